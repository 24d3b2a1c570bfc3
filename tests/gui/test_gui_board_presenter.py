from __future__ import annotations

from itertools import product
from string import ascii_lowercase

import pytest

from goboard_gui.diagram.compose import LastMoveMark, NamedPoints
from goboard_gui.diagram.painting import board_image
from goboard_gui.diagram.picture import Cell, StatusMark
from goboard_gui.diagram.theme import LIGHT
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, IllegalReason, Point, Size, Symmetry
from goboard_gui.gui.board import board_view
from goboard_gui.gui.core.settings import (
    ALLOW_ILLEGAL,
    LAST_MOVE_MARK,
    NAMED_POINTS,
    POINT_NAMES,
    READING,
    SPOTLIGHT,
)
from goboard_gui.notation import NOTATIONS, Reading
from goboard_gui.record import new_game
from goboard_gui.record.properties.marks import Mark
from tests.cases import for_each
from tests.gui.gui_cases import CTRL, LEFT, OUTSIDE, RIGHT, SHIFT, Heard, click, naming_of, point_to
from tests.record.record_cases import branch, line, setup

BLACK, WHITE = Colour.BLACK, Colour.WHITE
NINE = Size(9, 9)
A, B, C = Point(2, 2), Point(6, 6), Point(4, 4)

KO = line(
    setup(
        ".XO..",
        "X.XO.",
        ".XO..",
    ),
    "W[bb]",
)
RETAKE = Point(2, 1)
SUICIDE = line(
    setup(
        ".X...",
        "X.X..",
        ".X...",
    ),
    "B[ea]",
)
EYE = Point(1, 1)
FORBIDDEN = pytest.mark.parametrize(
    ("tree", "point", "words", "reason"),
    [
        pytest.param(KO, RETAKE, "Ko: Black can't retake at C2 yet.", IllegalReason.KO, id="ko"),
        pytest.param(SUICIDE, EYE, "B2 would be suicide", IllegalReason.SUICIDE, id="suicide"),
    ],
)
VIEWS = for_each(
    ("view", "reading"),
    list(product(Symmetry, Reading)),
    ids=lambda value: value.value,
)


def at_end(stage, tree):
    """Return a stage that shows the last position of a record."""
    made = stage(tree)
    made.document.go_to(made.session.line[-1])
    return made


@pytest.fixture
def empty(stage):
    return stage(new_game(NINE))


def test_the_position_at_the_cursor_is_shown_with_its_last_move_marked(stage):
    shown = stage(line("SZ[9]", "B[cc]", "W[gg]"))
    assert shown.board.picture.cells == {}
    shown.document.go_to(2)
    assert shown.board.picture.cells == {A: Cell(BLACK), B: Cell(WHITE, StatusMark.LAST_MOVE)}
    shown.document.go_to(1)
    assert shown.board.picture.cells == {A: Cell(BLACK, StatusMark.LAST_MOVE)}


@pytest.mark.parametrize(
    ("how", "cell"),
    [
        (LastMoveMark.DOT, Cell(BLACK, StatusMark.LAST_MOVE)),
        (LastMoveMark.TRIANGLE, Cell(BLACK, Mark.TRIANGLE)),
        (LastMoveMark.NUMBER, Cell(BLACK, label="1")),
        (LastMoveMark.NOTHING, Cell(BLACK)),
    ],
    ids=["dot", "triangle", "number", "nothing"],
)
def test_the_last_move_is_marked_as_wanted(stage, how, cell):
    shown = at_end(stage, line("SZ[9]", "B[cc]", "C[a pause]"))
    shown.view_settings.set(LAST_MOVE_MARK, how.value)
    assert shown.cell(A) == cell


def test_a_click_plays_for_the_side_to_play(empty):
    for point in (A, B):
        click(empty.board, point)
    assert empty.board.picture.cells[A].stone is BLACK
    assert empty.board.picture.cells[B].stone is WHITE
    assert dict(empty.session.board.stones()) == {A: BLACK, B: WHITE}


def test_undo_and_redo_are_seen_on_the_board(empty):
    click(empty.board, A)
    point_to(empty.board, OUTSIDE)
    empty.document.undo_stack.undo()
    assert empty.cell(A) is None
    empty.document.undo_stack.redo()
    assert empty.cell(A).stone is BLACK


@pytest.mark.parametrize("button", [RIGHT], ids=["right"])
def test_other_buttons_play_nothing(empty, button):
    click(empty.board, A, button)
    assert empty.session.step.number == 0


