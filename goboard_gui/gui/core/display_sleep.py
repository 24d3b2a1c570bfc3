"""Prevention of the display from turning off, on platforms that allow it."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Protocol

from ...optional_parts import DBUS

if TYPE_CHECKING:
    from ...optional_parts import OptionalPart

_BUS_NAME = "goboard-display"
"""Name of the program's own connection to the session bus."""


class MissingLibraryError(RuntimeError):
    """Error raised if ``part``, the library needed to keep the display on, is not installed."""

    def __init__(self, part: OptionalPart) -> None:
        super().__init__(part.module)
        self.part = part


class DisplaySleepBlocker(Protocol):
    """Interface to a platform's way of keeping the display on. On other platforms, its methods do
    nothing.
    """

    def block(self, reason: str) -> None:
        """Keep the display on until `release` is called; some desktops show ``reason`` to users.

        :raises MissingLibraryError: if a library for it is not installed.
        """

    def release(self) -> None:
        """Let the display turn off again."""


def platform_blocker() -> DisplaySleepBlocker:
    """Return the blocker for this platform."""
    if sys.platform == "win32":
        return WindowsBlocker()
    if sys.platform == "darwin":
        return MacBlocker()
    return DBusBlocker()


class DBusBlocker:
    """Blocker for desktops with the D-Bus service ``org.freedesktop.ScreenSaver``.

    According to its specification, the block ends with the connection that asked for it. It
    therefore has a connection of its own, and also ends if the program is killed.
    """

    def block(self, reason: str) -> None:
        """Keep the display on, without waiting for the answer of the service.

        :raises MissingLibraryError: if QtDBus is not installed.
        """
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage
        except ImportError as error:  # not a part of every PySide
            raise MissingLibraryError(DBUS) from error
        bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, _BUS_NAME)
        service = "org.freedesktop.ScreenSaver"
        message = QDBusMessage.createMethodCall(
            service, "/org/freedesktop/ScreenSaver", service, "Inhibit"
        )
        message.setArguments(["Goboard", reason])
        bus.asyncCall(message)

    def release(self) -> None:
        """Let the display turn off again."""
        try:
            from PySide6.QtDBus import QDBusConnection
        except ImportError:
            return  # nothing was blocked
        QDBusConnection.disconnectFromBus(_BUS_NAME)


class WindowsBlocker:
    """Blocker that uses ``SetThreadExecutionState`` of Windows."""

    _CONTINUOUS, _DISPLAY_REQUIRED = 0x80000000, 0x00000002

    def block(self, reason: str) -> None:
        """Keep the display on."""
        self._set(self._CONTINUOUS | self._DISPLAY_REQUIRED)

    def release(self) -> None:
        """Let the display turn off again."""
        self._set(self._CONTINUOUS)

    @staticmethod
    def _set(state: int) -> None:
        import ctypes

        ctypes.windll.kernel32.SetThreadExecutionState(state)  # type: ignore[attr-defined]


class MacBlocker:
    """Blocker that runs ``caffeinate`` of macOS, which ends with this process."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def block(self, reason: str) -> None:
        """Keep the display on."""
        import os

        try:
            self._process = subprocess.Popen(["caffeinate", "-d", "-w", str(os.getpid())])
        except OSError:
            self._process = None

    def release(self) -> None:
        """Let the display turn off again."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None
