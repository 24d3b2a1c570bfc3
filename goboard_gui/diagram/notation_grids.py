"""Notation grids, which explain a notation on the board, and highlights for the point under the
pointer (the spotlight).

Notations describe the board in their own frame; this module converts their points to the view. The
drawing is chosen by the id of the notation. A notation without an entry here has no grid.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ..go import Point, Size
from ..notation import (
    Area,
    Reading,
    Side,
    area_level_offset,
    centre_lines,
    falling_line_ends,
    is_playable,
    levels,
    oblique_lines,
    quadrant,
    rising_line_ends,
    side_points,
)
from .edge_labels import estimated_width
from .picture import (
    Caption,
    FractionalPoint,
    LineStyle,
    NotationGrid,
    Segment,
    Spotlight,
    Tint,
    TintRole,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ..notation import LineEnd, Naming


class NotationFrame:
    """Converter of points from the orientation in which a notation names them to the displayed
    board.
    """

    def __init__(self, naming: Naming) -> None:
        stays = naming.reading is Reading.STAY
        self.notation = naming.notation
        self.size = naming.view_size if stays else naming.size
        self.to_view: Callable[[Point], Point] = _same if stays else naming.to_view
        self.from_view: Callable[[Point], Point] = _same if stays else naming.to_record

    def to_view_points(self, points: Iterable[Point]) -> frozenset[Point]:
        """Convert points from the orientation of the notation to the displayed board."""
        return frozenset(map(self.to_view, points))

    def midpoint(self, one: Point, other: Point) -> FractionalPoint:
        """Return the midpoint, in the view, of two points given in the notation's orientation."""
        (x0, y0), (x1, y1) = self.to_view(one), self.to_view(other)
        return FractionalPoint((x0 + x1) / 2, (y0 + y1) / 2)

    def offset_position(self, point: Point, columns: float, rows: float) -> FractionalPoint:
        """Return the position on the displayed board that is ``columns`` and ``rows`` away from a
        point in the notation's orientation.
        """
        x, y = self.to_view(point)
        right, below = (
            self.to_view(Point(point.column + 1, point.row)),
            self.to_view(Point(point.column, point.row + 1)),
        )
        return FractionalPoint(
            x + columns * (right.column - x) + rows * (below.column - x),
            y + columns * (right.row - y) + rows * (below.row - y),
        )

    def segment(self, start: Point, end: Point, stroke: LineStyle) -> Segment:
        """Return the line, in the view, between two points given in the notation's orientation."""
        return Segment(self.midpoint(start, start), self.midpoint(end, end), stroke)


def _same(point: Point) -> Point:
    return point


_BEYOND = 0.31  # columns and rows from its end to the label of a line
_LABEL = 0.22  # its em in pitches


def draughts_grid(frame: NotationFrame) -> NotationGrid:
    """Return the notation grid of draughts notations: a tint on the playable squares."""
    return NotationGrid((Tint(frame.to_view_points(playable_points(frame)), TintRole.FOURTH),))


def playable_points(frame: NotationFrame) -> list[Point]:
    """Return the points that have the same checkerboard colour as the bottom left corner."""
    return [point for point in frame.size.points() if is_playable(point, frame.size)]


def diagonal_lattices(frame: NotationFrame, *, named: bool) -> NotationGrid:
    """Return a notation grid with the labelled diagonals of both checkerboard colours.

    With ``named``, these labels are left out in favour of point names.
    """
    lines, captions = [], []
    for ends, beyond in (
        (rising_line_ends(frame.size), -_BEYOND),
        (falling_line_ends(frame.size), _BEYOND),
    ):
        for end in ends:
            rising, falling = oblique_lines(end.point, frame.size)
            points = rising if beyond < 0 else falling
            stroke = _diagonal_style(end, frame)
            if len(points) > 1:
                lines.append(frame.segment(points[0], points[-1], stroke))
            if not named:
                place = frame.offset_position(end.point, beyond, _BEYOND)
                captions.append(Caption(place, end.label, _LABEL, line_style=stroke))
    return NotationGrid(lines=tuple(lines), captions=tuple(captions))


def diagonal_highlights(view_point: Point, frame: NotationFrame) -> Spotlight:
    """Return highlights of the two diagonals through a point."""
    lines: Sequence[tuple[Point, ...]] = oblique_lines(frame.from_view(view_point), frame.size)
    return tuple(frame.segment(points[0], points[-1], LineStyle.SPOT) for points in lines)


def _diagonal_style(end: LineEnd, frame: NotationFrame) -> LineStyle:
    """Return the style of a diagonal's line, which depends on the checkerboard colour."""
    return LineStyle.LATTICE if is_playable(end.point, frame.size) else LineStyle.OTHER_LATTICE


