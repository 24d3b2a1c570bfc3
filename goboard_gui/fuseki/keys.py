"""Position keys that are equal for all views and colour swaps of a position.

A position has sixteen transforms: eight symmetries, each with or without swapped colours. A
non-square board has the eight that put it on its longer side. Each transform gives a key, and the
least is the position's key. Its low bits hold the transform, so a hit tells its orientation. The
other 60 bits of two positions collide by chance once in 2**60 comparisons; compare the stones to be
certain.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING

from ..go import Colour, Graph, Point, Size, Symmetry
from ..named_tuples import NamedTuple

if TYPE_CHECKING:
    from ..go import Board

TRANSFORM_BITS = 4
TRANSFORM_MASK = (1 << TRANSFORM_BITS) - 1


class Transform(NamedTuple):
    """A rotation or reflection, with or without swapped colours; transforms that keep the colours
    sort first.
    """

    colours_swapped: bool
    view: Symmetry

    @property
    def inverse(self) -> Transform:
        """The inverse transform."""
        return Transform(self.colours_swapped, self.view.inverse)

    def followed_by(self, other: Transform) -> Transform:
        """Return this transform followed by another."""
        return Transform(
            self.colours_swapped ^ other.colours_swapped, self.view.followed_by(other.view)
        )


TRANSFORMS = tuple(Transform(swapped, view) for swapped in (False, True) for view in Symmetry)
"""All transforms; keys hold an index into this tuple."""


class CanonicalKey(NamedTuple):
    """A number that is equal for all rotations, reflections and colour swaps of a position, and the
    transforms that yield it.

    A symmetrical position has several such transforms.
    """

    key: int
    transforms: tuple[Transform, ...]


class PositionKeys:
    """The tables for computing the keys of positions on one board size.

    ``frame`` is the size on its longer side, and ``transforms`` the indices of the transforms that
    lead to it. ``stones[s][i]`` is what stone number ``s`` (see `go.bulk`) contributes to the key
    of transform ``transforms[i]``, which starts as ``bases[i]``; ``seen[w][s]`` is the stone that
    ``s`` becomes under transform ``w``. A pass contributes nothing and stays a pass.
    """

    def __init__(self, size: Size) -> None:
        self.graph = Graph.rectangle(size)
        self.frame = Size(max(size), min(size))
        self.transforms = tuple(
            number
            for number, transform in enumerate(TRANSFORMS)
            if transform.view.transformed_size(size) == self.frame
        )
        self.seen = {
            number: _transformed_stones(TRANSFORMS[number], size) for number in self.transforms
        }
        keys = _stone_keys(self.frame)
        self.stones = [
            tuple(keys[self.seen[transform][stone]] for transform in self.transforms)
            for stone in range(len(keys))
        ]
        base = _hash(self.frame, "")
        self.bases = tuple(base | transform for transform in self.transforms)

    def canonical_key(self, board: Board) -> CanonicalKey:
        """Return the key of a position on a board of this size. O(points)."""
        images = self.bases
        for number, cell in enumerate(board.cells):
            if cell:
                added = self.stones[2 * number + cell - 1]
                images = tuple(map(int.__xor__, images, added))
        least = min(images) & ~TRANSFORM_MASK
        transforms = (
            TRANSFORMS[key & TRANSFORM_MASK] for key in images if key & ~TRANSFORM_MASK == least
        )
        return CanonicalKey(least, tuple(transforms))


@lru_cache(maxsize=16)
def position_keys(size: Size) -> PositionKeys:
    """Return the cached key tables of a board size.

    :raises SizeError: if a side is not between 1 and 52.
    """
    return PositionKeys(size)


def canonical_key(board: Board) -> CanonicalKey:
    """Return the key of a position on a rectangular board, which is equal for all rotations,
    reflections and colour swaps.

    >>> from goboard_gui.go import Board
    >>> boards = map(Board.from_rows, ("X..", "..O"), ("...", "..."))
    >>> next(map(canonical_key, boards)).transforms[0].view.value in ("id", "r180")
    True
    """
    return position_keys(board.size).canonical_key(board)


def _transformed_stones(transform: Transform, size: Size) -> tuple[int, ...]:
    """Return, for each stone number, the number of the stone after a transform; passes come last
    and stay passes.
    """
    there = Graph.rectangle(transform.view.transformed_size(size)).index
    points = [there[transform.view.apply(point, size)] for point in Graph.rectangle(size).points]
    points.append(len(points))
    return tuple(
        2 * point + (colour ^ transform.colours_swapped) for point in points for colour in (0, 1)
    )


def _stone_keys(frame: Size) -> list[int]:
    stones = [
        _hash(frame, f"{colour.name} {point.column} {point.row}")
        for point in frame.points()
        for colour in Colour
    ]
    return [*stones, 0, 0]


def _hash(frame: Size, what: str) -> int:
    """Return a hash of a board size and a text; it is stored on disk and therefore the same on
    every machine.
    """
    text = f"{frame.width}x{frame.height} {what}".encode("ascii")
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "little") & ~TRANSFORM_MASK


def stone_from_number(graph: Graph, stone: int) -> tuple[Point | None, Colour]:
    """Return the point (None for a pass) and colour of a stone number."""
    number, colour = divmod(stone, 2)
    return graph.points[number] if number < len(graph.points) else None, Colour(colour + 1)
