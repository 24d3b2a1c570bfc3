"""Comparison of the contents of a folder at two times."""

from __future__ import annotations

import stat
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def inventory(folder: Path) -> dict[str, tuple]:
    """Return everything in a folder by name: kind, mode, link target and content."""
    found = {}
    for entry in sorted(folder.rglob("*")):
        status = entry.lstat()
        if entry.is_symlink():
            held: object = str(entry.readlink())
        elif stat.S_ISREG(status.st_mode):
            held = entry.read_bytes()
        else:
            held = None
        found[str(entry.relative_to(folder))] = (oct(status.st_mode), status.st_nlink, held)
    return found


def differences(before: dict[str, tuple], after: dict[str, tuple]) -> list[str]:
    """Return the names of what was added, removed or changed."""
    return [name for name in sorted({*before, *after}) if before.get(name) != after.get(name)]
