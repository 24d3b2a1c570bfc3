"""The commands for game information, the games in a file, and neighbouring files."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from ....display_text import escape_name
from ...actions.commands import Command
from ...widgets import dialogs

if TYPE_CHECKING:
    from pathlib import Path

    from ...actions.workspace import Workspace
    from ...board.message_strip import MessageStrip
    from ...files.document_io import DocumentIO


class GamesCommands(QObject):
    """Commands for game information, the games in a file and neighbouring files."""

    handicap_changed = Signal(int)
    """Emitted with the new handicap when it was edited; no stones were placed or removed."""

    def __init__(
        self, workspace: Workspace, document_io: DocumentIO, message: MessageStrip
    ) -> None:
        super().__init__(workspace.window)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._document_io = document_io
        self._settings = workspace.settings
        self._message = message
        self._actions = actions
        self._window = workspace.window
        self._path = self._opened_path
        self._is_new_file = False
        actions.connect_commands(
            {
                Command.GAME_INFO: self.edit_info,
                Command.GAMES: self.show_games,
                Command.PREVIOUS_FILE: partial(self.open_neighbouring_file, -1),
                Command.NEXT_FILE: partial(self.open_neighbouring_file, 1),
            }
        )
        actions.enable_when(
            dict.fromkeys(
                (Command.PREVIOUS_FILE, Command.NEXT_FILE), lambda: document.path is not None
            ),
            document.file_changed,
        )
        document.file_changed.connect(self._show_file)
        document.record_changed.connect(self._announce_games)
        self._show_file()

    @property
    def _opened_path(self) -> Path | None:
        """The path of the open record, or of the file from which it was imported, or None if it has
        no file.
        """
        return self._document.path or self._document_io.saver.imported_file

    def edit_info(self) -> None:
        """Open the game information dialog, and apply the changes."""
        from ....files.sgf.game_info import read_info
        from ..info.info_dialog import InfoDialog

        tree = self._document.session.tree
        dialog = InfoDialog(tree, self._settings, self._window)
        if not dialogs.run_modal(dialog):
            return
        edited = dialog.edited_record()
        self._document.replace_tree(self.tr("Edit game information"), edited)
        before, after = read_info(tree).handicap, read_info(edited).handicap
        if after is not None and after != before:
            self.handicap_changed.emit(after)

    def show_games(self) -> None:
        """Show the games in the file, in a modeless dialog."""
        from .games_dialog import GamesDialog

        def create_games_dialog() -> GamesDialog:
            return GamesDialog(self._document, self._settings, self._window)

        dialogs.raise_or_create(GamesDialog, self._window, create_games_dialog)

    def open_neighbouring_file(self, step: int) -> None:
        """Open the next file in the folder, or the previous one if ``step`` is −1."""
        from ....files.errors import CancelledError
        from ....files.formats import browsable_extensions
        from ....files.storage.folder import neighbouring_file
        from ...widgets.disk_wait import wait_for_disk

        path = self._document.path
        if path is None:
            return
        try:
            find = partial(neighbouring_file, path, step, browsable_extensions(path.suffix))
            beside = wait_for_disk(self._window, find)
        except CancelledError:
            return
        if beside is None:
            text = (
                self.tr("{name} is the last game record in its folder.")
                if step > 0
                else self.tr("{name} is the first game record in its folder.")
            )
            self._message.show_message(text.format(name=escape_name(path.name)))
        else:
            self._document_io.open_in_place_of_current(beside)

    def _show_file(self) -> None:
        path = self._opened_path
        self._is_new_file = path is not None and path != self._path
        self._path = path

    def _announce_games(self) -> None:
        """Show a message if the file just opened has several games."""
        is_new, self._is_new_file = self._is_new_file, False
        if not is_new or self._document.undo_stack.count() or self._document.game_count < 2:
            return
        games = self._document.game_count
        key = self._actions[Command.NEXT_GAME].shortcut()
        text = (
            self.tr("This file contains %Ln games.", "", games)
            if key.isEmpty()
            else self.tr("This file contains %Ln games. Press {key} for the next one.", "", games)
        )
        shown = key.toString(QKeySequence.SequenceFormat.NativeText)
        self._message.show_message(text.format(key=shown), self.tr("Show All"), self.show_games)
