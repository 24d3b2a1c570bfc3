"""Two openings laid beside each other: the second one turned as the first one lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..go import Board
from .comparison import compare
from .pattern import Pattern

if TYPE_CHECKING:
    from ..go import Point
    from ..record import Step
    from .comparison import Comparison
    from .openings import Opening


class SideBySide(NamedTuple):
    """Two openings, and what comparing them gave: under its view both are seen at all times."""

    first: Opening
    second: Opening
    found: Comparison

    @classmethod
    def of(cls, first: Opening, second: Opening, moves: int, *, colours: bool = True) -> SideBySide:
        """Compare two openings after a number of moves, see `compare`."""
        found = compare(first.boards[: moves + 1], second.boards[: moves + 1], exchanged=colours)
        return cls(first, second, found)

    def other(self, number: int) -> Board:
        """The position of the second opening after a number of moves, in the first one's colours.

        >>> from goboard_gui.files.sgf.reading import read_sgf
        >>> from goboard_gui.fuseki import opening
        >>> records = [b"(;SZ[3:1];B[aa])", b"(;SZ[3:1];W[ca])"]
        >>> beside = SideBySide.of(*(opening(read_sgf(data).games[0]) for data in records), 1)
        >>> str(beside.other(1)), str(beside.laid(1))
        ('. . X', 'X . .')
        """
        board = self.second.board(number)
        if not self.found.colours_swapped:
            return board
        return board.put({point: colour.opponent for point, colour in board.stones().items()})

    def laid(self, number: int) -> Board:
        """The same as the first opening lies; as it is where no view makes boards of one size."""
        board, view = self.other(number), self.found.view
        if view is None:
            return board
        back = view.inverse
        stones = {back.apply(point, board.size): stone for point, stone in board.stones().items()}
        return Board.empty(back.size(board.size)).put(dict(stones))

    def laid_step(self, number: int) -> Step | None:
        """What made the second opening's position, with the move where `laid` has it."""
        step, view = self.second.step(number), self.found.view
        if view is None or step is None or step.move is None or step.move.point is None:
            return step
        point = view.inverse.apply(step.move.point, self.second.size)
        return step._replace(move=step.move._replace(point=point))

    def differing(self, number: int) -> tuple[Point, ...]:
        """The points on which they differ after a number of moves, as the first opening lies."""
        board, other = self.first.board(number), self.laid(number)
        if board.size != other.size:
            return ()
        found = Pattern.of(board).differences(Pattern.of(other))
        return tuple(difference.point for difference in found)
