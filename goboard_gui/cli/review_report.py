"""Reports on reviewed games, as text and as JSON."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ..go import RECORDING, Colour
from ..record import walk_steps
from ..study.review.losses import DEFAULT_THRESHOLDS, LossUnit, review_line
from ..study.review.report import GamePhase, player_reports
from .position import move_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..engine.errors import EngineError
    from ..go.analysis import Value
    from ..notation import Naming
    from ..record import Move, Tree
    from ..record.stored_analysis.model import StoredAnalysis
    from ..study.review.losses import ReviewedMove
    from ..study.review.positions import ReviewTerms
    from ..study.review.report import LossSum, PlayerReport

_COLUMN = 12
_UNITS = {LossUnit.POINTS: "points", LossUnit.PERCENT: "% of win rate"}
_UNKNOWN = "-"


@dataclass
class GameReview:
    """The review of a game: its terms, and what is known about the positions at its nodes.

    ``nodes`` are the reviewed ones, in preorder. ``found`` are the nodes whose analyses are new;
    the record has the others. ``failures`` has the reasons why nodes have no
    analysis, and ``error`` the reason why the review ended early.
    """

    file: str
    game: int
    tree: Tree
    nodes: Sequence[int]
    terms: ReviewTerms
    analyses: dict[int, StoredAnalysis] = field(default_factory=dict)
    found: set[int] = field(default_factory=set)
    failures: dict[int, EngineError] = field(default_factory=dict)
    error: EngineError | None = None
    is_interrupted: bool = False

    def main_line_moves(self) -> list[ReviewedMove]:
        """Return the moves of the main line with their losses."""
        return review_line(self.tree, self.tree.main_line(), self.analyses)

    def moves(self) -> dict[int, ReviewedMove]:
        """Return all reviewed moves by their nodes, the main line first."""
        found = {move.node: move for move in self.main_line_moves()}
        for node in self.nodes:
            if not self.tree.children(node) and node not in found:
                line = review_line(self.tree, self.tree.line_to(node), self.analyses)
                found = {move.node: move for move in line} | found
        return {node: found[node] for node in self.nodes if node in found}


def report_lines(review: GameReview, naming: Naming, points: int) -> Iterator[str]:
    """Yield the lines of a report: the players, then the mistakes.

    ``points`` is the number of points of the board.
    """
    line = review.main_line_moves()
    reports = player_reports(line, points)
    unit = reports[Colour.BLACK].unit
    terms = review.terms
    yield f"Engine: {terms.engine}, komi {terms.komi:g}, {terms.rules.english}"
    yield ""
    for label, black, white in _player_rows(reports[Colour.BLACK], reports[Colour.WHITE]):
        yield f"{label:32}{black:>{_COLUMN}}{white:>{_COLUMN}}".rstrip()
    yield ""
    mistakes = [move for move in review.moves().values() if move.is_mistake]
    if not mistakes:
        yield "No mistakes"
        return
    yield "Mistakes:"
    yield from _mistake_rows(review, mistakes, naming, unit)


def _player_rows(black: PlayerReport, white: PlayerReport) -> Iterator[tuple[str, str, str]]:
    unit = _UNITS[black.unit]
    yield "", "Black", "White"
    yield "Moves", str(black.moves), str(white.moves)
    yield "Moves with a known loss", str(black.losses.moves), str(white.losses.moves)
    yield f"Loss per move ({unit})", _mean(black.losses), _mean(white.losses)
    for phase in GamePhase:
        yield f"  {phase.value}", _mean(black.phases[phase]), _mean(white.phases[phase])
    yield "Total loss", f"{black.losses.total:.1f}", f"{white.losses.total:.1f}"
    for number, label in enumerate(_class_labels(black.unit)):
        yield f"  {label}", str(black.classes[number]), str(white.classes[number])
    yield "Mistakes", str(black.mistakes), str(white.mistakes)
    yield "Engine's first choice", _share(black.agreement), _share(white.agreement)


def _class_labels(unit: LossUnit) -> Iterator[str]:
    """Yield a label for each class of losses."""
    points = unit is LossUnit.POINTS
    limits = DEFAULT_THRESHOLDS.point_classes if points else DEFAULT_THRESHOLDS.percent_classes
    yield f"below {limits[0]:g}"
    for lower, upper in pairwise(limits):
        yield f"{lower:g} to {upper:g}"
    yield f"{limits[-1]:g} and more"


def _mean(losses: LossSum) -> str:
    return _UNKNOWN if losses.mean is None else f"{losses.mean:.2f}"


def _share(share: float | None) -> str:
    return _UNKNOWN if share is None else f"{100 * share:.0f} %"


def _mistake_rows(
    review: GameReview, mistakes: Sequence[ReviewedMove], naming: Naming, unit: LossUnit
) -> Iterator[str]:
    """Yield a table of mistakes; moves of variations are marked by an asterisk."""
    main_line = set(review.tree.main_line())
    sign = " %" if unit is LossUnit.PERCENT else ""
    rows = [("Move", "Player", "Played", "Loss", "Engine's choice")]
    for move in mistakes:
        parent = review.tree.parent(move.node)
        before = None if parent is None else review.analyses.get(parent)
        candidates = before.analysis.candidates if before is not None else ()
        best = move_text(candidates[0].point, naming) if candidates else _UNKNOWN
        variation = "" if move.node in main_line else "*"
        played = move_text(move.point, naming)
        player = move.colour.name.capitalize()
        rows.append((f"{move.number}{variation}", player, played, f"{move.loss:.1f}{sign}", best))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for number, player, played, loss, best in rows:
        yield (
            f"  {number:>{widths[0]}}  {player:{widths[1]}}  {played:{widths[2]}}  "
            f"{loss:>{widths[3]}}  {best}"
        )
    if any(move.node not in main_line for move in mistakes):
        yield "  * in a variation"


def report_as_json(review: GameReview, naming: Naming, points: int) -> dict[str, Any]:
    """Return a review as a JSON object; win rates and scores are for Black."""
    moves = review.moves()
    reports = player_reports(review.main_line_moves(), points)
    indices = {node: index for index, node in enumerate(review.tree.preorder())}
    steps = {step.node: step for step in walk_steps(review.tree, RECORDING)}
    terms = review.terms
    nodes = []
    for node in review.nodes:
        step, reviewed = steps[node], moves.get(node)
        nodes.append(
            {
                "node": indices[node],
                "move": _move_data(step.number, step.move, naming),
                **_analysis_data(review.analyses.get(node), naming),
                "loss": reviewed and reviewed.loss,
                "class": reviewed and reviewed.loss_class,
                "mistake": bool(reviewed and reviewed.is_mistake),
                "error": str(review.failures[node]) if node in review.failures else None,
            }
        )
    return {
        "file": review.file,
        "game": review.game,
        "engine": terms.engine,
        "komi": terms.komi,
        "rules": terms.rules.id,
        "unit": reports[Colour.BLACK].unit.value,
        "players": {
            colour.name.lower(): _player_data(report) for colour, report in reports.items()
        },
        "nodes": nodes,
        "error": None if review.error is None else str(review.error),
    }


def _move_data(number: int, move: Move | None, naming: Naming) -> dict[str, Any] | None:
    if move is None:
        return None
    return {
        "number": number,
        "colour": move.colour.name.lower(),
        "point": move.point,
        "name": move_text(move.point, naming),
    }


def _analysis_data(stored: StoredAnalysis | None, naming: Naming) -> dict[str, Any]:
    value: Value | None = None if stored is None else stored.value
    analysis = None if stored is None else stored.analysis
    return {
        "win_rate": None if value is None else value.win_rate,
        "score_lead": None if value is None else value.score,
        "visits": None if analysis is None else analysis.total_visits,
        "seconds": None if stored is None else stored.seconds,
        "as_setup": stored is not None and stored.as_setup,
        "best_moves": [
            {
                "point": each.point,
                "name": move_text(each.point, naming),
                "visits": each.visits,
                "win_rate": each.value.win_rate,
                "score_lead": each.value.score,
                "line": each.line,
            }
            for each in (analysis.candidates if analysis is not None else ())
        ],
    }


def _player_data(report: PlayerReport) -> dict[str, Any]:
    return {
        "moves": report.moves,
        "known_losses": report.losses.moves,
        "loss": report.losses.total,
        "phases": {
            phase.value.replace(" ", "_"): {"moves": losses.moves, "loss": losses.total}
            for phase, losses in report.phases.items()
        },
        "classes": report.classes,
        "mistakes": report.mistakes,
        "first_choices": report.agreeing,
        "compared": report.compared,
    }
