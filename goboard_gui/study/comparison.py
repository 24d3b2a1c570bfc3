"""One move, one game or one point under several notations: a table of names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ..notation import NOTATIONS, Naming
from ..record import Remark

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..go import Colour, Point
    from ..notation import Notation
    from ..record import Step

PASS = "pass"
NO_POINT = "?"
"""Stands in a row of a record whose value names no point of its board."""


class Row(NamedTuple):
    """One point under all notations of a table.

    ``node``, ``number`` and ``colour`` tell the move that was played on it; they are None for a
    point by itself. ``point`` is None for a pass.
    """

    node: int | None
    number: int | None
    colour: Colour | None
    point: Point | None
    names: tuple[str, ...]


@dataclass(frozen=True)
class Comparison:
    """A table: a row for each move, a column for each naming.

    The namings differ in their notations alone; each row has a name for each of them.
    """

    namings: tuple[Naming, ...]
    rows: tuple[Row, ...]

    @property
    def notations(self) -> tuple[Notation, ...]:
        """What the columns are in."""
        return tuple(naming.notation for naming in self.namings)


def namings(like: Naming, notations: Iterable[Notation] = NOTATIONS) -> tuple[Naming, ...]:
    """The board of a naming, seen as there, named in each of the notations that can name it.

    >>> from goboard_gui.go import Size
    >>> from goboard_gui.notation import notation
    >>> western = Naming(notation("western"), Size(19, 19))
    >>> [naming.notation.id for naming in namings(western)][:2]
    ['andreev', 'western']
    """
    all_of_them = (Naming(notation, like.size, like.view, like.reading) for notation in notations)
    return tuple(naming for naming in all_of_them if naming.supported)


def compare_points(points: Iterable[Point], columns: tuple[Naming, ...]) -> Comparison:
    """Points by themselves, a row for each.

    :raises OffBoardError: a point is not on the board.

    >>> from goboard_gui.go import Point, Size
    >>> from goboard_gui.notation import notation
    >>> western, andreev = (Naming(notation(id), Size(9, 9)) for id in ("western", "andreev"))
    >>> compare_points([Point(2, 2)], (western, andreev)).rows[0].names
    ('C7', '+2-2')
    """
    rows = (
        Row(None, None, None, point, tuple(naming.name(point) for naming in columns))
        for point in points
    )
    return Comparison(columns, tuple(rows))


def compare_moves(steps: Iterable[Step], columns: tuple[Naming, ...]) -> Comparison:
    """The moves of a line, passes included; what is no move has no row."""
    return Comparison(columns, tuple(_row(step, columns) for step in steps if step.move))


def _row(step: Step, columns: tuple[Naming, ...]) -> Row:
    assert step.move is not None
    colour, point = step.move
    if point is None:
        said = NO_POINT if Remark.BAD_POINT in step.remarks else PASS
        names = (said,) * len(columns)
    else:
        names = tuple(naming.name(point) for naming in columns)
    return Row(step.node, step.number, colour, point, names)
