"""Results of whole-board searches, computed from the index entries of a position key."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from ..fuseki.keys import TRANSFORM_MASK, TRANSFORMS, Transform, position_keys, stone_from_number
from ..go import Symmetry
from ..named_tuples import NamedTuple
from .entries import (
    ENTRY_GAME_SHIFT,
    ENTRY_MOVE_SHIFT,
    ENTRY_TRANSFORM_SHIFT,
    MAX_MOVES,
    NEXT_MASK,
    RETURN_FLAG,
)
from .errors import translate_damage_errors, translating_damage_errors
from .facts import Outcome
from .lines import line_bounds
from .paths import SEGMENTS
from .results import Continuation, Hit, SearchResult

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from pathlib import Path

    from numpy.typing import NDArray

    from ..fuseki.keys import CanonicalKey
    from ..go import Size
    from .lines import IndexLines
    from .query import Query

_VIEWS = tuple(Symmetry)


class PositionResult(SearchResult):
    """The result of a whole-board search."""

    def __init__(
        self,
        folder: Path,
        size: Size,
        transforms: _HitTransforms,
        entries: NDArray[np.uint64],
        lines: IndexLines,
    ) -> None:
        """Create the result from index entries; ``transforms`` comes from `hit_transforms`."""
        self.folder = folder
        self._size = size
        self._transforms = transforms
        self._lines = lines
        entries = entries.view(np.int64)
        games = entries >> ENTRY_GAME_SHIFT
        seen_in = (entries >> ENTRY_TRANSFORM_SHIFT) & TRANSFORM_MASK
        ended = lines.outcomes.take(games)
        kept = (ended != Outcome.GONE) & transforms.allowed.take(seen_in)
        if not kept.all():
            entries, games, seen_in, ended = (it[kept] for it in (entries, games, seen_in, ended))
        self._entries, self._games, self._seen_in = entries, lines.games_of(games), seen_in
        self._following = entries & NEXT_MASK
        if self._following.max(initial=0) > transforms.none:
            raise ValueError("a move that is not on the board")
        self._outcomes = ended

    @property
    def occurrences(self) -> int:
        """The number of hits; a position that remains after a pass counts twice."""
        return len(self._entries) if self._lines.owners is None else len(self._in_order)

    @cached_property
    @translating_damage_errors
    def game_count(self) -> int:
        """The number of games with hits."""
        return int(np.count_nonzero(self._first_hits))

    @property
    @translating_damage_errors
    def games(self) -> NDArray[np.int64]:
        """The numbers of the games with hits, each once."""
        games = self._games[self._first_hits]
        games.sort()
        return games

    @property
    @translating_damage_errors
    def first_hit_moves(self) -> NDArray[np.int64]:
        """The move number of the first hit in each of `games`."""
        first = self._in_order[self._in_order.searchsorted(self.games << ENTRY_GAME_SHIFT)]
        moves: NDArray[np.int64] = first >> ENTRY_MOVE_SHIFT & MAX_MOVES
        return self._lines.move_numbers(first >> ENTRY_GAME_SHIFT, moves)

    @cached_property
    @translating_damage_errors
    def continuations(self) -> tuple[Continuation, ...]:
        """The next moves, most frequent first; symmetrical moves are counted as one."""
        transforms, seen_in = self._transforms, self._seen_in
        # Flat indices: numpy is three times faster with one index than with two.
        ranks = transforms.ranks.ravel().take(seen_in * transforms.ranks.shape[1] + self._following)
        outcomes = transforms.outcomes.ravel().take(seen_in * len(Outcome) + self._outcomes)
        counted = ranks << 2 | outcomes
        if self.game_count < len(counted):
            counted = _deduplicate_in_games(self._games, counted)
        width = self._transforms.none + 1
        counts = np.bincount(counted, minlength=4 * width).reshape(width, 4)[:-1]
        totals = counts.sum(axis=1)
        order = np.argsort(-totals, kind="stable")[: np.count_nonzero(totals)]
        stones = _preference_order(self._size).stones[order]
        graph = position_keys(self._size).graph
        return tuple(
            Continuation(
                *stone_from_number(graph, stone), sum(row), row[Outcome.BLACK], row[Outcome.WHITE]
            )
            for stone, row in zip(stones.tolist(), counts[order].tolist(), strict=True)
        )

    @cached_property
    @translating_damage_errors
    def _first_hits(self) -> NDArray[np.bool_]:
        """A mask of the hits that are the first ones in their games; the hits of a game are
        consecutive.
        """
        return _first_of_runs(self._games)

    @cached_property
    @translating_damage_errors
    def wins(self) -> tuple[int, int]:
        """The numbers of games won by Black and by White; a game whose first hit has the query's
        colours swapped counts for the other player.
        """
        first = self._first_hits
        outcomes = self._transforms.outcomes[self._seen_in[first], self._outcomes[first]]
        counts = np.bincount(outcomes, minlength=len(Outcome))
        return int(counts[Outcome.BLACK]), int(counts[Outcome.WHITE])

    @cached_property
    @translating_damage_errors
    def ended_game_count(self) -> int:
        """The number of games in which no move follows a hit."""
        went_on = self._games[self._following > 0]
        return self.game_count - int(np.count_nonzero(_first_of_runs(went_on)))

    @cached_property
    @translating_damage_errors
    def _in_order(self) -> NDArray[np.int64]:
        """The entries of all hits, ordered by line and move.

        Returns of variation lines are no hits: their positions have entries of their own.
        """
        owners = self._lines.owners
        if owners is None:
            return np.sort(self._entries)
        numbers = self._entries >> ENTRY_GAME_SHIFT
        returning = (owners.take(numbers) != numbers) & (self._entries & RETURN_FLAG > 0)
        return np.sort(self._entries[~returning])

    def hits(self, start: int = 0, stop: int | None = None) -> Iterator[Hit]:
        """Yield the hits from ``start`` to ``stop``, ordered by game and move."""
        chosen = slice(*slice(start, stop).indices(self.occurrences))
        with translate_damage_errors(self.folder, SEGMENTS):
            yield from map(self._hit, self._in_order[chosen].tolist())

    def hits_in(self, game: int) -> tuple[Hit, ...]:
        """Return the hits in a game, ordered by move."""
        begin, end = self._in_order.searchsorted(line_bounds(self._lines, game))
        return tuple(self.hits(int(begin), int(end)))

    def _hit(self, entry: int) -> Hit:
        transform = self._transforms.best_transform(
            (entry >> ENTRY_TRANSFORM_SHIFT) & TRANSFORM_MASK, entry & NEXT_MASK
        )
        moves = (entry >> ENTRY_MOVE_SHIFT) & MAX_MOVES
        hit = Hit(entry >> ENTRY_GAME_SHIFT, moves, transform.view, transform.colours_swapped)
        return hit if self._lines.owners is None else self._lines.located(hit)

    def restrict_to_games(self, kept: NDArray[np.bool_]) -> PositionResult:
        """Return the result limited to the games that the mask ``kept`` selects."""
        lines = self._lines.restrict(kept)
        with translate_damage_errors(self.folder, SEGMENTS):
            entries = self._entries.view(np.uint64)
            return PositionResult(self.folder, self._size, self._transforms, entries, lines)


def _first_of_runs(games: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Return a mask of the first item in each run of equal values."""
    first = np.ones(len(games), bool)
    np.not_equal(games[1:], games[:-1], out=first[1:])
    return first


