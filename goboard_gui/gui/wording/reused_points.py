"""Texts that list the moves at the same point, such as "= 20" or "20, 112 at Q16"."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from ..core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...notation import Naming
    from ...record import Step
    from ...record.analysis.reused import RepeatedPoints

_T = "Reused"
_tr = translator(_T)

_FEW, _SOME, _MANY = 3, 9, 60
"""Maximum number of moves that a cell, a line and a tooltip list."""


def other_moves_short(step: Step, reused: RepeatedPoints) -> str:
    """Return the other moves at the point of a move in short form, or an empty string."""
    numbers = _numbers_at(step, reused)
    return f"= {_number_list(numbers, step.number, _FEW + 1, own=False)}" if numbers else ""


def other_moves(step: Step, reused: RepeatedPoints) -> str:
    """Return the other moves at the point of a move as a phrase, or an empty string."""
    numbers = _numbers_at(step, reused)
    if not numbers:
        return ""
    listed = _number_list(numbers, step.number, _MANY, own=False)
    return _tr(tr_noop(_T, "on the same point: {numbers}")).format(numbers=listed)


def moves_at_point(step: Step, reused: RepeatedPoints, naming: Naming, maximum: int = _SOME) -> str:
    """Return all moves at the point of a move with its name; an empty string for a single one."""
    numbers, point = _numbers_at(step, reused), step.move and step.move.point
    if not numbers or point is None:
        return ""
    listed = _number_list(numbers, step.number, maximum)
    return _tr(tr_noop(_T, "{numbers} at {point}")).format(numbers=listed, point=naming.name(point))


def moves_at_point_tooltip(step: Step, reused: RepeatedPoints, naming: Naming) -> str:
    """Return the text of `moves_at_point` with more moves, for a tooltip."""
    return moves_at_point(step, reused, naming, _MANY)


def _numbers_at(step: Step, reused: RepeatedPoints) -> Sequence[int]:
    """Return the numbers of the moves at the point of a step's move, none if there is only one."""
    point = step.move.point if step.move is not None else None
    numbers = () if point is None else reused.move_numbers_at(point)
    return numbers if len(numbers) > 1 else ()


def _number_list(numbers: Sequence[int], number: int, maximum: int, *, own: bool = True) -> str:
    """Return at most ``maximum`` of the numbers as a list around ``number``.

    With ``own``, the list includes ``number`` itself.
    """
    index = bisect_left(numbers, number)
    start = max(0, min(index - maximum // 2, len(numbers) - maximum))
    end = min(start + maximum, len(numbers))
    shown = [str(each) for each in numbers[start:end] if own or each != number]
    return ", ".join([*["…"][: start > 0], *shown, *["…"][: end < len(numbers)]])
