"""The command palette: whatever the menus have is found by typing a few letters of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QMainWindow,
    QVBoxLayout,
)

from ...core.closing import dispose
from ...core.settings import Setting
from .menu_entries import menu_entries
from .palette_list import PaletteModel, PaletteRow

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from ...core.settings import Settings

RECENT = Setting[list[str]]("palette/recent", [])
_MOST_RECENT = 12

_WIDTH = 640
_ROWS = 12
_MOVING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Palette(QFrame):
    """A field to type in, over the window, and below it what could be meant."""

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        # While a popup is open all keys are its own: none reaches the window's shortcuts.
        super().__init__(window, Qt.WindowType.Popup)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._window = window
        self._settings = settings
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Type what you want to do"))
        self.field.setAccessibleName(self.tr("Command"))
        self.field.setClearButtonEnabled(True)
        self.model = PaletteModel(menu_entries(window), settings.get(RECENT), self)
        self.list = self._make_list()
        self.nothing = QLabel(self.tr("No command is called so."))
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.addWidget(self.field)
        column.addWidget(self.list, 1)
        column.addWidget(self.nothing, 1)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._find)
        self.list.clicked.connect(self._run)
        self._find("")
        self.setFocusProxy(self.field)

    def _make_list(self) -> QListView:
        shown = QListView()
        shown.setModel(self.model)
        shown.setItemDelegate(PaletteRow(shown))
        shown.setFrameShape(QFrame.Shape.NoFrame)
        shown.setUniformItemSizes(True)
        shown.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        shown.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        shown.setAccessibleName(self.tr("Commands found"))
        return shown

    def open(self) -> None:
        """Show it at the top of the window, in the middle."""
        window = self._window
        row = self.list.sizeHintForRow(0)
        height = self.field.sizeHint().height() + _ROWS * row + 4 * row // 3
        self.resize(min(_WIDTH, window.width()), min(height, window.height()))
        left = (window.width() - self.width()) // 2
        self.move(window.mapToGlobal(QPoint(left, min(row, window.height() - self.height()))))
        self.show()
        self.field.setFocus()

    def _find(self, query: str) -> None:
        self.model.find(query)
        found = self.model.found
        self.list.setVisible(bool(found))
        self.nothing.setVisible(not found)
        usable = (row for row, entry in enumerate(found) if entry.action.isEnabled())
        self.list.setCurrentIndex(self.model.index(next(usable, -1)))
        self.list.scrollToTop()

    def _run(self, index: QModelIndex) -> None:
        """Do what was chosen, after the window has its keys again."""
        if not index.isValid() or not self.model.found[index.row()].action.isEnabled():
            return
        entry = self.model.found[index.row()]
        recent = [key for key in self._settings.get(RECENT) if key != entry.key]
        self._settings.set(RECENT, [entry.key, *recent][:_MOST_RECENT])
        self.close()
        entry.action.trigger()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        dispose(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._run(self.list.currentIndex())
                return True
            if event.key() in _MOVING:
                QApplication.sendEvent(self.list, event)
                return True
        return super().eventFilter(watched, event)
