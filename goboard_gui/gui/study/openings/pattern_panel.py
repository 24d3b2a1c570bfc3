"""Panel and table that show a position by levels and areas."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ....fuseki import Squares
from ....fuseki.rows import state_rows
from ....go import Point
from ....named_tuples import NamedTuple
from ....notation import Area
from ...core.i18n import tr_noop, translator
from ...widgets.labels import FixedHeightLabel, PlainLabel
from ...widgets.read_only_table import ReadOnlyTableModel
from ...wording import opening_texts, shape_texts, terms
from .rows_table import RowsTable
from .states_delegate import StatesDelegate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QModelIndex, QObject, QPoint
    from PySide6.QtGui import QMouseEvent

    from ....fuseki import Pattern
    from ....go import Colour
    from ....notation import AreaLevelOffset, Naming
    from ...board.board_presenter import BoardPresenter
    from ...core.document import Document
    from ...core.view_settings import ViewSettings

_F = "Fuseki"
_tr = translator(_F)

_AREAS = {
    Area.WEST: tr_noop(_F, "West"),
    Area.NORTH: tr_noop(_F, "North"),
    Area.EAST: tr_noop(_F, "East"),
    Area.SOUTH: tr_noop(_F, "South"),
    Area.CENTRE: tr_noop(_F, "Centre"),
}


def area_name(area: Area) -> str:
    """Return the name of an area (one side of a ring of points), such as North."""
    return _tr(_AREAS[area])


def level_title(level: int, stones: int) -> str:
    """Return the title of a level (a ring of points), with the number of stones on it."""
    return _tr(tr_noop(_F, "Level {level} · %n stones"), stones).format(level=level)


def states_text(level: int, area: Area, states: str) -> str:
    """Return the states of the points in an area (one side of a ring of points) as text for screen
    readers.
    """
    text = _tr(tr_noop(_F, "{area}, level {level}: {states}"))
    return text.format(area=area_name(area), level=level, states=" ".join(states))


def point_text(name: str, place: AreaLevelOffset, stone: Colour | None) -> str:
    """Return a description of a point: its name, its stone, and its area, level and offset in the
    pattern.
    """
    text = _tr(tr_noop(_F, "{name} · {stone} · area {area}, level {level}, offset {offset}"))
    return text.format(
        name=name,
        stone=_tr(tr_noop(_F, "empty")) if stone is None else terms.colour_name(stone),
        area=area_name(place.area),
        level=place.level,
        offset=place.offset,
    )


class PatternColumn(IntEnum):
    """The columns of the table of a pattern."""

    AREA = 0
    STATES = 1
    NUMBER = 2


class PatternRow(NamedTuple):
    """A row of the table, which represents a level (a ring of points) or one of its areas (sides).

    A level has its number of ``stones``; an area has the ``states`` of its points, a digit for
    each.
    """

    level: int
    area: Area | None = None
    states: str = ""
    stones: int = 0


def pattern_rows(pattern: Pattern) -> list[PatternRow]:
    """Return the rows of the table from the innermost level outwards, as in the printed pattern."""
    return [
        row
        for ring in pattern.occupied_rings
        for row in (
            PatternRow(ring.level, stones=ring.stone_count),
            *(PatternRow(ring.level, area, states) for area, states in ring.areas.items()),
        )
    ]


class PatternModel(ReadOnlyTableModel):
    """Table model of a pattern; the row of a level (a ring of points) has only a title, in the
    first column.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[PatternRow] = []
        self._shown: Pattern | None = None
        self.answers = {
            Qt.ItemDataRole.DisplayRole: _text,
            Qt.ItemDataRole.AccessibleTextRole: _aloud,
            Qt.ItemDataRole.TextAlignmentRole: _alignment,
            Qt.ItemDataRole.ToolTipRole: _aloud,
            Qt.ItemDataRole.FontRole: _font,
        }

    def show_pattern(self, pattern: Pattern) -> bool:
        """Show a pattern; return False if it is already shown."""
        if pattern == self._shown:
            return False
        self.beginResetModel()
        self._shown, self._rows = pattern, pattern_rows(pattern)
        self.endResetModel()
        return True

    def row_of(self, level: int, area: Area | None) -> int | None:
        """Return the row of an area (of the level if ``area`` is None), or None if it contains no
        stones.
        """
        wanted = level, area
        return next((at for at, row in enumerate(self.rows) if row[:2] == wanted), None)

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("Area"), self.tr("Points (clockwise)"), self.tr("Pattern number (base 3)")

    @property
    def rows(self) -> Sequence[PatternRow]:
        return self._rows


