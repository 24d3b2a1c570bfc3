"""Problems in records: where they are, who plays, and what solves them."""

from __future__ import annotations

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.record.analysis.problems import find_problems, find_solution
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
