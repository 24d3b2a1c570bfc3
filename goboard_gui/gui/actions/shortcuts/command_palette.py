"""Command palette: a search for entries of the menus."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLineEdit,
    QListView,
    QMainWindow,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from ...core.closing import dispose
from ...core.settings import Setting
from ...widgets.labels import PlainLabel
from ...widgets.menu import fill_menus
from ...widgets.qt_texts import as_tip
from ...wording.text_search import match_rank
from ..commands import COMMANDS_BY_NAME
from .command_names import PATH_SEPARATOR, command_keywords, plain_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtGui import QAction, QCloseEvent, QColor

    from ...core.settings import Settings

Index = QModelIndex | QPersistentModelIndex

_MARGIN = 8
_CHECK = 14
_SECONDARY_OPACITY = 0.72
"""Opacity of the secondary text in a selected row."""


class PaletteRole(IntEnum):
    """Item data roles for the parts of a row besides the name: path, shortcuts and kind of
    choice.
    """

    PATH = Qt.ItemDataRole.UserRole
    KEYS = Qt.ItemDataRole.UserRole + 1
    EXCLUSIVE = Qt.ItemDataRole.UserRole + 2


class PaletteModel(QAbstractListModel):
    """The menu entries that match a query, the best match first."""

    def __init__(
        self, entries: Sequence[MenuEntry], recent: Sequence[str], parent: QObject | None = None
    ) -> None:
        """Create the model; ``recent`` has the storage keys of recently used entries, the latest
        first.
        """
        super().__init__(parent)
        recency = {key: rank for rank, key in enumerate(recent)}
        self._all = sorted(entries, key=lambda entry: recency.get(entry.storage_key, len(recency)))
        self._found: Sequence[MenuEntry] = self._all

    @property
    def matches(self) -> Sequence[MenuEntry]:
        """The entries that match the query."""
        return self._found

    def set_query(self, query: str) -> None:
        """Set the query, and list the entries that match it; an empty query matches all entries."""
        ranked = [
            (rank, not entry.action.isEnabled(), index, entry)
            for index, entry in enumerate(self._all)
            if (rank := _rank(query, entry)) is not None
        ]
        self.beginResetModel()
        if query.strip():
            ranked.sort(key=lambda each: each[:3])
        self._found = [entry for *_, entry in ranked]
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._found)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        usable = self._found[index.row()].action.isEnabled()
        return flags | Qt.ItemFlag.ItemIsEnabled if usable else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._found[index.row()]
        action = entry.action
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return entry.name
            case Qt.ItemDataRole.ToolTipRole:
                # For a recent file this is the path, which might contain markup characters.
                return as_tip(action.statusTip()) or None
            case Qt.ItemDataRole.CheckStateRole if action.isCheckable():
                return Qt.CheckState.Checked if action.isChecked() else Qt.CheckState.Unchecked
            case PaletteRole.PATH:
                return entry.path
            case PaletteRole.KEYS:
                native = QKeySequence.SequenceFormat.NativeText
                return ", ".join(key.toString(native) for key in action.shortcuts())
            case PaletteRole.EXCLUSIVE:
                group = action.actionGroup()
                return group is not None and group.isExclusive()
        return None


def _rank(query: str, entry: MenuEntry) -> int | None:
    """Return how well an entry matches a query, see `match_rank`."""
    texts = (entry.name, entry.path, entry.action.statusTip(), entry.also)
    return match_rank(query, *texts, aliases=entry.also.split(", "))


class PaletteDelegate(QStyledItemDelegate):
    """Item delegate that paints the check mark, the name, the menu path and the shortcut of an
    entry.
    """

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, option.fontMetrics.height() + _MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style = option.widget.style()
        panel = QStyle.PrimitiveElement.PE_PanelItemViewItem
        style.drawPrimitive(panel, option, painter, option.widget)
        colour, dimmed = _colours(option)
        if index.data(Qt.ItemDataRole.CheckStateRole) is Qt.CheckState.Checked:
            box = QRectF(0, 0, _CHECK, _CHECK)
            box.moveCenter(QPointF(_MARGIN + _CHECK / 2, QRectF(option.rect).center().y()))
            _paint_check(painter, box, colour, exclusive=index.data(PaletteRole.EXCLUSIVE))
        rect = option.rect.adjusted(2 * _MARGIN + _CHECK, 0, -_MARGIN, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        right = middle | Qt.AlignmentFlag.AlignRight
        painter.setPen(dimmed)
        keys = index.data(PaletteRole.KEYS)
        painter.drawText(rect, right, keys)
        rect.setRight(rect.right() - option.fontMetrics.horizontalAdvance(keys) - 2 * _MARGIN)
        name = option.fontMetrics.elidedText(
            index.data(), Qt.TextElideMode.ElideMiddle, rect.width()
        )
        painter.setPen(colour)
        painter.drawText(rect, middle, name)
        rect.setLeft(rect.left() + option.fontMetrics.horizontalAdvance(name) + 2 * _MARGIN)
        painter.setPen(dimmed)
        path = option.fontMetrics.elidedText(
            index.data(PaletteRole.PATH), Qt.TextElideMode.ElideRight, rect.width()
        )
        painter.drawText(rect, middle, path)


def _paint_check(painter: QPainter, rect: QRectF, colour: QColor, *, exclusive: bool) -> None:
    """Paint a radio dot if the choice is exclusive, otherwise a check mark."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if exclusive:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(rect.center(), rect.width() / 5, rect.width() / 5)
    else:
        painter.setPen(QPen(colour, rect.width() / 8))
        corners = ((0.15, 0.55), (0.4, 0.8), (0.85, 0.2))
        painter.drawPolyline(
            [rect.topLeft() + QPointF(x * rect.width(), y * rect.height()) for x, y in corners]
        )
    painter.restore()


