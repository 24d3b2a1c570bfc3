"""The files of folders that may be records."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from ...files.foreign import Format

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

# A text in a folder is hardly ever a diagram.
_ENDINGS = tuple(
    f".{ending}".encode()
    for form in Format
    if form.readable and form is not Format.DIAGRAM
    for ending in form.extensions
)


class Seen(NamedTuple):
    """A file as its folder shows it: the bytes of its path, its size, and when it was changed."""

    path: bytes
    size: int
    changed: int


def seen_in(folders: Iterable[Path]) -> Iterator[Seen]:
    """The files that may be records in some folders and those below them, each once.

    They come in the order of their names. Hidden folders and files are left out, links to folders
    are not followed, and a folder that cannot be read has no files.
    """
    known: set[bytes] = set()
    ahead = [os.fsencode(folder.absolute()) for folder in reversed(list(folders))]
    while ahead:
        folder = ahead.pop()
        if folder in known:
            continue
        known.add(folder)
        below = []
        for entry in _entries(folder):
            if entry.name.startswith(b"."):
                continue
            if entry.is_dir(follow_symlinks=False):
                below.append(entry.path)
            elif entry.name.lower().endswith(_ENDINGS) and entry.is_file():
                with suppress(OSError):  # it may be gone by now
                    status = entry.stat()
                    yield Seen(entry.path, status.st_size, status.st_mtime_ns)
        ahead += reversed(below)


def _entries(folder: bytes) -> list[os.DirEntry[bytes]]:
    try:
        with os.scandir(folder) as entries:
            return sorted(entries, key=lambda entry: entry.name)
    except OSError:
        return []