def _deduplicate_in_games(games: NDArray[np.int64], counted: NDArray[np.intp]) -> NDArray[np.intp]:
    """Return the continuations with each counted once per game; the hits must be ordered by game
    and move.

    The same continuation may occur in a game both with and without swapped colours: the first
    counts.
    """
    same = games[1:] == games[:-1]
    several = np.append(same, False) | np.append(False, same)
    _, first = np.unique(games[several] << 16 | counted[several] >> 2, return_index=True)
    return np.concatenate([counted[~several], counted[several][first]])


class _HitTransforms:
    """Lookup of how hits are oriented relative to the query, by the transform stored in their index
    entries.

    A hit has its key under transform ``p``, the query under each of its ``own`` transforms ``q``:
    so ``q`` followed by the inverse of ``p`` maps the query to the hit. A symmetrical position has
    several such transforms, and several equivalent points for the next move: the first by rank is
    chosen.
    """

    def __init__(
        self, size: Size, own: tuple[Transform, ...], views: Collection[Symmetry], swapping: bool
    ) -> None:
        self._preference_order = order = _preference_order(size)
        self.none = order.ranks.shape[1]
        self._choices: dict[int, list[tuple[Transform, int]]] = {}
        self.allowed = np.zeros(len(TRANSFORMS), bool)
        self.ranks = np.full((len(TRANSFORMS), self.none + 1), self.none)
        self.outcomes = np.tile(np.arange(4), (len(TRANSFORMS), 1))
        for number, there in enumerate(TRANSFORMS):
            turns = [
                (transform.followed_by(there.inverse), TRANSFORMS.index(transform))
                for transform in own
            ]
            fitting = sorted(
                (
                    (transform, place)
                    for transform, place in turns
                    if transform.view in views and transform.colours_swapped <= swapping
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

    def best_transform(self, there: int, following: int) -> Transform:
        """Return the transform from the query to a hit for which the next move comes first in the
        order of preference.
        """
        choices = self._choices[there]
        if following:
            ranks = self._preference_order.ranks
            return min(choices, key=lambda it: ranks[it[1], following - 1])[0]
        return choices[0][0]


# Most positions have a single transform, and searches use all views or one.
_transforms = lru_cache(maxsize=64)(_HitTransforms)


def hit_transforms(query: Query, canonical: CanonicalKey) -> _HitTransforms:
    """Return the lookup of orientations for the hits of a query that has a canonical key."""
    return _transforms(query.size, canonical.transforms, query.views, query.swapping)


class _PreferenceOrder(NamedTuple):
    """The order of preference among symmetrical moves: row by row from the upper right.

    ``ranks[w, s]`` is the rank of the stone that appears as ``s`` under transform ``w``; ``stones``
    lists the stones by rank. Passes come last.
    """

    ranks: NDArray[np.intp]
    stones: NDArray[np.intp]


@lru_cache(maxsize=8)
def _preference_order(size: Size) -> _PreferenceOrder:
    keys = position_keys(size)
    points = keys.graph.points
    places = sorted(
        range(len(points)), key=lambda number: (points[number].row, -points[number].column)
    )
    stones = np.array([2 * place + bit for place in (*places, len(points)) for bit in (0, 1)])
    ranks = np.zeros((len(TRANSFORMS), len(stones)), np.intp)
    for transform, seen in keys.seen.items():
        ranks[transform, np.array(seen)[stones]] = np.arange(len(stones))
    return _PreferenceOrder(ranks, stones)
