"""What the parts of an index are called in its folder, and whether there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

# Names that nobody else gives: what is there and unusable is made anew.
DATABASE = "goboard-games.db"
SEGMENTS = "goboard-positions"
LOCK = "goboard-building.lock"


def is_index(folder: Path) -> bool:
    """Whether there is an index in a folder, of use or not."""
    return (folder / DATABASE).is_file()
