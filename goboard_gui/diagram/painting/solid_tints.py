"""Tints in themes with opaque colours only: the board below a tint is drawn again, in the colours
in which it would be seen through the tint.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker

from ..picture import NotationGrid, Tint, TintRole
from .empty_board import board_lines, dot_radius
from .overlay import draw_items, line_colour, line_shape, tint_area, tinted_colour

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QLineF
    from PySide6.QtGui import QPainter

    from ...go import Point
    from ..picture import EmptyBoard, Overlay, Picture
    from ..theme import Theme
    from .surface import Surface

    Shape = tuple[QPainterPath, str]
    """A part of the board, and its colour."""


def with_continued_below(picture: Picture) -> Picture:
    """Return a picture in which the tint of the lines beyond joined edges is below the stones.

    The content of points below that tint is drawn in faded colours, see `continued_points`.
    """
    tints = tuple(filter(_is_continued, picture.overlays_above))
    above = tuple(item for item in picture.overlays_above if not _is_continued(item))
    below = (*picture.overlays_below, *tints)
    return picture._replace(overlays_below=below, overlays_above=above) if tints else picture


def continued_points(picture: Picture) -> frozenset[Point]:
    """Return the points of a picture that lie below the tint of the lines beyond joined edges."""
    tints = filter(_is_continued, picture.overlays_below)
    return frozenset(chain.from_iterable(tint.affected_points() for tint in tints))


def continued_opacity(theme: Theme) -> float:
    """Return the opacity with which the content of points beyond joined edges appears."""
    return 1 - QColor(theme.tints[TintRole.CONTINUED]).alphaF()


def _is_continued(item: object) -> bool:
    return isinstance(item, Tint) and item.role is TintRole.CONTINUED


def draw_overlays_on_board(
    qp: QPainter, items: Overlay, empty_board: EmptyBoard, surface: Surface
) -> None:
    """Draw overlays on a board without a position, below which the board stays visible."""
    for item in items:
        draw_items(qp, (item,), surface)
        if isinstance(item, Tint):
            _draw_tinted_board(qp, item, empty_board, surface)


def _draw_tinted_board(qp: QPainter, tint: Tint, empty_board: EmptyBoard, surface: Surface) -> None:
    area = tint_area(tint.points, tint.role, surface)
    bounds = area.boundingRect()
    for shape, colour in _board_shapes(empty_board, surface):
        if bounds.intersects(shape.boundingRect()):
            seen = QColor(tinted_colour(colour, tint.role, surface.theme))
            qp.fillPath(shape.intersected(area), seen)


def _board_shapes(empty_board: EmptyBoard, surface: Surface) -> Iterator[Shape]:
    """Yield the parts of a board without a position: squares, lines and dots."""
    theme, grid = surface.theme, surface.grid
    structure = empty_board.notation_grid or NotationGrid()
    for point in surface.visible_points(sorted(empty_board.dark_squares or ())):
        square = QPainterPath()
        square.addRect(surface.cell_rect(point))
        yield square, theme.dark_square
    for line in structure.lines:
        yield line_shape(line, surface), line_colour(line, surface).name()
    dots = empty_board.hoshi
    if empty_board.plan is not None:
        points = empty_board.plan.board_points
        for one, other in empty_board.plan.edges:
            ends = QPointF(*grid.position(points[one])), QPointF(*grid.position(points[other]))
            yield _stroke(*ends, grid.line_width), theme.line
        dots = frozenset(points) if empty_board.plan.dotted else frozenset()
    elif empty_board.dark_squares is not None:
        return
    else:
        lines = board_lines(empty_board, surface)
        yield from ((_line(each, grid.line_width), theme.line) for each in lines.thin)
        yield from ((_line(each, grid.border_width), theme.line) for each in lines.border)
    radius = dot_radius(surface)
    for point in surface.visible_points(dots):
        dot = QPainterPath()
        dot.addEllipse(QPointF(*grid.position(point)), radius, radius)
        yield dot, theme.line


def _line(line: QLineF, width: float) -> QPainterPath:
    return _stroke(line.p1(), line.p2(), width)


def _stroke(start: QPointF, end: QPointF, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    path = QPainterPath(start)
    path.lineTo(end)
    return stroker.createStroke(path)
