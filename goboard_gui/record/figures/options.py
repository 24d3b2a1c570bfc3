"""Options for dividing a record into figures."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from ...go import Crop


class FixedLengthSplit(NamedTuple):
    """Division into figures with a fixed number of moves; notes list the moves that a board cannot
    show.

    A few moves that are left at the end are shown in the last of these figures, see
    `lengths.longest_joined_rest`, unless its board would then hide more moves.
    """

    moves: int = 50


class EvenSplit(NamedTuple):
    """Division into as few figures as possible with at most ``moves`` moves each, whose numbers of
    moves differ by at most one.

    Stones set up during the game divide it first.
    """

    moves: int = 50


class CaptureSplit(NamedTuple):
    """Division that ends a figure at each capture, which is easy for beginners to read.

    A figure has at least ``least`` moves, of which more than one avoids figures of a single move in
    ko fights, and at most ``most``.
    """

    least: int = 1
    most: int = 100


class OverlapSplit(NamedTuple):
    """Division that ends a figure before a move on an occupied or marked point.

    If captured stones are kept, the notes then list only passes, moves outside the crop, and
    illegal first moves on stones.
    """

    most: int = 100


class MarkSplit(NamedTuple):
    """Division that begins a figure at each node with an FG property."""


class CommentSplit(NamedTuple):
    """Division that ends a figure at each node with a comment."""


class MoveNumberSplit(NamedTuple):
    """Division that ends figures at the moves with given numbers, in any order, and at the last
    move.

    The numbers are those that the record states (MN).
    """

    last: tuple[int, ...]


class SingleFigure(NamedTuple):
    """Division that shows all moves of the game in a single figure."""


Split = (
    FixedLengthSplit
    | EvenSplit
    | CaptureSplit
    | OverlapSplit
    | MarkSplit
    | CommentSplit
    | MoveNumberSplit
    | SingleFigure
)
DEFAULT_SPLIT = FixedLengthSplit()


class Numbering(Enum):
    """The way in which moves are numbered in figures; the record can override it from a node on
    (PM, MN).
    """

    GAME = "game"
    """The move numbers of the game."""
    FROM_ONE = "from-one"
    """Each figure begins with 1."""
    HUNDREDS = "hundreds"
    """Move numbers without the hundreds of the figure's first move (PM[2])."""
    NONE = "none"


class VariationDiagrams(Enum):
    """The choice of whether variations are shown in diagrams of their own, and how these number the
    moves.

    Variations numbered like the game follow its `Numbering`. Variations that begin with 1 do so
    unless the record states otherwise (PM). Variations of up to 100 moves have one diagram; longer
    ones are divided like the main line, as are those with figure marks if the line is divided by
    marks.
    """

    NONE = "none"
    FROM_ONE = "from-one"
    GAME = "game"


class Cropping(Enum):
    """The choice of boards that are cropped to the area of play: none, only diagrams of variations,
    or all.

    The view (VW) of the last node of a board takes precedence.
    """

    NONE = "none"
    DIAGRAMS = "diagrams"
    """Diagrams of variations."""
    ALL = "all"


class LetterPolicy(Enum):
    """The way to keep letters readable that comments cite, such as "A" in "White at A".

    A letter is lost if the board of its comment does not show it, and ambiguous if the board or its
    notes show it more than once.
    """

    AUTO = "auto"
    """As `RELETTER`, but only in figures with a letter that is lost or ambiguous."""
    KEEP = "keep"
    """Letters are printed as in the record."""
    DIAGRAM = "diagram"
    """Comments with such a letter get a small board of their position."""
    BREAK = "break"
    """A new figure starts before a letter is lost or ambiguous."""
    RELETTER = "reletter"
    """Each cited point of a figure has a letter of its own, on the board and in the comment; a
    comment in which that is impossible gets a small board."""


@dataclass(frozen=True, slots=True)
class PlanOptions:
    """Options for dividing a record into figures: division, numbering, variations and cropping.

    ``first`` and ``last`` are the numbers of the first and the last move shown, as the record
    states them (MN); variations of these moves are shown in full. Setup within a line always begins
    a new figure. With ``repeat_last`` a figure repeats the last move of the previous one, if its
    point was free. Without ``keep_captured`` boards show their final position; the flags of a
    figure (FG) take precedence. ``crop`` applies to all boards, in record coordinates, and takes
    precedence over ``cropping``. ``letters`` says how letters that comments cite stay readable;
    None leaves them out, as comments are not printed.
    """

    split: Split = DEFAULT_SPLIT
    numbering: Numbering = Numbering.GAME
    repeat_last: bool = False
    keep_captured: bool = True
    variations: VariationDiagrams = VariationDiagrams.NONE
    cropping: Cropping = Cropping.DIAGRAMS
    crop: Crop | None = None
    first: int = 1
    last: int | None = None
    letters: LetterPolicy | None = LetterPolicy.AUTO
