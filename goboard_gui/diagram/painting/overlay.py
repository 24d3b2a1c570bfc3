"""Painting of overlays: tints, lines, arrows, captions and the keyboard cursor."""

from __future__ import annotations

from functools import partial
from itertools import islice
from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF

from ...named_tuples import NamedTuple
from ..picture import (
    Arrow,
    Caption,
    CursorBrackets,
    FractionalPoint,
    LineStyle,
    Segment,
    Tint,
    TintRole,
)
from ..theme import blended_colour
from .labels import draw_text
from .lettering import Lettering, TextRendering
from .stamps import Stamp
from .stones import stone_extent

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtGui import QPainter

    from ...go import Crop, Point
    from ..picture import Overlay
    from ..theme import Theme
    from .stamps import PaintStep
    from .surface import Surface


def clip_line(
    start: FractionalPoint, end: FractionalPoint, crop: Crop
) -> tuple[FractionalPoint, FractionalPoint] | None:
    """Return the part of a line that is inside a crop or within half a cell of it, or None if there
    is none.

    The painter's own clipping would be lost in SVG.
    """
    (x, y), (x1, y1) = start, end
    dx, dy = x1 - x, y1 - y
    enter, leave = 0.0, 1.0
    for step, room in (
        (-dx, x - crop.left + 0.5),
        (dx, crop.right + 0.5 - x),
        (-dy, y - crop.top + 0.5),
        (dy, crop.bottom + 0.5 - y),
    ):
        if step == 0:
            if room < 0:
                return None
        elif step < 0:
            enter = max(enter, room / step)
        else:
            leave = min(leave, room / step)
    if enter > leave:
        return None
    return FractionalPoint(x + enter * dx, y + enter * dy), FractionalPoint(
        x + leave * dx, y + leave * dy
    )


MANY_ARROWS = 50
"""The number of arrows and lines above which they are drawn faster on pixels."""
_STEP = 20
"""The number of arrows that are drawn in one step."""


def split_many_arrows(items: Overlay) -> tuple[Overlay, Overlay]:
    """Split drawings after the last arrow or line if there are many of them; otherwise the first
    part is empty.
    """
    places = [number for number, item in enumerate(items) if isinstance(item, Arrow)]
    end = places[-1] + 1 if len(places) > MANY_ARROWS else 0
    return items[:end], items[end:]


def overlay_steps(items: Overlay, surface: Surface) -> Iterator[PaintStep]:
    """Yield the steps of drawing overlays in the given order."""
    first, rest = split_many_arrows(items)
    if surface.scale is None:
        first, rest = (), items
    for steps, draw in ((iter(first), draw_many_arrows), (iter(rest), draw_items)):
        while step := tuple(islice(steps, _STEP)):
            yield partial(draw, items=step, surface=surface)


# In pitches. What is written on a point is left free at either end.
_ARROW_WIDTH = 0.085
_ARROW_GAP = 0.27
_ARROW_HEAD = 0.27
_ARROW_HEAD_WIDTH = 0.3
_ARROW_HALO = 0.045
_HEAD_MITRE = hypot(1, _ARROW_HEAD_WIDTH / 2 / _ARROW_HEAD) + _ARROW_HEAD_WIDTH / 2 / _ARROW_HEAD
"""The extra width of the outline at the back of an arrow head, in outline widths."""


def draw_arrow(qp: QPainter, arrow: Arrow, surface: Surface) -> None:
    """Draw an arrow or line with a light outline, so that it is visible on stones."""
    ends = _visible_ends(arrow, surface)
    if ends is None:
        return
    path = _arrow_shape(
        surface.to_pixels(ends.start),
        surface.to_pixels(ends.end),
        surface.pitch,
        gaps=ends.gaps,
        head=ends.head,
    )
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * _ARROW_HALO * surface.pitch)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    # Filled, not drawn: under a clip Qt gives slanting lines other pixels at its border.
    halo = stroker.createStroke(path).united(path)
    qp.fillPath(halo, QColor(surface.theme.arrow_halo))
    qp.fillPath(path, QColor(surface.theme.arrow))


