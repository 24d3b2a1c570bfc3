from __future__ import annotations

from itertools import product
from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import MAX_SIDE, Point, Size
from goboard_gui.record.properties.codec import (
    BadPointError,
    read_move,
    read_point,
    read_points,
    read_size,
    write_move,
    write_point,
    write_points,
    write_size,
)
from tests.cases import for_each

NINE = Size(9, 9)
NINETEEN = Size(19, 19)
sizes = st.builds(Size, st.integers(1, MAX_SIDE), st.integers(1, MAX_SIDE))


@pytest.mark.parametrize(
    ("text", "point"),
    [("aa", (0, 0)), ("pd", (15, 3)), ("zZ", (25, 51)), ("Aa", (26, 0)), (" pd\n", (15, 3))],
)
def test_letters_count_from_the_upper_left(text, point):
    assert read_point(text, Size(52, 52)) == Point(*point)


@for_each("side", range(1, MAX_SIDE + 1))
def test_every_point_of_every_square_is_written_and_read_back(side):
    size = Size(side, side)
    texts = [write_point(point) for point in size.points()]
    assert [read_point(text, size) for text in texts] == size.points()
    assert len(set(texts)) == side * side


@given(sizes, st.data())
def test_every_point_of_a_rectangle_is_written_and_read_back(size, data):
    point = data.draw(st.sampled_from(size.points()))
    assert read_point(write_point(point), size) == point
    assert read_points(write_point(point), size) == [point]


@for_each("side", range(20, MAX_SIDE + 1))
def test_points_of_large_boards_are_read_in_four_letters(side):
    size = Size(side, side)
    pairs = ["".join(pair) for pair in product(ascii_lowercase, repeat=2)][: side + 1]
    for column, row in ((0, 0), (3, side - 1), (side - 1, 0), (side - 1, side - 1)):
        assert read_point(pairs[column] + pairs[row], size) == Point(column, row)
    for text in (pairs[side] + "aa", "aa" + pairs[side]):
        with pytest.raises(BadPointError):
            read_point(text, size)
    assert read_points("aaaa:abab", size) == read_points("aa:bb", size)
    assert read_move("aaab", size) == Point(0, 1)


@for_each(
    ("text", "size"),
    [
        pytest.param("adad", NINETEEN, id="boards of up to 19 lines have two letters"),
        pytest.param("AAAA", Size(21, 21), id="capitals"),
        pytest.param("aaa", Size(21, 21), id="three letters"),
        pytest.param("ádad", Size(21, 21), id="another alphabet"),
    ],
)
def test_four_letters_are_small_ones_and_for_large_boards_alone(text, size):
    with pytest.raises(BadPointError):
        read_point(text, size)


@for_each(
    "text",
    ["", "a", "aaa", "aj", "ja", "AA", "a1", "16", "a a", "ä a", "äa", "]a", "aa:bb", "\x00a"],
    ids=ascii,
)
def test_anything_else_is_no_point_of_a_nine_by_nine_board(text):
    with pytest.raises(BadPointError) as caught:
        read_point(text, NINE)
    assert (caught.value.value, caught.value.size) == (text, NINE)


def test_the_error_names_value_and_board_and_stays_short():
    assert str(BadPointError("zz", NINE)) == "[zz] names no point of a 9×9 board"
    assert len(str(BadPointError("z" * 10_000, NINE))) < 80


@for_each(
    ("text", "size", "point"),
    [
        pytest.param("", NINETEEN, None, id="empty is a pass"),
        pytest.param(" ", NINETEEN, None, id="blank is a pass"),
        pytest.param("tt", NINETEEN, None, id="tt on 19 is a pass"),
        pytest.param("tt", Size(9, 9), None, id="tt on 9 is a pass"),
        pytest.param("tt", Size(19, 5), None, id="tt on 19:5 is a pass"),
        pytest.param("tt", Size(20, 20), (19, 19), id="tt on 20 is a point"),
        pytest.param("tt", Size(21, 21), (19, 19), id="tt on 21 is a point"),
        pytest.param("", Size(52, 52), None, id="empty is a pass everywhere"),
        pytest.param("pd", NINETEEN, (15, 3), id="a point"),
    ],
)
def test_moves_are_points_and_passes(text, size, point):
    assert read_move(text, size) == (None if point is None else Point(*point))


