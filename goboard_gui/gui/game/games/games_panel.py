"""A filterable list of games with thumbnails, and its item model."""

from __future__ import annotations

from enum import IntEnum
from itertools import compress, count
from operator import is_not
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSignalBlocker,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ....display_text import to_displayable
from ....files.game_summary import GameOrder, GameSummary
from ....go import BoardShape, Colour
from ....named_tuples import NamedTuple
from ....record.properties.board_shapes import DEFAULT_SIZE
from ...core import closing
from ...core.i18n import tr_noop, translator
from ...core.settings import Setting
from ...widgets import appearance, dialogs
from ...widgets.combo_boxes import set_combo_box_name
from ...widgets.icons import stone_icon
from ...widgets.thumbnails import GameThumbnails, ThumbnailPosition
from ...wording import result_texts, shape_texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QDropEvent

    from ....record import Tree
    from ...core.settings import Settings

_G = "Games"
_tr = translator(_G)

_POSITION_NAMES = {
    ThumbnailPosition.END: tr_noop(_G, "Final positions"),
    ThumbnailPosition.MOVE_50: tr_noop(_G, "After 50 moves"),
    ThumbnailPosition.START: tr_noop(_G, "Starting positions"),
}

_ORDER_NAMES = {
    GameOrder.DATE: tr_noop(_G, "&Date"),
    GameOrder.EVENT: tr_noop(_G, "&Event and Round"),
    GameOrder.BLACK: tr_noop(_G, "&Black"),
    GameOrder.WHITE: tr_noop(_G, "&White"),
    GameOrder.RESULT: tr_noop(_G, "&Result"),
    GameOrder.MOVES: tr_noop(_G, "&Number of Moves"),
}


def thumbnail_position_name(moment: ThumbnailPosition) -> str:
    """Return the label for a choice of the position that thumbnails show."""
    return _tr(_POSITION_NAMES[moment])


def sort_order_name(order: GameOrder) -> str:
    """Return the name of a sort order."""
    return _tr(_ORDER_NAMES[order])


class GameTexts(NamedTuple):
    """The texts that describe a game in the list; a text is "" if the information is missing."""

    black: str
    white: str
    event: str
    result: str
    extent: str


def game_texts(number: int, summary: GameSummary) -> GameTexts:
    """Return the texts about a game; ``number`` is its one-based number in the file."""
    info = summary.info
    black = _joined(" ", info.black_name, info.black_rank)
    white = _joined(" ", info.white_name, info.white_rank)
    title = info.game_name or _tr(tr_noop(_G, "Game {number}")).format(number=number)
    if not black and not white:
        black = title
    moves = _tr(tr_noop(_G, "%n moves"), summary.move_count)
    usual = summary.shape == BoardShape.rectangle(DEFAULT_SIZE)
    size = "" if usual else shape_texts.shape_summary(summary.shape)
    return GameTexts(
        *map(
            to_displayable,
            (
                black,
                white,
                _joined(" · ", info.event, info.round, info.place),
                _joined(" · ", result_texts.result_text(info.result or ""), info.date),
                _joined(" · ", f"{number}.", size, moves),
            ),
        )
    )


def single_line_summary(number: int, summary: GameSummary) -> str:
    """Return the texts about a game, joined into one line."""
    return _joined(" · ", *game_texts(number, summary))


def _joined(between: str, *texts: str | None) -> str:
    return between.join(" ".join(text.split()) for text in texts if text)


_Index = QModelIndex | QPersistentModelIndex


class GameRole(IntEnum):
    """The item data roles of a game in the model."""

    SUMMARY = Qt.ItemDataRole.UserRole
    NUMBER = Qt.ItemDataRole.UserRole + 1
    CURRENT = Qt.ItemDataRole.UserRole + 2
    SEARCH = Qt.ItemDataRole.UserRole + 3


