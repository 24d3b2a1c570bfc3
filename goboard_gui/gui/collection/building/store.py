"""Where the indexes of this person lie, and which of them are known."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from ...core.folders import index_folder
from ...core.settings import Setting

if TYPE_CHECKING:
    from ...core.settings import Settings

ELSEWHERE = Setting[list[str]]("collection/elsewhere", [])
"""The indexes that were opened and do not lie with the others."""
LAST = Setting("collection/last", "")
"""The index that was opened last."""

_MOST_ELSEWHERE = 20
_LONGEST = 80
_NOT_IN_NAMES = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_OF_WINDOWS = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")


def file_name(name: str) -> str:
    """What a folder is called that is to have a name, on any system; empty if nothing is left.

    >>> file_name("Tom / 2005?")
    'Tom - 2005-'
    """
    cleaned = _NOT_IN_NAMES.sub("-", name.strip())[:_LONGEST].strip(" .")
    return f"{cleaned}-" if _OF_WINDOWS.fullmatch(cleaned) else cleaned


class Store:
    """The indexes that are known: a collection is called as the folder of its index is."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.home = index_folder()

    def known(self) -> list[Path]:
        """The indexes there are, by name, and behind them those that lie elsewhere."""
        from ....game_index.paths import is_index

        there = list(self.home.iterdir()) if self.home.is_dir() else []
        there.sort(key=lambda index: index.name.casefold())
        elsewhere = map(Path, self._settings.get(ELSEWHERE))
        return [index for index in (*there, *elsewhere) if is_index(index)]

    @property
    def last(self) -> Path | None:
        """The index that was opened last, whatever became of it."""
        name = self._settings.get(LAST)
        return Path(name) if name else None

    @property
    def usual(self) -> Path | None:
        """The index to be asked if nobody says which: the last one, else the only one there is."""
        last = self.last
        if last is not None:
            return last
        known = self.known()
        return known[0] if len(known) == 1 else None

    def place(self, name: str) -> Path | None:
        """Where a new index of this name is to lie; None if nothing can be called so."""
        cleaned = file_name(name)
        return self.home / cleaned if cleaned else None

    def note(self, index: Path) -> None:
        """Know an index that was opened, and that it was the last one."""
        index = index.absolute()
        self._settings.set(LAST, str(index))
        if index.parent != self.home:
            names = [str(index), *self._settings.get(ELSEWHERE)]
            self._settings.set(ELSEWHERE, list(dict.fromkeys(names))[:_MOST_ELSEWHERE])

    def forget(self, index: Path) -> None:
        """Know an index no longer."""
        gone = str(index.absolute())
        self._settings.set(
            ELSEWHERE, [name for name in self._settings.get(ELSEWHERE) if name != gone]
        )
        if self._settings.get(LAST) == gone:
            self._settings.set(LAST, "")

    def remove(self, index: Path) -> None:
        """Remove what is in the folder of an index and belongs to it; the records stay.

        :raises BusyIndexError: when somebody is building it.
        :raises OSError: when it cannot be removed.
        """
        from ....game_index.removal import remove_index

        remove_index(index)
        self.forget(index)


def folders_of(index: Path) -> list[Path]:
    """The folders with the records of a collection, none where its index does not know them."""
    from ....game_index.database import stored_folders
    from ....game_index.errors import UnusableIndexError

    try:
        return stored_folders(index)
    except UnusableIndexError:
        return []
