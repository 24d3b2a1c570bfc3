"""The analysis of the position at the cursor: by an engine while it is on, or from the record."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from ...engine.errors import CrashError, MissingCommandError, NoAnswerError, StartError
from ...engine.events import (
    AnalysisReceived,
    AnswerDelayed,
    CommandAnswered,
    EngineRestarted,
    EngineStatus,
    RequestFailed,
    RulesRefused,
    StartDelayed,
    StatusChanged,
)
from ...engine.rule_names import nearest_rules
from ...record.stored_analysis.model import StoredAnalysis
from ...record.stored_analysis.reading import read_analysis
from ...study.engine_positions import engine_position
from ..core import closing
from ..core.settings import ANALYSIS_ENGINE, ANALYSIS_SECONDS, ENGINES
from .engine_host import engine_host
from .engine_list import chosen_entry

if TYPE_CHECKING:
    from ...engine.errors import EngineError
    from ...engine.events import EngineEvent
    from ...engine.position import EnginePosition
    from ...go.analysis import Analysis
    from ...record import Tree
    from ..actions.workspace import Workspace
    from .engine_host import HostedEngine

_FOLLOW_MS = 50
"""Milliseconds that a position must be shown before it is sent, so that a held key sends none."""


class PositionAnalysis(QObject):
    """Analysis of the displayed position: on or off, and the newest result.

    It stops by itself some time after the position was shown, pauses while the window is minimised,
    and continues with the next position. While it is off, the analysis in the record is read.
    """

    changed = Signal()
    """Emitted when the result or the state has changed."""
    restarted = Signal(str)
    """Emitted with the name of an engine that has ended unexpectedly and was started again."""
    failed = Signal(object, str)
    """Emitted with an `EngineError` that the user should know, and the name of the engine."""

    def __init__(self, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._document = workspace.document
        self._engine: HostedEngine | None = None
        self._position: EnginePosition | None = None
        self._node: tuple[object, int] = None, 0
        self._first_result_at: float | None = None
        self._seconds = 0.0
        """The time since the first result: before, the engine may have been starting."""
        self._stored: StoredAnalysis | None = None
        self._read_node: tuple[Tree | None, int] = None, 0
        self.analysis: Analysis | None = None
        """The newest analysis of the displayed position, or None."""
        self.error: EngineError | None = None
        """The error that prevents the analysis of this position, or None."""
        self.start_line: str | None = None
        """What a slowly starting engine wrote last, or None once it has started."""
        self.is_silent = False
        """Whether the engine has been silent for long although output is due."""
        self.is_finished = False
        """Whether the time for this position is over."""
        self.rules_used = ""
        """The rules that the engine uses because it does not know those of the record."""
        self._follow_timer = self._timer(_FOLLOW_MS, self._send_position)
        self._limit_timer = self._timer(0, self._finish)
        workspace.document.position_shown.connect(self._follow)
        workspace.window.installEventFilter(self)
        self._host = engine_host()
        self._host.watch(self._availability_changed)
        closing.connect_until_closed(self, workspace.settings.changed, self._setting_changed)
        self._read_stored()

    def _timer(self, interval: int, slot: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval)
        timer.timeout.connect(slot)
        return timer

    @property
    def is_current(self) -> bool:
        """Whether `analysis`, if there is one, belongs to the displayed position."""
        session = self._document.session
        tree, cursor = self._node
        if session.tree is not tree or session.cursor != cursor:
            if not self._is_same_position():
                return False
            self._node = session.tree, session.cursor
        return True

    @property
    def stored(self) -> StoredAnalysis | None:
        """The analysis that the record contains for the displayed position, or None if it has none
        or an engine analyses.
        """
        session, (tree, node) = self._document.session, self._read_node
        if self.is_active or tree is None or node != session.cursor:
            return None  # another position is read after it was shown
        return self._stored if session.tree.has_same_positions(tree) else None

    @property
    def displayed(self) -> Analysis | None:
        """The analysis to be shown: that of the engine, or that in the record."""
        stored = self.stored
        return self.analysis if stored is None else stored.analysis

    @property
    def to_keep(self) -> StoredAnalysis | None:
        """The newest analysis of the displayed position as it can be stored in the record."""
        analysis, position = self.analysis, self._position
        if analysis is None or position is None or not self.is_current:
            return None
        return StoredAnalysis(
            replace(analysis, value=analysis.search_value, visits=analysis.total_visits),
            engine=self.engine_name,
            komi=position.komi,
            rules=(nearest_rules(position.rules) if self.rules_used else position.rules).id,
            seconds=round(self._seconds, 1),
        )

    @property
    def is_active(self) -> bool:
        """Whether analysis is on."""
        return self._engine is not None

    @property
    def is_paused(self) -> bool:
        """Whether analysis is on and waits until the window is no longer minimised."""
        return self.is_active and self._workspace.window.isMinimized()

    @property
    def engine(self) -> HostedEngine | None:
        """The engine that analyses, or None while analysis is off."""
        return self._engine

    @property
    def engine_name(self) -> str:
        """The name of the engine that analyses, or an empty string."""
        return "" if self._engine is None else self._engine.entry.name

    @property
    def status(self) -> EngineStatus:
        """The state of the engine."""
        return EngineStatus.STOPPED if self._engine is None else self._engine.status

    @property
    def position(self) -> EnginePosition | None:
        """The position that was sent last, to which `analysis` belongs."""
        return self._position

    def start(self) -> bool:
        """Turn analysis on; return False if there is no engine for it."""
        entry = chosen_entry(self._workspace.settings, ANALYSIS_ENGINE)
        if entry is None or not self._host.is_allowed:
            return False
        if self._engine is None:
            self._engine = self._host.engine(entry)
            self._engine.add_listener(self._receive)
        self._send_position()
        return True

    def stop(self) -> None:
        """Turn analysis off; the engine stays ready."""
        if self._engine is None:
            return
        self._engine.supervisor.stop_analysis()
        self._leave_engine()

    def cancel(self) -> None:
        """Turn analysis off, and end the engine, even while it starts."""
        engine = self._engine
        if engine is not None:
            self._leave_engine()
            engine.supervisor.stop()

    def restart_engine(self) -> None:
        """End the engine, start it again and go on."""
        if self._engine is not None:
            self._engine.supervisor.restart()
            self._send_position()

    def resume(self) -> None:
        """Analyse the position again, because its time was over."""
        if self.is_active:
            self._send_position()

    def stop_work(self) -> None:
        """Release the engine; `closing.dispose` calls this when the window closes."""
        self._follow_timer.stop()
        self._limit_timer.stop()
        self._engine = None
        self._host.unwatch(self._availability_changed)
        self._host.release(self._receive)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pause while the window is minimised."""
        if event.type() == QEvent.Type.WindowStateChange and self._engine is not None:
            if self._workspace.window.isMinimized():
                self._limit_timer.stop()
                self._engine.supervisor.stop_analysis()
                self.changed.emit()
            elif not self.is_finished:
                self._follow_timer.start()
        return False

    def _leave_engine(self) -> None:
        self._follow_timer.stop()
        self._limit_timer.stop()
        self._node = None, 0
        self._engine = self._position = self.analysis = self.error = self.start_line = None
        self.is_silent = self.is_finished = False
        self._read_stored()
        self.changed.emit()

    def _availability_changed(self) -> None:
        if not self._host.is_allowed and self._engine is not None:
            self._leave_engine()
        self.changed.emit()

    def _setting_changed(self, setting: object) -> None:
        """Change to another engine, or turn analysis off, if the user has chosen that."""
        if setting not in (ENGINES, ANALYSIS_ENGINE) or self._engine is None:
            return
        entry = chosen_entry(self._workspace.settings, ANALYSIS_ENGINE)
        if entry != self._engine.entry:
            self.stop()
            self._host.release(self._receive)
            if entry is not None:
                self.start()

    def _follow(self) -> None:
        """Analyse the displayed position, if it is another one."""
        if self._engine is None:
            before = self._stored
            self._read_stored()
            if self._stored is not before:
                self.changed.emit()
        elif not self.is_current:
            if self.analysis is not None or self.error is not None:
                self.analysis = self.error = None
                self.changed.emit()
            self._follow_timer.start()

    def _read_stored(self) -> None:
        session = self._document.session
        if self._read_node[0] is not session.tree or self._read_node[1] != session.cursor:
            self._read_node = session.tree, session.cursor
            self._stored = read_analysis(session.tree, session.cursor, session)

    def _is_same_position(self) -> bool:
        session, sent = self._document.session, self._position
        return (
            sent is not None
            and session.board == sent.board
            and session.to_play is sent.to_play
            and engine_position(session) == sent
        )

    def _send_position(self) -> None:
        if self._engine is None or self._workspace.window.isMinimized():
            return
        self.analysis = self.error = None
        self.is_silent = self.is_finished = False
        self.rules_used = ""
        session = self._document.session
        self._position = engine_position(session)
        self._node = session.tree, session.cursor
        self._first_result_at, self._seconds = None, 0.0
        self._engine.supervisor.analyse(self._position)
        self._limit_timer.start(self._workspace.settings.get(ANALYSIS_SECONDS) * 1000)
        self.changed.emit()

    def _finish(self) -> None:
        """Stop, because the time for this position is over; the result stays."""
        if self._engine is not None:
            self.is_finished = True
            self._engine.supervisor.stop_analysis()
            self.changed.emit()

    def _receive(self, event: EngineEvent) -> None:
        if self._engine is None:
            return
        match event:
            case AnalysisReceived(position, analysis):
                if position is not self._position or self.is_finished:
                    return
                self.analysis = analysis
                if self._first_result_at is None:
                    self._first_result_at = monotonic()
                self._seconds = monotonic() - self._first_result_at
                self.is_silent = False
            case StatusChanged(status):
                if status is not EngineStatus.STARTING:
                    self.start_line = None
                if status is EngineStatus.STOPPED:
                    self._leave_engine()
                    return
            case StartDelayed(line):
                self.start_line = line
            case AnswerDelayed():
                self.is_silent = True
            case RulesRefused(used=used):
                self.rules_used = used
            case EngineRestarted():
                self._first_result_at = None
                self.is_silent = False
                self.restarted.emit(self.engine_name)
            case CommandAnswered():
                self._continue_after_command()
                return
            case RequestFailed(error, position):
                self._fail(error, position)
                return
            case _:
                return
        self.changed.emit()

    def _continue_after_command(self) -> None:
        """Go on, because a command of the console has interrupted the analysis."""
        if self._engine is not None and self._position is not None and not self.is_finished:
            self._engine.supervisor.analyse(self._position)

    def _fail(self, error: EngineError, position: EnginePosition | None) -> None:
        if position is not None and position is not self._position:
            return
        name = self.engine_name
        if isinstance(error, StartError | CrashError | NoAnswerError | MissingCommandError):
            self._leave_engine()
        else:
            self.error = error
            self._limit_timer.stop()
            self.changed.emit()
        self.failed.emit(error, name)
