"""Problems in records: where they are, and where they start."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.record.analysis.problems import (
    find_problems,
    find_problems_in_games,
    looks_like_problem,
    setup_before,
)
from tests.cases import for_each
from tests.effort import effort
from tests.examples import examples


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


NODES = (";", ";AB[aa]AW[bb]", ";AddBlack[aa]addWhite[bb]", ";AB[aa]", ";B[cc]", ";C[AB AW]")
BRANCHES = st.recursive(
    st.sampled_from(NODES),
    lambda below: st.tuples(st.sampled_from(NODES), st.lists(below, min_size=1, max_size=3)).map(
        lambda branch: branch[0] + "".join(f"({each})" for each in branch[1])
    ),
    max_leaves=12,
)


def has_problem_with_both_colours(tree):
    found = map(tree.node, find_problems(tree, tree.root))
    return any(node.has_any_property("AB") and node.has_any_property("AW") for node in found)


@examples(0.5)
@given(branches=BRANCHES, added=st.none() | st.integers(0))
def test_a_record_looks_like_a_problem_if_one_of_its_problems_has_stones_of_both_colours(
    branches, added
):
    tree = tree_of(f"({branches})")
    if added is not None:
        setup = read_sgf(b"(;AB[dd]AW[ee])").games[0].properties(0)
        tree, _ = tree.add(added % len(tree.source), setup)
    assert looks_like_problem(tree) == has_problem_with_both_colours(tree)


def test_a_record_without_setup_is_recognized_as_no_problem_without_parsing_its_variations():
    few, many = (tree_of(f"(;C[openings]{'(;B[cc];W[dd])' * count})") for count in (10, 1000))
    efforts = [effort(lambda tree=tree: looks_like_problem(tree)) for tree in (few, many)]
    assert efforts[0] == efforts[1]


def test_a_book_is_recognized_by_its_first_problem():
    few, many = (tree_of(f"(;C[book]{'(;AB[aa]AW[bb];B[cc])' * count})") for count in (10, 200))
    efforts = [effort(lambda tree=tree: looks_like_problem(tree)) for tree in (few, many)]
    per_problem = (efforts[1] - efforts[0]) / 190
    assert per_problem < effort(lambda: many.node(100))
