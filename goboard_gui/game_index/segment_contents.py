"""The contents of a segment: finished columns of games, which can be renumbered and joined."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..named_tuples import NamedTuple
from .corner_keys import CornerRows
from .entries import ENTRY_GAME_SHIFT
from .event_times import concatenate_event_times

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from .event_times import EventTimes
    from .variations import VariationLine


class SegmentContents(NamedTuple):
    """The contents of a segment: the keys and entries of its positions, ordered by game, the event
    times of its games, one item per board size, the rows of the squares in their corners in any
    order, and their variation lines with their numbers.
    """

    keys: NDArray[np.uint64]
    entries: NDArray[np.uint64]
    event_times: list[EventTimes]
    corners: CornerRows
    variations: list[tuple[int, VariationLine]]

    def renumber(self, first: int) -> SegmentContents:
        """Return the same contents with ``first`` added to the numbers of all games and lines."""
        return SegmentContents(
            self.keys,
            self.entries + np.uint64(first << ENTRY_GAME_SHIFT),
            [times._replace(games=times.games + first) for times in self.event_times],
            self.corners.renumber(first),
            [(first + number, line) for number, line in self.variations],
        )


def concatenate_contents(parts: Sequence[SegmentContents]) -> SegmentContents:
    """Return the contents of all parts, which must be ordered by game."""
    nothing = np.empty(0, np.uint64)
    return SegmentContents(
        np.concatenate([nothing, *(part.keys for part in parts)]),
        np.concatenate([nothing, *(part.entries for part in parts)]),
        concatenate_event_times(times for part in parts for times in part.event_times),
        CornerRows.concatenate(part.corners for part in parts),
        [numbered for part in parts for numbered in part.variations],
    )