_WATERMARK = 0.75  # its length, in sides of its quadrant
_LARGEST_WATERMARK = 1.6  # pitches, its em
_SIGNS = str.maketrans("-", "−", "0123456789")
_QUADRANTS = range(1, 5)


def signed_quadrants(frame: NotationFrame) -> NotationGrid:
    """Return a notation grid of the four quadrants, labelled with their numbers and the signs of
    their coordinates, and the lines between them.
    """
    return _quadrants(frame, lambda name, number: f"{number} {name.translate(_SIGNS)}")


def lettered_quadrants(frame: NotationFrame) -> NotationGrid:
    """Return a notation grid of the four quadrants, labelled with their letters, and the lines
    between them.
    """
    return _quadrants(frame, lambda name, _: name[:1])


def named_quadrants(frame: NotationFrame) -> NotationGrid:
    """Return a notation grid of the four quadrants, labelled with the names of their corners."""
    return _quadrants(frame, lambda name, _: name)


def centre_axes(frame: NotationFrame) -> NotationGrid:
    """Return the two axes through the centre of the board, dashed if they run between board
    lines.
    """
    width, height = frame.size
    axes = []
    for across, count in ((True, width), (False, height)):
        low, high = (count - 1) // 2, count // 2
        first, last = (
            frame.midpoint(Point(low, row), Point(high, row))
            if across
            else frame.midpoint(Point(row, low), Point(row, high))
            for row in (0, (height if across else width) - 1)
        )
        axes.append(Segment(first, last, LineStyle.AXIS if low == high else LineStyle.DIVISION))
    return NotationGrid(lines=tuple(axes))


def _quadrants(frame: NotationFrame, watermark: Callable[[str, int], str]) -> NotationGrid:
    """Return a notation grid of the four quadrants; ``watermark`` returns the watermark for the
    name of a corner and the number of its quadrant.
    """
    size = frame.size
    tints, captions = [], []
    for number in _QUADRANTS:
        points = [point for point in size.points() if quadrant(point, size) == number]
        if points:
            tints.append(Tint(frame.to_view_points(points), TintRole(number - 1)))
            (corner,) = _corners(size).intersection(points)
            text = watermark(frame.notation.format(corner, size), number)
            em = min(_WATERMARK * min(_extent(points)) / estimated_width(text), _LARGEST_WATERMARK)
            middle = frame.midpoint(points[0], points[-1])
            rows = {point.row for point in frame.to_view_points(points)}
            if len(rows) > 1 and middle.row in rows:
                # A minus sign on a line of the board would be lost, and stones in corners hide more
                # than stones near the centre.
                row = middle.row + (0.5 if min(rows) == 0 else -0.5)
                middle = middle._replace(row=row)
            captions.append(Caption(middle, text, em, watermark=True))
    return NotationGrid(tuple(tints), _axes(frame), tuple(captions))


def _axes(frame: NotationFrame) -> tuple[Segment, ...]:
    """Return the centre column and the centre row of the board as lines, if it has them."""
    column, row = centre_lines(frame.size)
    width, height = frame.size
    axes = []
    if column is not None:
        axes.append(frame.segment(Point(column, 0), Point(column, height - 1), LineStyle.AXIS))
    if row is not None:
        axes.append(frame.segment(Point(0, row), Point(width - 1, row), LineStyle.AXIS))
    return tuple(axes)


def _corners(size: Size) -> set[Point]:
    left, right = Side.LEFT.points(size), Side.RIGHT.points(size)
    return {left[0], left[-1], right[0], right[-1]}


def _extent(points: list[Point]) -> Size:
    """Return the size of the rectangle that contains the points, which must be given row by row."""
    return Size(points[-1].column - points[0].column + 1, points[-1].row - points[0].row + 1)


_AREAS = (Area.WEST, Area.NORTH, Area.EAST, Area.SOUTH)
_ASIDE = 0.2  # line spacings by which level numbers are moved away from point names


def tengen_squares(frame: NotationFrame, *, named: bool) -> NotationGrid:
    """Return a notation grid of the square rings around tengen, with their numbers and a tint for
    each side.

    With ``named``, the level numbers leave room for point names.
    """
    rings = [level for level in levels(frame.size) if level > 0]
    sides = {area: [side_points(area, level, frame.size) for level in rings] for area in _AREAS}
    tints = tuple(
        Tint(
            frame.to_view_points([point for side in sides[area] for point in side]), TintRole(index)
        )
        for index, area in enumerate(_AREAS)
    )
    lines, captions = [], []
    for area, following in pairwise((*_AREAS, _AREAS[0])):
        # A side ends before the corner at which the next one starts.
        gaps = [
            frame.midpoint(side[-1], after[0])
            for side, after in zip(sides[area], sides[following], strict=True)
        ]
        lines += [
            frame.segment(side[0], after[0], LineStyle.SQUARE)
            for side, after in zip(sides[area], sides[following], strict=True)
        ]
        if gaps:
            lines.append(Segment(gaps[0], gaps[-1], LineStyle.DIVISION))
        for level, side in zip(rings, sides[area], strict=True):
            middle = len(side) // 2
            if middle:
                place = frame.midpoint(side[middle - 1], side[middle])
                captions.append(Caption(_beside_names(place) if named else place, str(level)))
    return NotationGrid(tints, tuple(lines), tuple(captions))


