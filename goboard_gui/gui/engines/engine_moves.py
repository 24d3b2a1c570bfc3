"""Moves and hints of the engine that plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...engine.events import AnswerDelayed, MoveReceived, RequestFailed, StartDelayed
from ...study.engine_positions import engine_position
from ..core.settings import ANALYSIS_ENGINE, PLAY_ENGINE
from ..widgets.message_row import MessageAction
from ..wording import terms
from .engine_host import engine_host
from .engine_list import chosen_entry

if TYPE_CHECKING:
    from ...engine.events import EngineEvent
    from ...engine.position import EnginePosition
    from ..actions.workspace import Workspace
    from ..board.board_presenter import BoardPresenter
    from ..board.message_strip import MessageStrip
    from ..board.move_player import MovePlayer
    from .engine_host import HostedEngine


class EngineMoves(QObject):
    """Requests of moves and hints; an answer for another position than the displayed one is
    discarded.
    """

    failed = Signal(object, str)
    """Emitted with an `EngineError` that the user should know, and the name of the engine."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        player: MovePlayer,
        strip: MessageStrip,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._document = workspace.document
        self._presenter, self._player, self._strip = presenter, player, strip
        self._host = engine_host()
        self._engine: HostedEngine | None = None
        self._position: EnginePosition | None = None
        self._node: tuple[object, int] | None = None
        workspace.document.cursor_moved.connect(self._forget)
        workspace.document.record_changed.connect(self._forget)

    @property
    def is_waiting(self) -> bool:
        """Whether the engine has been asked and has not answered."""
        return self._position is not None

    @property
    def engine(self) -> HostedEngine | None:
        """The engine that was asked last, or None if none was."""
        return self._engine

    def request(self, *, hint: bool) -> bool:
        """Ask for a move or a hint in the displayed position; return False if there is no engine.

        Without an engine for play, the one for analysis is asked.
        """
        settings = self._workspace.settings
        entry = chosen_entry(settings, PLAY_ENGINE) or chosen_entry(settings, ANALYSIS_ENGINE)
        if entry is None or not self._host.is_allowed:
            return False
        engine = self._host.engine(entry)
        if engine is not self._engine:
            if self._engine is not None:
                self._engine.remove_listener(self._receive)
            engine.add_listener(self._receive)
            self._engine = engine
        self._presenter.highlight_points(frozenset())
        session = self._document.session
        self._position = engine_position(session)
        self._node = session.tree, session.cursor
        if hint:
            engine.supervisor.request_hint(self._position)
        else:
            engine.supervisor.request_move(self._position)
        self._strip.show_confirmation(
            self.tr("{engine} is thinking…").format(engine=entry.name),
            MessageAction(self.tr("Stop Engine"), self._stop),
        )
        return True

    def stop_work(self) -> None:
        """Release the engine; `closing.dispose` calls this when the window closes."""
        self._position = None
        self._host.release(self._receive)

    def _stop(self) -> None:
        self._position = None
        if self._engine is not None:
            self._engine.supervisor.stop()

    def _forget(self) -> None:
        """Discard a request, because another position is displayed or the record was edited."""
        if self._position is not None:
            self._position = None
            self._strip.clear_confirmation()
        self._presenter.highlight_points(frozenset())

    def _receive(self, event: EngineEvent) -> None:
        engine = self._engine
        if engine is None:
            return
        match event:
            case MoveReceived(position) if position is self._position:
                self._position = None
                self._strip.clear_confirmation()
                self._use_move(engine.entry.name, event)
            case RequestFailed(error, position) if self._position is not None and position in (
                None,
                self._position,
            ):
                self._position = None
                self._strip.clear_confirmation()
                self.failed.emit(error, engine.entry.name)
            case StartDelayed(line) if self._position is not None:
                text = self.tr("{engine} is starting… {line}")
                self._strip.show_confirmation(
                    text.format(engine=engine.entry.name, line=line),
                    MessageAction(self.tr("Cancel"), self._stop),
                )
            case AnswerDelayed() if self._position is not None:
                self._strip.show_confirmation(
                    self.tr("{engine}: no answer for 10 s").format(engine=engine.entry.name),
                    MessageAction(self.tr("Restart"), self._restart),
                    MessageAction(self.tr("Stop Engine"), self._stop),
                )

    def _restart(self) -> None:
        self._position = None
        self._strip.clear_confirmation()
        if self._engine is not None:
            self._engine.supervisor.restart()

    def _use_move(self, engine: str, event: MoveReceived) -> None:
        session = self._document.session
        naming = self._workspace.view_settings.point_naming(session.shape)
        name = terms.point_or_pass(event.point, naming)
        if event.resigns:
            self._strip.show_message(self.tr("{engine} would resign.").format(engine=engine))
        elif event.is_hint:
            if event.point is not None:
                self._presenter.highlight_points(frozenset({event.point}))
            text = self.tr("Hint of {engine}: {move}").format(engine=engine, move=name)
            self._strip.show_message(text, self.tr("Play"), lambda: self._player.play(event.point))
        else:
            self._player.play(event.point, event.position.to_play)
