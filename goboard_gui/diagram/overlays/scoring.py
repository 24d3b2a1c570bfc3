"""Scoring shown on a picture: territory, dead stones, seki and neutral points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour
from ...record.properties.marks import Mark
from ..picture import Cell, Tint, TintRole, VariationMove

if TYPE_CHECKING:
    from collections.abc import Mapping, Set

    from ...go import Board, Point
    from ...go.score import Marking
    from ...notation import Naming
    from ..picture import Picture

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
    disputed: Set[Point] = frozenset(),
) -> Picture:
    """Return a picture of a scored position, in which the scoring replaces the markup of the
    record.

    ``owners`` has the owner of each point, or None for neutral points, see `go.score.ownership`.
    Neutral points are tinted and stones in seki are circled. ``teire`` are points where the owner
    still has to make a protective move; each is shown with a small stone. ``disputed`` stones have
    triangles.
    """
    cells, neutral = dict(picture.cells), set()
    for point, owner in owners.items():
        seen, stone = naming.to_view(point), board[point]
        cell = cells.get(seen, _BLANK)
        cell = _BLANK._replace(
            stone=stone, name=cell.name, highlighted=cell.highlighted, status_mark=cell.status_mark
        )
        if stone is None or point in marking.dead:
            # A stone in the opponent's territory is drawn pale anyway, but its mark is not.
            pale = stone is not None and owner is not stone.opponent
            cell = cell._replace(status_mark=None, marks=_TERRITORY[owner], dimmed=pale)
            if point in teire and owner is not None and stone is None:
                cell = cell._replace(marks=(), variation=VariationMove(owner))
            if owner is None:
                neutral.add(seen)
        elif point in marking.seki:
            cell = cell._replace(status_mark=Mark.CIRCLE)
        if point in disputed:
            cell = cell._replace(status_mark=Mark.TRIANGLE, marks=())
        cells[seen] = cell
    under = (Tint(frozenset(neutral), TintRole.NEUTRAL),) if neutral else ()
    return picture._replace(cells=cells, overlays_below=under, overlays_above=())
