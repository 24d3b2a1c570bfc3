"""Edits of the figure properties FG, PM, MN and VW."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..edits.marking import with_visible_points
from ..properties.tables import MOVE_PROPERTIES
from ..properties.texts import encode_composed_part
from ..tree import Property, replace_properties, with_properties
from ..values.markup import VIEW
from .figure import FigureFlag, FigureKind, FigureOptions
from .options import Numbering, VariationDiagrams
from .properties import (
    FIGURE,
    NUMBER,
    NUMBERING,
    NUMBERINGS,
    figure_properties,
    read_figure_options,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from ..tree import Tree
    from .figure import Figure
    from .options import PlanOptions
    from .properties import FigureProperties

_PM = {numbering: value for value, numbering in NUMBERINGS.items()}
_KNOWN = FigureFlag(sum(FigureFlag))
_Changes = dict[int, "Sequence[Property]"]


def with_figure_options(tree: Tree, node: int, options: FigureOptions | None) -> Tree:
    """Return the record with a figure that begins at a node and has these options, or without that
    figure if ``options`` is None.

    FF[4] has no name without flags, so `FigureFlag.VIEWER` is written with it, which means the
    same.

    >>> from goboard_gui.record.tree import Tree
    >>> options = FigureOptions(FigureFlag.NO_HOSHI, "Shape: 1")
    >>> with_figure_options(Tree.new(), 0, options).properties(0)
    (Property(ident='FG', values=('512:Shape\\\\: 1',)),)
    """
    if options is not None and options == figure_properties(tree, node).options:
        return tree
    value = None if options is None else _write_options(options)
    return _with_value(tree, node, FIGURE, value)


def with_figure(tree: Tree, node: int, *, begins: bool) -> Tree:
    """Return the record with a figure that begins at a node, or without that figure if ``begins``
    is false.
    """
    if begins and figure_properties(tree, node).options is not None:
        return tree
    return with_figure_options(tree, node, FigureOptions() if begins else None)


def with_numbering(tree: Tree, node: int, numbering: Numbering | None) -> Tree:
    """Return the record with the numbering of figures set from a node on, or inherited from its
    ancestors if it is None.

    :raises ValueError: for `Numbering.FROM_ONE`, which is stated by a move number, see
        `with_move_number`.
    """
    if numbering is not None and numbering not in _PM:
        raise ValueError(f"PM does not say that numbers are {numbering.value}")
    if numbering is not None and numbering is figure_properties(tree, node).numbering:
        return tree
    return _with_value(tree, node, NUMBERING, None if numbering is None else _PM[numbering])


def with_move_number(tree: Tree, node: int, number: int | None) -> Tree:
    """Return the record in which the move of a node is printed with ``number`` or, if that is
    None, with the number after that of the previous move.

    :raises ValueError: for numbers below 1.
    """
    if number is not None and number < 1:
        raise ValueError(f"moves are numbered from 1, not from {number}")
    if number is not None and number == figure_properties(tree, node).number:
        return tree
    return _with_value(tree, node, NUMBER, None if number is None else str(number))


def with_figure_properties(tree: Tree, node: int, stored: FigureProperties) -> Tree:
    """Return the record with all figure properties of a node replaced."""
    tree = with_figure_options(tree, node, stored.options)
    tree = with_numbering(tree, node, stored.numbering)
    return with_move_number(tree, node, stored.number)


def merge_flags(before: FigureFlag | None, wanted: FigureFlag | None) -> FigureFlag | None:
    """Return the FG flags for the options that the user chose, keeping unknown bits; None leaves
    the options to the viewing program.

    Unknown bits are kept.

    >>> merge_flags(FigureFlag(1024 | 512), FigureFlag.NO_LIST)
    <FigureFlag.NO_LIST|1024: 1028>
    """
    unknown = FigureFlag(0) if before is None else before & ~_KNOWN
    if wanted is not None:
        return unknown | wanted
    if before is None or before & FigureFlag.VIEWER:
        return before
    return unknown | FigureFlag.VIEWER if unknown else None


def with_figures(tree: Tree, figures: Iterable[Figure], options: PlanOptions) -> Tree:
    """Return the record with its figures replaced by the given ones, which were planned with
    ``options``.

    Planning it again by its own marks (`MarkSplit`) gives the same figures. Repeating the last
    move of the previous figure cannot be stored. O(nodes).
    """
    figures = tuple(figures)
    new = {(each.nodes[0], FIGURE): _value_for(tree, each) for each in figures}
    if figures and options.numbering in _PM and options.numbering is not Numbering.GAME:
        new[figures[0].nodes[0], NUMBERING] = _PM[options.numbering]
    changes: _Changes = {}
    for node in _nodes_with_figures(tree):
        gone = [ident for ident in (FIGURE, NUMBERING) if (node, ident) not in new]
        _drop(tree, changes, node, gone)
    for (node, ident), value in new.items():
        _put(tree, changes, node, ident, value)
    for node, number in _restarts(tree, figures, options):
        _put(tree, changes, node, NUMBER, str(number))
    changed = _with_all(tree, changes)
    return _with_crops(changed, figures)


def divide_into_figures(tree: Tree, options: PlanOptions) -> Tree:
    """Return the record with its figures replaced by a new division; if nothing changes, return the
    same record.
    """
    from .planner import iterate_figures

    plain = without_figures(tree)
    stored = with_figures(plain, iterate_figures(plain, options), options)
    same = all(stored.properties(node) == tree.properties(node) for node in stored.difference(tree))
    return tree if same else stored


def without_figures(tree: Tree) -> Tree:
    """Return the record without figures and without the properties that belong to them.

    These include the view set at their first node, and the number of their first move if it is 1;
    other numbers are those of the game. O(nodes).
    """
    changes: _Changes = {}
    for node in _nodes_with_figures(tree):
        begins = figure_properties(tree, node).options is not None
        _drop(tree, changes, node, (FIGURE, NUMBERING, VIEW) if begins else (NUMBERING,))
        first = _first_move(tree, node) if begins else None
        if first is not None and figure_properties(tree, first).number == 1:
            _drop(tree, changes, first, (NUMBER,))
    return _with_all(tree, changes)


def has_figures(tree: Tree) -> bool:
    """Return whether any node has figure properties. O(nodes)."""
    return next(_nodes_with_figures(tree), None) is not None


def _nodes_with_figures(tree: Tree) -> Iterator[int]:
    """Yield the nodes at which a figure or another numbering begins."""
    for node in tree.preorder():
        if any(ident in (FIGURE, NUMBERING) for ident, _ in tree.properties(node)):
            yield node


def _restarts(
    tree: Tree, figures: Iterable[Figure], options: PlanOptions
) -> Iterator[tuple[int, int]]:
    """Yield the nodes whose moves need an explicit number in the record, each with that number.

    Each move is numbered after the previous one or by its node. ``shifts`` are the differences from
    the numbering that results from the numbers assigned so far.
    """
    shifts: dict[int, int] = {}
    for figure in figures:
        above = tree.parent(figure.nodes[0])
        shift = 0 if above is None else shifts.get(above, 0)
        moves = {move.node: move for move in figure.moves}
        for node in figure.nodes:
            move = moves.get(node)
            if move is not None:
                shift = 0 if figure_properties(tree, node).number is not None else shift
                if _from_one(figure, options) and move.number + shift != move.label:
                    shift = move.label - move.number
                    yield node, move.label
            if shift:
                shifts[node] = shift


def _from_one(figure: Figure, options: PlanOptions) -> bool:
    diagram = figure.kind is FigureKind.DIAGRAM and options.variations is VariationDiagrams.FROM_ONE
    return diagram or options.numbering is Numbering.FROM_ONE


def _with_crops(tree: Tree, figures: Iterable[Figure]) -> Tree:
    """Return the record with the visible part of the board (VW) set to the crop of each figure.

    Figures cropped by a view of the record stay as they are.
    """
    cropped = False
    for figure in figures:
        cropped = cropped or figure.crop is not None
        if cropped and figure.markup.view is None:
            points = None if figure.crop is None else figure.crop.points()
            tree = with_visible_points(tree, figure.nodes[0], points)
    return tree


def _first_move(tree: Tree, node: int) -> int | None:
    """Return the first node with a move in the figure that begins at the given node, or None if it
    has no move.
    """
    while not any(ident in MOVE_PROPERTIES for ident, _ in tree.properties(node)):
        children = tree.children(node)
        if not children or figure_properties(tree, children[0]).options is not None:
            return None
        node = children[0]
    return node


def _value_for(tree: Tree, figure: Figure) -> str:
    """Return the FG value for a figure; an existing value with the same meaning is returned
    unchanged.
    """
    options = figure.options or FigureOptions(None, figure.name)
    there = tree.node(figure.nodes[0]).first_value(FIGURE)
    if there is not None and read_figure_options(there) == options:
        return there
    return _write_options(options)


def _write_options(options: FigureOptions) -> str:
    """Return the FG value for figure options."""
    if options == FigureOptions():
        return ""
    flags = FigureFlag.VIEWER if options.flags is None else options.flags
    return f"{int(flags)}:{encode_composed_part(options.name.strip())}"


def _drop(tree: Tree, changes: _Changes, node: int, idents: Collection[str]) -> None:
    """Remove all properties with the given identifiers from a node, as a pending change."""
    changes[node] = replace_properties(changes.get(node, tree.properties(node)), idents)


def _put(tree: Tree, changes: _Changes, node: int, ident: str, value: str) -> None:
    """Set a property of a node to a single value, as a pending change."""
    properties = changes.get(node, tree.properties(node))
    changes[node] = replace_properties(properties, {ident}, Property(ident, (value,)))


def _with_all(tree: Tree, changes: Mapping[int, Sequence[Property]]) -> Tree:
    """Return the record with the pending changes made; nodes that would not change are left out."""
    differing = {
        node: properties
        for node, properties in changes.items()
        if tuple(properties) != tree.properties(node)
    }
    return tree.set_properties_of_nodes(differing) if differing else tree


def _with_value(tree: Tree, node: int, ident: str, value: str | None) -> Tree:
    new = [] if value is None else [Property(ident, (value,))]
    return with_properties(tree, node, replace_properties(tree.properties(node), {ident}, *new))
