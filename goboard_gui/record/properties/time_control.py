"""Time control: main time and overtime, a player's clock, and times as numbers of seconds."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from math import ceil

from ...late_patterns import late_pattern
from ...named_tuples import NamedTuple

_SECONDS = late_pattern(r"(?P<minus>[-−])?(?P<number>\d{1,8}(?:[.,]\d*)?)", re.ASCII)
_CLOCK = late_pattern(
    r"(?:(?P<hours>\d{1,3}):)?(?P<minutes>\d{1,3}):(?P<seconds>[0-5]\d)", re.ASCII
)


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
