"""Closing of windows, dialogs and menus: their work is stopped, they are disconnected and deleted.

Neither the garbage collector nor Qt's order of deletion is enough: nothing may reach a window
between the moment it closes and the moment it is deleted.
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
"""Connections that are removed on closing, by the object that receives the signals."""


def connect(receiver: QObject, signal: SignalInstance, slot: Callable[..., object]) -> None:
    """Connect a slot to a signal of an object that may outlive the receiver's window.

    The connection is removed when that window is disposed of, before anything in it is deleted.
    """
    _connections.setdefault(receiver, []).append(signal.connect(slot))


def dispose(root: QObject) -> None:
    """Stop all work of an object and its children, disconnect them, and delete them.

    Timers are stopped, and ``stop_work`` is called on every object with that method: idle tasks,
    threads, open files. Qt deletes the object when control returns to the event loop, because its
    own methods may be running.
    """
    objects = [*root.findChildren(QObject), root]
    for each in objects:
        if isinstance(each, QTimer):
            each.stop()
        elif (stop_work := getattr(each, "stop_work", None)) is not None:
            stop_work()
    for each in objects:
        for connection in _connections.pop(each, ()):
            QObject.disconnect(connection)
    root.deleteLater()
    if isinstance(root, QWidget) and root.isWindow():
        garbage.collect_soon()
