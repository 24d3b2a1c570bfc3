"""The real records in the folder that GOBOARD_CORPUS names, and a few of our own."""

from __future__ import annotations

import tarfile
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from tests.corpus import ROOT, place

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CORPUS = place("corpus")
ARCHIVE = CORPUS / "games" / "tom-50956.tar.xz"
HOSTILE = "hostile"
_SUFFIXES = (".sgf", ".mgt")
_SHORT = 50_000


class Record(NamedTuple):
    """A file written by another program, and the part of the corpus that it belongs to."""

    group: str
    name: str
    data: bytes


def records(most: int | None = None) -> Iterator[Record]:
    """Yield all records, or at most ``most`` short ones of each group, those of the archive
    first."""
    for group, files in _groups(None if most is None else _SHORT).items():
        step = 1 if most is None else max(1, len(files) // most)
        for file in files[::step][:most]:
            yield Record(group, str(file.relative_to(CORPUS)), file.read_bytes())
    yield from archived_records(most)


def record_count() -> int:
    """Return the total number of records."""
    return sum(1 for _ in _files(CORPUS)) + len(_archived_names())


@cache
def _archived_names() -> list[str]:
    if not ARCHIVE.exists():
        return []
    with tarfile.open(ARCHIVE) as archive:
        return [it.name for it in archive if _is_record(it)]


def _is_record(member: tarfile.TarInfo) -> bool:
    return member.isfile() and member.name.lower().endswith(_SUFFIXES)


def archived_records(most: int | None = None) -> Iterator[Record]:
    """Yield the records of the archive without extracting it to disk."""
    if not ARCHIVE.exists():
        return
    with tarfile.open(ARCHIVE) as archive:
        number = 0
        for member in archive:
            if number == most:
                return
            if _is_record(member):
                number += 1
                yield Record(ARCHIVE.name, member.name, archive.extractfile(member).read())


def evenly_spaced_records(count: int) -> list[Record]:
    """Return ``count`` real games, taken evenly from all collections of games."""
    games = [it for it in records(count) if it.group.startswith(("games", ARCHIVE.name))]
    return games[:: max(1, len(games) // count)][:count]


def seeds(longest: int = 20_000) -> list[bytes]:
    """What mutants are made of: the files people tested readers with, and our own samples."""
    ours = sorted((ROOT / "tests" / "data").glob("*.sgf"))
    folders = [CORPUS / "conformance", CORPUS / HOSTILE]
    files = [*ours, *(file for folder in folders for file in _files(folder))]
    return [data for file in files if 0 < len(data := file.read_bytes()) <= longest]


def _groups(longest: int | None) -> dict[str, list[Path]]:
    groups: dict[str, list[Path]] = {}
    for file in _files(CORPUS):
        if longest is not None and file.stat().st_size > longest:
            continue
        parts = file.relative_to(CORPUS).parts
        group = "/".join(parts[:2]) if parts[0] == "games" else parts[0]
        groups.setdefault(group, []).append(file)
    return groups


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix.lower() in _SUFFIXES)
