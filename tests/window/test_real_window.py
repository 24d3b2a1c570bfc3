"""The ground of all journeys: the X server's own keys and clicks reach our window."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit


@pytest.fixture
def edit(qtbot) -> QLineEdit:
    edit = QLineEdit()
    qtbot.addWidget(edit)
    edit.resize(300, 40)
    with qtbot.waitExposed(edit):
        edit.show()
    return edit


def test_the_platform_is_a_real_one(qapp):
    assert QGuiApplication.platformName() == "xcb"


@pytest.mark.skipif(not shutil.which("xdotool"), reason="xdotool is not installed")
def test_a_window_gets_the_focus_and_the_keys_of_the_x_server(edit, qtbot):
    edit.activateWindow()
    qtbot.waitUntil(edit.hasFocus)
    subprocess.run(["xdotool", "type", "--delay", "20", "D4 Q16"], check=True)
    qtbot.waitUntil(lambda: edit.text() == "D4 Q16")
