"""The names of the files in an index folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

# These names are unique to this program, so unusable files can be replaced.
DATABASE = "goboard-games.db"
JOURNAL = f"{DATABASE}-journal"
"""The file with which SQLite undoes an interrupted change; it belongs to the database."""
SEGMENTS = "goboard-positions"
LOCK = "goboard-building.lock"
SET_ASIDE = "goboard-damaged"
"""Prefix of the names of folders in which damaged indexes are kept."""


def is_index(folder: Path) -> bool:
    """Return whether a folder contains an index, usable or not."""
    return (folder / DATABASE).is_file()
