"""Table of the continuations of a position, with letters for the board."""

from __future__ import annotations

from itertools import islice
from string import ascii_uppercase
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ...record.values.markup import label_letters

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from ...go import Colour, Point
    from ..results import SearchResult

MAX_LETTERS = 15
"""Number of points that are lettered, most frequent moves first."""
_STEPS = (0.05, 0.2, 0.5, 1.0)


class ContinuationRow(NamedTuple):
    """A row of the table: a continuation, the letter of its point, and its share of the games, of
    which there are ``all_games``.

    ``black_wins`` is Black's share of the decided games, ``step`` the frequency relative to the
    most frequent move, from 0 to 4.
    """

    letter: str
    point: Point | None
    colour: Colour
    games: int
    share: float
    all_games: int
    black_wins: float | None
    step: int


def label_continuations(result: SearchResult, labels: Mapping[Point, str]) -> list[ContinuationRow]:
    """Return a table row for each continuation of a search result.

    Points that are in ``labels`` keep their label; both colours share the letter of a point.
    """
    found = result.continuations
    names = _assign_letters((move.point for move in found), labels)
    most, games = max((move.games for move in found), default=1), result.game_count
    return [
        ContinuationRow(
            names.get(move.point, ""),
            move.point,
            move.colour,
            move.games,
            move.games / games,
            games,
            move.win_share.value,
            sum(move.games >= step * most for step in _STEPS),
        )
        for move in found
    ]


def _assign_letters(
    points: Iterable[Point | None], labels: Mapping[Point, str]
) -> dict[Point | None, str]:
    taken: Collection[str] = set(labels.values())
    free = (letter for letter in label_letters(ascii_uppercase) if letter not in taken)
    places = islice(dict.fromkeys(point for point in points if point is not None), MAX_LETTERS)
    return {point: labels[point] if point in labels else next(free) for point in places}
