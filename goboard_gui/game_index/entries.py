"""The bits of an index entry, a 64-bit number that a segment stores for each position.

From the lowest bits, an entry packs the next move as seen under the transform (0 for none,
otherwise the stone number plus one), the transform under which the position has its key, the move
number, and the number of the line, which for a main line is the game number. Stored indexes have
this layout: another one needs another version of the index.
"""

from __future__ import annotations

from ..fuseki.keys import TRANSFORM_BITS

NEXT_BITS = 13  # 52×52 points of two colours, two passes, and nothing
_MOVE_BITS = 19
ENTRY_TRANSFORM_SHIFT = NEXT_BITS
ENTRY_MOVE_SHIFT = ENTRY_TRANSFORM_SHIFT + TRANSFORM_BITS
ENTRY_GAME_SHIFT = ENTRY_MOVE_SHIFT + _MOVE_BITS
NEXT_MASK = (1 << NEXT_BITS) - 1
MAX_MOVES = (1 << _MOVE_BITS) - 1
"""The number of moves up to which the positions of a main line are stored."""
RETURN_FLAG = 1 << ENTRY_GAME_SHIFT - 1
"""Flag of an entry for the return of a variation line to an earlier position, whose next move is
that of another branch. Steps of such a line are numbered in the bits below it.
"""
