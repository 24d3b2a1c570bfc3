"""Holding a key: each repeat of the keyboard is one step, at the rate that the system is set to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_gui.go import Size
from goboard_gui.record import Property, Tree, new_game
from tests.cases import for_each

KEY = Qt.Key
MOVES = 45


def game_of(moves: int) -> Tree:
    """Return a 19×19 record in which both players fill the board row by row, with gaps."""
    tree, node = new_game(Size(19, 19)), 0
    for move in range(moves):
        column, row = move * 2 % 18, move * 2 // 18
        point = "abcdefghijklmnopqrs"[column] + "abcdefghijklmnopqrs"[row]
        tree, node = tree.add(node, [Property("BW"[move % 2], (point,))])
    return tree


@pytest.fixture
def long_game(window, qtbot):
    window.document.open_games([game_of(MOVES)], None, None)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def hold(window, key: Qt.Key, repeats: int) -> None:
    """Press a key, let the keyboard repeat it, and release it, without returning to Qt."""
    for repeat in range(repeats + 1):
        QTest.simulateEvent(window, True, key, Qt.KeyboardModifier.NoModifier, "", repeat > 0)
    QTest.simulateEvent(window, False, key, Qt.KeyboardModifier.NoModifier, "", False)


@for_each("repeats", [0, 1, 25])
def test_each_repeat_of_the_keyboard_is_one_move(long_game, repeats):
    long_game.document.go_to(0)
    hold(long_game, KEY.Key_Right, repeats)
    assert long_game.document.session.step.number == repeats + 1


def test_repeats_stop_at_the_end_of_the_line_and_at_the_root(long_game):
    hold(long_game, KEY.Key_Right, MOVES + 5)
    assert long_game.document.session.step.number == MOVES
    hold(long_game, KEY.Key_Left, MOVES + 5)
    assert long_game.document.session.step.number == 0


def test_ten_moves_at_once_repeat_too(long_game):
    hold(long_game, KEY.Key_PageDown, 3)
    assert long_game.document.session.step.number == 40


def test_nothing_goes_on_after_the_key_is_released(long_game, qtbot):
    hold(long_game, KEY.Key_Right, 10)
    qtbot.wait(50)
    assert long_game.document.session.step.number == 11
