"""What clicks and drags on the board do with each tool."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from goboard_gui.diagram.picture import Cell, Tint, TintRole
from goboard_gui.go import Colour, Point
from goboard_gui.gui.actions.commands import Command, ExclusiveGroup
from goboard_gui.gui.actions.commands.command_table import command_values
from goboard_gui.record import Property
from goboard_gui.record.edits.typed import TypedMove, TypedSetup
from goboard_gui.record.properties.marks import Mark
from tests.cases import for_each
from tests.gui.gui_cases import (
    CTRL,
    LEFT,
    PLAIN,
    RIGHT,
    SHIFT,
    Heard,
    click,
    drag,
    point_to,
    take,
)
from tests.gui.gui_cases import (
    press_point as press,
)
from tests.gui.gui_cases import (
    release_point as release,
)
from tests.record.record_cases import line

BLACK, WHITE = Colour.BLACK, Colour.WHITE
A, B, C, D = Point(2, 2), Point(6, 6), Point(4, 4), Point(3, 2)
MARKS = {
    tool: mark
    for tool, mark in command_values(ExclusiveGroup.TOOLS).items()
    if isinstance(mark, Mark)
}


@pytest.mark.parametrize(("tool", "mark"), MARKS.items(), ids=lambda it: it.name.lower())
def test_a_mark_is_put_by_a_click_and_taken_away_by_another(bench, tool, mark):
    made = bench()
    take(made, tool)
    click(made.board, A)
    assert made.markup().marks == {A: {mark}}
    click(made.board, A)
    assert made.markup().marks == {}
    assert made.session.cursor == made.session.tree.root


def test_a_mark_takes_the_place_of_another(bench):
    made = bench()
    for tool in (Command.TOOL_CIRCLE, Command.TOOL_SQUARE):
        take(made, tool)
        click(made.board, A)
    assert made.markup().marks == {A: {Mark.SQUARE}}


def test_dragging_paints_marks_and_is_undone_at_once(bench):
    made = bench()
    take(made, Command.TOOL_TRIANGLE)
    drag(made.board, A, D, C)
    assert set(made.markup().marks) == {A, D, C}
    drag(made.board, D, C)
    assert set(made.markup().marks) == {A}
    made.document.undo_stack.undo()
    assert set(made.markup().marks) == {A, D, C}
    made.document.undo_stack.undo()
    assert not made.document.undo_stack.canUndo()
    assert made.markup().marks == {}


def test_the_right_button_takes_any_mark_away(bench):
    made = bench()
    take(made, Command.TOOL_TRIANGLE)
    click(made.board, A)
    take(made, Command.TOOL_LABEL)
    click(made.board, A)
    take(made, Command.TOOL_CROSS)
    click(made.board, A, RIGHT)
    assert (made.markup().marks, made.markup().labels) == ({}, {})
    made.document.undo_stack.undo()
    assert (made.markup().marks, made.markup().labels) == ({A: {Mark.TRIANGLE}}, {A: "A"})


@pytest.mark.parametrize(
    ("tool", "labels"),
    [(Command.TOOL_LABEL, "ABC"), (Command.TOOL_NUMBER, "123")],
    ids=["letters", "numbers"],
)
def test_labels_go_on_by_themselves_and_fill_what_is_free(bench, tool, labels):
    made = bench()
    take(made, tool)
    for point in (A, B, C):
        click(made.board, point)
    assert made.markup().labels == dict(zip((A, B, C), labels, strict=True))
    click(made.board, B)
    click(made.board, D)
    assert made.markup().labels == {A: labels[0], C: labels[2], D: labels[1]}


def test_dragging_labels_every_point_on_the_way(bench):
    made = bench()
    take(made, Command.TOOL_NUMBER)
    drag(made.board, A, D, C, D)
    assert made.markup().labels == {A: "1", D: "2", C: "3"}
    made.document.undo_stack.undo()
    assert made.markup().labels == {}


def test_with_shift_a_label_is_typed(bench, person):
    made = bench()
    take(made, Command.TOOL_LABEL)
    person.answers(label="cut]:here")
    click(made.board, A, modifiers=SHIFT)
    assert made.markup().labels == {A: "cut]:here"}
    person.answers(label=None)
    click(made.board, A, modifiers=SHIFT)
    assert made.markup().labels == {A: "cut]:here"}
    assert person.asked == [("label", ""), ("label", "cut]:here")]


@pytest.mark.parametrize("tool", [Command.TOOL_ARROW, Command.TOOL_LINE], ids=["arrow", "line"])
def test_an_arrow_or_a_line_is_drawn_by_dragging_and_taken_by_drawing_it_again(bench, tool):
    made = bench()
    drawn = (lambda: made.markup().arrows) if "ARROW" in tool.name else lambda: made.markup().lines
    take(made, tool)
    drag(made.board, A, D, B)
    assert drawn() == ((A, B),)
    drag(made.board, A, B)
    assert drawn() == ()
    drag(made.board, A, B, A)
    assert drawn() == ()
    drag(made.board, A, B)
    click(made.board, B, RIGHT)
    assert drawn() == ()


def test_territory_is_black_by_the_left_button_and_white_by_the_right(bench):
    made = bench()
    take(made, Command.TOOL_TERRITORY)
    click(made.board, A)
    click(made.board, B, RIGHT)
    assert made.markup().marks == {A: {Mark.TERRITORY_BLACK}, B: {Mark.TERRITORY_WHITE}}
    click(made.board, A, RIGHT)
    click(made.board, B, RIGHT)
    assert made.markup().marks == {A: {Mark.TERRITORY_WHITE}}


def test_points_are_dimmed_and_lit_again(bench):
    made = bench()
    take(made, Command.TOOL_DIMMED)
    drag(made.board, A, D)
    assert made.markup().dimmed == {A, D}
    click(made.board, D)
    assert made.markup().dimmed == {A}


def test_stones_are_set_up_with_both_buttons_and_taken_by_the_same(bench):
    made = bench()
    take(made, Command.TOOL_SETUP)
    click(made.board, A)
    click(made.board, B, RIGHT)
    drag(made.board, C, D)
    assert made.session.board.stones() == {A: BLACK, B: WHITE, C: BLACK, D: BLACK}
    click(made.board, A)
    click(made.board, B, RIGHT)
    assert made.session.board.stones() == {C: BLACK, D: BLACK}
    click(made.board, C, RIGHT)
    assert made.session.board[C] is WHITE
    assert list(made.session.tree.preorder()) == [0]


def test_setup_before_later_moves_becomes_a_variation_that_further_stones_join(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]"), at_end=False)
    made.document.go_to(1)
    take(made, Command.TOOL_SETUP)
    click(made.board, Point(0, 0))
    assert made.strip.notice == "Added a variation with setup stones"
    click(made.board, Point(1, 0), RIGHT)
    tree, new = made.session.tree, made.session.cursor
    assert tree.children(1) == (2, new)
    assert tree.properties(new) == (Property("AB", ("aa",)), Property("AW", ("ba",)))
    made.document.go_to(3)
    assert set(made.session.board.stones()) == {Point(2, 2), Point(6, 6), Point(4, 4)}


def test_the_starting_position_is_corrected_though_moves_follow(bench):
    made = bench(line("SZ[9]AB[cc]", "W[gg]", "B[aa]"), at_end=False)
    take(made, Command.TOOL_SETUP)
    click(made.board, Point(1, 0))
    click(made.board, Point(0, 0), RIGHT)
    assert made.strip.notice == "Move 2 is now illegal"
    assert list(made.session.tree.preorder()) == [0, 1, 2]
    made.strip.notice_line.first_button.click()
    assert set(made.session.board.stones()) == {Point(1, 0), Point(2, 2)}
    assert made.strip.notice == ""


TYPED = [
    (Command.TOOL_CIRCLE, [A, B], lambda it: it.marks, {A: {Mark.CIRCLE}, B: {Mark.CIRCLE}}),
    (Command.TOOL_CIRCLE, [A, B, A], lambda it: it.marks, {B: {Mark.CIRCLE}}),
    (Command.TOOL_LABEL, [A, B], lambda it: it.labels, {A: "A", B: "B"}),
    (Command.TOOL_DIMMED, [A, B], lambda it: it.dimmed, {A, B}),
    (Command.TOOL_ARROW, [A, B, C], lambda it: it.arrows, ((A, B),)),
    (Command.TOOL_LINE, [A, B, C, D], lambda it: it.lines, ((A, B), (C, D))),
]


@for_each(("tool", "points", "read", "expected"), TYPED)
@for_each("at_once", [True, False], ids=["in one line", "one by one"])
def test_points_that_are_typed_are_marked_by_the_tool(bench, tool, points, read, expected, at_once):
    made = bench()
    assert not made.tools.marks_points
    take(made, tool)
    assert made.tools.marks_points
    for typed in [points] if at_once else [[point] for point in points]:
        made.tools.submit_typed_moves([TypedMove(point) for point in typed])
    assert read(made.markup()) == expected
    assert made.session.step.number == 0


def test_with_a_tool_that_marks_a_pass_and_stones_may_be_typed_still(bench):
    made = bench()
    take(made, Command.TOOL_CIRCLE)
    made.tools.submit_typed_moves([TypedSetup({A: BLACK})])
    made.tools.submit_typed_moves([TypedMove(None)])
    assert made.session.board[A] is BLACK
    assert made.session.step.number == 1


def test_the_chosen_tool_is_checked_and_left_by_esc(bench):
    made = bench()
    take(made, Command.TOOL_CIRCLE)
    assert made.actions[Command.TOOL_CIRCLE].isChecked()
    assert made.tools.leave_tool()
    assert made.actions[Command.TOOL_PLAY].isChecked()
    assert not made.tools.leave_tool()
    click(made.board, A)
    assert made.session.step.number == 1


@pytest.mark.parametrize("modifiers", [CTRL, SHIFT], ids=["ctrl", "shift"])
def test_in_play_keys_name_points_and_find_moves(bench, modifiers):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    heard = Heard(made.requests, "name_requested")
    click(made.board, A, modifiers=modifiers)
    assert heard.take() == ({"name_requested": 1} if modifiers is CTRL else {})
    assert made.session.cursor == (2 if modifiers is CTRL else 1)


def test_the_ghost_tells_what_a_click_would_place(bench):
    made = bench()
    point_to(made.board, A)
    assert made.cell(A).ghost is BLACK
    take(made, Command.TOOL_CIRCLE)
    assert made.cell(A) is None or made.cell(A).ghost is None


@pytest.fixture
def played(bench):
    """Return a board at the end of three moves, of which C is the last."""
    return bench(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]"))


def pointer(made) -> Qt.CursorShape:
    return made.board.cursor().shape()


def test_an_old_stone_that_is_dragged_at_once_stays_where_it_is(played):
    before = played.session.tree
    drag(played.board, A, D)
    drag(played.board, A, D, A)
    assert played.session.tree is before
    assert pointer(played) is Qt.CursorShape.ArrowCursor


def test_an_old_stone_can_be_dragged_after_it_was_held(played):
    drag(played.board, A, D, presenter=played.presenter)
    assert set(played.session.board.stones()) == {D, B, C}


def test_the_last_stone_can_be_dragged_at_once(played):
    drag(played.board, C, D)
    assert set(played.session.board.stones()) == {A, B, D}


def test_a_stone_before_other_moves_must_be_held_even_if_it_is_the_current_one(played):
    played.document.go_to(2)
    before = played.session.tree
    drag(played.board, B, D)
    assert played.session.tree is before


def test_the_hold_time_is_half_a_second_and_ends_when_the_pointer_leaves_the_point(played):
    timer = played.presenter._hold_timer
    assert (timer.interval(), timer.isSingleShot()) == (500, True)
    press(played.board, A)
    assert timer.isActive()
    point_to(played.board, D, LEFT)
    assert not timer.isActive()
    release(played.board, D)
    press(played.board, A)
    release(played.board, A)
    assert not timer.isActive()


def test_a_lifted_stone_is_faded_and_the_pointer_becomes_a_closed_hand(played):
    solid = played.cell(A)
    press(played.board, A)
    assert played.cell(A) == solid
    played.presenter._hold_timer.timeout.emit()
    assert played.cell(A) == Cell(ghost=BLACK)
    assert pointer(played) is Qt.CursorShape.ClosedHandCursor
    point_to(played.board, D, LEFT)
    assert played.cell(D).ghost is BLACK
    release(played.board, A)
    assert pointer(played) is Qt.CursorShape.ArrowCursor


@for_each("how", ["Esc", "released off the board", "put back", "another node"])
def test_a_lifted_stone_is_put_back_by(played, how):
    before, board = played.session.tree, played.board
    press(board, A)
    played.presenter._hold_timer.timeout.emit()
    point_to(board, D, LEFT)
    if how == "Esc":
        assert played.tools.cancel_gesture()
        release(board, D)
    elif how == "another node":
        played.document.go_to(1)
        release(board, D)
    else:
        place = board.centre(A) if how == "put back" else QPointF(1, 1)
        point_to(board, place, LEFT)
        release(board, place)
    assert played.session.tree is before
    played.document.go_to(3)
    assert played.cell(A).stone is BLACK
    assert pointer(played) is Qt.CursorShape.ArrowCursor


def test_holding_the_last_stone_does_not_remove_it(played):
    before = played.session.tree
    press(played.board, C)
    played.presenter._hold_timer.timeout.emit()
    release(played.board, C)
    assert played.session.tree is before


def test_a_slow_second_click_removes_the_last_stone(played):
    click(played.board, C)
    assert set(played.session.board.stones()) == {A, B}


@pytest.mark.parametrize(
    ("tool", "ignores"),
    [
        (Command.TOOL_PLAY, True),
        (Command.TOOL_SETUP, True),
        (Command.TOOL_TRIANGLE, False),
        (Command.TOOL_LABEL, False),
        (Command.TOOL_TERRITORY, False),
    ],
    ids=lambda it: it.name.lower() if isinstance(it, Command) else "",
)
def test_a_double_click_counts_once_with_the_tools_that_place_stones(bench, tool, ignores):
    made = bench()
    take(made, tool)
    assert made.board.ignores_repeated_presses is ignores
    press(made.board, A)
    release(made.board, A)
    QApplication.sendEvent(made.board, double_click(made.board, A))
    release(made.board, A)
    if ignores:
        assert set(made.session.board.stones()) == {A}
    else:
        assert (made.markup().marks, made.markup().labels) == ({}, {})


def double_click(board, point) -> QMouseEvent:
    """Return the event of a second press, a tenth of a second after the last accepted one."""
    place = board.centre(point)
    there = QPointF(board.mapToGlobal(place))
    event = QMouseEvent(QEvent.Type.MouseButtonDblClick, place, there, LEFT, LEFT, PLAIN)
    event.setTimestamp(board._accepted.timestamp + 100)
    return event


PREVIEWS = {
    **MARKS,
    Command.TOOL_LABEL: "B",
    Command.TOOL_NUMBER: "1",
    Command.TOOL_TERRITORY: Mark.TERRITORY_BLACK,
}


@for_each(("tool", "preview"), PREVIEWS.items(), ids=lambda it: getattr(it, "name", it))
def test_a_marking_tool_previews_its_mark_under_the_pointer(bench, tool, preview):
    made = bench(line("SZ[9]LB[ii:A]", "B[cc]"), at_end=False)
    take(made, tool)
    for point in (A, B):
        point_to(made.board, point)
        assert made.cell(point).preview == preview
    assert made.cell(A) is None or made.cell(A).preview is None
    click(made.board, B)
    assert made.cell(B).preview is None
    point_to(made.board, QPointF(1, 1))
    assert all(cell.preview is None for cell in made.board.picture.cells.values())


@pytest.mark.parametrize("tool", [Command.TOOL_ARROW, Command.TOOL_LINE, Command.TOOL_PART])
def test_a_tool_that_is_dragged_highlights_its_first_point(bench, tool):
    made = bench()
    take(made, tool)
    point_to(made.board, A)
    assert made.cell(A).highlighted


def test_the_tool_that_dims_points_previews_that_as_well(bench):
    made = bench()
    take(made, Command.TOOL_DIMMED)
    point_to(made.board, A)
    assert Tint(frozenset({A}), TintRole.DIMMED) in made.board.picture.overlays_below
    click(made.board, A)
    assert made.board.picture.overlays_below == (Tint(frozenset({A}), TintRole.DIMMED),)
