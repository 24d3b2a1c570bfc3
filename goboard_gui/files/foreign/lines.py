"""The lines of a text with their numbers."""

from __future__ import annotations

import re
from typing import NamedTuple

_BREAK = re.compile(r"\r\n|\n|\r")


class Line(NamedTuple):
    """A line without the blanks around it, and its number from 1."""

    number: int
    text: str


def numbered(text: str) -> list[Line]:
    r"""The lines of a text, the empty ones left out.

    They end as files' lines do: what else Unicode calls a line break may be part of a name.

    >>> numbered("one\r\n\n two\n")
    [Line(number=1, text='one'), Line(number=3, text='two')]
    """
    return [
        Line(number, line)
        for number, raw in enumerate(_BREAK.split(text), 1)
        if (line := raw.strip())
    ]
