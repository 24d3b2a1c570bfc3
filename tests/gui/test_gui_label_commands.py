"""The commands that label chains, liberties and paths."""

from __future__ import annotations

import pytest

from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.board.tools.label_commands import LabelCommands
from goboard_gui.gui.board.tools.point_menu import PointMenu
from goboard_gui.record.edits.typed import TypedMove
from tests.cases import for_each
from tests.gui.gui_cases import OUTSIDE, RIGHT, click, point_to, take

POSITION = b"(;SZ[4:2]AB[aa][ab][da]AW[ba];LB[cb:x])"
CHAINS = ["1 3 a 2", "1 a a a"]
LIBERTIES = ["1 3 a 2", "1 b . c"]


@pytest.fixture
def desk(desk):
    """Return a desk with the commands that label points."""
    made = desk()
    LabelCommands(made.workspace, made.presenter, made.requests, made.strip, made.recording)
    made.open(POSITION)
    return made


def drawn(desk) -> list[str]:
    """Return the labels of the current node row by row."""
    width, height = desk.session.size
    labels = desk.session.markup.labels
    return [
        " ".join(labels.get(Point(column, row), ".") for column in range(width))
        for row in range(height)
    ]


@pytest.mark.parametrize(
    ("command", "labels"),
    [(Command.LABEL_CHAINS, CHAINS), (Command.LABEL_LIBERTIES, LIBERTIES)],
)
def test_labels_are_written_in_one_step(desk, command, labels):
    desk.actions[command].trigger()
    assert drawn(desk) == labels
    assert not desk.strip.has_message
    desk.document.undo_stack.undo()
    assert drawn(desk) == [". . . .", ". . . ."]
    assert not desk.document.undo_stack.canUndo()


def test_labels_are_written_again_without_a_change(desk):
    desk.actions[Command.LABEL_CHAINS].trigger()
    desk.actions[Command.LABEL_CHAINS].trigger()
    assert not desk.strip.has_message
    desk.document.undo_stack.undo()
    assert not desk.document.undo_stack.canUndo()


def test_other_labels_are_replaced_only_if_the_user_agrees(desk):
    desk.document.go_to(desk.session.line[1])
    desk.actions[Command.LABEL_CHAINS].trigger()
    assert drawn(desk) == [". . . .", ". . x ."]
    assert "replace 1 label" in desk.strip.text
    desk.strip.dismiss()
    assert drawn(desk) == [". . . .", ". . x ."]
    desk.actions[Command.LABEL_CHAINS].trigger()
    desk.strip.first_button.click()
    assert drawn(desk) == CHAINS


def test_labels_on_other_points_stay(desk):
    desk.document.go_to(desk.session.line[1])
    desk.actions[Command.LABEL_LIBERTIES].trigger()
    assert drawn(desk) == ["1 3 a 2", "1 b x c"]
    assert not desk.strip.has_message


def test_the_menu_of_a_stone_labels_the_liberties_of_its_chain(desk):
    menus = PointMenu(
        desk.workspace, desk.presenter, desk.requests, desk.player, desk.correcting, desk.recording
    )
    (action,) = [
        it for it in menus.create_menu(Point(1, 0)).actions() if it.text() == "Label &Liberties"
    ]
    action.trigger()
    assert drawn(desk) == [". . a .", ". b . ."]


def test_labels_are_not_written_while_recording(desk):
    commands = Command.LABEL_CHAINS, Command.LABEL_LIBERTIES, Command.LABEL_PATH
    assert all(desk.actions[command].isEnabled() for command in commands)
    desk.recording.set_active(True)
    assert not any(desk.actions[command].isEnabled() for command in commands)


BENT = b"(;SZ[4:3]AB[aa][ab][bb][cb][ca]AW[da])"
STONES = ["1 . 5 .", "2 3 4 .", ". . . ."]


@pytest.fixture
def pathfinder(desk):
    """Return a desk with a bent chain and the path tool in use."""
    desk.open(BENT)
    take(desk, Command.TOOL_PATH)
    return desk


def shown(desk) -> list[str]:
    """Return the labels that the board shows row by row."""
    width, height = desk.session.size
    cells = desk.board.picture.cells
    labels = {point: cell.label for point, cell in cells.items() if cell.label}
    return [
        " ".join(labels.get(Point(column, row), ".") for column in range(width))
        for row in range(height)
    ]


def lit(desk) -> set[Point]:
    cells = desk.board.picture.cells
    return {point for point, cell in cells.items() if cell.highlighted}


def show_path(desk, start: Point, end: Point) -> None:
    click(desk.board, start)
    click(desk.board, end)
    point_to(desk.board, OUTSIDE)


BLANK = [". . . .", ". . . .", ". . . ."]


