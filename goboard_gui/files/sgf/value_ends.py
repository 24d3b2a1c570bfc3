"""Search for the ends of values in damaged nodes, whose text may have unescaped brackets.

Most programs and people escape them, but not all: ``US[Yamada[3d]]``, ``C[see [a] and [b]]``.
"""

from __future__ import annotations

import re

from ...late_patterns import late_pattern
from .syntax import IDENT, RAW, end_of_unclosed_value, possessive_repeat

_FLAGS = re.ASCII | re.DOTALL
# What may follow a value; anything else means that its ']' belonged to the text, or garbage. A word
# in small letters is a property only directly after the value: "C[a]foo[b]", not "C[[a] and [b]]".
_NAME = rf"(?:\s*+{IDENT}\s*+|(?<=\])[a-z][A-Za-z0-9]*+)(?=\[)"
VALID_CONTINUATION = late_pattern(
    rf"\s*+(?:[\[;)]|\(\s*+[;()]|\Z)|{_NAME}",
    _FLAGS,
)
# Further values and properties after a value, and what follows the last one of a node.
_FURTHER_VALUES = possessive_repeat(rf"\s*+\[{RAW}\]")
_FURTHER = late_pattern(_FURTHER_VALUES + possessive_repeat(rf"{_NAME}{_FURTHER_VALUES}"), _FLAGS)
_NODE_ENDS = late_pattern(r"\s*+(?:[;)]|\(\s*+[;()]|\Z)", _FLAGS)
_PART_OF_PROPERTY = late_pattern(rf"\s*+(?:{IDENT}\s*+)?(?:\[[^\]]*+)?\Z", _FLAGS)
_NODE_BEGINS = late_pattern(r";\s*+[A-Z]{1,2}\s*+\[|\(\s*+;", _FLAGS)
_PROPERTY_BEGINS = late_pattern(r"[A-Z]{1,2}\s*+\[", _FLAGS)
_BRACKET = late_pattern(r"\\.|\[", re.DOTALL)
_BARE_BRACKET = late_pattern(r"(\\.)|\]", re.DOTALL)

# Properties of free text: a partial one is worth keeping, and users type brackets into them.
# fmt: off
TEXT_PROPERTIES = frozenset((
    "AN", "BR", "BT", "C", "CP", "DT", "EV", "GC", "GN", "N", "ON",
    "OT", "PB", "PC", "PW", "RE", "RO", "RU", "SO", "US", "WR", "WT",
))
# fmt: on
# Limits of the search for the end of a value past brackets, which bound the running time: in text
# that may be further properties, and in text that cannot.
_MAX_BRACKETS = 64
MAX_SEARCHED = 4000
_LONGEST_TEXT = 1_000_000


class ValueEnds:
    """The ends of the values in a text; its nodes must be read in order.

    The time of all searches together is proportional to the length of the text.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._checked = 0
        self._rest_is_sound = True
        """Whether the properties up to the offset ``_checked`` lead to the end of their node."""
        self._no_end_before = 0
        """No value ends validly before this offset."""

    def end_of_value(self, raw: str, end: int, ident: str) -> int:
        """Return the real end of a value of a property; ``raw`` is its text up to the first
        unescaped ']', which is before the offset ``end``.
        """
        if self._is_end(raw, end):
            return end
        found = self._end_past_brackets(raw, end, ident)
        if found != end:
            self._checked = 0
        return found

    def _is_end(self, raw: str, end: int) -> bool:
        """Return whether the ']' before ``end`` ends a value according to the grammar.

        If a '[' in the value is still open, the rest of the node must be sound as well.
        """
        if "[" in raw and _open_brackets(raw, 0):
            return self._is_sound_rest(end)
        return VALID_CONTINUATION.match(self._text, end) is not None

    def _is_sound_rest(self, end: int) -> bool:
        """Return whether a value that ends at ``end`` is followed only by values and properties up
        to the end of its node or of the searched text.
        """
        if end >= self._checked:
            text, limit = self._text, end + MAX_SEARCHED
            further = _FURTHER.match(text, end, limit)
            place = end if further is None else further.end()
            sound = _NODE_ENDS.match(text, place) or _PART_OF_PROPERTY.match(text, place, limit)
            # The same properties follow the ends of the values up to this place.
            self._checked, self._rest_is_sound = place + 1, sound is not None
        return self._rest_is_sound

    def _end_past_brackets(self, raw: str, end: int, ident: str) -> int:
        """Return the real end of a value if the ']' before ``end`` belongs to its text, or else
        ``end``.

        It does if it closes a '[' of the value, or if the value is free text, and no node begins
        before a ']' that is followed by something valid. The best one is that which closes the
        value if its brackets are in pairs, which is used even before garbage.
        """
        text, begin = self._text, end - 1 - len(raw)
        if end < self._no_end_before:
            return end
        # If a value may end here, the one with brackets in pairs is not searched for as far.
        may_end = VALID_CONTINUATION.match(text, end) is not None
        first, found = end, end if may_end else None
        paired = None
        inner = _open_brackets(raw, 0) - 1
        limit = min(end + (MAX_SEARCHED if may_end else _LONGEST_TEXT), len(text))
        left = _MAX_BRACKETS
        while found is None or left:
            left -= found is not None
            close = text.find("]", end, limit)
            if close < 0:
                break
            piece = text[end:close]
            if _NODE_BEGINS.search(piece):
                break
            if inner < 0 and (ident not in TEXT_PROPERTIES or _PROPERTY_BEGINS.search(piece)):
                break
            end = close + 1
            if (len(piece) - len(piece.rstrip("\\"))) % 2:
                continue
            was, inner = inner, _open_brackets(piece, inner) - 1
            if inner < 0 <= was:
                paired = end
            if VALID_CONTINUATION.match(text, end):
                if inner < 0:
                    found = end
                    break
                found = found or end
        if found is None:
            self._no_end_before = end
            found = paired
        if (
            found is None
            or end_of_unclosed_value(escape_brackets(text[begin : found - 1])) is not None
        ):
            return first
        return found


def _open_brackets(text: str, before: int) -> int:
    """Return how many brackets of a value are open after a part of it, given the number open before
    that part.

    Most programs escape only the closing ones, so that these close a bracket, too.
    """
    count = before
    for bracket in _BRACKET.findall(text):
        if bracket.endswith("["):
            count += 1
        elif bracket == "\\]" and count > 0:
            count -= 1
    return count


def escape_brackets(text: str) -> str:
    """Return a value with unescaped ']' escaped."""
    return _BARE_BRACKET.sub(lambda bare: bare[1] or "\\]", text)
