from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Board, Colour, Graph, Point, Size, Symmetry, chains, regions
from goboard_gui.go.benson import enclosed_points, unconditionally_alive
from goboard_gui.go.eyes import eyes, safe_family_stones
from goboard_gui.go.labels import label_points
from goboard_gui.go.life import analyse_life
from tests.cases import for_each
from tests.corpus import material_data
from tests.go import games
from tests.go.diagrams import B, W, board, point, points

if TYPE_CHECKING:
    from goboard_gui.go.life import Life

PICTURE = """
    .X.XO.
    XXXXOO
    OOOOO.
    .X..OO
    X..X..
"""


def test_life_tells_all_of_a_position():
    position = board(PICTURE)
    found = analyse_life(position)
    assert found.chains == tuple(chains(position))
    assert found.regions == tuple(regions(position))
    assert found.eyes == eyes(position)
    assert [(eye.colour, eye.points) for eye in found.eyes] == [
        (B, points("aa")),
        (B, points("ca")),
        (W, points("fa")),
        (W, points("fc")),
    ]
    black, white = points("ba da ab bb cb db"), points("ea eb fb ac bc cc dc ec ed fd")
    assert found.safe == found.alive == black | white
    assert found.territory == (points("aa ca"), points("fa fc"))
    assert found.neutral == points("ad cd dd be ce ee fe")


def test_life_is_asked_about_points_and_chains():
    found = analyse_life(board(PICTURE))
    wall, stone = found.chain_at(point("ba")), found.chain_at(point("bd"))
    assert wall is not None
    assert stone is not None
    assert len(wall.points) == 6
    assert found.chain_at(point("aa")) is None
    assert [eye.points for eye in found.eyes_of(wall)] == [points("aa"), points("ca")]
    assert found.vital_areas_of(wall) == (points("aa"), points("ca"))
    assert (found.is_safe(wall), found.is_alive(wall)) == (True, True)
    assert found.eyes_of(stone) == found.vital_areas_of(stone) == ()
    assert (found.is_safe(stone), found.is_alive(stone)) == (False, False)
    assert found.eye_at(point("ca")) == found.eyes[1]
    assert found.eye_at(point("cd")) is None
    region = found.region_at(point("cd"))
    assert region is not None
    assert region.borders == {B, W}
    assert found.region_at(point("ba")) is None


def test_an_area_with_dead_stones_is_vital_and_neutral_and_territory():
    found = analyse_life(board(".XO.X XXXXX ..... ....."))
    wall = found.chains[0]
    assert found.vital_areas_of(wall) == (points("aa"), points("ca da"))
    assert found.eyes_of(wall) == (found.eyes[0],)
    assert (found.is_safe(wall), found.is_alive(wall)) == (False, True)
    assert found.territory[0] == points("aa ca da")
    assert found.neutral == points("da")


def test_suicide_bears_on_life():
    position = board("O.X.X .XXXX XX... .....")
    assert analyse_life(position).alive
    assert not analyse_life(position, suicide=True).alive


def test_chains_with_a_single_liberty_are_in_atari():
    position = board("XO. .X. ... ")
    assert [chain.points for chain in analyse_life(position).chains_in_atari()] == [
        points("aa"),
        points("ba"),
    ]
    assert analyse_life(board("XX XX")).chains_in_atari() == ()


def test_letters_go_row_by_row_from_the_top_and_on_with_two():
    letters = label_points(reversed(Size(9, 4).points()))
    assert list(letters) == Size(9, 4).points()
    assert [letters[Point(column, 0)] for column in range(9)] == list("abcdefghi")
    assert [letters[Point(column, 2)] for column in range(6, 9)] == ["y", "z", "aa"]
    assert letters[Point(8, 3)] == "aj"
    many = list(label_points(Size(52, 52).points()).values())
    assert many[26 * 27 - 1 : 26 * 27 + 1] == ["zz", "aaa"]
    assert len(set(many)) == len(many)


def test_a_board_of_one_point_is_neutral():
    found = analyse_life(board("."))
    assert found.neutral == points("aa")
    assert not found.eyes
    assert not found.safe
    assert not found.alive


