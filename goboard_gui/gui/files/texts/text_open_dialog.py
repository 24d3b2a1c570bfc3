"""The dialog that reads a written record while it is typed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from ....files.text_records import TextError
from ....go import Symmetry
from ....study.interpretation import read_record
from ...widgets.size_box import SizeBox
from ...widgets.source_text_edit import SourceTextEdit
from ...wording import error_messages
from . import meaning_texts as words
from .record_format_boxes import StyleChoice, record_notations

if TYPE_CHECKING:
    from ....files.text_records import TextRecord
    from ....notation import Naming

_PAUSE = 150
"""Delay between the last key and reading, in milliseconds."""
_MAX_DIAGNOSTICS = 5
_OPEN = QDialogButtonBox.StandardButton.Open


class TextOpenDialog(QDialog):
    """Asks for the notation of a text, and marks errors in it."""

    def __init__(self, text: str, naming: Naming, parent: QWidget | None = None) -> None:
        """Create the dialog for a text with an initial naming."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open a text record"))
        self.record: TextRecord | None = None
        self._naming = naming
        self.text = SourceTextEdit(text)
        self.text.setAccessibleName(self.tr("Text"))
        self.notation_box = record_notations(naming.notation)
        self.size_box = SizeBox(naming.size)
        self.style_box = StyleChoice(self.tr("Whichever fits"))
        self.repair = QCheckBox(self.tr("&Repair damaged names"))
        self.repair.setToolTip(self.tr("Such as those that lost their minus signs on the way"))
        self.result_label = QLabel()
        self.result_label.setTextFormat(Qt.TextFormat.PlainText)
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
        form.addRow(self.tr("&Form:"), self.style_box)
        form.addRow("", self.repair)
        if self._naming.view is not Symmetry.IDENTITY:
            form.addRow(self.tr("Seen:"), QLabel(words.view_description(self._naming)))
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
    def naming(self) -> Naming:
        """The naming in which the text is read."""
        size = self.size_box.chosen
        return replace(self._naming, notation=self.notation_box.notation, size=size)

    def _choices_changed(self) -> None:
        """Read the text with the current choices, and scroll to an error."""
        self.read()
        self.text.go_to_mark()

    def read(self) -> None:
        """Read the text and show the result."""
        self._timer.stop()
        self.text.unmark()
        self.record = None
        if self.naming.is_supported:
            self.result_label.setText(self._read())
        else:
            self.result_label.setText(words.unsupported_message(self.naming))
        self.buttons.button(_OPEN).setEnabled(self.record is not None)

    def _read(self) -> str:
        try:
            self.record = read_record(
                self.text.toPlainText(),
                self.naming,
                self.style_box.chosen,
                repair=self.repair.isChecked(),
            )
        except TextError as error:
            self.text.mark(error.place, max(len(error.text), 1))
            return error_messages.describe(error)
        messages = [error_messages.describe(each) for each in self.record.diagnostics]
        if len(messages) > _MAX_DIAGNOSTICS:
            messages[_MAX_DIAGNOSTICS:] = ["…"]
        return "\n".join([words.record_summary(self.record.tree), *messages])

    def _accept(self) -> None:
        """Read the latest text, and accept it if it is a record."""
        self.read()
        if self.record is not None:
            self.accept()
