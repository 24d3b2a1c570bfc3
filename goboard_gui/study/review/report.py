"""Report on how each player has played, computed from reviewed moves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from ...go import Colour
from ...named_tuples import NamedTuple
from .losses import LOSS_CLASSES, LossUnit

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .losses import ReviewedMove

_OPENING_PERCENT, _MIDDLE_GAME_PERCENT = 14, 40
"""The last move of a phase, in percent of the points of the board."""


class GamePhase(Enum):
    """A phase of the game, which depends on the move number only; the value is the English name."""

    OPENING = "opening"
    MIDDLE_GAME = "middle game"
    ENDGAME = "endgame"


def game_phase(number: int, points: int) -> GamePhase:
    """Return the phase to which a move belongs on a board with so many points.

    >>> [game_phase(number, 361).value for number in (50, 51, 144, 145)]
    ['opening', 'middle game', 'middle game', 'endgame']
    """
    if 100 * number <= _OPENING_PERCENT * points:
        return GamePhase.OPENING
    if 100 * number <= _MIDDLE_GAME_PERCENT * points:
        return GamePhase.MIDDLE_GAME
    return GamePhase.ENDGAME


class LossSum(NamedTuple):
    """The sum of the losses of a number of moves whose losses are known."""

    moves: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float | None:
        """The loss per move, or None without moves."""
        return self.total / self.moves if self.moves else None


@dataclass(frozen=True)
class PlayerReport:
    """How a player has played.

    ``moves`` counts all moves, those in ``losses`` only the ones whose losses are known, which are
    divided into ``phases`` and ``classes`` (the number of moves of each class). ``agreeing`` of the
    ``compared`` moves are the engine's first choice. Sums do not contain negative losses.
    """

    colour: Colour
    unit: LossUnit
    moves: int
    losses: LossSum
    phases: Mapping[GamePhase, LossSum]
    classes: tuple[int, ...]
    mistakes: int
    agreeing: int
    compared: int

    @property
    def agreement(self) -> float | None:
        """The share of moves that are the engine's first choice, or None without such moves."""
        return self.agreeing / self.compared if self.compared else None


def player_reports(moves: Sequence[ReviewedMove], points: int) -> dict[Colour, PlayerReport]:
    """Return the reports on Black and White for the moves of a line.

    ``points`` is the number of points of the board.

    >>> from goboard_gui.study.review.losses import ReviewedMove
    >>> moves = [ReviewedMove(1, 1, Colour.BLACK, None, loss=4.0, loss_class=3, is_mistake=True)]
    >>> report = player_reports(moves, 81)[Colour.BLACK]
    >>> report.losses, report.classes, report.mistakes, report.agreement
    (LossSum(moves=1, total=4.0), (0, 0, 0, 1, 0, 0), 1, None)
    """
    unit = moves[0].unit if moves else LossUnit.POINTS
    return {
        colour: _report(colour, unit, [each for each in moves if each.colour is colour], points)
        for colour in Colour
    }


def _report(
    colour: Colour, unit: LossUnit, moves: Sequence[ReviewedMove], points: int
) -> PlayerReport:
    known = [move for move in moves if move.loss is not None]
    classes = Counter(move.loss_class for move in known)
    compared = [move for move in moves if move.agrees_with_first_choice is not None]
    return PlayerReport(
        colour,
        unit,
        len(moves),
        _sum(known),
        {
            phase: _sum(move for move in known if game_phase(move.number, points) is phase)
            for phase in GamePhase
        },
        tuple(classes[loss_class] for loss_class in range(LOSS_CLASSES)),
        sum(move.is_mistake for move in known),
        sum(move.agrees_with_first_choice is True for move in compared),
        len(compared),
    )


def _sum(moves: Iterable[ReviewedMove]) -> LossSum:
    losses = [move.counted_loss for move in moves]
    return LossSum(len(losses), sum(losses))
