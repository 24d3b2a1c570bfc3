"""Problems in records: where they are, and where they start."""

from __future__ import annotations

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.record.analysis.problems import (
    find_problems,
    find_problems_in_games,
    setup_before,
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
        ("(;AB[aa];C[a];AW[bb];C[b];B[cc])", 0, [2]),
        ("(;C[book](;AB[aa];AE[aa];B[cc])(;AB[bb];B[cc]AW[dd]))", 0, [2, 4]),
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
        "later setup",
        "later setup in a collection",
        "empty board with moves",
        "nothing",
    ),
)
def test_problems_start_where_the_last_stones_before_their_moves_are_set_up(text, node, found):
    assert find_problems(tree_of(text), node) == found


def test_a_problem_in_a_game_starts_at_its_node():
    assert find_problems(tree_of("(;AB[aa];B[bb];AW[cc])"), 1) == [1]


@for_each(
    ("text", "starts"),
    [
        ("(;AB[aa]AW[ba];B[ab])(;AB[aa]AW[ba];B[bb])", [[(0, 0), (1, 0)]]),
        ("(;AB[aa]AW[ba];B[ab])(;AB[aa]AW[ba];W[bb])", [[(0, 0)], [(1, 0)]]),
        ("(;AB[aa]AW[ba];B[ab])(;SZ[9]AB[aa]AW[ba];B[bb])", [[(0, 0)], [(1, 0)]]),
        ("(;AB[aa];B[ab])(;AB[aa];B[bb])", [[(0, 0)], [(1, 0)]]),
        ("(;B[ab])(;B[bb])", [[(0, 0)], [(1, 0)]]),
        ("(;AB[aa];AW[ba];B[ab])(;AW[cc])(;AB[aa]AW[ba])", [[(0, 1), (2, 0)], [(1, 0)]]),
        ("(;C[Book](;AB[aa]AW[ba])(;AB[aa]AW[ba]))", [[(0, 1)], [(0, 2)]]),
    ],
    ids=[
        "same",
        "other player",
        "other size",
        "one colour",
        "games",
        "in another node",
        "in one game",
    ],
)
def test_games_of_a_file_with_one_position_are_one_problem(text, starts):
    found = find_problems_in_games(read_sgf(text.encode()).games)
    assert [list(start.places) for start in found] == starts


def test_nodes_before_the_start_of_a_problem_that_set_up_stones_belong_to_it():
    tree = tree_of("(;C[All](;C[one];AB[aa]C[two];C[three];AW[ba];B[ab]))")
    assert (find_problems(tree, 0), setup_before(tree, 4)) == ([4], [2, 3])
    assert setup_before(tree_of("(;AB[aa];B[ab];W[bb])"), 1) == []
