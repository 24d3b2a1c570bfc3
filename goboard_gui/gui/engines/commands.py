"""The commands of engines: analysis, hints, moves, and their list and console."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..actions.commands import Command
from ..core.settings import ANALYSIS_ENGINE, PLAY_ENGINE, REVIEW_OWNERSHIP
from ..widgets import dialogs
from ..widgets.message_row import MessageAction
from .engine_host import engine_host

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDockWidget, QWidget

    from ...engine.errors import EngineError
    from ..actions.workspace import Workspace
    from ..board.board_presenter import BoardPresenter
    from ..board.board_view import BoardView
    from ..board.message_strip import MessageStrip
    from ..board.move_player import MovePlayer
    from ..board.recording import Recording
    from .analysis_overlay import AnalysisOverlay
    from .analysis_panel import AnalysisPanel
    from .console import EngineConsole
    from .engine_host import HostedEngine
    from .engine_moves import EngineMoves
    from .engines_dialog import EnginesDialog
    from .position_analysis import PositionAnalysis

_NEED_ENGINE = (
    *(Command.ANALYSE, Command.HINT, Command.ENGINE_MOVE, Command.ADD_CONTINUATION),
    Command.STOP_ENGINE,
)


class EngineCommands(QObject):
    """The commands of engines; nothing of an engine is imported before it is needed."""

    state_changed = Signal()
    """Emitted when commands may have become available or not."""
    stop_requested = Signal()
    """Emitted when all engines shall end."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        view: BoardView,
        player: MovePlayer,
        strip: MessageStrip,
        recording: Recording,
        dock: QDockWidget,
        add_progress: Callable[[QWidget], object],
        describe_edit: Callable[[str], object],
    ) -> None:
        """Create the commands.

        ``add_progress`` adds a widget to the status bar, ``describe_edit`` shows a notice about the
        edit that was just made.
        """
        super().__init__(dock)
        self._describe_edit = describe_edit
        self._seen: set[QDockWidget] = set()
        self.other_slow_engines: Callable[[], list[HostedEngine]] = list
        """Function that returns further engines of the window that start slowly."""
        self._add_progress = add_progress
        self._workspace = workspace
        self._presenter, self._view, self._player = presenter, view, player
        self._strip, self._recording, self._dock = strip, recording, dock
        self._action = workspace.actions[Command.ANALYSE]
        workspace.actions.connect_commands(
            {
                Command.ANALYSE: self._toggle_analysis,
                Command.ADD_CONTINUATION: self.add_continuation,
                Command.KEEP_ANALYSIS: self.keep_analysis,
                Command.HINT: self.request_hint,
                Command.ENGINE_MOVE: self.request_move,
                Command.STOP_ENGINE: self.stop_engines,
                Command.ENGINES: self.open_engines,
                Command.ENGINE_CONSOLE: self.open_console,
            }
        )
        self._host = engine_host()
        self._host.watch(self._availability_changed)
        document = workspace.document
        self._resumes_analysis = False
        document.record_changed.connect(self._record_changed)
        document.exercise_changed.connect(self._exercise_changed)
        self._shape = document.session.shape
        recording.changed.connect(self._recording_changed)
        workspace.actions.disable_with_reason(_NEED_ENGINE, lambda: self.reason, self.state_changed)
        workspace.actions.enable_when(
            {
                Command.ADD_CONTINUATION: self._has_continuation,
                Command.KEEP_ANALYSIS: self._has_analysis,
            },
            self.state_changed,
        )
        dock.visibilityChanged.connect(self._set_panel_visible)
        if recording.is_recording:
            self._recording_changed()

    # Parts, created when first needed

    @cached_property
    def analysis(self) -> PositionAnalysis:
        """The analysis of the displayed position."""
        from .analysis_badge import AnalysisBadge
        from .position_analysis import PositionAnalysis

        analysis = PositionAnalysis(self._workspace, self)
        analysis.changed.connect(self._analysis_changed)
        analysis.failed.connect(self._report)
        analysis.restarted.connect(self._report_restart)
        badge = AnalysisBadge(analysis)
        badge.clicked.connect(self._show_panel)
        self._add_progress(badge)
        return analysis

    @cached_property
    def overlay(self) -> AnalysisOverlay:
        """The analysis on the board."""
        from .analysis_overlay import AnalysisOverlay

        return AnalysisOverlay(self.analysis, self._workspace, self._presenter, self._view, self)

    @cached_property
    def panel(self) -> AnalysisPanel:
        """The panel with the candidates."""
        from .analysis_panel import AnalysisPanel

        panel = AnalysisPanel(self._workspace, self.analysis)
        panel.table.doubleClicked.connect(lambda index: self._play_row(index.row()))
        panel.kept.connect(self.keep_analysis)
        self._dock.setWidget(panel)
        return panel

    @cached_property
    def moves(self) -> EngineMoves:
        """The moves and hints of the engine that plays."""
        from .engine_moves import EngineMoves

        moves = EngineMoves(self._workspace, self._presenter, self._player, self._strip, self)
        moves.failed.connect(self._report)
        return moves

    # Commands

    def _toggle_analysis(self) -> None:
        if not self._action.isChecked():
            self.analysis.stop()
            return
        _ = self.overlay, self.panel
        if self.analysis.start():
            self._show_panel()
        else:
            self._action.setChecked(False)
            self.open_engines().offer_role(ANALYSIS_ENGINE, self._start_analysis)

    def _show_panel(self) -> None:
        self._dock.show()
        self._dock.raise_()

    def _start_analysis(self) -> None:
        """Turn analysis on, because an engine for it was added."""
        if not self._action.isChecked() and self._action.isEnabled():
            self._action.trigger()

    def add_continuation(self) -> None:
        """Add the shown continuation, or that of the best candidate, as a variation."""
        from ...record.edits.variations import add_variation
        from .analysis_overlay import moves_of

        result = self.analysis.displayed
        moves = self.overlay.continuation
        if not moves and result is not None and result.candidates:
            moves = moves_of(result, result.candidates[0])
        if not moves:
            return
        document = self._workspace.document
        session = document.session
        tree, _ = add_variation(session.tree, session.cursor, moves)
        if not document.replace_tree(self.tr("Add variation"), tree, session.cursor):
            self._strip.show_confirmation(self.tr("The record has this variation already."))

    def keep_analysis(self) -> None:
        """Store the analysis of the displayed position in the record."""
        from ...record.stored_analysis.writing import with_analyses

        stored, document = self.analysis.to_keep, self._workspace.document
        if stored is None:
            return
        session, owners = document.session, self._workspace.settings.get(REVIEW_OWNERSHIP)
        tree = with_analyses(session.tree, {session.cursor: stored}, ownership=owners)
        if document.replace_tree(self.tr("Keep analysis"), tree):
            self._describe_edit(self.tr("The analysis was stored in the record."))

    def request_hint(self) -> None:
        """Ask the engine for a hint, or for an engine."""
        if not self.moves.request(hint=True):
            self.open_engines().offer_role(PLAY_ENGINE, self.request_hint)

    def request_move(self) -> None:
        """Let the engine move, or ask for an engine."""
        if not self.moves.request(hint=False):
            self.open_engines().offer_role(PLAY_ENGINE, self.request_move)

    def stop_engines(self) -> None:
        """End all engines."""
        self.stop_requested.emit()
        if "analysis" in vars(self):
            self.analysis.cancel()
        for engine in self._host.running():
            engine.supervisor.stop()

    def open_engines(self) -> EnginesDialog:
        """Open the list of engines, and return it."""
        from .engines_dialog import EnginesDialog

        window = self._workspace.window
        return dialogs.raise_or_create(
            EnginesDialog, window, lambda: EnginesDialog(self._workspace, window)
        )

    def open_console(self) -> EngineConsole:
        """Open the console, and return it."""
        from .console import EngineConsole

        window = self._workspace.window
        return dialogs.raise_or_create(
            EngineConsole, window, lambda: EngineConsole(self._workspace, window)
        )

    def confirm_close(self) -> bool:
        """Ask before the window is closed while an engine of it starts slowly.

        KataGo tunes itself for up to a quarter of an hour at its first start, and begins again if
        it is ended meanwhile.
        """
        parts = vars(self)
        used = {parts[name].engine for name in ("analysis", "moves") if name in parts}
        slow = [engine for engine in used if engine is not None and engine.is_starting_slowly]
        slow += self.other_slow_engines()
        if not slow:
            return True
        text = self.tr(
            "{engine} is still starting. If you close the window now, the next start takes as "
            "long again."
        )
        return dialogs.confirm(
            self._workspace.window,
            text.format(engine=", ".join(engine.entry.name for engine in slow)),
            self.tr("&Close Window"),
        )

    def step_continuation(self, moves: int) -> bool:
        """Step through the continuation on the board; return False if none is shown."""
        return "overlay" in vars(self) and self.overlay.step(moves)

    def stop_work(self) -> None:
        """Forget this window's recording; `closing.dispose` calls this when the window closes."""
        self._host.unwatch(self._availability_changed)
        self._host.set_recording(self._workspace.window, recording=False)

    # States

    def _play_row(self, row: int) -> None:
        candidate = self.panel.table.candidates.rows[row]
        self._player.play(candidate.point)

    def _has_continuation(self) -> bool:
        return "analysis" in vars(self) and self.analysis.displayed is not None

    def _has_analysis(self) -> bool:
        return "analysis" in vars(self) and self.analysis.to_keep is not None

    def _analysis_changed(self) -> None:
        self._action.setChecked(self.analysis.is_active)
        self.state_changed.emit()

    def _set_panel_visible(self, seen: bool) -> None:
        """Create the panel when it is first shown."""
        if seen:
            _ = self.panel
        self.show_stored_with(self._dock, seen)

    def show_stored_with(self, dock: QDockWidget, seen: bool) -> None:
        """Show the candidates in the record while any of the docks of engines is visible."""
        (self._seen.add if seen else self._seen.discard)(dock)
        if self._seen or "overlay" in vars(self):
            self.overlay.show_stored(bool(self._seen))
        self.state_changed.emit()

    def _recording_changed(self) -> None:
        """Turn all engines off while a game is recorded."""
        self._host.set_recording(self._workspace.window, recording=self._recording.is_recording)
        self.state_changed.emit()

    def _availability_changed(self) -> None:
        self.state_changed.emit()

    def _exercise_changed(self) -> None:
        """Turn analysis off during an exercise, and on again after it."""
        if not self._workspace.document.is_exercise:
            if self._resumes_analysis:
                self.analysis.start()
        else:
            self._resumes_analysis = "analysis" in vars(self) and self.analysis.is_active
            if self._resumes_analysis:
                self.analysis.stop()

    def _record_changed(self) -> None:
        shape = self._workspace.document.session.shape
        if shape != self._shape:
            self._shape = shape
            if not shape.is_rectangle and "analysis" in vars(self):
                self.analysis.stop()
            self.state_changed.emit()

    @property
    def reason(self) -> str:
        """Why engines can't be used, or an empty string."""
        if not self._host.is_allowed:
            from .analysis_texts import engines_disabled_text

            return engines_disabled_text()
        if not self._shape.is_rectangle:
            from .analysis_texts import rectangle_text

            return rectangle_text()
        return ""

    def _report(self, error: EngineError, engine: str) -> None:
        from .analysis_texts import error_text

        session = self._workspace.document.session
        naming = self._workspace.view_settings.point_naming(session.shape)
        text = error_text(error, engine, naming)
        actions = [MessageAction(self.tr("Engines…"), self.open_engines)]
        if "\n" in text:  # the console has all that the engine wrote
            actions.append(MessageAction(self.tr("Console"), self.open_console))
        self._strip.pin_message(text, *actions)

    def _report_restart(self, engine: str) -> None:
        text = self.tr("{engine} ended unexpectedly and was started again.")
        self._strip.show_notice(text.format(engine=engine))
