"""The games of a file as an index needs them: main lines and what is said of the game.

Most files are one game in plain SGF, moves and no more. Those are read by some expressions, which
takes a quarter of the time; whatever they do not fit is read as when the file is opened. Both
say the same of what both can read.
"""

from __future__ import annotations

import re
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ..files.encoding import decode
from ..files.opening import open_any
from ..files.sgf.game_info import info_of
from ..files.sgf.reading import MAX_BYTES
from ..go import MAX_SIDE, Graph, Size
from ..go.bulk import stone_number
from ..record.values.codec import BadPointError, read_move, read_size, write_point
from ..record.values.game_info import raw_texts
from ..record.values.properties import MOVE_COLOURS, OF_GAME
from .main_lines import MainLine, main_line

if TYPE_CHECKING:
    from ..record.values.game_info import GameInfo

_VALUE = r"\[[^\]\[\\\0]*\]\s*"
_NO_MOVE = r"(?!(?:[BW]|A[BWE])\[)[A-Z][A-Z0-9]*"
# The root of a game, without setup, escapes or anything to put right, and what comes then.
_ROOT = re.compile(rf"\s*\(;\s*((?:{_NO_MOVE}{_VALUE})*)", re.ASCII)
# Nodes with a move each, and the end of a game without variations.
_NODES = re.compile(rf"((?:;[BW]\[[a-zA-Z]*\]\s*(?:{_NO_MOVE}(?:{_VALUE})+)*)*)\)\s*", re.ASCII)
_TOLD = re.compile(r"([A-Z][A-Z0-9]*)\[([^\]]*)\]", re.ASCII)
_MOVE = re.compile(r";([BW]\[[a-zA-Z]*\])", re.ASCII)


class ParsedGame(NamedTuple):
    """A game of a file."""

    line: MainLine
    info: GameInfo


def read_games(data: bytes, name: str = "") -> list[ParsedGame]:
    """The games of a file of any format.

    :raises ReadError: when there is none, or more than the limits allow.
    """
    plain = read_plain_game(data)
    if plain is not None:
        return [plain]
    return [
        ParsedGame(main_line(tree), info_of(raw_texts(tree))) for tree in open_any(data, name).games
    ]


def read_plain_game(data: bytes) -> ParsedGame | None:
    """The only game of a file in plain SGF, None if it is not certain to be that."""
    if len(data) > MAX_BYTES:
        return None
    text = decode(data).text
    root = _ROOT.match(text)
    if root is None:
        return None
    pairs = _TOLD.findall(root[1])
    told = dict(pairs)
    size = read_size(told.get("SZ", "19"))
    if len(told) < len(pairs) or size is None or not all(1 <= side <= MAX_SIDE for side in size):
        return None
    moves = _moves(text, root.end(), _stones(size))
    if moves is None:
        return None
    info = info_of({ident: raw for ident, raw in pairs if ident in OF_GAME})
    return ParsedGame(MainLine(size, moves), info)


def _moves(text: str, begin: int, stones: dict[str, int]) -> list[int] | None:
    """The moves that follow a root in a text, None if anything else does."""
    last = text.rfind(")")
    with suppress(KeyError):
        # Most files have nothing but moves between the root and the end.
        before, *values = text[begin:last].split(";")
        if not before and last >= begin and not text[last + 1 :].strip():
            return list(map(stones.__getitem__, values))
    nodes = _NODES.fullmatch(text, begin)
    with suppress(KeyError):
        return nodes and [stones[value] for value in _MOVE.findall(nodes[1])]
    return None


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
