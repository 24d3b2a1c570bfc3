"""Comparison of openings (fuseki), in any rotation or reflection of the board."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

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

_IMPORTED_LATER = {
    "comparison": (
        *("ComparedOpenings", "Comparison", "Condition"),
        *("compare", "compare_records", "opening_positions"),
    ),
    "openings": ("Deviation", "Opening", "find_deviations", "make_opening"),
    "pattern": ("Pattern", "PointDifference", "Ring"),
    "squares": ("Squares",),
}
"""The names that `__getattr__` imports, by their modules: an index only needs `keys`."""


def __getattr__(name: str) -> object:
    """Import a name when it is first used."""
    for module, names in _IMPORTED_LATER.items():
        if name in names:
            value = globals()[name] = getattr(import_module(f".{module}", __name__), name)
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


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
