from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from goboard_gui.go import Board, Colour, Graph, Size, chains
from goboard_gui.go.benson import enclosed_points, unconditionally_alive
from goboard_gui.go.eyes import safe_family_stones
from tests.cases import for_each
from tests.examples import every, examples
from tests.go import games, siege
from tests.go.diagrams import B, W, board, points, side_by_side

if TYPE_CHECKING:
    from collections.abc import Iterator

_MOST_OPEN = 7  # the siege of more takes seconds


def of_rows(rows: list[str]) -> set:
    return set(Board.from_rows(*rows).stones())


# Each time: the position, its black stones that are alive, the points they enclose (X).
ALIVE = {
    "two eyes": """
        .X.XO  .X.X.  X.X..
        XXXXO  XXXX.  .....
        OOOO.  .....  .....
        .....  .....  .....
    """,
    "two chains with two eyes in common": """
        X.XXO  X.XX.  .X...
        .X.XO  .X.X.  X.X..
        XXXXO  XXXX.  .....
        OOOO.  .....  .....
        .....  .....  .....
    """,
    "safe by the encyclopedia only": """
        .X..  ....  ....
        .XX.  ....  ....
        X.X.  ....  ....
    """,
    "a seki": """
        XX.OO  .....  .....
        XX.OO  .....  .....
    """,
    "a ko for the second eye": """
        .X.XO  .....  .....
        XXXOO  .....  .....
        OOO..  .....  .....
    """,
    "an eye with a dead stone": """
        .XO.X  .X..X  X.XX.
        XXXXX  XXXXX  .....
        .....  .....  .....
        .....  .....  .....
    """,
    "one large eye": """
        XXXXXX  ......  ......
        X....X  ......  ......
        X....X  ......  ......
        XXXXXX  ......  ......
        OOOOO.  ......  ......
        ......  ......  ......
    """,
    "an area beside another chain": """
        .X.X.  .....  .....
        XXOXX  .....  .....
        OOOOO  .....  .....
        .....  .....  .....
    """,
    "nothing at all": """
        ...  ...  ...
        ...  ...  ...
    """,
}


@for_each("picture", ALIVE.values(), ids=ALIVE.keys())
def test_alive_is_what_has_two_vital_areas(picture):
    position, alive, area = side_by_side(picture)
    found = Board.from_rows(*position)
    assert unconditionally_alive(found, B) == of_rows(alive)
    assert enclosed_points(found, B) == of_rows(area)


CORNER = """
    O.X.X
    .XXXX
    XX...
    .....
"""


def test_suicide_clears_an_area_so_that_it_is_vital_no_more():
    position = board(CORNER)
    black = {point for point, colour in position.stones().items() if colour is B}
    assert unconditionally_alive(position, B) == black
    assert enclosed_points(position, B) == points("aa ba ab da")
    assert unconditionally_alive(position, B, suicide=True) == set()
    assert enclosed_points(position, B, suicide=True) == set()


ENCLOSED = """
    .X.X..  .X.X...  .X.X.O.
    XXXX..  XXXX...  XXXXOO.
    XXXXXX  XXXXXXX  XXXXXXX
"""
AREA = """
    X.X.XX  X.X....  X.X....
    ....XX  .......  .......
    ......  .......  .......
"""


@pytest.mark.parametrize(
    ("position", "area"), list(zip(side_by_side(ENCLOSED), side_by_side(AREA), strict=True))
)
def test_an_area_is_enclosed_unless_there_is_room_for_two_eyes_in_it(position, area):
    assert enclosed_points(Board.from_rows(*position), B) == of_rows(area)


@pytest.mark.parametrize("suicide", [False, True], ids=["no suicide", "suicide"])
def test_what_is_alive_is_what_no_siege_can_take_anywhere_on_a_small_board(suicide):
    for size in (Size(3, 3), Size(4, 2), Size(6, 1)):
        check_all(legal_positions(size), suicide)


@examples(0.5)
@given(st.data(), st.booleans())
def test_what_is_alive_is_what_no_siege_can_take_on_any_graph(data, suicide):
    graph = data.draw(games.graphs | st.just(Graph.rectangle(Size(4, 4))))
    length = len(graph.points)
    cells = st.lists(st.sampled_from((0, 1, 1, 1, 2)), min_size=length, max_size=length)
    position = without_breathless(Board(graph, bytes(data.draw(cells))))
    assume(len(graph.points) - position.cells.count(B) <= _MOST_OPEN)
    check_all([position], suicide)


@pytest.mark.parametrize("suicide", [False, True], ids=["no suicide", "suicide"])
def test_what_is_enclosed_stays_so_and_free_of_living_opponents_whatever_they_play(suicide):
    seen = 0
    for position in legal_positions(Size(3, 3)) + legal_positions(Size(4, 2)):
        area = enclosed_points(position, B, suicide=suicide)
        if area:
            seen += 1
            assert area.isdisjoint(unconditionally_alive(position, W, suicide=suicide))
            assert area.isdisjoint(enclosed_points(position, W, suicide=suicide))
            for after in plays(position, W, suicide=suicide):
                assert area <= enclosed_points(after, B, suicide=suicide), position
    assert seen


def plays(position: Board, colour: Colour, *, suicide: bool) -> Iterator[Board]:
    for point in position.graph.points:
        if position[point] is None:
            after, captured = position.play(point, colour)
            if suicide or point not in captured:
                yield after


def check_all(positions: list[Board], suicide: bool) -> None:
    sieges = [siege.siege_of(position, B) for position in positions]
    alive = siege.survivors(positions[0].graph, sieges, suicide=suicide)
    for position, start in zip(positions, sieges, strict=True):
        standing = {
            point
            for number, point in enumerate(position.graph.points)
            if alive[start] >> number & 1
        }
        assert unconditionally_alive(position, B, suicide=suicide) == standing, position


@cache
def legal_positions(size: Size) -> list[Board]:
    graph = Graph.rectangle(size)
    contents = every(product(range(3), repeat=len(graph.points)), 5)
    boards = (Board(graph, bytes(cells)) for cells in contents)
    return [it for it in boards if all(chain.liberties for chain in chains(it))]


def without_breathless(position: Board) -> Board:
    for chain in chains(position):
        if not chain.liberties:
            return without_breathless(position.with_stones(dict.fromkeys(chain.points)))
    return position


@pytest.mark.parametrize(
    ("size", "only_safe"), [(Size(3, 3), 60), (Size(4, 3), 529)], ids=["3×3", "4×3"]
)
def test_black_alone_is_safe_at_least_where_she_is_alive(size, only_safe):
    graph = Graph.rectangle(size)
    parted = 0
    for cells in product(range(2), repeat=len(graph.points)):
        position = Board(graph, bytes(cells))
        safe, alive = safe_family_stones(position, B), unconditionally_alive(position, B)
        assert alive <= safe
        parted += safe != alive
        if len([chain for chain in chains(position) if chain.points <= safe]) == 1:
            assert alive == safe
    assert parted == only_safe


def test_stones_may_be_alive_around_dead_ones_and_not_safe():
    position = board(".XO.X XXXXX ..... .....")
    assert unconditionally_alive(position, B)
    assert not safe_family_stones(position, B)
    assert not unconditionally_alive(position, W)
