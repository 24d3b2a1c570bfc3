"""Construction of records from parsed text, with replay and checks of every move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagnostics import Diagnostic, Location
from ...display_text import clip_text
from ...go import RECORDING, Board, Colour, IllegalReason, Point, Replay
from ...record import Property, new_game
from ...record.properties.codec import write_move, write_points
from ...record.properties.tables import COLOUR_LETTERS, SETUP_IDENTS
from ...record.properties.texts import encode_text
from .errors import MAX_QUOTE, TextRecordDiagnosticCode
from .events import player_of_move
from .parsers import MoveEntry, RemovalEntry, SetupEntry

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ...go import Size
    from ...notation import Notation
    from ...record import Tree
    from .parsers import Entry


class RecordBuilder:
    """Builder of a record from parsed text, which collects the problems found in the text.

    Added and removed stones are kept until the next move. A stone removed right before a move was
    captured if the move captures it; any other one was removed by setup. ``lists_captures`` says
    that the text lists all captured stones.
    """

    def __init__(self, notation: Notation, size: Size, *, lists_captures: bool) -> None:
        self.tree: Tree = new_game(size)
        self.diagnostics: list[Diagnostic] = []
        self._notation = notation
        self._size = size
        self._lists_captures = lists_captures
        self._replay = Replay(Board.empty(size), RECORDING)
        self._node = self.tree.root
        self._moves = 0
        self._last_number = 0
        self._to_play = Colour.BLACK
        self._white_is_odd = False
        self._reported_player = False
        self._suicide: tuple[Point, Colour] | None = None
        self._put: dict[Point, Colour | None] = {}
        self._off: dict[Point, RemovalEntry] = {}
        self._comments: list[str] = []

    def add_entry(self, entry: Entry) -> None:
        """Add a parsed entry (a move, or a stone set up or removed) to the record."""
        match entry:
            case SetupEntry():
                self._treat_as_setup(self._off)
                self._put[entry.point] = entry.colour
                self._comments.append(entry.comment)
            case RemovalEntry():
                self._take_off(entry)
            case MoveEntry():
                self._play(entry)

    def finish(self) -> Tree:
        """Return the record, after adding the setup that no move follows."""
        self._treat_as_setup(self._off)
        comment = self._set_up()
        if comment:
            self._append([_comment(comment)])
        return self.tree

    def _treat_as_setup(self, points: Iterable[Point]) -> None:
        """Treat the removal of the stones on these points as setup, not as a capture."""
        for point in list(points):
            self._put[point] = None
            self._comments.append(self._off.pop(point).comment)

    def _take_off(self, entry: RemovalEntry) -> None:
        point, colour = entry.point, entry.colour
        here = None if point in self._off else self._put.get(point, self._replay.board[point])
        if here is not colour:
            self._comments.append(entry.comment)
            if self._suicide != (point, colour):
                self._report(
                    TextRecordDiagnosticCode.NO_STONE, entry, points=[point], colour=colour
                )
            return
        self._off[point] = entry
        if entry.by_setup:
            self._treat_as_setup([point])

    def _play(self, entry: MoveEntry) -> None:
        colour = self._player(entry)
        self._moves += 1
        listed = set(self._off)
        self._check_step(entry, colour)
        self._treat_as_setup(self._not_captured(entry, colour))
        comments = [off.comment for off in self._off.values()]
        comments.insert(0, self._set_up())
        illegal, captured = self._replay_move(entry.point, colour)
        if illegal:
            self._report(TextRecordDiagnosticCode.ILLEGAL, entry, reason=illegal)
        if entry.off_board:
            self._report(TextRecordDiagnosticCode.NO_POINT, entry)
        self._compare_captures(entry, listed, captured)
        comments.append(entry.comment)
        if entry.illegal and (illegal is None or entry.illegal != illegal.value):
            comments[-1] = ", ".join(filter(None, [f"illegal: {entry.illegal}", entry.comment]))
        self._add_move(entry, colour, "\n".join(filter(None, comments)))

    def _replay_move(
        self, point: Point | None, colour: Colour
    ) -> tuple[IllegalReason | None, set[Point]]:
        """Play a move or a pass; return why it is illegal, if it is, and which stones it
        captured.
        """
        if point is None:
            self._replay.pass_turn(colour)
            self._suicide = None
            return None, set()
        illegal = self._replay.play(point, colour).illegal
        captured = set(self._replay.captured)
        self._suicide = (point, colour) if point in captured else None
        return illegal, captured

    def _player(self, entry: MoveEntry) -> Colour:
        """Return the player of a move: the stated one, else the one implied by the move's number,
        else the opponent of the last player.

        Odd numbers are Black's, unless the text counts the moves and states that White begins.
        """
        by_number = None if entry.number is None else player_of_move(entry.number)
        if self._moves == 0:
            self._white_is_odd = entry.colour not in (None, by_number)
        if by_number is not None and self._white_is_odd:
            by_number = by_number.opponent
        colour = entry.colour or by_number or self._to_play
        if by_number not in (None, colour) and not self._reported_player:
            self._reported_player = True
            self._report(TextRecordDiagnosticCode.OTHER_COLOUR, entry, number=entry.number)
        self._to_play = colour.opponent
        return colour

    def _not_captured(self, entry: MoveEntry, colour: Colour) -> set[Point]:
        """Return the stones that the text removes before a move although the move does not capture
        them; they count as removed by setup.

        These are the stones that the move would not capture; or all of them, if only then the move
        captures exactly what the text says. Stones of the player are captured only by a move that
        the text calls a suicide. A stone on the move's own point is removed by the move if the text
        calls it occupied; the stone of a suicide itself is removed after the move.
        """
        off = set(self._off)
        if entry.point is None or not off:
            return off
        replaced = {entry.point} if entry.illegal == IllegalReason.OCCUPIED.value else set()
        own = {point for point in off - replaced if self._off[point].colour is colour}
        if entry.is_suicide:
            own = set()
        left = own | (off - self._captured(entry.point, colour, own) - replaced)
        for by_setup in (left, off - replaced):
            if self._captured(entry.point, colour, by_setup) == off - by_setup - replaced:
                return by_setup
        return left

    def _captured(self, point: Point, colour: Colour, by_setup: set[Point]) -> set[Point]:
        """Return the stones that a move would capture if some stones were removed by setup before
        it.
        """
        steps = len(self._replay)
        if setup := self._put | dict.fromkeys(by_setup):
            self._replay.set_up(setup)
        self._replay.play(point, colour)
        captured = set(self._replay.captured) - {point}
        while len(self._replay) > steps:
            self._replay.take_back()
        return captured

    def _check_step(self, entry: MoveEntry, colour: Colour) -> None:
        start = entry.start
        if start is not None and self._put.get(start, self._replay.board[start]) is not colour:
            self._report(TextRecordDiagnosticCode.NO_START, entry)

    def _compare_captures(self, entry: MoveEntry, listed: set[Point], captured: set[Point]) -> None:
        """Report differences between the captures that the text states and those on the board."""
        stated = listed | set(entry.taken or ())
        not_taken = stated - captured
        if entry.illegal == IllegalReason.OCCUPIED.value:
            not_taken.discard(entry.point)
        if not_taken:
            self._report(TextRecordDiagnosticCode.NOT_TAKEN, entry, points=not_taken)
        not_listed = captured - stated - {entry.point}
        if not_listed and (self._lists_captures or entry.taken is not None):
            self._report(TextRecordDiagnosticCode.NOT_LISTED, entry, points=not_listed)

    def _set_up(self) -> str:
        """Add the pending setup and its comment to the record; return the comment if there is no
        setup, else an empty string.
        """
        stones = self._put
        comment = "\n".join(filter(None, self._comments))
        self._put, self._off, self._comments = {}, {}, []
        if self._node == self.tree.root:
            stones = {point: colour for point, colour in stones.items() if colour}
        if not stones:
            return comment
        self._replay.set_up(stones)
        properties = [
            Property(ident, write_points(points))
            for colour, ident in SETUP_IDENTS.items()
            if (points := [point for point, stone in stones.items() if stone is colour])
        ]
        if comment:
            properties.append(_comment(comment))
        self._append(properties)
        return ""

    def _add_move(self, entry: MoveEntry, colour: Colour, comment: str) -> None:
        properties = [Property(COLOUR_LETTERS[colour], (write_move(entry.point),))]
        properties += self._stated_number(entry)
        if comment:
            properties.append(_comment(comment))
        self.tree, self._node = self.tree.add(self._node, properties)

    def _stated_number(self, entry: MoveEntry) -> list[Property]:
        """Return a list with the property for the number of a move; it is empty if the number is
        missing or as expected.
        """
        last = self._last_number
        self._last_number = last + 1 if entry.number is None else entry.number
        usual = (last + 1,) if entry.colour else (last + 1, last + 2)
        if entry.number in (None, *usual):
            return []
        return [Property("MN", (str(entry.number),))]

    def _append(self, properties: list[Property]) -> None:
        """Add properties to the root if there is no other node yet, otherwise in a new node."""
        if self._node == self.tree.root:
            root = self.tree.properties(self._node)
            self.tree = self.tree.set_properties(self._node, [*root, *properties])
        else:
            self.tree, self._node = self.tree.add(self._node, properties)

    def _report(
        self,
        code: TextRecordDiagnosticCode,
        entry: Entry,
        *,
        points: Iterable[Point] = (),
        **data: Any,
    ) -> None:
        ordered = sorted(points, key=lambda point: (point.column, -point.row))
        names = tuple(self._notation.format(point, self._size) for point in ordered)
        if isinstance(entry, MoveEntry):
            text = clip_text(entry.name, MAX_QUOTE)
            data = {"number": entry.number or self._moves, "text": text} | data
        data["names"] = names
        self.diagnostics.append(Diagnostic(code, Location(*entry.place), data))


def _comment(text: str) -> Property:
    return Property("C", (encode_text(text),))
