"""What can be cleaned up, and where, put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....record.cleaning import Kind
from ....record.scopes import Scope
from ...core.i18n.translating import mark, translator

if TYPE_CHECKING:
    from collections.abc import Mapping

_T = "Cleaning"
_tr = translator(_T)

MARKUP: Mapping[Kind, str] = {
    Kind.TRIANGLES: mark(_T, "&Triangles"),
    Kind.SQUARES: mark(_T, "S&quares"),
    Kind.CIRCLES: mark(_T, "&Circles"),
    Kind.CROSSES: mark(_T, "Crosse&s"),
    Kind.SELECTED: mark(_T, "S&elected points"),
    Kind.TERRITORY: mark(_T, "Territor&y"),
    Kind.LETTERS: mark(_T, "&Letters"),
    Kind.NUMBERS: mark(_T, "Num&bers"),
    Kind.OTHER_LABELS: mark(_T, "&Other labels"),
    Kind.ARROWS: mark(_T, "&Arrows"),
    Kind.LINES: mark(_T, "L&ines"),
    Kind.DIMMED: mark(_T, "&Dimmed points"),
    Kind.VIEW: mark(_T, "&Parts of the board shown alone"),
}
"""What is drawn on the board."""

REMARKS: Mapping[Kind, str] = {
    Kind.JUDGEMENTS: mark(_T, "&Judgements"),
    Kind.HOTSPOTS: mark(_T, "&Hotspots"),
    Kind.COMMENTS: mark(_T, "Co&mments"),
    Kind.NAMES: mark(_T, "&Names of nodes"),
    Kind.FIGURES: mark(_T, "&Figures"),
    Kind.TIMES: mark(_T, "Times &used"),
}
"""What else is said of nodes."""

_SCOPES: Mapping[Scope, str] = {
    Scope.NODE: mark(_T, "This node"),
    Scope.LINE: mark(_T, "This line, from the start to its end"),
    Scope.BRANCH: mark(_T, "This node and all after it"),
    Scope.RECORD: mark(_T, "The whole record"),
}


def scope_name(scope: Scope) -> str:
    """Which nodes are meant."""
    return _tr(_SCOPES[scope])


def kind_name(kind: Kind, count: int) -> str:
    """What is cleaned up, with its mnemonic, and how much of it there is."""
    name = _tr(MARKUP.get(kind) or REMARKS[kind])
    return f"{name} ({count})" if count else name
