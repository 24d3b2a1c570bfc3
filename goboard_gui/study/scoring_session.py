"""Scoring of a position: the marking of dead and seki groups, proposals for it, and the resulting
score.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..go import Colour, chains
from ..go.difference import area_and_territory_scores
from ..go.marking import (
    apply_user_choices,
    cycle_owner,
    marking_differences,
    toggle_dead,
    toggle_seki,
    toggle_teire,
)
from ..go.score import Marking, ScoringTerms, calculate_score, ownership
from .teire import find_teire

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..engine.final_status import FinalStatus
    from ..go import Board, Point, RuleSet
    from ..go.difference import AreaAndTerritoryScores
    from ..go.score import Score


_ALL_ALIVE = Marking()


class ScoringSession:
    """A position to be scored, with its marking so far; its ``terms`` (komi etc.) and ``rules`` can
    be changed.

    The user's marks override later proposals. Under rules that do not remove dead stones nothing
    can be marked; existing marks are kept for other rules.
    """

    def __init__(self, board: Board, rules: RuleSet, initial: Marking | None = None) -> None:
        """Begin with the marking ``initial``, or with all stones marked alive if it is None."""
        self.board = board
        self.rules = rules
        self.terms = ScoringTerms()
        self._marking = initial or Marking()
        self._proposed = self._marking
        self._engine_status: FinalStatus | None = None
        self._to_play = Colour.BLACK
        self._chosen: frozenset[Point] = frozenset()
        self._clicked: frozenset[Point] = frozenset()
        self._cached_owners: tuple[Marking, Mapping[Point, Colour | None]] | None = None

    @property
    def marking(self) -> Marking:
        """The marking that determines the score under the current rules."""
        return self._marking if self.rules.dead_stones_removed else _ALL_ALIVE

    @property
    def teire(self) -> frozenset[Point]:
        """The points of protective moves (teire) that do not count as territory under the current
        rules.
        """
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
        """The owner of each point, or None for neutral points. O(points) after each change."""
        marking = self.marking
        if self._cached_owners is None or self._cached_owners[0] is not marking:
            self._cached_owners = marking, ownership(self.board, marking)
        return self._cached_owners[1]

    def toggle_status(self, point: Point, *, alone: bool = False) -> bool:
        """Mark a group as dead or alive again, or an empty area as the next owner's; return whether
        anything has changed.

        With ``alone`` the point itself is marked: to be filled by its owner, or assigned to one.
        See `go.marking`. Return False if the point cannot be marked.
        """
        if self.board[point] is not None:
            return self._apply(toggle_dead(self.board, self._marking, point, alone=alone))
        if alone and self.owners[point] is not None and not self.rules.teire_points:
            return self._apply(toggle_teire(self.board, self._marking, point))
        return self._apply(cycle_owner(self.board, self._marking, point, alone=alone))

    def toggle_seki(self, point: Point) -> bool:
        """Mark a group as in seki, or remove that mark; return whether anything has changed."""
        return self._apply(toggle_seki(self.board, self._marking, point))

    def mark_all_alive(self) -> bool:
        """Mark all stones as alive and reset all owners; return whether anything has changed."""
        before = self._chosen
        self._engine_status = None
        revived = self._apply(Marking())
        self._clicked = frozenset()
        # Stones that were already alive count as chosen, too.
        self._chosen = (
            frozenset(self.board.graph.points) if self.rules.dead_stones_removed else before
        )
        return revived

    def apply_proposal(self, proposed: Marking) -> bool:
        """Replace the marking by a proposal, except for the user's own marks; return whether
        anything has changed.
        """
        self._proposed = proposed
        return self._merge()

    def apply_engine_status(self, status: FinalStatus, to_play: Colour) -> bool:
        """Take an engine's opinion of the stones, except for those that the user has marked one by
        one; return whether anything has changed.

        It counts for more than any proposal, also a later one, unless the engine is unsure.
        ``to_play`` is the player to move, who may have to fill a point of their territory.
        """
        self._engine_status = status
        self._to_play = to_play
        self._chosen = self._clicked
        return self._merge()

    @property
    def has_engine_status(self) -> bool:
        """Whether an engine's opinion of the stones is known."""
        return self._engine_status is not None

    @property
    def has_own_marks(self) -> bool:
        """Whether the user has marked points one by one."""
        return bool(self._clicked)

    @property
    def disputed(self) -> frozenset[Point]:
        """The stones whose status in the engine's opinion differs from the proposal, or of which
        the engine is unsure, unless the user has marked them.
        """
        status = self._engine_status
        if status is None or not self.rules.dead_stones_removed:
            return frozenset()
        differing = (status.dead ^ self._proposed.dead) | (status.seki ^ self._proposed.seki)
        stones = {
            point
            for chain in chains(self.board)
            if not chain.points.isdisjoint(differing | status.unsure)
            for point in chain.points
        }
        return frozenset(stones - self._chosen)

    def _merge(self) -> bool:
        """Combine proposal, engine's opinion and the user's marks, in this order."""
        proposed, status = self._proposed, self._engine_status
        if status is not None:
            unsure = status.unsure
            dead = status.dead - unsure | proposed.dead & unsure
            seki = status.seki - unsure | proposed.seki & unsure
            if (dead, seki) != (proposed.dead, proposed.seki):
                proposed = Marking(dead, seki)
                proposed = replace(proposed, teire=find_teire(self.board, proposed, self._to_play))
        after = apply_user_choices(self._marking, self._chosen, proposed)
        differs = bool(marking_differences(self._marking, after))
        self._marking = after
        return differs

    def discard_choices(self) -> None:
        """Discard the user's own marks and an engine's opinion, so that later proposals apply
        everywhere.
        """
        self._chosen = self._clicked = frozenset()
        self._engine_status = None

    def area_and_territory_scores(self) -> AreaAndTerritoryScores:
        """Return the area score and the territory score of the position."""
        return area_and_territory_scores(self.board, self.marking, self.rules, self.terms)

    def score(self) -> Score:
        """Return the score under the current rules."""
        return calculate_score(self.board, self.marking, self.rules, self.terms)

    def _apply(self, after: Marking) -> bool:
        if not self.rules.dead_stones_removed:
            return False
        points = marking_differences(self._marking, after)
        self._chosen |= points
        self._clicked |= points
        self._marking = after
        return bool(points)
