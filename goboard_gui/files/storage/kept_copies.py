"""Copies of files that were being overwritten in place when the program was killed.

Such a copy is complete, while the file itself may be damaged. Its name ends in a hash of the file's
path, and it is locked until the file has been written.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .contents import open_file
from .file_lock import lock_handle

if TYPE_CHECKING:
    from collections.abc import Iterator

PREFIX = ".goboard-"
_SUFFIX = ".old"


def copy_suffix(target: Path) -> str:
    """Return the end of the names of copies of a file; symbolic links in its path must be
    resolved.
    """
    digest = sha256(os.fsencode(target)).hexdigest()
    return f"-{digest[:16]}{_SUFFIX}"


@contextmanager
def lock_copy(copy: Path, system: Any = os) -> Iterator[None]:
    """Lock a copy during a block, so that no other program offers or removes it."""
    handle = system.open(copy, os.O_RDWR)
    try:
        with suppress(OSError):  # without lock support it may be offered too early, but not lost
            lock_handle(handle)
        yield
    finally:
        with suppress(OSError):
            system.close(handle)


def find_kept_copies(path: Path) -> list[Path]:
    """Return the copies of a file that interrupted saves have left behind, latest first.

    Copies with the same contents as the file are removed instead. Copies that cannot be read are
    ignored.
    """
    target = Path(os.path.realpath(path))
    suffix = copy_suffix(target)
    folders = {target.parent, Path(tempfile.gettempdir())}
    copies = [copy for folder in folders for copy in _copies(folder, suffix)]
    if not copies:
        return []
    found, contents = [], _contents(target)
    for copy in copies:
        data = _contents(copy)
        if data is not None and data == contents:
            remove_copy(copy)
        elif data is not None:
            found.append((copy.stat().st_mtime_ns, copy))
    return [copy for _time, copy in sorted(found, reverse=True)]


def remove_copy(copy: Path) -> None:
    """Remove a copy, ignoring errors."""
    with suppress(OSError):
        copy.unlink()


def _copies(folder: Path, suffix: str) -> list[Path]:
    """Return the copies in a folder that no running program is using."""
    with suppress(OSError), os.scandir(folder) as entries:
        names = [entry.path for entry in entries if _is_copy(entry.name, suffix)]
        return [path for path in map(Path, names) if not _is_locked(path)]
    return []


def _is_copy(name: str, suffix: str) -> bool:
    return name.startswith(PREFIX) and name.endswith(suffix)


def _is_locked(copy: Path) -> bool:
    try:
        with copy.open("r+b") as file:
            lock_handle(file.fileno())
    except OSError:
        return True
    return False


def _contents(path: Path) -> bytes | None:
    """Return the contents of a file, or None if it cannot be read."""
    try:
        with open_file(path) as file:
            return file.read()
    except OSError:
        return None
