"""The dialog that shows the moves of a record as text, to copy or save."""

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
from . import meaning_texts as words
from .record_format_boxes import StyleChoice, record_notations

if TYPE_CHECKING:
    from pathlib import Path

    from ....notation import Naming
    from ....record import Tree
    from ...core.messages import Messages


class TextSaveDialog(QDialog):
    """Shows the main line of a record in a notation."""

    def __init__(
        self,
        tree: Tree,
        naming: Naming,
        suggested: Path,
        messages: Messages,
        parent: QWidget | None = None,
    ) -> None:
        """Create the dialog with an initial naming; ``suggested`` is the file name to offer."""
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
        self.result_label = QLabel()
        self.result_label.setTextFormat(Qt.TextFormat.PlainText)
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
        form.addRow(self.tr("&Notation:"), self.notation_box)
        form.addRow(self.tr("&Form:"), self.style_box)
        if self._naming.view is not Symmetry.IDENTITY:
            form.addRow(self.tr("Seen:"), QLabel(words.view_description(self._naming)))
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

    def refresh(self) -> None:
        """Write the text with the current choices."""
        naming = replace(self._naming, notation=self.notation_box.notation)
        if naming.is_supported:
            written = write(self._tree, naming, self.style_box.chosen)
            lines = written.lines
            messages = [_capitalised(error_messages.describe(each)) for each in written.diagnostics]
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
        self._messages.show(self.tr("Copied: the moves as text"))

    def save(self) -> None:
        """Ask for a file and save the text."""
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


def _capitalised(sentence: str) -> str:
    """Return a sentence with a capital letter."""
    return sentence[:1].upper() + sentence[1:]
