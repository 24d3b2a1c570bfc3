"""The commands that set a position up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from goboard_gui.go import Colour, Point, Size
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.board.tools.handicap_offer import HandicapOffer
from goboard_gui.gui.board.tools.point_menu import PointMenu
from goboard_gui.gui.board.tools.setup_commands import SetupCommands
from goboard_gui.record import Property, new_game
from goboard_gui.record.edits.typed import TypedSetup
from tests.cases import for_each
from tests.gui.gui_cases import click
from tests.record.record_cases import branch, line, properties

if TYPE_CHECKING:
    from goboard_gui.record import Tree
    from tests.gui.desk_cases import Desk


@pytest.fixture
def bench(desk):
    """Return what puts a record before the commands."""

    def begin(tree: Tree) -> Desk:
        made = desk(tree)
        made.commands = SetupCommands(made.workspace, made.strip, made.notices, made.recording)
        return made

    return begin


def offered(made: Desk) -> list[str]:
    return [button.text() for button in made.strip.notice_line.buttons]


def test_the_other_side_can_be_the_one_to_play(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    made.document.go_to(1)
    for colour, text in ((Colour.BLACK, "Black to play"), (Colour.WHITE, "White to play")):
        made.actions[Command.TO_PLAY].trigger()
        assert made.session.to_play is colour
        assert (made.strip.notice, offered(made)) == (text, ["Undo"])
    assert list(made.session.tree.preorder()) == [0, 1, 2]
    assert made.session.cursor == 1
    made.document.undo_stack.undo()
    made.document.undo_stack.undo()
    assert not made.document.is_modified


def test_a_player_named_against_the_next_move_can_be_chosen_for_a_variation(bench):
    made = bench(line("SZ[9]PL[W]", "B[cc]"))
    assert made.session.to_play is Colour.BLACK
    shown = []
    made.document.record_changed.connect(lambda: shown.append(made.session.to_play))
    made.actions[Command.TO_PLAY].trigger()
    assert shown == [Colour.WHITE]
    assert not made.document.is_modified
    made.document.play(Point(4, 4))
    assert made.session.step.move.colour is Colour.WHITE
    made.document.go_to(0)
    assert (made.session.to_play, made.session.overruled_player) == (Colour.WHITE, None)


# The node for setup stones

SETUP_LATER = "SZ[9]", "B[cc]", "AB[aa]", "W[gg]", "B[ee]"


def test_the_setup_of_a_node_is_edited_although_moves_follow_it(bench):
    made = bench(line(*SETUP_LATER))
    edit = made.actions[Command.EDIT_SETUP]
    enabled = []
    for node in range(5):
        made.document.go_to(node)
        enabled.append(edit.isEnabled())
    assert enabled == [False, False, True, False, False]
    made.document.go_to(2)
    edit.trigger()
    assert made.tools.selected_tool is Command.TOOL_SETUP
    assert made.strip.notice == "Setup changes now apply to this node"
    click(made.board, Point(6, 6))
    click(made.board, Point(0, 0))
    assert made.session.tree.properties(2) == (Property("AB", ("gg",)),)
    assert list(made.session.tree.preorder()) == [0, 1, 2, 3, 4]
    assert made.strip.notice == "Removed the stone at A9"


def test_moves_that_an_edited_setup_makes_illegal_are_shown_with_undo(bench):
    made = bench(line(*SETUP_LATER))
    made.document.go_to(2)
    made.actions[Command.EDIT_SETUP].trigger()
    click(made.board, Point(6, 6))
    assert made.strip.notice == "Move 2 is now illegal"
    assert offered(made) == ["Undo", "Go to Move 2"]
    made.strip.notice_line.buttons[1].click()
    assert made.session.cursor == 3
    made.strip.notice_line.buttons[0].click()
    assert made.session.tree.properties(2) == (Property("AB", ("aa",)),)
    assert not made.document.is_modified


@pytest.mark.parametrize("leave", ["another node", "another tool"])
def test_the_setup_of_a_node_is_edited_until_something_else_is_chosen(bench, leave):
    made = bench(line(*SETUP_LATER))
    made.document.go_to(2)
    made.actions[Command.EDIT_SETUP].trigger()
    if leave == "another node":
        made.document.go_to(3)
        made.document.go_to(2)
    else:
        made.actions[Command.TOOL_PLAY].trigger()
        made.actions[Command.TOOL_SETUP].trigger()
    click(made.board, Point(6, 6))
    assert made.session.tree.children(2) == (3, made.session.cursor)
    assert made.strip.notice == "Added a variation with setup stones"


def set_up_after(made: Desk, node: int, *points: Point) -> int:
    """Set up black stones after a node, and return the new one."""
    made.document.go_to(node)
    made.actions[Command.TOOL_SETUP].trigger()
    for point in points:
        click(made.board, point)
    return made.session.cursor


def test_setup_is_inserted_before_the_next_move_where_it_makes_no_move_illegal(bench):
    tree, others = branch(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]"), 1, "W[dd]")
    made = bench(tree)
    assert not made.actions[Command.INSERT_SETUP].isEnabled()
    new = set_up_after(made, 1, Point(0, 0), Point(1, 0))
    assert (made.strip.notice, offered(made)) == (
        "Added a variation with setup stones",
        ["Show", "Insert Setup before Next Move"],
    )
    made.strip.notice_line.buttons[1].click()
    tree = made.session.tree
    assert tree.children(1) == (new,)
    assert tree.children(new) == (2, *others)
    assert made.session.cursor == new
    assert (made.strip.notice, offered(made)) == ("Inserted setup before move 2", ["Undo"])
    assert not made.strip.has_message
    assert not made.actions[Command.INSERT_SETUP].isEnabled()
    made.strip.notice_line.first_button.click()
    assert made.session.tree.children(1) == (2, *others, new)


def test_moves_that_become_illegal_are_listed_before_setup_is_inserted(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]", "B[aa]", "W[ba]"))
    set_up_after(made, 1, Point(0, 0), Point(1, 0))
    before = made.session.tree
    made.actions[Command.INSERT_SETUP].trigger()
    assert made.strip.text == ("2 moves would become illegal: 3 A9, 4 B9 (the point was occupied)")
    assert made.session.tree is before
    made.strip.dismiss()
    assert made.session.tree is before
    made.actions[Command.INSERT_SETUP].trigger()
    made.strip.first_button.click()
    assert made.strip.notice == "Inserted setup before move 2. Moves 3 and 4 are now illegal"
    made.document.undo_stack.undo()
    assert made.session.tree is before


@pytest.mark.parametrize("change", ["step", "edit"])
def test_setup_is_not_inserted_if_something_else_is_done_meanwhile(bench, in_steps, change):
    made = bench(line("SZ[9]", "B[cc]", *["W[]", "B[]"] * 20))
    new = set_up_after(made, 1, Point(0, 0))
    in_steps()
    made.actions[Command.INSERT_SETUP].trigger()
    if change == "step":
        made.document.go_to(1)
    else:
        made.document.set_comment("later")
    in_steps()
    assert made.session.tree.children(1) == (2, new)
    assert not made.strip.has_message


def test_setup_is_not_inserted_where_nothing_else_follows(bench):
    made = bench(line("SZ[9]", "B[cc]"))
    set_up_after(made, 1, Point(0, 0))
    assert (made.strip.notice, offered(made)) == ("Added a node with setup stones", ["Undo"])
    assert not made.actions[Command.INSERT_SETUP].isEnabled()


def test_all_ways_to_set_up_follow_the_same_rule(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]"))
    menus = PointMenu(
        made.workspace, made.presenter, made.requests, made.player, made.correcting, made.recording
    )
    ways = (
        lambda: menus._set_up(Point(2, 2), None),
        lambda: made.tools.submit_typed_moves([TypedSetup({Point(0, 0): Colour.BLACK})]),
        made.actions[Command.CLEAR_BOARD].trigger,
    )
    for way in ways:
        made.document.go_to(2)
        way()
        assert made.session.tree.children(2) == (3, made.session.cursor)
        assert made.strip.notice == "Added a variation with setup stones"
        made.strip.notice_line.first_button.click()
        assert not made.document.is_modified


def test_the_board_is_cleared(bench):
    made = bench(line("SZ[9]AB[aa]", "B[cc]", "W[gg]"))
    made.document.go_to(2)
    made.actions[Command.CLEAR_BOARD].trigger()
    assert made.session.board.stones() == {}
    assert not made.actions[Command.CLEAR_BOARD].isEnabled()
    made.document.go_to(0)
    made.actions[Command.CLEAR_BOARD].trigger()
    assert made.strip.notice == "Removed the stone at A9"
    made.document.go_to(2)
    assert set(made.session.board.stones()) == {Point(2, 2), Point(6, 6)}


# Handicap


def test_handicap_stones_are_placed_and_taken_off_again(bench, person):
    made = bench(new_game(Size(9, 9)))
    person.answers(handicap=3)
    made.actions[Command.HANDICAP].trigger()
    assert len(made.session.board.stones()) == 3
    assert made.session.to_play is Colour.WHITE
    person.answers(handicap=0)
    made.actions[Command.HANDICAP].trigger()
    assert made.session.board.stones() == {}
    assert person.asked == [("handicap", 9), ("handicap", 9)]


def test_a_record_that_begins_with_a_move_has_no_room_for_handicap(bench, person):
    made = bench(line("SZ[9]B[cc]"))
    person.answers(handicap=2)
    made.actions[Command.HANDICAP].trigger()
    assert len(person.told) == 1
    assert not made.document.is_modified


def test_the_komi_of_a_handicap_is_offered_where_the_record_has_that_of_an_even_game(bench):
    made = bench(line("SZ[9]KM[6.5]"))
    made.commands.place_handicap(2)
    assert "6.5" in made.strip.text
    made.strip.first_button.click()
    assert made.session.tree.node(0).first_value("KM") == "0.5"
    assert len(made.session.board.stones()) == 2


@for_each(("root", "stones"), [("KM[0.5]", 3), ("KM[-5]", 2), ("", 2), ("KM[6.5]", 0)])
def test_a_komi_that_goes_with_the_handicap_is_left_alone(bench, root, stones):
    made = bench(line(f"SZ[9]{root}"))
    made.commands.place_handicap(stones)
    assert made.strip.text == ""


def test_a_handicap_that_was_written_down_is_placed_if_one_likes(bench, person):
    made = bench(line("SZ[9]HA[2]"))
    made.commands.offer_handicap(2)
    made.strip.first_button.click()
    assert len(made.session.board.stones()) == 2
    made.commands.offer_handicap(99)
    made.strip.first_button.click()
    assert "99" in person.told[0]


def test_missing_handicap_stones_are_offered_when_a_game_is_opened(bench):
    made = bench(line("SZ[9]HA[2]", "W[ee]"))
    HandicapOffer(made.document, made.strip, made.commands.place_handicap, made.window)
    text = "2 handicap stones are missing."
    assert (made.strip.text, made.strip.first_button.text()) == (text, "Place Stones")
    made.document.go_to(1)
    made.document.replace_tree("", made.session.tree.set_properties(1, properties("W[ee]C[x]")))
    assert made.strip.text == text
    made.strip.first_button.click()
    assert set(made.session.board.stones()) == {Point(6, 2), Point(2, 6), Point(4, 4)}
    assert made.strip.text == ""
    made.document.undo_stack.undo()
    assert (made.strip.text, made.session.board.stones()) == ("", {Point(4, 4): Colour.WHITE})


def test_missing_handicap_stones_are_offered_for_the_game_that_is_shown_unless_it_was_closed(bench):
    made = bench(line("SZ[9]"))
    HandicapOffer(made.document, made.strip, made.commands.place_handicap, made.window)
    games = [line(f"SZ[9]HA[{stones}]", "W[ee]") for stones in (2, 3, 99)]
    made.document.open_games(games, None, None)
    assert made.strip.text == "2 handicap stones are missing."
    made.strip.dismiss()
    made.document.replace_tree("", made.session.tree.set_properties(1, properties("W[ee]C[x]")))
    assert made.strip.text == ""
    made.document.go_to_game(1)
    assert made.strip.text == "3 handicap stones are missing."
    made.document.go_to_game(2)
    assert made.strip.text == ""


def enabled(made: Desk) -> set[Command]:
    commands = (Command.TO_PLAY, Command.HANDICAP, Command.CLEAR_BOARD, Command.EDIT_SETUP)
    return {command for command in commands if made.actions[command].isEnabled()}


def test_while_recording_only_handicap_stones_can_be_set_up_and_only_before_the_first_move(bench):
    made = bench(line("SZ[9]AB[cc]"))
    before = enabled(made)
    assert {Command.TO_PLAY, Command.HANDICAP, Command.CLEAR_BOARD} <= before
    made.recording.set_active(True)
    assert enabled(made) == {Command.HANDICAP}
    made.document.play(Point(6, 6))
    assert enabled(made) == set()
    made.document.go_to(0)
    assert enabled(made) == set()
    made.recording.set_active(False)
    assert {Command.TO_PLAY, Command.HANDICAP, Command.CLEAR_BOARD} <= enabled(made)
