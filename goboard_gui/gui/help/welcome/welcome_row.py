"""Rows of the welcome page: a picture, a description and buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from .flow_layout import FlowLayout

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction, QPaintEvent

SIDE = 80
"""Side length of a picture in logical pixels."""
_GAP = 4
_ICON = 20


class PictureFrame(QWidget):
    """Widget painted by a function."""

    def __init__(self, draw: Callable[[QPainter, QRectF], object]) -> None:
        super().__init__()
        self._draw = draw
        self.setFixedSize(SIDE, SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as qp:
            qp.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw(qp, QRectF(self.rect()))


class WelcomeRow(QWidget):
    """A feature of the program."""

    def __init__(self, draw: Callable[[QPainter, QRectF], object], title: str, told: str) -> None:
        super().__init__()
        self.picture = PictureFrame(draw)
        heading = QLabel(title)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        heading.setWordWrap(True)
        self._told = _Quiet(told)
        self.buttons = FlowLayout(_GAP)
        self.column = column = QVBoxLayout()
        column.setSpacing(_GAP)
        column.addWidget(heading)
        column.addWidget(self._told)
        column.addLayout(self.buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        # Don't set an alignment: Qt ignores height-for-width then.
        upper = QVBoxLayout()
        upper.addLayout(column)
        upper.addStretch(1)
        row.addLayout(upper, 1)

    def tell(self, text: str) -> None:
        self._told.setText(text)

    def add(self, text: str, slot: Callable[[], object], tip: str = "") -> QToolButton:
        """Add a button that calls a function."""
        button = self._add(QToolButton())
        button.setText(text)
        button.setToolTip(tip)
        button.clicked.connect(lambda: slot())
        return button

    def add_command(self, action: QAction) -> QToolButton:
        """Add a button with the icon of a command."""
        button = self._add(QToolButton())
        button.setDefaultAction(action)
        button.setIconSize(QSize(_ICON, _ICON))
        return button

    def _add(self, button: QToolButton) -> QToolButton:
        # The navigation keys belong to the board even after a click.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.buttons.addWidget(button)
        return button


class _Quiet(QLabel):
    """Label in a muted colour."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
