"""Guessing the moves of a record one after another, on a scratch record."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour
from goboard_gui.record.properties.codec import read_move, write_move
from goboard_gui.record.properties.texts import decode_texts
from goboard_gui.record.steps import board_size
from goboard_gui.study.guess_game import GuessGame, GuessState
from goboard_gui.study.guessing import GuessResult, GuessScore
from tests.cases import for_each

R, S = GuessResult, GuessState
BLACK, WHITE = Colour.BLACK, Colour.WHITE
BOTH = (BLACK, WHITE)
GAME = (
    "(;SZ[9]RE[B+1];B[cc](;W[gg]C[Here];B[cg];W[gc])(;W[ee])(;W[ab]BM[1];B[bb]C[Cut];W[ba])"
    "(;W[ii]DO[]))"
)
PROBLEM = (
    "(;SZ[9]AB[aa]AW[ba](;B[cc]C[Wrong];W[dd];B[ii])"
    "(;B[dd];W[ee](;B[ff])(;B[gg]C[RIGHT]))(;B[hh]C[Also correct];W[hi];B[ih])(;B[ii]))"
)


def game(text=GAME, at=0, colours=BOTH, random=None):
    tree = read_sgf(text.encode()).games[0]
    return GuessGame(tree, tree.main_line(), at, colours, random=random or Random(1))


def guess(made, *vertices):
    """Guess points one after another, with all refutations, and return the last result."""
    found = None
    for vertex in vertices:
        found = made.guess(read_move(vertex, board_size(made.tree)))
        while made.state is S.REPLY_DUE:
            made.reply()
    return found


def moves(made):
    """The moves of the scratch record, as text."""
    return " ".join(
        f"{ident}{values[0]}"
        for node in made.tree.preorder()
        for ident, values in made.tree.properties(node)
        if ident in ("B", "W")
    )


def comment(made):
    properties = made.tree.properties(made.cursor)
    return decode_texts(raw for ident, values in properties if ident == "C" for raw in values)


def asked(made):
    return made.question and write_move(made.question.point)


@for_each(
    ("guesses", "result", "next_point", "line"),
    [
        ([], None, "cc", ""),
        (["cc"], R.RIGHT, "gg", "Bcc"),
        (["gg"], R.RIGHT, "cc", "Bgg"),
        (["cg"], R.RIGHT, "gc", "Bcg"),
        (["gg", "cc", "gc"], R.RIGHT, "cg", "Bgg Wcc Bgc"),
        (["ee"], R.WRONG, "cc", ""),
        (["cc", "ee"], R.ALSO_GOOD, "gg", "Bcc"),
        (["cc", "ab"], R.WRONG, "gg", "Bcc Wab Bbb Wba"),
        (["cc", "ab", "gg"], R.RIGHT, "cg", "Bcc Wgg"),
        (["cc", "ba"], R.WRONG, "gg", "Bcc Wba Bbb Wab"),
        (["cc", "ii"], R.WRONG, "gg", "Bcc Wii"),
        (["cc", "gg", "cg", "gc"], R.RIGHT, None, "Bcc Wgg Bcg Wgc"),
    ],
    ids=[
        "start", "first", "opposite corner", "another corner", "goes on in that corner", "wrong",
        "variation", "refuted", "after a refutation", "refuted in its mirror image", "doubtful",
        "end",
    ],
)  # fmt: skip
def test_guesses_follow_the_line_in_their_orientation(guesses, result, next_point, line):
    made = game()
    found = guess(made, *guesses)
    assert (found and found.result, asked(made), moves(made)) == (result, next_point, line)


def test_an_illegal_guess_costs_nothing():
    made = game()
    guess(made, "cc")
    assert guess(made, "cc").refused is not None
    assert made.score.guesses == 1


def test_the_scratch_record_shows_no_result_and_comments_only_of_reached_nodes():
    made = game(colours=[BLACK])
    assert all(it.ident != "RE" for it in made.tree.properties(made.tree.root))
    guess(made, "cc")
    assert (moves(made), comment(made)) == ("Bcc Wgg", "Here")


def test_a_refutation_is_left_by_resuming():
    made = game()
    guess(made, "cc", "ab")
    assert (made.state, moves(made)) == (S.REFUTED, "Bcc Wab Bbb Wba")
    made.resume()
    assert (made.state, moves(made), made.guesses.wrong) == (
        S.TO_GUESS,
        "Bcc",
        [read_move("ab", board_size(made.tree))],
    )


@for_each(
    ("guesses", "result", "next_point", "line"),
    [
        ([], None, "dd", ""),
        (["cc"], R.WRONG, "dd", "Bcc Wdd Bii"),
        (["cc", "dd"], R.RIGHT, "ee", "Bdd"),
        (["hh"], R.RIGHT, "hi", "Bhh"),
        (["hh", "hi", "ih"], R.RIGHT, None, "Bhh Whi Bih"),
        (["ii"], R.WRONG, "dd", "Bii"),
        (["dd", "ee", "ff"], R.WRONG, "gg", "Bdd Wee Bff"),
        (["dd", "ee", "gg"], R.RIGHT, None, "Bdd Wee Bgg"),
    ],
    ids=[
        "the right move is asked for", "a wrong one is refuted", "then the right one", "another",
        "the line continues with it", "unmarked and wrong", "a later wrong one", "solved",
    ],
)  # fmt: skip
def test_in_a_problem_every_right_move_is_right_and_wrong_ones_are_refuted(
    guesses, result, next_point, line
):
    made = game(PROBLEM)
    found = guess(made, *guesses)
    assert (found and found.result, asked(made), moves(made)) == (result, next_point, line)


def test_the_mark_right_is_not_displayed_in_a_problem():
    made = game(PROBLEM)
    guess(made, "dd", "ee", "gg")
    assert comment(made) == ""


def test_the_distance_is_that_to_the_nearest_equal_point():
    made = game("(;SZ[9];B[cc])")
    guess(made, "gf", "gg")
    assert made.score == GuessScore(
        moves=1, found_moves=1, found_at_first=0, guesses=2, total_distance=1
    )


def test_another_right_move_counts_as_found_at_first():
    made = game(PROBLEM)
    guess(made, "hh")
    assert made.score == GuessScore(moves=1, found_moves=1, found_at_first=1, guesses=1)


def test_skipping_shows_the_move_and_keeps_the_guesses_at_it():
    made = game()
    guess(made, "ee")
    made.skip()
    assert (moves(made), asked(made)) == ("Bcc", "gg")
    made.skip()
    assert (moves(made), made.score.moves, made.score.found_moves) == ("Bcc Wgg", 1, 0)


def test_going_back_asks_for_the_move_before():
    made = game(at=0)
    assert not made.go_back()
    guess(made, "gg", "cc")
    assert made.go_back()
    assert (moves(made), asked(made)) == ("Bgg", "cc")
    assert made.go_back()
    assert (moves(made), asked(made)) == ("", "cc")


def test_other_colours_can_be_asked_for_meanwhile():
    made = game()
    made.ask_for([WHITE])
    assert (moves(made), asked(made)) == ("Bcc", "gg")
    made.ask_for([BLACK])
    assert (moves(made), asked(made)) == ("Bcc Wgg", "cg")


def test_without_a_move_of_the_colour_the_game_has_ended():
    made = game(at=4, colours=[BLACK])
    assert (made.state, made.question, guess(made, "ee").result) == (S.ENDED, None, None)


@given(st.sampled_from([GAME, PROBLEM]), st.lists(st.integers(0, 83), max_size=20))
def test_whatever_is_done_the_record_stays_and_the_state_fits(text, actions):
    tree = read_sgf(text.encode()).games[0]
    before = [(tree.properties(node), tree.children(node)) for node in tree.preorder()]
    made = GuessGame(tree, tree.main_line(), 0, BOTH, random=Random(0))
    points = board_size(tree).points()
    for action in actions:
        if action < len(points):
            made.guess(points[action])
        else:
            (made.reply, made.skip, made.go_back)[action - len(points)]()
        assert (made.question is None) is (made.state is S.ENDED)
        assert len(made.tree.line_to(made.cursor)) == len(list(made.tree.preorder()))
        nodes = tree.line_to(made.recorded_node)
        assert len(nodes) == len(made.tree.line_to(made.cursor))
    assert before == [(tree.properties(node), tree.children(node)) for node in tree.preorder()]
