"""The times that nodes of a record hold: left after a move, or used where nobody agreed on any."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...go import Colour
from ..tree import Property
from .inherited import Inherited
from .properties import MOVE_COLOURS
from .texts import simple_text
from .timekeeping import Clock, Terms, read_seconds, write_seconds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..tree import Tree

_LEFT = {Colour.BLACK: ("BL", "OB"), Colour.WHITE: ("WL", "OW")}
USED = "GBTU"
"""A private property: all seconds that the player of the node's move has used up to it.

SGF itself can only say what is left.
"""
_TIMES = (*(ident for pair in _LEFT.values() for ident in pair), USED)
_TOLD_BY = (*_TIMES, *MOVE_COLOURS)


class Clocks(NamedTuple):
    """What is known of both players' times."""

    black: Clock | None = None
    white: Clock | None = None

    def of(self, colour: Colour) -> Clock | None:
        """The time of one player."""
        return self.black if colour is Colour.BLACK else self.white


def read_times(properties: Sequence[Property]) -> Clocks:
    """The times that the properties of a node tell.

    >>> read_times([Property("B", ("dd",)), Property("BL", ("28.5",)), Property("OB", ("5",))])
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
    used = read_seconds(held[USED]) if USED in held and mover is colour else None
    return None if used is None else Clock(used, used=True)


def written_times(colour: Colour, clock: Clock) -> list[Property]:
    """The properties that tell a player's time after a move.

    >>> [item.ident for item in written_times(Colour.WHITE, Clock(28.5, 5))]
    ['WL', 'OW']
    """
    seconds = write_seconds(clock.seconds)
    if clock.used:
        return [Property(USED, (seconds,))]
    left, extra = _LEFT[colour]
    told = [Property(left, (seconds,))]
    return told if clock.extra is None else [*told, Property(extra, (str(clock.extra),))]


def record_terms(tree: Tree) -> Terms:
    """How much time the players have, by the root."""
    root = tree.node(tree.root)
    main, overtime = root.first("TM"), root.first("OT")
    if main is None:
        return Terms()
    from .terms import read_terms  # most records begin without, and so do windows

    return read_terms(simple_text(main), simple_text(overtime or ""))


class TimesReader:
    """What both players had at a node, be it told there or above."""

    def __init__(self, tree: Tree) -> None:
        self._inherited: Inherited[Clocks] = Inherited(tree, _TOLD_BY, _NOTHING, _told)

    def at(self, tree: Tree, node: int) -> Clocks:
        """The times last told at a node or above it."""
        return self._inherited.at(tree, node)


def _told(before: Clocks, properties: Sequence[Property]) -> Clocks:
    told = read_times(properties)
    return Clocks(told.black or before.black, told.white or before.white)
