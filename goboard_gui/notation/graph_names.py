"""Names of points on boards that are not rectangles: those in the board's plan, or numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import OffBoardError
from ..late_patterns import late_pattern
from .base import Notation, normalise_punctuation
from .errors import UnknownNameError

if TYPE_CHECKING:
    import re

    from ..go import GraphPlan, Point, Size
    from .errors import NotationError
    from .sides import Side


class GraphNotation(Notation):
    """Notation for a single board: points are named as in the board's plan, or else numbered.

    Capital and small letters are only distinguished if both names exist. It is not in the
    catalogue, because no other board has these names.
    """

    id = "graph"
    title = "The board's own coordinates"
    explanation = "The names of the points in the file of the board, or their numbers."
    grammar = late_pattern(r".+")
    plan: GraphPlan

    def __init__(self, plan: GraphPlan) -> None:
        self.plan = plan
        self._folded: dict[str, Point | None] = {}
        for name, point in plan.points_by_name.items():
            folded = normalise_punctuation(name).casefold()
            self._folded[folded] = None if folded in self._folded else point

    def supports(self, size: Size) -> bool:
        """Return whether this is the size of the board."""
        return size == self.plan.size

    def format(self, point: Point, size: Size) -> str:
        """Return the name of a point.

        :raises OffBoardError: if the board does not have the point.
        """
        try:
            return self.plan.names[point]
        except KeyError:
            raise OffBoardError(point, size) from None

    def parse(self, text: str, size: Size) -> Point:
        """Return the point with the given name.

        :raises UnknownNameError: if no point has the name.
        """
        point = self.plan.points_by_name.get(text.strip())
        point = point or self._folded.get(normalise_punctuation(text).casefold())
        if point is None:
            raise self._syntax_error(text, size)
        return point

    def edge_label(self, side: Side, point: Point, size: Size) -> str:
        """Return an empty string, because the board has no edges with labels."""
        return ""

    def _name(self, point: Point, size: Size) -> str:
        return self.plan.names[point]

    def _read(self, match: re.Match[str], size: Size) -> Point:
        return self.parse(match.string, size)

    def _syntax_error(self, text: str, size: Size) -> NotationError:
        return UnknownNameError(text, size, self.id, next(iter(self.plan.points_by_name)))

    def __eq__(self, other: object) -> bool:
        return self.plan == other.plan if isinstance(other, GraphNotation) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.plan)
