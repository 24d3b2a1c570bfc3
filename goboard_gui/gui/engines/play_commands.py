"""The commands of games against engines: play, pause and end a game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from ..actions.commands import Command
from ..core import closing
from ..core.settings import PLAY_ENGINE
from ..widgets import dialogs
from ..widgets.message_row import MessageAction
from .engine_host import engine_host

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from ..actions.workspace import Workspace
    from ..board.message_strip import MessageStrip
    from ..board.move_player import MovePlayer
    from ..board.recording import Recording
    from ..files.document_io import DocumentIO
    from .commands import EngineCommands
    from .engine_host import HostedEngine
    from .game_button import GameButton
    from .play_dialog import GamePlan
    from .played_game import PlayedGame


class NewGameWindow(Protocol):
    """Interface of a new main window in which a game is played."""

    def show(self) -> None:
        """Show the window."""

    def begin_game(self, plan: GamePlan) -> None:
        """Begin a game in the window."""


class PlayCommands(QObject):
    """The commands *Play Against an Engine*, *Pause Game* and *End Game*.

    A game has a record of its own: it begins in a new window, unless the record of this one is a
    new one that has not been touched.
    """

    state_changed = Signal()
    """Emitted when a game has begun, has ended, or has another state."""
    game_changed = Signal(object)
    """Emitted with the `PlayedGame` that has begun, and with None when it has ended."""

    def __init__(
        self,
        workspace: Workspace,
        player: MovePlayer,
        strip: MessageStrip,
        recording: Recording,
        document_io: DocumentIO,
        engines: EngineCommands,
        new_window: Callable[[], NewGameWindow],
        add_progress: Callable[[QWidget], object],
    ) -> None:
        """Create the commands; ``add_progress`` adds a widget to the status bar."""
        super().__init__(workspace.window)
        self._workspace, self._player, self._strip = workspace, player, strip
        self._recording, self._document_io, self._engines = recording, document_io, engines
        self._new_window, self._add_progress = new_window, add_progress
        self._game: PlayedGame | None = None
        self._button: GameButton | None = None
        actions = workspace.actions
        actions.connect_commands(
            {
                Command.PLAY_GAME: self.play,
                Command.PAUSE_GAME: self._toggle_pause,
                Command.RESTART_ENGINE: self._restart_engine,
                Command.END_GAME: self.end_game,
            }
        )
        engine_host().watch(self._availability_changed)
        actions.disable_with_reason(
            (Command.PLAY_GAME,), self._reason_against_game, self.state_changed
        )
        actions.enable_when(
            {
                **dict.fromkeys((Command.PAUSE_GAME, Command.END_GAME), self._is_playing),
                Command.RESTART_ENGINE: self._can_restart,
            },
            self.state_changed,
        )
        actions.disable_with_reason(
            (Command.PASS, Command.RESIGN), self._reason_against_passes, self.state_changed
        )
        actions.disable_with_reason(
            (Command.MOVE_TIMES,), self._reason_against_times, self.state_changed
        )
        actions.disable_with_reason(
            (Command.ENGINE_MOVE,), self._reason_against_moves, self.state_changed
        )
        actions.disable_with_reason(
            (Command.HINT,),
            self._reason_against_hints,
            self.state_changed,
            workspace.document.cursor_moved,
        )
        recording.confirm_start = self._confirm_recording
        engines.stop_requested.connect(self._stop_engines)
        engines.other_slow_engines = self._slow_engines

    # Commands

    def play(self) -> None:
        """Ask for a game and begin it."""
        from .play_dialog import PlayDialog

        workspace = self._workspace
        if not engine_host().is_allowed:
            return
        workspace.document.wait_for_jump()
        dialog = PlayDialog(workspace.settings, workspace.document.session, workspace.window)
        if dialogs.run_modal(dialog):
            plan = dialog.plan()
            if self._is_untouched():
                self.begin(plan)
            else:
                window = self._new_window()
                window.show()
                window.begin_game(plan)
        elif dialog.wants_engines:
            self._engines.open_engines().offer_role(PLAY_ENGINE, self.play)

    def begin(self, plan: GamePlan) -> None:
        """Begin a game in this window, in place of its record."""
        from .played_game import GameTools, PlayedGame

        self._document_io.start_record(plan.tree)
        tools = GameTools(self._workspace, self._player, self._strip, self._recording)
        game = self._game = PlayedGame(tools, plan.engines, self)
        self._show_button(game)
        game.state_changed.connect(self._show_state)
        game.failed_to_start.connect(self._report_failure)
        game.ended.connect(partial(self._forget, game))
        engine_host().games.append(game)
        self.game_changed.emit(game)
        game.start()

    def end_game(self) -> None:
        """End the game without a result."""
        if self._game is not None:
            self._game.end()

    def stop_work(self) -> None:
        """Forget this window's game; `closing.dispose` calls this when the window closes."""
        engine_host().unwatch(self._availability_changed)
        games = engine_host().games
        if self._game in games:
            games.remove(self._game)

    def _toggle_pause(self) -> None:
        if self._game is not None:
            self._game.toggle_pause()

    def _restart_engine(self) -> None:
        if self._game is not None:
            self._game.restart_engine()

    def _stop_engines(self) -> None:
        if self._game is not None:
            self._game.stop_engines()

    def _slow_engines(self) -> list[HostedEngine]:
        return [] if self._game is None else self._game.slow_engines

    def _confirm_recording(self) -> bool:
        """Ask whether to end the games against engines in all windows, if there are any."""
        games = [game for game in engine_host().games if not game.is_finished]
        if not games:
            return True
        text = self.tr(
            "A game against {engine} is being played. Engines are off while a game is recorded."
        )
        names = ", ".join(game.engine_names for game in games)
        window = self._workspace.window
        end = self.tr("&End Game")
        if not dialogs.confirm(window, text.format(engine=names), end, cancel_is_default=True):
            return False
        for game in games:
            game.end()
        return True

    # States

    def _is_untouched(self) -> bool:
        """Return whether the record of this window is a new one without contents."""
        document = self._workspace.document
        tree = document.session.tree
        return (
            document.path is None
            and document.file is None
            and not document.is_modified
            and document.game_count == 1
            and not tree.children(tree.root)
            and not document.session.board.stones()
            and not self._recording.is_active
            and self._game is None
        )

    def _is_playing(self) -> bool:
        return self._game is not None and not self._game.is_finished

    def _can_restart(self) -> bool:
        return self._game is not None and self._game.can_restart

    def _forget(self, game: PlayedGame) -> None:
        if self._game is game:
            if game.has_begun and not game.is_finished:
                text = self.tr("The game against {engine} was ended.")
                self._strip.show_notice(text.format(engine=game.engine_names))
            self._game = None
            engine_host().games.remove(game)
            self.game_changed.emit(None)
            self._show_state()
            closing.dispose(game)

    def _show_state(self) -> None:
        game = self._game
        paused = game is not None and game.is_paused
        self._workspace.actions[Command.PAUSE_GAME].setChecked(paused)
        self.state_changed.emit()

    def _show_button(self, game: PlayedGame) -> None:
        from .game_button import GameButton

        if self._button is None:
            self._button = GameButton(self._workspace.actions)
            self._add_progress(self._button)
        self._button.follow_game(game)

    def _availability_changed(self) -> None:
        """End the game if a window has begun to record without asking, after a crash."""
        if not engine_host().is_allowed and self._is_playing():
            self.end_game()
        self.state_changed.emit()

    def _report_failure(self, text: str) -> None:
        self._strip.pin_message(
            text,
            MessageAction(self.tr("Other Game…"), self.play),
            MessageAction(self.tr("Engines…"), self._engines.open_engines),
        )

    def _reason_against_game(self) -> str:
        if engine_host().is_allowed:
            return ""
        from .analysis_texts import engines_disabled_text

        return engines_disabled_text()

    def _reason_against_times(self) -> str:
        if not self._is_playing():
            return ""
        return self.tr("The clocks of a game against an engine run by themselves.")

    def _reason_against_passes(self) -> str:
        recording = self._recording
        if not recording.is_engine_game or recording.users_colour is not None:
            return ""
        return self.tr("Engines play both sides.")

    def _reason_against_moves(self) -> str:
        if not self._is_playing():
            return ""
        return self.tr("The engine moves by itself in a game against it.")

    def _reason_against_hints(self) -> str:
        if not self._is_playing():
            return ""
        if self._recording.shows_earlier_position:
            return self.tr("Go to the last move for a hint.")
        return self._recording.hold_reason
