"""What a text says, entry by entry, before anything is made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ...go import Colour, Point
    from ..errors import Place


class PutEntry(NamedTuple):
    """A stone that is set up."""

    place: Place
    colour: Colour
    point: Point
    comment: str = ""


class OffEntry(NamedTuple):
    """A stone that is taken off: by the move to come if that takes it, else by hand.

    ``by_hand`` tells that the text leaves no choice.
    """

    place: Place
    colour: Colour
    point: Point
    comment: str = ""
    by_hand: bool = False


class MoveEntry(NamedTuple):
    """A move, or a pass where there is no ``point``.

    ``number`` and ``colour`` are None where the text does not tell them; ``name`` is what stands
    for the point. ``taken`` are the stones said to be taken, None if nothing is said of any.
    ``illegal`` is what the text calls the move. ``start`` is the point that a move written as a
    step comes from, ``lost`` tells that the text says itself that the point is none.
    """

    place: Place
    number: int | None
    colour: Colour | None
    point: Point | None
    name: str
    comment: str = ""
    taken: tuple[Point, ...] | None = None
    illegal: str = ""
    start: Point | None = None
    lost: bool = False


Entry = PutEntry | OffEntry | MoveEntry
