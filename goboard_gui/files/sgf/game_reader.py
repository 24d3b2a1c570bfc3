"""Reader of a single game: fast for valid nodes, tolerant for everything else.

Each valid node is matched by a regular expression; where that fails, the slow path reads one node
or bracket, reports what is wrong, and returns to the fast path.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from ...late_patterns import late_pattern
from ...named_tuples import NamedTuple
from ..errors import SgfDiagnosticCode
from .possible_moves import CommentInterpretation
from .scanned_game import ScannedGame
from .syntax import IDENT, NODE, VALUE, possessive_repeat
from .value_ends import ValueEnds

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from .source import Source

MAX_PROBLEMS = 1000
"""The largest number of problems reported; a file overwritten with garbage has millions."""

_STRETCH = 5000
"""Progress is reported after this many nodes."""


class SourceProblem(NamedTuple):
    """A repaired problem with its text offset, not yet converted to a line and a column.

    ``offset`` counts characters of the text; ``node`` is None outside of nodes.
    """

    code: SgfDiagnosticCode
    offset: int
    game: int | None
    node: int | None
    detail: str


class TooManyNodesError(ValueError):
    """Exception raised if a text has too many nodes; ``offset`` is where the limit was exceeded."""

    def __init__(self, offset: int) -> None:
        super().__init__(offset)
        self.offset = offset


_FLAGS = re.ASCII | re.DOTALL
# Another node of the game, rather than words that quote a move.
_GOES_ON = re.compile(
    rf"\s*+;\s*+(?!(?:GM|FF|CA|SZ|AP)\s*+\[){IDENT}\s*+\[[^\]]*+"
    rf"(?:\]\s*+(?:[\[;()]|{IDENT}\s*+\[|\Z)|\Z)",
    _FLAGS,
)
_PROPERTY_HERE = late_pattern(r"[A-Za-z][A-Za-z0-9]*+\s*+\[", _FLAGS)
_BLANKS = re.compile(r"\s*+", _FLAGS)
_JUNK = late_pattern(possessive_repeat(rf"(?![;()\[]|(?<![A-Za-z0-9]){IDENT}\s*+\[).", "+"), _FLAGS)
_REGULAR = re.compile(
    possessive_repeat(r"\s*+\)") + possessive_repeat(r"\s*+\(", "?") + r"\s*+", _FLAGS
)


class GameReader:
    """Reader of a game, from its '(' to the matching ')'."""

    def __init__(
        self,
        source: Source,
        begin: int,
        number: int,
        limit: int,
        problems: list[SourceProblem],
        progress: Callable[[int], object],
        reading: CommentInterpretation = CommentInterpretation.AUTOMATIC,
        ends_of_confirmed_moves: Collection[int] = (),
    ) -> None:
        """Prepare to read a game; ``progress`` is called regularly with the current text offset,
        and may raise.

        Comments that may contain moves are read as comments, except those that end at one of
        ``ends_of_confirmed_moves``, or all if ``reading`` says so.
        """
        self.reading = reading
        self.ends_of_confirmed_moves = ends_of_confirmed_moves
        self.progress = progress
        self.text = source.text
        self.ends = ValueEnds(source.text)
        self.game = ScannedGame(source, begin)
        self.number = number
        self.limit = limit
        self.problems = problems
        self.current = -1
        # For every open '(': the node before it, and the index of the first node after it.
        self.above = [-1]
        self.firsts = [0]
        self.last = "("
        self.ended = False

    def read(self) -> ScannedGame:
        """Read and return the game; the text after it begins at the game's ``end``.

        :raises TooManyNodesError: when it exceeds the limit.
        """
        pos = self.game.begin
        if self.text[pos] == "(":
            pos += 1
        else:
            self.game.sound = False
        while not self.ended:
            self.progress(pos)
            pos = _skip_blanks(self.text, pos)
            if self.last != ")":
                before = len(self.game)
                pos = self._read_fast(pos)
                if len(self.game) - before == _STRETCH:
                    continue
            if not self.ended:
                pos = self._read_rejected_item(_skip_blanks(self.text, pos))
            if max(len(self.game), len(self.above)) > self.limit:
                raise TooManyNodesError(pos)
        return self.game

    def _read_fast(self, pos: int) -> int:
        """Read valid nodes and their brackets; return the offset where they end."""
        game, above, firsts, closes = self.game, self.above, self.firsts, self.game.closes
        add_start, add_parent = game.starts.append, game.parents.append
        current, count = self.current, len(game)
        most = min(self.limit - count + 1, _STRETCH)
        match = None
        for match in islice(NODE.finditer(self.text, pos), most):
            group = match.lastindex
            if group == 2:
                pos = match.start()
                break
            add_start(match.start())
            add_parent(current)
            if current != count - 1:
                game.add_child(current, count)
            current = count
            count += 1
            if group is None:
                continue
            brackets = _brackets(match[1])
            if brackets is None:
                pos = match.start(1)
                break
            closing, opening = brackets
            if closing:
                pos = match.start(1)
                for offset in closing:
                    if len(above) == 1:
                        self.current = current
                        return self._close_game(pos + offset)
                    current = above.pop()
                    closes[firsts.pop()] = pos + offset
                if not opening:
                    self.current, self.last = current, ")"
                    return match.end()
            above.append(current)
            firsts.append(count)
        else:
            pos = match.end() if match else pos
        self.current = current
        self.last = "(" if count == firsts[-1] else ";"
        return pos

    def _read_rejected_item(self, pos: int) -> int:
        """Read a single item at ``pos`` that the fast reader rejected."""
        text = self.text
        if pos == len(text):
            self._report(SgfDiagnosticCode.MISSING_END, pos)
            self.game.end, self.ended = pos, True
            return pos
        if text[pos] == "(":
            return self._open(pos)
        if text[pos] == ")":
            return self._close(pos)
        if text[pos] == ";" or _PROPERTY_HERE.match(text, pos):
            return self._node(pos)
        if text[pos] == "[":
            self._report(SgfDiagnosticCode.NO_IDENT, pos)
            value = VALUE.match(text, pos)
            return value.end() if value else len(text)
        junk = _JUNK.match(text, pos)
        end = junk.end() if junk else pos + 1
        nul = "\0" in text[pos:end]
        self._report(SgfDiagnosticCode.NUL if nul else SgfDiagnosticCode.JUNK, pos, text[pos:end])
        return end

    def _open(self, pos: int) -> int:
        if self.last == "(":
            self._report(SgfDiagnosticCode.EXTRA_OPEN, pos)
        self.above.append(self.current)
        self.firsts.append(len(self.game))
        self.last = "("
        return pos + 1

    def _close(self, pos: int) -> int:
        if self.last == "(":
            self._report(SgfDiagnosticCode.EMPTY_VARIATION, pos)
        self.last = ")"
        if len(self.above) == 1:
            return self._close_game(pos)
        self.current = self.above.pop()
        self.game.closes[self.firsts.pop()] = pos
        return pos + 1

    def _close_game(self, pos: int) -> int:
        """Handle the ')' that closes the game, unless the game continues after it."""
        if _GOES_ON.match(self.text, pos + 1):
            self._report(SgfDiagnosticCode.EXTRA_CLOSE, pos)
            self.last = ";"
            return pos + 1
        self.game.closes[0] = pos
        self.game.end, self.ended = pos + 1, True
        return pos + 1

    def _node(self, pos: int) -> int:
        game, number = self.game, len(self.game)
        if self.last == ")":
            self._report(SgfDiagnosticCode.NODE_AFTER_VARIATION, pos, node=number)
        begin = pos + 1
        if self.text[pos] != ";":
            begin = pos
            if number:
                self._report(SgfDiagnosticCode.MISSING_SEMICOLON, pos, node=number)
            else:
                game.sound = False
        from .salvage import salvage_node  # few files are damaged

        node = salvage_node(
            self.text,
            begin,
            lambda kind, offset, detail: self._report(kind, offset, detail, number),
            self._is_moves,
            self.ends,
        )
        if number and not node.sound and not node.properties and node.end == len(self.text):
            return node.end  # the file ends inside its first property
        game.starts.append(pos)
        game.parents.append(self.current)
        if self.current != number - 1:
            game.add_child(self.current, number)
        if not node.sound or begin == pos:
            game.salvaged[number] = node
        if node.possible_moves:
            game.doubtful[number] = node
        self.current = number
        self.last = ";"
        return node.end

    def _is_moves(self, end: int) -> bool:
        """Return whether the comment that ends at ``end``, which may contain moves, is read as
        moves.
        """
        return self.reading is CommentInterpretation.AS_MOVES or end in self.ends_of_confirmed_moves

    def _report(
        self, kind: SgfDiagnosticCode, offset: int, detail: str = "", node: int | None = None
    ) -> None:
        if kind is not SgfDiagnosticCode.POSSIBLE_MOVE:
            self.game.sound = False
        if len(self.problems) < MAX_PROBLEMS:
            self.problems.append(SourceProblem(kind, offset, self.number, node, detail[:40]))


class _Brackets(NamedTuple):
    """The brackets that follow a node: the index of each ')', and whether a '(' comes last."""

    closing: tuple[int, ...]
    opening: bool


@lru_cache(1024)
def _brackets(text: str) -> _Brackets | None:
    """Parse the brackets after a node; return None unless they are ')' brackets and then at most
    one '('.
    """
    if not _REGULAR.fullmatch(text):
        return None
    closing = tuple(place for place, char in enumerate(text) if char == ")")
    return _Brackets(closing, "(" in text)


def _skip_blanks(text: str, pos: int) -> int:
    match = _BLANKS.match(text, pos)
    return pos if match is None else match.end()
