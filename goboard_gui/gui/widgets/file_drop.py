"""Handling of files that are dropped on widgets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QDragEnterEvent, QDropEvent
    from PySide6.QtWidgets import QWidget


def dropped_files(data: QMimeData) -> list[Path]:
    """Return the local files and folders that are being dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def accept_copy(event: QDropEvent) -> None:
    """Accept a drag event, or one of its kinds, as a copy.

    File managers may propose to move files, and would delete them after the answer *move*.
    """
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


def accept_files(event: QDragEnterEvent) -> None:
    """Accept a drag event if it contains files."""
    if dropped_files(event.mimeData()):
        accept_copy(event)


def handle_drop(event: QDropEvent, owner: QObject, then: Callable[[list[Path]], object]) -> None:
    """Pass dropped files to ``then`` after control has returned to the event loop.

    The program from which the files are dragged waits until the event is handled.
    """
    files = dropped_files(event.mimeData())
    if files:
        accept_copy(event)
        QTimer.singleShot(0, owner, lambda: then(files))


class FileDropFilter(QObject):
    """Event filter that accepts files dropped on a widget, as long as ``is_open`` returns true."""

    def __init__(
        self, on: QWidget, then: Callable[[list[Path]], object], is_open: Callable[[], bool]
    ) -> None:
        super().__init__(on)
        self._then, self._is_open = then, is_open
        on.setAcceptDrops(True)
        on.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.DragEnter if self._is_open():
                accept_files(cast("QDragEnterEvent", event))
            case QEvent.Type.Drop:
                handle_drop(cast("QDropEvent", event), watched, self._then)
            case _:
                return super().eventFilter(watched, event)
        return True
