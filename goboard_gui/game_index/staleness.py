"""Check of whether the files of a collection have changed since they were indexed."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .database import LOCK_TIMEOUT_SECONDS, GameDatabase
from .paths import DATABASE
from .record_files import is_within, scan_folders

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from .record_files import FileStat


class CollectionChanges(NamedTuple):
    """The numbers of files that are new, changed or no longer there, and the missing folders.

    Files below an unreadable folder are not counted.
    """

    added: int
    changed: int
    gone: int
    missing: tuple[Path, ...] = ()

    def __bool__(self) -> bool:
        return any(self)


def find_changes(
    index: Path,
    pause: Callable[[], object] = lambda: None,
    *,
    lock_timeout: float = LOCK_TIMEOUT_SECONDS,
) -> CollectionChanges:
    """Return the changes in a collection since its index was built, without reading records.

    ``pause`` is called for each file and may raise an exception to cancel. If another process
    changes the index, wait up to ``lock_timeout`` seconds.

    :raises UnusableIndexError: if there is no usable index.
    """
    with closing(GameDatabase(index / DATABASE, lock_timeout=lock_timeout)) as games:
        folders = games.folders()
        known = {facts.path: facts[:3] for _, facts in games.files()}
    missing = tuple(folder for folder in folders if not folder.is_dir())
    if missing:
        return CollectionChanges(0, 0, 0, missing)
    added = changed = 0
    unseen: set[bytes] = set()
    for seen in _with_pauses(scan_folders(folders, unseen.add), pause):
        before = known.pop(seen.path, None)
        added += before is None
        changed += before is not None and before != seen
    gone = sum(not is_within(path, unseen) for path in known)
    return CollectionChanges(added, changed, gone)


def _with_pauses(seen: Iterable[FileStat], pause: Callable[[], object]) -> Iterator[FileStat]:
    for file in seen:
        pause()
        yield file
