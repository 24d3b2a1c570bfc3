"""The smallest supported screen, and scrolling for dialogs that would not fit on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

# Classes of dialogs are looked up in QtWidgets when a dialog is shown, as in `dialogs`.
from PySide6 import QtWidgets
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from .scroll_areas import ShrinkingArea

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QDialog, QLayout, QLayoutItem

MINIMUM_SCREEN = QSize(600, 340)
"""Largest minimum size of a window, in logical pixels: less than 1280×800 at 200 %, which leaves
room for the frame of the window and a panel of the desktop.
"""
_BUTTONS_HEIGHT = 60
"""Height up to which the last row of a dialog stays in place while the rest is scrolled."""


class _Contents(QWidget):
    """Contents that are scrolled only below their minimum height.

    If a label in it wraps, a scroll area would not make it lower than its preferred height.
    """

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        assert layout is not None
        return layout.totalMinimumHeightForWidth(width)


def make_scrollable_if_needed(dialog: QDialog) -> bool:
    """Put the contents of a dialog that is larger than `MINIMUM_SCREEN` into a scroll area, leaving
    out the row of buttons at the bottom. Return whether that was necessary.

    Message boxes are left alone: they wrap their text, and set their size, when they are shown.
    """
    if isinstance(dialog, QtWidgets.QMessageBox):
        return False
    layout = dialog.layout()
    needed = dialog.minimumSizeHint().expandedTo(dialog.minimumSize())
    if layout is None or needed.boundedTo(MINIMUM_SCREEN) == needed:
        return False
    dialog.setMinimumSize(0, 0)
    foot = _take_buttons(layout)
    margins = layout.contentsMargins()
    inside = _Contents()
    inside.setLayout(layout)  # takes the layout and its widgets from the dialog
    column = QVBoxLayout(dialog)
    column.setContentsMargins(0, 0, 0, 0)
    room = MINIMUM_SCREEN
    if foot is not None:
        row = QVBoxLayout()
        row.setContentsMargins(margins.left(), 0, margins.right(), margins.bottom())
        if (buttons := foot.layout()) is None:
            row.addItem(foot)
        else:
            row.addLayout(buttons)  # gets its spacing from the layout that it is added to
        room = room - QSize(0, row.minimumSize().height() + column.spacing())  # `-=` changes it
        layout.setContentsMargins(margins.left(), margins.top(), margins.right(), 0)
    column.addWidget(ShrinkingArea(inside, room), 1)
    if foot is not None:
        below = QWidget()  # whose parent is set last, so that Tab comes to its buttons last
        below.setLayout(row)
        column.addWidget(below)
    return True


def _take_buttons(layout: QLayout) -> QLayoutItem | None:
    """Remove and return the last row of a layout if it is a row of buttons; otherwise return
    None.
    """
    last = layout.itemAt(layout.count() - 1)
    buttons = QtWidgets.QAbstractButton, QtWidgets.QDialogButtonBox
    if (
        last is not None
        and isinstance(layout, QVBoxLayout)
        and last.minimumSize().height() <= _BUTTONS_HEIGHT
        and any(isinstance(each, buttons) for each in _widgets(last))
    ):
        return layout.takeAt(layout.count() - 1)
    return None


def _widgets(item: QLayoutItem) -> Iterator[QWidget | None]:
    yield item.widget()
    if (row := item.layout()) is not None:
        yield from (each.widget() for at in range(row.count()) if (each := row.itemAt(at)))
