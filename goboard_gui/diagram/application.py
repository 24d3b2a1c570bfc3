"""The application object without which Qt has no fonts, for processes that have no window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

_own: QGuiApplication | None = None
"""What was made here. Fonts are remembered all over the process, so it is never deleted."""


def ensure_application() -> None:
    """Make sure that there is a `QGuiApplication`, which Qt's fonts cannot do without.

    One that exists is left alone. Where there is none, one is made that needs no display (platform
    ``offscreen``) and lives as long as the process; no other one can be made afterwards, so
    programs with windows make theirs before they draw.

    :raises RuntimeError: there is a plain `QCoreApplication`, beside which no other can be.
    """
    global _own
    existing = QCoreApplication.instance()
    if existing is None:
        _own = QGuiApplication(["goboard", "-platform", "offscreen"])
    elif not existing.inherits("QGuiApplication"):
        raise RuntimeError("drawing needs a QGuiApplication, and there is a QCoreApplication")
