"""Whose the points of a position are, or are likely to become, shown on its picture."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..go import Colour
from .picture import LEANINGS, Cell, Continued, Mark, Role, Tint

if TYPE_CHECKING:
    from collections.abc import Mapping, Set

    from ..go import Board, Point
    from ..go.score import Marking
    from ..notation import Naming
    from .picture import Picture

_BLANK = Cell()
_TERRITORY: Mapping[Colour | None, tuple[Mark, ...]] = {
    Colour.BLACK: (Mark.TERRITORY_BLACK,),
    Colour.WHITE: (Mark.TERRITORY_WHITE,),
    None: (),
}


def with_marking(
    picture: Picture,
    naming: Naming,
    board: Board,
    marking: Marking,
    owners: Mapping[Point, Colour | None],
    teire: Set[Point] = frozenset(),
) -> Picture:
    """A picture that shows what is agreed of its position, and none of the record's own markup.

    ``owners`` says whose each point is, as `go.counting.ownership` has it. Points that are
    nobody's are tinted; a circle is on each stone in seki, and a small stone where one has to be
    played at home (``teire``).
    """
    cells, neutral = dict(picture.cells), set()
    for point, owner in owners.items():
        seen, stone = naming.to_view(point), board[point]
        cell = cells.get(seen, _BLANK)
        cell = _BLANK._replace(stone=stone, name=cell.name, lit=cell.lit, mark=cell.mark)
        if stone is None or point in marking.dead:
            # In the opponent's territory a stone is pale by itself, and its sign is not.
            pale = stone is not None and owner is not stone.opponent
            cell = cell._replace(mark=None, signs=_TERRITORY[owner], dimmed=pale)
            if point in teire and owner is not None and stone is None:
                cell = cell._replace(signs=(), continued=Continued(owner))
            if owner is None:
                neutral.add(seen)
        elif point in marking.seki:
            cell = cell._replace(mark=Mark.CIRCLE)
        cells[seen] = cell
    under = (Tint(frozenset(neutral), Role.NEUTRAL),) if neutral else ()
    return replace(picture, cells=cells, under=under, over=())


def leanings(board: Board, ownership: Mapping[Point, float]) -> dict[Point, int]:
    """How far points lean to a player, see `Cell.leaning`, from whose they are likely to become.

    A stone that is likely to live says so itself. ``ownership`` is from −1 (White's) to 1.

    >>> from goboard_gui.go import Board, Point
    >>> found = leanings(
    ...     Board.from_rows("X.O"), {Point(0, 0): 0.9, Point(1, 0): -0.5, Point(2, 0): 0.25}
    ... )
    >>> [found.get(Point(column, 0), 0) for column in range(3)]
    [0, -4, 2]
    """
    steps = {point: round(value * LEANINGS) for point, value in ownership.items()}
    return {
        point: step
        for point, step in steps.items()
        if step and board[point] is not (Colour.BLACK if step > 0 else Colour.WHITE)
    }


def with_leanings(picture: Picture, naming: Naming, leaning: Mapping[Point, int]) -> Picture:
    """A picture on which points lean to a player."""
    cells = dict(picture.cells)
    for point, step in leaning.items():
        seen = naming.to_view(point)
        cells[seen] = cells.get(seen, _BLANK)._replace(leaning=step)
    return replace(picture, cells=cells)
