"""What is said of a node of the tree when one points to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...record.steps import LineReplay
from ...record.values.evaluations import MoveJudgement, PositionJudgement, read_judgement
from ...record.values.texts import text
from ..core.i18n import tr_noop, translator
from . import terms

if TYPE_CHECKING:
    from ...go import Rules
    from ...notation import Naming
    from ...record import Step, Tree
    from ...record.values.evaluations import Judgements

_C = "TreeWords"
_tr = translator(_C)
_LONGEST_COMMENT = 240
_MOST_LINES = 5

_MOVES = {
    MoveJudgement.BAD: (tr_noop(_C, "bad move"), tr_noop(_C, "very bad move")),
    MoveJudgement.DOUBTFUL: (tr_noop(_C, "doubtful move"),) * 2,
    MoveJudgement.INTERESTING: (tr_noop(_C, "interesting move"),) * 2,
    MoveJudgement.GOOD: (tr_noop(_C, "good move"), tr_noop(_C, "very good move")),
}
_POSITIONS = {
    PositionJudgement.GOOD_FOR_BLACK: (
        tr_noop(_C, "good for Black"),
        tr_noop(_C, "very good for Black"),
    ),
    PositionJudgement.GOOD_FOR_WHITE: (
        tr_noop(_C, "good for White"),
        tr_noop(_C, "very good for White"),
    ),
    PositionJudgement.EVEN: (tr_noop(_C, "even position"),) * 2,
    PositionJudgement.UNCLEAR: (
        tr_noop(_C, "unclear position"),
        tr_noop(_C, "very unclear position"),
    ),
}


def tip(tree: Tree, node: int, rules: Rules, naming: Naming, hidden: int | None) -> str:
    """What a node is and what is written there, in lines. O(depth): its line is replayed.

    It is rich text that shows everything a file brought as it is written.
    """
    from html import escape  # start-up need not wait for the names of all HTML's signs

    replay = LineReplay(tree, rules)
    for _ in replay.follow(tree.line_to(node)):
        pass
    said = read_judgement(tree, node)
    lines = [move_told(replay.step, naming), said.name, ", ".join(judged(said))]
    if hidden:
        lines.append(_tr(tr_noop(_C, "Nodes hidden: {count}")).format(count=hidden))
    body = "<br>".join(escape(line) for line in lines if line)
    comment = _beginning(text(tree.node(node).first("C") or ""))
    if comment:
        body += f"<p>{escape(comment)}</p>".replace("\n", "<br>")
    return f"<qt>{body}</qt>"


def move_told(step: Step, naming: Naming) -> str:
    """The number, colour and point of a move, and what is odd about it."""
    if step.move is None:
        return _tr(tr_noop(_C, "Start")) if not step.number else _tr(tr_noop(_C, "No move"))
    told = _tr(tr_noop(_C, "Move {number}: {colour} {point}")).format(
        number=step.number,
        colour=terms.colour_name(step.move.colour),
        point=terms.move_name(step, naming),
    )
    note = terms.note(step)
    return f"{told} · {note}" if note else told


def judged(said: Judgements) -> list[str]:
    """What a record says of a move and of the position it leads to."""
    told = []
    if said.move is not None:
        told.append(_tr(_MOVES[said.move][said.move_strong]))
    if said.position is not None:
        told.append(_tr(_POSITIONS[said.position][said.position_strong]))
    if said.hotspot:
        told.append(_tr(tr_noop(_C, "hotspot")))
    return told


def _beginning(comment: str) -> str:
    """The first lines of a comment, cut where it goes on for long."""
    lines = comment.strip().splitlines()
    told = "\n".join(lines[:_MOST_LINES])[:_LONGEST_COMMENT].rstrip()
    return told if told == comment.strip() else f"{told} …"
