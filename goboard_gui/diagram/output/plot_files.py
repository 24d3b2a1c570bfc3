"""Plots as sheets, files and clipboard data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF

from ...files.tables import escape_formula
from ...named_tuples import NamedTuple
from ..book.sheet import Sheet
from ..plots.layout import natural_height
from ..plots.painter import PAPER, PlotTheme, draw_plot, measuring_lettering
from .files import write_file
from .images import ImageOptions
from .picture_files import save_sheet

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QPainter

    from ..plots.plot import Plot
    from .files import Write

DEFAULT_WIDTH = 170.0
"""The default width in millimetres, the text width of an A4 page."""

_EM = 3.2  # mm
_MARGIN = 5.0  # mm
_OPTIONS = ImageOptions(dpi=200.0)


class PlotItem(NamedTuple):
    """A plot on a sheet, with a margin around it."""

    plot: Plot
    size: QSizeF
    theme: PlotTheme

    def draw(self, qp: QPainter) -> None:
        """Draw the plot; the painter's units are millimetres."""
        qp.save()
        qp.translate(_MARGIN, _MARGIN)
        draw_plot(qp, self.plot, self.size, _EM, self.theme)
        qp.restore()


def plot_sheet(plot: Plot, *, width: float = DEFAULT_WIDTH, theme: PlotTheme = PAPER) -> Sheet:
    """Return a sheet ``width`` millimetres wide, with a plot and just enough height for it."""
    inner = width - 2 * _MARGIN
    high = natural_height(plot, inner, _EM, measuring_lettering(theme))
    item = PlotItem(plot, QSizeF(inner, high), theme)
    return Sheet(width, high + 2 * _MARGIN, (item,))


def save_plot(
    path: Path,
    plot: Plot,
    options: ImageOptions = _OPTIONS,
    *,
    language: str = "en",
    write: Write = write_file,
) -> None:
    """Write a plot in the format of the file's extension, one of `PICTURE_FORMATS`.

    ``language`` is the language code of the texts.

    :raises ExportError: the format is not supported, or the file cannot be written.
    """
    sheet, description = plot_sheet(plot), plot_description(plot)
    save_sheet(
        path,
        sheet,
        options,
        title=plot.title,
        description=description,
        language=language,
        write=write,
    )


def plot_mime_data(plot: Plot) -> QMimeData:
    """Return clipboard data for a plot: an image, SVG and text."""
    from .clipboard import sheet_mime_data

    return sheet_mime_data(plot_sheet(plot), plot_description(plot), title=plot.title)


def plot_description(plot: Plot) -> str:
    """Return a plot as text: its title, and a description of each bar.

    Spreadsheets do not evaluate the lines when they are pasted.
    """
    descriptions = [bar.description or bar.label for bar in plot.bars] or [plot.empty_text]
    return "\n".join(str(escape_formula(line)) for line in (plot.title, "", *descriptions))
