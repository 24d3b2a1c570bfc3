"""Handlers of exceptions that nothing has caught, while the windows are open.

Each exception is printed as usual. The first one at each place is also written to a report and
passed to the main thread, in the next turn of its event loop.
"""

from __future__ import annotations

import sys
import threading
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING

from . import error_report
from .error_report import ErrorReport, FailedPart
from .overrides import GuardedOverrides

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType

    from .background import Mailbox

_NO_REPORT = "The report could not be written.\n"


class ErrorHandlers:
    """The handlers of one run of the program; `uninstall` removes them.

    Reports wait until `show_reports` is called.
    """

    def __init__(self, folder: Callable[[], Path]) -> None:
        """Install the handlers; ``folder`` returns the folder of the reports."""
        self._folder = folder
        self._waiting: deque[ErrorReport] = deque()
        self._mailbox: Mailbox | None = None
        self._places: dict[object, object] = {}
        self._handling = threading.local()
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._unhandled
        threading.excepthook = self._unhandled_in_thread
        sys.unraisablehook = self._unraisable
        self._overrides = GuardedOverrides(self.handle_exception)

    def show_reports(self, show: Callable[[ErrorReport], object]) -> None:
        """Call ``show`` in the main thread with each report, including earlier ones."""
        from .background import Mailbox  # not needed before the first paint

        def show_waiting(_none: object) -> None:
            while self._waiting:
                show(self._waiting.popleft())

        self._mailbox = Mailbox(show_waiting)
        self._mailbox.post(None)

    def uninstall(self) -> None:
        """Restore the handlers that were there before; nothing more is shown."""
        self._overrides.restore_methods()
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        if self._mailbox is not None:
            self._mailbox.close()

    def handle_exception(self, error: BaseException) -> bool:
        """Print an exception, and report it if none was raised at the same place in the code
        before; return whether it was reported.
        """
        report = self._report_unless_repeated(error)
        if report is None:
            return False
        self._waiting.append(report)
        if self._mailbox is not None:
            self._mailbox.post(None)
        return True

    def report_failure(self, error: Exception) -> ErrorReport:
        """Print and report an exception that ends the program, whether or not it is new."""
        report = self._report_unless_repeated(error)
        report = report or ErrorReport(FailedPart.START, type(error).__name__, "", _NO_REPORT)
        return report._replace(part=FailedPart.START)

    def _report_unless_repeated(self, error: BaseException) -> ErrorReport | None:
        """Print an exception; return its report, or None if one was raised at the same place
        before.

        An error in here is printed as well, and the report says that there is none.
        """
        if getattr(self._handling, "active", False):
            sys.__excepthook__(type(error), error, error.__traceback__)
            return None
        self._handling.active = True
        try:
            self._before[0](type(error), error, error.__traceback__)
            token = object()
            if self._places.setdefault(_key(error), token) is not token:
                return None
            try:
                return self._written(error)
            except Exception as failure:
                sys.__excepthook__(type(failure), failure, failure.__traceback__)
                return ErrorReport(FailedPart.OTHER, type(error).__name__, "", _NO_REPORT)
        finally:
            self._handling.active = False

    def _written(self, error: BaseException) -> ErrorReport:
        in_main = threading.current_thread() is threading.main_thread()
        report = error_report.describe_error(error, in_main=in_main)
        with suppress(OSError):  # the dialog shows the report all the same
            report = report._replace(path=error_report.write_report(self._folder(), report.text))
        return report

    def _unhandled(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if isinstance(error, Exception):
            self.handle_exception(error.with_traceback(trace))
        else:
            self._before[0](kind, error, trace)

    def _unhandled_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if isinstance(args.exc_value, Exception):
            self.handle_exception(args.exc_value.with_traceback(args.exc_traceback))
        else:
            self._before[1](args)

    def _unraisable(self, args: sys.UnraisableHookArgs) -> None:
        if isinstance(args.exc_value, Exception):
            self.handle_exception(args.exc_value.with_traceback(args.exc_traceback))
        else:
            self._before[2](args)


def _key(error: BaseException) -> object:
    """Return a key that identifies the place in the code at which an error was raised."""
    try:
        where = error_report.innermost_call(error_report.traceback_frames(error.__traceback__))
    except Exception:
        where = None
    return type(error), where
