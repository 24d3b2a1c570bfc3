"""The options of animations. This module imports neither Qt nor Pillow."""

from __future__ import annotations

from ....named_tuples import NamedTuple
from ...book.option import ValueRange

WIDTH_LIMITS = ValueRange(100, 2000)
"""Limits of the width of an animation, in pixels."""
DELAY_LIMITS = ValueRange(0.1, 60.0)
"""Limits of the time for which a position is shown, in seconds; viewers replace shorter ones."""
LARGE_FILE = 2_000_000
"""The number of bytes above which some chats and mail servers refuse a picture."""

_LAST_DELAY = 3.0


class AnimationOptions(NamedTuple):
    """Options of an animation.

    Frames are ``width`` pixels wide. Each position is shown for ``delay`` seconds, the last one for
    `last_delay`. With ``captions``, the last move is named below the board; with ``numbers``,
    stones have the numbers of the moves that are shown.
    """

    width: int = 600
    delay: float = 1.0
    captions: bool = False
    numbers: bool = False

    @property
    def last_delay(self) -> float:
        """The time in seconds for which the last position is shown."""
        return max(self.delay, _LAST_DELAY)
