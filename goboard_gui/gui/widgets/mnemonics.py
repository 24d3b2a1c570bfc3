"""Mnemonics: the ``&`` markers in the texts of menus and buttons."""

from __future__ import annotations

import re


def without_mnemonic(text: str) -> str:
    """Return a menu or button text as it is displayed.

    >>> without_mnemonic("Save &as…"), without_mnemonic("&Black && White")
    ('Save as…', 'Black & White')
    """
    return re.sub(r"&(.)", r"\1", text)


def verbatim(text: str) -> str:
    """Escape a text for a menu or button, so that it is displayed unchanged.

    >>> verbatim("A & B.sgf")
    'A && B.sgf'
    """
    return text.replace("&", "&&")
