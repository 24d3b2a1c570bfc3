"""Panel that shows the current position by levels and areas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ....fuseki import Squares
from ...widgets.labels import FixedHeightLabel
from .pattern_table import PatternTable, point_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from ....go import Point
    from ...board.board_presenter import BoardPresenter
    from ...core.document import Document
    from ...core.view_settings import ViewSettings
    from .pattern_table import PatternPlace

_LEAST_HEIGHT = 36


class PatternPanel(QWidget):
    """Panel with the pattern of the current position.

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
        """Create the panel; ``copy`` copies the pattern to the clipboard."""
        super().__init__()
        self._document = document
        self._presenter = presenter
        self._following = False
        self._is_highlighting = False
        self.table = PatternTable()
        self.description_label = FixedHeightLabel(2)
        self.table.setMinimumHeight(_LEAST_HEIGHT)
        self.copy_button = QPushButton(self.tr("Copy"))
        self.copy_button.setToolTip(self.tr("Copy the pattern as text"))
        self.copy_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.copy_button.clicked.connect(copy)
        below = QHBoxLayout()
        below.setContentsMargins(6, 0, 6, 4)
        below.addWidget(self.description_label, 1)
        below.addWidget(self.copy_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.table, 1)
        column.addLayout(below)
        self.table.place_highlighted.connect(self._highlight)
        presenter.point_hovered.connect(self._follow_pointer)
        document.position_shown.connect(self.refresh)
        view_settings.changed.connect(self.refresh)

    def set_following(self, following: bool) -> None:
        """Start or stop following the cursor when the panel becomes visible or hidden."""
        self._following = following
        if following:
            self.refresh()
        else:
            self.table.select_place(None)
            self._highlight(None)

    @property
    def squares(self) -> Squares:
        """The division of the board into levels and areas."""
        return Squares.for_naming(self._presenter.naming)

    def refresh(self) -> None:
        """Show the pattern of the current position if the panel is visible."""
        if self._following:
            self.table.show_pattern(self.squares.pattern(self._document.session.board))
            self._highlight(self.table.selected_place)
            self._follow_pointer()

    def _highlight(self, place: PatternPlace | None) -> None:
        """Highlight a level, an area or a point on the board, or nothing if it is None."""
        if place is None and not self._is_highlighting:
            return
        points = () if place is None else self._points(place)
        self._is_highlighting = bool(points)
        self._presenter.highlight_points(frozenset(points))
        self._describe(points[0] if place is not None and place.offset is not None else None)

    def _points(self, place: PatternPlace) -> tuple[Point, ...]:
        points = self.squares.points(place.level, place.area)
        return points if place.offset is None else points[place.offset : place.offset + 1]

    def _follow_pointer(self) -> None:
        """Highlight the point under the pointer in the table."""
        if not self._following:
            return
        point = self._presenter.hovered_point()
        self.table.frame_point(None if point is None else self.squares.coordinates_of(point))
        if point is not None or not self._is_highlighting:
            self._describe(point)

    def _describe(self, point: Point | None) -> None:
        text = ""
        if point is not None:
            name, board = self._presenter.naming.name(point), self._document.session.board
            text = point_text(name, self.squares.coordinates_of(point), board[point])
        elif not self.table.pattern_model.rows:
            text = self.tr("There are no stones.")
        self.description_label.setText(text)
