"""Games in logs of the Go Text Protocol (version 2): commands, and the answers of engines.

Prompts, numbers of commands and other output are skipped. A command that is refused with ``?`` has
no effect.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Colour, HandicapError, Size, handicap_points
from ...named_tuples import NamedTuple
from ...notation import NotationError, notation
from ...record import Property
from ...record.properties.tables import COLOUR_LETTERS
from ..errors import TextPosition
from .builder import RecordBuilder
from .errors import TextError, TextErrorReason
from .parsers import MoveEntry, SetupEntry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ...diagnostics import Diagnostic
    from ...go import Point
    from ...record import Tree
    from ..pasted_text import TextLine
    from .parsers import Entry

_LONGEST_NUMBER = 9
"""Maximum number of digits that are read; Python does not convert thousands of them."""
_WESTERN = notation("western")
_DEFAULT_SIZE = Size(19, 19)
_COLOURS = {"b": Colour.BLACK, "black": Colour.BLACK, "w": Colour.WHITE, "white": Colour.WHITE}
_COMMAND = re.compile(
    r"\s*(?:[\w.-]{0,20}\s?[>»]+\s*|(?:gtp )?command:?\s*)?(?:\d{1,6}\s+)?"
    r"(?P<name>boardsize|clear_board|komi|play|genmove|undo|fixed_handicap|place_free_handicap|"
    r"set_free_handicap)\b(?P<arguments>[^#]*)",
    re.IGNORECASE,
)
_MISSPELLED = re.compile(
    r"\s*(?:\d{1,6}\s+)?[a-z]+\s+(?:b|w|black|white)\s+(?:[a-hj-z]{1,2}\d{1,2}|pass)\s*",
    re.IGNORECASE,
)
_HIDDEN = re.compile(
    r"\b(?:boardsize\s+\d|(?:play|genmove)\s+(?:b|w|black|white)\b)", re.IGNORECASE
)
"""A command after other text on its line."""
_ANSWER = re.compile(r"\s*(?:[\w.-]{0,20}\s?[<«>»]+\s*)?(?P<sign>[=?])\d*\s*(?P<text>.*)")
_PASS = "pass"
_RESIGN = "resign"
_MOST_GAMES = 200


class _Command(NamedTuple):
    """A command with its line, and the answer, if there is one."""

    line: int
    name: str
    arguments: list[str]
    answer: str | None
    is_refused: bool

    @property
    def position(self) -> TextPosition:
        """The beginning of the command's line."""
        return TextPosition(self.line, 1)


class LoggedGames(NamedTuple):
    """The games in a log, and the problems found in their moves."""

    trees: list[Tree]
    diagnostics: list[Diagnostic]


def read_gtp_log(
    lines: Sequence[TextLine], pause: Callable[[], object] = lambda: None
) -> LoggedGames | None:
    """Return the games in a log, or None if there is no move in it.

    ``boardsize`` and ``clear_board`` after moves begin another game.

    :raises TextError: for a move that cannot be read.
    """
    commands = _commands(lines, pause)
    if not any(command.name in ("play", "genmove") for command in commands):
        return None
    games = [_Game(_DEFAULT_SIZE)]
    for command in commands:
        pause()
        if command.is_refused:
            continue
        if command.name == "genmove" and command.answer is None and command != commands[-1]:
            raise TextError(TextErrorReason.NO_MOVE, command.position, command.name)
        if command.name in ("boardsize", "clear_board") and games[-1].entries:
            games.append(_Game(games[-1].size))
        games[-1].execute(command)
    played = [game for game in games if game.entries][:_MOST_GAMES]
    if not played:
        return None
    trees = [game.tree() for game in played]
    return LoggedGames(trees, [found for game in played for found in game.diagnostics])


