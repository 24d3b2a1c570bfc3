"""Export of plots and their tables."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu, QWidget

from ....diagram.output.formats import PDF, PICTURE_FORMATS
from ....diagram.output.plot_files import plot_mime_data, save_plot
from ....display_text import escape_name
from ....files.tables import align_columns, csv_text, escape_formula, spreadsheet_bytes
from ...core.languages import active_language
from ...core.settings import LAST_FOLDER
from ...widgets import dialogs
from ...widgets.buttons import add_button
from ...wording.format_texts import file_filter
from . import statistics_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QDialog, QPushButton

    from ....diagram.plots.plot import Plot
    from ....game_index.statistics.tables import Cell
    from ...core.messages import Messages
    from ...core.settings import Settings

    Sheet = Sequence[Sequence[Cell]]

_WRITERS: dict[str, Callable[[Sheet], bytes]] = {
    ".csv": spreadsheet_bytes,
    ".tsv": lambda sheet: spreadsheet_bytes(sheet, "\t"),
    ".txt": lambda sheet: aligned_text(sheet).encode("utf-8", "backslashreplace"),
}


class PlotExport(QObject):
    """Exporter of a chart and its table to files and the clipboard, with the corresponding
    buttons.
    """

    def __init__(
        self,
        window: QWidget,
        settings: Settings,
        messages: Messages,
        plot: Callable[[], Plot],
        sheet: Callable[[], Sheet],
        name: Callable[[], str],
    ) -> None:
        """Create the exporter without its buttons, which are created by `make_buttons`.

        ``plot`` and ``sheet`` return the displayed chart and table, ``name`` a suggested file name.
        """
        super().__init__(window)
        self._window, self._settings, self._messages = window, settings, messages
        self._plot, self._sheet, self._name = plot, sheet, name

    def make_buttons(self, window: QDialog) -> QDialogButtonBox:
        """Return a button box for a dialog, with Save, Copy and Close buttons."""
        close = QDialogButtonBox.StandardButton.Close
        buttons = QDialogButtonBox(close)
        buttons.button(close).setAutoDefault(False)
        buttons.rejected.connect(window.reject)
        self.save_button = self._button(
            buttons,
            self.tr("&Save"),
            {self.tr("Save &Chart…"): self.save_chart, self.tr("Save &Table…"): self.save_table},
        )
        self.copy_button = self._button(
            buttons,
            self.tr("C&opy"),
            {
                self.tr("Copy &Chart"): self.copy_chart,
                self.tr("Copy &Table"): self.copy_table,
                self.tr("Copy Table as Te&xt"): self.copy_text,
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
        """Enable or disable the buttons, depending on whether there is something to export."""
        self.save_button.setEnabled(enabled)
        self.copy_button.setEnabled(enabled)

    def save_chart(self) -> None:
        """Ask for a file name and save the chart in the format of its extension."""
        from ...widgets.file_output import export_file

        kinds = file_filter(PICTURE_FORMATS, PDF)
        path = self._ask(self.tr("Save Chart"), PDF.extension, kinds)
        if path is None:
            return
        save = partial(save_plot, path, self._plot(), language=active_language())
        if export_file(self._window, save):
            self._messages.show_exported(path)

    def save_table(self) -> None:
        """Ask for a file name and save the table in the format of its extension."""
        from ...widgets.file_output import save_file

        kinds = self.tr(
            "Comma-separated values (*.csv);;Tab-separated values (*.tsv);;Text (*.txt)"
        )
        path = self._ask(self.tr("Save Table"), ".csv", kinds)
        if path is None:
            return
        writer = _WRITERS.get(path.suffix.lower())
        if writer is None:
            text = self.tr("Couldn't save “{name}”: tables can only be saved as {known}.")
            known = ", ".join(_WRITERS)
            dialogs.show_error(self._window, text.format(name=escape_name(path.name), known=known))
            return
        if save_file(self._window, path, writer(self._sheet())):
            self._messages.show_exported(path)

    def _ask(self, title: str, extension: str, kinds: str) -> Path | None:
        suggested = Path(self._settings.get(LAST_FOLDER)) / (self._name() + extension)
        path = dialogs.ask_save_path(self._window, title, str(suggested), kinds)
        return path if path is None or path.suffix else path.with_suffix(extension)

    def copy_chart(self) -> None:
        """Copy the chart as an image, together with its numbers as text."""
        QApplication.clipboard().setMimeData(plot_mime_data(self._plot()))
        self._messages.show_confirmation(self.tr("Chart copied"))

    def copy_table(self) -> None:
        """Copy the table as tab-separated text for spreadsheets."""
        data = QMimeData()
        data.setText(csv_text(self._sheet(), "\t"))
        QApplication.clipboard().setMimeData(data)
        self._tell_table()

    def copy_text(self) -> None:
        """Copy the table as plain text with aligned columns."""
        QApplication.clipboard().setText(aligned_text(self._sheet()))
        self._tell_table()

    def _tell_table(self) -> None:
        self._messages.show_confirmation(self.tr("Table copied"))


def aligned_text(sheet: Sheet) -> str:
    """Return a table as plain text with aligned columns, in which spreadsheets do not evaluate
    formulas.
    """
    names = [str(name) for name in sheet[0]]
    texts = (map(statistics_texts.cell_text, names, row) for row in sheet[1:])
    rows = [[str(escape_formula(text)) for text in row] for row in texts]
    numbers = [
        place for place, name in enumerate(names) if statistics_texts.is_numeric_column(name)
    ]
    return align_columns([list(map(statistics_texts.column_title, names)), *rows], numbers=numbers)
