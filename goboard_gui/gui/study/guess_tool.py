"""Board tool that takes clicks and typed names as guesses of the next move."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...diagram.picture import Cell, Mark, Tint, TintRole
from ...record.edits.typed import TypedSetup
from ...record.values.signs import Sign
from ..board.tools.tool import MouseButton, PointPress, Tool

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...diagram.compose import Hover
    from ...diagram.picture import Picture
    from ...go import Point
    from ...notation import Naming
    from ...record.edits.typed import TypedMove
    from ...study.guessing import MoveGuesses
    from ..core.document import Document


class GuessTool(Tool):
    """Forwards guesses, and shows the previous guesses and the area that contains the move."""

    secret = True

    def __init__(
        self,
        document: Document,
        guesses: Callable[[], MoveGuesses | None],
        guess: Callable[[Point], bool],
    ) -> None:
        """Create the tool.

        ``guesses`` returns the guesses of the current move, or None if no move is being guessed.
        ``guess`` handles a guess and returns whether it is right.
        """
        super().__init__(document)
        self._guesses = guesses
        self._guess = guess

    def press(self, press: PointPress) -> None:
        if press.button is MouseButton.LEFT and not (press.shift or press.ctrl):
            self._guess(press.point)

    def enter(self, asked: Sequence[TypedMove | TypedSetup]) -> bool:
        for each in asked:
            if isinstance(each, TypedSetup) or each.point is None or not self._guess(each.point):
                break
        return True

    def decorate(self, picture: Picture, naming: Naming) -> Picture:
        search = self._guesses()
        if search is None:
            return picture
        cells = dict(picture.cells)
        for points, mark in ((search.wrong, Mark.MISTAKE), (search.others, Sign.CIRCLE)):
            for point in map(naming.to_view, points):
                cells[point] = cells.get(point, Cell())._replace(mark=mark)
        if search.hint is None:
            return replace(picture, cells=cells)
        left = frozenset(map(naming.to_view, search.hint.points(naming.size)))
        if search.revealed:
            for point in left:
                cells[point] = cells.get(point, Cell())._replace(highlighted=True)
        tint = Tint(left, TintRole.RIGHT if search.revealed else TintRole.GLOW)
        return replace(picture, cells=cells, overlays_below=(*picture.overlays_below, tint))

    def hover(self, point: Point) -> Hover:
        hover, search = super().hover(point), self._guesses()
        if search is None or self._document.session.board[point] is not None:
            return hover
        return hover._replace(ghost_colour=search.question.colour)
