"""Conversion of texts with undecodable bytes to Qt strings and back."""

from __future__ import annotations

# Lone surrogates, which stand for undecodable bytes of a file, are lost in QStrings. They are
# mapped to the last private use plane, which is otherwise unused.
_TO_QT = {code: code + 0x100000 for code in range(0xD800, 0xE000)}
_FROM_QT = {there: here for here, there in _TO_QT.items()}


def to_qt(text: str) -> str:
    """Return a text as a valid Qt string, which `from_qt` converts back without loss."""
    return text.translate(_TO_QT)


def from_qt(text: str) -> str:
    """Return the record text for a string from `to_qt`, which the user may have edited."""
    return text.translate(_FROM_QT)
