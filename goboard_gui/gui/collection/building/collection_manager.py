"""Management of a window's collections: creating, opening, updating and checking them."""

from __future__ import annotations

from functools import partial
from sqlite3 import DatabaseError
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal

from ....game_index.errors import (
    BusyIndexError,
    DamagedIndexError,
    NoIndexError,
    UnusableIndexError,
)
from ...core import background
from ...widgets import dialogs
from ...widgets.message_row import MessageAction
from ...wording import error_messages
from .build_status import (
    BuildStatusBar,
    build_cancelled_text,
    build_finished_text,
    changed_files_text,
    unusable_index_text,
)
from .builder import IndexBuilder
from .collection_store import CollectionStore, source_folders
from .new_collection_dialog import BuildRequest, NewCollectionDialog

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QVBoxLayout, QWidget

    from ....game_index.index import Index
    from ....game_index.staleness import CollectionChanges
    from ...actions.workspace import Workspace
    from ..search import Search


class StalenessCheck(QObject):
    """Background check whether the files of an index have changed."""

    checked = Signal(object)
    """Emitted when the check is done, with the `CollectionChanges` since the index was built."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: background.DiskTask | None = None

    @property
    def busy(self) -> bool:
        """Whether a check is running."""
        return self._task is not None

    def start(self, index: Path) -> None:
        """Start checking the files of an index, and abandon any earlier check."""
        self.cancel()
        self._task = background.DiskTask(partial(_changes, index), self._end)

    def cancel(self) -> None:
        """Abandon the running check, if any."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def stop_work(self) -> None:
        """Abandon the check because the window is closing."""
        self.cancel()

    def _end(self, found: CollectionChanges | Exception | None) -> None:
        self._task = None
        if found is not None and not isinstance(found, Exception):
            self.checked.emit(found)


def _changes(index: Path, task: background.Task) -> CollectionChanges | None:
    """Return how the files differ from the index, or None if that can't be determined.

    The next search reports the error in that case.
    """
    import sqlite3

    from ....game_index.errors import UnusableIndexError
    from ....game_index.staleness import find_changes

    try:
        return find_changes(index, task.pause)
    except (UnusableIndexError, sqlite3.Error, OSError):
        return None


class BuildController(QObject):
    """Controller that runs one index build at a time, and opens the index when the build has
    ended.
    """

    failures_requested = Signal()
    """Emitted when the user wants to see which files could not be read."""

    def __init__(
        self, foot: BuildStatusBar, open_index: Callable[[Path], Index | None], window: QWidget
    ) -> None:
        """Connect a builder with the status bar that shows its progress.

        ``open_index`` opens an index and returns it, or returns None if it can't be used.
        """
        super().__init__(window)
        self._status_bar = foot
        self._open_index = open_index
        self._window = window
        self._request: BuildRequest | None = None
        self.builder = builder = IndexBuilder(window)
        foot.cancelled.connect(self._cancel)
        builder.progressed.connect(self._show_pace)
        builder.finished.connect(self._finished)
        builder.cancelled.connect(self._cancelled)
        builder.failed.connect(self._failed)

    @property
    def busy(self) -> bool:
        """Whether an index is being built."""
        return self.builder.busy

    def ensure_idle(self) -> bool:
        """Return whether a build can start; if another one is running, show an error message."""
        if self.busy:
            dialogs.show_error(
                self._window, self.tr("Another index is being built in this window.")
            )
        return not self.busy

    def start(self, work: BuildRequest) -> None:
        """Start a build, or show an error message if another one is running."""
        if self.ensure_idle():
            self._request = work
            self._status_bar.show_progress(work.index.name)
            self.builder.build(work.index, work.folders, thorough=work.thorough)
            self._show_pace()

    def _cancel(self) -> None:
        self._status_bar.progress_row.show_cancelling()
        self.builder.cancel()

    def _show_pace(self) -> None:
        if not self.builder.cancelling:
            self._status_bar.progress_row.show_pace(self.builder.pace)

    def _finished(self) -> None:
        if self._request is None:
            return
        index = self._open_index(self._request.index)
        if index is not None:
            failures = len(index.games.failures())
            show = MessageAction(self.tr("Show them"), self.failures_requested.emit)
            text = build_finished_text(self._request.index.name, len(index), failures)
            self._status_bar.show_message(text, *[show] * bool(failures))

    def _cancelled(self) -> None:
        if self._request is None:
            return
        index = self._open_index(self._request.index)
        games = 0 if index is None else len(index)
        text = build_cancelled_text(self._request.index.name, self.builder.pace.progress, games)
        self._status_bar.show_message(
            text, MessageAction(self.tr("Go on"), partial(self.start, self._request))
        )

    def _failed(self, why: str) -> None:
        if self._request is not None:
            text = self.tr("{name} could not be built: {why}")
            again = MessageAction(self.tr("Try again"), partial(self.start, self._request))
            self._status_bar.show_message(
                text.format(name=self._request.index.name, why=why), again
            )


