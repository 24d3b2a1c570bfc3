"""Eyes and safe families of chains, as defined in Citizendium's "Go (board game)".

An eye is a region in which the opponent, by adding stones of her own, can never make a single-point
eye. That is so exactly if each of its points is adjacent to a stone of the eye's colour: otherwise
she fills all points but that one. A region that touches one of her stones is not an eye, as an eye
is surrounded by one colour.

A family of chains is safe if, with the other chains of their colour removed, each touches at least
two different eyes. The union of safe families is safe, so there is a largest one.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .chains import Components
from .points import Colour, Point

if TYPE_CHECKING:
    from .board import Board
    from .chains import Component


class Eye(NamedTuple):
    """A set of connected empty points, each of which touches a stone of ``colour``, and none an
    opposing stone.

    The simplest eye is a single point.
    """

    colour: Colour
    points: frozenset[Point]


def eyes(board: Board) -> tuple[Eye, ...]:
    """Return all eyes of both colours, in the order of their first points. O(points).

    A point without neighbours is not an eye.

    >>> from goboard_gui.go import Board
    >>> [sorted(eye.points) for eye in eyes(Board.from_rows(".X.O", "XX.O"))]
    [[Point(column=0, row=0)]]
    """
    return eyes_of(Components(board))


def safe_family_stones(board: Board, colour: Colour) -> frozenset[Point]:
    """Return the stones of a colour's largest safe family, in which each chain touches at least two
    eyes. O(points).

    The opponent may still capture some of them if the player passes: see `benson`.
    """
    parts = Components(board)
    return component_stones(parts, safe_chain_indices(parts, colour))


def eyes_of(parts: Components) -> tuple[Eye, ...]:
    """Return the eyes among the components of a position."""
    found = ((_owner(parts, part), part) for part in parts.all if not part.state)
    return tuple(Eye(owner, parts.to_points(part.points)) for owner, part in found if owner)


def safe_chain_indices(parts: Components, colour: Colour) -> set[int]:
    """Return the indices of the chains in a colour's largest safe family, in which each touches at
    least two eyes.

    Removing a chain leaves points without a neighbour of its colour, because these neighbours
    belonged to the chain itself. So no region that it touched is an eye afterwards, while other
    eyes are unchanged: removing chains never creates an eye, and the eyes of the position suffice.
    """
    family = {number for number, part in enumerate(parts.all) if part.state == colour}
    eyes = [parts.neighbours_of(part) for part in parts.all if _owner(parts, part) is colour]
    while True:
        eyes = [walls for walls in eyes if walls <= family]
        beside = Counter(wall for walls in eyes for wall in walls)
        safe = {number for number in family if beside[number] > 1}
        if safe == family:
            return family
        family = safe


def component_stones(parts: Components, numbers: set[int]) -> frozenset[Point]:
    """Return the stones of the chains with the given indices in ``parts``."""
    return parts.to_points([point for number in numbers for point in parts.all[number].points])


def _owner(parts: Components, part: Component) -> Colour | None:
    """Return the player who owns a component of empty points as an eye, or None if it is not an
    eye.
    """
    if part.state or not part.adjacent:
        return None
    cells, neighbours = parts.board.cells, parts.board.graph.neighbours
    states = {cells[point] for point in part.adjacent}
    if len(states) > 1:
        return None
    beyond = part.adjacent
    for point in part.points:
        if beyond.isdisjoint(neighbours[point]):
            return None
    return Colour(states.pop())
