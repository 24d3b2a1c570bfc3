"""Figures written into a record: edits of FG, PM, MN and VW."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..edits.marking import with_view
from ..tree import Property, replace_properties, with_properties
from ..values.markup import VIEW
from ..values.properties import MOVES
from ..values.texts import encode_part
from .figure import FigureFlag, FigureKind, FigureOptions
from .options import Numbering, Variations
from .planner import planned
from .properties import FIGURE, NUMBER, NUMBERING, NUMBERINGS, figure_properties, read_options

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from ..tree import Tree
    from .figure import Figure
    from .options import PlanOptions
    from .properties import FigureProperties

_PM = {numbering: value for value, numbering in NUMBERINGS.items()}
_KNOWN = FigureFlag(sum(FigureFlag))
_Changes = dict[int, "Sequence[Property]"]


def with_options(tree: Tree, node: int, options: FigureOptions | None) -> Tree:
    """The record in which a figure with these options begins at a node, or none.

    FF[4] has no name without flags, so `Flag.VIEWER` goes before it, which says as much as none.

    >>> from goboard_gui.record.tree import Tree
    >>> with_options(Tree.new(), 0, Options(Flag.NO_HOSHI, "Shape: 1")).properties(0)
    (Property(ident='FG', values=('512:Shape\\\\: 1',)),)
    """
    if options is not None and options == figure_properties(tree, node).options:
        return tree
    value = None if options is None else _written(options)
    return _with_value(tree, node, FIGURE, value)


def with_figure(tree: Tree, node: int, *, begins: bool) -> Tree:
    """The record with a figure that begins at a node, as it is if one does already, or none."""
    if begins and figure_properties(tree, node).options is not None:
        return tree
    return with_options(tree, node, FigureOptions() if begins else None)


def with_numbering(tree: Tree, node: int, numbering: Numbering | None) -> Tree:
    """The record in which figures from a node on are numbered so, or as before it if None.

    :raises ValueError: for `Numbering.FROM_ONE`, which the numbers of moves say (`with_number`).
    """
    if numbering is not None and numbering not in _PM:
        raise ValueError(f"PM does not say that numbers are {numbering.value}")
    if numbering is not None and numbering is figure_properties(tree, node).numbering:
        return tree
    return _with_value(tree, node, NUMBERING, None if numbering is None else _PM[numbering])


def with_number(tree: Tree, node: int, number: int | None) -> Tree:
    """The record in which a node's move has a number, or the one after that before it if None.

    :raises ValueError: for numbers below 1.
    """
    if number is not None and number < 1:
        raise ValueError(f"moves are numbered from 1, not from {number}")
    if number is not None and number == figure_properties(tree, node).number:
        return tree
    return _with_value(tree, node, NUMBER, None if number is None else str(number))


def with_figure_properties(tree: Tree, node: int, said: FigureProperties) -> Tree:
    """The record in which a node says all this of figures, and no more."""
    tree = with_options(tree, node, said.options)
    tree = with_numbering(tree, node, said.numbering)
    return with_number(tree, node, said.number)


def decided(before: FigureFlag | None, wanted: FigureFlag | None) -> FigureFlag | None:
    """The flags of a figure for which these are wanted; None leaves them to the viewer.

    Bits that nobody could have chosen stay.

    >>> decided(Flag(1024 | 512), Flag.NO_LIST), decided(Flag.NO_HOSHI, None)
    (<Flag.NO_LIST|1024: 1028>, None)
    """
    unknown = FigureFlag(0) if before is None else before & ~_KNOWN
    if wanted is not None:
        return unknown | wanted
    if before is None or before & FigureFlag.VIEWER:
        return before
    return unknown | FigureFlag.VIEWER if unknown else None


def with_figures(tree: Tree, figures: Iterable[Figure], options: PlanOptions) -> Tree:
    """The record with the figures that were planned for it by some options, for those it had.

    Planned as it says itself (`AtMarks`) it has the same again. That a figure repeats the last
    move of the one before cannot be said. O(nodes).
    """
    figures = tuple(figures)
    new = {(each.nodes[0], FIGURE): _value_for(tree, each) for each in figures}
    if figures and options.numbering in _PM and options.numbering is not Numbering.GAME:
        new[figures[0].nodes[0], NUMBERING] = _PM[options.numbering]
    changes: _Changes = {}
    for node in _told(tree):
        gone = [ident for ident in (FIGURE, NUMBERING) if (node, ident) not in new]
        _drop(tree, changes, node, gone)
    for (node, ident), value in new.items():
        _put(tree, changes, node, ident, value)
    for node, number in _restarts(tree, figures, options):
        _put(tree, changes, node, NUMBER, str(number))
    changed = _with_all(tree, changes)
    return _with_crops(changed, figures)


def divided(tree: Tree, options: PlanOptions) -> Tree:
    """The record cut into figures anew, whichever it had; the same one if it has just these."""
    plain = without_figures(tree)
    stored = with_figures(plain, planned(plain, options), options)
    same = all(stored.properties(node) == tree.properties(node) for node in stored.difference(tree))
    return tree if same else stored


def without_figures(tree: Tree) -> Tree:
    """The record without any figures, and without what belongs to them.

    That is the part of the board shown from their first node on, and their first move's number
    if it is 1; other numbers tell of the game. O(nodes).
    """
    changes: _Changes = {}
    for node in _told(tree):
        begins = figure_properties(tree, node).options is not None
        _drop(tree, changes, node, (FIGURE, NUMBERING, VIEW) if begins else (NUMBERING,))
        first = _first_move(tree, node) if begins else None
        if first is not None and figure_properties(tree, first).number == 1:
            _drop(tree, changes, first, (NUMBER,))
    return _with_all(tree, changes)


def has_figures(tree: Tree) -> bool:
    """Whether any node says something of figures. O(nodes)."""
    return next(_told(tree), None) is not None


def _told(tree: Tree) -> Iterator[int]:
    """The nodes at which a figure or another numbering begins."""
    for node in tree.preorder():
        if any(ident in (FIGURE, NUMBERING) for ident, _ in tree.properties(node)):
            yield node


def _restarts(
    tree: Tree, figures: Iterable[Figure], options: PlanOptions
) -> Iterator[tuple[int, int]]:
    """The nodes whose moves have to be given a number, and the number.

    Each move is numbered by the one before it or by what its node says. ``shifts`` are the
    differences from that which the numbers given so far make.
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
    diagram = figure.kind is FigureKind.DIAGRAM and options.variations is Variations.FROM_ONE
    return diagram or options.numbering is Numbering.FROM_ONE