class CollectionManager(QObject):
    """Manager that creates, opens, updates and removes collections, and reports results below the
    board.
    """

    def __init__(
        self,
        search: Search,
        workspace: Workspace,
        column: QVBoxLayout,
        open_file: Callable[[Path], object],
        show: Callable[[], object],
        parent: QObject,
    ) -> None:
        """Create the manager, and add its status bar at the end of ``column``.

        ``open_file`` opens a file in the window, ``show`` shows the collection panel, and
        ``column`` is the layout to which the status bar is added.
        """
        super().__init__(parent)
        self._search = search
        self._window = workspace.window
        self._settings = workspace.settings
        self._open_file = open_file
        self._show = show
        self.status_bar = BuildStatusBar()
        column.addWidget(self.status_bar)
        self.store = CollectionStore(workspace.settings)
        self.build_controller = BuildController(self.status_bar, self._open_built, workspace.window)
        self.staleness_check = StalenessCheck(self)
        self.build_controller.failures_requested.connect(self.show_failures)
        self._damaged: Index | None = None
        search.opened.connect(self._check_staleness)
        search.changed.connect(self._offer_rebuild_if_damaged)
        search.changed.connect(self._reload_if_rebuilt, Qt.ConnectionType.QueuedConnection)
        workspace.window.installEventFilter(self)
        self.staleness_check.checked.connect(self._report_changes)

    def create_index(self) -> None:
        """Ask for the details of a new collection and build its index."""
        if self.build_controller.ensure_idle():
            self._run_dialog(NewCollectionDialog(self.store, self._settings, self._window))

    def update_index(self) -> None:
        """Ask how to update the open index, and update it."""
        self.open_last()
        if self._search.index is None:
            self.ask_open()
        elif self.build_controller.ensure_idle():
            self._ask_update(self._search.index.folder)

    def open_last(self) -> None:
        """Open the last used index, or the only one; do nothing if there is none."""
        usual = None if self._search.index is not None else self.store.default_index
        if usual is not None:
            self.open(usual, quiet=True)

    def ask_open(self) -> None:
        """Ask which index to open, and open it."""
        from .open_collection_dialog import OpenCollectionDialog

        index = self._search.index
        now = index.folder if index is not None else self.store.last_opened
        dialog = OpenCollectionDialog(self.store, self.ask_remove, now, self._window)
        dialogs.run_modal(dialog)
        if dialog.accepted_folder is not None and self.open(dialog.accepted_folder):
            self._show()

    def open(self, folder: Path, *, quiet: bool = False) -> bool:
        """Open an index and return whether it could be opened.

        If it can't be opened, show the reason and offer a remedy. The previous message is cleared.
        If ``quiet``, a missing index is not reported and the previous message stays.
        """
        try:
            self._search.open(folder)
        except NoIndexError as error:
            if not quiet:
                self.status_bar.show_message(unusable_index_text(folder, error))
        except UnusableIndexError as error:
            self._offer_rebuild(folder, error)
        else:
            self.store.remember(folder)
            if not (quiet or self.build_controller.busy):
                self.status_bar.hide()
            return True
        return False

    def ask_remove(self, index: Path, around: QWidget) -> None:
        """Remove an index after confirmation."""
        question = self.tr("Remove the index {name}? The records it was made of stay as they are.")
        if not dialogs.confirm(around, question.format(name=index.name), self.tr("&Remove")):
            return
        opened = self._search.index
        if opened is not None and opened.folder == index:
            self._search.close()
        try:
            self.store.remove(index)
        except (BusyIndexError, OSError) as error:
            dialogs.show_error(around, error_messages.describe_error(error))

    def show_failures(self) -> None:
        """Show the files of the open index that could not be read."""
        from .failures_dialog import FailuresDialog

        self.open_last()
        index = self._search.index
        if index is None:
            self.ask_open()
            return
        for before in dialogs.visible_dialogs(FailuresDialog, self._window):
            before.close()
        try:
            with index.games.read_transaction():
                failures = index.games.failures()
        except UnusableIndexError as error:
            self._offer_rebuild(index.folder, error)
            return
        dialog = FailuresDialog(failures, self._open_file, self._window)
        dialogs.show_modeless(dialog)

    def _update_now(self, index: Path) -> None:
        """Update an index without asking, unless its source folders are unknown."""
        folders = source_folders(index)
        if folders:
            self._build(BuildRequest(index, tuple(folders)))
        else:
            self._ask_update(index)

    def _ask_update(self, index: Path) -> None:
        self._run_dialog(
            NewCollectionDialog(
                self.store, self._settings, self._window, index=index, folders=source_folders(index)
            )
        )

    def _run_dialog(self, dialog: NewCollectionDialog) -> None:
        if dialogs.run_modal(dialog) and dialog.request is not None:
            self._build(dialog.request)

    def _build(self, work: BuildRequest) -> None:
        self.staleness_check.cancel()
        self.build_controller.start(work)

    def _open_built(self, folder: Path) -> Index | None:
        """Open an index that was just built, without checking it for changes.

        If the index is not the one that was open before, show the panel.
        """
        before = self._search.index
        opened = self.open(folder, quiet=True)
        self.staleness_check.cancel()
        if not opened:
            return None
        if before is None or before.folder != folder:
            self._show()
        return self._search.index

    def _check_staleness(self) -> None:
        """Check whether the files of the open index have changed."""
        self.staleness_check.cancel()
        if self._search.index is not None and not self.build_controller.busy:
            self.staleness_check.start(self._search.index.folder)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Reload an index that was rebuilt by another program, when the window is activated."""
        if event.type() == QEvent.Type.WindowActivate:
            self._reload_if_rebuilt()
        return super().eventFilter(watched, event)

    def _reload_if_rebuilt(self) -> None:
        """Reload the index if another program or window has rebuilt it."""
        index = self._search.index
        if index is None or index is self._damaged or self.build_controller.busy:
            return
        if index.is_outdated():
            if self.open(index.folder, quiet=True):
                self.staleness_check.cancel()  # whoever built it has checked the files
            else:
                self._damaged = index

    def _offer_rebuild_if_damaged(self) -> None:
        """Offer to rebuild an index when a search finds damage in it for the first time."""
        index, trouble = self._search.index, self._search.error
        if index is None or index is self._damaged or self.build_controller.busy:
            return
        if isinstance(trouble, DatabaseError):
            trouble = DamagedIndexError(index.folder, str(trouble))
        if isinstance(trouble, UnusableIndexError):
            self._damaged = index
            self._offer_rebuild(index.folder, trouble)

    def _offer_rebuild(self, folder: Path, error: UnusableIndexError) -> None:
        anew = MessageAction(self.tr("Build it anew"), partial(self._update_now, folder))
        self.status_bar.show_message(unusable_index_text(folder, error), anew)

    def _report_changes(self, found: CollectionChanges) -> None:
        index = self._search.index
        if found and index is not None and not self.build_controller.busy:
            update = MessageAction(self.tr("Update"), partial(self._update_now, index.folder))
            self.status_bar.show_message(
                changed_files_text(index.folder.name, found),
                *[update] * (not found.missing),
            )
