"""Clean-up of texts from files before they are printed."""

from __future__ import annotations

import re
from unicodedata import category

from .text_direction import without_unbalanced_isolates

_ODD = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2060-\u2065\u206a-\u206f\ufeff\ud800-\udfff]"
)
_UNKNOWN = "\ufffd"
_BLANK_LINES = re.compile(r"\n(?:[^\S\n]*\n)+")
_TRAILING = re.compile(r"[^\S\n]+(?=\n|\Z)")


def clean_text(text: str) -> str:
    r"""Return a text without invisible characters; lone surrogates become U+FFFD.

    Marks that guide the direction of right-to-left scripts stay, unless they could change that of
    the text after them.

    >>> clean_text("a\tb\u202ec\ud800")
    'a bc\ufffd'
    """
    return without_unbalanced_isolates(_ODD.sub(_replacement, text))


def split_paragraphs(text: str) -> list[str]:
    r"""Return the paragraphs of a text, which are separated by blank lines.

    >>> split_paragraphs("One \nline\n \n\nTwo")
    ['One\nline', 'Two']
    """
    parts = _BLANK_LINES.split(_TRAILING.sub("", clean_text(text)))
    return [part.strip("\n") for part in parts if part.strip()]


def _replacement(found: re.Match[str]) -> str:
    """Return the text that replaces an invisible character."""
    sign = found[0]
    if sign == "\t":
        return " "
    return _UNKNOWN if category(sign) == "Cs" else ""
