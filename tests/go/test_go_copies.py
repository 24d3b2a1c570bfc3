"""Values of the game as another process gets them, and as deep copies."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Board, Colour, Graph, Point, Size, Symmetry
from tests.examples import examples
from tests.go.games import any_graphs, boards, graphs


def copies(value):
    """Yield copies of a value: by all protocols of pickle and by both functions of `copy`."""
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        yield pickle.loads(pickle.dumps(value, protocol))
    yield copy.copy(value)
    yield copy.deepcopy(value)


@given(graphs.flatmap(boards))
def test_a_board_is_equal_to_its_copies(board: Board):
    for copied in copies(board):
        assert copied == board
        assert hash(copied) == hash(board)
        assert copied.key == board.key
        assert copied.stones() == board.stones()
        assert copied.graph == board.graph
        assert hash(copied.graph) == hash(board.graph)


@given(graphs.flatmap(boards), st.data())
def test_the_game_goes_on_alike_on_a_copy(board: Board, data: st.DataObject):
    point = data.draw(st.sampled_from(board.graph.points))
    played = board.play(point, Colour.BLACK)
    for copied in copies(board):
        assert copied.play(point, Colour.BLACK) == played


@examples(0.3)
@given(boards(Graph.rectangle(Size(19, 19))))
def test_a_board_takes_less_than_a_kilobyte(board: Board):
    assert len(pickle.dumps(board)) < 1_000
    assert all(copied.graph is board.graph for copied in copies(board))


@given(any_graphs(), any_graphs())
def test_graphs_are_equal_when_their_points_and_edges_are(one: Graph, other: Graph):
    same = (one.points, one.neighbours) == (other.points, other.neighbours)
    assert (one == other) is same
    assert (Board.empty(one) == Board.empty(other)) is same
    if same:
        assert hash(one) == hash(other)


@pytest.mark.parametrize(
    ("graph", "expected"),
    [
        (Graph.rectangle(Size(1, 1)), True),
        (Graph.rectangle(Size(52, 3)), True),
        (Graph.cylinder(Size(2, 5)), True),
        (Graph.cylinder(Size(3, 5)), False),
        (Graph.torus(Size(19, 19)), False),
        (Graph({Point(0, 1): [], Point(1, 0): []}), False),
        (Graph({Point(1, 0): [Point(0, 0)], Point(0, 0): []}), False),
        (Graph({Point(60, 0): []}), False),
        (Graph({}), False),
    ],
    ids=["1×1", "52×3", "narrow cylinder", "cylinder", "torus", "apart", "order", "far", "empty"],
)
def test_a_graph_is_a_rectangle_when_it_is_equal_to_one(graph: Graph, expected: bool):
    assert graph.is_rectangle is expected
    assert all(copied == graph for copied in copies(graph))


@pytest.mark.parametrize("value", [Size(19, 13), Point(3, 4), *Symmetry, *Colour], ids=str)
def test_sizes_points_symmetries_and_colours_are_equal_to_their_copies(value):
    for copied in copies(value):
        assert (copied, type(copied), hash(copied)) == (value, type(value), hash(value))


def test_a_board_that_another_process_made_is_equal_to_ours():
    program = (
        "import pickle, sys\n"
        "from goboard_gui.go import Board, Colour, Graph, Point, Size\n"
        "graphs = Graph.rectangle(Size(9, 9)), Graph.torus(Size(5, 4))\n"
        "boards = [Board.empty(it).play(Point(1, 2), Colour.WHITE).board for it in graphs]\n"
        "sys.stdout.buffer.write(pickle.dumps(boards))\n"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    graphs = Graph.rectangle(Size(9, 9)), Graph.torus(Size(5, 4))
    boards = [Board.empty(it).play(Point(1, 2), Colour.WHITE).board for it in graphs]
    received = pickle.loads(found.stdout)
    assert received == boards
    assert [hash(board) for board in received] == [hash(board) for board in boards]
