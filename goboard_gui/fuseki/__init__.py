"""Openings as patterns: what a position looks like whichever way the board lies."""

from .comparison import (
    Comparison,
    Condition,
    compare,
    compare_records,
    conditions,
    positions,
)
from .openings import Branching, Opening, branchings, opening
from .pattern import Difference, Pattern, Ring
from .side_by_side import SideBySide
from .squares import Squares

__all__ = [
    "Branching",
    "Comparison",
    "Condition",
    "Difference",
    "Opening",
    "Pattern",
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
