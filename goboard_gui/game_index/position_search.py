"""Where a position stands on a whole board, by the entries of its key."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..fuseki.keys import WAY_MASK, WAYS, Way, keys_of, point_of
from ..go import Symmetry
from .facts import Outcome
from .positions import GAME_SHIFT, MOST_MOVES, MOVE_SHIFT, NEXT_MASK, WAY_SHIFT
from .results import Continuation, Hit, SearchResult

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from numpy.typing import NDArray

    from ..fuseki.keys import Canonical
    from ..go import Size

_VIEWS = tuple(Symmetry)


class PositionResult(SearchResult):
    """What was found of a position."""

    def __init__(
        self,
        size: Size,
        ways: _Ways,
        entries: NDArray[np.uint64],
        outcomes: NDArray[np.uint8],
    ) -> None:
        """``ways`` are what `hit_ways` gives for the position on a board of ``size``."""
        self._size = size
        self._ways = ways
        self._all_outcomes = outcomes
        entries = entries.view(np.int64)
        games = entries >> GAME_SHIFT
        seen_in = (entries >> WAY_SHIFT) & WAY_MASK
        ended = outcomes.take(games)
        kept = (ended != Outcome.GONE) & ways.allowed.take(seen_in)
        if not kept.all():
            entries, games, seen_in, ended = (it[kept] for it in (entries, games, seen_in, ended))
        self._entries, self._games, self._seen_in = entries, games, seen_in
        self._outcomes = ended

    @property
    def occurrences(self) -> int:
        """How often it was found; after a pass it counts again."""
        return len(self._entries)

    @cached_property
    def game_count(self) -> int:
        """In how many games it was found."""
        return int(np.count_nonzero(self._firsts))

    @property
    def games(self) -> NDArray[np.int64]:
        """The numbers of the games, each once."""
        games = self._games[self._firsts]
        games.sort()
        return games

    @property
    def first_moves(self) -> NDArray[np.int64]:
        """After how many moves it was found first in each of the games."""
        first = self._in_order[self._in_order.searchsorted(self.games << GAME_SHIFT)]
        moves: NDArray[np.int64] = first >> MOVE_SHIFT & MOST_MOVES
        return moves

    @cached_property
    def continuations(self) -> tuple[Continuation, ...]:
        """What was played next, the most frequent first; symmetrical moves count as one."""
        ways, seen_in = self._ways, self._seen_in
        # Flat: numpy looks up by one number three times as fast as by two.
        ranks = ways.ranks.ravel().take(seen_in * ways.ranks.shape[1] + (self._entries & NEXT_MASK))
        outcomes = ways.outcomes.ravel().take(seen_in * len(Outcome) + self._outcomes)
        counted = ranks << 2 | outcomes
        if self.game_count < len(counted):
            counted = _once_in_a_game(self._games, counted)
        width = self._ways.none + 1
        counts = np.bincount(counted, minlength=4 * width).reshape(width, 4)[:-1]
        totals = counts.sum(axis=1)
        order = np.argsort(-totals, kind="stable")[: np.count_nonzero(totals)]
        stones = _order(self._size).stones[order]
        graph = keys_of(self._size).graph
        return tuple(
            Continuation(*point_of(graph, stone), sum(row), row[Outcome.BLACK], row[Outcome.WHITE])
            for stone, row in zip(stones.tolist(), counts[order].tolist(), strict=True)
        )

    @cached_property
    def _firsts(self) -> NDArray[np.bool_]:
        """Which hits are the first in their games; those of a game stand together."""
        return _firsts(self._games)

    @cached_property
    def wins(self) -> tuple[int, int]:
        """How many of the games Black won and how many White, by the first hit in each."""
        first = self._firsts
        outcomes = self._ways.outcomes[self._seen_in[first], self._outcomes[first]]
        counts = np.bincount(outcomes, minlength=len(Outcome))
        return int(counts[Outcome.BLACK]), int(counts[Outcome.WHITE])

    @cached_property
    def ended(self) -> int:
        """In how many of the games nothing was played there."""
        went_on = self._games[(self._entries & NEXT_MASK) > 0]
        return self.game_count - int(np.count_nonzero(_firsts(went_on)))

    @cached_property
    def _in_order(self) -> NDArray[np.int64]:
        return np.sort(self._entries)

    def hits(self, start: int = 0, stop: int | None = None) -> Iterator[Hit]:
        """The hits from one to another, by game and move."""
        return map(self._hit, self._in_order[start:stop].tolist())

    def hits_in(self, game: int) -> tuple[Hit, ...]:
        """Those in a game, by move."""
        begin, end = self._in_order.searchsorted(
            np.array([game << GAME_SHIFT, (game + 1) << GAME_SHIFT])
        )
        return tuple(self.hits(int(begin), int(end)))

    def _hit(self, entry: int) -> Hit:
        way = self._ways.taken((entry >> WAY_SHIFT) & WAY_MASK, entry & NEXT_MASK)
        moves = (entry >> MOVE_SHIFT) & MOST_MOVES
        return Hit(entry >> GAME_SHIFT, moves, way.view, way.colours_swapped)

    def among(self, kept: NDArray[np.bool_]) -> PositionResult:
        """What was found in some of the games."""
        outcomes = np.where(kept, self._all_outcomes, Outcome.GONE)
        return PositionResult(self._size, self._ways, self._entries.view(np.uint64), outcomes)


def _firsts(games: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Which of some numbers are not the same as the one before."""
    first = np.ones(len(games), bool)
    np.not_equal(games[1:], games[:-1], out=first[1:])
    return first


