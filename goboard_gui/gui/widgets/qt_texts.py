"""Helpers for text in Qt: UTF-16 offsets, tooltips and mnemonics.

A text from outside (a file, a file name, the user) is displayed literally in one of three ways,
which are never combined: `as_tip` in tooltips and What's This texts; a `PlainLabel` or one of the
message boxes of `dialogs`; `verbatim` in actions, menus, buttons, tabs and dock titles. All other
widgets display plain text anyway. tests/test_display_rules.py reads the source for this.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtGui import Qt as RichText

from ...display_text import escape_message

if TYPE_CHECKING:
    from collections.abc import Set


_UNWRAPPED = 100
"""The longest line of a tooltip that is not wrapped, in characters."""


def utf16_offset(text: str, offset: int) -> int:
    """Convert an offset in a Python string to an offset in a Qt string, in UTF-16 code units.

    >>> utf16_offset("Q16 😀 D4", 6)
    7
    """
    if text.isascii():
        return min(offset, len(text))
    return len(text[:offset].encode("utf-16-le", "surrogatepass")) // 2


def as_tip(text: str) -> str:
    r"""Return tooltip or What's This text that displays ``text`` literally.

    Qt guesses whether a tooltip is rich text, and wraps only those that are. So this is rich text
    if Qt would guess wrongly or a line is long; otherwise it is the text itself, because screen
    readers read the tooltips of widgets without interpreting them.

    >>> as_tip("<b>3-4\n& on"), as_tip("3-4\n& on")
    ('<p>&lt;b&gt;3-4<br>&amp; on</p>', '3-4\n& on')
    """
    text = escape_message(text)
    if not RichText.mightBeRichText(text) and max(map(len, text.split("\n"))) <= _UNWRAPPED:
        return text
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return "<p>{}</p>".format(escaped.replace("\n", "<br>"))


def without_mnemonic(text: str) -> str:
    """Return the text of a menu or button without its mnemonic, as it is displayed.

    >>> without_mnemonic("Save &as…"), without_mnemonic("&Black && White")
    ('Save as…', 'Black & White')
    """
    return re.sub(r"&(.)", r"\1", text) if "&" in text else text


def verbatim(text: str) -> str:
    """Return the text for an action, menu, button, tab or dock title that displays ``text``
    literally.

    Only ``&`` has a meaning there, and in menus a tab, which begins the column of the shortcuts.

    >>> verbatim("A & B.sgf")
    'A && B.sgf'
    """
    return escape_message(text).replace("&", "&&").replace("\t", " ")


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
