import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import OffBoardError, Point, Size
from goboard_gui.notation import NOTATIONS, Fault, NotationError, Side, normalise
from tests.notation.notation_cases import LARGE_SQUARES, SMALL_SIZES, boards_and_points, sizes

every_notation = pytest.mark.parametrize("notation", NOTATIONS, ids=lambda notation: notation.id)


@pytest.mark.parametrize(
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
    assert normalise(text) == normal


@every_notation
@given(board_and_point=boards_and_points())
def test_reading_undoes_writing(notation, board_and_point):
    size, point = board_and_point
    assert notation.parse(notation.format(point, size), size) == point
    assert notation.parse(notation.record_form(point, size), size) == point
    assert notation.repair(notation.format(point, size), size) == point


@every_notation
@pytest.mark.parametrize("sizes", [SMALL_SIZES, LARGE_SQUARES], ids=["small", "large squares"])
def test_different_points_have_different_names(notation, sizes):
    for size in sizes:
        assert notation.supports(size)
        names = {notation.format(point, size) for point in size.points()}
        assert len(names) == size.width * size.height, size


@every_notation
@given(size=sizes, text=st.text() | st.text("+-=0123456789 ,()./ACEINSTWcenw", max_size=8))
def test_any_text_names_a_point_of_the_board_or_is_refused_with_a_reason(notation, size, text):
    try:
        outcome = notation.repair(text, size)
    except NotationError as error:
        outcome = error
    if isinstance(outcome, Point):
        assert size.holds(outcome)
    else:
        assert (outcome.notation, outcome.size) == (notation.id, size)
        assert outcome.text == normalise(text)
        assert str(outcome)


@every_notation
@pytest.mark.parametrize(
    "text",
    ["+0+" + "9" * 5000, "A" + "9" * 5000, "W1." + "9" * 5000, "0," + "9" * 5000],
    ids=["andreev", "western", "tengen-squares", "cartesian"],
)
def test_digits_without_end_are_no_name(notation, text):
    with pytest.raises(NotationError) as caught:
        notation.parse(text, Size(19, 19))
    assert caught.value.reason is Fault.SYNTAX
    assert len(str(caught.value)) < 200


@every_notation
@pytest.mark.parametrize("text", ["", "?", "12:3", "ſ1", "\u212a1", "A٣", "+٣+3"])
def test_what_looks_like_no_name_is_answered_with_an_example(notation, text):
    with pytest.raises(NotationError) as caught:
        notation.parse(text, Size(19, 19))
    assert caught.value.reason is Fault.SYNTAX
    assert notation.parse(caught.value.expected, Size(19, 19)) == Point(0, 18)


@every_notation
@pytest.mark.parametrize("point", [Point(19, 0), Point(0, 13), Point(-1, 0), Point(0, -1)])
def test_a_point_off_the_board_has_no_name(notation, point):
    size = Size(19, 13)
    for name in (
        lambda: notation.format(point, size),
        lambda: notation.record_form(point, size),
        lambda: notation.edge_label(Side.TOP, point, size),
    ):
        with pytest.raises(OffBoardError) as caught:
            name()
        assert (caught.value.place, caught.value.size) == (point, size)


@every_notation
@given(size=sizes)
def test_every_border_point_has_a_label_and_a_separable_one_belongs_to_the_line(notation, size):
    for side in Side:
        points = side.points(size)
        labels = [notation.edge_label(side, point, size) for point in points]
        assert len(set(labels)) == len(points)
        if notation.separable:
            opposite = Side.BOTTOM if side is Side.TOP else Side.LEFT
            if side in (Side.TOP, Side.RIGHT):
                assert labels == [
                    notation.edge_label(opposite, point, size) for point in opposite.points(size)
                ]
        else:
            assert labels == [notation.format(point, size) for point in points]
