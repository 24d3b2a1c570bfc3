"""Mnemonics, which are marked by ``&`` in the texts of menus and buttons."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Set


def without_mnemonic(text: str) -> str:
    """Return the text of a menu or button as it is displayed.

    >>> without_mnemonic("Save &as…"), without_mnemonic("&Black && White")
    ('Save as…', 'Black & White')
    """
    return re.sub(r"&(.)", r"\1", text)


def verbatim(text: str) -> str:
    """Return a text for a menu or button that is displayed unchanged.

    >>> verbatim("A & B.sgf")
    'A && B.sgf'
    """
    return text.replace("&", "&&")


def mnemonic(text: str) -> str:
    """Return the mnemonic of a menu or button text in lower case, or an empty string.

    >>> mnemonic("Save &As…"), mnemonic("&&")
    ('a', '')
    """
    found = re.search(r"(?<!&)(?:&&)*&([^&])", text)
    return found[1].lower() if found else ""


def with_mnemonic(text: str, taken: Set[str]) -> str:
    """Return a text with its first letter that is not ``taken`` as the mnemonic, if there is one.

    >>> with_mnemonic("Stars", {"s", "t"}), with_mnemonic("X", {"x"})
    ('St&ars', 'X')
    """
    for place, letter in enumerate(text):
        if letter.isalpha() and letter.lower() not in taken:
            return f"{text[:place]}&{text[place:]}"
    return text
