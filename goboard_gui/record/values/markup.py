"""Markup of nodes: marks, labels, arrows and lines, dimmed points and restricted views."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from itertools import count, islice, product
from string import ascii_lowercase, ascii_uppercase
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..properties.codec import BadPointError, points_in_mask, read_point, read_point_mask
from ..properties.marks import MARKS_BY_PROPERTY, OLD_MARK, resolve_old_mark
from ..properties.tables import MAX_VALUES
from ..properties.texts import decode_simple_text
from ..steps import board_at, board_size
from .inherited import InheritedProperty

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ...go import Board, Point, Size
    from ..node import Property
    from ..properties.marks import Mark
    from ..tree import Tree


Pair = tuple["Point", "Point"]
"""The two ends of an arrow or a line."""
_NO_MARKS: Mapping[Point, frozenset[Mark]] = {}
_NO_LABELS: Mapping[Point, str] = {}


class Markup(NamedTuple):
    """The markup shown at a position, in record coordinates.

    A point may have several marks and a label. ``dimmed`` and ``view`` are inherited by descendants
    until they are replaced; without a ``view`` all points are visible.
    """

    marks: Mapping[Point, frozenset[Mark]] = _NO_MARKS
    labels: Mapping[Point, str] = _NO_LABELS
    arrows: tuple[Pair, ...] = ()
    lines: tuple[Pair, ...] = ()
    dimmed: frozenset[Point] = frozenset()
    view: frozenset[Point] | None = None


NO_MARKUP = Markup()

LETTERS = "L"
"""The property of older files that labels points a, b, c, … in their order."""
LABELS, ARROWS, LINES, DIMMED, VIEW = "LB", "AR", "LN", "DD", "VW"


def read_markup(tree: Tree, node: int, board: Board | None = None) -> Markup:
    """Return the markup of a node, including inherited properties and skipping unreadable values.

    Of several labels on a point the last counts. ``board`` is the position on which marks of FF[1]
    are shown, by default that at the node. O(depth) because of inheritance.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("LB", ("dd:A", "zz:B")), Property("AR", ("aa:cc",))])
    >>> markup = read_markup(tree, tree.root)
    >>> markup.labels
    {Point(column=3, row=3): 'A'}
    >>> markup.arrows
    ((Point(column=0, row=0), Point(column=2, row=2)),)
    """
    return _effective_markup(tree, node, inherited_values(tree, node), board)


def _effective_markup(
    tree: Tree, node: int, inherited: Sequence[Sequence[str]], board: Board | None
) -> Markup:
    """Return the markup of a node; ``inherited`` are the values of DD and VW that apply there."""
    dimmed, view = inherited
    size = board_size(tree)
    marks: dict[Point, set[Mark]] = defaultdict(set)
    labels: dict[Point, str] = {}
    pairs: dict[str, list[Pair]] = {ARROWS: [], LINES: []}
    for ident, given in tree.node(node).properties:
        values = given[:MAX_VALUES]
        if ident in MARKS_BY_PROPERTY:
            for point in parse_point_list(values, size):
                marks[point].add(MARKS_BY_PROPERTY[ident])
        elif ident == OLD_MARK:
            board = board_at(tree, node) if board is None else board
            for point in parse_point_list(values, size):
                marks[point].add(resolve_old_mark(board, point))
        elif ident == LABELS:
            labels.update(filter(None, (read_label(value, size) for value in values)))
        elif ident in pairs:
            pairs[ident] += filter(None, (read_pair(value, size) for value in values))
    if lettered := tree.node(node).values(LETTERS):
        labels = letters_by_point_order(lettered[:MAX_VALUES], size) | labels
    if not (marks or labels or dimmed or view or any(pairs.values())):
        return NO_MARKUP
    return Markup(
        {point: frozenset(found) for point, found in marks.items()},
        labels,
        tuple(dict.fromkeys(pairs[ARROWS])),
        unique_lines(pairs[LINES]),
        frozenset(parse_point_list(dimmed[:MAX_VALUES], size)),
        frozenset(parse_point_list(view[:MAX_VALUES], size)) or None,
    )


def inherited_values(
    tree: Tree, node: int | None, wanted: Sequence[str] = (DIMMED, VIEW)
) -> tuple[Sequence[str], ...]:
    """Return the values of each wanted property at the node or its nearest ancestor that has it.

    Empty if there is none. ``node`` may be None, the parent of the root.
    """
    found: dict[str, Sequence[str]] = {}
    while node is not None and len(found) < len(wanted):
        here = tree.node(node)
        for ident, _ in here.properties:
            if ident in wanted and ident not in found:
                found[ident] = here.values(ident) or ()
        node = here.parent
    return tuple(found.get(ident, ()) for ident in wanted)


def next_letter(markup: Markup) -> str:
    """Return the first of A to Z, a to z, AA, AB, … that is not yet used as a label.

    >>> next_letter(NO_MARKUP)
    'A'
    """
    taken, wanted = set(markup.labels.values()), label_letters(ascii_uppercase, ascii_lowercase)
    return next(letter for letter in wanted if letter not in taken)


def next_number(markup: Markup) -> str:
    """Return the first number, starting at 1, that is not yet used as a label.

    >>> next_number(NO_MARKUP)
    '1'
    """
    taken = set(markup.labels.values())
    return next(number for number in map(str, count(1)) if number not in taken)


def label_letters(first: str, then: str = "") -> Iterator[str]:
    """Yield the letters of two alphabets, then letter pairs from the first alphabet, and so on.

    >>> from itertools import islice
    >>> list(islice(label_letters("AB", "ab"), 3, 7))
    ['b', 'AA', 'AB', 'BA']
    """
    yield from first + then
    for length in count(2):
        for some in product(first, repeat=length):
            yield "".join(some)


def parse_point_list(values: Iterable[str], size: Size) -> list[Point]:
    """Return the points in a point list, each once, row by row, skipping unreadable values."""
    mask = 0
    for value in values:
        mask |= value_mask(value, size)
    return points_in_mask(mask, size)


def parse_point_value(value: str, size: Size) -> list[Point]:
    """Return the points in one value of a point list, or no points if it is unreadable."""
    return points_in_mask(value_mask(value, size), size)


def value_mask(value: str, size: Size) -> int:
    """Return the bit mask of the points in one value of a point list, or 0 if it is unreadable."""
    try:
        return read_point_mask(value, size)
    except BadPointError:
        return 0


def overwritten_labels(tree: Tree, node: int, markup: Markup) -> tuple[tuple[Point, str], ...]:
    """Return the labels of a node that are not in its ``markup``, because the same node gives their
    points another label later.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("LB", ("aa:A", "aa:B"))])
    >>> overwritten_labels(tree, tree.root, read_markup(tree, tree.root))
    ((Point(column=0, row=0), 'A'),)
    """
    values = (tree.node(node).values(LABELS) or ())[:MAX_VALUES]
    if len({value.partition(":")[0] for value in values}) == len(values):
        return ()  # nearly always
    size = board_size(tree)
    pairs = dict.fromkeys(filter(None, (read_label(value, size) for value in values)))
    return tuple((point, label) for point, label in pairs if markup.labels[point] != label)


def read_pair(value: str, size: Size) -> Pair | None:
    """Parse the two points of an arrow or line; return None if the value is invalid."""
    one, _, other = value.partition(":")
    start, end = _point(one, size), _point(other, size)
    return None if start is None or end is None or start == end else (start, end)


def read_label(value: str, size: Size) -> tuple[Point, str] | None:
    """Parse a point and its label; return None if the value is invalid."""
    place, _, raw = value.partition(":")
    point, text = _point(place, size), decode_simple_text(raw).strip()
    return None if point is None or not text else (point, text)


def letters_by_point_order(values: Iterable[str], size: Size) -> dict[Point, str]:
    """Return the letter of each point in a list of an older file, in which the order of the points
    implies the letters.

    Only as many are read as the board has points.
    """
    points = islice(
        (point for value in values for point in parse_point_value(value, size)),
        size.width * size.height,
    )
    return dict(zip(points, label_letters(ascii_lowercase), strict=False))


def unique_lines(lines: Iterable[Pair]) -> tuple[Pair, ...]:
    """Return lines without duplicates, where a line and its reverse count as the same."""
    ways: dict[frozenset[Point], Pair] = {}
    for line in lines:
        ways.setdefault(frozenset(line), line)
    return tuple(ways.values())


def _point(value: str, size: Size) -> Point | None:
    # Thousands of arrows are between few points; longer values are rare, and not worth keeping.
    return _usual_point(value, size) if len(value) == 2 else _read_point(value, size)


def _read_point(value: str, size: Size) -> Point | None:
    try:
        return read_point(value, size)
    except BadPointError:
        return None


_usual_point = lru_cache(maxsize=8192)(_read_point)

_Values = tuple["Sequence[str]", "Sequence[str]"]


class MarkupReader:
    """Reader that returns the same markup as `read_markup`, but caches inherited properties."""

    def __init__(self, tree: Tree) -> None:
        self._inherited: InheritedProperty[_Values] = InheritedProperty(
            tree, (DIMMED, VIEW), ((), ()), _values_from
        )

    def prepare(self, tree: Tree, node: int) -> None:
        """Cache the properties that a node inherits, so that `read` is fast for the node."""
        self._inherited.value_at(tree, node)

    def read(self, tree: Tree, node: int, board: Board | None = None) -> Markup:
        """Return the markup of a node, as `read_markup` does.

        The tree may be another one than in the previous call.
        """
        return _effective_markup(tree, node, self._inherited.value_at(tree, node), board)


def _values_from(before: _Values, properties: Sequence[Property]) -> _Values:
    """Return the values of DD and VW that apply at a node, given those that apply at its parent."""
    stated: dict[str, Sequence[str]] = {}
    for ident, values in properties:
        if ident in (DIMMED, VIEW):
            stated[ident] = (*stated.get(ident, ()), *values)
    dimmed, view = before
    return stated.get(DIMMED, dimmed), stated.get(VIEW, view)
