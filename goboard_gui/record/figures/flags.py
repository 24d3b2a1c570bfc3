"""What a record itself says of a figure that begins at a node (FG, PM, MN)."""

from __future__ import annotations

from enum import IntFlag
from typing import NamedTuple


class Flag(IntFlag):
    """What FG leaves out of a figure (FF[4]); other bits are kept as they are."""

    NO_COORDINATES = 1
    NO_NAME = 2
    NO_LIST = 4
    """Of the moves that the board does not show."""
    KEEP_CAPTURED = 256
    """Captured stones stay in sight; without it the figure shows the position at its end."""
    NO_HOSHI = 512
    VIEWER = 32768
    """The viewer decides about everything but the name."""


class Options(NamedTuple):
    """What an FG property says: its flags, None where it has none, and the figure's name."""

    flags: Flag | None = None
    name: str = ""
