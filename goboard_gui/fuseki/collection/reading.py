"""The games of a file as an index needs them: main lines and what is said of the game.

Most files are one game in plain SGF, moves and no more. Those are read by one expression, which
takes less than half the time; whatever it does not fit is read as when the file is opened. Both
say the same of what both can read.
"""

from __future__ import annotations

import re
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ...files.charset import decode
from ...files.foreign import open_any
from ...files.info import info_of
from ...files.sgf import MAX_BYTES
from ...go import MAX_SIDE, Graph, Size
from ...go.bulk import stone_number
from ...record.codec import BadPointError, read_move, read_size, write_point
from ...record.game_texts import raw_texts
from ...record.properties import MOVE_COLOURS, OF_GAME
from .lines import Line, line_of, plain_line

if TYPE_CHECKING:
    from ...record.info import GameInfo

_VALUE = r"\[[^\]\[\\\0]*\]\s*"
_ROOT = rf"(?:(?!(?:[BW]|A[BWE])\[)[A-Z][A-Z0-9]*{_VALUE})*"
_REST = rf"(?:(?!(?:[BW]|A[BWE])\[)[A-Z][A-Z0-9]*(?:{_VALUE})+)*"
# One game without variations, setup, escapes or anything to put right, and a move in each node.
_PLAIN = re.compile(
    rf"\s*\(;\s*({_ROOT})((?:;[BW]\[[a-zA-Z]*\]\s*{_REST})*)\)\s*", re.ASCII | re.DOTALL
)
_TOLD = re.compile(r"([A-Z][A-Z0-9]*)\[([^\]]*)\]", re.ASCII)
_MOVE = re.compile(r";([BW]\[[a-zA-Z]*\])", re.ASCII)


class Found(NamedTuple):
    """A game of a file."""

    line: Line
    info: GameInfo


def read_games(data: bytes, name: str = "") -> list[Found]:
    """The games of a file of any format.

    :raises ReadError: when there is none, or more than the limits allow.
    """
    plain = plain_game(data)
    if plain is not None:
        return [plain]
    return [Found(line_of(tree), info_of(raw_texts(tree))) for tree in open_any(data, name).games]


def plain_game(data: bytes) -> Found | None:
    """The only game of a file in plain SGF, None if it is not certain to be that."""
    if len(data) > MAX_BYTES:
        return None
    match = _PLAIN.fullmatch(decode(data).text)
    if match is None:
        return None
    pairs = _TOLD.findall(match[1])
    told = dict(pairs)
    size = read_size(told.get("SZ", "19"))
    if len(told) < len(pairs) or size is None or not all(1 <= side <= MAX_SIDE for side in size):
        return None
    stones = _stones(size)
    try:
        moves = list(map(stones.__getitem__, _MOVE.findall(match[2])))
    except KeyError:
        return None
    info = info_of({ident: raw for ident, raw in pairs if ident in OF_GAME})
    return Found(plain_line(size, moves), info)


@lru_cache(maxsize=16)
def _stones(size: Size) -> dict[str, int]:
    """The numbers of all moves on a board by how they are written."""
    graph = Graph.rectangle(size)
    values = {"", "tt", *map(write_point, size.points())}
    found = {}
    for value in values:
        with suppress(BadPointError):
            point = read_move(value, size)
            for ident, colour in MOVE_COLOURS.items():
                found[f"{ident}[{value}]"] = stone_number(graph, point, colour)
    return found
