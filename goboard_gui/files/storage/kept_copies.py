"""Copies of files that were being overwritten in place when the program was killed.

Such a copy is complete, while the file itself may be damaged. Its name ends in a hash of the file's
path. While it is in use it is empty or locked.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from .contents import open_file
from .file_lock import try_lock

PREFIX = ".goboard-"
_SUFFIX = ".old"


def copy_suffix(target: Path) -> str:
    """Return the suffix of the names of a file's copies, given its path without symbolic
    links.
    """
    from hashlib import sha256  # takes milliseconds, and most starts need none

    digest = sha256(os.fsencode(target)).hexdigest()
    return f"-{digest[:16]}{_SUFFIX}"


def find_kept_copies(path: Path) -> list[Path]:
    """Return the copies of a file that interrupted saves have left behind, latest first.

    Copies with the same contents as the file are removed instead. Copies that cannot be read are
    ignored.
    """
    target = Path(os.path.realpath(path))
    folders = {target.parent, Path(tempfile.gettempdir())}
    copies = [copy for folder in folders for copy in _copies(folder)]
    if not copies:
        return []
    suffix = copy_suffix(target)
    copies = [copy for copy in copies if copy.name.endswith(suffix) and not _is_in_use(copy)]
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


def _copies(folder: Path) -> list[Path]:
    """Return the complete copies of files in a folder."""
    with suppress(OSError), os.scandir(folder) as entries:
        return [Path(entry.path) for entry in entries if _is_complete_copy(entry)]
    return []


def _is_complete_copy(entry: os.DirEntry[str]) -> bool:
    """Return whether a file is a copy that has contents, whether it is in use or not."""
    if not (entry.name.startswith(PREFIX) and entry.name.endswith(_SUFFIX)):
        return False
    return entry.is_file(follow_symlinks=False) and entry.stat(follow_symlinks=False).st_size > 0


def _is_in_use(copy: Path) -> bool:
    """Return whether a copy is in use by a running program or cannot be opened."""
    try:
        with copy.open("r+b") as file:
            try_lock(file.fileno())
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
