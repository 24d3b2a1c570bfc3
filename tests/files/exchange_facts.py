"""What records state, as plain data: read from a record, and written as one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goboard_gui.files.sgf.reading import new_sgf_file
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.record.node import Property
from goboard_gui.record.properties.codec import (
    read_move,
    read_size,
    write_move,
    write_point,
    write_size,
)
from goboard_gui.record.properties.tables import (
    COMMENT_PROPERTIES,
    MOVE_PROPERTIES,
    POINT_VALUE_TYPES,
    PointValueType,
)
from goboard_gui.record.properties.texts import (
    decode_simple_text,
    decode_text,
    encode_composed_part,
    encode_simple_text,
    encode_text,
)
from goboard_gui.record.steps import board_size
from goboard_gui.record.tree import Tree
from goboard_gui.record.values.markup import parse_point_list, read_label, read_pair

if TYPE_CHECKING:
    from collections.abc import Sequence

Facts = dict[str, list[str]]
"""What a node states, by property: points one by one, texts without escapes, a pass as ``""``."""
Game = list[Facts]
"""The nodes of a game in preorder."""

PARENT = "^"
"""The key of the number of a node's parent, if that is not the node before."""
OWN_PROPERTIES = frozenset({"AP", "CA", "FF", "GM", "ST"})
"""Properties of the root that every program sets for itself."""


def facts(**values: str | list[str]) -> Facts:
    """Return the facts of a node; lists of points are written as one text."""
    return {
        (PARENT if ident == "parent" else ident): _stated(ident, value)
        for ident, value in values.items()
    }


def _stated(ident: str, value: str | list[str]) -> list[str]:
    if isinstance(value, list):
        return value
    if POINT_VALUE_TYPES.get(ident) in (PointValueType.POINTS, PointValueType.PAIRS):
        return sorted(value.split())
    return [value]


def read_facts(tree: Tree) -> Game:
    """Return what the nodes of a record state, but for `OWN_PROPERTIES` and the usual size."""
    order = list(tree.preorder())
    numbers = {node: number for number, node in enumerate(order)}
    game = []
    for number, node in enumerate(order):
        held = tree.node(node)
        stated = {
            ident: _read(tree, ident, held.values(ident) or ())
            for ident in dict.fromkeys(item.ident for item in held.properties)
            if ident not in OWN_PROPERTIES
        }
        if stated.get("SZ") == ["19"]:
            del stated["SZ"]
        if held.parent is not None and numbers[held.parent] != number - 1:
            stated[PARENT] = [str(numbers[held.parent])]
        game.append(stated)
    return game


def _read(tree: Tree, ident: str, values: Sequence[str]) -> list[str]:
    size = board_size(tree)
    match POINT_VALUE_TYPES.get(ident):
        case PointValueType.MOVE:
            return [write_move(read_move(value, size)) for value in values]
        case PointValueType.POINTS:
            return sorted(map(write_point, parse_point_list(values, size)))
        case PointValueType.LABELS:
            labels = (read_label(value, size) for value in values)
            return [f"{write_point(point)}:{text}" for point, text in filter(None, labels)]
        case PointValueType.PAIRS:
            pairs = (read_pair(value, size) for value in values)
            return sorted(
                f"{write_point(one)}:{write_point(two)}" for one, two in filter(None, pairs)
            )
    if ident == "SZ":
        return [write_size(read) for read in map(read_size, values) if read]
    decode = decode_text if ident in COMMENT_PROPERTIES else decode_simple_text
    return [decode(value) for value in values]


def write_facts(games: Sequence[Game]) -> bytes:
    """Return games as Goboard writes new ones, whose nodes have their move first."""
    trees = [_tree(game) for game in games]
    return write_sgf(new_sgf_file(trees), trees)


def _tree(game: Game) -> Tree:
    root = facts(GM="1", FF="4", SZ="19") | game[0]
    tree = Tree.new(_properties(root))
    nodes = [tree.root]
    for given in game[1:]:
        above = int(given[PARENT][0]) if PARENT in given else -1
        tree, node = tree.add(nodes[above], _properties(given))
        nodes.append(node)
    return tree


def _properties(given: Facts) -> list[Property]:
    return [
        Property(ident, tuple(_encoded(ident, value) for value in values or [""]))
        for ident, values in sorted(given.items(), key=lambda item: item[0] not in MOVE_PROPERTIES)
        if ident != PARENT
    ]


def _encoded(ident: str, value: str) -> str:
    shape = POINT_VALUE_TYPES.get(ident)
    if shape is PointValueType.LABELS or (ident == "FG" and value):
        first, _, text = value.partition(":")
        return f"{first}:{encode_composed_part(text)}"
    if shape is not None:
        return value
    return encode_text(value) if ident in COMMENT_PROPERTIES else encode_simple_text(value)
