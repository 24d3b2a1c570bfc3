"""The progress bar for reading a large file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMainWindow, QProgressBar, QPushButton

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

_PARTS = 1000


class LoadingBar(QFrame):
    """A bar at the top of the board, with a Cancel button."""

    cancelled = Signal()

    def __init__(self, text: str, window: QWidget) -> None:
        central = window.centralWidget() if isinstance(window, QMainWindow) else None
        parent = central or window
        super().__init__(parent)
        self._parent = parent
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        self.progress = QProgressBar()
        self.progress.setRange(0, _PARTS)
        self.progress.setAccessibleName(text)
        self.cancel_button = QPushButton(self.tr("Cancel"))
        # The board stays usable, so clicks must not move the focus.
        self.cancel_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cancel_button.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 4)
        row.addWidget(label)
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel_button)
        self.hide()
        parent.installEventFilter(self)

    def show_later(self) -> None:
        """Show the bar."""
        self._place()
        self.show()
        self.raise_()

    def show_progress(self, done: float) -> None:
        """Show the progress, from 0 to 1."""
        self.progress.setValue(round(done * _PARTS))

    def _place(self) -> None:
        self.setGeometry(0, 0, self._parent.width(), self.sizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the width of the widget below."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)
