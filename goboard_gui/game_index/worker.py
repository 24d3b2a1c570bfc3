"""A worker process of a build: it reads files and sends back the columns of their games.

Only what the start of the process needs is imported before it ignores signals.
"""

from __future__ import annotations

import gc
import signal
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_YOUNG_OBJECTS = 200_000
"""The number of new objects after which garbage is collected: reading makes hardly any."""


def serve(connection: Connection, *, variations: bool) -> None:
    """Read the groups of files that arrive until the connection is closed or the build ends.

    Each answer is a `ReadFiles`. An exception ends the process: the build then reads the same files
    itself, and raises it there.
    """
    # A terminal sends both to all processes; the build itself decides when it ends.
    for name in ("SIGINT", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    from .file_reading import read_files

    gc.freeze()
    gc.set_threshold(_YOUNG_OBJECTS)
    while True:
        try:
            files = connection.recv()
        except (EOFError, OSError):
            return
        read = read_files(files, variations=variations)
        with suppress(OSError):  # the build has ended, as the next reading shows
            connection.send(read)
