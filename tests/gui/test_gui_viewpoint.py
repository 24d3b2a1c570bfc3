from __future__ import annotations

import pytest

from goboard_gui.diagram.compose import ALL_SIDES, LastMove, Names, Shown
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui.core import settings as keys
from goboard_gui.gui.core.viewpoint import Viewpoint
from goboard_gui.notation import NOTATIONS, Reading, Side, UnknownNotationError
from tests.gui.gui_cases import Heard

CHOICES = {
    "notation": lambda viewpoint: viewpoint.choose_notation("andreev"),
    "view": lambda viewpoint: viewpoint.choose_view(Symmetry.R90),
    "turn": lambda viewpoint: viewpoint.turn(Symmetry.TRANSPOSE),
    "reading": lambda viewpoint: viewpoint.choose_reading(Reading.STAY),
    "shown": lambda viewpoint: viewpoint.show_names(on=True),
    "side": lambda viewpoint: viewpoint.show_side(Side.TOP, on=False),
    "named": lambda viewpoint: viewpoint.choose_named(Names.CHAIN),
    "second": lambda viewpoint: viewpoint.choose_second("andreev"),
    "last move": lambda viewpoint: viewpoint.mark_last_move(LastMove.NUMBER),
}


def test_one_begins_with_letters_at_the_edges_and_the_view_of_the_record(viewpoint):
    assert viewpoint.notation.id == "western"
    assert viewpoint.view is Symmetry.IDENTITY
    assert viewpoint.reading is Reading.TRAVEL
    assert viewpoint.shown == Shown(
        edges=ALL_SIDES,
        names=Names.NONE,
        structure=False,
        spotlight=True,
        last_move=LastMove.DOT,
        second=None,
    )


@pytest.mark.parametrize("choice", CHOICES.values(), ids=CHOICES)
def test_every_choice_is_told_once(viewpoint, choice):
    heard = Heard(viewpoint, "changed")
    choice(viewpoint)
    assert heard.take() == {"changed": 1}


@pytest.mark.parametrize("notation", NOTATIONS, ids=lambda notation: notation.id)
def test_the_notation_is_remembered(settings, viewpoint, notation):
    viewpoint.choose_notation(notation.id)
    assert Viewpoint(settings).notation is notation


def test_the_reading_is_remembered(settings, viewpoint):
    viewpoint.choose_reading(Reading.STAY)
    assert Viewpoint(settings).reading is Reading.STAY
    viewpoint.choose_reading(Reading.TRAVEL)
    assert Viewpoint(settings).reading is Reading.TRAVEL


@pytest.mark.parametrize("part", ["edges", "names", "structure", "spotlight"])
def test_what_is_shown_is_remembered(settings, viewpoint, part):
    before = viewpoint.shown
    switch(viewpoint, part)
    assert viewpoint.shown != before
    assert Viewpoint(settings).shown == viewpoint.shown
    switch(viewpoint, part)
    assert viewpoint.shown == before


def switch(viewpoint: Viewpoint, part: str) -> None:
    shown = {
        "edges": bool(viewpoint.shown.edges),
        "names": viewpoint.shown.names is not Names.NONE,
        "structure": viewpoint.shown.structure,
        "spotlight": viewpoint.shown.spotlight,
    }
    getattr(viewpoint, f"show_{part}")(not shown[part])


def test_names_stand_at_the_sides_chosen(settings, viewpoint):
    viewpoint.show_side(Side.TOP, on=False)
    viewpoint.show_side(Side.RIGHT, on=False)
    assert viewpoint.shown.edges == {Side.LEFT, Side.BOTTOM}
    assert Viewpoint(settings).shown.edges == {Side.LEFT, Side.BOTTOM}


def test_names_come_back_to_the_sides_where_they_were(viewpoint):
    viewpoint.show_side(Side.TOP, on=False)
    sides = viewpoint.shown.edges
    viewpoint.show_edges(on=False)
    viewpoint.show_edges(on=True)
    assert viewpoint.shown.edges == sides


def test_without_any_side_there_are_no_names_at_edges_until_one_is_chosen(settings, viewpoint):
    for side in Side:
        viewpoint.show_side(side, on=False)
    assert viewpoint.shown.edges == frozenset()
    assert settings.get(keys.EDGES) is False
    viewpoint.show_side(Side.LEFT, on=True)
    assert viewpoint.shown.edges == {Side.LEFT}


