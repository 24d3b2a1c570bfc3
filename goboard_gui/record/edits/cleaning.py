"""Counting and removal of markup and annotations by kind."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from typing import TYPE_CHECKING

from ..properties.codec import write_points
from ..properties.info_names import root_standard_names
from ..properties.marks import (
    MARKS_BY_PROPERTY,
    OLD_MARK,
    OLD_MARK_MEANINGS,
    TERRITORY,
    Mark,
    resolve_old_mark,
)
from ..steps import board_size, nodes_with_replays
from ..tree import Property
from ..values.evaluations import MOVE_EVALUATIONS, POSITION_EVALUATIONS
from ..values.markup import (
    ARROWS,
    DIMMED,
    LABELS,
    LETTERS,
    LINES,
    VIEW,
    parse_point_list,
    parse_point_value,
    read_label,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from ...go import Board, Size
    from ..tree import Tree


class CleaningKind(Enum):
    """A kind of markup or annotation, other than a mark (`Mark`), that can be removed
    separately.
    """

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
    EVALUATIONS = "judgements"
    HOTSPOTS = "hotspots"
    COMMENTS = "comments"
    NAMES = "names"
    FIGURES = "figures"
    TIMES = "times"


MarkupKind = CleaningKind | Mark
"""A kind of markup that is counted and removed separately."""

POINT_MARKS = tuple(mark for mark in Mark if mark not in TERRITORY)
"""The marks that each count as a separate kind; the marks for territory are one kind together."""
ALL_KINDS: tuple[MarkupKind, ...] = (*POINT_MARKS, *CleaningKind)

_PAIRS = {ARROWS: CleaningKind.ARROWS, LINES: CleaningKind.LINES}
_LABELS = frozenset({CleaningKind.LETTERS, CleaningKind.NUMBERS, CleaningKind.OTHER_LABELS})
_OTHERS = {
    DIMMED: CleaningKind.DIMMED,
    VIEW: CleaningKind.VIEW,
    **dict.fromkeys((*MOVE_EVALUATIONS, *POSITION_EVALUATIONS), CleaningKind.EVALUATIONS),
    "HO": CleaningKind.HOTSPOTS,
    "C": CleaningKind.COMMENTS,
    "N": CleaningKind.NAMES,
    **dict.fromkeys(("FG", "PM"), CleaningKind.FIGURES),
    **dict.fromkeys(("BL", "WL", "OB", "OW", "GBTU"), CleaningKind.TIMES),
}
_KINDS: Mapping[str, MarkupKind] = {
    **{
        ident: CleaningKind.TERRITORY if mark in TERRITORY else mark
        for ident, mark in MARKS_BY_PROPERTY.items()
    },
    LETTERS: CleaningKind.LETTERS,
    **_PAIRS,
    **_OTHERS,
}
"""The kind of each identifier; labels are classified by their text instead."""

_LONGEST_LETTERS = 2


def count_markup(tree: Tree, nodes: Iterable[int]) -> Mapping[MarkupKind, int]:
    """Count the markup of each kind; marked points, labels, arrows and lines are counted
    individually.

    For all other kinds, properties are counted.

    >>> from goboard_gui.record.tree import Tree
    >>> tree = Tree.new([Property("TR", ("aa:ba",)), Property("LB", ("cc:A", "dd:12"))])
    >>> {kind.name: number for kind, number in count_markup(tree, [tree.root]).items()}
    {'TRIANGLE': 2, 'LETTERS': 1, 'NUMBERS': 1}
    """
    size, found = board_size(tree), Counter[MarkupKind]()
    info = root_standard_names(tree.properties(tree.root))
    for node, board in _with_boards(tree, nodes):
        for ident, values in tree.properties(node):
            if node == tree.root and ident in info:
                continue
            if ident == OLD_MARK and board is not None:
                found.update(resolve_old_mark(board, at) for at in parse_point_list(values, size))
                continue
            if ident == LABELS:
                found.update(_kind_of_label(value, size) for value in values)
                continue
            kind = _KINDS.get(ident)
            if kind is None:
                continue
            if ident in _OTHERS:
                found[kind] += 1
            else:
                found[kind] += len(values if ident in _PAIRS else parse_point_list(values, size))
    return +found


def remove_markup(tree: Tree, nodes: Iterable[int], kinds: Collection[MarkupKind]) -> Tree:
    """Remove the given kinds of markup and annotations from the given nodes, including unreadable
    values.

    Inherited markup stays, as it belongs to another node. O(nodes).
    """
    size = board_size(tree)
    changed: dict[int, list[Property]] = {}
    for node, board in _with_boards(tree, nodes):
        properties = tree.properties(node)
        info = root_standard_names(properties) if node == tree.root else {}
        left = []
        for item in properties:
            if item.ident in info:
                left.append(item)
            elif item.ident == OLD_MARK and board is not None:
                left += _remaining_old_marks(item, kinds, board)
            else:
                left += _remaining(item, kinds, size)
        if len(left) != len(properties) or tuple(left) != properties:
            changed[node] = left
    return tree.set_properties_of_nodes(changed) if changed else tree


def _remaining(item: Property, kinds: Collection[MarkupKind], size: Size) -> list[Property]:
    """Return a property without the given kinds of markup, as a list that is empty if nothing
    remains.
    """
    if item.ident != LABELS:
        return [] if _KINDS.get(item.ident) in kinds else [item]
    if _LABELS.isdisjoint(kinds):
        return [item]
    values = tuple(value for value in item.values if _kind_of_label(value, size) not in kinds)
    return [Property(item.ident, values)] if values else []


def _remaining_old_marks(
    item: Property, kinds: Collection[MarkupKind], board: Board
) -> list[Property]:
    """Return the marks of FF[1] without those that are shown as one of the given kinds.

    Unreadable values count as crosses.
    """
    if OLD_MARK_MEANINGS.isdisjoint(kinds):
        return [item]
    values: list[str] = []
    for value in item.values:
        points = parse_point_value(value, board.size)
        left = [point for point in points if resolve_old_mark(board, point) not in kinds]
        as_it_is = left == points if points else Mark.CROSS not in kinds
        values += [value] if as_it_is else write_points(left)
    return [Property(item.ident, tuple(values))] if values else []


def _with_boards(tree: Tree, nodes: Iterable[int]) -> Iterator[tuple[int, Board | None]]:
    """Yield nodes with the positions at those that have marks of FF[1]."""
    nodes = list(nodes)
    if not any(tree.node(node).has_any_property(OLD_MARK) for node in nodes):
        yield from ((node, None) for node in nodes)
        return
    for node, replay in nodes_with_replays(tree, nodes):
        yield node, replay.board if tree.node(node).has_any_property(OLD_MARK) else None


def _kind_of_label(value: str, size: Size) -> CleaningKind:
    label = read_label(value, size)
    if label is None:
        return CleaningKind.OTHER_LABELS
    text = label[1]
    if text.isascii() and text.isdigit():
        return CleaningKind.NUMBERS
    letters = text.isascii() and text.isalpha() and len(text) <= _LONGEST_LETTERS
    return CleaningKind.LETTERS if letters else CleaningKind.OTHER_LABELS
