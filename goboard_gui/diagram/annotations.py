"""A record's markup and its variations on a picture, in the frame of the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..record.values.markup import Sign
from .picture import Arrow, Cell, Mark, Role, Tint
from .variations import continued_points

if TYPE_CHECKING:
    from ..go import Point
    from ..notation import Naming
    from ..record.values.markup import Markup
    from .picture import Overlay
    from .variations import Variations

_MARKS = {
    Sign.TRIANGLE: Mark.TRIANGLE,
    Sign.SQUARE: Mark.SQUARE,
    Sign.CIRCLE: Mark.CIRCLE,
    Sign.CROSS: Mark.CROSS,
    Sign.SELECTED: Mark.SELECTED,
    Sign.TERRITORY_BLACK: Mark.TERRITORY_BLACK,
    Sign.TERRITORY_WHITE: Mark.TERRITORY_WHITE,
}
"""The marks of the signs, in the order in which those of one point are drawn."""

_BLANK = Cell()


def annotate(cells: dict[Point, Cell], markup: Markup, naming: Naming) -> None:
    """Put signs and labels on points, and pale the stones on those that are dimmed."""
    to_view = naming.to_view
    for point, signs in markup.signs.items():
        seen = to_view(point)
        marks = tuple(mark for sign, mark in _MARKS.items() if sign in signs)
        cells[seen] = cells.get(seen, _BLANK)._replace(signs=marks)
    for point, text in markup.labels.items():
        seen = to_view(point)
        cells[seen] = cells.get(seen, _BLANK)._replace(label=text)
    for seen in cells.keys() & set(map(to_view, markup.dimmed)):
        cells[seen] = cells[seen]._replace(dimmed=True)


def continue_on(
    cells: dict[Point, Cell], variations: Variations, markup: Markup, naming: Naming
) -> None:
    """Put the moves one may go to on their points."""
    labels = frozenset(markup.labels.values())
    for point, continued in continued_points(variations, labels).items():
        seen = naming.to_view(point)
        cells[seen] = cells.get(seen, _BLANK)._replace(continued=continued)


def under(markup: Markup, naming: Naming) -> Overlay:
    """What pales the board where points are dimmed."""
    dimmed = frozenset(map(naming.to_view, markup.dimmed))
    return (Tint(dimmed, Role.DIMMED),) if dimmed else ()


def over(markup: Markup, naming: Naming) -> Overlay:
    """The lines and arrows, and what all but hides the points outside of the view."""
    to_view = naming.to_view
    drawn: Overlay = (
        *(Arrow(to_view(one), to_view(other), head=False) for one, other in markup.lines),
        *(Arrow(to_view(start), to_view(end)) for start, end in markup.arrows),
    )
    if markup.view is None:
        return drawn
    seen = map(to_view, markup.view)
    return (*drawn, Tint(frozenset(naming.view_size.points()).difference(seen), Role.OUTSIDE))