def square_ring_highlights(view_point: Point, frame: NotationFrame) -> Spotlight:
    """Return highlights of the square ring around tengen that contains a point, and of the side
    with that point.
    """
    own, level, _ = area_level_offset(frame.from_view(view_point), frame.size)
    side = side_points(own, level, frame.size)
    rest = [
        point
        for area in _AREAS
        if area is not own
        for point in side_points(area, level, frame.size)
    ]
    return Tint(frame.to_view_points(rest), TintRole.SPOT), Tint(
        frame.to_view_points(side), TintRole.GLOW
    )


def _beside_names(place: FractionalPoint) -> FractionalPoint:
    """Return the position of a caption, moved so that it does not overlap the names of points."""
    on_row = place.row == round(place.row)
    return place._replace(row=place.row + (-_ASIDE if on_row else _ASIDE))


def notation_grid(naming: Naming, *, named: bool = False) -> NotationGrid | None:
    """Return the grid of a notation on the displayed board, or None if the notation has none.

    With ``named``, the grid leaves room for point names, and has no watermarks.
    """
    key, frame = naming.notation.id, NotationFrame(naming)
    if key in _STRUCTURES_AMONG_NAMES:
        return _STRUCTURES_AMONG_NAMES[key](frame, named=named)
    found = _GRIDS[key](frame) if key in _GRIDS else None
    if found is None or not named:
        return found
    plain = (caption for caption in found.captions if not caption.watermark)
    return found._replace(captions=tuple(plain))


def notation_spotlight(naming: Naming, point: Point) -> Spotlight:
    """Return the highlights to show while the pointer is on a point of the record.

    Depending on the notation, they show the column and row of the point, its diagonals, its square
    around tengen with the side it belongs to, or all points with the same name.
    """
    notation, view_point = naming.notation, naming.to_view(point)
    if notation.id in _LIGHTS:
        return _LIGHTS[notation.id](view_point, NotationFrame(naming))
    if not notation.bijective:
        return _namesake_highlights(naming, point)
    if notation.separable or notation.id in _OF_COLUMN_AND_ROW:
        return _line_highlights(naming, view_point)
    return ()


def playable_draughts_squares(naming: Naming) -> frozenset[Point] | None:
    """Return the playable squares of a draughts notation on the displayed board, or None for other
    notations.
    """
    frame = NotationFrame(naming)
    return (
        frame.to_view_points(playable_points(frame)) if naming.notation.id in _OF_DRAUGHTS else None
    )


def dark_points(naming: Naming) -> frozenset[Point]:
    """Return the dark squares of the displayed board, assuming that the bottom left corner of the
    board is dark.
    """
    frame = NotationFrame(naming)
    return frame.to_view_points(playable_points(frame))


def _line_highlights(naming: Naming, view_point: Point) -> Spotlight:
    """Return highlights of the column and row of a point."""
    width, height = naming.view_size
    column, row = view_point
    return (
        Segment(FractionalPoint(column, 0), FractionalPoint(column, height - 1), LineStyle.SPOT),
        Segment(FractionalPoint(0, row), FractionalPoint(width - 1, row), LineStyle.SPOT),
    )


def _namesake_highlights(naming: Naming, point: Point) -> Spotlight:
    """Return highlights of a point and of all others with the same name."""
    points = frozenset(map(naming.to_view, naming.parse_points(naming.name(point))))
    here = frozenset([naming.to_view(point)])
    return Tint(points - here, TintRole.SPOT), Tint(here, TintRole.GLOW)


_GRIDS: dict[str, Callable[[NotationFrame], NotationGrid]] = {
    "andreev": signed_quadrants,
    "relative": named_quadrants,
    "rokirovka": named_quadrants,
    "corner": named_quadrants,
    "audouard": lettered_quadrants,
    "centre-signed": centre_axes,
    "draughts": draughts_grid,
}
_STRUCTURES_AMONG_NAMES = {"tengen-squares": tengen_squares, "diagonal": diagonal_lattices}
_LIGHTS: dict[str, Callable[[Point, NotationFrame], Spotlight]] = {
    "tengen-squares": square_ring_highlights,
    "draughts": diagonal_highlights,
    "diagonal": diagonal_highlights,
}
_OF_COLUMN_AND_ROW = frozenset({"audouard", "serial"})
_OF_DRAUGHTS = frozenset({"draughts", "diagonal"})
