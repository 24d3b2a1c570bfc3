"""Garbage is collected in the main thread of the window, while that is idle."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QObject

from goboard_gui.gui.core import garbage
from goboard_gui.gui.core.closing import dispose

ROOT = Path(__file__).parents[2]


class Loop:
    """Refers to itself: only the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


class Machine:
    """Says what time it is, how much of it was used, and which objects are new."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = self.used = 0.0
        self.count = (0, 0, 0)
        self.collected: list[int] = []
        monkeypatch.setattr(garbage, "monotonic", lambda: self.now)
        monkeypatch.setattr(garbage, "thread_time", lambda: self.used)
        monkeypatch.setattr(garbage.gc, "get_count", lambda: self.count)
        monkeypatch.setattr(garbage.gc, "collect", lambda age=2: self.collected.append(age))

    def pass_time(self, busy: float, collector: garbage.GarbageCollector) -> None:
        for _ in range(5):
            self.now += 0.1
            self.used += 0.1 * busy
            collector._check()


@pytest.fixture
def machine(monkeypatch) -> Machine:
    return Machine(monkeypatch)


@pytest.fixture
def collector(qapp, machine):
    parent = QObject()
    collector = garbage.GarbageCollector(parent)
    yield collector
    dispose(parent)


FEW, SOME, MANY = (100, 3, 0), (5_000, 3, 0), (60_000, 3, 0)
AGED = (5_000, 3, 101)


@pytest.mark.parametrize(
    ("count", "busy", "collected"),
    [
        (FEW, 0.0, []),
        (SOME, 0.0, [0]),
        (AGED, 0.0, [0]),
        (FEW, 0.9, []),
        (SOME, 0.9, []),
        (AGED, 0.9, []),
        (MANY, 0.9, [0] * 5),
        (MANY, 0.0, [0] * 5),
    ],
)
def test_what_is_collected_depends_on_new_objects_and_on_what_the_window_does(
    collector, machine, count, busy, collected
):
    machine.count = count
    machine.pass_time(busy, collector)
    assert machine.collected == collected


@pytest.mark.parametrize(("count", "collected"), [(SOME, 1), (AGED, 2)])
def test_older_objects_are_collected_once_when_the_user_pauses(
    collector, machine, count, collected
):
    machine.count = count
    for _ in range(9):
        machine.pass_time(0.0, collector)
    assert set(machine.collected) == {0}
    machine.pass_time(0.0, collector)
    assert machine.collected[-1] == collected
    machine.count = FEW
    del machine.collected[:]
    for _ in range(20):
        machine.pass_time(0.0, collector)
    assert machine.collected == []


@pytest.mark.parametrize(
    ("before", "then"), [(MANY, FEW), (FEW, SOME)], ids=["aged before", "new only then"]
)
def test_a_pause_ends_with_a_look_at_what_is_new_or_has_aged(collector, machine, before, then):
    machine.count = before
    for _ in range(9):
        machine.pass_time(0.0, collector)
    del machine.collected[:]
    machine.count = then
    machine.pass_time(0.0, collector)
    assert machine.collected == [1]


def test_a_closed_window_has_all_objects_looked_through_once_the_user_pauses(collector, machine):
    collector.full_wanted = True
    for _ in range(9):
        machine.pass_time(0.0, collector)
    machine.pass_time(0.9, collector)
    assert machine.collected == []
    for _ in range(10):
        machine.pass_time(0.0, collector)
    assert machine.collected == [2]


PROGRAM = """
import gc, sys, threading, weakref
from PySide6.QtCore import QCoreApplication
from goboard_gui.gui.core import garbage

class Loop:
    def __init__(self):
        self.itself = self
        weakref.finalize(self, lambda: seen.append(threading.current_thread().name))

seen = []
garbage.suspend_collection()
app = QCoreApplication([])
before = weakref.ref(Loop())
garbage.start_collection(app)
print(before() is None, gc.get_freeze_count() > len(gc.get_objects()), gc.isenabled())

def allocate():
    for _ in range(20_000):
        Loop()

thread = threading.Thread(target=allocate)
thread.start()
thread.join()
print(len(seen))
garbage.collect_soon()
while len(seen) < 20_001:
    app.processEvents()
print({*seen} == {"MainThread"})
garbage.end_collection()
print(gc.isenabled(), gc.get_freeze_count())
"""


def test_a_thread_collects_nothing_and_the_main_thread_does_when_idle():
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.splitlines() == ["True True False", "1", "True", "True 0"]


def test_tests_of_windows_collect_nothing_by_themselves_either():
    assert not gc.isenabled()
    gone = ref(Loop())
    assert gone() is not None
