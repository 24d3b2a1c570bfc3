"""The game of guessing moves: questions, shrinking hints and the score."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

from ..record.analysis.continuations import continuations
from ..record.analysis.problem_judging import judge_problem
from ..record.analysis.problem_marks import node_mark
from ..record.analysis.problem_words import Verdict
from ..record.analysis.problems import Place, find_problems, looks_like_problem, problem_start
from ..record.values.evaluations import MoveEvaluation
from .hints import narrower_hint
from .regions import Rectangle

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from ..go import Colour, Point, Size
    from ..record import Tree
    from ..record.analysis.continuations import Continuation
    from ..record.analysis.problem_judging import JudgedProblem

MAX_GUESSES = 3
"""After this many wrong guesses the move is shown."""

_DISCOURAGED = (MoveEvaluation.BAD, MoveEvaluation.DOUBTFUL)


@dataclass(frozen=True, slots=True)
class MoveQuestion:
    """A move to be guessed by the user; ``before`` is the node from which it is played.

    ``others`` are other moves that are accepted, see `QuestionLine`. ``equal_points`` are points
    that are the same move in a symmetrical position.
    """

    before: int
    node: int
    colour: Colour
    point: Point
    others: frozenset[Point] = frozenset()
    equal_points: frozenset[Point] = frozenset()


class QuestionLine:
    """A line of a record with its questions: the given one in a game; in a problem it continues
    after an index with right moves.

    In a game, the moves of the line are asked for, and moves of variations are accepted unless they
    are marked as wrong, bad or doubtful. In a problem, other right moves of the solving player
    are accepted. Passes are not asked for.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import Colour
    >>> tree = read_sgf(b"(;SZ[9];B[ee];W[];C[x](;B[cc])(;B[gg])(;B[aa]BM[1]))").games[0]
    >>> line = QuestionLine(tree, tree.main_line(), 1)
    >>> question = line.next_question(1, {Colour.BLACK})
    >>> question.before, question.point, question.others
    (3, Point(column=2, row=2), frozenset({Point(column=6, row=6)}))
    """

    def __init__(self, tree: Tree, line: Sequence[int], place: int) -> None:
        """Take a line from the root; ``place`` is the last index up to which it is kept."""
        self._tree = tree
        self._judged = _judged_problem(tree, line)
        self.nodes = list(line)
        if self._judged is not None:
            self.nodes = self._right_line(line, place)

    @property
    def is_problem(self) -> bool:
        """Whether the line is one of a problem."""
        return self._judged is not None

    def next_question(self, place: int, colours: set[Colour]) -> MoveQuestion | None:
        """Return the question for the next move of the colours after an index, or None."""
        questions = (self.question(at, colours) for at in range(place, len(self.nodes) - 1))
        return next(filter(None, questions), None)

    def last_question(self, place: int, colours: set[Colour]) -> MoveQuestion | None:
        """Return the question for the last move of the colours up to an index, or None."""
        questions = (self.question(at, colours) for at in range(place, -1, -1))
        return next(filter(None, questions), None)

    def question(self, place: int, colours: set[Colour]) -> MoveQuestion | None:
        """Return the question for the move after an index of the line, or None if it is no move of
        these colours.
        """
        if place + 1 >= len(self.nodes):
            return None
        before, node = self.nodes[place : place + 2]
        moves = continuations(self._tree, before).children
        move = next((move for move in moves if move.node == node), None)
        if move is None or move.colour not in colours:
            return None
        others = frozenset(
            other.point
            for other in moves
            if other.colour is move.colour and self.is_accepted(other)
        )
        return MoveQuestion(before, node, move.colour, move.point, others - {move.point})

    def is_right(self, move: Continuation) -> bool:
        """Return whether a move of the player who solves the problem leads to its solution."""
        return self._is_judged(move) and self._reaches_right(move.node)

    def is_accepted(self, move: Continuation) -> bool:
        """Return whether a move of a variation is accepted, too."""
        if self._is_judged(move):
            return self._reaches_right(move.node)
        mark = node_mark(self._tree.properties(move.node), move.colour)
        is_wrong = mark is not None and mark.verdict is Verdict.WRONG
        return not is_wrong and move.judgement not in _DISCOURAGED

    def _is_judged(self, move: Continuation) -> bool:
        judged = self._judged
        return judged is not None and judged.is_solvable and move.colour is judged.start.player

    def _right_line(self, line: Sequence[int], place: int) -> list[int]:
        """Return a line that leaves another one after an index where that misses right ends."""
        found = list(line[: place + 1])
        on_line = set(line)
        while children := self._tree.children(found[-1]):
            right = [child for child in children if self._reaches_right(child)]
            wanted = [child for child in right or children if child in on_line]
            found.append(next(iter([*wanted, *right, *children])))
        return found

    def _reaches_right(self, node: int) -> bool:
        move = self._judged and self._judged.move_at(Place(0, node))
        return bool(move and move.reaches_right)


def _judged_problem(tree: Tree, line: Sequence[int]) -> JudgedProblem | None:
    """Return the problem of a record in which a line is, or None if there is none."""
    if not looks_like_problem(tree):
        return None
    on_line = set(line)
    start = next((node for node in find_problems(tree, tree.root) if node in on_line), None)
    return None if start is None else _judge(tree, start)


@lru_cache(maxsize=1)
def _judge(tree: Tree, start: int) -> JudgedProblem:
    """Return a judged problem; the last one is kept for the next question."""
    return judge_problem([tree], problem_start(tree, start))


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
        self.found_point: Point | None = None
        self._size = size
        self._random = random

    @property
    def is_revealed(self) -> bool:
        """Whether the move has been revealed after too many wrong guesses."""
        return len(self.wrong) >= MAX_GUESSES

    @property
    def found(self) -> bool:
        """Whether the move has been found."""
        return self.found_point is not None

    @property
    def guesses(self) -> list[Point]:
        """All guesses that affect the score, in order."""
        return self.wrong if self.found_point is None else [*self.wrong, self.found_point]

    def accept(self, point: Point) -> None:
        """Count a guess as right, which may be another right move of a problem."""
        self.found_point = point

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
        if point == self.question.point or point in self.question.equal_points:
            self.accept(point)
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
        point = self.question.point
        if self.is_revealed:
            return Rectangle.between(point, point)
        return narrower_hint(self.hint, point, self._size, self._random)


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
        question, first = guesses.question, guesses.guesses[0]
        sought = {question.point, *question.equal_points}
        is_at_first = first == guesses.found_point
        missed = 0 if is_at_first else min(_distance(first, point) for point in sought)
        return replace(
            self,
            moves=self.moves + 1,
            found_moves=self.found_moves + guesses.found,
            found_at_first=self.found_at_first + is_at_first,
            guesses=self.guesses + len(guesses.guesses),
            total_distance=self.total_distance + missed,
        )


def _distance(one: Point, other: Point) -> int:
    """Return the distance between two points in lines."""
    return max(abs(one.column - other.column), abs(one.row - other.row))
