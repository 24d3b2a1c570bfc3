"""Time limits as commands of the Go Text Protocol and its extensions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..go import Colour
from ..named_tuples import NamedTuple
from ..notation.vertices import format_colour
from .errors import MissingCommandError

if TYPE_CHECKING:
    from .capabilities import Capabilities


@dataclass(frozen=True)
class UnlimitedTime:
    """No time limit, after there was one."""


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


TimeControl = UnlimitedTime | AbsoluteTime | CanadianTime | JapaneseTime | FischerTime


class TimeLeft(NamedTuple):
    """A player's remaining seconds, and in overtime the number of moves or periods left."""

    seconds: float
    stones: int = 0


@dataclass(frozen=True)
class GameTime:
    """A time limit, and the time that both players have left."""

    control: TimeControl
    black: TimeLeft
    white: TimeLeft


def time_command(time: TimeControl, capabilities: Capabilities) -> str:
    """Return the command that sets a time limit.

    :raises MissingCommandError: if the engine does not list the command.

    >>> from goboard_gui.engine.capabilities import Capabilities
    >>> engine = Capabilities("KataGo", commands=frozenset({"kgs-time_settings"}))
    >>> time_command(JapaneseTime(600, 30, 5), engine)
    'kgs-time_settings byoyomi 600 30 5'
    """
    match time:
        case UnlimitedTime():
            text = "time_settings 0 1 0"
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


def time_commands(time: GameTime, capabilities: Capabilities) -> tuple[str, ...]:
    """Return the commands that tell an engine the time limit and the time left of both players.

    An engine that does not know a kind of overtime gets the nearest one that all know: each period
    of Japanese time is one of Canadian time with one move, and Fischer time is absolute. The time
    left is right in any case, since it is sent before each move.

    :raises MissingCommandError: if the engine has no commands for time limits at all.

    >>> from goboard_gui.engine.capabilities import Capabilities
    >>> engine = Capabilities("GNU Go", commands=frozenset({"time_settings", "time_left"}))
    >>> time = GameTime(JapaneseTime(600, 30, 5), TimeLeft(12.7, 4), TimeLeft(300))
    >>> time_commands(time, engine)
    ('time_settings 600 30 1', 'time_left B 12 1', 'time_left W 300 0')
    """
    control, black, white = time.control, time.black, time.white
    try:
        setting = time_command(control, capabilities)
    except MissingCommandError:
        match control:
            case JapaneseTime(main, period):
                control = CanadianTime(main, period, 1)
                black, white = (
                    black._replace(stones=min(black.stones, 1)),
                    white._replace(stones=min(white.stones, 1)),
                )
            case FischerTime(main):
                control = AbsoluteTime(main)
            case _:
                raise
        setting = time_command(control, capabilities)
    if isinstance(control, UnlimitedTime) or not capabilities.has("time_left"):
        return (setting,)
    left = ((Colour.BLACK, black), (Colour.WHITE, white))
    return (setting, *(time_left_command(colour, *each) for colour, each in left))
