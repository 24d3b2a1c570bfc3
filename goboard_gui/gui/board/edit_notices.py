"""Notices about edits in the message strip, with buttons to undo the edit or to show its node."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..widgets.message_row import MessageAction

if TYPE_CHECKING:
    from ..core.document import Document
    from .message_strip import MessageStrip


class EditNotices(QObject):
    """Shows a notice about the latest edit, with *Undo*.

    *Undo* reverts exactly this edit: when another edit follows, the button becomes *Show*, which
    goes to the changed node. The notice disappears when the edit is undone.
    """

    def __init__(self, document: Document, strip: MessageStrip, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._strip = strip
        self._text = ""
        self._index = 0
        self._game = 0
        self._node = 0
        document.undo_stack.indexChanged.connect(self._follow_edits)

    def report(self, text: str, node: int | None = None) -> None:
        """Show a notice about the edit that was just made.

        ``node`` is the changed node, by default the one at the cursor.
        """
        self._text = text
        self._index = self._document.undo_stack.index()
        self._game = self._document.game
        self._node = self._document.session.cursor if node is None else node
        self._strip.show_notice(text, MessageAction(self.tr("Undo"), self._undo))

    @property
    def _is_shown(self) -> bool:
        return bool(self._text) and self._strip.notice == self._text

    def _follow_edits(self, index: int) -> None:
        """Follow further edits, undo and redo; ``index`` is the number of edits made."""
        if not self._is_shown:
            return
        if index < self._index:
            self._strip.clear_notice()
        elif index > self._index:
            self._strip.replace_notice_actions(MessageAction(self.tr("Show"), self._show))
        else:
            self._strip.replace_notice_actions(MessageAction(self.tr("Undo"), self._undo))

    def _undo(self) -> None:
        if self._document.undo_stack.index() == self._index:
            self._document.undo_stack.undo()

    def _show(self) -> None:
        """Go to the changed node, if the record still has it."""
        if self._game < self._document.game_count:
            self._document.go_to_game(self._game)
        if self._node in self._document.session.tree:
            self._document.go_to(self._node)
