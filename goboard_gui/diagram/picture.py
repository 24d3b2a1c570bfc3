"""A frozen description of a board to be drawn.

Everything is in the frame of the view: whoever describes a turned board turns the points first.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum, auto
from functools import lru_cache
from math import ceil, floor
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from ..go import Colour, Crop, Point, Size

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ..record.values.evaluations import MoveJudgement


class Emblem(IntEnum):
    """A sign of what lives on a position, small enough to leave room for everything else."""

    LIBERTY = auto()
    """The letter of a liberty."""
    REGION = auto()
    """The letter of a region of empty points."""
    COUNT = auto()
    """The number of a chain's liberties, on one of its stones."""
    ATARI = auto()
    """A stone in atari, or where it can be captured."""
    TOUCHES_BLACK = auto()
    TOUCHES_WHITE = auto()
    TOUCHES_BOTH = auto()
    TOUCHES_NONE = auto()
    EYE = auto()
    """An eye of one point."""
    EYE_PART = auto()
    SAFE = auto()
    ALIVE = auto()
    DIFFERS = auto()
    """A stone that is safe and not alive, or the other way round."""
    NEUTRAL = auto()


class Badge(NamedTuple):
    """An emblem on a point; the text is its letter or number, the colour the owner's."""

    emblem: Emblem
    text: str = ""
    colour: Colour | None = None


class CursorBrackets(NamedTuple):
    """A frame around a view point, for those who point with the keys."""

    point: Point

    def touched(self) -> frozenset[Point]:
        """Return the point itself: the frame keeps inside of its cell."""
        return frozenset({self.point})


K = TypeVar("K")
V = TypeVar("V")


def trim_common_ends(
    ours: tuple[V, ...], theirs: tuple[V, ...]
) -> tuple[tuple[V, ...], tuple[V, ...]]:
    """Return both without what both begin with and end with.

    >>> trim_common_ends((1, 2, 5), (1, 3, 4, 5))
    ((2,), (3, 4))
    """
    if ours == theirs:
        return (), ()
    shorter = min(len(ours), len(theirs))
    first = next((at for at in range(shorter) if ours[at] != theirs[at]), shorter)
    left = range(1, shorter - first + 1)
    last = next((at - 1 for at in left if ours[-at] != theirs[-at]), shorter - first)
    return ours[first : len(ours) - last], theirs[first : len(theirs) - last]


class OverlayItem(Protocol):
    """What is drawn across points."""

    def touched(self) -> frozenset[Point]:
        """Return the points on which something of it is drawn."""


D = TypeVar("D", bound=OverlayItem)


def touched_points(
    ours: tuple[D, ...], theirs: tuple[D, ...], growing: Callable[[D, D], bool]
) -> set[Point]:
    """Return the points on which two sequences may look different, on the board or off.

    Where one item has only grown or shrunk to another, they look alike on their common points.
    """
    ours, theirs = trim_common_ends(ours, theirs)
    if len(ours) == len(theirs) and all(map(growing, ours, theirs)):
        pairs = zip(ours, theirs, strict=True)
        return set().union(*(one.touched() ^ other.touched() for one, other in pairs))
    return set().union(*(item.touched() for item in (*ours, *theirs)))


@lru_cache(maxsize=512)
def points_along(start: tuple[float, float], end: tuple[float, float]) -> frozenset[Point]:
    """Return the points within one line of the way between two places, on the board or off."""
    (x0, y0), (x1, y1) = start, end
    steps = ceil(2 * max(abs(x1 - x0), abs(y1 - y0))) or 1
    places = [
        (x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps) for step in range(steps + 1)
    ]
    return frozenset(
        Point(column, row)
        for x, y in places
        for column in {floor(x), ceil(x)}
        for row in {floor(y), ceil(y)}
    )


def changed_keys(one: Mapping[K, V], other: Mapping[K, V], missing: V) -> set[K]:
    """Return the keys whose values differ; what has none counts as ``missing``.

    >>> sorted(changed_keys({1: "a", 2: "b", 3: ""}, {2: "c", 1: "a"}, ""))
    [2]
    """
    if list(one) == list(other):  # as with names on all points: no need to look them up
        both = zip(one, one.values(), other.values(), strict=True)
        return {key for key, a, b in both if a is not b and a != b}
    return {
        key for key in one.keys() | other.keys() if one.get(key, missing) != other.get(key, missing)
    }


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


class VariationMove(NamedTuple):
    """A move that one may go to: a small stone, or a letter if there is one."""

    colour: Colour
    weight: Weight = Weight.CHILD
    letter: str = ""
    judgement: MoveJudgement | None = None


class ContinuationStats(NamedTuple):
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
    continued: VariationMove | None = None
    badges: tuple[Badge, ...] = ()
    counted: ContinuationStats | None = None


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


class TintRole(IntEnum):
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


class FractionalPoint(NamedTuple):
    """A place on the plane of the board, in lines from the first column and row."""

    column: float
    row: float


class Tint(NamedTuple):
    """Points whose surroundings are softly coloured."""

    points: frozenset[Point]
    role: TintRole

    def touched(self) -> frozenset[Point]:
        """Return the points on which something of it is drawn."""
        return self.points


class Segment(NamedTuple):
    """A straight line between two places."""

    start: FractionalPoint
    end: FractionalPoint
    stroke: Stroke

    def touched(self) -> frozenset[Point]:
        """Return the points within one line of it, on the board or off."""
        return points_along(self.start, self.end)


class Arrow(NamedTuple):
    """An arrow from one point to another, or without a ``head`` a line between them."""

    start: Point
    end: Point
    head: bool = True

    def touched(self) -> frozenset[Point]:
        """Return the points within one line of it."""
        return points_along(self.start, self.end)


class Caption(NamedTuple):
    """A short text on the board itself, ``size`` pitches high.

    A watermark lies faintly under the lines; the label of a ``line`` stands beyond its end, in its
    colour; other captions interrupt the lines.
    """

    place: FractionalPoint
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

Overlay = tuple[Tint | Segment | Arrow | CursorBrackets, ...]
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
        """Return the points that look different in another picture, or None if the ground does.

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
    """Return whether these are tints that can only grow or shrink into each other."""
    return isinstance(one, Tint) and isinstance(other, Tint) and one.role is other.role
