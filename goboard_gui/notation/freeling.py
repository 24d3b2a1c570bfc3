"""Freeling's notation for moves of pieces along diagonals, as in draughts, on boards of any size.

A quiet move keeps one of its two lines and writes it once: ``f45`` is f4 to f5, ``gf5`` is g5 to
f5. A capture ends with ``x`` and may leave its lines (``e8g6x``), keep one (``eg8x``), or end where
it started (``f6x``). In a class with more than ten numbers a hyphen separates the start from the
end: ``f4-5``, ``f-g5``, ``e8-g6x``; it is tolerated on smaller boards.

Case tells the class, as in names of points: ``I3-4`` is on the points that draughts leaves empty. A
move never changes its class, so its letters are all lower-case or all capitals; primes instead of
capitals are not accepted. The final ``x`` cannot be confused with a line, whose letters precede a
number, so it may also be a capital or ``×``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import Point
from ..late_patterns import late_pattern
from ..named_tuples import NamedTuple
from .base import normalise_punctuation
from .errors import NotationError, NotationErrorReason
from .obliques import DIAGONAL, PointClass, oblique_name, point_class, read_intersection

if TYPE_CHECKING:
    import re

    from ..go import Size

_MOST_NUMBERS_OF_ONE_DIGIT = 10


def _grammar(letter: str, number: str, hyphen: str) -> re.Pattern[str]:
    """Return a regular expression for moves, given patterns for their parts; a letter or number
    that a move leaves unchanged is written once.
    """
    return late_pattern(
        rf"(?!{letter}{number}\Z)"  # the name of a point
        f"(?P<letter>{letter})"
        f"(?:(?P<left>{number}){hyphen}(?P<other>{letter})?|{hyphen}(?P<reached>{letter}))?"
        f"(?P<number>{number})(?P<capture>[xX×])?"
    )


_COMPACT = _grammar("[A-Za-z]", "[0-9]", "")
# The number of digits is limited, since int() raises an error for very long numbers.
_SPELT = _grammar("(?:[a-z]{1,9}|[A-Z]{1,9})", "[0-9]{1,9}", "-")


class FreelingMove(NamedTuple):
    """A move of a draughts piece between points of one checkerboard colour, or in Go a pair of
    points on a diagonal.
    """

    start: Point
    end: Point
    capture: bool = False


def write_move(move: FreelingMove, size: Size) -> str:
    """Return the shortest form of a move in Freeling's notation.

    :raises OffBoardError: if a point is not on the board.
    :raises NotationError: if no piece moves like that; its ``text`` is empty.

    >>> from goboard_gui.go import Point, Size
    >>> write_move(FreelingMove(Point(4, 7), Point(5, 6)), Size(10, 10))
    'f45'
    >>> write_move(FreelingMove(Point(3, 15), Point(4, 14)), Size(19, 19))
    'j4-5'
    """
    _check(move, "", size)
    own = point_class(move.start, size)
    (letter, number), (to_letter, to_number) = (
        own.lines_through(move.start),
        own.lines_through(move.end),
    )
    left, reached = own.falling_label(number), own.rising_label(to_letter)
    if letter == to_letter:
        reached = ""
    if number == to_number:
        left = ""
    hyphen = "" if _is_compact(own) or not left + reached else "-"
    capture = "x" if move.capture else ""
    return (
        f"{own.rising_label(letter)}{left}{hyphen}{reached}{own.falling_label(to_number)}{capture}"
    )


def read_move(text: str, size: Size) -> FreelingMove:
    """Parse a move in Freeling's notation.

    :raises NotationError: if the text is not a move, or no piece moves like that.

    >>> from goboard_gui.go import Size
    >>> move = read_move("e8g6x", Size(10, 10))
    >>> oblique_name(move.start, Size(10, 10)), oblique_name(move.end, Size(10, 10)), move.capture
    ('e8', 'g6', True)
    """
    text = normalise_punctuation(text)
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
    # With up to ten numbers there are at most eleven letters: single characters, too.
    return own.number_count <= _MOST_NUMBERS_OF_ONE_DIGIT


def _point(letters: str, number: str, text: str, size: Size) -> Point:
    return read_intersection(letters, number, text, size, playable=letters.islower())


def _check(move: FreelingMove, text: str, size: Size) -> None:
    """Raise an error if a move changes checkerboard colour, or if it does not capture and does not
    go along a diagonal.
    """
    own = point_class(move.start, size)
    kept = [
        line == to_line
        for line, to_line in zip(
            own.lines_through(move.start), own.lines_through(move.end), strict=True
        )
    ]
    reason = None
    if point_class(move.end, size) != own:
        reason = NotationErrorReason.CLASSES_MIXED
    elif not move.capture and not any(kept):
        reason = NotationErrorReason.NO_LINE_KEPT
    elif not move.capture and all(kept):
        reason = NotationErrorReason.NO_STEP
    if reason is not None:
        first, last = oblique_name(move.start, size), oblique_name(move.end, size)
        raise NotationError(text, size, DIAGONAL, reason, first=first, last=last)


def _example(size: Size) -> str:
    """Return an example of a move; on a board that is too small for a diagonal, it is a capture
    that ends where it starts.
    """
    start = Point(0, size.height - 1)
    end = Point(1, size.height - 2)
    move = FreelingMove(start, end) if size.contains(end) else FreelingMove(start, start, True)
    return write_move(move, size)
