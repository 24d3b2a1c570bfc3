"""Marking texts for translation where they stand in tables, before there is an application."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Callable


def mark(context: str, text: str) -> str:
    """The text itself; ``QCoreApplication.translate`` with the same context translates it later.

    It is PySide's ``QT_TRANSLATE_NOOP`` with types. lupdate finds these texts when it is told so:
    ``-tr-function-alias QT_TRANSLATE_NOOP+=mark``.
    """
    return text


def translator(context: str) -> Callable[[str], str]:
    """What translates the texts that were marked for a context, at the time it is called."""
    return partial(QCoreApplication.translate, context)
