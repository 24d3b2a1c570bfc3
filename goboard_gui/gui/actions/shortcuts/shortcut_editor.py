"""The part of the shortcut editor that shows the keys of one command and takes others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...core.closing import dispose
from .shortcuts import native, portable

if TYPE_CHECKING:
    from collections.abc import Callable

    from .shortcut_model import Row


class KeyField(QKeySequenceEdit):
    """Takes the key that is pressed; Tab and Esc leave it as they leave other fields."""

    pressed = Signal(str)
    """A key in its portable spelling."""
    left = Signal()
    """Esc was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaximumSequenceLength(1)
        self.setAccessibleName(self.tr("Add a key"))
        self.keySequenceChanged.connect(self._take)
        self._invite()

    def _take(self) -> None:
        key = portable(self.keySequence().toString())
        if not self.keySequence().isEmpty():
            self.clear()
            self._invite()
        if key:
            self.pressed.emit(key)

    def _invite(self) -> None:
        """Say what to do; Qt says something else whenever the field is cleared."""
        for inside in self.findChildren(QLineEdit):
            inside.setPlaceholderText(self.tr("Press the keys to add"))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.left.emit()
                return True
            if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
                self.focusNextPrevChild(event.key() == Qt.Key.Key_Tab)
                return True
        return super().event(event)


class ShortcutEditor(QWidget):
    """Keys as buttons that take them away, and a field that takes another."""

    removed = Signal(str)
    """A key is to be taken away."""
    reset = Signal()
    """The command is to have its usual keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = QLabel()
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        font = self.name.font()
        font.setBold(True)
        self.name.setFont(font)
        self.field = KeyField()
        self.reset_button = QPushButton(self.tr("Usual &keys"))
        self.reset_button.setToolTip(self.tr("Give this command the keys of the preset again"))
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self.reset)
        self.notice = QLabel()
        self.notice.setTextFormat(Qt.TextFormat.PlainText)
        self.notice.setWordWrap(True)
        self.take = QPushButton()
        self.take.setAutoDefault(False)
        self.take.clicked.connect(self._take)
        self._taking: Callable[[], object] | None = None
        self.keys: list[QToolButton] = []
        self._lay_out()
        self.show_row(None)

    def _lay_out(self) -> None:
        self._chips = QHBoxLayout()
        row = QHBoxLayout()
        row.addLayout(self._chips)
        row.addWidget(self.field, 1)
        row.addWidget(self.reset_button)
        below = QHBoxLayout()
        below.addWidget(self.notice, 1)
        below.addWidget(self.take)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.name)
        column.addLayout(row)
        column.addLayout(below)

    def show_row(self, row: Row | None) -> None:
        """Show the keys of a command; of what has fixed keys, that nothing can be done."""
        self.say("")
        changeable = row is not None and row.command is not None
        self.name.setText(row.name if row else self.tr("Choose a command in the list."))
        self.field.setEnabled(changeable)
        self.reset_button.setEnabled(row is not None and row.own)
        for chip in self.keys:
            dispose(chip)
        self.keys = [self._chip(key) for key in row.keys] if row and changeable else []
        if row and not changeable:
            self.say(self.tr("{keys} cannot be changed.").format(keys=native(row.keys[0])))

    def _chip(self, key: str) -> QToolButton:
        chip = QToolButton()
        chip.setText(f"{native(key)}  ✕")
        tip = self.tr("Take {key} away").format(key=native(key))
        chip.setToolTip(tip)
        chip.setAccessibleName(tip)
        chip.clicked.connect(lambda: self.removed.emit(key))
        self._chips.addWidget(chip)
        return chip

    def say(self, text: str, offer: str = "", take: Callable[[], object] | None = None) -> None:
        """Say why a key was not taken, and offer to take it all the same."""
        self.notice.setText(text)
        self.take.setText(offer)
        self.take.setVisible(bool(offer))
        self._taking = take

    def _take(self) -> None:
        self.field.setFocus()
        if self._taking is not None:
            self._taking()
