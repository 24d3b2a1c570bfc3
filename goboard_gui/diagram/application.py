"""A Qt application object for processes that have no window; Qt needs one to load fonts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

_own: QGuiApplication | None = None
"""The application created here, if any. It is never deleted, as Qt caches fonts for the process."""


def ensure_application() -> None:
    """Make sure that a `QGuiApplication` exists, because Qt needs one to load fonts.

    An existing application is kept. Otherwise one is created with the ``offscreen`` platform. It
    lives as long as the process, and no other one can be created afterwards, so programs with
    windows must create theirs first.

    :raises RuntimeError: a plain `QCoreApplication` exists; there can be only one application.
    """
    global _own
    existing = QCoreApplication.instance()
    if existing is None:
        _own = QGuiApplication(["goboard", "-platform", "offscreen"])
    elif not existing.inherits("QGuiApplication"):
        raise RuntimeError("drawing needs a QGuiApplication, and there is a QCoreApplication")
