"""Display of internal errors, one after another, and the actions that the user can choose."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from ..core.folders import crash_folder, report_folder
from ..widgets import dialogs
from ..widgets.message_row import MessageAction
from . import process_restart
from .main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ..core.error_report import ErrorReport
    from .error_dialog import ErrorDialog

_RETRY = 200
"""Milliseconds between two checks of whether a dialog can be shown."""
_MAX_RETRIES = 25
"""Number of checks after which a dialog is shown despite an open menu or a pressed button."""


class ErrorDisplay(QObject):
    """Controller that shows a dialog for each error report.

    The dialog blocks nothing, so that a drag or a nested event loop can end. If a modal dialog is
    open, it belongs to that, or else it could not be used; when that dialog is closed, it is shown
    again.
    """

    def __init__(
        self, parent: QObject, restart: Callable[..., bool] = process_restart.restart
    ) -> None:
        super().__init__(parent)
        self._restart = restart
        self._reports: deque[ErrorReport] = deque()
        self._dialog: ErrorDialog | None = None
        self._copies: dict[MainWindow, Path] = {}
        self._retries = 0
        self._stopped = False
        self._timer = QTimer(self, interval=0, singleShot=True)
        self._timer.timeout.connect(self._show_next)

    def add_report(self, report: ErrorReport) -> None:
        """Show a report, after those that are waiting."""
        self._reports.append(report)
        self._show_soon()

    def report_earlier_crashes(self) -> None:
        """Mention crashes of earlier processes, whose reports can be shown."""
        from ..core import error_report
        from ..core.crash_trace import collect_crash_traces

        reports = []
        for trace in collect_crash_traces(crash_folder()):
            text, path = error_report.describe_crash(trace), None
            with suppress(OSError):
                path = error_report.write_report(report_folder(), text, "crash")
            reports.append((text, path))
        window = _current_window()
        if reports and window is not None:
            text = self.tr("Goboard crashed when it was last used.")
            show = MessageAction(
                self.tr("Show Report"), partial(_show_report, window, *reports[-1])
            )
            window.message_strip.pin_message(text, show)

    def stop_work(self) -> None:
        """Stop showing reports; `closing.dispose` calls this."""
        self._stopped = True
        self._timer.stop()

    def _show_soon(self, milliseconds: int = 0) -> None:
        if not self._stopped and self._reports and self._dialog is None:
            self._timer.start(milliseconds)

    def _show_next(self) -> None:
        if not self._reports or self._dialog is not None:
            return
        if self._must_wait():
            self._show_soon(_RETRY)
            return
        self._retries = 0
        report = self._reports.popleft()
        try:
            self._show(report)
        except Exception:
            # Without icons, fonts or whatever else failed.
            dialogs.show_error(None, f"{report.exception} ({report.place})\n{report.text}")
            raise

    def _must_wait(self) -> bool:
        modal = QApplication.activeModalWidget()
        if modal is not None and not modal.isVisible():
            return True  # a file dialog of the desktop, above which nothing can be shown
        busy = (
            QApplication.activePopupWidget() is not None
            or QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        )
        self._retries += 1
        return busy and self._retries <= _MAX_RETRIES

    def _show(self, report: ErrorReport) -> None:
        from .error_dialog import ErrorDialog

        dialog = ErrorDialog(report, QApplication.activeModalWidget() or _current_window())
        dialog.copy_requested.connect(partial(self._save_copies, dialog))
        dialog.restart_requested.connect(partial(self._try_restart, dialog))
        dialog.finished.connect(self._close)
        dialog.destroyed.connect(partial(self._show_again, report))
        self._dialog = dialog
        self._show_safety(dialog)
        dialogs.show_modeless(dialog)

    def _close(self) -> None:
        """Show the next report, after the user has closed a dialog."""
        self._dialog = None
        self._show_soon()

    def _show_again(self, report: ErrorReport) -> None:
        """Show a report again if its dialog was deleted together with its parent."""
        if self._dialog is not None:
            self._dialog = None
            self._reports.appendleft(report)
            self._show_soon()

    def _show_safety(self, dialog: ErrorDialog) -> None:
        """Show whether there are unsaved edits, and whether all of them are stored for recovery."""
        unsafe = [window for window in _windows() if not process_restart.store_for_recovery(window)]
        if not any(window.document.is_modified for window in _windows()):
            text = self.tr("There are no unsaved edits.")
        elif not unsafe:
            text = self.tr(
                "Your unsaved edits are safe: they are stored for recovery. Restart brings back "
                "all windows."
            )
        else:
            text = self.tr(
                "Your last edits could not be stored for recovery. Save a copy before you go on."
            )
        can_restart = all(window in self._copies for window in unsafe)
        if unsafe and can_restart:
            text = self.tr("The copy was saved. Restart opens it.")
        dialog.show_recovery_status(text, can_restart=can_restart)

    def _save_copies(self, dialog: ErrorDialog) -> None:
        """Save a copy of each record with unsaved edits or, if there is none, of the current
        one.
        """
        current = _current_window()
        windows = [window for window in _windows() if window.document.is_modified]
        for window in windows or ([] if current is None else [current]):
            title = self.tr("Save a Copy of {name}").format(name=window.record_title)
            path = window.document_io.saver.save_copy(title)
            if path is None:
                break
            self._copies[window] = path
        self._show_safety(dialog)

    def _try_restart(self, dialog: ErrorDialog) -> None:
        copies = {
            window: path
            for window, path in self._copies.items()
            if window in _windows() and not process_restart.store_for_recovery(window)
        }
        if not self._restart(_windows(), copies):
            text = self.tr("Goboard couldn't be started again. Save a copy before you close it.")
            dialog.show_recovery_status(text, can_restart=True)


def show_fatal_error(report: ErrorReport) -> None:
    """Report an error that ends the program, and wait until the user has read it."""
    from .error_dialog import failure_text

    kept = "" if report.path is None else str(report.path)
    dialogs.show_error(None, "\n".join(filter(None, (failure_text(report), kept))))


def _show_report(window: MainWindow, text: str, path: Path | None) -> None:
    from .error_dialog import ReportDialog

    dialogs.raise_or_create(ReportDialog, window, lambda: ReportDialog(text, path, window))


def _windows() -> list[MainWindow]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)]


def _current_window() -> MainWindow | None:
    """Return the active window, or else any visible one, or None if there is none."""
    widget: QWidget | None = QApplication.activeWindow()
    while widget is not None and not isinstance(widget, MainWindow):
        widget = widget.parentWidget()
    return widget or next((each for each in _windows() if each.isVisible()), None)
