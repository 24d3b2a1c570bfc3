r"""Parsing and writing of SGF numbers, colours and composed values, based on sgfmill.

sgfmill works on bytes; it only sees UTF-8 here, so that no trail byte of another encoding is
mistaken for a bracket or a backslash. Points are in `record.properties.codec`, texts in
`record.properties.texts`.
"""

from __future__ import annotations

from decimal import Decimal
from math import isfinite

from sgfmill import sgf_grammar, sgf_properties

from ...go import Colour
from ...record.properties.tables import COLOUR_LETTERS
from ...record.properties.texts import (
    decode_simple_text,
    decode_text,
    encode_simple_text,
    encode_text,
    split_composed,
)

__all__ = [
    "BadValueError",
    "decode_simple_text",
    "decode_text",
    "encode_colour",
    "encode_number",
    "encode_real",
    "encode_simple_text",
    "encode_text",
    "read_colour",
    "read_number",
    "read_real",
    "split_composed",
    "write_composed",
]


class BadValueError(ValueError):
    """Exception raised if a value is not valid for the type of its property."""

    def __init__(self, value: object, expected: str) -> None:
        super().__init__(value, expected)
        self.value = value
        self.expected = expected

    def __str__(self) -> str:
        return f"[{str(self.value)[:40]}] is no {self.expected}"


_TOO_LARGE = 10**9
_COLOURS = {"b": Colour.BLACK, "w": Colour.WHITE}


def read_number(raw: str) -> int:
    """Parse an integer of at most nine digits, so that databases and widgets can handle it, too.

    :raises BadValueError: for anything else, including digits grouped by underscores.

    >>> read_number(" 19 ")
    19
    """
    try:
        if "_" in raw:
            raise BadValueError(raw, "number")
        found = int(sgf_properties.interpret_number(_bytes(raw)))
    except ValueError:
        raise BadValueError(raw, "number") from None
    if abs(found) >= _TOO_LARGE:
        raise BadValueError(raw, "number")
    return found


def read_real(raw: str) -> float:
    """Parse a finite real number.

    :raises BadValueError: for anything else.

    >>> read_real("6.5")
    6.5
    """
    try:
        if "_" in raw:
            raise BadValueError(raw, "number")
        return float(sgf_properties.interpret_real(_bytes(raw)))
    except ValueError:
        raise BadValueError(raw, "number") from None


def read_colour(raw: str) -> Colour:
    """Parse a colour, in upper or lower case.

    :raises BadValueError: for anything else.

    >>> read_colour("W").name
    'WHITE'
    """
    try:
        return _COLOURS[sgf_properties.interpret_colour(_bytes(raw.strip()))]
    except ValueError:
        raise BadValueError(raw, "colour") from None


def write_composed(first: str, second: str) -> str:
    r"""Join two raw parts into a composed value; this is the inverse of `split`.

    >>> write_composed("aa", encode_simple_text("a:b"))
    'aa:a:b'
    """
    return _str(sgf_grammar.compose(_bytes(first), _bytes(second)))


def encode_number(value: int) -> str:
    """Return the raw value of an integer."""
    return _str(sgf_properties.serialise_number(value))


def encode_real(value: float) -> str:
    """Return the raw value of a finite number, without rounding small ones to 0 as sgfmill does.

    :raises BadValueError: for infinities and NaN.

    >>> encode_real(7.0), encode_real(6.5), encode_real(0.00001)
    ('7', '6.5', '0.00001')
    """
    if not isfinite(value):
        raise BadValueError(value, "number")
    written = format(Decimal(repr(float(value))), "f")
    return written.rstrip("0").rstrip(".") if "." in written else written


def encode_colour(value: Colour) -> str:
    """Return the raw value of a colour.

    >>> encode_colour(Colour.BLACK)
    'B'
    """
    return COLOUR_LETTERS[value]


# Lone surrogates, which stand for invalid bytes, are passed through.
def _bytes(raw: str) -> bytes:
    return raw.encode("utf-8", "surrogatepass")


def _str(data: bytes) -> str:
    return data.decode("utf-8", "surrogatepass")
