"""Numbers of chains, letters of empty regions and of liberties."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Board, BoardKind, BoardShape, Size, chains, regions
from goboard_gui.go.labels import label_chains, label_liberties
from tests.cases import for_each
from tests.corpus import material_data


def drawn(labels: dict, size: Size) -> list[str]:
    """Return labels as rows, with a dot for each point without a label."""
    return [
        " ".join(labels.get((column, row), ".") for column in range(size.width))
        for row in range(size.height)
    ]


def chain_labels(board: Board) -> list[str]:
    return drawn(label_chains(chains(board), regions(board)), board.size)


@for_each(
    ("rows", "labels"),
    [
        (["..", ".."], ["a a", "a a"]),
        (["O.X"], ["2 a 1"]),
        (["OX.", ".O.", "X.O"], ["3 1 a", "b 4 a", "2 c 5"]),
        (["X.X.X", "XXXXX"], ["1 a 1 b 1", "1 1 1 1 1"]),
        ([".O.X", "XXXX"], ["a 2 b 1", "1 1 1 1"]),
    ],
)
def test_chains_are_numbered_and_regions_lettered_black_first_row_by_row(rows, labels):
    assert chain_labels(Board.from_rows(*rows)) == labels


def test_a_chain_that_starts_lower_has_a_higher_number_even_if_it_reaches_further_left():
    board = Board.from_rows("..X", "X..", "XX.")
    assert chain_labels(board) == ["a a 1", "2 a a", "2 2 a"]


@for_each(
    ("kind", "labels"),
    [
        (BoardKind.RECTANGLE, ["1 a 2", "5 5 5", "3 b 4"]),
        (BoardKind.CYLINDER, ["1 a 1", "3 3 3", "2 b 2"]),
        (BoardKind.TORUS, ["1 a 1", "2 2 2", "1 a 1"]),
    ],
)
def test_what_is_connected_across_an_edge_has_one_label(kind, labels):
    stones = Board.from_rows("X.X", "OOO", "X.X").stones()
    board = Board.empty(BoardShape(kind, Size(3, 3)).graph).with_stones(stones)
    assert chain_labels(board) == labels


def test_after_z_letters_are_doubled():
    upper, lower = chain_labels(Board.from_rows(".X" * 26, "X." * 26))
    assert upper.endswith(" y 25 z 26")
    assert lower.startswith("27 aa 28 ab ")


@for_each(
    ("rows", "labels"),
    [
        (["X.O", "..."], ["1 a 2", "b . c"]),
        (["XO", "OX"], ["1 3", "4 2"]),
        (["..", ".."], [". .", ". ."]),
    ],
)
def test_each_liberty_has_its_letter_and_other_points_have_none(rows, labels):
    board = Board.from_rows(*rows)
    assert drawn(label_liberties(chains(board)), board.size) == labels


@given(st.lists(st.text(".XO", min_size=5, max_size=5), min_size=1, max_size=5))
def test_two_points_have_the_same_label_if_and_only_if_they_are_connected(rows):
    board = Board.from_rows(*rows)
    labels = label_chains(chains(board), regions(board))
    groups = [it.points for it in (*chains(board), *regions(board))]
    assert len({labels[point] for point in labels}) == len(groups)
    assert all(len({labels[point] for point in group}) == 1 for group in groups)
    assert len(labels) == len(board.cells)


@pytest.fixture(scope="module")
def figures() -> dict[int, dict]:
    """Return the figures of the rules, by their numbers."""
    return {
        figure["id"]: figure for figure in material_data("spec", "seed_positions.json")["positions"]
    }


def printed(figure: dict) -> dict:
    """Return the printed labels of a figure by their points."""
    height = figure["height"]
    return {
        ("ABCDE".index(name[0]), height - int(name[1:])): label
        for name, label in figure["labels"].items()
    }


def by_label(labels: dict) -> set[frozenset]:
    """Return the points that share a label, for each label."""
    found: dict[str, set] = {}
    for point, label in labels.items():
        found.setdefault(label, set()).add(tuple(point))
    return {frozenset(points) for points in found.values()}


@pytest.mark.corpus
def test_the_third_figure_has_eight_chains_and_six_regions_as_printed(figures):
    board = Board.from_rows(*figures[3]["rows"])
    labels = label_chains(chains(board), regions(board))
    assert drawn(labels, board.size) == [
        "a 1 b b 2",
        "1 1 b 5 2",
        "c c 6 d d",
        "7 c 6 3 8",
        "e 4 6 6 f",
    ]
    assert by_label(labels) == by_label(printed(figures[3]))


@pytest.mark.corpus
def test_the_fifth_figure_has_its_chains_and_liberties_as_printed(figures):
    board = Board.from_rows(*figures[5]["rows"])
    labels = label_liberties(chains(board))
    assert by_label(labels) == by_label(printed(figures[5]))
