import pytest
from hypothesis import given

from goboard_gui.go import OffBoardError, Point, Size
from goboard_gui.notation import (
    ObliqueLines,
    Side,
    falling_line_ends,
    is_playable,
    notation,
    oblique_lines,
    rising_line_ends,
)
from tests.cases import for_each
from tests.notation.notation_cases import SMALL_SIZES, boards_and_points

DIAGONAL = notation("diagonal")


def test_the_lines_through_a_point_run_from_left_to_right():
    size = Size(10, 10)
    lines = oblique_lines(DIAGONAL.parse("d4", size), size)
    assert [DIAGONAL.format(point, size) for point in lines.rising] == [
        *("d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9"),
    ]
    assert [DIAGONAL.format(point, size) for point in lines.falling] == [
        *("b4", "c4", "d4", "e4", "f4", "g4", "h4"),
    ]


def test_in_a_corner_one_of_the_lines_is_a_point():
    assert oblique_lines(Point(0, 1), Size(3, 2)) == ObliqueLines(
        rising=(Point(0, 1), Point(1, 0)), falling=(Point(0, 1),)
    )


def test_a_point_off_the_board_has_no_lines():
    with pytest.raises(OffBoardError):
        oblique_lines(Point(3, 0), Size(3, 2))


@given(board_and_point=boards_and_points())
def test_the_lines_through_a_point_are_those_that_share_its_letter_or_number(board_and_point):
    size, point = board_and_point
    letter, number = _split(DIAGONAL.format(point, size))
    rising, falling = oblique_lines(point, size)
    names = {other: _split(DIAGONAL.format(other, size)) for other in size.points()}
    assert set(rising) == {other for other, name in names.items() if name[0] == letter}
    assert set(falling) == {
        other
        for other, name in names.items()
        if name[1] == number and name[0].islower() == letter.islower()
    }
    assert list(rising) == sorted(rising)
    assert list(falling) == sorted(falling)


def _split(name):
    number = name.lstrip("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return name.removesuffix(number), number


def test_letters_stand_at_the_left_and_below_numbers_below_and_at_the_right():
    letters = [(side.name, label) for _, side, label in rising_line_ends(Size(4, 3))]
    numbers = [(side.name, label) for _, side, label in falling_line_ends(Size(4, 3))]
    assert letters == [
        ("LEFT", "a"),
        ("LEFT", "A"),
        ("BOTTOM", "b"),
        ("BOTTOM", "B"),
        ("BOTTOM", "c"),
        ("BOTTOM", "C"),
    ]
    assert numbers == [
        ("BOTTOM", "1"),
        ("BOTTOM", "1"),
        ("BOTTOM", "2"),
        ("BOTTOM", "2"),
        ("RIGHT", "3"),
        ("RIGHT", "3"),
    ]


def test_a_draughts_board_shows_its_tenth_number_in_the_upper_right_corner():
    size = Size(10, 10)
    playable = [end for end in falling_line_ends(size) if is_playable(end.point, size)]
    assert [end.label for end in playable] == [*"1234567890"]
    assert (playable[-1].point, playable[-1].side) == (Point(9, 0), Side.RIGHT)


@for_each("size", SMALL_SIZES, ids=str)
def test_every_line_has_one_end_with_its_label(size):
    letters = {end.point: end.label for end in rising_line_ends(size)}
    numbers = {end.point: end.label for end in falling_line_ends(size)}
    assert len(letters) == len(rising_line_ends(size)) == size.width + size.height - 1
    assert len(numbers) == len(falling_line_ends(size)) == size.width + size.height - 1
    for point in size.points():
        rising, falling = oblique_lines(point, size)
        assert letters[rising[0]] + numbers[falling[-1]] == DIAGONAL.format(point, size)
