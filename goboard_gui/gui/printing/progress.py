"""What is being written, how far it is, and a button to leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from ...diagram.output.files import ExportError
from .. import dialogs
from ..slices import Slices

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Progress(QWidget):
    """Does one thing at a time in slices; is seen for as long as that takes."""

    ended = Signal(bool)
    """It is done, or it was left or failed."""

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
        self._slices = Slices(self)
        self._slices.worked.connect(self._worked)
        self._work: Iterator[int] | None = None
        self._number = 0
        self._failure: ExportError | None = None
        self._count: Callable[[], int | None] = lambda: None
        self.hide()

    @property
    def busy(self) -> bool:
        return self._work is not None

    def run(self, text: str, work: Iterator[int], count: Callable[[], int | None]) -> None:
        """Go through work that tells how many of ``count`` steps are done; 0 before the first."""
        self.label.setText(text)
        self.bar.setRange(0, 0)
        self._work, self._count, self._number = work, count, 0
        self._failure = None
        self.show()
        self._slices.run(self._watched(work))

    def _watched(self, work: Iterator[int]) -> Iterator[None]:
        """The work, with what it tells kept: a failure must not leave the event loop."""
        try:
            for number in work:
                self._number = number
                yield
        except ExportError as error:
            self._failure = error

    def _worked(self) -> None:
        if self._work is None:
            return
        count = self._count()
        if count and self._number:
            self.bar.setRange(0, count)
            self.bar.setValue(self._number)
        if not self._slices.running:
            failure = self._failure
            self._end(failure is None)
            if failure is not None:
                dialogs.tell(self, str(failure))

    def cancel(self) -> None:
        """Leave it as it is."""
        if self._work is not None:
            self._slices.stop()
            self._end(False)

    def _end(self, done: bool) -> None:
        work, self._work = self._work, None
        close = getattr(work, "close", None)
        if close is not None:
            close()
        self.hide()
        self.ended.emit(done)
