"""Continuations of a position: their table, and their display on the board."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate

from ....diagram.overlays.continuations import with_continuations, with_search_region
from ....diagram.picture import ContinuationStats
from ....game_index.statistics.continuation_table import label_continuations
from ...core import closing
from ...core.i18n import format_number
from ...core.settings import COLLECTION_LETTERS
from ...widgets.icons import stone_icon
from ...widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView
from .. import search_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from ....diagram.picture import Picture
    from ....game_index.results import SearchResult
    from ....game_index.statistics.continuation_table import ContinuationRow
    from ....go import Crop, Point
    from ....notation import Naming
    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ...core.document import Document
    from ...core.settings import Settings
    from ..search import Search

SHARE_ROLE = Qt.ItemDataRole.UserRole + 1
"""Item role of Black's share of the wins, from 0 to 1, or None if nobody won."""

_BLACK, _WHITE, _RIM = QColor(30, 30, 32), QColor(250, 250, 247), QColor(110, 110, 110)
_MARGIN, _HEIGHT, _MIN_BAR_WIDTH = 5, 9, 16


class ShareDelegate(QStyledItemDelegate):
    """Item delegate that draws a bar with Black's and White's wins next to the text of a cell."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        share = index.data(SHARE_ROLE)
        text = option.fontMetrics.horizontalAdvance("100 %") + 2 * _MARGIN
        place: QRectF = option.rect.toRectF()
        bar = QRectF(place.left() + _MARGIN, 0, place.width() - text - _MARGIN, _HEIGHT)
        if share is None or bar.width() < _MIN_BAR_WIDTH:
            return
        bar.moveTop(round(place.center().y() - _HEIGHT / 2) + 0.5)
        black = QRectF(bar)
        black.setWidth(share * bar.width())
        painter.save()
        painter.fillRect(bar, _WHITE)
        painter.fillRect(black, _BLACK)
        painter.setPen(QPen(_RIM, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bar)
        painter.restore()


_KEYS = {
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Return, Qt.Key.Key_Enter),
}
"""Keys that the table handles itself when it has focus, instead of the board."""


class ContinuationColumn(IntEnum):
    """The columns of the table of continuations."""

    LETTER = 0
    MOVE = 1
    GAMES = 2
    SHARE = 3
    BLACK_WINS = 4


class ContinuationsModel(ReadOnlyTableModel):
    """Table model of continuations, in the order of the search result."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[ContinuationRow] = ()
        self._name: Callable[[Point], str] = str
        self.answers = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.DecorationRole: self._stone,
            Qt.ItemDataRole.TextAlignmentRole: _alignment,
            Qt.ItemDataRole.ToolTipRole: self._sentence,
            Qt.ItemDataRole.AccessibleTextRole: self._sentence,
            SHARE_ROLE: _share,
        }

    def show_rows(self, rows: Sequence[ContinuationRow], name: Callable[[Point], str]) -> None:
        """Replace the rows; ``name`` is a function that returns the name of a point."""
        self.beginResetModel()
        self._rows, self._name = rows, name
        self.endResetModel()

    @property
    def titles(self) -> Sequence[str]:
        return "", self.tr("Move"), self.tr("Games"), self.tr("Played"), self.tr("Black won")

    @property
    def rows(self) -> Sequence[ContinuationRow]:
        return self._rows

    def _text(self, row: ContinuationRow, column: int) -> str:
        match column:
            case ContinuationColumn.LETTER:
                return row.letter
            case ContinuationColumn.MOVE:
                return search_texts.point_or_pass(row.point, self._name)
            case ContinuationColumn.GAMES:
                return format_number(row.games)
            case ContinuationColumn.SHARE:
                return search_texts.percent_text(row.share)
        return "" if row.black_wins is None else search_texts.percent_text(row.black_wins)

    def _stone(self, row: ContinuationRow, column: int) -> QIcon | None:
        return stone_icon(row.colour) if column == ContinuationColumn.MOVE else None

    def _sentence(self, row: ContinuationRow, column: int) -> str:
        return search_texts.continuation_text(row, self._name)


def _alignment(row: ContinuationRow, column: int) -> Qt.AlignmentFlag | None:
    if column == ContinuationColumn.LETTER:
        return Qt.AlignmentFlag.AlignCenter
    if column == ContinuationColumn.MOVE:
        return None
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _share(row: ContinuationRow, column: int) -> float | None:
    return row.black_wins if column == ContinuationColumn.BLACK_WINS else None


