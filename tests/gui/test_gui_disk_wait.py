"""What the window does while the disk has not answered."""

from __future__ import annotations

import re
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from goboard_gui.files.errors import CancelledError
from goboard_gui.gui.core import disk_patience
from goboard_gui.gui.core.background import query_disk
from goboard_gui.gui.widgets import disk_wait
from goboard_gui.gui.widgets.disk_wait import WaitDialog, wait_for_disk

GUI = Path(disk_patience.__file__).parents[1]


def test_the_times_of_waiting_for_the_disk_are_in_one_place():
    assert (disk_patience.SHOWN_AFTER, disk_patience.STALLED_AFTER) == (500, 10_000)
    stated = re.compile(r"^\w*(SHOWN|STALLED)_AFTER\b.*=", re.MULTILINE)
    files = [path for path in GUI.rglob("*.py") if stated.search(path.read_text("utf-8"))]
    assert files == [Path(disk_patience.__file__)]


@pytest.fixture
def parent(qtbot, monkeypatch):
    monkeypatch.setattr(disk_wait, "SHOWN_AFTER", 20)
    monkeypatch.setattr(disk_wait, "STALLED_AFTER", 40)
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def disk():
    """Return an event; questions to the disk are answered when it is set, at the latest when the
    test ends.
    """
    made = Event()
    yield made
    made.set()


def when_shown(act) -> QTimer:
    """Call a function with the dialog as soon as it is visible."""
    timer = QTimer(interval=5)

    def check() -> None:
        shown = [each for each in QApplication.topLevelWidgets() if isinstance(each, WaitDialog)]
        if shown and shown[0].isVisible() and act(shown[0]):
            timer.stop()

    timer.timeout.connect(check)
    timer.start()
    return timer


def test_a_disk_that_answers_at_once_shows_nothing(parent):
    assert wait_for_disk(parent, lambda: 3) == 3


def test_an_error_of_the_disk_is_raised(parent):
    def look_there():
        raise PermissionError("x")

    with pytest.raises(PermissionError, match="x"):
        wait_for_disk(parent, look_there)


@pytest.mark.usefixtures("slow_disk")
def test_a_disk_that_answers_late_is_waited_for(parent, disk):
    seen = []

    def answer(dialog: WaitDialog) -> bool:
        seen.append(dialog.label.text())
        disk.set()
        return True

    timer = when_shown(answer)
    assert wait_for_disk(parent, lambda: disk.wait(60)) is True
    assert seen == ["Waiting for the disk…"]
    timer.stop()


@pytest.mark.usefixtures("slow_disk")
def test_one_need_not_wait_for_a_disk_that_never_answers(parent, disk):
    def cancel(dialog: WaitDialog) -> bool:
        if dialog.label.text() != "Still waiting for the disk…":
            return False
        dialog.buttons.buttons()[0].click()
        return True

    timer = when_shown(cancel)
    with pytest.raises(CancelledError):
        wait_for_disk(parent, lambda: disk.wait(60))
    timer.stop()


def test_without_an_answer_a_look_has_its_default(disk, monkeypatch):
    assert query_disk(lambda: 1, 2) == 1
    monkeypatch.setattr("goboard_gui.gui.core.background.PATIENCE", 0.01)
    assert query_disk(lambda: disk.wait(60), None) is None


def test_an_error_is_no_answer_to_a_look():
    def look_there():
        raise OSError

    assert query_disk(look_there, 2) == 2
