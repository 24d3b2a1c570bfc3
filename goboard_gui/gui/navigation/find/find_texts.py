"""Texts about search results."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ....record.navigation.jumps import JumpTarget
from ....record.regular_expressions import MAX_LENGTH, ExpressionErrorKind
from ...core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from ....record.analysis.transpositions import Occurrence
    from ....record.regular_expressions import ExpressionError

_W = "Finding"
_tr = translator(_W)

_REASONS = {
    "missing )": tr_noop(_W, "missing “)”"),
    "unbalanced parenthesis": tr_noop(_W, "unmatched “)”"),
    "unterminated character set": tr_noop(_W, "missing “]”"),
    "bad character range": tr_noop(_W, "reversed character range"),
    "nothing to repeat": tr_noop(_W, "nothing to repeat"),
    "multiple repeat": tr_noop(_W, "two quantifiers in a row"),
    "min repeat greater than max repeat": tr_noop(_W, "minimum greater than maximum"),
    "bad escape (end of pattern)": tr_noop(_W, "nothing after “\\”"),
    "bad escape": tr_noop(_W, "unknown escape sequence"),
    "incomplete escape": tr_noop(_W, "incomplete escape sequence"),
    "invalid group reference": tr_noop(_W, "unknown group"),
    "unknown group": tr_noop(_W, "unknown group"),
    "cannot refer to an open group": tr_noop(_W, "reference to an unclosed group"),
    "unknown extension": tr_noop(_W, "unknown construct after “(?”"),
    "unknown property": tr_noop(_W, "unknown character class"),
}
"""Messages of `regex` about invalid expressions, without the escape sequence that they quote."""

_NO_MORE = {
    (JumpTarget.COMMENT, 1): tr_noop(_W, "There are no more comments."),
    (JumpTarget.COMMENT, -1): tr_noop(_W, "There are no earlier comments."),
    (JumpTarget.FIGURE, 1): tr_noop(_W, "There are no more figures."),
    (JumpTarget.FIGURE, -1): tr_noop(_W, "There are no earlier figures."),
    (JumpTarget.HOTSPOT, 1): tr_noop(_W, "There are no more hotspots."),
    (JumpTarget.HOTSPOT, -1): tr_noop(_W, "There are no earlier hotspots."),
}


def expression_error_text(error: ExpressionError) -> str:
    """Return the message about a regular expression that is invalid or exceeds a limit.

    Reasons that are not in the table are shown in English, as `regex` states them.
    """
    match error.kind:
        case ExpressionErrorKind.TOO_LONG:
            text = tr_noop(_W, "The expression is longer than {count} characters")
            return _tr(text).format(count=MAX_LENGTH)
        case ExpressionErrorKind.TOO_LARGE:
            return _tr(tr_noop(_W, "The expression is too complex"))
    known = _REASONS.get(re.sub(r" \\.*", "", error.reason))
    reason = error.reason if known is None else _tr(known)
    if error.position is None:
        return _tr(tr_noop(_W, "Invalid expression: {reason}")).format(reason=reason)
    text = tr_noop(_W, "Invalid expression at character {place}: {reason}")
    return _tr(text).format(place=error.position + 1, reason=reason)


def timed_out_notice(hits: str, number: int) -> str:
    """Return the message that a slow regular expression has stopped the search at a move.

    ``hits`` is the message about those found until then, or empty.
    """
    text = tr_noop(_W, "Expression too slow: search stopped at move {number}")
    stopped = _tr(text).format(number=number)
    return f"{hits} · {stopped}" if hits else stopped


def no_more_targets_text(target: JumpTarget, direction: int) -> str:
    """Return the message that there are no more nodes of a kind in a direction: forwards (1) or
    backwards (−1).
    """
    return _tr(_NO_MORE[target, direction])


def result_count_text(found: int, place: int | None, *, complete: bool) -> str:
    """Return text with the number of results and the current one."""
    if not complete:
        return _tr(tr_noop(_W, "{found} found so far")).format(found=found)
    if not found:
        return _tr(tr_noop(_W, "Not found"))
    if place is None:
        return _tr(tr_noop(_W, "{found} found")).format(found=found)
    return _tr(tr_noop(_W, "{place} of {found}")).format(place=place + 1, found=found)


def recurrence_text(other: Occurrence, others: int, *, of_line: bool) -> str:
    """Return text stating where a position recurs, and in how many other places."""
    if of_line:
        text = tr_noop(_W, "Same position as after move {number} of this line")
    else:
        text = tr_noop(_W, "Same position as after move {number} of another variation")
    message = _tr(text).format(number=other.move_number)
    more = _tr(tr_noop(_W, "and {count} more")).format(count=others - 1) if others > 1 else ""
    return f"{message} {more}".strip()