@pytest.mark.parametrize("points", [Names.ALL, Names.EMPTY, Names.CHAIN], ids=lambda n: n.value)
def test_the_named_points_are_remembered_while_no_names_are_shown(settings, viewpoint, points):
    viewpoint.choose_named(points)
    assert viewpoint.shown.names is points
    viewpoint.show_names(on=False)
    assert viewpoint.shown.names is Names.NONE
    other = Viewpoint(settings)
    other.show_names(on=True)
    assert other.shown.names is points


@pytest.mark.parametrize("key", ["andreev", ""])
def test_the_second_notation_is_remembered(settings, viewpoint, key):
    viewpoint.choose_second("cartesian")
    viewpoint.choose_second(key)
    second = Viewpoint(settings).second_naming(Size(9, 9))
    assert (second and second.name(Point(1, 1))) == ("+1-1" if key else None)


def test_a_notation_chosen_while_it_is_the_second_changes_places_with_the_first(viewpoint):
    viewpoint.choose_second("andreev")
    heard = Heard(viewpoint, "changed")
    viewpoint.choose_notation("andreev")
    assert (viewpoint.notation.id, viewpoint.shown.second.id) == ("andreev", "western")
    assert heard.take() == {"changed": 1}


def test_the_first_notation_is_no_second_one(settings, viewpoint):
    viewpoint.choose_second("andreev")
    viewpoint.choose_second("western")
    assert viewpoint.shown.second is None
    assert settings.get(keys.SECOND_NOTATION) == ""


def test_the_first_notation_is_no_second_one_in_settings_of_another_version(settings):
    settings.set(keys.SECOND_NOTATION, keys.NOTATION.default)
    assert Viewpoint(settings).shown.second is None


def test_an_unknown_second_notation_of_the_settings_is_none(settings):
    settings.set(keys.SECOND_NOTATION, "quipu")
    assert Viewpoint(settings).shown.second is None


@pytest.mark.parametrize("how", LastMove, ids=lambda how: how.value)
def test_the_mark_of_the_last_move_is_remembered(settings, viewpoint, how):
    viewpoint.show_names(on=True)
    viewpoint.mark_last_move(how)
    assert Viewpoint(settings).shown == viewpoint.shown == Shown(names=Names.ALL, last_move=how)


def test_the_view_is_not_remembered(settings, viewpoint):
    viewpoint.choose_view(Symmetry.R180)
    assert Viewpoint(settings).view is Symmetry.IDENTITY


def test_an_unknown_notation_of_the_settings_is_as_good_as_none(settings):
    settings.set(keys.NOTATION, "quipu")
    assert Viewpoint(settings).notation.id == keys.NOTATION.default


def test_an_unknown_notation_is_not_chosen(viewpoint):
    with pytest.raises(UnknownNotationError):
        viewpoint.choose_notation("quipu")
    assert viewpoint.notation.id == "western"


def test_an_unknown_reading_of_the_settings_is_as_good_as_none(settings):
    settings.set(keys.READING, "both")
    assert Viewpoint(settings).reading is Reading.TRAVEL


@pytest.mark.parametrize("first", Symmetry, ids=lambda view: view.value)
def test_a_turn_turns_what_is_seen(viewpoint, first):
    size, point = Size(5, 4), Point(1, 3)
    viewpoint.choose_view(first)
    seen = first.apply(point, size)
    viewpoint.turn(Symmetry.R90)
    width = first.size(size).height
    assert viewpoint.naming(size).to_view(point) == Point(width - 1 - seen.row, seen.column)


def test_four_turns_to_the_right_are_none(viewpoint):
    for _ in range(4):
        viewpoint.turn(Symmetry.R90)
    assert viewpoint.view is Symmetry.IDENTITY


def test_names_are_those_of_all_that_was_chosen(viewpoint):
    viewpoint.choose_notation("andreev")
    viewpoint.choose_view(Symmetry.MIRROR_HORIZONTAL)
    assert viewpoint.naming(Size(9, 9)).name(Point(1, 1)) == "+1-1"
    viewpoint.choose_reading(Reading.STAY)
    assert viewpoint.naming(Size(9, 9)).name(Point(1, 1)) == "-1-1"
