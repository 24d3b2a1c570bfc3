from __future__ import annotations

import pytest

from goboard_gui.diagram.compose import ALL_SIDES, DisplayOptions, LastMoveMark, NamedPoints
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui.core.settings import (
    COORDINATE_SIDES,
    EDGE_COORDINATES,
    LAST_MOVE_MARK,
    NAMED_POINTS,
    NOTATION,
    NOTATION_GRID,
    POINT_NAMES,
    READING,
    SECOND_NOTATION,
    SPOTLIGHT,
)
from goboard_gui.gui.core.view_settings import ViewSettings
from goboard_gui.notation import NOTATIONS, Reading, Side, UnknownNotationError
from tests.cases import for_each
from tests.gui.gui_cases import Heard


def show_side(view_settings: ViewSettings, side: Side, *, on: bool) -> None:
    """Show or hide the coordinates at one side."""
    edges = view_settings.display_options.edges
    sides = edges | {side} if on else edges - {side}
    view_settings.set(COORDINATE_SIDES, [side.name.lower() for side in sides])


CHOICES = {
    "notation": lambda view_settings: view_settings.set_notation("andreev"),
    "view": lambda view_settings: view_settings.set_view(Symmetry.R90),
    "turn": lambda view_settings: view_settings.rotate(Symmetry.TRANSPOSE),
    "reading": lambda view_settings: view_settings.set(READING, Reading.STAY.value),
    "shown": lambda view_settings: view_settings.set(POINT_NAMES, True),
    "side": lambda view_settings: show_side(view_settings, Side.TOP, on=False),
    "named": lambda view_settings: view_settings.set(NAMED_POINTS, NamedPoints.CHAIN.value),
    "second": lambda view_settings: view_settings.set_second_notation("andreev"),
    "last move": lambda view_settings: view_settings.set(LAST_MOVE_MARK, LastMoveMark.NUMBER.value),
}


def test_one_begins_with_letters_at_the_edges_and_the_view_of_the_record(view_settings):
    assert view_settings.notation.id == "western"
    assert view_settings.view is Symmetry.IDENTITY
    assert view_settings.reading is Reading.TRAVEL
    assert view_settings.display_options == DisplayOptions(
        edges=ALL_SIDES,
        names=NamedPoints.NONE,
        structure=False,
        spotlight=False,
        last_move=LastMoveMark.DOT,
        second=None,
    )


@for_each("choice", CHOICES.values(), ids=CHOICES)
def test_every_choice_is_told_once(view_settings, choice):
    heard = Heard(view_settings, "changed")
    choice(view_settings)
    assert heard.take() == {"changed": 1}


@for_each("notation", NOTATIONS, ids=lambda notation: notation.id)
def test_the_notation_is_remembered(settings, view_settings, notation):
    view_settings.set_notation(notation.id)
    assert ViewSettings(settings).notation is notation


def test_the_reading_is_remembered(settings, view_settings):
    view_settings.set(READING, Reading.STAY.value)
    assert ViewSettings(settings).reading is Reading.STAY
    view_settings.set(READING, Reading.TRAVEL.value)
    assert ViewSettings(settings).reading is Reading.TRAVEL


SWITCHES = {
    "edges": EDGE_COORDINATES,
    "names": POINT_NAMES,
    "structure": NOTATION_GRID,
    "spotlight": SPOTLIGHT,
}


@pytest.mark.parametrize("setting", SWITCHES.values(), ids=SWITCHES)
def test_what_is_shown_is_remembered(settings, view_settings, setting):
    before = view_settings.display_options
    view_settings.set(setting, not view_settings.get(setting))
    assert view_settings.display_options != before
    assert ViewSettings(settings).display_options == view_settings.display_options
    view_settings.set(setting, not view_settings.get(setting))
    assert view_settings.display_options == before


def test_names_stand_at_the_sides_chosen(settings, view_settings):
    show_side(view_settings, Side.TOP, on=False)
    show_side(view_settings, Side.RIGHT, on=False)
    assert view_settings.display_options.edges == {Side.LEFT, Side.BOTTOM}
    assert ViewSettings(settings).display_options.edges == {Side.LEFT, Side.BOTTOM}


def test_names_come_back_to_the_sides_where_they_were(view_settings):
    show_side(view_settings, Side.TOP, on=False)
    sides = view_settings.display_options.edges
    view_settings.set(EDGE_COORDINATES, False)
    view_settings.set(EDGE_COORDINATES, True)
    assert view_settings.display_options.edges == sides


