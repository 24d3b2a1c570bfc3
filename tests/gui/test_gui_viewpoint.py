from __future__ import annotations

import pytest

from goboard_gui.diagram.compose import LastMove, Shown
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui import settings as keys
from goboard_gui.gui.viewpoint import Viewpoint
from goboard_gui.notation import NOTATIONS, Reading, UnknownNotationError
from tests.gui.gui_cases import Heard

CHOICES = {
    "notation": lambda viewpoint: viewpoint.choose_notation("andreev"),
    "view": lambda viewpoint: viewpoint.choose_view(Symmetry.R90),
    "turn": lambda viewpoint: viewpoint.turn(Symmetry.TRANSPOSE),
    "reading": lambda viewpoint: viewpoint.choose_reading(Reading.STAY),
    "shown": lambda viewpoint: viewpoint.show("names", on=True),
    "last move": lambda viewpoint: viewpoint.mark_last_move(LastMove.NUMBER),
}


def test_one_begins_with_letters_at_the_edges_and_the_view_of_the_record(viewpoint):
    assert viewpoint.notation.id == "western"
    assert viewpoint.view is Symmetry.IDENTITY
    assert viewpoint.reading is Reading.TRAVEL
    assert viewpoint.shown == Shown(
        edges=True, names=False, structure=False, spotlight=True, last_move=LastMove.DOT
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
    was = getattr(viewpoint.shown, part)
    viewpoint.show(part, not was)
    assert getattr(viewpoint.shown, part) is not was
    assert Viewpoint(settings).shown == viewpoint.shown


@pytest.mark.parametrize("how", LastMove, ids=lambda how: how.value)
def test_the_mark_of_the_last_move_is_remembered(settings, viewpoint, how):
    viewpoint.show("names", True)
    viewpoint.mark_last_move(how)
    assert viewpoint.shown.names
    assert Viewpoint(settings).shown == viewpoint.shown == Shown(names=True, last_move=how)


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
