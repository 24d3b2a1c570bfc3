"""Compare openings (fuseki) regardless of how the board is rotated or reflected."""

from .comparison import (
    Comparison,
    Condition,
    SideBySide,
    compare,
    compare_records,
    conditions,
    positions,
)
from .openings import Branching, Opening, branchings, opening
from .pattern import Pattern, PointDifference, Ring
from .squares import Squares

__all__ = [
    "Branching",
    "Comparison",
    "Condition",
    "Opening",
    "Pattern",
    "PointDifference",
    "Ring",
    "SideBySide",
    "Squares",
    "branchings",
    "compare",
    "compare_records",
    "conditions",
    "opening",
    "positions",
]
