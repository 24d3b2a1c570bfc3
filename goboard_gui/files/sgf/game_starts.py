"""Search for the beginnings of games in a text.

A game begins with “(;”. Two kinds of games without it are found as well:

- A root without its ';', as Nihon Ki-in and Sina write it: ``(TE[…]RD[…]PB[…];B[…]…)``.
- A game that lost its beginning: ``;B[aa];W[bb])``.

E-mails and web pages may quote moves. If “(;” follows the closed bracket, the first kind does not
begin in a line after words. If a better start follows, or a game precedes, the second kind is a
game only if nothing but nodes, variations and white space leads from there to the ')' that closes
it, and that is not a bracket of the text before.
"""

from __future__ import annotations

import re

from ...late_patterns import late_pattern
from ...named_tuples import NamedTuple
from .syntax import IDENT, PROPERTY, RAW, possessive_repeat

_FLAGS = re.ASCII | re.DOTALL
# In the header of an e-mail, "(;" may be a smiley.
_REGULAR = re.compile(r"\(\s*+;(?![-^~'o*]{1,2}[)(|/DPp])", _FLAGS)
_BRACKET_BEFORE_PROPERTY = re.compile(rf"\(\s*+(?={IDENT}\s*+\[)", _FLAGS)
# Brackets in a name may be unescaped: "PB[Yamada[3d]]".
_PAIRS = possessive_repeat(r"(?:\\.|\[[^\[\]\\]*+\])[^\[\]\\]*+")
_VALUES = possessive_repeat(rf"\[(?:[^\[\]\\]*+{_PAIRS}\]|{RAW}\])\s*+", "+")
_ROOT = possessive_repeat(rf"{IDENT}\s*+{_VALUES}", "+")
_PROPERTIES = late_pattern(rf"\(\s*+{_ROOT}", _FLAGS)
# What follows a root without its ";": a node, or a variation, which may also lack it.
_NODE = late_pattern(
    rf"\s*+;\s*+(?:{IDENT}\s*+\[|[;()]|\Z)"
    rf"|\s*+\([(\s]*+(?!;?+\s*+(?:GM|FF|CA|SZ|AP)\s*+\[)(?:;|{IDENT}\s*+\[)",
    _FLAGS,
)
# If "(" or ";" is missing, the property or move after the other identifies a game.
_LOST_START = late_pattern(
    r"[(;]\s*+(?=(?:GM|FF|CA|SZ|AP|AB|AW)\s*+\[)|;\s*+(?=[BW]\[[A-Za-z]{0,2}\])", _FLAGS
)
# The rest of a root whose beginning was overwritten.
_ROOT_PROPERTY = late_pattern(
    r"(?<![A-Za-z])(?:GM|FF|CA|SZ|AP|AB|AW|HA|KM|PB|PW|RE|RU|DT|EV|PC)\s*+\[", _FLAGS
)
_OTHER_PROPERTIES = late_pattern(rf"\(\s*+{IDENT}\s*+\[[^();]*+", _FLAGS)
# Any start, for texts without a better one.
_ANY_START = late_pattern(rf"\(\s*+;|[(;]\s*+(?={IDENT}\s*+\[)", _FLAGS)
_NODES = late_pattern(possessive_repeat(rf"[\s;]|{PROPERTY}"), _FLAGS)
_CUT_PROPERTY = late_pattern(rf"{IDENT}\s*+\[", _FLAGS)
_CUT_VALUE = late_pattern(rf"(?:{IDENT}\s*+)?\[", _FLAGS)
_NEXT_GAME = late_pattern(r"\(\s*+;\s*+(?:GM|FF|CA|SZ|AP)\s*+\[", _FLAGS)
_POSITION = late_pattern(r";|A[BW]\s*+\[", _FLAGS)


_LONGEST_LINE = 200
"""Maximum number of characters examined before a bracket."""


class GameStart(NamedTuple):
    """The offset at which a game begins, and whether it begins with ``(;`` as it should."""

    offset: int
    is_regular: bool


