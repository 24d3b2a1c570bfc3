"""The commands that record a game, and the messages about the recorded position."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....optional_parts import install_command
from ....record.values.game_info import raw_text, with_info
from ...actions.commands import Command
from ...widgets import dialogs
from ...widgets.message_row import MessageAction
from ...wording.result_texts import result_text

if TYPE_CHECKING:
    from ...actions.workspace import Workspace
    from ...board.edit_notices import EditNotices
    from ...board.message_strip import MessageStrip
    from ...board.recording import Recording
    from ...board.tools.board_tools import BoardTools
    from ...core.display_sleep import DisplaySleepBlocker
    from ..scoring.scoring import Scoring


class RecordingCommands(QObject):
    """The commands *Recording*, *Finish Game* and *Resign*.

    The display is kept on while a game is recorded.
    """

    def __init__(
        self,
        workspace: Workspace,
        recording: Recording,
        strip: MessageStrip,
        notices: EditNotices,
        tools: BoardTools,
        scoring: Scoring,
    ) -> None:
        super().__init__(workspace.window)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._recording = recording
        self._strip = strip
        self._notices = notices
        self._tools = tools
        self._scoring = scoring
        self._action = actions[Command.RECORDING]
        self._window = workspace.window
        self._viewing = ""
        self._reported_missing_library = False
        self._finished_at: int | None = None
        actions.connect_commands(
            {
                Command.RECORDING: self._toggle,
                Command.FINISH_GAME: self.finish_game,
                Command.RESIGN: self._resign,
            }
        )
        recording.changed.connect(self._recording_changed)
        recording.interrupted.connect(self._report_interruption)
        document.cursor_moved.connect(self._position_changed)
        document.record_changed.connect(self._position_changed)
        document.undo_stack.indexChanged.connect(self._resume_unfinished)
        tools.changed.connect(self._show_viewed_move)
        scoring.score_saved.connect(self._score_saved)
        self._recording_changed()

    @cached_property
    def _display(self) -> DisplaySleepBlocker:
        from ...core.display_sleep import platform_blocker  # not needed before the first recording

        return platform_blocker()

    def _toggle(self) -> None:
        on = self._action.isChecked()
        self._recording.set_active(on)
        if not on and not self._stated_result:
            self._strip.show_notice(
                self.tr("Recording stopped."),
                MessageAction(self.tr("Finish Game…"), self.finish_game),
            )

    @property
    def _stated_result(self) -> str:
        return raw_text(self._document.session.tree, "RE") or ""

    def _recording_changed(self) -> None:
        """Show whether recording is on, and keep the display on meanwhile."""
        on = self._recording.is_recording
        self._action.setChecked(on)
        if on:
            self._finished_at = None
            self._keep_display_on()
        elif "_display" in vars(self):
            self._display.release()
        self._show_viewed_move()

    def _keep_display_on(self) -> None:
        """Keep the display on, or report once what is missing for it."""
        from ...core.display_sleep import MissingLibraryError

        try:
            self._display.block(self.tr("Recording a game of Go"))
        except MissingLibraryError as error:
            if not self._reported_missing_library:
                self._reported_missing_library = True
                self._strip.show_message(self._missing_text(install_command(error.part)))

    def _missing_text(self, command: str | None) -> str:
        if command is None:
            return self.tr(
                "The display may turn off while you record: this edition of Goboard lacks QtDBus."
            )
        text = self.tr(
            "The display may turn off while you record: QtDBus is missing. Install it with: "
            "{command}"
        )
        return text.format(command=command)

    def stop_work(self) -> None:
        """Let the display turn off again; `closing.dispose` calls this when the window closes."""
        if "_display" in vars(self):
            self._display.release()

    def _report_interruption(self) -> None:
        self._strip.show_notice(self.tr("Recording stopped because another game is shown."))

    def _position_changed(self) -> None:
        self._show_viewed_move()
        session = self._document.session
        at_end = self._recording.is_active and session.cursor == self._recording.last_node
        if at_end and session.has_ended and not self._stated_result:
            self._strip.show_message(
                self.tr("Both players passed."), self.tr("Finish Game…"), self.finish_game
            )

    def _show_viewed_move(self) -> None:
        """Show which move the next click will record, while an earlier position is shown."""
        text = ""
        if self._recording.shows_earlier_position and not self._tools.is_waiting_for_point:
            last = self._recording.last_step.number
            text = (
                self.tr("Viewing move {number} of {last}.")
                if self._recording.is_engine_game
                else self.tr(
                    "Viewing move {number} of {last}. Your next click records move {next}."
                )
            ).format(number=self._document.session.step.number, last=last, next=last + 1)
        if text:
            self._strip.show_notice(
                text, MessageAction(self.tr("Show Last Move"), self._recording.go_to_end)
            )
        elif self._viewing and self._strip.notice == self._viewing:
            self._strip.clear_notice()
        self._viewing = text

    def finish_game(self) -> None:
        """Ask for the result, write it into the record, and turn recording and scoring off."""
        from .finish_game_dialog import FinishGameDialog

        winner = self._recording.last_step.to_play.opponent
        result = self._stated_result or self._scoring.result
        counted = self._document.session.has_ended
        dialog = FinishGameDialog(result, winner, counted=counted, parent=self._window)
        if not dialogs.run_modal(dialog):
            return
        self._scoring.end_scoring()
        tree = with_info(self._document.session.tree, {"RE": dialog.result_text})
        if self._document.replace_tree(self.tr("Set result"), tree):
            self._report_result()
        self._stop_recording()

    def _resign(self) -> None:
        """Record that the player to move has resigned, and turn recording and scoring off.

        While recording is on, that is the player to move at the end of the recorded line; in a game
        against an engine it is the user.
        """
        self._recording.go_to_end()
        self._scoring.end_scoring()
        before = self._document.session.tree
        self._document.resign(self._recording.users_colour)
        if self._recording.is_active and self._document.session.tree is not before:
            self._report_result()
        self._stop_recording()

    def _report_result(self) -> None:
        text = self.tr("Game finished: {result}")
        self._notices.describe_latest_edit(text.format(result=result_text(self._stated_result)))

    def _score_saved(self) -> None:
        """Turn recording off if the score that was saved is the result of the game."""
        if self._stated_result:
            self._stop_recording()

    def _stop_recording(self) -> None:
        """Turn recording off, until the result that was just recorded is undone."""
        if self._recording.is_recording:
            self._recording.set_active(False)
            self._finished_at = self._document.undo_stack.index()

    def _resume_unfinished(self, index: int) -> None:
        """Turn recording on again when the result that ended it is undone."""
        if self._finished_at is not None and index < self._finished_at:
            self._finished_at = None
            if not self._stated_result:
                self._recording.set_active(True)
                self._position_changed()
