"""Parsed entries of a text record: stones that are set up or removed, and moves."""

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

    ``by_hand`` is true if the text says so.
    """

    place: TextPosition
    colour: Colour
    point: Point
    comment: str = ""
    by_hand: bool = False


class MoveEntry(NamedTuple):
    """A move; a pass if ``point`` is None.

    ``number`` and ``colour`` are None if they are not stated; ``name`` is the text of the point.
    ``taken`` are the stones that the text lists as captured, None if it lists none. ``illegal`` is
    the stated reason. ``start`` is the origin of a move written as a step. ``off_board`` is true if
    the text itself says that the point is not on the board.
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
    off_board: bool = False


Entry = SetupEntry | RemovalEntry | MoveEntry
