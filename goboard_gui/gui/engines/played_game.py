"""A game against engines that is being played in a window."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ...engine.errors import IllegalMoveError, UnexpectedAnswerError
from ...engine.events import (
    AnswerDelayed,
    EngineRestarted,
    EngineStatus,
    MoveReceived,
    MoveSearchBegan,
    PositionPrepared,
    RequestFailed,
    RulesRefused,
    StartDelayed,
    StatusChanged,
)
from ...record import Session
from ...record.properties.conventions.result_words import GameEnding
from ...record.properties.conventions.results import Result, write_result
from ...record.values.clocks import ClockReader, time_control, time_properties
from ...record.values.game_info import raw_text, with_info
from ...study.engine_game import EngineGame
from ...study.engine_game_record import turn_of
from ...study.engine_positions import engine_position
from ..actions.commands import Command
from ..widgets.message_row import MessageAction
from ..wording import rule_texts, terms
from ..wording.result_texts import result_text
from .analysis_texts import error_text
from .engine_host import engine_host
from .game_messages import GameMessages, Subject

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ...engine.entry import EngineEntry
    from ...engine.errors import EngineError
    from ...engine.events import EngineEvent
    from ...engine.position import EnginePosition
    from ...go import Colour, Point
    from ...record import Property, Tree
    from ...record.properties.time_control import Clock
    from ...study.engine_game import Turn
    from ..actions.workspace import Workspace
    from ..board.message_strip import MessageStrip
    from ..board.move_player import MovePlayer
    from ..board.recording import Recording
    from .engine_host import HostedEngine

_TICK_MS = 200
"""Milliseconds between two looks at the clock."""


@dataclass(frozen=True)
class GameTools:
    """What a game uses of its window: the player of moves, the messages and the recording."""

    workspace: Workspace
    player: MovePlayer
    strip: MessageStrip
    recording: Recording


class PlayedGame(QObject):
    """A game against engines, or between engines, at the end of the current line of a window.

    Each engine has a process of its own, which no other feature shares. What happens in the record
    (moves, undo, corrections, the result) is followed; the game itself only adds the moves of
    engines, and results. When the record states a result, the engines end; if the result is undone,
    the game goes on.
    """

    state_changed = Signal()
    """Emitted when another player is to move, or the game was paused, has ended or goes on."""
    ended = Signal()
    """Emitted once, when the game can't go on any more."""
    failed_to_start = Signal(str)
    """Emitted before `ended` with a text if an engine can't play this game."""

    def __init__(
        self,
        tools: GameTools,
        entries: Mapping[Colour, EngineEntry],
        parent: QObject,
        now: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(parent)
        self._workspace, self._strip = tools.workspace, tools.strip
        self._player, self._recording = tools.player, tools.recording
        self._document = tools.workspace.document
        self._now = now
        self._names = {colour: entry.name for colour, entry in entries.items()}
        session = self._document.session
        self._session = Session(session.tree)
        """The session whose cursor is always at the end of the game."""
        self._session.stamp = self.times_of_move
        self._session.go_to(session.line[-1])
        self._reader = ClockReader(session.tree)
        self._game = EngineGame(frozenset(entries), time_control(session.tree), self._turn())
        self._engines = {
            colour: engine_host().separate_engine(entry) for colour, entry in entries.items()
        }
        self._listeners = {colour: partial(self._receive, colour) for colour in entries}
        self._position: EnginePosition | None = None
        """The position in which the engine to move has been asked."""
        self._held: MoveReceived | None = None
        """An engine's move that arrived during a pause."""
        self._messages = GameMessages(tools.strip)
        self._late: Colour | None = None
        """The player about whose time the user is asked."""
        self._finished_at: int | None = None
        """The index in the undo stack at which a result was stated."""
        self._index = self._document.undo_stack.index()
        self._was_redone = self._is_new_turn = self._is_over = False
        self._was_taken_back = self._was_added = False
        """Whether the last move or the result was removed before this turn, or a move added."""
        self._deleted_at: int | None = None
        """The index in the undo stack at which a deletion paused the game."""
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._check_time)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._request_move)

    def start(self) -> None:
        """Start the engines; clocks run when all of them have accepted the position."""
        for colour, engine in self._engines.items():
            engine.add_listener(self._listeners[colour])
        self._recording.begin_engine_game(self._game.engines)
        self._recording.changed.connect(self._recording_changed)
        document = self._document
        document.record_changed.connect(self._record_changed)
        document.edited.connect(self._note_edit)
        document.redone.connect(self._note_redo)
        document.undo_stack.indexChanged.connect(self._history_changed)
        position, time = engine_position(self._session), self._game.time_to_send()
        for engine in self._engines.values():
            engine.supervisor.prepare(position, time)
        self._timer.start()
        self._update()

    # What the window shows

    @property
    def engine_names(self) -> str:
        """The names of the engines."""
        return ", ".join(dict.fromkeys(self._names.values()))

    @property
    def is_paused(self) -> bool:
        """Whether the game is paused."""
        return self._game.is_paused

    @property
    def has_begun(self) -> bool:
        """Whether all engines have accepted the game."""
        return self._game.is_ready

    @property
    def can_restart(self) -> bool:
        """Whether the engine to move was stopped or has failed, so that it can be asked again."""
        return self._game.is_engines_turn and self._game.has_failed

    @property
    def is_finished(self) -> bool:
        """Whether two passes or a result have ended the game, unless they are undone."""
        return self._game.turn.has_ended

    @property
    def running(self) -> Colour | None:
        """The player whose clock runs, or None."""
        return self._game.running

    @property
    def to_play(self) -> Colour:
        """The player to move."""
        return self._game.turn.to_play

    @property
    def slow_engines(self) -> list[HostedEngine]:
        """The engines that have been starting for some time."""
        return [engine for engine in self._engines.values() if engine.is_starting_slowly]

    @property
    def is_stoppable(self) -> bool:
        """Whether an engine is thinking or starting."""
        return self._game.is_thinking or not self._game.is_ready

    def clock(self, colour: Colour) -> Clock | None:
        """Return what a player's clock shows, or None in a game without a time limit."""
        return self._game.clock(colour, self._now())

    def times_of_move(self, tree: Tree, node: int, colour: Colour) -> Sequence[Property]:
        """Return the time properties of a move that is about to be added to the record."""
        at_end = node == self._game.turn.node and colour is self.to_play
        clock = self._game.clock_after_move(self._now()) if at_end else None
        return () if clock is None else time_properties(colour, clock)

    def state_text(self) -> str:
        """Return what the game waits for."""
        game = self._game
        if game.turn.has_ended:
            return self.tr("The game has ended")
        if not game.is_ready:
            return self.tr("{engine} is starting…").format(engine=self.engine_names)
        if game.is_paused:
            return self.tr("Game paused")
        if game.is_users_turn:
            return self.tr("Your turn")
        if game.has_failed:
            text = self.tr("{engine} was stopped")
        elif self._engines[self.to_play].status is EngineStatus.STARTING:
            text = self.tr("{engine} is starting…")
        else:
            text = self.tr("{engine} is thinking…")
        return text.format(engine=self._names[self.to_play])

    # What the user does

    def toggle_pause(self) -> None:
        """Pause the game, or let it go on, also with an engine that was stopped or has failed."""
        self._deleted_at = None
        if self._game.is_paused:
            self._game.resume(self._now())
            if self.can_restart:
                self.restart_engine()
            held, self._held = self._held, None
            if held is not None and held.position is self._position:
                self._use_move(held)
        else:
            self._game.pause(self._now())
        self._update()

    def stop_engines(self) -> None:
        """Stop the engine that is thinking, which can be restarted, or end a game that has not
        begun.
        """
        if not self._game.is_ready:
            self.end()
        elif self._game.is_engines_turn and not self._game.has_failed:
            colour = self.to_play
            self._soon.stop()
            self._fail_move()
            self._engines[colour].supervisor.stop()
            text = self.tr("{engine} was stopped.").format(engine=self._names[colour])
            self._messages.pin(Subject.FAILURE, text, self._restarting)

    def restart_engine(self) -> None:
        """Ask the engine to move again after it was stopped or has failed; that starts it."""
        self._messages.unpin(Subject.FAILURE)
        self._game.retry()
        self._update()

    def end(self) -> None:
        """End the game; the record stays as it is, without a result."""
        if self._is_over:
            return
        self._is_over = True
        self._timer.stop()
        self._soon.stop()
        self._messages.clear()
        self._release_engines()
        if self._recording.is_engine_game:
            self._recording.set_active(False)
        self.ended.emit()

    def stop_work(self) -> None:
        """End the engines; `closing.dispose` calls this when the window closes."""
        if not self._is_over:
            self._is_over = True
            self._release_engines()

    def _release_engines(self) -> None:
        for colour, engine in self._engines.items():
            engine.remove_listener(self._listeners[colour])
            engine_host().end_separate_engine(engine)

    # What happens to the record

    def _turn(self) -> Turn:
        session = self._session
        return turn_of(session, self._reader.clocks_at(session.tree, session.cursor))

    def _record_changed(self) -> None:
        if self._is_over:
            return
        tree = self._document.session.tree
        if tree.source is not self._session.tree.source:
            self.end()  # also after the result, when nothing is recorded any more
            return
        end = self._recording.last_node
        if end is None:
            end = self._session.cursor
            if end not in tree:
                return  # the result is being undone; `_history_changed` follows
        before, had_end = self._game.turn, end in self._session.tree
        if tree is not self._session.tree:
            self._session.replace_tree(tree, end)
        self._game.control = time_control(tree)
        if self._game.set_turn(self._turn(), self._now()):
            result_removed = before.has_ended and before.node == end
            self._was_taken_back = result_removed or before.node not in tree
            self._was_added = not had_end
            self._begin_turn(before)
        if self._stated_result and self._recording.is_engine_game:
            self._finish()
        self._update()

    def _begin_turn(self, before: Turn) -> None:
        """Discard what belongs to the turn before."""
        self._is_new_turn = True
        asked, self._position = self._position, None
        self._held = None
        if asked is not None:
            self._engines[before.to_play].supervisor.discard_requests()
        self._messages.clear_waiting()
        self._messages.unpin(Subject.FAILURE)
        late = self._late
        if late is not None and (late not in self._game.engines or self.to_play is late):
            self._forget_lateness()

    def _note_edit(self) -> None:
        """Pause the game if moves were deleted, because the engine would move again at once."""
        is_new_turn, self._is_new_turn = self._is_new_turn, False
        if is_new_turn and self._was_taken_back and self._pause_before_engine():
            self._deleted_at = self._document.undo_stack.index()

    def _pause_before_engine(self) -> bool:
        """Pause the game if an engine is to move; return False if it isn't, or if the game was
        paused before.
        """
        if self._is_over or self.is_paused or not self._game.is_engines_turn:
            return False
        self.toggle_pause()
        return True

    def _note_redo(self) -> None:
        self._was_redone = True

    def _history_changed(self, index: int) -> None:
        """After undo and redo of a move, go on to the user's next turn in the same direction, and
        let the game go on if its result was undone, or a deletion that has paused it. Between two
        engines, undo pauses the game.
        """
        before, self._index = self._index, index
        redone, self._was_redone = self._was_redone, False
        is_new_turn, self._is_new_turn = self._is_new_turn, False
        if self._is_over:
            return
        if self._finished_at is not None and index < self._finished_at:
            self._finished_at = None
            if not self._stated_result:
                self._continue()
        if self._deleted_at is not None and index < self._deleted_at:
            self.toggle_pause()
        if not is_new_turn or not self._game.is_engines_turn:
            return
        stack = self._document.undo_stack
        undone = index < before
        if self._recording.users_colour is None:
            if undone:
                self._pause_before_engine()  # otherwise an engine would move again at once
        elif undone and self._was_taken_back and stack.canUndo():
            self._soon.stop()
            QTimer.singleShot(0, self, stack.undo)
        elif redone and self._was_taken_back:
            self._pause_before_engine()
        elif redone and self._was_added and stack.canRedo():
            self._soon.stop()
            QTimer.singleShot(0, self, stack.redo)

    @property
    def _stated_result(self) -> str:
        return raw_text(self._document.session.tree, "RE") or ""

    def _finish(self) -> None:
        """End the engines because the record states a result, until that is undone."""
        self._finished_at = self._document.undo_stack.index()
        for engine in self._engines.values():
            engine.supervisor.stop()
        self._forget_lateness()
        self._recording.set_active(False)
        text = self.tr("Game finished: {result}").format(result=result_text(self._stated_result))
        review = self._workspace.actions[Command.REVIEW_GAME]
        self._strip.show_message(text, self.tr("Review Game…"), review.trigger)

    def _continue(self) -> None:
        """Let the game go on because its result was undone."""
        if self._recording.is_active or self._session.cursor not in self._document.session.tree:
            self.end()
            return
        self._document.go_to(self._session.cursor)
        self._document.wait_for_jump()
        self._recording.begin_engine_game(self._game.engines)
        self._record_changed()

    def _recording_changed(self) -> None:
        """End the game if another command has ended it."""
        if not self._recording.is_engine_game and not self._stated_result:
            self.end()

    # What engines do

    def _receive(self, colour: Colour, event: EngineEvent) -> None:
        if self._is_over:
            return
        match event:
            case PositionPrepared():
                self._game.engine_ready(colour, self._now())
                self._messages.clear_waiting()
                self._update()
            case MoveSearchBegan(position) if position is self._position:
                self._game.search_began(self._now())
                self._update()
            case MoveReceived(position) if position is self._position:
                if self._game.is_paused:
                    self._held = event
                else:
                    self._use_move(event)
            case RequestFailed(error, position):
                self._receive_error(colour, error, position)
            case EngineRestarted():
                if self._game.is_thinking and colour is self.to_play:
                    self._game.search_interrupted()
                text = self.tr("{engine} ended unexpectedly and was started again.")
                self._strip.show_notice(text.format(engine=self._names[colour]))
            case RulesRefused(rules):
                text = self.tr("{engine} does not know {rules}.")
                self._strip.show_notice(
                    text.format(engine=self._names[colour], rules=rule_texts.rules_title(rules))
                )
            case StartDelayed(line) if self.is_stoppable:
                text = self.tr("{engine} is starting… {line}")
                self._wait(text.format(engine=self._names[colour], line=line), self.tr("Cancel"))
            case StatusChanged() if self._game.is_thinking and colour is self.to_play:
                if self._messages.shows_waiting:
                    self._say_thinking()
                self._update()
            case AnswerDelayed() if self._game.is_thinking and colour is self.to_play:
                self._say_thinking()

    def _receive_error(
        self, colour: Colour, error: EngineError, position: EnginePosition | None
    ) -> None:
        naming = self._workspace.view_settings.point_naming(self._session.shape)
        text = error_text(error, self._names[colour], naming)
        if not self._game.is_ready:
            self.failed_to_start.emit(text)
            self.end()
            return
        is_stray = position is None and isinstance(error, UnexpectedAnswerError)
        asked = self._game.is_thinking and colour is self.to_play
        if is_stray or not asked or position not in (None, self._position):
            return
        self._fail_move()
        if not isinstance(error, IllegalMoveError):
            self._messages.pin(Subject.FAILURE, text, self._restarting)
            return
        actions = [MessageAction(self.tr("Ask Again"), self.restart_engine)]
        if self._session.board[error.point] is None:
            anyway = partial(self._add_move, error.point)
            actions.insert(0, MessageAction(self.tr("Play Anyway"), anyway))
        self._messages.pin(Subject.FAILURE, text, *actions)

    def _fail_move(self) -> None:
        self._game.engine_failed(self._now())
        self._position = None
        self._messages.clear_waiting()
        self._update()

    @property
    def _restarting(self) -> MessageAction:
        return MessageAction(self.tr("Restart Engine"), self.restart_engine)

    def _request_move(self) -> None:
        """Ask the engine to move, once all that has happened is known."""
        if self._is_over or not self._game.wants_move:
            return
        engine = self._engines[self.to_play]
        self._position = engine_position(self._session)
        self._game.move_requested()
        engine.supervisor.request_move(self._position, self._game.time_to_send())
        self._say_thinking()
        self._update()

    def _use_move(self, event: MoveReceived) -> None:
        if event.resigns:
            self._set_result(Result(GameEnding.RESIGNATION, self.to_play.opponent))
            return
        name = self._names[self.to_play]
        self._add_move(event.point)
        if event.point is None and not self._game.turn.has_ended:
            self._strip.show_notice(self.tr("{engine} passes.").format(engine=name))

    def _add_move(self, point: Point | None) -> None:
        """Add an engine's move at the end of the game. The cursor follows it only if the end was
        shown.
        """
        document, end = self._document, self._session.cursor
        document.wait_for_jump()
        follows = document.session.cursor == end
        session = self._session
        session.play(point, allow_illegal=True)  # the engine's answer has been judged
        text = self.tr("Pass") if point is None else self.tr("Move {number}")
        document.replace_tree(
            text.format(number=session.step.number),
            session.tree,
            session.cursor if follows else document.session.cursor,
        )
        if follows:
            self._player.move_played.emit()
        elif self._game.turn.has_ended:
            self._strip.show_message(self.tr("Both players passed."), self.tr("Score"), self._score)

    def _score(self) -> None:
        self._recording.go_to_end()
        self._document.wait_for_jump()
        self._player.score_requested.emit()

    def _set_result(self, result: Result) -> None:
        tree = with_info(self._document.session.tree, {"RE": write_result(result)})
        self._document.replace_tree(self.tr("Set result"), tree)

    # Clocks and messages

    def _check_time(self) -> None:
        late = self._game.notice_time(self._now())
        if late is None:
            return
        self._late = late
        name = self._names.get(late, terms.colour_name(late))
        lose = partial(self._set_result, Result(GameEnding.TIME, late.opponent))
        self._messages.pin(
            Subject.TIME,
            self.tr("{player}'s time is up.").format(player=name),
            MessageAction(self.tr("Loss on Time"), lose),
            MessageAction(self.tr("Play On"), self._forget_lateness),
        )
        self._update()

    def _forget_lateness(self) -> None:
        self._late = None
        self._messages.unpin(Subject.TIME)

    def _say_thinking(self) -> None:
        if not self._game.is_paused:
            self._wait(self.state_text(), self.tr("Stop Engine"))

    def _wait(self, text: str, stop: str) -> None:
        self._messages.show_waiting(text, MessageAction(stop, self.stop_engines))

    def _update(self) -> None:
        """Ask the engine to move if it is its turn, and show the state."""
        if self._is_over:
            return
        game = self._game
        is_users = self.to_play not in game.engines
        may_move = is_users and game.is_ready and (game.turn.has_ended or not game.is_paused)
        if self._recording.is_engine_game:
            self._recording.hold_reason = "" if may_move else self.state_text()
        if game.wants_move:
            self._soon.start(0)
        self.state_changed.emit()
