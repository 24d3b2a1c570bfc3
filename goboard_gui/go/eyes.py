"""Eyes and safe families, as Citizendium's "Go (board game)" defines them.

An eye is a region in which the opponent, adding stones of her own, can never make an eye of one
point. That is so exactly if each of its points is beside a stone of the eye's colour: else she
fills all points but that one. With a stone of hers at its border it is no eye, for an eye is
surrounded by one colour.

A family of chains is safe if, with the other chains of their colour taken off, each is beside two
different eyes at least. Safe families may be united, so that there is a largest one.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ._parts import Parts
from .life import Eye
from .points import Colour, Point

if TYPE_CHECKING:
    from ._parts import Part
    from .board import Board


def eyes(board: Board) -> tuple[Eye, ...]:
    """All eyes of both colours, in the order of their first points. O(points).

    A point without any neighbour is nobody's eye.

    >>> from goboard_gui.go import Board
    >>> [sorted(eye.points) for eye in eyes(Board.from_rows(".X.O", "XX.O"))]
    [[Point(column=0, row=0)]]
    """
    return eyes_of(Parts(board))


def safe_family(board: Board, colour: Colour) -> frozenset[Point]:
    """The stones of the largest safe family of a colour. O(points).

    Its opponent may still capture some of them if the player passes: see `benson`.
    """
    parts = Parts(board)
    return stones_of(parts, safe_parts(parts, colour))


def eyes_of(parts: Parts) -> tuple[Eye, ...]:
    """The eyes among the parts of a position."""
    found = ((_owner(parts, part), part) for part in parts.all if not part.state)
    return tuple(Eye(owner, parts.points(part.inside)) for owner, part in found if owner)


def safe_parts(parts: Parts, colour: Colour) -> set[int]:
    """The numbers of the chains of the largest safe family.

    A chain that is taken off leaves points without a neighbour of its colour, because what it had
    of that was itself. So no region that it touched is an eye afterwards, while other eyes stay as
    they are: taking off never makes an eye, and the eyes of the position are all to be looked at.
    """
    family = {number for number, part in enumerate(parts.all) if part.state == colour}
    eyes = [parts.around(part) for part in parts.all if _owner(parts, part) is colour]
    while True:
        eyes = [walls for walls in eyes if walls <= family]
        beside = Counter(wall for walls in eyes for wall in walls)
        safe = {number for number in family if beside[number] > 1}
        if safe == family:
            return family
        family = safe


def stones_of(parts: Parts, numbers: set[int]) -> frozenset[Point]:
    """The points of several parts."""
    return parts.points([point for number in numbers for point in parts.all[number].inside])


def _owner(parts: Parts, part: Part) -> Colour | None:
    """Whose eye a part is, if it is one."""
    if part.state or not part.beyond:
        return None
    cells, neighbours = parts.board.cells, parts.board.graph.neighbours
    states = {cells[point] for point in part.beyond}
    if len(states) > 1:
        return None
    beyond = part.beyond
    for point in part.inside:
        if beyond.isdisjoint(neighbours[point]):
            return None
    return Colour(states.pop())
