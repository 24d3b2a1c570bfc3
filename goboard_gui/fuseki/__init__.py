"""Comparison of openings (fuseki), in any rotation or reflection of the board.

An index of games needs the module `keys` only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..late_imports import late_names

if TYPE_CHECKING:
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

_LATE_NAMES = {
    "comparison": (
        *("ComparedOpenings", "Comparison", "Condition"),
        *("compare", "compare_records", "opening_positions"),
    ),
    "openings": ("Deviation", "Opening", "find_deviations", "make_opening"),
    "pattern": ("Pattern", "PointDifference", "Ring"),
    "squares": ("Squares",),
}
__getattr__ = late_names(globals(), _LATE_NAMES)

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
