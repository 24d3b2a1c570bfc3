"""Guessing the moves of a game: what is asked, a hint that closes in, and the score."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from ..record.analysis.continuations import continuations
from ..record.values.evaluations import MoveJudgement
from .regions import Rectangle

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from ..go import Colour, Point, Size
    from ..record import Session

TRIES = 3
"""After so many wrong guesses the point is shown."""

_NARROWER = 0.45
"""How long the sides of a hint are, by those of the one before or of the board."""
_LEAST_SIDE = 3
_DISCOURAGED = (MoveJudgement.BAD, MoveJudgement.DOUBTFUL)


@dataclass(frozen=True, slots=True)
class Question:
    """A move to be found from the node ``before`` it.

    ``others`` are the points of variations that the record does not call bad or doubtful.
    """

    before: int
    node: int
    colour: Colour
    point: Point
    others: frozenset[Point] = frozenset()


def next_question(session: Session, colours: Iterable[Colour], place: int) -> Question | None:
    """The first move of these colours after a place of the line; None if there is none.

    Passes are not asked for.

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
    asked = (_question(session, at, wanted) for at in places)
    return next(filter(None, asked), None)


def last_question(session: Session, colours: Iterable[Colour], place: int) -> Question | None:
    """The last move of these colours that is asked for at a place of the line or before it."""
    wanted = set(colours)
    asked = (_question(session, at, wanted) for at in range(place, -1, -1))
    return next(filter(None, asked), None)


def _question(session: Session, place: int, colours: set[Colour]) -> Question | None:
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
    return Question(before, node, move.colour, move.point, others - {move.point})


class Guessed(Enum):
    """What is to be said of a guess."""

    RIGHT = "right"
    ALSO_GOOD = "also good"
    """A variation of the record; it counts neither for nor against."""
    WRONG = "wrong"
    AGAIN = "again"
    """It was said before, or all know by now where the move is."""


class Search:
    """The guesses at one move.

    With each wrong one the hint becomes smaller; after the last of `TRIES` it is the point alone.
    """

    def __init__(self, question: Question, size: Size, chance: Random) -> None:
        """``chance`` places the hints, so that their middles tell nothing."""
        self.question = question
        self.wrong: list[Point] = []
        self.others: list[Point] = []
        self.hint: Rectangle | None = None
        """Where the move is, after the first wrong guess."""
        self.found = False
        self._size = size
        self._chance = chance

    @property
    def shown(self) -> bool:
        """Whether the point is no secret any more."""
        return len(self.wrong) >= TRIES

    @property
    def guesses(self) -> list[Point]:
        """All guesses that count, in their order."""
        return [*self.wrong, self.question.point] if self.found else self.wrong

    def guess(self, point: Point) -> Guessed:
        """Take a guess.

        >>> from random import Random
        >>> from goboard_gui.go import Colour, Point, Size
        >>> search = Search(Question(0, 1, Colour.BLACK, Point(2, 2)), Size(19, 19), Random(1))
        >>> [search.guess(Point(column, 9)).value for column in (9, 9, 8)]
        ['wrong', 'again', 'wrong']
        >>> [search.hint.right - search.hint.left + 1, search.guess(Point(2, 2)).value]
        [4, 'right']
        """
        if point == self.question.point:
            self.found = True
            return Guessed.RIGHT
        if self.shown or point in self.wrong:
            return Guessed.AGAIN
        if point in self.question.others:
            if point in self.others:
                return Guessed.AGAIN
            self.others.append(point)
            return Guessed.ALSO_GOOD
        self.wrong.append(point)
        self.hint = self._narrowed()
        return Guessed.WRONG

    def _narrowed(self) -> Rectangle:
        """A smaller rectangle around the point, within the one before."""
        point, width, height = self.question.point, self._size.width, self._size.height
        if self.shown:
            return Rectangle.between(point, point)
        before = self.hint or Rectangle(0, 0, width - 1, height - 1)
        left, right = self._part(before.left, before.right, point.column)
        top, bottom = self._part(before.top, before.bottom, point.row)
        return Rectangle(left, top, right, bottom)

    def _part(self, first: int, last: int, inside: int) -> tuple[int, int]:
        """A part of some lines, with a certain one somewhere in it."""
        length = last - first + 1
        side = min(length, max(_LEAST_SIDE, round(length * _NARROWER)))
        start = self._chance.randint(max(first, inside - side + 1), min(inside, last - side + 1))
        return start, start + side - 1


@dataclass(frozen=True, slots=True)
class Score:
    """How well one guesses."""

    moves: int = 0
    """Those that one guessed at."""
    found: int = 0
    first: int = 0
    """Those found by the first guess."""
    guesses: int = 0
    lines: int = 0
    """By how many lines the first guesses missed, all together."""

    @property
    def share(self) -> float:
        """The part of the moves that were found by the first guess, from 0 to 1."""
        return self.first / self.moves if self.moves else 0.0

    @property
    def distance(self) -> float:
        """By how many lines a first guess misses, on average; right ones miss by none."""
        return self.lines / self.moves if self.moves else 0.0

    def plus(self, search: Search) -> Score:
        """The score with another move, finished or left; one without a guess does not count.

        >>> from random import Random
        >>> from goboard_gui.go import Colour, Point, Size
        >>> search = Search(Question(0, 1, Colour.BLACK, Point(2, 2)), Size(9, 9), Random(1))
        >>> _ = search.guess(Point(5, 3)), search.guess(Point(2, 2))
        >>> Score().plus(search)
        Score(moves=1, found=1, first=0, guesses=2, lines=3)
        """
        if not search.guesses:
            return self
        point, first = search.question.point, search.guesses[0]
        missed = max(abs(first.column - point.column), abs(first.row - point.row))
        return replace(
            self,
            moves=self.moves + 1,
            found=self.found + search.found,
            first=self.first + (first == point),
            guesses=self.guesses + len(search.guesses),
            lines=self.lines + missed,
        )
