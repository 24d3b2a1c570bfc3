"""Checks of Qt's requirements, made before Qt itself would abort the process."""

from __future__ import annotations

import builtins
import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from .common import CommandError

if TYPE_CHECKING:
    from collections.abc import Iterator

APT_LINE = (
    "sudo apt-get install --no-install-recommends libglib2.0-0 libgl1 libegl1 libdbus-1-3 "
    "libfontconfig1 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
)
_LIBRARY = late_pattern(r"lib[\w.+-]+\.so[.\d]*")


@contextmanager
def report_missing_qt_libraries() -> Iterator[None]:
    """Import Qt and run a block that imports more of it; a missing system library is reported with
    a command that installs it.

    :raises CommandError: a system library is missing.
    """
    try:
        _import_qt()
        yield
    except ImportError as error:
        library = _LIBRARY.match(str(error))
        if library is None:
            raise
        raise CommandError(
            f"goboard: Qt requires {library[0]}, which is not installed.",
            "On Debian and derivatives, run:",
            f"    {APT_LINE}",
        ) from error


def _import_qt() -> None:
    """Import Qt, and remove PySide's hook for `from __feature__ import …`, which is not used here.

    The hook reads the source of every module that is imported later, which takes longer than
    importing it. PySide's documentation advises against replacing `__import__`. This does so only
    with PySide's own function, to which the hook passes each import, and which creates the classes
    that a star import names; Python's function would not.
    """
    import PySide6.QtCore  # noqa: F401

    hook = getattr(builtins, "__feature_import__", None)
    if builtins.__import__ is hook:
        builtins.__import__ = getattr(builtins, "__orig_import__", hook)


def check_display() -> None:
    """Check that there is a display on which a window can be opened.

    :raises CommandError: there is no display, so Qt would abort with a core dump.
    """
    if _on_linux() and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    ):
        raise CommandError("goboard: can't open a window: no display (DISPLAY is not set)")


def _on_linux() -> bool:
    return sys.platform.startswith("linux")
