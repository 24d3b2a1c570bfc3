"""Two openings compared: whether they are the same but for how the board lies, and where they part.

What counts is which stones lie where, not in which order they came.
"""

from __future__ import annotations

from enum import Enum
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from ..go import Board, Graph, Symmetry
from .openings import opening
from .pattern import Difference, Pattern

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..go import Point
    from ..record import Tree


class Condition(Enum):
    """Why two patterns are the same: Park's three conditions, and the two views they leave out.

    The value holds the symmetries that turn one into the other. The paper asks for a turn in its
    second condition and for a reflection in a diagonal in its third; all eight views of a position
    need one more.
    """

    EQUAL = (Symmetry.IDENTITY,)
    ROTATED = (Symmetry.R90, Symmetry.R180, Symmetry.R270)
    DIAGONAL = (Symmetry.TRANSPOSE, Symmetry.ANTITRANSPOSE)
    MIRRORED = (Symmetry.MIRROR_HORIZONTAL, Symmetry.MIRROR_VERTICAL)

    def holds(self, first: Pattern, second: Pattern) -> bool:
        """Whether one of the symmetries turns the first pattern into the second.

        >>> patterns = (Pattern.of(Board.from_rows(rows)) for rows in ("X..", "..X"))
        >>> [condition.name for condition in conditions(*patterns)]
        ['ROTATED', 'MIRRORED']
        """
        return any(first.under(symmetry) == second for symmetry in self.value)


def conditions(first: Pattern, second: Pattern) -> list[Condition]:
    """The conditions that hold for two patterns; none if they are not the same."""
    return [condition for condition in Condition if condition.holds(first, second)]


class Comparison(NamedTuple):
    """What comparing an opening A with an opening B gave.

    ``view`` is the first symmetry that turns A into B, or the one that comes nearest: under it
    the fewest points differ after all numbers of moves taken together. It is None where none
    makes boards of one size. ``colours_swapped`` tells whether B's colours are exchanged,
    which is tried only after all views without. ``stabiliser`` has the views that leave A as it
    is. ``differing`` has the points on which A differs from B, both as A lies and in A's colours.
    ``parted_at`` is the number of moves from which on they differ under this view, None if
    they are the same at the end or have no view.
    """

    view: Symmetry | None
    colours_swapped: bool
    stabiliser: tuple[Symmetry, ...]
    differing: tuple[Difference, ...]
    parted_at: int | None

    @property
    def same(self) -> bool:
        """Whether the view turns A into B."""
        return self.view is not None and not self.differing

    @property
    def points(self) -> list[Point]:
        """The points that differ, in A's frame."""
        return [difference.point for difference in self.differing]


class _Way(NamedTuple):
    """How B may be seen: under which view of A, and whether with its colours exchanged."""

    colours_swapped: bool
    view: Symmetry

    def back(self, second: Pattern) -> Pattern:
        """B as it looks where A lies."""
        turned = second.under(self.view.inverse)
        return turned.exchanged() if self.colours_swapped else turned


_EXCHANGED = bytes.maketrans(b"\1\2", b"\2\1")
_WAYS = tuple(_Way(*way) for way in product((False, True), Symmetry))


def compare(
    first: Sequence[Board], second: Sequence[Board], *, exchanged: bool = True
) -> Comparison:
    """Compare two openings by their last positions.

    Each is a line of positions, after no move, after one, and so on; in the shorter one the last
    position stays. Boards of different size are never the same, but a board on its side is.
    Exchanged colours are looked at unless told otherwise.

    :raises ValueError: if a line is empty or a board is no rectangle.

    >>> black = Board.from_rows("...", "...", "X..")
    >>> white = Board.from_rows("..O", "...", "...")
    >>> found = compare([black], [white])
    >>> found.same, found.view, found.colours_swapped
    (True, <Symmetry.R180: 'r180'>, True)
    """
    if not (first and second):
        raise ValueError("an opening has at least the position that it begins with")
    last, other = Pattern.of(first[-1]), Pattern.of(second[-1])
    found = {
        way: tuple(last.differences(back))
        for way in _WAYS
        if (exchanged or not way.colours_swapped)
        if (back := way.back(other)).size == last.size
    }
    if not found:
        return Comparison(None, False, last.stabiliser, (), None)
    same = next((way for way in found if not found[way]), None)
    if same is not None:
        return Comparison(same.view, same.colours_swapped, last.stabiliser, (), None)
    turned = {view: _cells_back(second, view) for view in {way.view for way in found}}
    apart = {
        way: _apart(first, turned[way.view], colours_swapped=way.colours_swapped) for way in found
    }
    way = min(found, key=lambda way: sum(apart[way]))
    parted_at = max(
        (number for number, points in enumerate(apart[way], 1) if not points), default=0
    )
    return Comparison(way.view, way.colours_swapped, last.stabiliser, found[way], parted_at)


def compare_records(first: Tree, second: Tree, moves: int | None = None) -> Comparison:
    """Compare the main lines of two records up to a number of moves, or to their ends."""
    return compare(positions(first, moves), positions(second, moves))


def positions(tree: Tree, moves: int | None = None) -> list[Board]:
    """The positions of a record's main line after no move, after one, and so on.

    There are fewer than ``moves`` + 1 if the line is shorter, see `opening`.
    """
    return list(opening(tree, moves=moves).boards)


def _cells_back(second: Sequence[Board], view: Symmetry) -> list[bytes]:
    """The cells of B's positions where A lies, if a view turns A into B."""
    size = second[0].size
    there, index = view.inverse.size(size), Graph.rectangle(size).index
    origin = [index[view.apply(point, there)] for point in Graph.rectangle(there).points]
    return [bytes([cells[number] for number in origin]) for cells in (it.cells for it in second)]


def _apart(first: Sequence[Board], second: Sequence[bytes], *, colours_swapped: bool) -> list[int]:
    """On how many points A differs from B as it lies where A does, after no move, one and so on."""
    if colours_swapped:
        second = [cells.translate(_EXCHANGED) for cells in second]
    longer = max(len(first), len(second))
    own, other = [int.from_bytes(it.cells) for it in first], list(map(int.from_bytes, second))
    own += own[-1:] * (longer - len(own))
    other += other[-1:] * (longer - len(other))
    ones = int.from_bytes(b"\1" * len(first[-1].cells))
    return [_bytes_set(mine ^ its, ones) for mine, its in zip(own, other, strict=True)]


def _bytes_set(number: int, ones: int) -> int:
    """How many bytes of a number are not 0; they go up to 3, and ``ones`` has a 1 in each."""
    return ((number | number >> 1) & ones).bit_count()