def test_a_click_follows_the_move_that_is_there(stage):
    tree, nodes = branch(line("SZ[9]", "B[cc]", "W[gg]"), 1, "W[ee]", "B[aa]")
    shown = stage(tree)
    click(shown.board, A)
    click(shown.board, C)
    assert shown.session.cursor == nodes[0]
    assert shown.session.tree is tree
    assert not shown.document.is_modified


def test_a_click_on_the_latest_stone_takes_it_off_and_undo_puts_it_back(empty):
    click(empty.board, A)
    click(empty.board, B)
    click(empty.board, B)
    assert dict(empty.session.board.stones()) == {A: BLACK}
    assert empty.session.to_play is WHITE
    empty.document.undo_stack.undo()
    assert dict(empty.session.board.stones()) == {A: BLACK, B: WHITE}


def test_a_click_on_the_latest_stone_does_not_take_off_what_follows_it(stage):
    shown = stage(line("SZ[9]", "B[cc]", "W[gg]"))
    shown.document.go_to(1)
    tree = shown.session.tree
    click(shown.board, A)
    assert shown.session.tree is tree
    assert shown.strip.has_message


@FORBIDDEN
def test_what_is_forbidden_is_refused_with_the_reason_and_played_anyway_if_wanted(
    qtbot, stage, tree, point, words, reason
):
    shown = at_end(stage, tree)
    before = shown.session.tree
    click(shown.board, point)
    message = shown.strip
    assert message.has_message
    assert message.text.startswith(words)
    assert message.first_button.text() == "Play Anyway"
    assert shown.session.tree is before
    qtbot.mouseClick(message.first_button, LEFT)
    assert not message.has_message
    assert shown.session.step.move.point == point
    assert shown.session.step.illegal is reason
    assert shown.document.is_modified


@FORBIDDEN
def test_who_allows_illegal_moves_plays_them_at_once_and_is_told(stage, tree, point, words, reason):
    shown = at_end(stage, tree)
    shown.settings.set(ALLOW_ILLEGAL, True)
    click(shown.board, point)
    assert shown.session.step.illegal is reason
    message = shown.strip
    assert message.has_message
    assert message.text.startswith(words)
    assert not message.first_button.isVisible()
    click(shown.board, Point(4, 2))
    assert not message.has_message


def test_an_occupied_point_is_refused_in_words_too(empty):
    for point in (A, B, A):
        click(empty.board, point)
    assert empty.strip.text == "C7 is occupied by move 1."


@FORBIDDEN
def test_the_message_goes_when_the_position_changes(stage, tree, point, words, reason):
    shown = at_end(stage, tree)
    click(shown.board, point)
    shown.document.go_to(0)
    assert not shown.strip.has_message


@pytest.fixture
def at_ko(stage):
    return at_end(stage, KO)


@for_each("key", [chosen.id for chosen in NOTATIONS])
def test_refusals_speak_the_chosen_notation(at_ko, key):
    shown = at_ko
    shown.view_settings.set_notation(key)
    click(shown.board, RETAKE)
    assert naming_of(shown).name(RETAKE) in shown.strip.text


def test_passing_is_playing(empty):
    assert empty.player.play(None)
    assert empty.session.to_play is WHITE
    assert empty.session.step.number == 1


def test_play_tells_whether_it_was_allowed(stage):
    shown = at_end(stage, KO)
    assert not shown.player.play(RETAKE)
    assert shown.player.play(RETAKE, anyway=True)


def test_a_ghost_shows_whose_turn_it_is(empty):
    for point, colour in ((A, BLACK), (B, WHITE), (C, BLACK)):
        point_to(empty.board, point)
        assert empty.cell(point) == Cell(ghost=colour)
        click(empty.board, point)
        assert empty.cell(point).ghost is None
        assert empty.cell(point).stone is colour


def test_there_is_one_ghost_at_a_time_and_none_when_the_pointer_leaves(empty):
    for point in (A, B):
        point_to(empty.board, point)
        assert [p for p, cell in empty.board.picture.cells.items() if cell.ghost] == [point]
    point_to(empty.board, OUTSIDE)
    assert empty.board.picture.cells == {}


def test_there_is_no_ghost_on_a_stone(stage):
    shown = at_end(stage, line("SZ[9]", "B[cc]", "W[gg]"))
    for point in (A, B):
        before = shown.cell(point)
        point_to(shown.board, point)
        assert shown.cell(point) == before


