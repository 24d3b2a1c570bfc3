"""Freeling's forms of moves in the diagonal notation (seed 001), on boards of any size.

A quiet move keeps one of its two lines and writes it once: ``f45`` is f4 to f5, ``gf5`` is g5 to
f5. A capture has an ``x`` at its end and may leave its lines, ``e8g6x``, keep one, ``eg8x``, or end
where it began, ``f6x``. In a class of points with more than ten numbers a hyphen parts what the
move leaves from what it reaches: ``f4-5``, ``f-g5``, ``e8-g6x``; it is tolerated on smaller boards.

Case tells the class, as in names of points: ``I3-4`` runs on the points that draughts leaves empty.
A move never changes its class, so its letters are all small or all capitals, and primes for
capitals, tolerated in names, are not. The final ``x`` cannot be taken for a line, whose letters
precede a number; therefore it may also be a capital or ``×``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ..go import Point
from .base import normalise
from .errors import NotationError, NotationErrorReason
from .obliques import DIAGONAL, PointClass, class_of, oblique_name, read_crossing

if TYPE_CHECKING:
    from ..go import Size

_MOST_NUMBERS_OF_ONE_DIGIT = 10


def _grammar(letter: str, number: str, hyphen: str) -> re.Pattern[str]:
    """The forms whose lines look as given; a line that is kept stands in its last place only."""
    return re.compile(
        rf"(?!{letter}{number}\Z)"  # the name of a point
        f"(?P<letter>{letter})"
        f"(?:(?P<left>{number}){hyphen}(?P<other>{letter})?|{hyphen}(?P<reached>{letter}))?"
        f"(?P<number>{number})(?P<capture>[xX×])?"
    )


_COMPACT = _grammar("[A-Za-z]", "[0-9]", "")
# int() refuses digits without end.
_SPELT = _grammar("(?:[a-z]{1,9}|[A-Z]{1,9})", "[0-9]{1,9}", "-")


class FreelingMove(NamedTuple):
    """A move of a draughtsman between points of one class, or a diagonal relation in Go."""

    start: Point
    end: Point
    capture: bool = False


def write_move(move: FreelingMove, size: Size) -> str:
    """The shortest form of a move.

    :raises OffBoardError: a point is not on the board.
    :raises NotationError: no piece moves so; its ``text`` is empty.

    >>> from goboard_gui.go import Point, Size
    >>> write_move(FreelingMove(Point(4, 7), Point(5, 6)), Size(10, 10))
    'f45'
    >>> write_move(FreelingMove(Point(3, 15), Point(4, 14)), Size(19, 19))
    'j4-5'
    """
    _check(move, "", size)
    own = class_of(move.start, size)
    (letter, number), (to_letter, to_number) = own.lines(move.start), own.lines(move.end)
    left, reached = own.number(number), own.letter(to_letter)
    if letter == to_letter:
        reached = ""
    if number == to_number:
        left = ""
    hyphen = "" if _is_compact(own) or not left + reached else "-"
    capture = "x" if move.capture else ""
    return f"{own.letter(letter)}{left}{hyphen}{reached}{own.number(to_number)}{capture}"


def read_move(text: str, size: Size) -> FreelingMove:
    """The move that a text in one of the forms describes.

    :raises NotationError: the text is no such form, or no piece moves so.

    >>> from goboard_gui.go import Size
    >>> move = read_move("e8g6x", Size(10, 10))
    >>> oblique_name(move.start, Size(10, 10)), oblique_name(move.end, Size(10, 10)), move.capture
    ('e8', 'g6', True)
    """
    text = normalise(text)
    compact = _is_compact(PointClass(size, playable=text[:1].islower()))
    match = (compact and _COMPACT.fullmatch(text)) or _SPELT.fullmatch(text)
    if not match:
        raise NotationError(
            text, size, DIAGONAL, NotationErrorReason.NO_MOVE, expected=_example(size)
        )
    letter, number = match["letter"], match["number"]
    start = _point(letter, match["left"] or number, text, size)
    end = _point(match["other"] or match["reached"] or letter, number, text, size)
    move = FreelingMove(start, end, match["capture"] is not None)
    _check(move, text, size)
    return move


def _is_compact(own: PointClass) -> bool:
    # Up to ten numbers there are at most eleven letters, so these are single too.
    return own.numbers <= _MOST_NUMBERS_OF_ONE_DIGIT


def _point(letters: str, number: str, text: str, size: Size) -> Point:
    return read_crossing(letters, number, text, size, playable=letters.islower())


def _check(move: FreelingMove, text: str, size: Size) -> None:
    """Refuse a move that keeps no line though it captures nothing, or that changes its class."""
    own = class_of(move.start, size)
    kept = [
        line == to_line
        for line, to_line in zip(own.lines(move.start), own.lines(move.end), strict=True)
    ]
    reason = None
    if class_of(move.end, size) != own:
        reason = NotationErrorReason.CLASSES_MIXED
    elif not move.capture and not any(kept):
        reason = NotationErrorReason.NO_LINE_KEPT
    elif not move.capture and all(kept):
        reason = NotationErrorReason.NO_STEP
    if reason is not None:
        first, last = oblique_name(move.start, size), oblique_name(move.end, size)
        raise NotationError(text, size, DIAGONAL, reason, first=first, last=last)


def _example(size: Size) -> str:
    """A quiet move, or on a board without diagonals the capture of a piece that stays."""
    start = Point(0, size.height - 1)
    end = Point(1, size.height - 2)
    move = FreelingMove(start, end) if size.holds(end) else FreelingMove(start, start, True)
    return write_move(move, size)
