"""The encodings that the user has chosen for files and folders that do not state theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .settings import Setting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from .settings import Settings

FILE_ENCODINGS = Setting[list[str]]("files/encodings", [])
"""Encodings of files, the newest first: each a Python codec, a space, and the path."""
FOLDER_ENCODINGS = Setting[list[str]]("files/folder encodings", [])
"""Encodings of folders, in the same form."""
_MAX_ENTRIES = 500


def remembered_encodings(settings: Settings, path: Path) -> tuple[str, ...]:
    """Return the encodings to try for a file: the one chosen for it, and that of its folder."""
    return encoding_memory(settings)(path)


def encoding_memory(settings: Settings) -> Callable[[Path], tuple[str, ...]]:
    """Return a function that does the same as `remembered_encodings`, now and in any thread."""
    files, folders = settings.get(FILE_ENCODINGS), settings.get(FOLDER_ENCODINGS)

    def find(path: Path) -> tuple[str, ...]:
        path = path.absolute()
        found = _find(files, path), _find(folders, path.parent)
        return tuple(codec for codec in found if codec is not None)

    return find


def remember_encoding(settings: Settings, path: Path, codec: str) -> None:
    """Remember the encoding that the user has chosen for a file."""
    _remember(settings, FILE_ENCODINGS, path.absolute(), codec)


def remember_folder_encoding(settings: Settings, folder: Path, codec: str) -> None:
    """Remember the encoding that the user has chosen for the files in a folder."""
    _remember(settings, FOLDER_ENCODINGS, folder.absolute(), codec)


def _find(entries: Iterable[str], path: Path) -> str | None:
    parts = (entry.partition(" ") for entry in entries)
    return next((codec for codec, _, name in parts if name == str(path)), None)


def _remember(settings: Settings, setting: Setting[list[str]], path: Path, codec: str) -> None:
    others = [entry for entry in settings.get(setting) if entry.partition(" ")[2] != str(path)]
    settings.set(setting, [f"{codec} {path}", *others][:_MAX_ENTRIES])
