"""The progress bar for reading a large file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow

from ..widgets.progress_row import ProgressRow

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

_PARTS = 1000


class LoadingBar(QFrame):
    """Progress bar at the top of the board, with a Cancel button."""

    cancelled = Signal()

    def __init__(self, text: str, window: QWidget) -> None:
        central = window.centralWidget() if isinstance(window, QMainWindow) else None
        parent = central or window
        super().__init__(parent)
        self._parent = parent
        self._text = text
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.row = ProgressRow(on_board=True)
        self.row.label.setText(text)
        self.row.bar.setAccessibleName(text)
        self.row.bar.setRange(0, _PARTS)
        self.row.cancelled.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 4)
        row.addWidget(self.row)
        self.hide()
        parent.installEventFilter(self)

    def show_on_top(self) -> None:
        """Show the progress bar above the board. `FileLoader` calls this if reading takes longer
        than a short delay.
        """
        self._place()
        self.show()
        self.raise_()

    def show_progress(self, done: float) -> None:
        """Show the progress ``done``, a fraction from 0 to 1."""
        self.row.show_progress(round(done * _PARTS), _PARTS)

    def show_stalled(self, *, stalled: bool) -> None:
        """Show or remove the message that the disk does not answer."""
        text = self.tr("Still waiting for the disk…") if stalled else self._text
        if text != self.row.label.text():
            self.row.label.setText(text)

    def _place(self) -> None:
        self.setGeometry(0, 0, self._parent.width(), self.sizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the bar as wide as the widget that it covers."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)
