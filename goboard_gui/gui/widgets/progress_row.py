"""Progress bars with a text and a Cancel button."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from ...diagram.output.errors import ExportError, PrintError
from ...files.errors import CancelledError
from ..core.idle_tasks import IdleTask
from ..wording import error_messages
from . import dialogs
from .labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from ...diagram.output.book_files import WriteProgress


class ProgressRow(QWidget):
    """A row with a text, a progress bar and a Cancel button."""

    cancelled = Signal()
    """Emitted when the user clicks Cancel."""

    def __init__(self, parent: QWidget | None = None, *, on_board: bool = False) -> None:
        """Create a row. Set ``on_board`` for rows next to a board, so that the board keeps the
        focus.
        """
        super().__init__(parent)
        self.label = self._make_label()
        self.bar = QProgressBar()
        self.bar.setAccessibleName(self.tr("Progress"))
        self.cancel_button = QPushButton(self.tr("Cancel") if on_board else self.tr("&Cancel"))
        self.cancel_button.setAutoDefault(False)
        if on_board:
            self.cancel_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cancel_button.clicked.connect(self.cancelled)
        self._lay_out()

    def _make_label(self) -> PlainLabel:
        return PlainLabel()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label)
        row.addWidget(self.bar, 1)
        row.addWidget(self.cancel_button)

    def show_progress(self, done: int, total: int) -> None:
        """Show that ``done`` of ``total`` steps are complete, or a busy indicator if ``total`` is
        zero.
        """
        self.bar.setRange(0, total)
        self.bar.setValue(done)


class TaskProgressRow(ProgressRow):
    """A progress row that runs one idle-time task at a time, and is visible while the task runs."""

    ended = Signal(bool)
    """Emitted when the task has ended, with false if it failed or was cancelled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cancelled.connect(self.cancel)
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._advanced)
        self._work: Generator[WriteProgress, None, None] | None = None
        self._progress: WriteProgress | None = None
        self._failure: ExportError | PrintError | CancelledError | None = None
        self.hide()

    @property
    def busy(self) -> bool:
        """Whether a task is running."""
        return self._work is not None

    def run(self, text: str, work: Generator[WriteProgress, None, None]) -> None:
        """Run the generator ``work``, which yields its progress, and show ``text`` next to the
        progress bar.
        """
        self.label.setText(text)
        self.show_progress(0, 0)
        self._work, self._progress, self._failure = work, None, None
        self.show()
        self._idle_task.run(self._track(work))

    def _track(self, work: Iterator[WriteProgress]) -> Iterator[None]:
        """Run the task step by step, storing its progress and any error in writing the output."""
        try:
            for self._progress in work:
                yield
        except (ExportError, PrintError, CancelledError) as error:
            self._failure = error

    def _advanced(self) -> None:
        if self._work is None:
            return
        if self._progress is not None and self._progress.total:
            self.show_progress(self._progress.done, self._progress.total)
        if not self._idle_task.running:
            failure = self._failure
            self._end(failure is None)
            if isinstance(failure, (ExportError, PrintError)):
                dialogs.show_error(self, error_messages.describe_error(failure))

    def stop_work(self) -> None:
        """Cancel the task, and with it any partly written file, because the window is closing."""
        self.cancel()

    def cancel(self) -> None:
        """Cancel the running task, if any."""
        if self._work is not None:
            self._idle_task.stop()
            self._end(False)

    def _end(self, done: bool) -> None:
        work, self._work = self._work, None
        if work is not None:
            with suppress(ValueError):  # it is running, and waits for the disk
                work.close()
        self.hide()
        self.ended.emit(done)
