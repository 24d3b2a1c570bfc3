"""Commands that open the manual and other help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from ..actions.commands import Command
from ..widgets import dialogs
from ..widgets.context_help import help_page_for, register_help

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from ..actions.workspace import Workspace


class HelpCommands(QObject):
    """Help commands of a window, which its dialogs also use to open pages of the manual."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.window)
        self._view_settings = workspace.view_settings
        self._settings = workspace.settings
        self._actions = workspace.actions
        self._window = workspace.window
        register_help(workspace.window, self.show_page)
        workspace.actions.connect_commands(
            {
                Command.MANUAL: lambda: self.show_page(help_page_for(QApplication.focusWidget())),
                Command.ABOUT_NOTATIONS: self._show_notations,
                Command.NEWS: self._show_news,
                Command.KEYS: self._show_keys,
                Command.ABOUT: self._show_about,
            }
        )

    def show_page(self, name: str, dialog: QDialog | None = None) -> None:
        """Open the manual at the named page, or at the page shown last if the name is empty.

        ``dialog`` is the dialog that asked for help: while a modal dialog is open, only windows
        that belong to it can be used.
        """
        from .help_window import HelpWindow

        owner = dialog if dialog is not None and dialog.isModal() else self._window

        def create_help_window() -> HelpWindow:
            return HelpWindow(self._view_settings, self._settings, owner)

        dialogs.raise_or_create(HelpWindow, owner, create_help_window).show_page(name)

    def _show_notations(self) -> None:
        from .manual import NOTATIONS_PAGE

        self.show_page(NOTATIONS_PAGE)

    def _show_news(self) -> None:
        from .manual import NEWS_PAGE

        self.show_page(NEWS_PAGE)

    def _show_keys(self) -> None:
        from .shortcut_list_dialog import ShortcutListDialog

        dialogs.raise_or_create(
            ShortcutListDialog,
            self._window,
            lambda: ShortcutListDialog(self._settings, self._actions, self._window),
        )

    def _show_about(self) -> None:
        from .about_dialog import AboutDialog

        dialogs.run_modal(AboutDialog(self._settings, self._window))
