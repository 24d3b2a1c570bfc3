"""A position under a naming becomes a picture."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

from ..go import Colour, hoshi
from ..notation import Side
from .picture import Cell, Edges, Ground, Mark, Picture
from .structure import spotlight, structure

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..go import Board, Point
    from ..notation import Naming
    from ..record import Step


class LastMove(Enum):
    """How the last move is marked."""

    DOT = "dot"
    TRIANGLE = "triangle"
    NUMBER = "number"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of names (at the edges, on points, as a structure, under the pointer) and more.

    ``last_move`` says how the last move is marked.
    """

    edges: bool = True
    names: bool = False
    structure: bool = False
    spotlight: bool = True
    last_move: LastMove = LastMove.DOT


@dataclass(frozen=True, slots=True)
class Hover:
    """The pointer on a point of the record: the stone it would place, and whether it may."""

    point: Point
    ghost: Colour | None = None
    illegal: bool = False


@lru_cache(maxsize=8)
def _names(naming: Naming) -> Mapping[Point, str]:
    """The name of each point, by view point."""
    return {naming.to_view(point): naming.name(point) for point in naming.size.points()}


@lru_cache(maxsize=32)
def ground(naming: Naming, shown: Shown) -> Ground:
    """The board without its position."""
    size = naming.view_size
    edges = Edges(*(naming.edge_labels(side) for side in _SIDES)) if shown.edges else Edges()
    longest = max(_names(naming).values(), key=len) if shown.names else ""
    return Ground(size, hoshi(size), edges, structure(naming) if shown.structure else None, longest)


_SIDES = (Side.TOP, Side.RIGHT, Side.BOTTOM, Side.LEFT)


def compose(board: Board, naming: Naming, shown: Shown, last: Step | None = None) -> Picture:
    """The picture of a position; ``last`` is the step whose move is to be marked."""
    to_view = naming.to_view
    names = _names(naming) if shown.names else {}
    stones = {to_view(point): colour for point, colour in board.stones().items()}
    cells = {
        point: Cell(stone=stones.get(point), name=names.get(point, ""))
        for point in (names or stones)
    }
    if last is not None and last.move is not None and last.move.point is not None:
        point = to_view(last.move.point)
        cells[point] = _marked(cells.get(point, Cell()), shown.last_move, last.number)
    return Picture(ground(naming, shown), cells)


def _marked(cell: Cell, how: LastMove, number: int) -> Cell:
    match how:
        case LastMove.DOT:
            return cell._replace(mark=Mark.LAST_MOVE)
        case LastMove.TRIANGLE:
            return cell._replace(mark=Mark.TRIANGLE)
        case LastMove.NUMBER:
            return cell._replace(label=str(number))
        case LastMove.NOTHING:
            return cell


def with_hover(picture: Picture, naming: Naming, shown: Shown, hover: Hover) -> Picture:
    """A picture with the pointer on a point: a ghost stone or a warning, and what lights up."""
    point = naming.to_view(hover.point)
    cell = picture.cells.get(point, Cell())
    if hover.illegal:
        cell = cell._replace(mark=Mark.ILLEGAL)
    elif hover.ghost is not None and cell.stone is None:
        cell = cell._replace(ghost=hover.ghost)
    return replace(
        picture,
        cells={**picture.cells, point: cell},
        spotlight=spotlight(naming, hover.point) if shown.spotlight else (),
    )
