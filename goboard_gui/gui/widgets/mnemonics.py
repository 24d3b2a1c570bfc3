"""The letters of menus and buttons, which Qt marks by ``&`` in their texts."""

from __future__ import annotations

import re


def without_mnemonic(text: str) -> str:
    """A text of a menu or a button as one reads it.

    >>> without_mnemonic("Save &as…"), without_mnemonic("&Black && White")
    ('Save as…', 'Black & White')
    """
    return re.sub(r"&(.)", r"\1", text)


def verbatim(text: str) -> str:
    """A text to be shown by a menu or a button as it is: no letter of it is a key.

    >>> verbatim("A & B.sgf")
    'A && B.sgf'
    """
    return text.replace("&", "&&")