def _colours(option: QStyleOptionViewItem) -> tuple[QColor, QColor]:
    """Return the colours of the name and of the secondary text."""
    palette, roles = option.palette, QPalette.ColorRole
    if not option.state & QStyle.StateFlag.State_Enabled:
        grey = palette.color(QPalette.ColorGroup.Disabled, roles.Text)
        return grey, grey
    if option.state & QStyle.StateFlag.State_Selected:
        colour = palette.color(roles.HighlightedText)
        dimmed = palette.color(roles.HighlightedText)
        dimmed.setAlphaF(_SECONDARY_OPACITY)
        return colour, dimmed
    return palette.color(roles.Text), palette.color(roles.PlaceholderText)


@dataclass(frozen=True)
class MenuEntry:
    """An action of a menu, with its name, its menu path and further search words."""

    action: QAction
    name: str
    path: str
    also: str = ""

    @property
    def storage_key(self) -> str:
        """The text by which the entry is stored: the name of its command, or else its path."""
        return self.action.objectName() or self.path + PATH_SEPARATOR + self.name


def menu_entries(window: QMainWindow) -> list[MenuEntry]:
    """Return all entries of the menu bar and its submenus, in their order."""
    fill_menus(window)
    # QAction.menu() of PySide 6.8 deletes the menu together with its Python wrapper.
    menus = {menu.menuAction(): menu for menu in window.findChildren(QMenu)}
    return list(_entries(window.menuBar().actions(), menus, ()))


def _entries(
    actions: Sequence[QAction], menus: Mapping[QAction, QMenu], path: tuple[str, ...]
) -> Iterator[MenuEntry]:
    for action in actions:
        if action.isSeparator() or not action.isVisible():
            continue
        name = plain_text(action.text())
        if action in menus:
            yield from _entries(menus[action].actions(), menus, (*path, name))
        else:
            command = COMMANDS_BY_NAME.get(action.objectName())
            also = command_keywords(command) if command is not None else ""
            yield MenuEntry(action, name, PATH_SEPARATOR.join(path), also)


RECENT = Setting[list[str]]("palette/recent", [])
_MAX_RECENT_COMMANDS = 12
"""The largest number of menu entries remembered as recently used, which are listed first."""

_WIDTH = 640
_ROWS = 12
_NAVIGATION_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class CommandPalette(QFrame):
    """Search field at the top of the window, with the matching menu entries below it."""

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        # A popup receives all keys, so that none reaches the window's shortcuts.
        super().__init__(window, Qt.WindowType.Popup)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._window = window
        self._settings = settings
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Type a command or keyword"))
        self.field.setAccessibleName(self.tr("Command"))
        self.field.setClearButtonEnabled(True)
        self.model = PaletteModel(menu_entries(window), settings.get(RECENT), self)
        self.list = self._make_list()
        self.nothing = PlainLabel(self.tr("No matching commands"))
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
        view = QListView()
        view.setModel(self.model)
        view.setItemDelegate(PaletteDelegate(view))
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setUniformItemSizes(True)
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setAccessibleName(self.tr("Matching commands"))
        return view

    def open(self) -> None:
        """Show the palette in the middle of the window's upper edge."""
        window = self._window
        row = self.list.sizeHintForRow(0)
        height = self.field.sizeHint().height() + _ROWS * row + 4 * row // 3
        self.resize(min(_WIDTH, window.width()), min(height, window.height()))
        left = (window.width() - self.width()) // 2
        self.move(window.mapToGlobal(QPoint(left, min(row, window.height() - self.height()))))
        self.show()
        self.field.setFocus()

    def _find(self, query: str) -> None:
        self.model.set_query(query)
        found = self.model.matches
        self.list.setVisible(bool(found))
        self.nothing.setVisible(not found)
        usable = (row for row, entry in enumerate(found) if entry.action.isEnabled())
        self.list.setCurrentIndex(self.model.index(next(usable, -1)))
        self.list.scrollToTop()

    def _run(self, index: QModelIndex) -> None:
        """Trigger an entry after the palette has closed and the window has the focus again."""
        if not index.isValid() or not self.model.matches[index.row()].action.isEnabled():
            return
        entry = self.model.matches[index.row()]
        recent = [key for key in self._settings.get(RECENT) if key != entry.storage_key]
        self._settings.set(RECENT, [entry.storage_key, *recent][:_MAX_RECENT_COMMANDS])
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
            if event.key() in _NAVIGATION_KEYS:
                QApplication.sendEvent(self.list, event)
                return True
        return super().eventFilter(watched, event)
