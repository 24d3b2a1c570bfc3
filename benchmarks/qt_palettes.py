"""Show memory that Qt keeps for every dialog, without any code of ours.

    .venv/bin/python benchmarks/qt_palettes.py

Fusion caches what it draws under a name that contains the key of the widget's palette, and Qt never
forgets the names, not even after `QPixmapCache.clear()`. If the application has a palette, the
children of each window get a copy with another key. The resolve mask of a palette for a class of
widgets decides whether they share it (`appearance.py` empties it); that of the application's
palette cannot be empty.
"""

from __future__ import annotations

import ctypes
import gc
import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QColor, QPalette, QPixmapCache
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QPushButton, QSpinBox, QWidget

_DIALOGS = 300


class _Mallinfo(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]


def kilobytes() -> float:
    """Return what was allocated and not freed, in the C library of Linux."""
    QPixmapCache.clear()
    gc.collect()
    ask = ctypes.CDLL("libc.so.6").mallinfo2
    ask.restype = _Mallinfo
    found = ask()
    return (found.uordblks + found.hblkhd) / 1024


def open_dialog(window: QWidget, kind: type[QWidget]) -> int:
    """Open and destroy a dialog with one widget; return the key of the widget's palette."""
    dialog = QDialog(window)
    widget = kind(dialog)
    dialog.show()
    QCoreApplication.processEvents()
    key = widget.palette().cacheKey()
    dialog.close()
    dialog.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return key


def measure(name: str, window: QWidget, kind: type[QWidget]) -> None:
    for _ in range(_DIALOGS):
        open_dialog(window, kind)
    before = kilobytes()
    keys = {open_dialog(window, kind) for _ in range(_DIALOGS)}
    grown = (kilobytes() - before) / _DIALOGS
    print(f"{name}: {grown:.2f} kB for each of {_DIALOGS} dialogs, {len(keys)} palettes")


def main() -> None:
    app = QApplication([])
    app.setStyle("Fusion")
    window = QMainWindow()
    window.show()
    measure("button, Qt's own palette", window, QPushButton)
    palette = QPalette(QColor("#eeeeee"))
    QApplication.setPalette(palette)
    measure("button, a palette of the application", window, QPushButton)
    own = QPalette(palette)
    own.setColor(QPalette.ColorRole.Window, QColor("#888888"))
    QApplication.setPalette(own, "QAbstractSpinBox")
    measure("spin box, a palette of its class", window, QSpinBox)
    own.setResolveMask(0)
    QApplication.setPalette(own, "QAbstractSpinBox")
    measure("spin box, the same without a resolve mask", window, QSpinBox)


if __name__ == "__main__":
    main()
