"""Stones are set up by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....go import Colour
from .tool import Button, Press, Tool

if TYPE_CHECKING:
    from collections.abc import Callable

    from ....diagram.compose import Hover
    from ....go import Point
    from ...core.document import Document


class SetupTool(Tool):
    """Left puts black stones, right white ones; on a stone of the colour it takes away.

    Over which points one drags, those become alike.
    """

    def __init__(self, document: Document, in_new_node: Callable[[], bool]) -> None:
        super().__init__(document)
        self._in_new_node = in_new_node
        self._colour: Colour | None = None
        self._merge_key = object()

    def press(self, press: Press) -> None:
        colour = Colour.BLACK if press.button is Button.LEFT else Colour.WHITE
        there = self._document.session.board[press.point]
        self._colour = None if there is colour else colour
        self.drag(press.point)

    def drag(self, point: Point | None) -> None:
        if point is not None:
            stones = {point: self._colour}
            self._document.set_up(stones, self._merge_key, new_node=self._in_new_node())

    def release(self) -> None:
        self._merge_key = object()

    def hover(self, point: Point) -> Hover:
        hover = super().hover(point)
        if self._document.session.board[point] is not None:
            return hover
        return hover._replace(ghost=Colour.BLACK)
