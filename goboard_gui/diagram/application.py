"""The Qt application object, which fonts require, for processes without a window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

_own: QGuiApplication | None = None
"""The application created here, if any. It is never deleted, as fonts are cached process-wide."""


def ensure_application() -> None:
    """Make sure that a `QGuiApplication` exists, which Qt's fonts require.

    An existing one is kept. Otherwise one is created with the ``offscreen`` platform; it lives as
    long as the process, and no other one can be created afterwards. Programs with windows must
    therefore create theirs first.

    :raises RuntimeError: there is a plain `QCoreApplication`, beside which no other can be.
    """
    global _own
    existing = QCoreApplication.instance()
    if existing is None:
        _own = QGuiApplication(["goboard", "-platform", "offscreen"])
    elif not existing.inherits("QGuiApplication"):
        raise RuntimeError("drawing needs a QGuiApplication, and there is a QCoreApplication")
