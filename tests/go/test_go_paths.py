"""Shortest paths between connected points."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import (
    Board,
    BoardKind,
    BoardShape,
    OffBoardError,
    Point,
    Size,
    chain_at,
    regions,
)
from goboard_gui.go.labels import label_path
from goboard_gui.go.paths import shortest_path
from tests.cases import for_each
from tests.corpus import material_data

SPIRAL = Board.from_rows(".....", "XXXX.", "OOOX.", ".XXX.", ".....")


def path(board: Board, start: tuple[int, int], end: tuple[int, int]) -> list | None:
    return shortest_path(board, Point(*start), Point(*end))


def distances(board: Board, end: Point) -> dict[Point, int]:
    """Return the number of steps to a point from all points connected to it, by repeated
    relaxation.
    """
    graph = board.graph
    found = {end: 0}
    for _ in graph.points:
        for number, point in enumerate(graph.points):
            if board[point] == board[end]:
                near = [graph.points[other] for other in graph.neighbours[number]]
                steps = [found[other] + 1 for other in near if other in found]
                if steps:
                    found[point] = min([*steps, found.get(point, steps[0])])
    return found


def count_shortest_paths(board: Board, start: Point, end: Point) -> int:
    """Return the number of shortest paths between two points."""
    steps, graph = distances(board, end), board.graph
    if start == end:
        return 1
    near = [graph.points[other] for other in graph.neighbours[graph.index[start]]]
    nearer = [other for other in near if steps.get(other) == steps[start] - 1]
    return sum(count_shortest_paths(board, other, end) for other in nearer)


@for_each(
    ("start", "end", "steps"),
    [
        ((0, 0), (4, 0), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]),
        ((0, 1), (1, 3), [(0, 1), (1, 1), (2, 1), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3)]),
        ((2, 2), (0, 2), [(2, 2), (1, 2), (0, 2)]),
        ((0, 2), (0, 2), [(0, 2)]),
        ((0, 3), (0, 4), [(0, 3), (0, 4)]),
    ],
)
def test_a_path_goes_over_adjacent_points_with_the_same_content(start, end, steps):
    assert path(SPIRAL, start, end) == steps
    assert path(SPIRAL, end, start) == steps[::-1]


@for_each(
    ("start", "end"),
    [((0, 0), (0, 1)), ((0, 1), (0, 2)), ((0, 0), (0, 2))],
)
def test_points_with_other_contents_are_not_connected(start, end):
    assert path(SPIRAL, start, end) is None


def test_stones_of_two_chains_and_points_of_two_regions_are_not_connected():
    board = Board.from_rows("X.O.X")
    assert path(board, (0, 0), (4, 0)) is None
    assert path(board, (1, 0), (3, 0)) is None


def test_points_beyond_the_board_are_refused():
    with pytest.raises(OffBoardError):
        path(SPIRAL, (0, 0), (5, 0))


@for_each(
    ("kind", "count"),
    [
        (BoardKind.RECTANGLE, 9),
        (BoardKind.CYLINDER, 6),
        (BoardKind.TORUS, 3),
    ],
)
def test_a_path_may_cross_joined_edges(kind, count):
    board = Board.empty(BoardShape(kind, Size(5, 5)).graph)
    assert len(path(board, (0, 0), (4, 4))) == count


def test_a_path_exists_on_a_hexagon():
    shape = BoardShape.hexagon(3)
    points = shape.points()
    assert len(shortest_path(Board.empty(shape.graph), points[0], points[-1])) == 5


_KINDS = [BoardKind.RECTANGLE, BoardKind.TORUS, BoardKind.CYLINDER, BoardKind.MOEBIUS]


@given(
    st.lists(st.text(".XO", min_size=4, max_size=4), min_size=3, max_size=5),
    st.sampled_from(_KINDS),
    st.data(),
)
def test_no_path_is_shorter_and_there_is_one_if_and_only_if_the_points_are_connected(
    rows, kind, data
):
    flat = Board.from_rows(*rows)
    board = Board.empty(BoardShape(kind, flat.size).graph).with_stones(flat.stones())
    start, end = (data.draw(st.sampled_from(board.graph.points)) for _ in range(2))
    found = shortest_path(board, start, end)
    parts = [chain_at(board, start)] if board[start] else regions(board)
    connected = any(start in part.points and end in part.points for part in parts)
    assert (found is not None) == connected
    if found is not None:
        graph = board.graph
        assert (found[0], found[-1]) == (start, end)
        assert len(found) == distances(board, end)[start] + 1
        assert {board[point] for point in found} == {board[start]}
        for one, other in pairwise(found):
            assert graph.index[other] in graph.neighbours[graph.index[one]]


@pytest.mark.corpus
def test_the_second_figure_of_the_rules_has_its_paths_as_printed():
    positions = material_data("spec", "seed_positions.json")["positions"]
    (figure,) = [it for it in positions if it["id"] == 2]
    board = Board.from_rows(*figure["rows"])
    labels = {
        Point("ABCDE".index(name[0]), 5 - int(name[1:])): label
        for name, label in figure["labels"].items()
    }
    at = {label: point for point, label in labels.items()}
    found = {}
    for first, last, count in (("1", "7", 7), ("a", "k", 11)):
        steps = shortest_path(board, at[first], at[last])
        assert len(steps) == count
        assert count_shortest_paths(board, at[first], at[last]) == 1
        found |= label_path(board, steps)
    assert found == labels
