"""Parsed diagram whose place on the board is not yet known."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from ...go import MAX_SIDE
from .errors import DiagramError, DiagramErrorReason

if TYPE_CHECKING:
    from ...go import Colour, Point, Size

MAX_MOVE = 999


class DiagramRow(NamedTuple):
    """A row of a diagram: for each point a character, or the digits of a move number."""

    signs: tuple[str, ...]
    line: int


class LowerLeft(NamedTuple):
    """The coordinates of the lower left point: its column from 0, its row from 1."""

    column: int
    row: int


@dataclass
class ParsedDiagram:
    """The contents of a diagram, and the text around it.

    ``size`` is None if it is not stated. ``lower_left`` places the diagram if it has coordinates;
    otherwise ``left``, ``right``, ``top`` and ``bottom`` are the visible edges, and ``whole`` says
    that it shows a whole board. ``start`` is the number of the move drawn as 1, and ``first`` its
    player. ``pairs`` are arrows and lines:
    an SGF identifier and the names of two points.
    """

    rows: list[DiagramRow] = field(default_factory=list)
    title: str = ""
    size: Size | None = None
    first: Colour | None = None
    start: int = 1
    left: bool = False
    right: bool = False
    top: bool = False
    bottom: bool = False
    whole: bool = False
    lower_left: LowerLeft | None = None
    pairs: list[tuple[str, str, str]] = field(default_factory=list)
    last_move: Point | None = None

    @property
    def width(self) -> int:
        """The number of columns."""
        return len(self.rows[0].signs)

    @property
    def height(self) -> int:
        """The number of rows."""
        return len(self.rows)

    def add(self, row: DiagramRow) -> None:
        """Add a row at the bottom.

        :raises DiagramError: when its length differs, or when the board grows too large.
        """
        if self.rows and len(row.signs) != self.width:
            raise DiagramError(DiagramErrorReason.RAGGED, row.line)
        if max(len(row.signs), len(self.rows) + 1) > MAX_SIDE:
            raise DiagramError(DiagramErrorReason.TOO_LARGE, row.line, text=str(MAX_SIDE))
        self.rows.append(row)
