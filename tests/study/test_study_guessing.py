"""Guessing the moves of a game."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point, Size
from goboard_gui.record import Session
from goboard_gui.study.guessing import (
    MAX_GUESSES,
    GuessResult,
    GuessScore,
    MoveGuesses,
    MoveQuestion,
    QuestionLine,
)
from tests.cases import for_each

BLACK, WHITE = Colour.BLACK, Colour.WHITE
GAME = b"(;SZ[9]C[x];B[ee];W[];C[y];AB[aa](;B[cc];W[gg])(;B[cg])(;B[ca]DO[])(;W[ac]))"
"""Nodes 0 to 6 are the main line: a black move, a pass, two nodes without moves, and two moves."""


def next_question(made: Session, colours, place):
    """The question for the next move after an index of the line of a session."""
    line = QuestionLine(made.tree, made.line, place)
    return line.next_question(place, set(colours))


def last_question(made: Session, colours, place):
    """The question for the last move up to an index of the line of a session."""
    line = QuestionLine(made.tree, made.line, place)
    return line.last_question(place, set(colours))


def session(data: bytes = GAME, at: int = 0) -> Session:
    made = Session(read_sgf(data).games[0])
    made.go_to(at)
    return made


@for_each(
    ("place", "colours", "node"),
    [
        (0, (BLACK, WHITE), 1),
        (1, (BLACK, WHITE), 5),
        (0, (WHITE,), 6),
        (5, (WHITE,), 6),
        (5, (BLACK,), None),
        (6, (BLACK, WHITE), None),
    ],
)
def test_the_next_move_of_the_line_is_asked_but_no_pass(place, colours, node):
    question = next_question(session(), colours, place)
    assert (question and question.node) == node


@pytest.mark.parametrize(
    ("place", "colours", "node"),
    [(4, (BLACK,), 5), (3, (BLACK,), 1), (3, (WHITE,), None), (6, (WHITE,), 6)],
)
def test_who_goes_back_is_asked_for_the_move_before(place, colours, node):
    question = last_question(session(), colours, place)
    assert (question and question.node) == node


def test_variations_of_the_colour_are_good_unless_the_record_doubts_them():
    question = next_question(session(), (BLACK,), 1)
    assert question == MoveQuestion(4, 5, BLACK, Point(2, 2), frozenset({Point(2, 6)}))


def test_the_line_that_one_follows_is_asked_not_the_main_line():
    made = session(at=7)
    assert made.tree.node(7).first_value("B") == "cg"
    question = next_question(made, (BLACK,), 1)
    assert question.point == Point(2, 6)
    assert question.others == {Point(2, 2)}


@for_each(
    ("text", "others"),
    [
        ("(;B[cc])(;B[gg]C[Wrong])(;B[hh])", {Point(7, 7)}),
        ("(;B[cc])(;B[gg]WV[])(;B[hh]GW[1])(;B[ee]DO[])(;B[ff]C[RIGHT])", {Point(5, 5)}),
        ("(;B[cc]C[Wrong])(;B[gg])", {Point(6, 6)}),
    ],
    ids=["comment", "properties", "the main line is the answer"],
)
def test_in_a_game_moves_marked_as_wrong_are_not_accepted(text, others):
    for start in ("(;SZ[9]", "(;SZ[9]AB[aa]HA[2]PL[B]"):
        question = next_question(session(f"{start}{text})".encode()), (BLACK,), 0)
        assert (question.point, question.others) == (Point(2, 2), others)


PROBLEM = (
    b"(;SZ[9]AB[aa]AW[ba](;B[cc]C[Wrong];W[dd];B[ii])"
    b"(;B[dd];W[ee](;B[ff])(;B[gg]C[RIGHT]))(;B[hh]C[Also correct])(;B[ii]))"
)


@for_each(
    ("place", "at", "colours", "asked", "others"),
    [
        (0, 0, (BLACK, WHITE), 4, {Point(7, 7)}),
        (0, 4, (BLACK,), 4, {Point(7, 7)}),
        (1, 4, (BLACK,), 7, set()),
        (0, 0, (WHITE,), 5, set()),
        (0, 8, (BLACK,), 8, {Point(3, 3)}),
        (1, 1, (BLACK,), 3, set()),
    ],
    ids=["first", "on a line", "second", "replies only", "another right line", "in a wrong line"],
)
def test_in_a_problem_right_moves_are_asked_for(place, at, colours, asked, others):
    question = next_question(session(PROBLEM, at), colours, place)
    assert (question.node, question.others) == (asked, others)


def test_after_going_back_in_a_problem_the_right_move_is_asked_for():
    assert last_question(session(PROBLEM, 1), (BLACK,), 0).node == 4


def test_without_a_solution_the_line_of_a_problem_is_asked_for():
    made = session(b"(;SZ[9]AB[aa]AW[ba](;B[cc])(;B[dd]BM[1])(;B[ee]))")
    question = next_question(made, (BLACK,), 0)
    assert (question.node, question.others) == (1, {Point(4, 4)})


E15, USUAL = Point(4, 4), Size(19, 19)


def search(point=E15, size=USUAL, others=(), seed=1) -> MoveGuesses:
    return MoveGuesses(MoveQuestion(0, 1, BLACK, point, frozenset(others)), size, Random(seed))


def test_a_variation_is_told_once_and_counts_neither_way():
    made = search(others=[Point(3, 3)])
    assert made.guess(Point(3, 3)) is GuessResult.ALSO_GOOD
    assert made.guess(Point(3, 3)) is GuessResult.AGAIN
    assert (made.wrong, made.hint) == ([], None)
    made.guess(Point(4, 4))
    assert GuessScore().with_guesses(made) == GuessScore(
        moves=1, found_moves=1, found_at_first=1, guesses=1
    )


def test_after_three_wrong_guesses_the_point_is_shown_and_nothing_else_counts():
    made = search()
    for column in range(MAX_GUESSES):
        assert not made.is_revealed
        assert made.guess(Point(column, 18)) is GuessResult.WRONG
    assert made.is_revealed
    assert made.hint.points(Size(19, 19)) == (Point(4, 4),)
    assert made.guess(Point(9, 9)) is GuessResult.AGAIN
    assert made.guess(Point(4, 4)) is GuessResult.RIGHT
    assert GuessScore().with_guesses(made) == GuessScore(
        moves=1, found_moves=1, found_at_first=0, guesses=4, total_distance=14
    )


_sizes = st.builds(Size, st.integers(1, 25), st.integers(1, 25))


@st.composite
def searches(draw) -> tuple[MoveGuesses, Size]:
    size = draw(_sizes)
    return search(draw(st.sampled_from(size.points())), size, seed=draw(st.integers(0, 99))), size


@given(searches(), st.lists(st.integers(0, 624), max_size=8))
def test_hints_close_in_on_the_point_and_stay_on_the_board(made, guesses):
    made, size = made
    points = size.points()
    left = frozenset(points)
    for number in guesses:
        made.guess(points[number % len(points)])
        if made.hint is not None:
            now = frozenset(made.hint.points(size))
            assert made.question.point in now <= left
            assert len(now) == (made.hint.right - made.hint.left + 1) * (
                made.hint.bottom - made.hint.top + 1
            )
            left = now


def test_the_middle_of_a_hint_tells_nothing():
    hints = set()
    for seed in range(40):
        made = search(Point(9, 9), seed=seed)
        made.guess(Point(0, 0))
        hints.add(made.hint)
    assert len(hints) > 20


def test_scores_add_up():
    first, later, left = search(), search(), search()
    first.guess(Point(4, 4))
    for point in (Point(10, 5), Point(4, 9), Point(4, 4)):
        later.guess(point)
    left.guess(Point(4, 7))
    score = (
        GuessScore()
        .with_guesses(first)
        .with_guesses(later)
        .with_guesses(left)
        .with_guesses(search())
    )
    assert score == GuessScore(
        moves=3, found_moves=2, found_at_first=1, guesses=5, total_distance=9
    )
    assert (score.first_guess_share, score.average_distance) == (1 / 3, 3.0)
    assert (GuessScore().first_guess_share, GuessScore().average_distance) == (0.0, 0.0)