@pytest.mark.parametrize(
    "points", [NamedPoints.ALL, NamedPoints.EMPTY, NamedPoints.CHAIN], ids=lambda n: n.value
)
def test_the_named_points_are_remembered_while_no_names_are_shown(settings, view_settings, points):
    view_settings.set(NAMED_POINTS, points.value)
    assert view_settings.display_options.names is NamedPoints.NONE
    view_settings.set(POINT_NAMES, True)
    assert view_settings.display_options.names is points
    view_settings.set(POINT_NAMES, False)
    assert view_settings.display_options.names is NamedPoints.NONE
    other = ViewSettings(settings)
    other.set(POINT_NAMES, True)
    assert other.display_options.names is points


@pytest.mark.parametrize("key", ["andreev", ""])
def test_the_second_notation_is_remembered(settings, view_settings, key):
    view_settings.set_second_notation("cartesian")
    view_settings.set_second_notation(key)
    second = ViewSettings(settings).second_point_naming(Size(9, 9))
    assert (second and second.name(Point(1, 1))) == ("+1-1" if key else None)


def test_a_notation_chosen_while_it_is_the_second_changes_places_with_the_first(view_settings):
    view_settings.set_second_notation("andreev")
    heard = Heard(view_settings, "changed")
    view_settings.set_notation("andreev")
    assert (view_settings.notation.id, view_settings.display_options.second.id) == (
        "andreev",
        "western",
    )
    assert heard.take() == {"changed": 1}


def test_the_first_notation_is_no_second_one(settings, view_settings):
    view_settings.set_second_notation("andreev")
    view_settings.set_second_notation("western")
    assert view_settings.display_options.second is None
    assert settings.get(SECOND_NOTATION) == ""


def test_the_first_notation_is_no_second_one_in_settings_of_another_version(settings):
    settings.set(SECOND_NOTATION, NOTATION.default)
    assert ViewSettings(settings).display_options.second is None


def test_an_unknown_second_notation_of_the_settings_is_none(settings):
    settings.set(SECOND_NOTATION, "quipu")
    assert ViewSettings(settings).display_options.second is None


@pytest.mark.parametrize("how", LastMoveMark, ids=lambda how: how.value)
def test_the_mark_of_the_last_move_is_remembered(settings, view_settings, how):
    view_settings.set(POINT_NAMES, True)
    view_settings.set(LAST_MOVE_MARK, how.value)
    assert (
        ViewSettings(settings).display_options
        == view_settings.display_options
        == DisplayOptions(names=NamedPoints.ALL, spotlight=False, last_move=how)
    )


def test_the_view_is_remembered(settings, view_settings):
    view_settings.set_view(Symmetry.R180)
    assert ViewSettings(settings).view is Symmetry.R180


def test_an_unknown_notation_of_the_settings_is_as_good_as_none(settings):
    settings.set(NOTATION, "quipu")
    assert ViewSettings(settings).notation.id == NOTATION.default


def test_an_unknown_notation_is_not_chosen(view_settings):
    with pytest.raises(UnknownNotationError):
        view_settings.set_notation("quipu")
    assert view_settings.notation.id == "western"


def test_an_unknown_reading_of_the_settings_is_as_good_as_none(settings):
    settings.set(READING, "both")
    assert ViewSettings(settings).reading is Reading.TRAVEL


@pytest.mark.parametrize("first", Symmetry, ids=lambda view: view.value)
def test_a_turn_turns_what_is_seen(view_settings, first):
    size, point = Size(5, 4), Point(1, 3)
    view_settings.set_view(first)
    seen = first.apply(point, size)
    view_settings.rotate(Symmetry.R90)
    width = first.transformed_size(size).height
    assert view_settings.point_naming(size).to_view(point) == Point(
        width - 1 - seen.row, seen.column
    )


def test_four_turns_to_the_right_are_none(view_settings):
    for _ in range(4):
        view_settings.rotate(Symmetry.R90)
    assert view_settings.view is Symmetry.IDENTITY


def test_names_are_those_of_all_that_was_chosen(view_settings):
    view_settings.set_notation("andreev")
    view_settings.set_view(Symmetry.MIRROR_HORIZONTAL)
    assert view_settings.point_naming(Size(9, 9)).name(Point(1, 1)) == "+1-1"
    view_settings.set(READING, Reading.STAY.value)
    assert view_settings.point_naming(Size(9, 9)).name(Point(1, 1)) == "-1-1"
