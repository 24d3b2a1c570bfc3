"""Painting of plots, and their colours on screen and on paper."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ...named_tuples import NamedTuple
from ..painting.device import Device
from ..painting.lettering import Lettering, TextRendering
from ..painting.painter import saved_painter_state
from ..theme import LIGHT, PRINT
from .layout import lay_out
from .plot import Fill

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .elements import FilledRect, PlotLayout
    from .plot import Plot


class PlotTheme(NamedTuple):
    """The fonts and colours of a plot; colours are strings that `QColor` accepts.

    ``ink`` is the text colour and ``bar_outline`` that of bar outlines. ``bar`` fills bars that
    belong to neither player. Rates are curves in the colour ``rate`` on a ``band``; their ``halo``
    sets them off from bars.
    """

    background: str
    ink: str
    grid_line: str
    bar_outline: str
    black: str
    white: str
    hatch: str
    bar: str
    dark: str
    rate: str
    band: str
    halo: str
    families: tuple[str, ...] = LIGHT.families


SCREEN_LIGHT = PlotTheme(
    background="#fcfbf9",
    ink="#26241f",
    grid_line="#dcd7cc",
    bar_outline="#6e6a61",
    black="#3a3b3f",
    white="#ffffff",
    hatch="#8a867d",
    bar="#b8742c",
    dark="#4a3a28",
    rate="#1d5fa8",
    band="#505b9bd8",
    halo="#fcfbf9",
)

SCREEN_DARK = PlotTheme(
    background="#232428",
    ink="#e4e2dd",
    grid_line="#3b3d43",
    bar_outline="#8d8f96",
    black="#0b0c0e",
    white="#d9d6cf",
    hatch="#8d8f96",
    bar="#d08a3e",
    dark="#f0d9b8",
    rate="#7cc4ff",
    band="#507cc4ff",
    halo="#232428",
)

PAPER = PlotTheme(
    background="#ffffff",
    ink="#000000",
    grid_line="#d0d0d0",
    bar_outline="#000000",
    black="#404040",
    white="#ffffff",
    hatch="#606060",
    bar="#9a9a9a",
    dark="#202020",
    rate="#0b4f9c",
    band="#50709cd0",
    halo="#ffffff",
    families=PRINT.families,
)


_THIN, _CURVE, _HALO = 0.06, 0.17, 0.42  # ems wide
_SPOT = 0.26  # ems from its middle
_HATCH = 0.42  # ems from line to line
_DASHES = (4.0, 3.0)


def draw_plot(qp: QPainter, plot: Plot, size: QSizeF, em: float, theme: PlotTheme) -> PlotLayout:
    """Draw a plot at the painter's origin, and return its layout in device pixels.

    ``size`` and ``em`` are in painter units. On screens and images, type is hinted to whole pixels.
    """
    device = Device.for_painter(qp)
    pixels = device.scale or 1.0
    drawing = lay_out(plot, size * pixels, em * pixels, _device_lettering(device, theme))
    with saved_painter_state(qp):
        qp.scale(1 / pixels, 1 / pixels)
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint(qp, drawing, _device_lettering(device, theme), theme)
    return drawing


def measuring_lettering(theme: PlotTheme) -> Lettering:
    """Return the fonts with which the texts of a plot are measured independently of pixels."""
    return Lettering(theme.families, TextRendering.TEXT)


def _device_lettering(device: Device, theme: PlotTheme) -> Lettering:
    """Return the fonts and the rendering of the texts of a plot for a device."""
    if device.scale is not None:
        return Lettering(theme.families, TextRendering.PIXELS)
    return Lettering(
        theme.families, TextRendering.OUTLINES if device.needs_outlines else TextRendering.TEXT
    )


def _paint(qp: QPainter, drawing: PlotLayout, lettering: Lettering, theme: PlotTheme) -> None:
    em = drawing.em
    _lines(qp, drawing.grid, QPen(QColor(theme.grid_line), _THIN * em))
    for piece in drawing.segments:
        _fill(qp, piece, em, theme)
    _lines(qp, drawing.axes, QPen(QColor(theme.ink), _THIN * em))
    dashed = QPen(QColor(theme.rate), _THIN * em)
    dashed.setDashPattern(list(_DASHES))
    _lines(qp, drawing.midlines, dashed)
    _rates(qp, drawing, theme)
    ink = QColor(theme.ink)
    for word in drawing.texts:
        lettering.draw_text(qp, word.text, word.centre, word.size, ink, bold=word.bold)


def _lines(qp: QPainter, lines: list[QLineF], pen: QPen) -> None:
    qp.setPen(pen)
    for line in lines:
        qp.drawLine(line)


def _rates(qp: QPainter, drawing: PlotLayout, theme: PlotTheme) -> None:
    em = drawing.em
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(QColor(theme.band))
    for band in drawing.bands:
        qp.drawPolygon(QPolygonF(band))
    qp.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.halo, _HALO), (theme.rate, _CURVE)):
        pen = QPen(QColor(colour), width * em)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        qp.setPen(pen)
        for curve in drawing.curves:
            qp.drawPolyline(QPolygonF(curve))
        for whisker in drawing.whiskers:
            qp.drawLine(whisker)
    qp.setPen(QPen(QColor(theme.halo), _THIN * em))
    qp.setBrush(QColor(theme.rate))
    for spot in drawing.rate_points:
        qp.drawEllipse(spot, _SPOT * em, _SPOT * em)
    qp.setBrush(Qt.BrushStyle.NoBrush)


def _fill(qp: QPainter, piece: FilledRect, em: float, theme: PlotTheme) -> None:
    rect, fill = piece
    colours = {
        Fill.BLACK: theme.black,
        Fill.WHITE: theme.white,
        Fill.PLAIN: theme.bar,
        Fill.DARK: theme.dark,
    }
    qp.fillRect(rect, QColor(colours.get(fill, theme.background)))
    if fill in (Fill.HATCHED, Fill.STRIPED):
        rising = fill is Fill.STRIPED
        colour = theme.bar if rising else theme.hatch
        width = (0.16 if rising else 0.08) * em
        pen = QPen(QColor(colour), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        _lines(qp, list(hatch_lines(rect, _HATCH * em, rising=rising)), pen)
    rim = QPen(QColor(theme.bar_outline), _THIN * em)
    rim.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    qp.setPen(rim)
    qp.drawRect(rect)


def hatch_lines(rect: QRectF, gap: float, *, rising: bool) -> Iterator[QLineF]:
    """Yield the hatch lines across a rectangle; they continue those of adjacent rectangles.

    They are computed within the rectangle, as not all formats support clipping.
    """
    # A falling line has x - y in common, a rising one x + y.
    sign = 1 if rising else -1
    tops = rect.top() * sign, rect.bottom() * sign
    least, most = rect.left() + min(tops), rect.right() + max(tops)
    number = ceil(least / gap)
    while number * gap < most:
        common = number * gap
        ends = [
            QPointF(x, (common - x) * sign)
            for x in (_within(common - min(tops), rect), _within(common - max(tops), rect))
        ]
        yield QLineF(*ends)
        number += 1


def _within(x: float, rect: QRectF) -> float:
    return max(rect.left(), min(x, rect.right()))
