"""Indexes that another process has locked, and what is raised for an index that cannot be used."""

from __future__ import annotations

import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from goboard_gui.game_index.errors import IndexErrorCode, UnusableIndexError
from goboard_gui.game_index.paths import DATABASE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

_LOCKING = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute(sys.argv[2])
if sys.argv[2] == "BEGIN":
    connection.execute("SELECT count(*) FROM games").fetchone()
print("locked", flush=True)
sys.stdin.read()
"""


@contextmanager
def locked(index: Path, how: str = "BEGIN EXCLUSIVE") -> Iterator[None]:
    """Let another process hold a lock on the database of an index."""
    command = [sys.executable, "-c", _LOCKING, str(index / DATABASE), how]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout.readline() == b"locked\n"
        try:
            yield
        finally:
            process.stdin.close()
            process.wait()


def raises_code(
    code: IndexErrorCode, match: str | None = None
) -> AbstractContextManager[pytest.ExceptionInfo[UnusableIndexError]]:
    """Expect the error of an index that cannot be used for this reason."""
    return pytest.raises(UnusableIndexError, match=match, check=lambda error: error.code is code)


def bytes_of(index: Path) -> dict[str, bytes]:
    """Return the contents of all files of an index, with their numbers on the disk."""
    return {
        f"{path.relative_to(index)} {path.stat().st_ino}": path.read_bytes()
        for path in sorted(index.rglob("*"))
        if path.is_file()
    }
