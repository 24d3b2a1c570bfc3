"""Board rows with coordinates around them, in the common layout of text boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..display_text import columns
from .upright import to_the_right, upright

if TYPE_CHECKING:
    from collections.abc import Sequence

EMPTY, HOSHI = ".", "+"
_LEAST_MARGIN = 2


class Around(NamedTuple):
    """The coordinates on four sides, from the left and from the top; empty for none."""

    top: Sequence[str] = ()
    right: Sequence[str] = ()
    bottom: Sequence[str] = ()
    left: Sequence[str] = ()


def lattice(
    rows: Sequence[Sequence[str]], around: Around, marked: tuple[int, int] | None = None
) -> list[str]:
    """Return the lines of a board, with brackets around the character at ``marked``.

    >>> print("\\n".join(lattice([[".", "X"], ["O", "12"]], Around(left=("2", "1")), (0, 1))))
     2  .  X
     1 (O)12
    """
    margin = max(_LEAST_MARGIN, *map(columns, around.left)) if around.left else 0
    above = max(map(columns, (*around.top, *around.bottom)), default=1)
    pitch = 1 + max(*(len(sign) for row in rows for sign in row), above if above < 3 else 1)
    lines = []
    for number, row in enumerate(rows):
        name = to_the_right(around.left[number], margin) if around.left else ""
        line = name + "".join(f"{sign:>{pitch}}" for sign in row) + " "
        if marked is not None and marked[1] == number:
            end = len(name) + pitch * (marked[0] + 1)
            begin = end - len(row[marked[0]]) - 1
            line = f"{line[:begin]}({line[begin + 1 : end]}){line[end + 1 :]}"
        lines.append((line + around.right[number]) if around.right else line.rstrip())
    top, bottom = (
        upright(labels, margin, pitch) if labels else [] for labels in (around.top, around.bottom)
    )
    return [*top, *lines, *bottom]
