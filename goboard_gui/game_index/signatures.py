"""Dyer signatures of games: the points of moves 20, 40, 60, 31, 51 and 71.

Two games with the same signature are most likely the same game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from ..fuseki.keys import TRANSFORMS, position_keys
from ..go import Graph
from ..record.properties.codec import write_point

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ..go import Size

MOVES = (20, 40, 60, 31, 51, 71)
"""The moves that make up a signature, in order."""
_PASS = b"--"
_NONE = b"??"


def signatures(size: Size, games: Sequence[Sequence[int]]) -> list[str]:
    """Return the signatures of games on boards of one size, given their stone numbers.

    Points are written as in SGF, a pass as ``--`` and a missing move as ``??``. Of all views of a
    game, the alphabetically first signature is taken.

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
    """Return the name of each point in each rotation or reflection that makes the board at least as
    wide as high.
    """
    keys = position_keys(size)
    points = Graph.rectangle(keys.frame).points
    names = [*(write_point(point).encode("ascii") for point in points), _PASS, _NONE]
    views = [
        [*(stone >> 1 for stone in keys.seen[transform][::2]), len(points) + 1]
        for transform in keys.transforms
        if not TRANSFORMS[transform].colours_swapped
    ]
    named: NDArray[np.bytes_] = np.array(names, "S2")[np.array(views)]
    return named
