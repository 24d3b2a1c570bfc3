"""Exports to a disk that does not answer."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from goboard_gui.files.storage import saving
from goboard_gui.gui.core.idle_tasks import IdleTask
from goboard_gui.gui.printing.position_export import PositionExport
from goboard_gui.gui.widgets import disk_wait, file_output
from goboard_gui.gui.widgets.disk_wait import WaitDialog
from tests.gui.printing_cases import game
from tests.record.record_cases import line

pytestmark = pytest.mark.usefixtures("slow_disk")


class SlowDisk:
    """A disk that writes nothing before it is told to."""

    def __init__(self) -> None:
        self.may_go_on, self.ended = Event(), Event()

    def save(self, path, data, **options):
        self.may_go_on.wait(60)
        try:
            return saving.save(path, data, **options)
        finally:
            self.ended.set()


@pytest.fixture
def disk(monkeypatch):
    """Return a slow disk to which exports are written; it answers when the test ends."""
    made = SlowDisk()
    monkeypatch.setattr(file_output, "save", made.save)
    monkeypatch.setattr(disk_wait, "SHOWN_AFTER", 20)
    yield made
    made.may_go_on.set()


def while_waiting(act) -> QTimer:
    """Call a function with the dialog once it is visible."""
    timer = QTimer(interval=5)

    def check() -> None:
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, WaitDialog) and dialog.isVisible():
                timer.stop()
                act(dialog)

    timer.timeout.connect(check)
    timer.start()
    return timer


def cancel(dialog: WaitDialog) -> None:
    dialog.buttons.buttons()[0].click()


@pytest.fixture
def position(stage, messages):
    shown = stage(line("SZ[5]", "B[aa]"))
    window = QWidget()
    yield PositionExport(shown.document, shown.presenter, shown.view_settings, messages, window)
    window.deleteLater()


@pytest.mark.parametrize("kind", ["pdf", "svg", "png", "txt"])
def test_an_export_that_is_cancelled_writes_nothing_later(
    position, disk, person, messages, tmp_path, kind
):
    path, told = tmp_path / f"board.{kind}", []
    messages.posted.connect(told.append)
    messages.exported.connect(lambda text, _path: told.append(text))
    person.answers(save_path=path)
    timer = while_waiting(cancel)
    position.export_position()
    timer.stop()
    disk.may_go_on.set()
    assert disk.ended.wait(60)
    assert (told, person.told, list(tmp_path.glob("board*"))) == ([], [], [])


def test_an_export_is_written_when_the_disk_answers(position, disk, person, tmp_path):
    person.answers(save_path=tmp_path / "board.txt")
    timer = while_waiting(lambda _dialog: disk.may_go_on.set())
    position.export_position()
    timer.stop()
    assert (tmp_path / "board.txt").exists()


@pytest.mark.parametrize("cancelled", [False, True])
def test_pages_wait_for_the_disk_without_going_on(
    print_window, qtbot, disk, tmp_path, monkeypatch, cancelled
):
    window = print_window(game(20, 9))
    monkeypatch.setattr("goboard_gui.gui.core.idle_tasks._SLICE", 0.0)
    path = tmp_path / "pages.png"
    ended = []
    window.output.ended.connect(lambda message, _warns: ended.append(message))
    timer = while_waiting(cancel if cancelled else lambda _dialog: disk.may_go_on.set())
    window.output.save(path)
    qtbot.waitUntil(lambda: bool(ended))
    timer.stop()
    assert bool(ended[0]) is not cancelled
    assert path.exists() is not cancelled


def test_an_idle_task_does_not_go_on_while_its_step_waits(qtbot):
    steps, owner = [], QWidget()

    def work():
        for step in range(3):
            steps.append(step)
            QApplication.processEvents()
            QApplication.processEvents()
            steps.append(step)
            yield

    task = IdleTask(owner)
    task.run(work())
    qtbot.waitUntil(lambda: not task.running)
    assert steps == [0, 0, 1, 1, 2, 2]
    owner.deleteLater()