def _text(row: PatternRow, column: int) -> str:
    if row.area is None:
        return level_title(row.level, row.stones) if column == PatternColumn.AREA else ""
    match column:
        case PatternColumn.AREA:
            return row.area.value
        case PatternColumn.STATES:
            return row.states
    return str(int(row.states, 3))


def _aloud(row: PatternRow, column: int) -> str:
    if row.area is None or column == PatternColumn.NUMBER:
        return _text(row, column)
    if column == PatternColumn.AREA:
        return area_name(row.area)
    return states_text(row.level, row.area, row.states)


def _font(row: PatternRow, _column: int) -> QFont | None:
    if row.area is not None:
        return None
    font = QFont()
    font.setBold(True)
    return font


def _alignment(row: PatternRow, column: int) -> Qt.AlignmentFlag | None:
    if row.area is None or column == PatternColumn.STATES:
        return None
    side = (
        Qt.AlignmentFlag.AlignRight
        if column == PatternColumn.NUMBER
        else Qt.AlignmentFlag.AlignHCenter
    )
    return side | Qt.AlignmentFlag.AlignVCenter


_AIR = 10
_KEYS = {
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
}
"""Keys that the table handles itself when it has focus, instead of the board."""


class PatternLocation(NamedTuple):
    """A place in a pattern: a level, one of its areas, or a point of an area."""

    level: int
    area: Area | None = None
    offset: int | None = None


