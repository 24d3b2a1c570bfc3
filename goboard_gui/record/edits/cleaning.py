"""Markup and remarks of some kinds counted in many nodes, and removed from them at once."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from typing import TYPE_CHECKING

from ..steps import board_size
from ..tree import Property
from ..values.evaluations import MOVE_JUDGEMENTS, POSITION_JUDGEMENTS
from ..values.markup import (
    ARROWS,
    DIMMED,
    LABELS,
    LETTERS,
    LINES,
    SIGNS,
    VIEW,
    Sign,
    points_of,
    read_label,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from ...go import Size
    from ..tree import Tree


class Kind(Enum):
    """What can be cleaned up by itself."""

    TRIANGLES = "triangles"
    SQUARES = "squares"
    CIRCLES = "circles"
    CROSSES = "crosses"
    SELECTED = "selected"
    TERRITORY = "territory"
    LETTERS = "letters"
    """Labels of one or two Latin letters."""
    NUMBERS = "numbers"
    """Labels that are numbers."""
    OTHER_LABELS = "other labels"
    ARROWS = "arrows"
    LINES = "lines"
    DIMMED = "dimmed"
    VIEW = "view"
    JUDGEMENTS = "judgements"
    HOTSPOTS = "hotspots"
    COMMENTS = "comments"
    NAMES = "names"
    FIGURES = "figures"
    TIMES = "times"


_SIGNS = {
    Sign.TRIANGLE: Kind.TRIANGLES,
    Sign.SQUARE: Kind.SQUARES,
    Sign.CIRCLE: Kind.CIRCLES,
    Sign.CROSS: Kind.CROSSES,
    Sign.SELECTED: Kind.SELECTED,
    Sign.TERRITORY_BLACK: Kind.TERRITORY,
    Sign.TERRITORY_WHITE: Kind.TERRITORY,
}
_PAIRS = {ARROWS: Kind.ARROWS, LINES: Kind.LINES}
_LABELS = frozenset({Kind.LETTERS, Kind.NUMBERS, Kind.OTHER_LABELS})
_OTHERS = {
    DIMMED: Kind.DIMMED,
    VIEW: Kind.VIEW,
    **dict.fromkeys((*MOVE_JUDGEMENTS, *POSITION_JUDGEMENTS), Kind.JUDGEMENTS),
    "HO": Kind.HOTSPOTS,
    "C": Kind.COMMENTS,
    "N": Kind.NAMES,
    **dict.fromkeys(("FG", "PM"), Kind.FIGURES),
    **dict.fromkeys(("BL", "WL", "OB", "OW", "GBTU"), Kind.TIMES),
}
_KINDS = {
    **{ident: _SIGNS[sign] for ident, sign in SIGNS.items()},
    LETTERS: Kind.LETTERS,
    **_PAIRS,
    **_OTHERS,
}
"""The kind of each identifier but that of labels, whose texts tell."""

_LONGEST_LETTERS = 2


def count(tree: Tree, nodes: Iterable[int]) -> Mapping[Kind, int]:
    """How much there is of each kind: marked points, labels, arrows and lines one by one.

    Of everything else the properties are counted.

    >>> from goboard_gui.record.tree import Tree
    >>> tree = Tree.new([Property("TR", ("aa:ba",)), Property("LB", ("cc:A", "dd:12"))])
    >>> {kind.value: number for kind, number in count(tree, [tree.root]).items()}
    {'triangles': 2, 'letters': 1, 'numbers': 1}
    """
    size, found = board_size(tree), Counter[Kind]()
    for node in nodes:
        for ident, values in tree.properties(node):
            if ident == LABELS:
                found.update(_kind_of_label(value, size) for value in values)
                continue
            kind = _KINDS.get(ident)
            if kind is None:
                continue
            if ident in _OTHERS:
                found[kind] += 1
            else:
                found[kind] += len(values if ident in _PAIRS else list(points_of(values, size)))
    return +found


def clean(tree: Tree, nodes: Iterable[int], kinds: Collection[Kind]) -> Tree:
    """The record without what is of some kinds in some nodes, readable or not.

    What a node only inherits stays, as that is written elsewhere. O(nodes).
    """
    size = board_size(tree)
    changed: dict[int, list[Property]] = {}
    for node in nodes:
        properties = tree.properties(node)
        left = [new for item in properties for new in _left(item, kinds, size)]
        if len(left) != len(properties) or tuple(left) != properties:
            changed[node] = left
    return tree.set_all(changed) if changed else tree


def _left(item: Property, kinds: Collection[Kind], size: Size) -> list[Property]:
    """What is left of a property."""
    if item.ident != LABELS:
        return [] if _KINDS.get(item.ident) in kinds else [item]
    if _LABELS.isdisjoint(kinds):
        return [item]
    values = tuple(value for value in item.values if _kind_of_label(value, size) not in kinds)
    return [Property(item.ident, values)] if values else []


def _kind_of_label(value: str, size: Size) -> Kind:
    label = read_label(value, size)
    if label is None:
        return Kind.OTHER_LABELS
    text = label[1]
    if text.isascii() and text.isdigit():
        return Kind.NUMBERS
    letters = text.isascii() and text.isalpha() and len(text) <= _LONGEST_LETTERS
    return Kind.LETTERS if letters else Kind.OTHER_LABELS
