"""Repeated presses of a key that is held."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from goboard_gui.gui.core.key_repeats import KeyRepeats

A, B = Qt.Key.Key_A, Qt.Key.Key_B


def key_event(key: Qt.Key, time: int, *, repeated: bool = False) -> QKeyEvent:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", repeated)
    event.setTimestamp(time)
    return event


@pytest.mark.parametrize(
    ("earlier", "released", "pressed", "expected"),
    [
        pytest.param([], None, key_event(A, 900), False, id="first press"),
        pytest.param([200], key_event(A, 900), key_event(A, 901), False, id="second press"),
        pytest.param([200], key_event(A, 900), key_event(A, 900), True, id="repetition on X11"),
        pytest.param([200], key_event(B, 900), key_event(A, 900), False, id="another key"),
        pytest.param([850], key_event(A, 900), key_event(A, 900), True, id="shortest delay"),
        pytest.param([851], key_event(A, 900), key_event(A, 900), False, id="shorter"),
        pytest.param([900], key_event(A, 900), key_event(A, 900), False, id="all at once"),
        pytest.param([0], key_event(A, 0), key_event(A, 0), False, id="without times"),
        pytest.param([200], None, key_event(A, 900, repeated=True), True, id="repetition"),
    ],
)
def test_a_press_repeats_a_held_key(earlier, released, pressed, expected):
    repeats = KeyRepeats()
    for time in earlier:
        assert not repeats.register_press(key_event(A, time))
    if released is not None:
        repeats.register_release(released)
    assert repeats.register_press(pressed) is expected


def test_each_repetition_of_a_key_that_is_held_long_is_noticed():
    repeats = KeyRepeats()
    assert not repeats.register_press(key_event(A, 100))
    for time in (760, 800, 840):
        repeats.register_release(key_event(A, time))
        assert repeats.register_press(key_event(A, time))
