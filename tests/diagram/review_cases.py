"""Reviewed moves of made-up games, for graphs and reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goboard_gui.diagram.plots.review_graph.graph import ReviewGraph, review_graph
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import RECORDING, Colour
from goboard_gui.go.analysis import Analysis, Candidate, Value
from goboard_gui.record.steps import walk_steps
from goboard_gui.record.stored_analysis.model import StoredAnalysis
from goboard_gui.record.stored_analysis.writing import with_analyses
from goboard_gui.record.turns import player_to_move
from goboard_gui.study.review.losses import DEFAULT_THRESHOLDS, LossUnit, ReviewedMove
from tests.diagram.book_cases import at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goboard_gui.record import Tree


def reviewed(
    scores: Sequence[float | None], rates: Sequence[float | None] = ()
) -> list[ReviewedMove]:
    """The moves between positions with these scores and win rates; the node of a move is its
    number.
    """
    rates = rates or [None] * len(scores)
    values = [
        None if score is None and rate is None else Value(rate, score)
        for score, rate in zip(scores, rates, strict=True)
    ]
    unit = LossUnit.PERCENT if all(score is None for score in scores) else LossUnit.POINTS
    moves = []
    for number in range(1, len(values)):
        colour = Colour.BLACK if number % 2 else Colour.WHITE
        before, after = values[number - 1], values[number]
        loss = _loss(before, after, colour, unit)
        moves.append(
            ReviewedMove(
                *(number, number, colour, None, before, after, loss, unit),
                None if loss is None else DEFAULT_THRESHOLDS.loss_class(loss, unit),
                loss is not None and DEFAULT_THRESHOLDS.is_mistake(loss, unit),
            )
        )
    return moves


def _loss(
    before: Value | None, after: Value | None, colour: Colour, unit: LossUnit
) -> float | None:
    if before is None or after is None:
        return None
    if unit is LossUnit.POINTS:
        one, other = before.score, after.score
    else:
        one, other = (rate and 100 * rate for rate in (before.win_rate, after.win_rate))
    if one is None or other is None:
        return None
    return one - other if colour is Colour.BLACK else other - one


def graph_of(
    scores: Sequence[float | None], rates: Sequence[float | None] = (), points: int = 361
) -> ReviewGraph:
    """The graph of positions with these scores and win rates."""
    moves = reviewed(scores, rates)
    return review_graph(range(len(moves) + 1), moves, points)


def wave(moves: int) -> ReviewGraph:
    """A graph in which the lead changes, with a mistake now and then and gaps."""
    scores: list[float | None] = [0.5]
    lead = 0.5
    for number in range(1, moves + 1):
        loss = 7.0 if number % 23 == 5 else 13.5 if number % 61 == 12 else 0.3
        lead += loss if number % 2 == 0 else -loss
        scores.append(None if number % 50 in (30, 31, 33) else lead)
    rates = [None if score is None else 1 / (1 + 1.2 ** (-score)) for score in scores]
    return graph_of(scores, rates)


GAME = "(;SZ[9]KM[6.5]PB[Anna]PW[José];B[ee];W[ce];B[gc];W[cg];B[eg];W[ec];B[];W[gg];B[fd])"
GAME_SCORES = (-6.5, -6.0, -6.2, -11.4, -11.0, -11.0, None, -30.5, -14.5, -14.4)
"""The scores from the initial position on: moves 3, 7 and 8 are mistakes, of 5.2, some and 16."""
GAME_CHOICES = ("ee", "ce", "dc", "cg", "eg", "ec", "cc", "", "fd", "fe")
"""The engine's first choices in these positions; the eighth is a pass."""


def reviewed_record(
    text: str = GAME,
    scores: Sequence[float | None] = GAME_SCORES,
    choices: Sequence[str] = GAME_CHOICES,
    *,
    with_scores: bool = True,
) -> Tree:
    """A record with analyses of its main line; None is a position without one."""
    tree = read_sgf(text.encode()).games[0]
    analyses = {}
    for step in walk_steps(tree, RECORDING):
        score = scores[step.number]
        if score is None:
            continue
        rate = round(1 / (1 + 1.2 ** (-score)), 4)
        value = Value(rate, score if with_scores else None)
        point = at(choices[step.number]) if choices[step.number] else None
        candidates = (Candidate(point, 150, value, (point,)), Candidate(at("ii"), 50, value))
        to_play = player_to_move(tree, step)
        analysis = Analysis(to_play, candidates, 200, value)
        analyses[step.node] = StoredAnalysis(
            analysis, engine="KataGo 1.18.1", komi=6.5, rules="japanese"
        )
    return with_analyses(tree, analyses)
