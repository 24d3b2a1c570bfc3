"""Games of a user against an engine, or of two engines: whose turn it is, and the clocks.

An `EngineGame` knows neither the record nor the engines. It is given what happens, with the time at
which it happened, and says whether an engine shall move, and what the clocks show. A turn derives
from the end of the game's line (`Turn`), so undo, redo and corrections need no code of their own:
they are another turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..engine import time_control as engine_time
from ..engine.time_control import GameTime, TimeLeft
from ..go import Colour
from ..record.properties.time_control import Clock, Overtime, TimeControl

if TYPE_CHECKING:
    from ..go import Board
    from ..record.values.clocks import Clocks


@dataclass(frozen=True)
class Turn:
    """The end of the game's line: its node and position, the player to move, and the clocks that
    the record states there or before.

    ``has_ended`` is true after two passes, or if the record states a result.
    """

    node: int
    board: Board
    to_play: Colour
    clocks: Clocks
    has_ended: bool = False


class EngineGame:
    """The state of a game in which ``engines`` are the colours that engines play.

    Times are seconds from any origin. Clocks run only with a time limit, and not before all engines
    are ready. An engine's clock starts when it begins to think. When a player's time is over, both
    clocks stop for the rest of the game, unless undo leads back.
    """

    def __init__(self, engines: frozenset[Colour], control: TimeControl, turn: Turn) -> None:
        self.engines = engines
        self.control = control
        self.turn = turn
        self.is_paused = False
        self.has_failed = False
        """Whether the engine to move was stopped or has failed, and is not asked again."""
        self._unready = set(engines)
        self._is_asked = False
        self._used = 0.0
        """Seconds of the turn before the clock was last stopped."""
        self._since: float | None = None
        """When the clock was last started, or None while it does not run."""
        self._is_over_time = False
        """Whether it was noticed that the time of the player to move is over."""

    # What happens

    def engine_ready(self, colour: Colour, now: float) -> None:
        """Note that an engine has accepted the position, and start the user's clock."""
        self._unready.discard(colour)
        self._start_users_clock(now)

    def set_turn(self, turn: Turn, now: float) -> bool:
        """Follow the end of the line; return whether that is another turn than before."""
        if turn == self.turn:
            return False
        self.turn = turn
        self._begin_turn()
        self._start_users_clock(now)
        return True

    def move_requested(self) -> None:
        """Note that the engine to move was asked for its move."""
        self._is_asked = True

    def search_began(self, now: float) -> None:
        """Note that the engine to move begins to think with the time that was sent to it."""
        if self.is_engines_turn and self._is_asked and self.has_limit:
            self._used, self._since = 0.0, None if self.is_paused else now

    def search_interrupted(self) -> None:
        """Note that the engine to move is started again: its clock waits for `search_began`."""
        self._used, self._since = 0.0, None

    def engine_failed(self, now: float) -> None:
        """Note that the engine to move gives no answer: its clock stops until it is asked again."""
        self._stop_clock(now)
        self._is_asked, self.has_failed = False, True

    def retry(self) -> None:
        """Let the engine to move be asked again, with the time that it had before this turn."""
        self._begin_turn()

    def pause(self, now: float) -> None:
        """Stop the clock; no engine is asked for a move meanwhile."""
        self._stop_clock(now)
        self.is_paused = True

    def resume(self, now: float) -> None:
        """Let the clock run again."""
        self.is_paused = False
        if self.is_engines_turn:
            if self._is_asked and self._can_run:
                self._since = now
        else:
            self._start_users_clock(now)

    def notice_time(self, now: float) -> Colour | None:
        """Return the player whose time has just run out, once for each turn, else None."""
        if self._since is None or self._is_over_time:
            return None
        if not self.control.has_expired(self._clock_of_mover(now)):
            return None
        self._stop_clock(now)
        self._is_over_time = True
        return self.turn.to_play

    # What follows

    @property
    def is_ready(self) -> bool:
        """Whether all engines are ready."""
        return not self._unready

    @property
    def is_engines_turn(self) -> bool:
        """Whether an engine is to move and the game has not ended."""
        return not self.turn.has_ended and self.turn.to_play in self.engines

    @property
    def is_users_turn(self) -> bool:
        """Whether the user is to move and the game has not ended."""
        return not self.turn.has_ended and self.turn.to_play not in self.engines

    @property
    def wants_move(self) -> bool:
        """Whether the engine to move shall be asked for its move."""
        blocked = self.is_paused or self._is_asked or self.has_failed
        return self.is_engines_turn and self.is_ready and not blocked

    @property
    def is_thinking(self) -> bool:
        """Whether an engine has been asked for its move."""
        return self.is_engines_turn and self._is_asked

    @property
    def has_limit(self) -> bool:
        """Whether there is a time limit that nobody has exceeded."""
        if self.control.main is None or self._is_over_time:
            return False
        clocks = (clock for clock in self.turn.clocks if clock is not None)
        return not any(map(self.control.has_expired, clocks))

    @property
    def running(self) -> Colour | None:
        """The player whose clock runs, or None."""
        return None if self._since is None else self.turn.to_play

    def clock(self, colour: Colour, now: float) -> Clock | None:
        """Return what a player's clock shows, or None in a game without a time limit."""
        if self.control.main is None:
            return None
        return self._clock_of_mover(now) if colour is self.turn.to_play else self._before(colour)

    def clock_after_move(self, now: float) -> Clock | None:
        """Return the clock of the player to move as recorded with the move that is made now, or
        None if it is not recorded.
        """
        if self.has_limit or self._is_over_time:
            return self.control.clock_after_move(
                self._before(self.turn.to_play), self._thinking_time(now)
            )
        return None

    def time_to_send(self) -> GameTime | None:
        """Return the time limit and the time left before this turn, to be sent to an engine; None
        in a game without a time limit.
        """
        if self.control.main is None:
            return None
        if not self.has_limit:
            over = TimeLeft(0)
            return GameTime(engine_time.UnlimitedTime(), over, over)
        left = (_time_left(self._before(colour)) for colour in (Colour.BLACK, Colour.WHITE))
        return GameTime(_limit_to_send(self.control), *left)

    # Parts

    @property
    def _can_run(self) -> bool:
        """Whether a clock may run now."""
        return not self.turn.has_ended and self.is_ready and not self.is_paused and self.has_limit

    def _begin_turn(self) -> None:
        self._is_asked = self.has_failed = self._is_over_time = False
        self._used, self._since = 0.0, None

    def _start_users_clock(self, now: float) -> None:
        if self.is_users_turn and self._can_run and self._since is None:
            self._since = now

    def _stop_clock(self, now: float) -> None:
        self._used, self._since = self._thinking_time(now), None

    def _thinking_time(self, now: float) -> float:
        return self._used + (0.0 if self._since is None else max(now - self._since, 0.0))

    def _before(self, colour: Colour) -> Clock:
        """Return a player's clock at the start of the turn."""
        last = self.turn.clocks.clock_of(colour)
        if last is None:
            return self.control.initial_clock()
        return self.control.clock_for_next_move(last)

    def _clock_of_mover(self, now: float) -> Clock:
        before = self._before(self.turn.to_play)
        return self.control.clock_while_thinking(before, self._thinking_time(now))


def _time_left(clock: Clock) -> TimeLeft:
    return TimeLeft(clock.seconds, clock.extra or 0)


def _limit_to_send(control: TimeControl) -> engine_time.TimeControl:
    main, seconds = round(control.main or 0), round(control.seconds)
    match control.overtime:
        case Overtime.BYO_YOMI:
            return engine_time.JapaneseTime(main, seconds, control.count)
        case Overtime.CANADIAN:
            return engine_time.CanadianTime(main, seconds, control.count)
        case Overtime.FISCHER:
            return engine_time.FischerTime(main, seconds)
    return engine_time.AbsoluteTime(main)
