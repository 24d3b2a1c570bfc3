"""Board tool that selects the search region by dragging; a click still plays a move."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....go import Crop, Point
from ....record.edits.typed import TypedMove
from ...board.tools.tool import MouseButton, PointPress, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....diagram.compose import Hover
    from ....record.edits.typed import TypedSetup
    from ...board.board_presenter import BoardPresenter
    from ...core.document import Document
    from ..search import Search
    from .continuations_overlay import CollectionOverlay


class RegionTool(Tool):
    """Moves a corner of the region, or selects a new region.

    Right-click or Shift+click on a point of the region toggles whether its contents matter.
    """

    def __init__(
        self,
        document: Document,
        presenter: BoardPresenter,
        search: Search,
        overlay: CollectionOverlay,
    ) -> None:
        super().__init__(document)
        self._presenter = presenter
        self._search = search
        self._overlay = overlay
        self._start: Point | None = None
        self._pressed: Point | None = None
        self._end: Point | None = None

    @property
    def spans(self) -> bool:
        """Whether no region is selected yet; otherwise, the keyboard plays moves as well."""
        return self._search.options.crop is None

    def press(self, press: PointPress) -> None:
        region = self._search.options.crop
        self.leave()
        if press.button is MouseButton.RIGHT or press.shift:
            if region is not None and region.contains(press.point):
                self._ignore(press.point)
            elif press.button is MouseButton.RIGHT:
                self._presenter.menu_requested.emit(press.point)
        elif press.ctrl:
            self._presenter.name_requested.emit(press.point)
        else:
            self._pressed = self._end = press.point
            self._start = _opposite(press.point, region)

    def _ignore(self, point: Point) -> None:
        options = self._search.options
        self._search.set_options(replace(options, ignoring=options.ignoring ^ {point}))

    def drag(self, point: Point | None) -> None:
        # Dragging beyond the edge selects the points at the edge.
        if self._start is not None and point is not None:
            self._end = point
            self._overlay.show_dragged_region(self._dragged())

    def _dragged(self) -> Crop | None:
        """Return the region being dragged, or None while the pointer has not moved."""
        if self._start is None or self._end is None or self._end == self._pressed:
            return None
        return Crop.around((self._start, self._end))

    def _choose(self, region: Crop) -> None:
        options = self._search.options
        kept = frozenset(filter(region.contains, options.ignoring))
        self._search.set_options(replace(options, crop=region, ignoring=kept))

    def enter(self, typed: Sequence[TypedMove | TypedSetup]) -> bool:
        """Use two typed points as corners of the region; a single one is played as a move."""
        corners = [it.point for it in typed if isinstance(it, TypedMove) and it.point is not None]
        if len(corners) != 2 or len(typed) != 2:
            return False
        self._choose(Crop.around(corners))
        return True

    def release(self) -> None:
        region, clicked = self._dragged(), self._end
        self.leave()
        if region is not None:
            self._choose(region)
        elif clicked is not None and self._document.session.board[clicked] is None:
            self._presenter.play(clicked)

    def leave(self) -> None:
        self._start = self._pressed = self._end = None
        self._overlay.show_dragged_region(None)

    def cancel(self) -> bool:
        begun = self._start is not None
        self.leave()
        return begun

    def hover(self, point: Point) -> Hover:
        hover, session = super().hover(point), self._document.session
        if session.board[point] is not None or self._dragged() is not None:
            return hover
        illegal = session.judge(point).illegal is not None
        return hover._replace(ghost_colour=session.to_play, illegal=illegal)


def _opposite(corner: Point, region: Crop | None) -> Point:
    """Return the corner that stays where it is while the user drags from a point.

    It is the opposite corner of the region if the point is one of its corners, otherwise the point.
    """
    if region is None:
        return corner
    columns = {region.left: region.right, region.right: region.left}
    rows = {region.top: region.bottom, region.bottom: region.top}
    if corner.column in columns and corner.row in rows:
        return Point(columns[corner.column], rows[corner.row])
    return corner
