"""Conversion of texts with undecodable bytes to Qt strings and back."""

from __future__ import annotations

from functools import cache

_SURROGATES = range(0xD800, 0xE000)
_OFFSET = 0x100000
"""Lone surrogates, which stand for undecodable bytes of a file, are lost in QStrings. They are
mapped to the last private use plane, which is otherwise unused.
"""


def to_qt(text: str) -> str:
    """Return a text as a valid Qt string, which `from_qt` converts back without loss."""
    return text if text.isascii() else text.translate(_to_qt())


def from_qt(text: str) -> str:
    """Return the record text for a string from `to_qt`, which the user may have edited."""
    return text if text.isascii() else text.translate(_from_qt())


@cache
def _to_qt() -> dict[int, int]:
    return {code: code + _OFFSET for code in _SURROGATES}


@cache
def _from_qt() -> dict[int, int]:
    return {code + _OFFSET: code for code in _SURROGATES}
