"""Commands for window layouts, both built-in ones and those that the user has saved."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMenu

from ..actions.commands import Command
from ..core import closing
from ..core.settings import Setting
from ..widgets import dialogs
from ..widgets.qt_texts import verbatim
from . import window_layout
from .window_layout import WindowLayout, parse_layout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QMainWindow, QToolBar

    from ..actions.commands.actions import Actions
    from ..core.settings import Settings

LAYOUTS = Setting[list[str]]("window/layouts", [])
"""The saved layouts as texts, see `WindowLayout.to_text`."""
RECORDING_LAYOUT = Setting("window/recording layout", "")
"""The layout that was last used while recording, or an empty string."""


class LayoutCommands(QObject):
    """Commands that show, save and delete layouts of a window."""

    changing = Signal()
    """Emitted before a layout is shown."""

    def __init__(
        self,
        window: QMainWindow,
        panels: Sequence[QDockWidget],
        toolbars: Sequence[QToolBar],
        settings: Settings,
        actions: Actions,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._panels = panels
        self._toolbars = toolbars
        self._settings = settings
        self._actions = actions
        self._default_state = window.saveState()
        self._place = QAction(self)  # before which menus list the saved layouts
        self._place.setVisible(False)
        self._listed: list[QAction] = []
        self.entries = [self._place]
        """The entries for saved layouts, with which menus are filled."""
        actions.connect_commands(
            {
                Command.LAYOUT_RECORD: partial(self.show_layout, window_layout.RECORD),
                Command.LAYOUT_STUDY: partial(self.show_layout, window_layout.STUDY),
                Command.LAYOUT_ANNOTATE: partial(self.show_layout, window_layout.ANNOTATE),
                Command.LAYOUT_SAVE: self._save,
                Command.LAYOUT_DELETE: self._delete,
                Command.DEFAULT_LAYOUT: self._restore_defaults,
            }
        )
        actions.enable_when(
            {Command.LAYOUT_DELETE: lambda: bool(self.saved_layouts)}, settings.changed
        )
        closing.connect_until_closed(self, settings.changed, self._setting_changed)

    @property
    def current_layout(self) -> WindowLayout:
        """The current layout of the window."""
        return WindowLayout.from_panels(self._panels, self._toolbars)

    @property
    def saved_layouts(self) -> dict[str, WindowLayout]:
        """The layouts that the user has saved, by their names, ignoring invalid ones."""
        return dict(filter(None, map(parse_layout, self._settings.get(LAYOUTS))))

    def show_layout(self, layout: WindowLayout) -> None:
        """Leave Zen mode and show a layout."""
        self._prepare()
        layout.apply_to_window(self._window, self._panels, self._toolbars)

    def _restore_defaults(self) -> None:
        """Put panels and toolbars where they were at first, and show the default layout."""
        self._prepare()
        # The tabs of a dock that the state does not contain would remain on top of other docks.
        others = [
            dock
            for dock in self._window.findChildren(QDockWidget)
            if dock.isVisible() and dock not in self._panels
        ]
        for dock in others:
            self._window.removeDockWidget(dock)
        if (placed := self._window.layout()) is not None:
            placed.activate()
        self._window.restoreState(self._default_state)
        for dock in others:
            self._window.tabifyDockWidget(self._panels[0], dock)
            dock.show()
        window_layout.ANNOTATE.apply_to_window(self._window, self._panels, self._toolbars)

    def _prepare(self) -> None:
        if self._actions[Command.ZEN].isChecked():
            self._actions[Command.ZEN].trigger()
        self.changing.emit()

    def restore_recording_layout(self) -> bool:
        """Show the layout that was last used while recording; return whether there is one.

        If there is none, the caller may offer `window_layout.RECORD`.
        """
        stored = parse_layout(self._settings.get(RECORDING_LAYOUT))
        if stored is None:
            return False
        self.show_layout(stored[1])
        return True

    def store_recording_layout(self) -> None:
        """Remember the current layout as the one that was last used while recording.

        Zen mode is not a layout.
        """
        if self._actions[Command.ZEN].isChecked():
            return
        self._settings.set(RECORDING_LAYOUT, self.current_layout.to_text("Recording"))

    def update_layout_menus(self) -> None:
        """Update the entries for saved layouts, also in the menus that contain them."""
        menus = [menu for menu in self._place.associatedObjects() if isinstance(menu, QMenu)]
        for action in self._listed:
            for menu in menus:
                menu.removeAction(action)
            closing.dispose(action)
        self._listed = [self._entry(name, layout) for name, layout in self.saved_layouts.items()]
        for menu in menus:
            menu.insertActions(self._place, self._listed)
        self.entries[:] = [*self._listed, self._place]

    def _entry(self, name: str, layout: WindowLayout) -> QAction:
        action = QAction(verbatim(name), self)
        action.triggered.connect(lambda: self.show_layout(layout))
        return action

    def _setting_changed(self, setting: object) -> None:
        if setting is LAYOUTS:
            self.update_layout_menus()

    def _save(self) -> None:
        name = (dialogs.ask_layout_name(self._window) or "").strip()
        if not name:
            return
        saved = self.saved_layouts
        if name in saved:
            question = self.tr("Replace the layout “{name}”?").format(name=name)
            if not dialogs.confirm(self._window, question, self.tr("&Replace")):
                return
        saved[name] = self.current_layout
        self._store(saved)

    def _delete(self) -> None:
        saved = self.saved_layouts
        name = dialogs.ask_layout_to_delete(self._window, list(saved))
        if name is not None:
            del saved[name]
            self._store(saved)

    def _store(self, saved: dict[str, WindowLayout]) -> None:
        self._settings.set(LAYOUTS, [layout.to_text(name) for name, layout in saved.items()])
        self._settings.sync()
