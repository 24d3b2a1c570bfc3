"""Painting of points: stones, marks, labels and names.

Modules for what few positions show, such as badges and passes, are imported when they are needed.
"""

from __future__ import annotations

from functools import lru_cache, partial
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

from ...go import Colour, Point
from ...record.properties.marks import Mark
from ..picture import Cell, StatusMark
from . import stones
from .labels import (
    NameStyle,
    draw_label,
    draw_label_background,
    draw_letter,
    draw_name,
    draw_number,
)
from .marks import draw_frame, draw_glow, draw_mark, draw_ring
from .overlay import draw_items
from .stamps import DrawCall, PaintStep, Stamp, image_box
from .stones import draw_stone, placement_offset, texture_variant

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from PySide6.QtGui import QImage, QPainter

    from ..layout import Layout
    from ..picture import Picture, VariationMove
    from ..theme import Theme
    from .surface import Surface

_TERRITORIES = {Mark.TERRITORY_BLACK: Colour.BLACK, Mark.TERRITORY_WHITE: Colour.WHITE}
_FRAMED = 0.7
"""The scale of a label surrounded by marks."""


def stamps_for_cell(cell: Cell, variant: int, style: NameStyle, theme: Theme) -> list[Stamp]:
    """Return the images or shapes (stamps) to draw on a point, from bottom to top.

    ``variant`` is the texture of its stone, see `texture_variant`.
    """
    stone, status, label, name, ghost, lit, dimmed, marks = cell[:8]
    continued, badges, counted, number, preview, candidate, ownership = cell[8:]
    # Text on a dimmed point must stay legible.
    ink = (1.0 + theme.dimmed_opacity) / 2 if dimmed else 1.0
    stamps = []
    if stone is not None:
        opacity = theme.dimmed_opacity if dimmed or _is_marked_dead(stone, marks) else 1.0
        stamps.append(Stamp(draw_stone, (stone, variant), opacity, soft=True))
    elif ghost is not None:
        stamps.append(Stamp(draw_stone, (ghost, variant), theme.ghost_opacity, soft=True))
    if lit:
        stamps.append(Stamp(draw_glow, (stone,), soft=True))
    if counted is not None and stone is None and ghost is None and not label:
        from .continuation_chips import draw_continuation

        warned = [Stamp(draw_mark, (status, None))] if status is StatusMark.ILLEGAL else []
        return [Stamp(draw_continuation, (counted, lit), ink), *warned]
    if candidate is not None and stone is None and ghost is None and not label:
        from .candidate_chips import draw_candidate

        return [Stamp(draw_candidate, (candidate, lit), ink)]
    if ownership:
        stamps += _ownership_stamps(cell, ownership)
    if badges:
        stamps += _badge_stamps(cell, ink, above_text=False)
    if label and stone is None:
        stamps.append(Stamp(draw_label_background, (label,), soft=True))
    if continued is not None and stone is None and ghost is None:
        stamps += _variation_stamps(cell, continued, ink)
    if marks:
        stamps += _mark_stamps(cell, ink)
    elif label:
        stamps.append(Stamp(draw_label, (label, stone), ink))
    elif number and not _shows_letter(cell):
        stamps.append(Stamp(draw_number, (number, stone or ghost), ink))
    elif _shows_name(cell) and not (stone and _shows_letter(cell)):
        stamps.append(Stamp(draw_name, (name, stone, style), ink))
    if status is StatusMark.LAST_MOVE and (label or number or name or marks or _shows_letter(cell)):
        stamps.append(Stamp(draw_ring, (stone,), ink))
    elif status is not None:
        stamps.append(Stamp(draw_mark, (status, stone), ink))
    if badges:
        stamps += _badge_stamps(cell, ink, above_text=True)
    if preview is not None:
        stamps.append(_preview_stamp(cell, preview, theme.ghost_opacity))
    return stamps


def _preview_stamp(cell: Cell, preview: Mark | str, opacity: float) -> Stamp:
    """Return the stamp for a mark or label that a click would add to a cell."""
    if isinstance(preview, Mark):
        draw = draw_frame if cell.marks or cell.label else draw_mark
        return Stamp(draw, (preview, cell.stone), opacity)
    framed = (_FRAMED,) if cell.marks else ()
    return Stamp(draw_label, (preview, cell.stone, *framed), opacity)


def _ownership_stamps(cell: Cell, step: int) -> Iterator[Stamp]:
    """Yield the stamp for the owner of a point; on the owner's own stones it is not needed."""
    from .candidate_chips import draw_ownership

    owner = Colour.BLACK if step > 0 else Colour.WHITE
    if cell.stone is not owner:
        yield Stamp(draw_ownership, (owner, abs(step)))


def _shows_name(cell: Cell) -> bool:
    """Return whether a cell has a point name and space for it."""
    taken = cell.ghost or cell.variation
    return bool(cell.name) and not taken and cell.status_mark in (None, StatusMark.LAST_MOVE)


def _is_marked_dead(stone: Colour, marks: tuple[Mark, ...]) -> bool:
    """Return whether a stone is marked as dead, that is, whether its point is marked as the
    opponent's territory.
    """
    return any(_TERRITORIES.get(mark) is stone.opponent for mark in marks)


