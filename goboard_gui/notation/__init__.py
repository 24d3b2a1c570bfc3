"""Notations for points: one small module per notation, listed in `catalogue`."""

from .andreev import centre_lines, quadrant
from .base import LineNotation, Notation, RecordStyle, normalise_punctuation
from .draughts import is_playable
from .errors import (
    NotationError,
    NotationErrorReason,
    UnknownNameError,
    UnknownNotationError,
)
from .freeling import FreelingMove, read_move, write_move
from .naming import Naming, Reading
from .obliques import (
    DIAGONAL,
    LineEnd,
    ObliqueLines,
    falling_line_ends,
    oblique_lines,
    rising_line_ends,
)
from .registry import DEFAULT_NOTATION, NOTATIONS, notation
from .sides import Side
from .tengen_squares import (
    Area,
    AreaLevelOffset,
    area_level_offset,
    levels,
    point_at,
    side_points,
)

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
