"""The data and texts of the graph of a review, independent of its layout."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ....study.review.losses import LossUnit
from ....study.review.report import GamePhase, game_phase

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ....go.analysis import Value
    from ....study.review.losses import ReviewedMove


class Measure(Enum):
    """What a panel of the graph shows; each has a scale of its own."""

    WIN_RATE = "win rate"
    """Black's win rate in percent."""
    SCORE = "score"
    """Black's lead in points."""

    def amount(self, value: Value | None) -> float | None:
        """Return a value in the unit of the measure, or None if it is unknown.

        >>> from goboard_gui.go.analysis import Value
        >>> Measure.WIN_RATE.amount(Value(0.25)), Measure.SCORE.amount(Value(0.25))
        (25.0, None)
        """
        if value is None:
            return None
        if self is Measure.SCORE:
            return value.score
        return None if value.win_rate is None else 100 * value.win_rate

    @property
    def middle(self) -> float:
        """The amount with which neither player is ahead."""
        return 50.0 if self is Measure.WIN_RATE else 0.0


class GraphTexts(NamedTuple):
    """The texts in the graph of a review, as templates with placeholders in braces."""

    win_rate: str = "Black's win rate"
    score: str = "Black's lead in points"
    percent: str = "{number} %"
    opening: str = "Opening"
    middle_game: str = "Middle game"
    endgame: str = "Endgame"
    nothing: str = "No analysis of this line"

    def measure(self, measure: Measure) -> str:
        """Return the title of the panel with a measure."""
        return self.win_rate if measure is Measure.WIN_RATE else self.score

    def phase(self, phase: GamePhase) -> str:
        """Return the name of a phase."""
        return {
            GamePhase.OPENING: self.opening,
            GamePhase.MIDDLE_GAME: self.middle_game,
            GamePhase.ENDGAME: self.endgame,
        }[phase]


ENGLISH = GraphTexts()


def tick_text(measure: Measure, tick: float, texts: GraphTexts) -> str:
    """Return the label of a tick.

    >>> tick_text(Measure.SCORE, -20, ENGLISH), tick_text(Measure.WIN_RATE, 50, ENGLISH)
    ('−20', '50 %')
    """
    if measure is Measure.WIN_RATE:
        return texts.percent.format(number=f"{tick:.0f}")
    sign = "+" if tick > 0 else "−" if tick < 0 else ""
    return f"{sign}{abs(tick):.0f}"


class GraphPosition(NamedTuple):
    """A position in the graph: the initial one, or the one after a ``move``.

    ``value`` is None where there is no result.
    """

    node: int
    number: int
    value: Value | None
    move: ReviewedMove | None = None


@dataclass(frozen=True)
class ReviewGraph:
    """The positions of a line of play, from the initial one on, with their values.

    ``phase_starts`` are the phases of the game with the index of the first position of each.
    ``indices`` has the index of the position that is shown at each node of the line; nodes without
    a move have that of the move before them.
    """

    positions: tuple[GraphPosition, ...] = ()
    unit: LossUnit = LossUnit.POINTS
    phase_starts: tuple[tuple[GamePhase, int], ...] = ()
    indices: Mapping[int, int] = field(default_factory=dict)

    def amounts(self, measure: Measure) -> list[float | None]:
        """Return the amounts of all positions, None for those without a result."""
        return [measure.amount(position.value) for position in self.positions]

    @property
    def measures(self) -> list[Measure]:
        """The measures of which there are results; the one in which losses are counted is last."""
        wanted = [Measure.WIN_RATE, Measure.SCORE]
        if self.unit is LossUnit.PERCENT:
            wanted.reverse()
        return [each for each in wanted if any(amount is not None for amount in self.amounts(each))]

    @property
    def mistakes(self) -> list[int]:
        """The indices of the positions after mistakes."""
        return [
            index
            for index, position in enumerate(self.positions)
            if position.move is not None and position.move.is_mistake
        ]


def review_graph(line: Sequence[int], moves: Sequence[ReviewedMove], points: int) -> ReviewGraph:
    """Return the graph of the reviewed moves of a line.

    ``line`` has the nodes from the root on, and ``points`` is the number of points of the board.

    >>> from goboard_gui.go import Colour
    >>> from goboard_gui.go.analysis import Value
    >>> from goboard_gui.study.review.losses import ReviewedMove
    >>> even, ahead = Value(0.5, 0.0), Value(0.6, 2.0)
    >>> move = ReviewedMove(12, 1, Colour.BLACK, None, even, ahead)
    >>> graph = review_graph([10, 11, 12], [move], 361)
    >>> graph.amounts(Measure.SCORE), graph.indices
    ([0.0, 2.0], {10: 0, 11: 0, 12: 1})
    """
    if not line:
        return ReviewGraph()
    initial = moves[0].before if moves else None
    positions = [GraphPosition(line[0], 0, initial)]
    positions += (GraphPosition(move.node, move.number, move.after, move) for move in moves)
    indices, index = {}, 0
    for node in line:
        if index + 1 < len(positions) and positions[index + 1].node == node:
            index += 1
        indices[node] = index
    phases = [game_phase(position.number, points) for position in positions]
    starts = [(phases[0], 0)]
    starts += (
        (phase, index)
        for index, (before, phase) in enumerate(pairwise(phases), 1)
        if phase is not before
    )
    unit = moves[0].unit if moves else LossUnit.POINTS
    return ReviewGraph(tuple(positions), unit, tuple(starts), indices)
