"""Time to think: the terms that players agree on, and what is left of it while they play."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from math import ceil
from typing import NamedTuple

_REAL = re.compile(r"\d{1,8}(?:\.\d{1,6})?", re.ASCII)


class Overtime(Enum):
    """What happens when the main time is over."""

    NONE = "none"
    BYO_YOMI = "byo-yomi"
    """So many periods; one is lost whenever it is used up."""
    CANADIAN = "Canadian"
    """So many moves within so many seconds, again and again."""
    FISCHER = "Fischer"
    """With each move some seconds are added."""


class Clock(NamedTuple):
    """A player's seconds left, with the periods or moves left of them once overtime has begun.

    Without terms seconds are counted up: they are ``used``.
    """

    seconds: float
    extra: int | None = None
    used: bool = False


@dataclass(frozen=True, slots=True)
class Terms:
    """How much time each player has: ``main`` seconds, or None where time is only counted.

    Overtime has ``count`` periods or moves of ``seconds``; both are 0 where they mean nothing.
    """

    main: float | None = None
    overtime: Overtime = Overtime.NONE
    seconds: float = 0
    count: int = 0

    def start(self) -> Clock:
        """A player's time before the first move.

        >>> Terms(0, Overtime.BYO_YOMI, 30, 5).start()
        Clock(seconds=30.0, extra=5, used=False)
        """
        if self.main is None:
            return Clock(0.0, used=True)
        return self.thinking(Clock(self.main), 0.0)

    def thinking(self, clock: Clock, seconds: float) -> Clock:
        """What is left after some seconds of thought, before the move; never less than nothing.

        >>> terms = Terms(600, Overtime.BYO_YOMI, 30, 3)
        >>> terms.thinking(Clock(10.0), 15), terms.thinking(Clock(10.0), 75)
        (Clock(seconds=25.0, extra=3, used=False), Clock(seconds=25.0, extra=1, used=False))
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

    def played(self, clock: Clock, seconds: float) -> Clock:
        """What is left after a move that took some seconds, as records have it.

        >>> Terms(0, Overtime.CANADIAN, 600, 25).played(Clock(20.0, 1), 5.0)
        Clock(seconds=600, extra=25, used=False)
        """
        left = self.thinking(clock, seconds)
        if left.used or self.is_over(left):
            return left
        match self.overtime:
            case Overtime.FISCHER:
                return left._replace(seconds=left.seconds + self.seconds)
            case Overtime.CANADIAN if left.extra is not None:
                if left.extra <= 1:
                    return Clock(self.seconds, self.count)
                return left._replace(extra=left.extra - 1)
        return left

    def renewed(self, clock: Clock) -> Clock:
        """What a player has for the next move, by what was left after the last one."""
        if self.overtime is Overtime.BYO_YOMI and clock.extra:
            return Clock(self.seconds, clock.extra)
        return clock

    def is_over(self, clock: Clock) -> bool:
        """Whether no time is left."""
        return not clock.used and clock.seconds <= 0


def read_seconds(raw: str) -> float | None:
    """A number of seconds as ``BL`` has it; None for anything else."""
    return float(raw) if _REAL.fullmatch(raw := raw.strip()) else None


def write_seconds(seconds: float) -> str:
    """A number of seconds, to a tenth.

    >>> write_seconds(1068.732), write_seconds(30.0)
    ('1068.7', '30')
    """
    return f"{seconds:.1f}".removesuffix(".0")
