"""What one board of a printed record shows: a stretch of moves with their numbers, and notes."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntFlag
from typing import TYPE_CHECKING, NamedTuple

from ..values.markup import NO_MARKUP

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...go import Board, Colour, Crop, Point
    from ..values.markup import Markup


class FigureFlag(IntFlag):
    """What FG leaves out of a figure (FF[4]); other bits are kept as they are."""

    NO_COORDINATES = 1
    NO_NAME = 2
    NO_LIST = 4
    """Of the moves that the board does not show."""
    KEEP_CAPTURED = 256
    """Captured stones stay in sight; without it the figure shows the position at its end."""
    NO_HOSHI = 512
    VIEWER = 32768
    """The viewer decides about everything but the name."""


class FigureOptions(NamedTuple):
    """What an FG property says: its flags, None where it has none, and the figure's name."""

    flags: FigureFlag | None = None
    name: str = ""


class FigureKind(Enum):
    """What the moves of a board are part of; books call the one a figure, the other a diagram."""

    FIGURE = "figure"
    """Of the game, or of the line that is taken for it."""
    DIAGRAM = "diagram"
    """Of a variation."""


class NumberedMove(NamedTuple):
    """A move of a figure: its place in the record, and the number that is written for it.

    ``number`` is its number in the game, which its record may state; ``label`` is the same, or
    counted from the first move of the figure, or without its hundreds; it is 0 where none is to be
    written. A ``point`` of None is a pass, or a value that names no point.
    """

    node: int
    colour: Colour
    point: Point | None
    number: int
    label: int


class NotePoint(NamedTuple):
    """What a figure shows on a point where moves were made that it cannot show.

    A stone with a number has that ``label``; one that lay there before the figure has a ``sign``,
    a letter or "" for a triangle. Without a ``colour`` no stone is shown there: what lay there is
    not kept in sight, or the point is beside the part of the board that is shown.
    """

    point: Point
    colour: Colour | None = None
    label: int | None = None
    sign: str = ""

    @property
    def marked(self) -> bool:
        """Whether it is a stone that only a sign of ours tells from others."""
        return self.colour is not None and self.label is None


class Note(NamedTuple):
    """Moves that the board of a figure does not show: all at one place, or a pass without one.

    ``connects`` tells that the last of them fills a ko in which stones were taken before.
    """

    moves: tuple[NumberedMove, ...]
    seat: NotePoint | None = None
    connects: bool = False


class VariationOrigin(NamedTuple):
    """Where a variation leaves the line: the number of the move before it, and the figure of that.

    The figure is that of its kind and ordinal; a variation of a variation leaves a diagram.
    ``number`` is 0 where it begins with the first move.
    """

    number: int
    kind: FigureKind
    ordinal: int


@dataclass(frozen=True, slots=True)
class Figure:
    """A board with the moves of a stretch of a line.

    ``ordinal`` counts those of a kind from 1. Points and crops are in the frame of the record.
    ``base`` is the position before the first move. ``stones`` are those drawn: those of the base,
    and the moves on points that were free; captured ones stay, unless the options say otherwise.
    What is beside a ``crop`` that was asked for is not among them.
    ``numbers`` are the moves drawn with their labels, by point; every other move is in one of the
    ``notes``. ``repeated`` is the last move of the figure before, if this one shows it once more;
    it is one of ``numbers``, but not of ``moves``. ``nodes`` is the stretch, with nodes without
    moves; its first may have set up the base. ``to_play`` has the turn at the base, which is that
    of the first move, if any. ``markup`` has no labels where numbers are; those on the stones of
    ``seats`` give way where the signs of these are drawn.
    """

    kind: FigureKind
    ordinal: int
    nodes: tuple[int, ...]
    base: Board
    moves: tuple[NumberedMove, ...] = ()
    stones: Mapping[Point, Colour] = field(default_factory=dict, hash=False)
    numbers: Mapping[Point, NumberedMove] = field(default_factory=dict, hash=False)
    notes: tuple[Note, ...] = ()
    markup: Markup = NO_MARKUP
    crop: Crop | None = None
    name: str = ""
    options: FigureOptions | None = None
    repeated: NumberedMove | None = None
    origin: VariationOrigin | None = None
    to_play: Colour | None = None

    @property
    def seats(self) -> tuple[NotePoint, ...]:
        """The places that notes refer to by a sign of ours."""
        return tuple(note.seat for note in self.notes if note.seat and note.seat.marked)

    @property
    def first(self) -> int:
        """The number of its first move, 0 without any."""
        return self.moves[0].number if self.moves else 0

    @property
    def last(self) -> int:
        """The number of its last move, 0 without any."""
        return self.moves[-1].number if self.moves else 0
