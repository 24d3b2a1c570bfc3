"""The clocks that a record states: time left (BL, WL), overtime, time used, and the time limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour
from ...named_tuples import NamedTuple
from ..properties.tables import MOVE_COLOURS
from ..properties.texts import decode_simple_text
from ..properties.time_control import Clock, TimeControl, read_seconds, write_seconds
from ..tree import Property
from .inherited import InheritedProperty

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..tree import Tree

_LEFT = {Colour.BLACK: ("BL", "OB"), Colour.WHITE: ("WL", "OW")}
TIME_USED = "GBTU"
"""Private property: the total time that the player has used, up to the node's move, in seconds.

SGF itself only has the time left.
"""
_TIMES = (*(ident for pair in _LEFT.values() for ident in pair), TIME_USED)
_CLOCK_PROPERTIES = (*_TIMES, *MOVE_COLOURS)


class Clocks(NamedTuple):
    """The clocks of both players; a clock is None if it is unknown."""

    black: Clock | None = None
    white: Clock | None = None

    def clock_of(self, colour: Colour) -> Clock | None:
        """Return the clock of one player."""
        return self.black if colour is Colour.BLACK else self.white


def read_clocks(properties: Sequence[Property]) -> Clocks:
    """Return the clocks stated in the properties of a node.

    >>> read_clocks([Property("B", ("dd",)), Property("BL", ("28.5",)), Property("OB", ("5",))])
    Clocks(black=Clock(seconds=28.5, extra=5, used=False), white=None)
    """
    held = {ident: values[0] for ident, values in reversed(properties)}
    if held.keys().isdisjoint(_TIMES):
        return _NOTHING
    return Clocks(_clock(held, Colour.BLACK), _clock(held, Colour.WHITE))


_NOTHING = Clocks()


def _clock(held: dict[str, str], colour: Colour) -> Clock | None:
    left, extra = _LEFT[colour]
    if left in held:
        seconds = read_seconds(held[left])
        moves = read_seconds(held.get(extra, ""))
        return None if seconds is None else Clock(seconds, None if moves is None else int(moves))
    mover = next((MOVE_COLOURS[ident] for ident in held if ident in MOVE_COLOURS), None)
    used = read_seconds(held[TIME_USED]) if TIME_USED in held and mover is colour else None
    return None if used is None else Clock(used, used=True)


def time_properties(colour: Colour, clock: Clock) -> list[Property]:
    """Return the SGF properties for a player's clock after a move.

    >>> [item.ident for item in time_properties(Colour.WHITE, Clock(28.5, 5))]
    ['WL', 'OW']
    """
    seconds = write_seconds(clock.seconds)
    if clock.used:
        return [Property(TIME_USED, (seconds,))]
    left, extra = _LEFT[colour]
    items = [Property(left, (seconds,))]
    return items if clock.extra is None else [*items, Property(extra, (str(clock.extra),))]


def time_control(tree: Tree) -> TimeControl:
    """Return the time limits stated in the root of a record."""
    root = tree.node(tree.root)
    main, overtime = root.first_value("TM"), root.first_value("OT")
    if main is None:
        return TimeControl()
    from ..properties.conventions.time_limits import parse_time_control  # most records have no TM

    return parse_time_control(decode_simple_text(main), decode_simple_text(overtime or ""))


class ClockReader:
    """Reader of both players' clocks, which uses the values of earlier nodes where a node states
    none.
    """

    def __init__(self, tree: Tree) -> None:
        self._inherited: InheritedProperty[Clocks] = InheritedProperty(
            tree, _CLOCK_PROPERTIES, _NOTHING, _clocks_from
        )

    def clocks_at(self, tree: Tree, node: int) -> Clocks:
        """Return the clocks most recently stated at a node or above it."""
        return self._inherited.value_at(tree, node)


def _clocks_from(before: Clocks, properties: Sequence[Property]) -> Clocks:
    clocks = read_clocks(properties)
    return Clocks(clocks.black or before.black, clocks.white or before.white)
