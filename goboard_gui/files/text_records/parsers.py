"""Parsers of text records: action rows, running text and annotated lists."""

from __future__ import annotations

import re
from enum import Enum, auto
from typing import TYPE_CHECKING

from ...go import Colour, IllegalReason
from ...named_tuples import NamedTuple
from ...notation import NotationErrorReason
from .errors import TextError, TextErrorReason

if TYPE_CHECKING:
    from ...go import Point
    from ..errors import TextPosition
    from .cursor import TextCursor


class SetupEntry(NamedTuple):
    """A stone that is set up."""

    place: TextPosition
    colour: Colour
    point: Point
    comment: str = ""


class RemovalEntry(NamedTuple):
    """A stone that is removed, either because the next move captures it or by setup.

    ``by_setup`` is true if the text says so.
    """

    place: TextPosition
    colour: Colour
    point: Point
    comment: str = ""
    by_setup: bool = False


class MoveEntry(NamedTuple):
    """A move, or a pass if ``point`` is None.

    ``number`` and ``colour`` are None if they are not stated; ``name`` is the text of the point.
    ``taken`` are the stones that the text lists as captured, None if it lists none. ``illegal`` is
    the stated reason. ``start`` is the origin of a move written as a step. ``off_board`` is true if
    the text itself says that the point is not on the board, ``is_suicide`` if it says that the move
    captures its own stone.
    """

    place: TextPosition
    number: int | None
    colour: Colour | None
    point: Point | None
    name: str
    comment: str = ""
    taken: tuple[Point, ...] | None = None
    illegal: str = ""
    start: Point | None = None
    off_board: bool = False
    is_suicide: bool = False


Entry = SetupEntry | RemovalEntry | MoveEntry


_STONE = re.compile(r"([+-])\s*([BW])(?=\s|\Z)\s*", re.IGNORECASE)
_COLOURS = {"B": Colour.BLACK, "W": Colour.WHITE}
_BEHIND_NAME = re.compile(r"\s|\Z")
AND_SUICIDE = " and suicide"
"""What rows of actions say of moves that are illegal for another reason and a suicide, too."""
_ILLEGAL_ACTION = re.compile(
    rf"illegal: ({'|'.join(reason.value for reason in IllegalReason)})({AND_SUICIDE})?(?:, (.*))?"
)


class MoveNumbers:
    """The numbers of the moves in a text, each higher than the one before.

    A player who moves twice skips a number, in a text that begins with move 1 or 2. Other gaps are
    accepted only if ``gaps`` is set: in some notations a list of points would otherwise be read as
    numbers and points.
    """

    def __init__(self, cursor: TextCursor, *, gaps: bool) -> None:
        self._cursor = cursor
        self._gaps = gaps
        self._last: int | None = None
        self._longest_step = 1

    def read_next(self) -> int | None:
        """Read the number of the next move, if there is one.

        :raises TextError: when it is not higher than the last one, or leaves too large a gap.
        """
        place, last = self._cursor.position, self._last
        number = self._cursor.take_number()
        if number is None:
            return None
        if last is None:
            self._longest_step = 2 if number <= 2 else 1
        elif number <= last or not (self._gaps or number - last <= self._longest_step):
            raise TextError(TextErrorReason.NUMBER, place, str(number), expected=last + 1)
        self._last = number
        return number


class ActionRowComments(Enum):
    """The kinds of comments that the rows of a text may have.

    If the format is not given, the text may be one with several moves per line.
    """

    NONE = auto()
    UNLIKE_MOVES = auto()
    """Those that do not look like another move."""
    ANY = auto()


