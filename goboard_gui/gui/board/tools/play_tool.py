"""Tools for playing moves and for choosing a point at a prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....record.edits.typed import TypedMove
from ....record.navigation.jumps import last_played_at
from .tool import MouseButton, PointPress, Tool

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....diagram.compose import Hover
    from ....go import Point
    from ....record.edits.typed import TypedSetup
    from ...core.document import Document
    from ..board_presenter import BoardPresenter
    from .move_correction import MoveCorrector


class PlayTool(Tool):
    """Plays moves; a click on the last one takes it back, and dragging a stone corrects its move.

    The manual describes the modifier keys.
    """

    def __init__(
        self, document: Document, presenter: BoardPresenter, corrector: MoveCorrector
    ) -> None:
        super().__init__(document)
        self._presenter = presenter
        self._corrector = corrector
        self._held: Point | None = None
        self._over: Point | None = None

    def press(self, press: PointPress) -> None:
        session = self._document.session
        self._held = None
        if press.button is MouseButton.RIGHT:
            self._presenter.menu_requested.emit(press.point)
        elif press.ctrl:
            self._presenter.name_requested.emit(press.point)
        elif press.shift:
            node = last_played_at(session, press.point)
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
            self._corrector.move_stone(held, over)
        elif session.is_latest_stone(held):
            self._document.remove()
        elif not self._presenter.play(held):
            self._corrector.offer_correction(held)

    def refuse(self, point: Point | None) -> None:
        if point is not None:
            self._corrector.offer_correction(point)

    def leave(self) -> None:
        self._held = None

    def hover(self, point: Point) -> Hover:
        session = self._document.session
        hover = super().hover(point)
        if session.board[point] is not None:
            return hover
        if self._held is not None:
            return hover._replace(ghost_colour=session.board[self._held])
        illegal = session.judge(point).illegal is not None
        return hover._replace(ghost_colour=session.to_play, illegal=illegal)


class PointQueryTool(Tool):
    """Passes the next clicked or typed point to a function; None for a right-click or a pass."""

    def __init__(self, document: Document, answer: Callable[[Point | None], None]) -> None:
        super().__init__(document)
        self._answer = answer

    def press(self, press: PointPress) -> None:
        self._answer(press.point if press.button is MouseButton.LEFT else None)

    def enter(self, entries: Sequence[TypedMove | TypedSetup]) -> bool:
        if isinstance(entries[0], TypedMove):
            self._answer(entries[0].point)
        return True
