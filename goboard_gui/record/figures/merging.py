"""Merging of the markup of all nodes of a figure on one board."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..moves import recorded_move
from ..steps import board_size
from ..values.markup import NO_MARKUP, Markup, unique_lines
from .cropping import is_rectangle
from .figure import CoveredMarkup

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ...go import Point, Size
    from ..properties.marks import Mark
    from ..tree import Tree
    from ..values.markup import MarkupReader
    from .figure import NumberedMove

NO_MARKS: frozenset[Mark] = frozenset()


class MarkedNode(NamedTuple):
    """A node of a figure with its markup, and labels of it that others of the same node overwrite.

    ``place`` is its index among the nodes of the figure, ``number`` the number of its move or of
    the last one before it, and ``point`` the point of its move, or None. ``text`` is the comment
    if the node has numbers as labels.
    """

    node: int
    place: int
    number: int
    point: Point | None
    markup: Markup
    overwritten: tuple[tuple[Point, str], ...] = ()
    text: str = ""


class MergedMarkup(NamedTuple):
    """The markup that a figure shows, and what is covered there by numbers or later labels.

    ``last_move_marks`` are the marks that are left out because they indicate the last move.
    ``label_moves`` are the numbers of the moves with the labels shown, or of the last ones before
    them.
    """

    shown: Markup
    covered: tuple[CoveredMarkup, ...] = ()
    last_move_marks: frozenset[Mark] = frozenset()
    label_moves: Mapping[Point, int] = MappingProxyType({})


def merge_markup(
    nodes: Sequence[MarkedNode],
    places: Mapping[int, int],
    numbers: Mapping[Point, NumberedMove],
    last: Markup,
    last_move_marks: frozenset[Mark] = NO_MARKS,
) -> MergedMarkup:
    """Merge the markup of a figure's nodes; ``last`` is the markup of the last node, which decides
    what is dimmed or hidden.

    Marks of one point are shown together, around its number or label if it has one. A point shows
    its number, or else its last label; other labels are covered, as are marks set before the move
    with the number. A decimal label of a numbered stone is left out unless it is older than the
    stone or its comment cites it, because it only repeats a number or counts from another move.
    Marks of the kinds ``last_move_marks`` on the move of their own node are left out. ``places``
    maps all nodes of the figure to their indices.
    """
    marks: dict[Point, frozenset[Mark]] = {}
    labels: dict[Point, CoveredMarkup] = {}
    covered: dict[CoveredMarkup, None] = {}
    omitted: set[Mark] = set()
    for node in nodes:
        markup = node.markup
        for point, label in node.overwritten:
            covered[CoveredMarkup(node.node, node.number, point, label)] = None
        for point in dict.fromkeys((*markup.marks, *markup.labels)):
            drawn, label = markup.marks.get(point, NO_MARKS), markup.labels.get(point, "")
            if node.point == point:
                omitted |= drawn & last_move_marks
                drawn -= last_move_marks
            here = CoveredMarkup(node.node, node.number, point, label)
            move = numbers.get(point)
            if move is None or not move.label:
                if label:
                    earlier = labels.get(point, here)
                    if earlier.label != label:
                        covered[earlier] = None
                    labels[point] = here
            elif node.place < places.get(move.node, -1):
                if label:
                    covered[here] = None
                if drawn:
                    covered[here._replace(label="", marks=drawn)] = None
                drawn = NO_MARKS
            elif label and (not label.isdecimal() or _is_cited_number(node, move, label)):
                covered[here] = None
            if drawn:
                marks[point] = marks.get(point, NO_MARKS) | drawn
    arrows = tuple(dict.fromkeys(chain.from_iterable(node.markup.arrows for node in nodes)))
    lines = unique_lines(chain.from_iterable(node.markup.lines for node in nodes))
    if not (marks or labels or arrows or lines or last.dimmed or last.view):
        return MergedMarkup(NO_MARKUP, tuple(covered), frozenset(omitted))
    shown = Markup(
        marks,
        {point: one.label for point, one in labels.items()},
        arrows,
        lines,
        last.dimmed,
        last.view,
    )
    moves = {point: one.number for point, one in labels.items()}
    return MergedMarkup(shown, tuple(covered), frozenset(omitted), moves)


def _is_cited_number(node: MarkedNode, move: NumberedMove, label: str) -> bool:
    """Return whether a comment cites the number that labels a stone, which has another one."""
    if int(label) in (move.label, move.number):
        return False
    return re.search(rf"(?<!\d){label}(?!\d)", node.text) is not None


def has_mark_on_move(node: MarkedNode) -> bool:
    """Return whether a node marks the stone of its own move."""
    return node.point is not None and node.point in node.markup.marks


def find_last_move_marks(tree: Tree, line: Iterable[int], reader: MarkupReader) -> frozenset[Mark]:
    """Return the marks that at least half of the moves in a line of play have on their own
    stones.
    """
    size, moves = board_size(tree), 0
    counts: Counter[Mark] = Counter()
    for node in line:
        move = recorded_move(tree.properties(node), size)
        if move is not None:
            moves += 1
            if move.point is not None:
                counts.update(reader.read(tree, node).marks.get(move.point, ()))
    return frozenset(mark for mark, count in counts.items() if 2 * count >= moves)


def hidden_points(markup: Markup, size: Size) -> frozenset[Point]:
    """Return the points that a view hides (VW), unless it is a rectangle, to which boards are
    cropped.
    """
    view = markup.view
    return frozenset() if view is None or is_rectangle(view) else frozenset(size.points()) - view
