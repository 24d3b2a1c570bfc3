"""Texts from files, made fit for a page."""

from __future__ import annotations

import re
from unicodedata import category

_ODD = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
)
_UNKNOWN = "\ufffd"
_BLANK_LINES = re.compile(r"\n(?:[^\S\n]*\n)+")
_TRAILING = re.compile(r"[^\S\n]+(?=\n|\Z)")


def fit(text: str) -> str:
    r"""The text without signs that cannot be seen; what is no text at all is marked as unknown.

    >>> fit("a\tb\u202ec\ud800")
    'a bc\ufffd'
    """
    return _ODD.sub(_seen, text)


def paragraphs(text: str) -> list[str]:
    r"""The paragraphs of a text, between which it has blank lines.

    >>> paragraphs("One \nline\n \n\nTwo")
    ['One\nline', 'Two']
    """
    parts = _BLANK_LINES.split(_TRAILING.sub("", fit(text)))
    return [part.strip("\n") for part in parts if part.strip()]


def _seen(found: re.Match[str]) -> str:
    sign = found[0]
    if sign == "\t":
        return " "
    return _UNKNOWN if category(sign) == "Cs" else ""
