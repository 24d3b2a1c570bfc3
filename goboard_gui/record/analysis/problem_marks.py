"""The marks of nodes in problems: right or wrong, by comments or evaluations."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ...go import Colour
from ...named_tuples import NamedTuple
from ..properties.tables import MOVE_COLOURS
from ..properties.texts import decode_texts
from ..values.evaluations import MOVE_EVALUATIONS, MoveEvaluation, move_evaluation
from .problem_words import Verdict, comment_verdict

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..node import Property

_WRONG_VARIATION = "WV"
"""The property of a variation that fails, in FF[1] to FF[3]."""
_MOVE_MARKS = {MoveEvaluation.GOOD: Verdict.RIGHT, MoveEvaluation.BAD: Verdict.WRONG}
_GOOD_FOR = {"GB": Colour.BLACK, "GW": Colour.WHITE}
_COMMENT = "C"
_MARKING = frozenset({_COMMENT, *MOVE_EVALUATIONS, _WRONG_VARIATION, *_GOOD_FOR})


class MarkSource(Enum):
    """What marks a node; the values are the order in which the sources count."""

    COMMENT = 1
    MOVE = 2
    """The evaluation of the solver's move (TE or BM)."""
    WRONG_VARIATION = 3
    """The solver's move begins a wrong variation (WV)."""
    POSITION = 4
    """The evaluation of the position (GB or GW)."""


class NodeMark(NamedTuple):
    """The verdict of a node on the line to it, its source, and whether other sources disagree."""

    verdict: Verdict
    source: MarkSource
    is_disputed: bool = False


def node_mark(properties: Iterable[Property], solver: Colour | None) -> NodeMark | None:
    """Return the mark of a node with these properties, or None if it has none.

    Its comment counts first, then the evaluation of the solver's move, then that of the position:
    right if it is good for the solver.

    >>> from goboard_gui.record.node import Property
    >>> node_mark([Property("W", ("aa",)), Property("GB", ("1",))], Colour.WHITE)
    NodeMark(verdict=<Verdict.WRONG: 'wrong'>, source=<MarkSource.POSITION: 4>, is_disputed=False)
    """
    given: dict[str, list[str]] = {}
    is_solvers = False
    for ident, values in properties:
        if ident in _MARKING:
            given.setdefault(ident, []).extend(values)
        elif ident in MOVE_COLOURS:
            is_solvers = is_solvers or MOVE_COLOURS[ident] is solver
    if not given:
        return None
    found: dict[MarkSource, Verdict] = {}
    if _COMMENT in given and (verdict := comment_verdict(decode_texts(given[_COMMENT]))):
        found[MarkSource.COMMENT] = verdict
    if is_solvers:
        evaluation = move_evaluation(given)
        if evaluation in _MOVE_MARKS:
            found[MarkSource.MOVE] = _MOVE_MARKS[evaluation]
        if _WRONG_VARIATION in given:
            found[MarkSource.WRONG_VARIATION] = Verdict.WRONG
    good_for = next((_GOOD_FOR[ident] for ident in given if ident in _GOOD_FOR), None)
    if good_for and solver:
        found[MarkSource.POSITION] = Verdict.RIGHT if good_for is solver else Verdict.WRONG
    if not found:
        return None
    source, verdict = next(iter(found.items()))
    return NodeMark(verdict, source, len(set(found.values())) > 1)
