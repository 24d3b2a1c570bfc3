"""Where a region stands on boards: the matches of its placements."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...go import Colour, Point
from ..event_times import LAST_MOVE
from ..facts import Outcome
from ..results import Continuation, Hit, SearchResult

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from .placements import Placements

MOVE_SHIFT = 16
GAME_SHIFT = 32
_AT_ONCE = 200_000  # matches that are counted together

_EXCHANGED = np.array([0, Outcome.WHITE, Outcome.BLACK, Outcome.NEITHER])


class _Counted(NamedTuple):
    """How many games went on with each move, by outcomes, how many had each, and how many ended."""

    moves: NDArray[np.intp]
    won: NDArray[np.intp]
    ended: int


class RegionResult(SearchResult):
    """What was found of a region.

    Of moves that lie alike in a symmetrical region the first counts, row by row from the upper
    right; hits are turned so that they go on with it.
    """

    def __init__(
        self,
        placements: Placements,
        matches: NDArray[np.int64],
        following: NDArray[np.uint16],
        outcomes: NDArray[np.uint8],
    ) -> None:
        """``matches`` are ``game << GAME_SHIFT | move << MOVE_SHIFT | placement``, ascending.

        ``following`` is what `following.following` tells of each.
        """
        self._placements, self._outcomes = placements, outcomes
        self._matches, self._following = matches, following

    @property
    def occurrences(self) -> int:
        """How many matches there are, one for a placement in a game."""
        return len(self._matches)

    @cached_property
    def game_count(self) -> int:
        """In how many games they are."""
        return len(self.games)

    @cached_property
    def games(self) -> NDArray[np.int64]:
        """The numbers of the games, each once."""
        seen = np.zeros(len(self._outcomes), bool)
        seen[self._matches >> GAME_SHIFT] = True
        return np.flatnonzero(seen)

    @property
    def first_moves(self) -> NDArray[np.int64]:
        """After how many moves it was found first in each of the games."""
        first = self._matches[self._matches.searchsorted(self.games << GAME_SHIFT)]
        moves: NDArray[np.int64] = first >> MOVE_SHIFT & (LAST_MOVE + 1)
        return moves

    def counting(self) -> Iterator[None]:
        """Count what is told of it, some milliseconds at a time."""
        moves = np.zeros((2 * self._placements.area, len(Outcome)), np.intp)
        won = np.zeros(len(Outcome), np.intp)
        ended, found = 0, [np.empty(0, np.int64)]
        for begin, end in self._stretches():
            games = self._matches[begin:end] >> GAME_SHIFT
            played = np.flatnonzero(self._following[begin:end])
            first = _changes(games)
            found.append(games[first])
            won += np.bincount(self._ended(begin + first), minlength=len(Outcome))
            ended += len(first) - len(_changes(games[played]))
            moves += self._counts(begin + played)
            yield
        self.games = np.concatenate(found)
        self._counted = _Counted(moves, won, ended)

    @cached_property
    def _counted(self) -> _Counted:
        for _ in self.counting():
            pass
        return self._counted  # is there by now

    @cached_property
    def continuations(self) -> tuple[Continuation, ...]:
        """What was played next in the rectangle, the most frequent first."""
        counts = self._counted.moves
        totals = counts.sum(axis=1)
        order = np.argsort(-totals, kind="stable")[: np.count_nonzero(totals)]
        return tuple(
            Continuation(*self._stone(rank), sum(row), row[Outcome.BLACK], row[Outcome.WHITE])
            for rank, row in zip(order.tolist(), counts[order].tolist(), strict=True)
        )

    def _stretches(self) -> Iterator[tuple[int, int]]:
        """Stretches of matches that hold whole games, not too many to be looked at together."""
        begin = 0
        while begin < len(self._matches):
            last = self._matches[min(begin + _AT_ONCE, len(self._matches)) - 1]
            end = int(self._matches.searchsorted(((last >> GAME_SHIFT) + 1) << GAME_SHIFT))
            yield begin, end
            begin = end

    def _counts(self, played: NDArray[np.intp]) -> NDArray[np.intp]:
        """How many games with each outcome went on with each move, given rows of whole games."""
        width = 2 * self._placements.area
        ranks = self._ranks[self._lays(played), self._following[played] - 1]
        games = self._matches[played] >> GAME_SHIFT
        first = _first_of_each((games - games[:1]) * width + ranks)
        counted = ranks[first] << 2 | self._ended(played[first])
        counts: NDArray[np.intp] = np.bincount(counted, minlength=4 * width).reshape(-1, 4)
        return counts

    @property
    def wins(self) -> tuple[int, int]:
        """How many of the games Black won and how many White, by the first hit in each."""
        won = self._counted.won
        return int(won[Outcome.BLACK]), int(won[Outcome.WHITE])

    @property
    def ended(self) -> int:
        """In how many of the games nothing was played there."""
        return self._counted.ended

    def _ended(self, rows: NDArray[np.intp]) -> NDArray[np.intp]:
        """The outcomes of the games of some matches, with colours as they were asked for."""
        swapped = np.array([lay.swapped for lay in self._placements.lays], bool)
        won = self._outcomes[self._matches[rows] >> GAME_SHIFT]
        ended: NDArray[np.intp] = np.where(swapped[self._lays(rows)], _EXCHANGED[won], won)
        return ended

    def hits(self, start: int = 0, stop: int | None = None) -> Iterator[Hit]:
        """The hits from one to another, by game and move."""
        chosen = slice(start, stop)
        following = self._following[chosen].tolist()
        for match, then in zip(self._matches[chosen].tolist(), following, strict=True):
            yield self._hit(match, then)

    def hits_in(self, game: int) -> tuple[Hit, ...]:
        """Those in a game, by move."""
        begin, end = self._matches.searchsorted(
            np.array([game << GAME_SHIFT, (game + 1) << GAME_SHIFT])
        )
        return tuple(self.hits(int(begin), int(end)))

    def among(self, kept: NDArray[np.bool_]) -> RegionResult:
        """What was found in some of the games."""
        chosen = kept[self._matches >> GAME_SHIFT]
        return RegionResult(
            self._placements, self._matches[chosen], self._following[chosen], self._outcomes
        )

    def _lays(self, rows: NDArray[np.intp]) -> NDArray[np.intp]:
        counts = [len(lay.origins) for lay in self._placements.lays]
        lays = np.repeat(np.arange(len(counts)), counts)
        found: NDArray[np.intp] = lays[self._matches[rows] & ((1 << MOVE_SHIFT) - 1)]
        return found

    @cached_property
    def _order(self) -> list[int]:
        """The points of the rectangle in the order in which they are preferred."""
        width = self._placements.region.crop.size.width
        places = range(self._placements.area)
        return sorted(places, key=lambda place: (place // width, -(place % width)))

    @cached_property
    def _ranks(self) -> NDArray[np.intp]:
        """For each lay and each stone as it lies there, the rank it has where it is preferred."""
        order = np.empty(self._placements.area, np.intp)
        order[self._order] = np.arange(len(order))
        ranks = [order[lay.asked()].min(axis=0) for lay in self._placements.lays]
        points = np.array(ranks, np.intp).reshape(-1, len(order), 1)
        stones: NDArray[np.intp] = (2 * points + np.arange(2)).reshape(-1, 2 * len(order))
        return stones

    def _stone(self, rank: int) -> tuple[Point, Colour]:
        place, colour = divmod(rank, 2)
        return self._placements.points[self._order[place]], Colour(colour + 1)

    def _hit(self, match: int, following: int) -> Hit:
        placements = self._placements
        number = match & ((1 << MOVE_SHIFT) - 1)
        lay = placements.lay_of(number)
        way = lay.ways[0]
        if following and len(lay.ways) > 1:
            preferred = [self._order.index(it) for it in lay.asked()[:, following - 1 >> 1]]
            way = lay.ways[preferred.index(min(preferred))]
        row, column = divmod(int(lay.origins[number - lay.first]), lay.size.width)
        lying = placements.region.crop.under(way.view, placements.region.size)
        moves = (match >> MOVE_SHIFT) & (LAST_MOVE + 1)
        right, down = column - lying.left, row - lying.top
        return Hit(match >> GAME_SHIFT, moves, way.view, way.colours_swapped, right, down)


def _changes(games: NDArray[np.int64]) -> NDArray[np.intp]:
    """Where each of some ascending numbers stands first."""
    return np.flatnonzero(np.append(True, games[1:] != games[:-1])[: len(games)])


def _first_of_each(numbers: NDArray[np.int64]) -> NDArray[np.intp]:
    """Where each number stands first, in any order."""
    most = int(numbers.max(initial=0)) + 1
    if most > 16 * len(numbers):
        return np.unique(numbers, return_index=True)[1]
    first = np.full(most, -1)
    first[numbers[::-1]] = np.arange(len(numbers))[::-1]  # of several the last one stays
    return first[first >= 0]
