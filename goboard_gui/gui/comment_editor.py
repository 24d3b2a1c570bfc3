"""The field in which a comment is written, with the points and moves it names as links."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPalette,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextLine,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from ..notation.prose import Mention, MoveMention, find_moves, find_names, set_apart, signs_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QMouseEvent, QTextBlock

    from ..notation import Naming

Link = Mention | MoveMention

_WINDOWS_OWN = (Qt.Key.Key_Z, Qt.Key.Key_Y)
"""With Ctrl these undo and redo for the whole window."""

_DELETING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
"""With Ctrl these delete a word; in the window they would remove a node."""

# Halves of characters, which stand for bytes that a file's charset does not explain, are lost on
# the way through Qt; the last plane for private use is spare.
_TO_QT = {code: code + 0x100000 for code in range(0xD800, 0xE000)}
_FROM_QT = {there: here for here, there in _TO_QT.items()} | {0x2029: "\n"}


def links_in(line: str, naming: Naming) -> list[tuple[int, int, Link]]:
    """The links in a line of text: where they begin and end as Qt counts, and what they are."""
    found: list[Link] = [*find_names(line, naming), *find_moves(line)]
    return [(units(line, link.start), units(line, link.end), link) for link in found]


def units(text: str, place: int) -> int:
    """A place in a text in units of UTF-16."""
    return place if text.isascii() else len(text[:place].encode("utf-16-le")) // 2


def _same(one: Iterable[str], other: Iterable[str]) -> int:
    """With how many letters two texts begin alike."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return sum(1 for _ in alike)


class LinkHighlighter(QSyntaxHighlighter):
    """Gives links their look, in whatever colours the window has."""

    def __init__(self, document: QTextDocument, naming: Naming) -> None:
        super().__init__(document)
        self.naming = naming
        self.palette = QPalette()

    def highlightBlock(self, text: str) -> None:
        look = QTextCharFormat()
        look.setForeground(self.palette.color(QPalette.ColorRole.Link))
        look.setFontUnderline(True)
        for start, end, _ in links_in(text, self.naming):
            self.setFormat(start, end - start, look)


class CommentEditor(QPlainTextEdit):
    """Tells what is typed, pointed to and clicked; undo belongs to the window.

    While it has the focus it takes the keys that write and move in a text; Esc gives them back.
    """

    typed = Signal(object)
    """The text is another one; as a `str` of Qt's it would lose what `_TO_QT` saves."""
    moved = Signal()
    """The text cursor was moved, not by typing."""
    pointed = Signal(object)
    """The pointer came upon a link, or left them for None."""
    followed = Signal(object)
    """A link was clicked."""
    left = Signal()
    """The person is done writing."""

    def __init__(self, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setMouseTracking(True)
        self._links = LinkHighlighter(self.document(), naming)
        self._links.palette = self.palette()
        self._text = ""
        self._pointed: Link | None = None
        self._pressed: Link | None = None
        self.textChanged.connect(self._tell_typed)

    @property
    def text(self) -> str:
        """What is written here."""
        return self._text

    def use_naming(self, naming: Naming) -> None:
        """Take other names for links."""
        if naming != self._links.naming:
            self._links.naming = naming
            self._links.rehighlight()

    def show_text(self, text: str) -> None:
        """Begin with another text, at its top; what is written goes to its end."""
        self._text = text
        self.setPlainText(text.translate(_TO_QT))
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.verticalScrollBar().setValue(0)
        self._point_to(None)

    def change_text(self, text: str) -> None:
        """Change the text where it differs, and put the text cursor there."""
        old, new = self._raw(), text.translate(_TO_QT)
        self._text = text
        if old != new:
            start = _same(old, new)
            end = _same(reversed(old[start:]), reversed(new[start:]))
            cursor = self.textCursor()
            cursor.setPosition(units(old, start))
            cursor.setPosition(units(old, len(old) - end), QTextCursor.MoveMode.KeepAnchor)
            cursor.insertText(new[start : len(new) - end])
            self.setTextCursor(cursor)

    def insert_name(self, name: str) -> None:
        """Write a name at the text cursor, with the blanks it needs."""
        cursor = self.textCursor()
        raw = self._raw().encode("utf-16-le")
        before, after = raw[: 2 * cursor.selectionStart()], raw[2 * cursor.selectionEnd() :]
        naming = self._links.naming
        signs = signs_in(map(naming.name, naming.size.points()))
        apart = set_apart(
            name, before.decode("utf-16-le"), after[:8].decode("utf-16-le", "ignore"), signs
        )
        cursor.insertText(apart)
        self.ensureCursorVisible()

    def _raw(self) -> str:
        """The text as Qt has it, but with line feeds; no place is another than there."""
        return self.document().toRawText().replace("\u2029", "\n")

    def _tell_typed(self) -> None:
        text = self._raw().translate(_FROM_QT)
        if text != self._text:
            self._text = text
            self.typed.emit(text)

    def _link_at(self, position: QPointF) -> Link | None:
        """The link whose letters are at a place of the viewport."""
        block = self.cursorForPosition(position.toPoint()).block()
        column = self._column_at(block, position)
        for start, end, link in links_in(block.text(), self._links.naming):
            if column is not None and start <= column < end:
                return link
        return None

    def _column_at(self, block: QTextBlock, position: QPointF) -> int | None:
        """Which letter of a block is at a place of the viewport, None beside them."""
        corner = self.blockBoundingGeometry(block).translated(self.contentOffset()).topLeft()
        inside = position - corner
        layout = block.layout()
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            if line.naturalTextRect().contains(inside):
                on_letter = QTextLine.CursorPosition.CursorOnCharacter
                return int(line.xToCursor(inside.x(), on_letter))
        return None

    def _point_to(self, link: Link | None) -> None:
        if link != self._pointed:
            self._pointed = link
            shape = Qt.CursorShape
            self.viewport().setCursor(shape.PointingHandCursor if link else shape.IBeamCursor)
            self.pointed.emit(link)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        selecting = event.buttons() != Qt.MouseButton.NoButton
        self._point_to(None if selecting else self._link_at(event.position()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._point_to(None)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        left = event.button() is Qt.MouseButton.LeftButton
        self._pressed = self._link_at(event.position()) if left and plain else None
        super().mousePressEvent(event)
        self.moved.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        link, self._pressed = self._pressed, None
        clicked = link is not None and self._link_at(event.position()) == link
        if clicked and not self.textCursor().hasSelection():
            self.followed.emit(link)

    def event(self, event: QEvent) -> bool:
        """Take the keys of a text before the window's shortcuts do, and leave it undo and redo."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            modifiers = event.modifiers()
            if modifiers & Qt.KeyboardModifier.ControlModifier and event.key() in _WINDOWS_OWN:
                event.ignore()
                return True
            if event.key() in _DELETING:
                event.accept()
                return True
            typing = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
            if not modifiers & ~typing and event.key() < Qt.Key.Key_F1:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        text, place = self._text, self.textCursor().position()
        super().keyPressEvent(event)
        if self._text == text and self.textCursor().position() != place:
            self.moved.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._links.palette = self.palette()
            self._links.rehighlight()
