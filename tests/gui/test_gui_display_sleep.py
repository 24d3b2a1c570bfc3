"""Keeping the display on, on each platform."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import pytest

from goboard_gui.gui.core import display_sleep
from goboard_gui.gui.core.display_sleep import (
    DBusBlocker,
    MacBlocker,
    WindowsBlocker,
    platform_blocker,
)


@pytest.mark.parametrize(
    ("platform", "blocker"),
    [("linux", DBusBlocker), ("win32", WindowsBlocker), ("darwin", MacBlocker)],
)
def test_each_platform_has_its_own_way(monkeypatch, platform, blocker):
    monkeypatch.setattr(sys, "platform", platform)
    assert isinstance(platform_blocker(), blocker)


SERVICE = """
import sys
from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusServiceWatcher
from goboard_gui.gui.core.display_sleep import DBusBlocker

@ClassInfo({"D-Bus Interface": "org.freedesktop.ScreenSaver"})
class ScreenSaver(QObject):
    @Slot(str, str, result="uint")
    def Inhibit(self, program, reason):
        print("kept on for", program, reason, flush=True)
        QTimer.singleShot(0, blocker.release)
        return 7

def gone(name):
    print("connection ended", flush=True)
    app.quit()

app = QCoreApplication([])
bus = QDBusConnection.sessionBus()
if not bus.isConnected():
    sys.exit("no session bus")
service = ScreenSaver()
bus.registerService("org.freedesktop.ScreenSaver")
options = QDBusConnection.RegisterOption.ExportAllSlots
bus.registerObject("/org/freedesktop/ScreenSaver", service, options)
blocker = DBusBlocker()
blocker.block("Recording")
name = QDBusConnection("goboard-display").baseService()
mode = QDBusServiceWatcher.WatchModeFlag.WatchForUnregistration
watcher = QDBusServiceWatcher(name, bus, mode)
watcher.serviceUnregistered.connect(gone)
QTimer.singleShot(30_000, lambda: sys.exit("nothing happened"))
app.exec()
"""


def test_a_desktop_service_is_asked_until_the_connection_ends():
    command = ["dbus-run-session", "--", sys.executable, "-c", SERVICE]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip("dbus-run-session is not installed")
    assert done.stdout.splitlines() == ["kept on for Goboard Recording", "connection ended"], (
        done.stderr
    )


def test_nothing_happens_without_a_session_bus(monkeypatch):
    code = (
        "from PySide6.QtCore import QCoreApplication\n"
        "from goboard_gui.gui.core.display_sleep import DBusBlocker\n"
        "app = QCoreApplication([])\n"
        "blocker = DBusBlocker()\n"
        "blocker.block('Recording')\n"
        "blocker.release()\n"
        "blocker.release()\n"
    )
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent")
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_windows_is_told_to_keep_the_display_on_and_then_no_more(monkeypatch):
    states = []

    class Windows:
        class kernel32:  # noqa: N801  # the name of the library
            SetThreadExecutionState = states.append

    monkeypatch.setattr(ctypes, "windll", Windows, raising=False)
    blocker = WindowsBlocker()
    blocker.block("Recording")
    blocker.release()
    assert states == [0x80000002, 0x80000000]


def test_on_a_mac_a_program_runs_meanwhile(monkeypatch):
    started = []

    def start(command: list[str]) -> subprocess.Popen[bytes]:
        started.append(command)
        return original([sys.executable, "-c", "import time; time.sleep(600)"])

    original = subprocess.Popen
    monkeypatch.setattr(display_sleep.subprocess, "Popen", start)
    blocker = MacBlocker()
    blocker.block("Recording")
    process = blocker._process
    assert started[0][:2] == ["caffeinate", "-d"]
    assert process.poll() is None
    blocker.release()
    assert process.poll() is not None
    blocker.release()


def test_a_mac_without_that_program_goes_on(monkeypatch):
    def missing(command: list[str]) -> None:
        raise FileNotFoundError(command[0])

    monkeypatch.setattr(display_sleep.subprocess, "Popen", missing)
    blocker = MacBlocker()
    blocker.block("Recording")
    blocker.release()
