"""The commands that create, open, compare and save files."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from ...display_text import escape_name
from ...go import BoardShape
from ...named_tuples import NamedTuple
from ..actions.commands import Command
from ..widgets import appearance, dialogs
from ..wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ...files.sgf.reading import SgfFile
    from ...go import Size
    from ...record import Tree
    from ...record.analysis.difference import Difference
    from ..actions.workspace import Workspace
    from ..board.recording import Recording
    from .document_io import DocumentIO
    from .file_loader import LoadResult
    from .tidy_dialog import TidyCommand


class FileComparison(NamedTuple):
    """The games in the window, the file on disk, and their differences."""

    mine: Sequence[Tree]
    theirs: SgfFile
    found: list[tuple[int, Difference]]


_NEEDS_FILE = (
    Command.REOPEN_ENCODING,
    Command.RELOAD,
    Command.COMPARE_DISK,
    Command.OPEN_BACKUP,
)


class FileCommands(QObject):
    """The file commands of a window, connected to its document."""

    new_game_started = Signal()
    """Emitted when a new game was started that is not another game of the same event."""

    def __init__(self, workspace: Workspace, document_io: DocumentIO, recording: Recording) -> None:
        super().__init__(workspace.window)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._view_settings = workspace.view_settings
        self._document_io = document_io
        self._recording = recording
        self._settings = workspace.settings
        self._window = workspace.window
        actions.connect_commands(self._slots())
        actions.enable_when(
            dict.fromkeys(_NEEDS_FILE, lambda: None not in (document.file, document.path)),
            document.file_changed,
        )
        document_io.compare_requested.connect(self.compare_disk)
        document_io.encodings_requested.connect(self.ask_reopen)

    def _slots(self) -> Mapping[Command, Callable[[], object]]:
        return {
            Command.NEW: self.new_game,
            Command.NEW_SAME_EVENT: partial(self.new_game, same_event=True),
            Command.OPEN: self._document_io.open_with_dialog,
            Command.REOPEN_ENCODING: self.ask_reopen,
            Command.RELOAD: self._document_io.reload,
            Command.COMPARE_DISK: self.compare_disk,
            Command.OPEN_BACKUP: self.open_backup,
            Command.TIDY: lambda: self._tidy_command.start_check(),
            Command.SAVE: self._document_io.save,
            Command.SAVE_AS: self._document_io.save_as,
            Command.QUIT: QApplication.closeAllWindows,
        }

    def new_game(self, size: Size | None = None, *, same_event: bool = False) -> None:
        """Ask for the settings of a new game and start it; ``size`` presets the board size."""
        from ...files.sgf.game_info import read_info
        from .new_game_dialog import NewGameDialog

        if not self._document_io.confirm_discard():
            return
        before = read_info(self._document.session.tree)
        dialog = NewGameDialog(self._settings, self._window, before, same_event=same_event)
        if same_event:
            dialog.set_shape(self._document.session.shape)
        if size is not None:
            dialog.set_shape(BoardShape.rectangle(size))
        if dialogs.run_modal(dialog):
            self._recording.set_active(False)
            self._document_io.new_game(dialog.new_game())
            self._recording.set_active(dialog.recorded.isChecked())
            if not same_event:
                self.new_game_started.emit()

    def ask_reopen(self) -> None:
        """Ask for an encoding, and decode the contents of the file again in this encoding."""
        from .encoding_dialog import EncodingDialog

        file = self._document.file
        if file is None:
            return
        with dialogs.busy_cursor():
            dialog = EncodingDialog(file.source.data, file.source.encodings, self._window)
        if dialogs.run_modal(dialog):
            self._document_io.reopen(dialog.selected_encoding)

    def _encodings(self) -> tuple[str, ...]:
        """Return the encodings of the document, for reading other versions of its file."""
        file = self._document.file
        return () if file is None else file.source.encodings

    def compare_disk(self) -> None:
        """Compare the record with the file on disk, and ask which version to keep."""
        from ...files.sgf.possible_moves import CommentInterpretation
        from ...files.sgf.reading import read_sgf_file
        from ...record.analysis.difference import game_differences

        path, mine, file = self._document.path, self._document.games, self._document.file
        if path is None:
            return
        reading = CommentInterpretation.AUTOMATIC if file is None else file.reading
        remembered = self._encodings()

        def read(progress: Callable[[int, int], None]) -> FileComparison:
            theirs = read_sgf_file(path, progress=progress, reading=reading, remembered=remembered)
            return FileComparison(mine, theirs, game_differences(mine, theirs.games))

        text = self.tr("Comparing {name}…").format(name=escape_name(path.name))
        self._document_io.loader.load(text, read, self._choose_version)

    def _choose_version(self, result: LoadResult) -> None:
        from .disk_dialog import DiskDialog, VersionChoice

        if result.error is not None:
            dialogs.show_error(self._window, error_messages.describe_error(result.error))
            return
        mine, theirs, found = result.value
        theme = appearance.board_theme(self._settings)
        dialog = DiskDialog(mine, theirs.games, found, self._view_settings, theme, self._window)
        if not dialogs.run_modal(dialog):
            return
        if dialog.kept is VersionChoice.MINE:
            self._document_io.saver.overwrite()
        elif not self._document.is_modified or self._document_io.saver.back_up_document():
            self._document_io.reload_file()

    def open_backup(self) -> None:
        """Ask which backup to open; the opened backup counts as an unsaved change."""
        from ...files.errors import CancelledError
        from ..widgets.disk_wait import wait_for_disk
        from .backup_dialog import BackupDialog

        document, path = self._document, self._document.path
        if path is None:
            return
        try:
            find = partial(self._document_io.saver.backups.list_backups, path)
            backups = wait_for_disk(self._window, find)
        except CancelledError:
            return
        theme = appearance.board_theme(self._settings)
        dialog = BackupDialog(
            *(path, backups, document.games, self._view_settings, theme, self._window),
            self._encodings(),
        )
        chosen = dialog.selected_file if dialogs.run_modal(dialog) else None
        if chosen is not None and self._document_io.confirm_discard():
            self._document_io.open_version(chosen)

    @cached_property
    def _tidy_command(self) -> TidyCommand:
        from .tidy_dialog import TidyCommand

        return TidyCommand(self._document, self._document_io.loader, self._window)
