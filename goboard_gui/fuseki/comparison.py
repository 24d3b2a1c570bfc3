"""Comparison of two openings: whether they are equal under a symmetry, and where they diverge.

Only the positions count, not the order of moves.
"""

from __future__ import annotations

from enum import Enum
from itertools import product
from typing import TYPE_CHECKING

from ..go import Board, Graph, Symmetry
from ..named_tuples import NamedTuple
from .openings import make_opening
from .pattern import Pattern, PointDifference

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..go import Point
    from ..record import Step, Tree
    from .openings import Opening


class Condition(Enum):
    """A condition under which two patterns are equal: one of the three in Park's paper, or
    mirroring.

    The value holds the symmetries of each condition. The paper's second condition is a rotation and
    its third a reflection in a diagonal; a fourth one covers the rest of the eight views.
    """

    EQUAL = (Symmetry.IDENTITY,)
    ROTATED = (Symmetry.R90, Symmetry.R180, Symmetry.R270)
    DIAGONAL = (Symmetry.TRANSPOSE, Symmetry.ANTITRANSPOSE)
    MIRRORED = (Symmetry.MIRROR_HORIZONTAL, Symmetry.MIRROR_VERTICAL)

    @property
    def number(self) -> int | None:
        """The number of the condition in the paper, or None if the paper does not have it.

        >>> [condition.number for condition in Condition]
        [1, 2, 3, None]
        """
        return _NUMBERS.get(self)


_NUMBERS = {Condition.EQUAL: 1, Condition.ROTATED: 2, Condition.DIAGONAL: 3}


class Comparison(NamedTuple):
    """The result of comparing opening A with opening B: the best matching symmetry, and the
    differences that remain.

    ``view`` is the first symmetry that maps A to B, or the one that comes closest: under it, the
    total number of differing points over all move numbers is lowest. It is None if the board sizes
    do not match under any symmetry. ``colours_swapped`` says whether B's colours are swapped; views
    without swapped colours are preferred. ``stabiliser`` holds the views that leave A unchanged.
    ``differing`` holds the points on which A differs from B, in A's orientation and colours.
    ``diverge_at`` is the number of moves from which on they differ under this view, or None if
    their last positions are equal or there is no view.
    """

    view: Symmetry | None
    colours_swapped: bool
    stabiliser: tuple[Symmetry, ...]
    differing: tuple[PointDifference, ...]
    diverge_at: int | None

    @property
    def is_same(self) -> bool:
        """Whether A and B are equal after rotation or reflection by ``view``."""
        return self.view is not None and not self.differing

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """The conditions that make A and B the same; there are none if they differ.

        There are several if A has symmetries of its own. Colours are swapped as in
        ``colours_swapped``.

        >>> corners = Board.from_rows("X..", "..."), Board.from_rows("..X", "...")
        >>> [condition.name for condition in compare(*([board] for board in corners)).conditions]
        ['MIRRORED']
        """
        if self.view is None or self.differing:
            return ()
        views = {own.followed_by(self.view) for own in self.stabiliser}
        return tuple(condition for condition in Condition if not views.isdisjoint(condition.value))

    @property
    def differing_points(self) -> list[Point]:
        """The differing points, in A's orientation."""
        return [difference.point for difference in self.differing]


class _Relation(NamedTuple):
    """A rotation or reflection, with or without swapped colours, by which B may equal A."""

    colours_swapped: bool
    view: Symmetry

    def align_second(self, second: Pattern) -> Pattern:
        """Return the second pattern, rotated or reflected and recoloured to match the first."""
        turned = second.transformed(self.view.inverse)
        return turned.with_swapped_colours() if self.colours_swapped else turned


_EXCHANGED = bytes.maketrans(b"\1\2", b"\2\1")
_RELATIONS = tuple(_Relation(*relation) for relation in product((False, True), Symmetry))


def compare(
    first: Sequence[Board], second: Sequence[Board], *, swapping: bool = True
) -> Comparison:
    """Compare two openings by their last positions, and return the result.

    Each is a sequence of positions, starting before the first move; the shorter one stays at its
    last position. Boards of different sizes are never equal, unless one is the other rotated.
    Swapped colours are considered if ``swapping``.

    :raises ValueError: if a sequence is empty or a board is not a rectangle.

    >>> black = Board.from_rows("...", "...", "X..")
    >>> white = Board.from_rows("..O", "...", "...")
    >>> found = compare([black], [white])
    >>> found.is_same, found.view, found.colours_swapped
    (True, <Symmetry.R180: 'r180'>, True)
    """
    if not (first and second):
        raise ValueError("an opening has at least the position that it begins with")
    last, other = Pattern.from_board(first[-1]), Pattern.from_board(second[-1])
    found = {
        relation: tuple(last.differences(back))
        for relation in _RELATIONS
        if (swapping or not relation.colours_swapped)
        if (back := relation.align_second(other)).size == last.size
    }
    if not found:
        return Comparison(None, False, last.stabiliser, (), None)
    same = next((relation for relation in found if not found[relation]), None)
    if same is not None:
        return Comparison(same.view, same.colours_swapped, last.stabiliser, (), None)
    turned = {view: _aligned_cells(second, view) for view in {relation.view for relation in found}}
    apart = {
        relation: _difference_counts(
            first, turned[relation.view], colours_swapped=relation.colours_swapped
        )
        for relation in found
    }
    relation = min(found, key=lambda relation: sum(apart[relation]))
    diverge_at = max(
        (number for number, points in enumerate(apart[relation], 1) if not points), default=0
    )
    return Comparison(
        relation.view, relation.colours_swapped, last.stabiliser, found[relation], diverge_at
    )


