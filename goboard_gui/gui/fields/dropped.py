"""Files that are dragged on a window and dropped there."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QMimeData, QObject
    from PySide6.QtGui import QDragEnterEvent, QDropEvent


def files_in(data: QMimeData) -> list[Path]:
    """The files and folders among what is dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def welcome(event: QDragEnterEvent) -> None:
    """Let files be dropped."""
    if files_in(event.mimeData()):
        event.acceptProposedAction()


def take(event: QDropEvent, owner: QObject, then: Callable[[list[Path]], object]) -> None:
    """Give the files that are dropped to ``then``; later, as the program one drags from waits."""
    files = files_in(event.mimeData())
    if files:
        event.acceptProposedAction()
        QTimer.singleShot(0, owner, lambda: then(files))
