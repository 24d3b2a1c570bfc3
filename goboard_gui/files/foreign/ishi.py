"""Ishi, the "Standard Format for Go Data Files" of 1990 (David Fotland, britgo.org/tech/ishispec).

Only the introduction of the specification, the example in Sensei's Library (?IshiFormat) and the
notes of PROCISHI (Steve Bailey, a program that renumbers moves) were available to us; docs/ishi.md
says what follows from them and what does not.

Each line begins with a keyword, in capitals or not: facts such as ``KOMI 5.5``, ``SETUP B D4 Q16``,
moves such as ``B 58 D11``, comments between ``COM`` and ``ENDCOM``, and variations between ``VAR``
and ``ENDVAR``. Points are those of the Western notation. A file may hold several games, each of
which begins with ``EVENT``. Nothing follows from the numbers of moves but the numbers themselves:
odd ones may be White's. Control characters are ignored: files of MS-DOS may end with Ctrl+Z.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Colour, Size
from ...notation import NotationError, notation
from ...record import Property
from ...record.properties.codec import write_points
from ...record.properties.tables import MOVE_COLOURS, SETUP_IDENTS
from . import conversions
from .draft import MAX_NODES, ROOT, RecordDraft, numbered_lines
from .errors import ImportDiagnosticCode

if TYPE_CHECKING:
    from ...diagnostics import Diagnostic
    from ...go import Point
    from ...record import Tree
    from .draft import NumberedLine

_NAMES = notation("western")
_MOVE = re.compile(r"([BW])\s+(?:(\d{1,4})\s+)?([A-Z]{1,2}\d{1,2}|PASS)(?=\s|\Z)\s*", re.ASCII)
_END_OF_COMMENT = re.compile(r"(?:\A|(.*)\s)ENDCOM", re.IGNORECASE | re.DOTALL)
_SIZE = re.compile(r"(\d{1,2})(?:\s*[X ]\s*(\d{1,2}))?", re.ASCII)
_NUMBER = re.compile(r"[+-]?\d{1,4}(?:\.\d{1,4})?", re.ASCII)
_IGNORED = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_SEPARATOR = re.compile(r"[\s,]+")
_TEXTS = {
    "EVENT": "event", "ROUND": "round", "PLACE": "place", "TITLE": "game_name", "RULES": "rules",
    "TIME": "time", "SOURCE": "source", "BLACKRANK": "black_rank", "WHITERANK": "white_rank",
}  # fmt: skip


def read(text: str) -> tuple[list[Tree], list[Diagnostic]]:
    """Parse the text of an Ishi file; return its games and the problems found.

    :raises TooManyNodesError: when it is longer than any real game.
    """
    games = [_GameReader()]
    for line in numbered_lines(_IGNORED.sub("", text)):
        if games[-1].begins_another_game(line) and len(games) < MAX_NODES:
            games.append(_GameReader())
        games[-1].read_line(line)
    for game in games:
        game.finish()
    trees = [game.draft.build_tree() for game in games]
    return trees, [found for game in games for found in game.draft.diagnostics]


class _GameReader:
    """Reader of the lines of one game (an event)."""

    def __init__(self) -> None:
        self.draft = RecordDraft()
        self._numbers = {ROOT: 0}
        self._players: dict[int, Colour] = {}
        self._variations: list[int] = []
        self._branches = False
        self._comment: list[str] | None = None
        self._handicap: NumberedLine | None = None
        self._last_line = 1

    def begins_another_game(self, line: NumberedLine) -> bool:
        """Return whether a line ends this game because it begins another one."""
        if self._comment is not None or _keyword(line.text)[0] != "EVENT":
            return False
        return self.draft.info.event is not None or self.draft.has_setup_stones or self._has_nodes

    @property
    def _has_nodes(self) -> bool:
        return len(self._numbers) > 1

    def read_line(self, line: NumberedLine) -> None:
        """Read a line of the game, reporting a problem if it cannot be read."""
        empty_lines = line.number - self._last_line - 1
        self._last_line = line.number
        if self._comment is not None:
            if self._comment:
                self._comment += [""] * empty_lines
            self._continue_comment(line.text)
            return
        keyword, rest = _keyword(line.text)
        match keyword:
            case "COM":
                self._comment = []
                self._continue_comment(rest)
            case "B" | "W":
                self._play(line)
            case "SETUP":
                self._set_up(line, rest)
            case "VAR":
                self._variations.append(self.draft.here)
                self._branches = True
            case "ENDVAR" if self._variations:
                self.draft.here = self._variations.pop()
                self._branches = False
            case "PRISONER":
                pass  # what a move captures follows from the rules
            case _:
                self._read_fact(keyword, rest, line)

    def finish(self) -> None:
        """Report a comment that is cut off by the end of the game, and place handicap stones if
        only their number is stated.
        """
        if self._comment is not None:
            self._end_comment()
            self.draft.add_diagnostic(ImportDiagnosticCode.CUT, self._last_line)
        stones = self.draft.info.handicap or 0
        if self._handicap is None or self.draft.has_setup_stones or stones < 2:
            return
        if self.draft.first_player() is not Colour.BLACK and self.draft.place_handicap(stones):
            self.draft.add_diagnostic(ImportDiagnosticCode.CUSTOMARY_STONES, *self._handicap)

    def _continue_comment(self, text: str) -> None:
        assert self._comment is not None
        end = _END_OF_COMMENT.fullmatch(text)
        words = text if end is None else end[1] or ""
        if words:
            self._comment.append(words)
        if end is not None:
            self._end_comment()

    def _end_comment(self) -> None:
        self.draft.add_comment(self.draft.here, "\n".join(self._comment or ()).rstrip())
        self._comment = None

    def _play(self, line: NumberedLine) -> None:
        """Read the moves of a line, usually one."""
        text, place = line.text.upper(), 0
        while place < len(text):
            match = _MOVE.match(text, place)
            point = None if match is None or match[3] == "PASS" else self._point(match[3])
            if match is None or (point is None and match[3] != "PASS"):
                self.draft.add_diagnostic(ImportDiagnosticCode.BAD_MOVE, line.number, line.text)
                return
            self._add_move(MOVE_COLOURS[match[1]], match[2], point)
            place = match.end()

    def _add_move(self, colour: Colour, number: str | None, point: Point | None) -> None:
        """Add a move to the draft, as the next move or in a variation.

        The first move of a variation replaces the current move if it is by the same player, and
        answers it otherwise.
        """
        draft = self.draft
        if self._branches and self._players.get(draft.here) is colour:
            draft.here = draft.parent_of(draft.here)
        self._branches = False
        expected = self._numbers[draft.here] + 1
        node = draft.play(colour, point)
        self._players[node] = colour
        self._numbers[node] = expected if number is None else int(number)
        if self._numbers[node] != expected:
            draft.add_markup(node, "MN", str(self._numbers[node]))

    def _set_up(self, line: NumberedLine, rest: str) -> None:
        """Set up stones, in the start position or in a node of their own after moves."""
        letter, *names = _SEPARATOR.split(rest.upper())
        colour = MOVE_COLOURS.get(letter)
        points = [point for name in names if (point := self._point(name)) is not None]
        if colour is None or not points:
            self.draft.add_diagnostic(ImportDiagnosticCode.NOT_UNDERSTOOD, *line)
            return
        if len(points) < len(names):
            self.draft.add_diagnostic(ImportDiagnosticCode.BAD_VALUE, *line)
        if self.draft.here == ROOT:
            self.draft.add_setup(points, colour)
            return
        number = self._numbers[self.draft.here]
        node = self.draft.add_node([Property(SETUP_IDENTS[colour], write_points(points))])
        self._numbers[node] = number

    def _point(self, name: str) -> Point | None:
        try:
            return _NAMES.parse(name, self.draft.size)
        except NotationError:
            return None

    def _read_fact(self, keyword: str, rest: str, line: NumberedLine) -> None:
        draft = self.draft
        match keyword:
            case "BLACK" | "WHITE":
                name, rank = conversions.split_name_and_rank(rest)
                player = keyword.lower()
                draft.set_info(**{f"{player}_name": name, f"{player}_rank": rank})
            case "DATE":
                draft.set_info(date=conversions.find_iso_date(rest) or rest)
            case "RESULT":
                draft.set_info(result=conversions.convert_result(rest) or rest)
            case "BOARDSIZE":
                self._set_size(rest, line)
            case "KOMI" | "HANDICAP":
                self._set_number(keyword, rest, line)
            case _ if keyword in _TEXTS:
                draft.set_info(**{_TEXTS[keyword]: rest})
            case _:
                draft.add_diagnostic(ImportDiagnosticCode.NOT_UNDERSTOOD, *line)

    def _set_size(self, rest: str, line: NumberedLine) -> None:
        match = _SIZE.fullmatch(rest.upper())
        width, height = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
        used = self.draft.has_setup_stones or self._has_nodes
        if used or not (1 <= width <= MAX_SIDE and 1 <= height <= MAX_SIDE):
            self.draft.add_diagnostic(ImportDiagnosticCode.BAD_VALUE, *line)
        else:
            self.draft.size = Size(width, height)

    def _set_number(self, keyword: str, rest: str, line: NumberedLine) -> None:
        if not _NUMBER.fullmatch(rest):
            self.draft.add_diagnostic(ImportDiagnosticCode.BAD_VALUE, *line)
        elif keyword == "KOMI":
            self.draft.set_info(komi=float(rest))
        elif (stones := conversions.parse_integer(rest)) is not None and stones >= 0:
            self.draft.set_info(handicap=stones)
            self._handicap = line
        else:
            self.draft.add_diagnostic(ImportDiagnosticCode.BAD_VALUE, *line)


def _keyword(text: str) -> tuple[str, str]:
    """Split a line into its keyword, in capitals, and the rest."""
    keyword, *rest = text.split(None, 1)
    return keyword.upper(), rest[0] if rest else ""
