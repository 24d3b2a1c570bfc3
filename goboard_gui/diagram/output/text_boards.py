"""Boards of a book as text diagrams."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...files.text_diagrams import write_sensei
from ...files.text_diagrams.lattice import EMPTY, HOSHI, Around, lattice
from ...files.text_diagrams.signs import SIGNS, Look, is_label
from ...go import Board, Crop, Point
from ...record import Move
from ...record.values.markup import Markup, Sign
from ..edge_labels import sides, visible_edges
from ..picture import Cell, Mark

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ...go import Colour, Symmetry
    from ...record.figures import Figure, NumberedMove
    from ...record.values.markup import Pair
    from ..picture import Picture

MOST_MOVES = 10
"""So many moves a diagram of Sensei's Library can number."""
_HIGHEST_START = 999
"""Sensei's Library counts from no higher number."""
_SIGNS = {
    Mark.CIRCLE: Sign.CIRCLE,
    Mark.SQUARE: Sign.SQUARE,
    Mark.TRIANGLE: Sign.TRIANGLE,
    Mark.CROSS: Sign.CROSS,
}
_BLANK = Cell()


def plain_board(picture: Picture) -> list[str]:
    """Return the lines of a board as most programs print it, with the names that the picture has.

    Numbers are written as they are, marks as Sensei's Library does. A label of one letter is a
    small letter, behind the stone if there is one; longer ones find no room.
    """
    ground = picture.ground
    crop = picture.crop or Crop.whole(ground.size)
    top, right, bottom, left = sides(visible_edges(ground.edges, crop, ground.size))
    columns, rows = slice(crop.left, crop.right + 1), slice(crop.top, crop.bottom + 1)
    signs = [
        [
            _sign(
                picture.cells.get(Point(column, row), _BLANK),
                HOSHI if Point(column, row) in ground.hoshi else EMPTY,
            )
            for column in range(crop.left, crop.right + 1)
        ]
        for row in range(crop.top, crop.bottom + 1)
    ]
    last = [point for point, cell in picture.cells.items() if cell.mark is Mark.LAST_MOVE]
    marked = (last[0].column - crop.left, last[0].row - crop.top) if last else None
    return lattice(signs, Around(top[columns], right[rows], bottom[columns], left[rows]), marked)


def mark_sign(cell: Cell) -> str:
    """Return the letter for a stone or a mark, empty for neither."""
    mark = next((_SIGNS[sign] for sign in _SIGNS if sign in (cell.mark, *cell.signs)), None)
    return "" if cell.stone is None and mark is None else SIGNS[Look(cell.stone, mark)]


def _sign(cell: Cell, bare: str) -> str:
    sign, label = mark_sign(cell), cell.label.lower()
    if cell.stone is not None and label.isdigit():
        return label
    if is_label(label):
        return (sign if cell.stone is not None else "") + label
    return sign or bare


def sensei_position(picture: Picture, title: str) -> str:
    """Return the diagram of a board as Sensei's Library draws it, without numbers."""
    cells = picture.cells
    stones = {point: cell.stone for point, cell in cells.items()}
    signs = {
        point: frozenset(_SIGNS[mark] for mark in (cell.mark, *cell.signs) if mark in _SIGNS)
        for point, cell in cells.items()
    }
    labels = {point: cell.label for point, cell in cells.items() if cell.label}
    board = Board.empty(picture.ground.size).put(stones)
    return write_sensei(board, Markup(signs, labels), title=title, crop=picture.crop)


