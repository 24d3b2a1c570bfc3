"""Reader of damaged nodes that recovers as much as possible.

It handles the damage found in real files: unescaped brackets, truncated copies, blocks overwritten
with NULs, mail headers. What follows the damage decides how it is read.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ...record.tree import Property
from ...record.values.properties import COMMENT_PROPERTIES
from ...record.values.texts import escape_like_properties
from ..errors import RepairCode
from .possible_moves import PossibleMoves, colours_in
from .syntax import IDENT, RAW, VALUE, parse_ident, possessive_repeat, runaway_end

if TYPE_CHECKING:
    from collections.abc import Callable

    Report = Callable[[RepairCode, int, str], None]
    IsMoves = Callable[[int], bool]


class SalvagedNode(NamedTuple):
    """Properties and end offset of a damaged node, and whether its text turned out to be valid.

    ``possible_moves`` are in its comments, whether these are read as comments or not.
    """

    properties: tuple[Property, ...]
    end: int
    sound: bool
    possible_moves: tuple[PossibleMoves, ...] = ()


_FLAGS = re.ASCII | re.DOTALL
_TOKEN = re.compile(
    r"\s*+(?:(?P<end>[;()])|(?P<name>[A-Za-z][A-Za-z0-9]*+)(?P<value>\s*+(?=\[))?"
    r"|(?P<open>\[)|(?P<junk>[^;()\[\sA-Za-z]++))",
    _FLAGS,
)
# An ordinary value of a property with a single one.
_PLAIN_VALUE = re.compile(
    rf"\[([^\]\[\\\0]*+)\](?=\s*+(?:[;)]|\(\s*+[;()]|{IDENT}\s*+\[|\Z))",
    _FLAGS,
)
_REGULAR_NAME = re.compile(IDENT, _FLAGS)
_NEXT_VALUE = re.compile(r"\s*+(?=\[)", _FLAGS)
# What may follow a value; anything else means that its ']' belonged to the text, or garbage. A word
# in small letters is a property only directly after the value: "C[a]foo[b]", not "C[[a] and [b]]".
_VALID_CONTINUATION = re.compile(
    rf"\s*+(?:[\[;)]|\(\s*+[;()]|{IDENT}\s*+\[|\Z)|[a-z][A-Za-z0-9]*+\[",
    _FLAGS,
)
# Further values and properties after a value, and what follows the last one of a node.
_FURTHER_VALUES = possessive_repeat(rf"\s*+\[{RAW}\]")
_FURTHER = re.compile(
    _FURTHER_VALUES + possessive_repeat(rf"\s*+{IDENT}\s*+(?=\[){_FURTHER_VALUES}"), _FLAGS
)
_NODE_ENDS = re.compile(r"\s*+(?:[;)]|\(\s*+[;()]|\Z)", _FLAGS)
_UNCLOSED_VALUE = re.compile(rf"\s*+(?:{IDENT}\s*+)?\[[^\]]*+\Z", _FLAGS)
_NODE_BEGINS = re.compile(r";\s*+[A-Z]{1,2}\s*+\[|\(\s*+;", _FLAGS)
_PROPERTY_BEGINS = re.compile(r"[A-Z]{1,2}\s*+\[", _FLAGS)
_ESCAPE = re.compile(r"\\.", re.DOTALL)
_BARE_BRACKET = re.compile(r"(\\.)|\]", re.DOTALL)

_TRAILING_JUNK = "\0 \t\r\n" + "".join(map(chr, range(0xDC00, 0xDD00)))

# Properties of free text: a partial one is worth keeping, and users type brackets into them.
# fmt: off
_TEXT_PROPERTIES = frozenset((
    "AN", "BR", "BT", "C", "CP", "DT", "EV", "GC", "GN", "N", "ON",
    "OT", "PB", "PC", "PW", "RE", "RO", "RU", "SO", "US", "WR", "WT",
))
# fmt: on
# Limits of the search for the end of a value past brackets, which bound the running time.
_MAX_BRACKETS = 64
_MAX_SEARCHED = 4000


def salvage_node(text: str, start: int, report: Report, is_moves: IsMoves) -> SalvagedNode:
    """Read a damaged node; its properties begin at ``start``, after its ';'.

    It ends at the next ';' or bracket outside of values. ``report`` is called with each problem,
    its offset and the text concerned. ``is_moves`` returns for the end of `PossibleMoves` whether
    they are read as moves.
    """
    return _NodeReader(text, report, is_moves).read(start)


class _NodeReader:
    __slots__ = (
        "checked",
        "found",
        "is_moves",
        "possible_moves",
        "report",
        "rest_is_sound",
        "sound",
        "text",
    )

    def __init__(self, text: str, report: Report, is_moves: IsMoves) -> None:
        self.text = text
        self.report = report
        self.is_moves = is_moves
        self.sound = True
        self.found: list[Property] = []
        self.possible_moves: list[PossibleMoves] = []
        self.checked = 0
        self.rest_is_sound = True
        """Whether the properties up to the offset ``checked`` lead to the end of the node."""

    def read(self, pos: int) -> SalvagedNode:
        while match := _TOKEN.match(self.text, pos):
            pos = match.end()
            if match["end"]:
                pos = match.start("end")
                break
            if match["value"] is not None:
                values, pos = self._values(match["name"], pos)
                if values:
                    self.found.append(Property(parse_ident(match["name"]), values))
            elif match["name"]:
                self._report(_code_for_name(match["name"]), match.start("name"), match["name"])
            elif match["open"]:
                self._report(RepairCode.NO_IDENT, pos - 1)
                _, pos = self._value(pos - 1, "")
            else:
                kind = RepairCode.NUL if "\0" in match["junk"] else RepairCode.JUNK
                self._report(kind, match.start("junk"), match["junk"])
        else:
            pos = len(self.text)
        return SalvagedNode(tuple(self.found), pos, self.sound, tuple(self.possible_moves))

    def _values(self, name: str, pos: int) -> tuple[tuple[str, ...], int]:
        ident = parse_ident(name)
        if not _REGULAR_NAME.fullmatch(name):
            self._report(RepairCode.LOWER_CASE_IDENT, pos, name)
        if plain := _PLAIN_VALUE.match(self.text, pos):
            return (plain[1],), plain.end()
        values = []
        while match := _NEXT_VALUE.match(self.text, pos):
            raw, pos = self._value(match.end(), ident)
            if raw is not None:
                values.append(raw)
        return tuple(values), pos

    def _value(self, pos: int, ident: str) -> tuple[str | None, int]:
        """Read the value that starts with the '[' at ``pos``; return it with its end offset."""
        match = VALUE.match(self.text, pos)
        if match is None:
            self._report(RepairCode.CUT_VALUE, pos, ident)
            return self._rest_of_text(pos + 1) if ident in _TEXT_PROPERTIES else None, len(
                self.text
            )
        raw, end = match[1], match.end()
        cut = runaway_end(raw)
        if cut is not None and self._is_legal_comment(raw, end, ident):
            return self._doubtful_comment(pos, raw, cut)
        if cut is not None:
            self._report(RepairCode.RUNAWAY_VALUE, pos, ident)
            kept, cut = _truncate(raw, cut)
            return kept, pos + 1 + cut if len(raw) < _MAX_SEARCHED else end
        if "\0" in raw:
            self.report(RepairCode.NUL, pos + 1 + raw.index("\0"), ident)
        if ident and not self._is_end(raw, end):
            further = self._end_past_brackets(raw, end, ident)
            if further != end:
                self._report(RepairCode.UNESCAPED_BRACKET, end - 1, ident)
                self.checked = 0
                return _escape_brackets(self.text[pos + 1 : further - 1]), further
        return raw, end

    def _is_legal_comment(self, raw: str, end: int, ident: str) -> bool:
        """Return whether a value is a comment that is legal as it stands, although it contains what
        looks like a property.

        In any other value, even a name, that is the beginning of the next property.
        """
        sound = "\0" not in raw and _VALID_CONTINUATION.match(self.text, end) is not None
        return sound and ident in COMMENT_PROPERTIES

    def _doubtful_comment(self, pos: int, raw: str, cut: int) -> tuple[str, int]:
        """Read a legal comment that may contain moves from ``cut``; return it as `_value` does."""
        kept, cut = _truncate(raw, cut)
        end, place = pos + len(raw) + 2, pos + 1 + cut
        self.possible_moves.append(PossibleMoves(len(self.found), end, colours_in(raw, cut)))
        if len(raw) - cut < _MAX_SEARCHED and self.is_moves(end):
            self._report(RepairCode.POSSIBLE_COMMENT, place)
            return kept, place
        self.report(RepairCode.POSSIBLE_MOVE, place, "")
        return escape_like_properties(raw), end

    def _is_end(self, raw: str, end: int) -> bool:
        """Return whether the ']' before ``end`` ends a value, as the grammar says.

        If a '[' in the value is still open, the rest of the node must be sound as well.
        """
        if "[" in raw:
            return self._is_sound_rest(end)
        return _VALID_CONTINUATION.match(self.text, end) is not None

    def _is_sound_rest(self, end: int) -> bool:
        """Return whether only values and properties follow the end of a value in its node, as far
        as the search goes.
        """
        if end >= self.checked:
            text, limit = self.text, end + _MAX_SEARCHED
            further = _FURTHER.match(text, end, limit)
            place = end if further is None else further.end()
            sound = _NODE_ENDS.match(text, place) or _UNCLOSED_VALUE.match(text, place, limit)
            # The same properties follow the ends of the values up to this place.
            self.checked, self.rest_is_sound = place + 1, sound is not None
        return self.rest_is_sound

    def _end_past_brackets(self, raw: str, end: int, ident: str) -> int:
        """Return the real end of a value if the ']' before ``end`` belongs to its text, or else
        ``end``.

        It does if it closes a '[' of the value, or if the value is free text, and no node begins
        before a ']' that is followed by something valid. The best one is that which closes the
        value if its brackets are in pairs.
        """
        text, begin = self.text, end - 1 - len(raw)
        found = end if _VALID_CONTINUATION.match(text, end) else None
        first, inner = end, _ESCAPE.sub("", raw).count("[") - 1
        limit = min(end + _MAX_SEARCHED, len(text))
        for _ in range(_MAX_BRACKETS):
            close = text.find("]", end, limit)
            piece = text[end:close]
            if close < 0 or _NODE_BEGINS.search(piece):
                break
            if inner < 0 and (ident not in _TEXT_PROPERTIES or _PROPERTY_BEGINS.search(piece)):
                break
            end = close + 1
            if (len(piece) - len(piece.rstrip("\\"))) % 2:
                continue
            inner += piece.count("[") - 1
            if _VALID_CONTINUATION.match(text, end):
                if inner < 0:
                    found = end
                    break
                found = found or end
        if found is None or runaway_end(_escape_brackets(text[begin : found - 1])) is not None:
            return first
        return found

    def _rest_of_text(self, pos: int) -> str:
        raw = _without_partial_end(self.text[pos:])
        return _without_partial_end(_truncate(raw, runaway_end(raw))[0])

    def _report(self, kind: RepairCode, offset: int, detail: str = "") -> None:
        self.sound = False
        self.report(kind, offset, detail)


def _code_for_name(name: str) -> RepairCode:
    return RepairCode.NO_VALUE if parse_ident(name).isupper() else RepairCode.JUNK


def _escape_brackets(text: str) -> str:
    """Return a value with unescaped ']' escaped."""
    return _BARE_BRACKET.sub(lambda bare: bare[1] or "\\]", text)


def _truncate(raw: str, cut: int | None) -> tuple[str, int]:
    """Truncate a value where it should have ended; return it with that offset.

    Without a partial escape it may turn out to end before another property.
    """
    end = len(raw)
    while cut is not None:
        raw, end = _without_partial_end(raw[:cut]), cut
        cut = runaway_end(raw)
    return raw, end


def _without_partial_end(raw: str) -> str:
    """Return a truncated value without trailing white space and invalid ends.

    These are a partial escape and, in East Asian encodings, the first half of a character: either
    would absorb the bracket as its second half.
    """
    raw = raw.rstrip(_TRAILING_JUNK)
    return raw[:-1] if (len(raw) - len(raw.rstrip("\\"))) % 2 else raw
