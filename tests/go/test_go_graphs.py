from __future__ import annotations

import pickle

import pytest

from goboard_gui.go import Board, Graph, IllegalReason, Point, Replay, Size, SizeError
from tests.cases import for_each
from tests.go.diagrams import FAULTLESS, B, W, against, board, make, replay_of


def graph(edges: str, points: int) -> Graph:
    """Return the graph of that many points in a row, with edges such as ``ab bc``."""
    row = [Point(number, 0) for number in range(points)]
    ends = [tuple(map("abcdefgh".index, edge)) for edge in edges.split()]
    return Graph({point: [row[far] for near, far in ends if row[near] == point] for point in row})


TRIANGLE = graph("ab bc ca", 3)
STAR = graph("ab ac ad", 4)
PATH = graph("ab bc cd", 4)
SQUARE = graph("ab bc cd da", 4)
ISOLATED = graph("", 2)


def replay_on(where: Graph) -> Replay:
    return Replay(Board.empty(where))


def stones(replay: Replay) -> str:
    return replay.board.rows()[0]


def neighbours(where: Graph, column: int, row: int) -> set[tuple[int, int]]:
    return {where.points[near] for near in where.neighbours[where.index[Point(column, row)]]}


def test_the_only_point_of_the_smallest_board_cannot_be_played():
    replay = replay_of(".")
    assert make(replay, "Xaa Oaa") == [against(IllegalReason.SUICIDE, repeats=0)] * 2
    assert make(replay, "X O") == [FAULTLESS] * 2
    assert replay.has_ended


def test_on_two_points_each_stone_takes_the_other():
    replay = replay_of("..")
    assert make(replay, "Xaa Oba") == [FAULTLESS] * 2
    assert replay.board == board(".O")
    assert make(replay, "Xaa") == [against(IllegalReason.KO, repeats=1)]
    assert replay.board == board("X.")


@pytest.mark.parametrize("point", ["Oaa", "Oca"])
def test_on_three_points_nothing_lives_beside_the_middle(point: str):
    assert make(replay_of("..."), f"Xba {point}")[-1] == against(IllegalReason.SUICIDE, repeats=1)


def test_on_a_line_a_chain_is_taken_from_its_ends():
    replay = replay_of("." * 52)
    make(replay, "Xba Xca Xda Oea Oaa")
    assert replay.board == Board.from_rows("O...O" + "." * 47)


def test_a_column_is_played_like_a_row():
    replay = replay_of(".\n" * 52)
    make(replay, "Xab Xac Xad Oae Oaa")
    assert "".join(replay.board.rows()) == "O...O" + "." * 47


def test_on_a_triangle_the_third_stone_takes():
    replay = replay_on(TRIANGLE)
    assert make(replay, "Xaa Oba Xca") == [FAULTLESS] * 3
    assert stones(replay) == "X.X"
    assert make(replay, "Oba") == [FAULTLESS]
    assert stones(replay) == ".O."


def test_on_a_star_the_middle_takes_every_leaf_and_no_leaf_lives_beside_it():
    replay = replay_on(STAR)
    make(replay, "Oba Oca Oda")
    assert make(replay, "Xaa") == [FAULTLESS]
    assert stones(replay) == "X..."
    assert len(replay.captured) == 3
    assert make(replay, "Oba Oca") == [against(IllegalReason.SUICIDE, repeats=4)] * 2


def test_a_path_is_a_board_of_one_line():
    on_path, on_line = replay_on(PATH), replay_of("....")
    moves = "Xba Oca Xda Oaa Xba Oda"
    assert make(on_path, moves) == make(on_line, moves)
    assert stones(on_path) == on_line.board.rows()[0]


def test_a_cycle_of_four_is_the_board_of_two_lines():
    around = dict(zip("abcd", ["aa", "ba", "bb", "ab"], strict=True))
    on_cycle, on_board = replay_on(SQUARE), replay_of(".. ..")
    for move in ["Xa", "Ob", "Xc", "Oa", "Xb", "Od", "Xa", "Oc"]:
        colour, point = move
        assert make(on_cycle, f"{colour}{point}a") == make(on_board, colour + around[point])
        assert on_cycle.board.cells[1] == on_board.board.cells[1]
        assert sum(on_cycle.board.cells) == sum(on_board.board.cells)


