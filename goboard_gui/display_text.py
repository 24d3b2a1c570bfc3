"""Conversion of file names and text from files to a form that is safe in a terminal or window."""

from __future__ import annotations

from unicodedata import category, east_asian_width

from .late_patterns import late_pattern

# Control characters, surrogates, line separators and bidirectional controls.
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_JOINERS = "\u200c\u200d"
_CONTROLS = late_pattern(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]"
)
"""Control and bidirectional characters, except line breaks and tabs."""
_KEPT_BYTE = late_pattern("[\udc00-\udcff]")


def to_printable(text: str) -> str:
    r"""Return a text with control characters escaped.

    >>> to_printable("a\tb")
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


def to_single_line(text: str | None) -> str:
    """Return a text on a single line, without invisible characters, or an empty string for None."""
    return to_printable(" ".join(text.split())) if text else ""


def escape_invalid_bytes(text: str) -> str:
    r"""Return a text or file name with invalid bytes escaped as numbers.

    >>> escape_invalid_bytes("a\udc8b")
    'a⟨8B⟩'
    """
    if text.isascii() or text.isprintable():
        return text
    return _KEPT_BYTE.sub(lambda kept: f"⟨{ord(kept[0]) - 0xDC00:02X}⟩", text)


def escape_name(name: str) -> str:
    r"""Return a file name as it is shown in messages, with invalid bytes and control characters
    escaped.

    Invalid bytes are numbers as in `escape_invalid_bytes`; all control and bidirectional characters
    are escaped, which could make it look like another name.

    >>> escape_name("a\u202eb\n\udc8b.sgf")
    'a\\u202eb\\n⟨8B⟩.sgf'
    """
    return to_printable(escape_invalid_bytes(name))


def escape_message(text: str) -> str:
    r"""Return a text as it is shown in labels, messages, tooltips and titles: escaped, and
    truncated if it is very long.

    It is escaped as in `escape_name`, but line breaks, tabs and harmless invisible characters are
    kept.

    >>> escape_message("a\u202eb\n\x1b\udc8b")
    'a\\u202eb\n\\x1b⟨8B⟩'
    """
    displayed = to_displayable(text)
    if displayed.isprintable():
        return displayed
    return _CONTROLS.sub(lambda sign: to_printable(sign[0]), displayed)


MAX_DISPLAYED = 2000
"""Maximum number of characters of a text in a label, cell, message, tooltip or title."""


def to_displayable(text: str) -> str:
    r"""Return a text as windows show it: truncated if it is very long, and with invalid bytes
    escaped.

    Laying out a text of a million characters takes seconds, and of one long word minutes.

    >>> to_displayable("a\udc8b"), len(to_displayable("a" * 5000))
    ('a⟨8B⟩', 2001)
    """
    return escape_invalid_bytes(clip_text(text, MAX_DISPLAYED))


def clip_text(text: str, longest: int) -> str:
    """Return a text, truncated with an ellipsis if it is longer than ``longest``.

    >>> clip_text("tengen", 6), clip_text("tengen", 3)
    ('tengen', 'ten…')
    """
    return text if len(text) <= longest else text[:longest] + "…"


def display_width(text: str) -> int:
    """Return the number of terminal columns that a text occupies.

    >>> display_width("Go Seigen 呉清源")
    16
    """
    return sum(map(_columns_of, text))


def _columns_of(sign: str) -> int:
    return 2 if east_asian_width(sign) in "WF" else category(sign) not in ("Mn", "Me", "Cf")
