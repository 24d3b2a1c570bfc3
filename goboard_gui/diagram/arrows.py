"""Arrows and lines from point to point, over the stones."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPolygonF

from .clipping import clipped
from .picture import Place

if TYPE_CHECKING:
    from .picture import Arrow
    from .surface import Surface

# In pitches. What is written on a point is left free at either end.
_WIDTH = 0.085
_GAP = 0.27
_HEAD = 0.27
_HEAD_WIDTH = 0.3
_HALO = 0.045


def draw_arrow(qp: QPainter, arrow: Arrow, surface: Surface) -> None:
    """Draw an arrow or a line, with a halo that parts it from stones of any colour."""
    start, end = Place(*arrow.start), Place(*arrow.end)
    ends = clipped(start, end, surface.layout.crop)
    if ends is None:
        return
    path = _shape(
        surface.place(ends[0]),
        surface.place(ends[1]),
        surface.pitch,
        gaps=(_GAP if ends[0] == start else 0.0, _GAP if ends[1] == end else 0.0),
        head=arrow.head and ends[1] == end,
    )
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * _HALO * surface.pitch)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    # Filled, not drawn: under a clip Qt gives slanting lines other pixels at its border.
    halo = stroker.createStroke(path).united(path)
    qp.fillPath(halo, QColor(surface.theme.arrow_halo))
    qp.fillPath(path, QColor(surface.theme.arrow))


def _shape(
    start: QPointF, end: QPointF, pitch: float, *, gaps: tuple[float, float], head: bool
) -> QPainterPath:
    """The outline of an arrow that keeps away from its ends by gaps in pitches."""
    way = end - start
    length = hypot(way.x(), way.y())
    path = QPainterPath()
    if length == 0:
        return path
    ahead = way / length * pitch
    aside = QPointF(-ahead.y(), ahead.x())
    start, end = start + ahead * gaps[0], end - ahead * gaps[1]
    neck = end - ahead * _HEAD if head else end
    half = aside * (_WIDTH / 2)
    wing = aside * (_HEAD_WIDTH / 2)
    corners = [start + half, neck + half]
    if head:
        corners += [neck + wing, end, neck - wing]
    path.addPolygon(QPolygonF([*corners, neck - half, start - half]))
    path.closeSubpath()
    return path
