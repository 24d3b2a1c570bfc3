"""List of the indexes that the user has built or opened, and where new ones are stored."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ....late_patterns import late_pattern
from ...core.background import query_disk
from ...core.folders import index_folder
from ...core.settings import Setting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...core.settings import Settings

OTHER_INDEXES = Setting[list[str]]("collection/elsewhere", [])
"""The indexes that were opened from outside the default folder."""
LAST_INDEX = Setting("collection/last", "")
"""The index that was opened last."""

_MAX_OTHER_INDEXES = 20
_MAX_NAME_LENGTH = 80
_NOT_IN_NAMES = late_pattern(r'[\x00-\x1f<>:"/\\|?*]+')
_OF_WINDOWS = late_pattern(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")


def valid_folder_name(name: str) -> str:
    """Return a folder name for a collection that is valid on every system.

    Return an empty string if no valid character is left.

    >>> valid_folder_name("Tom / 2005?")
    'Tom - 2005-'
    """
    cleaned = _NOT_IN_NAMES.sub("-", name.strip())[:_MAX_NAME_LENGTH].strip(" .")
    return f"{cleaned}-" if _OF_WINDOWS.fullmatch(cleaned) else cleaned


class CollectionStore:
    """The list of known indexes; a collection is named after the folder of its index."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.home = index_folder()

    def known_indexes(self) -> list[Path]:
        """Return the indexes in the default folder, sorted by name, and then those stored
        elsewhere.

        If a disk does not answer, those on it may be missing or no longer exist.
        """
        elsewhere = [Path(name) for name in self._settings.get(OTHER_INDEXES) if name]
        return [
            *query_disk(partial(_indexes_in, self.home), list[Path]()),
            *query_disk(partial(_existing, elsewhere), elsewhere),
        ]

    @property
    def last_opened(self) -> Path | None:
        """The index that was opened last, even if it no longer exists, or None if there is none."""
        name = self._settings.get(LAST_INDEX)
        return Path(name) if name else None

    @property
    def default_index(self) -> Path | None:
        """The index to open by default: the last opened one or, failing that, the only known one;
        otherwise None.
        """
        last = self.last_opened
        if last is not None:
            return last
        known = self.known_indexes()
        return known[0] if len(known) == 1 else None

    def path_for(self, name: str) -> Path | None:
        """Return the folder for a new index with this name, or None if the name can't be used."""
        cleaned = valid_folder_name(name)
        return self.home / cleaned if cleaned else None

    def remember(self, index: Path) -> None:
        """Add an opened index to the list and remember it as the last one."""
        index = index.absolute()
        self._settings.set(LAST_INDEX, str(index))
        if index.parent != self.home:
            names = [str(index), *self._settings.get(OTHER_INDEXES)]
            self._settings.set(OTHER_INDEXES, list(dict.fromkeys(names))[:_MAX_OTHER_INDEXES])

    def forget(self, index: Path) -> None:
        """Remove an index from the list without deleting it."""
        gone = str(index.absolute())
        self._settings.set(
            OTHER_INDEXES, [name for name in self._settings.get(OTHER_INDEXES) if name != gone]
        )
        if self._settings.get(LAST_INDEX) == gone:
            self._settings.set(LAST_INDEX, "")


def _indexes_in(home: Path) -> list[Path]:
    there = list(home.iterdir()) if home.is_dir() else []
    return _existing(sorted(there, key=lambda index: index.name.casefold()))


def _existing(folders: Iterable[Path]) -> list[Path]:
    from ....game_index.paths import is_index

    return list(filter(is_index, folders))