@FORBIDDEN
def test_the_ghost_turns_to_a_mark_where_the_move_is_forbidden(stage, tree, point, words, reason):
    shown = at_end(stage, tree)
    point_to(shown.board, point)
    assert shown.cell(point) == Cell(status_mark=StatusMark.ILLEGAL)
    shown.document.play(None)
    shown.document.play(None)
    allowed = reason is IllegalReason.KO
    assert shown.cell(point).status_mark is (None if allowed else StatusMark.ILLEGAL)


def test_shift_and_click_go_to_the_move_of_a_stone_and_play_nothing(stage):
    shown = at_end(stage, line("SZ[9]", "B[cc]", "W[gg]", "B[ee]"))
    click(shown.board, A, modifiers=SHIFT)
    assert shown.session.cursor == 1
    click(shown.board, C, modifiers=SHIFT)
    assert shown.session.cursor == 3
    click(shown.board, Point(0, 0), modifiers=SHIFT)
    assert shown.session.cursor == 3
    assert not shown.document.is_modified


def test_control_and_click_name_a_point_and_play_nothing(stage):
    shown = at_end(stage, line("SZ[9]", "B[cc]"))
    shown.view_settings.set_view(Symmetry.R90)
    heard = Heard(shown.requests, "name_requested")
    click(shown.board, Symmetry.R90.apply(Point(1, 3), NINE), modifiers=CTRL)
    assert heard.carried["name_requested"] == [(Point(1, 3),)]
    assert not shown.document.is_modified


def test_points_light_up_where_they_are_seen(stage):
    shown = at_end(stage, line("SZ[9]", "B[cc]"))
    plain = shown.board.picture
    shown.presenter.highlight_points({A, Point(1, 3)})
    assert shown.cell(A) == Cell(BLACK, StatusMark.LAST_MOVE, highlighted=True)
    assert shown.cell(Point(1, 3)) == Cell(highlighted=True)
    shown.view_settings.set_view(Symmetry.R90)
    assert shown.cell(Symmetry.R90.apply(Point(1, 3), NINE)) == Cell(highlighted=True)
    shown.view_settings.set_view(Symmetry.IDENTITY)
    shown.presenter.highlight_points(frozenset())
    assert shown.board.picture == plain


def test_what_is_lit_may_lie_beside_the_next_board(stage):
    shown = stage(new_game(NINE))
    shown.presenter.highlight_points({Point(8, 8), Point(1, 1)})
    shown.document.open_games([new_game(Size(5, 5))], None, None)
    assert dict(shown.board.picture.cells) == {Point(1, 1): Cell(highlighted=True)}


def test_shift_and_click_find_a_stone_that_was_taken(stage):
    shown = at_end(stage, line("SZ[9]", "B[aa]", "W[ba]", "B[ii]", "W[ab]"))
    assert shown.session.board[Point(0, 0)] is None
    click(shown.board, Point(0, 0), modifiers=SHIFT)
    assert shown.session.cursor == 1


@pytest.mark.parametrize(
    ("key", "name"),
    [("andreev", "+2-2"), ("western", "C7"), ("tengen-squares", "N2.0"), ("cartesian", "(2,6)")],
)
def test_the_point_under_the_pointer_is_named(empty, key, name):
    empty.view_settings.set_notation(key)
    heard = Heard(empty.presenter, "point_hovered")
    point_to(empty.board, A)
    point_to(empty.board, OUTSIDE)
    assert heard.carried["point_hovered"] == [(name,), ("",)]


def test_the_lines_of_the_point_are_highlighted_only_if_wanted(empty):
    point_to(empty.board, A)
    assert not empty.board.picture.spotlight
    assert empty.cell(A).ghost is BLACK
    empty.view_settings.set(SPOTLIGHT, True)
    assert empty.board.picture.spotlight
    assert empty.cell(A).ghost is BLACK


def test_names_on_points_come_and_go(empty):
    empty.view_settings.set(POINT_NAMES, True)
    assert empty.cell(C).name == "E5"
    empty.view_settings.set_notation("andreev")
    assert empty.cell(C).name == "=4=4"
    empty.view_settings.set(POINT_NAMES, False)
    assert empty.cell(C) is None


ASYMMETRIC = Size(5, 4)
HERE, THERE = Point(1, 0), Point(4, 2)


@pytest.fixture
def seen(stage):
    return stage(new_game(ASYMMETRIC))


def look_at(seen, view, reading) -> None:
    """Show the last position in a view, without the edits of another case."""
    seen.document.undo_stack.setIndex(0)
    seen.document.go_to(seen.session.line[-1])
    seen.view_settings.set_view(view)
    seen.view_settings.set(READING, reading.value)