class ActionParser:
    """Parser of texts with a row for each move and for each stone added or removed, and optional
    comments.
    """

    def __init__(self, cursor: TextCursor, comments: ActionRowComments) -> None:
        self.cursor = cursor
        self.entries: list[Entry] = []
        self._comments = comments
        self._numbers = MoveNumbers(cursor, gaps=True)

    def read(self) -> list[Entry]:
        """Parse the whole text and return its entries.

        :raises TextError: when a row is not in this format.
        """
        while self.cursor.skip_separators() and not self.cursor.at_end_mark():
            self.entries.append(self._row())
        return self.entries

    def _row(self) -> Entry:
        place, word = self.cursor.position, self.cursor.current_word
        stone = self.cursor.take_match(_STONE)
        if stone is None:
            return self._move(place, word)
        if self.cursor.at_end_of_line:
            raise TextError(TextErrorReason.NO_MOVE, place, word)
        point = self.cursor.take_point_name()[0]
        kind = SetupEntry if stone[1] == "+" else RemovalEntry
        return kind(place, _COLOURS[stone[2].upper()], point, self._comment())

    def _move(self, place: TextPosition, word: str) -> MoveEntry:
        number = self._numbers.read_next()
        if number is None:
            raise TextError(TextErrorReason.ACTION, place, word)
        if self.cursor.at_end_of_line:
            raise TextError(TextErrorReason.NO_MOVE, place, str(number))
        self.cursor.skip_blanks()
        point, name = self.cursor.take_point()
        comment, illegal, is_suicide = self._comment(), "", False
        if match := _ILLEGAL_ACTION.fullmatch(comment):
            illegal, comment = match[1], match[3] or ""
            is_suicide = bool(match[2]) or illegal == IllegalReason.SUICIDE.value
        return MoveEntry(
            place, number, None, point, name, comment, illegal=illegal, is_suicide=is_suicide
        )

    def _comment(self) -> str:
        cursor = self.cursor
        if not cursor.matches(_BEHIND_NAME):
            raise TextError(TextErrorReason.LEFTOVER, cursor.position, cursor.current_word)
        cursor.skip_blanks()
        if self._comments is ActionRowComments.UNLIKE_MOVES:
            self._check_comment()
        place, word = cursor.position, cursor.current_word
        comment = cursor.take_line()
        if (
            comment
            and self._comments is ActionRowComments.NONE
            and not _ILLEGAL_ACTION.fullmatch(comment)
        ):
            raise TextError(TextErrorReason.LEFTOVER, place, word)
        return comment

    def _check_comment(self) -> None:
        cursor = self.cursor
        mark, place, word = cursor.save_state(), cursor.position, cursor.current_word
        numbered = cursor.take_number() is not None
        cursor.skip_blanks()
        if numbered and cursor.at_end_of_line:
            numbered = False  # the digits may be a point
            cursor.restore_state(mark)
        action = cursor.matches(_STONE) or (numbered and cursor.at_marked_number)
        if action or (not cursor.at_end_of_line and self._looks_like_a_point(numbered)):
            raise TextError(TextErrorReason.SECOND_MOVE, place, word)
        cursor.restore_state(mark)

    def _looks_like_a_point(self, numbered: bool) -> bool:
        """Return whether the next word looks like a point; after a move number, even a pass or an
        invalid name does.
        """
        if numbered and self.cursor.at_pass:
            return True
        try:
            self.cursor.take_point_name()
        except TextError as error:
            cause = error.cause
            return numbered and cause is not None and cause.reason is not NotationErrorReason.SYNTAX
        return True


_SET_UP = re.compile(r"set\s+up\b", re.IGNORECASE)
_TAKEN_OFF = re.compile(r"taken\s+off\b", re.IGNORECASE)
# If the second part could match without a comma, a long blank would be tried in every division.
_TAKES = re.compile(r"\s*(?:,\s*)?(takes|loses)\b", re.IGNORECASE)
_ILLEGAL = re.compile(r"\s*(?:,\s*)?illegal:\s*([a-z]+)\b", re.IGNORECASE)
_LOST = re.compile(r"([^,]*), not on the board\s*\Z")
_COMMA = re.compile(r"\s*[,;]")
_SAFE_COUNT = 2


