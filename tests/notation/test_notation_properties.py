"""What holds for every notation on every board, and for whatever is typed."""

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import MAX_SIDE, Point
from goboard_gui.notation import NotationError, normalise_punctuation
from goboard_gui.notation.base import _LONGEST_NAME
from tests.examples import every, examples
from tests.notation.notation_cases import (
    LARGE_RECTANGLES,
    LARGE_SQUARES,
    SMALL_SIZES,
    boards_and_points,
    every_bijective_notation,
    every_notation,
    sizes,
)

SIGNS = "+-=0123456789 ,()./'*ABCDIJNSTWXZabcdexpoint\u2212\u2032\uff11のノ・〇一二九十廿"

LARGE_SIZES = LARGE_SQUARES + LARGE_RECTANGLES


@st.composite
def damages(draw):
    """A function of a notation and a board that gives the name of some point, a piece replaced."""
    column, row = draw(st.tuples(*[st.integers(0, MAX_SIDE - 1)] * 2))
    ends = draw(st.tuples(*[st.integers(0, _LONGEST_NAME)] * 2))
    piece = draw(st.text(SIGNS, max_size=3))

    def damaged(notation, size):
        name = notation.format(Point(column % size.width, row % size.height), size)
        start, end = sorted(place % (len(name) + 1) for place in ends)
        return name[:start] + piece + name[end:]

    return damaged


@given(board_and_point=boards_and_points())
@every_bijective_notation
def test_reading_undoes_writing(notation, board_and_point):
    size, point = board_and_point
    assert notation.parse(notation.format(point, size), size) == point
    assert notation.parse(notation.format_for_records(point, size), size) == point
    assert notation.repair(notation.format(point, size), size) == point


@given(board_and_point=boards_and_points())
@every_notation
def test_every_spelling_of_a_point_names_it_and_the_canonical_one_comes_first(
    notation, board_and_point
):
    size, point = board_and_point
    name, *others = notation.spellings(point, size)
    assert name == notation.format(point, size)
    for spelling in [name, *others]:
        assert point in notation.parse_points(spelling, size)
        if notation.ignores_case:
            assert point in notation.parse_points(spelling.swapcase(), size)
    if notation.bijective:
        assert notation.parse_points(name, size) == {point}


@given(size=sizes)
@examples(0.4)
@every_notation
def test_all_points_of_a_board_have_names_that_can_be_read_and_differ(notation, size):
    _assert_names_all_points(notation, size)


@every_notation
def test_all_points_of_the_usual_and_of_odd_boards_have_names_that_differ(notation):
    for size in every(SMALL_SIZES, 3) + LARGE_SIZES:
        _assert_names_all_points(notation, size)


@every_bijective_notation
def test_every_name_of_a_large_board_is_read_back(notation):
    for size in LARGE_SIZES:
        for point in every(size.points(), 5):
            assert notation.parse(notation.format(point, size), size) == point


@given(size=sizes, written=st.text() | st.text(SIGNS, max_size=8) | damages())
@every_notation
def test_any_text_names_a_point_of_the_board_or_is_refused_with_a_reason(notation, size, written):
    text = written(notation, size) if callable(written) else written
    for read in (notation.parse, notation.repair):
        try:
            outcome = read(text, size)
        except NotationError as error:
            outcome = error
        if isinstance(outcome, Point):
            assert size.contains(outcome)
        else:
            assert (outcome.notation, outcome.size) == (notation.id, size)
            assert outcome.text == normalise_punctuation(text)
            assert str(outcome)


def _assert_names_all_points(notation, size):
    assert notation.supports(size)
    names = [notation.format(point, size) for point in size.points()]
    assert all(0 < len(name) <= _LONGEST_NAME for name in names)
    if notation.bijective:
        assert len(set(names)) == len(names), size
