"""The table of a pattern: what is pointed at in it, and what is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from .pattern_model import Column, PatternModel
from .states_delegate import StatesDelegate

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPoint
    from PySide6.QtGui import QMouseEvent

    from ....fuseki import Pattern
    from ....notation import Area, AreaLevelOffset

_AIR = 10
_KEYS = {
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
}
"""What the table needs while it has the keys, although the board has them by default."""


class Place(NamedTuple):
    """A level, one of its areas, or a point of one."""

    level: int
    area: Area | None = None
    offset: int | None = None


class PatternTable(QTableView):
    """A click chooses, as the arrow keys do once the table has them: left and right go along."""

    lit = Signal(object)
    """Another `FractionalPoint` is pointed at or else chosen, or none."""

    def __init__(self) -> None:
        super().__init__()
        self.pattern_model = PatternModel(self)
        self.states = StatesDelegate(self)
        self._pointed: Place | None = None
        self._chosen: Place | None = None
        self._told: Place | None = None
        self.setAccessibleName(self.tr("The position by levels and areas"))
        self.setModel(self.pattern_model)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setItemDelegateForColumn(Column.STATES, self.states)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # A click leaves the keys to the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(self.states.side + 5)
        self.horizontalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(16)
        self.selectionModel().currentRowChanged.connect(self._row_changed)

    def show_pattern(self, pattern: Pattern) -> None:
        """Show another pattern; what is chosen stays so if it is there."""
        if not self.pattern_model.show_pattern(pattern):
            return
        self.clearSpans()
        for row, each in enumerate(self.pattern_model.rows):
            if each.area is None:
                self.setSpan(row, 0, 1, len(Column))
        self._fit_columns()
        self._pointed = None
        self.choose(self._chosen)

    def _fit_columns(self) -> None:
        rows = [row for row in self.pattern_model.rows if row.area is not None]
        metrics, header = self.fontMetrics(), self.horizontalHeader()
        numbers = [str(int(row.states, 3)) for row in rows]
        for column, width in (
            (Column.AREA, metrics.horizontalAdvance("W") + _AIR),
            (Column.STATES, max((self.states.width_of(row.states) for row in rows), default=0)),
            (Column.NUMBER, max(map(metrics.horizontalAdvance, numbers), default=0) + _AIR),
        ):
            header.resizeSection(column, width)

    def point_out(self, place: AreaLevelOffset | None) -> None:
        """Frame the square of a point, if its level is here, and scroll to it."""
        row = None if place is None else self.pattern_model.row_of(place.level, place.area)
        spot = None if row is None or place is None else (row, place.offset)
        if spot != self.states.spot:
            self.states.spot = spot
            self.viewport().update()
            if spot is not None:
                self.scrollTo(self.model().index(spot[0], Column.STATES))

    def choose(self, place: Place | None) -> None:
        """Choose a place and mark its row; none if its level is not here."""
        row = None if place is None else self.pattern_model.row_of(place.level, place.area)
        self._chosen = None if row is None else place
        if row is None:
            self.clearSelection()
            self.setCurrentIndex(self.model().index(-1, -1))
        else:
            self.selectRow(row)
        self._mark()
        self._tell()

    def _mark(self) -> None:
        """Frame the point that is chosen."""
        chosen = self._chosen
        row = None if chosen is None else self.pattern_model.row_of(chosen.level, chosen.area)
        at = None if chosen is None else chosen.offset
        self.states.chosen = None if row is None or at is None else (row, at)
        self.viewport().update()

    @property
    def chosen(self) -> Place | None:
        """The place that is chosen."""
        return self._chosen

    def _place_under(self, position: QPoint) -> Place | None:
        """What is at a place of the table."""
        index = self.indexAt(position)
        if not index.isValid():
            return None
        row = self.pattern_model.rows[index.row()]
        across = position.x() - self.columnViewportPosition(Column.STATES)
        inside = row.area is not None and index.column() == Column.STATES
        offset = self.states.offset_at(across, row.states) if inside else None
        return Place(row.level, row.area, offset)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is pressed; press it again to choose nothing."""
        place = self._place_under(event.position().toPoint())
        self._pointed = place
        self.choose(None if place == self._chosen else place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._place_under(event.position().toPoint()))

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point(None)
        return super().viewportEvent(event)

    def _point(self, place: Place | None) -> None:
        self._pointed = place
        self._tell()

    def _tell(self) -> None:
        place = self._pointed or self._chosen
        if place != self._told:
            self._told = place
            self.lit.emit(place)

    def _row_changed(self, index: QModelIndex) -> None:
        """Choose the row that the keys came to, at the same offset."""
        if not index.isValid() or not self.hasFocus():
            return
        row = self.pattern_model.rows[index.row()]
        offset = self._chosen.offset if self._chosen else None
        keeps = row.area is not None and offset is not None
        kept = min(offset or 0, len(row.states) - 1) if keeps else None
        self._chosen = Place(row.level, row.area, kept)
        self._mark()
        self._tell()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            leaves = event.key() == Qt.Key.Key_Escape and self._chosen is not None
            plain = event.modifiers() in (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.KeypadModifier,
            )
            if leaves or (plain and event.key() in _KEYS):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape if self._chosen is not None:
                self.choose(None)
            case Qt.Key.Key_Left:
                self._go_along(-1)
            case Qt.Key.Key_Right:
                self._go_along(1)
            case Qt.Key.Key_Down if self._chosen is None and self.pattern_model.rows:
                self.choose(Place(self.pattern_model.rows[0].level))
            case _:
                super().keyPressEvent(event)

    def _go_along(self, by: int) -> None:
        """Choose the next point of the area, or the one before; before the first the area."""
        chosen = self._chosen
        row = None if chosen is None else self.pattern_model.row_of(chosen.level, chosen.area)
        if chosen is None or chosen.area is None or row is None:
            return
        last = len(self.pattern_model.rows[row].states) - 1
        there = min((-1 if chosen.offset is None else chosen.offset) + by, last)
        self.choose(chosen._replace(offset=there if there >= 0 else None))

    def sizeHint(self) -> QSize:
        return QSize(300, 240)