def _with_crops(tree: Tree, figures: Iterable[Figure]) -> Tree:
    """The record that shows no more of the board than its figures do.

    Those that a view of the record has cropped stay as they are.
    """
    cropped = False
    for figure in figures:
        cropped = cropped or figure.crop is not None
        if cropped and figure.markup.view is None:
            points = None if figure.crop is None else figure.crop.points()
            tree = with_view(tree, figure.nodes[0], points)
    return tree


def _first_move(tree: Tree, node: int) -> int | None:
    """The first node with a move in the figure that begins at a node."""
    while not any(ident in MOVES for ident, _ in tree.properties(node)):
        children = tree.children(node)
        if not children or figure_properties(tree, children[0]).options is not None:
            return None
        node = children[0]
    return node


def _value_for(tree: Tree, figure: Figure) -> str:
    """The FG value with which a figure begins: what is there, if that says the same."""
    options = figure.options or FigureOptions(None, figure.name)
    there = tree.node(figure.nodes[0]).first(FIGURE)
    if there is not None and read_options(there) == options:
        return there
    return _written(options)


def _written(options: FigureOptions) -> str:
    """The FG value of options."""
    if options == FigureOptions():
        return ""
    flags = FigureFlag.VIEWER if options.flags is None else options.flags
    return f"{int(flags)}:{encode_part(options.name.strip())}"


def _drop(tree: Tree, changes: _Changes, node: int, idents: Collection[str]) -> None:
    """Let a node among the changes have no value of some identifiers."""
    changes[node] = replace_properties(changes.get(node, tree.properties(node)), idents)


def _put(tree: Tree, changes: _Changes, node: int, ident: str, value: str) -> None:
    """Let a node among the changes have one value of an identifier."""
    properties = changes.get(node, tree.properties(node))
    changes[node] = replace_properties(properties, {ident}, Property(ident, (value,)))


def _with_all(tree: Tree, changes: Mapping[int, Sequence[Property]]) -> Tree:
    """The record with these properties; what has them already stays as it is."""
    differing = {
        node: properties
        for node, properties in changes.items()
        if tuple(properties) != tree.properties(node)
    }
    return tree.set_all(differing) if differing else tree


def _with_value(tree: Tree, node: int, ident: str, value: str | None) -> Tree:
    new = [] if value is None else [Property(ident, (value,))]
    return with_properties(tree, node, replace_properties(tree.properties(node), {ident}, *new))
