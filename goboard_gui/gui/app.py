"""Start and end of the program and its windows."""

from __future__ import annotations

import os
import signal
import sys
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QToolTip

from .. import __version__
from ..diagram.application import silence_font_database
from .core import crash_trace, garbage, languages
from .core.closing import dispose
from .core.error_handlers import ErrorHandlers
from .core.folders import crash_folder, journal_folders, report_folder
from .core.settings import Settings
from .widgets import appearance
from .widgets.icons import APP_ID, app_icon
from .widgets.qt_texts import as_tip
from .window import process_restart
from .window.first_paint import wait_for_paint
from .window.main_window import MainWindow
from .wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import FrameType

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

_FIRST_PAINT = 200
"""Milliseconds after which the windows have been painted."""

_FAILED, _INTERRUPTED = 1, 130
"""Exit statuses after an error and after Ctrl+C, the same as on the command line."""
_INTERRUPTED_PROPERTY = "interrupted"

_SWITCH_INTERVAL = 0.0005
"""Seconds after which a busy thread lets the main thread run.

Qt calls many short functions of ours, one after the other, and the main thread may have to wait as
long for each of them. With Python's 5 ms a window could be blocked for a second.
"""


def create_application(arguments: Sequence[str] = ()) -> QApplication:
    """Create the only QApplication, and set its style, name, version and icon."""
    silence_font_database()
    # By QApplication.setStyle it would have a Python object, of a class with a dozen enumerations.
    app = QApplication([sys.argv[0], "-style", "Fusion", *arguments])
    app.setApplicationName("Goboard")
    app.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(APP_ID)
    app.setWindowIcon(app_icon())
    return app


def run(files: Sequence[str], *, smoke: bool = False) -> int:
    """Open a window for each file, or one with an empty board, and run until all windows are
    closed.

    Documents that were open when the program ended unexpectedly are offered. Exceptions that
    nothing has caught are reported to the user, and Ctrl+C ends the program. With ``smoke`` the
    windows are painted once and closed again, regardless of their messages, and exceptions are only
    printed.
    """
    sys.setswitchinterval(_SWITCH_INTERVAL)
    app = create_application()
    if smoke:
        return _run_smoke_test(app, files)
    trace = crash_trace.start_trace(crash_folder())
    handlers = ErrorHandlers(report_folder)
    interrupt = signal.signal(signal.SIGINT, partial(_end_interrupted, app))
    try:
        return _run(app, files, handlers)
    except Exception as error:
        from .window.error_display import show_fatal_error

        show_fatal_error(handlers.report_failure(error))
        return _FAILED
    finally:
        signal.signal(signal.SIGINT, interrupt)
        handlers.uninstall()
        if trace is not None:
            trace.close()


def _run(app: QApplication, files: Sequence[str], handlers: ErrorHandlers) -> int:
    replaced = process_restart.take_replaced_process_id()
    windows = _open_windows(app, files, journal_folders, welcome=replaced is None)
    from .core.clipboard import ClipboardGuard
    from .window import idle_imports
    from .window.document_recovery import RecoveryOffer
    from .window.error_display import ErrorDisplay

    display = ErrorDisplay(app)
    handlers.show_reports(display.add_report)
    watchdog = _watchdog(app)
    ClipboardGuard(app).refused.connect(_explain_refused_paste)
    recovering = RecoveryOffer(journal_folders, windows[0], windows[0].new_window, replaced)
    QTimer.singleShot(_FIRST_PAINT, app, lambda: garbage.start_collection(app))
    QTimer.singleShot(_FIRST_PAINT, recovering, recovering.offer_recovery)
    QTimer.singleShot(_FIRST_PAINT, display, display.report_earlier_crashes)
    for window in windows:
        QTimer.singleShot(_FIRST_PAINT, window, window.fill_menus_while_idle)
    imports = idle_imports.start_imports(app)
    status = _INTERRUPTED if app.property(_INTERRUPTED_PROPERTY) else app.exec()
    if watchdog is not None:
        dispose(watchdog)
    dispose(imports)
    _close_windows()
    return status


def _explain_refused_paste(field: QWidget) -> None:
    """Say below a text field why nothing was pasted there."""
    place = field.mapToGlobal(QPoint(0, field.height()))
    QToolTip.showText(place, as_tip(error_messages.clipboard_not_responding_text()), field)


def _run_smoke_test(app: QApplication, files: Sequence[str]) -> int:
    impatience = QTimer(app)
    impatience.timeout.connect(_close_questions)
    impatience.start(50)
    windows = _open_windows(app, files, None, welcome=True)
    while any(window.document_io.loader.busy for window in windows):
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    app.processEvents()
    for window in windows:
        window.grab()
    _close_windows()
    return 0


def check_libraries() -> int:
    """Import everything that the program may need later; print what is missing.

    Return 1 if this installation should have it.
    """
    from .core import late_imports

    missing = late_imports.missing_modules()
    required = late_imports.required_modules(missing)
    for name in missing:
        kind = "" if name in required else " (optional)"
        print(f"goboard-gui: missing{kind}: {name}", file=sys.stderr)
    return _FAILED if required else 0


def _open_windows(
    app: QApplication,
    files: Sequence[str],
    journals: Callable[[], Sequence[Path]] | None,
    *,
    welcome: bool,
) -> list[MainWindow]:
    """Open a window for each file, or an empty one if there are none; the first board is painted
    before panels and menus are created.
    """
    settings = Settings(parent=app)
    appearance.follow_system_theme(settings)
    languages.install_translations(languages.language_for_next_start(settings), app)
    make_window = partial(MainWindow, settings, journals=journals)
    windows = [make_window(whole=False) for _ in files or ("",)]
    for window, file in zip_longest(windows, files):
        if file is None and welcome:
            window.welcome.show_at_start()
        window.show()
        if file is not None:
            window.document_io.open_file(Path(file))
    wait_for_paint(windows[0].board_view.board)
    for window in windows:
        window.create_contents()
        if files:
            window.notify_record_changed()
    return windows


def _end_interrupted(app: QApplication, _number: int, _frame: FrameType | None) -> None:
    """End the program after Ctrl+C; unsaved edits can be recovered at the next start.

    An exception would only be printed by Qt's next call of a Python function, and the program would
    go on. Pressing Ctrl+C again ends it at once.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app.setProperty(_INTERRUPTED_PROPERTY, True)
    app.exit(_INTERRUPTED)


def _watchdog(app: QApplication) -> QObject | None:
    """Report stalls of the event loop if a developer has turned this on, see CONTRIBUTING.md."""
    wanted = os.environ.get("GOBOARD_WATCHDOG")
    if wanted is None:
        return None
    from .core import watchdog

    return watchdog.start_watchdog(wanted, app)


def _close_windows() -> None:
    """Delete the windows that remain after the event loop has ended."""
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, MainWindow):
            dispose(widget)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _close_questions() -> None:
    question = QApplication.activeModalWidget()
    if question is not None:
        question.close()
