"""Reading of the games of a file for the index: main lines and game information.

Most files contain one game in valid SGF with nothing but moves, comments and perhaps handicap
stones. Regular expressions parse those in a small part of the time, and skip comments and, unless
they are indexed, variations. Anything that they do not match is read like a file that is opened.
Both give the same result for files that both can read.
"""

from __future__ import annotations

import re
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from ..files.opening import open_bytes
from ..files.sgf.decoding import decode
from ..files.sgf.game_info import info_from_values, read_info
from ..files.sgf.reading import MAX_BYTES, MAX_NODES, MAX_VALUES, NODES_PER_GAME
from ..files.sgf.syntax import RAW, SOUND_VALUE, VALUE, possessive_repeat
from ..go import Colour, Graph, Size
from ..go.bulk import encode_stone, find_removed_stones_in_tree
from ..named_tuples import NamedTuple
from ..record.properties.board_shapes import GO, read_board_size
from ..record.properties.codec import BadPointError, read_move, read_points, write_point
from ..record.properties.conventions.komi import is_fox_application
from ..record.properties.info_names import standard_names
from ..record.properties.tables import GAME_INFO_PROPERTIES, MOVE_COLOURS
from .game_nodes import game_nodes
from .main_lines import MainLine, main_line
from .variations import NO_MOVE, GameNodes, variation_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..record.values.game_info import GameInfo
    from .variations import VariationLine

_FLAGS = re.ASCII | re.DOTALL
_VALUE = r"\[[^\]\[\\\0]*\]\s*"
_NO_MOVE = r"(?!(?:[BW]|A[BWE])\s*\[)[A-Z][A-Z0-9]*"
# A root node with one value for each property, except for handicap stones.
_ROOT = re.compile(
    rf"\s*\(;\s*({possessive_repeat(rf'{_NO_MOVE}{SOUND_VALUE}|AB(?:{_VALUE})+')})", _FLAGS
)
_PROPERTY = re.compile(rf"([A-Z][A-Z0-9]*)\[({RAW})\]((?:\s*\[{RAW}\])*)", _FLAGS)
# Nodes with one move each, up to the end of a game without variations.
_NODES = re.compile(rf"((?:;[BW]\[[a-zA-Z]*\]\s*(?:{_NO_MOVE}(?:{_VALUE})+)*)*)\)\s*", re.ASCII)
_MOVE = re.compile(r";([BW]\[[a-zA-Z]*\])", re.ASCII)
# Any node with at most one move, and the brackets after it, or any other character.
_PROPERTIES = possessive_repeat(rf"{_NO_MOVE}\s*+{possessive_repeat(SOUND_VALUE, '+')}")
_TREE_NODE = re.compile(
    rf";\s*+{_PROPERTIES}(?:([BW]\[[a-zA-Z]*+\])\s*+{_PROPERTIES})?+([()\s]*+)|([^;])", _FLAGS
)
_BRACKETS = re.compile(r"[()\s]*+", re.ASCII)


class ParsedGame(NamedTuple):
    """The main line and the game information of one game, and its other nodes if they were read.

    ``has_only_moves`` says whether each node of the main line after the root is known to have one
    move, so that nodes have the numbers of the moves.
    """

    line: MainLine
    info: GameInfo
    variations: Sequence[VariationLine] = ()
    has_only_moves: bool = False


def read_games(data: bytes, name: str = "", *, variations: bool = False) -> list[ParsedGame]:
    """Return the games of a file in any supported format, also with all ``variations`` if set.

    :raises ReadError: if it contains no game, or exceeds the limits.
    """
    plain = read_plain_game(data, variations=variations)
    if plain is not None:
        return [plain]
    # Each tree is released before the next is read: it keeps its nodes, which take far more memory
    # than its line, and some files have thousands of games.
    trees = list(reversed(open_bytes(data, name).games))
    games = []
    while trees:
        tree = trees.pop()
        line = main_line(tree)
        nodes = game_nodes(tree) if variations else None
        lines = [] if nodes is None else variation_lines(line.size, nodes)
        games.append(ParsedGame(line, read_info(tree), lines))
    return games


def read_plain_game(data: bytes, *, variations: bool = False) -> ParsedGame | None:
    """Parse a valid SGF file with one game; return None if the file needs the full reader.

    Of setup, only Black's stones in the root are plain, and only if variations are not read.
    """
    if len(data) > MAX_BYTES:
        return None
    text = decode(data).text
    root = _ROOT.match(text)
    if root is None or text.count("[") > MAX_VALUES:
        return None
    found = _PROPERTY.findall(root[1])
    properties = {ident: raw for ident, raw, _ in found}
    size = read_board_size(properties.get("SZ", "19"))
    if len(properties) < len(found) or properties.get("GM", GO) != GO or size is None:
        return None
    handicap = _handicap_stones(found, size)
    if handicap is None or (handicap and variations):
        return None
    stones = _stone_numbers(size)
    moves, nodes = _moves(text, root.end(), stones), None
    only_moves, lines = True, []
    if moves is None:
        nodes = _nodes(text, root.end(), stones)
        if nodes is None:
            return None
        main_line = nodes.played[: nodes.main_line_length]
        moves = [stone for stone in main_line if stone != NO_MOVE]
        only_moves = len(moves) == len(main_line) - 1
        if variations:
            graph = Graph.rectangle(size)
            removed = find_removed_stones_in_tree(graph, nodes.parents, nodes.played)
            lines = variation_lines(size, nodes._replace(others=removed))
    names = standard_names(properties)
    values = {name: properties[ident] for ident, name in names.items()}
    values |= {ident: raw for ident, raw, _ in found if ident in GAME_INFO_PROPERTIES}
    info = info_from_values(values, fox=is_fox_application(properties.get("AP", "")))
    return ParsedGame(MainLine(size, moves, handicap=handicap), info, lines, only_moves)


def _handicap_stones(root: Iterable[tuple[str, str, str]], size: Size) -> list[int] | None:
    """Return the stone numbers of Black's stones in a root, or None if they are invalid or leave no
    liberty.
    """
    graph = Graph.rectangle(size)
    values = [
        value
        for ident, first, more in root
        if ident == "AB"
        for value in (first, *VALUE.findall(more))
    ]
    try:
        points = {point for value in values for point in read_points(value, size)}
    except BadPointError:
        return None
    if len(points) == len(graph.points):
        return None
    return [encode_stone(graph, point, Colour.BLACK) for point in points]


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


def _nodes(text: str, begin: int, stones: dict[str, int]) -> GameNodes | None:
    """Return the nodes of a game, without captures, given where its root ends, or None if the text
    contains anything but variations, moves and properties that change no stones.
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
    # The players may be in a second node without a move.
    if node >= 0 or played[1:2] == [NO_MOVE] or len(played) + NODES_PER_GAME > MAX_NODES:
        return None
    return GameNodes(parents, played, {})


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
