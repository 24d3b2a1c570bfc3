"""Painting of the graph of a review, and its colours on screen and on paper."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ....go import Colour
from ....named_tuples import NamedTuple
from ...painting.device import Device
from ...painting.lettering import Lettering, TextRendering
from ...painting.painter import saved_painter_state
from ...theme import LIGHT, PRINT
from .layout import lay_out_graph

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QSizeF

    from .graph import GraphTexts, ReviewGraph
    from .layout import MistakeMark, ReviewGraphLayout


class GraphTheme(NamedTuple):
    """The fonts and colours of the graph; colours are strings that `QColor` accepts.

    ``black_lead`` and ``white_lead`` fill the areas in which a player is ahead. The marks of
    mistakes are filled with ``black`` or ``white`` and outlined with ``mistake``; their ``halo``
    sets them off from the areas. ``current`` is the colour of the current position. No line is
    narrower than ``least_line``, in the units of the painter.
    """

    background: str
    ink: str
    grid_line: str
    midline: str
    curve: str
    black_lead: str
    white_lead: str
    black: str
    white: str
    mistake: str
    halo: str
    current: str
    least_line: float = 0.0
    families: tuple[str, ...] = LIGHT.families


GRAPH_LIGHT = GraphTheme(
    background="#fcfbf9",
    ink="#26241f",
    grid_line="#dcd7cc",
    midline="#6e6a61",
    curve="#3a3833",
    black_lead="#9c988f",
    white_lead="#ffffff",
    black="#26241f",
    white="#ffffff",
    mistake="#b3261e",
    halo="#fcfbf9",
    current="#1d5fa8",
)

GRAPH_DARK = GraphTheme(
    background="#232428",
    ink="#e4e2dd",
    grid_line="#3b3d43",
    midline="#9d9fa6",
    curve="#d6d4cf",
    black_lead="#0b0c0e",
    white_lead="#5e6067",
    black="#0b0c0e",
    white="#f2f0ec",
    mistake="#ff8a75",
    halo="#232428",
    current="#7cc4ff",
)

GRAPH_PAPER = GraphTheme(
    background="#ffffff",
    ink="#000000",
    grid_line="#c0c0c0",
    midline="#000000",
    curve="#000000",
    black_lead="#b4b4b4",
    white_lead="#ffffff",
    black="#000000",
    white="#ffffff",
    mistake="#000000",
    halo="#ffffff",
    current="#000000",
    least_line=0.27,  # mm; print services ask for 0.75 pt
    families=PRINT.families,
)
"""The greys for paper, on which units are millimetres."""

_THIN, _CURVE, _OUTLINE, _HALO, _CURRENT = 0.09, 0.14, 0.12, 0.24, 0.14  # ems wide
_THICKEST = 0.3
"""The width of the outline of a mark at most, as a share of its radius."""
_DOT = 0.16  # ems from the middle of a position between gaps
_CURRENT_DOT = 0.3
_DASHES = (3.0, 3.0)


def paint_graph(
    qp: QPainter, layout: ReviewGraphLayout, lettering: Lettering, theme: GraphTheme
) -> None:
    """Paint a laid-out graph at the painter's origin, without its background."""
    em, thin = layout.em, max(_THIN * layout.em, theme.least_line)
    with saved_painter_state(qp):
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        for panel in layout.panels:
            qp.setPen(Qt.PenStyle.NoPen)
            for areas, colour in (
                (panel.black_leads, theme.black_lead),
                (panel.white_leads, theme.white_lead),
            ):
                qp.setBrush(QColor(colour))
                for area in areas:
                    qp.drawPolygon(QPolygonF(area))
            qp.setBrush(Qt.BrushStyle.NoBrush)
            _lines(qp, panel.grid, QPen(QColor(theme.grid_line), thin))
            _lines(qp, [panel.midline], QPen(QColor(theme.midline), thin))
        dashed = QPen(QColor(theme.midline), thin)
        dashed.setDashPattern(list(_DASHES))
        _lines(qp, layout.phase_lines, dashed)
        for panel in layout.panels:
            pen = QPen(QColor(theme.curve), _CURVE * em)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            qp.setPen(pen)
            for curve in panel.curves:
                qp.drawPolyline(QPolygonF(curve))
            qp.setPen(Qt.PenStyle.NoPen)
            qp.setBrush(QColor(theme.curve))
            for dot in panel.dots:
                qp.drawEllipse(dot, _DOT * em, _DOT * em)
            qp.setBrush(Qt.BrushStyle.NoBrush)
            for mark in panel.mistakes:
                _draw_mistake(qp, mark, em, theme)
        for text in layout.texts:
            lettering.draw_text(
                qp, text.text, text.centre, text.size, QColor(theme.ink), bold=text.bold
            )


def draw_graph(
    qp: QPainter, graph: ReviewGraph, size: QSizeF, em: float, texts: GraphTexts
) -> None:
    """Draw a graph for paper at the painter's origin; lengths are in millimetres."""
    outlined = Device.for_paper(qp).needs_outlines
    rendering = TextRendering.OUTLINES if outlined else TextRendering.TEXT
    lettering = Lettering(GRAPH_PAPER.families, rendering)
    paint_graph(qp, lay_out_graph(graph, size, em, lettering, texts), lettering, GRAPH_PAPER)


def paint_current(qp: QPainter, layout: ReviewGraphLayout, index: int, theme: GraphTheme) -> None:
    """Paint the line and the dots of the current position over a graph."""
    if layout.scale is None:
        return
    em, x = layout.em, layout.scale.x(index)
    with saved_painter_state(qp):
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(theme.current)
        for panel in layout.panels:
            line = QLineF(x, panel.rect.top(), x, panel.rect.bottom())
            _lines(qp, [line], QPen(colour, _CURRENT * em))
            if (place := panel.places[index]) is not None:
                qp.setPen(QPen(QColor(theme.halo), _THIN * em))
                qp.setBrush(colour)
                qp.drawEllipse(place, _CURRENT_DOT * em, _CURRENT_DOT * em)
                qp.setBrush(Qt.BrushStyle.NoBrush)


def _lines(qp: QPainter, lines: Iterable[QLineF], pen: QPen) -> None:
    qp.setPen(pen)
    for line in lines:
        qp.drawLine(line)


def _draw_mistake(qp: QPainter, mark: MistakeMark, em: float, theme: GraphTheme) -> None:
    """Draw a triangle that points to where the player's mistake has moved the curve."""
    shape = QPolygonF(triangle(mark))
    outline = min(_OUTLINE * em, _THICKEST * mark.radius)
    halo = outline + min(_HALO * em, _THICKEST * mark.radius)
    fill = theme.black if mark.colour is Colour.BLACK else theme.white
    for colour, width in ((theme.halo, halo), (theme.mistake, outline)):
        pen = QPen(QColor(colour), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        qp.setPen(pen)
        qp.setBrush(QColor(fill))
        qp.drawPolygon(shape)
    qp.setBrush(Qt.BrushStyle.NoBrush)


def triangle(mark: MistakeMark) -> list[QPointF]:
    """Return the corners of a mark: it points down for a mistake of Black, up for one of White."""
    down = 1 if mark.colour is Colour.BLACK else -1
    angles = (pi / 2, pi / 2 + 2 * pi / 3, pi / 2 + 4 * pi / 3)
    return [
        mark.centre + QPointF(cos(angle) * mark.radius, down * sin(angle) * mark.radius)
        for angle in angles
    ]