@VIEWS
def test_clicks_mean_the_point_that_is_seen_and_turning_leaves_the_record_alone(
    seen, view, reading
):
    look_at(seen, view, reading)
    for point in (HERE, THERE):
        click(seen.board, view.apply(point, ASYMMETRIC))
    assert dict(seen.session.board.stones()) == {HERE: BLACK, THERE: WHITE}
    assert seen.board.picture.empty_board.size == view.transformed_size(ASYMMETRIC)
    assert seen.cell(view.apply(HERE, ASYMMETRIC)).stone is BLACK
    assert seen.cell(view.apply(THERE, ASYMMETRIC)) == Cell(WHITE, StatusMark.LAST_MOVE)
    tree = seen.session.tree
    seen.view_settings.set_view(Symmetry.IDENTITY)
    assert seen.session.tree is tree
    assert seen.cell(HERE).stone is BLACK


@VIEWS
def test_ghost_and_name_are_those_of_the_point_that_is_seen(seen, view, reading):
    look_at(seen, view, reading)
    point_to(seen.board, OUTSIDE)
    heard = Heard(seen.presenter, "point_hovered")
    view_point = view.apply(HERE, ASYMMETRIC)
    point_to(seen.board, view_point)
    assert seen.cell(view_point) == Cell(ghost=BLACK)
    named, size = (
        (view_point, view.transformed_size(ASYMMETRIC))
        if reading is Reading.STAY
        else (HERE, ASYMMETRIC)
    )
    name = "ABCDE"[named.column] + str(size.height - named.row)
    assert heard.carried["point_hovered"][-1] == (name,)
    assert naming_of(seen).parse(name) == HERE


@VIEWS
def test_refusals_shift_clicks_and_taking_off_mean_the_point_that_is_seen(at_ko, view, reading):
    shown = at_ko
    look_at(shown, view, reading)
    size = shown.session.size
    point_to(shown.board, view.apply(RETAKE, size))
    assert shown.cell(view.apply(RETAKE, size)) == Cell(status_mark=StatusMark.ILLEGAL)
    click(shown.board, view.apply(RETAKE, size))
    assert naming_of(shown).name(RETAKE) in shown.strip.text
    shown.document.go_to(0)
    click(shown.board, view.apply(EYE, size), modifiers=SHIFT)
    assert shown.session.cursor == 1
    click(shown.board, view.apply(EYE, size))
    assert shown.session.cursor == 0
    assert list(shown.session.tree.preorder()) == [0]


@pytest.mark.parametrize("view", list(Symmetry)[1:], ids=lambda view: view.value)
def test_the_ghost_stays_under_a_resting_pointer_when_the_view_turns(empty, view):
    rest = Point(1, 3)
    click(empty.board, view.inverse.apply(rest, NINE))
    point_to(empty.board, rest)
    assert empty.cell(rest) == Cell(ghost=WHITE)
    heard = Heard(empty.presenter, "point_hovered")
    empty.view_settings.set_view(view)
    # The stone has come to lie under the pointer.
    assert empty.cell(rest).stone is BLACK
    assert empty.cell(rest).ghost is None
    assert heard.carried["point_hovered"] == [
        (naming_of(empty).name(view.inverse.apply(rest, NINE)),)
    ]
    empty.view_settings.set_view(Symmetry.IDENTITY)
    assert empty.cell(rest) == Cell(ghost=WHITE)


def test_the_ghost_goes_when_the_board_no_longer_lies_under_the_pointer(stage):
    shown = stage(new_game(Size(9, 3)))
    point_to(shown.board, Point(8, 1))
    heard = Heard(shown.presenter, "point_hovered")
    shown.view_settings.set_view(Symmetry.R90)
    assert shown.board.picture.cells == {}
    assert heard.carried["point_hovered"] == [("",)]


def test_a_game_of_another_size_may_come_under_a_resting_pointer(stage):
    shown = stage(new_game(NINE))
    point_to(shown.board, Point(8, 8))
    shown.document.open_games([new_game(Size(5, 5))], None, None)
    assert shown.board.picture.empty_board.size == Size(5, 5)
    assert shown.board.picture.cells == {}
    shown.document.open_games([new_game(NINE)], None, None)
    assert shown.cell(Point(8, 8)) == Cell(ghost=BLACK)


def test_the_ghost_changes_colour_when_the_turn_does(empty):
    point_to(empty.board, C)
    empty.document.play(None)
    assert empty.cell(C) == Cell(ghost=WHITE)


def test_the_names_of_both_notations_are_told(empty):
    empty.view_settings.set_second_notation("andreev")
    heard = Heard(empty.presenter, "point_hovered")
    point_to(empty.board, Point(2, 6))
    assert heard.carried["point_hovered"][-1] == ("C3  +2+2",)


