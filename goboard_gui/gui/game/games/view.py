"""A view of games as tiles or rows with thumbnails, which can be reordered by dragging."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ....go import Colour
from ...widgets.icons import stone_icon
from . import words as games_words
from .model import GameRole

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QDropEvent

    from ...widgets.thumbnails import Thumbnails

TILE, ROW = 132, 96
"""Size of the thumbnails, in logical pixels."""

_GAP = 6
_STONE = 14
_WIDEST = 170


class GamesDelegate(QStyledItemDelegate):
    """Paints a game: thumbnail, players and further information."""

    def __init__(self, thumbnails: Thumbnails, parent: QWidget) -> None:
        super().__init__(parent)
        self._thumbnails = thumbnails
        self.rows = False

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        if self.rows:
            return QSize(3 * _WIDEST, ROW + 2 * _GAP)
        line = option.fontMetrics.lineSpacing()
        return QSize(_WIDEST, TILE + 5 * line + 3 * _GAP)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        self.initStyleOption(option, index)
        rect: QRect = option.rect
        widget: QWidget = option.widget
        style = widget.style()
        painter.save()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, widget)
        side = self._thumbnails.side
        left = rect.left() + (_GAP if self.rows else (rect.width() - side) // 2)
        picture = QRect(left, rect.top() + _GAP, side, side)
        self._draw_picture(painter, option, index, picture)
        if self.rows:
            lines = rect.adjusted(side + 3 * _GAP, _GAP, -_GAP, -_GAP)
        else:
            lines = rect.adjusted(_GAP, side + 2 * _GAP, -_GAP, 0)
        self._draw_texts(painter, option, index, lines)
        painter.restore()

    def _draw_picture(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
        place: QRect,
    ) -> None:
        self._thumbnails.use(ratio=painter.device().devicePixelRatioF())
        pixmap = self._thumbnails.of(index.data(GameRole.SUMMARY).tree)
        palette: QPalette = option.palette
        if pixmap is None:
            painter.fillRect(place.adjusted(4, 4, -4, -4), palette.alternateBase())
        else:
            painter.drawPixmap(place, pixmap)
        if index.data(GameRole.CURRENT):
            painter.setPen(palette.color(self._of_chosen(option, QPalette.ColorRole.Highlight)))
            for inset in (0, 1):
                painter.drawRect(place.adjusted(inset, inset, -inset - 1, -inset - 1))

    def _draw_texts(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
        room: QRect,
    ) -> None:
        palette: QPalette = option.palette
        painter.setPen(palette.color(self._of_chosen(option, QPalette.ColorRole.Text)))
        told = games_words.told(index.data(GameRole.NUMBER), index.data(GameRole.SUMMARY))
        line = option.fontMetrics.lineSpacing()
        width = room.width() // 2 if self.rows else room.width()
        place = QRect(room.left(), room.top(), width, line)
        for colour, name in ((Colour.BLACK, told.black), (Colour.WHITE, told.white)):
            if name:
                stone_icon(colour).paint(painter, QRect(place.left(), place.top(), _STONE, line))
                self._draw_line(painter, place.adjusted(_STONE + 4, 0, 0, 0), name)
            place.translate(0, line)
        if self.rows:
            place.moveTopLeft(room.topLeft() + QPoint(width, 0))
        for text in (told.event, told.result, told.extent):
            if text:
                self._draw_line(painter, place, text)
                place.translate(0, line)

    @staticmethod
    def _of_chosen(option: QStyleOptionViewItem, other: QPalette.ColorRole) -> QPalette.ColorRole:
        """Return the colour role for a selected game, or the ``other`` one."""
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        return QPalette.ColorRole.HighlightedText if chosen else other

    @staticmethod
    def _draw_line(painter: QPainter, place: QRect, text: str) -> None:
        """Draw a line of plain text, elided if it does not fit."""
        cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, flags | Qt.TextFlag.TextSingleLine, cut)


class GamesView(QListView):
    """A list of games that reports drops, but does not reorder the games itself."""

    dropped = Signal(int)
    """Emitted with the row in front of which the selected games were dropped."""

    def __init__(self, thumbnails: Thumbnails, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Games"))
        self.drawing = GamesDelegate(thumbnails, self)
        self.setItemDelegate(self.drawing)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.use_rows(False)

    def use_rows(self, rows: bool) -> None:
        """Show games as rows instead of tiles."""
        self.drawing.rows = rows
        self.setFlow(QListView.Flow.TopToBottom if rows else QListView.Flow.LeftToRight)
        self.setWrapping(not rows)
        self.setSpacing(0 if rows else 4)
        self.verticalScrollBar().setSingleStep(ROW // 2 if rows else TILE // 2)
        self.scheduleDelayedItemsLayout()

    def place_at(self, at: QPoint) -> int:
        """Return the row in front of which an item dropped at a position is inserted."""
        index = self.indexAt(at)
        if not index.isValid():
            return self.model().rowCount()
        middle = self.visualRect(index).center()
        behind = at.y() > middle.y() if self.drawing.rows else at.x() > middle.x()
        return index.row() + behind

    def dropEvent(self, event: QDropEvent) -> None:
        if event.source() is self:
            # Had the drag moved anything, the view would remove the rows it came from.
            event.setDropAction(Qt.DropAction.IgnoreAction)
            event.accept()
            self.setState(QAbstractItemView.State.NoState)
            self.viewport().update()
            self.dropped.emit(self.place_at(event.position().toPoint()))
