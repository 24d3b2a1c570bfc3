"""The command that passes: presses of its key, held keys, and double clicks on its button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolButton

from goboard_gui.gui.actions.commands import Command
from tests.gui.gui_cases import LEFT, PLAIN

pytestmark = pytest.mark.usefixtures("few_playouts")

KINDS = QEvent.Type
ANNOUNCED = "The double click was recorded as one pass."


@pytest.fixture
def interval(qapp) -> int:
    return QGuiApplication.styleHints().mouseDoubleClickInterval()


def press_key(made, time: int) -> None:
    """Press the key of the command: Qt finds the shortcut after asking the window for the key."""
    send_key(made, KINDS.ShortcutOverride, time)
    made.actions[Command.PASS].trigger()


def send_key(made, kind: QEvent.Type, time: int) -> None:
    event = QKeyEvent(kind, Qt.Key.Key_F5, PLAIN)
    event.setTimestamp(time)
    QApplication.sendEvent(made.window, event)


def test_every_press_of_the_key_is_a_pass_however_fast_they_follow_each_other(desk):
    made = desk()
    for time in (1000, 1010):
        press_key(made, time)
        send_key(made, KINDS.KeyRelease, time + 5)
    assert made.session.step.number == 2
    assert made.strip.confirmation == ""


def test_holding_the_key_of_the_command_does_not_repeat_it(desk):
    assert not desk().actions[Command.PASS].autoRepeat()


def test_a_repetition_that_qt_takes_for_another_press_is_ignored_without_a_message(desk):
    made = desk()
    press_key(made, 1000)
    send_key(made, KINDS.KeyRelease, 1660)
    press_key(made, 1660)
    assert made.session.step.number == 1
    assert made.strip.confirmation == ""
    send_key(made, KINDS.KeyRelease, 1700)
    press_key(made, 2500)
    assert made.session.step.number == 2


def click_button(button: QToolButton, time: int, kind: QEvent.Type = KINDS.MouseButtonPress):
    centre = QPointF(button.rect().center())
    none = Qt.MouseButton.NoButton
    for each, held in ((kind, LEFT), (KINDS.MouseButtonRelease, none)):
        event = QMouseEvent(each, centre, button.mapToGlobal(centre), LEFT, held, PLAIN)
        event.setTimestamp(time)
        QApplication.sendEvent(button, event)


def test_a_double_click_on_the_button_is_one_pass_and_announced(window, interval):
    button = window.bars.tools.widgetForAction(window.commands[Command.PASS])
    session, strip = window.document.session, window.message_strip
    click_button(button, 10_000)
    assert (session.step.number, strip.confirmation) == (1, "")
    click_button(button, 10_000 + interval // 2, KINDS.MouseButtonDblClick)
    assert (session.step.number, strip.confirmation) == (1, ANNOUNCED)
    click_button(button, 10_000 + interval - 1)  # the third of a triple click
    assert session.step.number == 1
    click_button(button, 10_000 + interval)
    assert (session.step.number, strip.confirmation) == (2, "")


def test_a_key_and_a_click_are_two_passes(window, interval):
    button = window.bars.tools.widgetForAction(window.commands[Command.PASS])
    click_button(button, 10_000)
    event = QKeyEvent(KINDS.ShortcutOverride, Qt.Key.Key_F5, PLAIN)
    event.setTimestamp(10_000 + interval // 2)
    QApplication.sendEvent(window, event)
    window.commands[Command.PASS].trigger()
    assert window.document.session.step.number == 2