def compare_records(first: Tree, second: Tree, moves: int | None = None) -> Comparison:
    """Compare the main lines of two records up to a number of moves, or to their ends."""
    return compare(opening_positions(first, moves), opening_positions(second, moves))


def opening_positions(tree: Tree, moves: int | None = None) -> list[Board]:
    """Return the positions of a record's main line, starting before the first move.

    There are fewer than ``moves`` + 1 if the line is shorter, see `opening`.
    """
    return list(make_opening(tree, moves=moves).boards)


def _aligned_cells(second: Sequence[Board], view: Symmetry) -> list[bytes]:
    """Return the cells of B's positions in A's orientation."""
    size = second[0].size
    there, index = view.inverse.transformed_size(size), Graph.rectangle(size).index
    origin = [index[view.apply(point, there)] for point in Graph.rectangle(there).points]
    return [bytes([cells[number] for number in origin]) for cells in (it.cells for it in second)]


def _difference_counts(
    first: Sequence[Board], second: Sequence[bytes], *, colours_swapped: bool
) -> list[int]:
    """Return, for each number of moves, the number of points on which A differs from B."""
    if colours_swapped:
        second = [cells.translate(_EXCHANGED) for cells in second]
    longer = max(len(first), len(second))
    own, other = [int.from_bytes(it.cells) for it in first], list(map(int.from_bytes, second))
    own += own[-1:] * (longer - len(own))
    other += other[-1:] * (longer - len(other))
    ones = int.from_bytes(b"\1" * len(first[-1].cells))
    return [_count_nonzero_bytes(mine ^ its, ones) for mine, its in zip(own, other, strict=True)]


def _count_nonzero_bytes(number: int, ones: int) -> int:
    """Count the non-zero bytes of an integer, none of which exceeds 3; each byte of ``ones`` is
    1.
    """
    return ((number | number >> 1) & ones).bit_count()


class ComparedOpenings(NamedTuple):
    """Two openings and their comparison; the symmetry found in the comparison is used for all
    positions.
    """

    first: Opening
    second: Opening
    comparison: Comparison

    @classmethod
    def compare(
        cls, first: Opening, second: Opening, moves: int, *, colours: bool = True
    ) -> ComparedOpenings:
        """Compare two openings after a number of moves, and return both with the result."""
        found = compare(first.boards[: moves + 1], second.boards[: moves + 1], swapping=colours)
        return cls(first, second, found)

    def second_board(self, number: int) -> Board:
        """Return the second opening's position after ``number`` moves, in the first one's colours.

        >>> from goboard_gui.files.sgf.reading import read_sgf
        >>> from goboard_gui.fuseki import make_opening
        >>> records = [b"(;SZ[3:1];B[aa])", b"(;SZ[3:1];W[ca])"]
        >>> beside = ComparedOpenings.compare(
        ...     *(make_opening(read_sgf(data).games[0]) for data in records), 1
        ... )
        >>> str(beside.second_board(1)), str(beside.aligned_board(1))
        ('. . X', 'X . .')
        """
        board = self.second.board(number)
        if not self.comparison.colours_swapped:
            return board
        return board.with_stones(
            {point: colour.opponent for point, colour in board.stones().items()}
        )

    def aligned_board(self, number: int) -> Board:
        """Return the second opening's position in the first one's orientation, or unrotated if the
        board sizes do not match.
        """
        board, view = self.second_board(number), self.comparison.view
        if view is None:
            return board
        back = view.inverse
        stones = {back.apply(point, board.size): stone for point, stone in board.stones().items()}
        return Board.empty(back.transformed_size(board.size)).with_stones(dict(stones))

    def aligned_step(self, number: int) -> Step | None:
        """Return the step that leads to the second opening's position, with its move in the first's
        orientation.
        """
        step, view = self.second.step(number), self.comparison.view
        if view is None or step is None or step.move is None or step.move.point is None:
            return step
        point = view.inverse.apply(step.move.point, self.second.size)
        return step._replace(move=step.move._replace(point=point))

    def differing_points(self, number: int) -> tuple[Point, ...]:
        """Return the points that differ after ``number`` moves, in the first opening's
        orientation.
        """
        board, other = self.first.board(number), self.aligned_board(number)
        if board.size != other.size:
            return ()
        found = Pattern.from_board(board).differences(Pattern.from_board(other))
        return tuple(difference.point for difference in found)
