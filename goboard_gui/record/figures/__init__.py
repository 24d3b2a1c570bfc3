"""Division of a record into figures, each showing a range of moves on one printed board."""

from ..analysis.repeated_points import RepeatedPoints, repeated_points
from .figure import (
    CoveredMarkup,
    Figure,
    FigureFlag,
    FigureKind,
    FigureOptions,
    Note,
    NotePoint,
    NumberedMove,
    PrintedLetters,
    VariationOrigin,
)
from .options import (
    Cropping,
    LetterPolicy,
    Numbering,
    PlanOptions,
    SingleFigure,
    Split,
    SplitAtCaptures,
    SplitAtComments,
    SplitAtMarks,
    SplitAtMoves,
    SplitAtOverlaps,
    SplitEvenly,
    SplitEveryNMoves,
    VariationDiagrams,
)
from .planner import iterate_figures, plan_figures
from .position_numbers import number_stones
from .properties import FigureProperties, figure_properties

__all__ = [
    "CoveredMarkup",
    "Cropping",
    "Figure",
    "FigureFlag",
    "FigureKind",
    "FigureOptions",
    "FigureProperties",
    "LetterPolicy",
    "Note",
    "NotePoint",
    "NumberedMove",
    "Numbering",
    "PlanOptions",
    "PrintedLetters",
    "RepeatedPoints",
    "SingleFigure",
    "Split",
    "SplitAtCaptures",
    "SplitAtComments",
    "SplitAtMarks",
    "SplitAtMoves",
    "SplitAtOverlaps",
    "SplitEvenly",
    "SplitEveryNMoves",
    "VariationDiagrams",
    "VariationOrigin",
    "figure_properties",
    "iterate_figures",
    "number_stones",
    "plan_figures",
    "repeated_points",
]
