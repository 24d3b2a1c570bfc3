"""Board and comment that show a node of one version of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from ...display_text import clip_text, escape_invalid_bytes
from ...files.comments import read_comment
from ...record import Session
from ..board.board_view import PreviewBoard
from ..widgets.labels import PlainLabel
from ..widgets.text_fields import displayed_length

if TYPE_CHECKING:
    from ...diagram.theme import Theme
    from ...record import Tree
    from ..core.view_settings import ViewSettings

_SIDE = 260
"""Minimum width and height of the board, in logical pixels."""
_LINES = 4


class VersionView(QWidget):
    """Board and comment for a position in one version of a record; empty if that version does not
    contain it.
    """

    def __init__(self, title: str, view_settings: ViewSettings, theme: Theme) -> None:
        super().__init__()
        self.preview = PreviewBoard(view_settings, theme, _SIDE)
        self.preview.setAccessibleName(title)
        self.comment = QPlainTextEdit(readOnly=True)
        self.comment.setAccessibleName(self.tr("Comment"))
        self.comment.setTabChangesFocus(True)
        self.comment.setMaximumHeight((_LINES + 1) * self.fontMetrics().lineSpacing())
        label = PlainLabel(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(label)
        column.addWidget(self.preview, 1)
        column.addWidget(self.comment)
        self._session: Session | None = None

    def show_node(self, tree: Tree | None, node: int | None) -> None:
        """Show the position and comment of a node, or nothing if the tree or the node is None."""
        self.preview.board.setVisible(node is not None)
        self.comment.setPlainText("")
        if tree is None or node is None:
            return
        if self._session is None or self._session.tree is not tree:
            self._session = Session(tree)
        self._session.go_to(node)
        self.preview.show_session(self._session)
        comment = read_comment(tree, node)
        shown = clip_text(comment, displayed_length(comment))
        self.comment.setPlainText(escape_invalid_bytes(shown))
