"""Passes by the key and by the button, as the X server sends them."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtTest import QTest

from goboard_gui.gui.actions.commands import Command

from .hands import double_click_at, hold, press, press_quickly, release

pytestmark = pytest.mark.skipif(not shutil.which("xdotool"), reason="xdotool is not installed")


def test_two_presses_of_the_key_are_two_passes_and_a_held_key_is_one(window, qtbot):
    session = window.document.session
    press_quickly("F5", "F5")
    qtbot.waitUntil(lambda: session.step.number == 2)
    press("ctrl+z", "ctrl+z")
    qtbot.waitUntil(lambda: session.step.number == 0)
    hold("F5")
    qtbot.waitUntil(lambda: session.step.number == 1)
    QTest.qWait(1200)  # the X server repeats keys after 660 ms by default
    release("F5")
    press("F5")
    qtbot.waitUntil(lambda: session.step.number == 2)


def test_a_double_click_on_the_button_is_one_pass(window, qtbot):
    session = window.document.session
    button = window.bars.tools.widgetForAction(window.commands[Command.PASS])
    place = button.mapToGlobal(button.rect().center())
    double_click_at(place)
    qtbot.waitUntil(lambda: bool(window.message_strip.confirmation))
    assert session.step.number == 1
