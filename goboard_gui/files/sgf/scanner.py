"""Tolerant, iterative and lossless scanner: finds the games in the text of a file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..errors import RepairCode
from .game_reader import MAX_PROBLEMS, GameReader, SourceProblem, TooManyNodesError
from .syntax import IDENT

if TYPE_CHECKING:
    from collections.abc import Callable

    from .scanned_game import ScannedGame
    from .source import Source

MAX_NODES = 2_000_000
"""Node limit of a file; a 100 MB joseki dictionary would have that many."""
_GAME_COSTS = 10  # memory of a game, in nodes
_FLAGS = re.ASCII | re.DOTALL
# A game starts with "(;"; in the header of a mail that may be a smiley.
_START = re.compile(r"\(\s*+;(?![-^~'o*]{1,2}[)(|/DPp])", _FLAGS)
# If one of the two is missing, the property or move after the other identifies a game.
_LAMED_START = re.compile(
    r"[(;]\s*+(?=(?:GM|FF|CA|SZ|AP|AB|AW)\s*+\[)|;\s*+(?=[BW]\[[A-Za-z]{0,2}\])", _FLAGS
)
# The rest of a root whose beginning was overwritten.
_ROOT_PROPERTY = re.compile(
    r"(?<![A-Za-z])(?:GM|FF|CA|SZ|AP|AB|AW|HA|KM|PB|PW|RE|RU|DT|EV|PC)\s*+\[", _FLAGS
)
# Any start, for texts without a better one.
_ANY_START = re.compile(rf"\(\s*+;|[(;]\s*+(?={IDENT}\s*+\[)", _FLAGS)
_LOST = re.compile(r"[A-Z]{1,2}\[[^\]]{0,200}\]", _FLAGS)


def scan(
    source: Source, limit: int = MAX_NODES, progress: Callable[[int], object] | None = None
) -> tuple[list[ScannedGame], list[SourceProblem]]:
    """Return all games of a text, and the first `MAX_PROBLEMS` problems in it.

    ``progress`` is called regularly with the number of characters read; its exceptions end the
    scan.

    :raises TooManyNodesError: when there are more than ``limit`` nodes in all.
    """
    scanner = _Scanner(source, limit, progress or _ignore_progress)
    scanner.run()
    return scanner.games, scanner.problems


def _ignore_progress(_done: int) -> None:
    """Ignore progress: the default callback."""


class _Scanner:
    """Scanner for the games of a text and the text between them."""

    def __init__(self, source: Source, limit: int, progress: Callable[[int], object]) -> None:
        self.source = source
        self.limit = limit
        self.progress = progress
        self.games: list[ScannedGame] = []
        self.problems: list[SourceProblem] = []

    def run(self) -> None:
        text = self.source.text
        pos = 0
        while (begin := self._next_start(pos)) is not None:
            self._outside(pos, begin)
            if self.limit <= 0:
                raise TooManyNodesError(begin)
            number = len(self.games)
            reader = GameReader(
                self.source, begin, number, self.limit, self.problems, self.progress
            )
            game = reader.read()
            self.limit -= len(game) + _GAME_COSTS
            if len(game):
                self.games.append(game)
            pos = game.end
        self._outside(pos, len(text))

    def _next_start(self, pos: int) -> int | None:
        text = self.source.text
        regular = _START.search(text, pos)
        begin = len(text) if regular is None else regular.start()
        lamed = _LAMED_START.search(text, pos, begin)
        if lamed is None and regular is None and not self.games:
            lamed = _ANY_START.search(text, pos)
        if lamed is None:
            return None if regular is None else begin
        root = _ROOT_PROPERTY.search(text, pos, lamed.start())
        begin = (root or lamed).start()
        self._report(RepairCode.MISSING_START, begin, len(self.games))
        return begin

    def _outside(self, start: int, end: int) -> None:
        """Keep text outside games, and report it if it seems to be part of a game."""
        text = self.source.text[start:end]
        bare = text.strip()
        if not bare:
            return
        offset = start + text.index(bare)
        if self.games and bare.startswith(")"):
            self._report(RepairCode.EXTRA_CLOSE, offset)
        elif bare.endswith("(") and end < len(self.source.text):
            self._report(RepairCode.EXTRA_OPEN, start + text.rindex("("))
        if lost := _LOST.search(text):
            self._report(RepairCode.LOST_TEXT, start + lost.start())

    def _report(self, kind: RepairCode, offset: int, game: int | None = None) -> None:
        if len(self.problems) < MAX_PROBLEMS:
            self.problems.append(SourceProblem(kind, offset, game, None, ""))
