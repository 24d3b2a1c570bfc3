import pytest
from hypothesis import given

from goboard_gui.go import OffBoardError, Point, Size
from goboard_gui.notation import (
    NotationError,
    NotationErrorReason,
    Side,
    normalise_punctuation,
    notation,
)
from tests.cases import for_each
from tests.notation.notation_cases import every_notation, sizes


@for_each(
    ("text", "normal"),
    [
        ("  Q16\n", "Q16"),
        ("\u22123\u22123", "-3-3"),
        ("\u20133\u2014\u2012\u2010\u2011\ufe63\uff0d\u00ad", "-3-------"),
        ("\uff0b3\uff1d9", "+3=9"),
        ("Ｑ１６", "Q16"),
        ("（２，３）", "(2,3)"),
        ("3\u2032 3\u2018 3\u2019", "3' 3' 3'"),
        ("\u00a02\u30003\u00a0", "2 3"),
        ("q16", "q16"),
    ],
)
def test_signs_digits_and_spaces_become_ascii(text, normal):
    assert normalise_punctuation(text) == normal


@every_notation
@for_each(
    "text",
    ["+0+" + "9" * 5000, "A" + "9" * 5000, "W1." + "9" * 5000, "0," + "9" * 5000],
    ids=["andreev", "western", "tengen-squares", "cartesian"],
)
def test_digits_without_end_are_no_name(notation, text):
    with pytest.raises(NotationError) as caught:
        notation.parse(text, Size(19, 19))
    assert caught.value.reason is NotationErrorReason.SYNTAX
    assert len(str(caught.value)) < 200


@every_notation
@for_each("text", ["", "?", "12:3", "ſ1", "\u212a1", "A٣", "+٣+3"])
def test_what_looks_like_no_name_is_answered_with_an_example(notation, text):
    with pytest.raises(NotationError) as caught:
        notation.parse(text, Size(19, 19))
    assert caught.value.reason is NotationErrorReason.SYNTAX
    assert Point(0, 18) in notation.parse_points(caught.value.expected, Size(19, 19))


@every_notation
def test_a_name_in_letters_of_the_other_case_is_the_same_where_the_notation_says_so(notation):
    size = Size(19, 19)
    for point in size.points():
        name = notation.format(point, size)
        other = name.swapcase()
        if other == name:
            continue
        try:
            same = notation.parse_points(other, size) == notation.parse_points(name, size)
        except NotationError:
            same = False
        assert same is notation.ignores_case, name


@every_notation
@for_each("point", [Point(19, 0), Point(0, 13), Point(-1, 0), Point(0, -1)])
def test_a_point_off_the_board_has_no_name(notation, point):
    size = Size(19, 13)
    for name in (
        lambda: notation.format(point, size),
        lambda: notation.format_for_records(point, size),
        lambda: notation.edge_label(Side.TOP, point, size),
    ):
        with pytest.raises(OffBoardError) as caught:
            name()
        assert (caught.value.place, caught.value.size) == (point, size)


@given(size=sizes)
@every_notation
def test_every_border_point_has_a_label_and_a_separable_one_belongs_to_the_line(notation, size):
    for side in Side:
        points = side.points(size)
        labels = [notation.edge_label(side, point, size) for point in points]
        assert all(labels)
        if notation.bijective:
            assert len(set(labels)) == len(points)
        if notation.separable:
            opposite = Side.BOTTOM if side is Side.TOP else Side.LEFT
            if side in (Side.TOP, Side.RIGHT):
                assert labels == [
                    notation.edge_label(opposite, point, size) for point in opposite.points(size)
                ]
        else:
            assert labels == [notation.format(point, size) for point in points]


@for_each(
    ("name", "text", "first", "last"),
    [
        ("western", "A20", "1", "19"),
        ("cartesian", "(0,19)", "0", "18"),
        ("andreev", "+0+19", "+0", "-0"),
        ("relative", "1-20", "1", "1'"),
        ("centre-signed", "T+1+10", "-9", "+9"),
        ("korean", "A20", "1", "19"),
        ("numeric", "1-20", "1", "19"),
        ("kanji", "1の二十", "一", "十九"),
        ("sgf", "at", "a", "s"),
        ("cartesian-top", "(0,19)", "0", "18"),
    ],
)
def test_a_range_of_rows_is_told_in_the_order_in_which_the_notation_counts_them(
    name, text, first, last
):
    with pytest.raises(NotationError) as caught:
        notation(name).parse(text, Size(19, 19))
    error = caught.value
    assert (error.reason, error.first, error.last) == (NotationErrorReason.NO_SUCH_ROW, first, last)
