"""The judge of problems: which of their lines are right and which are wrong.

A right mark with no right mark below it solves the problem; everything below a wrong mark is wrong.
If nothing is marked, the solver's first move at each turn is right.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from ...diagnostics import Diagnostic, DiagnosticCode, Location
from ...named_tuples import NamedTuple
from ..steps import LineReplay, StepWarning
from ..values.game_rules import legality_rules, rules_of
from .merged_marks import merge_marks
from .problem_marks import node_mark
from .problem_tree import build_problem_tree
from .problem_words import Verdict
from .problems import Place

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...go import Colour
    from ..tree import Tree
    from .problem_marks import NodeMark
    from .problem_tree import ProblemMove
    from .problems import ProblemStart

_FEWEST_MARKED_REPLIES = 2
_SHARE_OF_REPLIES = (4, 5)
"""If more of the opponent's moves are marked as right, marks mean something else."""


class ProblemWarning(DiagnosticCode):
    """What is doubtful about a problem; the last three are reasons why it has no solution."""

    DISPUTED_MARK = "comment and evaluations disagree on whether the move is right"
    DISPUTED_MOVE = "the same move is marked as right and as wrong; right counts"
    MARKED_REPLIES = "{marked} of {moves} moves of the opponent are marked as right; marks ignored"
    UNMARKED = "{moves} first moves, none marked; the first one counts as right"
    WRONG_TURN = "{player} is to play (PL), but only {opponent} moves next"
    OTHER_PLAYER = "first move of the player who is not to play; ignored"
    ILLEGAL_MOVE = "illegal move: {reason}"
    BAD_POINT = "illegal move: not a point of the board"
    NO_MOVES = "no solution: no moves"
    ONLY_WRONG_MARKS = "no solution: only wrong lines are marked"
    RIGHT_BELOW_WRONG = "no solution: all right lines are parts of wrong ones"


@dataclass(frozen=True)
class JudgedProblem:
    """A problem with the verdicts on its lines; places are in the order of the file."""

    start: ProblemStart
    root: ProblemMove
    right_ends: tuple[Place, ...]
    wrong_ends: tuple[Place, ...]
    neutral_ends: tuple[Place, ...]
    warnings: tuple[Diagnostic, ...]

    @property
    def is_solvable(self) -> bool:
        """Whether the record has a solution."""
        return self.root.reaches_right

    @cached_property
    def _moves(self) -> Mapping[Place, ProblemMove]:
        return {place: move for move in self.root.preorder() for place in move.places}

    def move_at(self, place: Place) -> ProblemMove | None:
        """Return the move at a node, or None if it is not in the problem."""
        return self._moves.get(place)

    def line_verdict(self, place: Place) -> Verdict | None:
        """Return the verdict of the line through a node, which continues with first moves.

        None if the problem has no verdict on it: without a solution, after a right end, and outside
        the problem.
        """
        move = self.move_at(place)
        if move is None:
            return None
        if move.reaches_right:
            return Verdict.RIGHT
        while move.children:
            move = move.children[0]
        return move.verdict


def judge_problem(games: Sequence[Tree], start: ProblemStart) -> JudgedProblem:
    """Judge the lines of a problem in the games of a file. O(nodes).

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.record.analysis.problems import problem_start
    >>> tree = read_sgf(b"(;AB[aa](;B[ab]C[wrong])(;B[ba];W[ca]C[RIGHT])(;B[bb]))").games[0]
    >>> judged = judge_problem([tree], problem_start(tree, 0))
    >>> [node for _, node in judged.right_ends], [node for _, node in judged.wrong_ends]
    ([3], [1, 4])
    """
    return _Judge(games, start).judge()


