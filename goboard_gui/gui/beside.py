"""Telling a window what a thread beside it found, whatever became of the window meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

if TYPE_CHECKING:
    from collections.abc import Callable


class _Messenger(QObject):
    """It is never deleted: a thread that emits a signal of what is deleted just then crashes."""

    told = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.told.connect(self._deliver)

    def _deliver(self, owner: QObject, then: Callable[[], object]) -> None:
        if isValid(owner):
            then()


_MESSENGER = _Messenger()


def tell(owner: QObject, then: Callable[[], object]) -> None:
    """Let the thread of the window call ``then``, unless ``owner`` is gone by that time."""
    _MESSENGER.told.emit(owner, then)
