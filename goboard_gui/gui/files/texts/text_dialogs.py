"""The dialogs that read a record from typed text, and that write one as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QTimer
from PySide6.QtGui import QColor, QFontDatabase, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from ....files.text_records.errors import TextError
from ....files.text_records.writing import write
from ....go import Symmetry
from ....notation import NOTATIONS, RecordStyle
from ....study.interpretation import read_record
from ...widgets import dialogs
from ...widgets.combo_boxes import NotationComboBox
from ...widgets.labels import PlainLabel
from ...widgets.qt_texts import utf16_offset
from ...widgets.spin_boxes import SizeBox
from ...wording import error_messages
from . import interpretation_texts as words
from .interpretation_texts import style_name

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ....files.errors import TextPosition
    from ....files.text_records.reading import TextRecord
    from ....notation import Naming, Notation
    from ....record import Tree
    from ...core.messages import Messages

_MARK_COLOUR = QColor(214, 69, 32, 110)
_LINE_COLOUR = QColor(214, 69, 32, 36)


class SourceTextEdit(QPlainTextEdit):
    """Text editor with a fixed-width font that can highlight an erroneous part of the text."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setTabChangesFocus(True)

    def highlight(self, place: TextPosition, length: int) -> None:
        """Highlight ``length`` characters starting at a position, as well as their line."""
        block = self.document().findBlockByNumber(place.line - 1)
        text, start = block.text(), place.column - 1
        word = QTextCursor(block)
        word.setPosition(block.position() + utf16_offset(text, start))
        end = block.position() + utf16_offset(text, start + length)
        word.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        self.setExtraSelections([_line_selection(word), _selection(word, _MARK_COLOUR)])

    def clear_highlight(self) -> None:
        """Remove the highlight."""
        self.setExtraSelections([])

    @property
    def highlighted_text(self) -> str:
        """The text that is currently highlighted."""
        return "".join(each.cursor.selectedText() for each in self.extraSelections()[1:])

    def go_to_highlight(self) -> None:
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


def record_notation_combo_box(shown: Notation) -> NotationComboBox:
    """Return a combo box of the notations in which records can be written: those with unique
    names.
    """
    choice = NotationComboBox([known for known in NOTATIONS if known.bijective])
    choice.show_notation(shown)
    return choice


