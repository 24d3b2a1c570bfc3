r"""Boards as LaTeX source, with the psgo package and PSTricks.

psgo itself draws square boards of up to 19 lines, from one side and with Western coordinates.
Therefore lines, star points and coordinates are written here with PSTricks, for any size, view,
crop and notation. Points are written like those of psgo: a letter without ``i`` and a number,
counted from the bottom left of the view. On boards with more than 25 columns the letter is replaced
by a number.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from ...go import Crop, Point
from ...notation.letters import WITHOUT_I
from ..edge_labels import (
    FIRST,
    SECOND,
    cut_line_lengths,
    estimated_width,
    every_nth_index,
    label_bands,
    visible_edge_labels,
    widest_text,
)
from ..layout import BoardMargins
from ..painting.mark_drawings import DRAWINGS
from ..picture import Arrow, StatusMark, Tint, TintRole
from .latex_text import COLOURS, latex_text
from .unsupported import UnsupportedFeature

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ...record.properties.marks import Mark
    from ..edge_labels import EdgeRow, LabelBand
    from ..picture import Cell, EdgeLabels, EmptyBoard, Picture

_EM, _LEAST_EM = 0.45, 0.28
_ACROSS = 0.9  # the part of a line spacing that a label above or below may fill
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


def psgo_diagram(picture: Picture, pitch: float) -> PsgoDiagram:
    """Return LaTeX source for a picture, with a line spacing of ``pitch`` millimetres."""
    empty_board = picture.empty_board
    if empty_board.dark_squares is not None:
        return PsgoDiagram((), (UnsupportedFeature.SQUARES,))
    if empty_board.plan is not None:
        return PsgoDiagram((), (UnsupportedFeature.GRAPH,))
    crop = picture.crop or Crop.whole_board(empty_board.size)
    board = _Board(empty_board, crop)
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

    def __init__(self, empty_board: EmptyBoard, crop: Crop) -> None:
        self._empty_board, self._crop, self._size = empty_board, crop, empty_board.size
        self._top, self._bottom = self._row(crop.top), self._row(crop.bottom)
        self._first, self._second = (
            visible_edge_labels(edges, crop, self._size)
            for edges in (empty_board.edges, empty_board.second)
        )

    @property
    def bounding_box(self) -> str:
        """The bounding box of the board as LaTeX source: its lower left and upper right corners."""
        margins = BoardMargins.for_board(self._empty_board).for_crop(self._crop, self._size)
        crop = self._crop
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
        places = label_bands(self._first, self._second)
        yield from self._side_labels(self._first, FIRST, [band.first for band in places])
        yield from self._side_labels(self._second, SECOND, [band.second for band in places])

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

    def _side_labels(
        self, edges: EdgeLabels, row: EdgeRow, places: list[LabelBand | None]
    ) -> Iterator[str]:
        """Yield the source of the coordinates in one notation.

        ``places`` are the strips for them, clockwise from the top, None on sides without labels.
        """
        top, right, bottom, left = places
        crop = self._crop
        em = _label_size(
            edges, row, max((band.depth for band in (left, right) if band), default=0.0)
        )
        across = estimated_width(widest_text(edges.top + edges.bottom)) * em + 1 - _ACROSS
        for band, labels, line, sign in (
            (top, edges.top, self._top, 1),
            (bottom, edges.bottom, self._bottom, -1),
        ):
            if band is not None:
                for column in _labelled_lines(crop.left, crop.right, across):
                    yield _label(column, line + sign * band.middle, em, labels[column])
        for band, labels, line, sign in (
            (left, edges.left, crop.left, -1),
            (right, edges.right, crop.right, 1),
        ):
            if band is not None:
                for r in _labelled_lines(crop.top, crop.bottom, em):
                    yield _label(line + sign * band.middle, self._row(r), em, labels[r])

    def _coordinates(self, point: Point) -> str:
        """Return the psgo coordinates of a point as LaTeX source."""
        many = self._size.width > len(_LETTERS)
        column = str(point.column + 1) if many else _LETTERS[point.column]
        return f"{{{column}}}{{{self._row(point.row) + 1}}}"

    def _row(self, row: int) -> int:
        return self._size.height - 1 - row


_COVERS = {TintRole.DIMMED: r"\godim", TintRole.OUTSIDE: r"\gohide"}


def _label_size(edges: EdgeLabels, row: EdgeRow, depth: float) -> float:
    """Return the font size at which all coordinate labels fit, or the smallest readable size if
    that is larger.
    """
    above, beside = edges.top + edges.bottom, edges.left + edges.right
    em = _EM * row.em / FIRST.em
    if above:
        em = min(em, _ACROSS / estimated_width(widest_text(above)))
    if beside:
        em = min(em, depth / estimated_width(widest_text(beside)))
    return max(em, _LEAST_EM)


def _labelled_lines(first: int, last: int, length: float) -> list[int]:
    """Return the indices of the lines to label; ``length`` is the length of a label in line
    spacings.
    """
    return [first + index for index in every_nth_index(last - first + 1, ceil(length))]


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


def _label(x: float, y: float, em: float, text: str) -> str:
    return rf"\goedge{{{_number(x)}}}{{{_number(y)}}}{{{_number(em)}}}{{{latex_text(text)}}}"


def _line(x0: float, y0: float, x1: float, y1: float) -> str:
    return _place(x0, y0) + _place(x1, y1)


def _place(x: float, y: float) -> str:
    return f"({_number(x)},{_number(y)})"


def _number(value: float) -> str:
    return f"{round(value, 3):g}"
