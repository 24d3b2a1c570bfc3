"""Clocks next to the players: the times in the record, and those of moves being recorded."""

from __future__ import annotations

from enum import Enum, auto
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer

from ....go import Colour
from ....record.values.clocks import ClockReader, Clocks, time_control, time_properties
from ...actions.commands import Command
from ...core import closing
from ...core.settings import MOVE_TIMES
from ...widgets import dialogs
from ...wording import clock_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtCore import SignalInstance

    from ....record import NodeSource, Property, Tree
    from ....record.properties.time_control import Clock
    from ...actions.workspace import Workspace
    from ...board.recording import Recording

_UPDATE_INTERVAL = 200
"""Interval for updating a running clock, in milliseconds."""


class _State(Enum):
    OFF = auto()
    """No times are recorded."""
    PAUSED = auto()
    """A click on a clock starts it."""
    ON = auto()
    """The clock runs at the end of a line until the game has ended, and is stopped elsewhere. While
    a game is recorded, it runs whatever position is shown.
    """


class _Stopwatch:
    """Stopwatch that measures the time for which it was running."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._before = 0.0
        self._since: float | None = None

    @property
    def elapsed_time(self) -> float:
        """The measured time, in seconds."""
        return self._before + (0.0 if self._since is None else self._now() - self._since)

    def set_running(self, on: bool) -> None:
        """Start or stop the stopwatch; do nothing if it is already in that state."""
        if on is not (self._since is not None):
            self._before = self.elapsed_time
            self._since = self._now() if on else None


class ClockDisplay(Protocol):
    """Interface of a widget that shows both players' times and reports clicks on them."""

    @property
    def clock_clicked(self) -> SignalInstance: ...

    def show_clocks(
        self,
        times: Mapping[Colour, str],
        running: Colour | None,
        tip: str,
        *,
        large: bool,
        paused: Colour | None,
    ) -> None: ...


class PlayedClocks(Protocol):
    """Interface of the clocks of a game against an engine, which run by themselves."""

    state_changed: SignalInstance

    @property
    def is_paused(self) -> bool: ...

    @property
    def is_finished(self) -> bool: ...

    @property
    def running(self) -> Colour | None: ...

    @property
    def to_play(self) -> Colour: ...

    def clock(self, colour: Colour) -> Clock | None: ...

    def times_of_move(self, tree: Tree, node: int, colour: Colour) -> Sequence[Property]: ...

    def toggle_pause(self) -> None: ...


