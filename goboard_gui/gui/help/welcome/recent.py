"""List of recent files on the welcome page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QPaintEvent

_MOST = 4
"""Number of files listed; the menu has more."""
_AROUND = 6
"""Total vertical padding of a name, in pixels."""
_BESIDE = 3


class RecentFiles(QWidget):
    """One line per recent file; empty if there are none."""

    chosen = Signal(object)
    """The user chose a file; carries its path."""

    def __init__(self, paths: Sequence[Path]) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.lines = [_Line(path) for path in paths[:_MOST]]
        for line in self.lines:
            line.clicked.connect(lambda _=False, path=line.path: self.chosen.emit(path))
            column.addWidget(line)


class _Line(QToolButton):
    """Button with an elided file name."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.setAutoRaise(True)
        self.setToolTip(str(path))
        self.setAccessibleName(path.name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height() + _AROUND)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        room = self.rect().adjusted(_BESIDE, 0, -_BESIDE, 0)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        cut = Qt.TextElideMode.ElideMiddle
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(QPalette.ColorRole.Link))
            name = self.fontMetrics().elidedText(self.path.name, cut, room.width())
            painter.drawText(room, left, name)
