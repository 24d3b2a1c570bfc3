"""Looking for a region in all games of an index, some milliseconds at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .charts import charts
from .facts import Outcome
from .following import following
from .found_regions import GAME_SHIFT, MOVE_SHIFT, FoundRegion
from .matching import matches
from .placements import Placements
from .wholes import is_whole, wholes

if TYPE_CHECKING:
    from collections.abc import Collection, Generator, Iterator, Sequence

    from numpy.typing import NDArray

    from ...go import Symmetry
    from .charts import Chart, Matches
    from .moments_file import Block
    from .region import Region
    from .segments import Segment

_PAIRS = 1_000_000  # placements times games that are looked at together
_CANDIDATES = 20_000


def finding(
    segments: list[Segment],
    outcomes: NDArray[np.uint8],
    region: Region,
    views: Collection[Symmetry],
    *,
    swapping: bool,
) -> Generator[float, None, FoundRegion]:
    """Look for a region; each time it is asked to go on it tells which share is done."""
    placements = Placements(region, views, swapping=swapping)
    if is_whole(region):
        known = [_packed(*it) for it in wholes(segments, outcomes, placements)]
        return FoundRegion(placements, *_in_order(known), outcomes)
    blocks = [block for segment in segments for block in segment.blocks]
    work = max(1, sum(_work(placements, block) for block in blocks))
    done = 0
    parts = []
    for block in blocks:
        alive = outcomes[block.moments.games] != Outcome.GONE
        words = _words(alive, block.words.shape[1])
        found: list[tuple[NDArray[np.int64], NDArray[np.uint16]]] = []
        count = len(block.moments.games)
        for chart in charts(placements, block, max(1, _PAIRS // max(1, count))):
            for some in _portions(chart.candidates(words)):
                found.append(_packed(chart, matches(chart, some)))
                yield done / work
            done += len(chart.numbers) * count
        parts.append(_in_order(found))
        yield done / work
    return FoundRegion(placements, *_in_order(parts), outcomes)


def _words(alive: NDArray[np.bool_], count: int) -> NDArray[np.uint64]:
    packed = np.packbits(alive, bitorder="little")
    return np.pad(packed, (0, 8 * count - len(packed))).view(np.uint64)


def _work(placements: Placements, block: Block) -> int:
    """How many placements there are on boards of a block, in all its games."""
    fitting = (lay for lay in placements.lays if lay.size == block.moments.size)
    return len(block.moments.games) * sum(len(lay.origins) for lay in fitting)


def _portions(found: Matches) -> Iterator[Matches]:
    for begin in range(0, len(found.games), _CANDIDATES):
        yield found.taken(slice(begin, begin + _CANDIDATES))


def _packed(chart: Chart, found: Matches) -> tuple[NDArray[np.int64], NDArray[np.uint16]]:
    """Matches as `FoundRegion` takes them, but in no order."""
    packed = (
        chart.block.moments.games[found.games] << GAME_SHIFT
        | found.begins.astype(np.int64) << MOVE_SHIFT
        | chart.numbers[found.placements]
    )
    return packed, following(chart, found)


def _in_order(
    parts: Sequence[tuple[NDArray[np.int64], NDArray[np.uint16]]],
) -> tuple[NDArray[np.int64], NDArray[np.uint16]]:
    packed = np.concatenate([np.empty(0, np.int64), *(it[0] for it in parts)])
    then = np.concatenate([np.empty(0, np.uint16), *(it[1] for it in parts)])
    order = np.argsort(packed, kind="stable")
    return packed[order], then[order]