class RunningTextParser:
    """Parser of the RUNNING format: numbered moves one after the other, and stones that are set up
    or removed.

    Moves that the user types are in this format, too, for example ``+B (3 3) (15 15) 2 (3 15)``.
    ``entries`` are those read so far, even after an error.
    """

    def __init__(self, cursor: TextCursor, *, gaps: bool = False) -> None:
        """Create a parser; ``gaps`` is as in `MoveNumbers`."""
        self.cursor = cursor
        self.entries: list[Entry] = []
        self._numbers = MoveNumbers(cursor, gaps=gaps)

    @property
    def move_count(self) -> int:
        """The number of moves read so far."""
        return sum(isinstance(entry, MoveEntry) for entry in self.entries)

    def read(self) -> list[Entry]:
        """Parse the whole text and return its entries.

        :raises TextError: when it contains anything else.
        """
        while self.cursor.skip_separators() and not self.cursor.at_end_mark():
            self.read_entry()
        return self.entries

    def read_entry(self) -> None:
        """Read a move, or stones that are set up or removed, and append them to ``entries``."""
        place, word = self.cursor.position, self.cursor.current_word
        stone = self.cursor.take_match(_STONE)
        if stone is None:
            number = self._next_number()
            self.entries.append(self.read_move(place, number))
            return
        colour = _COLOURS[stone[2].upper()]
        for at, point in self._points(place, word):
            if stone[1] == "+":
                self.entries.append(SetupEntry(at, colour, point))
            else:
                self.entries.append(RemovalEntry(at, colour, point, by_setup=True))

    def _points(self, place: TextPosition, word: str) -> list[tuple[TextPosition, Point]]:
        """Read the points after an action ``word``, up to another action or the number of a move.

        Digits that name a point are a point, unless a sign such as a dot follows.
        """
        cursor = self.cursor
        points: list[tuple[TextPosition, Point]] = []
        while cursor.skip_separators() and not cursor.at_end_mark():
            if points and (cursor.matches(_STONE) or cursor.at_marked_number):
                return points
            at = cursor.position
            try:
                point, _ = cursor.take_point_name(exact=True)
            except TextError:
                if points and cursor.at_number:
                    return points
                point, _ = cursor.take_point_name()
            points.append((at, point))
        if not points:
            raise TextError(TextErrorReason.NO_MOVE, place, word)
        return points

    def read_move(self, place: TextPosition, number: int | None) -> MoveEntry:
        """Read the point of a move, after its number has been read."""
        return MoveEntry(place, number, None, *self.cursor.take_point())

    def _next_number(self) -> int:
        cursor = self.cursor
        place, word = cursor.position, cursor.current_word
        number = self._numbers.read_next()
        if number is None:
            raise TextError(TextErrorReason.NO_NUMBER, place, word)
        if not cursor.skip_separators():
            raise TextError(TextErrorReason.NO_MOVE, place, str(number))
        return number


