"""Routes through a repertoire: the moves that lead from a position to a card."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from ..repetition.cards import CardKey
    from .repertoire import Repertoire, RepertoireMove


class Route(NamedTuple):
    """The moves from a position to a card; there are none if it is that card."""

    origin: CardKey
    moves: list[RepertoireMove]


def find_route(
    repertoire: Repertoire,
    origins: Iterable[CardKey],
    targets: Mapping[CardKey, int],
    avoided: Collection[CardKey] = (),
    *,
    only_first: bool = True,
) -> Route | None:
    """Return the shortest route from one of the ``origins`` to the reachable target with the lowest
    rank, or None if no target can be reached. O(positions).

    ``targets`` maps cards to their ranks, from 0. The route does not pass ``avoided`` positions.
    With ``only_first``, you play your first move on each card, else any that is accepted.
    """
    steps: dict[CardKey, tuple[CardKey, RepertoireMove] | None] = dict.fromkeys(origins)
    ahead = deque(steps)
    best: CardKey | None = None
    while ahead:
        key = ahead.popleft()
        if key in targets and (best is None or targets[key] < targets[best]):
            best = key
            if targets[key] == 0:
                break
        moves = repertoire.moves_ahead(key)
        if only_first and moves and repertoire.positions[key].player is repertoire.colour:
            moves = moves[:1]
        for move in moves:
            if move.after not in steps and move.after not in avoided:
                steps[move.after] = key, move
                ahead.append(move.after)
    if best is None:
        return None
    route: list[RepertoireMove] = []
    while (step := steps[best]) is not None:
        best, move = step
        route.append(move)
    return Route(best, route[::-1])
