"""Making of problems: from a position of a record, and from the mistakes of a reviewed game."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from ..go import Colour
from ..named_tuples import NamedTuple
from ..record.edits.branches import extract_branch, start_record_at_node
from ..record.edits.variations import add_variation
from ..record.properties.tables import MARKUP_PROPERTIES, POSITION_ATTRIBUTES
from ..record.properties.texts import encode_text
from ..record.session import Session
from ..record.stored_analysis.lines import LineAnalyses
from ..record.stored_analysis.tables import ANALYSIS_PROPERTIES
from ..record.tree import Property, replace_properties
from ..record.turns import starting_player
from .review.losses import DEFAULT_THRESHOLDS, LossUnit, review_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ..go import Point
    from ..go.analysis import Analysis, Candidate
    from ..record import Tree
    from .review.losses import LossThresholds, ReviewedMove

RIGHT_MARK = "RIGHT"
"""The comment that marks a move as right; solvers don't see it."""
_LONGEST_LINE = 10
"""Maximum number of moves of a line of the engine; what it expects later is a guess."""
_FEWEST_VISITS = 0.05
"""Minimum share of the visits for a second right move: the values of others are not reliable."""
_RESULT = "RE"


def problem_record_at(tree: Tree, node: int) -> Tree:
    """Return a record of its own with the position at a node and what follows it. O(nodes).

    It keeps the game information except the result, and the comment and markup of the node. A ko
    ban at the node is lost, because SGF cannot state it without the move before.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;SZ[9]RE[B+R];B[ee](;W[cc];B[dd])(;W[gg]))").games[0]
    >>> made = problem_record_at(tree, 1)
    >>> [[item.ident for item in made.properties(node)] for node in made.preorder()]
    [['SZ', 'AB', 'PL'], ['W'], ['B'], ['W']]
    """
    session = Session(tree)
    session.go_to(node)
    player = starting_player(tree, session.step)
    started = start_record_at_node(tree, node, session.board, player)
    root = replace_properties(started.properties(started.root), {_RESULT})
    return extract_branch(started.set_properties(started.root, root), started.root)


class MistakeProblem(NamedTuple):
    """A problem made from a mistake: the move, and a record with the position before it."""

    move: ReviewedMove
    tree: Tree


def problems_from_mistakes(
    tree: Tree,
    player: Colour,
    thresholds: LossThresholds = DEFAULT_THRESHOLDS,
    *,
    line: Sequence[int] | None = None,
    title: Callable[[ReviewedMove], str] = lambda move: f"Move {move.number}",
    comment: Callable[[ReviewedMove], str] = lambda _move: "Played in the game.",
) -> list[MistakeProblem]:
    """Return problems with the positions before the mistakes of a player on a line.

    The line is the main line by default. The engine's first choice, and other moves that lose
    nothing in comparison with it, are the solution, each followed by the line that the engine
    expects. The mistake is a wrong line with its refutation. ``title`` returns the name of a
    problem, and ``comment`` that on the mistake.

    Mistakes without stored candidates are left out, and those that the engine also thought good.
    """
    line = tree.main_line() if line is None else line
    analyses = LineAnalyses()
    for _ in analyses.read_line(tree, line):
        pass
    found = []
    for move in review_line(tree, line, analyses.by_node, thresholds):
        before = tree.parent(move.node)
        stored = None if before is None else analyses.by_node.get(before)
        if before is None or stored is None or not move.is_mistake or move.colour is not player:
            continue
        right = _right_moves(stored.analysis, move, thresholds)
        if not right or move.point in {candidate.point for candidate in right}:
            continue
        after = analyses.by_node.get(move.node)
        refutation = after.analysis.candidates[:1] if after else ()
        made = _start(tree, before, player, title(move))
        for candidate in right:
            made = _with_line(made, player, _expected(candidate), _comment(RIGHT_MARK))
        wrong = [Property("BM", ("1",)), *_comment(comment(move))]
        answers = (point for candidate in refutation for point in _expected(candidate))
        found.append(MistakeProblem(move, _with_line(made, player, [move.point, *answers], wrong)))
    return found


def _right_moves(
    analysis: Analysis, move: ReviewedMove, thresholds: LossThresholds
) -> list[Candidate]:
    """Return the engine's first choice and the other candidates that lose nothing."""
    originals = analysis.originals()
    best = _value(originals[0], move) if originals else None
    right = list(originals[:1])
    for candidate in originals[1:]:
        value = _value(candidate, move)
        if best is None or value is None or analysis.share(candidate) < _FEWEST_VISITS:
            continue
        if not thresholds.loss_class(best - value, move.unit):
            right.append(candidate)
    return right


def _value(candidate: Candidate, move: ReviewedMove) -> float | None:
    """Return the value of a candidate for the player of a move, in the unit of its loss."""
    win_rate, score = candidate.value
    value = score if move.unit is LossUnit.POINTS else win_rate and 100 * win_rate
    return value if value is None or move.colour is Colour.BLACK else -value


def _expected(candidate: Candidate) -> Sequence[Point | None]:
    """Return the line that an engine expects after a candidate, which it includes."""
    return (candidate.line or (candidate.point,))[:_LONGEST_LINE]


def _start(tree: Tree, node: int, player: Colour, title: str) -> Tree:
    """Return a record with the position at a node, its game information and a title."""
    session = Session(tree)
    session.go_to(node)
    alone = start_record_at_node(tree.set_children(node, ()), node, session.board, player)
    gone = {*POSITION_ATTRIBUTES, *MARKUP_PROPERTIES, *ANALYSIS_PROPERTIES, _RESULT, "GC"}
    kept = [item for item in alone.properties(alone.root) if item.ident not in gone]
    named = replace_properties(kept, {"GN"}, Property("GN", (encode_text(title),)))
    return extract_branch(alone.set_properties(alone.root, named), alone.root)


def _with_line(
    tree: Tree, player: Colour, points: Iterable[Point | None], marks: Iterable[Property]
) -> Tree:
    """Return a problem with a line that begins with a move of a player, and properties added to its
    first move.
    """
    players = cycle((player, player.opponent))
    moves = list(zip(players, points, strict=False))
    tree, first = add_variation(tree, tree.root, moves[:1])
    tree, _ = add_variation(tree, first, moves[1:])
    return tree.set_properties(first, [*tree.properties(first), *marks])


def _comment(text: str) -> list[Property]:
    return [Property("C", (encode_text(text),))] if text else []
