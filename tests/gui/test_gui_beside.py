"""What a thread tells comes to the thread of the window, or to nobody if that is gone."""

from __future__ import annotations

import subprocess
import sys
import threading

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject

from goboard_gui.gui import beside


def tell_from_a_thread(owner: QObject, then) -> None:
    thread = threading.Thread(target=beside.tell, args=(owner, then))
    thread.start()
    thread.join()


def test_it_comes_to_the_thread_of_the_window(qtbot):
    owner, told = QObject(), []
    tell_from_a_thread(owner, lambda: told.append(threading.current_thread()))
    assert told == []
    qtbot.waitUntil(lambda: bool(told))
    assert told == [threading.main_thread()]


def test_nobody_is_told_who_is_gone(qtbot):
    there, gone, told = QObject(), QObject(), []
    tell_from_a_thread(gone, lambda: told.append("gone"))
    tell_from_a_thread(there, lambda: told.append("there"))
    shiboken6.delete(gone)
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["there"]


def test_who_goes_while_many_threads_tell_does_not_crash(qtbot):
    told = []

    def tell(owner: QObject) -> None:
        for _ in range(200):
            beside.tell(owner, lambda: told.append(shiboken6.isValid(owner)))

    owners = [QObject() for _ in range(20)]
    threads = [threading.Thread(target=tell, args=(owner,)) for owner in owners]
    for thread, owner in zip(threads, owners, strict=True):
        thread.start()
        QCoreApplication.processEvents()
        shiboken6.delete(owner)
    for thread in threads:
        thread.join()
    QCoreApplication.processEvents()
    assert all(told)


ENDING = """
import sys, time
from goboard_gui.gui import beside

def work():
    time.sleep(0.2)
    print("done")

beside.run(work)
"""


def test_the_program_does_not_end_below_a_thread():
    command = [sys.executable, "-c", ENDING]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (ended.returncode, ended.stdout) == (0, "done\n")
