"""Command that removes markup and annotations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...actions.commands import Command
from ...widgets import dialogs

if TYPE_CHECKING:
    from ...actions.workspace import Workspace


class CleanupCommand(QObject):
    """The command that removes markup and annotations from a record."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.window)
        self._document = workspace.document
        self._window = workspace.window
        workspace.actions.connect_commands({Command.CLEAN_MARKUP: self.ask_and_remove})

    def ask_and_remove(self) -> None:
        """Ask what to remove, and remove it in a single edit."""
        from ....record.edits.cleaning import remove_markup
        from ....record.scope import nodes_in_scope
        from .cleanup_dialog import CleanupDialog

        session = self._document.session
        dialog = CleanupDialog(session, self._window)
        if dialogs.run_modal(dialog):
            with dialogs.busy_cursor():
                cleaned = remove_markup(
                    session.tree, nodes_in_scope(session, dialog.scope), dialog.kinds
                )
            self._document.replace_tree(self.tr("Clean up markup"), cleaned)
