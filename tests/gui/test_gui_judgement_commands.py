from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.navigation.comments.judgement_commands import (
    JUDGEMENT_BUTTONS,
    JudgementCommands,
)
from goboard_gui.record.values.evaluations import (
    MoveEvaluation,
    PositionEvaluation,
    read_annotations,
)
from tests.cases import for_each
from tests.gui.annotating_cases import Annotating
from tests.gui.gui_cases import CTRL
from tests.record.record_cases import line

GAME = ("SZ[9]", "B[ee]TE[2]GW[1]N[Tengen]FG[]", "W[cc]", "C[no move]HO[2]")


@pytest.fixture
def judging(stage, qtbot) -> Annotating:
    made = Annotating(stage(line(*GAME)))
    JudgementCommands(made.workspace, made.comments)
    made.actions.connect_commands({Command.UNDO: made.document.undo_stack.undo})
    qtbot.addWidget(made.window)
    made.window.show()
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow)
    return made


def said(judging: Annotating):
    return read_annotations(judging.document.session.tree, judging.cursor)


def checked(judging: Annotating) -> set[Command]:
    return {
        command for command in JUDGEMENT_BUTTONS if command and judging.actions[command].isChecked()
    }


@for_each(
    ("node", "expected"),
    [
        (0, set()),
        (1, {Command.MOVE_GOOD, Command.POSITION_WHITE, Command.EMPHASIS, Command.FIGURE}),
        (2, set()),
        (3, {Command.HOTSPOT, Command.EMPHASIS}),
    ],
)
def test_what_is_said_of_a_node_is_checked(judging, node, expected):
    judging.document.go_to(node)
    assert checked(judging) == expected
    assert judging.panel.name.text() == ("Tengen" if node == 1 else "")


@for_each(
    ("command", "judgement"),
    [
        (Command.MOVE_GOOD, MoveEvaluation.GOOD),
        (Command.MOVE_INTERESTING, MoveEvaluation.INTERESTING),
        (Command.MOVE_DOUBTFUL, MoveEvaluation.DOUBTFUL),
        (Command.MOVE_BAD, MoveEvaluation.BAD),
        (Command.POSITION_BLACK, PositionEvaluation.GOOD_FOR_BLACK),
        (Command.POSITION_WHITE, PositionEvaluation.GOOD_FOR_WHITE),
        (Command.POSITION_EVEN, PositionEvaluation.EVEN),
        (Command.POSITION_UNCLEAR, PositionEvaluation.UNCLEAR),
    ],
    ids=lambda value: value.name,
)
def test_a_judgement_is_said_and_again_unsaid(judging, command, judgement):
    judging.document.go_to(2)
    judging.do(command)
    assert judgement in (said(judging).move, said(judging).position)
    assert checked(judging) == {command}
    judging.do(command)
    assert (said(judging).move, said(judging).position) == (None, None)
    assert checked(judging) == set()


def test_judgements_of_one_kind_take_the_place_of_each_other_in_one_edit(judging):
    judging.document.go_to(1)
    judging.do(Command.MOVE_BAD)
    judging.do(Command.POSITION_EVEN)
    assert checked(judging) >= {Command.MOVE_BAD, Command.POSITION_EVEN}
    assert Command.MOVE_GOOD not in checked(judging)
    judging.document.undo_stack.undo()
    judging.document.undo_stack.undo()
    assert (said(judging).move, said(judging).move_strong) == (MoveEvaluation.GOOD, True)
    assert not judging.document.is_modified


@for_each(("node", "possible"), [(0, False), (1, True), (2, True), (3, False)])
def test_moves_are_judged_only_where_there_is_one(judging, node, possible):
    judging.document.go_to(node)
    moves = (Command.MOVE_GOOD, Command.MOVE_BAD)
    assert [judging.actions[command].isEnabled() for command in moves] == [possible] * 2
    assert judging.actions[Command.POSITION_EVEN].isEnabled()


def test_what_is_said_is_said_strongly_and_weakly_again(judging):
    judging.document.go_to(2)
    assert not judging.actions[Command.EMPHASIS].isEnabled()
    judging.do(Command.MOVE_INTERESTING)
    assert not judging.actions[Command.EMPHASIS].isEnabled()
    for command in (Command.MOVE_BAD, Command.POSITION_BLACK, Command.HOTSPOT, Command.EMPHASIS):
        judging.do(command)
    found = said(judging)
    assert (found.move_strong, found.position_strong, found.hotspot) == (True, True, 2)
    judging.do(Command.EMPHASIS)
    found = said(judging)
    assert (found.move_strong, found.position_strong, found.hotspot) == (False, False, 1)


@pytest.mark.parametrize("command", [Command.HOTSPOT, Command.FIGURE], ids=lambda c: c.name)
def test_hotspots_and_figures_begin_and_end(judging, command):
    judging.document.go_to(2)
    judging.do(command)
    assert checked(judging) == {command}
    judging.do(command)
    assert checked(judging) == set()
    assert judging.document.session.tree.properties(2) == line(*GAME).properties(2)


def test_every_button_has_an_icon_and_tells_what_it_does(judging):
    judging.actions.refresh_icons()
    for command in JUDGEMENT_BUTTONS:
        if command:
            assert not judging.actions[command].icon().isNull(), command
            assert judging.actions[command].toolTip(), command


def test_a_name_is_typed_into_the_record_and_undone_as_one(judging, qtbot):
    judging.document.go_to(2)
    judging.do(Command.NODE_NAME)
    assert judging.panel.name.hasFocus()
    qtbot.keyClicks(judging.panel.name, "the big place ")
    assert said(judging).name == "the big place"
    assert judging.panel.name.text() == "the big place "
    assert judging.document.undo_stack.count() == 1
    qtbot.keyClick(judging.panel.name, Qt.Key.Key_Z, CTRL)
    assert said(judging).name == judging.panel.name.text() == ""


def test_naming_and_commenting_are_two_edits(judging, qtbot):
    judging.document.go_to(2)
    qtbot.keyClicks(judging.panel.name, "a")
    qtbot.keyClicks(judging.panel.editor, "b")
    qtbot.keyClicks(judging.panel.name, "c")
    assert judging.document.undo_stack.count() == 3


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape], ids=lambda key: key.name)
def test_enter_and_escape_give_the_keys_back_to_the_board(judging, qtbot, key):
    judging.do(Command.NODE_NAME)
    qtbot.keyClick(judging.panel.name, key)
    assert judging.view.hasFocus()


def test_keys_typed_in_a_name_do_nothing_else(judging, qtbot):
    judging.document.go_to(2)
    judging.do(Command.NODE_NAME)
    for command in (Command.BACK, Command.REMOVE, Command.START, Command.PASS):
        judging.actions[command].triggered.connect(lambda: pytest.fail("the board had the key"))
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Delete, Qt.Key.Key_P):
        qtbot.keyClick(judging.panel.name, key)
    qtbot.keyClick(judging.panel.name, Qt.Key.Key_Delete, CTRL)
    assert judging.cursor == 2


def test_a_name_from_a_file_keeps_every_letter(judging, qtbot):
    judging.document.open_games([line("SZ[9]N[a \udc80 b]")], None, None)
    qtbot.keyClicks(judging.panel.name, "!")
    assert said(judging).name in ("!a \udc80 b", "a \udc80 b!")
