"""The commands that choose what of the position's life is seen, and the panel that lists it."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...actions.commands import Command
from ...core import closing
from ...core.settings import LIFE_MARKS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget

    from ...actions.commands.actions import Actions
    from ...board.board_presenter import BoardPresenter
    from ...core.document import Document
    from ...core.settings import Settings
    from ...core.view_settings import ViewSettings
    from .panel import LifePanel
    from .showing import Showing


class LifeCommands(QObject):
    """Keeps them and the setting alike, and makes what shows life when it is first wanted."""

    told = Signal(str)
    """What lives at the point under the pointer, in a sentence, or nothing."""

    def __init__(
        self,
        document: Document,
        presenter: BoardPresenter,
        view_settings: ViewSettings,
        dock: QDockWidget,
        settings: Settings,
        actions: Actions,
    ) -> None:
        super().__init__(dock)
        self._document = document
        self._presenter = presenter
        self._view_settings = view_settings
        self._dock = dock
        self._settings = settings
        self._actions = actions
        actions.connect_commands(
            {
                Command.LIFE_NOTHING: partial(settings.set, LIFE_MARKS, []),
            }
        )
        closing.connect(self, settings.changed, self._setting_changed)
        dock.visibilityChanged.connect(self._look)
        self._show()

    @cached_property
    def _showing(self) -> Showing:
        from .showing import Showing

        showing = Showing(self._document, self._presenter, self._dock)
        showing.told.connect(self.told)
        return showing

    def _setting_changed(self, setting: object) -> None:
        if setting is LIFE_MARKS:
            self._show()

    def _show(self) -> None:
        """Show on the board what is chosen, and check it."""
        chosen = self._settings.get(LIFE_MARKS)
        self._actions[Command.LIFE_NOTHING].setEnabled(bool(chosen))
        if chosen or "_showing" in vars(self):
            self._showing.show_aspects(chosen)

    @cached_property
    def _panel(self) -> LifePanel:
        from .panel import LifePanel

        panel = LifePanel(self._document, self._presenter, self._view_settings, self._showing)
        self._dock.setWidget(panel)
        return panel

    def _look(self, seen: bool) -> None:
        """Let the panel list while it is seen; it is made when it is so first."""
        if seen or "_panel" in vars(self):
            self._panel.look(seen)
