"""Text from files, made safe for a terminal."""

from __future__ import annotations

from unicodedata import category, east_asian_width

# Control characters, surrogates, line separators and bidirectional controls.
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_JOINERS = "\u200c\u200d"


def printable(text: str) -> str:
    r"""Return the text with control characters escaped.

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
    """Return a text, truncated with an ellipsis if it is longer than ``longest``.

    >>> clipped("tengen", 6), clipped("tengen", 3)
    ('tengen', 'ten…')
    """
    return text if len(text) <= longest else text[:longest] + "…"


def columns(text: str) -> int:
    """Return the number of terminal columns that a text occupies.

    >>> columns("Go Seigen 呉清源")
    16
    """
    return sum(map(_columns_of, text))


def _columns_of(sign: str) -> int:
    return 2 if east_asian_width(sign) in "WF" else category(sign) not in ("Mn", "Me", "Cf")
