"""Whether the files of a collection are still what its index says."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple

from .database import GameDatabase
from .paths import DATABASE
from .record_files import is_within, scan_folders

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from .record_files import FileStat


class CollectionChanges(NamedTuple):
    """How many files are new, changed or gone; of folders ``missing`` nobody knows.

    Files below a folder that cannot be looked through count as nothing of that.
    """

    added: int
    changed: int
    gone: int
    missing: tuple[Path, ...] = ()

    def __bool__(self) -> bool:
        return any(self)


def find_changes(index: Path, pause: Callable[[], object] = lambda: None) -> CollectionChanges:
    """What has changed since an index was built, without reading a record.

    ``pause`` is called for each file, and may end it all by an exception.

    :raises UnusableIndexError: when there is none that can be used.
    """
    with closing(GameDatabase(index / DATABASE)) as games:
        folders = games.folders()
        known = {facts.path: facts[:3] for _, facts in games.files()}
    missing = tuple(folder for folder in folders if not folder.is_dir())
    if missing:
        return CollectionChanges(0, 0, 0, missing)
    added = changed = 0
    unseen: set[bytes] = set()
    for seen in _paused(scan_folders(folders, unseen.add), pause):
        before = known.pop(seen.path, None)
        added += before is None
        changed += before is not None and before != seen
    gone = sum(not is_within(path, unseen) for path in known)
    return CollectionChanges(added, changed, gone)


def _paused(seen: Iterable[FileStat], pause: Callable[[], object]) -> Iterator[FileStat]:
    for file in seen:
        pause()
        yield file
