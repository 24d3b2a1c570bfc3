"""Shapes of boards: their points and neighbours, and graphs in JSON."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import (
    WRAPPED_KINDS,
    Board,
    BoardKind,
    BoardShape,
    Colour,
    Graph,
    HexagonSideError,
    Point,
    Size,
)
from goboard_gui.go.graph_json import GraphError, GraphProblem, parse_graph, write_graph
from goboard_gui.go.graph_plan import GraphPlan, PlanPoint, hexagon_plan
from tests.cases import for_each

SIZES = st.builds(Size, st.integers(1, 5), st.integers(1, 5))


def beside(kind: BoardKind, size: Size, point: Point) -> set[Point]:
    """Return the neighbours of a point, found by walking off the edges of the rectangle."""
    found = set()
    for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        column, row = point.column + right, point.row + down
        if column not in range(size.width):
            if kind is BoardKind.MOEBIUS:
                row = size.height - 1 - row
            if kind in (BoardKind.TORUS, BoardKind.CYLINDER, BoardKind.MOEBIUS):
                column %= size.width
        if row not in range(size.height) and kind in (
            BoardKind.TORUS,
            BoardKind.UPRIGHT_CYLINDER,
        ):
            row %= size.height
        if size.contains(Point(column, row)):
            found.add(Point(column, row))
    return found - {point}


def shown(graph: Graph, point: Point) -> set[Point]:
    return {graph.points[near] for near in graph.neighbours[graph.index[point]]}


@pytest.mark.parametrize(
    "kind", [*sorted(WRAPPED_KINDS, key=lambda kind: kind.value), BoardKind.RECTANGLE]
)
@given(size=SIZES)
def test_points_beyond_a_joined_edge_are_neighbours(kind: BoardKind, size: Size):
    graph = BoardShape(kind, size).graph
    assert {point: shown(graph, point) for point in graph.points} == {
        point: beside(kind, size, point) for point in size.points()
    }


def capture(kind: BoardKind, size: Size, stones: dict[Point, int], move: Point, colour: int):
    """Return the stones after a move, by the definition: chains without a liberty are removed."""
    after = {**stones, move: colour}
    for player in (3 - colour, colour):
        for start in [point for point, stone in after.items() if stone == player]:
            chain, ahead = {start}, [start]
            liberties = False
            while ahead:
                for near in beside(kind, size, ahead.pop()):
                    liberties |= near not in after
                    if after.get(near) == player and near not in chain:
                        chain.add(near)
                        ahead.append(near)
            if not liberties and start in after:
                for dead in chain:
                    del after[dead]
    return after


@pytest.mark.parametrize("kind", sorted(WRAPPED_KINDS, key=lambda kind: kind.value))
@given(size=SIZES, moves=st.lists(st.tuples(st.integers(0, 24), st.sampled_from(Colour))))
def test_captures_follow_the_definition(kind: BoardKind, size: Size, moves):
    board = Board.empty(BoardShape(kind, size).graph)
    stones: dict[Point, int] = {}
    for number, colour in moves:
        point = size.points()[number % (size.width * size.height)]
        if point not in stones:
            board = board.play(point, colour).board
            stones = capture(kind, size, stones, point, colour)
        assert board.stones() == stones


@for_each(
    ("side", "points", "lines"),
    [(1, 1, 0), (2, 7, 12), (3, 19, 42), (5, 61, 156), (30, 2611, 7656)],
)
def test_a_hexagon_has_the_points_and_lines_of_its_side(side: int, points: int, lines: int):
    plan = hexagon_plan(side)
    assert (len(plan.points), len(plan.edges)) == (points, lines)


def test_points_inside_a_hexagon_have_six_neighbours_and_its_corners_three():
    graph = BoardShape.hexagon(4).graph
    assert Counter(map(len, graph.neighbours)) == {6: 19, 4: 12, 3: 6}


def test_neighbours_on_a_hexagon_are_equally_far_apart():
    plan = hexagon_plan(5)
    places = plan.point_positions
    for one, other in plan.edges:
        (x, y), (x1, y1) = (places[plan.board_points[end]] for end in (one, other))
        assert (x - x1) ** 2 + (y - y1) ** 2 == pytest.approx(1)


@pytest.mark.parametrize("side", [0, -1, 31])
def test_hexagons_of_other_sides_are_refused(side: int):
    with pytest.raises(HexagonSideError):
        BoardShape.hexagon(side)


SQUARE = {
    "points": [
        {"name": "a", "x": 0, "y": 0},
        {"name": "b", "x": 2, "y": 0},
        {"x": 2, "y": 2.5},
        {"name": "d", "x": 0, "y": 2},
    ],
    "edges": [["a", "b"], ["b", 3], [3, 4], [4, 1]],
}


def test_a_graph_has_the_points_names_and_lines_of_its_file():
    plan = parse_graph(json.dumps(SQUARE))
    assert list(plan.names.values()) == ["a", "b", "3", "d"]
    assert plan.edges == ((0, 1), (1, 2), (2, 3), (3, 0))
    assert plan.point_positions[Point(0, 1)] == (1.0, 1.25)
    assert [len(near) for near in plan.graph().neighbours] == [2, 2, 2, 2]


def with_points(*points: object) -> dict[str, object]:
    return {"points": list(points), "edges": []}


def with_edges(*edges: object) -> dict[str, object]:
    return {**SQUARE, "edges": list(edges)}


A, B = {"name": "a", "x": 0, "y": 0}, {"name": "b", "x": 1, "y": 0}


@for_each(
    ("content", "problem", "place", "detail"),
    [
        ([], GraphProblem.NOT_AN_OBJECT, "", ""),
        ({"points": []}, GraphProblem.NO_POINTS, "points", ""),
        ({"edges": []}, GraphProblem.MISSING, "", "points"),
        ({"points": [A]}, GraphProblem.MISSING, "", "edges"),
        ({"points": {}, "edges": []}, GraphProblem.NOT_A_LIST, "points", ""),
        (with_points(A, 5), GraphProblem.NOT_A_POINT, "points[1]", ""),
        (with_points({"x": 1}), GraphProblem.NOT_A_POINT, "points[0]", ""),
        (with_points({"x": "1", "y": 0}), GraphProblem.NOT_A_NUMBER, "points[0].x", '"1"'),
        (with_points({"x": 1, "y": True}), GraphProblem.NOT_A_NUMBER, "points[0].y", "true"),
        (
            with_points({"x": 1e10, "y": 0}),
            GraphProblem.NOT_A_NUMBER,
            "points[0].x",
            "1e+10".replace("1e+10", "10000000000.0"),
        ),
        (with_points({**A, "name": 7}), GraphProblem.BAD_NAME, "points[0].name", "7"),
        (with_points({**A, "name": "a b"}), GraphProblem.BAD_NAME, "points[0].name", '"a b"'),
        (with_points({**A, "name": ""}), GraphProblem.BAD_NAME, "points[0].name", '""'),
        (with_points({**A, "name": "Pass"}), GraphProblem.BAD_NAME, "points[0].name", '"Pass"'),
        (with_points({**A, "name": "2"}), GraphProblem.BAD_NAME, "points[0].name", '"2"'),
        (with_points(A, {**B, "name": "a"}), GraphProblem.DUPLICATE_NAME, "points[1].name", "a"),
        (with_points(A, {**A, "name": "b"}), GraphProblem.SAME_POSITION, "points[1]", "a"),
        (with_points(A, B, {"x": 0, "y": -10_001}), GraphProblem.TOO_CLOSE, "points[1]", "a"),
        (with_points({"x": 1e9, "y": 0}, A, B), GraphProblem.TOO_CLOSE, "points[2]", "a"),
        (with_points(A, {"x": 1e-300, "y": 0}, B), GraphProblem.TOO_CLOSE, "points[1]", "a"),
        (with_points(A, {"x": 5e-324, "y": 0}, B), GraphProblem.TOO_CLOSE, "points[1]", "a"),
        (
            with_points(*({"x": x, "y": 0} for x in range(2705))),
            GraphProblem.TOO_MANY_POINTS,
            "points",
            "2704",
        ),
        (with_edges(["a"]), GraphProblem.NOT_A_PAIR, "edges[0]", ""),
        (with_edges("ab"), GraphProblem.NOT_A_PAIR, "edges[0]", ""),
        (with_edges(["a", "z"]), GraphProblem.UNKNOWN_POINT, "edges[0][1]", '"z"'),
        (with_edges(["a", "b"], [0, 1]), GraphProblem.UNKNOWN_POINT, "edges[1][0]", "0"),
        (with_edges([5, 1]), GraphProblem.UNKNOWN_POINT, "edges[0][0]", "5"),
        (with_edges([True, 2]), GraphProblem.UNKNOWN_POINT, "edges[0][0]", "true"),
        (with_edges(["a", "b"], ["d", 4]), GraphProblem.LOOP, "edges[1]", '"d"'),
        (with_edges(["a", "b"], [2, 1]), GraphProblem.DUPLICATE_EDGE, "edges[1]", "[2, 1]"),
    ],
)
def test_mistakes_in_a_graph_are_reported_with_their_place(content, problem, place, detail):
    with pytest.raises(GraphError) as raised:
        parse_graph(json.dumps(content))
    error = raised.value
    assert (error.problem, error.place, error.detail) == (problem, place, detail)
    assert str(error.with_file_name("x.json")).startswith("x.json: ")


@for_each(
    ("text", "place"),
    [("{", "line 1, column 2"), ('{"points":\n [}', "line 2, column 3"), ("[" * 200_000, "")],
)
def test_a_text_that_is_not_json_is_reported_with_its_place(text: str, place: str):
    with pytest.raises(GraphError) as raised:
        parse_graph(text)
    assert (raised.value.problem, raised.value.place) == (GraphProblem.NOT_JSON, place)


@st.composite
def plans(draw: st.DrawFn) -> GraphPlan:
    """Plans whose points are not too close to each other, which a reader would refuse."""
    places = draw(
        st.lists(
            st.tuples(st.integers(-50, 50), st.integers(-90, 90).map(lambda tenths: tenths / 10)),
            min_size=1,
            max_size=12,
            unique=True,
        )
    )
    names = [draw(st.sampled_from(["", f"p{number}", f"é{number}"])) for number in range(12)]
    pairs = [(one, other) for one in range(len(places)) for other in range(one)]
    edges = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    points = (PlanPoint(x, y, name) for (x, y), name in zip(places, names, strict=False))
    return GraphPlan(tuple(points), tuple(edges))


@given(plans())
def test_a_written_graph_reads_back_unchanged(plan: GraphPlan):
    assert parse_graph(write_graph(plan)) == plan


@given(plans())
def test_every_point_of_a_graph_has_coordinates_in_its_rectangle(plan: GraphPlan):
    shape = BoardShape.of_plan(plan)
    assert len(set(plan.board_points)) == len(plan.points)
    assert all(map(shape.size.contains, plan.board_points))
    assert [shape.contains(point) for point in shape.size.points()].count(True) == len(plan.points)


@for_each(
    ("rows", "spaced"),
    [((0, 10, 14, 50), [0, 2.5, 3.5, 12.5]), ((3, 10), [0, 1]), ((3,), [0])],
)
def test_the_closest_points_of_a_graph_are_one_line_spacing_apart(rows, spaced):
    points = tuple(PlanPoint(0, y, "") for y in rows)
    places = GraphPlan(points, ()).point_positions
    assert [y for _, y in places.values()] == spaced
