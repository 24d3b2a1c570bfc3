"""The commands that begin, open, compare and save."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from ..actions.commands import Command
from ..widgets import appearance, dialogs
from ..wording import error_messages
from .loading import size_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ...files.sgf.reading import SgfFile
    from ...go import Size
    from ...record import Tree
    from ...record.analysis.difference import Difference
    from ..actions.commands.actions import Actions
    from ..core.document import Document
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings
    from .filing import Filing
    from .loading import Result
    from .tidying import Tidying


class Compared(NamedTuple):
    """The games of the window, the file as it is on the disk, and how they differ."""

    mine: Sequence[Tree]
    theirs: SgfFile
    found: list[tuple[int, Difference]]


class FileCommands(QObject):
    """Connects them to what files the document of a window."""

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        filing: Filing,
        settings: Settings,
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._view_settings = view_settings
        self._filing = filing
        self._settings = settings
        self._window = window
        self._of_a_file = [
            actions[command]
            for command in (
                Command.REOPEN_ENCODING,
                Command.RELOAD,
                Command.COMPARE_DISK,
                Command.OPEN_BACKUP,
            )
        ]
        actions.connect_commands(self._slots())
        document.file_changed.connect(self._show_file)
        filing.compare_asked.connect(self.compare_disk)
        self._show_file()

    def _slots(self) -> Mapping[Command, Callable[[], object]]:
        return {
            Command.NEW: self.begin,
            Command.OPEN: self._filing.open_asked,
            Command.REOPEN_ENCODING: self.reopen_asked,
            Command.RELOAD: self._filing.reload,
            Command.COMPARE_DISK: self.compare_disk,
            Command.OPEN_BACKUP: self.open_backup,
            Command.TIDY: lambda: self._tidying.begin(),
            Command.SAVE: self._filing.save,
            Command.SAVE_AS: self._filing.save_as,
            Command.QUIT: QApplication.closeAllWindows,
        }

    def begin(self, size: Size | None = None) -> None:
        """Ask what a new game is to be, on a board of ``size`` or of the last one's, and begin."""
        from ...files.sgf.game_info import read_info
        from .new_game_dialog import NewGameDialog

        if not self._filing.may_leave():
            return
        before = read_info(self._document.session.tree)
        dialog = NewGameDialog(self._settings, self._window, before)
        if size is not None:
            dialog.choose_size(size)
        if dialogs.run(dialog):
            self._filing.begin(dialog.chosen())

    def reopen_asked(self) -> None:
        """Ask in which encoding the texts of the file are, and read them so."""
        from .encoding_dialog import EncodingDialog

        file = self._document.file
        if file is None:
            return
        with dialogs.busy():
            dialog = EncodingDialog(file.source.data, file.source.charset, self._window)
        if dialogs.run(dialog):
            self._filing.reopen(dialog.chosen)

    def compare_disk(self) -> None:
        """Read what the file holds now, and ask which version is to be kept."""
        from ...files.sgf.reading import read_sgf_file
        from ...record.analysis.difference import game_differences

        path, mine = self._document.path, self._document.games
        if path is None:
            return

        def read(progress: Callable[[int, int], None]) -> Compared:
            theirs = read_sgf_file(path, progress=progress)
            return Compared(mine, theirs, game_differences(mine, theirs.games))

        told = self.tr("Comparing {name}…").format(name=path.name)
        self._filing.loader.load(told, size_of(path), read, self._choose_version)

    def _choose_version(self, result: Result) -> None:
        from .disk_dialog import DiskDialog, Kept

        if result.error is not None:
            dialogs.show_error(self._window, error_messages.describe(result.error))
            return
        mine, theirs, found = result.value
        theme = appearance.board_theme(self._settings)
        dialog = DiskDialog(mine, theirs.games, found, self._view_settings, theme, self._window)
        if not dialogs.run(dialog):
            return
        if dialog.kept is Kept.MINE:
            self._filing.saver.save_over()
        elif not self._document.modified or self._filing.saver.keep_mine():
            self._filing.take_file()

    def open_backup(self) -> None:
        """Ask which copy of what the file held is to be opened; it counts as edited."""
        from .backup_dialog import BackupDialog

        document, path = self._document, self._document.path
        if path is None:
            return
        backups = self._filing.saver.backups.of(path)
        theme = appearance.board_theme(self._settings)
        dialog = BackupDialog(
            path, backups, document.games, self._view_settings, theme, self._window
        )
        chosen = dialog.chosen if dialogs.run(dialog) else None
        if chosen is not None and self._filing.may_leave():
            document.open(chosen.games, document.file, path, unsaved=True)

    def _show_file(self) -> None:
        for action in self._of_a_file:
            action.setEnabled(self._document.file is not None and self._document.path is not None)

    @cached_property
    def _tidying(self) -> Tidying:
        from .tidying import Tidying

        return Tidying(self._document, self._filing.loader, self._window)
