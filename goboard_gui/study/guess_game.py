"""The game of guessing the moves of a record one after another, on a scratch record.

Nothing of the record that is later than the question is in the scratch record, and the record
itself is never changed.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING

from ..go import Symmetry
from ..named_tuples import NamedTuple
from ..record.analysis.continuations import continuations
from ..record.analysis.problem_words import without_control_words
from ..record.properties.texts import decode_texts
from ..record.session import Session
from .guessing import GuessResult, GuessScore, MoveGuesses, QuestionLine
from .position import position_of
from .problem_solving.matching import Match, equal_views, matching_moves
from .problem_solving.scratch_records import (
    line_record,
    turned_properties,
    visible_properties,
    with_comment,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from ..go import Colour, Point
    from ..record import PlayAttempt, Tree
    from ..record.analysis.continuations import Continuation
    from .guessing import MoveQuestion
    from .position import Position


class GuessState(Enum):
    """The state of a game of guessing."""

    TO_GUESS = "to guess"
    """A move is asked for, see `GuessGame.question`."""
    REPLY_DUE = "reply due"
    """A wrong move of the record was guessed, and its refutation continues: `GuessGame.reply`."""
    REFUTED = "refuted"
    """The refutation has been played out; `GuessGame.resume` or the next guess goes back."""
    ENDED = "ended"
    """No moves are left."""


class Guessed(NamedTuple):
    """What became of a guess: its result, or the refused attempt at an illegal move.

    Both are None if no move was asked for. ``is_recorded`` is true for a wrong move that is in the
    record.
    """

    result: GuessResult | None = None
    refused: PlayAttempt | None = None
    is_recorded: bool = False


class _Stage(NamedTuple):
    """A node of the scratch record, its node in the record and the view in which it is seen."""

    node: int
    recorded: int
    view: Symmetry


class GuessGame:
    """A game of guessing the moves of some colours on a line of a record.

    In a symmetrical position every equal point is right, and the line continues in that
    orientation. In a problem any right move is, and the line continues with it. A wrong move of the
    record is answered with its refutation.

    >>> from random import Random
    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import Colour, Point
    >>> tree = read_sgf(b"(;SZ[9];B[gc];W[cc])").games[0]
    >>> game = GuessGame(tree, tree.main_line(), 0, [Colour.BLACK, Colour.WHITE], random=Random(1))
    >>> game.guess(Point(6, 6)).result
    <GuessResult.RIGHT: 'right'>
    >>> game.question.point
    Point(column=6, row=2)
    """

    def __init__(
        self,
        tree: Tree,
        line: Sequence[int],
        place: int,
        colours: Iterable[Colour],
        *,
        random: Random,
    ) -> None:
        """Begin at an index of a line, which starts at the root, and ask for the next move."""
        self.guesses: MoveGuesses | None = None
        """The guesses at the current move, on the board; None if none is asked for."""
        self._record = tree
        self._colours = set(colours)
        self._random = random
        self._earlier = GuessScore()
        self._line = QuestionLine(tree, line, place)
        scratch, last = line_record(tree, line[place])
        self._session = Session(scratch)
        self._session.go_to(last)
        stages = zip(self._session.tree.line_to(last), line[: place + 1], strict=True)
        self._stages = [_Stage(node, recorded, Symmetry.IDENTITY) for node, recorded in stages]
        self._asked = len(self._stages)
        """The number of stages up to the question during a refutation."""
        self._state = GuessState.ENDED
        self._ask(self._line.next_question(place, self._colours))

    @property
    def state(self) -> GuessState:
        """The state of the game."""
        return self._state

    @property
    def tree(self) -> Tree:
        """The scratch record: the line up to the question, or to the end of a refutation."""
        return self._session.tree

    @property
    def cursor(self) -> int:
        """The last node of the scratch record."""
        return self._session.cursor

    @property
    def question(self) -> MoveQuestion | None:
        """The move that is asked for, with points on the board, or None."""
        return self.guesses.question if self.guesses else None

    @property
    def score(self) -> GuessScore:
        """The score of all moves, including the guesses at the current one."""
        return self._earlier.with_guesses(self.guesses) if self.guesses else self._earlier

    @property
    def recorded_node(self) -> int:
        """The node of the record that is shown."""
        return self._stages[-1].recorded

    def guess(self, point: Point) -> Guessed:
        """Guess that the move is on a point; after a refutation, go back to the question first.

        :raises KeyError: when the point is not on the board.
        """
        self.resume()
        if self._state is not GuessState.TO_GUESS or self.guesses is None:
            return Guessed()
        question = self.guesses.question
        found = self._match(point, question)
        if found is None:
            refused = self._session.refused_attempt(point, question.colour)
            if refused is not None:
                return Guessed(refused=refused)
            return Guessed(self.guesses.guess(point))
        if found.move.node == question.node or self._line.is_right(found.move):
            self.guesses.accept(point)
            self._go_on(found)
            return Guessed(GuessResult.RIGHT)
        result = self.guesses.guess(point)
        if result in (GuessResult.WRONG, GuessResult.AGAIN) and not self._line.is_accepted(
            found.move
        ):
            self._begin_refutation(found)
            return Guessed(result, is_recorded=True)
        return Guessed(result)

    def reply(self) -> None:
        """Play the next move of a refutation."""
        if self._state is GuessState.REPLY_DUE:
            last = self._stages[-1]
            self._push(self._record.children(last.recorded)[0], last.view)
            self._show_refutation()

    def resume(self) -> None:
        """Go back from a refutation to the question."""
        if self._state in (GuessState.REPLY_DUE, GuessState.REFUTED):
            self._truncate(self._asked)
            self._state = GuessState.TO_GUESS

    def skip(self) -> None:
        """Show the move that is asked for, and ask for the next one."""
        self.resume()
        if self.guesses is not None:
            question, view = self.guesses.question, self._stages[-1].view
            move = next(it for it in self._moves() if it.node == question.node)
            self._go_on(Match(move, view))

    def go_back(self) -> bool:
        """Ask for the move before the one in question again, and return whether there was one."""
        self.resume()
        place = len(self._stages) - 1 - (self.guesses is not None)
        question = self._line.last_question(place, self._colours)
        if question is None:
            return False
        self._keep_score()
        self._ask(question)
        return True

    def ask_for(self, colours: Iterable[Colour]) -> None:
        """Ask for the next move of other colours from the current position on."""
        self.resume()
        self._keep_score()
        self._colours = set(colours)
        self._ask(self._line.next_question(len(self._stages) - 1, self._colours))

    def _ask(self, question: MoveQuestion | None) -> None:
        """Go to the position before a move, and ask for the move; end the game if there is none."""
        self.guesses = None
        if question is None:
            self._state = GuessState.ENDED
            return
        self._go_to(self._line.nodes.index(question.before))
        view = self._stages[-1].view
        size = self._session.size

        def on_board(points: Iterable[Point], views: Iterable[Symmetry]) -> frozenset[Point]:
            return frozenset(each.apply(point, size) for point in points for each in views)

        views = equal_views(self._position(question.colour), view)
        (point,) = on_board([question.point], [view])
        equal = on_board([question.point], views) - {point}
        others = on_board(question.others, views) - equal - {point}
        self.guesses = MoveGuesses(
            replace(question, point=point, others=others, equal_points=equal), size, self._random
        )
        self._state = GuessState.TO_GUESS

    def _go_on(self, found: Match[Continuation]) -> None:
        """Continue with a move, which may leave the line in a problem, and ask for the next one."""
        self._keep_score()
        place = len(self._stages) - 1
        if found.move.node not in self._line.nodes:
            nodes = [*self._line.nodes[: place + 1], found.move.node]
            nodes += self._record.line_from(found.move.node)
            self._line = QuestionLine(self._record, nodes, place + 1)
        self._push(found.move.node, found.view)
        self._ask(self._line.next_question(place + 1, self._colours))

    def _keep_score(self) -> None:
        self._earlier = self.score
        self.guesses = None

    def _match(self, point: Point, question: MoveQuestion) -> Match[Continuation] | None:
        """Return the recorded move that a guess means: the one asked for, or else one that is
        accepted, if it means several.
        """
        moves = [(it, it.point) for it in self._moves() if it.colour is question.colour]
        position, view = self._position(question.colour), self._stages[-1].view

        def rank(match: Match[Continuation]) -> tuple[bool, bool]:
            return match.move.node != question.node, not self._line.is_accepted(match.move)

        return min(matching_moves(point, moves, position, view), key=rank, default=None)

    def _moves(self) -> Sequence[Continuation]:
        return continuations(self._record, self._stages[-1].recorded).children

    def _position(self, colour: Colour) -> Position:
        """Return the position at the end of the scratch record as it is in the record."""
        position = position_of(self._session, colour)
        return position.seen_in(self._stages[-1].view.inverse)

    def _begin_refutation(self, found: Match[Continuation]) -> None:
        self._asked = len(self._stages)
        self._push(found.move.node, found.view)
        self._show_refutation()

    def _show_refutation(self) -> None:
        more = self._record.children(self._stages[-1].recorded)
        self._state = GuessState.REPLY_DUE if more else GuessState.REFUTED

    def _go_to(self, place: int) -> None:
        """Show the position at an index of the line."""
        if place + 1 < len(self._stages):
            self._truncate(place + 1)
        for node in self._line.nodes[len(self._stages) : place + 1]:
            self._push(node, self._stages[-1].view)

    def _push(self, recorded: int, view: Symmetry) -> None:
        """Add a node of the record to the scratch record."""
        properties = visible_properties(self._record.properties(recorded))
        if self._line.is_problem:
            comments = (values for ident, values in properties if ident == "C")
            text = decode_texts(value for values in comments for value in values)
            properties = with_comment(properties, without_control_words(text))
        content = turned_properties(properties, self._record, view)
        self._session.replace_tree(*self._session.tree.add(self.cursor, content))
        self._stages.append(_Stage(self.cursor, recorded, view))

    def _truncate(self, length: int) -> None:
        first = self._stages[length]
        del self._stages[length:]
        self._session.replace_tree(self._session.tree.remove(first.node), self._stages[-1].node)
