"""Charts and tables of a window as files and on the clipboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu

from ....diagram.plots.sheet import plot_mime_data, save_plot
from ....files.tables import aligned, separated, spreadsheet
from ...core.settings import LAST_FOLDER
from ...widgets import dialogs
from ...widgets.buttons import add_button
from ...wording import error_messages
from . import words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QDialog, QPushButton, QWidget

    from ....diagram.plots.plot import Plot
    from ....game_index.statistics.tables import Cell
    from ...core.messages import Messages
    from ...core.settings import Settings

    Sheet = Sequence[Sequence[Cell]]

_WRITERS: dict[str, Callable[[Sheet], bytes]] = {
    ".csv": spreadsheet,
    ".tsv": lambda sheet: spreadsheet(sheet, "\t"),
    ".txt": lambda sheet: text_of(sheet).encode(),
}


class Exporting(QObject):
    """Two buttons that save and copy a chart and a table."""

    def __init__(
        self,
        window: QWidget,
        settings: Settings,
        messages: Messages,
        plot: Callable[[], Plot],
        sheet: Callable[[], Sheet],
        name: Callable[[], str],
    ) -> None:
        """``plot`` and ``sheet`` give what is shown, ``name`` what a file of it may be called."""
        super().__init__(window)
        self._window, self._settings, self._messages = window, settings, messages
        self._plot, self._sheet, self._name = plot, sheet, name

    def buttons(self, window: QDialog) -> QDialogButtonBox:
        """Make the buttons of a window, with one that closes it."""
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

    def enable(self, there: bool) -> None:
        """Tell whether there is something to be saved."""
        self.save_button.setEnabled(there)
        self.copy_button.setEnabled(there)

    def save_chart(self) -> None:
        """Ask for a file and write the chart to it as its extension says."""
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
        """Ask for a file and write the table to it as its extension says."""
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
            told = self.tr("{name}: tables are saved as {known}.")
            known = ", ".join(_WRITERS)
            dialogs.show_error(self._window, told.format(name=path.name, known=known))
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
        """Put the chart on the clipboard, with its numbers as text."""
        QApplication.clipboard().setMimeData(plot_mime_data(self._plot()))
        self._messages.show(self.tr("Copied: the chart"))

    def copy_table(self) -> None:
        """Put the table on the clipboard for spreadsheets."""
        data = QMimeData()
        data.setText(separated(self._sheet(), "\t"))
        QApplication.clipboard().setMimeData(data)
        self._tell_table()

    def copy_text(self) -> None:
        """Put the table on the clipboard as lines in columns."""
        QApplication.clipboard().setText(text_of(self._sheet()))
        self._tell_table()

    def _tell_table(self) -> None:
        self._messages.show(self.tr("Copied: the table"))


def text_of(sheet: Sheet) -> str:
    """A table as lines in columns, its numbers below one another."""
    names = [str(name) for name in sheet[0]]
    rows = [list(map(words.cell, names, row)) for row in sheet[1:]]
    numbers = [place for place, name in enumerate(names) if words.is_number(name)]
    return aligned([list(map(words.column, names)), *rows], numbers=numbers)
