"""Comment panel: node name, evaluations, comment editor and the notation of comments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QEvent, QMimeData, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPalette, QSyntaxHighlighter, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from ....display_text import clip_text
from ....notation import notation as find_notation
from ....notation.addresses import WebAddress, find_addresses
from ....notation.mentions import Mention, MoveMention
from ....notation.prose import find_move_numbers, find_names, pad_name, symbols_in_names
from ...core.idle_tasks import IdleTask
from ...core.qt_strings import from_qt, to_qt
from ...widgets.buttons import IconButton, TextButton, flatten_after_menu
from ...widgets.labels import FixedHeightLabel
from ...widgets.menu import Menu
from ...widgets.notation_choices import add_notations
from ...widgets.qt_texts import as_tip, utf16_offset
from ...widgets.text_fields import (
    MAX_TEXT_LENGTH,
    displayed_length,
    handle_shortcut_override,
    has_long_word,
    show_in_field,
    too_long_to_edit_text,
)
from ...widgets.tool_bar import ToolBar

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QTextBlock, QTextDocument

    from ....notation import Naming, Notation

Link = Mention | MoveMention | WebAddress


def find_links(line: str, naming: Naming) -> list[tuple[int, int, Link]]:
    """Return the links in a line, each with its start and end in UTF-16 units and its target."""
    found: list[Link] = [*find_names(line, naming), *find_move_numbers(line), *find_addresses(line)]
    return [(utf16_offset(line, link.start), utf16_offset(line, link.end), link) for link in found]


_AT_ONCE = 5_000
"""Number of characters in which links are searched for at once."""
_LONGEST_LINE = 20_000
"""Number of characters at the start of a line in which links are highlighted."""


class LinkHighlighter(QSyntaxHighlighter):
    """Syntax highlighter that shows links in the link colours of the window's palette."""

    def __init__(self, document: QTextDocument, naming: Naming) -> None:
        super().__init__(document)
        self.naming = naming
        self.palette = QPalette()
        self._at_once = _AT_ONCE
        self._next: int | None = None
        self._going_on = False
        self._idle_task = IdleTask(self)
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._highlight_rest_later)

    def _highlight_rest_later(self) -> None:
        """Highlight the first paragraph that was skipped, and all below it, while the window is
        idle.
        """
        first, self._next, self._at_once = self._next, None, _AT_ONCE
        if first is not None:
            self._idle_task.run(self._highlight_from(first))

    def _highlight_from(self, number: int) -> Iterator[None]:
        block = self.document().findBlockByNumber(number)
        while block.isValid():
            self._going_on = True
            self.rehighlightBlock(block)
            self._going_on = False
            yield
            number += 1  # the text may have been edited meanwhile
            block = self.document().findBlockByNumber(number)
        self._at_once = _AT_ONCE

    def highlightBlock(self, text: str) -> None:
        """Highlight a paragraph, or leave it to an idle task if the text is long."""
        self._at_once -= len(text)
        if self._at_once < 0 and not self._going_on:
            number = self.currentBlock().blockNumber()
            self._next = number if self._next is None else min(self._next, number)
            self._timer.start()
            return
        for start, end, _ in find_links(text[:_LONGEST_LINE], self.naming):
            look = QtGui.QTextCharFormat()
            look.setForeground(self.palette.color(QPalette.ColorRole.Link))
            look.setFontUnderline(True)
            self.setFormat(start, end - start, look)


_FOUND = QColor(255, 176, 0, 70)
_CURRENT = QColor(255, 140, 0, 150)
"""Background of search results and of the current one, for light and dark themes."""


def _common_length(one: str, other: str) -> int:
    """Return the length of the common prefix of two texts, by bisection."""
    same, end = 0, min(len(one), len(other))
    while same < end:
        middle = (same + end + 1) // 2
        if one[same:middle] == other[same:middle]:
            same = middle
        else:
            end = middle - 1
    return same


