"""A file and an address that record access, and the errors and documents that were opened."""

from __future__ import annotations

import ctypes
import os
import socket
import struct
import sys
import tempfile
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_OPENED = 0x20  # IN_OPEN of inotify
_EVENT = struct.Struct("iIII")
_PICTURE = b"P3 1 1 255 255 0 0\n"  # a pixel in a format that Qt can always read


class Probes:
    """What payloads can refer to, and what has been accessed so far."""

    def __init__(self, folder: Path, patch) -> None:
        self.file = folder / "probe.ppm"
        self.file.write_bytes(_PICTURE)
        self._server = socket.create_server(("127.0.0.1", 0), backlog=64)
        self._server.setblocking(False)
        self.url = f"http://127.0.0.1:{self._server.getsockname()[1]}"
        self._notes = _watch(self.file)
        self.opened: list[str] = []
        self.raised: list[str] = []
        self._connected = 0
        self._read = 0
        patch.setattr(sys, "excepthook", lambda *error: self.raised.append(repr(error[1])))
        from PySide6.QtGui import QDesktopServices

        patch.setattr(QDesktopServices, "openUrl", self._open)

    def _open(self, url) -> bool:
        self.opened.append(url.toString())
        return True

    @property
    def connected(self) -> int:
        """Return how often the address was contacted."""
        while True:
            try:
                connection, _ = self._server.accept()
            except BlockingIOError:
                return self._connected
            connection.close()
            self._connected += 1

    @property
    def watching(self) -> bool:
        """Whether access to the file can be detected here; the number of watchers is limited."""
        return self._notes is not None

    @property
    def read(self) -> int:
        """Return how often the file was opened; always 0 if that cannot be detected."""
        if self._notes is not None:
            with suppress(BlockingIOError):
                self._read += len(os.read(self._notes, 65536)) // _EVENT.size
        return self._read

    def close(self) -> None:
        self._server.close()
        if self._notes is not None:
            os.close(self._notes)


def _watch(file: Path) -> int | None:
    """Return a handle that becomes readable when a file is opened, or None if there is none."""
    if sys.platform != "linux":
        return None
    libc = ctypes.CDLL(None, use_errno=True)
    handle = libc.inotify_init1(os.O_NONBLOCK)
    if handle < 0 or libc.inotify_add_watch(handle, os.fsencode(file), _OPENED) < 0:
        return None
    return handle


@contextmanager
def probes(patch) -> Iterator[Probes]:
    """Yield probes for the duration of the context."""
    with tempfile.TemporaryDirectory() as folder:
        made = Probes(Path(folder), patch)
        try:
            yield made
        finally:
            made.close()
