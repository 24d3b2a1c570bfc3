"""Texts about an attempt to solve a problem."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....files.comments import read_comment
from ....record.moves import recorded_move
from ....record.stated_turns import stated_turn
from ....study.problem_solving.attempt import AttemptState
from ....study.repetition.study_log import Rating
from ...core.i18n import tr_noop, translator
from ...wording import terms

if TYPE_CHECKING:
    from ....notation import Naming
    from ....record import Tree
    from ....study.problem_solving.attempt import Attempt

_S = "Solving"
_tr = translator(_S)

RATING_TEXTS = {
    Rating.AGAIN: tr_noop(_S, "Failed"),
    Rating.HARD: tr_noop(_S, "Hard"),
    Rating.GOOD: tr_noop(_S, "Good"),
    Rating.EASY: tr_noop(_S, "Easy"),
}
"""The names of the ratings, which are also the texts of their buttons."""

_LISTED_MOVES = 8
"""The number of moves of a right line that are listed."""


def rating_text(rating: Rating) -> str:
    """Return the name of a rating."""
    return _tr(RATING_TEXTS[rating])


def state_text(attempt: Attempt, naming: Naming) -> str:
    """Return what the user should know about the state of an attempt."""
    match attempt.state:
        case AttemptState.TO_MOVE if attempt.has_failed:
            text = _tr(tr_noop(_S, "{turn}. This attempt counts as failed."))
            return text.format(turn=terms.side_to_move_text(attempt.to_play))
        case _ if attempt.is_so_far_right:
            text = _tr(tr_noop(_S, "Right so far. {turn}."))
            return text.format(turn=terms.side_to_move_text(attempt.to_play))
        case AttemptState.TO_MOVE | AttemptState.REPLY_DUE:
            return terms.side_to_move_text(attempt.to_play) + "."
        case AttemptState.SOLVED if attempt.has_failed:
            return _tr(tr_noop(_S, "Right, after a mistake."))
        case AttemptState.SOLVED:
            return _tr(tr_noop(_S, "Right! The problem is solved."))
        case AttemptState.FAILED:
            return _tr(tr_noop(_S, "Wrong."))
        case AttemptState.NOT_IN_RECORD:
            text = _tr(tr_noop(_S, "Not in the record: {move}. Try another move."))
            return text.format(move=terms.point_or_pass(attempt.unrecorded, naming))
    if attempt.is_solvable:
        return _tr(tr_noop(_S, "Try other moves; the record stays as it is."))
    text = _tr(tr_noop(_S, "{turn}. No solution is known: play both sides, then rate yourself."))
    return text.format(turn=terms.side_to_move_text(attempt.to_play))


def comment_text(attempt: Attempt) -> str:
    """Return the first line of the comment at the position that says more than who is to play."""
    comment = read_comment(attempt.tree, attempt.cursor)
    lines = (line.strip() for line in comment.split("\n"))
    return next((it for it in lines if it and stated_turn(it) is not attempt.to_play), "")


def solution_text(lines: int) -> str:
    """Return the text shown with the solution, which has this number of right lines."""
    if not lines:
        return _tr(tr_noop(_S, "No solution is known."))
    return _tr(tr_noop(_S, "Solution: step through the right lines."))


def progress_text(number: int, total: int, title: str, *, is_repeated: bool) -> str:
    """Return which problem of a series is shown; ``title`` may be empty."""
    parts = []
    if total > 1:
        text = _tr(tr_noop(_S, "Problem {number} of {total}"))
        parts.append(text.format(number=number, total=total))
    if is_repeated:
        parts.append(_tr(tr_noop(_S, "once more")))
    return " · ".join(filter(None, [*parts, title]))


def line_text(number: int, tree: Tree, line: tuple[int, ...], naming: Naming) -> str:
    """Return the entry of a right line in the list of the solution."""
    names = []
    for node in line[:_LISTED_MOVES]:
        move = recorded_move(tree.properties(node), naming.size)
        if move is not None:
            names.append(terms.point_or_pass(move.point, naming))
    if len(line) > _LISTED_MOVES:
        names.append("…")
    return f"{number}: {' '.join(names)}"


def rated_text(rating: Rating) -> str:
    """Return the note that an attempt was rated."""
    return _tr(tr_noop(_S, "Rated: {rating}")).format(rating=rating_text(rating))
