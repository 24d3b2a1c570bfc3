"""Where files are looked for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def beginning(folder: str) -> str:
    """Where one begins to look: in a folder, or among one's documents if there is none such.

    Programs are started anywhere; a folder may have been on a stick.
    """
    if Path(folder).is_absolute() and Path(folder).is_dir():
        return folder
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if Path(documents).is_dir() else str(Path.home())