class GameClock(QObject):
    """Clock of a game that records the time of each move added at the end of a line of play.

    The clock runs for the player to move, from the times in the record; a click pauses it, and it
    stops when the game has ended. Nothing is written into another record before the clock is
    clicked. In a new game that is recorded, the first move starts it as well. While a game is
    recorded, the clocks are those at the end of the recorded line, even while the user looks at an
    earlier move: the players go on thinking.

    In a game against an engine, the clocks of that game are shown and recorded instead.

    For each node at which a player began to think, the clock remembers when that was. After undo
    the clock is therefore as if the move had never been played, and after redo as if it had never
    been undone.
    """

    def __init__(
        self,
        workspace: Workspace,
        recording: Recording,
        panel: ClockDisplay,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """Create the clock; ``now`` is a function that returns the time in seconds from an
        arbitrary origin.
        """
        super().__init__(workspace.window)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._recording = recording
        self._panel = panel
        self._settings = workspace.settings
        self._action = actions[Command.MOVE_TIMES]
        self._window = workspace.window
        self._watch = _Stopwatch(now)
        self._starts: dict[int, float] = {}
        """The readings of the stopwatch at which a player began to think, by node."""
        self._last_end = document.session.cursor
        """The end of a line at which the clock was running last."""
        self._pressed_at: float | None = None
        self._added_at: float | None = None
        self._starter: int | None = None
        """The node of the first move, if that started the clock."""
        self._prompted_source: NodeSource | None = None
        self._source = document.session.tree.source
        self._node = document.session.cursor
        """The node at which the player to move is thinking."""
        self._reader = ClockReader(document.session.tree)
        document.add_jump_lookup(self._reader.clocks_at)
        self._time_control = time_control(document.session.tree)
        self._state = _State.OFF
        self._played: PlayedClocks | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_UPDATE_INTERVAL)
        self._timer.timeout.connect(self._show)
        actions.connect_commands({Command.MOVE_TIMES: self._switch})
        panel.clock_clicked.connect(self._pause_or_run)
        document.cursor_moved.connect(self._node_changed)
        recording.changed.connect(self._node_changed)
        document.record_changed.connect(self._record_changed)
        closing.connect_until_closed(self, workspace.settings.changed, self._setting_changed)
        self._setting_changed(MOVE_TIMES)
        self._record_changed()

    def _switch(self) -> None:
        """Start or stop recording times; if the record has no time limit, ask for it when
        starting.
        """
        on = self._action.isChecked()
        if on and not self._ensure_time_limit():
            self._action.setChecked(False)
            return
        self._settings.set(MOVE_TIMES, on)
        if on:
            self._starts.pop(self._node, None)
            self._set_state(_State.ON)

    def _ensure_time_limit(self) -> bool:
        """Ask for the time limit if it is unknown and the user was not asked yet for this record;
        return False if the user cancels.
        """
        if self._time_control.main is not None or self._prompted_source is self._source:
            return True
        if not self._ask_time_limit():
            return False
        self._prompted_source = self._source
        return True

    def _ask_time_limit(self) -> bool:
        """Ask for the time limit and write it into the record; return False if cancelled."""
        from ....record.properties.conventions.time_limits import write_overtime
        from ....record.properties.time_control import write_seconds
        from ....record.values.game_info import with_info
        from .times_dialog import TimesDialog

        dialog = TimesDialog(self._settings, self._window)
        if not dialogs.run_modal(dialog):
            return False
        terms = dialog.time_control
        if terms.main is not None:
            texts = {"TM": write_seconds(terms.main), "OT": write_overtime(terms) or None}
            tree = with_info(self._document.session.tree, texts)
            self._document.replace_tree(self.tr("Set time limit"), tree)
        return True

    def _setting_changed(self, setting: object) -> None:
        if setting is MOVE_TIMES:
            on = self._settings.get(MOVE_TIMES)
            self._action.setChecked(on)
            self._set_state(_State.PAUSED if on else _State.OFF)

    def follow_game(self, played: PlayedClocks | None) -> None:
        """Show the clocks of a game against an engine, until None is given."""
        self._played = played
        if played is not None:
            played.state_changed.connect(self._update)
        self._update()

    def _pause_or_run(self) -> None:
        if self._played is not None:
            self._played.toggle_pause()
            return
        if self._state is _State.OFF or self._is_over:
            return
        self._starter = None
        if self._state is _State.ON:
            self._set_state(_State.PAUSED)
        elif self._ensure_time_limit():
            self._set_state(_State.ON)

    def register_press(self) -> None:
        """Note that a point of the board is pressed: the time of the move is that of the press."""
        self._pressed_at = self._watch.elapsed_time

    def register_release(self) -> None:
        """Note that the press of the point has ended; its move, if any, has been played."""
        self._pressed_at = None

    def _current_node(self) -> int:
        end = self._recording.last_node
        return self._document.session.cursor if end is None else end

    @property
    def _to_play(self) -> Colour:
        """The player whose clock runs."""
        session = self._document.session
        at_cursor = self._node == session.cursor
        return session.to_play if at_cursor else session.step_at(self._node).to_play

    @property
    def _is_at_end(self) -> bool:
        return not self._document.session.tree.children(self._node)

    @property
    def _is_over(self) -> bool:
        """Whether the game has ended by two passes, or the record states a result."""
        from ....record.values.game_info import raw_text

        session = self._document.session
        return session.has_ended_at(self._node) or bool(raw_text(session.tree, "RE"))

    @property
    def _is_running(self) -> bool:
        return self._state is _State.ON and self._is_at_end and not self._is_over

    def _set_state(self, state: _State) -> None:
        self._state = state
        self._update()

    def _update(self) -> None:
        """Start or stop the clock, as the state and the position require.

        The stopwatch goes on after the end of the game and after undo of the move that started the
        clock, because both may turn out to be mistakes.
        """
        if self._played is not None:
            self._watch.set_running(False)
            if self._played.is_finished:
                self._timer.stop()
            else:
                self._timer.start()
            self._show()
            return
        if self._is_running:
            self._starts.setdefault(self._node, self._watch.elapsed_time)
            self._last_end = self._node
            self._timer.start()
        else:
            self._timer.stop()
        started = self._state is _State.ON or self._starter is not None
        self._watch.set_running(started and self._is_at_end)
        self._show()

    def _thinking_time(self, until: float | None = None) -> float:
        """Return how many seconds the player to move has been thinking. ``until`` is a reading of
        the stopwatch; by default, the time counts until now.
        """
        start = self._starts.get(self._node)
        if start is None or not self._is_at_end or self._is_over:
            return 0.0
        return max((self._watch.elapsed_time if until is None else until) - start, 0.0)

    def _times_of_new_move(self, tree: Tree, node: int, colour: Colour) -> Sequence[Property]:
        """Return the time properties for a move that is about to be added."""
        if self._played is not None:
            return self._played.times_of_move(tree, node, colour)
        if self._state is not _State.ON and not self._starts_with_next_move:
            return ()
        now = self._watch.elapsed_time if self._pressed_at is None else self._pressed_at
        self._added_at = now
        if self._state is not _State.ON or node != self._node or not self._is_at_end:
            return ()
        clock = self._clock_before(self._reader.clocks_at(tree, node).clock_of(colour))
        used = self._time_control.clock_after_move(clock, self._thinking_time(now))
        return time_properties(colour, used)

    @property
    def _starts_with_next_move(self) -> bool:
        """Whether the clock is paused, and the next move is the first one of a new game that is
        recorded with a known time limit.
        """
        return (
            self._state is _State.PAUSED
            and self._recording.is_active
            and self._time_control.main is not None
            and self._is_at_end
            and not self._recording.last_step.number
        )

    def _clock_before(self, last: Clock | None) -> Clock:
        """Return the state of a player's clock before a move; ``last`` is its state after the
        previous move.
        """
        control = self._time_control
        return control.initial_clock() if last is None else control.clock_for_next_move(last)

    def _node_changed(self) -> None:
        """Follow the cursor, or the end of the recorded line. When that is the end of another line,
        the player to move begins to think.
        """
        self._node = self._current_node()
        if self._node != self._last_end:
            self._starts.pop(self._node, None)
        self._update()

    def _record_changed(self) -> None:
        """Follow edits, undo and redo, and other records."""
        session = self._document.session
        session.stamp = self._times_of_new_move
        self._time_control = time_control(session.tree)
        self._node = self._current_node()
        added, self._added_at = self._added_at, None
        if session.tree.source is not self._source:
            self._source = session.tree.source
            self._starts, self._starter = {}, None
            if self._state is _State.ON:
                self._state = _State.PAUSED
        elif added is not None:
            self._starts[session.cursor] = added
            if self._state is _State.PAUSED:
                self._starter, self._state = session.cursor, _State.ON
        elif self._starter is not None:
            was_undone = self._starter not in session.tree
            self._state = _State.PAUSED if was_undone else _State.ON
        self._update()

    def _show(self) -> None:
        """Show both players' times, including that of the running clock."""
        if self._played is not None:
            self._show_played(self._played)
            return
        session = self._document.session
        text = self._reader.clocks_at(session.tree, self._node)
        to_play = self._to_play
        running = to_play if self._is_running else None
        on = self._state is not _State.OFF
        unknown = self._lacks_times(text)
        if unknown:
            times = {to_play: self.tr("Start Clock")} if self._is_at_end else {}
        else:
            times = {colour: self._text(text, colour, on) for colour in Colour}
        paused = to_play if self._is_pause_shown and not unknown else None
        large = on and not unknown
        self._panel.show_clocks(times, running, self._tip(), large=large, paused=paused)

    def _show_played(self, played: PlayedClocks) -> None:
        clocks = {colour: played.clock(colour) for colour in Colour}
        times = {colour: clock_texts.clock_text(clock) for colour, clock in clocks.items() if clock}
        paused = played.to_play if played.is_paused and times else None
        if played.is_finished:
            tip = self.tr("The game has ended, and the clocks have stopped.")
        elif played.is_paused:
            tip = self.tr("The game is paused. Click to continue.")
        else:
            tip = self.tr("Time left. Click to pause the game.")
        self._panel.show_clocks(times, played.running, tip, large=bool(times), paused=paused)

    @property
    def _is_pause_shown(self) -> bool:
        """Whether the clock is paused where moves can be added to a game that has not ended."""
        return self._state is _State.PAUSED and self._is_at_end and not self._is_over

    def _lacks_times(self, clocks: Clocks) -> bool:
        """Return whether the clock is paused and neither a time limit nor any times are known."""
        limit_known = self._time_control.main is not None or self._prompted_source is self._source
        known = limit_known or self._thinking_time()
        return self._state is _State.PAUSED and not known and clocks == Clocks()

    def _text(self, told: Clocks, colour: Colour, on: bool) -> str:
        clock = told.clock_of(colour)
        if on:
            clock = self._clock_before(clock)
        if clock is None:
            return ""
        if on and colour is self._to_play:
            clock = self._time_control.clock_while_thinking(clock, self._thinking_time())
        return clock_texts.clock_text(clock)

    def _tip(self) -> str:
        if self._state is _State.OFF:
            return self.tr("Recorded time left after the last move")
        if self._is_over:
            return self.tr("The game has ended, and the clocks have stopped.")
        if self._state is _State.PAUSED:
            if self._starts_with_next_move:
                return self.tr(
                    "The clock is paused. Click to continue; the first move also starts it."
                )
            return self.tr("The clock is paused. Click to continue.")
        if not self._is_at_end:
            return self.tr("The clock continues at the end of the game. Click to pause.")
        return self.tr("The clock is running and move times are recorded. Click to pause.")