def _once_in_a_game(games: NDArray[np.int64], counted: NDArray[np.intp]) -> NDArray[np.intp]:
    """What is counted, without what a game has twice; games stand together, their moves in order.

    The same may follow in a game once with colours exchanged, once not: the first time counts.
    """
    same = games[1:] == games[:-1]
    several = np.append(same, False) | np.append(False, same)
    _, first = np.unique(games[several] << 16 | counted[several] >> 2, return_index=True)
    return np.concatenate([counted[~several], counted[several][first]])


class _Ways:
    """How hits lie, seen from the position that was asked for, by the way in their entries.

    A hit has its key in way ``p``, the position in each of its ``own`` ways ``q``: so ``q``, then
    the way back of ``p`` turn the position into the hit. Of a symmetrical position there are
    several, and as many places for what was played next: the first by rank counts.
    """

    def __init__(
        self, size: Size, own: tuple[Way, ...], views: Collection[Symmetry], swapping: bool
    ) -> None:
        self._order = order = _order(size)
        self.none = order.ranks.shape[1]
        self._choices: dict[int, list[tuple[Way, int]]] = {}
        self.allowed = np.zeros(len(WAYS), bool)
        self.ranks = np.full((len(WAYS), self.none + 1), self.none)
        self.outcomes = np.tile(np.arange(4), (len(WAYS), 1))
        for number, there in enumerate(WAYS):
            turns = [(way.then(there.inverse), WAYS.index(way)) for way in own]
            fitting = sorted(
                (
                    (way, place)
                    for way, place in turns
                    if way.view in views and way.colours_swapped <= swapping
                ),
                key=lambda it: (it[0].colours_swapped, _VIEWS.index(it[0].view)),
            )
            if not fitting:
                continue
            swapped = fitting[0][0].colours_swapped
            choices = [it for it in fitting if it[0].colours_swapped == swapped]
            self._choices[number] = choices
            self.allowed[number] = True
            self.ranks[number, 1:] = order.ranks[[place for _, place in choices]].min(axis=0)
            if swapped:
                self.outcomes[number] = (0, Outcome.WHITE, Outcome.BLACK, Outcome.NEITHER)

    def taken(self, there: int, following: int) -> Way:
        """The way that turns the position into a hit, so that what follows has the first rank."""
        choices = self._choices[there]
        if following:
            ranks = self._order.ranks
            return min(choices, key=lambda it: ranks[it[1], following - 1])[0]
        return choices[0][0]


# Most positions have one way only, and people ask for all views or for none but their own.
_ways = lru_cache(maxsize=64)(_Ways)


def hit_ways(
    size: Size, canonical: Canonical, views: Collection[Symmetry], *, swapping: bool
) -> _Ways:
    """How hits of a position may lie, which `PositionResult` needs to know."""
    return _ways(size, canonical.ways, frozenset(views), swapping)


class _Order(NamedTuple):
    """The order in which symmetrical moves are preferred: row by row from the upper right.

    ``ranks[w, s]`` is the rank of the stone that is seen as ``s`` in way ``w``, ``stones`` has the
    stones by their ranks; passes come last.
    """

    ranks: NDArray[np.intp]
    stones: NDArray[np.intp]


@lru_cache(maxsize=8)
def _order(size: Size) -> _Order:
    keys = keys_of(size)
    points = keys.graph.points
    places = sorted(
        range(len(points)), key=lambda number: (points[number].row, -points[number].column)
    )
    stones = np.array([2 * place + bit for place in (*places, len(points)) for bit in (0, 1)])
    ranks = np.zeros((len(WAYS), len(stones)), np.intp)
    for way, seen in keys.seen.items():
        ranks[way, np.array(seen)[stones]] = np.arange(len(stones))
    return _Order(ranks, stones)
