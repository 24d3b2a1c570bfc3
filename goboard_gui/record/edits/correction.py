"""Corrections of wrongly recorded moves that leave the rest of the record unchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..moves import move_property
from ..node import Property
from ..properties.codec import BadPointError, point_mask, read_move, write_move, write_point
from ..properties.tables import (
    COLOUR_LETTERS,
    MARKUP_PROPERTIES,
    MOVE_ATTRIBUTES,
    MOVE_PROPERTIES,
    POINT_VALUE_TYPES,
    POSITION_ATTRIBUTES,
    SETUP_PROPERTIES,
    PointValueType,
)
from ..properties.texts import decode_simple_text, decode_text, encode_text
from ..steps import board_size
from ..tree import with_properties
from ..values.markup import parse_point_list, parse_point_value, read_pair, value_mask
from .branches import insert_above
from .setup import with_point_list

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ...go import Colour, Point, Size
    from ..tree import Tree

_OTHERS = {"B": "W", "W": "B"}


class NoMoveError(LookupError):
    """Error raised when a node has no move to correct."""

    def __init__(self, node: int) -> None:
        super().__init__(node)
        self.node = node

    def __str__(self) -> str:
        return f"node {self.node} holds no move"


class NoStoneError(LookupError):
    """Error raised when a node does not set up a stone at a point."""

    def __init__(self, node: int, point: Point) -> None:
        super().__init__(node, point)
        self.node = node
        self.point = point

    def __str__(self) -> str:
        return f"node {self.node} sets up no stone on {write_point(self.point)}"


def correct_move(tree: Tree, node: int, point: Point | None) -> Tree:
    """Change the move of a node to another point, or to a pass if ``point`` is None.

    Markup of the node on the old point moves along, arrows and lines included, unless the new point
    has markup. If a node has several moves, the first is changed.

    :raises NoMoveError: when the node has no move.

    >>> from goboard_gui.go import Point
    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("B", ("dd",)), Property("LB", ("dd:A", "ee:B"))])
    >>> correct_move(tree, 0, Point(2, 2)).properties(0)
    (Property(ident='B', values=('cc',)), Property(ident='LB', values=('cc:A', 'ee:B')))
    """
    size = board_size(tree)
    properties: Sequence[Property] = tree.properties(node)
    place = _place_of_move(tree, node)
    ident, (value, *others) = properties[place]
    try:
        old = read_move(value, size)
        if old == point:
            return tree
    except BadPointError:
        old = None
    move = Property(ident, (write_move(point), *others))
    properties = [*properties[:place], move, *properties[place + 1 :]]
    if old is not None and point is not None:
        properties = move_markup(properties, old, point, size)
    return with_properties(tree, node, properties)


def correct_colour(tree: Tree, node: int, colour: Colour) -> Tree:
    """Change the colour of a node's move; return the same tree if the move already has this colour.

    :raises NoMoveError: when the node has no move.
    """
    properties = list(tree.properties(node))
    place = _place_of_move(tree, node)
    properties[place] = Property(COLOUR_LETTERS[colour], properties[place].values)
    return with_properties(tree, node, properties)


def swap_moves(tree: Tree, one: int, other: int) -> Tree:
    """Exchange the points of the moves in two nodes; the colours stay.

    :raises NoMoveError: when one of the nodes has no move.
    :raises BadPointError: when one of the moves has no valid point.
    """
    first, second = _played_point(tree, one), _played_point(tree, other)
    return correct_move(correct_move(tree, one, second), other, first)


def move_stone(tree: Tree, node: int, old: Point, new: Point) -> Tree:
    """Move a stone that was played or set up in a node to another point.

    :raises NoStoneError: when the node puts no stone there.
    """
    try:
        played = _played_point(tree, node)
    except (NoMoveError, BadPointError):
        played = None
    if played == old:
        return correct_move(tree, node, new)
    return move_setup_stone(tree, node, old, new)


def move_setup_stone(tree: Tree, node: int, old: Point, new: Point) -> Tree:
    """Move a setup stone of a node to another point, replacing any other setup there.

    The old point then keeps what it had before the node.

    :raises NoStoneError: when the node sets up no stone there.
    """
    size = board_size(tree)
    content = tree.node(node)
    lists = {
        ident: set(parse_point_list(content.values(ident) or (), size))
        for ident in SETUP_PROPERTIES
    }
    colour = next((ident for ident in reversed(SETUP_PROPERTIES) if old in lists[ident]), "AE")
    if colour == "AE":
        raise NoStoneError(node, old)
    properties: Sequence[Property] = content.properties
    for ident, points in lists.items():
        left = points - {old, new}
        properties = with_point_list(
            properties, ident, left | {new} if ident == colour else left, size
        )
    return with_properties(tree, node, properties)


def insert_move_before(
    tree: Tree, node: int, colour: Colour, point: Point | None
) -> tuple[Tree, int]:
    """Insert a missing move, or a pass if ``point`` is None, before a node; return the record and
    the id of the new node.

    Later moves keep their colours.

    :raises ValueError: for the root, which has no parent.
    """
    return insert_above(tree, node, [move_property(colour, point)])


def swap_colours_below(tree: Tree, node: int) -> Tree:
    """Swap the colours of all moves below a node, for use after inserting a missing move."""
    changed = {}
    for below in tree.preorder(node):
        properties = tree.properties(below)
        if below != node and any(item.ident in MOVE_PROPERTIES for item in properties):
            changed[below] = [
                Property(_OTHERS.get(item.ident, item.ident), item.values) for item in properties
            ]
    return tree.set_properties_of_nodes(changed) if changed else tree


def sibling_with_same_move(tree: Tree, node: int) -> int | None:
    """Return the first sibling of a node with the same move and setup, or None if there is none.

    A node with several moves has no such sibling.
    """
    parent, size = tree.parent(node), board_size(tree)
    deed = _comparable_move(tree.properties(node), size)
    if parent is None or deed is None:
        return None
    for other in tree.children(parent):
        if other != node and _comparable_move(tree.properties(other), size) == deed:
            return other
    return None


def merge_same_move(tree: Tree, node: int, sibling: int) -> Tree:
    """Merge a node and identical moves below it into a sibling with the same move.

    The sibling receives the properties of the node, see `merge_properties`; the other variations
    below the node follow those of the sibling. A cursor at the node moves to the sibling.

    :raises ValueError: unless the two are siblings with the same move.
    """
    size = board_size(tree)
    deed = _comparable_move(tree.properties(node), size)
    if node == sibling or deed is None or deed != _comparable_move(tree.properties(sibling), size):
        raise ValueError(f"nodes {node} and {sibling} have not the same move")
    if tree.parent(node) != tree.parent(sibling):
        raise ValueError(f"nodes {node} and {sibling} are no siblings")
    pairs = [(node, sibling)]
    for given, kept in pairs:
        properties = merge_properties(tree.properties(kept), tree.properties(given))
        tree = with_properties(tree, kept, properties)
        known: dict[object, int] = {}
        for child in tree.children(kept):
            known.setdefault(_comparable_move(tree.properties(child), size), child)
        left = []
        for child in tree.children(given):
            deed = _comparable_move(tree.properties(child), size)
            if deed is not None and deed in known:
                pairs.append((child, known[deed]))
            else:
                left.append(child)
        if left:
            tree = tree.set_children(kept, [*tree.children(kept), *left])
    return tree.remove(node)


def _comparable_move(properties: Sequence[Property], size: Size) -> object | None:
    """Return a value that is equal for nodes with the same move and setup.

    It is None unless the node has exactly one move, with a valid point.
    """
    moves = [
        (item.ident, value)
        for item in properties
        if item.ident in MOVE_PROPERTIES
        for value in item.values
    ]
    if len(moves) != 1:
        return None
    ident, value = moves[0]
    try:
        point = read_move(value, size)
    except BadPointError:
        return None
    setup = {
        (item.ident, value)
        for item in properties
        if item.ident in SETUP_PROPERTIES
        for value in item.values
    }
    return ident, point, frozenset(setup)


def _played_point(tree: Tree, node: int) -> Point | None:
    """Return the point of a node's move, or None for a pass."""
    return read_move(tree.properties(node)[_place_of_move(tree, node)].values[0], board_size(tree))


