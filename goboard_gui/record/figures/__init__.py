"""A record cut into figures: stretches of moves that one printed board shows each."""

from ..analysis.reused import Reused, reused
from .figure import Figure, Kind, Note, Numbered, Origin, Seat
from .flags import Flag, Options
from .plan import (
    AtCaptures,
    AtComments,
    AtMarks,
    AtMoves,
    AtOverlaps,
    Cropping,
    Every,
    Numbering,
    PlanOptions,
    Split,
    Variations,
    Whole,
)
from .planner import plan, planned
from .stated import Stated, stated

__all__ = [
    "AtCaptures",
    "AtComments",
    "AtMarks",
    "AtMoves",
    "AtOverlaps",
    "Cropping",
    "Every",
    "Figure",
    "Flag",
    "Kind",
    "Note",
    "Numbered",
    "Numbering",
    "Options",
    "Origin",
    "PlanOptions",
    "Reused",
    "Seat",
    "Split",
    "Stated",
    "Variations",
    "Whole",
    "plan",
    "planned",
    "reused",
    "stated",
]