def _mark_stamps(cell: Cell, opacity: float) -> Iterator[Stamp]:
    """Yield the stamps for the label or the first mark of a cell, and for its other marks, which
    are drawn around that.
    """
    stone, marks = cell.stone, cell.marks
    if cell.label:
        yield Stamp(draw_label, (cell.label, stone, _FRAMED), opacity)
    elif cell.number and not _shows_letter(cell):
        yield Stamp(draw_number, (cell.number, stone, _FRAMED), opacity)
    elif not _shows_letter(cell):
        yield Stamp(draw_mark, (marks[0], stone), opacity)
        marks = marks[1:]
    for mark in marks:
        yield Stamp(draw_frame, (mark, stone), opacity)


def _variation_stamps(cell: Cell, continued: VariationMove, opacity: float) -> Iterator[Stamp]:
    """Yield the stamps for a variation's move: only a ring if the point has a label or mark."""
    colour, weight, letter, evaluation = continued
    if letter and not cell.label:
        yield Stamp(draw_label_background, (letter,), soft=True)
        yield Stamp(draw_letter, (letter, weight, _FRAMED if cell.marks else 1.0), opacity)
    elif not letter:
        from .variation_moves import draw_variation_move

        rim = bool(cell.label or cell.marks)
        yield Stamp(draw_variation_move, (colour, weight, evaluation, rim), opacity)


def _shows_letter(cell: Cell) -> bool:
    """Return whether a cell shows a letter from a variation or from life-and-death analysis."""
    if cell.badges:
        from .badges import LETTER_EMBLEMS

        if any(badge.emblem in LETTER_EMBLEMS for badge in cell.badges):
            return True
    return bool(cell.variation and cell.variation.letter and not cell.stone and not cell.ghost)


def _badge_stamps(cell: Cell, opacity: float, *, above_text: bool) -> Iterator[Stamp]:
    """Yield the stamps for the badges above or below the text, placed where other content leaves
    space.
    """
    from .badges import ABOVE_TEXT, BELOW_TEXT, LETTER_EMBLEMS, BadgeSpot, draw_badge

    emblems = ABOVE_TEXT if above_text else BELOW_TEXT
    letter = any(badge.emblem in LETTER_EMBLEMS for badge in cell.badges)
    text = letter or cell.label or cell.number
    taken = bool(text or cell.marks or cell.status_mark or cell.variation or cell.ghost)
    room = BadgeSpot.CORNER if taken else BadgeSpot.ABOVE if cell.name else BadgeSpot.MIDDLE
    for badge in cell.badges:
        if badge.emblem in emblems:
            share = _FRAMED if cell.marks and badge.emblem in LETTER_EMBLEMS else 1.0
            if badge.emblem in LETTER_EMBLEMS and cell.stone is None:
                yield Stamp(draw_label_background, (badge.text,), soft=True)
            yield Stamp(draw_badge, (badge, cell.stone, room, share), opacity)


_EMPTY = Cell()
_STEP = 64
"""The number of points that are drawn in one step."""
_APART = 44
"""The line spacing in pixels above which the images of diagonal neighbours do not overlap."""


