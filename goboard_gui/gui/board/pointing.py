"""What is lit, framed and named of the points that one points at."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...diagram.picture import Cell
from ...diagram.pointed import Pointed
from ..wording import terms

if TYPE_CHECKING:
    from collections.abc import Set

    from ...diagram.picture import Picture
    from ...go import Point
    from ...notation import Naming
    from ...record import Session


def with_light(picture: Picture, points: Set[Point], naming: Naming) -> Picture:
    """A picture on which points of the record are lit; those that the board has not are left."""
    if not points:
        return picture
    cells = dict(picture.cells)
    for point in map(naming.to_view, filter(naming.size.holds, points)):
        cells[point] = cells.get(point, Cell())._replace(lit=True)
    return replace(picture, cells=cells)


def with_frame(picture: Picture, point: Point) -> Picture:
    """A picture with a frame around a view point."""
    return replace(picture, over=(*picture.over, Pointed(point)))


def names_of(session: Session, point: Point, naming: Naming, second: Naming | None) -> str:
    """What a point is called, in both notations if there are two, and the kosumi to it."""
    parts = [naming.name(point)]
    if second:
        parts.append(second.name(point))
    if session.board[point] is None:
        parts.append(terms.kosumi_note(session.board, point, session.to_play, naming))
    return "  ".join(filter(None, parts))
