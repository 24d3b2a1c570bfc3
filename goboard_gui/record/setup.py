"""Stones put on the board and taken off by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import Colour
from .codec import write_points
from .tree import Property

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..go import Board, Point

_IDENTS = {Colour.BLACK: "AB", Colour.WHITE: "AW", None: "AE"}


def setup_properties(before: Board, after: Mapping[Point, Colour]) -> list[Property]:
    """The properties that turn one position into another, no more than it takes.

    ``after`` has the stones of the other position. Points that stay as they are have no place in
    a setup: some programs stumble over points emptied that were empty.

    >>> from goboard_gui.go import Board, Point
    >>> setup_properties(Board.from_rows("X.", ".O"), {Point(1, 0): Colour.BLACK})
    [Property(ident='AB', values=('ba',)), Property(ident='AE', values=('aa', 'bb'))]
    """
    properties = []
    for colour, ident in _IDENTS.items():
        points = [
            point
            for point in before.graph.points
            if after.get(point) is colour and before[point] is not colour
        ]
        if points:
            properties.append(Property(ident, write_points(points)))
    return properties
