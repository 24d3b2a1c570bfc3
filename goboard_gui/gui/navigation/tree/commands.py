"""Commands of the game tree panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...actions.commands import Command

if TYPE_CHECKING:
    from ...actions.commands.actions import Actions
    from ...core.document import Document
    from .panel import TreePanel


class TreeCommands(QObject):
    """Connects the commands to the panel and enables them."""

    def __init__(self, document: Document, panel: TreePanel, actions: Actions) -> None:
        super().__init__(panel)
        self._document = document
        self._panel = panel
        self._actions = actions
        actions.connect_commands(
            {
                Command.COLLAPSE: lambda: panel.toggle(document.session.cursor),
                Command.EXPAND_ALL: panel.expand_all,
            }
        )
        panel.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Enable the commands that apply."""
        session = self._document.session
        follows = bool(session.tree.children(session.cursor))
        self._actions[Command.COLLAPSE].setEnabled(follows)
        self._actions[Command.EXPAND_ALL].setEnabled(bool(self._panel.collapsed))
