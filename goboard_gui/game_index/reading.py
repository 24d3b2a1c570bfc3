"""Reading of the games of a file for the index: main lines and game information.

Most files contain one game in plain SGF with nothing but moves. Regular expressions parse those in
a quarter of the time; anything they do not match is read like a file that is opened. Both give the
same result for files that both can read.
"""

from __future__ import annotations

import re
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, cast

from ..files.opening import open_bytes
from ..files.sgf.decoding import decode
from ..files.sgf.game_info import info_from_values, read_info
from ..files.sgf.reading import MAX_BYTES
from ..go import Graph, Size
from ..go.bulk import encode_stone, find_removed_stones_in_tree
from ..record.properties.board_shapes import GO, read_board_size
from ..record.properties.codec import BadPointError, read_move, write_point
from ..record.properties.conventions.komi import is_fox_application
from ..record.properties.info_names import standard_names
from ..record.properties.tables import GAME_INFO_PROPERTIES, MOVE_COLOURS
from .game_nodes import game_nodes
from .main_lines import MainLine, main_line
from .variations import NO_MOVE, GameNodes, variation_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..record.values.game_info import GameInfo
    from .variations import VariationLine

_VALUE = r"\[[^\]\[\\\0]*\]\s*"
_NO_MOVE = r"(?!(?:[BW]|A[BWE])\[)[A-Z][A-Z0-9]*"
# A root node without setup, escapes or errors.
_ROOT = re.compile(rf"\s*\(;\s*((?:{_NO_MOVE}{_VALUE})*)", re.ASCII)
# Nodes with one move each, up to the end of a game without variations.
_NODES = re.compile(rf"((?:;[BW]\[[a-zA-Z]*\]\s*(?:{_NO_MOVE}(?:{_VALUE})+)*)*)\)\s*", re.ASCII)
# A node of a game with variations and the brackets after it, or any other character.
_TREE_VALUE = r"\[[^\]\\\0]*+(?:\\[^\0][^\]\\\0]*+)*+\]\s*+"
_TREE_PROPERTIES = rf"(?:{_NO_MOVE}\s*+(?:{_TREE_VALUE})++)*+"
_TREE_NODE = re.compile(
    rf";\s*+{_TREE_PROPERTIES}(?:([BW]\[[a-zA-Z]*+\])\s*+{_TREE_PROPERTIES})?+([()\s]*+)|([^;])",
    re.ASCII,
)
_BRACKETS = re.compile(r"[()\s]*+", re.ASCII)
_PROPERTY = re.compile(r"([A-Z][A-Z0-9]*)\[([^\]]*)\]", re.ASCII)
_MOVE = re.compile(r";([BW]\[[a-zA-Z]*\])", re.ASCII)


class ParsedGame(NamedTuple):
    """The main line and the game information of one game, and its other nodes if they were read."""

    line: MainLine
    info: GameInfo
    variations: Sequence[VariationLine] = ()


def read_games(data: bytes, name: str = "", *, variations: bool = False) -> list[ParsedGame]:
    """Return the games of a file in any supported format, also with all ``variations`` if set.

    :raises ReadError: if it contains no game, or exceeds the limits.
    """
    plain = read_plain_game(data, variations=variations)
    if plain is not None:
        return [plain]
    games = []
    for tree in open_bytes(data, name).games:
        line = main_line(tree)
        nodes = game_nodes(tree) if variations else None
        lines = [] if nodes is None else variation_lines(line.size, nodes)
        games.append(ParsedGame(line, read_info(tree), lines))
    return games


def read_plain_game(data: bytes, *, variations: bool = False) -> ParsedGame | None:
    """Parse a simple SGF file with one game; return None if the file needs the full reader.

    Of files with variations, only those read with ``variations`` are simple.
    """
    if len(data) > MAX_BYTES:
        return None
    text = decode(data).text
    root = _ROOT.match(text)
    if root is None:
        return None
    pairs = _PROPERTY.findall(root[1])
    properties = dict(pairs)
    size = read_board_size(properties.get("SZ", "19"))
    if len(properties) < len(pairs) or properties.get("GM", GO) != GO or size is None:
        return None
    stones = _stone_numbers(size)
    moves = _moves(text, root.end(), stones)
    nodes = _nodes(text, root.end(), size, stones) if variations and moves is None else None
    if nodes is not None:
        moves = [stone for stone in nodes.played[: nodes.main_line_length] if stone != NO_MOVE]
    if moves is None:
        return None
    names = standard_names(properties)
    values = {name: properties[ident] for ident, name in names.items()}
    values |= {ident: raw for ident, raw in pairs if ident in GAME_INFO_PROPERTIES}
    info = info_from_values(values, fox=is_fox_application(properties.get("AP", "")))
    lines = [] if nodes is None else variation_lines(size, nodes)
    return ParsedGame(MainLine(size, moves), info, lines)


def _moves(text: str, begin: int, stones: dict[str, int]) -> list[int] | None:
    """Return the moves after the root as stone numbers, or None if the text contains
    anything else.
    """
    last = text.rfind(")")
    with suppress(KeyError):
        # Most files contain only moves after the root.
        before, *values = text[begin:last].split(";")
        if not before and last >= begin and not text[last + 1 :].strip():
            return list(map(stones.__getitem__, values))
    nodes = _NODES.fullmatch(text, begin)
    with suppress(KeyError):
        return nodes and [stones[value] for value in _MOVE.findall(nodes[1])]
    return None


def _nodes(text: str, begin: int, size: Size, stones: dict[str, int]) -> GameNodes | None:
    """Return the nodes of a game, given where its root ends, or None if the text contains anything
    but variations, moves and properties that change no stones.
    """
    parents, played, forks = [-1], [NO_MOVE], [-1]
    node = 0
    first = cast("re.Match[str]", _BRACKETS.match(text, begin))
    for bracket in first[0].strip():
        if bracket != "(":
            return None
        forks.append(0)
    for move, brackets, other in _TREE_NODE.findall(text, first.end()):
        stone = stones.get(move) if move else NO_MOVE
        if stone is None or other or node < 0:
            return None
        parents.append(node)
        node = len(played)
        played.append(stone)
        if not brackets:
            continue
        for bracket in brackets:
            if bracket == "(":
                forks.append(node)
            elif bracket == ")":
                if not forks:
                    return None
                node = forks.pop()
    if node >= 0:
        return None
    removed = find_removed_stones_in_tree(Graph.rectangle(size), parents, played)
    return GameNodes(parents, played, removed)


@lru_cache(maxsize=16)
def _stone_numbers(size: Size) -> dict[str, int]:
    """Return a mapping from the SGF text of every move on a board to its stone number."""
    graph = Graph.rectangle(size)
    values = {"", "tt", *map(write_point, size.points())}
    found = {}
    for value in values:
        with suppress(BadPointError):
            point = read_move(value, size)
            for ident, colour in MOVE_COLOURS.items():
                found[f"{ident}[{value}]"] = encode_stone(graph, point, colour)
    return found
