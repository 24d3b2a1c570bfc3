from __future__ import annotations

from time import perf_counter, sleep

import pytest
from PySide6.QtCore import QObject

from goboard_gui.gui.slices import Slices
from tests.gui.gui_cases import Heard


@pytest.fixture
def slices(qapp):
    owner = QObject()
    yield Slices(owner)
    owner.deleteLater()


def test_short_work_is_through_at_once(slices):
    heard = Heard(slices, "worked")
    done = []
    slices.run(done.append(number) for number in range(3))
    assert done == [0, 1, 2]
    assert not slices.running
    assert heard.take() == {"worked": 1}


def test_long_work_goes_on_between_events(slices, qtbot):
    done = []

    def work():
        for number in range(6):
            sleep(0.004)
            done.append(number)
            yield

    slices.run(work())
    assert slices.running
    assert len(done) < 6
    qtbot.waitUntil(lambda: not slices.running)
    assert done == list(range(6))


def test_work_takes_the_place_of_what_was_not_through(slices, qtbot):
    def endless():
        while True:
            yield perf_counter()

    slices.run(endless())
    assert slices.running
    done = []
    slices.run(done.append(number) for number in range(2))
    assert (done, slices.running) == ([0, 1], False)


def test_work_that_is_stopped_goes_on_no_more(slices, qtbot):
    seen = []

    def endless():
        while True:
            seen.append(perf_counter())
            yield

    slices.run(endless())
    slices.stop()
    count = len(seen)
    qtbot.wait(30)
    assert len(seen) == count
    assert not slices.running
