"""Dyer's signatures of games: where moves 20, 40, 60, 31, 51 and 71 were played.

Two games that have the same are most likely the same game, however it was written down.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from ..fuseki.keys import WAYS, keys_of
from ..go import Graph
from ..record.values.codec import write_point

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ..go import Size

MOVES = (20, 40, 60, 31, 51, 71)
"""The moves that make a signature, in its order."""
_PASS = b"--"
_NONE = b"??"


def signatures(size: Size, games: Sequence[Sequence[int]]) -> list[str]:
    """The signatures of games on boards of one size, given the stones that were played.

    Points are named as SGF does, a pass is ``--`` and a move that was not made ``??``. Of the
    views of a game the one counts whose signature comes first.

    >>> from goboard_gui.go import Size
    >>> signatures(Size(2, 1), [[0, 3] * 10, [2, 1] * 10])
    ['aa??????????', 'aa??????????']
    """
    names = _names(size)
    none = names.shape[1] - 1
    points = [
        [played[move - 1] >> 1 if move <= len(played) else none for move in MOVES]
        for played in games
    ]
    views = names.take(points, axis=1).view(f"S{2 * len(MOVES)}")[..., 0]
    return [text.decode("ascii") for text in np.sort(views, axis=0)[0].tolist()]


@lru_cache(maxsize=8)
def _names(size: Size) -> NDArray[np.bytes_]:
    """The names of the points in each view that lays the board on its longer side."""
    keys = keys_of(size)
    points = Graph.rectangle(keys.frame).points
    names = [*(write_point(point).encode("ascii") for point in points), _PASS, _NONE]
    views = [
        [*(stone >> 1 for stone in keys.seen[way][::2]), len(points) + 1]
        for way in keys.ways
        if not WAYS[way].colours_swapped
    ]
    named: NDArray[np.bytes_] = np.array(names, "S2")[np.array(views)]
    return named
