"""Continuations in the game collection, and the search region, shown on a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..picture import Cell, FractionalPoint, LineStyle, Segment, Tint, TintRole

if TYPE_CHECKING:
    from collections.abc import Mapping, Set

    from ...go import Crop, Point
    from ...notation import Naming
    from ..picture import ContinuationStats, Overlay, Picture

_BLANK = Cell()


def without_variation_letters(picture: Picture) -> dict[Point, Cell]:
    """Return the cells of a picture in which variations with letters are small stones.

    Their letters could be confused with what is added to the picture.
    """
    return {
        point: cell._replace(variation=cell.variation._replace(letter=""))
        if cell.variation is not None and cell.variation.letter
        else cell
        for point, cell in picture.cells.items()
    }


def with_continuations(
    picture: Picture, naming: Naming, continuations: Mapping[Point, ContinuationStats]
) -> Picture:
    """Return a picture with continuations from the collection added; ``continuations`` has them by
    point of the record.

    The letters of variations could be confused with those of continuations, so variations become
    small stones.
    """
    cells = without_variation_letters(picture)
    for point, shown in continuations.items():
        seen = naming.to_view(point)
        cells[seen] = cells.get(seen, _BLANK)._replace(continuation=shown)
    return picture._replace(cells=cells)


def with_search_region(
    picture: Picture, naming: Naming, region: Crop, ignored: Set[Point] = frozenset()
) -> Picture:
    """Return a picture with a search region outlined and all points outside it dimmed.

    Points of the region that are ``ignored`` in the search are dimmed and crossed out.
    """
    inside = {naming.to_view(point) for point in region.points() if point not in ignored}
    pale = frozenset(point for point in picture.empty_board.size.points() if point not in inside)
    seen = region.transformed(naming.view, naming.size)
    left, right = seen.left - 0.5, seen.right + 0.5
    top, bottom = seen.top - 0.5, seen.bottom + 0.5
    corners = (
        FractionalPoint(left, top),
        FractionalPoint(right, top),
        FractionalPoint(right, bottom),
        FractionalPoint(left, bottom),
    )
    outline = (
        Segment(start, end, LineStyle.SPOT)
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True)
    )
    crosses = (
        line
        for point in sorted(map(naming.to_view, filter(region.contains, ignored)))
        for line in _cross(point)
    )
    tints: Overlay = (Tint(pale, TintRole.DIMMED),) if pale else ()
    return picture._replace(overlays_above=(*picture.overlays_above, *tints, *crosses, *outline))


def _cross(point: Point) -> tuple[Segment, Segment]:
    column, row = point
    one, other = FractionalPoint(column - 0.3, row - 0.3), FractionalPoint(column + 0.3, row + 0.3)
    return (
        Segment(one, other, LineStyle.LATTICE),
        Segment(
            FractionalPoint(one.column, other.row),
            FractionalPoint(other.column, one.row),
            LineStyle.LATTICE,
        ),
    )