def test_a_point_without_neighbours_cannot_be_played():
    assert make(replay_on(ISOLATED), "Xaa Oba") == [against(IllegalReason.SUICIDE, repeats=0)] * 2


def test_a_rectangle_joins_points_next_to_each_other():
    where = Graph.rectangle(Size(4, 3))
    assert neighbours(where, 1, 1) == {(1, 0), (0, 1), (2, 1), (1, 2)}
    assert neighbours(where, 0, 1) == {(0, 0), (1, 1), (0, 2)}
    assert neighbours(where, 3, 2) == {(3, 1), (2, 2)}


def test_a_torus_has_no_edge():
    where = Graph.torus(Size(4, 3))
    assert all(len(near) == 4 for near in where.neighbours)
    assert neighbours(where, 0, 0) == {(1, 0), (3, 0), (0, 1), (0, 2)}


def test_a_stone_in_the_corner_of_a_torus_needs_four_to_be_taken():
    replay = replay_on(Graph.torus(Size(4, 4)))
    make(replay, "Xaa Oba Oab Oda")
    assert replay.board[Point(0, 0)] is B
    make(replay, "Oad")
    assert replay.captured == [Point(0, 0)]


def test_a_cylinder_goes_round_and_has_an_upper_and_a_lower_edge():
    where = Graph.cylinder(Size(4, 3))
    assert neighbours(where, 0, 0) == {(1, 0), (3, 0), (0, 1)}
    assert neighbours(where, 3, 1) == {(2, 1), (0, 1), (3, 0), (3, 2)}


def test_a_chain_round_a_cylinder_is_taken_from_above_and_below():
    replay = replay_on(Graph.cylinder(Size(3, 4)))
    make(replay, "Xab Xbb Xcb Oac Obc Occ Oaa Oba")
    assert replay.captured == []
    make(replay, "Oca")
    assert replay.board.rows() == ["OOO", "...", "OOO", "..."]


@for_each("shape", [Graph.torus, Graph.cylinder])
@for_each("size", [Size(1, 1), Size(1, 3), Size(3, 1), Size(2, 2), Size(2, 5)])
def test_narrow_boards_that_go_round_have_no_point_beside_itself(shape, size: Size):
    where = shape(size)
    assert all(number not in near for number, near in enumerate(where.neighbours))
    assert all(
        number in where.neighbours[far]
        for number, near in enumerate(where.neighbours)
        for far in near
    )


def test_an_edge_may_be_given_from_one_end_or_both():
    assert graph("ab bc", 3).neighbours == graph("ab ba cb", 3).neighbours == ((1,), (0, 2), (1,))


@pytest.mark.parametrize("other", [Point(0, 0), Point(1, 0)], ids=["itself", "no point"])
def test_an_edge_must_lead_to_another_point(other: Point):
    with pytest.raises(ValueError, match="neighbour"):
        Graph({Point(0, 0): [other]})


def test_the_size_of_a_graph_holds_all_its_points():
    assert Graph({Point(4, 1): [], Point(2, 6): []}).size == Size(5, 7)
    assert TRIANGLE.size == Size(3, 1)


def test_a_graph_without_points_has_no_size():
    assert Graph({}).size == (0, 0)


def test_boards_of_a_size_share_their_graph():
    assert Board.empty(Size(7, 5)).graph is Graph.rectangle(Size(7, 5))


def test_an_error_about_a_size_travels_to_another_process():
    with pytest.raises(SizeError) as caught:
        Graph.rectangle(Size(0, 3))
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_graph_travels_to_another_process_with_its_keys():
    there = pickle.loads(pickle.dumps(STAR))
    assert (there.points, there.neighbours) == (STAR.points, STAR.neighbours)
    assert Board.empty(there).play(Point(0, 0), W).board.key == (
        Board.empty(STAR).play(Point(0, 0), W).board.key
    )
