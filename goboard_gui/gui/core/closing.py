"""Closing of windows, dialogs and menus: their work is stopped, they are disconnected and deleted.

Neither the garbage collector nor Qt's order of deletion is enough: nothing may reach a window
between the moment it closes and the moment it is deleted.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from . import garbage

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QMetaObject, SignalInstance

_connections: WeakKeyDictionary[QObject, list[QMetaObject.Connection]] = WeakKeyDictionary()
"""Connections that are removed on closing, by the object that receives the signals."""


def connect_until_closed(
    receiver: QObject, signal: SignalInstance, slot: Callable[..., object]
) -> None:
    """Connect a slot to a signal of an object that may outlive the receiver's window.

    The connection is removed when that window is disposed of, before anything in it is deleted.
    """
    _connections.setdefault(receiver, []).append(signal.connect(slot))


@cache
def _stop_method(kind: type) -> Callable[[Any], object] | None:
    """Return the method that stops the work of objects of a class, or None if there is none.

    To look it up in each object would take half of the time of closing a window.
    """
    if issubclass(kind, QTimer):
        return kind.stop
    return getattr(kind, "stop_work", None)


def dispose(root: QObject) -> None:
    """Stop all work of an object and its children, disconnect them, and delete them.

    Timers are stopped, and ``stop_work`` is called on every object with that method: idle tasks,
    threads, open files. Qt deletes the object when control returns to the event loop, because its
    own methods may be running.
    """
    objects = [*root.findChildren(QObject), root]
    for each in objects:
        kind: type = type(each)
        stop = _stop_method(kind)
        if stop is not None:
            stop(each)
    # Few of the thousands of objects in a window have connections.
    within = set(map(id, objects))
    for receiver in [each for each in _connections if id(each) in within]:
        for connection in _connections.pop(receiver):
            QObject.disconnect(connection)
    root.deleteLater()
    if isinstance(root, QWidget) and root.isWindow():
        garbage.collect_soon()
