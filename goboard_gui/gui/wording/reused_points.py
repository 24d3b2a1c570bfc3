"""Moves on points where others were made, put into words: "= 20", "20, 112 at Q16"."""

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
"""So many numbers at most stand in a cell of a list, in a line, and in a tip."""


def others(step: Step, reused: RepeatedPoints) -> str:
    """The other moves on the point of a move, briefly; empty for most."""
    numbers = _numbers(step, reused)
    return f"= {_listed(numbers, step.number, _FEW + 1, own=False)}" if numbers else ""


def others_told(step: Step, reused: RepeatedPoints) -> str:
    """The other moves on the point of a move, in words."""
    numbers = _numbers(step, reused)
    if not numbers:
        return ""
    listed = _listed(numbers, step.number, _MANY, own=False)
    return _tr(tr_noop(_T, "on the same point: {numbers}")).format(numbers=listed)


def all_at(step: Step, reused: RepeatedPoints, naming: Naming, most: int = _SOME) -> str:
    """All moves on the point of a move and what it is called; empty if there is no other."""
    numbers, point = _numbers(step, reused), step.move and step.move.point
    if not numbers or point is None:
        return ""
    listed = _listed(numbers, step.number, most)
    return _tr(tr_noop(_T, "{numbers} at {point}")).format(numbers=listed, point=naming.name(point))


def all_told(step: Step, reused: RepeatedPoints, naming: Naming) -> str:
    """The same, with as many moves as a tip has room for."""
    return all_at(step, reused, naming, _MANY)


def _numbers(step: Step, reused: RepeatedPoints) -> Sequence[int]:
    """The numbers of the moves on a step's point, none if it is alone there."""
    point = step.move.point if step.move is not None else None
    numbers = () if point is None else reused.at(point)
    return numbers if len(numbers) > 1 else ()


def _listed(numbers: Sequence[int], number: int, most: int, *, own: bool = True) -> str:
    """So many of the numbers around one of them."""
    place = bisect_left(numbers, number)
    start = max(0, min(place - most // 2, len(numbers) - most))
    end = min(start + most, len(numbers))
    told = [str(each) for each in numbers[start:end] if own or each != number]
    return ", ".join([*["…"][: start > 0], *told, *["…"][: end < len(numbers)]])
