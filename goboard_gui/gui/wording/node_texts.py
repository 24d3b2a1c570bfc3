"""Texts about a node of the game tree: its tooltip, its move and its evaluation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...files.comments import read_comment
from ...record.steps import LineReplay
from ...record.values.evaluations import MoveEvaluation, PositionEvaluation, read_annotations
from ..core.i18n import tr_noop, translator
from . import terms

if TYPE_CHECKING:
    from ...go import Rules
    from ...notation import Naming
    from ...record import Step, Tree
    from ...record.values.evaluations import NodeAnnotations

_C = "TreeWords"
_tr = translator(_C)
_MAX_CHARACTERS = 240
_MAX_LINES = 5

_MOVES = {
    MoveEvaluation.BAD: (tr_noop(_C, "bad move"), tr_noop(_C, "very bad move")),
    MoveEvaluation.DOUBTFUL: (tr_noop(_C, "doubtful move"),) * 2,
    MoveEvaluation.INTERESTING: (tr_noop(_C, "interesting move"),) * 2,
    MoveEvaluation.GOOD: (tr_noop(_C, "good move"), tr_noop(_C, "very good move")),
}
_POSITIONS = {
    PositionEvaluation.GOOD_FOR_BLACK: (
        tr_noop(_C, "good for Black"),
        tr_noop(_C, "very good for Black"),
    ),
    PositionEvaluation.GOOD_FOR_WHITE: (
        tr_noop(_C, "good for White"),
        tr_noop(_C, "very good for White"),
    ),
    PositionEvaluation.EVEN: (tr_noop(_C, "even position"),) * 2,
    PositionEvaluation.UNCLEAR: (
        tr_noop(_C, "unclear position"),
        tr_noop(_C, "very unclear position"),
    ),
}


def node_tooltip(tree: Tree, node: int, rules: Rules, naming: Naming, hidden: int | None) -> str:
    """Return the tooltip of a node: its move, its evaluation and the start of its comment.

    ``hidden`` is the number of collapsed nodes below the node. The time is proportional to the
    depth, because the line is replayed.
    """
    replay = LineReplay(tree, rules)
    for _ in replay.replay_line(tree.line_to(node)):
        pass
    judgements = read_annotations(tree, node)
    lines = [
        move_description(replay.step, naming),
        judgements.name,
        ", ".join(evaluation_names(judgements)),
    ]
    if hidden:
        lines.append(_tr(tr_noop(_C, "Hidden nodes: {count}")).format(count=hidden))
    comment = _shorten(read_comment(tree, node))
    return "\n\n".join(filter(None, ("\n".join(filter(None, lines)), comment)))


def move_description(step: Step, naming: Naming) -> str:
    """Return the number, colour and point of a move, with a note if the move is irregular."""
    if step.move is None:
        return (
            _tr(tr_noop(_C, "Start of the game"))
            if not step.number
            else _tr(tr_noop(_C, "No move"))
        )
    text = _tr(tr_noop(_C, "Move {number}: {colour} {point}")).format(
        number=step.number,
        colour=terms.colour_name(step.move.colour),
        point=terms.move_name(step, naming),
    )
    note = terms.move_note(step)
    return f"{text} · {note}" if note else text


def evaluation_names(judgements: NodeAnnotations) -> list[str]:
    """Return the names of the evaluations of a move and of the resulting position."""
    text = []
    if judgements.move is not None:
        text.append(_tr(_MOVES[judgements.move][judgements.move_strong]))
    if judgements.position is not None:
        text.append(_tr(_POSITIONS[judgements.position][judgements.position_strong]))
    if judgements.hotspot:
        text.append(_tr(tr_noop(_C, "hotspot")))
    return text


def _shorten(comment: str) -> str:
    """Return the first lines of a comment, with an ellipsis if any text is left out."""
    lines = comment.strip().splitlines()
    text = "\n".join(lines[:_MAX_LINES])[:_MAX_CHARACTERS].rstrip()
    return text if text == comment.strip() else f"{text} …"