class ContinuationsTable(ReadOnlyTableView):
    """Table of continuations; clicking a row, or pressing Enter in the table, plays the move."""

    move_chosen = Signal(object, object)
    """Emitted when the user chooses a move: its point, or None for a pass, and its colour."""
    point_highlighted = Signal(object)
    """Emitted when the point to highlight changes to that of another row, or to None."""

    def __init__(self) -> None:
        self.moves = ContinuationsModel()
        super().__init__(self.moves)
        self.moves.setParent(self)
        self._pointed = -1
        self._announced: Point | None = None
        self.setAccessibleName(self.tr("Continuations"))
        # A click leaves the focus on the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setItemDelegateForColumn(ContinuationColumn.BLACK_WINS, ShareDelegate(self))
        header = self.horizontalHeader()
        header.setMinimumSectionSize(20)
        for column, sample in (
            (ContinuationColumn.LETTER, "AA"),
            (ContinuationColumn.GAMES, "00,000"),
            (ContinuationColumn.SHARE, "100 %"),
        ):
            self.fit_column(column, max(sample, self.moves.titles[column], key=len))
        self.selectionModel().currentRowChanged.connect(self._announce_current)

    def show_rows(self, rows: Sequence[ContinuationRow], name: Callable[[Point], str]) -> None:
        """Replace the rows, scroll to the top and clear the highlight."""
        self.moves.show_rows(rows, name)
        self.scrollToTop()
        self._point_at(-1)

    def row_of(self, point: Point | None) -> int:
        """Return the first row with a move at this point, or −1 if there is none."""
        if point is None:
            return -1
        return next((at for at, row in enumerate(self.moves.rows) if row.point == point), -1)

    def sizeHint(self) -> QSize:
        return QSize(300, 200)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._choose(self.indexAt(event.position().toPoint()).row())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self.indexAt(event.position().toPoint()).row())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point_at(-1)
        return super().viewportEvent(event)

    def _point_at(self, row: int) -> None:
        self._pointed = row
        self._announce_current()

    def _announce_current(self) -> None:
        """Emit `point_highlighted` if the point of the hovered row, or else of the current row, has
        changed.
        """
        row = self._pointed if self._pointed >= 0 else self.currentIndex().row()
        point = self.moves.rows[row].point if row >= 0 else None
        if point != self._announced:
            self._announced = point
            self.point_highlighted.emit(point)

    def _choose(self, row: int) -> None:
        if row >= 0:
            move = self.moves.rows[row]
            self.move_chosen.emit(move.point, move.colour)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() in (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.KeypadModifier,
            )
            if plain and event.key() in _KEYS:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex().row())
        else:
            super().keyPressEvent(event)


class CollectionOverlay(QObject):
    """Overlay that shows the search result on the board while the collection panel is visible."""

    def __init__(
        self, search: Search, workspace: Workspace, presenter: BoardPresenter, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._search = search
        self._document: Document = workspace.document
        self._settings: Settings = workspace.settings
        self._presenter = presenter
        self._visible = False
        self._dragged_region: Crop | None = None
        self._known: tuple[SearchResult, Mapping[Point, str], list[ContinuationRow]] | None = None
        self._drawn: object = None
        presenter.add_decoration(self._decorate)
        closing.connect_until_closed(self, workspace.settings.changed, self._setting_changed)
        search.changed.connect(self._redraw_if_changed)

    def set_visible(self, visible: bool) -> None:
        """Show the overlay if the panel is visible, otherwise remove it."""
        if visible is not self._visible:
            self._visible = visible
            self._presenter.refresh_decorations()

    def show_dragged_region(self, region: Crop | None) -> None:
        """Show the region that the user is dragging, or the current search region if ``region`` is
        None.
        """
        if region != self._dragged_region:
            self._dragged_region = region
            self._presenter.refresh_decorations()

    @property
    def rows(self) -> Sequence[ContinuationRow]:
        """The continuations of the current position, with the letters that label them on the
        board.
        """
        answer = self._search.current_result()
        if answer is None:
            return ()
        labels = self._document.session.markup.labels
        if self._known is None or self._known[0] is not answer or self._known[1] != labels:
            self._known = answer, labels, label_continuations(answer, labels)
        return self._known[2]

    def _redraw_if_changed(self) -> None:
        if self._visible and self._drawn != self._drawn_state():
            self._presenter.refresh_decorations()

    def _setting_changed(self, setting: object) -> None:
        if setting is COLLECTION_LETTERS:
            self._presenter.refresh_decorations()

    def _drawn_state(self) -> tuple[object, ...]:
        result, query = self._search.current_result(), self._search.query
        return result, self._dragged_region or query.crop, query.ignoring

    def _decorate(self, picture: Picture, naming: Naming) -> Picture:
        if not self._visible or self._search.index is None:
            return picture
        self._drawn = self._drawn_state()
        if self._settings.get(COLLECTION_LETTERS) and self.rows:
            picture = with_continuations(picture, naming, _counted(self.rows))
        crop, ignoring = (
            self._dragged_region or self._search.query.crop,
            self._search.query.ignoring,
        )
        if crop is None:
            return picture
        return with_search_region(picture, naming, crop, ignoring)


def _counted(rows: Sequence[ContinuationRow]) -> dict[Point, ContinuationStats]:
    """Return the statistics to show on each point; if several continuations share a point, use
    those of the first row.
    """
    found: dict[Point, ContinuationStats] = {}
    for row in rows:
        if row.point is not None and row.letter:
            wins = None if row.black_wins is None else round(100 * row.black_wins)
            shown = ContinuationStats(row.letter, row.colour, row.games, wins, row.step)
            found.setdefault(row.point, shown)
    return found
