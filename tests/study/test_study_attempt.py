"""Attempts to solve problems, without a window."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Symmetry
from goboard_gui.record.analysis.problem_judging import judge_problem
from goboard_gui.record.analysis.problems import find_problems_in_games
from goboard_gui.record.properties.codec import read_move
from goboard_gui.record.properties.texts import decode_texts
from goboard_gui.record.steps import LineReplay, board_at, board_size
from goboard_gui.study.position import Position
from goboard_gui.study.problem_solving.attempt import Attempt, AttemptState, MatchKind
from tests.cases import for_each
from tests.record.problem_records import POINTS, STONES, records, tree_of

S, K = AttemptState, MatchKind
BLACK, WHITE = Colour.BLACK, Colour.WHITE
START = "SZ[9]AB[aa][ba]AW[ab][bb]"
TREE = (
    f"(;{START}(;B[cc]C[So far](;W[dd];B[ee]C[RIGHT])(;W[de](;B[ff]C[Correct!])(;B[gg]))(;W[df]))"
    "(;B[hh];W[ii];B[hi];W[ih]C[Dead.]))"
)


def attempt_at(text, **options):
    """Begin an attempt at the first problem of a file."""
    games = read_sgf(text.encode()).games
    judged = judge_problem(games, find_problems_in_games(games)[0])
    return Attempt(judged, games, random=options.pop("random", Random(1)), **options)


def point(vertex, attempt):
    """The point of an SGF vertex; "" is a pass."""
    return read_move(vertex, board_size(attempt.tree))


def play(attempt, *vertices):
    """Play moves of the user, with all replies, and return what became of the last one."""
    played = None
    for vertex in vertices:
        played = attempt.play(point(vertex, attempt))
        reply(attempt)
    return played


def reply(attempt):
    while attempt.state is S.REPLY_DUE:
        attempt.reply()


def moves(attempt):
    """The moves of the scratch record, as text."""
    tree = attempt.tree
    return " ".join(
        f"{ident}{values[0]}"
        for node in tree.preorder()
        for ident, values in tree.properties(node)
        if ident in ("B", "W")
    )


def comment(attempt):
    properties = attempt.tree.properties(attempt.cursor)
    return decode_texts(raw for ident, values in properties if ident == "C" for raw in values)


@for_each(
    ("clicks", "state", "failed", "line"),
    [
        ([], S.TO_MOVE, False, ""),
        (["cc"], S.TO_MOVE, False, "Bcc Wdd"),
        (["cc", "ee"], S.SOLVED, False, "Bcc Wdd Bee"),
        (["hh"], S.FAILED, True, "Bhh Wii Bhi Wih"),
        (["cc", "gg"], S.NOT_IN_RECORD, True, "Bcc Wdd"),
        (["cc", "gg", "ee"], S.SOLVED, True, "Bcc Wdd Bee"),
        (["aa"], S.TO_MOVE, False, ""),
        (["cc", "ee", "ii"], S.EXPLORING, False, "Bcc Wdd Bee Wii"),
        (["hh", "cc"], S.EXPLORING, True, "Bhh Wii Bhi Wih Bcc"),
    ],
    ids=[
        "start", "reply", "solved", "refuted", "not in the record", "found later", "illegal",
        "after the solution", "after the failure",
    ],
)  # fmt: skip
def test_clicks_follow_the_record_and_are_answered(clicks, state, failed, line):
    attempt = attempt_at(TREE)
    play(attempt, *clicks)
    assert (attempt.state, attempt.has_failed, moves(attempt)) == (state, failed, line)


def test_an_illegal_click_is_refused_with_its_reason():
    played = attempt_at(TREE).play(point("aa", attempt_at(TREE)))
    assert played.refused is not None
    assert played.refused.judgement.illegal is not None


def test_a_failure_can_be_reported_without_its_refutation():
    attempt = attempt_at(TREE, fail_at_once=True)
    play(attempt, "hh")
    assert (attempt.state, moves(attempt)) == (S.FAILED, "Bhh")


def test_only_replies_with_a_right_end_are_played_each_in_its_turn():
    replies, lines = None, []
    for _ in range(4):
        attempt = attempt_at(TREE, earlier_replies=replies)
        play(attempt, "cc")
        replies = attempt.replies
        lines.append(moves(attempt))
    assert lines == ["Bcc Wdd", "Bcc Wde", "Bcc Wdd", "Bcc Wde"]


def test_a_reply_is_the_same_again_after_taking_back():
    attempt = attempt_at(TREE)
    play(attempt, "cc")
    attempt.take_back()
    play(attempt, "cc")
    assert (moves(attempt), attempt.replies.total()) == ("Bcc Wdd", 1)


def test_a_reply_with_choice_is_chosen_at_random():
    text = (
        f"(;{START};B[cc](;W[dd];B[ee]C[RIGHT])(;W[de]C[CHOICE];B[ff]C[RIGHT])"
        "(;W[df];B[gg]C[CHOICERIGHT])(;W[dg]C[CHOICE];B[hh]))"
    )
    lines = set()
    for seed in range(30):
        attempt = attempt_at(text, random=Random(seed))
        play(attempt, "cc")
        lines.add((moves(attempt), comment(attempt)))
    assert lines == {("Bcc Wde", ""), ("Bcc Wdf", "")}


def test_comments_of_reached_nodes_are_shown_without_marks_for_programs():
    attempt = attempt_at(TREE)
    shown = []
    for vertex in ("cc", "ee"):
        attempt.play(point(vertex, attempt))
        shown.append(comment(attempt))
        reply(attempt)
    assert shown == ["So far", ""]


@for_each(
    ("text", "clicks", "texts"),
    [
        (f"(;{START}C[Title];C[Black to play];B[cc];C[Good];C[Correct])", ["cc"], 2),
        (f"(;{START}C[Title](;C[A];B[cc]C[Correct])(;C[B];B[dd]))", ["cc"], 2),
    ],
)
def test_comments_of_nodes_without_moves_belong_to_the_move_next_to_them(text, clicks, texts):
    attempt = attempt_at(text)
    first = comment(attempt)
    play(attempt, *clicks)
    assert first in ("Title\n\nBlack to play", "Title")
    assert len(comment(attempt).split("\n\n")) == texts


def test_the_comment_of_the_same_move_with_another_verdict_is_not_shown():
    attempt = attempt_at(f"(;{START}(;B[cc]C[Wrong.])(;B[cc]C[Correct.]))")
    play(attempt, "cc")
    assert (attempt.state, comment(attempt)) == (S.SOLVED, "Correct.")


def test_the_scratch_record_has_nothing_of_the_result_analysis_or_later_nodes():
    text = f"(;{START}RE[B+R]SBKV[50]LB[cc:1](;B[cc]LB[ee:A]SBKV[60];W[dd];B[ee]C[RIGHT])(;B[hh]))"
    attempt = attempt_at(text)
    seen = [len(list(attempt.tree.preorder()))]
    play(attempt, "cc")
    seen.append(len(list(attempt.tree.preorder())))
    idents = {it.ident for node in attempt.tree.preorder() for it in attempt.tree.properties(node)}
    assert (seen, idents) == ([1, 3], {"SZ", "AB", "AW", "LB", "B", "W"})


def test_taking_back_goes_before_the_last_click_and_keeps_the_failure():
    attempt = attempt_at(TREE)
    play(attempt, "hh")
    assert attempt.take_back()
    assert (attempt.state, moves(attempt), attempt.has_failed) == (S.TO_MOVE, "", True)
    assert not attempt.take_back()
    play(attempt, "cc", "ee")
    assert attempt.rating_facts == (True, True, False, False)


def test_a_move_that_is_not_in_the_record_is_not_there_to_be_taken_back():
    attempt = attempt_at(TREE)
    play(attempt, "gg")
    assert not attempt.can_take_back
    assert not attempt.take_back()
    assert (attempt.state, moves(attempt)) == (S.NOT_IN_RECORD, "")
    play(attempt, "cc", "gg")
    assert attempt.can_take_back
    assert attempt.take_back()
    assert (attempt.state, moves(attempt), attempt.has_failed) == (S.TO_MOVE, "", True)


def test_after_the_solution_taking_back_explores():
    attempt = attempt_at(TREE)
    play(attempt, "cc", "ee")
    attempt.take_back()
    play(attempt, "ii")
    assert (attempt.state, moves(attempt), attempt.has_failed) == (
        S.EXPLORING,
        "Bcc Wdd Bii",
        False,
    )


def test_a_move_that_is_not_in_the_record_can_be_counted_as_right():
    attempt = attempt_at(TREE)
    play(attempt, "cc", "gg")
    assert attempt.unrecorded == point("gg", attempt)
    attempt.count_as_right()
    assert (attempt.state, attempt.has_failed, moves(attempt)) == (
        S.SOLVED,
        False,
        "Bcc Wdd Bgg",
    )


def test_an_earlier_failure_remains_when_a_move_is_counted_as_right():
    attempt = attempt_at(TREE)
    play(attempt, "hh")
    attempt.take_back()
    play(attempt, "gg", "gh")
    attempt.count_as_right()
    assert (attempt.state, attempt.has_failed) == (S.SOLVED, True)


SYMMETRIC = "SZ[9]AB[ee]AW[ed]"
"""A position that is its own mirror image."""


@for_each(
    ("clicks", "kind", "state", "line"),
    [
        (["dc"], K.CHILD, S.TO_MOVE, "Bdc Wcb"),
        (["fc"], K.SYMMETRY, S.TO_MOVE, "Bfc Wgb"),
        (["fc", "gc"], K.CHILD, S.SOLVED, "Bfc Wgb Bgc"),
        (["fc", "cc"], None, S.NOT_IN_RECORD, "Bfc Wgb"),
    ],
)
def test_a_click_on_the_mirror_image_of_a_move_continues_in_that_orientation(
    clicks, kind, state, line
):
    attempt = attempt_at(f"(;{SYMMETRIC};B[dc]C[C7 is it];W[cb]LB[cc:A];B[cc]C[RIGHT])")
    played = play(attempt, *clicks)
    assert (played.kind, attempt.state, moves(attempt)) == (kind, state, line)
    mirrored = attempt.view is Symmetry.MIRROR_HORIZONTAL
    texts = {
        ident: values[0]
        for node in attempt.tree.preorder()
        for ident, values in attempt.tree.properties(node)
    }
    assert texts.get("LB", "") in ({"gc:A"} if mirrored else {"cc:A"})


def test_names_of_points_in_comments_are_those_of_the_orientation():
    attempt = attempt_at(f"(;{SYMMETRIC};B[dc]C[Answer at C8];W[cb];B[cc]C[RIGHT])")
    attempt.play(point("fc", attempt))
    assert comment(attempt) == "Answer at G8"


def test_a_transposition_continues_at_the_other_node():
    attempt = attempt_at(
        f"(;{START}(;B[cc];W[dd];B[ee]C[A];W[ff];B[gg]C[RIGHT])(;B[ee];W[dd];B[hh]C[Wrong]))"
    )
    played = play(attempt, "ee")
    assert (attempt.state, moves(attempt)) == (S.FAILED, "Bee Wdd Bhh")
    attempt = attempt_at(
        f"(;{START}(;B[cc];W[dd];B[ee]C[A];W[ff];B[gg]C[RIGHT])"
        "(;B[ee];W[dd](;B[hh]C[RIGHT])(;B[gg])))"
    )
    play(attempt, "ee")
    played = attempt.play(point("cc", attempt))
    assert (played.kind, attempt.state, comment(attempt)) == (K.TRANSPOSITION, S.REPLY_DUE, "A")
    reply(attempt)
    play(attempt, "gg")
    assert (attempt.state, moves(attempt)) == (S.SOLVED, "Bee Wdd Bcc Wff Bgg")


def test_a_pass_can_be_the_solution_and_an_illegal_move_of_the_record_can_be_played():
    attempt = attempt_at(f"(;{START}(;B[]C[Correct])(;B[cc]))")
    play(attempt, "")
    assert attempt.state is S.SOLVED
    attempt = attempt_at(f"(;{START}(;B[aa]C[Correct])(;B[cc]))")
    assert play(attempt, "aa").kind is K.CHILD
    assert attempt.state is S.SOLVED


def test_a_point_off_the_board_in_the_record_is_no_pass():
    attempt = attempt_at(f"(;{START}(;B[zz]C[Correct])(;B[cc]C[Correct]))")
    play(attempt, "")
    assert attempt.state is S.NOT_IN_RECORD


def test_without_a_solution_the_user_plays_both_sides():
    attempt = attempt_at(f"(;{START}(;B[cc]C[Wrong];W[dd]C[Here])(;B[ee]C[Wrong]))")
    assert (attempt.is_solvable, attempt.state, attempt.to_play) == (False, S.EXPLORING, BLACK)
    play(attempt, "cc")
    assert (attempt.to_play, comment(attempt)) == (WHITE, "Wrong")
    play(attempt, "dd")
    assert comment(attempt) == "Here"
    play(attempt, "hh")
    assert (attempt.state, attempt.has_failed) == (S.EXPLORING, False)
    assert moves(attempt) == "Bcc Wdd Bhh"


def test_hints_become_smaller_and_never_show_the_point():
    attempt = attempt_at(TREE)
    sizes = []
    for _ in range(4):
        hint = attempt.hint()
        assert point("cc", attempt) in hint.points(board_size(attempt.tree))
        sizes.append(len(hint.points(board_size(attempt.tree))))
    assert sizes == [16, 9, 9, 9]
    assert not attempt.can_narrow_hint
    assert attempt.was_hinted


@for_each(
    ("text", "clicks", "so_far"),
    [
        (";B[cc]C[RIGHT];W[dd];B[ee]C[RIGHT]", ["cc"], True),
        (";B[cc];W[dd]C[RIGHT];B[ee]C[RIGHT]", ["cc"], True),
        (";B[cc]C[RIGHT];W[dd];B[ee];W[ff];B[gg]C[RIGHT]", ["cc", "ee"], False),
        (";B[cc];W[dd];B[ee]C[RIGHT]", ["cc"], False),
        (";B[cc]C[RIGHT];W[dd];B[ee]C[RIGHT]", ["cc", "ee"], False),
        ("(;B[cc]C[RIGHT];W[dd](;B[ee]C[RIGHT])(;B[hh]))", ["cc", "hh"], False),
    ],
    ids=["move", "reply", "next move", "unmarked", "solved", "wrong move after it"],
)
def test_a_right_mark_with_others_below_it_is_right_so_far(text, clicks, so_far):
    attempt = attempt_at(f"(;{START}{text})")
    play(attempt, *clicks)
    assert attempt.is_so_far_right is so_far


def test_the_right_lines_are_shown_with_their_comments():
    attempt = attempt_at(TREE)
    attempt.give_up()
    found = attempt.right_lines()
    lines = [
        " ".join(found.tree.properties(node)[0].values[0] for node in line) for line in found.lines
    ]
    assert lines == ["cc dd ee", "cc de ff"]
    assert found.tree.node(found.lines[1][-1]).first_value("C") == "Correct!"
    assert (attempt.state, attempt.rating_facts.was_shown) == (S.FAILED, True)


def test_the_record_of_the_right_lines_continues_after_them():
    found = attempt_at(f"(;{START};B[cc]C[RIGHT];W[dd];B[ee])").right_lines()
    assert [len(line) for line in found.lines] == [1]
    assert len(found.tree.line_from(found.start)) == 3


def test_the_right_lines_are_in_the_orientation_of_the_attempt():
    attempt = attempt_at(f"(;{SYMMETRIC};B[dc];W[cb];B[cc]C[RIGHT])")
    play(attempt, "fc")
    found = attempt.right_lines()
    assert found.tree.node(found.lines[0][-1]).first_value("B") == "gc"


@for_each(
    ("text", "swapped"),
    [
        (f"(;{START};B[cc]C[Correct])", True),
        (f"(;{START}C[Black to play];B[cc]C[Correct])", False),
        (f"(;GN[黑先]{START};B[cc]C[Correct])", False),
        (f"(;{START};B[cc]C[Correct](;W[dd]C[Now W is dead]))", False),
    ],
)
def test_colours_are_swapped_only_if_no_text_mentions_one(text, swapped):
    attempt = attempt_at(text, swap_colours=True)
    assert attempt.colours_swapped is swapped
    assert attempt.to_play is (WHITE if swapped else BLACK)
    play(attempt, "cc")
    assert (attempt.state, moves(attempt)) == (S.SOLVED, "Wcc" if swapped else "Bcc")


def test_the_player_to_move_of_the_scratch_record_is_the_solver():
    for text in (
        f"(;{START}PL[W];B[cc]C[Correct])",
        f"(;{START}C[Black to play])",
        f"(;{START.replace('AB', 'AX').replace('AW', 'AB').replace('AX', 'AW')}C[White to live])",
    ):
        attempt = attempt_at(text)
        replay = LineReplay(attempt.tree, attempt._session.rules)
        steps = list(replay.replay_line(attempt.tree.line_to(attempt.cursor)))
        assert steps[-1].to_play is attempt.solver or attempt._session.to_play is attempt.solver


def content(tree):
    return [(tree.properties(node), tree.children(node)) for node in tree.preorder()]


actions = st.lists(
    st.sampled_from([*POINTS, "ea", "", "reply", "back", "count", "hint"]), max_size=12
)


@given(records, st.sampled_from([STONES, "AB[cc]AW[bb]", "AB[cc]AW[ca]"]), actions, st.booleans())
def test_whatever_is_played_the_record_stays_and_states_agree_with_the_judge(
    record, stones, done, at_once
):
    tree = tree_of(record, stones)
    before = content(tree)
    for start in find_problems_in_games([tree]):
        judged = judge_problem([tree], start)
        attempt = Attempt(judged, [tree], random=Random(0), fail_at_once=at_once)
        for action in done:
            failed = attempt.has_failed
            played = None
            match action:
                case "reply":
                    attempt.reply()
                case "back":
                    attempt.take_back()
                case "count":
                    attempt.count_as_right()
                case "hint":
                    check_hint(attempt)
                case "zz":
                    continue
                case _:
                    played = attempt.play(point(action, attempt))
            check(attempt, judged, tree)
            assert not failed or attempt.has_failed or action == "count"
            assert not (played and played.refused) or attempt.has_failed is failed
    assert content(tree) == before


def check(attempt, judged, tree):
    """Check that the state of an attempt agrees with the judge's verdict, and the scratch record
    with the record.
    """
    assert len(list(attempt.tree.preorder())) == len(attempt.tree.line_to(attempt.cursor))
    move = judged.move_at(attempt.place) if attempt.place else None
    match attempt.state:
        case S.TO_MOVE | S.NOT_IN_RECORD:
            assert move.reaches_right
            assert attempt.to_play is judged.start.player
        case S.REPLY_DUE:
            assert move.children
            assert move.reaches_right or attempt.has_failed
            assert not move.is_right_end
        case S.SOLVED:
            assert move is None or move.is_right_end
        case S.FAILED:
            assert attempt.has_failed
            assert not move.reaches_right
    assert attempt.state is S.EXPLORING or attempt.is_solvable
    if move is not None:
        recorded = Position(board_at(tree, attempt.place.node), BLACK)
        assert recorded.seen_in(attempt.view).board == board_at(attempt.tree, attempt.cursor)


def check_hint(attempt):
    """Check that a hint does not show the point."""
    hint = attempt.hint()
    if hint is None:
        return
    assert len(hint.points(board_size(attempt.tree))) > 1


@given(records, st.sampled_from([STONES, "AB[cc]AW[ca]"]))
def test_every_right_line_ends_with_a_right_end(record, stones):
    tree = tree_of(record, stones)
    for start in find_problems_in_games([tree]):
        judged = judge_problem([tree], start)
        found = Attempt(judged, [tree], random=Random(0)).right_lines()
        ends = [move for move in judged.root.preorder() if move.is_right_end]
        assert len(found.lines) == len(ends)
        for line, end in zip(found.lines, ends, strict=True):
            assert board_at(found.tree, line[-1]) == board_at(tree, end.places[0].node)
