"""The pattern of a position: its stones by level and area about tengen (Park, seed 004).

A pattern is what makes turning a board cheap. A quarter turn moves whole areas, and a reflection
reads each ring backwards. Where the areas lie, on boards of any size, `notation` knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ..go import Colour, Graph, Symmetry
from ..notation import Area, levels, side_points

if TYPE_CHECKING:
    from ..go import Board, Point, Size

_SIDES = (Area.WEST, Area.NORTH, Area.EAST, Area.SOUTH)
_DIGITS = bytes.maketrans(bytes(range(3)), b"012")
_EXCHANGED = str.maketrans("12", "21")
_COLOURS = {"0": None, "1": Colour.BLACK, "2": Colour.WHITE}
_QUARTER_TURNS = {Symmetry.IDENTITY: 0, Symmetry.R90: 1, Symmetry.R180: 2, Symmetry.R270: 3}


class Difference(NamedTuple):
    """A point on which two patterns differ, and the stone of each there or None."""

    point: Point
    first: Colour | None
    second: Colour | None


class Ring(NamedTuple):
    """The states of a level: a string for each area in the order of offsets.

    The areas go clockwise from West; level 0 has the one area Centre. 0 is an empty point, 1 a
    black stone, 2 a white one.
    """

    level: int
    sides: tuple[str, ...]

    @property
    def areas(self) -> dict[Area, str]:
        """The strings by their areas.

        >>> Ring(1, ("10", "00", "02", "00")).areas[Area.EAST]
        '02'
        """
        return dict(zip(_areas(self.level), self.sides, strict=True))

    @property
    def states(self) -> str:
        """The ring as one string, clockwise from the lower left vertex."""
        return "".join(self.sides)

    @property
    def stones(self) -> int:
        """How many stones lie on it."""
        return sum(len(side) - side.count("0") for side in self.sides)


@dataclass(frozen=True, order=True)
class Pattern:
    """A position as rings about tengen, the innermost first; a value.

    Of two patterns the one with the smaller board is less, then the one whose first ring that
    differs is.

    >>> from goboard_gui.go import Board
    >>> print(Pattern.of(Board.from_rows("..O", ".X.", "X..")).text("corners"))
    === Pattern for corners ===
    lev= 0 num moves = 1
    C:1::1
    -----
    lev= 1 num moves = 2
    W:10::3
    N:00::0
    E:20::6
    S:00::0
    -----
    """

    size: Size
    rings: tuple[Ring, ...]

    @classmethod
    def of(cls, board: Board) -> Pattern:
        """The pattern of a position. O(points).

        :raises ValueError: if the board is no rectangle.
        """
        if not board.graph.is_rectangle:
            raise ValueError("only rectangles have levels and areas")
        digits = board.cells.translate(_DIGITS).decode("ascii")
        rings = (
            Ring(
                level,
                tuple("".join([digits[number] for number in numbers]) for numbers in sides),
            )
            for level, sides in _numbers(board.size)
        )
        return cls(board.size, tuple(rings))

    def under(self, symmetry: Symmetry) -> Pattern:
        """The pattern of the board turned.

        >>> from goboard_gui.go import Board
        >>> before, after = Board.from_rows("X.", ".O", ".."), Board.from_rows("..X", ".O.")
        >>> Pattern.of(before).under(Symmetry.R90) == Pattern.of(after)
        True
        """
        rings = (
            _turned(ring, symmetry) if ring.level else _turned_core(ring, symmetry, self.size)
            for ring in self.rings
        )
        return Pattern(symmetry.size(self.size), tuple(rings))

    def exchanged(self) -> Pattern:
        """The pattern with black stones for white ones and white for black."""
        rings = (
            Ring(level, tuple(side.translate(_EXCHANGED) for side in sides))
            for level, sides in self.rings
        )
        return Pattern(self.size, tuple(rings))

    def canonical(self, *, colours: bool = False) -> Pattern:
        """The same pattern for all eight views of a position: the least of them.

        All rings are turned alike, since rings that agree each in its own way make no agreeing
        boards. With ``colours`` it is the same for exchanged colours, too.
        """
        seen = [self, self.exchanged()] if colours else [self]
        return min(pattern.under(symmetry) for pattern in seen for symmetry in Symmetry)

    def views_of(self, other: Pattern) -> tuple[Symmetry, ...]:
        """The symmetries that turn this pattern into another, in the order of `Symmetry`."""
        return tuple(symmetry for symmetry in Symmetry if self.under(symmetry) == other)

    @property
    def stabiliser(self) -> tuple[Symmetry, ...]:
        """The symmetries that leave this pattern as it is; the identity is one of them."""
        return self.views_of(self)

    @property
    def occupied(self) -> list[Ring]:
        """The rings that hold stones."""
        return [ring for ring in self.rings if ring.stones]

    def differences(self, other: Pattern) -> list[Difference]:
        """Where another pattern of this size differs, as the board is read.

        :raises ValueError: if it has another size.
        """
        if other.size != self.size:
            raise ValueError(f"a board of {other.size} beside one of {self.size}")
        states = ("".join(ring.states for ring in each.rings) for each in (self, other))
        found = [
            Difference(point, _COLOURS[first], _COLOURS[second])
            for point, first, second in zip(_points(self.size), *states, strict=True)
            if first != second
        ]
        return sorted(found, key=lambda it: (it.point.row, it.point.column))

    def text(self, name: str) -> str:
        """The pattern as Park prints it: the levels that hold stones, without a last line end.

        Each string is followed by the number that it is in base three.
        """
        lines = [f"=== Pattern for {name} ==="]
        for ring in self.occupied:
            lines.append(f"lev= {ring.level} num moves = {ring.stones}")
            lines += [f"{area.value}:{side}::{int(side, 3)}" for area, side in ring.areas.items()]
            lines.append("-----")
        return "\n".join(lines)

    def __str__(self) -> str:
        """The pattern in a line: the size, then each level that holds stones with its states.

        Equal for equal patterns alone.

        >>> from goboard_gui.go import Board
        >>> str(Pattern.of(Board.from_rows("..O", ".X.", "X..")))
        '3x3 0:1 1:10002000'
        """
        rings = (f"{ring.level}:{ring.states}" for ring in self.occupied)
        return " ".join([f"{self.size.width}x{self.size.height}", *rings])


def _turned(ring: Ring, symmetry: Symmetry) -> Ring:
    """A ring turned: areas move on by quarter turns, or the whole ring is read backwards."""
    sides = ring.sides
    if symmetry in _QUARTER_TURNS:
        moved = _QUARTER_TURNS[symmetry]
        return Ring(ring.level, sides[-moved:] + sides[:-moved])
    height, breadth = len(sides[0]), len(sides[1])
    states, last = ring.states, _mirror(symmetry, breadth, height)
    # State p comes to lie at last - p, counted round the ring.
    mirrored = states[last::-1] + states[:last:-1]
    if symmetry.swaps_sides:
        height, breadth = breadth, height
    north, south = height, 2 * height + breadth
    east = north + breadth
    return Ring(
        ring.level, (mirrored[:north], mirrored[north:east], mirrored[east:south], mirrored[south:])
    )


def _mirror(symmetry: Symmetry, breadth: int, height: int) -> int:
    """What the places of a state before and after a reflection add up to.

    On a square with sides of D these are Park's 3D, D, 2D and 4D, which is 0 on a ring of 4D.
    """
    match symmetry:
        case Symmetry.MIRROR_HORIZONTAL:
            return breadth + 2 * height
        case Symmetry.MIRROR_VERTICAL:
            return height
        case Symmetry.TRANSPOSE:
            return breadth + height
        case _:
            return 0


def _turned_core(core: Ring, symmetry: Symmetry, size: Size) -> Ring:
    """The line of level 0 turned: its offsets begin at the left or at the top again."""
    points = side_points(Area.CENTRE, 0, size)
    if symmetry.apply(points[0], size) > symmetry.apply(points[-1], size):
        return Ring(0, (core.states[::-1],))
    return core


def _areas(level: int) -> tuple[Area, ...]:
    return _SIDES if level else (Area.CENTRE,)


@lru_cache(maxsize=64)
def _numbers(size: Size) -> tuple[tuple[int, tuple[tuple[int, ...], ...]], ...]:
    """The levels of a board, each with the numbers of the points of its areas."""
    index = Graph.rectangle(size).index
    return tuple(
        (
            level,
            tuple(
                tuple(index[point] for point in side_points(area, level, size))
                for area in _areas(level)
            ),
        )
        for level in levels(size)
    )


@lru_cache(maxsize=64)
def _points(size: Size) -> tuple[Point, ...]:
    """All points in the order of a pattern's states."""
    return tuple(
        point
        for level in levels(size)
        for area in _areas(level)
        for point in side_points(area, level, size)
    )
