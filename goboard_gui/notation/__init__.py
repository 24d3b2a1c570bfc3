"""Names of points: one small module per notation, one visible list of them."""

from .andreev import centre_lines, quadrant
from .base import LineNotation, Notation, normalise
from .errors import Fault, NotationError, UnknownNotationError
from .naming import Naming, Reading
from .record_style import RecordStyle
from .registry import NOTATIONS, notation
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
    "NOTATIONS",
    "Area",
    "AreaLevelOffset",
    "Fault",
    "LineNotation",
    "Naming",
    "Notation",
    "NotationError",
    "Reading",
    "RecordStyle",
    "Side",
    "UnknownNotationError",
    "area_level_offset",
    "centre_lines",
    "levels",
    "normalise",
    "notation",
    "point_at",
    "quadrant",
    "side_points",
]
