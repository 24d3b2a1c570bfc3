"""Saving and copying of charts and tables."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu

from ....diagram.plots.sheet import plot_mime_data, save_plot
from ....files.tables import align_columns, csv_text, spreadsheet_bytes
from ...core.settings import LAST_FOLDER
from ...widgets import dialogs
from ...widgets.buttons import add_button
from ...wording import error_messages
from . import statistics_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QDialog, QPushButton, QWidget

    from ....diagram.plots.plot import Plot
    from ....game_index.statistics.tables import Cell
    from ...core.messages import Messages
    from ...core.settings import Settings

    Sheet = Sequence[Sequence[Cell]]

_WRITERS: dict[str, Callable[[Sheet], bytes]] = {
    ".csv": spreadsheet_bytes,
    ".tsv": lambda sheet: spreadsheet_bytes(sheet, "\t"),
    ".txt": lambda sheet: aligned_text(sheet).encode(),
}


class PlotExport(QObject):
    """Buttons that save or copy a chart or its table."""

    def __init__(
        self,
        window: QWidget,
        settings: Settings,
        messages: Messages,
        plot: Callable[[], Plot],
        sheet: Callable[[], Sheet],
        name: Callable[[], str],
    ) -> None:
        """Create the exporter; ``buttons`` then creates the buttons.

        ``plot`` and ``sheet`` return the displayed chart and table, ``name`` a suggested file name.
        """
        super().__init__(window)
        self._window, self._settings, self._messages = window, settings, messages
        self._plot, self._sheet, self._name = plot, sheet, name

    def buttons(self, window: QDialog) -> QDialogButtonBox:
        """Return a button box with Save, Copy and Close for a dialog."""
        close = QDialogButtonBox.StandardButton.Close
        buttons = QDialogButtonBox(close)
        buttons.button(close).setAutoDefault(False)
        buttons.rejected.connect(window.reject)
        self.save_button = self._button(
            buttons,
            self.tr("&Save"),
            {self.tr("&Chart as…"): self.save_chart, self.tr("&Table as…"): self.save_table},
        )
        self.copy_button = self._button(
            buttons,
            self.tr("C&opy"),
            {
                self.tr("&Chart"): self.copy_chart,
                self.tr("&Table"): self.copy_table,
                self.tr("Table as te&xt"): self.copy_text,
            },
        )
        return buttons

    def _button(
        self, buttons: QDialogButtonBox, title: str, slots: dict[str, Callable[[], None]]
    ) -> QPushButton:
        button = add_button(buttons, title)
        menu = QMenu(button)
        for text, slot in slots.items():
            menu.addAction(text).triggered.connect(slot)
        button.setMenu(menu)
        return button

    def set_enabled(self, enabled: bool) -> None:
        """Enable the buttons if there is something to export."""
        self.save_button.setEnabled(enabled)
        self.copy_button.setEnabled(enabled)

    def save_chart(self) -> None:
        """Ask for a file name and save the chart in the format of its extension."""
        from ....diagram.output.errors import ExportError

        kinds = self.tr(
            "Portable Document Format (*.pdf);;Scalable Vector Graphics (*.svg);;"
            "Portable Network Graphics (*.png)"
        )
        path = self._ask(self.tr("Save the chart"), ".pdf", kinds)
        if path is not None:
            try:
                save_plot(path, self._plot())
            except ExportError as error:
                dialogs.show_error(self._window, error_messages.describe(error))
            else:
                self._messages.show_saved(path)

    def save_table(self) -> None:
        """Ask for a file name and save the table in the format of its extension."""
        from ....files.errors import SaveError
        from ....files.storage.saving import save

        kinds = self.tr(
            "Comma-separated values (*.csv);;Tab-separated values (*.tsv);;Text (*.txt)"
        )
        path = self._ask(self.tr("Save the table"), ".csv", kinds)
        if path is None:
            return
        writer = _WRITERS.get(path.suffix.lower())
        if writer is None:
            text = self.tr("{name}: tables are saved as {known}.")
            known = ", ".join(_WRITERS)
            dialogs.show_error(self._window, text.format(name=path.name, known=known))
            return
        try:
            save(path, writer(self._sheet()))
        except SaveError as error:
            dialogs.show_error(self._window, error_messages.describe(error))
        else:
            self._messages.show_saved(path)

    def _ask(self, title: str, extension: str, kinds: str) -> Path | None:
        suggested = Path(self._settings.get(LAST_FOLDER)) / (self._name() + extension)
        path = dialogs.ask_save_path(self._window, title, str(suggested), kinds)
        return path if path is None or path.suffix else path.with_suffix(extension)

    def copy_chart(self) -> None:
        """Copy the chart, together with its numbers as text."""
        QApplication.clipboard().setMimeData(plot_mime_data(self._plot()))
        self._messages.show(self.tr("Copied: the chart"))

    def copy_table(self) -> None:
        """Copy the table as tab-separated text, which spreadsheets can paste."""
        data = QMimeData()
        data.setText(csv_text(self._sheet(), "\t"))
        QApplication.clipboard().setMimeData(data)
        self._tell_table()

    def copy_text(self) -> None:
        """Copy the table as aligned text."""
        QApplication.clipboard().setText(aligned_text(self._sheet()))
        self._tell_table()

    def _tell_table(self) -> None:
        self._messages.show(self.tr("Copied: the table"))


def aligned_text(sheet: Sheet) -> str:
    """Return a table as text with aligned columns."""
    names = [str(name) for name in sheet[0]]
    rows = [list(map(statistics_texts.cell_text, names, row)) for row in sheet[1:]]
    numbers = [
        place for place, name in enumerate(names) if statistics_texts.is_numeric_column(name)
    ]
    return align_columns([list(map(statistics_texts.column_title, names)), *rows], numbers=numbers)
