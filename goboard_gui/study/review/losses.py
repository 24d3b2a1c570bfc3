"""What each move of a line loses, computed from stored analyses of the positions."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from ...go import RECORDING, Board, Colour, Symmetry
from ...named_tuples import NamedTuple
from ...record.properties.tables import SETUP_PROPERTIES
from ...record.steps import LineReplay

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...go import Point
    from ...go.analysis import Analysis, Value
    from ...record import Move, Step, Tree
    from ...record.stored_analysis.model import AnalysisSource, StoredAnalysis

_DECIMALS = 6
"""Losses are rounded to this many decimals, so that 60 % - 50 % is 10 %."""


class LossUnit(Enum):
    """The unit of losses, which is the same for all moves of a line."""

    POINTS = "points"
    PERCENT = "percent"
    """Percent of win rate."""


@dataclass(frozen=True)
class LossThresholds:
    """The losses at which a class of moves begins, and those from which on a move is a mistake.

    Moves below the first of five limits are of class 0, those from the last limit on of class 5.
    """

    point_classes: tuple[float, ...] = (0.5, 1.5, 3.0, 6.0, 12.0)
    percent_classes: tuple[float, ...] = (2.0, 5.0, 10.0, 20.0, 40.0)
    mistake_points: float = 3.0
    mistake_percent: float = 10.0

    def loss_class(self, loss: float, unit: LossUnit) -> int:
        """Return the class of a loss, from 0 to 5.

        >>> [LossThresholds().loss_class(loss, LossUnit.POINTS) for loss in (-2, 0.4, 0.5, 12)]
        [0, 0, 1, 5]
        """
        limits = self.point_classes if unit is LossUnit.POINTS else self.percent_classes
        return bisect_right(limits, loss)

    def is_mistake(self, loss: float, unit: LossUnit) -> bool:
        """Return whether a move with this loss is a mistake."""
        limit = self.mistake_points if unit is LossUnit.POINTS else self.mistake_percent
        return loss >= limit


DEFAULT_THRESHOLDS = LossThresholds()
LOSS_CLASSES = len(DEFAULT_THRESHOLDS.point_classes) + 1
"""The number of classes."""


class ReviewedMove(NamedTuple):
    """A move with what it loses; whatever is unknown is None.

    ``before`` and ``after`` are the values for Black of the positions before and after the move.
    ``loss`` is in the ``unit``, for the player of the move; it is negative if the engine has
    changed its mind. ``point`` is None for a pass.
    """

    node: int
    number: int
    colour: Colour
    point: Point | None
    before: Value | None = None
    after: Value | None = None
    loss: float | None = None
    unit: LossUnit = LossUnit.POINTS
    loss_class: int | None = None
    is_mistake: bool = False
    agrees_with_first_choice: bool | None = None

    @property
    def counted_loss(self) -> float:
        """The loss as it counts in sums: 0 if it is unknown or negative."""
        return max(self.loss or 0.0, 0.0)


def review_line(
    tree: Tree,
    line: Sequence[int],
    analyses: Mapping[int, StoredAnalysis],
    thresholds: LossThresholds = DEFAULT_THRESHOLDS,
) -> list[ReviewedMove]:
    """Return the moves of a line with their losses.

    ``line`` has the nodes from the root on, ``analyses`` the analysis at each node that has one.
    A loss is known if the positions before and after a move were analysed by the same engine with
    the same komi and rules, and the move was made by the player for whom the engine has searched.
    Passes in a row at the end of the line have none.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go.analysis import Analysis, Value
    >>> from goboard_gui.record.stored_analysis.model import StoredAnalysis
    >>> tree = read_sgf(b"(;SZ[9];B[ee];W[aa])").games[0]
    >>> players = Colour.BLACK, Colour.WHITE, Colour.BLACK
    >>> scores = dict(enumerate(zip(players, (-6.5, -7.0, 5.0))))
    >>> analyses = {
    ...     node: StoredAnalysis(Analysis(to_play, value=Value(score=score)))
    ...     for node, (to_play, score) in scores.items()
    ... }
    >>> [(move.loss, move.loss_class) for move in review_line(tree, [0, 1, 2], analyses)]
    [(0.5, 1), (12.0, 5)]
    """
    pairs = _pairs(tree, line, analyses)
    unit = _common_unit(pairs)
    return [_reviewed(pair, unit, thresholds) for pair in pairs]


class _Pair(NamedTuple):
    """A move with the analyses before and after it, and whether their values may be compared."""

    step: Step
    colour: Colour
    point: Point | None
    before: StoredAnalysis | None
    after: StoredAnalysis | None
    is_comparable: bool
    agrees: bool | None

    def loss(self, unit: LossUnit) -> float | None:
        """Return what the move loses in a unit, or None if that is unknown."""
        if not self.is_comparable or self.before is None or self.after is None:
            return None
        before, after = _amount(self.before.value, unit), _amount(self.after.value, unit)
        if before is None or after is None:
            return None
        loss = before - after if self.colour is Colour.BLACK else after - before
        return round(loss, _DECIMALS)


def _pairs(tree: Tree, line: Sequence[int], analyses: Mapping[int, StoredAnalysis]) -> list[_Pair]:
    replay = LineReplay(tree, RECORDING)
    pairs = []
    before: StoredAnalysis | None = None
    for node in line:
        after, board = analyses.get(node), replay.board
        step = replay.push(node)
        if step.move is not None:
            # Stones that are set up in the same node change more than the move does.
            alone = not tree.node(node).has_any_property(*SETUP_PROPERTIES)
            known = before if alone else None
            pairs.append(_pair(step, step.move, known, after, board))
        before = after
    played = len(pairs)
    while played and pairs[played - 1].point is None:
        played -= 1
    if len(pairs) - played > 1:
        final = [pair._replace(is_comparable=False, agrees=None) for pair in pairs[played:]]
        pairs[played:] = final
    return pairs


def _pair(
    step: Step,
    move: Move,
    before: StoredAnalysis | None,
    after: StoredAnalysis | None,
    board: Board,
) -> _Pair:
    colour, point = move
    if before is None or before.analysis.to_play is not colour:
        return _Pair(step, colour, point, before, after, is_comparable=False, agrees=None)
    comparable = after is not None and _terms(before) == _terms(after)
    return _Pair(
        step, colour, point, before, after, comparable, agrees_with(before.analysis, point, board)
    )


def _terms(stored: StoredAnalysis) -> tuple[AnalysisSource, str, float | None, str]:
    """Return what two analyses have in common if they belong to the same review."""
    return stored.source, stored.engine, stored.komi, stored.rules


def _amount(value: Value, unit: LossUnit) -> float | None:
    if unit is LossUnit.POINTS:
        return value.score
    return None if value.win_rate is None else 100 * value.win_rate


def _common_unit(pairs: Sequence[_Pair]) -> LossUnit:
    """Return the unit of the review with the most moves: points if its engine reports a score."""
    moves = Counter(_terms(pair.before) for pair in pairs if pair.before and pair.is_comparable)
    if not moves:
        return LossUnit.POINTS
    [(terms, _)] = moves.most_common(1)
    values = (
        stored.value
        for pair in pairs
        for stored in (pair.before, pair.after)
        if stored is not None and _terms(stored) == terms
    )
    has_score = any(value.score is not None for value in values)
    return LossUnit.POINTS if has_score else LossUnit.PERCENT


def _reviewed(pair: _Pair, unit: LossUnit, thresholds: LossThresholds) -> ReviewedMove:
    loss = pair.loss(unit)
    return ReviewedMove(
        pair.step.node,
        pair.step.number,
        pair.colour,
        pair.point,
        None if pair.before is None else pair.before.value,
        None if pair.after is None else pair.after.value,
        loss,
        unit,
        None if loss is None else thresholds.loss_class(loss, unit),
        loss is not None and thresholds.is_mistake(loss, unit),
        pair.agrees,
    )


def agrees_with(analysis: Analysis, point: Point | None, board: Board) -> bool | None:
    """Return whether a move is the first choice of an analysis or symmetric to it.

    ``board`` is the position that was analysed. The result is None if there is no first choice.

    >>> from goboard_gui.go import Point, Size
    >>> from goboard_gui.go.analysis import Analysis, Candidate, Value
    >>> board = Board.empty(Size(9, 9))
    >>> analysis = Analysis(Colour.BLACK, (Candidate(Point(2, 2), 9, Value()),))
    >>> agrees_with(analysis, Point(6, 2), board), agrees_with(analysis, Point(4, 4), board)
    (True, False)
    """
    if not analysis.candidates:
        return None
    first = analysis.candidates[0]
    best = {first.point, first.copy_of} if first.copy_of is not None else {first.point}
    if point in best:
        return True
    if point is None:
        return False
    copies = (each.copy_of for each in analysis.candidates if each.point == point)
    if any(copy is not None and copy in best for copy in copies):
        return True
    return first.point is not None and _is_symmetric(point, first.point, board)


def _is_symmetric(point: Point, other: Point, board: Board) -> bool:
    """Return whether a symmetry of a position exchanges two points."""
    if not board.shape.is_rectangle:
        return False
    size = board.size
    for symmetry in Symmetry:
        if symmetry.transformed_size(size) != size or symmetry.apply(other, size) != point:
            continue
        stones = board.stones()  # few moves get this far
        if {symmetry.apply(at, size): colour for at, colour in stones.items()} == stones:
            return True
    return False
