"""Vertices of the Go Text Protocol: names of points, and passes."""

from __future__ import annotations

from functools import lru_cache

from ..go import Colour, Point, Size
from .errors import NotationError
from .registry import notation

_WESTERN = notation("western")
PASS = "pass"
RESIGN = "resign"


def format_vertex(point: Point | None, size: Size) -> str:
    """Return the vertex of a point, or ``pass`` for None.

    >>> format_vertex(Point(3, 15), Size(19, 19)), format_vertex(None, Size(19, 19))
    ('D4', 'pass')
    """
    return PASS if point is None else _WESTERN.format(point, size)


def parse_vertex(text: str, size: Size) -> Point | None:
    """Return the point of a vertex in upper or lower case, None for a pass.

    :raises ValueError: if it is neither a point of the board nor a pass.

    >>> parse_vertex("d4", Size(19, 19)), parse_vertex("PASS", Size(19, 19))
    (Point(column=3, row=15), None)
    """
    if text.lower() == PASS:
        return None
    if not (text.isascii() and text.isalnum()):  # the notation also tolerates separators and blanks
        raise ValueError(text)
    try:
        return _WESTERN.parse(text, size)
    except NotationError as error:
        raise ValueError(text) from error


@lru_cache(maxsize=4096)  # a line of analysis has hundreds, the same ones again and again
def read_vertex(text: str, size: Size) -> tuple[Point | None] | None:
    """Return the point of a vertex in a tuple, or None if the text is not a vertex.

    >>> read_vertex("pass", Size(9, 9)), read_vertex("Z9", Size(9, 9))
    ((None,), None)
    """
    try:
        return (parse_vertex(text, size),)
    except ValueError:
        return None


def format_colour(colour: Colour) -> str:
    """Return the letter of a colour in commands."""
    return "B" if colour is Colour.BLACK else "W"
