"""The command that passes, and accidental repetitions of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from goboard_gui.gui.actions.commands import Command

PASSES = {
    "once": ([0], 1),
    "twice at once": ([0, 0], 1),
    "twice as fast as a double click": ([0, 0.2], 1),
    "repeatedly: ignored passes do not extend the interval": ([0, 0.2, 0.39, 0.41], 2),
    "twice, slowly": ([0, 0.5], 2),
}


@pytest.mark.parametrize(("times", "passes"), PASSES.values(), ids=PASSES)
def test_a_pass_that_is_repeated_by_accident_is_ignored(desk, times, passes):
    made = desk()
    clock = iter(times)
    made.steps._now = lambda: next(clock)
    for _ in times:
        made.actions[Command.PASS].trigger()
    assert made.session.step.number == passes


def test_holding_the_key_of_the_command_does_not_repeat_it(desk):
    assert not desk().actions[Command.PASS].autoRepeat()


def test_a_repetition_that_qt_takes_for_another_press_is_ignored(desk):
    made = desk()
    clock = iter((0, 1, 2))
    made.steps._now = lambda: next(clock)
    events = QEvent.Type

    def send(kind: QEvent.Type, time: int) -> None:
        event = QKeyEvent(kind, Qt.Key.Key_F5, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(time)
        QApplication.sendEvent(made.window, event)
        if kind is events.ShortcutOverride:
            made.actions[Command.PASS].trigger()

    send(events.ShortcutOverride, 1000)
    send(events.KeyRelease, 1660)
    send(events.ShortcutOverride, 1660)
    assert made.session.step.number == 1
    send(events.KeyRelease, 1700)
    send(events.ShortcutOverride, 2500)
    assert made.session.step.number == 2
