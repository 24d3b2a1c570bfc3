"""Texts made plain before they are read: the wide letters and digits of East Asian keyboards."""

from __future__ import annotations

_WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3000: 0x20}


def plain(text: str) -> str:
    """The text in small letters, with plain digits and single blanks.

    >>> plain(" ９  Dan ")
    '9 dan'
    """
    return " ".join(text.translate(_WIDE).lower().split())
