"""Pictures: immutable descriptions of the boards to be drawn.

All points are points of the view; callers convert points of the record first.
"""

from __future__ import annotations

from enum import Enum, IntEnum, auto
from functools import lru_cache
from math import ceil, floor
from typing import TYPE_CHECKING, Protocol, TypeVar

from ..go import Colour, Crop, Join, Point, Size
from ..named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from ..go import GraphPlan
    from ..notation import Side
    from ..record.properties.marks import Mark
    from ..record.values.evaluations import MoveEvaluation


class Emblem(IntEnum):
    """A symbol of life-and-death analysis, or for the loss of a move, small enough to fit next to
    other marks.
    """

    LIBERTY = auto()
    """The letter of a liberty."""
    REGION = auto()
    """The letter of a region of empty points."""
    COUNT = auto()
    """The number of liberties of a chain, shown on one of its stones."""
    ATARI = auto()
    """A stone in atari, or the point where it can be captured."""
    TOUCHES_BLACK = auto()
    TOUCHES_WHITE = auto()
    TOUCHES_BOTH = auto()
    TOUCHES_NONE = auto()
    EYE = auto()
    """An eye of one point."""
    EYE_PART = auto()
    """A point of a larger eye."""
    SAFE = auto()
    ALIVE = auto()
    DIFFERS = auto()
    """A stone that is safe but not unconditionally alive, or vice versa."""
    NEUTRAL = auto()
    CHAIN = auto()
    """The number of a chain on each of its stones, or the letter of an empty region on each of its
    points.
    """
    LOSS_0 = auto()
    """The class of a move's loss, from almost none to that of a game."""
    LOSS_1 = auto()
    LOSS_2 = auto()
    LOSS_3 = auto()
    LOSS_4 = auto()
    LOSS_5 = auto()


LOSS_EMBLEMS = (
    *(Emblem.LOSS_0, Emblem.LOSS_1, Emblem.LOSS_2),
    *(Emblem.LOSS_3, Emblem.LOSS_4, Emblem.LOSS_5),
)
"""The emblems for the classes of losses, the smallest first."""


class Badge(NamedTuple):
    """An emblem to be shown on a point, with its letter or number, and the colour of its owner."""

    emblem: Emblem
    text: str = ""
    colour: Colour | None = None


class CursorBrackets(NamedTuple):
    """The brackets of the keyboard cursor around a point of the displayed board."""

    point: Point

    def affected_points(self) -> frozenset[Point]:
        """Return the point of the cursor alone, because the brackets do not extend beyond
        its cell.
        """
        return frozenset({self.point})


K = TypeVar("K")
V = TypeVar("V")


def trim_common_ends(
    ours: tuple[V, ...], theirs: tuple[V, ...]
) -> tuple[tuple[V, ...], tuple[V, ...]]:
    """Return two sequences with their common beginning and end removed.

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
    """Interface of drawings that can extend over several points, such as tints and arrows."""

    def affected_points(self) -> frozenset[Point]:
        """Return the points that the drawing covers or touches."""


D = TypeVar("D", bound=OverlayItem)


def differing_points(
    ours: tuple[D, ...], theirs: tuple[D, ...], growing: Callable[[D, D], bool]
) -> set[Point]:
    """Return the points on which two sequences of drawings (overlay items) may look different.

    ``growing`` returns whether one item can be a larger or smaller version of another. Such pairs
    differ only on the points that they do not share.
    """
    ours, theirs = trim_common_ends(ours, theirs)
    if len(ours) == len(theirs) and all(map(growing, ours, theirs)):
        pairs = zip(ours, theirs, strict=True)
        return set().union(
            *(one.affected_points() ^ other.affected_points() for one, other in pairs)
        )
    return set().union(*(item.affected_points() for item in (*ours, *theirs)))


@lru_cache(maxsize=512)
def points_along(start: tuple[float, float], end: tuple[float, float]) -> frozenset[Point]:
    """Return the points less than one line spacing away from a straight line between two
    positions.
    """
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
    """Return the keys whose values differ; the value of a missing key is taken to be ``missing``.

    >>> sorted(changed_keys({1: "a", 2: "b", 3: ""}, {2: "c", 1: "a"}, ""))
    [2]
    """
    if list(one) == list(other):  # common if names are shown on all points; saves look-ups
        both = zip(one, one.values(), other.values(), strict=True)
        return {key for key, a, b in both if a is not b and a != b}
    return {
        key for key in one.keys() | other.keys() if one.get(key, missing) != other.get(key, missing)
    }


class StatusMark(Enum):
    """A mark that the program adds to a point on its own, such as the dot on the last move.

    The marks in a record's markup are `Mark` members.
    """

    LAST_MOVE = "last move"
    ILLEGAL = "illegal"
    MISTAKE = "mistake"


class VariationWeight(IntEnum):
    """The prominence of a variation's move on the board, depending on its place in the tree."""

    SIBLING = 0
    CHILD = 1
    CURRENT = 2


