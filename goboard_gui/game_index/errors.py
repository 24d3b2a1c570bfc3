"""Why an index cannot be used, or a game that it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class UnusableIndexError(Exception):
    """A folder holds no index that can be asked; building makes one, whatever was there."""

    what = "is no index of a collection"

    def __init__(self, folder: Path, detail: str = "") -> None:
        super().__init__(folder, detail)
        self.folder = folder
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.folder} {self.what}" + (f": {self.detail}" if self.detail else "")


class NoIndexError(UnusableIndexError):
    """There is none."""


class OutdatedIndexError(UnusableIndexError):
    """It was made by another version of the program."""

    what = "holds an index of another version"


class DamagedIndexError(UnusableIndexError):
    """Something of it is missing or is not what it was."""

    what = "holds a damaged index"


class BusyIndexError(Exception):
    """Somebody else is building this index."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = folder

    def __str__(self) -> str:
        return f"the index in {self.folder} is being built by another program"


class GameGoneError(LookupError):
    """A file has fewer games than when it was indexed; ``place`` is that of a game, from 0."""

    def __init__(self, path: Path, place: int) -> None:
        super().__init__(path, place)
        self.path = path
        self.place = place

    def __str__(self) -> str:
        return f"{self.path}: the file has no game {self.place + 1} any more"
