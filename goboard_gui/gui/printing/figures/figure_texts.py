"""Texts about figures and about dividing a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....go import Crop
from ....record.figures import (
    CaptureSplit,
    CommentSplit,
    EvenSplit,
    FigureFlag,
    FixedLengthSplit,
    MoveNumberSplit,
    Numbering,
    OverlapSplit,
    VariationDiagrams,
)
from ...core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from ....go import Point
    from ....notation import Naming
    from ....record.figures import Split

_T = "Figures"
_tr = translator(_T)

SHOWN: Mapping[FigureFlag, str] = {
    FigureFlag.NO_COORDINATES: tr_noop(_T, "&Coordinates"),
    FigureFlag.NO_NAME: tr_noop(_T, "Figure n&ame"),
    FigureFlag.NO_LIST: tr_noop(_T, "No&tes on moves not shown on the board"),
    FigureFlag.NO_HOSHI: tr_noop(_T, "Star &points"),
}
"""Labels of the elements of a figure, by the flag that hides each element."""
CAPTURED = tr_noop(_T, "Captured &stones (kept on the board)")

NUMBERS: Mapping[Numbering | None, str] = {
    None: tr_noop(_T, "Unchanged"),
    Numbering.GAME: tr_noop(_T, "As in the game"),
    Numbering.HUNDREDS: tr_noop(_T, "Without hundreds (101 as 1)"),
    Numbering.NONE: tr_noop(_T, "None"),
}
"""How moves are numbered from a node on."""

NUMBERINGS: Mapping[Numbering, str] = {
    Numbering.GAME: tr_noop(_T, "As in the game"),
    Numbering.FROM_ONE: tr_noop(_T, "From 1 in each figure"),
    Numbering.HUNDREDS: tr_noop(_T, "Without hundreds (101 as 1)"),
    Numbering.NONE: tr_noop(_T, "None"),
}
"""How the moves of a divided record are numbered."""

VARIATIONS: Mapping[VariationDiagrams, str] = {
    VariationDiagrams.NONE: tr_noop(_T, "No diagrams"),
    VariationDiagrams.FROM_ONE: tr_noop(_T, "Diagrams, numbered from 1"),
    VariationDiagrams.GAME: tr_noop(_T, "Diagrams, numbered as in the game"),
}


SPLITS: Mapping[type[Split], str] = {
    FixedLengthSplit: tr_noop(_T, "Aft&er a number of moves:"),
    EvenSplit: tr_noop(_T, "Evenl&y, after at most a number of moves:"),
    CaptureSplit: tr_noop(_T, "After &captures (at least this many moves per figure):"),
    OverlapSplit: tr_noop(_T, "Before a point is played &again"),
    CommentSplit: tr_noop(_T, "After c&omments"),
    MoveNumberSplit: tr_noop(_T, "After these &moves:"),
}
"""Where a record is divided."""


def translate_figure_text(text: str) -> str:
    """Translate a text from one of this module's tables into the language of the window."""
    return _tr(text)


def visible_part_text(view: Collection[Point] | None, naming: Naming) -> str:
    """Return a description of the visible part of the board."""
    if not view:
        return _tr(tr_noop(_T, "Whole board"))
    part = Crop.around_points(view)
    corners = part.points()[0], part.points()[-1]
    first, last = (naming.name(point) for point in corners)
    return _tr(tr_noop(_T, "{columns}×{rows}, from {first} to {last}")).format(
        columns=part.size.width, rows=part.size.height, first=first, last=last
    )


def figure_count_text(figures: int, diagrams: int) -> str:
    """Return text with the number of figures and diagrams that result from dividing a record."""
    if diagrams:
        return _tr(tr_noop(_T, "Figures: {figures} · diagrams: {diagrams}")).format(
            figures=figures, diagrams=diagrams
        )
    return _tr(tr_noop(_T, "Figures: {figures}")).format(figures=figures)
