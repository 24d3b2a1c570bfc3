"""A frozen description of a board to be drawn.

Everything is in the frame of the view: whoever describes a turned board turns the points first.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import TYPE_CHECKING, NamedTuple

from ..go import Colour, Crop, Point, Size
from .difference import changed_keys, points_along, touched_points
from .pointed import Pointed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..record.values.evaluations import MoveJudgement
    from .emblems import Badge


class Mark(Enum):
    """A sign drawn on a point, over its stone if there is one."""

    LAST_MOVE = "last move"
    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    CROSS = "cross"
    SELECTED = "selected"
    TERRITORY_BLACK = "black territory"
    TERRITORY_WHITE = "white territory"
    ILLEGAL = "illegal"
    MISTAKE = "mistake"


class Weight(IntEnum):
    """How much a move that one may go to stands out."""

    SIBLING = 0
    CHILD = 1
    CURRENT = 2


class Continued(NamedTuple):
    """A move that one may go to: a small stone, or a letter if there is one."""

    colour: Colour
    weight: Weight = Weight.CHILD
    letter: str = ""
    judgement: MoveJudgement | None = None


class Counted(NamedTuple):
    """A move that games went on with, how many did, and how many per cent of them Black won.

    ``step`` is from 0 to 4: how often it was played beside the most frequent move. A ``letter``
    alone names it on a board that is too small for more.
    """

    letter: str
    colour: Colour
    games: int
    black_wins: int | None = None
    step: int = 0


class Cell(NamedTuple):
    """What is drawn on one point.

    A label is a number or a text, drawn as large as the stone allows. A name is the point's
    name in some notation, drawn small; it gives way to everything but the mark of the last move.
    That mark becomes a ring beside anything else. A ghost is a stone that may be placed here.
    ``signs`` are the record's own, of which there may be several; they stand around a label and
    around each other. What is ``continued`` here gives way to stones and ghosts, and with its
    letter to labels and signs. ``badges`` find room beside whatever else there is.
    What is ``counted`` hides what else an empty point may have, but for the record's own labels.
    """

    stone: Colour | None = None
    mark: Mark | None = None
    label: str = ""
    name: str = ""
    ghost: Colour | None = None
    lit: bool = False
    dimmed: bool = False
    signs: tuple[Mark, ...] = ()
    continued: Continued | None = None
    badges: tuple[Badge, ...] = ()
    counted: Counted | None = None


_EMPTY = Cell()


class Edges(NamedTuple):
    """The labels along the four sides of a board, left to right and top to bottom.

    A side without labels is empty; the others name every column or row, whatever is cropped.
    ``everywhere`` tells that each is true of its whole line, and not of its border point alone.
    """

    top: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    everywhere: bool = True


_NO_LABELS = Edges()


class Role(IntEnum):
    """What a tint is for; the theme has a colour for each role.

    The first four keep neighbouring areas of a board apart. A spot marks what the pointer points
    at, a glow the narrower part of it. From cool to hottest the five steps of a heat map darken.
    What is asked, right and wrong stand apart for colour-blind eyes too. What is dimmed is paler;
    what is outside of a view can only just be seen. The last four tell whose a point is, what is
    nobody's, and what is in danger.
    """

    FIRST = 0
    SECOND = 1
    THIRD = 2
    FOURTH = 3
    SPOT = 4
    GLOW = 5
    COOL = 6
    MILD = 7
    WARM = 8
    HOT = 9
    HOTTEST = 10
    ASKED = 11
    RIGHT = 12
    WRONG = 13
    DIMMED = 14
    OUTSIDE = 15
    BLACKS = 16
    WHITES = 17
    NEUTRAL = 18
    DANGER = 19


class Stroke(Enum):
    """How a line of a structure is drawn."""

    AXIS = "axis"
    SQUARE = "square"
    DIVISION = "division"
    LATTICE = "lattice"
    OTHER_LATTICE = "other lattice"
    SPOT = "spot"


class Place(NamedTuple):
    """A place on the plane of the board, in lines from the first column and row."""

    column: float
    row: float


class Tint(NamedTuple):
    """Points whose surroundings are softly coloured."""

    points: frozenset[Point]
    role: Role

    def touched(self) -> frozenset[Point]:
        """The points on which something of it is drawn."""
        return self.points


class Segment(NamedTuple):
    """A straight line between two places."""

    start: Place
    end: Place
    stroke: Stroke

    def touched(self) -> frozenset[Point]:
        """The points within one line of it, on the board or off."""
        return points_along(self.start, self.end)


class Arrow(NamedTuple):
    """An arrow from one point to another, or without a ``head`` a line between them."""

    start: Point
    end: Point
    head: bool = True

    def touched(self) -> frozenset[Point]:
        """The points within one line of it."""
        return points_along(self.start, self.end)


class Caption(NamedTuple):
    """A short text on the board itself, ``size`` pitches high.

    A watermark lies faintly under the lines; the label of a ``line`` stands beyond its end, in its
    colour; other captions interrupt the lines.
    """

    place: Place
    text: str
    size: float = 0.27
    watermark: bool = False
    line: Stroke | None = None


class Structure(NamedTuple):
    """What a notation draws on the board to explain itself."""

    tints: tuple[Tint, ...] = ()
    lines: tuple[Segment, ...] = ()
    captions: tuple[Caption, ...] = ()


Spotlight = tuple[Tint | Segment, ...]
"""What lies over the board and under the stones while the pointer is on a point."""

Overlay = tuple[Tint | Segment | Arrow | Pointed, ...]
"""What is drawn across points, in its order."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What a board shows without its position.

    ``second`` has the labels of a second notation, which stand outside those of the first.
    ``longest_name`` chooses one size of type for the names on all points. With ``dark_squares``
    points are squares, as on a draughts board, these dark ones and light ones; without, the
    crossings of lines.
    """

    size: Size
    hoshi: frozenset[Point] = frozenset()
    edges: Edges = _NO_LABELS
    second: Edges = _NO_LABELS
    structure: Structure | None = None
    longest_name: str = "Q16"
    dark_squares: frozenset[Point] | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """A board to be drawn: its ground, what lies on its points, and the part that is shown.

    ``under`` lies below the spotlight and the stones, ``over`` on everything.
    """

    ground: Ground
    cells: Mapping[Point, Cell] = field(default_factory=dict, hash=False)
    spotlight: Spotlight = ()
    crop: Crop | None = None
    under: Overlay = ()
    over: Overlay = ()

    def diff(self, other: Picture) -> frozenset[Point] | None:
        """The points that look different in another picture, or None if the ground does.

        >>> empty = Picture(Ground(Size(9, 9)))
        >>> move = Picture(empty.ground, {Point(2, 6): Cell(Colour.BLACK)})
        >>> move.diff(empty)
        frozenset({Point(column=2, row=6)})
        """
        if self.crop != other.crop or self.ground != other.ground:
            return None
        changed = changed_keys(self.cells, other.cells, _EMPTY)
        touched = set[Point]()
        for ours, theirs in (
            (self.spotlight, other.spotlight),
            (self.under, other.under),
            (self.over, other.over),
        ):
            touched |= touched_points(ours, theirs, _of_one_role)
        changed.update(filter(self.ground.size.holds, touched))
        return frozenset(changed)


def _of_one_role(one: object, other: object) -> bool:
    """Whether these are tints that can only grow or shrink into each other."""
    return isinstance(one, Tint) and isinstance(other, Tint) and one.role is other.role
