"""Several players, chosen by parts of their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...core.settings import Setting
from ...widgets.qt_texts import to_qt
from .player_choice import PlayerField

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...core.settings import Settings

KEPT = Setting[list[str]]("collection/report players", [])
"""The players of the last time."""
_ROWS = 5


class PlayerList(QWidget):
    """A field adds players to a list, which stays known."""

    changed = Signal()
    """Others are there."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.field = PlayerField(self.tr("Add a player"))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Players"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setFixedHeight(_ROWS * (self.fontMetrics().height() + 4))
        self.remove_button = QPushButton(self.tr("Re&move"))
        self.remove_button.setAutoDefault(False)
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(self.remove_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.list)
        self.field.chosen.connect(self._add)
        self.remove_button.clicked.connect(self.remove)
        delete = QShortcut(QKeySequence.StandardKey.Delete, self.list, self.remove)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.list.itemSelectionChanged.connect(self._enable)
        self._show()

    @property
    def players(self) -> list[str]:
        """The names that are there."""
        return self._settings.get(KEPT)

    def add(self, names: Sequence[str]) -> None:
        """Add players; who is there already is there once."""
        self._settings.set(KEPT, list(dict.fromkeys([*self.players, *names])))
        self._show()
        self.changed.emit()

    def remove(self) -> None:
        """Remove the players that are selected."""
        rows = {index.row() for index in self.list.selectedIndexes()}
        kept = [name for row, name in enumerate(self.players) if row not in rows]
        self._settings.set(KEPT, kept)
        self._show()
        self.changed.emit()

    def _add(self) -> None:
        name = self.field.name
        if name:
            self.add([name])
            # A completer puts the name there once more, when it is through with telling.
            QTimer.singleShot(0, self.field, self.field.clear)

    def _show(self) -> None:
        self.list.clear()
        self.list.addItems([to_qt(name) for name in self.players])
        self._enable()

    def _enable(self) -> None:
        self.remove_button.setEnabled(bool(self.list.selectedIndexes()))
