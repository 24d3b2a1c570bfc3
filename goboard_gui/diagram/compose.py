"""Composition of pictures: a position with its markup and variations, rotated or reflected and with
the names of a notation.
"""

from __future__ import annotations

from enum import Enum
from functools import cache, lru_cache
from itertools import islice
from string import ascii_lowercase, ascii_uppercase
from types import MappingProxyType
from typing import TYPE_CHECKING

from ..go import Join, chain_at, hoshi
from ..named_tuples import NamedTuple
from ..notation import Side
from ..record.properties.marks import Mark
from ..record.steps import StepWarning
from ..record.values.markup import NO_MARKUP, label_letters
from .edge_labels import widest_text
from .picture import (
    Arrow,
    Cell,
    EdgeLabels,
    EmptyBoard,
    PassMark,
    Picture,
    StatusMark,
    Tint,
    TintRole,
    VariationMove,
    VariationWeight,
    Wrapping,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from ..go import Board, Colour, Point
    from ..notation import Naming, Notation
    from ..record import Step
    from ..record.analysis.continuations import Continuation
    from ..record.values.markup import Markup
    from .picture import NotationGrid, Overlay, Spotlight


class VariationsStyle(Enum):
    """The style in which the moves of variations are shown on the board."""

    GHOSTS = "ghosts"
    """Small translucent stones, fainter for alternatives to the last move."""
    LETTERS = "letters"
    """Letters; alternatives to the last move are lower case if there are also next moves."""
    NOTHING = "nothing"


class Variations(NamedTuple):
    """The moves of variations that are shown at the cursor, and the style in which they are shown.

    ``children`` are the possible next moves and ``siblings`` the alternatives to the last move;
    ``style`` is how they are shown.
    """

    children: tuple[Continuation, ...] = ()
    siblings: tuple[Continuation, ...] = ()
    style: VariationsStyle = VariationsStyle.GHOSTS


def variation_moves(
    variations: Variations, labels: Collection[str] = ()
) -> dict[Point, VariationMove]:
    """Return the moves of variations to draw, by point of the record.

    Letters that already occur in ``labels`` are skipped. A move keeps its letter whichever other
    moves are shown. If several moves share a point, the current one is drawn, otherwise the first.
    """
    if variations.style is VariationsStyle.NOTHING:
        return {}
    lettered = variations.style is VariationsStyle.LETTERS
    small = bool(variations.children)
    found: dict[Point, VariationMove] = {}
    for moves, weight, alphabet in (
        (variations.children, VariationWeight.CHILD, (ascii_uppercase, ascii_lowercase)),
        (
            variations.siblings,
            VariationWeight.SIBLING,
            (ascii_lowercase,) if small else (ascii_uppercase,),
        ),
    ):
        letters = _unused_letters(moves, alphabet, labels) if lettered else ()
        for move in sorted(moves, key=lambda move: not move.on_current_line):
            shown = VariationMove(
                move.colour,
                VariationWeight.CURRENT if move.on_current_line else weight,
                letters[move.child_index] if letters else "",
                move.judgement,
            )
            found.setdefault(move.point, shown)
    return found


def _unused_letters(
    moves: Iterable[Continuation], alphabet: Sequence[str], labels: Collection[str]
) -> list[str]:
    """Return letters for the moves of variations, in their order, without those in ``labels``."""
    count = max((move.child_index for move in moves), default=-1) + 1
    return list(
        islice((letter for letter in label_letters(*alphabet) if letter not in labels), count)
    )


_BLANK = Cell()


def add_markup(cells: dict[Point, Cell], markup: Markup, naming: Naming) -> None:
    """Add a record's markup to the cells of a picture: marks, labels and dimmed points."""
    to_view = naming.to_view
    for point, marks in markup.marks.items():
        seen = to_view(point)
        in_order = tuple(mark for mark in Mark if mark in marks)
        cells[seen] = cells.get(seen, _BLANK)._replace(marks=in_order)
    for point, text in markup.labels.items():
        seen = to_view(point)
        cells[seen] = cells.get(seen, _BLANK)._replace(label=text)
    for seen in cells.keys() & set(map(to_view, markup.dimmed)):
        cells[seen] = cells[seen]._replace(dimmed=True)


def add_variations(
    cells: dict[Point, Cell], variations: Variations, markup: Markup, naming: Naming
) -> None:
    """Add the next moves of variations to the cells of a picture."""
    labels = frozenset(markup.labels.values())
    for point, continued in variation_moves(variations, labels).items():
        seen = naming.to_view(point)
        cells[seen] = cells.get(seen, _BLANK)._replace(variation=continued)


def overlays_below(markup: Markup, naming: Naming) -> Overlay:
    """Return the overlays below the stones: a tint on dimmed points."""
    dimmed = frozenset(map(naming.to_view, markup.dimmed))
    return (Tint(dimmed, TintRole.DIMMED),) if dimmed else ()


def overlays_above(markup: Markup, naming: Naming) -> Overlay:
    """Return the overlays above the stones: lines, arrows, and a tint on the points hidden by the
    record (VW).
    """
    to_view = cache(naming.to_view)  # thousands of arrows are between few points
    drawn: Overlay = (
        *(Arrow(to_view(one), to_view(other), head=False) for one, other in markup.lines),
        *(Arrow(to_view(start), to_view(end)) for start, end in markup.arrows),
    )
    if markup.view is None:
        return drawn
    seen = map(to_view, markup.view)
    return (*drawn, Tint(frozenset(naming.view_size.points()).difference(seen), TintRole.OUTSIDE))


class LastMoveMark(Enum):
    """The kind of mark on the last move."""

    DOT = "dot"
    TRIANGLE = "triangle"
    NUMBER = "number"
    NOTHING = "nothing"


class NamedPoints(Enum):
    """The choice of the points whose names are shown."""

    NONE = "none"
    ALL = "all"
    EMPTY = "empty"
    """Empty points only."""
    CHAIN = "chain"
    """The chain under the pointer, or that of the last move."""


ALL_SIDES = frozenset(Side)


class DisplayOptions(NamedTuple):
    """Display options of a board: coordinates, point names, notation grid, spotlight and last move.

    ``edges`` are the sides that have coordinates. A ``second`` notation adds its coordinates
    outside those of the first. ``last_move`` is the mark of the last move. On boards with joined
    edges, ``continued_lines`` are shown beyond each of these edges.
    """

    edges: frozenset[Side] = ALL_SIDES
    names: NamedPoints = NamedPoints.NONE
    structure: bool = False
    spotlight: bool = True
    last_move: LastMoveMark = LastMoveMark.DOT
    second: Notation | None = None
    continued_lines: int = 3


class HoverEffects(NamedTuple):
    """The point under the mouse pointer, in record coordinates, and the effects to show there.

    ``ghost_colour`` is the colour of the stone that a click would place, if any. ``illegal`` warns
    that the move is against the rules. ``chain`` holds the points of the chain under the pointer.
    ``preview`` is the mark or label that a click would add. The point itself may be ``dimmed`` or
    ``highlighted``.
    """

    point: Point
    ghost_colour: Colour | None = None
    illegal: bool = False
    chain: frozenset[Point] = frozenset()
    preview: Mark | str | None = None
    dimmed: bool = False
    highlighted: bool = False


@lru_cache(maxsize=8)
def _all_names(naming: Naming) -> Mapping[Point, str]:
    """Return the names of all points, by point of the displayed board."""
    return {naming.to_view(point): naming.name(point) for point in naming.points()}


@lru_cache(maxsize=32)
def make_empty_board(naming: Naming, options: DisplayOptions) -> EmptyBoard:
    """Return the board without a position: its size, star points, coordinates and notation grid."""
    size = naming.view_size
    named = options.names is not NamedPoints.NONE
    plan = naming.notation.plan
    if plan is not None:
        longest = widest_text(plan.names.values()) if named else ""
        return EmptyBoard(size, longest_name=longest, plan=plan)
    across, down = naming.view_joins
    wraps = across is not Join.NONE or down is not Join.NONE
    return EmptyBoard(
        size,
        hoshi(size),
        _edges(naming, options.edges),
        _edges(naming._replace(notation=options.second), options.edges)
        if options.second
        else EdgeLabels(),
        _notation_grid(naming, named=named) if options.structure else None,
        widest_text(_all_names(naming).values()) if named else "",
        wrapping=Wrapping(across, down, options.continued_lines) if wraps else None,
    )


def _notation_grid(naming: Naming, *, named: bool) -> NotationGrid | None:
    from .notation_grids import notation_grid  # with the notations that it explains

    return notation_grid(naming, named=named)


_SIDES = (Side.TOP, Side.RIGHT, Side.BOTTOM, Side.LEFT)


def _edges(naming: Naming, sides: frozenset[Side]) -> EdgeLabels:
    """Return the coordinate labels at the requested sides of the displayed board."""
    if not sides:
        return EdgeLabels()
    top, right, bottom, left = (
        naming.edge_labels(side) if side in sides else () for side in _SIDES
    )
    notation = naming.notation
    return EdgeLabels(
        top,
        right,
        bottom,
        left,
        valid_along_line=notation.separable,
        count_up=notation.labels_count_up,
    )


def compose_picture(
    board: Board,
    naming: Naming,
    options: DisplayOptions,
    last_step: Step | None = None,
    *,
    markup: Markup = NO_MARKUP,
    variations: Variations | None = None,
    numbers: Mapping[Point, str] = MappingProxyType({}),
    pass_text: str = "",
) -> Picture:
    """Return the picture of a position, with its markup, variations and move numbers.

    ``last_step`` is the step whose move gets the mark of the last move. If it is a pass, the
    player's stone is shown with ``pass_text``, unless that is empty. Points in ``markup``,
    ``variations`` and ``numbers`` are points of the record, as in all arguments.
    """
    to_view = naming.to_view
    stones = {to_view(point): colour for point, colour in board.stones().items()}
    move = last_step and last_step.move and last_step.move.point
    names = _shown_names(board, naming, options.names, move)
    cells = {
        point: Cell(stone=stones.get(point), name=names.get(point, ""))
        for point in dict.fromkeys((*names, *stones))
    }
    for point, number in numbers.items():
        seen = to_view(point)
        cells[seen] = cells.get(seen, _BLANK)._replace(number=number)
    if markup is not NO_MARKUP:
        add_markup(cells, markup, naming)
    if variations is not None:
        add_variations(cells, variations, markup, naming)
    if last_step is not None and move is not None:
        point = to_view(move)
        cells[point] = _with_last_move_mark(
            cells.get(point, Cell()), options.last_move, last_step.number
        )
    below, above = overlays_below(markup, naming), overlays_above(markup, naming)
    if naming.notation.plan is not None:
        cells = _cells_on_plan(cells, naming)
        known = frozenset(naming.points())
        above = tuple(
            item for item in above if not isinstance(item, Arrow) or {item.start, item.end} <= known
        )
    return Picture(
        make_empty_board(naming, options),
        cells,
        overlays_below=below,
        overlays_above=above,
        passed=_pass_mark(last_step, pass_text) if last_step is not None else None,
    )


def _cells_on_plan(cells: Mapping[Point, Cell], naming: Naming) -> dict[Point, Cell]:
    """Return only the cells of points that are on the board; a record may have markup elsewhere if
    the board is a graph with a plan.
    """
    points = frozenset(naming.points())
    return {point: cell for point, cell in cells.items() if point in points}


def _pass_mark(step: Step, text: str) -> PassMark | None:
    """Return the mark of a pass, or None if the step is not a valid pass."""
    move = step.move
    if not text or move is None or move.point is not None or StepWarning.BAD_POINT in step.warnings:
        return None
    return PassMark(move.colour, text)


def _shown_names(
    board: Board, naming: Naming, selection: NamedPoints, move: Point | None
) -> Mapping[Point, str]:
    """Return the point names to draw, by point of the displayed board."""
    if selection is NamedPoints.NONE:
        return {}
    names = _all_names(naming)
    match selection:
        case NamedPoints.EMPTY:
            taken = {naming.to_view(point) for point in board.stones()}
            return {point: name for point, name in names.items() if point not in taken}
        case NamedPoints.CHAIN:
            chain = None if move is None else chain_at(board, move)
            return {} if chain is None else _names_of(chain.points, naming)
    return names


def _names_of(points: Iterable[Point], naming: Naming) -> Mapping[Point, str]:
    """Return the names of the given points of the record, by point of the displayed board."""
    names = _all_names(naming)
    return {point: names[point] for point in map(naming.to_view, points)}


def _with_last_move_mark(cell: Cell, style: LastMoveMark, number: int) -> Cell:
    """Return the cell of the last move with its mark added; the record's own markup is kept."""
    match style:
        case LastMoveMark.NOTHING:
            return cell
        case LastMoveMark.NUMBER if not (cell.label or cell.number):
            return cell._replace(label=str(number))
        case LastMoveMark.TRIANGLE if not (cell.label or cell.number or cell.marks):
            return cell._replace(status_mark=Mark.TRIANGLE)
    return cell._replace(status_mark=StatusMark.LAST_MOVE)


def with_hover(
    picture: Picture, naming: Naming, options: DisplayOptions, hover: HoverEffects
) -> Picture:
    """Return a picture with the effects at the pointer: the spotlight, and a translucent stone or a
    mark of an illegal move.
    """
    cells = dict(picture.cells)
    if options.names is NamedPoints.CHAIN and hover.chain:
        _set_names(cells, _names_of(hover.chain, naming))
    point = naming.to_view(hover.point)
    cell = cells.get(point, Cell())
    if hover.illegal:
        cell = cell._replace(status_mark=StatusMark.ILLEGAL)
    elif hover.ghost_colour is not None and cell.stone is None:
        cell = cell._replace(ghost=hover.ghost_colour)
    if hover.preview is not None:
        cell = cell._replace(preview=hover.preview)
    if hover.dimmed or hover.highlighted:
        cell = cell._replace(
            dimmed=hover.dimmed or cell.dimmed, highlighted=hover.highlighted or cell.highlighted
        )
    cells[point] = cell
    return picture._replace(
        cells=cells,
        spotlight=_spotlight(naming, hover.point) if options.spotlight else (),
        overlays_below=(
            (*picture.overlays_below, Tint(frozenset({point}), TintRole.DIMMED))
            if hover.dimmed
            else picture.overlays_below
        ),
    )


def _spotlight(naming: Naming, point: Point) -> Spotlight:
    """Return the highlights of a point of the record."""
    if naming.notation.plan is not None:
        return ()
    from .notation_grids import notation_spotlight

    return notation_spotlight(naming, point)


def _set_names(cells: dict[Point, Cell], names: Mapping[Point, str]) -> None:
    """Set the names in the cells to those in ``names``; cells without an entry get no name."""
    for point, cell in cells.items():
        name = names.get(point, "")
        if cell.name != name:
            cells[point] = cell._replace(name=name)
