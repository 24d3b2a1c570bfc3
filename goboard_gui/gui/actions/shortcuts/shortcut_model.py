"""The commands of all menus with their keys, as a model in two levels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRegularExpression,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QFont

from ...core.i18n import tr_noop, translator
from .command_names import also_called, command_tip, commands_by_menu
from .presets import FIXED, PRESETS_CONTEXT
from .shortcuts import native, portable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..commands import Command
    from .shortcuts import Keys, Shortcuts

Index = QModelIndex | QPersistentModelIndex

SEARCH = Qt.ItemDataRole.UserRole
"""The role of all that a row may be found by."""

_NAME, _KEYS = range(2)

_S = "ShortcutModel"
_tr = translator(PRESETS_CONTEXT)


@dataclass(frozen=True)
class Row:
    """A command with its keys, or what fixed keys do."""

    name: str
    tip: str
    keys: Keys
    command: Command | None = None
    own: bool = False


@dataclass(frozen=True)
class Group:
    """What one menu has."""

    title: str
    rows: Sequence[Row]


def grouped_keys(shortcuts: Shortcuts) -> list[Group]:
    """All commands by their menus, and at the end what has keys that cannot be chosen."""
    held, own = shortcuts.all(), shortcuts.own()
    groups = [
        Group(
            title,
            [
                Row(name, command_tip(command), held[command], command, command in own)
                for command, name in named
            ],
        )
        for title, named in commands_by_menu()
    ]
    fixed = [Row(_tr(what), "", (portable(key),)) for key, what in FIXED.items()]
    others = translator(_S)(tr_noop(_S, "Always the same"))
    return [*groups, Group(others, fixed)]


def shown_keys(keys: Keys) -> str:
    """Keys as they are told to a person."""
    return ", ".join(map(native, keys))


class ShortcutModel(QAbstractItemModel):
    """Menus, and in each of them its commands; what a person chose is bold."""

    def __init__(self, shortcuts: Shortcuts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shortcuts = shortcuts
        self._groups = grouped_keys(shortcuts)

    def refresh(self) -> None:
        """Show the keys as they are now."""
        self._groups = grouped_keys(self._shortcuts)
        for row, group in enumerate(self._groups):
            inside = self.index(row, 0)
            first = self.index(0, _NAME, inside)
            self.dataChanged.emit(first, self.index(len(group.rows) - 1, _KEYS, inside))

    def row_at(self, index: Index) -> Row | None:
        """The row of an index; None for a menu."""
        if not index.isValid() or not index.internalId():
            return None
        return self._groups[index.internalId() - 1].rows[index.row()]

    def index_of(self, command: Command) -> QModelIndex:
        """Where a command is."""
        return next(
            self.createIndex(place, _NAME, number)
            for number, group in enumerate(self._groups, start=1)
            for place, row in enumerate(group.rows)
            if row.command is command
        )

    def index(self, row: int, column: int, parent: Index | None = None) -> QModelIndex:
        around = QModelIndex() if parent is None else parent
        if not self.hasIndex(row, column, around):
            return QModelIndex()
        return self.createIndex(row, column, around.row() + 1)

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]  # QObject has another
        if not index.isValid() or not index.internalId():
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, 0)

    def rowCount(self, parent: Index | None = None) -> int:
        if parent is None or not parent.isValid():
            return len(self._groups)
        if parent.internalId() or parent.column():
            return 0
        return len(self._groups[parent.row()].rows)

    def columnCount(self, _parent: Index | None = None) -> int:
        return 2

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Command"), self.tr("Keys"))[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.row_at(index)
        if row is None:
            titled = role == Qt.ItemDataRole.DisplayRole and index.column() == _NAME
            return self._groups[index.row()].title if titled else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name if index.column() == _NAME else shown_keys(row.keys)
            case Qt.ItemDataRole.ToolTipRole:
                return row.tip or None
            case Qt.ItemDataRole.FontRole if row.own:
                font = QFont()
                font.setBold(True)
                return font
            case _ if role == SEARCH:
                title = self._groups[index.internalId() - 1].title
                also = also_called(row.command) if row.command is not None else ""
                return " ".join((title, row.name, row.tip, *row.keys, shown_keys(row.keys), also))
        return None


class ShortcutFilter(QSortFilterProxyModel):
    """Shows the rows that have all words of a query, in the menus they belong to."""

    def __init__(self, model: ShortcutModel) -> None:
        super().__init__(model)
        self.setRecursiveFilteringEnabled(True)
        self.setFilterRole(SEARCH)
        self.setSourceModel(model)

    def find(self, query: str) -> None:
        pattern = "".join(f"(?=.*{QRegularExpression.escape(word)})" for word in query.split())
        ignoring_case = QRegularExpression.PatternOption.CaseInsensitiveOption
        self.setFilterRegularExpression(QRegularExpression(f"^{pattern}", ignoring_case))
