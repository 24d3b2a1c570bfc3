"""What can be done with the games of a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

if TYPE_CHECKING:
    from .list_export import ListExport
    from .table import GameTable


class _Opening(Protocol):
    def __call__(self, *, beside: bool = False) -> None: ...


class GameMenu(QMenu):
    """The menu of the button of a list, and of its rows."""

    def __init__(
        self, table: GameTable, opening: _Opening, export: ListExport, parent: QWidget
    ) -> None:
        """``opening`` opens the current game."""
        super().__init__(parent)
        self._table = table
        self.setTitle(self.tr("What to do with the games"))
        self.open_action = self.addAction(self.tr("&Open"), opening)
        self.beside_action = self.addAction(
            self.tr("Open in another &window"), lambda: opening(beside=True)
        )
        self.addSeparator()
        self.copy_action = self.addAction(self.tr("&Copy the selected rows"), export.copy)
        self.save_list_action = self.addAction("", export.save_list)
        self.save_games_action = self.addAction("", export.save_games)
        self.aboutToShow.connect(self._enable)
        self._enable()
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.customContextMenuRequested.connect(
            lambda at: self.popup(table.viewport().mapToGlobal(at))
        )

    def _enable(self) -> None:
        chosen = len(self._table.chosen)
        for action in (self.open_action, self.beside_action, self.copy_action):
            action.setEnabled(chosen > 0)
        listed, games = self.tr("Save the &list…"), self.tr("Save the &games as one file…")
        if chosen > 1:  # no others are saved then
            listed = self.tr("Save the &list of the %n selected…", "", chosen)
            games = self.tr("Save the %n selected &games as one file…", "", chosen)
        self.save_list_action.setText(listed)
        self.save_games_action.setText(games)
        for action in (self.save_list_action, self.save_games_action):
            action.setEnabled(self._table.model().rowCount() > 0)
