"""Keys of positions that are the same however the board lies and whichever the colours are.

A position is seen in sixteen ways: eight symmetries, with colours as they are or exchanged. Of an
oblong board those eight are left that lay it on its longer side. Each way gives a key, and the
least is the position's own. Its last bits tell the way, so that whoever has found a position knows
how it lies there. The other 60 bits of two positions agree by chance once in 2**60 comparisons;
whoever must be sure compares the stones.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from ..go import Colour, Graph, Point, Size, Symmetry

if TYPE_CHECKING:
    from ..go import Board

WAY_BITS = 4
WAY_MASK = (1 << WAY_BITS) - 1


class Way(NamedTuple):
    """How a position may be seen; colours first, so that ways that keep them come first."""

    colours_swapped: bool
    view: Symmetry

    @property
    def inverse(self) -> Way:
        """The way back."""
        return Way(self.colours_swapped, self.view.inverse)

    def then(self, after: Way) -> Way:
        """This way followed by another."""
        return Way(self.colours_swapped ^ after.colours_swapped, self.view.then(after.view))


WAYS = tuple(Way(swapped, view) for swapped in (False, True) for view in Symmetry)
"""All ways; a key names one by its place here."""


class Canonical(NamedTuple):
    """A position's key, and the ways in which it has that key: several if it is symmetrical."""

    key: int
    ways: tuple[Way, ...]


class Keys:
    """What the keys of one size of board are made of.

    ``frame`` is the size as the keys see it, on its longer side, and ``ways`` the numbers of the
    ways that lead there. ``stones[s][i]`` is what the stone of number ``s`` (`go.bulk`) adds to the
    key of way ``ways[i]``, which begins as ``bases[i]``; ``seen[w][s]`` is the stone it is seen as
    in way ``w``. A pass adds nothing and is seen as one.
    """

    def __init__(self, size: Size) -> None:
        self.graph = Graph.rectangle(size)
        self.frame = Size(max(size), min(size))
        self.ways = tuple(
            number for number, way in enumerate(WAYS) if way.view.size(size) == self.frame
        )
        self.seen = {number: _seen(WAYS[number], size) for number in self.ways}
        keys = _stone_keys(self.frame)
        self.stones = [
            tuple(keys[self.seen[way][stone]] for way in self.ways) for stone in range(len(keys))
        ]
        base = _key(self.frame, "")
        self.bases = tuple(base | way for way in self.ways)

    def canonical(self, board: Board) -> Canonical:
        """The key of a position on a board of this size. O(points)."""
        images = self.bases
        for number, cell in enumerate(board.cells):
            if cell:
                added = self.stones[2 * number + cell - 1]
                images = tuple(map(int.__xor__, images, added))
        least = min(images) & ~WAY_MASK
        ways = (WAYS[key & WAY_MASK] for key in images if key & ~WAY_MASK == least)
        return Canonical(least, tuple(ways))


@lru_cache(maxsize=16)
def keys_of(size: Size) -> Keys:
    """What the keys of a size of board are made of; the same object for the same size.

    :raises SizeError: for sides outside 1…52.
    """
    return Keys(size)


def canonical(board: Board) -> Canonical:
    """The key of a position on a rectangle, the same for all its ways.

    >>> from goboard_gui.go import Board
    >>> boards = map(Board.from_rows, ("X..", "..O"), ("...", "..."))
    >>> [found.ways[0].view.value for found in map(canonical, boards)][0] in ("id", "r180")
    True
    """
    return keys_of(board.size).canonical(board)


def _seen(way: Way, size: Size) -> tuple[int, ...]:
    """The stones of a board as a way shows them, by their numbers; passes at the end."""
    there = Graph.rectangle(way.view.size(size)).index
    points = [there[way.view.apply(point, size)] for point in Graph.rectangle(size).points]
    points.append(len(points))
    return tuple(
        2 * point + (colour ^ way.colours_swapped) for point in points for colour in (0, 1)
    )


def _stone_keys(frame: Size) -> list[int]:
    stones = [
        _key(frame, f"{colour.name} {point.column} {point.row}")
        for point in frame.points()
        for colour in Colour
    ]
    return [*stones, 0, 0]


def _key(frame: Size, what: str) -> int:
    """A number that is the same on every machine, as it is kept on disk."""
    text = f"{frame.width}x{frame.height} {what}".encode("ascii")
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "little") & ~WAY_MASK


def point_of(graph: Graph, stone: int) -> tuple[Point | None, Colour]:
    """The point and colour of a stone by its number; None for a pass."""
    number, colour = divmod(stone, 2)
    return graph.points[number] if number < len(graph.points) else None, Colour(colour + 1)
