"""Division of notes into columns, in any unit of length."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

_UNBROKEN = 0.75
"""The share of the notes that take one line if there are several columns."""
_FILLED = 0.8
"""The share of a column that the lines of a broken note fill, because they are indented and end at
a comma."""
_BREAK_COST = 3
"""How many lines lower a table must become so that the longest note is broken once more."""


class NoteColumns(NamedTuple):
    """The number of columns of a table of notes, and the width of each."""

    number: int
    width: float


def choose_columns(widths: Sequence[float], gap: float, room: float) -> NoteColumns:
    """Return the columns in which notes of these widths make a low table of few broken notes.

    Columns are as wide as the longest note, unless narrower ones make the table much lower. Most
    notes take one line; long ones, such as those on a ko fight, may take several.

    >>> choose_columns([9.0, 10.0] * 10, gap=2.0, room=46.0)
    NoteColumns(number=4, width=10.0)
    >>> choose_columns([9.0, 10.0] * 10 + [70.0], gap=2.0, room=46.0)
    NoteColumns(number=2, width=22.0)
    """
    usual = sorted(widths)[ceil(_UNBROKEN * len(widths)) - 1]
    most = max(1, min(floor((room + gap) / (usual + gap)), len(widths)))
    tried = [
        NoteColumns(number, (room - (number - 1) * gap) / number) for number in range(most, 0, -1)
    ]
    return min(tried, key=lambda columns: _cost(widths, columns))


def _cost(widths: Sequence[float], columns: NoteColumns) -> int:
    """Return the estimated height of a table of notes, in lines, and the cost of its longest
    note.
    """
    heights = [
        1 if width <= columns.width else ceil(width / (_FILLED * columns.width)) for width in widths
    ]
    longest = max(heights)
    return max(ceil(sum(heights) / columns.number), longest) + _BREAK_COST * (longest - 1)


def fill_columns(heights: Sequence[int], count: int) -> list[int]:
    """Return how many notes each column has if notes of these heights fill them in order and the
    highest column is as low as possible.

    >>> fill_columns([1, 1, 1, 1, 1, 3], 3), fill_columns([1, 2], 1)
    ([3, 2, 1], [2])
    """
    height = max(ceil(sum(heights) / count), *heights)
    while len(filled := _filled(heights, height)) > count:
        height += 1
    return filled


def _filled(heights: Sequence[int], most: int) -> list[int]:
    """Return how many notes each column has if columns are no higher than ``most``."""
    counts, left = [0], most
    for height in heights:
        if height > left:
            counts.append(0)
            left = most
        counts[-1] += 1
        left -= height
    return counts
