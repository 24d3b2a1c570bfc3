"""Notations for points: one small module per notation, listed in `catalogue`.

Programs seldom need another notation than the default one. The others, and what explains a single
one, are imported when a name of theirs is first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..late_imports import late_names
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

_LATE_NAMES = {
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
__getattr__ = late_names(globals(), _LATE_NAMES)

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
