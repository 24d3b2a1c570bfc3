"""Notations for points: one small module per notation, listed in `catalogue`.

Programs seldom need another notation than the default one. The others, and what explains a single
one, are imported when a name of theirs is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from .base import LineNotation, Notation, RecordStyle, normalise_punctuation
from .default_notation import DEFAULT_NOTATION
from .errors import (
    NotationError,
    NotationErrorReason,
    UnknownNameError,
    UnknownNotationError,
)
from .naming import Naming, Reading
from .registry import notation
from .sides import Side

if TYPE_CHECKING:
    from .all_notations import NOTATIONS
    from .andreev import centre_lines, quadrant
    from .draughts import is_playable
    from .freeling import FreelingMove, read_move, write_move
    from .obliques import (
        DIAGONAL,
        LineEnd,
        ObliqueLines,
        falling_line_ends,
        oblique_lines,
        rising_line_ends,
    )
    from .tengen_squares import (
        Area,
        AreaLevelOffset,
        area_level_offset,
        levels,
        point_at,
        side_points,
    )

_IMPORTED_LATER = {
    "all_notations": ("NOTATIONS",),
    "andreev": ("centre_lines", "quadrant"),
    "draughts": ("is_playable",),
    "freeling": ("FreelingMove", "read_move", "write_move"),
    "obliques": (
        *("DIAGONAL", "LineEnd", "ObliqueLines"),
        *("falling_line_ends", "oblique_lines", "rising_line_ends"),
    ),
    "tengen_squares": (
        *("Area", "AreaLevelOffset", "area_level_offset"),
        *("levels", "point_at", "side_points"),
    ),
}
"""The names that `__getattr__` imports, by their modules."""


def __getattr__(name: str) -> object:
    """Import a name when it is first used."""
    for module, names in _IMPORTED_LATER.items():
        if name in names:
            value = globals()[name] = getattr(import_module(f".{module}", __name__), name)
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "DEFAULT_NOTATION",
    "DIAGONAL",
    "NOTATIONS",
    "Area",
    "AreaLevelOffset",
    "FreelingMove",
    "LineEnd",
    "LineNotation",
    "Naming",
    "Notation",
    "NotationError",
    "NotationErrorReason",
    "ObliqueLines",
    "Reading",
    "RecordStyle",
    "Side",
    "UnknownNameError",
    "UnknownNotationError",
    "area_level_offset",
    "centre_lines",
    "falling_line_ends",
    "is_playable",
    "levels",
    "normalise_punctuation",
    "notation",
    "oblique_lines",
    "point_at",
    "quadrant",
    "read_move",
    "rising_line_ends",
    "side_points",
    "write_move",
]
