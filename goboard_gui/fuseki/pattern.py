"""The pattern of a position: its stones by level and area about tengen (Park).

Patterns make symmetries cheap: a quarter turn permutes areas, and a reflection reverses each ring.
`notation` defines where the areas are on boards of any size.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from ..go import Colour, Graph, Symmetry
from ..named_tuples import NamedTuple
from ..notation import Area, levels, side_points

if TYPE_CHECKING:
    from ..go import Board, Point, Size

_SIDES = (Area.WEST, Area.NORTH, Area.EAST, Area.SOUTH)
_DIGITS = bytes.maketrans(bytes(range(3)), b"012")
_EXCHANGED = str.maketrans("12", "21")
_COLOURS = {"0": None, "1": Colour.BLACK, "2": Colour.WHITE}
_QUARTER_TURNS = {Symmetry.IDENTITY: 0, Symmetry.R90: 1, Symmetry.R180: 2, Symmetry.R270: 3}


class PointDifference(NamedTuple):
    """A point on which two patterns differ, with its stone (or None) in each of them."""

    point: Point
    first: Colour | None
    second: Colour | None


class Ring(NamedTuple):
    """The points of one square ring around tengen: for each of its sides, a string with the states
    of the points in order.

    Areas are ordered clockwise from West; level 0 has the single area Centre. 0 is an empty point,
    1 a black stone, 2 a white one.
    """

    level: int
    sides: tuple[str, ...]

    @property
    def areas(self) -> dict[Area, str]:
        """The string of point states for each area (side) of the ring.

        >>> Ring(1, ("10", "00", "02", "00")).areas[Area.EAST]
        '02'
        """
        return dict(zip(_areas(self.level), self.sides, strict=True))

    @property
    def states(self) -> str:
        """The whole ring as one string, clockwise from the lower left corner."""
        return "".join(self.sides)

    @property
    def stone_count(self) -> int:
        """The number of stones on the ring."""
        return sum(len(side) - side.count("0") for side in self.sides)


@dataclass(frozen=True, order=True)
class Pattern:
    """An immutable position, divided into square rings around tengen, from the inside out.

    Patterns are ordered by board size, then by the first ring that differs.

    >>> from goboard_gui.go import Board
    >>> print(Pattern.from_board(Board.from_rows("..O", ".X.", "X..")).text("corners"))
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
    def from_board(cls, board: Board) -> Pattern:
        """Return the pattern of a position. O(points).

        :raises ValueError: if the board is not a rectangle.
        """
        if not board.graph.is_rectangle:
            raise ValueError("only rectangles have levels and areas")
        digits = board.cells.translate(_DIGITS).decode("ascii")
        rings = (
            Ring(
                level,
                tuple("".join([digits[number] for number in numbers]) for numbers in sides),
            )
            for level, sides in _point_numbers(board.size)
        )
        return cls(board.size, tuple(rings))

    def transformed(self, symmetry: Symmetry) -> Pattern:
        """Return the pattern of the rotated or reflected board.

        >>> from goboard_gui.go import Board
        >>> before, after = Board.from_rows("X.", ".O", ".."), Board.from_rows("..X", ".O.")
        >>> Pattern.from_board(before).transformed(Symmetry.R90) == Pattern.from_board(after)
        True
        """
        rings = (
            _transformed_ring(ring, symmetry)
            if ring.level
            else _transformed_core(ring, symmetry, self.size)
            for ring in self.rings
        )
        return Pattern(symmetry.transformed_size(self.size), tuple(rings))

    def with_swapped_colours(self) -> Pattern:
        """Return the pattern with colours swapped."""
        rings = (
            Ring(level, tuple(side.translate(_EXCHANGED) for side in sides))
            for level, sides in self.rings
        )
        return Pattern(self.size, tuple(rings))

    def canonical(self, *, colours: bool = False) -> Pattern:
        """Return the least of this pattern's rotations and reflections, including those with
        swapped colours if ``colours`` is set.

        All rings are transformed together: rings that match under different symmetries do not make
        equal boards.
        """
        seen = [self, self.with_swapped_colours()] if colours else [self]
        return min(pattern.transformed(symmetry) for pattern in seen for symmetry in Symmetry)

    def views_of(self, other: Pattern) -> tuple[Symmetry, ...]:
        """Return the symmetries that map this pattern to another, in the order of `Symmetry`."""
        return tuple(symmetry for symmetry in Symmetry if self.transformed(symmetry) == other)

    @property
    def stabiliser(self) -> tuple[Symmetry, ...]:
        """The symmetries that leave this pattern unchanged, including the identity."""
        return self.views_of(self)

    @property
    def occupied_rings(self) -> list[Ring]:
        """The rings that contain stones."""
        return [ring for ring in self.rings if ring.stone_count]

    def differences(self, other: Pattern) -> list[PointDifference]:
        """Return the points on which another pattern differs from this one, in reading order.

        :raises ValueError: if the sizes differ.
        """
        if other.size != self.size:
            raise ValueError(f"a board of {other.size} beside one of {self.size}")
        states = ("".join(ring.states for ring in each.rings) for each in (self, other))
        found = [
            PointDifference(point, _COLOURS[first], _COLOURS[second])
            for point, first, second in zip(_points(self.size), *states, strict=True)
            if first != second
        ]
        return sorted(found, key=lambda it: (it.point.row, it.point.column))

    def text(self, name: str) -> str:
        """Return the pattern in Park's text format: all rings with stones, without a final line
        break.

        Each string is followed by its value as a ternary number.
        """
        lines = [f"=== Pattern for {name} ==="]
        for ring in self.occupied_rings:
            lines.append(f"lev= {ring.level} num moves = {ring.stone_count}")
            lines += [f"{area.value}:{side}::{int(side, 3)}" for area, side in ring.areas.items()]
            lines.append("-----")
        return "\n".join(lines)

    def __str__(self) -> str:
        """Return a unique one-line form: the size, then the level and the states of each ring with
        stones.

        >>> from goboard_gui.go import Board
        >>> str(Pattern.from_board(Board.from_rows("..O", ".X.", "X..")))
        '3x3 0:1 1:10002000'
        """
        rings = (f"{ring.level}:{ring.states}" for ring in self.occupied_rings)
        return " ".join([f"{self.size.width}x{self.size.height}", *rings])


