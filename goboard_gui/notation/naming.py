"""Names of points as displayed: a notation combined with a rotation or reflection of the board (a
view).
"""

from __future__ import annotations

from enum import Enum
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from ..go import BoardShape, Point, Size, Symmetry
from ..named_tuples import NamedTuple
from .errors import NotationError, NotationErrorReason
from .registry import notation as notation_called

if TYPE_CHECKING:
    from ..go import GraphPlan, Join
    from .base import Notation
    from .sides import Side


class Reading(Enum):
    """The behaviour of point names when the board is rotated or reflected."""

    TRAVEL = "travel"
    """Names rotate with the board: a point keeps its name wherever it is drawn."""
    STAY = "stay"
    """Names stay with the window: the displayed board is named like an unrotated one."""


_NO_JOINS = BoardShape.rectangle(Size(1, 1)).joins


class _Fields(NamedTuple):
    """The fields of `Naming`, which also caches what follows from them."""

    notation: Notation
    size: Size
    view: Symmetry = Symmetry.IDENTITY
    reading: Reading = Reading.TRAVEL
    joins: tuple[Join, Join] = _NO_JOINS


class Naming(_Fields):
    """A way to name the points of a record: a notation, a board size, a view (rotation or
    reflection), and whether names rotate with the board.

    ``size`` is the size of the record's board, ``view`` the symmetry from the record to the window,
    and ``joins`` states how opposite edges of the record's board are joined, as in `BoardShape`.
    Points are in the record's frame unless they are called view points.

    >>> from goboard_gui.notation import notation
    >>> for reading in Reading:
    ...     Naming(notation("western"), Size(19, 19), Symmetry.R90, reading).name(Point(2, 3))
    'C16'
    'Q17'
    """

    @classmethod
    def on_board(
        cls,
        notation: Notation,
        board: Size | BoardShape,
        view: Symmetry = Symmetry.IDENTITY,
        reading: Reading = Reading.TRAVEL,
    ) -> Naming:
        """Return how points are named on a board, given by its shape or, if it is a rectangle, by
        its size.

        The points of a graph have their own names, and it is neither rotated nor reflected.
        """
        if not isinstance(board, BoardShape):
            return cls(notation, board, view, reading)
        if board.plan is not None:
            return cls(_names_of(board.plan), board.size)
        return cls(notation, board.size, view, reading, board.joins)

    @property
    def view_joins(self) -> tuple[Join, Join]:
        """The joins between the left and right edges of the displayed board, and between its top
        and bottom edges.
        """
        across, down = self.joins
        return (down, across) if self.view.swaps_sides else (across, down)

    def points(self) -> list[Point]:
        """Return all points of the record's board."""
        plan = self.notation.plan
        return self.size.points() if plan is None else list(plan.board_points)

    @property
    def view_size(self) -> Size:
        """The size of the board as displayed, which may be rotated."""
        return self.view.transformed_size(self.size)

    def to_view(self, point: Point) -> Point:
        """Convert a point of the record to the corresponding point of the displayed board."""
        return self.view.apply(point, self.size)

    def to_record(self, view_point: Point) -> Point:
        """Convert a point of the displayed board to the corresponding point of the record."""
        return self.view.inverse.apply(view_point, self.view_size)

    def name(self, point: Point) -> str:
        """Return the name of a point of the record.

        :raises OffBoardError: if the point is not on the board.
        """
        return self.notation.format(self._named(point), self._named_size)

    def format_for_records(self, point: Point) -> str:
        """Return the name of a point as written in game records.

        :raises OffBoardError: the point is not on the board.
        """
        return self.notation.format_for_records(self._named(point), self._named_size)

    def parse(self, text: str) -> Point:
        """Parse a name and return the point that it refers to.

        :raises NotationError: the text names no point of this board.
        """
        return self._unnamed(self.notation.parse(text, self._named_size))

    @cached_property
    def alternative(self) -> Naming | None:
        """The notation that users may enter points in besides this one, or None if there is none.

        These are draughts numbers and diagonals, of which either may be entered.
        """
        if not self.notation.alternative:
            return None
        other = self._replace(notation=notation_called(self.notation.alternative))
        return other if other.is_supported else None

    def parse_entered(self, text: str) -> Point:
        """Parse a point name that the user entered, in this notation or its `alternative`.

        :raises NotationError: the text names no point of this board in either.

        >>> from goboard_gui.notation import notation
        >>> naming = Naming(notation("diagonal"), Size(10, 10))
        >>> naming.parse_entered("e5") == naming.parse_entered("28")
        True
        """
        try:
            return self.parse(text)
        except NotationError as error:
            if self.alternative is None:
                raise
            try:
                return self.alternative.parse(text)
            except NotationError as other:
                # An error about a name off the board is more helpful than a syntax error.
                syntax = NotationErrorReason.SYNTAX
                raise other if error.reason is syntax is not other.reason else error from None

    def read_entered_step(self, text: str) -> tuple[Point, Point] | None:
        """Parse a move from one point to another that the user entered, in this notation or its
        `alternative`, and return both points, or None if the text is not such a move.
        """
        step = self.read_step(text)
        if step is None and self.alternative is not None:
            return self.alternative.read_step(text)
        return step

    def parse_points(self, text: str) -> frozenset[Point]:
        """Return all points that share a name, as described in :meth:`Notation.parse_points`.

        :raises NotationError: if the text does not name a point of the board.
        """
        return frozenset(map(self._unnamed, self.notation.parse_points(text, self._named_size)))

    def spellings(self, point: Point) -> tuple[str, ...]:
        """Return the names of a point that are recognised in prose, as in
        :meth:`Notation.spellings`.

        :raises OffBoardError: if the point is not on the board.
        """
        return self.notation.spellings(self._named(point), self._named_size)

    def write_step(self, start: Point, end: Point) -> str:
        """Return a move from one point to another as the notation writes it, see
        :meth:`Notation.write_step`.

        :raises OffBoardError: if a point is not on the board.
        """
        return self.notation.write_step(self._named(start), self._named(end), self._named_size)

    def read_step(self, text: str) -> tuple[Point, Point] | None:
        """Parse a move from one point to another, and return both points, or None if the text is
        not such a move.
        """
        step = self.notation.read_step(text, self._named_size)
        return step and (self._unnamed(step[0]), self._unnamed(step[1]))

    @property
    def is_supported(self) -> bool:
        """Whether the notation has names for all points of the board."""
        return self.notation.supports(self._named_size)

    def repair(self, text: str) -> Point:
        """Return the point for a damaged name, as described in :meth:`Notation.repair`.

        :raises NotationError: if the text cannot be repaired.
        """
        return self._unnamed(self.notation.repair(text, self._named_size))

    def edge_label(self, side: Side, view_point: Point) -> str:
        """Return the edge label next to a border point, on the given side of the displayed
        board.

        If names rotate with the board, it is the label of the record's line that ends there: after
        a quarter turn, row labels run along the top.

        :raises OffBoardError: if the view point is not on the displayed board.
        """
        back = self.view.inverse.followed_by(self._to_named)
        point = back.apply(view_point, self.view_size)
        return self.notation.edge_label(side.transformed(back), point, self._named_size)

    def edge_labels(self, side: Side) -> tuple[str, ...]:
        """Return the edge labels on a side of the displayed board, ordered from the left or top."""
        return tuple(self.edge_label(side, point) for point in side.points(self.view_size))

    @cached_property
    def _to_named(self) -> Symmetry:
        """The symmetry that converts a record point to the orientation in which points are
        named.
        """
        return self.view if self.reading is Reading.STAY else Symmetry.IDENTITY

    @cached_property
    def _named_size(self) -> Size:
        return self._to_named.transformed_size(self.size)

    def _named(self, point: Point) -> Point:
        return self._to_named.apply(point, self.size)

    def _unnamed(self, named_point: Point) -> Point:
        return self._to_named.inverse.apply(named_point, self._named_size)


@lru_cache(maxsize=8)
def _names_of(plan: GraphPlan) -> Notation:
    from .graph_names import GraphNotation  # rarely needed

    return GraphNotation(plan)
