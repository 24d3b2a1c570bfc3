"""The end of each test with windows: all of them are disposed of, then garbage is collected.

As in the program, Python collects no garbage by itself, and nothing of Qt is left to it. With
GOBOARD_COLLECT set, it is collected after each test, each timer event and each deletion that Qt
deferred, so that what is destroyed too late or twice shows at once.
"""

from __future__ import annotations

import gc
import os
import pkgutil
from importlib import import_module

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication

import goboard_gui
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.core.idle_tasks import IdleTask

OFTEN = bool(os.environ.get("GOBOARD_COLLECT"))

_MANY = 30_000
"""So many new objects are looked through between two tests."""

_OWNED = (Qt.WindowType.Popup, Qt.WindowType.ToolTip)

_TIMES = (QEvent.Type.Timer, QEvent.Type.DeferredDelete)


class CollectingApplication(QApplication):
    """Collects garbage after each timer event and each deferred deletion."""

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        kind = event.type()
        result = super().notify(receiver, event)
        if kind in _TIMES:
            gc.collect()
        return result


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    return CollectingApplication if OFTEN else QApplication


@pytest.fixture(scope="session")
def _no_automatic_collection(qapp):
    """Turn automatic collection off, and spare what the program is made of."""
    gc.disable()
    if OFTEN:
        for module in pkgutil.walk_packages(goboard_gui.__path__, "goboard_gui."):
            if not module.name.endswith("__main__"):
                import_module(module.name)
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()
    gc.enable()


@pytest.fixture(autouse=True)
def _destroyed_in_order(_no_automatic_collection):
    """Dispose of all windows when a test is over; only then look for garbage."""
    if OFTEN:
        # By now pytest has let go of the test before. Collections in this test look through what
        # is new in it: the remains of thousands of tests would make each take a second.
        gc.collect()
        gc.freeze()
    yield
    dispose_of_windows()
    if OFTEN:
        gc.collect()
    elif gc.get_count()[0] > _MANY:
        # What is as old as the windows of this test or the one before: pytest holds on to this
        # test for a moment. Looking through all that was ever imported takes ten times as long.
        gc.collect(1)


def dispose_of_windows() -> None:
    """Close and delete what is left on screen, by the closing path of the program."""
    for widget in QApplication.topLevelWidgets():
        # Popups, such as the lists of boxes and of completers, go with their owners.
        if widget.parent() is None and widget.windowType() not in _OWNED:
            dispose(widget)
    for task in [*IdleTask._active]:
        task.stop()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
