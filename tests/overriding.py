"""Lets errors that leave a method which Qt calls fail a test, where PySide would end the process.

Below Python 3.12 an error that was not raised by a line of Python (an object that is deleted, a
wrong number of arguments, a division by zero) is no more than its text until somebody catches it.
PySide takes it for an exception then, and crashes. Here somebody does catch it.
"""

from __future__ import annotations

import sys
from functools import wraps
from types import FunctionType

from PySide6.QtCore import QObject

_CALLED = frozenset(
    {
        *("event", "eventFilter", "viewportEvent", "paint", "data", "headerData", "flags"),
        *("rowCount", "columnCount", "index", "parent", "sizeHint", "minimumSizeHint"),
        *("heightForWidth", "setGeometry", "highlightBlock", "scrollContentsBy"),
    }
)
"""What Qt calls besides the methods named after events; nothing that may be a slot."""


def catch_errors() -> None:
    """From now on, catch what overrides in new classes raise, and raise it again."""
    if sys.version_info < (3, 12):
        QObject.__init_subclass__ = classmethod(_wrap_overrides)


def _wrap_overrides(cls: type, **_options: object) -> None:
    for name, method in list(vars(cls).items()):
        if isinstance(method, FunctionType) and (name in _CALLED or name.endswith("Event")):
            setattr(cls, name, _caught(method))


def _caught(method: FunctionType) -> FunctionType:
    @wraps(method)
    def call(*arguments, **named):
        try:
            return method(*arguments, **named)
        except Exception:
            raise  # it is an exception by now, and not only its text

    return call
