"""Edits of markup that change no more than needed.

Unreadable values are kept in place. If nothing changes, the same record is returned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Crop, Point
from ..properties.codec import point_mask, points_in_mask, write_point, write_points
from ..properties.marks import (
    MARKS_BY_PROPERTY,
    OLD_MARK,
    OLD_MARK_MEANINGS,
    TERRITORY,
    Mark,
    resolve_old_mark,
)
from ..properties.texts import encode_composed_part
from ..steps import board_at, board_size
from ..tree import Property, replace_properties, with_properties
from ..values.markup import (
    ARROWS,
    DIMMED,
    LABELS,
    LETTERS,
    LINES,
    VIEW,
    inherited_values,
    letters_by_point_order,
    parse_point_list,
    read_label,
    read_markup,
    read_pair,
    value_mask,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence, Set

    from ...go import Size
    from ..tree import Tree
    from ..values.markup import Pair

_RESET = ("",)


def with_mark(tree: Tree, node: int, points: Iterable[Point], mark: Mark | None) -> Tree:
    """Return the record with a mark such as a triangle on the given points instead of others, or
    with no marks there if ``mark`` is None.

    Territory of one colour replaces that of the other and coexists with all other marks.

    >>> from goboard_gui.go import Point
    >>> from goboard_gui.record.tree import Tree
    >>> tree = Tree.new([Property("TR", ("aa:ba",))])
    >>> with_mark(tree, tree.root, [Point(0, 0)], Mark.SQUARE).properties(tree.root)
    (Property(ident='TR', values=('ba',)), Property(ident='SQ', values=('aa',)))
    """
    if mark is None:
        return without_marks(tree, node, points)
    marked = frozenset(points)
    rivals = TERRITORY if mark in TERRITORY else frozenset(Mark) - TERRITORY
    properties = _without_marks(tree, node, rivals - {mark}, marked)
    shown = read_markup(tree, node).marks
    missing = [point for point in marked if mark not in shown.get(point, ())]
    return with_properties(
        tree, node, _with_added_values(properties, mark.value, write_points(missing))
    )


def without_marks(
    tree: Tree, node: int, points: Iterable[Point], marks: Set[Mark] = frozenset(Mark)
) -> Tree:
    """Return the record with the given marks removed from points, and other marks kept."""
    return with_properties(tree, node, _without_marks(tree, node, marks, frozenset(points)))


def without_point_markup(tree: Tree, node: int, point: Point) -> Tree:
    """Return the record with all marks and the label removed from a point."""
    return with_label(without_marks(tree, node, [point]), node, point, "")


def _without_marks(tree: Tree, node: int, marks: Set[Mark], points: Set[Point]) -> list[Property]:
    """Return the properties of a node without the given marks on the given points."""
    size = board_size(tree)
    properties: list[Property] = []
    for item in tree.properties(node):
        if item.ident == OLD_MARK and not OLD_MARK_MEANINGS.isdisjoint(marks):
            board = board_at(tree, node)
            gone = {point for point in points if resolve_old_mark(board, point) in marks}
            properties += _property_list(item, _values_without(item.values, gone, size))
        elif MARKS_BY_PROPERTY.get(item.ident) in marks:
            properties += _property_list(item, _values_without(item.values, points, size))
        else:
            properties.append(item)
    return properties


def with_label(tree: Tree, node: int, point: Point, text: str) -> Tree:
    """Return the record with a label on a point instead of any other, or with no label there if the
    text is blank.

    See `with_labels`.
    """
    return with_labels(tree, node, {point: text})


def with_labels(tree: Tree, node: int, labels: Mapping[Point, str]) -> Tree:
    """Return the record with labels on points instead of any others there; a blank text removes the
    label of its point.

    Letters of older files (L), which depend on the order of their points, become labels if one of
    the points has such a letter.
    """
    size = board_size(tree)
    texts = {point: text.strip() for point, text in labels.items()}
    missing = {
        point: f"{write_point(point)}:{name}"
        for point, text in texts.items()
        if (name := encode_composed_part(text))
    }
    properties: list[Property] = []
    for item in _with_letters_as_labels(tree, node, texts.keys(), size):
        if item.ident != LABELS:
            properties.append(item)
            continue
        values: list[str] = []
        for value in item.values:
            label = read_label(value, size)
            if label is None or label[0] not in texts:
                values.append(value)
            elif (new := missing.pop(label[0], None)) is not None:
                values.append(value if label[1] == texts[label[0]] else new)
        properties += _property_list(item, values)
    return with_properties(
        tree, node, _with_added_values(properties, LABELS, tuple(missing.values()))
    )


def with_arrow(tree: Tree, node: int, start: Point, end: Point, on: bool) -> Tree:
    """Return the record with an arrow added, or removed if ``on`` is false; an arrow from a point
    to itself is ignored.
    """
    return _with_pair(tree, node, ARROWS, (start, end), on, lambda pair: pair == (start, end))


def with_line(tree: Tree, node: int, start: Point, end: Point, on: bool) -> Tree:
    """Return the record with a line between two points added, or removed in either direction if
    ``on`` is false.
    """
    ends = {start, end}
    return _with_pair(tree, node, LINES, (start, end), on, lambda pair: set(pair) == ends)


def with_dimmed_points(tree: Tree, node: int, points: Iterable[Point], on: bool) -> Tree:
    """Return the record with points dimmed, or no longer dimmed, from a node on."""
    size = board_size(tree)
    before = frozenset(parse_point_list(inherited_values(tree, node, (DIMMED,))[0], size))
    after = before.union(points) if on else before.difference(points)
    return tree if after == before else _with_inherited(tree, node, DIMMED, after, size)


def with_visible_points(tree: Tree, node: int, points: Iterable[Point] | None) -> Tree:
    """Return the record in which only the given points are visible from a node on (property VW), or
    all points if there are none.
    """
    size, after = board_size(tree), frozenset(points or ())
    before = frozenset(parse_point_list(inherited_values(tree, node, (VIEW,))[0], size))
    return tree if after == before else _with_inherited(tree, node, VIEW, after, size)


def with_visible_rectangle(tree: Tree, node: int, corner: Point, opposite: Point) -> Tree:
    """Return the record in which only a rectangle between two points is visible from a node on
    (property VW).

    A rectangle that covers the whole board removes the restriction.
    """
    part, whole = Crop.around_points([corner, opposite]), Crop.whole_board(board_size(tree))
    return with_visible_points(tree, node, None if part == whole else part.points())


def _with_inherited(
    tree: Tree, node: int, ident: str, points: frozenset[Point], size: Size
) -> Tree:
    """Return the record with the point list of a property set at a node, for a property that its
    descendants inherit.

    The property is removed if the node inherits these points, and empty if it cancels inherited
    ones, including values that cannot be read.
    """
    own = tree.node(node).values(ident) or ()
    above = frozenset(
        parse_point_list(inherited_values(tree, tree.parent(node), (ident,))[0], size)
    )
    unreadable = [value for value in own if value.strip() and not value_mask(value, size)]
    other = ~point_mask(points, size)
    stays = [value for value in own if (found := value_mask(value, size)) and not found & other]
    values = stays + list(_compressed(points.difference(parse_point_list(stays, size))))
    if points == above and not unreadable:
        values = []
    elif not points and not unreadable:
        values = list(_RESET)
    new = [Property(ident, (*values, *unreadable))] if values or unreadable else []
    return with_properties(tree, node, replace_properties(tree.properties(node), {ident}, *new))


def _with_pair(
    tree: Tree, node: int, ident: str, pair: Pair, on: bool, same: Callable[[Pair], bool]
) -> Tree:
    size = board_size(tree)
    before = tree.node(node).values(ident) or ()
    pairs = [read_pair(value, size) for value in before]
    if pair[0] == pair[1] or any(found is not None and same(found) for found in pairs) is on:
        return tree
    if on:
        value = ":".join(map(write_point, pair))
        return with_properties(
            tree, node, _with_added_values(tree.properties(node), ident, (value,))
        )
    properties: list[Property] = []
    for item in tree.properties(node):
        if item.ident != ident:
            properties.append(item)
            continue
        read = [(value, read_pair(value, size)) for value in item.values]
        properties += _property_list(
            item, [value for value, it in read if it is None or not same(it)]
        )
    return with_properties(tree, node, properties)


def _with_letters_as_labels(
    tree: Tree, node: int, points: Set[Point], size: Size
) -> Sequence[Property]:
    """Return a node's properties; if it has an old-style letter (L) on one of the points, all its
    letters become labels (LB).
    """
    properties = tree.properties(node)
    values = tree.node(node).values(LETTERS) or ()
    letters = letters_by_point_order(values, size)
    if points.isdisjoint(letters):
        return properties
    labelled = {
        label[0]
        for value in tree.node(node).values(LABELS) or ()
        if (label := read_label(value, size))
    }
    unreadable = tuple(value for value in values if not value_mask(value, size))
    kept = [Property(LETTERS, unreadable)] if unreadable else []
    labels = (f"{write_point(at)}:{letter}" for at, letter in letters.items() if at not in labelled)
    return _with_added_values(
        replace_properties(properties, {LETTERS}, *kept), LABELS, tuple(labels)
    )


def _values_without(values: Sequence[str], points: Set[Point], size: Size) -> list[str]:
    """Return the values of a point list without some points; rectangles that contain one of these
    are split into points.
    """
    kept: list[str] = []
    unwanted = point_mask(points, size)
    for value in values:
        found = value_mask(value, size)
        if not found & unwanted:
            kept.append(value)
        else:
            kept += write_points(points_in_mask(found & ~unwanted, size))
    return kept


def _property_list(item: Property, values: Sequence[str]) -> list[Property]:
    """Return a list with the property that has these values, or an empty list if there are no
    values.
    """
    return [Property(item.ident, tuple(values))] if values else []


def _with_added_values(
    properties: Sequence[Property], ident: str, values: tuple[str, ...]
) -> list[Property]:
    """Return the properties with values added to the last one with the identifier ``ident``, or in
    a new one if there is none.
    """
    new = list(properties)
    if not values:
        return new
    for place in range(len(new) - 1, -1, -1):
        if new[place].ident == ident:
            new[place] = Property(ident, new[place].values + values)
            return new
    return [*new, Property(ident, values)]


def _compressed(points: frozenset[Point]) -> tuple[str, ...]:
    """Return the values of a point list, as one rectangle if the points form one."""
    if len(points) < 2:
        return write_points(points)
    columns, rows = ({point[axis] for point in points} for axis in (0, 1))
    first, last = (Point(end(columns), end(rows)) for end in (min, max))
    if (last.column - first.column + 1) * (last.row - first.row + 1) > len(points):
        return write_points(points)
    return (f"{write_point(first)}:{write_point(last)}",)
