"""Input for the size of a board."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QWidget

from ...go import MAX_SIDE, Size


class SizeBox(QWidget):
    """Two spin boxes for the numbers of columns and rows of a board."""

    changed = Signal()
    """Emitted when the size has changed."""

    def __init__(self, size: Size, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns = self._side(size.width, self.tr("Columns"))
        self.rows = self._side(size.height, self.tr("Rows"))
        self.setFocusProxy(self.columns)
        self.setFocusPolicy(
            self.columns.focusPolicy()
        )  # otherwise the mnemonic of a label would not focus it
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.columns)
        layout.addWidget(QLabel("×"))
        layout.addWidget(self.rows)
        layout.addStretch()

    @property
    def chosen(self) -> Size:
        """The chosen size."""
        return Size(self.columns.value(), self.rows.value())

    def choose(self, size: Size) -> None:
        """Set the size and emit `changed`, as if the user had typed it."""
        if size == self.chosen:
            return
        with QSignalBlocker(self.columns), QSignalBlocker(self.rows):
            self.columns.setValue(size.width)
            self.rows.setValue(size.height)
        self.changed.emit()

    def _side(self, value: int, name: str) -> QSpinBox:
        box = QSpinBox()
        box.setAccessibleName(name)
        box.setToolTip(name)
        box.setRange(1, MAX_SIDE)
        box.setValue(value)
        box.valueChanged.connect(self.changed)
        return box
