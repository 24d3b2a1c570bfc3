"""Time limits as commands of the Go Text Protocol and its extensions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..notation.vertices import format_colour
from .errors import MissingCommandError

if TYPE_CHECKING:
    from ..go import Colour
    from .capabilities import Capabilities


@dataclass(frozen=True)
class AbsoluteTime:
    """A time limit for all moves of a player, in seconds."""

    main: int


@dataclass(frozen=True)
class CanadianTime:
    """Main time in seconds, then a number of moves in each period of so many seconds."""

    main: int
    period: int
    moves: int


@dataclass(frozen=True)
class JapaneseTime:
    """Main time in seconds, then a number of periods, of so many seconds each, for a move."""

    main: int
    period: int
    periods: int


@dataclass(frozen=True)
class FischerTime:
    """Main time in seconds, and an increment in seconds after each move."""

    main: int
    increment: int


TimeControl = AbsoluteTime | CanadianTime | JapaneseTime | FischerTime


def time_command(time: TimeControl, capabilities: Capabilities) -> str:
    """Return the command that sets a time limit.

    :raises MissingCommandError: if the engine does not list the command.

    >>> from goboard_gui.engine.capabilities import Capabilities
    >>> engine = Capabilities("KataGo", commands=frozenset({"kgs-time_settings"}))
    >>> time_command(JapaneseTime(600, 30, 5), engine)
    'kgs-time_settings byoyomi 600 30 5'
    """
    match time:
        case AbsoluteTime(main):
            text = f"time_settings {main} 0 0"
        case CanadianTime(main, period, moves):
            text = f"time_settings {main} {period} {moves}"
        case JapaneseTime(main, period, periods):
            text = f"kgs-time_settings byoyomi {main} {period} {periods}"
        case FischerTime(main, increment):
            text = f"kata-time_settings fischer {main} {increment}"
    name = text.split()[0]
    if not capabilities.has(name):
        raise MissingCommandError(name)
    return text


def time_left_command(colour: Colour, seconds: float, stones: int = 0) -> str:
    """Return the command that reports a player's remaining time, and in overtime the number of
    moves or periods left.

    >>> from goboard_gui.go import Colour
    >>> time_left_command(Colour.WHITE, 12.7)
    'time_left W 12 0'
    """
    return f"time_left {format_colour(colour)} {max(int(seconds), 0)} {stones}"
