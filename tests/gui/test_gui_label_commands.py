"""The commands that label chains, liberties and paths."""

from __future__ import annotations

import pytest

from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.board.tools.label_commands import LabelCommands
from tests.gui.gui_cases import OUTSIDE, point_to

POSITION = b"(;SZ[4:2]AB[aa][ab][da]AW[ba];LB[cb:x])"
CHAINS = ["1 3 a 2", "1 a a a"]
LIBERTIES = ["1 3 a 2", "1 b . c"]


@pytest.fixture
def desk(desk):
    """Return a desk with the commands that label points."""
    made = desk()
    LabelCommands(
        made.document, made.presenter, made.strip, made.recording, made.actions, made.window
    )
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
    assert "would be replaced" in desk.strip.text
    desk.strip.dismiss()
    assert drawn(desk) == [". . . .", ". . x ."]
    desk.actions[Command.LABEL_CHAINS].trigger()
    desk.strip.button.click()
    assert drawn(desk) == CHAINS


def test_labels_on_other_points_stay(desk):
    desk.document.go_to(desk.session.line[1])
    desk.actions[Command.LABEL_LIBERTIES].trigger()
    assert drawn(desk) == ["1 3 a 2", "1 b x c"]
    assert not desk.strip.has_message


def test_the_liberties_of_the_chain_under_the_pointer_are_lettered(desk):
    point_to(desk.board, Point(1, 0))
    desk.actions[Command.LABEL_LIBERTIES].trigger()
    assert drawn(desk) == [". . a .", ". b . ."]
    point_to(desk.board, OUTSIDE)


def test_labels_are_not_written_while_recording(desk):
    commands = Command.LABEL_CHAINS, Command.LABEL_LIBERTIES
    assert all(desk.actions[command].isEnabled() for command in commands)
    desk.recording.set_active(True)
    assert not any(desk.actions[command].isEnabled() for command in commands)
