from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.fuseki import Pattern, opening_positions
from goboard_gui.go import Board, Colour, Graph, Point, Size, Symmetry
from goboard_gui.notation import Area, AreaLevelOffset, area_level_offset, levels, point_at
from tests.cases import for_each
from tests.fuseki.brute_force import seen
from tests.fuseki.records import APR2912, APR2912_TEXT

if TYPE_CHECKING:
    from collections.abc import Sequence

SIZES = [Size(width, height) for width in range(1, 8) for height in range(1, 8)]
SIZES += [Size(18, 18), Size(19, 19), Size(19, 13), Size(13, 19), Size(21, 21), Size(52, 52)]
ROTATIONS = list(Symmetry)[:4]
TURNED_AREA = {
    Area.WEST: Area.NORTH,
    Area.NORTH: Area.EAST,
    Area.EAST: Area.SOUTH,
    Area.SOUTH: Area.WEST,
}
B, W = Colour


def board_with(size: Size, **stones: str) -> Board:
    """Return a board with stones on the places of such names as ``N9_3="B"``."""
    places = {}
    for name, colour in stones.items():
        level, offset = name[1:].split("_")
        place = AreaLevelOffset(Area(name[0]), int(level), int(offset))
        places[point_at(place, size)] = {"B": B, "W": W}[colour]
    return Board.empty(size).with_stones(places)


