"""What every test stands on: no display, no user's settings, no luck with time."""

from __future__ import annotations

import gc
import itertools
import os
import sys
import tempfile
import time
from pathlib import Path

import pytest
from hypothesis import settings
from pytestqt.exceptions import TimeoutError  # noqa: A004 - of the same kind as in qtbot
from pytestqt.qt_compat import qt_api
from pytestqt.qtbot import QtBot

# Ten thousand collected tests are no garbage; looking for some takes a third of their collection.
gc.disable()

collect_ignore = ["baseline", "data"]  # programs with data, which set an environment of their own

_home = tempfile.TemporaryDirectory(prefix="goboard-tests-", ignore_cleanup_errors=True)
_folders = {
    "HOME": "",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache",
    "XDG_RUNTIME_DIR": "run",
}
# Qt and its platform plugin read these when they are loaded: they must be set before.
for _variable, _folder in _folders.items():
    _path = Path(_home.name, _folder)
    _path.mkdir(mode=0o700, exist_ok=True)
    os.environ[_variable] = str(_path)
for _variable in ("QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME"):
    os.environ.pop(_variable, None)
os.environ["QT_QPA_PLATFORM"] = os.environ.get("GOBOARD_TEST_PLATFORM", "offscreen")

# Qt is not to be loaded before what it reads is set.
from tests import corpus, overriding  # noqa: E402

overriding.catch_errors()

# Tests of packages are run without a profile's name, with other examples each time.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
# `make test` tries few examples, `make coverage` many, the same ones each time; a campaign tries
# others each time. Some properties take a multiple, see tests/examples.py.
settings.register_profile("ci", settings.get_profile("ci"), max_examples=25)
settings.register_profile("thorough", settings.get_profile("ci"), max_examples=200)
settings.register_profile("campaign", settings.get_profile("thorough"), derandomize=False)

_settings_folders = (Path(_home.name, "settings", str(number)) for number in itertools.count())


@pytest.fixture(autouse=True)
def _fresh_settings():
    """Let no test find the settings that another one left."""
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QSettings

        folder = str(next(_settings_folders))
        for kind in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(kind, QSettings.Scope.UserScope, folder)


@pytest.fixture(autouse=True)
def _no_other_application():
    """Fail a test whose drawing made an application: no test after it could have the usual one."""
    yield
    application = sys.modules.get("goboard_gui.diagram.application")
    if application is not None and application._own is not None:
        pytest.fail("a test that draws needs the fixture qapp")


def pytest_collection_finish():
    """Look for garbage from now on, but never among what was imported and collected."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Let the material of others be used by tests with the mark `corpus` only."""
    corpus.test_is_marked = item.get_closest_marker("corpus") is not None
    try:
        return (yield)
    finally:
        corpus.test_is_marked = None


_PATIENCE = 240_000
"""Milliseconds to wait for what should happen; the limit of a test in pyproject.toml is longer."""


class PatientBot(QtBot):
    """Waits for as long as a busy machine may need; what never comes still fails a test."""

    def __init__(self, request):
        super().__init__(request)
        self._widgets = []

    def addWidget(self, widget):  # noqa: N802 - pytest-qt's name
        """Keep a widget until the end of the test, when all windows are disposed of."""
        self._widgets.append(widget)

    def waitUntil(self, callback, *, timeout=_PATIENCE):
        """Wait until a callback returns what is true.

        Most of what is waited for happens as soon as events are processed. Otherwise it is called
        each millisecond, where pytest-qt calls it each 10 ms.
        """
        end = time.monotonic() + timeout / 1000
        if not callback():
            qt_api.QtWidgets.QApplication.processEvents()
        while not callback():
            if time.monotonic() > end:
                raise TimeoutError(f"waited {timeout} ms in vain for {callback}")
            self.wait(1)

    def waitSignal(self, signal, *, timeout=_PATIENCE, **options):
        return super().waitSignal(signal, timeout=timeout, **options)

    def waitActive(self, widget, *, timeout=_PATIENCE):
        return super().waitActive(widget, timeout=timeout)

    def waitExposed(self, widget, *, timeout=_PATIENCE):
        return super().waitExposed(widget, timeout=timeout)


@pytest.fixture(scope="session")
def qapp(qapp):
    """Return the application; what was copied goes before Python does.

    Without a screen, Qt keeps it until the process has ended, and crashes if Python made it.
    """
    yield qapp
    qapp.clipboard().clear()


@pytest.fixture
def qtbot(qapp, request):
    """Return pytest-qt's helper, with more patience."""
    return PatientBot(request)
