"""Clock times of moves: time left (BL, WL), overtime, and time used."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from ...go import Colour
from ..properties.tables import MOVE_COLOURS
from ..properties.texts import decode_simple_text
from ..tree import Property
from .inherited import InheritedProperty

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..tree import Tree


_SECONDS = re.compile(r"(?P<minus>[-−])?(?P<number>\d{1,8}(?:[.,]\d*)?)", re.ASCII)
_CLOCK = re.compile(r"(?:(?P<hours>\d{1,3}):)?(?P<minutes>\d{1,3}):(?P<seconds>[0-5]\d)", re.ASCII)


class Overtime(Enum):
    """The kind of overtime that follows the main time."""

    NONE = "none"
    BYO_YOMI = "byo-yomi"
    """A number of periods; a period is lost when it is used up."""
    CANADIAN = "Canadian"
    """A number of moves within each period of some seconds."""
    FISCHER = "Fischer"
    """Some seconds are added with each move."""


class Clock(NamedTuple):
    """A player's clock: the remaining seconds and, in overtime, the periods or moves left.

    Without time limits the seconds count up: they are ``used``.
    """

    seconds: float
    extra: int | None = None
    used: bool = False


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The time limits of each player; ``main`` is in seconds, or None if the clocks only count up.

    Overtime has ``count`` periods or moves of ``seconds``; both are 0 if they do not apply.
    """

    main: float | None = None
    overtime: Overtime = Overtime.NONE
    seconds: float = 0
    count: int = 0

    def initial_clock(self) -> Clock:
        """Return a player's clock before the first move.

        >>> TimeControl(0, Overtime.BYO_YOMI, 30, 5).initial_clock()
        Clock(seconds=30.0, extra=5, used=False)
        """
        if self.main is None:
            return Clock(0.0, used=True)
        return self.clock_while_thinking(Clock(self.main), 0.0)

    def clock_while_thinking(self, clock: Clock, seconds: float) -> Clock:
        """Return a player's clock some seconds into the player's turn; the time is never negative.

        >>> terms = TimeControl(600, Overtime.BYO_YOMI, 30, 3)
        >>> [terms.clock_while_thinking(Clock(10.0), seconds) for seconds in (15, 75)]
        [Clock(seconds=25.0, extra=3, used=False), Clock(seconds=25.0, extra=1, used=False)]
        """
        if clock.used:
            return clock._replace(seconds=clock.seconds + seconds)
        match self.overtime:
            case Overtime.BYO_YOMI if self.seconds > 0:
                return self._in_periods(clock, seconds)
            case Overtime.CANADIAN if clock.extra is None and clock.seconds <= seconds:
                over = seconds - clock.seconds
                return Clock(max(self.seconds - over, 0.0), self.count)
        return clock._replace(seconds=max(clock.seconds - seconds, 0.0))

    def _in_periods(self, clock: Clock, seconds: float) -> Clock:
        most, length = clock.extra, self.seconds
        if most is None:
            most = self.count
            left = clock.seconds + most * length - seconds
            if left > most * length:
                return Clock(left - most * length)
        else:
            left = clock.seconds + (most - 1) * length - seconds
        if left <= 0:
            return Clock(0.0, 0)
        periods = min(most, ceil(left / length))
        return Clock(left - (periods - 1) * length, periods)

    def clock_after_move(self, clock: Clock, seconds: float) -> Clock:
        """Return the clock as recorded after a move for which the player used the given number of
        seconds.

        >>> TimeControl(0, Overtime.CANADIAN, 600, 25).clock_after_move(Clock(20.0, 1), 5.0)
        Clock(seconds=600, extra=25, used=False)
        """
        left = self.clock_while_thinking(clock, seconds)
        if left.used or self.has_expired(left):
            return left
        match self.overtime:
            case Overtime.FISCHER:
                return left._replace(seconds=left.seconds + self.seconds)
            case Overtime.CANADIAN if left.extra is not None:
                if left.extra <= 1:
                    return Clock(self.seconds, self.count)
                return left._replace(extra=left.extra - 1)
        return left

    def clock_for_next_move(self, clock: Clock) -> Clock:
        """Return the clock at the start of a player's turn, given the clock after the player's last
        move.
        """
        if self.overtime is Overtime.BYO_YOMI and clock.extra:
            return Clock(self.seconds, clock.extra)
        return clock

    def has_expired(self, clock: Clock) -> bool:
        """Return whether the time on a clock has run out."""
        return not clock.used and clock.seconds <= 0


def read_seconds(raw: str) -> float | None:
    """Parse a number of seconds, as used in ``BL``; return None for any other text.

    | written by              | value           | seconds                        |
    |-------------------------|-----------------|--------------------------------|
    | most servers            | 1787, 1797.199  | the same                       |
    | SGFC's test files       | 34.             | 34                             |
    | a Go program of 2001    | 0:07:42         | 462                            |
    | GoGui                   | -70.0           | 0: time that was overrun       |

    >>> [read_seconds(text) for text in ("1797.199", "34.", "0:07:42", "-70.0", "12;", "soon")]
    [1797.199, 34.0, 462.0, 0.0, 12.0, None]
    """
    text = raw.strip().removesuffix(";")
    match = _SECONDS.fullmatch(text)
    if match is not None:
        return 0.0 if match["minus"] else float(match["number"].replace(",", "."))
    clock = read_clock(text)
    return None if clock is None else float(clock)


def read_clock(text: str) -> int | None:
    """Parse hours, minutes and seconds, or minutes and seconds, as seconds.

    >>> read_clock("1:30:00"), read_clock("30:00"), read_clock("30")
    (5400, 1800, None)
    """
    match = _CLOCK.fullmatch(text)
    if match is None:
        return None
    hours, minutes, seconds = (int(part or 0) for part in match.groups())
    return hours * 3600 + minutes * 60 + seconds


def write_seconds(seconds: float) -> str:
    """Format a number of seconds, rounded to a tenth.

    >>> write_seconds(1068.732), write_seconds(30.0)
    ('1068.7', '30')
    """
    return f"{seconds:.1f}".removesuffix(".0")


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
    from ..properties.conventions.times import parse_time_control  # most records have no TM

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
