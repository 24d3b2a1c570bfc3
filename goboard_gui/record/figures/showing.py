"""What the board of a figure shows of its moves, and what has to be said below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .figure import Note, Seat

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...go import Board, Colour, Crop, Point
    from .figure import Numbered
    from .stretch import Made


class View(NamedTuple):
    """The stones drawn, the moves among them, and all others in their order."""

    stones: Mapping[Point, Colour]
    numbers: Mapping[Point, Numbered]
    hidden: Sequence[Numbered]


def with_captured(base: Board, moves: Sequence[Numbered]) -> View:
    """Everything that was placed on a free point stays where it is.

    >>> from goboard_gui.go import Board, Colour, Point
    >>> from goboard_gui.record.figures import Numbered
    >>> moves = [Numbered(1, Colour.WHITE, Point(0, 0), 1, 1)]
    >>> with_captured(Board.from_rows("X."), moves).hidden == moves
    True
    """
    stones = base.stones()
    numbers: dict[Point, Numbered] = {}
    hidden = []
    for move in moves:
        if move.point is None or move.point in stones:
            hidden.append(move)
        else:
            stones[move.point] = move.colour
            numbers[move.point] = move
    return View(stones, numbers, hidden)


def without_captured(end: Board, moves: Sequence[Numbered]) -> View:
    """The position at the end: the last move on a point is that of the stone there, if any."""
    stones = end.stones()
    last = {move.point: move.node for move in moves if move.point in stones}
    shown = set(last.values())
    numbers = {move.point: move for move in moves if move.point and move.node in shown}
    return View(stones, numbers, [move for move in moves if move.node not in shown])


def cropped(view: View, crop: Crop | None, moves: Sequence[Numbered]) -> View:
    """What a part of the board shows; moves beside it are hidden, too.

    >>> from goboard_gui.go import Board, Colour, Crop, Point
    >>> from goboard_gui.record.figures import Numbered
    >>> moves = [Numbered(1, Colour.BLACK, Point(2, 0), 1, 1)]
    >>> whole = with_captured(Board.from_rows("X.."), moves)
    >>> cropped(whole, Crop(0, 0, 1, 0), moves).hidden == moves
    True
    """
    if crop is None:
        return view
    numbers = {point: move for point, move in view.numbers.items() if crop.holds(point)}
    stones = {point: colour for point, colour in view.stones.items() if crop.holds(point)}
    shown = {move.node for move in numbers.values()}
    return View(stones, numbers, [move for move in moves if move.node not in shown])


def notes(view: View, signs: Mapping[Point, str], filling: frozenset[int]) -> tuple[Note, ...]:
    """What is to be said of the hidden moves: by points, in the order of the first on each.

    Each pass has a note. ``signs`` are those of the stones that no number tells from others;
    ``filling`` are the nodes of the moves that fill kos.
    """
    groups: dict[Point | int, list[Numbered]] = {}
    for move in view.hidden:
        groups.setdefault(move.node if move.point is None else move.point, []).append(move)
    return tuple(
        Note(
            tuple(moves),
            _seat(view, moves[0].point, signs) if moves[0].point is not None else None,
            moves[-1].node in filling,
        )
        for moves in groups.values()
    )


def unnumbered(view: View) -> list[Point]:
    """The points of hidden moves where a stone lies that bears no number, in their order."""
    points = dict.fromkeys(move.point for move in view.hidden if move.point is not None)
    return [
        point
        for point in points
        if point in view.stones and (point not in view.numbers or not view.numbers[point].label)
    ]


def _seat(view: View, point: Point, signs: Mapping[Point, str]) -> Seat:
    colour = view.stones.get(point)
    if colour is None or point in signs:
        return Seat(point, colour, sign=signs.get(point, ""))
    return Seat(point, colour, view.numbers[point].label)


def filling(moves: Sequence[Made]) -> frozenset[int]:
    """The nodes of the moves that fill a ko which their player took in one of these moves."""
    found = set()
    there: dict[Point, Made] = {}
    taken: dict[Point, Made] = {}
    for move in moves:
        if move.point is None:
            continue
        taker = taken.pop(move.point, None)
        if (
            taker is not None
            and taker.point is not None
            and taker.colour is move.colour
            and not move.captured
            and there.get(taker.point) is taker
        ):
            found.add(move.node)
        there[move.point] = move
        for point in move.captured:
            there.pop(point, None)
        if move.ko:
            taken[move.captured[0]] = move
    return frozenset(found)