def test_two_clicks_on_stones_number_a_path_and_write_nothing(pathfinder):
    click(pathfinder.board, Point(0, 0))
    point_to(pathfinder.board, OUTSIDE)
    assert lit(pathfinder) == {Point(0, 0)}
    assert shown(pathfinder) == BLANK
    click(pathfinder.board, Point(2, 0))
    assert shown(pathfinder) == STONES
    assert pathfinder.strip.text == "Shortest path: 5 stones"
    assert drawn(pathfinder) == BLANK
    assert not pathfinder.document.undo_stack.canUndo()


def test_two_clicks_on_empty_points_letter_a_path(pathfinder):
    show_path(pathfinder, Point(0, 2), Point(3, 1))
    assert shown(pathfinder)[1:] == [". . . e", "a b c d"]
    assert pathfinder.strip.text == "Shortest path: 5 points"


@for_each(
    ("start", "end"),
    [(Point(0, 0), Point(3, 0)), (Point(0, 0), Point(0, 2)), (Point(1, 0), Point(0, 2))],
)
def test_without_a_path_a_message_says_so(pathfinder, start, end):
    show_path(pathfinder, start, end)
    assert pathfinder.strip.text == "Not connected"
    assert shown(pathfinder) == BLANK
    assert lit(pathfinder) == set()
    show_path(pathfinder, Point(0, 0), Point(2, 0))
    assert shown(pathfinder) == STONES


def test_a_third_click_starts_another_path(pathfinder):
    show_path(pathfinder, Point(0, 0), Point(2, 0))
    click(pathfinder.board, Point(0, 2))
    assert shown(pathfinder) == BLANK
    assert not pathfinder.strip.has_message
    click(pathfinder.board, Point(1, 2))
    assert shown(pathfinder)[2] == "a b . ."


def test_esc_cancels_after_the_first_click_and_then_removes_the_path(pathfinder):
    click(pathfinder.board, Point(0, 0))
    assert pathfinder.tools.cancel_gesture()
    assert not pathfinder.tools.cancel_gesture()
    show_path(pathfinder, Point(0, 2), Point(1, 2))
    assert shown(pathfinder)[2] == "a b . ."
    assert pathfinder.tools.cancel_gesture()
    assert shown(pathfinder) == BLANK
    assert not pathfinder.strip.has_message


def test_the_right_button_cancels_too(pathfinder):
    click(pathfinder.board, Point(0, 0))
    click(pathfinder.board, Point(0, 1), RIGHT)
    show_path(pathfinder, Point(0, 2), Point(1, 2))
    assert shown(pathfinder)[2] == "a b . ."


def test_points_may_be_typed(pathfinder):
    pathfinder.tools.submit_typed_moves([TypedMove(Point(0, 0)), TypedMove(Point(2, 0))])
    assert shown(pathfinder) == STONES


def test_the_path_goes_with_another_tool_and_with_another_position(pathfinder):
    show_path(pathfinder, Point(0, 0), Point(2, 0))
    take(pathfinder, Command.TOOL_PLAY)
    assert shown(pathfinder) == BLANK
    assert not pathfinder.strip.has_message
    take(pathfinder, Command.TOOL_PATH)
    show_path(pathfinder, Point(0, 0), Point(2, 0))
    pathfinder.document.play(Point(1, 0))
    assert shown(pathfinder) == BLANK


@pytest.mark.parametrize("by_message", [False, True])
def test_the_path_is_written_as_labels_in_one_step(pathfinder, by_message):
    show_path(pathfinder, Point(0, 0), Point(2, 0))
    if by_message:
        pathfinder.strip.first_button.click()
    else:
        pathfinder.actions[Command.LABEL_PATH].trigger()
    assert drawn(pathfinder) == STONES
    assert not pathfinder.strip.has_message
    pathfinder.document.undo_stack.undo()
    assert drawn(pathfinder) == shown(pathfinder) == BLANK
    assert not pathfinder.document.undo_stack.canUndo()


def test_a_path_of_stones_and_one_of_points_are_written_side_by_side(pathfinder):
    for start, end in ((Point(0, 0), Point(2, 0)), (Point(0, 2), Point(3, 1))):
        show_path(pathfinder, start, end)
        pathfinder.actions[Command.LABEL_PATH].trigger()
    assert drawn(pathfinder) == ["1 . 5 .", "2 3 4 e", "a b c d"]


def test_labels_of_another_path_are_replaced_only_if_the_user_agrees(pathfinder):
    show_path(pathfinder, Point(0, 0), Point(2, 0))
    pathfinder.actions[Command.LABEL_PATH].trigger()
    show_path(pathfinder, Point(2, 0), Point(1, 1))
    pathfinder.actions[Command.LABEL_PATH].trigger()
    assert drawn(pathfinder) == STONES
    assert "replace 2 labels" in pathfinder.strip.text
    pathfinder.strip.first_button.click()
    assert drawn(pathfinder) == ["1 . 1 .", "2 3 2 .", ". . . ."]


def test_without_a_path_the_command_offers_the_tool(desk):
    desk.actions[Command.LABEL_PATH].trigger()
    assert desk.actions[Command.TOOL_PATH].isChecked()
    assert "Click two stones" in desk.strip.text
    assert not desk.document.undo_stack.canUndo()
