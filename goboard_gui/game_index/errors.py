"""Errors of an index that cannot be used, and of a game that is no longer in its file."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class UnusableIndexError(Exception):
    """Exception raised if a folder contains no usable index; building one replaces whatever is
    there.
    """

    description = "is no index of a collection"

    def __init__(self, folder: Path, detail: str = "") -> None:
        super().__init__(folder, detail)
        self.folder = folder
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.folder} {self.description}" + (f": {self.detail}" if self.detail else "")


class NoIndexError(UnusableIndexError):
    """Exception raised if the folder contains no index."""


class OutdatedIndexError(UnusableIndexError):
    """Exception raised if the index was built by another version of the program."""

    description = "holds an index of another version"


class DamagedIndexError(UnusableIndexError):
    """Exception raised if part of the index is missing or corrupt."""

    description = "holds a damaged index"


class BusyIndexError(Exception):
    """Exception raised if another process is building this index."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = folder

    def __str__(self) -> str:
        return f"the index in {self.folder} is being built by another program"


class GameGoneError(LookupError):
    """Exception raised if a file has fewer games than when it was indexed.

    ``place`` is the position of the missing game in the file, from 0.
    """

    def __init__(self, path: Path, place: int) -> None:
        super().__init__(path, place)
        self.path = path
        self.place = place

    def __str__(self) -> str:
        return f"{self.path}: the file has no game {self.place + 1} any more"
