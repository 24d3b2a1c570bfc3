"""A record's markup on the board: what is put on which point, and that it can be seen."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF

from goboard_gui.diagram.compose import (
    DisplayOptions,
    HoverEffects,
    LastMoveMark,
    NamedPoints,
    compose_picture,
    with_hover,
)
from goboard_gui.diagram.painting.label_fitting import fitted_label
from goboard_gui.diagram.painting.lettering import Lettering, TextRendering
from goboard_gui.diagram.picture import Arrow, Cell, Picture, StatusMark, Tint, TintRole
from goboard_gui.diagram.theme import LIGHT, PRINT
from goboard_gui.go import Board, Colour, Crop, Point, Size, Symmetry
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Session
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.markup import Markup, read_markup
from tests.cases import for_each
from tests.diagram.diagram_cases import (
    MARKS,
    colour_at,
    each_theme,
    empty_board,
    layout_of,
    picture,
    shown,
)
from tests.record.record_cases import line

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

pytestmark = pytest.mark.usefixtures("qapp")

NINE = Size(9, 9)
WESTERN = Naming(notation("western"), NINE)
PITCH = 40


def composed(text: str, how: DisplayOptions | None = None, naming: Naming = WESTERN) -> Picture:
    """The picture of a position after B[ee] and W[ce], at a node that also has these properties."""
    session = Session(line("SZ[9]", "B[ee]", f"W[ce]{text}"))
    session.go_to(2)
    markup = read_markup(session.tree, 2)
    return compose_picture(
        session.board, naming, how or DisplayOptions(), session.last_move, markup=markup
    )


def at(letters: str) -> Point:
    return Point(ord(letters[0]) - ord("a"), ord(letters[1]) - ord("a"))


def differ(one: QColor, other: QColor) -> int:
    return max(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


@for_each("mark", Mark)
def test_each_mark_is_drawn(mark):
    (drawn,) = composed(f"{mark.value}[gg]").cells[at("gg")].marks
    assert drawn.name == mark.name
    assert drawn in MARKS


def test_a_point_may_have_a_stone_several_marks_and_a_label():
    cell = composed("SQ[ee]TR[ee]LB[ee:A]").cells[at("ee")]
    assert cell == Cell(Colour.BLACK, label="A", marks=(Mark.TRIANGLE, Mark.SQUARE))


@for_each(
    ("how", "text", "expected"),
    [
        (LastMoveMark.DOT, "", {"status_mark": StatusMark.LAST_MOVE}),
        (
            LastMoveMark.DOT,
            "TR[ce]",
            {"status_mark": StatusMark.LAST_MOVE, "marks": (Mark.TRIANGLE,)},
        ),
        (LastMoveMark.TRIANGLE, "", {"status_mark": Mark.TRIANGLE}),
        (
            LastMoveMark.TRIANGLE,
            "SQ[ce]",
            {"status_mark": StatusMark.LAST_MOVE, "marks": (Mark.SQUARE,)},
        ),
        (LastMoveMark.TRIANGLE, "LB[ce:A]", {"status_mark": StatusMark.LAST_MOVE, "label": "A"}),
        (LastMoveMark.NUMBER, "", {"label": "2"}),
        (LastMoveMark.NUMBER, "CR[ce]", {"label": "2", "marks": (Mark.CIRCLE,)}),
        (LastMoveMark.NUMBER, "LB[ce:A]", {"status_mark": StatusMark.LAST_MOVE, "label": "A"}),
        (LastMoveMark.NOTHING, "LB[ce:A]", {"label": "A"}),
    ],
)
def test_the_last_move_is_marked_beside_what_the_record_has_there(how, text, expected):
    cell = composed(text, DisplayOptions(last_move=how)).cells[at("ce")]
    assert cell == Cell(Colour.WHITE, **expected)


def test_dimmed_points_have_pale_stones_on_a_pale_board():
    seen = composed("DD[ee][aa]")
    assert seen.cells[at("ee")].dimmed
    assert not seen.cells[at("ce")].dimmed
    assert seen.overlays_below == (Tint(frozenset({at("ee"), at("aa")}), TintRole.DIMMED),)


def test_arrows_lie_on_lines_and_what_is_out_of_view_is_veiled():
    veil = Tint(frozenset(NINE.points()) - {at("aa"), at("ba")}, TintRole.OUTSIDE)
    assert composed("AR[aa:cc]LN[dd:ee]VW[aa:ba]").overlays_above == (
        Arrow(at("dd"), at("ee"), head=False),
        Arrow(at("aa"), at("cc")),
        veil,
    )


@for_each("symmetry", Symmetry, ids=lambda symmetry: symmetry.value)
def test_all_markup_turns_with_the_board(symmetry):
    naming = WESTERN._replace(view=symmetry)
    seen = composed("TR[ab]LB[bc:A]AR[aa:cd]LN[dd:fe]DD[gh]VW[aa:fc]", naming=naming)
    to_view = naming.to_view
    assert seen.cells[to_view(at("ab"))].marks == (Mark.TRIANGLE,)
    assert seen.cells[to_view(at("bc"))].label == "A"
    assert seen.overlays_below == (Tint(frozenset({to_view(at("gh"))}), TintRole.DIMMED),)
    straight, arrow, veil = seen.overlays_above
    assert straight == Arrow(to_view(at("dd")), to_view(at("fe")), head=False)
    assert arrow == Arrow(to_view(at("aa")), to_view(at("cd")))
    assert to_view(at("fc")) not in veil.affected_points()
    assert to_view(at("gc")) in veil.affected_points()


def test_markup_stays_while_the_pointer_is_on_its_point():
    before = composed("TR[gg]LB[gg:A]AR[aa:bb]DD[cc]")
    after = with_hover(before, WESTERN, DisplayOptions(), HoverEffects(at("gg"), Colour.BLACK))
    assert after.cells[at("gg")] == before.cells[at("gg")]._replace(ghost=Colour.BLACK)
    assert (after.overlays_below, after.overlays_above) == (
        before.overlays_below,
        before.overlays_above,
    )


def test_a_position_without_markup_is_composed_as_ever():
    board = Board.from_rows("X.", ".O")
    naming = Naming(notation("western"), board.size)
    bare = compose_picture(board, naming, DisplayOptions())
    assert compose_picture(board, naming, DisplayOptions(), markup=Markup()) == bare
    assert (bare.overlays_below, bare.overlays_above) == ((), ())


# Where, in pitches from the middle of the point, the ink of a mark must be.
INK = {
    Mark.TRIANGLE: (0.13, 0.15),
    Mark.SQUARE: (0.22, 0.1),
    Mark.CIRCLE: (0.25 * 0.8, -0.25 * 0.6),
    Mark.CROSS: (0.1, 0.1),
    Mark.SELECTED: (0.1, 0.05),
    Mark.TERRITORY_BLACK: (0.08, 0.08),
    Mark.TERRITORY_WHITE: (0.08, 0.0),
}
FRAME_INK = {
    Mark.TRIANGLE: (0.0, 0.24),
    Mark.SQUARE: (0.31, 0.1),
    Mark.CIRCLE: (0.36 * 0.8, -0.36 * 0.6),
    Mark.CROSS: (0.27, 0.27),
    Mark.SELECTED: (0.36, 0.0),
}


def inked(cell: Cell, without: Cell, place: tuple[float, float], theme, by: int = 50) -> bool:
    """Whether two cells look different at a place, in pitches from the middle of the point."""
    board = empty_board(3)
    middle, pitch = Point(1, 1), 60
    one, other = (Picture(board, {middle: each}) for each in (cell, without))
    spot = layout_of(one, pitch).centre(middle) + QPointF(*place) * pitch
    colours = [colour_at(shown(each, theme, pitch), spot) for each in (one, other)]
    return differ(*colours) > by


DEAD_OR_ALIVE = [
    (mark, stone)
    for mark in MARKS
    for stone in (None, Colour.BLACK, Colour.WHITE)
    if (mark.name, stone)
    not in {("TERRITORY_BLACK", Colour.BLACK), ("TERRITORY_WHITE", Colour.WHITE)}
]


@each_theme
@for_each(("mark", "stone"), DEAD_OR_ALIVE)
def test_marks_are_seen_on_stones_and_on_empty_points(mark, stone, theme):
    assert inked(Cell(stone, marks=(mark,)), Cell(stone), INK[mark], theme)


@each_theme
def test_stones_in_the_territory_of_their_opponent_are_pale(theme):
    place = (-0.3, 0.1)  # beside the square
    dead, alive = Cell(Colour.BLACK, marks=MARKS[-1:]), Cell(Colour.BLACK, marks=MARKS[-2:-1])
    assert inked(dead, Cell(Colour.BLACK), place, theme, by=25)
    assert not inked(alive, Cell(Colour.BLACK), place, theme, by=0)


@each_theme
@for_each("stone", [None, Colour.BLACK, Colour.WHITE])
@for_each("mark", MARKS[:5])
def test_marks_stand_around_a_label(mark, stone, theme):
    plain = Cell(stone, label="A")
    framed = plain._replace(marks=(mark,))
    assert inked(framed, plain, FRAME_INK[mark], theme)


@each_theme
@for_each("stone", [Colour.BLACK, Colour.WHITE])
@for_each(("first", "second"), list(pairwise(MARKS[:5])))
def test_of_two_marks_both_are_seen(first, second, stone, theme):
    both = Cell(stone, marks=(first, second))
    assert inked(both, Cell(stone), INK[first], theme)
    assert inked(both, Cell(stone, marks=(first,)), FRAME_INK[second], theme)


@each_theme
def test_a_label_on_an_empty_point_interrupts_its_lines(theme):
    board = empty_board(3, labelled=False)._replace(hoshi=frozenset())
    middle = Point(1, 1)
    for label in ("i", "12"):
        plain, labelled = Picture(board), Picture(board, {middle: Cell(label=label)})
        centre = layout_of(plain, 60).centre(middle)
        beside = centre + QPointF(0, 0.28 * 60)
        line_before, cleared = (
            colour_at(shown(each, theme, 60), beside) for each in (plain, labelled)
        )
        assert line_before.lightness() + 30 < cleared.lightness()


@for_each("pitch", [14, 24, 40, 60])
@for_each("text", ["A", "12", "345", "White's", "a long label of many words", "W" * 9])
def test_labels_shrink_and_are_cut_short_until_they_can_be_read_on_their_point(text, pitch):
    lettering = Lettering(LIGHT.families, TextRendering.PIXELS, smallest=6.0)
    written, size = fitted_label(text, lettering, pitch)
    assert size >= 6
    assert lettering.width(written, bold=True) * size <= 1.05 * pitch
    assert written == text or written.endswith("…")
    assert written == text or len(text) > 3


def test_a_label_too_small_to_be_read_leaves_its_lines_whole():
    board = empty_board(9)
    labelled = Picture(board, {Point(4, 4): Cell(label="A")})
    assert shown(labelled, PRINT, 5) == shown(Picture(board), PRINT, 5)


@each_theme
@for_each("stone", [None, Colour.BLACK, Colour.WHITE])
def test_an_arrow_is_seen_over_whatever_it_crosses(stone, theme):
    cells = {} if stone is None else {Point(column, 1): Cell(stone) for column in range(5)}
    plain = Picture(empty_board(Size(5, 3)), cells)
    drawn = plain._replace(overlays_above=(Arrow(Point(0, 1), Point(4, 1)),))
    layout = layout_of(plain, PITCH)
    for column in (1, 2, 3):
        across = [layout.centre(Point(column, 1)) + QPointF(0, dy) for dy in (0, 3)]
        before, after = (
            [colour_at(shown(each, theme, PITCH), place) for place in across]
            for each in (plain, drawn)
        )
        assert max(differ(a, b) for a, b in zip(before, after, strict=True)) > 60


@each_theme
def test_an_arrow_leaves_its_ends_free_and_points_to_the_second(theme):
    plain = Picture(empty_board(Size(5, 3)))
    drawn = plain._replace(overlays_above=(Arrow(Point(0, 1), Point(4, 1)),))
    layout = layout_of(plain, PITCH)
    one, other = shown(plain, theme, PITCH), shown(drawn, theme, PITCH)
    start, end = layout.centre(Point(0, 1)), layout.centre(Point(4, 1))
    for place in (start, end):
        for dx in (-0.15, 0.0, 0.15):
            spot = place + QPointF(dx * PITCH, 0)
            assert colour_at(one, spot) == colour_at(other, spot)
    wing = QPointF(0.48 * PITCH, 0.1 * PITCH)
    mirrored = QPointF(wing.x(), -wing.y())
    assert colour_at(one, end - wing) != colour_at(other, end - wing)
    assert colour_at(one, start + mirrored) == colour_at(other, start + mirrored)


def test_an_arrow_to_a_point_out_of_the_crop_ends_at_its_border():
    crop = Crop(0, 0, 2, 2)
    plain = Picture(empty_board(5), crop=crop)
    drawn = plain._replace(overlays_above=(Arrow(Point(0, 1), Point(4, 1)),))
    away = plain._replace(overlays_above=(Arrow(Point(0, 4), Point(4, 4)),))
    layout = layout_of(plain, PITCH)
    border = layout.centre(Point(2, 1)) + QPointF(0.4 * PITCH, 0)
    one, other = shown(plain, LIGHT, PITCH), shown(drawn, LIGHT, PITCH)
    assert colour_at(one, border) != colour_at(other, border)
    assert shown(away, LIGHT, PITCH) == one


def test_an_arrow_more_changes_the_points_it_crosses_only():
    veil = Tint(frozenset({Point(8, 8)}), TintRole.OUTSIDE)
    row = Arrow(Point(0, 2), Point(3, 2))
    before = Picture(empty_board(), overlays_above=(Arrow(Point(0, 5), Point(8, 5)), veil))
    after = before._replace(overlays_above=(before.overlays_above[0], row, veil))
    crossed = {Point(column, 2) for column in range(4)}
    assert after.diff(before) == before.diff(after) == crossed
    other_order = after._replace(overlays_above=(row, before.overlays_above[0], veil))
    assert crossed < other_order.diff(after)


@for_each("role", [TintRole.DIMMED, TintRole.OUTSIDE])
@each_theme
def test_what_is_dimmed_or_out_of_view_is_paler_than_the_rest(role, theme):
    plain = picture("X . . \n . . . \n . . .")
    tint = (Tint(frozenset({Point(2, 2)}), role),)
    pale = plain._replace(
        **({"overlays_below": tint} if role is TintRole.DIMMED else {"overlays_above": tint})
    )
    layout = layout_of(plain, PITCH)
    spot = layout.centre(Point(2, 2)) + QPointF(-0.3 * PITCH, 0)
    line_before, line_after = (colour_at(shown(each, theme, PITCH), spot) for each in (plain, pale))
    rest = layout.centre(Point(1, 1)) + QPointF(-0.3 * PITCH, 0)
    assert differ(line_before, line_after) > 50 or theme.background < "#3"
    assert colour_at(shown(plain, theme, PITCH), rest) == colour_at(shown(pale, theme, PITCH), rest)


def test_names_give_way_to_markup():
    named = DisplayOptions(names=NamedPoints.ALL)
    bare = composed("", named)
    board = bare._replace(cells={at("gg"): Cell(name="G3", marks=(Mark.TRIANGLE,))})
    nameless = bare._replace(cells={at("gg"): Cell(marks=(Mark.TRIANGLE,))})
    assert shown(board, LIGHT, PITCH) == shown(nameless, LIGHT, PITCH)
