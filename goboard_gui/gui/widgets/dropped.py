"""Files that are dragged on a window and dropped there."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QDragEnterEvent, QDropEvent
    from PySide6.QtWidgets import QWidget


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


class Drops(QObject):
    """Lets files be dropped on a widget, as long as ``open_to`` them."""

    def __init__(
        self, on: QWidget, then: Callable[[list[Path]], object], open_to: Callable[[], bool]
    ) -> None:
        super().__init__(on)
        self._then, self._open_to = then, open_to
        on.setAcceptDrops(True)
        on.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.DragEnter if self._open_to():
                welcome(cast("QDragEnterEvent", event))
            case QEvent.Type.Drop:
                take(cast("QDropEvent", event), watched, self._then)
            case _:
                return super().eventFilter(watched, event)
        return True