@given(st.data())
def test_life_agrees_with_its_parts_and_with_colours_swapped(data):
    graph = data.draw(games.graphs)
    position = data.draw(games.boards(graph))
    suicide = data.draw(st.booleans())
    found = analyse_life(position, suicide=suicide)
    assert found.safe == safe_family_stones(position, B) | safe_family_stones(position, W)
    assert found.alive == frozenset().union(
        *(unconditionally_alive(position, colour, suicide=suicide) for colour in Colour)
    )
    assert found.territory == (
        enclosed_points(position, B, suicide=suicide),
        enclosed_points(position, W, suicide=suicide),
    )
    for chain in found.chains:
        assert found.is_alive(chain) == (len(found.vital_areas_of(chain)) >= 2)
        assert all(
            area - chain.liberties <= position.stones().keys()
            for area in found.vital_areas_of(chain)
        )
    other = analyse_life(
        position.with_stones({it: colour.opponent for it, colour in position.stones().items()}),
        suicide=suicide,
    )
    assert (other.safe, other.alive, other.neutral) == (found.safe, found.alive, found.neutral)
    assert other.territory == found.territory[::-1]
    assert [eye.points for eye in other.eyes] == [eye.points for eye in found.eyes]
    assert other.vital == found.vital


@given(st.data(), st.sampled_from(Symmetry))
def test_life_turns_with_the_board(data, symmetry):
    position = data.draw(games.boards(Graph.rectangle(data.draw(games.small_sizes))))
    size = position.size

    def turned(them):
        return frozenset(symmetry.apply(it, size) for it in them)

    stones = {symmetry.apply(it, size): colour for it, colour in position.stones().items()}
    found, other = (
        analyse_life(position),
        analyse_life(Board.empty(symmetry.transformed_size(size)).with_stones(stones)),
    )
    assert other.safe == turned(found.safe)
    assert other.alive == turned(found.alive)
    assert other.neutral == turned(found.neutral)
    assert other.territory == tuple(map(turned, found.territory))
    assert {eye.points for eye in other.eyes} == {turned(eye.points) for eye in found.eyes}


def cases(found: list) -> list:
    return [pytest.param(it, id=it["name"]) for it in found]


@pytest.mark.corpus
@for_each("case", lambda: cases(material_data("spec", "rules_cases.json")["eyes_and_safety"]))
def test_the_encyclopedias_words_hold(case):
    position = Board.from_rows(*case["rows"])

    def upward(area):
        return frozenset(Point(x, position.size.height - 1 - y) for x, y in area)

    found = analyse_life(position)
    for colour, key in ((B, "black_eyes"), (W, "white_eyes")):
        assert {eye.points for eye in found.eyes if eye.colour is colour} == set(
            map(upward, case[key])
        )
    black = [chain for chain in found.chains if chain.colour is B]
    assert all(map(found.is_safe, black)) == case["all_black_chains_seed_safe"]
    alive = {chain.points for chain in black if found.is_alive(chain)}
    assert alive == set(map(upward, case["benson_black"]))


@pytest.mark.corpus
@for_each(
    "case",
    lambda: cases(material_data("corpus", "oracles", "katago", "area_cases.json")["cases"]),
)
def test_what_passing_cannot_lose_is_what_katago_says(case):
    position = Board.from_rows(*(row.replace("`", ".").upper() for row in case["board"]))
    asked = [
        mode
        for mode in case["modes"]
        if not (mode["safe_big"] or mode["unsafe_big"] or mode["non_pass_alive_stones"])
    ]
    assert asked
    for mode in asked:
        found = analyse_life(position, suicide=bool(mode["suicide"]))
        assert owners(position, found) == mode["owner"]


def owners(position: Board, found: Life) -> list[str]:
    """Return whose each point is: of the stones that are alive, and of what they enclose."""
    owned = {it: colour for it, colour in position.stones().items() if it in found.alive}
    for colour, area in zip(Colour, found.territory, strict=True):
        owned |= dict.fromkeys(area, colour)
    return Board.empty(position.size).with_stones(owned).rows()
