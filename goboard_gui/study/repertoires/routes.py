"""Routes through a repertoire: the moves that lead from a position to a card."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ..repetition.cards import CardKey
    from .repertoire import Repertoire, RepertoireMove


class Route(NamedTuple):
    """The moves from a position to another one; there are none if both are the same."""

    origin: CardKey
    moves: list[RepertoireMove]


class Routes:
    """The shortest routes from some positions to all that can be reached from one of them."""

    def __init__(
        self,
        repertoire: Repertoire,
        origins: Iterable[CardKey],
        avoided: Collection[CardKey] = (),
        *,
        only_first: bool = True,
    ) -> None:
        """Find the routes, which do not pass ``avoided`` positions. O(positions).

        With ``only_first``, you play your first move on each card, else any that is accepted.
        """
        self._steps: dict[CardKey, tuple[CardKey, RepertoireMove] | None] = dict.fromkeys(origins)
        ahead = deque(self._steps)
        while ahead:
            key = ahead.popleft()
            moves = repertoire.moves_ahead(key)
            if only_first and len(moves) > 1 and repertoire.is_own(key):
                moves = moves[:1]
            for move in moves:
                if move.after not in self._steps and move.after not in avoided:
                    self._steps[move.after] = key, move
                    ahead.append(move.after)

    def to_first(self, targets: Iterable[CardKey]) -> Route | None:
        """Return the route to the first of some positions that can be reached, or None."""
        key = next((target for target in targets if target in self._steps), None)
        if key is None:
            return None
        moves: list[RepertoireMove] = []
        while (step := self._steps[key]) is not None:
            key, move = step
            moves.append(move)
        return Route(key, moves[::-1])
