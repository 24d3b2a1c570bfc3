"""The files of folders that may be records."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from ...files.foreign import RECORD_ENDINGS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator
    from pathlib import Path

_ENDINGS = tuple(map(str.encode, RECORD_ENDINGS))


class Seen(NamedTuple):
    """A file as its folder shows it: the bytes of its path, its size, and when it was changed."""

    path: bytes
    size: int
    changed: int


def seen_in(
    folders: Iterable[Path], unseen: Callable[[bytes], object] = lambda path: None
) -> Iterator[Seen]:
    """The files that may be records in some folders and those below them, each once.

    They come in the order of their names. Hidden folders and files are left out, links to folders
    are not followed. ``unseen`` is told the path of each folder that cannot be looked through, as
    when its disk is not there, and of each file that cannot be looked at.
    """
    known: set[bytes] = set()
    ahead = [os.fsencode(folder.absolute()) for folder in reversed(list(folders))]
    while ahead:
        folder = ahead.pop()
        if folder in known:
            continue
        known.add(folder)
        below = []
        for entry in _entries(folder, unseen):
            if entry.name.startswith(b"."):
                continue
            try:
                if entry.is_dir(follow_symlinks=False):
                    below.append(entry.path)
                elif entry.name.lower().endswith(_ENDINGS) and entry.is_file():
                    status = entry.stat()
                    yield Seen(entry.path, status.st_size, status.st_mtime_ns)
            except FileNotFoundError:  # it is gone by now
                continue
            except OSError:  # a loop of links, or a disk that fails
                unseen(entry.path)
        ahead += reversed(below)


def _entries(folder: bytes, unseen: Callable[[bytes], object]) -> list[os.DirEntry[bytes]]:
    try:
        with os.scandir(folder) as entries:
            return sorted(entries, key=lambda entry: entry.name)
    except OSError:
        unseen(folder)
        return []


def within(path: bytes, folders: Collection[bytes]) -> bool:
    """Whether a path is one of some paths, or lies below one.

    >>> within(b"/games/1846", {b"/games"}), within(b"/games2", {b"/games"})
    (True, False)
    """
    while path not in folders:
        above = os.path.dirname(path)  # noqa: PTH120 - it is bytes
        if above == path:
            return False
        path = above
    return True
