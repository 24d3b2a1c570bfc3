"""Hands for the tests of comments: pointing to what is written, and clicking it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from goboard_gui.gui.navigation.comments.comment_panel import CommentEditor


def place_of(editor: CommentEditor, text: str) -> QPoint:
    """Return where the first letter of a text stands in the viewport."""
    cursor = editor.document().find(text)
    assert not cursor.isNull(), text
    cursor.setPosition(cursor.selectionStart())
    return editor.cursorRect(cursor).center() + QPoint(3, 0)


def hover(editor: CommentEditor, place: QPoint) -> None:
    there = QPointF(editor.viewport().mapToGlobal(place))
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(place), there, none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(editor.viewport(), event)


def follow(editor: CommentEditor, text: str) -> None:
    QTest.mouseClick(editor.viewport(), Qt.MouseButton.LeftButton, pos=place_of(editor, text))
