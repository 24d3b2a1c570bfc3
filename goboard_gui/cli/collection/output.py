"""What is counted in a collection, written to a file: as a chart or as a table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ...files.tables import spreadsheet
from ..common import CommandError, check_extension, save
from ..qt import importing_qt, need_no_display

if TYPE_CHECKING:
    from argparse import ArgumentParser
    from collections.abc import Callable, Sequence

    from ...diagram.plots.plot import Plot
    from ...fuseki.collection.counting.sheets import Cell

_TABLE = ".csv"
CHARTS = (".pdf", ".svg", ".png", ".webp")
"""What a chart may end in, written down here so that nobody has to load Qt to read it."""


def add_output(parser: ArgumentParser) -> None:
    """Add the choice of a file, and of a form without one."""
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="as CSV")
    form.add_argument("--json", action="store_true", help="as JSON")
    form.add_argument(
        "-o",
        "--output",
        metavar="OUT",
        type=Path,
        help=f"a chart ({' '.join(CHARTS)}) or a table ({_TABLE}) instead of text",
    )


def check_output(output: Path | None) -> None:
    """Make sure that there is such a format.

    :raises CommandError: when there is none.
    """
    if output is not None:
        check_extension(output, (*CHARTS, _TABLE), "a chart or a table")


def write(output: Path, rows: Sequence[Sequence[Cell]], plot: Callable[[], Plot]) -> None:
    """Write rows or a plot, as the file's extension says; the plot is made with Qt at hand.

    :raises CommandError: when it cannot be written.
    """
    if output.suffix.lower() == _TABLE:
        save(output, spreadsheet(rows))
        return
    need_no_display()
    with importing_qt():
        from PySide6.QtGui import QGuiApplication

        from ...diagram.output.files import ExportError
        from ...diagram.plots.sheet import save_plot
    _app = QGuiApplication.instance() or QGuiApplication(["goboard"])  # fonts need one
    try:
        save_plot(output, plot())
    except ExportError as error:
        raise CommandError(str(error)) from error
