"""Lists of moves by Western coordinates as people write them in e-mails and chats, and as engines
print variations: ``1. B D4 2. W Q16``, ``B[D4]``, ``BJ8``, ``PV: D4 Q16``, ``黒1-D4``.

Unlike the formats of `reading`, the same list may mix these forms. All words must be understood.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import Colour
from ...named_tuples import NamedTuple
from ...notation import NotationError, RecordStyle, notation
from ..errors import TextPosition
from .builder import RecordBuilder
from .errors import TextError, TextErrorReason
from .events import player_of_move
from .parsers import MoveEntry
from .reading import TextRecord

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ...go import Size
    from ..pasted_text import TextLine

_WESTERN = notation("western")
_WORDS = {
    Colour.BLACK: "b black 黒 黑 흑 ● ⚫ schwarz noir",
    Colour.WHITE: "w white 白 백 ○ ⚪ weiß blanc",
}
_COLOURS = {word: colour for colour, words in _WORDS.items() for word in words.split()}
_COLOUR = "|".join(sorted(map(re.escape, _COLOURS), key=len, reverse=True))
_POINT = r"[a-hj-z]\d{1,2}(?!\w)|pass(?!\w)|パス"
_MOVE = re.compile(
    rf"""
    (?:(?P<number>\d{{1,3}})\s*(?:[.:)、．]+|(?=[\s(\[]))\s*)?
    (?:(?P<colour>{_COLOUR})\s*(?P<count>(?<![A-Za-z])\d{{1,3}}(?=[\s.:)-]))?\s*[-.:]?\s*
       (?=[(\[]?(?:{_POINT}))
    )?
    (?P<open>[(\[])?\s*(?P<point>{_POINT})\s*(?P<close>[)\]])?
    """,
    re.IGNORECASE | re.VERBOSE,
)
_LEAD = re.compile(
    r"(?:[\w. ()%:,-]{0,120}?\b)?(?:pv|moves?|variation|sequence|line|game|record)\s*[:=]\s*",
    re.IGNORECASE,
)
_SEPARATOR = re.compile(r"(?:\s|[,;|/、，；→⇒·]|->|=>|-(?=\s)|–|—)*")
_WORD = re.compile(r"\S+")
_LEAST_MOVES = 2


class _Move(NamedTuple):
    place: TextPosition
    number: int | None
    colour: Colour | None
    name: str


def read_informal_moves(
    lines: Sequence[TextLine], size: Size, pause: Callable[[], object] = lambda: None
) -> TextRecord | None:
    """Return the record in lines of text, or None if the lines are not a list of moves.

    :raises TextError: for a list of moves with a contradiction, or with a point that is not on the
        board.

    >>> from goboard_gui.files.pasted_text import TextLine
    >>> from goboard_gui.go import Size
    >>> record = read_informal_moves([TextLine(1, "PV: D4 Q16")], Size(19, 19))
    >>> [str(record.tree.properties(node)[0].values[0]) for node in record.tree.main_line()[1:]]
    ['dp', 'pd']
    """
    moves: list[_Move] = []
    for line in lines:
        pause()
        found = _moves(line, is_first=not moves, pause=pause)
        if found is None:
            return None
        moves += found
    if len(moves) < _LEAST_MOVES:
        return None
    builder = RecordBuilder(_WESTERN, size, lists_captures=False)
    for entry in _entries(moves, size, pause):
        builder.add_entry(entry)
    return TextRecord(builder.finish(), builder.diagnostics, RecordStyle.MOVES)


def _moves(line: TextLine, pause: Callable[[], object], *, is_first: bool) -> list[_Move] | None:
    """Return the moves in a line, or None if it contains anything else."""
    text = line.text
    lead = _LEAD.match(text) if is_first else None
    at = lead.end() if lead else 0
    moves: list[_Move] = []
    while True:
        pause()
        at = _SEPARATOR.match(text, at).end()  # type: ignore[union-attr]
        if at == len(text):
            return moves
        match = _MOVE.match(text, at)
        if match is None or bool(match["open"]) != bool(match["close"]):
            return None
        number = match["number"] or match["count"]
        colour = _COLOURS[match["colour"].lower()] if match["colour"] else None
        place = TextPosition(line.number, match.start("point") + 1)
        moves.append(_Move(place, int(number) if number else None, colour, match["point"]))
        at = match.end()


def _entries(moves: list[_Move], size: Size, pause: Callable[[], object]) -> Iterator[MoveEntry]:
    """Yield the moves with their players.

    A number may be that of one move or, before two moves without a number, of a pair.

    :raises TextError: for numbers that do not count, or a point that is not on the board.
    """
    numbers = _numbers(moves)
    for move, number in zip(moves, numbers, strict=True):
        pause()
        by_number = player_of_move(number) if number is not None else None
        colour = move.colour or by_number
        name = move.name.upper()
        if name in ("PASS", "パス"):
            point = None
        else:
            try:
                point = _WESTERN.parse(name, size)
            except NotationError as error:
                raise TextError(TextErrorReason.NAME, move.place, move.name, cause=error) from error
        yield MoveEntry(move.place, number, colour, point, move.name)


def _numbers(moves: list[_Move]) -> list[int | None]:
    given = [move.number for move in moves]
    if not any(given):
        return list(given)
    first = given[0]
    if first is None:
        raise _number_error(moves[0])
    if len(moves) > 1 and given[1] is None:  # pairs, as in chess
        return [_number_in_pair(moves, place) for place in range(len(moves))]
    for place, (move, number) in enumerate(zip(moves, given, strict=True)):
        if number != first + place:
            raise _number_error(move, first + place)
    return list(given)


def _number_in_pair(moves: list[_Move], place: int) -> int:
    """Return the number of a move in a list of numbered pairs."""
    first = moves[0].number
    assert first is not None
    pair, is_second = divmod(place, 2)
    if moves[place].number != (None if is_second else first + pair):
        raise _number_error(moves[place], first + pair)
    return 2 * (first - 1) + place + 1


def _number_error(move: _Move, expected: int = 1) -> TextError:
    if move.number is None:
        return TextError(TextErrorReason.NO_NUMBER, move.place, move.name)
    return TextError(TextErrorReason.NUMBER, move.place, str(move.number), expected=expected)
