"""Layout of a plot: title, legend and bars."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF

from .elements import FilledRect, PlotFont, PlotLayout, TextRole
from .horizontal_bars import horizontal_bars_height, lay_out_horizontal
from .plot import BarArrangement
from .ticks import elide_text
from .vertical_bars import lay_out_vertical

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..painting.lettering import Lettering
    from .plot import Fill, Plot

_TITLE = 1.2  # its em
_TITLE_LINE, _LEGEND_LINE = 2.0, 1.6  # ems from line to line
_SWATCH = QSizeF(1.5, 0.9)
_GAP, _APART = 0.5, 1.4  # ems between a swatch and its title, and between entries
_UPRIGHT_HEIGHT = 24.0
LEAST_ROOM = QSizeF(14.0, 7.0)
"""The minimum space for bars and axes, in ems; a plot with less room is empty."""


def lay_out(plot: Plot, size: QSizeF, em: float, lettering: Lettering) -> PlotLayout:
    """Return the layout of a plot in a rectangle; if there is too little space, it is empty."""
    drawing, type_ = PlotLayout(em), PlotFont(lettering, em)
    below = _head(drawing, plot, size.width(), type_)
    room = QRectF(0, below, size.width(), size.height() - below)
    if room.width() < LEAST_ROOM.width() * em or room.height() < LEAST_ROOM.height() * em:
        return PlotLayout(em)
    if not plot.bars:
        fitting = partial(type_.width)
        text = elide_text(plot.empty_text, room.width(), fitting)
        drawing.texts.append(type_.centred(text, room.center(), TextRole.EMPTY))
    elif plot.arrangement is BarArrangement.HORIZONTAL:
        lay_out_horizontal(drawing, plot, room, type_)
    else:
        lay_out_vertical(drawing, plot, room, type_)
    return drawing


def natural_height(plot: Plot, width: float, em: float, lettering: Lettering) -> float:
    """Return a suitable height for a plot; if its bars are horizontal, all of them are legible at
    that height.
    """
    if plot.arrangement is not BarArrangement.HORIZONTAL:
        return _UPRIGHT_HEIGHT * em
    head = _head(PlotLayout(em), plot, width, PlotFont(lettering, em))
    return head + horizontal_bars_height(len(plot.bars), em)


def _head(drawing: PlotLayout, plot: Plot, width: float, type_: PlotFont) -> float:
    """Add the title and legend to the layout, and return the vertical position below them."""
    em, below = type_.em, 0.0
    large = type_._replace(em=_TITLE * em)
    title = elide_text(plot.title, width, partial(large.width, bold=True))
    if title:
        drawing.texts.append(
            large.left_aligned(title, 0, _TITLE_LINE * em / 2, TextRole.TITLE, bold=True)
        )
        below = _TITLE_LINE * em
    if not plot.bars:
        return below
    left, middle = 0.0, below + _LEGEND_LINE * em / 2
    for fill, title in _legend(plot):
        lead = (_SWATCH.width() + _GAP) * em
        text = elide_text(title, width - lead, type_.width)
        if left and left + lead + type_.width(text) > width:
            left, middle = 0.0, middle + _LEGEND_LINE * em
        _swatch(drawing, fill, QPointF(left, middle), em)
        word = type_.left_aligned(text, left + lead, middle, TextRole.LEGEND)
        drawing.texts.append(word)
        left = word.bounding_rect.right() + _APART * em
        below = middle + _LEGEND_LINE * em / 2
    return below


def _legend(plot: Plot) -> Iterator[tuple[Fill | None, str]]:
    """Yield the fill and title of each legend entry; the fill of rates is None."""
    if len(plot.series) > 1:
        yield from ((series.fill, series.title) for series in plot.series)
    if plot.rate_title:
        yield None, plot.rate_title


def _swatch(drawing: PlotLayout, fill: Fill | None, left: QPointF, em: float) -> None:
    """Add a sample to the legend: a box with a bar fill, or a curve of rates if there is none."""
    box = QRectF(QPointF(), _SWATCH * em)
    box.moveTo(left.x(), left.y() - box.height() / 2)
    if fill is not None:
        drawing.segments.append(FilledRect(box, fill))
        return
    drawing.bands.append([box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()])
    line = QLineF(box.left(), left.y(), box.right(), left.y())
    drawing.curves.append([line.p1(), line.p2()])
    drawing.rate_points.append(box.center())
