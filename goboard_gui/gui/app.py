"""The program with its windows."""

from __future__ import annotations

import os
import sys
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from .. import __version__
from ..assets import resource_path
from ..diagram import fonts
from ..notation import NOTATIONS
from .core import garbage, languages
from .core.closing import dispose
from .core.folders import journal_folders
from .core.settings import Settings
from .widgets import appearance
from .window.first_paint import wait_for_paint
from .window.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

APP_ID = "io.github.goboard.Goboard"

_FIRST_PAINT = 200
"""Milliseconds by which the windows have been painted."""

_SWITCH_INTERVAL = 0.0005
"""Seconds after which a thread that works lets the main thread run.

Qt calls many short functions of ours, one after the other, and the main thread may have to wait as
long for each of them. With Python's 5 ms a window could be blocked for a second.
"""


def application(arguments: Sequence[str] = ()) -> QApplication:
    """Create the only QApplication, and set its style, name, version, icon and fonts."""
    # By QApplication.setStyle it would have a Python object, of a class with a dozen enumerations.
    app = QApplication([sys.argv[0], "-style", "Fusion", *arguments])
    app.setApplicationName("Goboard")
    app.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(APP_ID)
    app.setWindowIcon(QIcon(str(resource_path("icons", f"{APP_ID}.svg"))))
    for notation in NOTATIONS:
        fonts.ensure_glyphs(notation.title)
    return app


def run(files: Sequence[str], *, smoke: bool = False) -> int:
    """Open a window for each file, or one with an empty board, and run until all windows are
    closed.

    What was open when the program ended before its time is offered. With ``smoke`` the windows
    are painted once and closed again, whatever they have to say.
    """
    sys.setswitchinterval(_SWITCH_INTERVAL)
    app = application()
    if smoke:
        impatience = QTimer(app)
        impatience.timeout.connect(_close_questions)
        impatience.start(50)
    settings = Settings(parent=app)
    appearance.follow_system_theme(settings)
    languages.install_translations(languages.chosen_language(settings), app)
    make_window = partial(MainWindow, settings, journals=None if smoke else journal_folders)
    windows = [make_window(whole=False) for _ in files or ("",)]
    for window, file in zip_longest(windows, files):
        if file is None:
            window.welcome.show_at_start()
        window.show()
        if file is not None:
            window.document_io.open(Path(file))
    wait_for_paint(windows[0].board_view.board)
    for window in windows:
        window.create_contents()
        if files:
            window.notify_record_changed()
    if smoke:
        while any(window.document_io.loader.busy for window in windows):
            app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        app.processEvents()
        for window in windows:
            window.grab()
        _close_windows()
        return 0
    from .window.document_recovery import RecoveryOffer

    watchdog = _watchdog(app)
    recovering = RecoveryOffer(journal_folders, windows[0], windows[0].new_window)
    QTimer.singleShot(_FIRST_PAINT, app, lambda: garbage.start(app))
    QTimer.singleShot(_FIRST_PAINT, recovering, recovering.offer_recovery)
    status = app.exec()
    if watchdog is not None:
        dispose(watchdog)
    _close_windows()
    return status


def _watchdog(app: QApplication) -> QObject | None:
    """Report blocks of the event loop if a developer wants it, see CONTRIBUTING.md."""
    wanted = os.environ.get("GOBOARD_WATCHDOG")
    if wanted is None:
        return None
    from .core import watchdog

    return watchdog.start(wanted, app)


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