class PatternTable(QTableView):
    """Table of the points of a pattern, selected by clicks and arrow keys; Left and Right stay
    within an area.
    """

    place_highlighted = Signal(object)
    """Emitted when the place to highlight has changed: a `PatternLocation`, or None.

    It is the place under the pointer, or else the selected place.
    """

    def __init__(self) -> None:
        super().__init__()
        self.pattern_model = PatternModel(self)
        self.states = StatesDelegate(self)
        self._hovered: PatternLocation | None = None
        self._selected: PatternLocation | None = None
        self._emitted_place: PatternLocation | None = None
        self.setAccessibleName(self.tr("Pattern by level and area"))
        self.setModel(self.pattern_model)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setItemDelegateForColumn(PatternColumn.STATES, self.states)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # A click leaves the focus on the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(round(self.states.square_side) + 5)
        self.horizontalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(16)
        self.selectionModel().currentRowChanged.connect(self._row_changed)

    def show_pattern(self, pattern: Pattern) -> None:
        """Show a pattern, keeping the selection if possible."""
        if not self.pattern_model.show_pattern(pattern):
            return
        self.clearSpans()
        for row, each in enumerate(self.pattern_model.rows):
            if each.area is None:
                self.setSpan(row, 0, 1, len(PatternColumn))
        self._fit_columns()
        self._hovered = None
        self.select_location(self._selected)

    def _fit_columns(self) -> None:
        rows = [row for row in self.pattern_model.rows if row.area is not None]
        metrics, header = self.fontMetrics(), self.horizontalHeader()
        numbers = [str(int(row.states, 3)) for row in rows]
        for column, width in (
            (PatternColumn.AREA, metrics.horizontalAdvance("W") + _AIR),
            (
                PatternColumn.STATES,
                max((self.states.width_of(row.states) for row in rows), default=0),
            ),
            (PatternColumn.NUMBER, max(map(metrics.horizontalAdvance, numbers), default=0) + _AIR),
        ):
            header.resizeSection(column, width)
        headings = [row for row, each in enumerate(self.pattern_model.rows) if each.area is None]
        widths = [self.sizeHintForIndex(self.model().index(row, 0)).width() for row in headings]
        lacking = max(widths, default=0) - header.length()
        if lacking > 0:
            states = PatternColumn.STATES
            header.resizeSection(states, header.sectionSize(states) + lacking)

    def frame_point(self, place: AreaLevelOffset | None) -> None:
        """Draw a frame around the square of a point and scroll to it, or remove the frame for
        None.
        """
        row = None if place is None else self.pattern_model.row_of(place.level, place.area)
        spot = None if row is None or place is None else (row, place.offset)
        if spot != self.states.hovered_point:
            self.states.hovered_point = spot
            self.viewport().update()
            if spot is not None:
                self.scrollTo(self.model().index(spot[0], PatternColumn.STATES))

    def select_location(self, place: PatternLocation | None) -> None:
        """Select a place in the pattern, or clear the selection if it is None or not listed."""
        row = None if place is None else self.pattern_model.row_of(place.level, place.area)
        self._selected = None if row is None else place
        if row is None:
            self.clearSelection()
            self.setCurrentIndex(self.model().index(-1, -1))
        else:
            self.selectRow(row)
        self._frame_selected()
        self._emit_place()

    def _frame_selected(self) -> None:
        """Draw a frame around the square of the selected point."""
        chosen = self._selected
        row = None if chosen is None else self.pattern_model.row_of(chosen.level, chosen.area)
        at = None if chosen is None else chosen.offset
        self.states.selected_point = None if row is None or at is None else (row, at)
        self.viewport().update()

    @property
    def selected_location(self) -> PatternLocation | None:
        """The selected place in the pattern, or None."""
        return self._selected

    def _place_under(self, position: QPoint) -> PatternLocation | None:
        """Return the level, area or point at a position in the table, or None if there is none."""
        index = self.indexAt(position)
        if not index.isValid():
            return None
        row = self.pattern_model.rows[index.row()]
        across = position.x() - self.columnViewportPosition(PatternColumn.STATES)
        inside = row.area is not None and index.column() == PatternColumn.STATES
        offset = self.states.offset_at(across, row.states) if inside else None
        return PatternLocation(row.level, row.area, offset)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the clicked place; clicking it again clears the selection."""
        place = self._place_under(event.position().toPoint())
        self._hovered = place
        self.select_location(None if place == self._selected else place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._place_under(event.position().toPoint()))

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._hover(None)
        return super().viewportEvent(event)

    def _hover(self, place: PatternLocation | None) -> None:
        self._hovered = place
        self._emit_place()

    def _emit_place(self) -> None:
        place = self._hovered or self._selected
        if place != self._emitted_place:
            self._emitted_place = place
            self.place_highlighted.emit(place)

    def _row_changed(self, index: QModelIndex) -> None:
        """Select the point at the same offset in the new row."""
        if not index.isValid() or not self.hasFocus():
            return
        row = self.pattern_model.rows[index.row()]
        offset = self._selected.offset if self._selected else None
        keeps = row.area is not None and offset is not None
        kept = min(offset or 0, len(row.states) - 1) if keeps else None
        self._selected = PatternLocation(row.level, row.area, kept)
        self._frame_selected()
        self._emit_place()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            leaves = event.key() == Qt.Key.Key_Escape and self._selected is not None
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
            case Qt.Key.Key_Escape if self._selected is not None:
                self.select_location(None)
            case Qt.Key.Key_Left:
                self._step_along_area(-1)
            case Qt.Key.Key_Right:
                self._step_along_area(1)
            case Qt.Key.Key_Down if self._selected is None and self.pattern_model.rows:
                self.select_location(PatternLocation(self.pattern_model.rows[0].level))
            case _:
                super().keyPressEvent(event)

    def _step_along_area(self, by: int) -> None:
        """Select the next point of the area, or the previous one if ``by`` is −1.

        Before the first point, the whole area is selected.
        """
        chosen = self._selected
        row = None if chosen is None else self.pattern_model.row_of(chosen.level, chosen.area)
        if chosen is None or chosen.area is None or row is None:
            return
        last = len(self.pattern_model.rows[row].states) - 1
        there = min((-1 if chosen.offset is None else chosen.offset) + by, last)
        self.select_location(chosen._replace(offset=there if there >= 0 else None))

    def sizeHint(self) -> QSize:
        return QSize(300, 240)


_MIN_HEIGHT = 36


class PatternPanel(QWidget):
    """Panel with the opening pattern of the current position, by levels and areas or by rows.

    Points under the pointer on the board are highlighted in the panel, and vice versa. The panel
    follows the cursor only while it is visible.
    """

    def __init__(
        self,
        document: Document,
        presenter: BoardPresenter,
        view_settings: ViewSettings,
        copy: Callable[[], None],
    ) -> None:
        """Create the panel; ``copy`` is called to copy the pattern to the clipboard."""
        super().__init__()
        self._document = document
        self._presenter = presenter
        self._view_settings = view_settings
        self._following = False
        self._is_highlighting = False
        self.table = PatternTable()
        self.opening_label = PlainLabel()
        self.opening_label.setWordWrap(True)
        self.opening_label.setContentsMargins(6, 4, 6, 0)
        self.rows = RowsTable()
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.addTab(self.tr("Levels"))
        self.tabs.addTab(self.tr("Rows"))
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._tables = QStackedWidget()
        self._tables.addWidget(self.table)
        self._tables.addWidget(self.rows)
        self.description_label = FixedHeightLabel(2)
        self._tables.setMinimumHeight(_MIN_HEIGHT)
        self.copy_button = QPushButton(self.tr("Copy"))
        self.copy_button.setToolTip(self.tr("Copy the pattern as text"))
        self.copy_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.copy_button.clicked.connect(copy)
        below = QHBoxLayout()
        below.setContentsMargins(6, 0, 6, 4)
        below.addWidget(self.description_label, 1)
        # A button that fills the row would limit the height of the label.
        below.addWidget(self.copy_button, alignment=Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.opening_label)
        column.addWidget(self.tabs)
        column.addWidget(self._tables, 1)
        column.addLayout(below)
        self.table.place_highlighted.connect(self._highlight)
        self.rows.row_highlighted.connect(self._highlight_row)
        self.tabs.currentChanged.connect(self._show_table)
        presenter.point_hovered.connect(self._follow_pointer)
        document.position_shown.connect(self.refresh)
        view_settings.changed.connect(self.refresh)

    def set_following(self, following: bool) -> None:
        """Start following the cursor when the panel becomes visible; stop when it is hidden."""
        self._following = following
        if following:
            self.refresh()
        else:
            self.table.select_location(None)
            self.rows.clearSelection()
            self._highlight(None)

    @property
    def shows_rows(self) -> bool:
        """Whether the panel shows the rows instead of the levels and areas."""
        return self._tables.currentWidget() is self.rows

    def _show_table(self, index: int) -> None:
        """Show the levels and areas or the rows, according to the tab."""
        self.table.select_location(None)
        self.rows.clearSelection()
        self._tables.setCurrentIndex(index)
        self.refresh()

    @property
    def squares(self) -> Squares:
        """The division of the board into levels (rings around the centre) and areas (their
        sides).
        """
        return Squares.for_point_naming(self._naming)

    @property
    def _naming(self) -> Naming:
        return self._view_settings.point_naming(self._document.session.shape)

    @property
    def _has_squares(self) -> bool:
        return self._document.session.shape.is_rectangle

    def refresh(self) -> None:
        """Show the pattern of the current position if the panel is visible."""
        has_squares = self._has_squares
        self.tabs.setVisible(has_squares)
        self._tables.setVisible(has_squares)
        self.copy_button.setVisible(has_squares)
        self._show_opening()
        if not has_squares:
            self._highlight(None)
            self.description_label.setText(shape_texts.rectangle_required_text())
        elif self._following and self.shows_rows:
            board, view = self._document.session.board, self.squares.view
            self.rows.show_rows(state_rows(board, view))
            self._highlight_row(self.rows.selected_row)
            self._follow_pointer()
        elif self._following:
            self.table.show_pattern(self.squares.pattern(self._document.session.board))
            self._highlight(self.table.selected_location)
            self._follow_pointer()

    def _show_opening(self) -> None:
        """Show the name of the opening, if it has one and the panel is visible."""
        name = opening_texts.opening_text(self._document.session) if self._following else ""
        self.opening_label.setText(name)
        self.opening_label.setVisible(bool(name))

    def _highlight(self, place: PatternLocation | None) -> None:
        """Highlight a level, an area or a point on the board, or clear the highlight if ``place``
        is None.
        """
        if place is None and not self._is_highlighting:
            return
        points = () if place is None else self._points(place)
        self._is_highlighting = bool(points)
        self._presenter.highlight_points(frozenset(points))
        self._describe(points[0] if place is not None and place.offset is not None else None)

    def _highlight_row(self, row: int | None) -> None:
        """Highlight a row on the board, or clear the highlight if ``row`` is None."""
        if row is None:
            self._highlight(None)
            return
        view = self.squares.view
        seen = view.transformed_size(self.squares.size)
        points = (view.inverse.apply(Point(column, row), seen) for column in range(seen.width))
        self._is_highlighting = True
        self._presenter.highlight_points(frozenset(points))

    def _points(self, place: PatternLocation) -> tuple[Point, ...]:
        points = self.squares.points_at(place.level, place.area)
        return points if place.offset is None else points[place.offset : place.offset + 1]

    def _follow_pointer(self) -> None:
        """Frame the square in the table that corresponds to the point under the pointer on the
        board.
        """
        if not self._following or not self._has_squares:
            return
        point = self._presenter.hovered_point()
        squares = self.squares
        place = None if point is None else squares.view.apply(point, squares.size)
        self.rows.frame_point(*((None,) if place is None else (place.row, place.column)))
        self.table.frame_point(None if point is None else self.squares.coordinates_of(point))
        if point is not None or not self._is_highlighting:
            self._describe(point)

    def _describe(self, point: Point | None) -> None:
        text = ""
        if point is not None:
            name, board = self._naming.name(point), self._document.session.board
            text = point_text(name, self.squares.coordinates_of(point), board[point])
        elif not self._document.session.board.stones():
            text = self.tr("There are no stones on the board.")
        self.description_label.setText(text)
