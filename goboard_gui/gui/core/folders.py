"""Folders in which file dialogs start, and those in which the program stores its data."""

from __future__ import annotations

from pathlib import Path

# QStandardPaths is imported on first use: PySide builds a class when it is first named, and no
# folder is needed before the first paint.


def start_folder(folder: str) -> str:
    """Return the folder in which a file dialog starts: ``folder``, or else the user's documents
    folder.

    A relative or missing folder is ignored: the program may be started from anywhere, and the
    folder may have been on a removable disk.
    """
    from PySide6.QtCore import QStandardPaths

    from .background import query_disk

    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    wanted = [folder, documents] if Path(folder).is_absolute() else [documents]
    home = str(Path.home())
    return query_disk(lambda: next((each for each in wanted if Path(each).is_dir()), home), home)


def journal_folder() -> Path:
    """Return the folder of the autosave journals."""
    return data_path("journals")


def journal_folders() -> list[Path]:
    """Return the folder of the autosave journals, and another for when that is not writable."""
    from PySide6.QtCore import QStandardPaths

    cache = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericCacheLocation)
    return [journal_folder(), Path(cache, "goboard", "journals")]


def backup_folder() -> Path:
    """Return the folder of the backups, which are earlier contents of saved files."""
    return data_path("backups")


def index_folder() -> Path:
    """Return the folder in which the indexes of collections are stored."""
    return data_path("collections")


def report_folder() -> Path:
    """Return the folder of the reports of internal errors."""
    return _state_folder("reports")


def crash_folder() -> Path:
    """Return the folder of the traces that processes leave behind if they crash."""
    return _state_folder("crashes")


def engine_folder() -> Path:
    """Return the folder with the working folders of engines, which write logs there."""
    return _state_folder("engines")


def _state_folder(name: str) -> Path:
    from PySide6.QtCore import QStandardPaths

    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericStateLocation)
    return Path(folder, "goboard", name)


def data_path(name: str) -> Path:
    """Return the path of a file or folder with data of the user."""
    from PySide6.QtCore import QStandardPaths

    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return Path(folder, "goboard", name)
