"""The judge of problems: right, wrong and neutral ends, and what is doubtful about a problem."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Symmetry
from goboard_gui.record.analysis.problem_judging import ProblemWarning, judge_problem
from goboard_gui.record.analysis.problem_words import Verdict
from goboard_gui.record.analysis.problems import Place, find_problems_in_games
from goboard_gui.record.edits.rotation import rotate_record
from goboard_gui.record.edits.swap import swap_colours
from tests.cases import for_each
from tests.record.problem_records import records, tree_of

W = ProblemWarning
STONES = "AB[ss]AW[sr]"


def judge(text):
    """Judge the first problem of a file."""
    games = read_sgf(text.encode()).games
    return judge_problem(games, find_problems_in_games(games)[0])


def nodes(places):
    return [node for _, node in places]


def ends(judged):
    """The nodes of the right, wrong and neutral ends of a problem in one game."""
    return [nodes(found) for found in (judged.right_ends, judged.wrong_ends, judged.neutral_ends)]


def codes(judged):
    return [warning.code for warning in judged.warnings]


@for_each(
    ("text", "right", "wrong"),
    [
        (";B[aa]C[Correct]", [1], []),
        (";B[aa]TE[1]", [1], []),
        (";B[aa]GB[1]", [1], []),
        (";B[aa];W[bb]GB[1]", [2], []),
        ("(;B[aa]TE[1])(;B[bb]BM[1])(;B[cc]WV[])(;B[dd]GW[1])(;B[ee]DO[])", [1], [2, 3, 4, 5]),
        ("(;B[aa]C[RIGHT])(;B[cc];W[bb]BM[1])(;B[dd];W[bb]TE[1])", [1], [3, 5]),
        ("(;B[aa]C[RIGHT]BM[1])(;B[bb]C[Wrong]TE[1]GB[1])", [1], [2]),
        ("(;B[aa]TE[1]GW[1])(;B[bb]GW[1]BM[1])", [1], [2]),
        ("(;B[aa]BM[1]TE[1])(;B[bb]C[RIGHT])", [2], [1]),
    ],
    ids=[
        "comment", "good move", "good position", "good position after a reply", "all kinds",
        "marks on replies", "the comment counts first", "then the move",
        "bad and good is doubtful",
    ],
)  # fmt: skip
def test_a_node_is_marked_by_its_comment_else_by_the_move_else_by_the_position(text, right, wrong):
    assert ends(judge(f"(;{STONES}{text})"))[:2] == [right, wrong]


def test_marks_at_or_above_the_start_do_not_count():
    judged = judge(f"(;{STONES}C[Correct];C[RIGHT];B[aa];W[bb])")
    assert ends(judged) == [[3], [], []]


def test_a_node_without_a_move_belongs_to_the_move_before_it():
    judged = judge(f"(;{STONES}(;B[aa];C[Correct])(;B[bb];C[so];W[cc]))")
    assert ends(judged) == [[2], [5], []]


@for_each(
    ("text", "right", "wrong", "disputed"),
    [
        ("(;B[aa]C[Wrong])(;B[aa]C[RIGHT])", [2], [], True),
        ("(;B[aa]C[RIGHT])(;B[aa])", [1], [], False),
        ("(;B[aa]C[Wrong])(;B[aa];W[bb];B[cc]C[RIGHT])", [4], [], True),
        ("(;B[aa]C[Wrong];W[bb];B[cc]C[RIGHT])(;B[aa])(;B[dd]C[RIGHT])", [5], [3], False),
        ("(;B[aa];W[bb];B[cc]C[RIGHT])(;B[aa];W[bb];B[dd])", [3], [6], False),
        ("(;B[aa];W[bb])(;B[bb])(;B[aa];W[cc];B[dd]C[RIGHT])", [6], [3], False),
    ],
    ids=[
        "right wins", "unmarked", "right below one wins", "right below a wrong one does not",
        "replies are merged, too", "the opponent leaves, but nobody moves after",
    ],
)  # fmt: skip
def test_siblings_with_the_same_move_are_merged(text, right, wrong, disputed):
    judged = judge(f"(;{STONES}{text})")
    assert ends(judged)[:2] == [right, wrong]
    assert (W.DISPUTED_MOVE in codes(judged)) is disputed


@for_each(
    ("text", "right", "wrong"),
    [
        (";B[aa]C[RIGHT];W[bb];B[cc]C[RIGHT]", [3], []),
        (";B[aa]C[RIGHT];W[bb](;B[cc]C[RIGHT])(;B[dd])", [3], [4]),
        (";B[aa]C[RIGHT];W[bb];B[cc]", [1], []),
        ("(;B[aa]C[RIGHT](;W[bb];B[cc]C[Wrong])(;W[dd]))(;B[ee])", [1], [5]),
        ("(;B[aa]C[Wrong];W[bb];B[cc]C[RIGHT])(;B[dd]C[RIGHT])", [4], [3]),
        ("(;B[aa]WV[];W[bb](;B[cc]C[RIGHT])(;B[dd]))(;B[ee]C[RIGHT])", [3, 5], [4]),
        ("(;B[aa]WV[];W[bb];B[cc]TE[1])(;B[ee]C[RIGHT])", [4], [3]),
    ],
    ids=[
        "so far right", "so far right, then wrong", "the end", "below a right end",
        "below a wrong mark", "right word below WV", "no word below WV",
    ],
)  # fmt: skip
def test_a_right_mark_without_others_below_it_solves_the_problem(text, right, wrong):
    assert ends(judge(f"(;{STONES}{text})"))[:2] == [right, wrong]


@for_each(
    ("text", "right", "wrong", "neutral"),
    [
        ("(;B[aa](;W[bb];B[cc]C[RIGHT])(;W[dd];B[ee]))", [3], [], [5]),
        ("(;B[aa](;W[bb];B[cc]C[RIGHT])(;W[dd]))", [3], [], [4]),
        ("(;B[aa](;W[bb];B[cc]C[RIGHT])(;W[dd];B[ee];W[ff]))", [3], [6], []),
        ("(;B[aa](;W[bb];B[cc]C[RIGHT])(;W[dd];B[ee]C[Wrong]))", [3], [5], []),
        ("(;B[aa](;W[bb];B[cc]C[RIGHT])(;W[dd]C[Wrong];B[ee]))", [3], [5], []),
        ("(;B[aa];W[bb];B[cc]C[RIGHT])(;B[dd](;W[ee];B[ff])(;W[gg]))", [3], [6, 7], []),
        ("(;B[aa];W[bb](;B[cc]C[RIGHT])(;B[dd]))", [3], [4], []),
    ],
    ids=[
        "the solver moved last", "the reply is the end", "the opponent moved last", "marked",
        "below a wrong mark", "after the solver left", "the solver left",
    ],
)  # fmt: skip
def test_an_end_is_neutral_if_the_opponent_left_the_solution(text, right, wrong, neutral):
    assert ends(judge(f"(;{STONES}{text})")) == [right, wrong, neutral]


@for_each(
    ("text", "right", "wrong", "warnings"),
    [
        (";B[aa];W[bb];B[cc]", [3], [], []),
        (";B[aa](;W[bb](;B[cc])(;B[dd]))(;W[ee];B[ff])", [3, 6], [4], []),
        ("(;B[aa];W[bb])(;B[cc])", [2], [3], [W.UNMARKED]),
        ("(;B[aa])(;B[aa];W[bb])", [3], [], []),
        (";B[aa]C[Hm.]DO[];W[bb]C[Ko.]", [2], [], []),
    ],
    ids=["one line", "replies", "several first moves", "the same move", "other comments"],
)
def test_without_marks_the_first_move_at_each_turn_is_right(text, right, wrong, warnings):
    judged = judge(f"(;{STONES}{text})")
    assert (ends(judged), codes(judged)) == ([right, wrong, []], warnings)


@for_each(
    ("text", "ignored"),
    [
        ("(;B[aa]C[RIGHT];W[bb]C[RIGHT];B[cc];W[dd]C[RIGHT])(;B[ee])", True),
        ("(;B[aa];W[bb]C[RIGHT])(;B[cc])", False),
        ("(;B[aa];W[bb]C[RIGHT])(;B[bb];W[aa]C[RIGHT])(;B[cc];W[aa])", False),
        (";B[aa]" + "".join(f"(;W[{c}a]C[RIGHT])" for c in "bcde") + "(;W[fa])", False),
        (";B[aa]" + "".join(f"(;W[{c}a]C[RIGHT])" for c in "bcdef") + "(;W[ga])", True),
    ],
    ids=["all", "one", "two of three", "four of five", "five of six"],
)
def test_marks_on_more_than_four_fifths_of_the_replies_are_ignored(text, ignored):
    judged = judge(f"(;{STONES}{text})")
    assert (W.MARKED_REPLIES in codes(judged)) is ignored
    if ignored:
        assert all(move.mark is not Verdict.WRONG for move in judged.root.preorder())


@for_each(
    ("text", "wrong", "reason"),
    [
        ("", [], W.NO_MOVES),
        (";C[Or not?]", [], W.NO_MOVES),
        ("(;B[aa]C[Wrong])(;B[bb])", [1], W.ONLY_WRONG_MARKS),
        ("(;B[aa]WV[];W[cc])(;B[bb])", [2], W.ONLY_WRONG_MARKS),
        ("(;B[aa]BM[1];W[bb];B[cc]C[RIGHT])(;B[dd])", [3], W.RIGHT_BELOW_WRONG),
    ],
)
def test_a_problem_without_a_right_mark_that_counts_has_no_solution(text, wrong, reason):
    judged = judge(f"(;{STONES}{text})")
    assert not judged.is_solvable
    assert (ends(judged), codes(judged)) == ([[], wrong, []], [reason])


@for_each(
    ("text", "player", "right", "warnings"),
    [
        ("PL[W];B[aa]", "black", [1], [W.WRONG_TURN]),
        ("PL[W](;B[aa])(;W[bb])(;W[cc]C[RIGHT])", "white", [3], [W.OTHER_PLAYER]),
        ("(;W[aa])(;B[bb]C[RIGHT])", "white", [1], [W.OTHER_PLAYER]),
        (";W[aa]GW[1]", "white", [1], []),
        ("PL[W]", "white", [], [W.NO_MOVES]),
    ],
    ids=["contradicted", "stated", "by the first move", "for White", "no moves"],
)
def test_the_moves_decide_who_solves_if_the_record_contradicts_all_of_them(
    text, player, right, warnings
):
    judged = judge(f"(;{STONES}{text})")
    assert judged.start.player.name.lower() == player
    assert (nodes(judged.right_ends), codes(judged)) == (right, warnings)


def test_a_pass_can_be_the_solution():
    judged = judge(f"(;{STONES}(;B[]C[Correct])(;B[aa])(;B[tt];W[bb]))")
    assert ends(judged) == [[1], [2], []]


def test_illegal_moves_and_those_off_the_board_are_warnings():
    judged = judge("(;SZ[5]AB[aa]AW[ba];B[aa];W[zz]C[Hm])")
    assert [(warning.place.node, str(warning)) for warning in judged.warnings] == [
        (1, "illegal move: occupied"),
        (2, "illegal move: not a point of the board"),
    ]
    assert nodes(judged.right_ends) == [2]


def test_contradictory_marks_of_a_node_are_reported():
    judged = judge(f"(;{STONES}(;B[aa]C[RIGHT]GW[1])(;B[bb]TE[1]WV[]))")
    assert codes(judged) == [W.DISPUTED_MARK, W.DISPUTED_MARK]


def test_games_of_one_position_are_judged_together():
    judged = judge(f"(;{STONES};B[aa];W[bb];B[cc]C[RIGHT])(;{STONES};B[aa];W[dd])(;{STONES};B[ee])")
    assert judged.right_ends == (Place(0, 3),)
    assert judged.wrong_ends == (Place(2, 1),)
    assert judged.neutral_ends == (Place(1, 2),)
    assert judged.line_verdict(Place(1, 1)) is Verdict.RIGHT
    assert judged.line_verdict(Place(1, 2)) is Verdict.NEUTRAL
    assert judged.line_verdict(Place(9, 9)) is None


def test_a_very_deep_problem_is_judged():
    judged = judge(f"(;{STONES}" + ";B[aa];W[bb]" * 6000 + "C[RIGHT])")
    assert nodes(judged.right_ends) == [12000]


def verdicts(tree):
    judged = [judge_problem([tree], start) for start in find_problems_in_games([tree])]
    return [(ends(problem), codes(problem)) for problem in judged]


@given(records)
def test_each_end_is_judged_once_and_no_record_is_too_strange(record):
    tree = tree_of(record)
    for start in find_problems_in_games([tree]):
        judged = judge_problem([tree], start)
        found = [*judged.right_ends, *judged.wrong_ends, *judged.neutral_ends]
        assert len(found) == len(set(found))
        assert judged.is_solvable is bool(judged.right_ends)
        assert judged.is_solvable or not judged.neutral_ends
        for place in found:
            assert judged.move_at(place).verdict is judged.line_verdict(place)


@given(records, st.sampled_from(Symmetry))
def test_orientation_does_not_change_verdicts(record, symmetry):
    tree = tree_of(record)
    assert verdicts(rotate_record(tree, symmetry)) == verdicts(tree)


@given(records)
def test_swapped_colours_do_not_change_verdicts(record):
    turn, forest = record
    tree = tree_of((turn or "PL[B]", forest))
    assert verdicts(swap_colours(tree, players=False)) == verdicts(tree)