def _transformed_ring(ring: Ring, symmetry: Symmetry) -> Ring:
    """Return the ring after a rotation or reflection of the board."""
    sides = ring.sides
    if symmetry in _QUARTER_TURNS:
        moved = _QUARTER_TURNS[symmetry]
        return Ring(ring.level, sides[-moved:] + sides[:-moved])
    height, breadth = len(sides[0]), len(sides[1])
    states, last = ring.states, _mirror_sum(symmetry, breadth, height)
    # State p is mapped to last - p, modulo the length of the ring.
    mirrored = states[last::-1] + states[:last:-1]
    if symmetry.swaps_sides:
        height, breadth = breadth, height
    north, south = height, 2 * height + breadth
    east = north + breadth
    return Ring(
        ring.level, (mirrored[:north], mirrored[north:east], mirrored[east:south], mirrored[south:])
    )


def _mirror_sum(symmetry: Symmetry, breadth: int, height: int) -> int:
    """Return the sum of a point's indices in its ring before and after a reflection; modulo the
    ring's length, it is the same for all points.

    On a square with sides of D these are Park's 3D, D, 2D and 4D; the last is 0 modulo the ring's
    length.
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


def _transformed_core(core: Ring, symmetry: Symmetry, size: Size) -> Ring:
    """Return the innermost ring (level 0), a point or a line of points, after a rotation or
    reflection of the board.
    """
    points = side_points(Area.CENTRE, 0, size)
    if symmetry.apply(points[0], size) > symmetry.apply(points[-1], size):
        return Ring(0, (core.states[::-1],))
    return core


def _areas(level: int) -> tuple[Area, ...]:
    return _SIDES if level else (Area.CENTRE,)


@lru_cache(maxsize=64)
def _point_numbers(size: Size) -> tuple[tuple[int, tuple[tuple[int, ...], ...]], ...]:
    """Return the levels (square rings) of a board, each with the point indices of its areas
    (sides).
    """
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
    """Return all points of a board in the order of a pattern's states, ring by ring."""
    return tuple(
        point
        for level in levels(size)
        for area in _areas(level)
        for point in side_points(area, level, size)
    )
