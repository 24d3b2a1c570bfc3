"""Looking for a region in all games of an index, some milliseconds at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .facts import Outcome
from .following import following
from .found_regions import GAME_SHIFT, MOVE_SHIFT, FoundRegion
from .matching import Chart, candidates, matches
from .placements import Placements

if TYPE_CHECKING:
    from collections.abc import Collection, Generator, Iterator, Sequence

    from numpy.typing import NDArray

    from ...go import Symmetry
    from .matching import Matches
    from .moments_file import Block
    from .placements import Lay
    from .region import Region

_PAIRS = 1_000_000  # placements times games that are looked at together
_POINTS = 1_500_000  # points of candidates that are
_FEWEST = 1000  # candidates that are not worth being divided


def finding(
    blocks: Sequence[Block],
    outcomes: NDArray[np.uint8],
    region: Region,
    views: Collection[Symmetry],
    *,
    swapping: bool,
) -> Generator[float, None, FoundRegion]:
    """Look for a region; each time it is asked to go on it tells which share is done."""
    placements = Placements(region, views, swapping=swapping)
    charts = [(block, list(_charts(placements, block))) for block in blocks]
    work = sum(
        len(chart.numbers) * len(block.moments.games) for block, of in charts for chart in of
    )
    done = 0
    parts = []
    for block, of_block in charts:
        alive = outcomes[block.moments.games] != Outcome.GONE
        words = _words(alive, block.words.shape[1])
        found: list[tuple[NDArray[np.int64], NDArray[np.uint16]]] = []
        for chart in of_block:
            for some in _portions(candidates(block, chart, words), placements):
                found.append(_found(block, chart, some))
                yield done / work
            done += len(chart.numbers) * len(block.moments.games)
        parts.append(_in_order(found))
        yield done / max(work, 1)
    return FoundRegion(placements, *_in_order(parts), outcomes)


def _charts(placements: Placements, block: Block) -> Iterator[Chart]:
    """The placements on boards of a block, as many at a time as are looked at together."""
    most = max(1, _PAIRS // max(1, len(block.moments.games)))
    rows: list[tuple[Lay, int, int]] = []
    free = most
    for lay in placements.lays:
        start = 0
        while lay.size == block.moments.size and start < len(lay.origins):
            stop = min(len(lay.origins), start + free)
            rows.append((lay, start, stop))
            free -= stop - start
            start = stop
            if not free:
                yield Chart(placements, rows)
                rows, free = [], most
    if rows:
        yield Chart(placements, rows)


def _words(alive: NDArray[np.bool_], count: int) -> NDArray[np.uint64]:
    packed = np.packbits(alive, bitorder="little")
    return np.pad(packed, (0, 8 * count - len(packed))).view(np.uint64)


def _portions(found: Matches, placements: Placements) -> Iterator[Matches]:
    step = max(_FEWEST, _POINTS // placements.area)
    for begin in range(0, len(found.games), step):
        yield found.taken(slice(begin, begin + step))


def _found(
    block: Block, chart: Chart, some: Matches
) -> tuple[NDArray[np.int64], NDArray[np.uint16]]:
    """The matches among candidates as `FoundRegion` takes them, but in no order."""
    found = matches(block.moments, chart, some)
    packed = (
        block.moments.games[found.games] << GAME_SHIFT
        | found.begins << MOVE_SHIFT
        | chart.numbers[found.placements]
    )
    return packed, following(block.moments, chart, found)


def _in_order(
    parts: Sequence[tuple[NDArray[np.int64], NDArray[np.uint16]]],
) -> tuple[NDArray[np.int64], NDArray[np.uint16]]:
    packed = np.concatenate([np.empty(0, np.int64), *(it[0] for it in parts)])
    then = np.concatenate([np.empty(0, np.uint16), *(it[1] for it in parts)])
    order = np.argsort(packed, kind="stable")
    return packed[order], then[order]
