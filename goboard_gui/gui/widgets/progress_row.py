"""What is being done, how far it is, and a button to leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from ...diagram.output.files import ExportError
from ..core.idle_tasks import IdleTask
from ..wording import error_messages
from . import dialogs

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from ...diagram.output.formats import Progress


class WorkBar(QWidget):
    """Does one thing at a time in slices; is seen for as long as that takes."""

    ended = Signal(bool)
    """It is done; or else it failed or somebody left it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel()
        self.bar = QProgressBar()
        self.bar.setAccessibleName(self.tr("Progress"))
        self.cancel_button = QPushButton(self.tr("&Cancel"))
        self.cancel_button.setAutoDefault(False)
        self.cancel_button.clicked.connect(self.cancel)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label)
        row.addWidget(self.bar, 1)
        row.addWidget(self.cancel_button)
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._worked)
        self._work: Generator[Progress, None, None] | None = None
        self._told: Progress | None = None
        self._failure: ExportError | None = None
        self.hide()

    @property
    def busy(self) -> bool:
        return self._work is not None

    def run(self, text: str, work: Generator[Progress, None, None]) -> None:
        """Go through work that tells how far it is; ``text`` says what it is."""
        self.label.setText(text)
        self.bar.setRange(0, 0)
        self._work, self._told, self._failure = work, None, None
        self.show()
        self._idle_task.run(self._watched(work))

    def _watched(self, work: Iterator[Progress]) -> Iterator[None]:
        """The work, with what it tells kept; a failure must not come out of the event loop."""
        try:
            for self._told in work:
                yield
        except ExportError as error:
            self._failure = error

    def _worked(self) -> None:
        if self._work is None:
            return
        if self._told is not None and self._told.of:
            self.bar.setRange(0, self._told.of)
            self.bar.setValue(self._told.done)
        if not self._idle_task.running:
            failure = self._failure
            self._end(failure is None)
            if failure is not None:
                dialogs.tell(self, error_messages.told(failure))

    def stop_work(self) -> None:
        """Leave it with the window, see `closing`: a file half written is removed."""
        self.cancel()

    def cancel(self) -> None:
        """Leave it as it is."""
        if self._work is not None:
            self._idle_task.stop()
            self._end(False)

    def _end(self, done: bool) -> None:
        work, self._work = self._work, None
        if work is not None:
            work.close()
        self.hide()
        self.ended.emit(done)
