"""The commands that change variations, and what the clipboard brings."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from goboard_gui.go import Colour, Point
from goboard_gui.gui.actions.commands import COMMANDS_BY_NAME, Command
from goboard_gui.gui.navigation.tree.branch_commands import BranchCommands
from goboard_gui.record import Property, board_size
from tests.gui.gui_cases import Heard
from tests.record.record_cases import branch, line


def forked():
    """Return B[cc] W[gg] with two other second moves: nodes 0 1 2, 3 4, 5."""
    tree, _ = branch(line("SZ[9]PB[b]PW[w]RE[B+1]", "B[cc]", "W[gg]"), 1, "W[ee]", "B[aa]")
    tree, _ = branch(tree, 1, "W[dd]")
    return tree


@pytest.fixture
def desk(workspace):
    """Return a document at the move W[ee], with its commands."""
    workspace.document.open_games([forked()], None, None)

    class Desk:
        document, actions = workspace.document, workspace.actions
        commands = BranchCommands(workspace)
        said = Heard(commands, "paste_failed", "failure_resolved", "other_pasted")

        def do(self, command, at=None):
            if at is not None:
                self.document.go_to(at)
            self.actions[command].trigger()

        @property
        def tree(self):
            return self.document.session.tree

        @property
        def cursor(self):
            return self.document.session.cursor

    QApplication.clipboard().clear()
    return Desk()


@pytest.mark.parametrize(
    ("command", "children", "cursor"),
    [
        pytest.param(Command.MAKE_MAIN, (3, 2, 5), 3, id="main line"),
        pytest.param(Command.BRANCH_UP, (3, 2, 5), 3, id="up"),
        pytest.param(Command.BRANCH_DOWN, (2, 5, 3), 3, id="down"),
        pytest.param(Command.DELETE_OTHERS, (3,), 3, id="delete others"),
        pytest.param(Command.KEEP_LINE, (3,), 3, id="keep the line"),
        pytest.param(Command.REMOVE, (2, 5), 1, id="remove"),
        pytest.param(Command.REMOVE_ONLY, (2, 4, 5), 1, id="remove the node alone"),
        pytest.param(Command.CUT_BRANCH, (2, 5), 1, id="cut"),
    ],
)
def test_variations_are_moved_and_removed_and_all_is_undone_at_once(
    desk, command, children, cursor
):
    before = desk.tree
    desk.do(command, at=3)
    assert desk.tree.children(1) == children
    assert desk.cursor == cursor
    desk.document.undo_stack.undo()
    assert desk.tree is before
    assert desk.cursor == 3


@pytest.mark.parametrize(
    ("node", "disabled"),
    [
        (0, "REMOVE CUT_BRANCH REMOVE_ONLY FLATTEN MAKE_MAIN BRANCH_UP BRANCH_DOWN"),
        (1, "BRANCH_UP BRANCH_DOWN DELETE_OTHERS"),
        (2, "BRANCH_UP"),
        (4, ""),
        (5, "BRANCH_DOWN"),
    ],
)
def test_what_cannot_be_done_is_not_offered(desk, node, disabled):
    desk.document.go_to(node)
    for name in disabled.split():
        assert not desk.actions[COMMANDS_BY_NAME[name]].isEnabled(), name
    if not disabled:
        assert all(
            desk.actions[COMMANDS_BY_NAME[name]].isEnabled() for name in ("BRANCH_UP", "MAKE_MAIN")
        )


def test_a_branch_is_copied_and_pasted_below_another_node(desk):
    desk.do(Command.COPY_BRANCH, at=3)
    desk.do(Command.PASTE_BRANCH, at=5)
    pasted = desk.cursor
    assert desk.tree.line_to(pasted)[-2] == 5
    assert desk.tree.properties(pasted) == (Property("W", ("ee",)),)
    assert len(desk.tree.children(pasted)) == 1
    desk.document.undo_stack.undo()
    assert desk.tree.children(5) == ()


def test_a_cut_branch_comes_back_where_it_is_pasted(desk):
    desk.do(Command.CUT_BRANCH, at=3)
    desk.do(Command.PASTE_BRANCH, at=2)
    assert desk.tree.properties(desk.cursor) == (Property("W", ("ee",)),)
    assert desk.tree.line_to(desk.cursor)[-2] == 2


def test_what_is_no_branch_may_be_something_else(desk):
    QApplication.clipboard().setText("Q16 D4")
    desk.do(Command.PASTE_BRANCH)
    assert desk.said.take() == {"failure_resolved": 1, "other_pasted": 1}


def test_a_branch_of_another_board_is_not_pasted_and_why_is_said(desk):
    QApplication.clipboard().setText("(;SZ[19];B[pd])")
    before = desk.tree
    desk.do(Command.PASTE_BRANCH, at=2)
    assert desk.tree is before
    failure = desk.said.carried["paste_failed"][0]
    assert "19" in failure[0]
    QApplication.clipboard().setText("(;SZ[9];B[dd])")
    desk.do(Command.PASTE_BRANCH, at=2)
    assert desk.said.carried["failure_resolved"][-1] == failure


def test_the_record_can_begin_at_a_position(desk):
    desk.do(Command.FLATTEN, at=3)
    assert desk.cursor == desk.tree.root
    board = desk.document.session.board
    assert board.stones() == {Point(2, 2): Colour.BLACK, Point(4, 4): Colour.WHITE}
    assert desk.tree.node(desk.tree.root).first_value("PB") == "b"
    assert len(desk.tree.children(desk.tree.root)) == 1


def test_a_line_becomes_a_game_of_its_own_and_undo_takes_the_game_away(desk):
    desk.do(Command.SPLIT_OFF, at=3)
    document = desk.document
    assert (len(document.games), document.game_index) == (2, 1)
    assert board_size(desk.tree).width == 9
    document.undo_stack.undo()
    assert (len(document.games), document.game_index) == (1, 0)
    document.undo_stack.redo()
    assert (len(document.games), document.game_index) == (2, 1)


@pytest.mark.parametrize(
    ("players", "black"), [(True, "w"), (False, "b"), (None, "b")], ids=["all", "stones", "no"]
)
def test_colours_are_exchanged_with_the_players_or_without(desk, person, players, black):
    person.answers(swap=players)
    before = desk.tree
    desk.do(Command.SWAP_COLOURS)
    assert desk.tree.node(0).first_value("PB") == black
    assert (desk.tree is before) is (players is None)


def test_the_menu_of_a_node_goes_there_and_has_the_commands(desk):
    desk.commands.open_menu(3, QPoint(0, 0))
    menu = QApplication.activePopupWidget()
    assert desk.cursor == 3
    assert desk.actions[Command.MAKE_MAIN] in menu.actions()
    menu.close()


def test_a_node_that_is_gone_has_no_menu(desk):
    desk.commands.open_menu(999, QPoint(0, 0))
    assert QApplication.activePopupWidget() is None
