"""Waiting for the disk or a printer, which may answer late or never."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout

from ...files.errors import CancelledError
from ...named_tuples import NamedTuple
from ..core.background import DiskTask
from ..core.closing import dispose
from ..core.disk_patience import SHOWN_AFTER, STALLED_AFTER
from .labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from ..core.background import Task

T = TypeVar("T")


class WaitTexts(NamedTuple):
    """The texts shown while the window waits: at first, and after a while."""

    first: str
    later: str


class WaitDialog(QDialog):
    """Dialog with a Cancel button, shown while the disk or a printer does not answer."""

    def __init__(self, parent: QWidget | None, texts: WaitTexts | None = None) -> None:
        super().__init__(parent)
        self._texts = texts or WaitTexts(
            self.tr("Waiting for the disk…"), self.tr("Still waiting for the disk…")
        )
        # Another window could close the parent, which waits.
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self.label = PlainLabel(self._texts.first)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.label)
        column.addWidget(self.buttons)
        self._timer = QTimer(self, interval=STALLED_AFTER, singleShot=True)
        self._timer.timeout.connect(self._show_stalled)
        self._timer.start()

    def _show_stalled(self) -> None:
        self.label.setText(self._texts.later)


def wait_for_disk(
    parent: QWidget | None, look: Callable[[], T], texts: WaitTexts | None = None
) -> T:
    """Run the function ``look``, which accesses the user's files or a printer, in a thread, and
    return its result.

    ``look`` holds no Qt object, and its exceptions are raised here. If it takes long, a dialog is
    shown in which the user may stop waiting; the thread is then abandoned.

    :raises CancelledError: if the user has stopped waiting.
    """
    answers: list[_Answer] = []
    loop = QEventLoop()

    def end(answer: _Answer | Exception) -> None:
        answers.append(answer if isinstance(answer, _Answer) else _Answer(error=answer))
        loop.quit()

    task = DiskTask(partial(_answer, look), end, awaited=True)
    task.wait_briefly()
    if not answers:
        delay = QTimer(loop, interval=SHOWN_AFTER, singleShot=True)
        delay.timeout.connect(loop.quit)
        delay.start()
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        delay.stop()
    if not answers:
        dialog = WaitDialog(parent, texts)
        dialog.finished.connect(loop.quit)
        dialog.show()
        loop.exec()
        dispose(dialog)
    if not answers:
        task.cancel()
        raise CancelledError
    (answer,) = answers
    if answer.error is not None:
        raise answer.error
    return cast("T", answer.value)


class _Answer(NamedTuple):
    """A result of accessing the disk: a value or an error."""

    value: object = None
    error: Exception | None = None


def _answer(look: Callable[[], object], _task: Task) -> _Answer:
    try:
        return _Answer(look())
    except Exception as error:  # raised again in the main thread
        return _Answer(error=error)
