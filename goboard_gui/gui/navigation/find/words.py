"""What came of finding, put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....record.expression_syntax import Flaw
from ....record.navigation.jumps import Notable
from ...core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from ....record.analysis.transpositions import Occurrence
    from ....record.expression_syntax import ExpressionError

_W = "Finding"
_tr = translator(_W)

_FLAWS = {
    Flaw.ENDS: tr_noop(_W, "The expression ends too early (letter {place})"),
    Flaw.UNCLOSED_GROUP: tr_noop(_W, "This “(” is not closed (letter {place})"),
    Flaw.UNOPENED_GROUP: tr_noop(_W, "This “)” closes nothing (letter {place})"),
    Flaw.UNCLOSED_CLASS: tr_noop(_W, "This “[” is not closed (letter {place})"),
    Flaw.BAD_RANGE: tr_noop(_W, "A range that ends before it begins (letter {place})"),
    Flaw.NOTHING_TO_REPEAT: tr_noop(_W, "Nothing to repeat (letter {place})"),
    Flaw.BAD_COUNT: tr_noop(_W, "A repetition that counts wrongly (letter {place})"),
    Flaw.UNKNOWN_ESCAPE: tr_noop(_W, "This means nothing after “\\” (letter {place})"),
    Flaw.UNSUPPORTED: tr_noop(_W, "Not supported in expressions here (letter {place})"),
    Flaw.TOO_LARGE: tr_noop(_W, "The expression is too large"),
}

_NO_MORE = {
    (Notable.COMMENT, 1): tr_noop(_W, "There are no more comments."),
    (Notable.COMMENT, -1): tr_noop(_W, "There are no comments before this."),
    (Notable.FIGURE, 1): tr_noop(_W, "There are no more figures."),
    (Notable.FIGURE, -1): tr_noop(_W, "There are no figures before this."),
    (Notable.MARKUP, 1): tr_noop(_W, "There is no more markup."),
    (Notable.MARKUP, -1): tr_noop(_W, "There is no markup before this."),
    (Notable.HOTSPOT, 1): tr_noop(_W, "There are no more hotspots."),
    (Notable.HOTSPOT, -1): tr_noop(_W, "There are no hotspots before this."),
}


def flaw(error: ExpressionError) -> str:
    """What is wrong with an expression."""
    return _tr(_FLAWS[error.flaw]).format(place=error.place + 1)


def no_more(what: Notable, direction: int) -> str:
    """There is nothing of a kind any more, forwards (1) or backwards (-1)."""
    return _tr(_NO_MORE[what, direction])


def count(found: int, place: int | None, *, complete: bool) -> str:
    """How much was found, and which of it one is at."""
    if not complete:
        return _tr(tr_noop(_W, "{found} so far")).format(found=found)
    if not found:
        return _tr(tr_noop(_W, "Not found"))
    if place is None:
        return _tr(tr_noop(_W, "{found} found")).format(found=found)
    return _tr(tr_noop(_W, "{place} of {found}")).format(place=place + 1, found=found)


def occurrence(other: Occurrence, others: int, *, of_line: bool) -> str:
    """Where a position occurs again, and in how many places in all."""
    if of_line:
        text = tr_noop(_W, "Same position: move {number} of this line")
    else:
        text = tr_noop(_W, "Same position: move {number} of another variation")
    told = _tr(text).format(number=other.number)
    more = _tr(tr_noop(_W, "and {count} more")).format(count=others - 1) if others > 1 else ""
    return f"{told} {more}".strip()
