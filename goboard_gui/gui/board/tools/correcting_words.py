"""Corrections put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....go import Colour
from ...core.i18n import tr_noop, translator
from ...wording import terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....go import Point
    from ....notation import Naming
    from ....record import Step

_W = "Words"
_tr = translator(_W)
_NAMED = 4
"""So many moves that became illegal are named."""

_MISSING = {
    Colour.BLACK: tr_noop(_W, "Click or type where Black played the missing move. Esc adds none."),
    Colour.WHITE: tr_noop(_W, "Click or type where White played the missing move. Esc adds none."),
}


def ask_where(number: int) -> str:
    """The question where a move was played."""
    told = tr_noop(_W, "Click or type where move {number} was played. Esc leaves it as it is.")
    return _tr(told).format(number=number)


def ask_missing(colour: Colour) -> str:
    """The question where a missing move was played."""
    return _tr(_MISSING[colour])


def occupied(naming: Naming, point: Point) -> str:
    """Why a stone cannot be moved to a point."""
    return _tr(tr_noop(_W, "{point} is occupied.")).format(point=naming.name(point))


def occupied_by(naming: Naming, point: Point, step: Step) -> str:
    """Which move played the stone on a point."""
    told = _tr(tr_noop(_W, "{point} is occupied, by move {number}."))
    return told.format(point=naming.name(point), number=step.number)


def exchanged(one: Step, other: Step) -> str:
    """Which two moves have changed places."""
    told = _tr(tr_noop(_W, "Moves {one} and {other} have changed places."))
    first, second = sorted((one.number, other.number))
    return told.format(one=first, other=second)


def same_colour(step: Step, naming: Naming) -> str:
    """That the move after one that was inserted is of the same colour."""
    told = _tr(tr_noop(_W, "Move {number}, {point}, is of the same colour now."))
    return told.format(number=step.number, point=terms.move_name(step, naming))


def became_illegal(edit: str, steps: Sequence[Step], naming: Naming) -> str:
    """Which moves an edit made illegal."""
    named = [
        f"{step.number} {terms.move_name(step, naming)} ({terms.move_note(step)})"
        for step in steps[:_NAMED]
    ]
    if len(steps) > _NAMED:
        named.append("…")
    told = _tr(tr_noop(_W, "{edit}: moves against the rules now: {count}. {moves}"))
    return told.format(edit=edit, count=len(steps), moves=", ".join(named))