class StyleChoice(QComboBox):
    """Combo box of the styles of written records; its first entry selects no style."""

    def __init__(self, none: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        styles: Sequence[RecordStyle | None] = (None, *RecordStyle)
        for style in styles:
            self.addItem(none if style is None else style_name(style), style)

    @property
    def selected_style(self) -> RecordStyle | None:
        return cast("RecordStyle | None", self.currentData())


_PAUSE = 150
"""Delay between the last key and reading, in milliseconds."""
_MAX_DIAGNOSTICS = 5
_OPEN = QDialogButtonBox.StandardButton.Open


class TextOpenDialog(QDialog):
    """Dialog that asks for the notation of a written record, and marks errors in the text."""

    def __init__(self, text: str, naming: Naming, parent: QWidget | None = None) -> None:
        """Create the dialog for a text; ``naming`` is initially selected for reading it."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open Text Record"))
        self.record: TextRecord | None = None
        self._naming = naming
        self.text = SourceTextEdit(text)
        self.text.setAccessibleName(self.tr("Text"))
        self.notation_box = record_notation_combo_box(naming.notation)
        self.size_box = SizeBox(naming.size)
        self.style_box = StyleChoice(self.tr("Automatic"))
        self.repair = QCheckBox(self.tr("&Repair damaged coordinates"))
        self.repair.setToolTip(self.tr("Repair damage such as lost minus signs"))
        self.result_label = PlainLabel()
        self.result_label.setWordWrap(True)
        self.buttons = QDialogButtonBox(_OPEN | QDialogButtonBox.StandardButton.Cancel)
        self._lay_out()
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._connect()
        self.resize(640, 560)
        self._choices_changed()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Notation:"), self.notation_box)
        form.addRow(self.tr("&Board:"), self.size_box)
        form.addRow(self.tr("&Format:"), self.style_box)
        form.addRow("", self.repair)
        if self._naming.view is not Symmetry.IDENTITY:
            form.addRow(self.tr("View:"), PlainLabel(words.view_description(self._naming)))
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.result_label)
        layout.addWidget(self.buttons)

    def _connect(self) -> None:
        self._timer.timeout.connect(self.read)
        self.text.textChanged.connect(self._timer.start)
        self.notation_box.currentIndexChanged.connect(self._choices_changed)
        self.size_box.changed.connect(self._choices_changed)
        self.style_box.currentIndexChanged.connect(self._choices_changed)
        self.repair.toggled.connect(self._choices_changed)
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)

    @property
    def point_naming(self) -> Naming:
        """The notation, board size and view with which point names in the text are read."""
        size = self.size_box.board_size
        return self._naming._replace(notation=self.notation_box.notation, size=size)

    def _choices_changed(self) -> None:
        """Read the text with the current choices, and scroll to an error."""
        self.read()
        self.text.go_to_highlight()

    def read(self) -> None:
        """Parse the text, and show the record or an error message."""
        self._timer.stop()
        self.text.clear_highlight()
        self.record = None
        if self.point_naming.is_supported:
            self.result_label.setText(self._read())
        else:
            self.result_label.setText(words.unsupported_message(self.point_naming))
        self.buttons.button(_OPEN).setEnabled(self.record is not None)

    def _read(self) -> str:
        try:
            self.record = read_record(
                self.text.toPlainText(),
                self.point_naming,
                self.style_box.selected_style,
                repair=self.repair.isChecked(),
                entered=True,
            )
        except TextError as error:
            self.text.highlight(error.place, max(len(error.text), 1))
            return error_messages.describe_error(error)
        messages = [error_messages.describe_error(each) for each in self.record.diagnostics]
        if len(messages) > _MAX_DIAGNOSTICS:
            messages[_MAX_DIAGNOSTICS:] = ["…"]
        return "\n".join([words.record_summary(self.record.tree), *messages])

    def _accept(self) -> None:
        """Parse the current text, and accept the dialog if it is a record."""
        self.read()
        if self.record is not None:
            self.accept()


class TextSaveDialog(QDialog):
    """Dialog that shows the main line of a record as text in a chosen notation."""

    def __init__(
        self,
        tree: Tree,
        naming: Naming,
        suggested: Path,
        messages: Messages,
        parent: QWidget | None = None,
    ) -> None:
        """Create the dialog; ``naming`` is initially selected, and ``suggested`` is the proposed
        file name.

        If the board has names of its own, no other notation can be chosen.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save As Text"))
        self._tree = tree
        self._naming = naming
        self._suggested = suggested
        self._messages = messages
        self.notation_box = record_notation_combo_box(naming.notation)
        self.style_box = StyleChoice(self.tr("Default for the notation"))
        self.text = SourceTextEdit()
        self.text.setAccessibleName(self.tr("Text"))
        self.text.setReadOnly(True)
        self.result_label = PlainLabel()
        self.result_label.setWordWrap(True)
        self.save_button = QPushButton(self.tr("&Save…"))
        self.copy_button = QPushButton(self.tr("C&opy"))
        self._lay_out()
        self.notation_box.currentIndexChanged.connect(self.refresh)
        self.style_box.currentIndexChanged.connect(self.refresh)
        self.save_button.clicked.connect(self.save)
        self.copy_button.clicked.connect(self.copy)
        self.resize(560, 520)
        self.refresh()

    def _lay_out(self) -> None:
        form = QFormLayout()
        if self._naming.notation.plan is None:
            form.addRow(self.tr("&Notation:"), self.notation_box)
        form.addRow(self.tr("&Format:"), self.style_box)
        if self._naming.view is not Symmetry.IDENTITY:
            form.addRow(self.tr("View:"), PlainLabel(words.view_description(self._naming)))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for button in (self.save_button, self.copy_button):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.result_label)
        layout.addWidget(buttons)
        self.save_button.setDefault(True)

    @property
    def point_naming(self) -> Naming:
        """The notation, board size and view with which point names in the text are written."""
        if self._naming.notation.plan is not None:
            return self._naming
        return self._naming._replace(notation=self.notation_box.notation)

    def refresh(self) -> None:
        """Write the moves again with the current choices."""
        naming = self.point_naming
        if naming.is_supported:
            written = write(self._tree, naming, self.style_box.selected_style)
            lines = written.lines
            messages = [
                _capitalised(error_messages.describe_error(each)) for each in written.diagnostics
            ]
        else:
            lines, messages = [], [words.unsupported_message(naming)]
        self.text.setPlainText("\n".join(lines))
        self.result_label.setText("\n".join(messages))
        self.result_label.setVisible(bool(messages))
        for button in (self.save_button, self.copy_button):
            button.setEnabled(naming.is_supported)

    def copy(self) -> None:
        """Copy the text to the clipboard."""
        QApplication.clipboard().setText(self.text.toPlainText())
        self._messages.show_confirmation(self.tr("Moves copied as text"))

    def save(self) -> None:
        """Ask for a file name and save the text."""
        from ...widgets.file_output import save_file

        path = dialogs.ask_save_path(
            self, self.windowTitle(), str(self._suggested), self.tr("Text (*.txt)")
        )
        if path is None:
            return
        text = self.text.toPlainText()
        path = path if path.suffix else path.with_suffix(".txt")
        if save_file(self, path, f"{text}\n".encode()):
            self.accept()
            self._messages.show_exported(path)


def _capitalised(sentence: str) -> str:
    """Return a sentence with its first letter capitalised."""
    return sentence[:1].upper() + sentence[1:]