def sensei_figure(figure: Figure, view: Symmetry, title: str) -> Iterator[str]:
    """Yield the diagrams of a figure's moves, at most ten in each, as it is seen in a view.

    A move of the figure before that is shown once more is the first of them. A move on a point
    where a diagram has something already, and a pass, are in the title. What the record draws is in
    each diagram in which the point is as it is in the figure, lines and arrows in the last. Moves
    without numbers are stones of what follows them.
    """
    seen_from = _FigureView(figure, view)
    board = seen_from.board
    moves = (*filter(None, [figure.repeated]), *figure.moves)
    stretches = list(_stretches(moves))
    for stretch in stretches:
        placed = [seen_from.move(move) for move in stretch]
        last = stretch is stretches[-1]
        if start := stretch[0].label:
            yield write_sensei(
                board,
                seen_from.markup(_shown(board, placed), last=last),
                placed,
                start=start if start + MOST_MOVES <= _HIGHEST_START else 1,
                title=_titled(title, stretch, alone=len(stretches) == 1),
                crop=seen_from.crop,
            )
        for colour, point in placed:
            board = board if point is None else board.play(point, colour).board
        if last and not start:
            markup = seen_from.markup(board.stones(), last=True)
            yield write_sensei(board, markup, title=title, crop=seen_from.crop)


def _stretches(moves: Sequence[NumberedMove]) -> Iterator[list[NumberedMove]]:
    """Moves that a diagram can number: ten at most, one after the other, of colours in turn."""
    stretch: list[NumberedMove] = []
    for move in moves:
        if stretch and (len(stretch) == MOST_MOVES or not _follows(move, stretch[-1])):
            yield stretch
            stretch = []
        stretch.append(move)
    if stretch:
        yield stretch


def _follows(move: NumberedMove, last: NumberedMove) -> bool:
    return last.label != 0 and move.label == last.label + 1 and move.colour is not last.colour


def _titled(title: str, stretch: Sequence[NumberedMove], *, alone: bool) -> str:
    """Return the figure's title, with the numbers of a stretch that is not all of it, and passes.
    """
    first, last = stretch[0].label, stretch[-1].label
    own = "" if alone else f"{first}–{last}" if first != last else str(first)
    passes = ", ".join(f"{move.label} pass" for move in stretch if move.point is None)
    told = ", ".join(filter(None, (title, own)))
    return f"{told} ({passes})" if passes else told


def _shown(board: Board, moves: Sequence[Move]) -> Mapping[Point, Colour]:
    """Return the stones of a diagram: captured ones stay in sight."""
    stones = board.stones()
    for colour, point in moves:
        if point is not None:
            stones.setdefault(point, colour)
    return stones


class _FigureView(NamedTuple):
    """A figure as it is seen in a view."""

    figure: Figure
    view: Symmetry

    @property
    def board(self) -> Board:
        """The position before its first move."""
        base = self.figure.base
        stones = {self._at(point): colour for point, colour in base.stones().items()}
        return Board.empty(self.view.size(base.size)).put(stones)

    @property
    def crop(self) -> Crop | None:
        """The part that is shown."""
        crop = self.figure.crop
        return crop and crop.under(self.view, self.figure.base.size)

    def move(self, move: NumberedMove) -> Move:
        """Return a move where it is seen."""
        return Move(move.colour, None if move.point is None else self._at(move.point))

    def markup(self, stones: Mapping[Point, Colour], *, last: bool) -> Markup:
        """What is drawn on points that hold what they hold in the figure; pairs in the last."""
        markup = self.figure.markup
        wanted = {
            point: self._at(point)
            for point in {*markup.signs, *markup.labels}
            if self.figure.stones.get(point) is stones.get(self._at(point))
        }
        return Markup(
            {wanted[point]: signs for point, signs in markup.signs.items() if point in wanted},
            {wanted[point]: label for point, label in markup.labels.items() if point in wanted},
            self._pairs(markup.arrows) if last else (),
            self._pairs(markup.lines) if last else (),
        )

    def _pairs(self, pairs: Sequence[Pair]) -> tuple[Pair, ...]:
        return tuple((self._at(one), self._at(other)) for one, other in pairs)

    def _at(self, point: Point) -> Point:
        return self.view.apply(point, self.figure.base.size)
