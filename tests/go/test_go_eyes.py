from __future__ import annotations

from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from goboard_gui.go import Board, Graph, Size, chains, regions
from goboard_gui.go.eyes import eyes, safe_family_stones
from tests.cases import for_each
from tests.go import games, siege
from tests.go.diagrams import B, W, board, points, side_by_side

EYES = [
    pytest.param(".X... XX... ..... .....", ["aa"], id="one point in the corner"),
    pytest.param("XXXX. X..X. X..X. XXXX. .....", ["bb cb bc cc"], id="two by two"),
    pytest.param(
        "XXXXX X..XX X...X XXXXX .....",
        ["bb cb bc cc dc", "ae be ce de ee"],
        id="bulky five, and a line along the edge",
    ),
    pytest.param("XX.XX X...X XX.XX XXXXX", [], id="a plus has a middle that touches nothing"),
    pytest.param("XXXXX X...X X...X X...X XXXXX", [], id="three by three has one, too"),
    pytest.param("X.. ... ..X", [], id="a large region"),
    pytest.param("X.X .X. XXX", ["ba", "ab", "cb"], id="shared by chains"),
    pytest.param("X.O X.O X.O", [], id="neutral points between two colours"),
    pytest.param("XXXX X.OX XXXX", [], id="beside an opponent's stone that is caught"),
    pytest.param("XX XX", [], id="none on a full board"),
    pytest.param(". ", [], id="a point without neighbours"),
    pytest.param("... ...", [], id="an empty board"),
]


@for_each(("picture", "expected"), EYES)
def test_an_eye_is_a_region_whose_points_are_each_beside_its_colour(picture, expected):
    position = board(picture)
    assert [(eye.colour, eye.points) for eye in eyes(position)] == [
        (B, points(it)) for it in expected
    ]
    assert {eye.points for eye in eyes(swapped(position))} == {eye.points for eye in eyes(position)}
    assert all(eye.colour is W for eye in eyes(swapped(position)))


SAFE = """
    .X.X.  .X...  .X..  .X.X.  X.X  .X.XO  .X.XX
    XXXXX  XX...  .XX.  OOOOO  .X.  XXXOO  XX.XO
    .....  .....  X.X.  .X.X.  XXX  .....  .XXXO
"""
WHICH = """
    .X.X.  .....  .X..  .....  X.X  .....  .X.XX
    XXXXX  .....  .XX.  .....  .X.  .....  XX.X.
    .....  .....  X.X.  .....  XXX  .....  .XXX.
"""


@for_each(("rows", "expected"), list(zip(side_by_side(SAFE), side_by_side(WHICH), strict=True)))
def test_the_largest_safe_family_has_two_eyes_for_each_chain(rows, expected):
    position = Board.from_rows(*rows)
    assert safe_family_stones(position, B) == Board.from_rows(*expected).stones().keys()
    assert safe_family_stones(swapped(position), W) == safe_family_stones(position, B)


def test_chains_that_fail_take_their_eyes_away_from_others():
    position = board(".X.X XXXO OOOO")
    assert [eye.points for eye in eyes(position)] == [points("aa"), points("ca")]
    assert safe_family_stones(position, B) == set()


@pytest.mark.parametrize("size", [Size(2, 2), Size(3, 2), Size(5, 1)], ids=str)
def test_eyes_are_those_that_no_way_of_filling_them_makes_the_opponents(size):
    graph = Graph.rectangle(size)
    for cells in product(range(3), repeat=size.width * size.height):
        position = Board(graph, bytes(cells))
        assert {(eye.colour, eye.points) for eye in eyes(position)} == siege.eyes_of(position)


def test_the_formula_for_eyes_as_printed_allows_none():
    graph = Graph.rectangle(Size(3, 2))
    values = {None: 0, B: 1, W: -1}
    positions = [Board(graph, bytes(cells)) for cells in product(range(3), repeat=6)]
    numbers = [tuple(values[position[point]] for point in graph.points) for position in positions]
    for position, f in zip(positions, numbers, strict=True):
        not_above = [
            other
            for other, g in zip(positions, numbers, strict=True)
            if all(its <= own for its, own in zip(g, f, strict=True))
        ]
        for region in regions(position):
            assert any(
                siege.has_one_point_eye(other, [point], W)
                for other in not_above
                for point in region.points
                if other[point] is None
            )


@given(st.data())
def test_eyes_on_any_graph_are_those_of_the_definition(data):
    graph = data.draw(games.graphs)
    assume(len(graph.points) <= 9)
    position = data.draw(games.boards(graph))
    assert {(eye.colour, eye.points) for eye in eyes(position)} == siege.eyes_of(position)


@given(st.data())
def test_the_largest_safe_family_unites_all_that_the_definition_knows(data):
    graph = data.draw(games.graphs)
    cells = st.lists(st.sampled_from((0, 0, 1, 1, 2)), min_size=len(graph.points))
    position = Board(graph, bytes(data.draw(cells)[: len(graph.points)]))
    assume(sum(it.colour is B for it in chains(position)) <= 5)
    families = siege.safe_families(position, B)
    assert safe_family_stones(position, B) == {
        p for them in families for it in them for p in it.points
    }


def swapped(position: Board) -> Board:
    return position.with_stones({point: it.opponent for point, it in position.stones().items()})
