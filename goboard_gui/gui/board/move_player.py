"""Playing of moves in a window, with messages about those that are refused."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...record import PlayOutcome
from ...record.edits.typed import TypedSetup
from ..core.settings import ALLOW_ILLEGAL
from ..widgets.message_row import MessageAction
from ..wording import terms

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...go import Colour, Point
    from ...record.edits.typed import TypedMove
    from ..core.document import Document
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings
    from .message_strip import MessageStrip
    from .recording import Recording


class MovePlayer(QObject):
    """The object that plays all moves of the user, whether they are clicked, typed or chosen.

    A message shows why a move was refused, and offers to play it anyway.
    """

    move_played = Signal()
    """Emitted when the user played a move, even if the record already had it."""
    move_refused = Signal()
    """Emitted when a move was refused by the rules."""
    typed_move_refused = Signal(object)
    """Emitted with the point of a typed move (None for a pass) that was not played."""
    move_explained = Signal(str)
    """Emitted with a remark about the move that was just played."""
    score_requested = Signal()
    """Emitted when the user wants to score the position instead of playing on."""

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        recording: Recording,
        settings: Settings,
        strip: MessageStrip,
    ) -> None:
        super().__init__(strip)
        self._document = document
        self._view_settings = view_settings
        self._recording = recording
        self._settings = settings
        self._strip = strip
        self.exercise_move: Callable[[Point | None], object] | None = None
        """The function that gets the user's moves during an exercise, or None if there is none."""

    def play(
        self,
        point: Point | None,
        colour: Colour | None = None,
        *,
        anyway: bool = False,
        resume: Callable[[], object] | None = None,
    ) -> bool:
        """Play a move, or pass if the point is None; return whether it was played.

        If the rules forbid the move, show the reason and offer to play it anyway. ``anyway`` plays
        it even then. After two passes at the end of a line, offer to resume the game instead;
        ``resume`` does that, by default by playing the move.

        While recording is on, the end of the recorded line is shown first, and the move is played
        there. Nothing is recorded on an occupied point, and an illegal move only ``anyway``. In a
        game against an engine, the user can move only when it is the user's turn. During an
        exercise, the exercise gets the move.
        """
        if self.exercise_move is not None:
            self.exercise_move(point)
            return True
        if self._is_held(colour):
            return False
        recording = self._recording.is_active
        self._recording.go_to_end()
        allowed = anyway or (self._settings.get(ALLOW_ILLEGAL) and not recording)
        if not anyway and self._would_resume_game(point, colour, illegal_allowed=allowed):
            self._offer_to_resume(point, resume or partial(self.play, point, colour, anyway=True))
            return False
        attempt = self._document.play(point, colour, anyway=allowed)
        refused = attempt.outcome is PlayOutcome.REFUSED
        if refused or (attempt.judgement.illegal and not anyway):
            session = self._document.session
            naming = self._view_settings.point_naming(session.shape)
            text = terms.refusal_text(attempt, naming, session.rules.ko)
            occupied = point is not None and session.board[point] is not None
            if refused and not (recording and occupied):
                again = partial(self.play, point, colour, anyway=True)
                self._strip.show_message(text, self.tr("Play Anyway"), again)
            else:
                self._strip.show_message(text)
        (self.move_refused if refused else self.move_played).emit()
        return not refused

    def _is_held(self, colour: Colour | None) -> bool:
        """Return whether the user can't move now in a game against an engine, and show why."""
        recording = self._recording
        reason = recording.hold_reason
        if not reason and recording.is_engine_game:
            to_play = recording.last_step.to_play
            reason = "" if colour in (None, to_play) else terms.side_to_move_text(to_play)
        if reason:
            self._strip.show_message(reason)
            self.move_refused.emit()
        return bool(reason)

    def _would_resume_game(
        self, point: Point | None, colour: Colour | None, *, illegal_allowed: bool
    ) -> bool:
        """Return whether the line of play ends with two passes, so that a move would resume the
        game.

        Moves that the rules forbid are refused for that reason, unless illegal moves are allowed.
        """
        session = self._document.session
        if session.tree.children(session.cursor) or not session.has_ended:
            return False
        return illegal_allowed or point is None or not session.judge(point, colour).illegal

    def _offer_to_resume(self, point: Point | None, resume: Callable[[], object]) -> None:
        if point is None:
            text = self.tr("Both players passed, so the game has ended.")
        else:
            text = self.tr("Both players passed, so {point} was not played.")
            naming = self._view_settings.point_naming(self._document.session.shape)
            text = text.format(point=naming.name(point))
        self._strip.show_message_with_actions(
            text,
            MessageAction(self.tr("Resume Game"), resume),
            MessageAction(self.tr("Score"), self.score_requested.emit),
        )
        self.move_refused.emit()

    def play_typed(self, typed: Sequence[TypedMove | TypedSetup]) -> None:
        """Play typed moves and set up typed stones, stopping at the first move that is refused."""
        if self._recording.is_active and any(isinstance(entry, TypedSetup) for entry in typed):
            text = (
                self.tr("Stones can't be set up during a game against an engine.")
                if self._recording.is_engine_game
                else self.tr("Stones can't be set up while recording.")
            )
            self._strip.show_message(text)
            return
        self._play_entries(typed)

    def _play_entries(
        self, typed: Sequence[TypedMove | TypedSetup], *, anyway: bool = False
    ) -> None:
        """Play the typed moves and set up the typed stones, until a move is refused.

        ``anyway`` is passed to `play` for the first of them."""
        for index, entry in enumerate(typed):
            if isinstance(entry, TypedSetup):
                self._document.set_up(entry.stones)
                continue
            resume = partial(self._play_entries, typed[index:], anyway=True)
            self._recording.go_to_end()
            remark = self._remark_about(entry)
            if not self.play(entry.point, anyway=anyway and not index, resume=resume):
                self.typed_move_refused.emit(entry.point)
                break
            if remark:
                self.move_explained.emit(remark)

    def _remark_about(self, entry: TypedMove) -> str:
        """Return a remark about a move typed as a step from a point on which the player has no
        stone, or an empty string.
        """
        session = self._document.session
        if entry.start is None or session.board[entry.start] is session.to_play:
            return ""
        from ...diagnostics import Diagnostic
        from ...files.text_records.errors import TextRecordDiagnosticCode
        from ..wording.error_messages import describe_error

        text = describe_error(
            Diagnostic(TextRecordDiagnosticCode.NO_START, arguments={"text": entry.text})
        )
        return text[0].upper() + text[1:]
