"""A final position being settled: what is proposed of it, what a person says, and the count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go.counting import count, ownership
from ..go.difference import both
from ..go.marking import changed, cycled, decided, in_seki, to_be_filled, toggled
from ..go.score import Marking, Terms

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..go import Board, Colour, Point, RuleSet
    from ..go.difference import Counts
    from ..go.score import Score


_ALL_ALIVE = Marking()


class Settling:
    """A position, and what is agreed of it so far; ``terms`` and rules may change.

    What a person said stands against whatever is proposed later. By rules under which no dead
    stones leave the board there is nothing to agree on; what was said is kept for other rules.
    """

    def __init__(self, board: Board, rules: RuleSet, said: Marking | None = None) -> None:
        """Begin with what was ``said`` before, or with all stones alive."""
        self.board = board
        self.rules = rules
        self.terms = Terms()
        self._marking = said or Marking()
        self._touched: frozenset[Point] = frozenset()
        self._owned: tuple[Marking, Mapping[Point, Colour | None]] | None = None

    @property
    def marking(self) -> Marking:
        """What the count rests on."""
        return self._marking if self.rules.dead_leave else _ALL_ALIVE

    @property
    def teire(self) -> frozenset[Point]:
        """The points that do not count by the rules, as they have to be filled."""
        if self.rules.teire_points:
            return frozenset()
        marking = self.marking
        return frozenset(
            point
            for point in marking.teire
            if self.owners[point] is not None and self.owners[point] is not self.board[point]
        )

    @property
    def owners(self) -> Mapping[Point, Colour | None]:
        """Whose each point is. O(points) when something else is agreed."""
        marking = self.marking
        if self._owned is None or self._owned[0] is not marking:
            self._owned = marking, ownership(self.board, marking)
        return self._owned[1]

    def point_at(self, point: Point, *, alone: bool = False) -> bool:
        """Let a stone die or live, or an area have another owner; False if that cannot be.

        A point ``alone`` is its owner's to fill, or if it is nobody's gets an owner. See
        `go.marking`.
        """
        if self.board[point] is not None:
            return self._say(toggled(self.board, self._marking, point, alone=alone))
        if alone and self.owners[point] is not None and not self.rules.teire_points:
            return self._say(to_be_filled(self.board, self._marking, point))
        return self._say(cycled(self.board, self._marking, point, alone=alone))

    def put_in_seki(self, point: Point) -> bool:
        """Let the chain of a point be in seki, or no longer; False if that cannot be."""
        return self._say(in_seki(self.board, self._marking, point))

    def revive(self) -> bool:
        """Let all stones live, and points be whose they are by the stones around them."""
        before = self._touched
        revived = self._say(Marking())
        # What was alive already is meant, too.
        self._touched = frozenset(self.board.graph.points) if self.rules.dead_leave else before
        return revived

    def propose(self, proposed: Marking) -> bool:
        """Take over a proposal but for what was said; False if that changes nothing."""
        after = decided(self._marking, self._touched, proposed)
        differs = bool(changed(self._marking, after))
        self._marking = after
        return differs

    def forget(self) -> None:
        """Let a proposal have its way on all points again."""
        self._touched = frozenset()

    def counts(self) -> Counts:
        """Both counts, one of which is that of the rules."""
        return both(self.board, self.marking, self.rules, self.terms)

    def score(self) -> Score:
        """The count that the rules ask for."""
        return count(self.board, self.marking, self.rules, self.terms)

    def _say(self, after: Marking) -> bool:
        if not self.rules.dead_leave:
            return False
        points = changed(self._marking, after)
        self._touched |= points
        self._marking = after
        return bool(points)
