"""The list of commands found, and how a row of it is painted."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QKeySequence, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ...widgets.qt_texts import plain_tooltip
from .matching import likeness

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QColor

    from .menu_entries import MenuEntry

Index = QModelIndex | QPersistentModelIndex

_MARGIN = 8
_CHECK = 14
_DIMMED = 0.72
"""How strong what is said besides a name is on a row that is selected."""


class Role(IntEnum):
    """What a row has besides its name."""

    PATH = Qt.ItemDataRole.UserRole
    KEYS = Qt.ItemDataRole.UserRole + 1
    EXCLUSIVE = Qt.ItemDataRole.UserRole + 2


class PaletteModel(QAbstractListModel):
    """The entries of the menus that answer what was typed, the likeliest first."""

    def __init__(
        self, entries: Sequence[MenuEntry], recent: Sequence[str], parent: QObject | None = None
    ) -> None:
        """``recent`` are the keys of the entries used last, the latest first."""
        super().__init__(parent)
        used = {key: place for place, key in enumerate(recent)}
        self._all = sorted(entries, key=lambda entry: used.get(entry.key, len(used)))
        self._found: Sequence[MenuEntry] = self._all

    @property
    def found(self) -> Sequence[MenuEntry]:
        return self._found

    def find(self, query: str) -> None:
        """List what answers a query; all there is if it is empty."""
        ranked = [
            (rank, not entry.action.isEnabled(), place, entry)
            for place, entry in enumerate(self._all)
            if (rank := likeness(query, entry.name, entry.path, *_more(entry))) is not None
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
                # Of a recent file it is the path, which may look like markup.
                return plain_tooltip(action.statusTip()) or None
            case Qt.ItemDataRole.CheckStateRole if action.isCheckable():
                return Qt.CheckState.Checked if action.isChecked() else Qt.CheckState.Unchecked
            case Role.PATH:
                return entry.path
            case Role.KEYS:
                native = QKeySequence.SequenceFormat.NativeText
                return ", ".join(key.toString(native) for key in action.shortcuts())
            case Role.EXCLUSIVE:
                group = action.actionGroup()
                return group is not None and group.isExclusive()
        return None


def _more(entry: MenuEntry) -> tuple[str, str]:
    """What else than its name an entry is found by."""
    return entry.action.statusTip(), entry.also


class PaletteRow(QStyledItemDelegate):
    """Paints a check, the name, the menus that lead to it, and at the right the keys."""

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
            _paint_check(painter, box, colour, exclusive=index.data(Role.EXCLUSIVE))
        rect = option.rect.adjusted(2 * _MARGIN + _CHECK, 0, -_MARGIN, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        right = middle | Qt.AlignmentFlag.AlignRight
        painter.setPen(dimmed)
        keys = index.data(Role.KEYS)
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
            index.data(Role.PATH), Qt.TextElideMode.ElideRight, rect.width()
        )
        painter.drawText(rect, middle, path)


def _paint_check(painter: QPainter, rect: QRectF, colour: QColor, *, exclusive: bool) -> None:
    """Show that something is chosen: alone among others, or by itself."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if exclusive:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(rect.center(), rect.width() / 5, rect.width() / 5)
    else:
        painter.setPen(QPen(colour, rect.width() / 8))
        ways = ((0.15, 0.55), (0.4, 0.8), (0.85, 0.2))
        painter.drawPolyline(
            [rect.topLeft() + QPointF(x * rect.width(), y * rect.height()) for x, y in ways]
        )
    painter.restore()


def _colours(option: QStyleOptionViewItem) -> tuple[QColor, QColor]:
    """The colours of a name and of what is said besides it."""
    palette, roles = option.palette, QPalette.ColorRole
    if not option.state & QStyle.StateFlag.State_Enabled:
        grey = palette.color(QPalette.ColorGroup.Disabled, roles.Text)
        return grey, grey
    if option.state & QStyle.StateFlag.State_Selected:
        colour = palette.color(roles.HighlightedText)
        dimmed = palette.color(roles.HighlightedText)
        dimmed.setAlphaF(_DIMMED)
        return colour, dimmed
    return palette.color(roles.Text), palette.color(roles.PlaceholderText)
