"""What a format could not show, put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram.output.psgo import UnsupportedFeature
from ..core.i18n import tr_noop, translator
from .table import PRINT_CONTEXT, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...diagram.output.latex import Unsupported

_P = PRINT_CONTEXT
_tr = translator(_P)

MISSING = {
    UnsupportedFeature.SQUARES: tr_noop(_P, "boards of squares"),
    UnsupportedFeature.STRUCTURE: tr_noop(_P, "the structure of a notation"),
    UnsupportedFeature.AREAS: tr_noop(_P, "coloured areas"),
    UnsupportedFeature.ERRORS: tr_noop(_P, "signs for mistakes and illegal moves"),
    UnsupportedFeature.VARIATIONS: tr_noop(_P, "the moves that one may go on with"),
    UnsupportedFeature.ARROWS: tr_noop(_P, "lines and arrows that leave the part shown"),
}
"""What LaTeX does not show."""


def lacks_told(lacking: Sequence[Unsupported]) -> list[str]:
    """A sentence for each thing that is not shown, with the first board that lacks it."""
    where: dict[UnsupportedFeature, list[str]] = {}
    for lack in lacking:
        where.setdefault(lack.what, []).append(lack.where)
    return [_told(words(MISSING[what]), boards) for what, boards in where.items()]


def _told(what: str, boards: Sequence[str]) -> str:
    if not boards[0]:
        return _tr(tr_noop(_P, "Not shown: {what}.")).format(what=what)
    if len(boards) == 1:
        return _tr(tr_noop(_P, "Not shown: {what} ({board}).")).format(what=what, board=boards[0])
    told = _tr(tr_noop(_P, "Not shown: {what} ({board} and others: {count})."))
    return told.format(what=what, board=boards[0], count=len(boards) - 1)
