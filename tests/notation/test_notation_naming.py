import copy
import pickle
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import OffBoardError, Point, Size, Symmetry
from goboard_gui.notation import (
    NOTATIONS,
    Naming,
    NotationError,
    Reading,
    Side,
    notation,
)
from tests.cases import for_each
from tests.notation.notation_cases import BIJECTIVE, boards_and_points, every_notation

WESTERN = notation("western")
ANDREEV = notation("andreev")
BOARD = Size(19, 19)

views = st.sampled_from(Symmetry)
readings = st.sampled_from(Reading)
notations = st.sampled_from(BIJECTIVE)


@given(board_and_point=boards_and_points(), notation=notations, view=views, reading=readings)
def test_parsing_undoes_naming_under_every_view_and_reading(
    board_and_point, notation, view, reading
):
    size, point = board_and_point
    naming = Naming(notation, size, view, reading)
    assert naming.parse(naming.name(point)) == point
    assert naming.parse(naming.format_for_records(point)) == point
    assert naming.repair(naming.name(point)) == point


@given(board_and_point=boards_and_points(), view=views, reading=readings)
def test_the_window_shows_each_point_at_one_place(board_and_point, view, reading):
    size, point = board_and_point
    naming = Naming(WESTERN, size, view, reading)
    assert naming.view_size.contains(naming.to_view(point))
    assert naming.to_record(naming.to_view(point)) == point


@for_each("view", Symmetry)
def test_names_that_travel_are_those_of_the_record_under_every_view(view):
    for size in (BOARD, Size(5, 3)):
        for offered in NOTATIONS:
            naming = Naming(offered, size, view)
            assert [naming.name(point) for point in size.points()] == [
                offered.format(point, size) for point in size.points()
            ]


@for_each(
    ("view", "western", "andreev", "squares", "cartesian"),
    [
        ("id", "C4", "+2+3", "W7.1", "(2,3)"),
        ("r90", "D17", "+3-2", "N7.1", "(3,16)"),
        ("r180", "R16", "-2-3", "E7.1", "(16,15)"),
        ("r270", "Q3", "-3+2", "S7.1", "(15,2)"),
        ("mh", "R4", "-2+3", "E7.13", "(16,3)"),
        ("mv", "C16", "+2-3", "W7.13", "(2,15)"),
        ("td", "Q17", "-3-2", "N7.13", "(15,16)"),
        ("ta", "D3", "+3+2", "S7.13", "(3,2)"),
    ],
)
def test_names_that_stay_are_those_of_the_window(view, western, andreev, squares, cartesian):
    names = {"western": western, "andreev": andreev, "tengen-squares": squares}
    for key, expected in {**names, "cartesian": cartesian}.items():
        naming = Naming(notation(key), BOARD, Symmetry(view), Reading.STAY)
        assert naming.name(Point(2, 15)) == expected
        assert naming.parse(expected) == Point(2, 15)


def test_names_that_stay_know_the_sides_of_the_turned_window():
    turned = Naming(WESTERN, Size(19, 13), Symmetry.R90, Reading.STAY)
    assert turned.view_size == Size(13, 19)
    assert turned.name(Point(0, 0)) == "N19"
    with pytest.raises(NotationError) as caught:
        turned.parse("T1")
    assert caught.value.size == Size(13, 19)
    assert Naming(WESTERN, Size(19, 13), Symmetry.R90).parse("T1") == Point(18, 12)


def test_a_record_takes_its_form_from_the_names_in_use():
    cartesian = notation("cartesian")
    assert Naming(cartesian, BOARD, Symmetry.R90).format_for_records(Point(2, 15)) == "(2 3)"
    stays = Naming(cartesian, BOARD, Symmetry.R90, Reading.STAY)
    assert stays.format_for_records(Point(2, 15)) == "(3 16)"


def test_a_damaged_name_is_repaired_in_the_frame_in_use():
    assert Naming(ANDREEV, BOARD, Symmetry.MIRROR_VERTICAL).repair("33") == Point(15, 3)
    stays = Naming(ANDREEV, BOARD, Symmetry.MIRROR_VERTICAL, Reading.STAY)
    assert stays.repair("33") == Point(15, 15)


