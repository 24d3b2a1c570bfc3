"""What happens on the points of a region, as a number.

It is ``move << MOVE_BEGINS | colour << COLOUR_BEGINS | point``, with the number of the point in the
rectangle as it was asked for, and the colour as it was played, 1 for white. All bits below the move
are set if it was elsewhere and captured a stone here. So the least is the earliest, and what was
played before what was not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ..event_times import LAST_MOVE

if TYPE_CHECKING:
    from numpy.typing import NDArray

COLOUR_BEGINS = 12  # behind 52×52 points
MOVE_BEGINS = COLOUR_BEGINS + 1
NOT_PLAYED = (1 << MOVE_BEGINS) - 1
NOTHING = (LAST_MOVE + 1) << MOVE_BEGINS
"""Nothing happened any more."""
NOT_KNOWN = -1
"""What happened has to be found out."""


def stone_event(came: NDArray[np.integer[Any]], points: NDArray[np.intp]) -> NDArray[np.int32]:
    """What happens when stones come to points, as `EventTimes` has it."""
    happens: NDArray[np.int32] = came.astype(np.int32) << COLOUR_BEGINS | points.astype(np.int32)
    return happens


def capture_event(went: NDArray[np.uint16]) -> NDArray[np.int32]:
    """What happens when stones are captured, as `EventTimes` has it."""
    happens: NDArray[np.int32] = went.astype(np.int32) << MOVE_BEGINS | NOT_PLAYED
    return happens
