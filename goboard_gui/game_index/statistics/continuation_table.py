"""How games went on from a position, as one who explores openings wants to see it."""

from __future__ import annotations

from itertools import islice
from string import ascii_uppercase
from typing import TYPE_CHECKING, NamedTuple

from ...record.values.markup import letters

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from ...go import Colour, Point
    from ..results import SearchResult

MOST_LETTERS = 15
"""So many points are lettered: those of the most frequent moves."""
_STEPS = (0.05, 0.2, 0.5, 1.0)


class Explored(NamedTuple):
    """A continuation: the letter of its point, and which share of the games had it.

    ``black_wins`` is the share of Black among those of them that somebody won, ``step`` from 0 to
    4 how frequent it is beside the most frequent one.
    """

    letter: str
    point: Point | None
    colour: Colour
    games: int
    share: float
    black_wins: float | None
    step: int


def explored(answer: SearchResult, labels: Mapping[Point, str]) -> list[Explored]:
    """The continuations of an answer, lettered on a board that has ``labels`` already.

    A point that has a label goes by it; both colours share the letter of their point.
    """
    found = answer.continuations
    names = _lettered((move.point for move in found), labels)
    most, games = max((move.games for move in found), default=1), answer.game_count
    return [
        Explored(
            names.get(move.point, ""),
            move.point,
            move.colour,
            move.games,
            move.games / games,
            move.share.value,
            sum(move.games >= step * most for step in _STEPS),
        )
        for move in found
    ]


def _lettered(
    points: Iterable[Point | None], labels: Mapping[Point, str]
) -> dict[Point | None, str]:
    taken: Collection[str] = set(labels.values())
    free = (letter for letter in letters(ascii_uppercase) if letter not in taken)
    places = islice(dict.fromkeys(point for point in points if point is not None), MOST_LETTERS)
    return {point: labels[point] if point in labels else next(free) for point in places}
