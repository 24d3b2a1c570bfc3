"""Lines and arrows are drawn from point to point, the part to be shown from corner to corner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....record.edits import marking
from ....record.values.markup import read_markup
from .mark_tools import MarkTool
from .tool import Button, Press

if TYPE_CHECKING:
    from collections.abc import Callable

    from ....go import Point
    from ....record import Tree
    from ....record.values.markup import Markup
    from ...core.document import Document
    from ..presenter import BoardPresenter

    Draw = Callable[[Tree, int, Point, Point, bool], Tree]


class SpanTool(MarkTool):
    """What tools have in common that mark something from one point to another."""

    def __init__(self, document: Document, text: str, presenter: BoardPresenter) -> None:
        super().__init__(document, text)
        self._presenter = presenter
        self._start: Point | None = None
        self._end: Point | None = None

    @property
    def spans(self) -> bool:
        return True

    def _drawn(self, tree: Tree, node: int, start: Point, end: Point) -> Tree:
        """The record with the mark, to be looked at while one drags."""
        raise NotImplementedError

    def _put(self, start: Point, end: Point) -> None:
        """The button came up on another point than it went down on."""
        raise NotImplementedError

    def press(self, press: Press) -> None:
        self._start, self._end = press.point, None

    def drag(self, point: Point | None) -> None:
        self._end = point
        session = self._document.session
        if self._start is None or point in (None, self._start):
            self._presenter.sketch(None)
        elif point is not None:
            tree = self._drawn(session.tree, session.cursor, self._start, point)
            self._presenter.sketch(read_markup(tree, session.cursor))

    def release(self) -> None:
        start, end = self._start, self._end
        self.leave()
        if start is not None and end is not None and end != start:
            self._put(start, end)
        super().release()

    def _enter(self, point: Point) -> None:
        """The first of two points typed is where it starts, the second where it ends."""
        if self._start is None:
            self.press(Press(point))
        else:
            self.drag(point)
            self.release()

    def leave(self) -> None:
        self._start = self._end = None
        self._presenter.sketch(None)

    def cancel(self) -> bool:
        begun = self._start is not None
        self.leave()
        return begun


class LineTool(SpanTool):
    """Draws a line or an arrow from where the button goes down to where it comes up."""

    def __init__(
        self,
        document: Document,
        text: str,
        presenter: BoardPresenter,
        draw: Draw,
        there: Callable[[Markup], tuple[tuple[Point, Point], ...]],
    ) -> None:
        """``draw`` is the edit; ``there`` tells what there is already."""
        super().__init__(document, text, presenter)
        self._draw = draw
        self._there = there

    def press(self, press: Press) -> None:
        if press.button is Button.LEFT:
            super().press(press)
            return
        self._start = self._end = None
        for ends in self._there(self._markup):
            if press.point in ends:
                self._let(*ends, False)

    def _drawn(self, tree: Tree, node: int, start: Point, end: Point) -> Tree:
        return self._draw(tree, node, start, end, True)

    def _put(self, start: Point, end: Point) -> None:
        self._let(start, end, (start, end) not in self._there(self._markup))

    def _let(self, start: Point, end: Point, on: bool) -> None:
        self._edit(lambda tree, node: self._draw(tree, node, start, end, on))


class PartTool(SpanTool):
    """Shows only the part of the board over which one drags, or all of it after a click."""

    def press(self, press: Press) -> None:
        super().press(press)
        if press.button is Button.RIGHT:
            self._start = None
            self._show_all()

    def drag(self, point: Point | None) -> None:
        if point is not None:  # who drags beyond the edge means the points at the edge
            super().drag(point)

    def release(self) -> None:
        clicked = self._start is not None and self._end is None
        super().release()
        if clicked:
            self._show_all()

    def _drawn(self, tree: Tree, node: int, start: Point, end: Point) -> Tree:
        return marking.with_part(tree, node, start, end)

    def _put(self, start: Point, end: Point) -> None:
        self._edit(lambda tree, node: marking.with_part(tree, node, start, end))

    def _show_all(self) -> None:
        self._edit(lambda tree, node: marking.with_view(tree, node, None))
