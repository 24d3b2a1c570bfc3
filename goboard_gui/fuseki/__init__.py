"""Openings as patterns: what a position looks like whichever way the board lies."""

from .comparison import (
    Comparison,
    Condition,
    compare,
    compare_records,
    conditions,
    positions,
)
from .pattern import Difference, Pattern, Ring

__all__ = [
    "Comparison",
    "Condition",
    "Difference",
    "Pattern",
    "Ring",
    "compare",
    "compare_records",
    "conditions",
    "positions",
]
