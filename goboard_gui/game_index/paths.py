"""The names of the files in an index folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

# These names are unique to this program, so unusable files can be replaced.
DATABASE = "goboard-games.db"
SEGMENTS = "goboard-positions"
LOCK = "goboard-building.lock"


def is_index(folder: Path) -> bool:
    """Return whether a folder contains an index, usable or not."""
    return (folder / DATABASE).is_file()
