"""Displays follow the position after the board's paint, once per turn, and only while visible."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest

from goboard_gui.files.comments import read_comment
from goboard_gui.go import Size
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core import document as document_module
from goboard_gui.gui.core.document import Document
from goboard_gui.gui.navigation.comments.comment_panel import CommentPanel
from goboard_gui.gui.navigation.moves.move_list import MoveList
from goboard_gui.gui.navigation.tree.tree_panel import TreeView
from goboard_gui.gui.study.life.life_panel import LifeModel
from goboard_gui.gui.study.openings.pattern_panel import PatternTable
from goboard_gui.record import Property, Tree, new_game

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget

pytestmark = pytest.mark.usefixtures("displays_in_turn")
LETTERS = "abcdefghijklmnopqrs"
MOVES = 60
REFRESHES = (
    (MoveList, "show_current"),
    (TreeView, "show_cursor"),
    (CommentPanel, "show_comment"),
    (LifeModel, "show_life"),
    (PatternTable, "show_pattern"),
)
"""What each panel does when it shows a position."""


def commented_game() -> Tree:
    """Return a 19×19 game without captures, with the number of each move in its comment."""
    tree, node = new_game(Size(19, 19)), 0
    for move in range(1, MOVES + 1):
        row, column = divmod((move - 1) * 2, 18)
        point = LETTERS[column] + LETTERS[2 * (row % 9)]
        played = Property("BW"[(move - 1) % 2], (point,))
        tree, node = tree.add(node, [played, Property("C", (f"Comment {move}",))])
    return tree


@pytest.fixture
def opened(window, qtbot):
    """Return a window with the game, all five panels filled, at the start."""
    window.document.open_games([commented_game()], None, None)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    for dock in (window.panels.life, window.panels.pattern):
        dock.show()
    settle(window, qtbot)
    return window


@pytest.fixture
def refreshed(opened, monkeypatch) -> list[str]:
    """Return a list to which each refresh of a panel adds the name of its class."""
    names: list[str] = []
    for owner, name in REFRESHES:
        method = getattr(owner, name)

        def count(panel, *arguments, method=method, owner=owner):
            names.append(owner.__name__)
            return method(panel, *arguments)

        monkeypatch.setattr(owner, name, count)
    return names


def settle(window, qtbot) -> None:
    """Wait until the displays have followed."""
    qtbot.waitUntil(lambda: not window.document.display_schedule._timer.isActive())


def hold_right(window, repeats: int) -> None:
    for repeat in range(repeats):
        QTest.simulateEvent(
            window, True, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, "", repeat > 0
        )
    QTest.simulateEvent(window, False, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, "", False)


def bring_forward(dock: QDockWidget, qtbot) -> None:
    dock.show()
    dock.raise_()
    qtbot.waitUntil(lambda: not dock.visibleRegion().isEmpty())


def test_several_changes_in_a_turn_are_shown_once(qapp, qtbot):
    document = Document(commented_game())
    shown: list[int] = []
    document.position_shown.connect(lambda: shown.append(document.session.step.number))
    for node in document.session.line[1:6]:
        document.go_to(node)
    document.set_comment("edited")
    assert shown == []
    qtbot.waitUntil(lambda: bool(shown))
    qtbot.wait(20)
    assert shown == [5]


def test_nothing_is_shown_again_without_a_change(qapp, qtbot):
    document = Document(commented_game())
    shown: list[int] = []
    document.position_shown.connect(lambda: shown.append(1))
    document.go_to(0)
    document.display_schedule.flush()
    qtbot.wait(20)
    assert shown == []


def test_displays_follow_after_the_board_is_painted(opened, qtbot):
    order: list[str] = []

    class Painted(QObject):
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.Paint:
                order.append("board")
            return False

    filter_ = Painted()
    opened.board_view.board.installEventFilter(filter_)
    opened.document.position_shown.connect(lambda: order.append("displays"))
    opened.commands[Command.FORWARD].trigger()
    assert order == []
    qtbot.waitUntil(lambda: "displays" in order)
    assert order == ["board", "displays"]


def test_displays_follow_although_the_board_is_never_painted(qapp, qtbot, monkeypatch):
    monkeypatch.setattr(document_module, "_MAX_WAIT", 5)
    document = Document(commented_game())
    with qtbot.waitSignal(document.position_shown):
        document.display_schedule.hold_updates()
        document.go_to(document.session.line[1])


def test_with_all_panels_closed_no_step_refreshes_one(opened, refreshed, qtbot):
    for dock in opened.panels.docks:
        dock.close()
    for _ in range(20):
        opened.commands[Command.FORWARD].trigger()
        settle(opened, qtbot)
    assert opened.document.session.step.number == 20
    assert refreshed == []


def test_a_panel_behind_another_tab_is_refreshed_when_it_comes_forward(opened, refreshed, qtbot):
    panels = opened.panels
    opened.tabifyDockWidget(panels.pattern, panels.tree_dock)
    bring_forward(panels.pattern, qtbot)
    settle(opened, qtbot)
    refreshed.clear()
    opened.commands[Command.FORWARD].trigger()
    settle(opened, qtbot)
    assert {"PatternTable", "MoveList", "CommentPanel"} == set(refreshed)
    bring_forward(panels.tree_dock, qtbot)
    assert "TreeView" in refreshed
    refreshed.clear()
    bring_forward(panels.pattern, qtbot)
    bring_forward(panels.tree_dock, qtbot)
    assert "TreeView" not in refreshed


def test_after_a_key_was_held_every_panel_shows_the_last_position(opened, qtbot):
    hold_right(opened, 57)
    settle(opened, qtbot)
    panels, session = opened.panels, opened.document.session
    assert session.step.number == 57
    assert panels.moves.current_move[0].number == 57
    assert opened.comments.panel.editor.text == "Comment 57"
    assert "57" in opened.status.game_text.text()
    bring_forward(panels.tree_dock, qtbot)
    assert panels.tree.view._scene.cursor == session.cursor
    bring_forward(panels.pattern, qtbot)
    table = panels.pattern.widget().table
    stones = sum(len(row.states) - row.states.count("0") for row in table.pattern_model.rows)
    assert stones >= 57
    bring_forward(panels.life, qtbot)
    qtbot.waitUntil(lambda: panels.life.widget().model.rowCount() > 0)


def test_what_is_typed_right_after_a_step_belongs_to_the_new_node(opened, qtbot):
    editor = opened.comments.panel.editor
    editor.setFocus()
    first, second = opened.document.session.line[1:3]
    opened.document.go_to(first)
    settle(opened, qtbot)
    opened.document.go_to(second)
    QTest.keyClicks(editor, "!")
    tree = opened.document.session.tree
    assert read_comment(tree, first) == "Comment 1"
    assert sorted(read_comment(tree, second)) == sorted("Comment 2!")
