"""Folders of the user's files, and of what the program stores."""

from __future__ import annotations

from pathlib import Path

# QStandardPaths is imported when a folder is first asked for: PySide builds the class when it is
# named, and start-up needs no folder before the first paint.


def start_folder(folder: str) -> str:
    """Return the folder in which a file dialog starts: this one, or else the documents.

    Relative and missing folders do not count: the program is started anywhere, and a folder may
    have been on a removable disk.
    """
    from PySide6.QtCore import QStandardPaths

    if Path(folder).is_absolute() and Path(folder).is_dir():
        return folder
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if Path(documents).is_dir() else str(Path.home())


def journal_folder() -> Path:
    """Return the folder of the autosave journals."""
    return _data_folder("journals")


def backup_folder() -> Path:
    """Return the folder with copies of earlier contents of files."""
    return _data_folder("backups")


def index_folder() -> Path:
    """Return the folder in which indexes of collections are built."""
    return _data_folder("collections")


def _data_folder(name: str) -> Path:
    from PySide6.QtCore import QStandardPaths

    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return Path(folder, "goboard", name)
