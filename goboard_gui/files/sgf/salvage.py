"""Reader of damaged nodes that recovers as much as possible.

It handles the damage found in real files: unescaped brackets, truncated copies, blocks overwritten
with NULs, e-mail headers. What follows the damage decides how it is read.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...record.properties.tables import COMMENT_PROPERTIES
from ...record.properties.texts import escape_like_properties
from ...record.tree import Property
from ..errors import SgfDiagnosticCode
from .possible_moves import colours_of_apparent_moves
from .scanned_game import PossibleMoves, SalvagedNode
from .syntax import IDENT, VALUE, end_of_unclosed_value, parse_ident
from .value_ends import MAX_SEARCHED, TEXT_PROPERTIES, VALID_CONTINUATION, escape_brackets

if TYPE_CHECKING:
    from collections.abc import Callable

    from .value_ends import ValueEnds

    Report = Callable[[SgfDiagnosticCode, int, str], None]
    IsMoves = Callable[[int], bool]

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
_TRAILING_JUNK = "\0 \t\r\n" + "".join(map(chr, range(0xDC00, 0xDD00)))


def salvage_node(
    text: str, start: int, report: Report, is_moves: IsMoves, ends: ValueEnds
) -> SalvagedNode:
    """Read a damaged node; its properties begin at ``start``, after its ';'.

    It ends at the next ';' or bracket outside of values. ``report`` is called with each problem,
    its offset and the text concerned. ``is_moves`` returns for the end of `PossibleMoves` whether
    they are read as moves. ``ends`` finds the ends of values, for all nodes of the text.
    """
    return _NodeReader(text, report, is_moves, ends).read(start)


class _NodeReader:
    __slots__ = ("ends", "found", "is_moves", "possible_moves", "report", "sound", "text")

    def __init__(self, text: str, report: Report, is_moves: IsMoves, ends: ValueEnds) -> None:
        self.text = text
        self.report = report
        self.is_moves = is_moves
        self.ends = ends
        self.sound = True
        self.found: list[Property] = []
        self.possible_moves: list[PossibleMoves] = []

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
                self._report(SgfDiagnosticCode.NO_IDENT, pos - 1)
                _, pos = self._value(pos - 1, "")
            else:
                kind = SgfDiagnosticCode.NUL if "\0" in match["junk"] else SgfDiagnosticCode.JUNK
                self._report(kind, match.start("junk"), match["junk"])
        else:
            pos = len(self.text)
        return SalvagedNode(tuple(self.found), pos, self.sound, tuple(self.possible_moves))

    def _values(self, name: str, pos: int) -> tuple[tuple[str, ...], int]:
        ident = parse_ident(name)
        if not _REGULAR_NAME.fullmatch(name):
            self._report(SgfDiagnosticCode.LOWER_CASE_IDENT, pos, name)
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
            self._report(SgfDiagnosticCode.CUT_VALUE, pos, ident)
            return self._rest_of_text(pos + 1) if ident in TEXT_PROPERTIES else None, len(self.text)
        raw, end = match[1], match.end()
        cut = end_of_unclosed_value(raw)
        if cut is not None and self._is_legal_comment(raw, end, ident):
            return self._doubtful_comment(pos, raw, cut)
        if cut is not None:
            self._report(SgfDiagnosticCode.RUNAWAY_VALUE, pos, ident)
            kept, cut = _truncate(raw, cut)
            return kept, pos + 1 + cut if len(raw) < MAX_SEARCHED else end
        if "\0" in raw:
            self.report(SgfDiagnosticCode.NUL, pos + 1 + raw.index("\0"), ident)
        further = self.ends.end_of_value(raw, end, ident) if ident else end
        if further != end:
            self._report(SgfDiagnosticCode.UNESCAPED_BRACKET, end - 1, ident)
            return escape_brackets(self.text[pos + 1 : further - 1]), further
        return raw, end

    def _is_legal_comment(self, raw: str, end: int, ident: str) -> bool:
        """Return whether a value is a comment that is valid SGF, although it contains what looks
        like a property.

        In any other value, even a name, that is the beginning of the next property.
        """
        sound = "\0" not in raw and VALID_CONTINUATION.match(self.text, end) is not None
        return sound and ident in COMMENT_PROPERTIES

    def _doubtful_comment(self, pos: int, raw: str, cut: int) -> tuple[str, int]:
        """Read a valid comment that may contain moves from the offset ``cut`` on; return it with
        its end offset.
        """
        kept, cut = _truncate(raw, cut)
        end, place = pos + len(raw) + 2, pos + 1 + cut
        self.possible_moves.append(
            PossibleMoves(len(self.found), end, colours_of_apparent_moves(raw, cut))
        )
        if len(raw) - cut < MAX_SEARCHED and self.is_moves(end):
            self._report(SgfDiagnosticCode.POSSIBLE_COMMENT, place)
            return kept, place
        self.report(SgfDiagnosticCode.POSSIBLE_MOVE, place, "")
        return escape_like_properties(raw), end

    def _rest_of_text(self, pos: int) -> str:
        raw = _without_partial_end(self.text[pos:])
        return _without_partial_end(_truncate(raw, end_of_unclosed_value(raw))[0])

    def _report(self, kind: SgfDiagnosticCode, offset: int, detail: str = "") -> None:
        self.sound = False
        self.report(kind, offset, detail)


def _code_for_name(name: str) -> SgfDiagnosticCode:
    return SgfDiagnosticCode.NO_VALUE if parse_ident(name).isupper() else SgfDiagnosticCode.JUNK


def _truncate(raw: str, cut: int | None) -> tuple[str, int]:
    """Truncate a value at the offset where it should have ended; return the truncated value and
    that offset.

    Without a partial escape it may turn out to end before another property.
    """
    end = len(raw)
    while cut is not None:
        raw, end = _without_partial_end(raw[:cut]), cut
        cut = end_of_unclosed_value(raw)
    return raw, end


def _without_partial_end(raw: str) -> str:
    """Return a truncated value without white space, a partial escape or half a character at its
    end.

    These are a partial escape and, in East Asian encodings, the first half of a character: either
    would absorb the bracket as its second half.
    """
    raw = raw.rstrip(_TRAILING_JUNK)
    return raw[:-1] if (len(raw) - len(raw.rstrip("\\"))) % 2 else raw