def _place_of_move(tree: Tree, node: int) -> int:
    """Return the index of the move property among the properties of a node.

    :raises NoMoveError: when there is none.
    """
    for place, item in enumerate(tree.properties(node)):
        if item.ident in MOVE_PROPERTIES:
            return place
    raise NoMoveError(node)


_COMMENT, _NAME = "C", "N"
_EVALUATIONS = ({"BM", "DO", "IT", "TE"}, {"DM", "GB", "GW", "UC"})
_SINGLE_VALUED = {*MOVE_PROPERTIES, *MOVE_ATTRIBUTES, *POSITION_ATTRIBUTES, "DD", "PL", "VW"} - {
    _COMMENT,
    _NAME,
}


def merge_properties(kept: Sequence[Property], given: Sequence[Property]) -> list[Property]:
    """Merge the properties of two nodes; where only one value is possible, that in ``kept`` is
    used.

    Lists and unknown properties receive the missing values. Comments are concatenated; a different
    node name becomes part of the comment. Of properties with a single value, such as the time left
    or a move evaluation, ``kept`` takes precedence.

    >>> kept = [Property("B", ("aa",)), Property("C", ("big",))]
    >>> merge_properties(kept, [Property("C", ("urgent",))])
    [Property(ident='B', values=('aa',)), Property(ident='C', values=('big\\n\\nurgent',))]
    """
    merged: dict[str, Property] = {}
    for item in kept:
        merged[item.ident] = _with_values(merged.get(item.ident), item)
    comments = [*merged[_COMMENT].values] if _COMMENT in merged else []
    for item in given:
        ident = item.ident
        if ident == _COMMENT or (ident == _NAME and _differs(item, merged.get(ident))):
            comments += item.values
        elif ident not in merged:
            if not any(ident in kind and kind.intersection(merged) for kind in _EVALUATIONS):
                merged[ident] = item
        elif ident not in _SINGLE_VALUED:
            merged[ident] = _with_values(merged[ident], item)
    comment = _joined(comments)
    if comment is not None:
        merged[_COMMENT] = Property(_COMMENT, (comment,))
    return list(merged.values())


