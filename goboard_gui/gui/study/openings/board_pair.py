"""Widget with two boards side by side."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ....diagram.compose import compose
from ....diagram.overlays.differences import with_differences
from ....go import Board, Size
from ....notation import Reading
from ...board.board_view import BoardView
from ...widgets.labels import ElidedLabel

if TYPE_CHECKING:
    from ....diagram.theme import Theme
    from ....fuseki import Opening, SideBySide
    from ....notation import Naming
    from ...core.view_settings import ViewSettings

_SIDE = 200
"""Minimum side length of a board in logical pixels."""


class BoardPair(QWidget):
    """Two boards with titles. They don't take the keyboard focus."""

    stepped = Signal(int)
    """Emitted when the wheel is turned: the number of moves to go, negative for backwards."""

    def __init__(self, view_settings: ViewSettings, theme: Theme) -> None:
        super().__init__()
        self._view_settings = view_settings
        self.titles = (ElidedLabel(), ElidedLabel())
        empty = Board.empty(Size(19, 19))
        picture = compose(empty, view_settings.naming(empty.size), view_settings.shown)
        self.views = (BoardView(picture, theme), BoardView(picture, theme))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setRowStretch(1, 1)
        names = self.tr("Board of A"), self.tr("Board of B")
        for column, (title, view) in enumerate(zip(self.titles, self.views, strict=True)):
            title.setTextFormat(Qt.TextFormat.PlainText)
            view.setAccessibleName(names[column])
            view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            view.setMinimumSize(_SIDE, _SIDE)
            view.use_fit(True)
            view.stepped.connect(self.stepped)
            grid.addWidget(title, 0, column)
            grid.addWidget(view, 1, column)
            grid.setColumnStretch(column, 1)

    def use_theme(self, theme: Theme) -> None:
        """Draw both boards with this theme."""
        for view in self.views:
            view.use_theme(theme)

    def show_titles(self, first: str, second: str) -> None:
        """Set the titles of both boards."""
        for label, title in zip(self.titles, (first, second), strict=True):
            label.setText(title)
            label.setToolTip(title)

    def show_first_only(self, first: Opening, number: int) -> None:
        """Show the first opening after a number of moves, and an empty second board."""
        naming = self._view_settings.naming(first.size)
        board, step = first.board(number), first.step(number)
        self.views[0].show_picture(compose(board, naming, self._view_settings.shown, step))
        self.views[1].show_picture(
            compose(Board.empty(first.size), naming, self._view_settings.shown)
        )

    def show_both(self, beside: SideBySide, number: int, *, own_names: bool) -> None:
        """Show both openings after a number of moves, with the differing points marked.

        The second opening is rotated like the first. It is labelled with the coordinates of the
        first, or with its own if ``own_names``.
        """
        shown, differing = self._view_settings.shown, beside.differing_points(number)
        naming = self._view_settings.naming(beside.first.size)
        first = compose(beside.first.board(number), naming, shown, beside.first.step(number))
        self.views[0].show_picture(with_differences(first, differing, naming))
        if own_names and beside.found.view is not None:
            turned = self._names_of_second(beside, naming)
            second = compose(beside.second_board(number), turned, shown, beside.second.step(number))
        else:
            laid = beside.aligned_board(number)
            there = naming if laid.size == naming.size else self._view_settings.naming(laid.size)
            second = compose(laid, there, shown, beside.aligned_step(number))
        self.views[1].show_picture(with_differences(second, differing, naming))

    def _names_of_second(self, beside: SideBySide, naming: Naming) -> Naming:
        """Return the second record's own names, on a board rotated like the first."""
        view = beside.found.view
        assert view is not None
        turned = view.inverse.followed_by(naming.view)
        return replace(naming, size=beside.second.size, view=turned, reading=Reading.TRAVEL)
