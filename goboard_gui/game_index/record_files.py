"""Search for record files in folders."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from ..files.formats import RECORD_ENDINGS
from ..named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator
    from pathlib import Path

_ENDINGS = tuple(map(str.encode, RECORD_ENDINGS))


class FileStat(NamedTuple):
    """The path (as bytes), size and modification time (in nanoseconds) of a file."""

    path: bytes
    size: int
    changed: int


def distinct_folders(folders: Iterable[Path]) -> list[Path]:
    """Return the absolute paths of the given folders, without duplicates.

    The first name of a folder is kept. Folders inside others are kept, too.
    """
    named: dict[bytes, Path] = {}
    for folder in folders:
        named.setdefault(_real_path(folder), folder.absolute())
    return list(named.values())


def scan_folders(
    folders: Iterable[Path], unseen: Callable[[bytes], object] = lambda path: None
) -> Iterator[FileStat]:
    """Yield the record files in the given folders and their subfolders, each once, ordered by name.

    Folders may be links, repeated or nested: a file gets the path under which it is found first.
    Hidden files and folders are skipped, and links inside the folders are not followed. ``unseen``
    is called with the path of each folder or file that cannot be read, for example because a disk
    is disconnected.
    """
    known: set[bytes] = set()
    ahead = [
        (os.fsencode(folder), _real_path(folder)) for folder in reversed(distinct_folders(folders))
    ]
    while ahead:
        folder, real = ahead.pop()
        if real in known:
            continue
        known.add(real)
        below = []
        for entry in _entries(folder, unseen):
            if entry.name.startswith(b"."):
                continue
            try:
                if entry.is_dir(follow_symlinks=False):
                    below.append((entry.path, os.path.join(real, entry.name)))  # noqa: PTH118
                elif entry.name.lower().endswith(_ENDINGS) and entry.is_file(follow_symlinks=False):
                    status = entry.stat(follow_symlinks=False)
                    yield FileStat(entry.path, status.st_size, status.st_mtime_ns)
            except FileNotFoundError:  # it was deleted meanwhile
                continue
            except OSError:  # for example a failing disk
                unseen(entry.path)
        ahead += reversed(below)


def _real_path(folder: Path) -> bytes:
    """Return the path of a folder with links resolved, like `Path.resolve`, even if the links form
    a loop.
    """
    return os.path.realpath(os.fsencode(folder))


def _entries(folder: bytes, unseen: Callable[[bytes], object]) -> list[os.DirEntry[bytes]]:
    try:
        with os.scandir(folder) as entries:
            return sorted(entries, key=lambda entry: entry.name)
    except OSError:
        unseen(folder)
        return []


def is_within(path: bytes, folders: Collection[bytes]) -> bool:
    """Return whether a path is one of the given folders or inside one of them.

    >>> is_within(b"/games/1846", {b"/games"}), is_within(b"/games2", {b"/games"})
    (True, False)
    """
    while path not in folders:
        above = os.path.dirname(path)  # noqa: PTH120 - it is bytes
        if above == path:
            return False
        path = above
    return True