def _commands(lines: Sequence[TextLine], pause: Callable[[], object]) -> list[_Command]:
    commands: list[_Command] = []
    for line in lines:
        pause()
        if match := _COMMAND.fullmatch(line.text):
            arguments = match["arguments"].lower().split()
            commands.append(_Command(line.number, match["name"].lower(), arguments, None, False))
        elif (_MISSPELLED.fullmatch(line.text) and commands) or _HIDDEN.search(line.text):
            place = TextPosition(line.number, 1)
            raise TextError(TextErrorReason.LEFTOVER, place, line.text.strip())
        elif (match := _ANSWER.fullmatch(line.text)) and commands and commands[-1].answer is None:
            refused = match["sign"] == "?"
            commands[-1] = commands[-1]._replace(answer=match["text"], is_refused=refused)
    return commands


class _Game:
    """A game under construction."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self.entries: list[Entry] = []
        self.diagnostics: list[Diagnostic] = []
        self._komi = ""
        self._result = ""

    def execute(self, command: _Command) -> None:
        """Carry out a command."""
        match command.name, command.arguments:
            case "boardsize", [side, *_] if side.isdecimal():
                length = int(side[:_LONGEST_NUMBER])
                if not 1 <= length <= MAX_SIDE:
                    raise _error(command, side)
                self.size = Size(length, length)
            case "komi", [komi, *_]:
                self._komi = komi if re.fullmatch(r"-?\d{1,3}(?:\.\d{1,3})?", komi) else ""
            case "play", [colour, point, *_] if colour in _COLOURS:
                self._play(command, _COLOURS[colour], point)
            case "genmove", [colour, *_] if colour in _COLOURS:
                answer = (command.answer or "").split()
                if answer:
                    self._play(command, _COLOURS[colour], answer[0].lower())
            case "undo", _:
                self._undo()
            case "fixed_handicap", [stones, *_] if stones.isdecimal():
                self._handicap(command, int(stones[:_LONGEST_NUMBER]))
            case "set_free_handicap", points:
                self._set_up(command, points)
            case "place_free_handicap", _:
                self._set_up(command, (command.answer or "").lower().split())
            case (("boardsize" | "play" | "genmove" | "fixed_handicap"), _):
                raise _error(command, " ".join((command.name, *command.arguments)))

    def _play(self, command: _Command, colour: Colour, name: str) -> None:
        if name == _RESIGN:
            self._result = f"{COLOUR_LETTERS[colour.opponent]}+R"
            return
        point = None if name == _PASS else self._point(command, name)
        self.entries.append(MoveEntry(command.position, None, colour, point, name))

    def _undo(self) -> None:
        if self.entries and isinstance(self.entries[-1], MoveEntry):
            del self.entries[-1]

    def _handicap(self, command: _Command, stones: int) -> None:
        try:
            points = handicap_points(stones, self.size)
        except HandicapError:
            raise _error(command, str(stones)) from None
        if stones == 3:  # unlike in Japan, the lower right corner stays empty
            corners = handicap_points(4, self.size)
            points = [*points[:2], *(point for point in corners if point not in points)]
        self._add_stones(command, points)

    def _set_up(self, command: _Command, names: Sequence[str]) -> None:
        self._add_stones(command, [self._point(command, name) for name in names])

    def _add_stones(self, command: _Command, points: Iterable[Point]) -> None:
        self.entries += [SetupEntry(command.position, Colour.BLACK, point) for point in points]

    def _point(self, command: _Command, name: str) -> Point:
        try:
            return _WESTERN.parse(name.upper(), self.size)
        except NotationError as error:
            raise TextError(TextErrorReason.NAME, command.position, name, cause=error) from error

    def tree(self) -> Tree:
        """Return the game as a record."""
        builder = RecordBuilder(_WESTERN, self.size, lists_captures=False)
        for entry in self.entries:
            builder.add_entry(entry)
        tree = builder.finish()
        self.diagnostics += builder.diagnostics
        facts = [
            Property(ident, (value,))
            for ident, value in (("KM", self._komi), ("RE", self._result))
            if value
        ]
        return tree.set_properties(tree.root, [*tree.properties(tree.root), *facts])


def _error(command: _Command, text: str) -> TextError:
    return TextError(TextErrorReason.LEFTOVER, command.position, text)
