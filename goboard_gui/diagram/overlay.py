"""What a notation draws on the board, and the light that follows the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker

from .arrows import draw_arrow
from .brackets import draw_brackets
from .clipping import clipped
from .labels import draw_text
from .lettering import Lettering, Rendering
from .picture import Arrow, Caption, Segment, Stroke, Tint
from .pointed import Pointed
from .stamps import Stamp

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..go import Point
    from .picture import Role
    from .surface import Surface
    from .theme import Theme

_WATERMARK_OPACITY = 0.2

_WIDTHS = {
    Stroke.AXIS: 0.13,
    Stroke.SQUARE: 0.09,
    Stroke.DIVISION: 0.035,
    Stroke.LATTICE: 0.035,
    Stroke.OTHER_LATTICE: 0.035,
    Stroke.SPOT: 0.075,
}
_OPACITIES = {
    Stroke.AXIS: 0.5,
    Stroke.SQUARE: 0.42,
    Stroke.DIVISION: 0.6,
    Stroke.LATTICE: 0.7,
    Stroke.OTHER_LATTICE: 0.7,
    Stroke.SPOT: 0.85,
}
_DASHED = frozenset({Stroke.DIVISION, Stroke.OTHER_LATTICE})
_SPOT_COLOURED = frozenset({Stroke.OTHER_LATTICE, Stroke.SPOT})


def draw_items(
    qp: QPainter,
    items: Iterable[Tint | Segment | Arrow | Pointed],
    surface: Surface,
    near: frozenset[Point] | None = None,
) -> None:
    """Draw areas, lines, arrows and the cursor, in their order; no more than is ``near``."""
    for item in items:
        if near is not None and near.isdisjoint(item.touched()):
            continue
        match item:
            case Tint():
                points = item.points if near is None else item.points & near
                _draw_tint(qp, points, item.role, surface)
            case Segment():
                _draw_line(qp, item, surface)
            case Arrow():
                draw_arrow(qp, item, surface)
            case Pointed():
                draw_brackets(qp, item, surface)


def draw_watermarks(qp: QPainter, captions: Iterable[Caption], surface: Surface) -> None:
    """Write the captions that lie under the lines."""
    lettering = Lettering(surface.theme.families, Rendering.OUTLINES)
    colour = QColor(surface.theme.structure)
    colour.setAlphaF(_WATERMARK_OPACITY)
    for caption in captions:
        if caption.watermark and surface.shows(caption.place):
            place, size = surface.place(caption.place), caption.size * surface.pitch
            lettering.write(qp, caption.text, place, size, colour, bold=True)


def draw_captions(qp: QPainter, captions: Iterable[Caption], surface: Surface) -> None:
    """Write the captions that interrupt the lines or stand beyond them."""
    lettering = surface.stamps.look.lettering
    for caption in captions:
        size = caption.size * surface.pitch
        legible = lettering.legible(caption.text, size)
        if caption.watermark or not surface.shows(caption.place) or not legible:
            continue
        at, colour = surface.place(caption.place), surface.theme.structure
        if caption.line is None:
            _draw_chip(qp, at, lettering.width(caption.text) * size, size, surface)
        else:
            colour = _colour(caption.line, surface.theme)
        surface.draw_stamp(qp, at, Stamp(draw_text, (caption.text, caption.size, colour)))


def _draw_chip(qp: QPainter, at: QPointF, width: float, size: float, surface: Surface) -> None:
    chip = QRectF(0, 0, width + 0.4 * size, 1.15 * size)
    chip.moveCenter(at)
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(QColor(surface.theme.surface))
    qp.drawRoundedRect(chip, chip.height() * 0.4, chip.height() * 0.4)


def _colour(stroke: Stroke, theme: Theme) -> str:
    return theme.spot if stroke in _SPOT_COLOURED else theme.structure


def _draw_tint(qp: QPainter, points: frozenset[Point], role: Role, surface: Surface) -> None:
    """Colour an area as one shape, so that no seams show between its cells."""
    area = QPainterPath()
    area.setFillRule(Qt.FillRule.WindingFill)
    for first, last in _runs(surface.shown(points)):
        area.addRect(surface.grid.cells(first.column, first.row, last.column, last.row))
    qp.fillPath(area, QColor(surface.theme.tints[role]))


def _runs(points: Iterable[Point]) -> list[tuple[Point, Point]]:
    """The first and the last point of each row of neighbours."""
    runs: list[tuple[Point, Point]] = []
    for point in sorted(points, key=lambda point: (point.row, point.column)):
        if runs and runs[-1][1] == (point.column - 1, point.row):
            runs[-1] = runs[-1][0], point
        else:
            runs.append((point, point))
    return runs


def _draw_line(qp: QPainter, line: Segment, surface: Surface) -> None:
    ends = clipped(line.start, line.end, surface.layout.crop)
    if ends is None:
        return
    grid, theme = surface.grid, surface.theme
    width = _WIDTHS[line.stroke] * surface.pitch
    if surface.scale is not None:
        # Wider than the lines of the grid by whole pixels on both sides, for the same middle.
        width = grid.line + 2 * max(round((width - grid.line) / 2), 0)
    colour = QColor(_colour(line.stroke, theme))
    colour.setAlphaF(_OPACITIES[line.stroke])
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    if line.stroke in _DASHED:
        stroker.setDashPattern([4.0, 3.0])
    path = QPainterPath(surface.place(ends[0]))
    path.lineTo(surface.place(ends[1]))
    # Filled, not drawn: under a clip Qt gives slanting lines other pixels at its border.
    qp.fillPath(stroker.createStroke(path), colour)
