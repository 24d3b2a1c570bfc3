"""Division of a record into figures, each showing a range of moves on one printed board.

The planner is imported when it is first used, as dialogs for the properties of figures do without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...late_imports import late_names
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
from .ignoring import without_figure_settings
from .options import (
    CaptureSplit,
    CommentSplit,
    Cropping,
    EvenSplit,
    FixedLengthSplit,
    LetterPolicy,
    MarkSplit,
    MoveNumberSplit,
    Numbering,
    OverlapSplit,
    PlanOptions,
    SingleFigure,
    Split,
    VariationDiagrams,
)
from .properties import FigureProperties, figure_properties, last_move_number

if TYPE_CHECKING:
    from .planner import iterate_figures, plan_figures
    from .position_numbers import number_stones

_LATE_NAMES = {
    "planner": ("iterate_figures", "plan_figures"),
    "position_numbers": ("number_stones",),
}
__getattr__ = late_names(globals(), _LATE_NAMES)

__all__ = [
    "CaptureSplit",
    "CommentSplit",
    "CoveredMarkup",
    "Cropping",
    "EvenSplit",
    "Figure",
    "FigureFlag",
    "FigureKind",
    "FigureOptions",
    "FigureProperties",
    "FixedLengthSplit",
    "LetterPolicy",
    "MarkSplit",
    "MoveNumberSplit",
    "Note",
    "NotePoint",
    "NumberedMove",
    "Numbering",
    "OverlapSplit",
    "PlanOptions",
    "PrintedLetters",
    "RepeatedPoints",
    "SingleFigure",
    "Split",
    "VariationDiagrams",
    "VariationOrigin",
    "figure_properties",
    "iterate_figures",
    "last_move_number",
    "number_stones",
    "plan_figures",
    "repeated_points",
    "without_figure_settings",
]
