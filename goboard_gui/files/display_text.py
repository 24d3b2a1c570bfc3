"""Text from files, made fit for a line of a terminal."""

from __future__ import annotations

from unicodedata import category, east_asian_width

# Control characters, halves of characters, and what ends a line or turns its direction.
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_JOINERS = "\u200c\u200d"


def printable(text: str) -> str:
    r"""The text with its control characters written out.

    >>> printable("a\tb")
    'a\\tb'
    """
    if text.isprintable():
        return text
    return "".join(
        sign.encode("unicode_escape").decode("ascii")
        if category(sign) in _UNSEEN and sign not in _JOINERS
        else sign
        for sign in text
    )


def clipped(text: str, longest: int) -> str:
    """The text, or its beginning with an ellipsis behind it.

    >>> clipped("tengen", 6), clipped("tengen", 3)
    ('tengen', 'ten…')
    """
    return text if len(text) <= longest else text[:longest] + "…"


def columns(text: str) -> int:
    """How many columns of a terminal a text takes.

    >>> columns("Go Seigen 呉清源")
    16
    """
    return sum(map(_columns_of, text))


def _columns_of(sign: str) -> int:
    return 2 if east_asian_width(sign) in "WF" else category(sign) not in ("Mn", "Me", "Cf")
