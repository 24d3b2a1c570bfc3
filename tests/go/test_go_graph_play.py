"""Go on boards that are no rectangles: captures, ko, suicide, counting, and what is alike."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import (
    Board,
    Colour,
    Graph,
    IllegalReason,
    Judgement,
    Ko,
    Point,
    Replay,
    Rules,
    Size,
    chains,
    regions,
)
from goboard_gui.go.score import configuration_score
from tests.cases import for_each
from tests.go.diagrams import COLOURS, FAULTLESS, B, W, against, make, point

ROW = [Point(column, 0) for column in range(6)]
TRIANGLE = Graph({ROW[0]: ROW[1:3], ROW[1]: [ROW[2]], ROW[2]: []})
STAR = Graph({ROW[0]: ROW[1:5], **{leaf: [] for leaf in ROW[1:5]}})
PATH = Graph.rectangle(Size(6, 1))
CYLINDER = Graph.cylinder(Size(4, 3))
TORUS = Graph.torus(Size(4, 4))


def drawn(graph: Graph, *rows: str) -> Board:
    """Return the position of a picture, on a graph whose points fill a rectangle."""
    return Board(graph, Board.from_rows(*rows).cells)


def replay_on(graph: Graph, *rows: str, ko: Ko = Ko.SIMPLE, suicide: bool = False) -> Replay:
    return Replay(drawn(graph, *rows), Rules(ko, suicide))


@for_each(
    ("graph", "before", "move", "after"),
    [
        pytest.param(TRIANGLE, "XO.", "Xca", "X.X", id="triangle"),
        pytest.param(STAR, ".XOXO", "Xaa", "XX.X.", id="the middle of a star takes leaves"),
        pytest.param(STAR, "XO.OO", "Oca", ".OOOO", id="leaves of a star take the middle"),
        pytest.param(PATH, "XXO.O.", "Xda", "XX.XO.", id="path"),
        pytest.param(CYLINDER, "X..O OO.. ....", "Oba", ".O.O OO.. ....", id="over a seam"),
        pytest.param(
            CYLINDER, "XXXX OOO. ....", "Odb", ".... OOOO ....", id="a ring along an edge"
        ),
        pytest.param(
            TORUS, "XO.O O... .... ....", "Oad", ".O.O O... .... O...", id="a corner of a torus"
        ),
        pytest.param(
            TORUS, "XX.O OO.. .... OO..", "Oca", "..OO OO.. .... OO..", id="a chain in a corner"
        ),
        pytest.param(
            TORUS, "X..X O..O .... OOOO", "Oba Oca", ".OO. O..O .... OOOO", id="over the seam"
        ),
        pytest.param(
            TORUS, "XXXX OOO. .... OOOO", "Odb", ".... OOOO .... OOOO", id="a ring round a torus"
        ),
    ],
)
def test_chains_are_taken_along_the_edges_of_the_graph(graph, before, move, after):
    replay = replay_on(graph, *before.split())
    assert all(said == FAULTLESS for said in make(replay, move))
    assert replay.board == drawn(graph, *after.split())


@pytest.mark.parametrize(
    ("graph", "rows", "move"),
    [
        pytest.param(STAR, "O.OO.", "Xba", id="a leaf of a star"),
        pytest.param(STAR, ".OOOO", "Oaa", id="the last point of a star"),
        pytest.param(CYLINDER, ".O.O O... ....", "Xaa", id="a corner that is none"),
        pytest.param(TORUS, ".O.O O... .... O...", "Xaa", id="torus"),
        pytest.param(TORUS, "X.OO OO.. .... OO..", "Xba", id="two stones on a torus"),
    ],
)
def test_suicide_is_what_leaves_no_liberty_on_the_graph(graph, rows, move):
    for suicide, reason in ((False, IllegalReason.SUICIDE), (True, None)):
        replay = replay_on(graph, *rows.split(), suicide=suicide)
        assert replay.judge(point(move[1:]), COLOURS[move[0]]).illegal is reason


def test_a_ko_goes_over_the_seam_of_a_cylinder():
    replay = replay_on(Graph.cylinder(Size(4, 4)), "O..X", ".OX.", "O..X", "....")
    make(replay, "Xab")
    assert make(replay, "Odb") == [FAULTLESS]
    assert replay.board.rows() == ["O..X", ".OXO", "O..X", "...."]
    assert make(replay, "Xab") == [against(IllegalReason.KO, repeats=1)]


def test_on_a_triangle_stones_take_each_other_until_a_position_returns():
    moves = "Xaa Oba Xca Oba Xaa"
    said = make(replay_on(TRIANGLE, "...", ko=Ko.POSITIONAL), moves)
    assert said == [*[FAULTLESS] * 4, against(IllegalReason.SUPERKO, repeats=2)]
    assert make(replay_on(TRIANGLE, "..."), moves) == [*[FAULTLESS] * 4, against(None, repeats=2)]


@for_each(
    ("graph", "rows", "score"),
    [
        pytest.param(TRIANGLE, "X..", 3, id="a stone on a triangle"),
        pytest.param(TRIANGLE, "XO.", 0, id="one of each on a triangle"),
        pytest.param(STAR, ".OOX.", -1, id="a star whose middle is nobody's"),
        pytest.param(STAR, "X....", 5, id="the middle of a star"),
        pytest.param(CYLINDER, "X.O. X.O. X.O.", 0, id="two walls on a cylinder"),
        pytest.param(CYLINDER, "XXXX .... OOOO", 0, id="two rings on a cylinder"),
        pytest.param(TORUS, "XXXX .... XXXX OOOO", 8, id="rings on a torus"),
        pytest.param(TORUS, ".... .... .... ....", 0, id="an empty torus"),
    ],
)
def test_positions_are_counted_by_what_touches_what(graph, rows, score):
    assert configuration_score(drawn(graph, *rows.split())) == score


def test_a_wall_that_parts_a_rectangle_parts_no_cylinder():
    rows = [".X..", ".X..", ".X.."]
    assert len(regions(Board.from_rows(*rows))) == 2
    assert len(regions(drawn(CYLINDER, *rows))) == 1


def test_positions_on_graphs_are_printed_where_their_points_lie():
    board = drawn(CYLINDER, "X..O", ".XO.", "....")
    assert str(board) == "X . . O\n. X O .\n. . . ."
    assert Board.from_rows(*board.rows()).cells == board.cells
    holed = Graph({Point(0, 0): [Point(2, 1)], Point(2, 1): []})
    assert str(Board.empty(holed).play(Point(2, 1), W).board) == ". . .\n. . O"


@st.composite
def graphs(draw) -> Graph:
    points = ROW[: draw(st.integers(1, 6))]
    pairs = list(combinations(points, 2))
    edges = draw(st.sets(st.sampled_from(pairs))) if pairs else set()
    return Graph({point: [far for near, far in edges if near == point] for point in points})


WISHES = st.lists(st.tuples(st.integers(0, 15), st.sampled_from(Colour)), max_size=40)
RULES = st.builds(Rules, st.sampled_from(Ko), st.booleans())


def judged(board: Board, rules: Rules, moves) -> tuple[list[Judgement], list[Board]]:
    """Return what is said of moves, with the illegal ones made, and all positions."""
    replay, said, seen = Replay(board, rules), [], [board]
    for at, colour in moves:
        said.append(replay.pass_turn(colour) if at is None else replay.play(at, colour))
        seen.append(replay.board)
    return said, seen


@given(graphs(), st.randoms(use_true_random=False), RULES, WISHES)
def test_the_order_of_the_points_means_nothing(graph: Graph, random, rules: Rules, wishes):
    order = list(graph.points)
    random.shuffle(order)
    other = Graph(
        {at: [graph.points[near] for near in graph.neighbours[graph.index[at]]] for at in order}
    )
    moves = [(graph.points[number] if number < len(order) else None, c) for number, c in wishes]
    said, seen = judged(Board.empty(graph), rules, moves)
    said_there, seen_there = judged(Board.empty(other), rules, moves)
    assert said == said_there
    assert [board.stones() for board in seen] == [board.stones() for board in seen_there]
    assert [configuration_score(board) for board in seen] == [
        configuration_score(it) for it in seen_there
    ]


@given(graphs(), st.randoms(use_true_random=False), RULES, WISHES)
def test_other_names_for_the_points_mean_nothing(graph: Graph, random, rules: Rules, wishes):
    names = list(graph.points)
    random.shuffle(names)
    there = dict(zip(graph.points, names, strict=True))
    other = Graph(
        {
            there[at]: [there[graph.points[near]] for near in graph.neighbours[number]]
            for number, at in enumerate(graph.points)
        }
    )
    moves = [(graph.points[number] if number < len(names) else None, c) for number, c in wishes]
    said, seen = judged(Board.empty(graph), rules, moves)
    said_there, seen_there = judged(
        Board.empty(other), rules, [(at and there[at], colour) for at, colour in moves]
    )
    assert said == said_there
    for board, board_there in zip(seen, seen_there, strict=True):
        assert {there[at]: colour for at, colour in board.stones().items()} == board_there.stones()


@pytest.mark.parametrize("graph", [CYLINDER, TORUS], ids=["cylinder", "torus"])
@given(st.integers(0, 3), st.integers(0, 3), st.booleans(), RULES, WISHES)
def test_a_board_that_goes_round_has_no_place_to_begin(
    graph: Graph, right: int, down: int, mirrored: bool, rules: Rules, wishes
):
    width, height = graph.size

    def there(at: Point) -> Point:
        column = (width - 1 - at.column if mirrored else at.column) + right
        row = at.row + down if graph is TORUS else at.row
        return Point(column % width, row % height)

    moves = [(graph.points[number % len(graph.points)], colour) for number, colour in wishes]
    said, seen = judged(Board.empty(graph), rules, moves)
    said_there, seen_there = judged(
        Board.empty(graph), rules, [(there(at), colour) for at, colour in moves]
    )
    assert said == said_there
    for board, board_there in zip(seen, seen_there, strict=True):
        assert {there(at): colour for at, colour in board.stones().items()} == board_there.stones()


@given(graphs(), WISHES)
def test_after_a_legal_move_every_chain_has_a_liberty(graph: Graph, wishes):
    replay = Replay(Board.empty(graph), Rules(Ko.POSITIONAL))
    for number, colour in wishes:
        if number < len(graph.points) and replay.play(graph.points[number], colour).illegal:
            replay.take_back()
        assert all(chain.liberties for chain in chains(replay.board))


def test_the_colours_mean_nothing_but_the_sign_of_the_score():
    replay, other = replay_on(TORUS, *["...."] * 4), replay_on(TORUS, *["...."] * 4)
    for number, (column, row) in enumerate([(0, 0), (1, 0), (2, 2), (3, 0), (1, 1), (0, 1)]):
        colour = W if number % 2 else B
        assert replay.play(Point(column, row), colour) == other.play(
            Point(column, row), colour.opponent
        )
    assert configuration_score(replay.board) == -configuration_score(other.board)
