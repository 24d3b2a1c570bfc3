"""A Qt application object for processes that have no window; Qt needs one to load fonts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLoggingCategory
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
        silence_font_database()
        _own = QGuiApplication(["goboard", "-platform", "offscreen"])
    elif not existing.inherits("QGuiApplication"):
        raise RuntimeError("drawing needs a QGuiApplication, and there is a QCoreApplication")


def silence_font_database() -> None:
    """Make Qt's font database report nothing.

    For each word in a script such as Devanagari, it reports every installed font without that
    script, in hundreds of lines; Goboard itself reports what no font contains. The rule applies to
    the whole process, and the environment variable QT_LOGGING_RULES overrides it.
    """
    QLoggingCategory.setFilterRules("qt.text.font.db=false")