class GameStarts:
    """The starts of the games of a text, found one after the other.

    The time is proportional to the length of the text, however many games there are.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._regular = -1
        self._without_semicolon = -1
        self._checked = 0
        """No game that lost its beginning starts before this offset."""

    def find_next(self, pos: int) -> GameStart | None:
        r"""Return the first start of a game at or after an offset, or None if there is none.

        Offsets must not decrease from one call to the next.

        >>> starts = GameStarts("; B[aa] hi\n(B[pp];W[dd]) ;B[aa];W[bb]) (;B[cc])")
        >>> [starts.find_next(pos) for pos in (0, 24, 39)]  # doctest: +NORMALIZE_WHITESPACE
        [GameStart(offset=11, is_regular=False),
         GameStart(offset=25, is_regular=False),
         GameStart(offset=39, is_regular=True)]
        """
        end = len(self._text)
        if self._regular < pos:
            regular = _REGULAR.search(self._text, pos)
            self._regular = end if regular is None else regular.start()
        if self._without_semicolon < pos:
            self._without_semicolon = self._find_without_semicolon(pos, self._regular)
        better = min(self._regular, self._without_semicolon)
        only = better == end and pos == 0
        lost = self._find_any() if only else self._find_lost(pos, better)
        if lost is not None:
            return GameStart(lost, is_regular=False)
        return None if better == end else GameStart(better, better == self._regular)

    def _find_without_semicolon(self, pos: int, before: int) -> int:
        """Return where a root without its ';' begins before an offset, or that offset if there is
        none.
        """
        text, outside = self._text, pos
        while bracket := _BRACKET_BEFORE_PROPERTY.search(text, pos, before):
            # To look beyond that offset from each bracket would take quadratic time.
            properties = _PROPERTIES.match(text, bracket.start(), before)
            if properties is None or _CUT_VALUE.match(text, properties.end()):
                break  # a value swallows the start of a game, or is not closed
            if _NODE.match(text, properties.end()) is None:
                pos = properties.end()
            elif (close := text.find(")", properties.end(), before)) >= 0 and (
                before < len(text) and self._is_after_words(outside, bracket.start())
            ):
                pos = close
            else:
                return bracket.start()
        return before

    def _is_after_words(self, outside: int, place: int) -> bool:
        """Return whether words precede ``place`` on its line; words before ``outside`` do not
        count, because they belong to a game.
        """
        outside = max(outside, place - _LONGEST_LINE)
        begin = max(outside, self._text.rfind("\n", outside, place))
        return any(map(str.isalnum, self._text[begin:place]))

    def _is_in_brackets(self, outside: int, place: int) -> bool:
        """Return whether a bracket is open at ``place``; brackets before ``outside`` do not count,
        because they belong to a game.
        """
        opening = self._text.rfind("(", outside, place)
        return opening >= 0 and self._text.find(")", opening, place) < 0

    def _find_any(self) -> int | None:
        """Return where the only game may begin in a text that has no better start, or None."""
        lost = _LOST_START.search(self._text) or _ANY_START.search(self._text)
        if lost is None:
            return None
        root = _ROOT_PROPERTY.search(self._text, 0, lost.start())
        begin = (root or lost).start()
        bracket = self._text.rfind("(", 0, begin)
        if bracket >= 0 and _OTHER_PROPERTIES.fullmatch(self._text, bracket, begin):
            return bracket
        return begin

    def _find_lost(self, pos: int, before: int) -> int | None:
        """Return where a game whose beginning is missing starts before an offset, or None."""
        text, outside = self._text, pos
        pos = max(pos, self._checked)
        while pos < before and (lost := _LOST_START.search(text, pos, before)):
            root = _ROOT_PROPERTY.search(text, pos, lost.start())
            begin = (root or lost).start()
            end, is_closed = self._end_of_nodes(begin, before)
            if is_closed and not self._is_in_brackets(outside, begin):
                return begin
            # What begins within these nodes leads to the same place.
            self._checked = pos = max(end, begin + 1)
        return None

    def _end_of_nodes(self, begin: int, before: int) -> tuple[int, bool]:
        """Return where the nodes and variations from ``begin`` on end, and whether a ')' closes
        them; the next certain start of a game is at ``before``.
        """
        text, pos = self._text, begin
        depth = 0 if text[begin] == "(" else 1
        while True:
            start, nodes = pos, _NODES.match(text, pos)
            pos = pos if nodes is None else nodes.end()
            if start <= before < pos:
                return pos, False  # a value swallows the start of a game
            char = text[pos : pos + 1]
            if char == "(" and not _NEXT_GAME.match(text, pos):
                depth += 1
            elif char == ")":
                depth -= 1
            else:
                return (len(text) if _CUT_PROPERTY.match(text, pos) else pos), False
            pos += 1
            if depth == 0:
                return pos, _POSITION.search(text, begin, pos) is not None