class MoveListParser(RunningTextParser):
    """Parser of the MOVES format: moves with optional numbers and colours, and the remarks of
    exported lists.
    """

    def __init__(self, cursor: TextCursor, *, numbered: bool, gaps: bool = False) -> None:
        super().__init__(cursor, gaps=gaps)
        self._numbered = numbered

    def read_entry(self) -> None:
        """Read a move, or stones that are set up or removed."""
        cursor = self.cursor
        place = cursor.position
        if cursor.take_match(_SET_UP):
            self.entries += [SetupEntry(*stone) for stone in self._stones("set up")]
        elif cursor.take_match(_TAKEN_OFF):
            self.entries += [
                RemovalEntry(*stone, by_setup=True) for stone in self._stones("taken off")
            ]
        else:
            number = self._next_number() if self._numbered else None
            self.entries.append(self.read_move(place, number))

    def read_move(self, place: TextPosition, number: int | None) -> MoveEntry:
        """Read the rest of a move after its number, including the remarks after it."""
        colour, (point, name, start) = self._player_and_point()
        illegal, taken = "", None
        while True:
            if match := self.cursor.take_match(_ILLEGAL):
                illegal = match[1].lower()
            elif match := self.cursor.take_match(_TAKES):
                taken = tuple(self._names(match[1]))
            else:
                lost = bool(point is None and name)
                return MoveEntry(
                    place, number, colour, point, name, "", taken, illegal, start, lost
                )

    def _player_and_point(self) -> tuple[Colour | None, tuple[Point | None, str, Point | None]]:
        """Read a colour, if any, and a point; a letter such as B may instead begin the name of the
        point.
        """
        mark, place, word = self.cursor.save_state(), self.cursor.position, self.cursor.current_word
        colour = self.cursor.take_colour()
        if colour is None:
            return None, self._point()
        if self.cursor.at_end_of_line:
            raise TextError(TextErrorReason.NO_MOVE, place, word)
        try:
            return colour, self._point()
        except TextError:
            behind = self.cursor.save_state()
            self.cursor.restore_state(mark)
            try:
                return None, self._point()
            except TextError:
                self.cursor.restore_state(behind)
        return colour, self._point()

    def _point(self) -> tuple[Point | None, str, Point | None]:
        """Read a point and its name, and the starting point if the move is written as a step.

        The point is None if the text itself says that it is not on the board.
        """
        try:
            return *self.cursor.take_point(), None
        except TextError:
            if step := self.cursor.take_step_move():
                start, end, name = step
                return end, name, start
            if lost := self.cursor.take_match(_LOST):
                return None, lost[1].strip(), None
            raise

    def _stones(self, word: str) -> list[tuple[TextPosition, Colour, Point]]:
        """Read colours, each followed by the points of its stones, up to the end of the line."""
        cursor = self.cursor
        stones: list[tuple[TextPosition, Colour, Point]] = []
        while not cursor.at_end_of_line:
            cursor.skip_separators()
            place, text = cursor.position, cursor.current_word
            colour = cursor.take_colour()
            if colour is None:
                raise TextError(TextErrorReason.COLOUR, place, text)
            stones += [(place, colour, point) for point in self._names(text)]
            cursor.take_match(_COMMA)
        if not stones:
            raise TextError(TextErrorReason.NO_MOVE, cursor.position, word)
        return stones

    def _names(self, word: str) -> list[Point]:
        """Read the names of points after a word, up to a comma or the end of the line."""
        cursor = self.cursor
        place = cursor.position
        points = []
        cursor.skip_blanks()
        while not (cursor.at_end_of_line or cursor.matches(_COMMA)):
            points.append(cursor.take_point_name()[0])
            cursor.skip_blanks()
        if not points:
            raise TextError(TextErrorReason.NO_MOVE, place, word)
        return points


def read_move_list(cursor: TextCursor, *, gaps: bool) -> list[Entry]:
    """Read a list of moves, numbered or not; ``gaps`` is as in `MoveNumbers`.

    A list whose first moves are numbered is treated as numbered: in some notations a list with a
    wrong number would otherwise be valid without numbers.

    :raises TextError: when it is not a list of moves.
    """
    mark = cursor.save_state()
    numbered = MoveListParser(cursor, numbered=True, gaps=gaps)
    failure: TextError | None = None
    try:
        entries = numbered.read()
        if not is_single_number(entries):
            return entries
    except TextError as error:
        if numbered.move_count >= _SAFE_COUNT:
            raise
        failure = error
    diagnostics = cursor.diagnostics.copy()
    cursor.diagnostics.clear()
    cursor.restore_state(mark)
    try:
        return MoveListParser(cursor, numbered=False).read()
    except TextError as error:
        if failure is None:
            cursor.diagnostics[:] = diagnostics
            return entries
        without_numbers = failure.reason is TextErrorReason.NO_NUMBER and not numbered.move_count
        if without_numbers or error.place > failure.place:
            raise
        raise failure from None


def is_single_number(entries: list[Entry]) -> bool:
    """Return whether there is only one move, with a number that may instead be the name of
    a point.
    """
    moves = [entry for entry in entries if isinstance(entry, MoveEntry)]
    return len(moves) == 1 and moves[0].number not in (None, 1)
