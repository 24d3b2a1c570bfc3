"""Splitting of texts into numbered lines."""

from __future__ import annotations

import re
from typing import NamedTuple

_BREAK = re.compile(r"\r\n|\n|\r")


class Line(NamedTuple):
    """A line without surrounding white space, and its number from 1."""

    number: int
    text: str


def numbered(text: str) -> list[Line]:
    r"""Return the non-empty lines of a text.

    Only LF, CR and CRLF end lines: other Unicode line breaks may be part of a name.

    >>> numbered("one\r\n\n two\n")
    [Line(number=1, text='one'), Line(number=3, text='two')]
    """
    return [
        Line(number, line)
        for number, raw in enumerate(_BREAK.split(text), 1)
        if (line := raw.strip())
    ]
