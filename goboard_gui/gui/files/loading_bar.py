"""How far the reading of a large file is, to be seen and to be ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMainWindow, QProgressBar, QPushButton

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

_PARTS = 1000


class LoadingBar(QFrame):
    """Lies along the head of the board while a file is read, and offers to let that be."""

    cancelled = Signal()

    def __init__(self, told: str, window: QWidget) -> None:
        central = window.centralWidget() if isinstance(window, QMainWindow) else None
        around = central or window
        super().__init__(around)
        self._around = around
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        label = QLabel(told)
        label.setTextFormat(Qt.TextFormat.PlainText)
        self.progress = QProgressBar()
        self.progress.setRange(0, _PARTS)
        self.progress.setAccessibleName(told)
        self.cancel_button = QPushButton(self.tr("Cancel"))
        # The keys stay with the board, which may be used meanwhile.
        self.cancel_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cancel_button.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 4)
        row.addWidget(label)
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel_button)
        self.hide()
        around.installEventFilter(self)

    def appear(self) -> None:
        """Be seen: it takes long."""
        self._place()
        self.show()
        self.raise_()

    def show_progress(self, done: float) -> None:
        """Show how much of the file is read, from 0 to 1."""
        self.progress.setValue(round(done * _PARTS))

    def _place(self) -> None:
        self.setGeometry(0, 0, self._around.width(), self.sizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as wide as what it lies on."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)
