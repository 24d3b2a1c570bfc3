"""Restart after an internal error: another process recovers all windows without asking."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from .main_window import MainWindow

_VARIABLE = "GOBOARD_RECOVER"
"""Environment variable with the ID of the process that the new process replaces."""
_PATIENCE = 10
"""Seconds to wait for saves that have begun."""


def take_replaced_process_id() -> int | None:
    """Return the ID of the process that this one replaces, or None; later calls return None."""
    text = os.environ.pop(_VARIABLE, "")
    return int(text) if text.isdigit() else None


def window_command() -> list[str]:
    """Return the command that opens the window: the bundled program, or this Python."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-m", "goboard_gui"]


def store_for_recovery(window: MainWindow) -> bool:
    """Store the record of a window, and return whether it can be recovered."""
    journal = window.autosave_journal
    return not window.document.is_modified if journal is None else journal.store_document()


def restart(windows: Sequence[MainWindow], copies: Mapping[MainWindow, Path]) -> bool:
    """Start the program again, and end this process without asking anything.

    The new process recovers records with unsaved edits from their journals, opens ``copies`` in
    place of the windows that have none, and the files of all others. Return False if it cannot be
    started.
    """
    _wait_for_saves(windows)
    files = []
    for window in windows:
        with suppress(Exception):  # only the position and the layout are lost
            window.document_io.positions.remember_position()
            window.recording_layout.store_layout()
            window.zen.set_active(False)  # the saved state shows all panels
            window.window_state.save()
        path = copies.get(window)
        if path is None and not window.document.is_modified:
            path = window.document.path or window.document_io.saver.imported_file
        if path is not None:
            files.append(str(path.absolute()))
    for window in windows:
        if window not in copies and window.autosave_journal is not None:
            window.autosave_journal.hand_over()
    os.environ[_VARIABLE] = str(os.getpid())
    from PySide6.QtCore import QProcess  # has eight enumerations

    program, *arguments = window_command()
    started, _ = QProcess.startDetached(program, [*arguments, "--", *files] if files else arguments)
    del os.environ[_VARIABLE]
    if started:
        QCoreApplication.exit(0)
        return True
    for window in windows:
        store_for_recovery(window)
    return False


def _wait_for_saves(windows: Sequence[MainWindow]) -> None:
    """Wait until nothing is being saved.

    The new process would recover the journal of a save that has not ended.
    """
    end = monotonic() + _PATIENCE
    while any(window.document_io.saver.busy for window in windows) and monotonic() < end:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents, 50)
