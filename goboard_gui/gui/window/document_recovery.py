"""Recovery of unsaved documents when the program starts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from ..files import autosave_journal
from ..widgets import appearance, dialogs

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from ...files.journal.recovery import Recovery
    from ..core.background import Task
    from .main_window import MainWindow


class RecoveryOffer(QObject):
    """Controller that offers to recover documents of program runs that ended unexpectedly.

    ``make_window`` returns a further window. If this process replaces another one, ``replaced`` is
    the number of that: its documents are recovered without asking, and no others are offered.
    """

    def __init__(
        self,
        folders: Callable[[], Sequence[Path]],
        window: MainWindow,
        make_window: Callable[[], MainWindow],
        replaced: int | None = None,
    ) -> None:
        super().__init__(window)
        self._replaced = replaced
        self._folders = folders
        self._window = window
        self._made = 0
        self._make_window = make_window

    def offer_recovery(self) -> None:
        """Offer to recover documents if there are any, and prepare the journal for the first
        edit.
        """
        folders = self._folders()
        if autosave_journal.has_journals(folders):
            self._offer(folders)
        autosave_journal.preload_modules()

    def _offer(self, folders: Sequence[Path]) -> None:
        from ...files.journal.recovery import find_recoverable
        from ..core.background import DiskTask

        with dialogs.busy_cursor():
            found = find_recoverable(*folders)
        if not found:
            return
        DiskTask(partial(_remove_remains, found), lambda _result: None)
        if self._replaced is None:
            self._ask(found)
            return
        for recovery in reversed(found):  # as they were edited
            if recovery.state is not None and self._is_of_replaced(recovery):
                self._open(recovery)
            else:
                recovery.release()

    def _is_of_replaced(self, recovery: Recovery) -> bool:
        from ...files.journal.origin import host_name

        head = recovery.head
        return head is not None and (head.pid, head.host) == (self._replaced, host_name())

    def _ask(self, found: Sequence[Recovery]) -> None:
        from ..files.recovery_dialog import RecoveryDialog

        window = self._window
        theme = appearance.board_theme(window.settings)
        dialog = RecoveryDialog(found, window.view_settings, theme, window)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.recovered.connect(self._open)
        dialogs.show_modeless(dialog)

    def _open(self, recovery: Recovery) -> None:
        """Open a recovered document in the first window if that is empty or shows its file, or in a
        new window.
        """
        document, window = self._window.document, self._window
        empty = document.path is None and document.file is None
        same = document.path is not None and document.path.absolute() == recovery.path
        if document.is_modified or not (empty or same):
            window = self._make_window()
            self._made += 1
            # Each at an offset from the one before, or it would cover that.
            first = self._window.pos()
            window.move(first + (window.pos() - first) * self._made)
            window.show()
        if window.autosave_journal is not None:
            window.autosave_journal.recover(recovery)


def _remove_remains(recoveries: Sequence[Recovery], _task: Task) -> None:
    for recovery in recoveries:
        recovery.remove_leftover_files()
