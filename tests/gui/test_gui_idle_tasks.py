from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject

from goboard_gui.gui.core import idle_tasks as idle_tasks_module
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.core.idle_tasks import IdleTask
from tests.gui.gui_cases import Heard


class Clock:
    """Says what time it is; it goes on when told to and never else."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(idle_tasks_module, "perf_counter", clock)
    monkeypatch.setattr(idle_tasks_module, "_SLICE", 0.008)
    return clock


@pytest.fixture
def owner(qapp):
    owner = QObject()
    yield owner
    dispose(owner)
    QCoreApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)


@pytest.fixture
def idle_task(owner, clock):
    return IdleTask(owner)


def counting(clock: Clock, done: list[int], seconds: float):
    """Work without an end, each step of which takes so many seconds."""
    while True:
        clock.now += seconds
        done.append(len(done))
        yield


def test_short_work_is_through_at_once(idle_task):
    heard = Heard(idle_task, "advanced")
    done = []
    idle_task.run(done.append(number) for number in range(3))
    assert done == [0, 1, 2]
    assert not idle_task.running
    assert heard.take() == {"advanced": 1}


def test_long_work_goes_on_between_events(idle_task, clock, qtbot):
    done = []

    def work():
        for number in range(6):
            clock.now += 0.004
            done.append(number)
            yield

    idle_task.run(work())
    assert idle_task.running
    assert done == [0, 1]
    qtbot.waitUntil(lambda: not idle_task.running)
    assert done == list(range(6))


def test_work_takes_the_place_of_what_was_not_through(idle_task, clock):
    before, done = [], []
    idle_task.run(counting(clock, before, 0.01))
    assert idle_task.running
    idle_task.run(done.append(number) for number in range(2))
    assert (before, done, idle_task.running) == ([0], [0, 1], False)


def test_work_that_is_stopped_goes_on_no_more(idle_task, clock):
    done = []
    idle_task.run(counting(clock, done, 0.01))
    idle_task.stop()
    for _ in range(20):
        QCoreApplication.processEvents()
    assert done == [0]
    assert not idle_task.running


def test_all_that_are_at_work_share_the_time_of_one(idle_task, owner, clock):
    first, second, third = [], [], []
    idle_task.run(counting(clock, first, 0.002))
    other, another = IdleTask(owner), IdleTask(owner)
    other.run(counting(clock, second, 0.002))
    other.stop()
    another.run(counting(clock, third, 0.002))
    assert (len(first), len(second), len(third)) == (4, 2, 2)


def test_what_was_disposed_of_at_work_takes_no_time_from_others(idle_task, owner, clock):
    gone, done = IdleTask(owner), []
    gone.run(counting(clock, [], 0.01))
    dispose(gone)
    idle_task.run(counting(clock, done, 0.002))
    assert len(done) == 4
