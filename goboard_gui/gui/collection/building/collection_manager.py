"""Management of a window's collections: creating, opening, updating and checking them."""

from __future__ import annotations

from functools import partial
from operator import methodcaller
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer

from ....files.errors import CancelledError
from ....game_index.errors import IndexErrorCode, UnusableIndexError
from ...widgets import dialogs
from ...widgets.disk_wait import wait_for_disk
from ...widgets.message_row import MessageAction
from ...wording import error_messages
from ..index_opener import LOCK_TIMEOUT_SECONDS
from ..large_index_query import LargeIndexQuery
from .build_controller import BuildController
from .build_status import (
    BuildStatus,
    changed_files_text,
    opening_text,
    unusable_index_text,
)
from .collection_store import CollectionStore
from .new_collection_dialog import BuildRequest, NewCollectionDialog
from .staleness_check import StalenessCheck

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from ....files.errors import ReadError
    from ....game_index.index import Index
    from ....game_index.staleness import CollectionChanges
    from ...actions.workspace import Workspace
    from ...board.message_strip import MessageStrip
    from ..search import Search


class CollectionManager(QObject):
    """Manager that creates, opens, updates and removes collections, and reports results in the
    message strip.
    """

    def __init__(
        self,
        search: Search,
        workspace: Workspace,
        strip: MessageStrip,
        add_progress: Callable[[QWidget], object],
        open_file: Callable[[Path], object],
        show: Callable[[], object],
        parent: QObject,
    ) -> None:
        """Create the manager of the collections of a workspace's window.

        Messages are shown in ``strip``, and ``add_progress`` adds the progress of builds to the
        window. ``open_file`` opens a file in the window, ``show`` shows the collection panel.
        """
        super().__init__(parent)
        self._search = search
        self._window = workspace.window
        self._settings = workspace.settings
        self._open_file = open_file
        self._show = show
        self.status = BuildStatus(strip, self)
        add_progress(self.status.progress_row)
        self.store = CollectionStore(workspace.settings)
        self.build_controller = BuildController(self.status, self._open_built, workspace.window)
        self.staleness_check = StalenessCheck(self)
        self._failures_query = LargeIndexQuery(self)
        self.build_controller.failures_requested.connect(self.show_failures)
        self._damaged: Index | None = None
        self._delay_shown = False
        search.opened.connect(self._check_staleness)
        search.opener.delayed.connect(self._show_opening)
        search.failed.connect(self._handle_error)
        search.changed.connect(self._handle_search_error)
        search.changed.connect(self._reload_if_rebuilt, Qt.ConnectionType.QueuedConnection)
        workspace.window.installEventFilter(self)
        self.staleness_check.checked.connect(self._report_changes)

    def create_index(self) -> None:
        """Ask for the details of a new collection and build its index."""
        if self.build_controller.ensure_idle():
            self._run_dialog(NewCollectionDialog(self.store, self._settings, self._window))

    def update_index(self) -> None:
        """Ask how to update the open index, and update it."""
        self._with_index(self._ask_update_of_opened)

    def _ask_update_of_opened(self, index: Index) -> None:
        if self.build_controller.ensure_idle():
            self._ask_update(index.folder)

    def open_last_index(
        self, then: Callable[[Exception | None], object] = lambda error: None
    ) -> None:
        """If no index is open, open the last used one or the only one; in any case, call ``then``.

        ``then`` receives the error if there is such an index but it can't be used.
        """
        usual = None if self._search.index is not None else self.store.default_index
        if usual is not None:
            self.open_index(usual, quiet=True, then=then)
        else:
            then(None)

    def _with_index(self, then: Callable[[Index], object]) -> None:
        """Call ``then`` with the open index; open the last one if none is open.

        If there is none, ask which one to open instead.
        """

        def handle_opened_index(error: Exception | None) -> None:
            if self._search.index is not None:
                then(self._search.index)
            elif error is None or _code(error) is IndexErrorCode.MISSING:
                self.open_with_dialog()

        self.open_last_index(handle_opened_index)

    def open_with_dialog(self) -> None:
        """Open an index that the user chooses in a dialog."""
        from .open_collection_dialog import OpenCollectionDialog

        index = self._search.index
        now = index.folder if index is not None else self.store.last_opened
        dialog = OpenCollectionDialog(self.store, self.ask_remove, now, self._window)
        dialogs.run_modal(dialog)
        if dialog.accepted_folder is not None:
            self.open_index(dialog.accepted_folder, then=self._show_opened)

    def _show_opened(self, error: Exception | None) -> None:
        if error is None:
            self._show()

    def open_index(
        self,
        folder: Path,
        *,
        quiet: bool = False,
        then: Callable[[Exception | None], object] = lambda error: None,
    ) -> None:
        """Open an index, and call ``then`` with the error, or with None on success.

        If it can't be opened, show the reason and offer a remedy. The previous message is cleared.
        If ``quiet``, the previous message stays, and nothing is reported if the index is missing
        or a build is running, after which it is opened again.
        """
        if self._search.opener.folder != folder:
            self._delay_shown = False
        self._search.open_index(folder, partial(self._end_opening, folder, quiet, then))

    def _end_opening(
        self,
        folder: Path,
        quiet: bool,
        then: Callable[[Exception | None], object],
        error: Exception | None,
    ) -> None:
        quiet = quiet and not self._delay_shown
        if error is None:
            self.store.remember(folder)
            if not (quiet or self.build_controller.busy):
                self.status.clear()
        elif not (quiet and (_code(error) is IndexErrorCode.MISSING or self.build_controller.busy)):
            self._show_problem(folder, error, partial(self.open_index, folder, then=then))
        then(error)

    def _show_opening(self, stalled: bool) -> None:
        """Show that an index is being opened, which takes time."""
        opener = self._search.opener
        if opener.folder is not None and not self.build_controller.busy:
            self._delay_shown = True
            cancel = MessageAction(self.tr("Cancel"), opener.cancel)
            self.status.show_problem(opening_text(opener.folder, stalled=stalled), cancel)

    def ask_remove(self, index: Path, around: QWidget) -> None:
        """Remove an index after confirmation."""
        question = self.tr("Remove the index “{name}”? Your game records are kept.")
        if not dialogs.confirm(around, question.format(name=index.name), self.tr("&Remove")):
            return
        opened = self._search.index
        if opened is not None and opened.folder == index:
            self._search.close()
        try:
            wait_for_disk(around, partial(_remove, index))
        except CancelledError:
            return
        except (UnusableIndexError, OSError) as error:
            dialogs.show_error(around, error_messages.describe_error(error))
        else:
            self.store.forget(index)

    def show_failures(self) -> None:
        """Show the files of the open index that could not be read."""
        self._with_index(self._show_failures_of)

    def _show_failures_of(self, index: Index) -> None:
        self._failures_query.run(
            index.games, methodcaller("failures"), partial(self._list_failures, index.folder)
        )

    def _list_failures(self, folder: Path, failures: list[ReadError] | UnusableIndexError) -> None:
        from ...widgets.failures_dialog import FailuresDialog

        if isinstance(failures, UnusableIndexError):
            self._show_problem(folder, failures, self.show_failures)
            return
        for before in dialogs.visible_dialogs(FailuresDialog, self._window):
            before.close()
        text = self.tr("All files in the collection were read successfully.")
        if failures:
            text = self.tr(
                "%Ln files couldn't be read. Goboard will try again once they have changed.",
                "",
                len(failures),
            )
        dialogs.show_modeless(FailuresDialog(failures, text, self._open_file, self._window))

    def _update_now(self, index: Path, *, thorough: bool = False) -> None:
        """Update an index without asking, unless its source folders are unknown; ``thorough`` also
        mends damaged positions.
        """
        again = partial(self._update_now, index, thorough=thorough)
        folders = self._source_folders(index, again)
        if folders:
            self._build(BuildRequest(index, tuple(folders), thorough))
        elif folders is not None:
            self._ask_folders(index, folders)

    def _ask_update(self, index: Path) -> None:
        folders = self._source_folders(index, partial(self._ask_update, index))
        if folders is not None:
            self._ask_folders(index, folders)

    def _ask_folders(self, index: Path, folders: list[Path]) -> None:
        """Ask for the folders of an index and whether it contains variations, and update it."""
        from ....game_index.database import stored_variations

        look = partial(stored_variations, index, lock_timeout=LOCK_TIMEOUT_SECONDS)
        try:
            variations = bool(wait_for_disk(self._window, look))
        except CancelledError:
            return
        self._run_dialog(
            NewCollectionDialog(
                self.store,
                self._settings,
                self._window,
                index=index,
                folders=folders,
                variations=variations,
            )
        )

    def _source_folders(self, index: Path, retry: Callable[[], object]) -> list[Path] | None:
        """Return the folders of the records in an index, or an empty list if they are unknown.

        If they can't be read at the moment, show the reason, offer ``retry`` and return None.
        """
        from ....game_index.database import stored_folders

        look = partial(stored_folders, index, lock_timeout=LOCK_TIMEOUT_SECONDS)
        try:
            return wait_for_disk(self._window, look)
        except CancelledError:
            return None
        except UnusableIndexError as error:
            if error.code not in _PASSING:
                return []
            self._show_problem(index, error, retry)
            return None

    def _run_dialog(self, dialog: NewCollectionDialog) -> None:
        if dialogs.run_modal(dialog) and dialog.build_request is not None:
            self._build(dialog.build_request)

    def _build(self, work: BuildRequest) -> None:
        self.staleness_check.cancel()
        self.build_controller.start(work)

    def _open_built(self, folder: Path, then: Callable[[Index | None], object]) -> None:
        """Open an index that was just built, without checking it for changes.

        If the index is not the one that was open before, show the panel.
        """
        before = self._search.index

        def handle_opened_index(error: Exception | None) -> None:
            self.staleness_check.cancel()
            if error is None and (before is None or before.folder != folder):
                self._show()
            then(None if error is not None else self._search.index)

        self.open_index(folder, quiet=True, then=handle_opened_index)

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
        if index is None or index is self._damaged or self._busy:
            return
        if index.is_outdated():
            self.open_index(index.folder, quiet=True, then=partial(self._end_reload, index))

    def _end_reload(self, before: Index, error: Exception | None) -> None:
        if error is None:
            self.staleness_check.cancel()  # whoever built it has checked the files
        elif _code(error) not in _PASSING:
            self._damaged = before

    @property
    def _busy(self) -> bool:
        """Whether an index is being built or opened."""
        return self.build_controller.busy or self._search.opener.folder is not None

    def _handle_search_error(self) -> None:
        if self._search.error is not None:
            self._handle_error(self._search.error)

    def _handle_error(self, error: Exception) -> None:
        """Handle a failed query of the open index: reopen the index, or offer to rebuild it.

        If it may be temporary, open the index again in a thread, which can wait, and show the error
        only if that fails. Offer to rebuild an index in which damage is found for the first time.
        """
        index = self._search.index
        if index is None or index is self._damaged or not isinstance(error, UnusableIndexError):
            return
        if error.code in _PASSING:
            # Later: the views are being updated, perhaps painted.
            QTimer.singleShot(0, self, partial(self._open_again, index))
        elif not self._busy:
            self._damaged = index
            self._show_problem(index.folder, error, None)

    def _open_again(self, index: Index) -> None:
        if index is self._search.index and self._search.opener.folder is None:
            self.open_index(index.folder, quiet=True)

    def _show_problem(
        self, folder: Path, error: Exception, retry: Callable[[], object] | None
    ) -> None:
        """Show why an index can't be used, and offer to retry or to rebuild it if that may help.

        Building leaves the index of a newer version as it is, so that is not offered for one.
        """
        text, offers = unusable_index_text(folder, error), []
        code = _code(error)
        if code in _PASSING and retry is not None:
            offers = [MessageAction(self.tr("Retry"), retry)]
        elif code in _REPLACED and not getattr(error, "newer", False):
            is_damaged = code is IndexErrorCode.DAMAGED
            again = partial(self._update_now, folder, thorough=is_damaged)
            offers = [MessageAction(self.tr("Rebuild"), again)]
        self.status.show_problem(text, *offers)

    def _report_changes(self, found: CollectionChanges) -> None:
        index = self._search.index
        if found and index is not None and not self.build_controller.busy:
            update = MessageAction(self.tr("Update"), partial(self._update_now, index.folder))
            self.status.show_problem(
                changed_files_text(index.folder.name, found),
                *[update] * (not found.missing),
            )


_PASSING = IndexErrorCode.BUSY, IndexErrorCode.OUT_OF_RESOURCES
_REPLACED = IndexErrorCode.DAMAGED, IndexErrorCode.OTHER_VERSION


def _code(error: Exception) -> IndexErrorCode:
    """Return the code of an error; unexpected errors count as temporary ones."""
    passing = IndexErrorCode.OUT_OF_RESOURCES
    return error.code if isinstance(error, UnusableIndexError) else passing


def _remove(index: Path) -> None:
    from ....game_index.removal import remove_index

    remove_index(index)
