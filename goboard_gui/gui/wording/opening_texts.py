"""Names of openings in the language of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...fuseki.opening_names import MOST_MOVES, OpeningName, name_of_opening
from ...fuseki.openings import make_opening
from ..core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from ...record import Session

_O = "Openings"
_tr = translator(_O)

_NAMES = {
    OpeningName.DIAGONAL_STAR_POINTS: tr_noop(_O, "Diagonal star points"),
    OpeningName.TWO_STAR_POINTS: tr_noop(_O, "Two star points"),
    OpeningName.THREE_STAR_POINTS: tr_noop(_O, "Three star points"),
    OpeningName.KNIGHTS_MOVE: tr_noop(_O, "Star points and knight's move"),
    OpeningName.ONE_SPACE_JUMP: tr_noop(_O, "Star points and one-space jump"),
}


def opening_text(session: Session) -> str:
    """Return a text with the name of the opening that led to the current position, or "" if it has
    none.
    """
    if not session.shape.is_rectangle:
        return ""
    line = session.tree.line_to(session.cursor)
    name = name_of_opening(make_opening(session.tree, line, MOST_MOVES).boards)
    return (
        "" if name is None else _tr(tr_noop(_O, "Opening: {name}")).format(name=_tr(_NAMES[name]))
    )
