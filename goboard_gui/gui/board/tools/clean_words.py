"""What can be cleaned up, and where, put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....record.edits.cleaning import CleaningKind, Scope
from ...core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Mapping

_T = "Cleaning"
_tr = translator(_T)

MARKUP: Mapping[CleaningKind, str] = {
    CleaningKind.TRIANGLES: tr_noop(_T, "&Triangles"),
    CleaningKind.SQUARES: tr_noop(_T, "S&quares"),
    CleaningKind.CIRCLES: tr_noop(_T, "&Circles"),
    CleaningKind.CROSSES: tr_noop(_T, "Crosse&s"),
    CleaningKind.SELECTED: tr_noop(_T, "S&elected points"),
    CleaningKind.TERRITORY: tr_noop(_T, "Territor&y"),
    CleaningKind.LETTERS: tr_noop(_T, "&Letters"),
    CleaningKind.NUMBERS: tr_noop(_T, "Num&bers"),
    CleaningKind.OTHER_LABELS: tr_noop(_T, "&Other labels"),
    CleaningKind.ARROWS: tr_noop(_T, "&Arrows"),
    CleaningKind.LINES: tr_noop(_T, "L&ines"),
    CleaningKind.DIMMED: tr_noop(_T, "&Dimmed points"),
    CleaningKind.VIEW: tr_noop(_T, "&Parts of the board shown alone"),
}
"""What is drawn on the board."""

REMARKS: Mapping[CleaningKind, str] = {
    CleaningKind.JUDGEMENTS: tr_noop(_T, "&Judgements"),
    CleaningKind.HOTSPOTS: tr_noop(_T, "&Hotspots"),
    CleaningKind.COMMENTS: tr_noop(_T, "Co&mments"),
    CleaningKind.NAMES: tr_noop(_T, "&Names of nodes"),
    CleaningKind.FIGURES: tr_noop(_T, "&Figures"),
    CleaningKind.TIMES: tr_noop(_T, "Times &used"),
}
"""What else is said of nodes."""

_SCOPES: Mapping[Scope, str] = {
    Scope.NODE: tr_noop(_T, "This node"),
    Scope.LINE: tr_noop(_T, "This line, from the start to its end"),
    Scope.BRANCH: tr_noop(_T, "This node and all after it"),
    Scope.RECORD: tr_noop(_T, "The whole record"),
}


def scope_name(scope: Scope) -> str:
    """Which nodes are meant."""
    return _tr(_SCOPES[scope])


def kind_name(kind: CleaningKind, count: int) -> str:
    """What is cleaned up, with its mnemonic, and how much of it there is."""
    name = _tr(MARKUP.get(kind) or REMARKS[kind])
    return f"{name} ({count})" if count else name
