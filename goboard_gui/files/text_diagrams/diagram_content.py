"""The content of a text diagram: position, markup and moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...go import hoshi
from ...record.values.markup import NO_MARKUP
from .signs import EMPTY, NAMES, point_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...go import Board, Crop, Point
    from ...record import Move
    from ...record.values.markup import Markup


@dataclass(frozen=True)
class DiagramContent:
    """The content of a text diagram: a position, its markup, and numbered moves.

    Captured stones stay visible, as in printed diagrams: `undrawn_moves_text` lists the moves on
    occupied points, and those outside the ``crop``.
    """

    board: Board
    markup: Markup = NO_MARKUP
    moves: Sequence[Move] = ()
    crop: Crop | None = None

    @property
    def move_numbers(self) -> dict[Point, int]:
        """The numbers of the drawn moves by point; of two moves on a point, the first is drawn."""
        found: dict[Point, int] = {}
        for number, move in enumerate(self.moves, 1):
            point = move.point
            if point is None or (self.crop is not None and not self.crop.contains(point)):
                continue
            if self.board[point] is None:
                found.setdefault(point, number)
        return found

    def undrawn_moves_text(self, start: int = 1) -> str:
        """Return the moves that cannot be drawn as text, such as ``5 at 2, 8 at D4``.

        ``start`` is the number of the first move.
        """
        numbers = self.move_numbers
        western = NAMES
        texts = []
        for number, (_, point) in enumerate(self.moves, 1):
            if point is None or numbers.get(point) == number:
                continue
            drawn = numbers.get(point)
            where = western.format(point, self.board.size) if drawn is None else drawn + start - 1
            texts.append(f"{number + start - 1} at {where}")
        return ", ".join(texts)

    def point_texts(self, star: str) -> dict[Point, str]:
        """Return the text of each point apart from move numbers, as from `point_text`; ``star`` is
        that of a star point.
        """
        stars = hoshi(self.board.size)
        signs, labels = self.markup.signs, self.markup.labels
        return {
            point: point_text(
                self.board[point],
                signs.get(point, ()),
                labels.get(point, ""),
                bare=star if point in stars else EMPTY,
            )
            for point in self.board.graph.points
        }