class CellPainter:
    """Painter of the content of all points on a surface.

    Points are drawn row by row. The shadow of a stone falls to the right and down, and the stones
    there must cover it.
    """

    def __init__(self, surface: Surface) -> None:
        self._surface = surface
        self._points = surface.layout.points()
        self._stray = surface.theme.placement_offset * surface.pitch
        self._stamps = lru_cache(maxsize=4096)(partial(stamps_for_cell, theme=surface.theme))
        self._placed = lru_cache(maxsize=8192)(self._place)
        self._patch = lru_cache(maxsize=4096)(self._bounds_and_neighbours)
        self._seen = lru_cache(maxsize=8192)(self._overlapping_calls)
        self._style = lru_cache(maxsize=16)(self._name_style)

    def steps(self, picture: Picture) -> Iterator[PaintStep]:
        """Yield the steps of drawing a picture's points, a pass, and what lies below the stones:
        overlays and spotlight.
        """
        solid = self._surface.theme.solid
        if solid:
            from .solid_tints import continued_points, draw_overlays_on_board
        for items in (picture.overlays_below, picture.spotlight):
            if items and solid:
                draw = partial(draw_overlays_on_board, empty_board=picture.empty_board)
                yield partial(draw, items=items, surface=self._surface)
            elif items:
                yield partial(draw_items, items=items, surface=self._surface)
        faded = continued_points(picture) if solid else frozenset()
        placed = partial(self._place_faded, faded) if faded else self._placed
        for at in range(0, len(self._points), _STEP):
            points = self._points[at : at + _STEP]
            yield partial(self._draw, picture=picture, points=points, placed=placed)
        if picture.passed is not None:
            from .pass_mark import draw_pass

            yield partial(draw_pass, passed=picture.passed, surface=self._surface)

    def redraw(
        self,
        qp: QPainter,
        picture: Picture,
        point: Point,
        empty_board: QImage,
        arrows: QImage | None = None,
    ) -> None:
        """Repaint one point of an image, and everything that overlaps it.

        ``empty_board`` is an image of the board alone. ``arrows`` is an image of what is between
        the points and the overlays above, if anything.
        """
        bounds, near, corners = self._patch(point)
        badged = [corner for corner in corners if picture.cells.get(corner, _EMPTY).badges]
        if badged:
            near = sorted((*near, *badged), key=lambda point: (point.row, point.column))
        qp.setClipRect(bounds)
        qp.drawImage(bounds, empty_board, bounds)
        around = _neighbourhood(point)
        if picture.overlays_below or picture.spotlight:
            draw_items(qp, (*picture.overlays_below, *picture.spotlight), self._surface, around)
        self._draw(qp, picture, near, partial(self._seen, point))
        if picture.passed is not None:
            from .pass_mark import draw_pass

            draw_pass(qp, picture.passed, self._surface)
        if arrows is not None:
            qp.drawImage(bounds, arrows, bounds)
        if picture.overlays_above:
            draw_items(qp, picture.overlays_above, self._surface, around)

    def _draw(
        self,
        qp: QPainter,
        picture: Picture,
        points: Iterable[Point],
        placed: Callable[[Point, Cell, NameStyle], list[DrawCall]],
    ) -> None:
        cells = picture.cells
        empty_board = picture.empty_board
        style = self._style(empty_board.longest_name, empty_board.dark_squares is not None)
        for point in points:
            cell = cells.get(point)
            if cell is not None:
                for draw, what in placed(point, cell, style):
                    draw(qp, *what)

    def _name_style(self, longest: str, in_squares: bool) -> NameStyle:
        return NameStyle.for_names(
            longest, self._surface.stamp_renderer.cell_style.lettering, in_squares=in_squares
        )

    def _place_faded(
        self, faded: frozenset[Point], point: Point, cell: Cell, style: NameStyle
    ) -> list[DrawCall]:
        if point not in faded:
            return self._placed(point, cell, style)
        from .solid_tints import continued_opacity

        return self._place(point, cell, style, continued_opacity(self._surface.theme))

    def _place(
        self, point: Point, cell: Cell, style: NameStyle, opacity: float = 1.0
    ) -> list[DrawCall]:
        grid, stamps = self._surface.grid, self._surface.stamp_renderer
        x, y = grid.position(point)
        if cell.stone is not None and self._stray:
            dx, dy = placement_offset(point.column, point.row, self._stray)
            if self._surface.scale is not None:
                dx, dy = round(dx), round(dy)  # images are copied to whole pixels
            x, y = x + dx, y + dy
        stone = cell.stone or cell.ghost
        variant = 0 if stone is None else texture_variant(*point, stone)
        drawn = self._stamps(cell, variant, style)
        if opacity != 1.0:
            drawn = [stamp._replace(opacity=stamp.opacity * opacity) for stamp in drawn]
        return [stamps.draw_call(x, y, stamp) for stamp in drawn]

    def _overlapping_calls(
        self, point: Point, near: Point, cell: Cell, style: NameStyle
    ) -> list[DrawCall]:
        """Return those drawing calls for the point ``near`` that overlap the bounds of
        ``point``.
        """
        bounds = self._patch(point)[0]
        return [
            (draw, (x, y, image))
            for draw, (x, y, image) in self._placed(near, cell, style)
            if bounds.intersects(QRect(QPoint(x, y), image.size()))
        ]

    def _bounds_and_neighbours(self, point: Point) -> tuple[QRect, list[Point], list[Point]]:
        """Return the bounds of a point including its tint, and the neighbours whose drawings
        overlap these bounds.

        The first list has the neighbours that are drawn completely. Of those in the second list,
        the diagonal ones, only badges reach into the bounds.
        """
        grid, (column, row) = self._surface.grid, point
        near, corners = list[Point](), list[Point]()
        close = self._stray or self._surface.pitch < _APART
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                (corners if dx and dy and not close else near).append(Point(column + dx, row + dy))
        before, side = image_box(self._surface.pitch, grid.pixel_fraction)
        bounds = QRect(round(grid.x[column] - before), round(grid.y[row] - before), side, side)
        stray = ceil(self._stray)
        bounds.adjust(-stray, -stray, stray, stray)
        cell = grid.cells_rect(column, row, column, row).toRect()
        shown = self._surface.visible_points
        return bounds.united(cell), shown(near), shown(corners)


@lru_cache(maxsize=4096)
def _neighbourhood(point: Point) -> frozenset[Point]:
    """Return a point and its eight neighbours, whose tints may touch it."""
    column, row = point
    return frozenset(Point(column + dx, row + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))


def painted_rect(point: Point, layout: Layout, theme: Theme) -> QRect:
    """Return the rectangle, in whole units, that the content and tint of a point may cover."""
    stone = stones.stone_extent(layout.pitch, theme.placement_offset * layout.pitch)
    stone.translate(layout.centre(point))
    around = stone.united(layout.cell_rect(point))
    return around.adjusted(-0.5, -0.5, 0.5, 0.5).toAlignedRect()
