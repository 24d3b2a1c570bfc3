"""Commands for the display of life and death and for its panel."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...actions.commands import Command
from ...core.settings import LIFE_MARKS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget

    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from .life_display import LifeDisplay
    from .life_panel import LifePanel


class LifeCommands(QObject):
    """The life-and-death commands; the display is created when it is first needed."""

    point_described = Signal(str)
    """Emitted with a sentence about the point under the pointer, or with an empty string."""

    def __init__(self, workspace: Workspace, presenter: BoardPresenter, dock: QDockWidget) -> None:
        super().__init__(dock)
        view_settings, actions = workspace.view_settings, workspace.actions
        self._document = workspace.document
        self._presenter = presenter
        self._view_settings = view_settings
        self._dock = dock
        actions.connect_commands(
            {
                Command.LIFE_NOTHING: partial(view_settings.set, LIFE_MARKS, []),
            }
        )
        actions.enable_when(
            {Command.LIFE_NOTHING: lambda: bool(view_settings.get(LIFE_MARKS))},
            view_settings.changed,
        )
        view_settings.changed.connect(self._show)
        dock.visibilityChanged.connect(self._set_panel_visible)
        self._show()

    @cached_property
    def _display(self) -> LifeDisplay:
        from .life_display import LifeDisplay

        showing = LifeDisplay(self._document, self._view_settings, self._presenter, self._dock)
        showing.point_described.connect(self.point_described)
        return showing

    def _show(self) -> None:
        """Show the chosen life-and-death features on the board."""
        chosen = self._view_settings.get(LIFE_MARKS)
        if chosen or "_display" in vars(self):
            self._display.show_features(chosen)

    @cached_property
    def _panel(self) -> LifePanel:
        from .life_panel import LifePanel

        panel = LifePanel(self._document, self._view_settings, self._display)
        self._dock.setWidget(panel)
        return panel

    def _set_panel_visible(self, seen: bool) -> None:
        """Keep the panel up to date while it is visible; it is created when it is first shown."""
        if seen or "_panel" in vars(self):
            self._panel.set_following(seen)
