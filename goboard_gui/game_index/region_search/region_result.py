"""Results of region searches, computed from the matches of the placements."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from ...go import Colour, Point
from ...named_tuples import NamedTuple
from ...stepwise import run_to_end
from ..errors import translate_damage_errors, translating_damage_errors
from ..event_times import LAST_MOVE
from ..facts import Outcome
from ..lines import line_bounds
from ..paths import SEGMENTS
from ..results import Continuation, Hit, SearchResult

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

    from numpy.typing import NDArray

    from ..lines import IndexLines
    from .placements import Placements

MATCH_MOVE_SHIFT = 16
MATCH_GAME_SHIFT = 32
_PLACEMENT = (1 << MATCH_MOVE_SHIFT) - 1
_AT_ONCE = 200_000  # matches counted per step

_EXCHANGED = np.array([0, Outcome.WHITE, Outcome.BLACK, Outcome.NEITHER])


class MatchColumns(NamedTuple):
    """Matches and next moves, encoded as in `RegionResult` but in any order."""

    matches: NDArray[np.int64]
    following: NDArray[np.uint16]


class _GameCounts(NamedTuple):
    """Numbers of games: by next move and outcome, by outcome alone, and without a next move."""

    moves: NDArray[np.intp]
    won: NDArray[np.intp]
    ended: int


class RegionResult(SearchResult):
    """The result of a region search.

    Of moves that are equivalent in a symmetrical region the first is preferred, row by row from the
    upper right; hits are oriented accordingly.
    """

    def __init__(
        self,
        folder: Path,
        placements: Placements,
        matches: NDArray[np.int64],
        following: NDArray[np.uint16],
        lines: IndexLines,
    ) -> None:
        """Create the result from matches, encoded as integers in ascending order.

        A match is ``line << MATCH_GAME_SHIFT | move << MATCH_MOVE_SHIFT | placement``.
        ``following`` is the result of `following.next_moves_in_region` for each of them. There may
        be several matches of a placement in a game, each with another next move; the first one is
        the hit.
        """
        self.folder = folder
        self._placements, self._lines = placements, lines
        self._matches, self._following = matches, following

    @cached_property
    @translating_damage_errors
    def _hit_rows(self) -> NDArray[np.intp]:
        """The indices of the matches that are hits: the first of each placement in each game."""
        if self._lines.owners is None:
            return np.arange(len(self._matches))
        placed = self._games_of(slice(None)) << MATCH_MOVE_SHIFT | self._matches & _PLACEMENT
        rows: NDArray[np.intp] = np.sort(np.unique(placed, return_index=True)[1])
        return rows

    def _games_of(self, rows: slice | NDArray[np.intp]) -> NDArray[np.int64]:
        """Return the games of some matches."""
        return self._lines.games_of(self._matches[rows] >> MATCH_GAME_SHIFT)

    @property
    def occurrences(self) -> int:
        """The number of hits, at most one per placement and game."""
        return len(self._matches) if self._lines.owners is None else len(self._hit_rows)

    @cached_property
    @translating_damage_errors
    def game_count(self) -> int:
        """The number of games with hits."""
        return len(self.games)

    @cached_property
    @translating_damage_errors
    def games(self) -> NDArray[np.int64]:
        """The numbers of the games with hits, each once."""
        seen = np.zeros(len(self._lines.outcomes), bool)
        seen[self._games_of(slice(None))] = True
        return np.flatnonzero(seen)

    @property
    @translating_damage_errors
    def first_hit_moves(self) -> NDArray[np.int64]:
        """The move number of the first hit in each of `games`."""
        first = self._matches[self._matches.searchsorted(self.games << MATCH_GAME_SHIFT)]
        moves: NDArray[np.int64] = first >> MATCH_MOVE_SHIFT & (LAST_MOVE + 1)
        return self._lines.move_numbers(first >> MATCH_GAME_SHIFT, moves)

    def count_incrementally(self) -> Iterator[None]:
        """Compute the statistics in steps of a few milliseconds, yielding after each."""
        with translate_damage_errors(self.folder, SEGMENTS):
            moves = np.zeros((2 * self._placements.area, len(Outcome)), np.intp)
            won = np.zeros(len(Outcome), np.intp)
            ended, found = 0, [np.empty(0, np.int64)]
            for begin, end in self._chunks():
                games = self._games_of(slice(begin, end))
                played = np.flatnonzero(self._following[begin:end])
                first = _group_starts(games)
                found.append(games[first])
                won += np.bincount(self._query_outcomes(begin + first), minlength=len(Outcome))
                ended += len(first) - len(_group_starts(games[played]))
                moves += self._counts(begin + played)
                yield
            self.games = np.concatenate(found)
            self._counted = _GameCounts(moves, won, ended)

    @cached_property
    @translating_damage_errors
    def _counted(self) -> _GameCounts:
        for _ in self.count_incrementally():
            pass
        return self._counted  # set by count_incrementally

    @cached_property
    @translating_damage_errors
    def continuations(self) -> tuple[Continuation, ...]:
        """The next moves in the rectangle, most frequent first."""
        counts = self._counted.moves
        totals = counts.sum(axis=1)
        order = np.argsort(-totals, kind="stable")[: np.count_nonzero(totals)]
        return tuple(
            Continuation(*self._stone(rank), sum(row), row[Outcome.BLACK], row[Outcome.WHITE])
            for rank, row in zip(order.tolist(), counts[order].tolist(), strict=True)
        )

    def _chunks(self) -> Iterator[tuple[int, int]]:
        """Yield ranges of matches that contain whole games and are small enough to process at
        once.
        """
        begin = 0
        while begin < len(self._matches):
            last = self._matches[min(begin + _AT_ONCE, len(self._matches)) - 1]
            after = self._lines.end_of(int(last >> MATCH_GAME_SHIFT))
            end = int(self._matches.searchsorted(after << MATCH_GAME_SHIFT))
            yield begin, end
            begin = end

    def _counts(self, played: NDArray[np.intp]) -> NDArray[np.intp]:
        """Return the number of games by next move and outcome, given the indices of all matches of
        these games that have a next move.
        """
        width = 2 * self._placements.area
        ranks = self._ranks[self._orientations(played), self._following[played] - 1]
        games = self._games_of(played)
        first = _first_of_each((games - games[:1]) * width + ranks)
        counted = ranks[first] << 2 | self._query_outcomes(played[first])
        counts: NDArray[np.intp] = np.bincount(counted, minlength=4 * width).reshape(-1, 4)
        return counts

    @property
    def wins(self) -> tuple[int, int]:
        """The number of games won by Black and by White, in the query's colours at the first
        hit.
        """
        won = self._counted.won
        return int(won[Outcome.BLACK]), int(won[Outcome.WHITE])

    @property
    def ended_game_count(self) -> int:
        """The number of games in which no move follows a hit."""
        return self._counted.ended

    def _query_outcomes(self, rows: NDArray[np.intp]) -> NDArray[np.intp]:
        """Return the outcomes of the games of some matches, in the query's colours."""
        swapped = np.array(
            [orientation.swaps_colours for orientation in self._placements.orientations], bool
        )
        won = self._lines.outcomes[self._matches[rows] >> MATCH_GAME_SHIFT]
        ended: NDArray[np.intp] = np.where(swapped[self._orientations(rows)], _EXCHANGED[won], won)
        return ended

    def hits(self, start: int = 0, stop: int | None = None) -> Iterator[Hit]:
        """Yield the hits from ``start`` to ``stop``, ordered by game and move."""
        chosen: slice | NDArray[np.intp] = slice(*slice(start, stop).indices(self.occurrences))
        if self._lines.owners is not None:
            chosen = self._hit_rows[chosen]
        with translate_damage_errors(self.folder, SEGMENTS):
            following = self._following[chosen].tolist()
            for match, then in zip(self._matches[chosen].tolist(), following, strict=True):
                hit = self._hit(match, then)
                yield hit if self._lines.owners is None else self._lines.located(hit)

    def hits_in(self, game: int) -> tuple[Hit, ...]:
        """Return the hits in a game, ordered by move."""
        begin, end = self._matches.searchsorted(line_bounds(self._lines, game, MATCH_GAME_SHIFT))
        if self._lines.owners is not None:
            begin, end = self._hit_rows.searchsorted([begin, end])
        return tuple(self.hits(int(begin), int(end)))

    def restrict_to_games(self, kept: NDArray[np.bool_]) -> RegionResult:
        """Return the result limited to the games that a mask selects."""
        return run_to_end(self.restrict_incrementally(kept))

    def restrict_incrementally(
        self, kept: NDArray[np.bool_]
    ) -> Generator[None, None, RegionResult]:
        """Return the result limited to the games that a mask selects, in steps of a few
        milliseconds.
        """
        self._lines.check_mask(kept)
        with translate_damage_errors(self.folder, SEGMENTS):
            starts = range(0, len(self._matches), _AT_ONCE)
            parts = []
            for start in starts:
                parts.append(kept[self._games_of(slice(start, start + _AT_ONCE))])
                yield
            # One array for all, since joining the parts would take as long as the steps together.
            matches = np.empty(sum(map(np.count_nonzero, parts)), np.int64)
            following = np.empty(len(matches), np.uint16)
            end = 0
            for start, chosen in zip(starts, parts, strict=True):
                begin, end = end, end + int(np.count_nonzero(chosen))
                matches[begin:end] = self._matches[start : start + _AT_ONCE][chosen]
                following[begin:end] = self._following[start : start + _AT_ONCE][chosen]
                yield
            return RegionResult(self.folder, self._placements, matches, following, self._lines)

    def _orientations(self, rows: NDArray[np.intp]) -> NDArray[np.intp]:
        counts = [len(orientation.origins) for orientation in self._placements.orientations]
        orientations = np.repeat(np.arange(len(counts)), counts)
        found: NDArray[np.intp] = orientations[self._matches[rows] & _PLACEMENT]
        return found

    @cached_property
    @translating_damage_errors
    def _order(self) -> list[int]:
        """The indices of the rectangle's points, in the order in which equivalent moves are
        preferred.
        """
        width = self._placements.query.rectangle.size.width
        places = range(self._placements.area)
        return sorted(places, key=lambda place: (place // width, -(place % width)))

    @cached_property
    @translating_damage_errors
    def _point_ranks(self) -> list[NDArray[np.intp]]:
        """For each orientation, the place in `_order` of the point that each transform brings to
        each point: an array of transforms and points.
        """
        order = np.empty(self._placements.area, np.intp)
        order[self._order] = np.arange(len(order))
        return [
            order[orientation.original_points()] for orientation in self._placements.orientations
        ]

    @cached_property
    @translating_damage_errors
    def _preferred_transforms(self) -> dict[int, list[int]]:
        """For the first placement of each orientation, the index of the transform that is preferred
        if the next move is on a point.
        """
        return {
            orientation.first: ranks.argmin(axis=0).tolist()
            for orientation, ranks in zip(
                self._placements.orientations, self._point_ranks, strict=True
            )
        }

    @cached_property
    @translating_damage_errors
    def _ranks(self) -> NDArray[np.intp]:
        """The rank of each stone in each orientation, which depends on the most preferred of the
        points equivalent to its own.
        """
        area = self._placements.area
        ranks = [ranks.min(axis=0) for ranks in self._point_ranks]
        points = np.array(ranks, np.intp).reshape(-1, area, 1)
        stones: NDArray[np.intp] = (2 * points + np.arange(2)).reshape(-1, 2 * area)
        return stones

    def _stone(self, rank: int) -> tuple[Point, Colour]:
        place, colour = divmod(rank, 2)
        return self._placements.points[self._order[place]], Colour(colour + 1)

    def _hit(self, match: int, following: int) -> Hit:
        placements = self._placements
        number = match & _PLACEMENT
        orientation = placements.orientation_of(number)
        transform = orientation.transforms[0]
        if following and len(orientation.transforms) > 1:
            preferred = self._preferred_transforms[orientation.first]
            transform = orientation.transforms[preferred[following - 1 >> 1]]
        row, column = divmod(
            int(orientation.origins[number - orientation.first]), orientation.size.width
        )
        lying = placements.query.rectangle.transformed(transform.view, placements.query.size)
        moves = (match >> MATCH_MOVE_SHIFT) & (LAST_MOVE + 1)
        right, down = column - lying.left, row - lying.top
        return Hit(
            match >> MATCH_GAME_SHIFT, moves, transform.view, transform.colours_swapped, right, down
        )


def _group_starts(games: NDArray[np.int64]) -> NDArray[np.intp]:
    """Return the indices at which each value of an ascending array first appears."""
    return np.flatnonzero(np.append(True, games[1:] != games[:-1])[: len(games)])


def _first_of_each(numbers: NDArray[np.int64]) -> NDArray[np.intp]:
    """Return the index of the first appearance of each value, in any order."""
    most = int(numbers.max(initial=0)) + 1
    if most > 16 * len(numbers):
        return np.unique(numbers, return_index=True)[1]
    first = np.full(most, -1)
    first[numbers[::-1]] = np.arange(len(numbers))[::-1]  # the last write wins
    return first[first >= 0]
