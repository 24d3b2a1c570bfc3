"""Sentences about text diagrams: what they leave out, and which boards they can show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....files.text_diagrams.diagram_content import Omission
from ....files.text_diagrams.styles import BoardRequirement
from ...core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ....files.text_diagrams.styles import UnsupportedBoardError

_D = "TextDiagrams"
_tr = translator(_D)

_OMITTED = {
    Omission.MARKS: tr_noop(_D, "%n marks"),
    Omission.LABELS: tr_noop(_D, "%n labels"),
    Omission.PAIRS: tr_noop(_D, "%n arrows and lines"),
    Omission.DIMMED: tr_noop(_D, "%n dimmed points"),
    Omission.NUMBERS: tr_noop(_D, "%n move numbers"),
    Omission.CAPTURED: tr_noop(_D, "%n stones that have no liberties"),
    Omission.PART: tr_noop(_D, "the limits of the visible part"),
    Omission.SIZE: tr_noop(_D, "the board size"),
    Omission.PLACE: tr_noop(_D, "the place of the part on the board"),
    Omission.COORDINATES: tr_noop(_D, "the coordinates"),
    Omission.JOINED_EDGES: tr_noop(_D, "the joined edges"),
}
_REQUIRED = {
    BoardRequirement.LINES: tr_noop(
        _D, "Only boards with columns and rows can be copied like this"
    ),
    BoardRequirement.GNU_GO: tr_noop(
        _D, "Only square boards of up to 19 lines can be copied like this"
    ),
    BoardRequirement.SGFMILL: tr_noop(
        _D, "Only square boards of at least 2 lines can be copied like this"
    ),
    BoardRequirement.WIKIPEDIA: tr_noop(
        _D, "Only boards with at least 2 columns and 2 rows can be copied like this"
    ),
}


def omissions_text(omitted: Mapping[Omission, int]) -> str:
    """Return the message that lists what a copied text diagram does not show."""
    text = _tr(tr_noop(_D, "Copied without {omitted}"))
    return text.format(omitted=_list(omitted))


def refusal_text(omitted: Mapping[Omission, int]) -> str:
    """Return the message that lists why a position was not copied as a text diagram."""
    text = _tr(tr_noop(_D, "Not copied, because this format can't show {omitted}"))
    return text.format(omitted=_list(omitted))


def _list(omitted: Mapping[Omission, int]) -> str:
    return ", ".join(_tr(_OMITTED[omission], count) for omission, count in omitted.items())


def requirement_text(error: UnsupportedBoardError) -> str:
    """Return the message that states which boards can be copied as this kind of text diagram."""
    return _tr(_REQUIRED[error.requirement])
