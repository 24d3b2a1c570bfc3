"""Boards with joined edges: unfolding a picture, with faded lines beyond these edges.

A picture of such a board shows each point once; its `EmptyBoard` says how the edges are joined. It
is unfolded when it is laid out and painted: the board is moved by the chosen offset, and continues
beyond the joined edges. Beyond a twisted edge it continues mirrored.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..go import Join, Point, Size
from ..named_tuples import NamedTuple
from .picture import (
    Arrow,
    Caption,
    CursorBrackets,
    EdgeLabels,
    FractionalPoint,
    NotationGrid,
    Segment,
    Tint,
    TintRole,
    Wrapping,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .picture import Cell, EmptyBoard, Picture

MAX_CONTINUED_LINES = 5
"""Maximum number of faded lines that can be shown beyond a joined edge."""


class Tile(NamedTuple):
    """A copy of the board in the unfolded plane: the offset of its corner, and whether its columns
    or rows are mirrored.
    """

    column: int
    row: int
    mirrors_columns: bool
    mirrors_rows: bool


class Unfolding(NamedTuple):
    """The mapping between the points of a board with joined edges and those of its unfolded
    picture.

    ``size`` is that of the board; ``margin_x`` and ``margin_y`` are the numbers of faded lines on
    each side.
    """

    size: Size
    wrapping: Wrapping

    @property
    def margin_x(self) -> int:
        """The number of faded lines to the left and right."""
        return self.wrapping.lines if self.wrapping.across is not Join.NONE else 0

    @property
    def margin_y(self) -> int:
        """The number of faded lines above and below."""
        return self.wrapping.lines if self.wrapping.down is not Join.NONE else 0

    @property
    def unfolded_size(self) -> Size:
        """The size of the unfolded picture."""
        return Size(self.size.width + 2 * self.margin_x, self.size.height + 2 * self.margin_y)

    @property
    def offset(self) -> tuple[int, int]:
        """The column and row of the plane at the top left corner of the unfolded picture."""
        wrapping = self.wrapping
        column = wrapping.column if wrapping.across is not Join.NONE else 0
        row = wrapping.row if wrapping.down is not Join.NONE else 0
        return column - self.margin_x, row - self.margin_y

    def fold(self, unfolded: Point) -> Point:
        """Return the point of the board that is shown at a point of the unfolded picture."""
        left, top = self.offset
        return self._on_board(unfolded.column + left, unfolded.row + top)

    def _on_board(self, column: int, row: int) -> Point:
        (width, height), wrapping = self.size, self.wrapping
        around, column = divmod(column, width)
        over, row = divmod(row, height)
        if around % 2 and wrapping.across is Join.TWISTED:
            row = height - 1 - row
        if over % 2 and wrapping.down is Join.TWISTED:
            column = width - 1 - column
        return Point(column, row)

    def primary_position(self, point: Point) -> Point:
        """Return where a point of the board is in the middle part of the unfolded picture."""
        return next(place for place in self._places[point] if self._is_in_middle(place))

    def all_positions(self, point: Point) -> tuple[Point, ...]:
        """Return all places of a point of the board in the unfolded picture, row by row."""
        return self._places[point]

    def _is_in_middle(self, place: Point) -> bool:
        return (
            0 <= place.column - self.margin_x < self.size.width
            and 0 <= place.row - self.margin_y < self.size.height
        )

    @property
    def faded_points(self) -> frozenset[Point]:
        """The points of the unfolded picture beyond the joined edges."""
        points = self.unfolded_size.points()
        return frozenset(place for place in points if not self._is_in_middle(place))

    @property
    def _places(self) -> dict[Point, tuple[Point, ...]]:
        return _places_of_points(self)

    def tiles(self) -> Iterator[Tile]:
        """Yield the copies of the board that are at least partly in the unfolded picture."""
        (width, height), (left, top) = self.size, self.offset
        columns, rows = self.unfolded_size
        wrapping = self.wrapping
        for over in range(top // height, (top + rows - 1) // height + 1):
            for around in range(left // width, (left + columns - 1) // width + 1):
                yield Tile(
                    around * width - left,
                    over * height - top,
                    bool(over % 2) and wrapping.down is Join.TWISTED,
                    bool(around % 2) and wrapping.across is Join.TWISTED,
                )

    def position_in_tile(self, place: FractionalPoint | Point, tile: Tile) -> FractionalPoint:
        """Convert a position in one copy of the board to its position in the unfolded picture."""
        column, row = place
        if tile.mirrors_columns:
            column = self.size.width - 1 - column
        if tile.mirrors_rows:
            row = self.size.height - 1 - row
        return FractionalPoint(column + tile.column, row + tile.row)


@lru_cache(maxsize=16)
def _places_of_points(unfolding: Unfolding) -> dict[Point, tuple[Point, ...]]:
    found: dict[Point, list[Point]] = {point: [] for point in unfolding.size.points()}
    for place in unfolding.unfolded_size.points():
        found[unfolding.fold(place)].append(place)
    return {point: tuple(places) for point, places in found.items()}


def find_unfolding(empty_board: EmptyBoard) -> Unfolding | None:
    """Return the unfolding of a board that is continued beyond joined edges, or None for other
    boards.
    """
    return (
        None if empty_board.wrapping is None else Unfolding(empty_board.size, empty_board.wrapping)
    )


def scroll_picture(picture: Picture, columns: int, rows: int) -> Picture:
    """Return a picture of a board with joined edges, moved left by columns and up by rows."""
    wrapping = picture.empty_board.wrapping
    if wrapping is None or (columns, rows) == (0, 0):
        return picture
    moved = wrapping._replace(column=columns, row=rows)
    return picture._replace(empty_board=_with_wrapping(picture.empty_board, moved))


@lru_cache(maxsize=16)
def _with_wrapping(empty_board: EmptyBoard, wrapping: Wrapping) -> EmptyBoard:
    return empty_board._replace(wrapping=wrapping)


def unfold_picture(picture: Picture) -> Picture:
    """Return a picture as it is painted: continued beyond the joined edges of the board, if there
    are any.

    Content is copied to all places of its point, and faded beyond the joined edges. If only a part
    of the board is shown, nothing is continued.
    """
    unfolding = find_unfolding(picture.empty_board)
    if unfolding is None:
        return picture
    if picture.crop is not None:
        return picture._replace(empty_board=_with_open_edges(picture.empty_board))
    cells: dict[Point, Cell] = {}
    for point, cell in picture.cells.items():
        for place in unfolding.all_positions(point):
            cells[place] = cell
    faded = unfolding.faded_points
    return picture._replace(
        empty_board=_unfolded_board(picture.empty_board),
        cells=cells,
        spotlight=tuple(_copies(picture.spotlight, unfolding)),
        overlays_below=tuple(_copies(picture.overlays_below, unfolding)),
        overlays_above=(
            *((Tint(faded, TintRole.CONTINUED),) if faded else ()),
            *_copies(picture.overlays_above, unfolding),
        ),
    )


@lru_cache(maxsize=16)
def _unfolded_board(empty_board: EmptyBoard) -> EmptyBoard:
    unfolding = find_unfolding(empty_board)
    assert unfolding is not None
    notation_grid = empty_board.notation_grid
    if notation_grid is not None:
        notation_grid = NotationGrid(
            tuple(_copies(notation_grid.tints, unfolding)),
            tuple(_copies(notation_grid.lines, unfolding)),
            tuple(_caption_copies(notation_grid.captions, unfolding)),
        )
    dark = empty_board.dark_squares
    return _with_open_edges(empty_board)._replace(
        size=unfolding.unfolded_size,
        hoshi=frozenset(_all_places(empty_board.hoshi, unfolding)),
        edges=_unfolded_edges(empty_board.edges, unfolding),
        second=_unfolded_edges(empty_board.second, unfolding),
        notation_grid=notation_grid,
        dark_squares=None if dark is None else frozenset(_all_places(dark, unfolding)),
    )


def _with_open_edges(empty_board: EmptyBoard) -> EmptyBoard:
    """Return a board with its lines continued beyond joined edges, without unfolding it."""
    wrapping = empty_board.wrapping
    assert wrapping is not None
    open_edges = wrapping.across is not Join.NONE, wrapping.down is not Join.NONE
    return empty_board._replace(wrapping=None, open_edges=open_edges)


def _all_places(points: Iterable[Point], unfolding: Unfolding) -> Iterator[Point]:
    for point in points:
        yield from unfolding.all_positions(point)


def _unfolded_edges(edges: EdgeLabels, unfolding: Unfolding) -> EdgeLabels:
    """Return the labels along the edges of the unfolded picture.

    Labels that do not name a whole line are left out if other lines than usual are at the edges.
    """
    columns, rows = unfolding.unfolded_size
    left, top = unfolding.offset
    if not edges.valid_along_line and (left, top) != (-unfolding.margin_x, -unfolding.margin_y):
        return EdgeLabels(valid_along_line=False)
    first, last = unfolding.margin_x, columns - 1 - unfolding.margin_x
    upper, lower = unfolding.margin_y, rows - 1 - unfolding.margin_y

    def across(labels: tuple[str, ...], row: int) -> tuple[str, ...]:
        places = (Point(column, row) for column in range(columns))
        return tuple(labels[unfolding.fold(place).column] for place in places) if labels else ()

    def down(labels: tuple[str, ...], column: int) -> tuple[str, ...]:
        places = (Point(column, row) for row in range(rows))
        return tuple(labels[unfolding.fold(place).row] for place in places) if labels else ()

    return edges._replace(
        count_up=False,
        top=across(edges.top, upper),
        right=down(edges.right, last),
        bottom=across(edges.bottom, lower),
        left=down(edges.left, first),
    )


def _copies(items: Iterable[Any], unfolding: Unfolding) -> Iterator[Any]:
    """Yield tints, lines, arrows and cursor brackets at all places in the unfolded picture."""
    for item in items:
        match item:
            case Tint(points, role):
                yield Tint(frozenset(_all_places(points, unfolding)), role)
            case CursorBrackets(point):
                yield CursorBrackets(unfolding.primary_position(point))
            case Segment(start, end, stroke):
                for one, other in _line_copies(start, end, unfolding):
                    yield Segment(one, other, stroke)
            case Arrow(start, end, head):
                for one, other in _line_copies(start, end, unfolding):
                    yield Arrow(_as_point(one), _as_point(other), head)


def _line_copies(
    start: FractionalPoint | Point, end: FractionalPoint | Point, unfolding: Unfolding
) -> Iterator[tuple[FractionalPoint, FractionalPoint]]:
    for tile in unfolding.tiles():
        yield unfolding.position_in_tile(start, tile), unfolding.position_in_tile(end, tile)


def _as_point(place: FractionalPoint) -> Point:
    return Point(int(place.column), int(place.row))


def _caption_copies(captions: Iterable[Caption], unfolding: Unfolding) -> Iterator[Caption]:
    for caption in captions:
        for tile in unfolding.tiles():
            yield caption._replace(place=unfolding.position_in_tile(caption.place, tile))
