"""What figures show, and how records are cut into them, put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....go import Crop
from ....record.figures import (
    AtCaptures,
    AtComments,
    AtMoves,
    AtOverlaps,
    Every,
    Flag,
    Numbering,
    Variations,
)
from ...core.i18n.translating import mark, translator

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from ....go import Point
    from ....notation import Naming
    from ....record.figures import Split

_T = "Figures"
_tr = translator(_T)

SHOWN: Mapping[Flag, str] = {
    Flag.NO_COORDINATES: mark(_T, "&Coordinates"),
    Flag.NO_NAME: mark(_T, "The n&ame"),
    Flag.NO_LIST: mark(_T, "No&tes on moves that the board does not show"),
    Flag.NO_HOSHI: mark(_T, "&Hoshi"),
}
"""What a figure shows unless its flag is set."""
CAPTURED = mark(_T, "Captured &stones, as if they were still there")

NUMBERS: Mapping[Numbering | None, str] = {
    None: mark(_T, "As before this node"),
    Numbering.GAME: mark(_T, "As they are"),
    Numbering.HUNDREDS: mark(_T, "Without hundreds"),
    Numbering.NONE: mark(_T, "None"),
}
"""How moves are numbered from a node on."""

NUMBERINGS: Mapping[Numbering, str] = {
    Numbering.GAME: mark(_T, "As in the game"),
    Numbering.FROM_ONE: mark(_T, "From 1 in each figure"),
    Numbering.HUNDREDS: mark(_T, "Without hundreds"),
    Numbering.NONE: mark(_T, "None"),
}
"""How the moves of a divided record are numbered."""

VARIATIONS: Mapping[Variations, str] = {
    Variations.NONE: mark(_T, "No diagrams"),
    Variations.FROM_ONE: mark(_T, "Diagrams, numbered from 1"),
    Variations.GAME: mark(_T, "Diagrams, numbered as in the game"),
}


SPLITS: Mapping[type[Split], str] = {
    Every: mark(_T, "&Every so many moves:"),
    AtCaptures: mark(_T, "After &captures, but not before so many moves:"),
    AtOverlaps: mark(_T, "&Where a point is played on again"),
    AtComments: mark(_T, "After c&omments"),
    AtMoves: mark(_T, "After the &moves with these numbers:"),
}
"""Where a record is cut."""


def told(text: str) -> str:
    """A text of these tables in the language of the window."""
    return _tr(text)


def part_shown(view: Collection[Point] | None, naming: Naming) -> str:
    """The part of the board that is shown."""
    if not view:
        return _tr(mark(_T, "The whole board"))
    part = Crop.around(view)
    corners = part.points()[0], part.points()[-1]
    first, last = (naming.name(point) for point in corners)
    return _tr(mark(_T, "{columns}×{rows}, from {first} to {last}")).format(
        columns=part.size.width, rows=part.size.height, first=first, last=last
    )


def counted(figures: int, diagrams: int) -> str:
    """How many figures come of a division."""
    if diagrams:
        return _tr(mark(_T, "Figures: {figures} · diagrams: {diagrams}")).format(
            figures=figures, diagrams=diagrams
        )
    return _tr(mark(_T, "Figures: {figures}")).format(figures=figures)
