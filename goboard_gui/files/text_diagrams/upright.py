"""Column names above and below text boards."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from ..display_text import columns

if TYPE_CHECKING:
    from collections.abc import Sequence


def upright(labels: Sequence[str], margin: int, pitch: int) -> list[str]:
    """Return lines with a label every ``pitch`` characters; long labels are written vertically.

    >>> upright(["A", "B"], 2, 2), upright(["10", "11"], 0, 2)
    (['   A B'], [' 1 1', ' 0 1'])
    """
    fit = max(map(columns, labels)) < pitch
    lines = [labels] if fit else list(zip_longest(*labels, fillvalue=""))
    return [
        (" " * margin + "".join(to_the_right(label, pitch) for label in line)).rstrip()
        for line in lines
    ]


def to_the_right(text: str, width: int) -> str:
    """Right-align a text in a number of terminal columns.

    >>> to_the_right("九", 3), to_the_right("9", 3)
    (' 九', '  9')
    """
    return " " * (width - columns(text)) + text
