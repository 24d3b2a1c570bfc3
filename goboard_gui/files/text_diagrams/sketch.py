"""A diagram as it is drawn, before it is known where on a board it lies."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from ...go import MAX_SIDE
from .errors import DiagramError, DiagramFault

if TYPE_CHECKING:
    from ...go import Colour, Point, Size

MAX_MOVE = 999


class Row(NamedTuple):
    """A row of signs: for each point one, or the number of a move in digits."""

    signs: tuple[str, ...]
    line: int


class Names(NamedTuple):
    """How the lower left point of a drawn part is named: its column from 0, its row from 1."""

    column: int
    row: int


@dataclass
class Sketch:
    """What was drawn, and what was said about it.

    ``size`` is told or None; ``names`` place the part where rows and columns are named, else
    ``left``, ``right``, ``top`` and ``bottom`` tell which edges are drawn. A ``whole`` one is a
    board and no part. ``start`` is the number that the move 1 bears. ``pairs`` are arrows and
    lines: an identifier of SGF and two names of points.
    """

    rows: list[Row] = field(default_factory=list)
    title: str = ""
    size: Size | None = None
    first: Colour | None = None
    start: int = 1
    left: bool = False
    right: bool = False
    top: bool = False
    bottom: bool = False
    whole: bool = False
    names: Names | None = None
    pairs: list[tuple[str, str, str]] = field(default_factory=list)
    last_move: Point | None = None

    @property
    def width(self) -> int:
        """How many columns are drawn."""
        return len(self.rows[0].signs)

    @property
    def height(self) -> int:
        """How many rows are drawn."""
        return len(self.rows)

    def add(self, row: Row) -> None:
        """Add a row below the others.

        :raises DiagramError: when it is not as long as they are, or when the board grows too large.
        """
        if self.rows and len(row.signs) != self.width:
            raise DiagramError(DiagramFault.RAGGED, row.line)
        if max(len(row.signs), len(self.rows) + 1) > MAX_SIDE:
            raise DiagramError(DiagramFault.TOO_LARGE, row.line, text=str(MAX_SIDE))
        self.rows.append(row)