def _with_values(before: Property | None, item: Property) -> Property:
    """Return a property extended by those values of another property that it lacks."""
    if before is None:
        return item
    more = (value for value in item.values if value not in before.values)
    return Property(item.ident, (*before.values, *more))


def _differs(name: Property, other: Property | None) -> bool:
    return other is not None and decode_simple_text(name.values[0]) != decode_simple_text(
        other.values[0]
    )


def _joined(comments: Iterable[str]) -> str | None:
    """Join comments without duplicates; return a single comment unchanged, or None if there are
    none.
    """
    raws = {decode_text(raw).strip(): raw for raw in reversed(list(comments))}
    raws.pop("", None)
    texts = list(reversed(raws))
    if len(texts) < 2:
        return raws[texts[0]] if texts else None
    return encode_text("\n\n".join(texts))


_ON_A_STONE = MARKUP_PROPERTIES - {"DD", "TB", "TW", "VW"}


def move_markup(
    properties: Sequence[Property], old: Point, new: Point, size: Size
) -> Sequence[Property]:
    """Return a node's properties with the markup on a moved stone transferred to the stone's new
    point.

    Marks and labels on the old point, and ends of arrows and lines, are moved, unless the new point
    has markup.
    """
    drawn = [item for item in properties if item.ident in _ON_A_STONE]
    if any(
        _includes_point(value, item.ident, new, size) for item in drawn for value in item.values
    ):
        return properties
    return [
        Property(item.ident, tuple(_values_moved(item, old, new, size))) if item in drawn else item
        for item in properties
    ]


def _includes_point(value: str, ident: str, point: Point, size: Size) -> bool:
    """Return whether a markup value includes a point."""
    if POINT_VALUE_TYPES[ident] is PointValueType.POINTS:
        return bool(value_mask(value, size) & point_mask([point], size))
    if POINT_VALUE_TYPES[ident] is PointValueType.PAIRS:
        return point in (read_pair(value, size) or ())
    return parse_point_value(value.partition(":")[0], size) == [point]


def _values_moved(item: Property, old: Point, new: Point, size: Size) -> Iterator[str]:
    """Yield the values of a property, with the markup on one point moved to another."""
    for value in item.values:
        if not _includes_point(value, item.ident, old, size):
            yield value
        elif POINT_VALUE_TYPES[item.ident] is PointValueType.POINTS:
            for point in parse_point_value(value, size):
                yield write_point(new if point == old else point)
        else:
            first, colon, second = value.partition(":")
            if parse_point_value(first, size) == [old]:
                first = write_point(new)
            elif POINT_VALUE_TYPES[item.ident] is PointValueType.PAIRS:
                second = write_point(new)
            yield first + colon + second
