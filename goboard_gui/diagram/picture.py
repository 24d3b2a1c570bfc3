"""Pictures: immutable descriptions of boards to be drawn.

All points are those of the view; callers transform points before.
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
    from ..record.values.signs import Sign


class Emblem(IntEnum):
    """A symbol of life-and-death analysis, small enough to leave room for other marks."""

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
    """A stone that is safe but not alive, or vice versa."""
    NEUTRAL = auto()


class Badge(NamedTuple):
    """An emblem on a point; ``text`` is its letter or number, ``colour`` its owner."""

    emblem: Emblem
    text: str = ""
    colour: Colour | None = None


class CursorBrackets(NamedTuple):
    """Brackets around a point of the view, for the keyboard cursor."""

    point: Point

    def touched(self) -> frozenset[Point]:
        """Return the point itself, as the brackets stay inside its cell."""
        return frozenset({self.point})


K = TypeVar("K")
V = TypeVar("V")


def trim_common_ends(
    ours: tuple[V, ...], theirs: tuple[V, ...]
) -> tuple[tuple[V, ...], tuple[V, ...]]:
    """Return both sequences without their common beginning and end.

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
    """An item drawn across points."""

    def touched(self) -> frozenset[Point]:
        """Return the points on which some of the item is drawn."""


D = TypeVar("D", bound=OverlayItem)


def touched_points(
    ours: tuple[D, ...], theirs: tuple[D, ...], growing: Callable[[D, D], bool]
) -> set[Point]:
    """Return the points on which two sequences may look different.

    If one item only grew or shrank to another, their common points look alike.
    """
    ours, theirs = trim_common_ends(ours, theirs)
    if len(ours) == len(theirs) and all(map(growing, ours, theirs)):
        pairs = zip(ours, theirs, strict=True)
        return set().union(*(one.touched() ^ other.touched() for one, other in pairs))
    return set().union(*(item.touched() for item in (*ours, *theirs)))


@lru_cache(maxsize=512)
def points_along(start: tuple[float, float], end: tuple[float, float]) -> frozenset[Point]:
    """Return the points within one line of the segment between two positions."""
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
    """Return the keys with different values; absent keys count as ``missing``.

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
    """A mark on a point or on its stone that no record has, unlike the signs of `Sign`."""

    LAST_MOVE = "last move"
    ILLEGAL = "illegal"
    MISTAKE = "mistake"


class Weight(IntEnum):
    """The prominence of a variation's move."""

    SIBLING = 0
    CHILD = 1
    CURRENT = 2


class VariationMove(NamedTuple):
    """The next move of a variation: a small stone, or a letter if given."""

    colour: Colour
    weight: Weight = Weight.CHILD
    letter: str = ""
    judgement: MoveJudgement | None = None


class ContinuationStats(NamedTuple):
    """A continuation in the game collection: number of games, and Black's wins in percent.

    ``step`` is the frequency from 0 to 4, relative to the most frequent move. On small boards only
    the ``letter`` is drawn.
    """

    letter: str
    colour: Colour
    games: int
    black_wins: int | None = None
    step: int = 0


class Cell(NamedTuple):
    """Everything that is drawn on one point.

    ``label`` is a number or text, as large as the stone allows. ``name`` is the point's name in
    small type; it yields to everything except the mark of the last move, which becomes a ring next
    to other content. ``ghost`` is the stone of a possible move. ``signs`` is the record's markup;
    several signs surround a label and each other. ``continued`` yields to stones and ghosts, and
    its letter to labels and signs. ``badges`` are placed around other content. ``counted`` hides
    everything else on an empty point, except the record's labels.
    """

    stone: Colour | None = None
    mark: Mark | Sign | None = None
    label: str = ""
    name: str = ""
    ghost: Colour | None = None
    lit: bool = False
    dimmed: bool = False
    signs: tuple[Sign, ...] = ()
    continued: VariationMove | None = None
    badges: tuple[Badge, ...] = ()
    counted: ContinuationStats | None = None


_EMPTY = Cell()


class Edges(NamedTuple):
    """The labels along the four sides of a board, from left to right and top to bottom.

    A side without labels is empty; otherwise it names every column or row, regardless of crop.
    ``everywhere`` is true if a label is valid for its entire line, not only for the border point.
    """

    top: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    everywhere: bool = True


_NO_LABELS = Edges()


class TintRole(IntEnum):
    """The purpose of a tint; the theme has a colour for each.

    The first four distinguish adjacent areas. SPOT marks what is under the pointer, GLOW a narrower
    part of it. COOL to HOTTEST are the steps of a heat map. ASKED, RIGHT and WRONG can be told
    apart with colour blindness. DIMMED is paler; OUTSIDE nearly hides points. The last four show
    ownership, neutral points, and danger.
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
    """The style of a line of a structure."""

    AXIS = "axis"
    SQUARE = "square"
    DIVISION = "division"
    LATTICE = "lattice"
    OTHER_LATTICE = "other lattice"
    SPOT = "spot"


class FractionalPoint(NamedTuple):
    """A position on the board plane, in fractional columns and rows."""

    column: float
    row: float


class Tint(NamedTuple):
    """Points with a coloured background."""

    points: frozenset[Point]
    role: TintRole

    def touched(self) -> frozenset[Point]:
        """Return the points on which some of the tint is drawn."""
        return self.points


class Segment(NamedTuple):
    """A straight line between two positions."""

    start: FractionalPoint
    end: FractionalPoint
    stroke: Stroke

    def touched(self) -> frozenset[Point]:
        """Return the points within one line of the segment."""
        return points_along(self.start, self.end)


class Arrow(NamedTuple):
    """An arrow between two points, or a line without a ``head``."""

    start: Point
    end: Point
    head: bool = True

    def touched(self) -> frozenset[Point]:
        """Return the points within one line of the arrow."""
        return points_along(self.start, self.end)


class Caption(NamedTuple):
    """A short text on the board, ``size`` line spacings high.

    A watermark is drawn faintly below the grid; the caption of a ``line`` is beyond its end, in its
    colour; other captions interrupt the grid.
    """

    place: FractionalPoint
    text: str
    size: float = 0.27
    watermark: bool = False
    line: Stroke | None = None


class Structure(NamedTuple):
    """The drawing that explains a notation on the board."""

    tints: tuple[Tint, ...] = ()
    lines: tuple[Segment, ...] = ()
    captions: tuple[Caption, ...] = ()


Spotlight = tuple[Tint | Segment, ...]
"""The highlights between board and stones while the pointer is on a point."""

Overlay = tuple[Tint | Segment | Arrow | CursorBrackets, ...]
"""Items drawn across points, in order."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A board without its position.

    ``second`` has the labels of a second notation, outside those of the first. ``longest_name``
    determines the common type size of point names. With ``dark_squares`` points are the squares of
    a draughts board, otherwise line crossings.
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
    """A board to be drawn: ground, cells and crop.

    ``under`` is drawn below the spotlight and stones, ``over`` above everything.
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
    """Return whether both are tints with the same role."""
    return isinstance(one, Tint) and isinstance(other, Tint) and one.role is other.role
