"""What blocks the event loop is reported, with the stack, by a thread that holds nothing of Qt."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from goboard_gui.gui import app
from goboard_gui.gui.core import watchdog
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.core.watchdog import StackEntry, Stall, Watchdog

SAMPLE = min(Path(__file__).parents[2].glob("resources/samples/*.sgf"))


@pytest.fixture
def parent(qapp):
    parent = QObject()
    yield parent
    dispose(parent)


def functions(stall: Stall) -> list[str]:
    return [entry.function for stack, _ in stall.common_stacks() for entry in stack]


def block_until_sampled(dog: Watchdog) -> None:
    """Block until this function is in the report. On a busy machine, what ran before is, too."""
    while "block_until_sampled" not in functions(Stall(0, 0, tuple(dog._sampler._stacks))):
        time.sleep(0.001)


def test_a_block_is_reported_with_the_stack_that_caused_it(qtbot, parent):
    stalls: list[Stall] = []
    dog = Watchdog(0.001, stalls.append, parent)
    QTimer.singleShot(0, parent, lambda: block_until_sampled(dog))

    qtbot.waitUntil(lambda: any("block_until_sampled" in functions(stall) for stall in stalls))
    (stall,) = [stall for stall in stalls if "block_until_sampled" in functions(stall)]
    assert stall.seconds >= 0.001
    assert f'File "{__file__}", line ' in str(stall)
    assert "The event loop was blocked for" in str(stall)


def test_without_a_block_nothing_is_reported(qtbot, parent):
    stalls: list[Stall] = []
    dog = Watchdog(1000, stalls.append, parent)
    beats = dog._beat_at
    qtbot.waitUntil(lambda: dog._beat_at > beats)
    assert stalls == []


def test_objects_of_a_sampled_stack_are_deleted_in_the_main_thread(qtbot, parent):
    deleted: list[threading.Thread] = []

    class Noticed:
        def __del__(self) -> None:
            deleted.append(threading.current_thread())

    def block(dog: Watchdog) -> None:
        _local = Noticed()
        block_until_sampled(dog)

    dog = Watchdog(0.001, lambda _block: None, parent)
    for number in range(20):
        block(dog)
        qtbot.waitUntil(lambda number=number: len(deleted) == number + 1)
    assert set(deleted) == {threading.main_thread()}


def test_its_thread_ends_with_it(qtbot, parent):
    dog = Watchdog(0.01, lambda _block: None, parent)
    thread = dog._sampler._thread
    assert thread.daemon
    dispose(dog)
    assert not thread.is_alive()
    QApplication.processEvents()


def test_a_report_has_the_most_frequent_stacks_first():
    def stack(line: int, function: str):
        return (StackEntry("a.py", 1, "main"), StackEntry("b.py", line, function))

    stacks = (stack(1, "slow"), stack(2, "other"), stack(3, "slow"))
    assert str(Stall(0.1234, 0.05, stacks)) == (
        "The event loop was blocked for 123 ms (processor time 50 ms).\n"
        "In 2 of 3 samples:\n"
        '  File "a.py", line 1, in main\n'
        '  File "b.py", line 3, in slow\n'
        "In 1 of 3 samples:\n"
        '  File "a.py", line 1, in main\n'
        '  File "b.py", line 2, in other'
    )
    assert "could be sampled" in str(Stall(0.1, 0.1, ()))


@pytest.mark.parametrize(("said", "threshold"), [("50", 0.05), ("", 0.1), ("yes", 0.1)])
def test_the_threshold_is_given_in_milliseconds(parent, said, threshold):
    assert watchdog.start_watchdog(said, parent)._threshold == threshold


WATCHED = """
import sys, time
from PySide6.QtCore import QTimer
from goboard_gui.gui import app

def block():
    from goboard_gui.gui.core.watchdog import Stall, Watchdog
    instance = app.QApplication.instance()
    dogs = instance.findChildren(Watchdog)
    if not dogs:
        QTimer.singleShot(1, block)
        return
    for dog in dogs:
        # On a busy machine, what ran before is in the report, too, and only a few stacks are.
        while "in block" not in str(Stall(0, 0, tuple(dog._sampler._stacks))):
            time.sleep(0.001)
    QTimer.singleShot(20, end)  # after the next beat, which is overdue

def end():  # again and again: before the event loop runs it has no effect
    app.QApplication.instance().quit()
    QTimer.singleShot(20, end)

QTimer.singleShot(0, block)
sys.exit(app.run([sys.argv[1]]))
"""


def test_a_developer_turns_it_on_with_a_variable(tmp_path):
    folders = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    environment = {**os.environ, **folders, "GOBOARD_WATCHDOG": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", WATCHED, str(SAMPLE)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "The event loop was blocked for" in ran.stderr
    assert "in block" in ran.stderr


def test_without_the_variable_there_is_none(qapp, monkeypatch):
    monkeypatch.delenv("GOBOARD_WATCHDOG", raising=False)
    assert app._watchdog(qapp) is None
    assert qapp.findChildren(Watchdog) == []
