"""Moves are played by clicking; a stone that was recorded wrongly is dragged to its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....record.edits.typed import Play
from ....record.navigation.jumps import where_played
from .tool import Button, Press, Tool

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....diagram.compose import Hover
    from ....go import Point
    from ....record.edits.typed import SetUp
    from ...core.document import Document
    from ..presenter import BoardPresenter
    from .correcting import Correcting


class PlayTool(Tool):
    """A click plays, or takes the last stone back; docs/manual tells what keys add."""

    def __init__(
        self, document: Document, presenter: BoardPresenter, correcting: Correcting
    ) -> None:
        super().__init__(document)
        self._presenter = presenter
        self._correcting = correcting
        self._held: Point | None = None
        self._over: Point | None = None

    def press(self, press: Press) -> None:
        session = self._document.session
        self._held = None
        if press.button is Button.RIGHT:
            self._presenter.menu_wanted.emit(press.point)
        elif press.ctrl:
            self._presenter.named.emit(press.point)
        elif press.shift:
            node = where_played(session, press.point)
            if node is not None:
                self._document.go_to(node)
        elif session.board[press.point] is not None:
            self._held = self._over = press.point
        else:
            self._presenter.play(press.point)

    def drag(self, point: Point | None) -> None:
        self._over = point

    def release(self) -> None:
        held, over = self._held, self._over
        self._held = None
        if held is None or over is None:
            return
        session = self._document.session
        if over != held:
            self._correcting.move_stone(held, over)
        elif session.is_latest_stone(held):
            self._document.remove()
        elif not self._presenter.play(held):
            self._correcting.offer(held)

    def refuse(self, point: Point | None) -> None:
        if point is not None:
            self._correcting.offer(point)

    def leave(self) -> None:
        self._held = None

    def hover(self, point: Point) -> Hover:
        session = self._document.session
        hover = super().hover(point)
        if session.board[point] is not None:
            return hover
        if self._held is not None:
            return hover._replace(ghost=session.board[self._held])
        illegal = session.judge(point).illegal is not None
        return hover._replace(ghost=session.to_play, illegal=illegal)


class AskTool(Tool):
    """The next click, or point typed, answers a question; then another tool is taken up again."""

    def __init__(self, document: Document, answer: Callable[[Point | None], None]) -> None:
        super().__init__(document)
        self._answer = answer

    def press(self, press: Press) -> None:
        self._answer(press.point if press.button is Button.LEFT else None)

    def enter(self, asked: Sequence[Play | SetUp]) -> bool:
        if isinstance(asked[0], Play):
            self._answer(asked[0].point)
        return True
