"""Plain text editor that can highlight an error."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QFontDatabase, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from .qt_texts import utf16_offset

if TYPE_CHECKING:
    from ...files.errors import TextPosition

_MARK_COLOUR = QColor(214, 69, 32, 110)
_LINE_COLOUR = QColor(214, 69, 32, 36)


class SourceTextEdit(QPlainTextEdit):
    """Text editor with a fixed-width font that can highlight an erroneous part of the text."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setTabChangesFocus(True)

    def mark(self, place: TextPosition, length: int) -> None:
        """Highlight ``length`` characters from a position, and their line."""
        block = self.document().findBlockByNumber(place.line - 1)
        text, start = block.text(), place.column - 1
        word = QTextCursor(block)
        word.setPosition(block.position() + utf16_offset(text, start))
        end = block.position() + utf16_offset(text, start + length)
        word.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        self.setExtraSelections([_line_selection(word), _selection(word, _MARK_COLOUR)])

    def unmark(self) -> None:
        """Remove the highlight."""
        self.setExtraSelections([])

    @property
    def marked(self) -> str:
        """The highlighted characters."""
        return "".join(each.cursor.selectedText() for each in self.extraSelections()[1:])

    def go_to_mark(self) -> None:
        """Scroll to the highlighted characters and move the text cursor there."""
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


def _line_selection(cursor: QTextCursor) -> QTextEdit.ExtraSelection:
    place = QTextCursor(cursor)
    place.clearSelection()
    selection = _selection(place, _LINE_COLOUR)
    form = selection.format
    form.setProperty(QTextFormat.Property.FullWidthSelection, True)
    selection.format = form
    return selection
