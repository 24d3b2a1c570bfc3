"""The one closing path of windows, dialogs and menus: stop the work, disconnect, delete.

A window is never left to the garbage collector, nor to Qt's order of deletion alone: between the
moment it closes and the moment it is deleted, nothing may reach it any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from . import garbage

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QMetaObject, SignalInstance

_connections: WeakKeyDictionary[QObject, list[QMetaObject.Connection]] = WeakKeyDictionary()
"""The connections to disconnect, by the object that receives the signals."""


def connect(receiver: QObject, signal: SignalInstance, slot: Callable[..., object]) -> None:
    """Connect a signal of an object that outlives the window of ``receiver``.

    The connection ends when that window is disposed of, before anything in it is deleted.
    """
    _connections.setdefault(receiver, []).append(signal.connect(slot))


def dispose(root: QObject) -> None:
    """Stop all work below an object, disconnect it, and have Qt delete it.

    Timers stop, and so does whatever has a method `stop_work`: idle tasks, threads, open files.
    It is deleted when control returns to the event loop, as its own methods may be running.
    """
    below = [*root.findChildren(QObject), root]
    for made in below:
        if isinstance(made, QTimer):
            made.stop()
        elif (stop_work := getattr(made, "stop_work", None)) is not None:
            stop_work()
    for made in below:
        for connection in _connections.pop(made, ()):
            QObject.disconnect(connection)
    root.deleteLater()
    if isinstance(root, QWidget) and root.isWindow():
        garbage.collect_soon()
