"""The numbers that a figure writes on its stones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .figure import Numbered
from .plan import Numbering

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .stretch import Made

_HUNDRED = 100


def numbered(
    moves: Sequence[Made], first: int, numbering: Numbering, before: int
) -> list[Numbered]:
    """The moves of a figure with their labels.

    ``first`` is the place of its own first move among them: one that is repeated stands before.
    ``before`` moves were counted already, where labels count from one.
    """
    hundreds = _hundreds(moves[first].number) if first < len(moves) else 0
    found = []
    for count, move in enumerate(moves, before + 1):
        match numbering:
            case Numbering.GAME:
                label = move.number
            case Numbering.FROM_ONE:
                label = count
            case Numbering.HUNDREDS:
                label = without_hundreds(move.number, hundreds)
            case Numbering.NONE:
                label = 0
        found.append(Numbered(move.node, move.colour, move.point, move.number, label))
    return found


def without_hundreds(number: int, hundreds: int) -> int:
    """A number less some hundreds; where nothing would be left of it, less all of its own.

    >>> [without_hundreds(number, 100) for number in (183, 214, 100)]
    [83, 114, 100]
    """
    left = number - hundreds
    return left if left > 0 else number - _hundreds(number)


def _hundreds(number: int) -> int:
    return (number - 1) // _HUNDRED * _HUNDRED
