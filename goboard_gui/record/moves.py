"""Reading and writing the move of a node."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .node import Property
from .properties.codec import BadPointError, read_move, write_move
from .properties.tables import COLOUR_LETTERS, MOVE_COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..go import Colour, Point, Size


class RecordedMove(NamedTuple):
    """A move as recorded in a node, even if its point is invalid.

    ``point`` is None for a pass, and also if the value is not a point of the board; in that case
    ``has_valid_point`` is false.
    """

    colour: Colour
    point: Point | None
    has_valid_point: bool = True


def recorded_move(properties: Iterable[Property], size: Size) -> RecordedMove | None:
    """Return the first move among the properties of a node, or None if it has no move.

    >>> from goboard_gui.go import Size
    >>> recorded_move([Property("C", ("?",)), Property("W", ("ba",))], Size(9, 9))
    RecordedMove(colour=<Colour.WHITE: 2>, point=Point(column=1, row=0), has_valid_point=True)
    """
    for ident, values in properties:
        if ident in MOVE_COLOURS:
            try:
                return RecordedMove(MOVE_COLOURS[ident], read_move(values[0], size))
            except BadPointError:
                return RecordedMove(MOVE_COLOURS[ident], None, has_valid_point=False)
    return None


def move_property(colour: Colour, point: Point | None) -> Property:
    """Return the SGF property for a move, or for a pass if ``point`` is None.

    >>> from goboard_gui.go import Colour
    >>> move_property(Colour.BLACK, None)
    Property(ident='B', values=('',))
    """
    return Property(COLOUR_LETTERS[colour], (write_move(point),))
