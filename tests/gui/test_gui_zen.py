"""The board alone in its window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QToolBar

from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.notation import NOTATIONS
from tests.gui.gui_cases import click


@pytest.fixture
def alone(window):
    window.panels.docks[1].hide()
    window.commands[Command.ZEN].trigger()
    return window


def around(window):
    bars = [window.menuBar(), window.statusBar()]
    return [*bars, *window.findChildren(QToolBar), *window.findChildren(QDockWidget)]


def test_everything_around_the_board_goes_and_what_was_seen_comes_back(alone):
    assert all(part.isHidden() for part in around(alone))
    alone.commands[Command.ZEN].trigger()
    hidden = {part.objectName() for part in around(alone) if part.isHidden()}
    assert hidden == {"tree", *(dock.objectName() for dock in alone.panels.docks[3:])}


def test_panels_come_back_as_large_as_they_were(window):
    docks = [dock for dock in window.panels.docks if not dock.isHidden()]
    window.resizeDocks(docks[:2], [300, 150], Qt.Orientation.Vertical)
    QTest.qWait(1)
    before = [dock.size() for dock in docks]
    for _ in range(2):
        window.commands[Command.ZEN].trigger()
        QTest.qWait(1)
    assert [dock.size() for dock in docks] == before


def test_the_board_fills_the_window_and_has_its_size_again_afterwards(window):
    board = window.board_view.board
    window.commands[Command.ZOOM_OUT].trigger()
    before = board.pitch
    window.commands[Command.ZEN].trigger()
    QTest.qWait(1)
    view = window.board_view
    assert max(board.width() / view.width(), board.height() / view.height()) > 0.9
    assert board.pitch > before
    window.commands[Command.ZEN].trigger()
    assert board.pitch == before
    assert not window.commands[Command.FIT].isChecked()


def test_keys_and_clicks_go_on_without_a_menu_bar(alone):
    click(alone.board_view.board, Point(2, 2))
    QTest.keyClick(alone, Qt.Key.Key_Left)
    assert alone.document.session.step.number == 0
    QTest.keyClick(alone, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert alone.view_settings.notation is NOTATIONS[2]
    QTest.keyClick(alone, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert not alone.panels.docks[1].isHidden()
    QTest.keyClick(alone, Qt.Key.Key_F11, Qt.KeyboardModifier.ShiftModifier)
    assert not alone.menuBar().isHidden()
    alone.commands[Command.ZEN].trigger()
    assert alone.menuBar().isHidden()
    QTest.keyClick(alone, Qt.Key.Key_Escape)
    assert not alone.menuBar().isHidden()
    assert not alone.commands[Command.ZEN].isChecked()


def test_moves_that_one_types_are_seen_until_one_is_done(alone):
    alone.commands[Command.TYPE_MOVE].trigger()
    for move in ("G3", "E5"):
        assert alone.entry.isVisible()
        QTest.keyClicks(alone.entry, move)
        QTest.keyClick(alone.entry, Qt.Key.Key_Return)
    assert alone.document.session.step.number == 2
    QTest.keyClick(alone.entry, Qt.Key.Key_Escape)
    assert alone.statusBar().isHidden()
    assert alone.zen.is_active


def test_an_answer_that_one_types_is_seen_until_it_is_given(alone):
    click(alone.board_view.board, Point(2, 2))
    alone.commands[Command.CORRECT_MOVE].trigger()
    assert alone.entry.isVisible()
    QTest.keyClicks(alone.entry, "G3")
    QTest.keyClick(alone.entry, Qt.Key.Key_Return)
    assert alone.document.session.step.move.point == Point(6, 6)
    assert alone.statusBar().isHidden()


def test_the_field_one_typed_in_is_there_when_all_comes_back(alone):
    alone.commands[Command.TYPE_MOVE].trigger()
    alone.commands[Command.ZEN].trigger()
    assert alone.entry.isVisible()
    alone.board_view.setFocus()
    assert alone.entry.isVisible()


def test_the_next_window_has_its_panels_though_this_one_was_closed_alone(alone, settings):
    from goboard_gui.gui.window.main_window import MainWindow

    alone.close()
    other = MainWindow(settings)
    assert not other.panels.docks[0].isHidden()
    assert not other.bars.tools.isHidden()
    other.deleteLater()
