"""Comparison of openings (fuseki), in any rotation or reflection of the board."""

from .comparison import (
    ComparedOpenings,
    Comparison,
    Condition,
    compare,
    compare_records,
    opening_positions,
)
from .openings import Deviation, Opening, find_deviations, make_opening
from .pattern import Pattern, PointDifference, Ring
from .squares import Squares

__all__ = [
    "ComparedOpenings",
    "Comparison",
    "Condition",
    "Deviation",
    "Opening",
    "Pattern",
    "PointDifference",
    "Ring",
    "Squares",
    "compare",
    "compare_records",
    "find_deviations",
    "make_opening",
    "opening_positions",
]
