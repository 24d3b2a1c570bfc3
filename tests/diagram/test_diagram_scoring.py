"""Whose points are, seen on the board."""

from __future__ import annotations

import pytest

from goboard_gui.diagram.compose import DisplayOptions, compose_picture
from goboard_gui.diagram.overlays.scoring import with_marking
from goboard_gui.diagram.picture import Cell, Tint, TintRole, VariationMove
from goboard_gui.go import Board, Colour, Point, Symmetry
from goboard_gui.go.score import Marking, ownership
from goboard_gui.notation import Naming, notation
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.markup import Markup
from tests.cases import for_each

BOARD = Board.from_rows("XO.", "OO.", "..X")
DEAD, NEUTRAL, LIVING = Point(0, 0), Point(2, 0), Point(1, 0)
pytestmark = pytest.mark.usefixtures("qapp")


def naming(view: Symmetry = Symmetry.IDENTITY) -> Naming:
    return Naming(notation("western"), BOARD.size, view)


def settled(marking: Marking, view: Symmetry = Symmetry.IDENTITY, markup=None):
    given = {"markup": markup} if markup else {}
    picture = compose_picture(BOARD, naming(view), DisplayOptions(), **given)
    return with_marking(picture, naming(view), BOARD, marking, ownership(BOARD, marking))


@for_each("view", Symmetry, ids=lambda view: view.value)
def test_dead_stones_are_pale_and_marked_as_territory_in_every_view(view):
    shown = settled(Marking(dead=frozenset({DEAD})), view)
    to_view = naming(view).to_view
    dead = Cell(Colour.BLACK, marks=(Mark.TERRITORY_WHITE,))
    assert shown.cells[to_view(DEAD)] == dead
    assert shown.cells[to_view(LIVING)] == Cell(Colour.WHITE)
    assert shown.overlays_below == (
        Tint(
            frozenset(map(to_view, [NEUTRAL, Point(2, 1), Point(0, 2), Point(1, 2)])),
            TintRole.NEUTRAL,
        ),
    )


def test_an_owner_that_was_given_is_seen():
    shown = settled(Marking(owners={NEUTRAL: Colour.BLACK}))
    assert shown.cells[NEUTRAL] == Cell(marks=(Mark.TERRITORY_BLACK,))
    assert NEUTRAL not in shown.overlays_below[0].points


def test_a_small_stone_is_where_one_has_to_be_played_at_home():
    owners = {NEUTRAL: Colour.BLACK}
    picture = compose_picture(BOARD, naming(), DisplayOptions())
    marking = Marking(owners=owners)
    shown = with_marking(picture, naming(), BOARD, marking, ownership(BOARD, marking), {NEUTRAL})
    assert shown.cells[NEUTRAL] == Cell(variation=VariationMove(Colour.BLACK))


def test_dead_stones_that_are_nobodys_are_pale_too():
    shown = settled(Marking(dead=frozenset({DEAD}), owners={DEAD: None}))
    assert shown.cells[DEAD] == Cell(Colour.BLACK, dimmed=True)


def test_stones_in_seki_have_a_circle():
    shown = settled(Marking(seki=frozenset({LIVING})))
    assert shown.cells[LIVING].status_mark is Mark.CIRCLE


def test_the_markup_of_the_record_is_not_in_the_way():
    markup = Markup(
        marks={NEUTRAL: frozenset({Mark.TERRITORY_WHITE})},
        labels={LIVING: "A"},
        arrows=((DEAD, LIVING),),
        dimmed=frozenset({LIVING}),
    )
    assert settled(Marking(), markup=markup) == settled(Marking())
