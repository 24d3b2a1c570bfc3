"""Texts about a drill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....study.repertoires.drill import DrillOutcome, DrillState
from ...core.i18n import tr_noop, translator
from ...wording import terms

if TYPE_CHECKING:
    from ....notation import Naming
    from ....study.repertoires.drill import Drill

_D = "Drill"
_tr = translator(_D)


def state_text(drill: Drill, outcome: DrillOutcome | None, move: str, naming: Naming) -> str:
    """Return what the user should know: what became of the last move, and what is to be done now.

    ``outcome`` is that of the last move, if it was the user's, and ``move`` its name.
    """
    if drill.state is DrillState.MOVE_SHOWN and drill.own_point is None:
        return _tr(tr_noop(_D, "Your move is a pass. Play it."))
    if drill.state is DrillState.MOVE_SHOWN:
        text = _tr(tr_noop(_D, "Your move is {move}. Play it."))
        return text.format(move=terms.point_or_pass(drill.own_point, naming))
    verdict = ""
    if outcome is DrillOutcome.RIGHT:
        verdict = _tr(tr_noop(_D, "Right."))
    elif outcome is DrillOutcome.ACCEPTED:
        verdict = _tr(tr_noop(_D, "{move} is also in your repertoire.")).format(move=move)
    match drill.state:
        case DrillState.LINE_ENDED:
            asked = _tr(tr_noop(_D, "This line is finished."))
        case DrillState.FINISHED:
            asked = _tr(tr_noop(_D, "All cards are answered."))
        case DrillState.REPLY_DUE:
            asked = ""
        case _:
            asked = _tr(tr_noop(_D, "Find your move."))
    return f"{verdict} {asked}".strip()


def progress_text(name: str, waiting: int, missed: int) -> str:
    """Return how many cards of a repertoire are left, and how many were missed."""
    parts = [name, _tr(tr_noop(_D, "%Ln cards left"), waiting)]
    if missed:
        parts.append(_tr(tr_noop(_D, "%Ln missed"), missed))
    return " · ".join(parts)


def summary_text(answered: int, missed: int) -> str:
    """Return the result of a drill."""
    text = _tr(tr_noop(_D, "%Ln cards answered, {missed} of them missed."), answered)
    return text.format(missed=missed)
