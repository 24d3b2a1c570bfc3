"""Help commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from ..actions.commands import Command
from ..widgets import dialogs
from ..widgets.context_help import help_page_for, provide_help

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget

    from ..actions.commands.actions import Actions
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings


class HelpCommands(QObject):
    """Connects the help commands of a window and its dialogs."""

    def __init__(
        self, view_settings: ViewSettings, settings: Settings, actions: Actions, window: QWidget
    ) -> None:
        super().__init__(window)
        self._view_settings = view_settings
        self._settings = settings
        self._actions = actions
        self._window = window
        provide_help(window, self.show_page)
        actions.connect_commands(
            {
                Command.MANUAL: lambda: self.show_page(help_page_for(QApplication.focusWidget())),
                Command.ABOUT_NOTATIONS: self._show_notations,
                Command.NEWS: self._show_news,
                Command.KEYS: self._show_keys,
                Command.ABOUT: self._show_about,
            }
        )

    def show_page(self, name: str, beside: QDialog | None = None) -> None:
        """Open the manual at a page, or where it was left.

        ``beside`` is the dialog that asks; while a modal one is open, no window but its own ones
        can be used.
        """
        from .help_window import HelpWindow

        around = beside if beside is not None and beside.isModal() else self._window

        def manual() -> HelpWindow:
            return HelpWindow(self._view_settings, self._settings, around)

        dialogs.bring_up(HelpWindow, around, manual).show_page(name)

    def _show_notations(self) -> None:
        from .library import NOTATIONS

        self.show_page(NOTATIONS)

    def _show_news(self) -> None:
        from .library import NEWS

        self.show_page(NEWS)

    def _show_keys(self) -> None:
        from .shortcut_list_dialog import ShortcutListDialog

        dialogs.bring_up(
            ShortcutListDialog,
            self._window,
            lambda: ShortcutListDialog(self._settings, self._actions, self._window),
        )

    def _show_about(self) -> None:
        from .about import AboutDialog

        dialogs.run(AboutDialog(self._settings, self._window))
