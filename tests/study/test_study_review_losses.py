"""What moves lose according to stored analyses, and the reports on both players."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point
from goboard_gui.go.analysis import Analysis, Candidate, Value
from goboard_gui.record.stored_analysis.model import AnalysisSource, StoredAnalysis
from goboard_gui.study.review.losses import LossThresholds, LossUnit, ReviewedMove, review_line
from goboard_gui.study.review.report import GamePhase, LossSum, game_phase, player_reports
from tests.cases import for_each

BLACK, WHITE = Colour
THREE_MOVES = b"(;SZ[9];B[ee];W[cc];B[gg])"
BEST = Point(4, 4)


def candidate(point: Point | None, copy_of: Point | None = None) -> Candidate:
    return Candidate(point, 10, Value(), copy_of=copy_of)


def stored(to_play, win_rate=None, score=None, candidates=(), **terms):
    analysis = Analysis(to_play, tuple(candidates), 10, Value(win_rate, score))
    return StoredAnalysis(analysis, engine="KataGo", komi=6.5, rules="japanese", **terms)


def reviewed(sgf, analyses, thresholds=None):
    [tree] = read_sgf(sgf).games
    more = () if thresholds is None else (thresholds,)
    return review_line(tree, tree.main_line(), dict(enumerate(analyses)), *more)


def alternating(values):
    """Return analyses with these values; Black is to play first."""
    return [stored(WHITE if at % 2 else BLACK, *value) for at, value in enumerate(values)]


@for_each(
    ("values", "unit", "losses"),
    [
        # Black's lead goes from 0 to -2 by Black's move: Black loses 2; then to 3: White loses 5.
        ([(0.5, 0), (0.4, -2), (0.7, 3), (0.8, 4)], LossUnit.POINTS, [2, 5, -1]),
        ([(0.5,), (0.4,), (0.7,), (0.8,)], LossUnit.PERCENT, [10, 30, -10]),
        # An engine that reports scores is asked for nothing else, even where one is missing.
        ([(0.5, 0), (0.4,), (0.7, 3), (0.8, 4)], LossUnit.POINTS, [None, None, -1]),
        ([(0.5,), (0.4,), (0.7,), (0.8, 4)], LossUnit.POINTS, [None] * 3),
        ([(None, 0), (0.4, -2), (0.7, 3), (0.8, None)], LossUnit.POINTS, [2, 5, None]),
        ([(), (), (), ()], LossUnit.PERCENT, [None] * 3),
    ],
)
def test_a_loss_is_the_value_before_minus_the_value_after_for_the_player(values, unit, losses):
    moves = reviewed(THREE_MOVES, alternating(values))
    assert [move.loss for move in moves] == losses
    assert {move.unit for move in moves} == {unit}
    assert [(move.node, move.number, move.colour) for move in moves] == [
        (1, 1, BLACK),
        (2, 2, WHITE),
        (3, 3, BLACK),
    ]
    assert [move.before for move in moves] == [Value(*value) for value in values[:-1]]
    assert [move.after for move in moves] == [Value(*value) for value in values[1:]]


@pytest.mark.parametrize(
    "other",
    [
        {"engine": "Leela Zero"},
        {"komi": 7.5},
        {"komi": None},
        {"rules": "chinese"},
        {"source": AnalysisSource.KATRAIN},
    ],
)
def test_values_of_different_reviews_are_not_compared(other):
    analyses = alternating([(0.5, 0), (0.4, -2), (0.7, 3), (0.8, 4)])
    analyses[2:] = [replace(each, **other) for each in analyses[2:]]
    assert [move.loss for move in reviewed(THREE_MOVES, analyses)] == [2, None, -1]


@for_each(
    ("others", "unit", "losses"),
    [(2, LossUnit.POINTS, [2, 5, None, None]), (4, LossUnit.PERCENT, [10, 30, None, 0])],
)
def test_the_review_with_more_moves_decides_on_the_unit(others, unit, losses):
    analyses = alternating([(0.5, 0), (0.4, -2), (0.7, 3), *[(0.5,)] * others])
    analyses[3:] = [replace(each, engine="Leela Zero") for each in analyses[3:]]
    moves = reviewed(b"(;SZ[9];B[ee];W[cc];B[gg];W[gc];B[cg];W[hh])", analyses)
    assert {move.unit for move in moves} == {unit}
    assert [move.loss for move in moves][:4] == losses


@for_each(
    ("sgf", "losses"),
    [
        (b"(;SZ[9];B[ee];W[cc];B[];W[])", [0, 1, None, None]),
        (b"(;SZ[9];B[ee];W[];B[];W[])", [0, None, None, None]),
        (b"(;SZ[9];B[ee];W[];B[];C[counted])", [0, None, None]),
        # A pass that does not end the game loses what it loses.
        (b"(;SZ[9];B[ee];W[cc];B[])", [0, 1, 2]),
        (b"(;SZ[9];B[];W[];B[cc];W[gg])", [0, 1, 2, 3]),
    ],
)
def test_passes_in_a_row_at_the_end_lose_nothing(sgf, losses):
    analyses = alternating([(None, 0), (None, 0), (None, 1), (None, -1), (None, 2)])
    moves = reviewed(sgf, analyses)
    assert [move.loss for move in moves] == losses
    agreement = [move.agrees_with_first_choice for move in moves]
    assert agreement == [None] * len(moves)


@for_each(
    ("sgf", "players", "losses"),
    [
        # White moves twice: the engine has searched for Black before White's second move.
        (b"(;SZ[9];B[ee];W[cc];W[gg])", [BLACK, WHITE, BLACK, BLACK], [2, 5, None]),
        (b"(;SZ[9];B[ee];W[cc]AB[aa];B[gg])", [BLACK, WHITE, BLACK, WHITE], [2, None, -1]),
        (b"(;SZ[9];B[ee];AB[aa];W[gg])", [BLACK, WHITE, WHITE, BLACK], [2, 7 - 6]),
    ],
)
def test_only_a_move_by_the_expected_player_alone_in_its_node_has_a_loss(sgf, players, losses):
    values = zip(players, (0, -2, 3, 4), strict=True)
    analyses = [stored(to_play, None, score) for to_play, score in values]
    assert [move.loss for move in reviewed(sgf, analyses)] == losses


LIMITS = [
    (LossUnit.POINTS, [0.49, 0.5, 1.5, 2.99, 3, 6, 11.9, 12, 400], [0, 1, 2, 2, 3, 4, 4, 5, 5], 3),
    (LossUnit.PERCENT, [1.9, 2, 5, 9.9, 10, 20, 39, 40, 100], [0, 1, 2, 2, 3, 4, 4, 5, 5], 10),
]


@for_each(("unit", "losses", "classes", "mistake"), LIMITS)
def test_losses_are_classified_by_the_thresholds(unit, losses, classes, mistake):
    thresholds = LossThresholds()
    assert [thresholds.loss_class(loss, unit) for loss in losses] == classes
    assert [thresholds.is_mistake(loss, unit) for loss in losses] == [
        loss >= mistake for loss in losses
    ]
    assert thresholds.loss_class(-5, unit) == 0


def test_rounding_does_not_hide_a_mistake():
    [move, *_] = reviewed(THREE_MOVES, alternating([(0.6,), (0.5,), (0.5,), (0.5,)]))
    assert (move.loss, move.loss_class, move.is_mistake) == (10, 3, True)


def test_the_thresholds_of_mistakes_can_be_chosen():
    analyses = alternating([(0.5, 0), (0.4, -2), (0.7, 3), (0.8, 4)])
    moves = reviewed(THREE_MOVES, analyses, LossThresholds(mistake_points=2))
    assert [move.is_mistake for move in moves] == [True, True, False]


@for_each(
    ("sgf", "candidates", "agrees"),
    [
        (b"(;SZ[9];B[ee])", [], None),
        (b"(;SZ[9];B[ee])", [candidate(Point(4, 4)), candidate(Point(2, 2))], True),
        (b"(;SZ[9];B[ee])", [candidate(Point(2, 2)), candidate(Point(4, 4))], False),
        (b"(;SZ[9];B[])", [candidate(None)], True),
        (b"(;SZ[9];B[])", [candidate(Point(2, 2))], False),
        (b"(;SZ[9];B[cc])", [candidate(None)], False),
        # The engine marks copies, in either direction.
        (
            b"(;SZ[9]AB[aa];B[cc])",
            [candidate(Point(6, 6)), candidate(Point(2, 2), Point(6, 6))],
            True,
        ),
        (b"(;SZ[9]AB[aa];B[cc])", [candidate(Point(6, 6), Point(2, 2))], True),
        # The position is symmetric, and the engine has listed only one of the moves.
        (b"(;SZ[9];B[gc])", [candidate(Point(2, 2))], True),
        (b"(;SZ[9]AW[ee];B[gg])", [candidate(Point(2, 2))], True),
        (b"(;SZ[9]AW[cc];B[fb])", [candidate(Point(1, 5))], True),
        (b"(;SZ[9]AW[cc];B[gg])", [candidate(Point(2, 2))], False),
        (b"(;SZ[9:5];B[gc])", [candidate(Point(2, 2))], True),
        (b"(;SZ[9:5];B[cg])", [candidate(Point(6, 2))], False),
    ],
)
def test_a_move_agrees_if_it_is_the_first_choice_or_symmetric_to_it(sgf, candidates, agrees):
    [move] = reviewed(sgf, [stored(BLACK, 0.5, None, candidates)])
    assert move.agrees_with_first_choice is agrees


@for_each(
    ("points", "last_of_opening", "last_of_middle_game"),
    [(361, 50, 144), (169, 23, 67), (81, 11, 32), (100, 14, 40)],
)
def test_phases_are_parts_of_as_many_moves_as_the_board_has_points(
    points, last_of_opening, last_of_middle_game
):
    phases = [game_phase(number, points) for number in range(1, points + 100)]
    assert phases.count(GamePhase.OPENING) == last_of_opening
    assert phases.count(GamePhase.MIDDLE_GAME) == last_of_middle_game - last_of_opening
    assert phases == sorted(phases, key=list(GamePhase).index)


def move(number, colour, loss, agrees=None):
    thresholds = LossThresholds()
    return ReviewedMove(
        number,
        number,
        colour,
        BEST,
        loss=loss,
        loss_class=None if loss is None else thresholds.loss_class(loss, LossUnit.POINTS),
        is_mistake=loss is not None and thresholds.is_mistake(loss, LossUnit.POINTS),
        agrees_with_first_choice=agrees,
    )


def test_a_report_counts_what_is_known_about_each_player():
    moves = [
        move(1, BLACK, 1, agrees=False),
        move(2, WHITE, -2, agrees=True),
        move(3, BLACK, None),
        move(4, WHITE, 13, agrees=False),
        move(12, WHITE, 4),
        move(13, BLACK, -0.5, agrees=True),
        move(33, BLACK, 3),
    ]
    reports = player_reports(moves, 81)
    black, white = reports[BLACK], reports[WHITE]
    assert (black.moves, black.losses, black.mistakes) == (4, LossSum(3, 4), 1)
    assert (white.moves, white.losses, white.mistakes) == (3, LossSum(3, 17), 2)
    assert list(black.phases.values()) == [LossSum(1, 1), LossSum(1, 0), LossSum(1, 3)]
    assert list(white.phases.values()) == [LossSum(2, 13), LossSum(1, 4), LossSum()]
    assert (black.classes, white.classes) == ((1, 1, 0, 1, 0, 0), (1, 0, 0, 1, 0, 1))
    assert (black.agreement, black.compared) == (0.5, 2)
    assert (white.agreement, white.losses.mean) == (0.5, 17 / 3)


def test_a_report_on_no_moves_has_no_means():
    for report in player_reports([], 361).values():
        assert (report.moves, report.losses.mean, report.agreement) == (0, None, None)
