"""Marking texts for translation where they stand in tables, before there is an application."""

from __future__ import annotations


def mark(context: str, text: str) -> str:
    """The text itself; ``QCoreApplication.translate`` with the same context translates it later.

    It is PySide's ``QT_TRANSLATE_NOOP`` with types. lupdate finds these texts when it is told so:
    ``-tr-function-alias QT_TRANSLATE_NOOP+=mark``.
    """
    return text
