"""Limits of the numeric print options."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...go import Crop
from ...record.figures import AtCaptures, AtMoves, AtOverlaps, EveryMoves, PlanOptions
from .options import ProblemOptions, TrueSizeOptions
from .page_setup import Margins, PageSetup, Paper

if TYPE_CHECKING:
    from collections.abc import Mapping


class Range(NamedTuple):
    """The smallest and the largest value allowed."""

    least: float
    most: float

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int | float) and self.least <= number <= self.most


_MOVES = Range(1, 1000)
_NUMBERS = Range(1, 100_000)
_MARGIN = Range(0.0, 40.0)
_PITCH = Range(5.0, 60.0)
_LINES = Range(0, 51)

RANGES: Mapping[tuple[type, str], Range] = {
    (EveryMoves, "moves"): _MOVES,
    (AtCaptures, "least"): _MOVES,
    (AtCaptures, "most"): _MOVES,
    (AtOverlaps, "most"): _MOVES,
    (AtMoves, "last"): _NUMBERS,
    (PlanOptions, "first"): _NUMBERS,
    (PlanOptions, "last"): _NUMBERS,
    **{(Crop, side): _LINES for side in Crop._fields},
    (Paper, "width"): Range(100.0, 1200.0),
    (Paper, "height"): Range(100.0, 1200.0),
    **{(Margins, side): _MARGIN for side in Margins._fields},
    (PageSetup, "columns"): Range(1, 6),
    (PageSetup, "rows"): Range(1, 8),
    (PageSetup, "gutter"): Range(0.0, 30.0),
    (PageSetup, "text_size"): Range(5.0, 24.0),
    (PageSetup, "largest_stone"): Range(1.5, 30.0),
    (PageSetup, "first_page"): Range(1, 10_000),
    (PageSetup, "aspect"): Range(0.8, 1.25),
    (ProblemOptions, "across"): Range(1, 4),
    (ProblemOptions, "down"): Range(1, 6),
    (ProblemOptions, "first"): _NUMBERS,
    (ProblemOptions, "variations"): Range(0, 9),
    (TrueSizeOptions, "pitch_x"): _PITCH,
    (TrueSizeOptions, "pitch_y"): _PITCH,
    (TrueSizeOptions, "overlap"): Range(0.0, 50.0),
}
"""The limits, by class and field name; lengths are in millimetres."""
