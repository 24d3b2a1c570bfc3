"""A field for a text in which a place can be marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QFontDatabase, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from .qt_texts import units

if TYPE_CHECKING:
    from ...files.errors import Place

_FAULT = QColor(214, 69, 32, 110)
_LINE_OF_FAULT = QColor(214, 69, 32, 36)


class TextField(QPlainTextEdit):
    """Text in letters of one width, with a mark on what is wrong in it."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setTabChangesFocus(True)

    def mark(self, place: Place, length: int) -> None:
        """Mark so many characters from a place on, and its line."""
        block = self.document().findBlockByNumber(place.line - 1)
        text, start = block.text(), place.column - 1
        word = QTextCursor(block)
        word.setPosition(block.position() + units(text, start))
        end = block.position() + units(text, start + length)
        word.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        self.setExtraSelections([_whole_line(word), _selection(word, _FAULT)])

    def unmark(self) -> None:
        self.setExtraSelections([])

    @property
    def marked(self) -> str:
        """The characters that are marked."""
        return "".join(each.cursor.selectedText() for each in self.extraSelections()[1:])

    def go_to_mark(self) -> None:
        """Bring what is marked into sight."""
        for each in self.extraSelections():
            cursor = QTextCursor(each.cursor)
            cursor.setPosition(cursor.selectionStart())
            self.setTextCursor(cursor)
        self.ensureCursorVisible()


def _selection(cursor: QTextCursor, colour: QColor) -> QTextEdit.ExtraSelection:
    selection = QTextEdit.ExtraSelection()
    form = QTextCharFormat()
    form.setBackground(colour)
    selection.cursor, selection.format = cursor, form
    return selection


def _whole_line(cursor: QTextCursor) -> QTextEdit.ExtraSelection:
    place = QTextCursor(cursor)
    place.clearSelection()
    selection = _selection(place, _LINE_OF_FAULT)
    form = selection.format
    form.setProperty(QTextFormat.Property.FullWidthSelection, True)
    selection.format = form
    return selection
