"""Figures made by hand, which the tests of books draw from."""

from __future__ import annotations

from goboard_gui.diagram.book.options import NamingOptions
from goboard_gui.go import Board, Colour, Point, Symmetry
from goboard_gui.notation import Reading, notation
from goboard_gui.record.figures import Figure, FigureKind, Note, NotePoint, NumberedMove

BLACK, WHITE = Colour.BLACK, Colour.WHITE
EMPTY = Board.from_rows(*["." * 9] * 9)


def at(letters: str) -> Point:
    """The point that SGF names by two letters."""
    return Point(ord(letters[0]) - ord("a"), ord(letters[1]) - ord("a"))


def move(number: int, point: str | None, colour: Colour | None = None, label: int | None = None):
    """A move, Black's if its number is odd; its node has its number."""
    if colour is None:
        colour = BLACK if number % 2 else WHITE
    place = at(point) if point else None
    return NumberedMove(number, colour, place, number, number if label is None else label)


def figure(
    *moves: NumberedMove,
    base: Board = EMPTY,
    notes: tuple[Note, ...] = (),
    kind: FigureKind = FigureKind.FIGURE,
    ordinal: int = 1,
    **more,
) -> Figure:
    """A figure of moves in their order: those on free points are drawn, the notes are given."""
    stones, numbers = base.stones(), {}
    for made in moves:
        if made.point is not None and made.point not in stones:
            stones[made.point], numbers[made.point] = made.colour, made
    nodes = tuple(made.node for made in moves)
    return Figure(kind, ordinal, nodes, base, moves, stones, numbers, notes, **more)


def note(seat: NotePoint | None, *moves: NumberedMove, connects: bool = False) -> Note:
    return Note(moves, seat, connects)


def names(
    id: str = "western",  # noqa: A002
    view: Symmetry = Symmetry.IDENTITY,
    reading: Reading = Reading.TRAVEL,
) -> NamingOptions:
    return NamingOptions(notation(id), view, reading)
