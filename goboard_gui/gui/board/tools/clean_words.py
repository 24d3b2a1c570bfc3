"""What can be cleaned up, and where, put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....record.edits.cleaning import Kind
from ....record.edits.scopes import Scope
from ...core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Mapping

_T = "Cleaning"
_tr = translator(_T)

MARKUP: Mapping[Kind, str] = {
    Kind.TRIANGLES: tr_noop(_T, "&Triangles"),
    Kind.SQUARES: tr_noop(_T, "S&quares"),
    Kind.CIRCLES: tr_noop(_T, "&Circles"),
    Kind.CROSSES: tr_noop(_T, "Crosse&s"),
    Kind.SELECTED: tr_noop(_T, "S&elected points"),
    Kind.TERRITORY: tr_noop(_T, "Territor&y"),
    Kind.LETTERS: tr_noop(_T, "&Letters"),
    Kind.NUMBERS: tr_noop(_T, "Num&bers"),
    Kind.OTHER_LABELS: tr_noop(_T, "&Other labels"),
    Kind.ARROWS: tr_noop(_T, "&Arrows"),
    Kind.LINES: tr_noop(_T, "L&ines"),
    Kind.DIMMED: tr_noop(_T, "&Dimmed points"),
    Kind.VIEW: tr_noop(_T, "&Parts of the board shown alone"),
}
"""What is drawn on the board."""

REMARKS: Mapping[Kind, str] = {
    Kind.JUDGEMENTS: tr_noop(_T, "&Judgements"),
    Kind.HOTSPOTS: tr_noop(_T, "&Hotspots"),
    Kind.COMMENTS: tr_noop(_T, "Co&mments"),
    Kind.NAMES: tr_noop(_T, "&Names of nodes"),
    Kind.FIGURES: tr_noop(_T, "&Figures"),
    Kind.TIMES: tr_noop(_T, "Times &used"),
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


def kind_name(kind: Kind, count: int) -> str:
    """What is cleaned up, with its mnemonic, and how much of it there is."""
    name = _tr(MARKUP.get(kind) or REMARKS[kind])
    return f"{name} ({count})" if count else name
