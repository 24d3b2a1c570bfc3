"""Incremental search for a region in all games of an index."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from ..facts import Outcome
from .corner_lookup import corner_keys, corner_matches
from .following import next_moves_in_region
from .matching import first_matches
from .placement_batches import placement_batches
from .region_result import MATCH_GAME_SHIFT, MATCH_MOVE_SHIFT, MatchColumns
from .variation_moves import all_next_moves
from .whole_board import whole_board_matches

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

    from numpy.typing import NDArray

    from ..event_times_file import GameBlock
    from ..lines import IndexLines
    from ..segments import Segment
    from .placement_batches import Matches, PlacementBatch
    from .placements import Placements

_PAIRS = 1_000_000  # placements times games per batch
_FIRST_PAIRS = 1_000_000
"""Placements times games that are searched first, so that their hits can be shown soon."""
_RANGE_PAIRS = 24_000_000
"""Placements times games that are searched together after them; fewer would take longer."""
_CANDIDATES = 20_000
_SORTED = 200_000  # matches sorted per step
_COPIED = 500_000


def search_region(
    segments: list[Segment],
    lines: IndexLines,
    placements: Placements,
    report: Callable[[Sequence[MatchColumns]], object] = lambda found: None,
) -> Generator[float, None, MatchColumns]:
    """Search for the placements of a region, yielding the fraction done after each step.

    When some games have been searched, ``report`` is called with all matches so far: parts of
    different games, each sorted.
    """
    outcomes = lines.outcomes
    found: list[MatchColumns] = []
    is_whole_board = placements.query.is_whole_board
    if is_whole_board:
        for batch, matches, variations in whole_board_matches(segments, lines, placements):
            found.append((_packed_variations if variations else _packed)(batch, matches))
            yield 0.0
        found = [(yield from _sorted(found, 1.0))]
    else:
        keys = corner_keys(placements)
        blocks = []
        for segment in segments:
            if segment.corners is None or not keys:
                blocks += segment.blocks
                continue
            for key in keys:
                found.append(corner_matches(segment.corners, key, outcomes))
                yield 0.0
        main_lines = len(blocks)
        for segment in segments:
            if segment.variations is not None:
                for block in segment.variations.blocks():
                    blocks.append(block)
                    yield 0.0
        work = max(1, sum(_workload(placements, block) for block in blocks))
        done = 0
        for number, block in enumerate(blocks):
            packed = _packed if number < main_lines else _packed_variations
            for words in _word_ranges(placements, block, is_first=number == 0):
                parts = []
                size = _workload(placements, block, words)
                for some, share in _matches_in_block(block, words, outcomes, placements, packed):
                    parts.append(some)
                    yield (done + share * size) / work
                done += size
                found.append((yield from _sorted(parts, done / work)))
                report(found)
    return (yield from _merged(found, 1.0))


def _word_ranges(placements: Placements, block: GameBlock, *, is_first: bool) -> Iterator[slice]:
    """Yield the words of a block's bitmap, each with the bits of 64 games, in ranges that are
    searched one after another.
    """
    count, begin = block.words.shape[1], 0
    word_pairs = max(1, 64 * len(placements))
    few = is_first and count * word_pairs > 4 * _FIRST_PAIRS
    while begin < count:
        length = max(1, (_FIRST_PAIRS if few else _RANGE_PAIRS) // word_pairs)
        # A short rest would take nearly as long as a whole range.
        end = begin + length if begin + 3 * length // 2 < count else count
        yield slice(begin, end)
        begin, few = end, False


def _matches_in_block(
    block: GameBlock,
    words: slice,
    outcomes: NDArray[np.uint8],
    placements: Placements,
    packed: Callable[[PlacementBatch, Matches], MatchColumns],
) -> Iterator[tuple[MatchColumns, float]]:
    """Yield the matches in some games of a block as ``packed`` encodes them, unsorted, each time
    with the fraction of these games that is done.
    """
    games = block.event_times.games
    if games.min(initial=0) < 0:
        raise ValueError("negative game number")
    alive = _alive_bitmap(outcomes[games] != Outcome.GONE, block.words.shape[1])
    most = max(1, _PAIRS // (64 * (words.stop - words.start)))
    for batch in placement_batches(placements, block, most):
        for found in batch.candidates(alive, words, _CANDIDATES):
            matches = packed(batch, first_matches(batch, found))
            yield matches, int(batch.numbers[0]) / len(placements)


def _alive_bitmap(alive: NDArray[np.bool_], count: int) -> NDArray[np.uint64]:
    packed = np.packbits(alive, bitorder="little")
    return np.pad(packed, (0, 8 * count - len(packed))).view(np.uint64)


def _workload(placements: Placements, block: GameBlock, words: slice = slice(None)) -> int:
    """Return the cost of searching some words of a block: the number of placements times that of
    words.
    """
    fitting = (
        orientation
        for orientation in placements.orientations
        if orientation.size == block.event_times.size
    )
    count = len(range(*words.indices(block.words.shape[1])))
    return count * sum(len(orientation.origins) for orientation in fitting)


def _packed(batch: PlacementBatch, found: Matches) -> MatchColumns:
    packed = (
        batch.block.event_times.games[found.games] << MATCH_GAME_SHIFT
        | found.begins.astype(np.int64) << MATCH_MOVE_SHIFT
        | batch.numbers[found.placements]
    )
    return MatchColumns(packed, next_moves_in_region(batch, found))


def _packed_variations(batch: PlacementBatch, found: Matches) -> MatchColumns:
    """Return matches in variations with all of their next moves, unless matches must begin with a
    certain move.
    """
    hits = _packed(batch, found)
    if batch.placements.last is not None:
        return hits
    rows, moves = all_next_moves(batch, found)
    without = np.setdiff1d(np.arange(len(found.games)), rows)
    return MatchColumns(
        np.concatenate([hits.matches[without], hits.matches[rows]]),
        np.concatenate([np.zeros(len(without), np.uint16), moves]),
    )


def _concatenated(parts: list[MatchColumns], share: float) -> Generator[float, None, MatchColumns]:
    """Return the concatenated parts and empty the list; after each step, yield ``share``, the
    fraction of the search that is already done.

    Allocating and freeing memory takes the time, so it is done in small steps.
    """
    packed = _empty(sum(len(part.matches) for part in parts))
    begin = 0
    parts.reverse()
    while parts:
        part = parts.pop()
        for start in range(0, len(part.matches), _COPIED):
            some = part.matches[start : start + _COPIED]
            end = begin + len(some)
            packed.matches[begin:end] = some
            packed.following[begin:end] = part.following[start : start + _COPIED]
            begin = end
            yield share
    return packed


def _sorted(parts: list[MatchColumns], share: float) -> Generator[float, None, MatchColumns]:
    """Return all matches sorted by game and move; after each step, yield ``share``, the fraction of
    the search that is already done.
    """
    packed = yield from _concatenated(parts, share)
    found = _empty(len(packed.matches))
    done = 0
    if not len(found.matches):
        return found
    ends = int(packed.matches.min()), int(packed.matches.max())
    for begin, end in _intervals(*ends, len(found.matches)):
        some = np.flatnonzero((packed.matches >= begin) & (packed.matches < end))
        some = some[np.argsort(packed.matches[some])]
        chosen = slice(done, done + len(some))
        found.matches[chosen], found.following[chosen] = (
            packed.matches[some],
            packed.following[some],
        )
        done += len(some)
        yield share
    return found


def _merged(parts: list[MatchColumns], share: float) -> Generator[float, None, MatchColumns]:
    """Return the matches of parts that are sorted, in one order, and empty the list; after each
    step, yield ``share``, the fraction of the search that is already done.
    """
    found = _empty(sum(len(part.matches) for part in parts))
    done = 0
    parts[:] = [part for part in parts if len(part.matches)]
    if not parts:
        return found
    first = min(int(part.matches[0]) for part in parts)
    last = max(int(part.matches[-1]) for part in parts)
    for begin, end in _intervals(first, last, len(found.matches)):
        some = []
        for matches, following in parts:
            chosen = slice(*matches.searchsorted([begin, end]))
            some.append(MatchColumns(matches[chosen], following[chosen]))
        packed = MatchColumns(*map(np.concatenate, zip(*some, strict=True)))
        order = np.argsort(packed.matches, kind="stable")  # fast, as it consists of sorted parts
        chosen = slice(done, done + len(order))
        found.matches[chosen] = packed.matches[order]
        found.following[chosen] = packed.following[order]
        done += len(order)
        parts[:] = [part for part in parts if len(part.matches) and part.matches[-1] >= end]
        yield share
    return found


def _intervals(first: int, last: int, count: int) -> Iterator[tuple[int, int]]:
    """Yield intervals that together contain ``count`` matches, about `_SORTED` each, in order.

    ``first`` is the least match and ``last`` the greatest one.
    """
    games = first >> MATCH_GAME_SHIFT, (last >> MATCH_GAME_SHIFT) + 1
    edges = np.linspace(*games, 2 + count // _SORTED).astype(np.int64) << MATCH_GAME_SHIFT
    yield from pairwise(edges.tolist())


def _empty(count: int) -> MatchColumns:
    return MatchColumns(np.empty(count, np.int64), np.empty(count, np.uint16))
