"""Clocks next to the players: the times in the record, and those of moves being recorded."""

from __future__ import annotations

from enum import Enum, auto
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer

from ....go import Colour
from ....record.values.times import ClockReader, Clocks, time_control, time_properties
from ...actions.commands import Command
from ...core import closing
from ...core.settings import MOVE_TIMES
from ...widgets import dialogs
from ...wording import clock_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QWidget

    from ....record import NodeSource, Property, Tree
    from ....record.values.times import Clock
    from ...actions.commands.actions import Actions
    from ...core.document import Document
    from ...core.settings import Settings

_UPDATE_INTERVAL = 200
"""Interval for updating a running clock, in milliseconds."""


class _State(Enum):
    OFF = auto()
    """Nothing is written down."""
    PAUSED = auto()
    """A click lets the clock run."""
    HELD = auto()
    """One went back in the record: at the end of a line it goes on."""
    RUNNING = auto()


class ClockDisplay(Protocol):
    """Interface of a widget that shows both players' times and reports clicks on them."""

    @property
    def clock_clicked(self) -> SignalInstance: ...

    def show_clocks(
        self, times: Mapping[Colour, str], running: Colour | None, tip: str, *, large: bool
    ) -> None: ...


class MoveTimes(QObject):
    """Clock that, while it is running, records the time of each move added at the end of a line.

    The clock runs for the side to play, from the times in the record; a click pauses it. Nothing is
    written into another record before the clock is clicked.
    """

    def __init__(
        self,
        document: Document,
        panel: ClockDisplay,
        settings: Settings,
        actions: Actions,
        window: QWidget,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """Create the clock; ``now`` is a function that returns the time in seconds from an
        arbitrary origin.
        """
        super().__init__(window)
        self._document = document
        self._panel = panel
        self._settings = settings
        self._action = actions[Command.MOVE_TIMES]
        self._window = window
        self._now = now
        self._since = 0.0
        self._thought = 0.0
        self._added = False
        self._prompted_source: NodeSource | None = None
        self._source = document.session.tree.source
        self._place = document.session.cursor
        self._reader = ClockReader(document.session.tree)
        self._terms = time_control(document.session.tree)
        self._state = _State.OFF
        self._timer = QTimer(self)
        self._timer.setInterval(_UPDATE_INTERVAL)
        self._timer.timeout.connect(self._show)
        actions.connect_commands({Command.MOVE_TIMES: self._switch})
        panel.clock_clicked.connect(self._pause_or_run)
        document.cursor_moved.connect(self._follow)
        document.record_changed.connect(self._follow)
        closing.connect(self, settings.changed, self._setting_changed)
        self._setting_changed(MOVE_TIMES)
        self._follow()

    def _switch(self) -> None:
        """Start or stop recording times; if the record has no time limit, ask for it when
        starting.
        """
        on = self._action.isChecked()
        if on and not self._agreed():
            self._action.setChecked(False)
            return
        self._settings.set(MOVE_TIMES, on)
        if on:
            self._run()

    def _agreed(self) -> bool:
        """Return whether the time limit is known; if not, ask for it, once per record."""
        if self._terms.main is not None or self._prompted_source is self._source:
            return True
        if not self._agree():
            return False
        self._prompted_source = self._source
        return True

    def _agree(self) -> bool:
        """Ask for the time limit and write it into the record; return False if cancelled."""
        from ....record.values.conventions.times import write_overtime
        from ....record.values.game_info import with_info
        from ....record.values.times import write_seconds
        from .times_dialog import TimesDialog

        dialog = TimesDialog(self._settings, self._window)
        if not dialogs.run_modal(dialog):
            return False
        terms = dialog.terms
        if terms.main is not None:
            texts = {"TM": write_seconds(terms.main), "OT": write_overtime(terms) or None}
            tree = with_info(self._document.session.tree, texts)
            self._document.replace(self.tr("Set time limit"), tree)
        return True

    def _setting_changed(self, setting: object) -> None:
        if setting is MOVE_TIMES:
            on = self._settings.get(MOVE_TIMES)
            self._action.setChecked(on)
            self._stop(_State.PAUSED if on else _State.OFF)

    def _pause_or_run(self) -> None:
        if self._state is _State.RUNNING:
            self._thought = self._thinking()
            self._stop(_State.PAUSED)
        elif self._state is not _State.OFF and self._agreed():
            self._run(self._thought)

    def _run(self, thought: float = 0.0) -> None:
        """Start the clock of the player to move, who has already used ``thought`` seconds."""
        self._state = _State.RUNNING
        self._since, self._thought = self._now(), thought
        self._timer.start()
        self._show()

    def _stop(self, state: _State) -> None:
        self._state = state
        self._timer.stop()
        self._show()

    def _thinking(self) -> float:
        """Return the number of seconds for which the player to move has been thinking."""
        return self._thought + (self._now() - self._since)

    def _stamp(self, tree: Tree, node: int, colour: Colour) -> Sequence[Property]:
        """Return the time properties for a move that is about to be added."""
        self._added = self._state in (_State.RUNNING, _State.HELD)
        if self._state is not _State.RUNNING or tree.children(node):
            return ()
        clock = self._before(self._reader.clocks_at(tree, node).clock_of(colour))
        return time_properties(colour, self._terms.clock_after_move(clock, self._thinking()))

    def _before(self, last: Clock | None) -> Clock:
        """Return the state of a player's clock before a move; ``last`` is its state after the
        previous move.
        """
        return (
            self._terms.initial_clock() if last is None else self._terms.clock_for_next_move(last)
        )

    def _follow(self) -> None:
        """Update the clocks, because the record or the cursor has changed."""
        session = self._document.session
        session.stamp = self._stamp
        self._terms = time_control(session.tree)
        other = session.tree.source is not self._source
        moved = session.cursor != self._place
        added, self._added = self._added, False
        self._source, self._place = session.tree.source, session.cursor
        if other or moved:
            self._thought = 0.0
        if self._state in (_State.OFF, _State.PAUSED):
            self._show()
        elif other:
            self._stop(_State.PAUSED)
        elif added or (moved and not session.tree.children(session.cursor)):
            self._run()
        elif moved:
            self._stop(_State.HELD)

    def _show(self) -> None:
        """Show both players' times, including that of the running clock."""
        session = self._document.session
        text = self._reader.clocks_at(session.tree, session.cursor)
        running = session.to_play if self._state is _State.RUNNING else None
        on = self._state is not _State.OFF
        if self._unknown(text):
            at_end = not session.tree.children(session.cursor)
            times = {session.to_play: self.tr("Start Clock")} if at_end else {}
        else:
            times = {colour: self._text(text, colour, on, colour is running) for colour in Colour}
        large = on and not self._unknown(text)
        self._panel.show_clocks(times, running, self._tip(), large=large)

    def _unknown(self, clocks: Clocks) -> bool:
        """Return whether the clock is paused and neither a time limit nor any times are known."""
        limit_known = self._terms.main is not None or self._prompted_source is self._source
        known = limit_known or self._thought
        return self._state is _State.PAUSED and not known and clocks == Clocks()

    def _text(self, told: Clocks, colour: Colour, on: bool, running: bool) -> str:
        clock = told.clock_of(colour)
        if on:
            clock = self._before(clock)
        if clock is None:
            return ""
        if running:
            clock = self._terms.clock_while_thinking(clock, self._thinking())
        return clock_texts.clock_text(clock)

    def _tip(self) -> str:
        match self._state:
            case _State.OFF:
                return self.tr("Recorded time left after the last move")
            case _State.RUNNING:
                return self.tr("The clock is running and move times are recorded. Click to pause.")
        return self.tr("The clock is paused. Click to continue.")
