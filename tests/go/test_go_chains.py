from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Board, Colour, Graph, Point, Region, Size, chain_at, chains, regions
from goboard_gui.go.chains import liberty_contacts
from tests.cases import for_each
from tests.corpus import material_data
from tests.go import games, reference
from tests.go.diagrams import B, W, board, point, points

PICTURE = """
    XX.O
    .XOO
    O.X.
    OO.X
"""


@pytest.mark.parametrize(
    ("start", "colour", "stones", "liberties"),
    [
        ("ba", B, "aa ba bb", "ca ab bc"),
        ("cb", W, "da cb db", "ca dc"),
        ("ad", W, "ac ad bd", "ab bc cd"),
        ("cc", B, "cc", "bc cd dc"),
        ("dd", B, "dd", "cd dc"),
    ],
)
def test_a_chain_is_what_is_connected_along_lines(
    start: str, colour: Colour, stones: str, liberties: str
):
    chain = chain_at(board(PICTURE), point(start))
    assert chain is not None
    assert chain.colour is colour
    assert chain.points == points(stones)
    assert chain.liberties == points(liberties)


FIGURE = "...O. ..XXX OXXX. OOXO. .O..."
"""A chain of black stones as in "Rules of Go", where its liberties are explained."""


@for_each(
    ("stone", "contacts"),
    [
        ("cd", {"ce": "cd", "ec": "eb dc", "ea": "eb", "ca": "cb", "bb": "cb bc"}),
        ("cb", {"ce": "cd", "ec": "eb dc", "ea": "eb", "ca": "cb", "bb": "cb"}),
        ("da", {"ca": "da", "ea": "da"}),
        ("ae", {}),
    ],
)
def test_a_liberty_is_next_to_the_stone_or_to_stones_connected_to_it(stone, contacts):
    found = liberty_contacts(board(FIGURE), point(stone))
    assert found == {
        point(liberty): tuple(map(point, near.split())) for liberty, near in contacts.items()
    }


def test_an_empty_point_has_no_chain():
    assert chain_at(board(PICTURE), point("ca")) is None


def test_chains_come_in_the_order_of_their_first_points():
    assert [min(chain.points, key=by_row) for chain in chains(board(PICTURE))] == [
        point(name) for name in ("aa", "da", "ac", "cc", "dd")
    ]


def test_regions_know_the_colours_they_touch():
    assert regions(board("..XO. XXXO. OOOO.")) == [
        Region(frozenset(points("aa ba")), frozenset({B})),
        Region(frozenset(points("ea eb ec")), frozenset({W})),
    ]
    assert regions(board(".X.O.")) == [
        Region(frozenset(points("aa")), frozenset({B})),
        Region(frozenset(points("ca")), frozenset({B, W})),
        Region(frozenset(points("ea")), frozenset({W})),
    ]


def test_an_empty_board_is_one_region_that_touches_nothing():
    assert regions(board("... ...")) == [Region(frozenset(Size(3, 2).points()), frozenset())]
    assert chains(board("... ...")) == []


def test_a_full_board_has_no_region_and_no_liberty():
    assert regions(board("XO OX")) == []
    assert [chain.liberties for chain in chains(board("XO OX"))] == [frozenset()] * 4


def test_a_chain_goes_round_a_torus():
    ends = Board.empty(Graph.torus(Size(4, 1))).with_stones({Point(0, 0): B, Point(3, 0): B})
    assert [chain.points for chain in chains(ends)] == [{Point(0, 0), Point(3, 0)}]
    assert chains(ends)[0].liberties == {Point(1, 0), Point(2, 0)}


def test_a_chain_as_large_as_the_largest_board_is_found():
    full = Board.from_rows(*["X" * 52] * 52)
    assert [len(chain.points) for chain in chains(full)] == [52 * 52]


@given(st.data())
def test_chains_and_regions_are_those_of_the_plain_rules(data: st.DataObject):
    graph = data.draw(games.graphs)
    position = data.draw(games.boards(graph))
    neighbours, stones = reference.neighbours_of(graph), position.stones()
    found = chains(position)
    assert sorted(it for chain in found for it in chain.points) == sorted(stones)
    for chain in found:
        assert chain.points == reference.chain(stones, neighbours, min(chain.points))
        around = {near for stone in chain.points for near in neighbours[stone]}
        assert chain.liberties == around - set(stones)
        assert {stones[stone] for stone in chain.points} == {chain.colour}
    empty = set(graph.points) - set(stones)
    assert sorted(it for region in regions(position) for it in region.points) == sorted(empty)
    for region in regions(position):
        around = {near for spot in region.points for near in neighbours[spot]} - region.points
        assert not around & empty
        assert region.borders == {stones[near] for near in around}


def by_row(it: Point) -> tuple[int, int]:
    return it.row, it.column


def western(name: str, height: int) -> Point:
    return Point("ABCDEFGHJ".index(name[0]), height - int(name[1:]))


def seed_positions() -> list[Any]:
    positions = material_data("spec", "seed_positions.json")["positions"]
    return [pytest.param(it, id=f"figure {it['id']}") for it in positions]


@pytest.mark.corpus
@for_each("figure", seed_positions)
def test_figures_of_the_rules_of_go(figure: dict[str, Any]):
    position = Board.from_rows(*figure["rows"])

    def names(texts: list[str]) -> frozenset[Point]:
        return frozenset(western(text, figure["height"]) for text in texts)

    colours = {"B": B, "W": W}
    assert {(it.colour, it.points, it.liberties) for it in chains(position)} == {
        (colours[it["color"]], names(it["points"]), names(it["liberties"]))
        for it in figure["chains"]
    }
    assert {(it.points, it.borders) for it in regions(position)} == {
        (names(it["points"]), frozenset(colours[sign] for sign in it["borders"]))
        for it in figure["empty_regions"]
    }
