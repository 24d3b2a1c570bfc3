"""Trees of continuations that the command line saves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from goboard_gui.files.sgf.reading import read_sgf
from tests.cli.collections import written
from tests.game_index.scanner import built

if TYPE_CHECKING:
    from goboard_gui.record import Tree

GAMES = {
    "a.sgf": "(;SZ[9]RE[B+R];B[ee];W[cc];B[gg];W[ec])",
    "b.sgf": "(;SZ[9]RE[W+R];B[ee];W[gg];B[cc];W[ge])",
    "c.sgf": "(;SZ[9];B[ee];W[ed])",
    "d.sgf": "(;SZ[9];B[aa])",
}


TRANSPOSED = {
    "a.sgf": "(;SZ[9];B[ee];W[cc];B[gg];W[ff])",
    "b.sgf": "(;SZ[9];B[gg];W[cc];B[ee];W[ff])",
}
"""Two orders of the same moves."""


@pytest.fixture
def save(goboard, tmp_path, record):
    """Save the tree of what followed a position in a small collection, and read it."""
    built(tmp_path / "index", written(tmp_path / "games", GAMES))

    def run(text: str, *options: str) -> Tree:
        file = tmp_path / "tree.sgf"
        file.unlink(missing_ok=True)
        asked = record(text, "query.sgf")
        result = goboard("collection", "tree", tmp_path / "index", asked, "-o", file, *options)
        assert (result.status, result.err) == (0, "")
        [tree] = read_sgf(file.read_bytes()).games
        return tree

    return run


def moves(tree: Tree, node: int | None = None) -> list:
    """Return the moves below a node with their comments, each with those below it."""
    return [
        [
            *(value for ident in "BW" for value in tree.node(child).values(ident) or ()),
            tree.node(child).first_value("C"),
            moves(tree, child),
        ]
        for child in tree.children(tree.root if node is None else node)
    ]


def test_moves_have_their_counts_and_the_most_frequent_come_first(save):
    tree = save("(;SZ[9])", "--least", "1", "--depth", "2")
    assert tree.node(0).first_value("C") == "4 games, Black won 50.0 % of 2"
    [first, second] = moves(tree)
    assert first[:2] == ["ee", "3 games (75.0 % of 4), Black won 50.0 % of 2"]
    assert second[1:] == ["1 game (25.0 % of 4)", []]
    assert [each[1] for each in first[2]] == [
        "2 games (66.7 % of 3), Black won 50.0 % of 2",
        "1 game (33.3 % of 3)",
    ]
    assert all(not each[2] for each in first[2])


def test_rare_moves_are_left_out(save):
    assert [each[0] for each in moves(save("(;SZ[9])", "--least", "3"))] == ["ee"]


def test_a_tree_begins_at_the_position(save):
    tree = save("(;SZ[9]AB[ee])", "--least", "1")
    assert tree.node(0).values("AB") == ("ee",)
    assert tree.node(0).first_value("C") == "3 games, Black won 50.0 % of 2"


def test_only_games_of_the_filter_count(save):
    tree = save("(;SZ[9])", "--least", "1", "--length", "3..")
    assert tree.node(0).first_value("C") == "2 games, Black won 50.0 % of 2"


def test_a_tree_of_a_region_has_the_moves_in_it(save):
    tree = save("(;SZ[9]AB[ee])", "--region", "D6:F4", "--fixed-colours", "--least", "1")
    assert [each[1] for each in moves(tree)] == ["1 game (33.3 % of 3)"]


def test_a_position_that_other_orders_of_moves_lead_to_says_in_how_many_games_it_is(
    goboard, tmp_path, record
):
    built(tmp_path / "index", written(tmp_path / "games", TRANSPOSED))
    saved = goboard("collection", "tree", tmp_path / "index", record("(;SZ[9])"), "--least", "1")
    [tree] = read_sgf(saved.out.encode()).games
    first = next(each for each in moves(tree) if each[0] == "ee")
    [second] = first[2]
    [third] = second[2]
    assert second[1] == "1 game (100.0 % of 1)"
    assert third[1] == "1 game (100.0 % of 1); the position is in 2 games"
    assert [each[1] for each in third[2]] == ["2 games (100.0 % of 2)"]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("(;SZ[9];B[dd];W[aa];B[ee];W[ia];B[ec])", ["--region", "D7:F4"]),
        ("(;SZ[9];B[dd];W[];B[ee];W[];B[ec])", []),
    ],
)
def test_a_pass_is_between_two_moves_of_the_same_player(goboard, tmp_path, record, game, options):
    built(tmp_path / "index", written(tmp_path / "games", {"a.sgf": game}))
    file = tmp_path / "tree.sgf"
    asked = ["collection", "tree", tmp_path / "index", record("(;SZ[9]AB[dd])"), "--least", "1"]
    result = goboard(*asked, "-o", file, "--views", "id", "--fixed-colours", *options)
    assert result.status == 0
    [tree] = read_sgf(file.read_bytes()).games
    [first] = tree.children(tree.root)
    [passed] = tree.children(first)
    [second] = tree.children(passed)
    assert tree.node(passed).values("W") == ("",)
    assert all(tree.node(each).has_any_property("B") for each in (first, second))
    assert goboard("check", file).status == 0


@pytest.mark.parametrize("option", ["--depth", "--least"])
def test_a_tree_has_at_least_a_move(goboard, tmp_path, record, option):
    result = goboard("collection", "tree", tmp_path / "index", record("(;SZ[9])"), option, "0")
    assert result.status == 2
    assert f"argument {option}: expected a number such as 1 or 31, not '0'" in result.err


def test_a_position_without_games_has_no_tree(goboard, tmp_path, record):
    built(tmp_path / "index", written(tmp_path / "games", GAMES))
    result = goboard("collection", "tree", tmp_path / "index", record("(;SZ[7:5])"))
    assert (result.out, result.err.partition(": ")[2]) == (
        "",
        "no game in the index has this position\n",
    )
    assert result.status != 0
