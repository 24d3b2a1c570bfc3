"""Problems in records: where they are, who plays, and what solves them."""

from __future__ import annotations

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.record.analysis.problems import (
    VariationVerdict,
    comment_mark,
    find_problems,
    find_solution,
    is_line_mark,
    is_wrong_line,
)
from tests.cases import for_each


def tree_of(text):
    return read_sgf(text.encode()).games[0]


@for_each(
    ("text", "node", "found"),
    [
        ("(;AB[aa];B[ab])", 0, [0]),
        ("(;AB[aa];B[ab];W[ac])", 1, [1]),
        ("(;C[book](;AB[aa]C[1])(;AW[aa]C[2];B[bb]))", 0, [1, 2]),
        ("(;C[book](;C[part one](;AB[aa])(;AB[bb]))(;C[two];AB[cc]))", 0, [2, 3, 5]),
        ("(;C[book](;AB[aa])(;C[empty]))", 0, [1]),
        ("(;C[book](;AB[aa])(;B[cc]))", 0, [1]),
        ("(;AB[aa](;AW[bb])(;AW[cc]))", 0, [0]),
        ("(;C[an opening];B[dd])", 0, [0]),
        ("(;C[nothing])", 0, []),
    ],
    ids=(
        "root",
        "in a game",
        "collection",
        "parts",
        "empty problem",
        "a game among problems",
        "setup below setup",
        "empty board with moves",
        "nothing",
    ),
)
def test_problems_are_where_stones_are_first_set_up(text, node, found):
    assert find_problems(tree_of(text), node) == found


@for_each(
    ("text", "moves"),
    [
        ("(;AB[aa];B[bb];W[cc])", "bb cc"),
        ("(;AB[aa](;B[bb];W[cc])(;B[dd]))", "bb cc"),
        ("(;AB[aa](;B[bb])(;B[dd];W[ee]C[RIGHT];B[ff]))", "dd ee ff"),
        ("(;AB[aa](;B[bb])(;B[dd]C[Correct!]))", "dd"),
        ("(;AB[aa](;B[bb])(;B[dd]C[Alive.\nright]))", "dd"),
        ("(;AB[aa](;B[bb])(;B[dd]C[正解です]))", "dd"),
        ("(;AB[aa](;B[bb])(;B[dd]TE[1]))", "dd"),
        ("(;AB[aa](;B[bb];W[cc]TE[1])(;B[dd]))", "bb cc"),
        ("(;AB[aa](;B[bb])(;B[dd];W[cc]TE[1]))", "bb"),
        ("(;AB[aa](;B[bb];W[cc]C[RIGHT])(;B[dd]C[RIGHT]))", "bb cc"),
        ("(;AB[aa](;B[bb](;W[cc])(;W[dd]C[RIGHT]))(;B[ee]C[RIGHT]))", "bb dd"),
        ("(;AB[aa](;B[bb])(;B[dd]C[Right side first]))", "bb"),
        ("(;AB[aa](;B[bb])(;B[dd]C[This is incorrect.]))", "bb"),
        ("(;AB[aa](;B[bb]C[Wrong.])(;B[dd]))", "dd"),
        ("(;AB[aa](;B[bb]BM[1];W[cc])(;B[dd](;W[ee]C[失敗])(;W[ff])))", "dd ff"),
        ("(;AB[aa](;B[bb];W[cc]C[NOT RIGHT])(;B[dd]C[不正解];W[ee]))", "bb cc"),
        ("(;AB[aa])", ""),
    ],
    ids=(
        "only line",
        "nothing said",
        "RIGHT",
        "Correct!",
        "on a line",
        "Japanese",
        "good move",
        "good answer on it",
        "good answer elsewhere",
        "main line is right",
        "nearest right one",
        "right side",
        "incorrect",
        "first line is wrong",
        "wrong moves and ends",
        "all lines are wrong",
        "none",
    ),
)
def test_the_solution_is_the_first_line_said_to_be_right_or_else_the_main_line(text, moves):
    tree = tree_of(text)
    nodes = find_solution(tree, 0)
    assert [tree.properties(node)[0].values[0] for node in nodes] == moves.split()


def test_the_solution_begins_after_the_position_of_the_problem():
    tree = tree_of("(;AB[aa];B[bb];W[cc](;B[dd])(;B[ee]C[RIGHT]))")
    assert find_solution(tree, 2) == [4]


def test_a_very_deep_problem_is_solved():
    tree = tree_of("(;AB[aa]" + ";B[bb];W[cc]" * 6000 + "C[RIGHT])")
    assert len(find_solution(tree, 0)) == 12000


@for_each(
    ("text", "mark", "alone"),
    [
        ("RIGHT", VariationVerdict.RIGHT, True),
        ("Correct !", VariationVerdict.RIGHT, True),
        ("Also correct.", VariationVerdict.RIGHT, True),
        ("This is correct.", VariationVerdict.RIGHT, False),
        ("Right: a net", VariationVerdict.RIGHT, False),
        ("sekiRIGHT", VariationVerdict.RIGHT, False),
        ("+", VariationVerdict.RIGHT, True),
        ("[OK]", VariationVerdict.RIGHT, True),
        ("✓ 正确", VariationVerdict.RIGHT, True),
        ("正解図", VariationVerdict.RIGHT, False),
        ("Richtig!", VariationVerdict.RIGHT, True),
        ("Wrong.", VariationVerdict.WRONG, True),
        ("This is incorrect.", VariationVerdict.WRONG, False),
        ("NOT RIGHT", VariationVerdict.WRONG, True),
        ("Wrong: White lives.\nRIGHT is at A.", VariationVerdict.WRONG, False),
        ("✗ 失败", VariationVerdict.WRONG, True),
        ("不正解", VariationVerdict.WRONG, True),
        ("成劫，失败", VariationVerdict.WRONG, False),
        ("Raté !", VariationVerdict.WRONG, True),
        ("Falsch.", VariationVerdict.WRONG, True),
        ("白失败", None, False),
        ("参考正解图之黑4", None, False),
        ("Almost correct", None, False),
        ("Right side first", None, False),
        ("Wrong order of moves", None, False),
        ("That is the right idea.", None, False),
        ("变化", None, False),
        ("", None, False),
    ],
)
def test_a_comment_marks_its_line_by_its_first_word_that_says_so(text, mark, alone):
    assert comment_mark(text) is mark
    assert is_line_mark(text) is alone


@for_each(
    ("text", "wrong"),
    [
        (";B[bb]C[RIGHT]", False),
        (";B[bb]C[Wrong.]", True),
        (";B[bb]BM[1];W[cc]", True),
        (";B[bb]WV[];W[cc]", True),
        (";B[bb];W[cc]BM[1]", False),
        (";B[bb]GW[1]", True),
        (";B[bb]GB[1]", False),
        ("(;B[aa])(;B[bb])", True),
        ("(;B[aa]C[RIGHT])(;B[bb]C[Also correct.])", False),
        ("(;B[aa]C[RIGHT])(;B[bb]C[Correct so far.];W[cc]C[Wrong.])", True),
        (";B[aa](;W[bb];B[cc])(;W[dd];B[ee])", False),
        (";B[aa]C[Correct.];W[bb](;B[cc])(;B[dd])", True),
    ],
)
def test_a_line_is_wrong_if_a_mark_says_so_or_the_player_leaves_the_solution(text, wrong):
    tree = tree_of(f"(;AB[ss]AW[sr]{text})")
    *_, end = tree.preorder(tree.root)
    assert is_wrong_line(tree, 0, end, find_solution(tree, 0)) is wrong
