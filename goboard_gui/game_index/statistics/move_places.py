"""Rows, columns and lines that the first moves of the games in an index use."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from ...fuseki.move_places import MovePlaces
from ...go import Colour
from ..filters import ALL_GAMES, Filter

if TYPE_CHECKING:
    from collections.abc import Collection

    from ...go import Size
    from ..index import Index
    from .totals import Numbers


def count_move_places(
    index: Index,
    size: Size,
    moves: int,
    *,
    games: Numbers | None = None,
    player: str = "",
    colours: Collection[Colour] = tuple(Colour),
    game_filter: Filter = ALL_GAMES,
) -> MovePlaces:
    """Return the places of the first ``moves`` moves of main lines on boards of one size.

    ``games`` limits the games: numbers or a mask as in `totals`, None for all; ``game_filter``
    limits them further. With a ``player``, matched as in a filter, only moves of this player count,
    and with ``colours`` only moves of these.
    """
    game_filter = replace(game_filter, size=size)
    sides = {
        Colour.BLACK: replace(game_filter, black=f"{game_filter.black} {player}".strip()),
        Colour.WHITE: replace(game_filter, white=f"{game_filter.white} {player}".strip()),
    }
    masks = {colour: index.game_mask(sides[colour]) for colour in colours}
    if games is not None:
        given = np.asarray(games)
        chosen = np.zeros_like(index.game_mask(game_filter))
        chosen[np.flatnonzero(given) if given.dtype == bool else given] = True
        masks = {colour: mask & chosen for colour, mask in masks.items()}
    counted = np.logical_or.reduce(list(masks.values()))
    counts = index.count_moves(size, moves, masks)
    return MovePlaces(size, int(np.count_nonzero(counted)), tuple(counts.tolist()))
