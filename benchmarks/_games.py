"""Real games for measurements, from the folder that GOBOARD_CORPUS names."""

from __future__ import annotations

import sys
import tarfile
from functools import partial
from pathlib import Path
from typing import TypeVar

sys.path.append(str(Path(__file__).parents[1]))

from _kept import kept

from tests.corpus import lacking, place

TOM = place("corpus", "games", "tom-50956.tar.xz")

T = TypeVar("T")


def are_games_here(benchmark: str) -> bool:
    """Return whether the real games are at hand; print why a benchmark cannot run without them."""
    if not TOM.exists():
        print(f"{benchmark}: no games, as {lacking(TOM)}")
    return TOM.exists()


def evenly_spaced(count: int, games: Path = TOM) -> list[bytes]:
    """Return ``count`` records, evenly spaced over an archive or a folder sorted by name."""
    if games.is_dir():
        files = sorted(file for file in games.rglob("*.sgf") if file.is_file())
        return [file.read_bytes() for file in evenly_spaced_items(files, count)]
    folder = kept(f"{games.stem} {count}", partial(_unpack, games, count))
    return [file.read_bytes() for file in sorted(folder.iterdir())]


def _unpack(games: Path, count: int, folder: Path) -> None:
    """Write records of an archive into a new folder, numbered in the order of their names."""
    folder.mkdir()
    with tarfile.open(games) as archive:
        members = sorted((it for it in archive if it.isfile()), key=lambda it: it.name)
        numbered = enumerate(evenly_spaced_items(members, count))
        # In the order of the archive, as seeking backwards would decompress it again.
        for number, member in sorted(numbered, key=lambda it: it[1].offset):
            (folder / f"{number:06}.sgf").write_bytes(archive.extractfile(member).read())


def evenly_spaced_items(them: list[T], count: int) -> list[T]:
    return them[:: max(1, len(them) // count)][:count]
