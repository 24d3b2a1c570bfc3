"""A guard that notices when the window's thread looks at the user's files."""

from __future__ import annotations

import builtins
import io
import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import goboard_gui

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FrameType

    import pytest

_PACKAGE = str(Path(goboard_gui.__file__).parent) + os.sep
_TESTS = str(Path(__file__).parents[1]) + os.sep
_CALLS = (
    *("access", "chmod", "link", "listdir", "lstat", "mkdir", "open", "readlink", "remove"),
    *("rename", "replace", "rmdir", "scandir", "stat", "symlink", "unlink", "utime"),
)
_OWN_FOLDERS = (
    *("files/journal/", "files/storage/backup.py", "gui/files/autosave_journal.py"),
    *("gui/files/backup_dialog.py", "gui/study/trainer/", "game_index/"),
    *("gui/collection/building/", "gui/help/"),
    *("gui/core/error_report.py", "gui/core/crash_trace.py"),
)
"""Modules that look at the program's own folders."""
_USERS_FILES = ("game_index/export.py", "game_index/staleness.py", "game_index/record_files.py")
"""Those of them that look at the user's files."""


class DiskGuard:
    """Records which files below a folder the program looks at in the main thread, and where."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        self.noticed: list[str] = []

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Watch the functions that look at files, or open or change them."""
        for name in _CALLS:
            monkeypatch.setattr(os, name, self._watched(name, getattr(os, name)))
        opened = self._watched("open", io.open)
        monkeypatch.setattr(io, "open", opened)
        monkeypatch.setattr(builtins, "open", opened)

    def _watched(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **options: Any) -> Any:
            if args and threading.current_thread() is threading.main_thread():
                self._notice(name, args[0], sys._getframe(1))
            return real(*args, **options)

        return call

    def _notice(self, name: str, path: object, frame: FrameType | None) -> None:
        if not isinstance(path, str | bytes | os.PathLike):
            return
        if not os.fsdecode(path).startswith(self._folder):
            return
        callers = list(_program_callers(frame))
        if not _is_one(callers, ("gui/",)):
            return  # a test calls it, and no window
        if _is_one(callers, _USERS_FILES) or not _is_one(callers, _OWN_FOLDERS):
            self.noticed.append(f"{name}({path!r}) called by {' < '.join(callers)}")


def _is_one(callers: list[str], modules: tuple[str, ...]) -> bool:
    return any(caller.startswith(modules) for caller in callers)


def _program_callers(frame: FrameType | None) -> Iterator[str]:
    """Yield the lines of the program that lead to a call, the innermost first; none if a test made
    it.
    """
    while frame is not None:
        file = frame.f_code.co_filename
        if file.startswith(_TESTS):
            return
        if file.startswith(_PACKAGE):
            yield f"{file.removeprefix(_PACKAGE)}:{frame.f_lineno}"
        frame = frame.f_back
