"""What lies on the points of a board: stones, marks, labels and names."""

from __future__ import annotations

from functools import lru_cache, partial
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from ..go import Point
from . import stones
from .content import stamps_of
from .labels import NameStyle
from .overlay import draw_items
from .picture import Cell
from .stamps import Placed, image_box
from .stones import astray

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QImage, QPainter

    from .layout import Layout
    from .picture import Picture
    from .surface import Surface
    from .theme import Theme

_EMPTY = Cell()
_APART = 44
"""From this pitch on, in pixels, stones do not meet the images of stones at their corners."""


class Cells:
    """Draws what lies on the points of a surface.

    Points are drawn row by row: the shadow of a stone falls on those to its right and below and
    must not darken the stones there.
    """

    def __init__(self, surface: Surface) -> None:
        self._surface = surface
        self._points = surface.layout.points()
        self._stray = surface.theme.natural * surface.pitch
        self._placed = lru_cache(maxsize=8192)(self._place)
        self._patch = lru_cache(maxsize=4096)(self._around)
        self._seen = lru_cache(maxsize=8192)(self._see)
        self._style = lru_cache(maxsize=16)(self._name_style)

    def draw(self, qp: QPainter, picture: Picture) -> None:
        """Draw all points, and what lies below and above them."""
        draw_items(qp, picture.under, self._surface)
        draw_items(qp, picture.spotlight, self._surface)
        self._draw(qp, picture, self._points, self._placed)
        draw_items(qp, picture.over, self._surface)

    def redraw(self, qp: QPainter, picture: Picture, point: Point, ground: QImage) -> None:
        """Draw one point anew on pixels, with what overlaps it, from the ground upwards."""
        bounds, near, corners = self._patch(point)
        badged = [corner for corner in corners if picture.cells.get(corner, _EMPTY).badges]
        if badged:
            near = sorted((*near, *badged), key=lambda point: (point.row, point.column))
        qp.setClipRect(bounds)
        qp.drawImage(bounds, ground, bounds)
        around = _neighbourhood(point)
        if picture.under or picture.spotlight:
            draw_items(qp, (*picture.under, *picture.spotlight), self._surface, around)
        self._draw(qp, picture, near, partial(self._seen, point))
        if picture.over:
            draw_items(qp, picture.over, self._surface, around)

    def _draw(
        self,
        qp: QPainter,
        picture: Picture,
        points: Iterable[Point],
        placed: Callable[[Point, Cell, NameStyle], list[Placed]],
    ) -> None:
        cells = picture.cells
        ground = picture.ground
        style = self._style(ground.longest_name, ground.dark_squares is not None)
        for point in points:
            cell = cells.get(point)
            if cell is not None:
                for draw, what in placed(point, cell, style):
                    draw(qp, *what)

    def _name_style(self, longest: str, in_squares: bool) -> NameStyle:
        return NameStyle.of(longest, self._surface.stamps.look.lettering, in_squares=in_squares)

    def _place(self, point: Point, cell: Cell, style: NameStyle) -> list[Placed]:
        grid, stamps = self._surface.grid, self._surface.stamps
        x, y = grid.x[point.column], grid.y[point.row]
        if cell.stone is not None and self._stray:
            dx, dy = astray(point.column, point.row, self._stray)
            if self._surface.scale is not None:
                dx, dy = round(dx), round(dy)  # images lie on whole pixels
            x, y = x + dx, y + dy
        return [
            stamps.placed(x, y, stamp)
            for stamp in stamps_of(cell, point, style, self._surface.theme)
        ]

    def _see(self, point: Point, near: Point, cell: Cell, style: NameStyle) -> list[Placed]:
        """What of a neighbour's cell is seen in the bounds of a point."""
        bounds = self._patch(point)[0]
        return [
            (draw, (x, y, image))
            for draw, (x, y, image) in self._placed(near, cell, style)
            if bounds.intersects(QRect(QPoint(x, y), image.size()))
        ]

    def _around(self, point: Point) -> tuple[QRect, list[Point], list[Point]]:
        """What a point and its tint may cover, and those of its neighbours that are seen there.

        Of the last ones, at its corners, only badges are.
        """
        grid, (column, row) = self._surface.grid, point
        near, corners = list[Point](), list[Point]()
        close = self._stray or self._surface.pitch < _APART
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                (corners if dx and dy and not close else near).append(Point(column + dx, row + dy))
        before, side = image_box(self._surface.pitch, grid.fraction)
        bounds = QRect(round(grid.x[column] - before), round(grid.y[row] - before), side, side)
        stray = ceil(self._stray)
        bounds.adjust(-stray, -stray, stray, stray)
        cell = grid.cells(column, row, column, row).toRect()
        shown = self._surface.shown
        return bounds.united(cell), shown(near), shown(corners)


@lru_cache(maxsize=4096)
def _neighbourhood(point: Point) -> frozenset[Point]:
    """A point and those whose tints may come near it."""
    column, row = point
    return frozenset(Point(column + dx, row + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))


def reach(point: Point, layout: Layout, theme: Theme) -> QRect:
    """The whole units or pixels that what lies on a point, or its tint, may cover."""
    stray = theme.natural * layout.pitch
    stone = stones.reach(layout.pitch).adjusted(-stray, -stray, stray, stray)
    stone.translate(layout.centre(point))
    around = stone.united(layout.cell_rect(point))
    return around.adjusted(-0.5, -0.5, 0.5, 0.5).toAlignedRect()
