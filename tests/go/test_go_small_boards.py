"""What the smallest boards are worth, as "Go (board game)" says and exhaustive search found."""

from __future__ import annotations

import re
from itertools import combinations, permutations

import pytest

from goboard_gui.go import Board, Colour, Graph, IllegalReason, Ko, Point, Replay, Rules, Size
from goboard_gui.go.score import configuration_score
from tests.cases import for_each
from tests.corpus import material_data
from tests.go.solver import replies, solve_graph

ROW = [Point(column, 0) for column in range(5)]
PASS = None
BEST = {3: (ROW[1], PASS, PASS), 4: (ROW[1], PASS, PASS)}


def joined(points: int, edges: set[tuple[int, int]]) -> Graph:
    """Return so many points of a row, with these edges."""
    return Graph({ROW[at]: [ROW[far] for near, far in edges if near == at] for at in range(points)})


def graphs(points: int) -> list[set[tuple[int, int]]]:
    """Return the edges of all graphs with so many points, one for each that can be told apart."""
    pairs = list(combinations(range(points), 2))
    found: dict[tuple, set[tuple[int, int]]] = {}
    for count in range(len(pairs) + 1):
        for edges in combinations(pairs, count):
            shapes = (
                tuple(sorted(tuple(sorted((order[a], order[b]))) for a, b in edges))
                for order in permutations(range(points))
            )
            found.setdefault(min(shapes), set(edges))
    return list(found.values())


@pytest.mark.parametrize(
    ("size", "value"),
    [
        (Size(1, 1), 0),
        (Size(2, 1), 0),
        (Size(3, 1), 3),
        (Size(4, 1), 4),
        (Size(2, 2), 1),
    ],
    ids=str,
)
def test_small_boards_are_worth_what_is_known(size: Size, value: int):
    assert solve_graph(Graph.rectangle(size)).value == value


@for_each(
    ("points", "edges", "value"),
    [
        pytest.param(3, {(0, 1), (1, 2), (0, 2)}, 0, id="triangle"),
        pytest.param(3, {(0, 1), (1, 2)}, 3, id="path of three"),
        pytest.param(4, {(0, 1), (0, 2), (0, 3)}, 4, id="star of three"),
        pytest.param(4, {(0, 1), (1, 2), (2, 3), (0, 3)}, 1, id="cycle of four"),
        pytest.param(2, set(), 0, id="two points apart"),
        pytest.param(4, {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)}, 1, id="four all joined"),
        pytest.param(4, {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3)}, 1, id="all joined but two"),
        pytest.param(4, {(0, 1), (0, 2), (1, 2), (0, 3)}, 4, id="triangle with a string"),
    ],
)
def test_small_graphs_are_worth_what_is_known(points: int, edges, value: int):
    assert solve_graph(joined(points, edges)).value == value


def test_there_are_eighteen_graphs_of_up_to_four_points():
    assert [len(graphs(points)) for points in range(1, 5)] == [1, 2, 4, 11]


@pytest.mark.parametrize("points", range(1, 5))
def test_black_never_has_to_lose(points: int):
    values = [solve_graph(joined(points, edges)).value for edges in graphs(points)]
    assert all(0 <= value <= points for value in values)


@pytest.mark.parametrize("width", range(1, 5))
def test_whoever_plays_best_plays_the_line_that_is_known(width: int):
    assert solve_graph(Graph.rectangle(Size(width, 1))).line == BEST.get(width, (PASS, PASS))


def test_on_one_point_there_is_nothing_but_to_pass():
    assert replies(Graph.rectangle(Size(1, 1))) == [(PASS, 0)]
    assert replies(Graph.rectangle(Size(1, 1)), PASS) == [(PASS, 0)]


def test_on_two_points_whoever_plays_first_loses_both():
    board = Graph.rectangle(Size(2, 1))
    assert replies(board) == [(ROW[0], -2), (ROW[1], -2), (PASS, 0)]
    assert replies(board, ROW[0]) == [(ROW[1], -2), (PASS, 2)]
    assert replies(board, ROW[0], ROW[1]) == [(PASS, -2)]
    assert replies(board, PASS) == [(ROW[0], 2), (ROW[1], 2), (PASS, 0)]


def test_on_three_points_the_middle_takes_all():
    board = Graph.rectangle(Size(3, 1))
    assert max(replies(board), key=lambda reply: reply[1]) == (ROW[1], 3)
    assert replies(board, ROW[1]) == [(PASS, 3)]


GAMES = [
    pytest.param(Size(1, 1), "1 pass 2 pass", None, 0, id="two passes on one point"),
    pytest.param(Size(1, 1), "1 (0 0)", IllegalReason.SUICIDE, None, id="a stone on one point"),
    pytest.param(Size(2, 1), "1 (0 0) 2 (1 0) 3 pass 4 pass", None, -2, id="a stone taken"),
    pytest.param(
        Size(2, 1), "1 (0 0) 2 (1 0) 3 (0 0)", IllegalReason.KO, None, id="and taken back"
    ),
    pytest.param(Size(2, 1), "1 pass 2 pass", None, 0, id="two passes on two points"),
    pytest.param(Size(3, 1), "1 (1 0) 2 pass 3 pass", None, 3, id="the middle of three"),
    pytest.param(
        Size(3, 1), "1 (1 0) 2 (0 0)", IllegalReason.SUICIDE, None, id="left of the middle"
    ),
    pytest.param(
        Size(3, 1), "1 (1 0) 2 (2 0)", IllegalReason.SUICIDE, None, id="right of the middle"
    ),
]


def played(size: Size, record: str) -> tuple[IllegalReason | None, int | None]:
    """Return why the last move of a written record is illegal, or else what the end counts."""
    replay, illegal = Replay(Board.empty(size), Rules(Ko.POSITIONAL)), None
    moves = re.findall(r"\d+ (?:pass|\((\d+) (\d+)\))", record)
    for number, (column, row) in enumerate(moves):
        assert illegal is None
        colour = Colour.WHITE if number % 2 else Colour.BLACK
        if column:
            point = Point(int(column), size.height - 1 - int(row))
            illegal = replay.play(point, colour).illegal
        else:
            replay.pass_turn(colour)
    return illegal, configuration_score(replay.board) if replay.has_ended else None


@for_each(("size", "record", "illegal", "score"), GAMES)
def test_small_games_are_as_they_are_told(
    size: Size, record: str, illegal: IllegalReason | None, score: int | None
):
    assert played(size, record) == (illegal, score)


@pytest.mark.corpus
def test_the_cases_of_the_specification_hold():
    cases = material_data("spec", "rules_cases.json")
    for case in cases["small_games"]:
        illegal, score = played(Size(case["w"], case["h"]), case["record"])
        assert (illegal is None) == case["legal"]
        assert (illegal and illegal.value) == case.get("why")
        assert score == case.get("score")
    for case in cases["game_values"]:
        size = Size(case["w"], case["h"])
        if len(size.points()) < 5:
            assert solve_graph(Graph.rectangle(size)).value == case["value"]