class _Judge:
    """The judging of one problem, step by step."""

    def __init__(self, games: Sequence[Tree], start: ProblemStart) -> None:
        self._games = games
        self._start = start
        self._solver = start.player
        self._warnings: list[Diagnostic] = []
        self._root = build_problem_tree(games, start)
        self._check_turn()
        self._moves = list(self._root.preorder())[1:]
        self._marks = self._read_marks()

    def judge(self) -> JudgedProblem:
        """Return the problem with its verdicts."""
        if not self._marks:
            self._check_first_moves()
        if self._marks and not self._are_replies_marked():
            merged = merge_marks(self._games, self._moves, self._marks)
            for place in merged.disputed:
                self._warn(ProblemWarning.DISPUTED_MOVE, place)
            for move, mark in merged.marks.items():
                move.mark = mark
        else:
            self._mark_first_moves()
        for move in reversed([self._root, *self._moves]):
            is_right_below = any(child.reaches_right for child in move.children)
            move.is_right_end = move.mark is Verdict.RIGHT and not is_right_below
            move.reaches_right = move.is_right_end or is_right_below
        self._judge_ends()
        if not self._root.reaches_right:
            self._warn(self._reason(), self._start.places[0])
        self._check_legality()
        ends = {verdict: list[Place]() for verdict in Verdict}
        for move in self._moves:
            if move.verdict:
                ends[move.verdict] += self._end_places(move)
        right, wrong, neutral = (tuple(sorted(ends[verdict])) for verdict in Verdict)
        warnings = sorted(self._warnings, key=lambda it: (it.place.game or 0, it.place.node or 0))
        return JudgedProblem(self._start, self._root, right, wrong, neutral, tuple(warnings))

    def _warn(self, code: ProblemWarning, place: Place, **arguments: object) -> None:
        location = Location(game=place.game, node=place.node)
        self._warnings.append(Diagnostic(code, location, arguments))

    def _check_turn(self) -> None:
        """Remove first moves of the opponent, and report if the record names the opponent."""
        if stated := self._start.overruled_player:
            place = self._start.places[0]
            self._warn(ProblemWarning.WRONG_TURN, place, player=stated, opponent=self._solver)
        kept = []
        for move in self._root.children:
            if move.colour in (None, self._solver):
                kept.append(move)
            else:
                self._warn(ProblemWarning.OTHER_PLAYER, move.places[0])
        self._root.children = kept

    def _read_marks(self) -> dict[Place, NodeMark]:
        """Return the marks of all nodes below the start, and report those with contradictions."""
        found = {}
        for move in self._moves:
            for place in move.places:
                properties = self._games[place.game].properties(place.node)
                if mark := node_mark(properties, self._solver):
                    found[place] = mark
                    if mark.is_disputed:
                        self._warn(ProblemWarning.DISPUTED_MARK, place)
        return found

    def _are_replies_marked(self) -> bool:
        """Return whether nearly all moves of the opponent are marked as right, and report that."""
        right = {place for place, mark in self._marks.items() if mark.verdict is Verdict.RIGHT}
        replies = [move for move in self._moves if move.colour is self._solver.opponent]
        marked = sum(not right.isdisjoint(move.places) for move in replies)
        share, whole = _SHARE_OF_REPLIES
        if marked < _FEWEST_MARKED_REPLIES or whole * marked <= share * len(replies):
            return False
        counts = {"marked": marked, "moves": len(replies)}
        self._warn(ProblemWarning.MARKED_REPLIES, self._start.places[0], **counts)
        return True

    def _check_first_moves(self) -> None:
        first = [move for move in self._root.children if move.colour is self._solver]
        if len(first) > 1:
            self._warn(ProblemWarning.UNMARKED, first[0].places[0], moves=len(first))

    def _mark_first_moves(self) -> None:
        """Mark the ends of all lines in which each move of the solver is the first one."""
        ahead = [(self._root, False)]
        while ahead:
            move, has_begun = ahead.pop()
            has_begun = has_begun or move.colour is self._solver
            own = [child for child in move.children if child.colour is self._solver]
            others = [child for child in move.children if child.colour is not self._solver]
            ahead += [(child, has_begun) for child in (*own[:1], *others)]
            if has_begun and not move.children:
                move.mark = Verdict.RIGHT

    def _judge_ends(self) -> None:
        """Find the verdict of each end that is not below a right end.

        An unmarked end is neutral if the opponent left the solution, and then the solver moved last
        or nobody did.
        """
        is_solvable, solver = self._root.reaches_right, self._solver
        ahead: list[tuple[ProblemMove, _Way]] = [(self._root, _Way())]
        while ahead:
            move, way = ahead.pop()
            way = way.with_move(move)
            if move.is_right_end:
                move.verdict = Verdict.RIGHT
            elif move.children:
                ahead += [(child, way) for child in move.children]
            elif way.is_wrong:
                move.verdict = Verdict.WRONG
            elif is_solvable and way.leaving is not None:
                is_left_by_opponent = way.leaving.colour is solver.opponent
                is_kept = way.last_player is solver or way.leaving is move
                is_neutral = is_left_by_opponent and is_kept
                move.verdict = Verdict.NEUTRAL if is_neutral else Verdict.WRONG

    def _reason(self) -> ProblemWarning:
        """Return why the problem has no solution."""
        if not self._marks:
            return ProblemWarning.NO_MOVES
        is_any_right = any(mark.verdict is Verdict.RIGHT for mark in self._marks.values())
        below_wrong, only_wrong = ProblemWarning.RIGHT_BELOW_WRONG, ProblemWarning.ONLY_WRONG_MARKS
        return below_wrong if is_any_right else only_wrong

    def _check_legality(self) -> None:
        """Report illegal moves, by the rules of the record."""
        for game, node in self._start.places:
            tree = self._games[game]
            replay = LineReplay(tree, legality_rules(rules_of(tree)))
            for step in replay.walk_branch(node):
                if step.node == node:
                    continue
                place = Place(game, step.node)
                if step.illegal:
                    self._warn(ProblemWarning.ILLEGAL_MOVE, place, reason=step.illegal)
                elif step.move and StepWarning.BAD_POINT in step.warnings:
                    self._warn(ProblemWarning.BAD_POINT, place)

    def _end_places(self, move: ProblemMove) -> list[Place]:
        """Return the nodes at which an end is: those with its mark, or the last ones of lines."""
        marked = [
            place
            for place in move.places
            if place in self._marks and self._marks[place].verdict is move.mark
        ]
        if move.verdict is Verdict.RIGHT and marked:
            return marked
        return [place for place in move.places if not self._games[place.game].children(place.node)]


class _Way(NamedTuple):
    """What is known about the moves from the start to a move, inclusive."""

    is_wrong: bool = False
    """Whether one of them is marked as wrong."""
    leaving: ProblemMove | None = None
    """The first one after which no right end can be reached."""
    last_player: Colour | None = None

    def with_move(self, move: ProblemMove) -> _Way:
        return _Way(
            self.is_wrong or move.mark is Verdict.WRONG,
            self.leaving or (None if move.reaches_right else move),
            move.colour or self.last_player,
        )
