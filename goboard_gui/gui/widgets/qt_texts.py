"""Texts in Qt: offsets, tooltips and mnemonics."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...display_text import escape_invalid_bytes

if TYPE_CHECKING:
    from collections.abc import Set


def utf16_offset(text: str, offset: int) -> int:
    """Convert an offset in a Python string to an offset in a Qt string, in UTF-16 code units.

    >>> utf16_offset("Q16 😀 D4", 6)
    7
    """
    if text.isascii():
        return min(offset, len(text))
    return len(text[:offset].encode("utf-16-le", "surrogatepass")) // 2


def plain_tooltip(text: str) -> str:
    r"""Return a tooltip that displays a text literally, or an empty string if the text is empty.

    >>> plain_tooltip("<b>3-4\n& on")
    '<p>&lt;b&gt;3-4<br>&amp; on</p>'
    """
    from html import escape  # large, and not needed at start-up

    return (
        "<p>{}</p>".format(escape(escape_invalid_bytes(text)).replace("\n", "<br>")) if text else ""
    )


def without_mnemonic(text: str) -> str:
    """Return the text of a menu or button without its mnemonic, as it is displayed.

    >>> without_mnemonic("Save &as…"), without_mnemonic("&Black && White")
    ('Save as…', 'Black & White')
    """
    return re.sub(r"&(.)", r"\1", text)


def escape_mnemonics(text: str) -> str:
    """Return a menu or button text escaped so that ``&`` is displayed literally.

    >>> escape_mnemonics("A & B.sgf")
    'A && B.sgf'
    """
    return text.replace("&", "&&")


def mnemonic_of(text: str) -> str:
    """Return the mnemonic of a menu or button text in lower case, or an empty string if it has
    none.

    >>> mnemonic_of("Save &As…"), mnemonic_of("&&")
    ('a', '')
    """
    found = re.search(r"(?<!&)(?:&&)*&([^&])", text)
    return found[1].lower() if found else ""


def with_mnemonic(text: str, taken: Set[str]) -> str:
    """Return a text with its first letter not in ``taken`` as the mnemonic, or unchanged if there
    is none.

    >>> with_mnemonic("Stars", {"s", "t"}), with_mnemonic("X", {"x"})
    ('St&ars', 'X')
    """
    for place, letter in enumerate(text):
        if letter.isalpha() and letter.lower() not in taken:
            return f"{text[:place]}&{text[place:]}"
    return text
