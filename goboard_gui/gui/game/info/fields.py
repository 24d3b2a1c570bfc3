"""Text fields for game information, with hints about the usual notation."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ....record.values.conventions.times import write_time
from ....record.values.conventions.validation import validate
from ...core.closing import dispose
from ...widgets.qt_texts import from_qt, to_qt
from . import words

if TYPE_CHECKING:
    from collections.abc import Sequence

_PAUSE = 350
"""Delay between the last key and the hint, in milliseconds."""


class WheelGuard(QObject):
    """Prevents the wheel from changing fields without focus while the page is scrolled."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        past = isinstance(watched, QWidget) and not watched.hasFocus()
        if event.type() is QEvent.Type.Wheel and past:
            event.ignore()
            return True
        return False

    def guard(self, widget: QWidget) -> None:
        """Let the wheel change a widget only while it has the focus."""
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        widget.installEventFilter(self)


class Hint(QWidget):
    """A line of small text with buttons for suggested spellings."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        font = self.label.font()
        font.setPointSizeF(0.9 * font.pointSizeF())
        self.label.setFont(font)
        self.buttons: list[QToolButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2, 0, 0, 0)
        self._row.addWidget(self.label, 1)
        self.hide()

    def show_hint(self, text: str, suggestions: Sequence[str] = ()) -> None:
        """Show a hint, or hide it if the text is empty."""
        for button in self.buttons:
            self._row.removeWidget(button)
            dispose(button)
        self.buttons = [self._button(suggestion) for suggestion in suggestions]
        self.label.setText(text)
        self.setVisible(bool(text))

    def _button(self, suggestion: str) -> QToolButton:
        button = QToolButton()
        button.setText(self.tr("Write {text}").format(text=suggestion))
        button.setAccessibleName(button.text())
        button.clicked.connect(partial(self.chosen.emit, suggestion))
        self._row.addWidget(button)
        return button


class Field(QWidget):
    """A single-line text field; the original text is kept unless the user changes it."""

    changed = Signal()

    def __init__(self, ident: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ident = ident
        self.line = self._editor()
        self.line.setText(to_qt(text))
        self.line.setCursorPosition(0)
        self._first = self.line.text()
        self.hint = Hint()
        self.hint.chosen.connect(self.write)
        self._row = QHBoxLayout()
        self._row.addWidget(self._widget(), 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addLayout(self._row)
        self._column.addWidget(self.hint)
        self.setFocusProxy(self._widget())
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self.look)
        self.line.textChanged.connect(self._take)
        self.look()

    def _editor(self) -> QLineEdit:
        return QLineEdit()

    def _widget(self) -> QWidget:
        return self.line

    @property
    def text(self) -> str:
        """The current text."""
        return from_qt(self.line.text())

    @property
    def edited(self) -> bool:
        """Whether the text differs from the original."""
        return self.line.text() != self._first

    def write(self, text: str) -> None:
        """Replace the text as if it was typed, so that it can be undone."""
        self.line.selectAll()
        self.line.insert(text)
        self.look()

    def _take(self) -> None:
        self._timer.start()
        self.changed.emit()

    def look(self) -> None:
        """Show a hint if the text is unusual, or the time in hours for a number of seconds."""
        self._timer.stop()
        text = self.text
        verdict = validate(self.ident, text)
        if not verdict.conventional:
            self.hint.show_hint(words.usual(self.ident), verdict.suggestions)
        elif self.ident == "TM" and (told := write_time(text.strip())):
            self.hint.show_hint(self.tr("{time} (h:min:s)").format(time=told))
        else:
            self.hint.show_hint("")


class ChoiceField(Field):
    """A text field with a list of common values."""

    def __init__(self, ident: str, text: str, choices: Sequence[str], guard: WheelGuard) -> None:
        self._line = QLineEdit()
        self.box = QComboBox()
        self.box.setLineEdit(self._line)
        self.box.addItems(list(choices))
        self.box.setCurrentIndex(-1)
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        # A completer would turn 9 into 9p.
        self.box.setCompleter(None)  # type: ignore[arg-type]  # the stubs want one
        super().__init__(ident, text)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.box.setMinimumContentsLength(6)
        guard.guard(self.box)

    def _editor(self) -> QLineEdit:
        return self._line

    def _widget(self) -> QWidget:
        return self.box


class CommentField(QPlainTextEdit):
    """A multi-line text field."""

    changed = Signal()

    def __init__(self, ident: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ident = ident
        self.setTabChangesFocus(True)
        self.setPlainText(to_qt(text))
        self._first = self.toPlainText()
        self.textChanged.connect(self.changed)

    @property
    def text(self) -> str:
        """The current text."""
        return from_qt(self.toPlainText())

    @property
    def edited(self) -> bool:
        """Whether the text differs from the original."""
        return self.toPlainText() != self._first

    def write(self, text: str) -> None:
        """Replace the text as if it was typed."""
        self.selectAll()
        self.insertPlainText(text)
