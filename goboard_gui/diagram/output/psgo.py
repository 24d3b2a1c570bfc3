r"""Boards as LaTeX source, with the psgo package and PSTricks.

psgo itself draws square boards of up to 19 lines, from one side and with Western coordinates.
Therefore lines, star points and coordinates are written here with PSTricks, for any size, view,
crop and notation. Points are written like those of psgo: a letter without ``i`` and a number,
counted from the bottom left of the view. On boards with more than 25 columns the letter is replaced
by a number.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from ...go import Crop, Point
from ...named_tuples import NamedTuple
from ...notation.letters import WITHOUT_I
from ...notation.sides import Side
from ..edge_labels import cut_line_lengths, visible_edge_labels
from ..painting.mark_drawings import DRAWINGS
from ..paper_layout import paper_layout
from ..picture import Arrow, StatusMark, Tint, TintRole
from .latex_text import COLOURS, latex_text
from .unsupported import UnsupportedFeature

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ...record.properties.marks import Mark
    from ..edge_arrangement import PlacedEdgeRow
    from ..layout import Layout
    from ..picture import Cell, EdgeLabels, EmptyBoard, Picture

_LETTERS = WITHOUT_I.lower()
_COMMANDS: Mapping[StatusMark | Mark, str] = {
    **{mark: drawing.latex for mark, drawing in DRAWINGS.items()},
    StatusMark.LAST_MOVE: r"\golast",
}
"""The LaTeX commands of marks."""


class PsgoDiagram(NamedTuple):
    """The lines of LaTeX source for a picture (none if it cannot be drawn), and the features of the
    picture that they leave out.
    """

    lines: tuple[str, ...]
    unsupported: tuple[UnsupportedFeature, ...] = ()


def psgo_diagram(picture: Picture, pitch: float, room: float = inf) -> PsgoDiagram:
    """Return LaTeX source for a picture, with a line spacing of ``pitch`` millimetres.

    ``room`` is the width for the board in millimetres; coordinates that do not fit are left out.
    """
    empty_board = picture.empty_board
    if empty_board.dark_squares is not None:
        return PsgoDiagram((), (UnsupportedFeature.SQUARES,))
    if empty_board.plan is not None:
        return PsgoDiagram((), (UnsupportedFeature.GRAPH,))
    crop = picture.crop or Crop.whole_board(empty_board.size)
    flat = picture._replace(empty_board=empty_board._replace(wrapping=None))
    board = _Board(empty_board, paper_layout(flat, pitch, room=room))
    lines = (
        rf"\begin{{goboard}}{{{_number(pitch)}mm}}{board.bounding_box}",
        *board.grid_lines(),
        *board.star_points(
            point for point, cell in picture.cells.items() if cell.stone is not None
        ),
        *board.coordinates(),
        *board.point_contents(picture),
        *board.overlays(picture),
        r"\end{goboard}",
    )
    return PsgoDiagram(lines, tuple(_unsupported_features(picture, crop)))


class _Board:
    """A cropped board in PSTricks coordinates, in which rows are counted from 0 at the bottom."""

    def __init__(self, empty_board: EmptyBoard, layout: Layout) -> None:
        self._empty_board, self._layout = empty_board, layout
        crop, size = layout.crop, empty_board.size
        self._crop, self._size = crop, size
        self._top, self._bottom = self._row(crop.top), self._row(crop.bottom)
        self._first, self._second = (
            visible_edge_labels(edges, crop, size)
            for edges in (empty_board.edges, empty_board.second)
        )

    @property
    def bounding_box(self) -> str:
        """The bounding box of the board as LaTeX source: its lower left and upper right corners."""
        margins, crop = self._layout.margins, self._crop
        lower = _place(crop.left - margins.left, self._bottom - margins.bottom)
        return f"{{{lower}{_place(crop.right + margins.right, self._top + margins.top)}}}"

    def grid_lines(self) -> Iterator[str]:
        """Yield the source of the grid lines, which continue beyond cropped sides, and of the thick
        borders.
        """
        crop, (width, height) = self._crop, self._size
        cut_left, cut_right = crop.left > 0, crop.right < width - 1
        cut_top, cut_bottom = crop.top > 0, crop.bottom < height - 1
        above, after, below, before = cut_line_lengths(self._first, self._second)
        x0, x1 = crop.left - cut_left * before, crop.right + cut_right * after
        y0, y1 = self._bottom - cut_bottom * below, self._top + cut_top * above
        columns, rows = crop.size
        yield rf"\multips{_place(crop.left, 0)}(1,0){{{columns}}}{{\gogrid{_line(0, y0, 0, y1)}}}"
        yield rf"\multips{_place(0, self._bottom)}(0,1){{{rows}}}{{\gogrid{_line(x0, 0, x1, 0)}}}"
        for cut, ends in (
            (cut_left, (x0, y0, x0, y1)),
            (cut_right, (x1, y0, x1, y1)),
            (cut_bottom, (x0, y0, x1, y0)),
            (cut_top, (x0, y1, x1, y1)),
        ):
            if not cut:
                yield rf"\goborder{_line(*ends)}"

    def star_points(self, stones: Iterable[Point]) -> Iterator[str]:
        """Yield the source of all star points without stones, as a single line."""
        bare = sorted(filter(self._crop.contains, self._empty_board.hoshi.difference(stones)))
        if bare:
            yield "".join(
                rf"\gohoshi{_place(point.column, self._row(point.row))}" for point in bare
            )

    def coordinates(self) -> Iterator[str]:
        """Yield the source of the coordinates around the board, in both notations."""
        assert self._layout.edges is not None
        sides = self._layout.edges[:4]
        yield from self._edge_labels(self._first, [side.first for side in sides])
        yield from self._edge_labels(self._second, [side.second for side in sides])

    def point_contents(self, picture: Picture) -> Iterator[str]:
        """Yield the source of stones, marks and labels on points, row by row from the top."""
        for point in sorted(picture.cells, key=lambda point: (point.row, point.column)):
            if self._crop.contains(point):
                yield from self._cell(picture.cells[point], self._coordinates(point))

    def overlays(self, picture: Picture) -> Iterator[str]:
        """Yield the source of dimmed and hidden points, lines and arrows."""
        for item in (*picture.overlays_below, *picture.overlays_above):
            if isinstance(item, Tint) and item.role in _COVERS:
                for point in sorted(filter(self._crop.contains, item.points)):
                    yield _COVERS[item.role] + self._coordinates(point)
            elif isinstance(item, Arrow) and _within(item, self._crop):
                command = r"\goarrow" if item.head else r"\goline"
                yield f"{command}{self._coordinates(item.start)}{self._coordinates(item.end)}"

    def _cell(self, cell: Cell, at: str) -> Iterator[str]:
        marks = (cell.status_mark, *cell.marks) if cell.status_mark else cell.marks
        inside = "".join(_COMMANDS.get(mark, "") for mark in dict.fromkeys(marks))
        if cell.label:
            command = "gosmalllabel" if inside else "marklb"
            inside += rf"\{command}{{{latex_text(cell.label)}}}"
        elif cell.name and not inside:
            inside = rf"\goname{{{latex_text(cell.name)}}}"
        if cell.stone is not None:
            mark = f"[{inside}]" if inside else ""
            yield rf"\stone{mark}{{{COLOURS[cell.stone]}}}{at}"
        elif inside:
            yield rf"\markpos{{{inside}}}{at}"

    def _edge_labels(
        self, edges: EdgeLabels, rows: Sequence[PlacedEdgeRow | None]
    ) -> Iterator[str]:
        """Yield the source of the coordinates in one notation.

        ``rows`` says where they are, clockwise from the top.
        """
        crop = self._crop
        top, right, bottom, left = rows
        for side, row, start, sign in (
            (Side.TOP, top, self._top, 1),
            (Side.BOTTOM, bottom, self._bottom, -1),
            (Side.LEFT, left, crop.left, -1),
            (Side.RIGHT, right, crop.right, 1),
        ):
            if row is None:
                continue
            labels = edges.on_side(side)
            for line, distance in row.places:
                away = start + sign * distance
                x, y = (line, away) if side.is_horizontal else (away, self._row(line))
                yield _label(x, y, row, labels[line])

    def _coordinates(self, point: Point) -> str:
        """Return the psgo coordinates of a point as LaTeX source."""
        many = self._size.width > len(_LETTERS)
        column = str(point.column + 1) if many else _LETTERS[point.column]
        return f"{{{column}}}{{{self._row(point.row) + 1}}}"

    def _row(self, row: int) -> int:
        return self._size.height - 1 - row


_COVERS = {TintRole.DIMMED: r"\godim", TintRole.OUTSIDE: r"\gohide"}


def _unsupported_features(picture: Picture, crop: Crop) -> Iterator[UnsupportedFeature]:
    """Yield the features of a picture that its LaTeX source does not show."""
    cells = [cell for point, cell in picture.cells.items() if crop.contains(point)]
    over = (*picture.overlays_below, *picture.overlays_above, *picture.spotlight)
    tints = {item.role for item in over if isinstance(item, Tint) and item.points}
    if picture.empty_board.notation_grid is not None:
        yield UnsupportedFeature.STRUCTURE
    if tints - _COVERS.keys():
        yield UnsupportedFeature.AREAS
    if any(
        {cell.status_mark, *cell.marks} & {StatusMark.MISTAKE, StatusMark.ILLEGAL} for cell in cells
    ):
        yield UnsupportedFeature.ERRORS
    if any(cell.variation is not None for cell in cells):
        yield UnsupportedFeature.VARIATIONS
    if any(isinstance(item, Arrow) and not _within(item, crop) for item in over):
        yield UnsupportedFeature.ARROWS


def _within(arrow: Arrow, crop: Crop) -> bool:
    return crop.contains(arrow.start) and crop.contains(arrow.end)


def _label(x: float, y: float, row: PlacedEdgeRow, text: str) -> str:
    """Return a coordinate as LaTeX source; the type of LaTeX is narrow enough as it is."""
    turned = "[90]" if row.turned else ""
    place = f"{{{_number(x)}}}{{{_number(y)}}}"
    return rf"\goedge{turned}{place}{{{_number(row.size)}}}{{{latex_text(text)}}}"


def _line(x0: float, y0: float, x1: float, y1: float) -> str:
    return _place(x0, y0) + _place(x1, y1)


def _place(x: float, y: float) -> str:
    return f"({_number(x)},{_number(y)})"


def _number(value: float) -> str:
    return f"{round(value, 3):g}"
