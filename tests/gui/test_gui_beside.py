"""Work in threads: its result comes to the thread of the window, or to nobody."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QObject

from goboard_gui.files.errors import CancelledError
from goboard_gui.gui.core import background


def post_from_a_thread(mailbox: background.Mailbox, *values: object) -> None:
    thread = threading.Thread(target=lambda: [mailbox.post(value) for value in values])
    thread.start()
    thread.join()


def test_values_come_to_the_thread_of_the_window(qtbot):
    received = []
    mailbox = background.Mailbox(lambda value: received.append((value, threading.current_thread())))
    post_from_a_thread(mailbox, 7, 8)
    assert received == []
    qtbot.waitUntil(lambda: len(received) == 2)
    assert received == [(7, threading.main_thread()), (8, threading.main_thread())]


def test_a_closed_mailbox_drops_what_was_posted_before_and_after(qtbot):
    received = []
    closed, still_open = background.Mailbox(received.append), background.Mailbox(received.append)
    post_from_a_thread(closed, "before")
    closed.close()
    post_from_a_thread(closed, "after")
    post_from_a_thread(still_open, "last")
    qtbot.waitUntil(lambda: bool(received))
    assert received == ["last"]


def test_mailboxes_may_close_while_many_threads_post(qtbot):
    received = []
    mailboxes = [background.Mailbox(received.append) for _ in range(20)]
    threads = [
        threading.Thread(target=lambda box=box: [box.post(0) for _ in range(200)])
        for box in mailboxes
    ]
    for thread, mailbox in zip(threads, mailboxes, strict=True):
        thread.start()
        QCoreApplication.processEvents()
        mailbox.close()
    for thread in threads:
        thread.join()
    count = len(received)
    QCoreApplication.processEvents()
    assert len(received) == count


def test_a_task_hands_on_what_its_work_returns(qtbot):
    results = []
    background.Task(lambda _task: threading.current_thread(), results.append)
    qtbot.waitUntil(lambda: bool(results))
    assert results[0] is not threading.main_thread()


def test_a_cancelled_task_ends_at_its_next_pause_and_hands_on_nothing(qtbot):
    may_go_on, ended, results = threading.Event(), threading.Event(), []

    def work(task: background.Task) -> str:
        may_go_on.wait(30)
        try:
            task.pause()
        except CancelledError:
            ended.set()
            raise
        return "not cancelled"

    task = background.Task(work, results.append)
    task.cancel()
    may_go_on.set()
    assert ended.wait(30)
    QCoreApplication.processEvents()
    assert results == []


def test_an_exception_of_the_work_is_reported_and_handed_on(qtbot, monkeypatch):
    reported, results = [], []
    monkeypatch.setattr(sys, "excepthook", lambda _type, error, _trace: reported.append(error))
    background.Task(lambda _task: 1 / 0, results.append)
    qtbot.waitUntil(lambda: bool(results))
    assert results == reported
    assert isinstance(results[0], ZeroDivisionError)


@pytest.mark.parametrize("cancelled", [False, True], ids=["done", "cancelled"])
def test_a_thread_is_never_the_last_to_hold_its_owner(qtbot, cancelled):
    class Owner(QObject):
        def take(self, _result: object) -> None:
            done.append(True)

    owner, done = Owner(), []
    may_go_on = threading.Event()
    task = background.Task(lambda _task: may_go_on.wait(30), owner.take)
    if cancelled:
        task.cancel()
    may_go_on.set()
    if not cancelled:
        qtbot.waitUntil(lambda: bool(done))
    gone = ref(owner)
    del owner
    gc.collect()
    assert gone() is None


@pytest.fixture
def stuck():
    """Return work that waits as long as a disk out of reach, until the test has ended."""
    may_end = threading.Event()
    yield lambda _task: may_end.wait(60)
    may_end.set()


def test_what_a_disk_gives_in_a_moment_is_there_at_once():
    results = []
    task = background.DiskTask(lambda _task: "read", results.append, awaited=True)
    task.wait_briefly()
    assert results == ["read"]


def test_what_a_disk_gives_later_comes_later(qtbot, monkeypatch):
    monkeypatch.setattr(background, "PATIENCE", 0.01)
    may_end, results = threading.Event(), []
    task = background.DiskTask(lambda _task: may_end.wait(60), results.append, awaited=True)
    task.wait_briefly()
    assert results == []
    may_end.set()
    qtbot.waitUntil(lambda: results == [True])


def test_a_task_of_the_disk_without_anybody_waiting_comes_in_a_later_turn(qtbot):
    results = []
    task = background.DiskTask(lambda _task: "read", results.append)
    task._thread.join()
    assert results == []
    qtbot.waitUntil(lambda: results == ["read"])


def test_nothing_comes_of_a_cancelled_task_of_the_disk(qtbot, monkeypatch, stuck):
    monkeypatch.setattr(background, "PATIENCE", 0.01)
    results = []
    task = background.DiskTask(stuck, results.append, awaited=True)
    task.wait_briefly()
    task.cancel()
    qtbot.wait(20)
    assert results == []


STUCK = """
import threading
from goboard_gui.gui.core import background

stuck = background.DiskTask(lambda _task: threading.Event().wait(), print)
busy = background.DiskTask(lambda task: [task.pause() for _ in iter(int, 1)], print)
print("done")
"""


def test_the_program_ends_without_a_disk_that_does_not_answer():
    command = [sys.executable, "-c", STUCK]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "done\n", "")


ENDING = """
import sys, time
from goboard_gui.gui.core import background

def work(task):
    time.sleep(0.2)
    print("done")

background.Task(work, print)
"""


def test_the_program_does_not_end_below_a_thread():
    command = [sys.executable, "-c", ENDING]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (ended.returncode, ended.stdout) == (0, "done\n")