class VariationMove(NamedTuple):
    """The next move of a variation, drawn as a small stone or as a letter."""

    colour: Colour
    weight: VariationWeight = VariationWeight.CHILD
    letter: str = ""
    evaluation: MoveEvaluation | None = None


class ContinuationStats(NamedTuple):
    """Statistics of a continuation in the game collection, shown on its point.

    ``games`` is the number of games and ``black_wins`` Black's wins in percent, None if unknown.
    ``step`` is the frequency from 0 to 4, relative to the most frequent move. On small boards only
    the ``letter`` is drawn.
    """

    letter: str
    colour: Colour
    games: int
    black_wins: int | None = None
    step: int = 0


class CandidateStats(NamedTuple):
    """Numbers of an engine's candidate move, shown on its point.

    ``texts`` are up to three short lines; on small boards only the first one is drawn. ``step`` is
    its share of the visits from 0 to 4, relative to the most visited move. The ``best`` candidate
    has a rim. A candidate without texts is drawn small; copies of symmetric moves are.
    """

    texts: tuple[str, ...]
    step: int = 0
    best: bool = False


OWNERSHIP_STEPS = 8
"""The number of sizes in which ownership is shown."""


class Cell(NamedTuple):
    """Everything that is drawn on one point of a picture.

    ``label`` is a number or text, as large as the stone allows. ``name`` is the point's name in
    small type; it is left out next to anything except the mark of the last move, which then becomes
    a ring. ``ghost`` is the colour of a stone that could be placed. ``marks`` are those of the
    record; several surround a label and each other. ``status_mark`` is added by the program.
    ``variation`` is hidden by stones and ghosts, and its letter also by labels and marks.
    ``badges`` are placed around other content.
    ``continuation`` replaces everything else on an empty point except the record's labels. A
    ``number`` is that of the move which placed the stone; a label replaces it. ``preview`` is the
    mark or label that a click would add; it is drawn as translucent as a ghost. A ``candidate``
    replaces what a ``continuation`` replaces. ``ownership`` is from -8 (surely White's) to 8
    (surely Black's).
    """

    stone: Colour | None = None
    status_mark: StatusMark | Mark | None = None
    label: str = ""
    name: str = ""
    ghost: Colour | None = None
    highlighted: bool = False
    dimmed: bool = False
    marks: tuple[Mark, ...] = ()
    variation: VariationMove | None = None
    badges: tuple[Badge, ...] = ()
    continuation: ContinuationStats | None = None
    number: str = ""
    preview: Mark | str | None = None
    candidate: CandidateStats | None = None
    ownership: int = 0


_EMPTY = Cell()
_NO_CELLS: Mapping[Point, Cell] = {}


class EdgeLabels(NamedTuple):
    """The labels on the four sides of a board, each side from left to right or from top to bottom.

    A side without labels is empty; otherwise it has a label for every column or row, whatever the
    crop. ``valid_along_line`` is true if a label names its entire line, not just the point at the
    border. If they ``count_up``, labels can be left out between others, see `Notation`.
    """

    top: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    valid_along_line: bool = True
    count_up: bool = False

    def on_side(self, side: Side) -> tuple[str, ...]:
        """Return the labels on a side of the board."""
        return side.select(self.top, self.right, self.bottom, self.left)


_NO_LABELS = EdgeLabels()


