"""Detection of engines on the machine. Files are only listed; nothing is started."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .capabilities import EngineFamily

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import PurePath

_PROGRAMS = {
    "katago": EngineFamily.KATAGO,
    "leelaz": EngineFamily.LEELA_ZERO,
    "gnugo": EngineFamily.GNU_GO,
}
"""The names of the programs; Debian's ``pachi`` is a platform game."""

_MORE_FOLDERS = ("/usr/games", "/usr/local/games", "/usr/local/bin", "/opt/homebrew/bin")
_SUFFIX = ".exe" if sys.platform == "win32" else ""

_NETWORKS = {
    EngineFamily.KATAGO: ("*.bin.gz", "*.txt.gz"),
    EngineFamily.LEELA_ZERO: ("best-network*", "*network*.gz", "*network*.txt", "*weights*.txt*"),
}
"""The names of the networks of each family, as patterns."""
_NETWORK_FOLDERS = {
    EngineFamily.KATAGO: (
        *("~/.katago", "~/.katago/networks", "~/.local/share/katago", "~/.katrain", "~/katago"),
        *("~/Downloads", "/usr/share/katago", "/usr/local/share/katago", "/opt/katago"),
        "/opt/homebrew/share/katago",
    ),
    EngineFamily.LEELA_ZERO: (
        *("~/.local/share/leela-zero", "~/Downloads", "/usr/share/leela-zero"),
        "/usr/local/share/leela-zero",
    ),
}
"""The folders in which networks are usually found, besides that of the program."""


class FoundEngine(NamedTuple):
    """A program that is probably an engine."""

    family: EngineFamily
    program: Path


def find_engines(search_path: str) -> list[FoundEngine]:
    """Return the engines in the folders of a search path, such as the variable PATH, and in folders
    that it often lacks.

    Relative folders are ignored: the current folder may contain anything.
    """
    found: dict[Path, FoundEngine] = {}
    for folder in _folders(search_path):
        for name, family in _PROGRAMS.items():
            program = folder / f"{name}{_SUFFIX}"
            try:
                usable = program.is_file() and os.access(program, os.X_OK)
                key = program.resolve() if usable else None
            except OSError:
                continue
            if key is not None:
                found.setdefault(key, FoundEngine(family, program))
    order = list(_PROGRAMS.values())
    return sorted(found.values(), key=lambda engine: order.index(engine.family))


def family_of_program(program: PurePath) -> EngineFamily:
    """Return the family of an engine by the name of its program.

    >>> family_of_program(Path("/opt/katago-v1.16.4/KataGo.exe"))
    <EngineFamily.KATAGO: 'KataGo'>
    """
    name = program.name.lower()
    known = (family for start, family in _PROGRAMS.items() if name.startswith(start))
    return next(known, EngineFamily.OTHER)


def network_patterns(family: EngineFamily) -> tuple[str, ...]:
    """Return the patterns of the names of a family's networks; engines without networks have
    none.
    """
    return _NETWORKS.get(family, ())


def find_networks(family: EngineFamily, program: Path, home: Path) -> list[Path]:
    """Return the networks in the folder of a program and in the usual folders, in this order; the
    newest of each folder come first.
    """
    folders = [program.parent, program.parent / "networks"]
    usual = _NETWORK_FOLDERS.get(family, ())
    folders += [home / name[2:] if name.startswith("~/") else Path(name) for name in usual]
    found: dict[Path, None] = {}
    for folder in folders:
        try:
            files = {
                path: path.stat().st_mtime
                for pattern in network_patterns(family)
                for path in folder.glob(pattern)
                if path.is_file()
            }
        except OSError:
            continue
        found |= dict.fromkeys(sorted(files, key=lambda path: (-files[path], path)))
    return list(found)


def _folders(search_path: str) -> Iterable[Path]:
    names = (*search_path.split(os.pathsep), *_MORE_FOLDERS)
    folders = (Path(name) for name in names if name)
    return dict.fromkeys(folder for folder in folders if folder.is_absolute())
