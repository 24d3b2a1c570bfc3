"""Dialog that lists files that could not be read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QVBoxLayout,
    QWidget,
)

from ...display_text import to_printable
from ..wording import error_messages
from .buttons import add_button
from .labels import PlainLabel
from .qt_texts import as_tip
from .read_only_table import Index, ReadOnlyTableModel, ReadOnlyTableView

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...files.errors import ReadError


class FailuresModel(ReadOnlyTableModel):
    """Table model with one row for each file that could not be read."""

    def __init__(self, failures: Sequence[ReadError]) -> None:
        super().__init__()
        self._rows = [(Path(it.name), error_messages.unreadable_file_reason(it)) for it in failures]

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("File"), self.tr("Folder"), self.tr("Reason")

    @property
    def rows(self) -> Sequence[tuple[Path, str]]:
        return self._rows

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        path, why = self._rows[index.row()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_tip(f"{to_printable(str(path))}\n{to_printable(why)}")
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return to_printable((path.name, str(path.parent), why)[index.column()])


class FailuresDialog(QDialog):
    """Dialog that lists unreadable files, which the user can open, show in their folders and copy
    as text.
    """

    def __init__(
        self,
        failures: Sequence[ReadError],
        explanation: str,
        open_file: Callable[[Path], object],
        parent: QWidget | None = None,
    ) -> None:
        """Create the dialog, with an explanation above the list; ``open_file`` is called to open a
        file in the window.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Unreadable Files"))
        self._open_file = open_file
        self.model = FailuresModel(failures)
        self.table = ReadOnlyTableView(self.model, self)
        self.table.setAccessibleName(self.tr("Unreadable Files"))
        self.table.fit_column(0, "n" * 20)
        self.explanation = PlainLabel(explanation)
        self.explanation.setWordWrap(True)
        self._make_buttons()
        column = QVBoxLayout(self)
        column.addWidget(self.explanation)
        column.addWidget(self.table, 1)
        column.addWidget(self.buttons)
        self.table.doubleClicked.connect(self.show_folder)
        self.table.selectionModel().selectionChanged.connect(self._enable)
        if failures:
            self.table.selectRow(0)
        self.resize(780, 420)
        self._enable()

    def _make_buttons(self) -> None:
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.open_button = add_button(self.buttons, self.tr("&Open File"), self.open_file)
        self.folder_button = add_button(self.buttons, self.tr("Show &Folder"), self.show_folder)
        self.copy_button = add_button(self.buttons, self.tr("&Copy List"), self.copy_list)
        self.buttons.rejected.connect(self.reject)

    @property
    def selected_path(self) -> Path | None:
        """The path of the selected file, or None."""
        rows = self.table.selectionModel().selectedRows()
        return self.model.rows[rows[0].row()][0] if rows else None

    def open_file(self) -> None:
        """Try to open the selected file in the window, which then shows what is wrong with it."""
        if self.selected_path is not None:
            self._open_file(self.selected_path)

    def show_folder(self) -> None:
        """Show the folder of the selected file in the file manager."""
        if self.selected_path is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.selected_path.parent)))

    def copy_list(self) -> None:
        """Copy all file names with the reasons, one file per line."""
        from ...files.tables import csv_text

        rows = ([to_printable(str(path)), to_printable(why)] for path, why in self.model.rows)
        QApplication.clipboard().setText(csv_text(rows, "\t"))

    def _enable(self) -> None:
        for button in (self.open_button, self.folder_button):
            button.setEnabled(self.selected_path is not None)
        self.copy_button.setEnabled(bool(self.model.rows))