def test_a_kosumi_is_told_by_its_step_where_the_notation_has_one(stage):
    shown = stage(line("SZ[9]", "B[cg]", "W[aa]"))
    shown.document.go_to(2)
    heard = Heard(shown.presenter, "point_hovered")
    point_to(shown.board, Point(3, 5))
    assert heard.carried["point_hovered"][-1] == ("D4",)
    shown.view_settings.set_notation("diagonal")
    assert heard.carried["point_hovered"][-1] == ("e4  kosumi: e34",)
    point_to(shown.board, Point(1, 1))
    assert heard.carried["point_hovered"][-1] == ("b5",)


def test_the_chain_under_the_pointer_is_named(stage):
    shown = stage(line("SZ[9]AB[cg][dg]", "W[aa]"))
    shown.document.go_to(1)
    shown.view_settings.set(POINT_NAMES, True)
    shown.view_settings.set(NAMED_POINTS, NamedPoints.CHAIN.value)
    point_to(shown.board, Point(8, 8))
    assert shown.cell(Point(0, 0)).name == "A9"
    point_to(shown.board, Point(2, 6))
    named = {point: cell.name for point, cell in shown.board.picture.cells.items() if cell.name}
    assert named == {Point(2, 6): "C3", Point(3, 6): "D3"}


def test_only_empty_points_are_named_if_wanted(stage):
    shown = stage(line("SZ[2]AB[aa]"))
    shown.view_settings.set(POINT_NAMES, True)
    shown.view_settings.set(NAMED_POINTS, NamedPoints.EMPTY.value)
    names = {point: cell.name for point, cell in shown.board.picture.cells.items()}
    assert names == {
        Point(0, 0): "",
        Point(1, 0): "B2",
        Point(0, 1): "A1",
        Point(1, 1): "B1",
    }


@pytest.mark.parametrize("key", ["western", "tengen-squares", "draughts"])
@pytest.mark.parametrize("second", ["", "cartesian"])
def test_boards_of_all_sizes_share_one_pitch_under_every_notation(stage, key, second):
    shown = stage(line("SZ[9]"), side=400)
    shown.view.resize(300, 500)  # as narrow as makes the labels at the sides count
    shown.view_settings.set_notation(key)
    shown.view_settings.set_second_notation(second)
    pitches = []
    for side in (9, 13, 19):
        shown.document.open_games([line(f"SZ[{side}]")], None, None)
        pitches.append(shown.board.pitch)
    assert pitches == [pytest.approx(pitches[0])] * 3


def test_a_second_notation_finds_room_beside_the_first(stage):
    shown = stage(line("SZ[19]"))
    before = shown.board.pitch
    shown.view_settings.set_second_notation("cartesian")
    assert shown.board.pitch < before
    shown.view_settings.set_second_notation("")
    assert shown.board.pitch == before


def test_arrows_that_are_too_many_for_the_screen_are_counted_and_exported(stage, monkeypatch):
    monkeypatch.setattr(board_view, "MAX_ARROWS", 3)
    tree = read_sgf(b"(;SZ[9];AR[aa:bb][aa:cc][aa:dd]LN[ee:ff][ee:gg];AR[aa:bb])").games[0]
    made = stage(tree)
    assert made.strip.text == ""
    made.document.go_to(tree.main_line()[1])
    assert made.strip.text == "2 arrows not drawn. Print and export draw all."
    assert len(made.board.picture.overlays_above) == 3
    assert len(made.presenter.picture_without_pointer().overlays_above) == 5
    made.board.hover_point(Point(2, 2))
    assert made.strip.text
    made.document.go_to(tree.main_line()[2])
    assert made.strip.text == ""
    assert len(made.board.picture.overlays_above) == 1


def test_a_very_full_board_is_painted_in_slices_of_the_event_loop(qtbot, stage, monkeypatch):
    monkeypatch.setattr(board_image, "_SLICE", 0)
    labels = "".join(f"[{x}{y}:{x}{y}]" for x in ascii_lowercase for y in ascii_lowercase)
    made = stage(read_sgf(f"(;SZ[26]LB{labels})".encode()).games[0])
    made.board.grab()
    assert not made.board._layer.is_complete
    qtbot.waitUntil(lambda: made.board._layer.is_complete)
    shown = made.board.grab().toImage()
    made.board.set_theme(LIGHT)
    monkeypatch.setattr(board_image, "_SLICE", 60)
    assert made.board.grab().toImage() == shown
