"""An engine's analysis on a picture: candidate moves, a continuation, ownership and losses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..picture import LOSS_EMBLEMS, OWNERSHIP_STEPS, Badge, Cell
from .continuations import without_variation_letters

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...go import Colour, Point
    from ...notation import Naming
    from ..picture import CandidateStats, Picture

_BLANK = Cell()
_OWNED = {
    step: _BLANK._replace(ownership=step) for step in range(-OWNERSHIP_STEPS, OWNERSHIP_STEPS + 1)
}
"""Cells that are empty but for an owner; most points of a map have one of them."""


def with_candidates(
    picture: Picture, naming: Naming, candidates: Mapping[Point, CandidateStats]
) -> Picture:
    """Return a picture with candidate moves added; ``candidates`` has them by point of the record.

    The moves of variations become small stones, so that their letters are not confused with
    numbers.
    """
    cells = without_variation_letters(picture)
    for point, stats in candidates.items():
        seen = naming.to_view(point)
        cells[seen] = cells.get(seen, _BLANK)._replace(candidate=stats)
    return picture._replace(cells=cells)


def with_expected_moves(
    picture: Picture, naming: Naming, moves: Sequence[tuple[Colour, Point]]
) -> Picture:
    """Return a picture with the first moves of a continuation as numbered ghost stones.

    A later move on a point that the continuation has already used is not shown.
    """
    cells = dict(picture.cells)
    used = set()
    for number, (colour, point) in enumerate(moves, 1):
        seen = naming.to_view(point)
        cell = cells.get(seen, _BLANK)
        if seen not in used and cell.stone is None:
            used.add(seen)
            cells[seen] = _BLANK._replace(ghost=colour, number=str(number))
    return picture._replace(cells=cells)


def owned_cells(naming: Naming, ownership: Mapping[Point, float]) -> dict[Point, Cell]:
    """Return the points of the view that have an owner, as empty cells.

    ``ownership`` is from -1 (White's) to 1 (Black's) by point of the record.
    """
    steps = {point: round(owner * OWNERSHIP_STEPS) for point, owner in ownership.items()}
    return {naming.to_view(point): _OWNED[step] for point, step in steps.items() if step}


def with_ownership(picture: Picture, owned: Mapping[Point, Cell]) -> Picture:
    """Return a picture with the owners of points added, which `owned_cells` returned."""
    cells = dict(owned)
    for point, cell in picture.cells.items():
        owner = owned.get(point)
        cells[point] = cell if owner is None else cell._replace(ownership=owner.ownership)
    return picture._replace(cells=cells)


def with_losses(picture: Picture, naming: Naming, classes: Mapping[Point, int]) -> Picture:
    """Return a picture with a badge on stones for the class of their moves' losses, from 0 to 5.

    ``classes`` are by point of the record; points without a stone get none.
    """
    cells = dict(picture.cells)
    for point, loss_class in classes.items():
        seen = naming.to_view(point)
        cell = cells.get(seen, _BLANK)
        if cell.stone is not None:
            badge = Badge(LOSS_EMBLEMS[loss_class])
            cells[seen] = cell._replace(badges=(*cell.badges, badge))
    return picture._replace(cells=cells)