@for_each(
    ("view", "top", "right", "bottom", "left"),
    [
        ("id", "ABCD", "321", "ABCD", "321"),
        ("r90", "123", "ABCD", "123", "ABCD"),
        ("r180", "DCBA", "123", "DCBA", "123"),
        ("r270", "321", "DCBA", "321", "DCBA"),
        ("mh", "DCBA", "321", "DCBA", "321"),
        ("mv", "ABCD", "123", "ABCD", "123"),
        ("td", "321", "ABCD", "321", "ABCD"),
        ("ta", "123", "DCBA", "123", "DCBA"),
    ],
)
def test_edge_labels_travel_with_their_lines(view, top, right, bottom, left):
    naming = Naming(WESTERN, Size(4, 3), Symmetry(view))
    labels = {side: "".join(naming.edge_labels(side)) for side in Side}
    assert labels == {
        Side.TOP: top,
        Side.RIGHT: right,
        Side.BOTTOM: bottom,
        Side.LEFT: left,
    }


def test_after_a_quarter_turn_the_numbers_run_along_the_top():
    turned = Naming(WESTERN, BOARD, Symmetry.R90)
    assert turned.edge_labels(Side.TOP) == tuple(str(number) for number in range(1, 20))
    assert "".join(turned.edge_labels(Side.LEFT)) == "ABCDEFGHJKLMNOPQRST"


@for_each("view", Symmetry)
def test_edge_labels_that_stay_are_those_of_a_board_not_turned(view):
    for offered in NOTATIONS:
        stays = Naming(offered, Size(5, 4), view, Reading.STAY)
        plain = Naming(offered, stays.view_size)
        for side in Side:
            assert stays.edge_labels(side) == plain.edge_labels(side)


@given(
    board_and_point=boards_and_points(), view=views, reading=readings, side=st.sampled_from(Side)
)
def test_a_border_that_cannot_be_labelled_by_lines_shows_the_names_of_its_points(
    board_and_point, view, reading, side
):
    size, _ = board_and_point
    naming = Naming(notation("tengen-squares"), size, view, reading)
    border = side.points(naming.view_size)
    expected = tuple(naming.name(naming.to_record(point)) for point in border)
    assert naming.edge_labels(side) == expected


@pytest.mark.parametrize("reading", Reading)
def test_a_point_off_the_board_has_neither_name_nor_label(reading):
    naming = Naming(WESTERN, Size(19, 13), Symmetry.R90, reading)
    with pytest.raises(OffBoardError):
        naming.name(Point(0, 13))
    with pytest.raises(OffBoardError):
        naming.edge_label(Side.TOP, Point(13, 0))


def test_two_namings_are_equal_when_they_name_alike():
    assert Naming(WESTERN, BOARD) == Naming(notation("western"), BOARD)
    assert Naming(WESTERN, BOARD) != Naming(WESTERN, BOARD, Symmetry.R90)
    assert {Naming(WESTERN, BOARD), Naming(WESTERN, BOARD)} == {Naming(WESTERN, BOARD)}


def test_a_reading_has_a_short_name_for_settings():
    assert [reading.value for reading in Reading] == ["travel", "stay"]


def copies(value):
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        yield pickle.loads(pickle.dumps(value, protocol))
    yield copy.copy(value)
    yield copy.deepcopy(value)


def test_namings_by_all_notations_and_views_are_equal_to_their_copies():
    everything = product(NOTATIONS, Symmetry, Reading)
    namings = [Naming(names, Size(19, 13), view, reading) for names, view, reading in everything]
    for copied in copies(namings):
        assert copied == namings
        assert list(map(hash, copied)) == list(map(hash, namings))
    assert len(set(namings)) == len(namings)


@given(boards_and_points(), st.sampled_from(NOTATIONS), views, readings)
def test_a_naming_names_points_as_its_copies_do(board_and_point, notation, view, reading):
    size, point = board_and_point
    naming = Naming(notation, size, view, reading)
    if naming.is_supported:
        naming.name(point)  # the copies get what was computed for it
    for copied in copies(naming):
        assert copied == naming
        assert hash(copied) == hash(naming)
        assert copied.is_supported == naming.is_supported
        if naming.is_supported:
            assert copied.name(point) == naming.name(point)


@every_notation
def test_a_notation_is_equal_to_its_copies_and_to_no_other(notation):
    for copied in copies(notation):
        assert copied == notation
        assert hash(copied) == hash(notation)
    assert [other for other in NOTATIONS if other == notation] == [notation]
    assert notation != notation.id