class CommentEditor(QPlainTextEdit):
    """Text editor for comments that reports edits and links; undo is left to the window.

    While it has the focus it handles the keys for writing and moving in a text; Esc leaves it.
    """

    typed = Signal(object)
    """The text was edited; passed as object, since Qt's `str` would lose what `to_qt` keeps."""
    cursor_moved = Signal()
    """The text cursor was moved other than by typing."""
    link_hovered = Signal(object)
    """Another link is hovered, or None."""
    link_clicked = Signal(object)
    """A link was clicked."""
    finished = Signal()
    """The user has finished editing."""

    def __init__(self, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setMouseTracking(True)
        self._links = LinkHighlighter(self.document(), naming)
        self._links.palette = self.palette()
        self._text = ""
        self._hovered: Link | None = None
        self._pressed: Link | None = None
        self.textChanged.connect(self._text_changed)

    @property
    def text(self) -> str:
        """The text of the comment."""
        return self._text

    def set_point_naming(self, naming: Naming) -> None:
        """Set how the point names that become links are read."""
        if naming != self._links.naming:
            self._links.naming = naming
            self._links.rehighlight()

    def show_text(self, text: str) -> None:
        """Show another comment, scrolled to its top, with the text cursor at its end."""
        self._text = text
        self.setPlainText(to_qt(text))
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.verticalScrollBar().setValue(0)
        self._set_hovered(None)

    def update_text(self, text: str) -> None:
        """Replace the part of the text that differs, and move the text cursor there."""
        old, new = self._raw(), to_qt(text)
        self._text = text
        if old != new:
            start = _common_length(old, new)
            end = _common_length(old[start:][::-1], new[start:][::-1])
            cursor = self.textCursor()
            cursor.setPosition(utf16_offset(old, start))
            cursor.setPosition(utf16_offset(old, len(old) - end), QTextCursor.MoveMode.KeepAnchor)
            cursor.insertText(new[start : len(new) - end])
            self.setTextCursor(cursor)

    def insert_name(self, name: str) -> None:
        """Insert a name at the text cursor, with spaces as needed, if the comment is editable."""
        if self.isReadOnly():
            return
        cursor = self.textCursor()
        raw = self._raw().encode("utf-16-le")
        before, after = raw[: 2 * cursor.selectionStart()], raw[2 * cursor.selectionEnd() :]
        naming = self._links.naming
        signs = symbols_in_names(map(naming.name, naming.points()))
        apart = pad_name(
            name, before.decode("utf-16-le"), after[:8].decode("utf-16-le", "ignore"), signs
        )
        cursor.insertText(apart)
        self.ensureCursorVisible()

    def highlight_matches(self, places: Sequence[tuple[int, int]], current: int | None) -> None:
        """Highlight the search results, and the one with the index ``current`` more strongly."""
        marks = []
        for number, (start, end) in enumerate(places):
            mark = QtWidgets.QTextEdit.ExtraSelection()
            look = QtGui.QTextCharFormat()
            look.setBackground(_CURRENT if number == current else _FOUND)
            mark.cursor, mark.format = self._cursor_over(start, end), look
            marks.append(mark)
        self.setExtraSelections(marks)

    def move_cursor_to(self, place: int) -> None:
        """Move the text cursor to a position and scroll to it."""
        self.setTextCursor(self._cursor_over(place, place))
        self.ensureCursorVisible()

    def _cursor_over(self, start: int, end: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        raw = self._raw()
        start, end = min(start, len(raw)), min(end, len(raw))  # only the beginning may be shown
        cursor.setPosition(utf16_offset(raw, start))
        cursor.setPosition(utf16_offset(raw, end), QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def insertFromMimeData(self, source: QMimeData) -> None:  # noqa: N802
        """Paste a text; if the comment becomes too long for the editor, it is passed on to the
        record, and only its beginning is shown.
        """
        text, cursor, length = source.text(), self.textCursor(), self.document().characterCount()
        short = len(text) <= MAX_TEXT_LENGTH and not has_long_word(text)
        if short and length + len(text) <= MAX_COMMENT_LENGTH:
            super().insertFromMimeData(source)
            return
        before = self._text_between(0, cursor.selectionStart())
        after = self._text_between(cursor.selectionEnd(), length - 1)
        self.typed.emit(from_qt(before + text + after))

    def _text_between(self, start: int, end: int) -> str:
        """Return the text between two positions in UTF-16 units."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor.selectedText().replace("\u2029", "\n")

    def _raw(self) -> str:
        """Return the text as Qt stores it, but with line feeds, so that positions remain the
        same.
        """
        return self.document().toRawText().replace("\u2029", "\n")

    def _text_changed(self) -> None:
        text = from_qt(self._raw())
        if text != self._text:
            self._text = text
            self.typed.emit(text)

    def _link_at(self, position: QPointF) -> Link | None:
        """Return the link at a position in the viewport, or None if there is none."""
        block = self.cursorForPosition(position.toPoint()).block()
        column = self._column_at(block, position)
        for start, end, link in find_links(block.text(), self._links.naming):
            if column is not None and start <= column < end:
                return link
        return None

    def _column_at(self, block: QTextBlock, position: QPointF) -> int | None:
        """Return the column of the character at a position in the viewport, or None if there is
        none.
        """
        corner = self.blockBoundingGeometry(block).translated(self.contentOffset()).topLeft()
        inside = position - corner
        layout = block.layout()
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            if line.naturalTextRect().contains(inside):
                on_letter = QtGui.QTextLine.CursorPosition.CursorOnCharacter
                return int(line.xToCursor(inside.x(), on_letter))
        return None

    def _set_hovered(self, link: Link | None) -> None:
        if link != self._hovered:
            self._hovered = link
            shape = Qt.CursorShape
            self.viewport().setCursor(shape.PointingHandCursor if link else shape.IBeamCursor)
            self.viewport().setToolTip(as_tip(link.url) if isinstance(link, WebAddress) else "")
            self.link_hovered.emit(link)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        selecting = event.buttons() != Qt.MouseButton.NoButton
        self._set_hovered(None if selecting else self._link_at(event.position()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._set_hovered(None)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        left = event.button() is Qt.MouseButton.LeftButton
        self._pressed = self._link_at(event.position()) if left and plain else None
        super().mousePressEvent(event)
        self.cursor_moved.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        link, self._pressed = self._pressed, None
        clicked = link is not None and self._link_at(event.position()) == link
        if clicked and not self.textCursor().hasSelection():
            self.link_clicked.emit(link)

    def event(self, event: QEvent) -> bool:
        """Handle editing keys before they trigger the window's shortcuts, except for undo and
        redo.
        """
        if handle_shortcut_override(event, undoes=False):
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.finished.emit()
            return
        text, place = self._text, self.textCursor().position()
        super().keyPressEvent(event)
        if self._text == text and self.textCursor().position() != place:
            self.cursor_moved.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._links.palette = self.palette()
            self._links.rehighlight()


class NameField(QLineEdit):
    """Text field for the node name; undo is left to the window, and Enter and Esc leave the
    field.
    """

    typed = Signal(object)
    """The name was edited; passed as object, since Qt's `str` would lose what `to_qt` keeps."""
    finished = Signal()
    """The user has finished editing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self._whole = ""
        self.setAccessibleName(self.tr("Node name"))
        self.setPlaceholderText(self.tr("Node name"))
        self.textEdited.connect(lambda text: self.typed.emit(from_qt(text)))
        self.returnPressed.connect(self.finished)

    @property
    def name(self) -> str:
        """The whole name of the node, without surrounding spaces; a long one may be shown in
        part.
        """
        return self._whole if self.isReadOnly() else from_qt(self.text()).strip()

    def show_name(self, name: str) -> None:
        """Show a node name; surrounding spaces that the user is typing are kept."""
        if name != self.name:
            too_long = show_in_field(self, name)
            self._whole = name if too_long else ""
            self.setToolTip(as_tip(too_long_to_edit_text() if too_long else ""))

    def select_part(self, start: int, end: int) -> None:
        """Select a part of the name, given by its start and end."""
        raw = self.text()
        start, end = min(start, len(raw)), min(end, len(raw))
        begin = utf16_offset(raw, start)
        self.setSelection(begin, utf16_offset(raw, end) - begin)

    def event(self, event: QEvent) -> bool:
        """Handle editing keys before they trigger the window's shortcuts, except for undo and
        redo.
        """
        return handle_shortcut_override(event, undoes=False) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.finished.emit()
        else:
            super().keyPressEvent(event)


class CommentMenu(Menu):
    """Menu of the comment panel, with the notation of the coordinates in the record's comments."""

    notation_chosen = Signal(object)
    """Emitted with the notation that the user chose."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setToolTipsVisible(True)
        self.addSection(self.tr("Coordinates in comments:"))
        self._end = self.addSeparator()
        self._choices: dict[str, QAction] = {}
        self._shown: Notation | None = None
        self.fill_when_shown(self._add_entries)

    def _add_entries(self) -> None:
        self._choices = add_notations(
            self, lambda key: self.notation_chosen.emit(find_notation(key)), self._end
        )
        self.show_notation(self._shown)

    def __getitem__(self, key: str) -> QAction:
        """Return the entry of the notation with this id."""
        self.fill()
        return self._choices[key]

    @property
    def notation(self) -> Notation | None:
        """The notation that is checked, or None."""
        self.fill()
        checked = (key for key, choice in self._choices.items() if choice.isChecked())
        return next(map(find_notation, checked), None)

    def show_notation(self, shown: Notation | None) -> None:
        """Check the entry of a notation; None disables all entries."""
        self._shown = shown
        for key, choice in self._choices.items():
            choice.setEnabled(shown is not None)
            choice.setChecked(shown is not None and key == shown.id)


_ICON = 16
_MIN_HEIGHT = 44
"""Height of two lines of a comment in pixels, for low windows."""


MAX_COMMENT_LENGTH = 200_000
"""The most characters of a comment that can be edited; malicious files contain millions."""


class CommentPanel(QWidget):
    """Panel for the name, the evaluations and the comment of a node.

    It does not know the document.
    """

    notation_chosen = Signal(object)
    """The user chose this notation for the record's comments."""

    def __init__(self, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = NameField()
        self.buttons = ToolBar()
        self.buttons.setIconSize(QSize(_ICON, _ICON))
        self.editor = CommentEditor(naming)
        self.editor.setFrameShape(CommentEditor.Shape.NoFrame)
        self.editor.setMinimumHeight(_MIN_HEIGHT)
        self.editor.setAccessibleName(self.tr("Comment"))
        self.too_long = FixedHeightLabel(2)
        self.too_long.setText(self.tr("Long comment: only its beginning is shown."))
        self.show_all = TextButton(self.tr("Show All"), self.tr("Show and edit the whole comment"))
        self.show_all.clicked.connect(self._show_whole)
        cut_row = QHBoxLayout()
        cut_row.setContentsMargins(8, 2, 8, 2)
        cut_row.addWidget(self.too_long, 1)
        cut_row.addWidget(self.show_all)
        self.menu = CommentMenu(self)
        self.menu.notation_chosen.connect(self.notation_chosen)
        self.menu_button = IconButton("menu", self.tr("Comment options"))
        self.menu_button.setPopupMode(IconButton.ToolButtonPopupMode.InstantPopup)
        self.menu_button.setMenu(self.menu)
        flatten_after_menu(self.menu_button, self.menu)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 2, 0)
        row.setSpacing(0)
        row.addWidget(self.name, 1)
        row.addWidget(self.menu_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.buttons)
        column.addWidget(self.editor, 1)
        column.addLayout(cut_row)
        self._node: object = None
        self._whole = ""
        self._shows_all = True
        self._is_locked = False
        self._show_placeholder()
        self.show_comment(None, "", naming)

    def set_locked(self, locked: bool) -> None:
        """Set whether the comment and the name can be read only."""
        self._is_locked = locked
        self.name.setEnabled(not locked)
        self.menu_button.setEnabled(not locked)
        self._show_placeholder()
        self.editor.setReadOnly(locked or not self._shows_all)

    def _show_placeholder(self) -> None:
        text = self.tr("Write a comment. Ctrl+click a point on the board to insert its coordinate.")
        self.editor.setPlaceholderText("" if self._is_locked else text)

    def set_buttons(self, actions: Sequence[QAction | None]) -> None:
        """Set the buttons above the comment; each None adds a separator."""
        for action in actions:
            if action is None:
                self.buttons.addSeparator()
            else:
                self.buttons.addAction(action)

    def show_comment(self, node: object, text: str, naming: Naming) -> None:
        """Show the comment of a node; if the node is already shown, change only what differs."""
        self.menu.show_notation(None if naming.notation.plan is not None else naming.notation)
        self.editor.set_point_naming(naming)
        same = node == self._node
        length = len(text) if same and self._shows_all_of(text) else displayed_length(text)
        cut = length < len(text)
        self._node, self._whole, self._shows_all = node, text, not cut
        self.too_long.setVisible(cut)
        can_show_all = len(text) <= MAX_COMMENT_LENGTH and not has_long_word(text)
        self.show_all.setVisible(cut and can_show_all)
        self.editor.setReadOnly(cut or self._is_locked)
        shown = clip_text(text, length)
        if not same:
            self.editor.show_text(shown)
        elif shown != self.editor.text:
            self.editor.update_text(shown)

    def _shows_all_of(self, text: str) -> bool:
        """Return whether a comment that is edited in the panel is still shown completely."""
        if not self._shows_all or len(text) > MAX_COMMENT_LENGTH:
            return False
        before = self.editor.text
        return text == before or (
            len(text) - len(before) <= MAX_TEXT_LENGTH and not has_long_word(text)
        )

    def _show_whole(self) -> None:
        """Show the whole comment, so that it can be edited."""
        self._shows_all = True
        self.too_long.hide()
        self.show_all.hide()
        self.editor.setReadOnly(self._is_locked)
        self.editor.show_text(self._whole)
        self.editor.setFocus()