def draw_many_arrows(qp: QPainter, items: Overlay, surface: Surface) -> None:
    """Draw arrows, lines and tints on pixels; for many arrows, this is faster than `draw_items`.

    Shafts are drawn as lines with flat ends, for which Qt needs a tenth of the time. They and their
    outlines end in squares instead of round corners, and under a clip they would have other pixels
    at its border.
    """
    for item in items:
        if isinstance(item, Arrow):
            _draw_arrow_quickly(qp, item, surface)
        else:
            draw_items(qp, (item,), surface)


def _draw_arrow_quickly(qp: QPainter, arrow: Arrow, surface: Surface) -> None:
    ends = _visible_ends(arrow, surface)
    if ends is None:
        return
    start, end = surface.to_pixels(ends.start), surface.to_pixels(ends.end)
    x, y = end.x() - start.x(), end.y() - start.y()
    length, pitch = hypot(x, y), surface.pitch
    if length == 0:
        return
    x, y = x / length * pitch, y / length * pitch
    start = QPointF(start.x() + x * ends.gaps[0], start.y() + y * ends.gaps[0])
    end = QPointF(end.x() - x * ends.gaps[1], end.y() - y * ends.gaps[1])
    neck = QPointF(end.x() - x * _ARROW_HEAD, end.y() - y * _ARROW_HEAD) if ends.head else end
    for rim, colour in (
        (_ARROW_HALO, surface.theme.arrow_halo),
        (0.0, surface.theme.arrow),
    ):
        pen = QPen(QColor(colour), (_ARROW_WIDTH + 2 * rim) * pitch)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        qp.setPen(pen)
        over = QPointF(x * rim, y * rim)
        back = neck - over if ends.head else neck + over
        qp.drawLine(start - over, back)
        if ends.head:
            # The outline is as wide at the sides of the head as at its back.
            wing = _ARROW_HEAD_WIDTH / 2 + rim * _HEAD_MITRE
            tip = end + over * (_HEAD_MITRE * 2 * _ARROW_HEAD / _ARROW_HEAD_WIDTH)
            qp.setPen(Qt.PenStyle.NoPen)
            qp.setBrush(QColor(colour))
            aside = QPointF(-y * wing, x * wing)
            qp.drawConvexPolygon([back + aside, tip, back - aside])


class _VisibleEnds(NamedTuple):
    """The visible part of an arrow: its ends, the gaps left there in line spacings, and whether the
    head is visible.
    """

    start: FractionalPoint
    end: FractionalPoint
    gaps: tuple[float, float]
    head: bool


def _visible_ends(arrow: Arrow, surface: Surface) -> _VisibleEnds | None:
    """Return the visible ends of an arrow, or None if no part of it is visible."""
    start, end = FractionalPoint(*arrow.start), FractionalPoint(*arrow.end)
    free = surface.layout.plan is not None
    ends = (start, end) if free else clip_line(start, end, surface.layout.crop)
    if ends is None:
        return None
    gaps = _ARROW_GAP if ends[0] == start else 0.0, _ARROW_GAP if ends[1] == end else 0.0
    return _VisibleEnds(*ends, gaps, head=arrow.head and ends[1] == end)


def _arrow_shape(
    start: QPointF, end: QPointF, pitch: float, *, gaps: tuple[float, float], head: bool
) -> QPainterPath:
    """Return the outline of an arrow; ``gaps`` are the distances that it keeps from its ends, in
    line spacings.
    """
    way = end - start
    length = hypot(way.x(), way.y())
    path = QPainterPath()
    if length == 0:
        return path
    ahead = way / length * pitch
    aside = QPointF(-ahead.y(), ahead.x())
    start, end = start + ahead * gaps[0], end - ahead * gaps[1]
    neck = end - ahead * _ARROW_HEAD if head else end
    half = aside * (_ARROW_WIDTH / 2)
    wing = aside * (_ARROW_HEAD_WIDTH / 2)
    corners = [start + half, neck + half]
    if head:
        corners += [neck + wing, end, neck - wing]
    path.addPolygon(QPolygonF([*corners, neck - half, start - half]))
    path.closeSubpath()
    return path


# In pitches.
_BRACKET_ARM = 0.24
_BRACKET_WIDTH = 0.065
_BRACKET_HALO = 0.04


