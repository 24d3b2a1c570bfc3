"""Division of a record into figures, each showing a range of moves on one printed board."""

from ..analysis.reused import RepeatedPoints, repeated_points
from .figure import (
    Figure,
    FigureFlag,
    FigureKind,
    FigureOptions,
    Note,
    NotePoint,
    NumberedMove,
    VariationOrigin,
)
from .options import (
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
from .properties import FigureProperties, figure_properties

__all__ = [
    "AtCaptures",
    "AtComments",
    "AtMarks",
    "AtMoves",
    "AtOverlaps",
    "Cropping",
    "Every",
    "Figure",
    "FigureFlag",
    "FigureKind",
    "FigureOptions",
    "FigureProperties",
    "Note",
    "NotePoint",
    "NumberedMove",
    "Numbering",
    "PlanOptions",
    "RepeatedPoints",
    "Split",
    "VariationOrigin",
    "Variations",
    "Whole",
    "figure_properties",
    "plan",
    "planned",
    "repeated_points",
]