class TintRole(IntEnum):
    """The purpose of a tint, for which the theme defines a colour.

    The first four distinguish adjacent areas. SPOT highlights what is under the pointer, and GLOW a
    narrower part of it. COOL to HOTTEST are the steps of a heat map. QUESTION, RIGHT and WRONG
    remain distinct for colour-blind readers. DIMMED makes points paler, and OUTSIDE nearly hides
    them. The next four show ownership, neutral points and danger. CONTINUED fades the lines beyond
    joined edges.
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
    QUESTION = 11
    RIGHT = 12
    WRONG = 13
    DIMMED = 14
    OUTSIDE = 15
    BLACK_AREA = 16
    WHITE_AREA = 17
    NEUTRAL = 18
    DANGER = 19
    CONTINUED = 20


class LineStyle(Enum):
    """The style of a line in a notation grid, named after the purpose of the line."""

    AXIS = "axis"
    SQUARE = "square"
    DIVISION = "division"
    LATTICE = "lattice"
    OTHER_LATTICE = "other lattice"
    SPOT = "spot"


class FractionalPoint(NamedTuple):
    """A position on the board in fractional columns and rows, which need not be a point."""

    column: float
    row: float


class Tint(NamedTuple):
    """A coloured background on some points."""

    points: frozenset[Point]
    role: TintRole

    def affected_points(self) -> frozenset[Point]:
        """Return the points that the tint covers."""
        return self.points


class Segment(NamedTuple):
    """A straight line between two positions on the board, with its style."""

    start: FractionalPoint
    end: FractionalPoint
    stroke: LineStyle

    def affected_points(self) -> frozenset[Point]:
        """Return the points less than one line spacing away from the line."""
        return points_along(self.start, self.end)


class Arrow(NamedTuple):
    """An arrow between two points, or a line without a head if ``head`` is false."""

    start: Point
    end: Point
    head: bool = True

    def affected_points(self) -> frozenset[Point]:
        """Return the points less than one line spacing away from the arrow."""
        return points_along(self.start, self.end)


class Caption(NamedTuple):
    """A short text on the board; ``size`` is its font size in line spacings.

    A watermark is drawn faintly below the grid. A caption with a ``line_style`` labels such a line:
    it is drawn beyond the end of the line, in its colour. All other captions interrupt the grid.
    """

    place: FractionalPoint
    text: str
    size: float = 0.27
    watermark: bool = False
    line_style: LineStyle | None = None


class NotationGrid(NamedTuple):
    """A notation grid: the tints, lines and captions that explain a notation on the board."""

    tints: tuple[Tint, ...] = ()
    lines: tuple[Segment, ...] = ()
    captions: tuple[Caption, ...] = ()


Spotlight = tuple[Tint | Segment, ...]
"""The highlights of the point under the pointer, drawn between the board and the stones."""

Overlay = tuple[Tint | Segment | Arrow | CursorBrackets, ...]
"""Drawings that can extend over several points, from bottom to top."""


class Wrapping(NamedTuple):
    """How a board continues beyond its joined edges, and which part of it is in the middle.

    ``across`` says how the left edge is joined to the right one, and ``down`` how the top is joined
    to the bottom. ``lines`` are shown beyond each joined edge. The board is moved to the left by
    ``column`` lines and up by ``row`` lines.
    """

    across: Join
    down: Join
    lines: int
    column: int = 0
    row: int = 0


class EmptyBoard(NamedTuple):
    """A board without a position: the size, star points, labels and notation grid.

    ``second`` has the labels of a second notation, outside those of the first. ``longest_name``
    determines the type size of all point names. With ``dark_squares``, points are drawn as the
    squares of a draughts board instead of line crossings. A board with joined edges has a
    ``wrapping``, until `wrapping.unfold_picture` continues it beyond them. If ``open_edges`` are
    true, lines end beyond the outermost ones: first those across, then those down. A board with a
    ``plan`` has its points and lines; ``size`` only contains their coordinates. On paper, labels
    at the edges are at least ``min_edge_size`` millimetres large, or left out.
    """

    size: Size
    hoshi: frozenset[Point] = frozenset()
    edges: EdgeLabels = _NO_LABELS
    second: EdgeLabels = _NO_LABELS
    notation_grid: NotationGrid | None = None
    longest_name: str = "Q16"
    dark_squares: frozenset[Point] | None = None
    wrapping: Wrapping | None = None
    open_edges: tuple[bool, bool] = (False, False)
    plan: GraphPlan | None = None
    min_edge_size: float = 0.0


class PassMark(NamedTuple):
    """A pass by Black or White, shown as a stone with a text in a corner of the board."""

    colour: Colour
    text: str


class Picture(NamedTuple):
    """A board to be drawn: the empty board, the contents of its points (cells), spotlight, crop and
    overlays.

    ``overlays_below`` are drawn below the spotlight and the stones, ``overlays_above`` above
    everything. ``passed`` shows that the last move was a pass.
    """

    empty_board: EmptyBoard
    cells: Mapping[Point, Cell] = _NO_CELLS
    spotlight: Spotlight = ()
    crop: Crop | None = None
    overlays_below: Overlay = ()
    overlays_above: Overlay = ()
    passed: PassMark | None = None

    def __hash__(self) -> int:
        return hash((self.empty_board, self[2:]))  # not of the cells, which are a dict

    def labels(self) -> Iterator[str]:
        """Yield the labels of all points and at all edges, whatever the crop."""
        yield from (cell.label for cell in self.cells.values())
        for edges in (self.empty_board.edges, self.empty_board.second):
            yield from (*edges.top, *edges.right, *edges.bottom, *edges.left)

    def diff(self, other: Picture) -> frozenset[Point] | None:
        """Return the points that look different in another picture, or None if the empty board
        or the crop differs.

        A pass is shown beside the points, so that it is not compared.

        >>> empty = Picture(EmptyBoard(Size(9, 9)))
        >>> move = Picture(empty.empty_board, {Point(2, 6): Cell(Colour.BLACK)})
        >>> move.diff(empty)
        frozenset({Point(column=2, row=6)})
        """
        if self.crop != other.crop or self.empty_board != other.empty_board:
            return None
        changed = changed_keys(self.cells, other.cells, _EMPTY)
        touched = set[Point]()
        for ours, theirs in (
            (self.spotlight, other.spotlight),
            (self.overlays_below, other.overlays_below),
            (self.overlays_above, other.overlays_above),
        ):
            touched |= differing_points(ours, theirs, _of_one_role)
        changed.update(filter(self.empty_board.size.contains, touched))
        return frozenset(changed)


def _of_one_role(one: object, other: object) -> bool:
    """Return whether both items are tints with the same role."""
    return isinstance(one, Tint) and isinstance(other, Tint) and one.role is other.role
