"""The commands that set a position up."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from goboard_gui.go import Colour, Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.commands.actions import Actions
from goboard_gui.gui.actions.commands.setting_commands import SettingCommands, program_settings
from goboard_gui.gui.board.message_strip import MessageStrip
from goboard_gui.gui.board.tools.setup_commands import SetupCommands
from goboard_gui.gui.core.document import Document
from goboard_gui.gui.core.settings import SETUP_IN_NEW_NODE
from goboard_gui.record import new_game
from tests.record.record_cases import line


@pytest.fixture
def desk(qtbot, settings):
    """Return what puts a record before the commands."""

    def begin(tree):
        document = Document(tree)
        actions = Actions(document)
        SettingCommands(settings, actions, program_settings())
        around = QWidget()
        qtbot.addWidget(around)
        document.around = around
        document.message = MessageStrip(around)
        document.commands = SetupCommands(document, document.message, settings, actions, around)
        return document, actions

    return begin


def test_the_other_side_can_be_the_one_to_play(desk):
    document, actions = desk(line("SZ[9]", "B[cc]"))
    actions[Command.TO_PLAY].trigger()
    assert document.session.to_play is Colour.WHITE
    actions[Command.TO_PLAY].trigger()
    assert document.session.to_play is Colour.BLACK
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert not document.modified


@pytest.mark.parametrize("new_node", [False, True])
def test_the_side_to_play_is_said_where_positions_are_set_up(desk, settings, new_node):
    document, actions = desk(line("SZ[9]", "B[cc]", "W[gg]"))
    document.go_to(1)
    settings.set(SETUP_IN_NEW_NODE, new_node)
    for colour in (Colour.BLACK, Colour.WHITE):
        actions[Command.TO_PLAY].trigger()
        assert document.session.to_play is colour
    tree = document.session.tree
    assert len(tree.children(1)) == (2 if new_node else 1)
    assert tree.node(1).has_any_property("PL") is not new_node
    assert document.session.cursor == (3 if new_node else 1)


def test_handicap_stones_are_placed_and_taken_off_again(desk, person):
    from goboard_gui.go import Size

    document, actions = desk(new_game(Size(9, 9)))
    person.answers(handicap=3)
    actions[Command.HANDICAP].trigger()
    assert len(document.session.board.stones()) == 3
    assert document.session.to_play is Colour.WHITE
    person.answers(handicap=0)
    actions[Command.HANDICAP].trigger()
    assert document.session.board.stones() == {}
    assert person.asked == [("handicap", 9), ("handicap", 9)]


def test_a_record_that_begins_with_a_move_has_no_room_for_handicap(desk, person):
    document, actions = desk(line("SZ[9]B[cc]"))
    person.answers(handicap=2)
    actions[Command.HANDICAP].trigger()
    assert len(person.told) == 1
    assert not document.modified


@pytest.mark.parametrize("new_node", [False, True])
def test_the_board_is_cleared_with_or_without_a_fork(desk, settings, new_node):
    document, actions = desk(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]"))
    document.go_to(2)
    settings.set(SETUP_IN_NEW_NODE, new_node)
    assert actions[Command.SETUP_NEW].isChecked() is new_node
    actions[Command.CLEAR_BOARD].trigger()
    assert document.session.board.stones() == {}
    assert len(document.session.tree.children(2)) == (2 if new_node else 1)
    assert not actions[Command.CLEAR_BOARD].isEnabled()
    document.go_to(3)
    kept = {Point(2, 2), Point(6, 6), Point(4, 4)} if new_node else {Point(4, 4)}
    assert set(document.session.board.stones()) == kept


def test_the_komi_of_a_handicap_is_offered_where_the_record_has_that_of_an_even_game(desk):
    document, _ = desk(line("SZ[9]KM[6.5]"))
    document.commands.place_handicap(2)
    assert "6.5" in document.message.text
    document.message.button.click()
    assert document.session.tree.node(0).first_value("KM") == "0.5"
    assert len(document.session.board.stones()) == 2


@pytest.mark.parametrize(
    ("root", "stones"), [("KM[0.5]", 3), ("KM[-5]", 2), ("", 2), ("KM[6.5]", 0)]
)
def test_a_komi_that_goes_with_the_handicap_is_left_alone(desk, root, stones):
    document, _ = desk(line(f"SZ[9]{root}"))
    document.commands.place_handicap(stones)
    assert document.message.text == ""


def test_a_handicap_that_was_written_down_is_placed_if_one_likes(desk, person):
    document, _ = desk(line("SZ[9]HA[2]"))
    document.commands.offer_handicap(2)
    document.message.button.click()
    assert len(document.session.board.stones()) == 2
    document.commands.offer_handicap(99)
    document.message.button.click()
    assert "99" in person.told[0]