@pytest.mark.parametrize(
    ("text", "size"),
    [("tt", Size(21, 9)), ("TT", NINETEEN), ("t", NINETEEN), ("ss", Size(18, 18))],
    ids=str,
)
def test_a_move_off_the_board_is_no_pass(text, size):
    with pytest.raises(BadPointError):
        read_move(text, size)


@given(sizes, st.data())
def test_a_written_move_is_read_back_unless_it_is_the_old_pass(size, data):
    point = data.draw(st.none() | st.sampled_from(size.points()))
    assert read_move(write_move(point), size) == point


@for_each(
    ("text", "points"),
    [
        ("cc", "cc"),
        ("aa:aa", "aa"),
        ("aa:ca", "aa ba ca"),
        ("ab:ba", "aa ba ab bb"),
        ("bb:aa", "aa ba ab bb"),
        ("ba:ab", "aa ba ab bb"),
        (" aa : ab ", "aa ab"),
    ],
)
def test_rectangles_are_read_whatever_corners_they_name(text, points):
    assert [write_point(point) for point in read_points(text, NINE)] == points.split()


def test_a_rectangle_may_be_the_whole_board():
    assert read_points("aa:ZZ", Size(52, 52)) == Size(52, 52).points()


@for_each("text", ["", ":", "aa:", ":aa", "aa:zz", "aa:bb:cc", "aabb", "tt"])
def test_anything_else_is_no_list_of_points(text):
    with pytest.raises(BadPointError):
        read_points(text, NINE)


@given(st.sets(st.sampled_from(NINE.points())))
def test_a_written_list_is_read_back_row_by_row(points):
    texts = write_points(points)
    assert [point for text in texts for point in read_points(text, NINE)] == sorted(
        points, key=lambda point: (point.row, point.column)
    )


@for_each(
    ("text", "size"),
    [
        pytest.param("19", (19, 19), id="FF[4], square"),
        pytest.param("1", (1, 1), id="FF[4], one point"),
        pytest.param("19:13", (19, 13), id="FF[4], columns and rows"),
        pytest.param("19:19", (19, 19), id="sgf-parse: a square as two numbers"),
        pytest.param("19.0", (19, 19), id="scripts that write real numbers"),
        pytest.param("19.000000", (19, 19), id="scripts that write more decimals"),
        pytest.param("019", (19, 19), id="scripts that write three digits"),
        pytest.param(" 19 ", (19, 19), id="by hand, blanks"),
        pytest.param("19 : 13", (19, 13), id="by hand, blanks between"),
        pytest.param("19;", (19, 19), id="by hand, a semicolon at the end"),
        pytest.param("１９", (19, 19), id="by hand, full width"),
        pytest.param("19x13", (19, 13), id="by hand, as boards are called"),
        pytest.param("19 × 13", (19, 13), id="by hand, with a multiplication sign"),
        pytest.param("19*19", (19, 19), id="by hand, with an asterisk"),
        pytest.param("0", (0, 0), id="no board"),
        pytest.param("1000000", (1_000_000, 1_000_000), id="no board, either"),
    ],
)
def test_sizes_are_one_or_two_numbers(text, size):
    assert read_size(text) == Size(*size)


@for_each(
    "text",
    [
        "",
        "big",
        "19.5",
        "-5",
        "+9",
        "1_9",
        "19x",
        "19x13x2",
        "19:",
        ":19",
        "9:9:9",
        "²",
        "9" * 10_000,
    ],
    ids=lambda text: ascii(text[:12]),
)
def test_anything_else_means_no_size(text):
    assert read_size(text) is None


@given(sizes)
def test_a_written_size_is_read_back(size):
    assert read_size(write_size(size)) == size


def test_squares_are_written_as_one_number():
    assert write_size(Size(19, 19)) == "19"
    assert write_size(Size(19, 13)) == "19:13"
