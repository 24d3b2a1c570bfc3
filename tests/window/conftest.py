"""Journeys in a real window: `make test` runs this folder under Xvfb."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from goboard_gui.go import Size
from goboard_gui.gui.core.settings import Settings
from goboard_gui.gui.window.main_window import MainWindow
from goboard_gui.record import new_game

# Fixtures of every test here.
from tests.lifetimes import (  # noqa: F401
    _destroyed_in_order,
    _no_automatic_collection,
    qapp_cls,
)

REAL = os.environ.get("GOBOARD_TEST_PLATFORM") == "xcb"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    reason = "needs a real window: `make test` opens it, or set GOBOARD_TEST_PLATFORM=xcb"
    for item in items:
        if item.path.is_relative_to(here) and not REAL:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session", autouse=True)
def _window_manager():
    """Xvfb alone activates no window, so no key would reach one."""
    if not REAL or not shutil.which("openbox"):
        yield
        return
    silence = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(["openbox", "--sm-disable"], **silence) as manager:
        give_up = time.monotonic() + 10
        while subprocess.run(["xdotool", "get_desktop"], **silence, check=False).returncode:
            assert time.monotonic() < give_up, "openbox does not answer"
            time.sleep(0.05)
        yield
        manager.terminate()


@pytest.fixture
def window(qtbot, tmp_path):
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    window = MainWindow(Settings(store))
    window.document.open_games([new_game(Size(9, 9))], None, None)
    window.resize(1000, 800)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window