def draw_brackets(qp: QPainter, pointed: CursorBrackets, surface: Surface) -> None:
    """Draw the brackets of the keyboard cursor with a light outline, aligned to pixels on
    screens.
    """
    if not surface.visible_points([pointed.point]):
        return
    width, halo = (
        _whole_pixels(part * surface.pitch, surface) for part in (_BRACKET_WIDTH, _BRACKET_HALO)
    )
    cell = surface.cell_rect(pointed.point).adjusted(halo, halo, -halo, -halo)
    arm = max(_BRACKET_ARM * surface.pitch, 2 * width)
    for rim, colour in ((halo, surface.theme.arrow_halo), (0.0, surface.theme.arrow)):
        shape = QPainterPath()
        shape.setFillRule(Qt.FillRule.WindingFill)
        for bar in _bracket_bars(cell, arm, width):
            shape.addRect(bar.adjusted(-rim, -rim, rim, rim))
        qp.fillPath(shape, QColor(colour))


def _whole_pixels(length: float, surface: Surface) -> float:
    return length if surface.scale is None else max(round(length), 1)


def _bracket_bars(cell: QRectF, arm: float, width: float) -> Iterator[QRectF]:
    """Yield the two bars of the bracket at each corner of a cell."""
    for wide, high in ((arm, width), (width, arm)):
        for x in (cell.left(), cell.right() - wide):
            for y in (cell.top(), cell.bottom() - high):
                yield QRectF(x, y, wide, high)


_WIDTHS = {
    LineStyle.AXIS: 0.13,
    LineStyle.SQUARE: 0.09,
    LineStyle.DIVISION: 0.035,
    LineStyle.LATTICE: 0.035,
    LineStyle.OTHER_LATTICE: 0.035,
    LineStyle.SPOT: 0.075,
}
_OPACITIES = {
    LineStyle.AXIS: 0.5,
    LineStyle.SQUARE: 0.42,
    LineStyle.DIVISION: 0.6,
    LineStyle.LATTICE: 0.7,
    LineStyle.OTHER_LATTICE: 0.7,
    LineStyle.SPOT: 0.85,
}
_DASHED = frozenset({LineStyle.DIVISION, LineStyle.OTHER_LATTICE})
_SPOT_COLOURED = frozenset({LineStyle.OTHER_LATTICE, LineStyle.SPOT})


def draw_items(
    qp: QPainter,
    items: Iterable[Tint | Segment | Arrow | CursorBrackets],
    surface: Surface,
    near: frozenset[Point] | None = None,
) -> None:
    """Draw tints, lines, arrows and cursor brackets in the given order.

    With ``near``, only items that affect one of these points are drawn.
    """
    for item in items:
        if near is not None and near.isdisjoint(item.affected_points()):
            continue
        match item:
            case Tint():
                points = item.points if near is None else item.points & near
                _draw_tint(qp, points, item.role, surface)
            case Segment():
                _draw_line(qp, item, surface)
            case Arrow():
                draw_arrow(qp, item, surface)
            case CursorBrackets():
                draw_brackets(qp, item, surface)


def draw_watermarks(qp: QPainter, captions: Iterable[Caption], surface: Surface) -> None:
    """Draw only those captions that are watermarks; they lie below the grid."""
    lettering = Lettering(surface.theme.families, TextRendering.OUTLINES)
    cell_style = surface.stamp_renderer.cell_style
    colour = cell_style.colour(surface.theme.line, surface.theme.watermark_opacity)
    for caption in captions:
        if caption.watermark and surface.is_visible(caption.place):
            place, size = surface.to_pixels(caption.place), caption.size * surface.pitch
            lettering.draw_text(qp, caption.text, place, size, colour, bold=True)


def draw_captions(qp: QPainter, captions: Iterable[Caption], surface: Surface) -> None:
    """Draw only those captions that interrupt the grid or label the ends of lines."""
    lettering = surface.stamp_renderer.cell_style.lettering
    for caption in captions:
        size = max(caption.size * surface.pitch, surface.theme.min_label_size)
        legible = lettering.is_legible(caption.text, size)
        if caption.watermark or not surface.is_visible(caption.place) or not legible:
            continue
        at, colour = surface.to_pixels(caption.place), surface.theme.structure
        if caption.line_style is None:
            _draw_chip(qp, at, lettering.width(caption.text) * size, size, surface)
        else:
            colour = _colour(caption.line_style, surface.theme)
        em = size / surface.pitch
        surface.draw_stamp(qp, at, Stamp(draw_text, (caption.text, em, colour)))


