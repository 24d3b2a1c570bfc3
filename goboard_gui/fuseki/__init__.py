"""Comparison of openings (fuseki), in any rotation or reflection of the board."""

from .comparison import (
    Comparison,
    Condition,
    SideBySide,
    compare,
    compare_records,
    conditions,
    positions,
)
from .openings import Deviation, Opening, deviations, opening
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
    "conditions",
    "deviations",
    "opening",
    "positions",
]
