"""Normalisation of texts before parsing, such as full-width letters and digits."""

from __future__ import annotations

_WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3000: 0x20, 0x2212: 0x2D}


def normalise_text(text: str) -> str:
    """Return a text in lower case, with ASCII digits and signs, and with single spaces between
    words.

    >>> normalise_text(" ９  Dan ")
    '9 dan'
    """
    return " ".join(text.translate(_WIDE).lower().split())
