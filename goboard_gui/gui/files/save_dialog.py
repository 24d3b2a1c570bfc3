"""The dialog that blocks a window until the document has been saved."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout

from ..core.disk_patience import STALLED_AFTER
from ..widgets.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent
    from PySide6.QtWidgets import QPushButton, QWidget

    from ...files.storage.saving import SaveProgress

_EVERY = 50
"""Interval in milliseconds at which the dialog checks the progress."""
_WIDTH = 50
"""Width of the text in average characters."""


class SaveDialog(QDialog):
    """Dialog that is shown while a file is being saved.

    It can be cancelled until the file is touched. If the disk does not answer, it offers to quit
    without waiting.
    """

    cancelled = Signal()
    """Emitted when the user wants to cancel the save."""

    def __init__(self, name: str, progress: SaveProgress, parent: QWidget) -> None:
        super().__init__(parent)
        # Another window could close this one, which waits.
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self._progress = progress
        self._waited_since = 0.0
        self._text = self.tr("Saving {name}…").format(name=name)
        self.label = PlainLabel(self._text)
        self.label.setWordWrap(True)
        self.buttons = QDialogButtonBox()
        self.cancel_button = self._add_button(self.tr("Cancel"), self.cancelled.emit)
        self.wait_button = self._add_button(self.tr("&Keep Waiting"), self._keep_waiting)
        self.quit_button = self._add_button(self.tr("&Quit Without Waiting"), self.accept)
        self.label.setMinimumWidth(_WIDTH * self.fontMetrics().averageCharWidth())
        column = QVBoxLayout(self)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        column.addWidget(self.label)
        column.addWidget(self.buttons)
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self._refresh)
        self._timer.start()
        self._refresh()

    def reject(self) -> None:
        """Cancel the save instead of closing the dialog, as long as that is possible."""
        self.cancelled.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the dialog open until the save has ended."""
        event.ignore()
        self.cancelled.emit()

    def _add_button(self, text: str, slot: Callable[[], object]) -> QPushButton:
        button = self.buttons.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
        button.clicked.connect(slot)
        return button

    def _keep_waiting(self) -> None:
        self._waited_since = monotonic()
        self._refresh()

    def _refresh(self) -> None:
        since = max(self._progress.advanced_at, self._waited_since)
        stalled = monotonic() - since > STALLED_AFTER / 1000
        text = self._text
        if stalled:
            text = self.tr(
                "Still waiting for the disk… If you quit without waiting, edits since the "
                "last save are kept, and you can recover them when Goboard starts again."
            )
        if text != self.label.text():
            self.label.setText(text)
        self.cancel_button.setVisible(self._progress.can_be_cancelled)
        self.wait_button.setVisible(stalled)
        self.quit_button.setVisible(stalled)
