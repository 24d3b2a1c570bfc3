"""Crash traces, which `faulthandler` writes to a file if the program crashes.

Each process has its own file, which it locks, so that another instance leaves it alone. The file is
empty unless the process crashes, and is removed when it ends. An empty file without a lock belongs
to a process that was killed, or whose machine lost power: that is not a crash of the program.
"""

from __future__ import annotations

import faulthandler
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from ...files.storage.file_lock import LockHeldError, try_lock

if TYPE_CHECKING:
    from pathlib import Path

_SUFFIX = ".trace"
_MAX_SIZE = 100_000
"""Number of bytes of a trace that are read."""


class CrashTrace:
    """The file into which Python writes the stacks of this process if it crashes."""

    def __init__(self, folder: Path) -> None:
        """Create the file, and enable `faulthandler`.

        :raises OSError: when the file cannot be created.
        """
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._path = folder / f"{os.getpid()}-{os.urandom(4).hex()}{_SUFFIX}"
        self._handle = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        try_lock(self._handle)
        faulthandler.enable(self._handle)

    def close(self) -> None:
        """Disable `faulthandler` and remove the file."""
        faulthandler.disable()
        with suppress(OSError):
            self._path.unlink()
        with suppress(OSError):
            os.close(self._handle)


def start_trace(folder: Path) -> CrashTrace | None:
    """Return the trace of this process, or None if it can't be created.

    On Windows `faulthandler` reports exceptions that native file dialogs handle themselves.
    """
    if sys.platform == "win32":
        return None
    try:
        return CrashTrace(folder)
    except OSError:
        return None


def collect_crash_traces(folder: Path) -> list[str]:
    """Return the traces of processes that have crashed, and remove the files of all that have
    ended.
    """
    found = []
    try:
        paths = sorted(folder.glob(f"*{_SUFFIX}"))
    except OSError:
        return []
    for path in paths:
        with suppress(OSError):
            text = _take_trace(path)
            if text:
                found.append(text)
    return found


def _take_trace(path: Path) -> str:
    """Return the trace of a process that has ended, and delete its file.

    The text is empty if the process still runs, or did not crash.

    :raises OSError: when the file cannot be read, perhaps because another instance was faster.
    """
    handle = os.open(path, os.O_RDWR)
    try:
        try:
            if not try_lock(handle) and _is_running(path):
                return ""
        except LockHeldError:
            return ""
        text = os.read(handle, _MAX_SIZE).decode("utf-8", "backslashreplace")
        path.unlink()
        return text
    finally:
        os.close(handle)


def _is_running(path: Path) -> bool:
    """Return whether the process whose ID is in the name of a trace is running. This is used only
    if file locks are not supported.
    """
    try:
        os.kill(int(path.name.split("-")[0]), 0)
    except (ValueError, ProcessLookupError):
        return False
    except PermissionError:
        return True
    return True
