"""Entries of a text record, as parsed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ...go import Colour, Point
    from ..errors import TextPosition


class SetupEntry(NamedTuple):
    """A stone that is set up."""

    place: TextPosition
    colour: Colour
    point: Point
    comment: str = ""


class RemovalEntry(NamedTuple):
    """A stone that is removed: by the next move if that captures it, else by hand.

    ``by_hand`` tells that the text is explicit.
    """

    place: TextPosition
    colour: Colour
    point: Point
    comment: str = ""
    by_hand: bool = False


class MoveEntry(NamedTuple):
    """A move; a pass if ``point`` is None.

    ``number`` and ``colour`` are None if they are not stated; ``name`` is the text of the point.
    ``taken`` are the stones said to be captured, None if nothing is said. ``illegal`` is the stated
    reason. ``start`` is the origin of a move written as a step; ``lost`` tells that the text itself
    says that the point is not on the board.
    """

    place: TextPosition
    number: int | None
    colour: Colour | None
    point: Point | None
    name: str
    comment: str = ""
    taken: tuple[Point, ...] | None = None
    illegal: str = ""
    start: Point | None = None
    lost: bool = False


Entry = SetupEntry | RemovalEntry | MoveEntry