def some_points(size: Size, most: int) -> Sequence[Point]:
    """Return points everywhere on a board, all of them if there are no more than a number."""
    return size.points()[:: 1 + (size.width * size.height - 1) // most]


@st.composite
def any_boards(draw: st.DrawFn) -> Board:
    size = draw(st.sampled_from(SIZES))
    points = st.sampled_from(size.points())
    return Board.empty(size).with_stones(draw(st.dictionaries(points, st.sampled_from(Colour))))


def test_the_example_of_the_paper_is_printed_as_there():
    board = opening_positions(read_sgf(APR2912).games[0])[14]
    assert Pattern.from_board(board).text("apr2912.sgf") == APR2912_TEXT


@for_each("size", SIZES, ids=str)
def test_each_point_is_a_digit_at_its_place(size: Size):
    for number, point in enumerate(some_points(size, 400)):
        colour = (B, W)[number % 2]
        pattern = Pattern.from_board(Board.empty(size).with_stones({point: colour}))
        area, level, offset = area_level_offset(point, size)
        (ring,) = [ring for ring in pattern.rings if ring.stone_count]
        assert (ring.level, ring.stone_count) == (level, 1)
        assert ring.areas[area][offset] == str(int(colour))
        assert ring.areas[area].count("0") == len(ring.areas[area]) - 1


@for_each("size", SIZES, ids=str)
def test_a_pattern_has_all_levels_and_all_points(size: Size):
    pattern = Pattern.from_board(Board.empty(size))
    assert [ring.level for ring in pattern.rings] == list(levels(size))
    assert sum(len(ring.states) for ring in pattern.rings) == size.width * size.height
    assert pattern.text("nothing") == "=== Pattern for nothing ==="


@for_each("symmetry", Symmetry, ids=lambda it: it.value)
@for_each("size", SIZES, ids=str)
def test_turning_a_pattern_gives_the_pattern_of_the_turned_board(size: Size, symmetry: Symmetry):
    for number, point in enumerate(some_points(size, 40)):
        board = Board.empty(size).with_stones({point: (B, W)[number % 2]})
        assert Pattern.from_board(board).transformed(symmetry) == Pattern.from_board(
            seen(board, symmetry.value)
        )


@given(any_boards(), st.sampled_from(Symmetry), st.sampled_from(Symmetry))
def test_turning_patterns_is_what_turning_boards_is(board: Board, first: Symmetry, then: Symmetry):
    pattern = Pattern.from_board(board)
    assert pattern.transformed(first) == Pattern.from_board(seen(board, first.value))
    assert pattern.transformed(first).transformed(then) == pattern.transformed(
        first.followed_by(then)
    )
    assert pattern.transformed(first).transformed(first.inverse) == pattern


@given(any_boards())
def test_exchanging_colours_is_what_it_is_on_boards(board: Board):
    pattern = Pattern.from_board(board)
    assert pattern.with_swapped_colours() == Pattern.from_board(seen(board, "id", swap=True))
    assert pattern.with_swapped_colours().with_swapped_colours() == pattern


@pytest.mark.parametrize("size", [Size(9, 9), Size(8, 8), Size(19, 13)], ids=str)
def test_a_quarter_turn_moves_areas_and_keeps_level_and_offset(size: Size):
    board = Board.empty(size).with_stones(
        {point: (B, W)[number % 3 % 2] for number, point in enumerate(size.points())}
    )
    pattern = Pattern.from_board(board)
    for before, after in pairwise(pattern.transformed(symmetry) for symmetry in ROTATIONS):
        for ring, moved in zip(before.rings, after.rings, strict=True):
            if ring.level:
                assert {TURNED_AREA[area]: side for area, side in ring.areas.items()} == moved.areas


@for_each(
    ("symmetry", "names"),
    [
        ("id", "W6.2 N6.2 E6.2 S6.2"),
        ("r90", "N6.2 E6.2 S6.2 W6.2"),
        ("r180", "E6.2 S6.2 W6.2 N6.2"),
        ("r270", "S6.2 W6.2 N6.2 E6.2"),
        ("mh", "E6.10 N6.10 W6.10 S6.10"),
        ("mv", "W6.10 S6.10 E6.10 N6.10"),
        ("td", "N6.10 W6.10 S6.10 E6.10"),
        ("ta", "S6.10 E6.10 N6.10 W6.10"),
    ],
)
def test_where_the_areas_go(symmetry: str, names: str):
    for name, turned in zip("WNES", names.split(), strict=True):
        before = board_with(Size(19, 19), **{f"{name}6_2": "B"})
        after = board_with(Size(19, 19), **{turned.replace(".", "_"): "B"})
        assert Pattern.from_board(before).transformed(Symmetry(symmetry)) == Pattern.from_board(
            after
        )


def test_a_vertex_changes_its_area_otherwise_than_its_neighbours_under_a_reflection():
    size = Size(19, 19)
    mirrored = Pattern.from_board(board_with(size, N9_0="B", N9_1="W")).transformed(
        Symmetry.MIRROR_HORIZONTAL
    )
    assert mirrored == Pattern.from_board(board_with(size, E9_0="B", N9_17="W"))


@given(any_boards(), st.sampled_from(Symmetry))
def test_all_views_have_one_canonical_pattern(board: Board, symmetry: Symmetry):
    pattern = Pattern.from_board(board)
    least = pattern.canonical()
    assert pattern.transformed(symmetry).canonical() == least
    assert least in [pattern.transformed(each) for each in Symmetry]
    assert least.canonical() == least
    assert str(pattern.transformed(symmetry).canonical()) == str(least)
    either = pattern.canonical(colours=True)
    assert either == pattern.with_swapped_colours().transformed(symmetry).canonical(colours=True)
    assert either in (least, pattern.with_swapped_colours().canonical())


@given(any_boards(), any_boards())
def test_a_line_of_text_tells_patterns_apart(first: Board, second: Board):
    assert (str(Pattern.from_board(first)) == str(Pattern.from_board(second))) == (first == second)


def test_rings_that_agree_each_in_its_own_way_make_no_agreeing_boards():
    size = Size(19, 19)
    same_side = Pattern.from_board(board_with(size, N9_3="B", N8_2="B"))
    two_sides = Pattern.from_board(board_with(size, N9_3="B", E8_2="B"))
    for level in (8, 9):
        alone, other = (
            Pattern(size, tuple(ring for ring in pattern.rings if ring.level == level))
            for pattern in (same_side, two_sides)
        )
        assert alone.canonical() == other.canonical()
    assert same_side.canonical() != two_sides.canonical()
    assert not same_side.views_of(two_sides)


@for_each(
    ("rows", "stabiliser"),
    [
        (["...", "...", "..."], "id r90 r180 r270 mh mv td ta"),
        (["X..", "...", "..."], "id td"),
        (["..X", "...", "..."], "id ta"),
        ([".X.", "...", "..."], "id mh"),
        (["...", "X..", "..."], "id mv"),
        (["X..", "...", "..X"], "id r180 td ta"),
        (["X.O", "...", "O.X"], "id r180 td ta"),
        (["XX.", "...", ".XX"], "id r180"),
        ([".X..", "...X", "X...", "..X."], "id r90 r180 r270"),
        (["XO.", "...", "..."], "id"),
        (["..", "..", ".."], "id r180 mh mv"),
        (["X."], "id mv"),
    ],
)
def test_what_leaves_a_pattern_as_it_is(rows: list[str], stabiliser: str):
    found = Pattern.from_board(Board.from_rows(*rows)).stabiliser
    assert " ".join(symmetry.value for symmetry in found) == stabiliser


@for_each(
    ("rows", "text"),
    [
        pytest.param(["..", ".O"], "lev= 1 num moves = 1|W:0::0|N:0::0|E:0::0|S:2::2", id="even"),
        pytest.param(["X"], "lev= 0 num moves = 1|C:1::1", id="tengen, black"),
        pytest.param(["...", ".O.", "..."], "lev= 0 num moves = 1|C:2::2", id="tengen, white"),
        pytest.param([".XO."], "lev= 0 num moves = 2|C:0120::15", id="a core that is a row"),
        pytest.param(
            [".", "X", "O"], "lev= 0 num moves = 2|C:012::5", id="a core that is a column"
        ),
        pytest.param(
            ["...", ".X.", ".O.", "X.."],
            "lev= 0 num moves = 2|C:12::5|-----|"
            "lev= 1 num moves = 1|W:100::9|N:00::0|E:000::0|S:00::0",
            id="a rectangle",
        ),
    ],
)
def test_how_other_boards_are_printed(rows: list[str], text: str):
    expected = ["=== Pattern for it ===", *text.split("|"), "-----"]
    assert Pattern.from_board(Board.from_rows(*rows)).text("it").splitlines() == expected


@pytest.mark.parametrize("side", [21, 39, 41, 43, 52])
def test_numbers_of_more_digits_than_a_machine_word_holds_are_exact(side: int):
    size = Size(side, side)
    level = side // 2
    board = board_with(size, **{f"W{level}_0": "W", f"W{level}_{side - 2}": "B"})
    line = Pattern.from_board(board).text("it").splitlines()[2]
    digits, number = line.removeprefix("W:").split("::")
    assert len(digits) == side - 1 > 19
    assert int(number) == 2 * 3 ** (side - 2) + 1


def test_captured_stones_are_in_no_pattern():
    record = read_sgf(b"(;SZ[3]AB[ab][bb]AW[aa][ba];B[ca])").games[0]
    before, after = map(Pattern.from_board, opening_positions(record))
    assert [ring.stone_count for ring in before.rings] == [1, 3]
    assert [ring.stone_count for ring in after.rings] == [1, 2]
    assert after.text("it").splitlines()[5:9] == ["W:01::1", "N:00::0", "E:10::3", "S:00::0"]


def test_what_is_made_of_a_pattern_leaves_it_as_it_was():
    board = Board.from_rows("X.O", "...", "...")
    pattern = Pattern.from_board(board)
    board.play(Point(1, 1), B)
    turned = [pattern.transformed(symmetry) for symmetry in Symmetry]
    assert pattern == Pattern.from_board(board) == turned[0]
    assert len(set(turned)) == 8
    with pytest.raises(AttributeError):
        pattern.size = Size(9, 9)
    with pytest.raises(TypeError):
        pattern.rings[0].sides[0] = "2"


@given(any_boards(), st.data())
def test_differences_are_the_points_that_hold_other_stones(board: Board, data: st.DataObject):
    points = st.sampled_from(board.size.points())
    change = data.draw(st.dictionaries(points, st.none() | st.sampled_from(Colour), max_size=5))
    other = board.with_stones(change)
    found = Pattern.from_board(board).differences(Pattern.from_board(other))
    assert [tuple(it) for it in found] == [
        (point, board[point], other[point])
        for point in board.size.points()
        if board[point] != other[point]
    ]


def test_boards_of_two_sizes_have_no_differences():
    small, large = (Pattern.from_board(Board.empty(Size(side, side))) for side in (9, 19))
    with pytest.raises(ValueError, match="9×9"):
        large.differences(small)


def test_only_rectangles_have_patterns():
    with pytest.raises(ValueError, match="rectangles"):
        Pattern.from_board(Board.empty(Graph.torus(Size(5, 5))))
