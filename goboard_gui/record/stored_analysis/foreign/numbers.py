"""Numbers in the properties of other programs."""

from __future__ import annotations

import re

_DECIMAL = re.compile(r"[-+]?\d{1,9}(?:[.,]\d{0,20})?(?:[eE][-+]?\d{1,2})?", re.ASCII)


def read_decimal(text: str) -> float | None:
    """Return a decimal number, with a point or a comma, or None if a text is not a number.

    >>> read_decimal(" 51,5 "), read_decimal("1.0E-4"), read_decimal("nan")
    (51.5, 0.0001, None)
    """
    text = text.strip()
    return float(text.replace(",", ".")) if _DECIMAL.fullmatch(text) else None


def read_whole(text: str) -> int | None:
    """Return a whole number that is not negative, or None if a text is not such a number."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 16 else None
