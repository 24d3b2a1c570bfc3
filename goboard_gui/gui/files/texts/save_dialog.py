"""The moves of a record as text, to be copied and saved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ....files.text_records import write
from ....go import Symmetry
from ...widgets import dialogs
from ...widgets.source_text_edit import SourceTextEdit
from ...wording import error_messages
from . import meaning_words as words
from .record_choices import StyleChoice, record_notations

if TYPE_CHECKING:
    from pathlib import Path

    from ....notation import Naming
    from ....record import Tree
    from ...core.messages import Messages


class TextSaveDialog(QDialog):
    """Shows the main line of a record as it would be written."""

    def __init__(
        self,
        tree: Tree,
        naming: Naming,
        suggested: Path,
        messages: Messages,
        parent: QWidget | None = None,
    ) -> None:
        """Offer to write a record with the names of a naming, into a file called so."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save as text"))
        self._tree = tree
        self._naming = naming
        self._suggested = suggested
        self._messages = messages
        self.notation_box = record_notations(naming.notation)
        self.style_box = StyleChoice(self.tr("As is usual in the notation"))
        self.text = SourceTextEdit()
        self.text.setAccessibleName(self.tr("Text"))
        self.text.setReadOnly(True)
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
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
        form.addRow(self.tr("&Notation:"), self.notation_box)
        form.addRow(self.tr("&Form:"), self.style_box)
        if self._naming.view is not Symmetry.IDENTITY:
            form.addRow(self.tr("Seen:"), QLabel(words.seen(self._naming)))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for button in (self.save_button, self.copy_button):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.told)
        layout.addWidget(buttons)
        self.save_button.setDefault(True)

    def refresh(self) -> None:
        """Write the record as is chosen now."""
        naming = replace(self._naming, notation=self.notation_box.notation)
        if naming.supported:
            written = write(self._tree, naming, self.style_box.chosen)
            lines = written.lines
            told = [_begun(error_messages.describe(doubt)) for doubt in written.doubts]
        else:
            lines, told = [], [words.unsupported(naming)]
        self.text.setPlainText("\n".join(lines))
        self.told.setText("\n".join(told))
        self.told.setVisible(bool(told))
        for button in (self.save_button, self.copy_button):
            button.setEnabled(naming.supported)

    def copy(self) -> None:
        """Put the text on the clipboard."""
        QApplication.clipboard().setText(self.text.toPlainText())
        self._messages.show(self.tr("Copied: the moves as text"))

    def save(self) -> None:
        """Ask for a file and write the text to it."""
        from ....files.errors import SaveError
        from ....files.storage.saving import save

        path = dialogs.ask_save_path(
            self, self.windowTitle(), str(self._suggested), self.tr("Text (*.txt)")
        )
        if path is None:
            return
        text = self.text.toPlainText()
        path = path if path.suffix else path.with_suffix(".txt")
        try:
            save(path, f"{text}\n".encode())
        except SaveError as error:
            dialogs.show_error(self, error_messages.describe(error))
        else:
            self.accept()
            self._messages.show_saved(path)


def _begun(sentence: str) -> str:
    """A sentence that stands in a line of its own."""
    return sentence[:1].upper() + sentence[1:]
