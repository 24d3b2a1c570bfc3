"""Names of columns above and below a board that is drawn with letters."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from ..display_text import columns

if TYPE_CHECKING:
    from collections.abc import Sequence


def upright(labels: Sequence[str], margin: int, pitch: int) -> list[str]:
    """Lines with a label every ``pitch`` characters; labels that do not fit are written downwards.

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
    """A text with blanks before it, so that it takes so many columns of a terminal.

    >>> to_the_right("九", 3), to_the_right("9", 3)
    (' 九', '  9')
    """
    return " " * (width - columns(text)) + text
