from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow

from goboard_gui.gui.actions.shortcuts import repeat as key_repeat
from goboard_gui.gui.actions.shortcuts.repeat import FASTEST, FIRST_DELAY, SLOWEST, KeyRepeat

RIGHT, LEFT = Qt.Key.Key_Right, Qt.Key.Key_Left


class Held:
    """A window with two actions whose keys may be held, and a timer that waits to be told."""

    def __init__(self, window: QMainWindow) -> None:
        self.window = window
        self.done: list[str] = []
        self.actions = {name: self._action(name) for name in ("Right", "Left")}
        KeyRepeat(window, list(self.actions.values()))
        self.timer = window.findChild(KeyRepeat).findChild(QTimer)

    def _action(self, key: str) -> QAction:
        action = QAction(self.window)
        action.setShortcut(key)
        action.triggered.connect(lambda: self.done.append(key))
        self.window.addAction(action)
        return action

    def pass_time(self) -> int | None:
        """Let the next repetition be due; return after how long, None if there is none."""
        if not self.timer.isActive():
            return None
        waited = self.timer.interval()
        self.timer.stop()
        self.timer.timeout.emit()
        return waited


@pytest.fixture
def held(qtbot):
    window = QMainWindow()
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield Held(window)
    window.close()


def repeat(held: Held, count: int) -> list[int | None]:
    return [held.pass_time() for _ in range(count)]


def test_a_key_that_is_held_waits_and_then_goes_faster_and_faster(held):
    QTest.keyPress(held.window, RIGHT)
    assert held.done == ["Right"]
    waited = repeat(held, 20)
    assert held.done == ["Right"] * 21
    assert waited[:2] == [FIRST_DELAY, SLOWEST]
    assert waited[1:] == sorted(waited[1:], reverse=True)
    assert len(set(waited[1:8])) == 7
    assert waited[-1] == FASTEST
    QTest.keyRelease(held.window, RIGHT)


def test_the_delays_are_those_that_feel_right():
    assert (FIRST_DELAY, SLOWEST, FASTEST) == (400, 200, 50)


def test_letting_the_key_go_ends_it(held):
    QTest.keyPress(held.window, RIGHT)
    held.pass_time()
    QTest.keyRelease(held.window, RIGHT)
    assert held.pass_time() is None
    assert held.done == ["Right"] * 2


def test_a_short_press_is_one_step(held):
    QTest.keyClick(held.window, RIGHT)
    assert held.done == ["Right"]
    assert held.pass_time() is None


def test_every_press_begins_slowly_again(held):
    for _ in range(2):
        QTest.keyPress(held.window, RIGHT)
        assert repeat(held, 3)[:2] == [FIRST_DELAY, SLOWEST]
        QTest.keyRelease(held.window, RIGHT)


def test_another_key_takes_over(held):
    QTest.keyPress(held.window, RIGHT)
    held.pass_time()
    QTest.keyPress(held.window, LEFT)
    assert repeat(held, 2) == [FIRST_DELAY, SLOWEST]
    assert held.done == ["Right"] * 2 + ["Left"] * 3
    QTest.keyRelease(held.window, RIGHT)
    QTest.keyRelease(held.window, LEFT)


def test_the_repetitions_of_the_keyboard_neither_add_to_ours_nor_end_it(held):
    QTest.keyPress(held.window, RIGHT)
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, RIGHT, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(held.window, event)
    assert held.done == ["Right"]
    assert held.pass_time() == FIRST_DELAY
    QTest.keyRelease(held.window, RIGHT)


def test_an_action_that_is_no_longer_enabled_is_not_repeated(held):
    QTest.keyPress(held.window, RIGHT)
    held.actions["Right"].setEnabled(False)
    assert repeat(held, 2) == [FIRST_DELAY, None]
    assert held.done == ["Right"]
    QTest.keyRelease(held.window, RIGHT)


def test_a_click_in_a_menu_is_no_held_key(held):
    held.actions["Right"].trigger()
    assert held.pass_time() is None
    assert held.done == ["Right"]


def test_a_window_that_is_left_repeats_nothing(held):
    QTest.keyPress(held.window, RIGHT)
    QApplication.sendEvent(held.window, QEvent(QEvent.Type.WindowDeactivate))
    assert held.pass_time() is None


def test_the_timer_is_a_real_one(held, qtbot, monkeypatch):
    monkeypatch.setattr(key_repeat, "FIRST_DELAY", 5)
    monkeypatch.setattr(key_repeat, "SLOWEST", 5)
    QTest.keyPress(held.window, RIGHT)
    qtbot.waitUntil(lambda: len(held.done) >= 3)
    QTest.keyRelease(held.window, RIGHT)
    assert not held.timer.isActive()


def test_keys_that_are_typed_into_a_field_are_not_held(held):
    field = QLineEdit("abc")
    held.window.setCentralWidget(field)
    field.setFocus()
    QTest.keyPress(field, LEFT)
    assert held.done == []
    assert field.cursorPosition() == 2
    assert held.pass_time() is None
    QTest.keyRelease(field, LEFT)
