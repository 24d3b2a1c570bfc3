"""Problems that are made from positions and from mistakes."""

from __future__ import annotations

from random import Random

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point
from goboard_gui.go.analysis import Analysis, Candidate, Value
from goboard_gui.record.analysis.problem_judging import judge_problem
from goboard_gui.record.analysis.problems import find_problems_in_games, problem_start
from goboard_gui.record.steps import board_at
from goboard_gui.record.stored_analysis.model import StoredAnalysis
from goboard_gui.record.stored_analysis.writing import with_analyses
from goboard_gui.study.problem_making import (
    problem_record_at,
    problems_from_mistakes,
)
from goboard_gui.study.problem_solving.attempt import Attempt, AttemptState
from goboard_gui.study.review.losses import LossThresholds
from tests.cases import for_each

BLACK, WHITE = Colour.BLACK, Colour.WHITE
GAME = (
    b"(;SZ[9]PB[Ann]RE[B+R]AB[ee]AW[ed];B[cc];W[gg]C[White to live?]LB[aa:1]"
    b"(;B[dd]C[Correct];W[de])(;B[ff]))"
)


def game(data=GAME):
    return read_sgf(data).games[0]


def test_a_position_becomes_a_record_with_what_follows_it():
    tree = game()
    made = problem_record_at(tree, 2)
    idents = {item.ident for item in made.properties(made.root)}
    assert idents == {"SZ", "PB", "AB", "AW", "PL", "C", "LB"}
    assert board_at(made, made.root) == board_at(tree, 2)
    (start,) = find_problems_in_games([made])
    judged = judge_problem([made], start)
    assert (start.player, len(judged.right_ends), len(judged.wrong_ends)) == (BLACK, 1, 1)


def candidate(point, score, visits=50, line=()):
    return Candidate(point, visits, Value(0.5, score), (point, *line))


BEST, GOOD, DOUBTFUL, RARE = Point(2, 2), Point(6, 6), Point(6, 2), Point(2, 6)
PLAYED, ANSWER = Point(0, 0), Point(1, 0)


def reviewed(played_value=-10.0, first=BEST):
    """A game in which the move at (0, 0) of Black was reviewed."""
    tree = game(b"(;SZ[9]PW[Bob]C[Play C7!];B[aa];W[ba];B[ii])")
    best = candidate(first, 1.0, 60, (Point(3, 3), Point(4, 4)))
    choices = (best, candidate(GOOD, 0.8), candidate(DOUBTFUL, -2.0), candidate(RARE, 1.0, 1))
    analyses = {
        0: (BLACK, Value(0.5, 1.0), choices),
        1: (WHITE, Value(0.5, played_value), (candidate(ANSWER, played_value),)),
        2: (BLACK, Value(0.5, played_value), ()),
    }
    stored = {
        node: StoredAnalysis(Analysis(player, found, 161, value))
        for node, (player, value, found) in analyses.items()
    }
    return with_analyses(tree, stored)


def test_a_mistake_becomes_a_problem_with_the_engines_line_as_solution():
    (made,) = problems_from_mistakes(reviewed(), BLACK)
    judged = judge_problem([made.tree], problem_start(made.tree, made.tree.root))
    right = [judged.move_at(place).point for place in judged.right_ends]
    assert (made.move.point, right) == (PLAYED, [BEST, GOOD])
    assert not judged.warnings
    root = {item.ident: item.values for item in made.tree.properties(made.tree.root)}
    assert root == {"SZ": ("9",), "PW": ("Bob",), "PL": ("B",), "GN": ("Move 1",)}
    attempt = Attempt(judged, [made.tree], random=Random(1))
    attempt.play(PLAYED)
    attempt.reply()
    assert attempt.state is AttemptState.FAILED
    assert board_at(attempt.tree, attempt.cursor)[ANSWER] is WHITE
    attempt.take_back()
    attempt.play(GOOD)
    assert attempt.state is AttemptState.SOLVED


def test_the_continuation_of_the_engine_follows_the_right_move():
    (made,) = problems_from_mistakes(reviewed(), BLACK)
    line = [made.tree.root, *made.tree.line_from(made.tree.root)]
    assert len(line) == 4
    assert board_at(made.tree, line[-1]).stones() == {
        BEST: BLACK,
        Point(3, 3): WHITE,
        Point(4, 4): BLACK,
    }


@for_each(
    ("options", "player", "count"),
    [
        ({}, WHITE, 0),
        ({"played_value": 0.5}, BLACK, 0),
        ({"first": PLAYED}, BLACK, 0),
    ],
    ids=["other player", "no mistake", "the first choice of the engine"],
)
def test_only_mistakes_of_the_player_become_problems(options, player, count):
    assert len(problems_from_mistakes(reviewed(**options), player)) == count


def test_the_thresholds_decide_what_a_mistake_is():
    strict = LossThresholds(mistake_points=0.1)
    assert len(problems_from_mistakes(reviewed(0.5), BLACK, strict)) == 1
