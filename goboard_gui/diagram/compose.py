"""Composition of a position, seen through a naming, into a picture."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ..go import chain_at, hoshi
from ..notation import Side
from ..record.values.markup import NO_MARKUP
from ..record.values.signs import Sign
from .edge_labels import widest
from .picture import Arrow, Cell, Edges, Ground, Mark, Picture, Tint, TintRole
from .structure import spotlight, structure
from .variations import variation_moves

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ..go import Board, Colour, Point
    from ..notation import Naming, Notation
    from ..record import Step
    from ..record.values.markup import Markup
    from .picture import Overlay
    from .variations import Variations

_BLANK = Cell()


def add_markup(cells: dict[Point, Cell], markup: Markup, naming: Naming) -> None:
    """Add signs, labels and dimming of the record to the cells."""
    to_view = naming.to_view
    for point, signs in markup.signs.items():
        seen = to_view(point)
        in_order = tuple(sign for sign in Sign if sign in signs)
        cells[seen] = cells.get(seen, _BLANK)._replace(signs=in_order)
    for point, text in markup.labels.items():
        seen = to_view(point)
        cells[seen] = cells.get(seen, _BLANK)._replace(label=text)
    for seen in cells.keys() & set(map(to_view, markup.dimmed)):
        cells[seen] = cells[seen]._replace(dimmed=True)


def add_variations(
    cells: dict[Point, Cell], variations: Variations, markup: Markup, naming: Naming
) -> None:
    """Add the moves of variations to the cells."""
    labels = frozenset(markup.labels.values())
    for point, continued in variation_moves(variations, labels).items():
        seen = naming.to_view(point)
        cells[seen] = cells.get(seen, _BLANK)._replace(continued=continued)


def overlays_below(markup: Markup, naming: Naming) -> Overlay:
    """Return the tint for dimmed points."""
    dimmed = frozenset(map(naming.to_view, markup.dimmed))
    return (Tint(dimmed, TintRole.DIMMED),) if dimmed else ()


def overlays_above(markup: Markup, naming: Naming) -> Overlay:
    """Return the lines and arrows, and the tint for points outside of the view (VW)."""
    to_view = naming.to_view
    drawn: Overlay = (
        *(Arrow(to_view(one), to_view(other), head=False) for one, other in markup.lines),
        *(Arrow(to_view(start), to_view(end)) for start, end in markup.arrows),
    )
    if markup.view is None:
        return drawn
    seen = map(to_view, markup.view)
    return (*drawn, Tint(frozenset(naming.view_size.points()).difference(seen), TintRole.OUTSIDE))


class LastMove(Enum):
    """How the last move is marked."""

    DOT = "dot"
    TRIANGLE = "triangle"
    NUMBER = "number"
    NOTHING = "nothing"


class PointNames(Enum):
    """The points that are labelled with their names."""

    NONE = "none"
    ALL = "all"
    EMPTY = "empty"
    """Empty points only."""
    CHAIN = "chain"
    """The chain under the pointer, or that of the last move."""


ALL_SIDES = frozenset(Side)


class DisplayOptions(NamedTuple):
    """Display options of a board: coordinates, names, structure, spotlight, last move.

    ``edges`` are the sides with coordinates. ``second`` is a second notation, with coordinates
    outside those of the first. ``last_move`` is the mark of the last move.
    """

    edges: frozenset[Side] = ALL_SIDES
    names: PointNames = PointNames.NONE
    structure: bool = False
    spotlight: bool = True
    last_move: LastMove = LastMove.DOT
    second: Notation | None = None


class Hover(NamedTuple):
    """The pointer on a point of the record: the stone it would place, and if that is illegal.

    ``chain`` holds the points of the chain under the pointer.
    """

    point: Point
    ghost: Colour | None = None
    illegal: bool = False
    chain: frozenset[Point] = frozenset()


@lru_cache(maxsize=8)
def _names(naming: Naming) -> Mapping[Point, str]:
    """Return the name of each point, by point of the view."""
    return {naming.to_view(point): naming.name(point) for point in naming.size.points()}


@lru_cache(maxsize=32)
def ground(naming: Naming, shown: DisplayOptions) -> Ground:
    """Return the board without its position."""
    size = naming.view_size
    named = shown.names is not PointNames.NONE
    return Ground(
        size,
        hoshi(size),
        _edges(naming, shown.edges),
        _edges(replace(naming, notation=shown.second), shown.edges) if shown.second else Edges(),
        structure(naming, named=named) if shown.structure else None,
        widest(_names(naming).values()) if named else "",
    )


_SIDES = (Side.TOP, Side.RIGHT, Side.BOTTOM, Side.LEFT)


def _edges(naming: Naming, wanted: frozenset[Side]) -> Edges:
    """Return the labels of a notation for the sides of the view."""
    top, right, bottom, left = (
        naming.edge_labels(side) if side in wanted else () for side in _SIDES
    )
    return Edges(top, right, bottom, left, everywhere=naming.notation.separable)


def compose(
    board: Board,
    naming: Naming,
    shown: DisplayOptions,
    last: Step | None = None,
    *,
    markup: Markup = NO_MARKUP,
    variations: Variations | None = None,
) -> Picture:
    """Return the picture of a position; the move of step ``last`` is marked.

    ``markup`` and ``variations`` use points of the record, as all arguments do.
    """
    to_view = naming.to_view
    stones = {to_view(point): colour for point, colour in board.stones().items()}
    move = last and last.move and last.move.point
    names = _shown_names(board, naming, shown.names, move)
    cells = {
        point: Cell(stone=stones.get(point), name=names.get(point, ""))
        for point in dict.fromkeys((*names, *stones))
    }
    if markup is not NO_MARKUP:
        add_markup(cells, markup, naming)
    if variations is not None:
        add_variations(cells, variations, markup, naming)
    if last is not None and move is not None:
        point = to_view(move)
        cells[point] = _marked(cells.get(point, Cell()), shown.last_move, last.number)
    below, above = overlays_below(markup, naming), overlays_above(markup, naming)
    return Picture(ground(naming, shown), cells, under=below, over=above)


def _shown_names(
    board: Board, naming: Naming, which: PointNames, move: Point | None
) -> Mapping[Point, str]:
    """Return the names to be drawn, by point of the view."""
    if which is PointNames.NONE:
        return {}
    names = _names(naming)
    match which:
        case PointNames.EMPTY:
            taken = {naming.to_view(point) for point in board.stones()}
            return {point: name for point, name in names.items() if point not in taken}
        case PointNames.CHAIN:
            chain = None if move is None else chain_at(board, move)
            return {} if chain is None else _names_of(chain.points, naming)
    return names


def _names_of(points: Iterable[Point], naming: Naming) -> Mapping[Point, str]:
    """Return the names of some points of the record, by point of the view."""
    names = _names(naming)
    return {point: names[point] for point in map(naming.to_view, points)}


def _marked(cell: Cell, how: LastMove, number: int) -> Cell:
    """Return the cell of the last move with its mark; the record's own markup is kept."""
    match how:
        case LastMove.NOTHING:
            return cell
        case LastMove.NUMBER if not cell.label:
            return cell._replace(label=str(number))
        case LastMove.TRIANGLE if not (cell.label or cell.signs):
            return cell._replace(mark=Sign.TRIANGLE)
    return cell._replace(mark=Mark.LAST_MOVE)


def with_hover(picture: Picture, naming: Naming, shown: DisplayOptions, hover: Hover) -> Picture:
    """Return a picture with hover effects: a ghost stone or a warning, and the spotlight."""
    cells = dict(picture.cells)
    if shown.names is PointNames.CHAIN and hover.chain:
        _name_only(cells, _names_of(hover.chain, naming))
    point = naming.to_view(hover.point)
    cell = cells.get(point, Cell())
    if hover.illegal:
        cell = cell._replace(mark=Mark.ILLEGAL)
    elif hover.ghost is not None and cell.stone is None:
        cell = cell._replace(ghost=hover.ghost)
    cells[point] = cell
    return replace(
        picture, cells=cells, spotlight=spotlight(naming, hover.point) if shown.spotlight else ()
    )


def _name_only(cells: dict[Point, Cell], names: Mapping[Point, str]) -> None:
    """Restrict the names in the cells to these."""
    for point, cell in cells.items():
        name = names.get(point, "")
        if cell.name != name:
            cells[point] = cell._replace(name=name)
