"""Charts and tables of a window as files and on the clipboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu, QPushButton

from ...diagram.plots.sheet import plot_mime_data, save_plot
from ...files.tables import aligned, separated, spreadsheet
from .. import dialogs
from ..settings import FOLDER
from ..translating import mark
from . import statistics_words as words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from ...diagram.plots.plot import Plot
    from ...fuseki.collection.sheets import Cell
    from ..settings import Settings

_C = "Statistics"
_PICTURES = (
    mark(_C, "Portable Document Format (*.pdf)"),
    mark(_C, "Scalable Vector Graphics (*.svg)"),
    mark(_C, "Portable Network Graphics (*.png)"),
)
_TABLES = mark(_C, "Comma-separated values (*.csv);;Tab-separated values (*.tsv);;Text (*.txt)")


def save_chart(parent: QWidget, settings: Settings, plot: Plot, name: str) -> None:
    """Ask for a file and write a chart to it as its extension says."""
    from ...diagram.output.files import ExportError

    kinds = ";;".join(map(_tr, _PICTURES))
    path = _asked(parent, settings, _tr(mark(_C, "Save the chart")), f"{name}.pdf", kinds)
    if path is not None:
        try:
            save_plot(path, plot)
        except ExportError as error:
            dialogs.tell(parent, str(error))


def save_table(
    parent: QWidget, settings: Settings, sheet: Sequence[Sequence[Cell]], name: str
) -> None:
    """Ask for a file and write a table to it as its extension says."""
    from ...files.errors import SaveError
    from ...files.saving import save

    title = _tr(mark(_C, "Save the table"))
    path = _asked(parent, settings, title, f"{name}.csv", _tr(_TABLES))
    if path is None:
        return
    match path.suffix.lower():
        case ".csv":
            data = spreadsheet(separated(sheet))
        case ".tsv":
            data = spreadsheet(separated(sheet, "\t"))
        case ".txt":
            data = text_of(sheet).encode()
        case _:
            told = mark(_C, "{name}: tables are saved as .csv, .tsv or .txt.")
            dialogs.tell(parent, _tr(told).format(name=path.name))
            return
    try:
        save(path, data)
    except SaveError as error:
        dialogs.tell(parent, str(error))


def copy_chart(plot: Plot) -> None:
    """Put a chart on the clipboard, with its numbers as text."""
    QApplication.clipboard().setMimeData(plot_mime_data(plot))


def copy_table(sheet: Sequence[Sequence[Cell]]) -> None:
    """Put a table on the clipboard, for text and for spreadsheets."""
    data = QMimeData()
    data.setText(separated(sheet, "\t"))
    QApplication.clipboard().setMimeData(data)


def text_of(sheet: Sequence[Sequence[Cell]]) -> str:
    """A table as lines in columns, its numbers below one another."""
    names = [str(name) for name in sheet[0]]
    rows = [
        [words.cell(name, cell) for name, cell in zip(names, row, strict=True)] for row in sheet[1:]
    ]
    numbers = [place for place, name in enumerate(names) if words.is_number(name)]
    return aligned([[words.column(name) for name in names], *rows], numbers=numbers)


def add_buttons(
    buttons: QDialogButtonBox,
    saving: Sequence[tuple[str, Callable[[], object]]],
    copying: Sequence[tuple[str, Callable[[], object]]],
) -> tuple[QPushButton, QPushButton]:
    """Add buttons that save and copy, each with a menu of what; return them."""
    made = []
    for title, slots in ((_tr(mark(_C, "&Save")), saving), (_tr(mark(_C, "C&opy")), copying)):
        button = buttons.addButton(title, QDialogButtonBox.ButtonRole.ActionRole)
        button.setAutoDefault(False)
        menu = QMenu(button)
        for text, slot in slots:
            menu.addAction(text).triggered.connect(lambda _on=False, slot=slot: slot())
        button.setMenu(menu)
        made.append(button)
    return made[0], made[1]


def _asked(parent: QWidget, settings: Settings, title: str, name: str, kinds: str) -> Path | None:
    suggested = Path(settings.get(FOLDER)) / name
    path = dialogs.ask_save_path(parent, title, str(suggested), kinds)
    if path is None or path.suffix:
        return path
    return path.with_suffix(Path(name).suffix)


def _tr(text: str) -> str:
    return QCoreApplication.translate(_C, text)
