"""An engine's opinion of a final position: which stones are dead, and the score."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..core.i18n import format_number
from ..core.settings import ANALYSIS_ENGINE, PLAY_ENGINE
from ..wording import result_texts, rule_texts

if TYPE_CHECKING:
    from ...engine.entry import EngineEntry
    from ...engine.errors import EngineError
    from ...engine.events import EngineEvent, ScoreReceived
    from ...engine.final_status import FinalStatus
    from ...engine.position import EnginePosition
    from ...go import RuleSet
    from ..actions.workspace import Workspace
    from .commands import EngineCommands
    from .engine_host import HostedEngine


class EngineScoring(QObject):
    """Questions about the position that is being scored; answers for another one are discarded."""

    changed = Signal()
    """Emitted when an answer has come, or when engines have become available or not."""

    def __init__(self, workspace: Workspace, commands: EngineCommands) -> None:
        super().__init__(workspace.window)
        self._workspace = workspace
        self._commands = commands
        self._engine: HostedEngine | None = None
        self._position: EnginePosition | None = None
        self.is_waiting = False
        """Whether the engine has not said everything yet."""
        self.status: FinalStatus | None = None
        """The status of the stones in the engine's opinion, or None if it is not known."""
        self.progress = ""
        """What the engine is doing, or why there is no answer; empty when all is said."""
        self.score = ""
        """The engine's score, with its rules and komi."""
        commands.state_changed.connect(self._availability_changed)

    @property
    def reason(self) -> str:
        """Why no engine can be asked, or an empty string."""
        return self._commands.reason

    @property
    def engine_name(self) -> str:
        """The name of the engine that was asked last."""
        return "" if self._engine is None else self._engine.entry.name

    def ask(self) -> None:
        """Ask an engine about the position at the cursor, or the user for an engine."""
        from ...study.engine_positions import engine_position
        from .engine_host import engine_host
        from .engine_list import read_entries

        if self.reason:
            return
        self.forget()
        settings = self._workspace.settings
        entry = self._entry()
        if entry is None:
            if read_entries(settings):
                self.progress = self.tr(
                    "Leela Zero can't tell which stones are dead; GNU Go and KataGo can."
                )
                self._commands.open_engines()
            else:
                self._commands.open_engines().offer_role(PLAY_ENGINE, self.ask)
            self.changed.emit()
            return
        engine = engine_host().engine(entry)
        if engine is not self._engine:
            if self._engine is not None:
                self._engine.remove_listener(self._receive)
            engine.add_listener(self._receive)
            self._engine = engine
        self._position = engine_position(self._workspace.document.session)
        self.is_waiting = True
        self._show_asking()
        engine.supervisor.request_score(self._position)

    def forget(self) -> None:
        """Forget what was asked and answered, because the position is no longer scored."""
        self._position = self.status = None
        self.is_waiting = False
        self.progress = self.score = ""

    def stop(self) -> None:
        """End the engine, which can't be interrupted otherwise; its answers so far stay."""
        if self._engine is not None and self.is_waiting:
            self._end_request("")
            self._engine.supervisor.stop()

    def stop_work(self) -> None:
        """Release the engine; `closing.dispose` calls this when the window closes."""
        self.forget()
        if self._engine is not None:
            from .engine_host import engine_host

            self._engine = None
            engine_host().release(self._receive)

    def _entry(self) -> EngineEntry | None:
        """Return the engine for moves or for analysis, or another one; but never Leela Zero, whose
        list of dead stones is always empty.
        """
        from ...engine.capabilities import EngineFamily
        from ...engine.detection import family_of_program
        from .engine_list import chosen_entry, read_entries

        settings = self._workspace.settings
        chosen = (chosen_entry(settings, role) for role in (PLAY_ENGINE, ANALYSIS_ENGINE))
        for entry in (*chosen, *read_entries(settings)):
            if entry and family_of_program(Path(entry.program)) is not EngineFamily.LEELA_ZERO:
                return entry
        return None

    def _availability_changed(self) -> None:
        if self.reason and self.is_waiting:
            self._end_request(self.reason)
        self.changed.emit()

    def _show_asking(self) -> None:
        text = self.tr("Asking {engine}, which may take half a minute…")
        self.progress = text.format(engine=self.engine_name)
        self.changed.emit()

    def _end_request(self, progress: str) -> None:
        self.is_waiting = False
        self._position = None
        self.progress = progress
        self.changed.emit()

    def _receive(self, event: EngineEvent) -> None:
        from ...engine import events

        position = self._position
        if position is None:
            return
        match event:
            case events.StatusReceived(asked, status) if asked is position:
                self.status = status
                self.progress = self.tr("{engine} is counting…").format(engine=self.engine_name)
                self.changed.emit()
            case events.ScoreReceived(asked) if asked is position:
                self.score = self._score_text(event)
                self.changed.emit()
            case events.ScoringFinished(asked) if asked is position:
                self._end_request("")
            case events.RequestFailed(error, asked) if asked in (None, position):
                self._end_request(self._error_text(error))
            case events.StartDelayed(line):
                self.progress = self.tr("{engine} is starting… {line}").format(
                    engine=self.engine_name, line=line
                )
                self.changed.emit()
            case events.StatusChanged(events.EngineStatus.STOPPED):
                text = self.tr("{engine} was stopped.").format(engine=self.engine_name)
                self._end_request(text)
            case events.StatusChanged(events.EngineStatus.BUSY) if self.status is None:
                self._show_asking()

    def _error_text(self, error: EngineError) -> str:
        from ...engine.errors import MissingCommandError
        from .analysis_texts import error_text

        if isinstance(error, MissingCommandError):
            text = self.tr("{engine} can't tell which stones are dead.")
            return text.format(engine=self.engine_name)
        session = self._workspace.document.session
        naming = self._workspace.view_settings.point_naming(session.shape)
        return error_text(error, self.engine_name, naming).splitlines()[0]

    def _score_text(self, received: ScoreReceived) -> str:
        from ...record.properties.conventions.results import write_margin

        komi = format_number(received.position.komi)
        result = result_texts.result_text(write_margin(received.lead))
        rules = self._engine_rules(received)
        if rules is None:
            text = self.tr("Score by {engine}: {result} (rules of its own, komi {komi})")
            return text.format(engine=self.engine_name, result=result, komi=komi)
        text = self.tr("Score by {engine}: {result} ({rules}, komi {komi})")
        return text.format(
            engine=self.engine_name,
            result=result,
            rules=rule_texts.rules_name(rules),
            komi=komi,
        )

    def _engine_rules(self, received: ScoreReceived) -> RuleSet | None:
        """Return the rules by which the engine has counted, or None if they are not known."""
        from ...engine.capabilities import EngineFamily
        from ...engine.detection import family_of_program
        from ...engine.rule_names import gnu_go_rules

        engine = self._engine
        assert engine is not None
        if not received.uses_other_rules:
            return received.position.rules
        if family_of_program(Path(engine.entry.program)) is EngineFamily.GNU_GO:
            return gnu_go_rules(engine.entry.command)
        return None