def _draw_chip(qp: QPainter, at: QPointF, width: float, size: float, surface: Surface) -> None:
    chip = QRectF(0, 0, width + 0.4 * size, 1.15 * size)
    chip.moveCenter(at)
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(QColor(surface.theme.surface))
    qp.drawRoundedRect(chip, chip.height() * 0.4, chip.height() * 0.4)


def _colour(stroke: LineStyle, theme: Theme) -> str:
    return theme.spot if stroke in _SPOT_COLOURED else theme.structure


def _draw_tint(qp: QPainter, points: frozenset[Point], role: TintRole, surface: Surface) -> None:
    """Fill all points of a tint as a single shape, to avoid seams between cells."""
    theme = surface.theme
    colour = tinted_colour(theme.surface, role, theme) if theme.solid else theme.tints[role]
    qp.fillPath(tint_area(points, role, surface), QColor(colour))


def tinted_colour(colour: str, role: TintRole, theme: Theme) -> str:
    """Return the opaque colour in which a colour appears below a tint."""
    return blended_colour(theme.tints[role], 1.0, colour)


def tint_area(points: Iterable[Point], role: TintRole, surface: Surface) -> QPainterPath:
    """Return the shape of the visible points of a tint."""
    area = QPainterPath()
    area.setFillRule(Qt.FillRule.WindingFill)
    if surface.layout.plan is not None:
        for point in surface.visible_points(points):
            area.addEllipse(surface.cell_rect(point))
        return area
    for first, last in _horizontal_runs(surface.visible_points(points)):
        cells = surface.grid.cells_rect(first.column, first.row, last.column, last.row)
        if role is TintRole.CONTINUED:
            cells = _with_outermost_stones(cells, first, last, surface)
        area.addRect(cells)
    return area


def _with_outermost_stones(cells: QRectF, first: Point, last: Point, surface: Surface) -> QRectF:
    """Return the rectangle of a run of cells, enlarged at the board's edges to include the parts of
    stones that extend beyond the outermost cells.
    """
    grid, size = surface.grid, surface.layout.size
    stone = stone_extent(surface.pitch, surface.theme.placement_offset * surface.pitch)
    stones = stone.translated(*grid.position(first)) | stone.translated(*grid.position(last))
    covered = cells | stones
    if surface.scale is not None:
        covered = QRectF(covered.toAlignedRect())
    if first.column == 0:
        cells.setLeft(covered.left())
    if first.row == 0:
        cells.setTop(covered.top())
    if last.column == size.width - 1:
        cells.setRight(covered.right())
    if last.row == size.height - 1:
        cells.setBottom(covered.bottom())
    return cells


def _horizontal_runs(points: Iterable[Point]) -> list[tuple[Point, Point]]:
    """Return the first and last point of each horizontal run of adjacent points."""
    runs: list[tuple[Point, Point]] = []
    for point in sorted(points, key=lambda point: (point.row, point.column)):
        if runs and runs[-1][1] == (point.column - 1, point.row):
            runs[-1] = runs[-1][0], point
        else:
            runs.append((point, point))
    return runs


def _draw_line(qp: QPainter, line: Segment, surface: Surface) -> None:
    # Filled, not drawn: under a clip Qt gives slanting lines other pixels at its border.
    qp.fillPath(line_shape(line, surface), line_colour(line, surface))


def line_colour(line: Segment, surface: Surface) -> QColor:
    """Return the colour of a line of a notation grid."""
    cell_style = surface.stamp_renderer.cell_style
    return cell_style.colour(_colour(line.stroke, surface.theme), _OPACITIES[line.stroke])


def line_shape(line: Segment, surface: Surface) -> QPainterPath:
    """Return the shape of the visible part of a line of a notation grid."""
    ends = clip_line(line.start, line.end, surface.layout.crop)
    if ends is None:
        return QPainterPath()
    grid = surface.grid
    width = surface.stamp_renderer.cell_style.line_width(_WIDTHS[line.stroke])
    if surface.scale is not None:
        # To be centred on grid lines, it must be wider by whole pixels on both sides.
        width = grid.line_width + 2 * max(round((width - grid.line_width) / 2), 0)
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    if line.stroke in _DASHED:
        stroker.setDashPattern([4.0, 3.0])
    path = QPainterPath(surface.to_pixels(ends[0]))
    path.lineTo(surface.to_pixels(ends[1]))
    return stroker.createStroke(path)
