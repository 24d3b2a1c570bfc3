"""Texts of records on their way through Qt's fields and back."""

from __future__ import annotations

# Halves of characters, which stand for bytes that a file's charset does not explain, are lost on
# the way through Qt; the last plane for private use is spare.
_TO_QT = {code: code + 0x100000 for code in range(0xD800, 0xE000)}
_FROM_QT = {there: here for here, there in _TO_QT.items()}


def to_qt(text: str) -> str:
    """A text that comes back from Qt by `from_qt` as it was."""
    return text.translate(_TO_QT)


def from_qt(text: str) -> str:
    """The text that `to_qt` gave to Qt, as it is after a person has edited it."""
    return text.translate(_FROM_QT)


def units(text: str, place: int) -> int:
    """A place in a text as Qt counts, to which some characters are two.

    >>> units("Q16 😀 D4", 6)
    7
    """
    if text.isascii():
        return min(place, len(text))
    return len(text[:place].encode("utf-16-le", "surrogatepass")) // 2


def as_tip(text: str) -> str:
    """A text as a tip in which nothing is read as markup; nothing for an empty one.

    >>> as_tip("<b>3-4\\n& on")
    '<p>&lt;b&gt;3-4<br>&amp; on</p>'
    """
    from html import escape  # its table of signs is large, and tips come late

    return "<p>{}</p>".format(escape(text).replace("\n", "<br>")) if text else ""
