"""The game of guessing moves: questions, shrinking hints and the score."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from ..record.analysis.continuations import continuations
from ..record.values.evaluations import MoveEvaluation
from .regions import Rectangle

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from ..go import Colour, Point, Size
    from ..record import Session

MAX_GUESSES = 3
"""After this many wrong guesses the move is shown."""

_HINT_SHRINK = 0.45
"""The side length of a hint relative to that of the previous hint or of the board."""
_MIN_HINT_SIDE = 3
_DISCOURAGED = (MoveEvaluation.BAD, MoveEvaluation.DOUBTFUL)


@dataclass(frozen=True, slots=True)
class MoveQuestion:
    """A move to be guessed by the user; ``before`` is the node from which it is played.

    ``others`` are the moves of variations that the record does not mark as bad or doubtful.
    """

    before: int
    node: int
    colour: Colour
    point: Point
    others: frozenset[Point] = frozenset()


def next_question(session: Session, colours: Iterable[Colour], place: int) -> MoveQuestion | None:
    """Return the question for the next move of the given colours after the index ``place`` of the
    line, or None if there is none.

    Passes are skipped.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import Colour
    >>> from goboard_gui.record import Session
    >>> data = b"(;SZ[9];B[ee];W[];C[x](;B[cc])(;B[gg])(;B[aa]BM[1]))"
    >>> session = Session(read_sgf(data).games[0])
    >>> question = next_question(session, [Colour.BLACK], 1)
    >>> question.before, question.point, question.others
    (3, Point(column=2, row=2), frozenset({Point(column=6, row=6)}))
    """
    wanted = set(colours)
    places = range(place, len(session.line) - 1)
    questions = (_question(session, at, wanted) for at in places)
    return next(filter(None, questions), None)


def last_question(session: Session, colours: Iterable[Colour], place: int) -> MoveQuestion | None:
    """Return the question for the last move of the given colours up to the index ``place`` of the
    line, or None if there is none.

    Passes are skipped.
    """
    wanted = set(colours)
    questions = (_question(session, at, wanted) for at in range(place, -1, -1))
    return next(filter(None, questions), None)


def _question(session: Session, place: int, colours: set[Colour]) -> MoveQuestion | None:
    line = session.line
    if place + 1 >= len(line):
        return None
    before, node = line[place : place + 2]
    moves = continuations(session.tree, before).children
    move = next((move for move in moves if move.node == node), None)
    if move is None or move.colour not in colours:
        return None
    others = frozenset(
        other.point
        for other in moves
        if other.colour is move.colour and other.judgement not in _DISCOURAGED
    )
    return MoveQuestion(before, node, move.colour, move.point, others - {move.point})


class GuessResult(Enum):
    """The result of a guess at a move."""

    RIGHT = "right"
    ALSO_GOOD = "also good"
    """The guess is a variation of the record; it does not affect the score."""
    WRONG = "wrong"
    AGAIN = "again"
    """The guess was made before, or after the move had been shown."""


class MoveGuesses:
    """The user's guesses at one move.

    Each wrong guess shrinks the hint; after the last of `MAX_GUESSES` it is the point alone.
    """

    def __init__(self, question: MoveQuestion, size: Size, random: Random) -> None:
        """Begin a question; ``random`` shifts the hints, so that their centre does not give the
        move away.
        """
        self.question = question
        self.wrong: list[Point] = []
        self.others: list[Point] = []
        self.hint: Rectangle | None = None
        """The area that contains the move, after the first wrong guess."""
        self.found = False
        self._size = size
        self._random = random

    @property
    def is_revealed(self) -> bool:
        """Whether the move has been revealed after too many wrong guesses."""
        return len(self.wrong) >= MAX_GUESSES

    @property
    def guesses(self) -> list[Point]:
        """All guesses that affect the score, in order."""
        return [*self.wrong, self.question.point] if self.found else self.wrong

    def guess(self, point: Point) -> GuessResult:
        """Record a guess and return its result.

        >>> from random import Random
        >>> from goboard_gui.go import Colour, Point, Size
        >>> question = MoveQuestion(0, 1, Colour.BLACK, Point(2, 2))
        >>> search = MoveGuesses(question, Size(19, 19), Random(1))
        >>> [search.guess(Point(column, 9)).value for column in (9, 9, 8)]
        ['wrong', 'again', 'wrong']
        >>> [search.hint.right - search.hint.left + 1, search.guess(Point(2, 2)).value]
        [4, 'right']
        """
        if point == self.question.point:
            self.found = True
            return GuessResult.RIGHT
        if self.is_revealed or point in self.wrong:
            return GuessResult.AGAIN
        if point in self.question.others:
            if point in self.others:
                return GuessResult.AGAIN
            self.others.append(point)
            return GuessResult.ALSO_GOOD
        self.wrong.append(point)
        self.hint = self._smaller_hint()
        return GuessResult.WRONG

    def _smaller_hint(self) -> Rectangle:
        """Return a smaller rectangle around the move, which lies inside the previous hint."""
        point, width, height = self.question.point, self._size.width, self._size.height
        if self.is_revealed:
            return Rectangle.between(point, point)
        before = self.hint or Rectangle(0, 0, width - 1, height - 1)
        left, right = self._narrow(before.left, before.right, point.column)
        top, bottom = self._narrow(before.top, before.bottom, point.row)
        return Rectangle(left, top, right, bottom)

    def _narrow(self, first: int, last: int, inside: int) -> tuple[int, int]:
        """Return a random smaller part of an interval, which still contains ``inside``."""
        length = last - first + 1
        side = min(length, max(_MIN_HINT_SIDE, round(length * _HINT_SHRINK)))
        start = self._random.randint(max(first, inside - side + 1), min(inside, last - side + 1))
        return start, start + side - 1


@dataclass(frozen=True, slots=True)
class GuessScore:
    """The score of guessing a number of moves."""

    moves: int = 0
    """Number of moves guessed at."""
    found_moves: int = 0
    found_at_first: int = 0
    """Number of moves found by the first guess."""
    guesses: int = 0
    total_distance: int = 0
    """Sum of the distances of the first guesses, in lines."""

    @property
    def first_guess_share(self) -> float:
        """The share of moves found with the first guess, from 0 to 1."""
        return self.found_at_first / self.moves if self.moves else 0.0

    @property
    def average_distance(self) -> float:
        """The average distance of first guesses from the move in lines, where right guesses count
        as 0.
        """
        return self.total_distance / self.moves if self.moves else 0.0

    def with_guesses(self, guesses: MoveGuesses) -> GuessScore:
        """Return the score with the guesses at another move added, or the same score if there were
        none.

        >>> from random import Random
        >>> from goboard_gui.go import Colour, Point, Size
        >>> question = MoveQuestion(0, 1, Colour.BLACK, Point(2, 2))
        >>> search = MoveGuesses(question, Size(9, 9), Random(1))
        >>> _ = search.guess(Point(5, 3)), search.guess(Point(2, 2))
        >>> GuessScore().with_guesses(search)
        GuessScore(moves=1, found_moves=1, found_at_first=0, guesses=2, total_distance=3)
        """
        if not guesses.guesses:
            return self
        point, first = guesses.question.point, guesses.guesses[0]
        missed = max(abs(first.column - point.column), abs(first.row - point.row))
        return replace(
            self,
            moves=self.moves + 1,
            found_moves=self.found_moves + guesses.found,
            found_at_first=self.found_at_first + (first == point),
            guesses=self.guesses + len(guesses.guesses),
            total_distance=self.total_distance + missed,
        )
