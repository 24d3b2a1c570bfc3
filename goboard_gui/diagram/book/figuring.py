"""Figures as pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...go import Board, Crop
from ...record.figures import FigureFlag
from ..compose import compose
from ..edging import seen, sides
from ..picture import Cell, Mark

if TYPE_CHECKING:
    from ...go import Point
    from ...notation import Naming
    from ...record import Step
    from ...record.figures import Figure, NumberedMove
    from ...record.values.markup import Markup
    from ..compose import Shown
    from ..picture import Picture
    from .edition import Names

_BLANK = Cell()


def figure_picture(
    figure: Figure,
    names: Names,
    shown: Shown,
    *,
    notes: bool = True,
    last: Step | None = None,
) -> Picture:
    """The board of a figure: stones with their numbers, and what the record draws there.

    Stones that notes refer to have signs of ours, unless the names at the edges tell where they
    are, or there are no ``notes``. Marked is the move of the ``last`` step only, if there is one.
    What the record leaves out of the figure is not shown.
    """
    naming = names.naming(figure.base.size)
    if leaves_out(figure, FigureFlag.NO_COORDINATES):
        shown = shown._replace(edges=frozenset())
    stones = Board.empty(figure.base.graph).put(figure.stones)
    picture = compose(stones, naming, shown, last, markup=_within(figure.markup))
    crop = figure.crop and figure.crop.under(names.view, naming.size)
    ground = picture.ground
    if leaves_out(figure, FigureFlag.NO_HOSHI):
        ground = replace(ground, hoshi=frozenset())
    cells = dict(picture.cells)
    picture = replace(picture, ground=ground, cells=cells, crop=crop)
    _number(cells, figure, naming)
    if notes and not leaves_out(figure, FigureFlag.NO_LIST) and not names_points(picture, naming):
        _sign(cells, figure, naming)
    return picture


def leaves_out(figure: Figure, flag: FigureFlag) -> bool:
    """Whether the record leaves something out of a figure.

    About all but names the viewer may be left to decide; then nothing is left out.
    """
    flags = (figure.options and figure.options.flags) or FigureFlag(0)
    return flag in flags and (flag is FigureFlag.NO_NAME or FigureFlag.VIEWER not in flags)


def names_points(picture: Picture, naming: Naming) -> bool:
    """Whether names tell which point is meant, as they stand at the edges of a picture, too."""
    ground = picture.ground
    labels = seen(ground.edges, picture.crop, ground.size)
    return naming.notation.bijective and any(sides(labels))


def written(move: NumberedMove) -> str:
    """The number that is written for a move, empty for none."""
    return str(move.label) if move.label else ""


def _number(cells: dict[Point, Cell], figure: Figure, naming: Naming) -> None:
    """Write the numbers of the moves, whatever the record has for labels on their stones."""
    for point, move in figure.numbers.items():
        seen_at = naming.to_view(point)
        if label := written(move):
            cells[seen_at] = cells.get(seen_at, _BLANK)._replace(stone=move.colour, label=label)


def _sign(cells: dict[Point, Cell], figure: Figure, naming: Naming) -> None:
    """Put signs of ours on the stones that notes refer to."""
    for seat in figure.seats:
        point = naming.to_view(seat.point)
        cell = cells.get(point, _BLANK)
        if seat.sign:
            cells[point] = cell._replace(label=seat.sign)
        elif Mark.TRIANGLE not in cell.signs:
            cells[point] = cell._replace(signs=(Mark.TRIANGLE, *cell.signs))


def _within(markup: Markup) -> Markup:
    """The markup of a figure, which is cropped to what is shown alone if that is a rectangle."""
    view = markup.view
    if view is None or len(view) < len(Crop.around(view).points()):
        return markup
    return replace(markup, view=None)
