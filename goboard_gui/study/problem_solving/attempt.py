"""An attempt to solve a problem, as a state machine without a window.

The record is never changed. What may be seen of it is in a scratch record, which grows by the moves
that are played.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING

from ...go import Symmetry
from ...named_tuples import NamedTuple
from ...record.analysis.problem_words import Verdict, is_choice
from ...record.moves import move_property
from ...record.properties.tables import MOVE_PROPERTIES, SETUP_PROPERTIES
from ...record.session import Session
from ..hints import can_be_narrower, narrower_hint
from ..position import position_of
from .colours import mentions_colour, with_colours_swapped
from .matching import Match, matching_moves
from .problem_nodes import node_properties, start_session
from .problem_texts import comment_at
from .right_lines import right_lines
from .transposed_moves import MovesByPosition

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from random import Random

    from ...go import Colour, Point
    from ...record import PlayAttempt, Property, Tree
    from ...record.analysis.problem_judging import JudgedProblem
    from ...record.analysis.problem_tree import ProblemMove
    from ...record.analysis.problems import Place
    from ..regions import Rectangle
    from .right_lines import RightLines


class AttemptState(Enum):
    """The state of an attempt."""

    TO_MOVE = "to move"
    """The solver is to move."""
    REPLY_DUE = "reply due"
    """The record continues, with a reply or a refutation, see `Attempt.reply`."""
    SOLVED = "solved"
    FAILED = "failed"
    """The refutation has been played out, or the solution was shown."""
    NOT_IN_RECORD = "not in record"
    """The last move was taken back because it is not in the record. The solver is to move."""
    EXPLORING = "exploring"
    """The user plays both sides: after the end, or because there is no solution."""


class MatchKind(Enum):
    """How a move that was played is found in the record."""

    CHILD = "child"
    SYMMETRY = "symmetry"
    TRANSPOSITION = "transposition"


class Played(NamedTuple):
    """What became of a click: ``refused`` is the attempt at an illegal move, which costs nothing.

    ``kind`` says how the move was found in the record; it is None if it was not.
    """

    kind: MatchKind | None = None
    refused: PlayAttempt | None = None


class RatingFacts(NamedTuple):
    """The facts about an attempt that determine its rating.

    ``is_solved`` is true once a right end has been reached, ``has_failed`` once a wrong move has
    been played, even if it was taken back. ``was_shown`` is true if the solution was shown first.
    """

    is_solved: bool
    has_failed: bool
    was_hinted: bool
    was_shown: bool


class _Stage(NamedTuple):
    """A node of the scratch record, its move in the problem and the view in which it is seen.

    ``move`` is None if it is not in the problem. ``is_click`` is true if the user played it.
    """

    node: int
    move: ProblemMove | None
    view: Symmetry = Symmetry.IDENTITY
    is_click: bool = False


class Attempt:
    """An attempt to solve a problem.

    The user plays with `play`; while the state is `AttemptState.REPLY_DUE`, the caller calls
    `reply`. The scratch record ``tree`` contains the start and the moves that were played, and ends
    at ``cursor``.

    >>> from random import Random
    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import Point
    >>> from goboard_gui.record.analysis.problem_judging import judge_problem
    >>> from goboard_gui.record.analysis.problems import problem_start
    >>> game = read_sgf(b"(;SZ[9]AB[aa]AW[bb](;B[cc];W[dd];B[ee]C[RIGHT])(;B[ff]))").games[0]
    >>> judged = judge_problem([game], problem_start(game, 0))
    >>> attempt = Attempt(judged, [game], random=Random(1))
    >>> attempt.play(Point(2, 2)).kind, attempt.state
    (<MatchKind.CHILD: 'child'>, <AttemptState.REPLY_DUE: 'reply due'>)
    >>> attempt.reply()
    >>> _ = attempt.play(Point(4, 4))
    >>> attempt.state, attempt.has_failed
    (<AttemptState.SOLVED: 'solved'>, False)
    """

    def __init__(
        self,
        judged: JudgedProblem,
        games: Sequence[Tree],
        *,
        random: Random,
        earlier_replies: Mapping[Place, int] | None = None,
        swap_colours: bool = False,
        fail_at_once: bool = False,
    ) -> None:
        """Begin an attempt.

        ``earlier_replies`` are the ``replies`` of the last attempt of the sitting. With
        ``swap_colours``, colours are swapped unless a text of the problem mentions one. With
        ``fail_at_once``, the refutation of a wrong move is not played out.
        """
        self.colours_swapped = swap_colours and not mentions_colour(judged, games)
        if self.colours_swapped:
            judged, games = with_colours_swapped(judged, games)
        self.solver: Colour = judged.start.player
        self.is_solvable = judged.is_solvable
        self.has_failed = False
        self.was_hinted = False
        self.replies: Counter[Place] = Counter(earlier_replies or {})
        """In how many attempts each reply was played."""
        self.unrecorded: Point | None = None
        """The point of the last move that was not in the record; None for a pass, too."""
        self._judged, self._games, self._random = judged, games, random
        self._fails_at_once = fail_at_once
        self._is_solved = self._was_shown = self._failed_before = False
        self._chosen: dict[ProblemMove, ProblemMove] = {}
        self._session = start_session(judged, games)
        self._stages = [_Stage(self._session.cursor, judged.root)]
        self._hint: Rectangle | None = None
        self._state = self._state_after(by_solver=False)

    @property
    def state(self) -> AttemptState:
        """The state of the attempt."""
        return self._state

    @property
    def tree(self) -> Tree:
        """The scratch record: the start of the problem and the moves that were played."""
        return self._session.tree

    @property
    def cursor(self) -> int:
        """The last node of the scratch record."""
        return self._session.cursor

    @property
    def to_play(self) -> Colour:
        """The player to move."""
        is_solvers = self._state in (AttemptState.TO_MOVE, AttemptState.NOT_IN_RECORD)
        return self.solver if is_solvers else self._session.to_play

    @property
    def place(self) -> Place | None:
        """The node of the record that is shown, or None if the position is not in the problem."""
        move = self._stages[-1].move
        return move.places[0] if move else None

    @property
    def view(self) -> Symmetry:
        """The symmetry that maps the points of the record to those of the scratch record."""
        return self._stages[-1].view

    @property
    def is_so_far_right(self) -> bool:
        """Whether the last move of the user, or the reply, is marked as right but ends nothing."""
        if self._state not in (AttemptState.TO_MOVE, AttemptState.REPLY_DUE):
            return False
        for stage in reversed(self._stages):
            if stage.move is not None and stage.move.mark is Verdict.RIGHT:
                return True
            if stage.is_click:
                break
        return False

    @property
    def rating_facts(self) -> RatingFacts:
        """The facts about the attempt that determine its rating."""
        return RatingFacts(self._is_solved, self.has_failed, self.was_hinted, self._was_shown)

    def play(self, point: Point | None) -> Played:
        """Play a move of the user on a point of the board, or a pass if it is None.

        Nothing happens while a reply is due.

        :raises KeyError: when the point is not on the board.
        """
        match self._state:
            case AttemptState.REPLY_DUE:
                return Played()
            case AttemptState.TO_MOVE | AttemptState.NOT_IN_RECORD:
                return self._solve(point)
        return self._explore(point)

    def reply(self) -> None:
        """Play the next move of the record: a reply, or a move of the refutation."""
        move = self._stages[-1].move
        if self._state is not AttemptState.REPLY_DUE or move is None:
            return
        if move not in self._chosen:
            self._chosen[move] = chosen = self._choose(self._possible_replies(move))
            self.replies[chosen.places[0]] += 1
        chosen = self._chosen[move]
        self._follow(chosen, self.view, is_click=False)
        self._state = self._state_after(by_solver=False)

    @property
    def can_take_back(self) -> bool:
        """Whether there is a move of the user to take back."""
        return any(stage.is_click for stage in self._stages)

    def take_back(self) -> bool:
        """Take back the last move of the user, with what was played after it, and return whether
        there was one. A failure remains.
        """
        clicks = [place for place, stage in enumerate(self._stages) if stage.is_click]
        if not clicks:
            return False
        self._truncate(clicks[-1])
        is_free = self._state is AttemptState.EXPLORING or self._is_solved or self._was_shown
        self._state = AttemptState.EXPLORING if is_free else self._state_after(by_solver=False)
        return True

    @property
    def can_narrow_hint(self) -> bool:
        """Whether another hint for this move would be smaller than the last one."""
        return can_be_narrower(self._hint)

    def hint(self) -> Rectangle | None:
        """Return an area that contains a right move, smaller than the last one for this move.

        None if no right move is known, or if it is a pass.
        """
        if self._state not in (AttemptState.TO_MOVE, AttemptState.NOT_IN_RECORD):
            return None
        move, view = self._stages[-1].move, self.view
        below = move.children if move else ()
        right = [child for child in below if child.reaches_right and self._is_solvers(child)]
        self.was_hinted = True
        if not right or right[0].point is None:
            return None
        point = view.apply(right[0].point, self._session.size)
        self._hint = narrower_hint(self._hint, point, self._session.size, self._random)
        return self._hint

    def count_as_right(self) -> None:
        """Count the last move, which is not in the record, as right: the problem is solved, and the
        move no failure.
        """
        if self._state is not AttemptState.NOT_IN_RECORD:
            return
        self.has_failed = self._failed_before
        self._is_solved = True
        self._add(None, [move_property(self.solver, self.unrecorded)], self.view, is_click=True)
        self._state = AttemptState.SOLVED

    def give_up(self) -> None:
        """End the attempt because the solution is shown."""
        if self._is_solved or self._state is AttemptState.EXPLORING:
            return
        self._was_shown = True
        self._state = AttemptState.FAILED

    def right_lines(self) -> RightLines:
        """Return the right lines, with their comments, in the orientation of the attempt if the
        start looks the same in it.
        """
        return right_lines(self._judged, self._games, self.view)

    def _solve(self, point: Point | None) -> Played:
        """Play a move of the solver that should be right."""
        stage = self._stages[-1]
        found = self._match(stage, point, self.solver)
        kind = MatchKind.CHILD
        if found is None and point is not None:
            refused = self._session.refused_attempt(point, self.solver)
            if refused is not None:
                return Played(refused=refused)
            found, kind = self._transposition(point), MatchKind.TRANSPOSITION
        if found is None:
            if self._state is not AttemptState.NOT_IN_RECORD or point != self.unrecorded:
                self._failed_before = self.has_failed
            self.unrecorded, self.has_failed = point, True
            self._state = AttemptState.NOT_IN_RECORD
            return Played()
        if kind is MatchKind.CHILD and found.view is not stage.view:
            kind = MatchKind.SYMMETRY
        move = move_property(self.solver, point) if kind is MatchKind.TRANSPOSITION else None
        self._follow(found.move, found.view, move, is_click=True)
        self._state = self._state_after(by_solver=True)
        return Played(kind)

    def _explore(self, point: Point | None) -> Played:
        """Play a move of either player that needs no verdict."""
        player, stage = self.to_play, self._stages[-1]
        found = self._match(stage, point, player)
        if found is None and point is not None:
            refused = self._session.refused_attempt(point, player)
            if refused is not None:
                return Played(refused=refused)
        self._state = AttemptState.EXPLORING
        if found is None:
            self._add(None, [move_property(player, point)], stage.view, is_click=True)
            return Played()
        self._follow(found.move, found.view, is_click=True)
        return Played(MatchKind.CHILD if found.view is stage.view else MatchKind.SYMMETRY)

    def _match(
        self, stage: _Stage, point: Point | None, player: Colour
    ) -> Match[ProblemMove] | None:
        """Return the recorded move of a player after a stage that a point means, a right one if
        there is one.
        """
        if stage.move is None:
            return None
        moves = [
            (child, child.point)
            for child in stage.move.children
            if child.colour is player and child.has_valid_point
        ]
        seen = position_of(self._session, player)
        position = seen.seen_in(stage.view.inverse)
        return _best(matching_moves(point, moves, position, stage.view))

    def _transposition(self, point: Point) -> Match[ProblemMove] | None:
        """Return a move elsewhere in the problem that leads to the same position as a move of the
        solver on a point.
        """
        tried = Session(self.tree)
        tried.go_to(self.cursor)
        tried.play(point, self.solver)
        after = position_of(tried, self.solver.opponent)
        return _best(self._moves_by_position.matches(after, self.view))

    @cached_property
    def _moves_by_position(self) -> MovesByPosition:
        return MovesByPosition(self._judged, self._games)

    def _possible_replies(self, move: ProblemMove) -> list[ProblemMove]:
        """Return the moves with which the record may continue after a move.

        These are the replies with a right end below them, or else all moves of a refutation.
        """
        others = [child for child in move.children if not self._is_solvers(child)]
        return [child for child in others if child.reaches_right] or move.children

    def _choose(self, replies: Sequence[ProblemMove]) -> ProblemMove:
        """Return one of several replies.

        It is chosen at random from those with CHOICE in or below them, if there are any, or else it
        is the first of those that were played least often.
        """
        if len(replies) == 1:
            return replies[0]
        choices = [reply for reply in replies if self._has_choice(reply)]
        if choices:
            return self._random.choice(choices)
        return min(replies, key=lambda reply: self.replies[reply.places[0]])

    def _has_choice(self, move: ProblemMove) -> bool:
        places = (place for below in move.preorder() for place in below.places)
        return any(is_choice(comment_at(self._games, place)) for place in places)

    def _state_after(self, *, by_solver: bool) -> AttemptState:
        """Return the state after the last move, and note whether it ends or spoils the attempt."""
        move = self._stages[-1].move
        if not self.is_solvable or move is None:
            return AttemptState.EXPLORING
        if move.is_right_end:
            self._is_solved = True
            return AttemptState.SOLVED
        if not move.reaches_right:
            self.has_failed = True
            is_refuted = bool(move.children) and not self._fails_at_once
            return AttemptState.REPLY_DUE if is_refuted else AttemptState.FAILED
        right = [self._is_solvers(child) for child in move.children if child.reaches_right]
        is_reply_due = not all(right) and (by_solver or not any(right))
        return AttemptState.REPLY_DUE if is_reply_due else AttemptState.TO_MOVE

    def _is_solvers(self, move: ProblemMove) -> bool:
        return move.colour is self.solver

    def _follow(
        self,
        move: ProblemMove,
        view: Symmetry,
        played: Property | None = None,
        *,
        is_click: bool,
    ) -> None:
        """Add a move of the problem to the scratch record.

        ``played`` is the move that was played, if it is another one that leads to the position.
        """
        content = node_properties(self._games, move, view)
        self._add(move, _with_move(content, played) if played else content, view, is_click=is_click)

    def _add(
        self,
        move: ProblemMove | None,
        properties: Iterable[Property],
        view: Symmetry,
        *,
        is_click: bool,
    ) -> None:
        self._session.replace_tree(*self._session.tree.add(self.cursor, properties))
        self._stages.append(_Stage(self.cursor, move, view, is_click))
        self._hint = None

    def _truncate(self, length: int) -> None:
        """Remove all stages after the first ones."""
        first = self._stages[length]
        del self._stages[length:]
        self._session.replace_tree(self._session.tree.remove(first.node), self._stages[-1].node)
        self._hint = None


def _best(matches: Iterable[Match[ProblemMove]]) -> Match[ProblemMove] | None:
    """Return the first match that reaches a right end, or else the first one."""
    return min(matches, key=lambda match: not match.move.reaches_right, default=None)


def _with_move(properties: Iterable[Property], move: Property) -> tuple[Property, ...]:
    """Return the properties of a node with another move, and without stones that it sets up."""
    idents = {*MOVE_PROPERTIES, *SETUP_PROPERTIES}
    return (move, *(item for item in properties if item.ident not in idents))