class GamesModel(QAbstractListModel):
    """List model with a row for each game; texts are computed on demand."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.summaries: list[GameSummary] = []
        self._games: tuple[Tree, ...] = ()
        self._rows: dict[Tree, int] = {}
        self._current = 0

    def show_games(self, games: Sequence[Tree], current: int) -> None:
        """Replace the games in the model, or update those that have been edited.

        Rows whose game is the same are compared by identity only, so that an edit of one of
        10,000 games costs little.
        """
        before, self._games = self._games, tuple(games)
        changed = list(compress(count(), map(is_not, before, self._games)))
        if len(before) != len(self._games) or self._are_moved(changed, before):
            self._reset()
        else:
            self._update(changed)
        self._show_current(current)

    def _are_moved(self, rows: Sequence[int], before: Sequence[Tree]) -> bool:
        """Return whether the games in these rows are the same ones in another order."""
        return bool(rows) and {before[row] for row in rows} == {self._games[row] for row in rows}

    def _reset(self) -> None:
        """Reset the model, because games were added, removed or reordered."""
        known = {summary.tree: summary for summary in self.summaries}
        self.beginResetModel()
        self.summaries = [known.get(tree) or GameSummary(tree) for tree in self._games]
        self._rows = {tree: row for row, tree in enumerate(self._games)}
        self.endResetModel()

    def _update(self, rows: Sequence[int]) -> None:
        """Update the games in these rows, which have been edited."""
        known = {self.summaries[row].tree: self.summaries[row] for row in rows}
        for tree in known:
            del self._rows[tree]
        for row in rows:
            tree = self._games[row]
            self.summaries[row] = known.get(tree) or GameSummary(tree)
            self._rows[tree] = row
            self.dataChanged.emit(self.index(row), self.index(row))

    def _show_current(self, current: int) -> None:
        rows, self._current = {self._current, current}, current
        for row in rows:
            if row < len(self.summaries):
                self.dataChanged.emit(self.index(row), self.index(row), [GameRole.CURRENT])

    def row_of(self, tree: Tree) -> int | None:
        """Return the row of a game, or None if it is not in the model."""
        return self._rows.get(tree)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.summaries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        summary = self.summaries[index.row()]
        match role:
            case GameRole.SUMMARY:
                return summary
            case GameRole.NUMBER:
                return index.row() + 1
            case GameRole.CURRENT:
                return index.row() == self._current
            case GameRole.SEARCH:
                return summary.search_text
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return to_displayable(single_line_summary(index.row() + 1, summary))
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid():
            return flags | Qt.ItemFlag.ItemIsDragEnabled
        return flags | Qt.ItemFlag.ItemIsDropEnabled

    def supportedDropActions(self) -> Qt.DropAction:  # noqa: N802
        return Qt.DropAction.MoveAction


TILE, ROW = 132, 96
"""Size of the thumbnails, in logical pixels."""

_GAP = 6
_STONE = 14
_WIDEST = 170


class GamesDelegate(QStyledItemDelegate):
    """Item delegate that paints a game with its thumbnail, players and further information."""

    def __init__(self, thumbnails: GameThumbnails, parent: QWidget) -> None:
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
        self._thumbnails.configure(ratio=painter.device().devicePixelRatioF())
        pixmap = self._thumbnails.thumbnail(index.data(GameRole.SUMMARY).tree)
        palette: QPalette = option.palette
        if pixmap is None:
            painter.fillRect(place.adjusted(4, 4, -4, -4), palette.alternateBase())
        else:
            painter.drawPixmap(place, pixmap)
        if index.data(GameRole.CURRENT):
            painter.setPen(palette.color(self._text_role(option, QPalette.ColorRole.Highlight)))
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
        painter.setPen(palette.color(self._text_role(option, QPalette.ColorRole.Text)))
        texts = game_texts(index.data(GameRole.NUMBER), index.data(GameRole.SUMMARY))
        line = option.fontMetrics.lineSpacing()
        width = room.width() // 2 if self.rows else room.width()
        place = QRect(room.left(), room.top(), width, line)
        for colour, name in ((Colour.BLACK, texts.black), (Colour.WHITE, texts.white)):
            if name:
                stone_icon(colour).paint(painter, QRect(place.left(), place.top(), _STONE, line))
                self._draw_line(painter, place.adjusted(_STONE + 4, 0, 0, 0), name)
            place.translate(0, line)
        if self.rows:
            place.moveTopLeft(room.topLeft() + QPoint(width, 0))
        for text in (texts.event, texts.result, texts.extent):
            if text:
                self._draw_line(painter, place, text)
                place.translate(0, line)

    @staticmethod
    def _text_role(option: QStyleOptionViewItem, other: QPalette.ColorRole) -> QPalette.ColorRole:
        """Return the colour role for highlighted text if the game is selected, otherwise
        ``other``.
        """
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
    """List view of games that reports drops, but does not reorder the games itself."""

    dropped = Signal(int)
    """Emitted with the row in front of which the selected games were dropped."""

    def __init__(self, thumbnails: GameThumbnails, parent: QWidget | None = None) -> None:
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
        self.set_list_layout(False)

    def set_list_layout(self, rows: bool) -> None:
        """Show games as rows instead of tiles."""
        self.drawing.rows = rows
        self.setFlow(QListView.Flow.TopToBottom if rows else QListView.Flow.LeftToRight)
        self.setWrapping(not rows)
        self.setSpacing(0 if rows else 4)
        self.verticalScrollBar().setSingleStep(ROW // 2 if rows else TILE // 2)
        self.scheduleDelayedItemsLayout()

    def drop_target_row(self, at: QPoint) -> int:
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
            self.dropped.emit(self.drop_target_row(event.position().toPoint()))


ROWS = Setting("games/rows", False)
MOMENT = Setting(
    "games/moment", ThumbnailPosition.END.name, tuple(moment.name for moment in ThumbnailPosition)
)


class GamesPanel(QWidget):
    """Panel that shows games and reports which are selected; games are identified by zero-based
    index.
    """

    changed = Signal()
    """Emitted when the selection or the filter changes."""
    opened = Signal()
    """Emitted when the selected game should be opened."""
    dropped = Signal(int)
    """Emitted with the index in front of which the selected games were dropped."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.thumbnails = GameThumbnails(appearance.board_theme(settings), TILE, self)
        self.model = GamesModel(self)
        self._chosen: list[int] | None = None
        self._found = QSortFilterProxyModel(self)
        self._found.setSourceModel(self.model)
        self._found.setFilterRole(GameRole.SEARCH)
        self._found.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.view = GamesView(self.thumbnails)
        self.view.setModel(self._found)
        self.setFocusProxy(self.view)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(self.tr("Find players, events, dates, results…"))
        self.filter.setAccessibleName(self.tr("Find games"))
        self.filter.setClearButtonEnabled(True)
        self.moments, self.shapes = QComboBox(), QComboBox()
        self._fill_choices()
        above = QHBoxLayout()
        above.addWidget(self.filter, 1)
        above.addWidget(self.moments)
        above.addWidget(self.shapes)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(above)
        column.addWidget(self.view, 1)
        self._connect()
        self._use_shape()
        self._use_moment()

    def _fill_choices(self) -> None:
        set_combo_box_name(self.moments, self.tr("Position shown in thumbnails"))
        for moment in ThumbnailPosition:
            self.moments.addItem(thumbnail_position_name(moment), moment)
        self.moments.setCurrentIndex(
            self.moments.findData(ThumbnailPosition[self._settings.get(MOMENT)])
        )
        set_combo_box_name(self.shapes, self.tr("View as"))
        self.shapes.addItem(self.tr("Tiles"), False)
        self.shapes.addItem(self.tr("List"), True)
        self.shapes.setCurrentIndex(self.shapes.findData(self._settings.get(ROWS)))

    def _connect(self) -> None:
        closing.connect_until_closed(self, self._settings.changed, self._setting_changed)
        self.thumbnails.drawn.connect(self._show_drawn)
        self.filter.textChanged.connect(self._find)
        self.filter.returnPressed.connect(self.view.setFocus)
        self.moments.activated.connect(self._use_moment)
        self.shapes.activated.connect(self._use_shape)
        self.view.activated.connect(self.opened)
        self.view.dropped.connect(self.dropped)
        self.model.modelReset.connect(self._forget_chosen)
        self.view.selectionModel().selectionChanged.connect(self._forget_chosen)
        self.view.selectionModel().selectionChanged.connect(self.changed)

    @property
    def is_filtered(self) -> bool:
        """Whether a filter text has been entered, so that games may be hidden."""
        return bool(self.filter.text())

    @property
    def visible_game_count(self) -> int:
        """The number of visible games."""
        return self._found.rowCount()

    @property
    def selected_games(self) -> list[int]:
        """The indexes of the selected games.

        Cached until the selection changes: all of 10,000 games may be selected while one of them is
        edited.
        """
        if self._chosen is None:
            indexes = self.view.selectionModel().selectedIndexes()
            self._chosen = sorted(self._found.mapToSource(index).row() for index in indexes)
        return self._chosen

    def _forget_chosen(self) -> None:
        self._chosen = None

    def select_games(self, *games: Tree) -> None:
        """Select games; the first one becomes current and is scrolled into view."""
        selection = self.view.selectionModel()
        with QSignalBlocker(selection):
            selection.clear()
        for tree in reversed(games):
            row = self.model.row_of(tree)
            index = self._found.mapFromSource(self.model.index(-1 if row is None else row))
            if index.isValid():
                selection.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.Select)
                self.view.scrollTo(index)
        self._forget_chosen()
        self.view.viewport().update()
        self.changed.emit()

    def show_games(self, games: Sequence[Tree], current: int) -> None:
        """Replace or update the displayed games, keeping the selection."""
        before = [self.model.summaries[place].tree for place in self.selected_games]
        scrolled = self.view.verticalScrollBar().value()
        self.model.show_games(games, current)
        if before and not self.selected_games:
            self.select_games(*before)
            self.view.verticalScrollBar().setValue(scrolled)
        self.changed.emit()

    def _find(self, text: str) -> None:
        with dialogs.busy_cursor():
            self._found.setFilterFixedString(text)
        self.view.setDragEnabled(not self.is_filtered)
        self.changed.emit()

    def _use_moment(self) -> None:
        moment = self.moments.currentData()
        self._settings.set(MOMENT, moment.name)
        self.thumbnails.set_position(moment)
        self.view.viewport().update()

    def _use_shape(self) -> None:
        rows = bool(self.shapes.currentData())
        self._settings.set(ROWS, rows)
        self.thumbnails.configure(side=ROW if rows else TILE)
        self.view.set_list_layout(rows)

    def _setting_changed(self, setting: object) -> None:
        if setting in appearance.BOARD_SETTINGS:
            self.thumbnails.configure(theme=appearance.board_theme(self._settings))
            self.view.viewport().update()

    def _show_drawn(self, tree: Tree) -> None:
        row = self.model.row_of(tree)
        if row is not None:
            self.view.update(self._found.mapFromSource(self.model.index(row)))
