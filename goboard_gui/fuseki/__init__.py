"""Comparison of openings (fuseki), in any rotation or reflection of the board."""

from .comparison import (
    Comparison,
    Condition,
    SideBySide,
    compare,
    compare_records,
    opening_positions,
    satisfied_conditions,
)
from .openings import Deviation, Opening, find_deviations, make_opening
from .pattern import Pattern, PointDifference, Ring
from .squares import Squares

__all__ = [
    "Comparison",
    "Condition",
    "Deviation",
    "Opening",
    "Pattern",
    "PointDifference",
    "Ring",
    "SideBySide",
    "Squares",
    "compare",
    "compare_records",
    "find_deviations",
    "make_opening",
    "opening_positions",
    "satisfied_conditions",
]
