"""Shortcuts grouped by menu: the item model of the shortcut dialog, and tables for reading and
printing.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
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

from ....named_tuples import NamedTuple
from ...core.i18n import tr_noop, translator
from ...widgets.qt_texts import as_tip
from ...wording.text_search import contains_words
from .command_names import command_keywords, command_tip, commands_by_menu
from .shortcut_schemes import FIXED_KEYS, SCHEMES_CONTEXT
from .shortcuts import native_text, portable_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..commands import Command
    from .shortcuts import Keys, Shortcuts

Index = QModelIndex | QPersistentModelIndex

SEARCH_ROLE = Qt.ItemDataRole.UserRole
"""Item data role of the text that is searched."""

_NAME, _KEYS = range(2)

_S = "ShortcutModel"
_tr = translator(SCHEMES_CONTEXT)


@dataclass(frozen=True)
class ShortcutRow:
    """A command with its shortcuts, or a fixed key with its description."""

    name: str
    tip: str
    keys: Keys
    command: Command | None = None
    is_custom: bool = False


@dataclass(frozen=True)
class ShortcutGroup:
    """The shortcut rows of one menu, or of the fixed keys."""

    title: str
    rows: Sequence[ShortcutRow]


def shortcut_groups(shortcuts: Shortcuts) -> list[ShortcutGroup]:
    """Return the commands of each menu, followed by the fixed keys."""
    current, custom = shortcuts.all_shortcuts(), shortcuts.custom_shortcuts()
    groups = [
        ShortcutGroup(
            title,
            [
                ShortcutRow(
                    name, command_tip(command), current[command], command, command in custom
                )
                for command, name in commands
            ],
        )
        for title, commands in commands_by_menu()
    ]
    fixed = [ShortcutRow(_tr(text), "", (portable_text(key),)) for key, text in FIXED_KEYS.items()]
    others = translator(_S)(tr_noop(_S, "Fixed shortcuts"))
    return [*groups, ShortcutGroup(others, fixed)]


def keys_text(keys: Keys) -> str:
    """Return shortcuts in the spelling of the platform, separated by commas."""
    return ", ".join(map(native_text, keys))


class ShortcutModel(QAbstractItemModel):
    """Tree model of menus and their commands. Commands with the user's own shortcuts are bold."""

    def __init__(self, shortcuts: Shortcuts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shortcuts = shortcuts
        self._groups = shortcut_groups(shortcuts)

    def refresh(self) -> None:
        """Reload the shortcuts."""
        self._groups = shortcut_groups(self._shortcuts)
        for row, group in enumerate(self._groups):
            parent = self.index(row, 0)
            first = self.index(0, _NAME, parent)
            self.dataChanged.emit(first, self.index(len(group.rows) - 1, _KEYS, parent))

    def row_at(self, index: Index) -> ShortcutRow | None:
        """Return the row at an index, or None if it is the title of a menu."""
        if not index.isValid() or not index.internalId():
            return None
        return self._groups[index.internalId() - 1].rows[index.row()]

    def index_of(self, command: Command) -> QModelIndex:
        """Return the index of the row of a command."""
        return next(
            self.createIndex(row_number, _NAME, number)
            for number, group in enumerate(self._groups, start=1)
            for row_number, row in enumerate(group.rows)
            if row.command is command
        )

    def index(self, row: int, column: int, parent: Index | None = None) -> QModelIndex:
        parent_index = QModelIndex() if parent is None else parent
        if not self.hasIndex(row, column, parent_index):
            return QModelIndex()
        return self.createIndex(row, column, parent_index.row() + 1)

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
            return (self.tr("Command"), self.tr("Shortcuts"))[section]
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
                return row.name if index.column() == _NAME else keys_text(row.keys)
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(row.tip) or None
            case Qt.ItemDataRole.FontRole if row.is_custom:
                font = QFont()
                font.setBold(True)
                return font
            case _ if role == SEARCH_ROLE:
                title = self._groups[index.internalId() - 1].title
                also = command_keywords(row.command) if row.command is not None else ""
                return " ".join((title, row.name, row.tip, *row.keys, keys_text(row.keys), also))
        return None


class ShortcutFilter(QSortFilterProxyModel):
    """Filter that shows the rows containing all words of a query, and the menus that contain such
    rows.
    """

    def __init__(self, model: ShortcutModel) -> None:
        super().__init__(model)
        self.setRecursiveFilteringEnabled(True)
        self.setFilterRole(SEARCH_ROLE)
        self.setSourceModel(model)

    def set_query(self, query: str) -> None:
        """Set the query, and show only the rows that contain all of its words."""
        pattern = "".join(f"(?=.*{QRegularExpression.escape(word)})" for word in query.split())
        ignoring_case = QRegularExpression.PatternOption.CaseInsensitiveOption
        self.setFilterRegularExpression(QRegularExpression(f"^{pattern}", ignoring_case))


_K = "Keys"
_tr = translator(_K)

_MOUSE_ACTIONS = (
    (tr_noop(_K, "Play a move"), tr_noop(_K, "Click")),
    (tr_noop(_K, "Remove the last stone"), tr_noop(_K, "Click the stone")),
    (tr_noop(_K, "Move a misplaced stone"), tr_noop(_K, "Drag the stone")),
    (tr_noop(_K, "Go to the move played on a point"), tr_noop(_K, "Shift+Click")),
    (tr_noop(_K, "Insert the coordinate of a point into the comment"), tr_noop(_K, "Ctrl+Click")),
    (tr_noop(_K, "Open the context menu of a point"), tr_noop(_K, "Right-click")),
    (tr_noop(_K, "Go to the next or previous move"), tr_noop(_K, "Mouse wheel")),
    (tr_noop(_K, "Go forward or back ten moves"), tr_noop(_K, "Shift+Mouse wheel")),
    (tr_noop(_K, "Zoom in or out"), tr_noop(_K, "Ctrl+Mouse wheel")),
    (tr_noop(_K, "Pan the board"), tr_noop(_K, "Drag with the middle mouse button")),
)
_CURSOR_KEYS = (
    (tr_noop(_K, "Move the keyboard cursor"), tr_noop(_K, "Arrow keys")),
    (
        tr_noop(_K, "Move the cursor to the next star point or edge"),
        tr_noop(_K, "Shift+Arrow keys"),
    ),
    (tr_noop(_K, "Click at the cursor"), tr_noop(_K, "Enter or Space")),
    (tr_noop(_K, "Go to the next move while the cursor is off"), tr_noop(_K, "Space")),
    (tr_noop(_K, "Right-click at the cursor"), tr_noop(_K, "Alt+Enter")),
    (tr_noop(_K, "Go through the moves"), tr_noop(_K, "Alt+Arrow keys")),
)
"""The keys of the cursor on the board."""


class KeyTable(NamedTuple):
    """A table with a title that lists actions with their keys or mouse actions."""

    title: str
    rows: Sequence[tuple[str, str]]


def key_tables(shortcuts: Shortcuts) -> list[KeyTable]:
    """Return the tables of the mouse, of the cursor on the board, and of each menu."""
    commands = [
        KeyTable(group.title, [(row.name, keys_text(row.keys)) for row in group.rows if row.keys])
        for group in shortcut_groups(shortcuts)
    ]
    return [
        KeyTable(
            _tr(tr_noop(_K, "Mouse on the board")),
            [(_tr(what), _tr(how)) for what, how in _MOUSE_ACTIONS],
        ),
        KeyTable(
            _tr(tr_noop(_K, "Keyboard cursor on the board")),
            [(_tr(what), _tr(how)) for what, how in _CURSOR_KEYS],
        ),
        *(table for table in commands if table.rows),
    ]


def filter_tables(tables: Sequence[KeyTable], query: str) -> list[KeyTable]:
    """Return the tables, reduced to the rows that contain all words of a query.

    Words may also be in the title of the table.
    """
    found = (
        KeyTable(title, [row for row in rows if contains_words(query, " ".join((title, *row)))])
        for title, rows in tables
    )
    return [table for table in found if table.rows]


def tables_text(tables: Sequence[KeyTable]) -> str:
    """Return tables as plain text in two columns."""
    wide = max((len(what) for table in tables for what, _ in table.rows), default=0)
    return "\n\n".join(
        "\n".join([title, *(f"  {what:<{wide}}  {how}" for what, how in rows)])
        for title, rows in tables
    )


def tables_html(tables: Sequence[KeyTable]) -> str:
    """Return tables as HTML for printing."""
    parts = []
    for title, rows in tables:
        cells = "".join(
            f"<tr><td width='60%'>{escape(what)}</td><td>{escape(how)}</td></tr>"
            for what, how in rows
        )
        parts.append(f"<h3>{escape(title)}</h3><table width='100%'>{cells}</table>")
    return "".join(parts)
