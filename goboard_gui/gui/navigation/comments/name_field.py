"""The field for the name of a node."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from ...widgets.qt_texts import from_qt, to_qt, units
from ...widgets.text_keys import settle

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class NameField(QLineEdit):
    """Tells what is typed; undo belongs to the window. Enter and Esc give the keys back."""

    typed = Signal(object)
    """The name is another one; as a `str` of Qt's it would lose what `to_qt` saves."""
    left = Signal()
    """The person is done writing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setAccessibleName(self.tr("Name of this node"))
        self.setPlaceholderText(self.tr("Name of this node"))
        self.textEdited.connect(lambda text: self.typed.emit(from_qt(text)))
        self.returnPressed.connect(self.left)

    @property
    def name(self) -> str:
        """What is written here, without blanks around it."""
        return from_qt(self.text()).strip()

    def show_name(self, name: str) -> None:
        """Show another name; what differs by blanks that are being typed stays."""
        if name != self.name:
            self.setText(to_qt(name))
            self.setCursorPosition(0)

    def mark(self, start: int, end: int) -> None:
        """Select part of the name."""
        raw = self.text()
        begin = units(raw, start)
        self.setSelection(begin, units(raw, end) - begin)

    def event(self, event: QEvent) -> bool:
        """Take the keys of a text before the window's shortcuts do, and leave it undo and redo."""
        return settle(event, undoes=False) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
