"""Keeps the collections of a window: makes and opens them, and sees what has changed."""

from __future__ import annotations

from functools import partial
from sqlite3 import DatabaseError
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt

from ....game_index.errors import (
    BusyIndexError,
    DamagedIndexError,
    NoIndexError,
    UnusableIndexError,
)
from ...board.message_bar import MessageAction
from ...widgets import dialogs
from ...wording import error_messages
from . import words
from .building import Building
from .foot import Foot
from .freshness import Freshness
from .new_dialog import CollectionDialog, ToBuild
from .store import Store, folders_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QVBoxLayout, QWidget

    from ....game_index.index import Index
    from ....game_index.staleness import CollectionChanges
    from ...actions.workspace import Workspace
    from ..search import Search


class Keeping(QObject):
    """What it has to say is said below the board."""

    def __init__(
        self,
        search: Search,
        workspace: Workspace,
        column: QVBoxLayout,
        open_file: Callable[[Path], object],
        show: Callable[[], object],
        parent: QObject,
    ) -> None:
        """``open_file`` opens a file in the window.

        ``show`` brings up the panel with what the index answers.
        """
        super().__init__(parent)
        self._search = search
        self._window = workspace.window
        self._settings = workspace.settings
        self._open_file = open_file
        self._show = show
        self.foot = Foot()
        column.addWidget(self.foot)
        self.store = Store(workspace.settings)
        self.building = Building(self.foot, self._open_built, workspace.window)
        self.freshness = Freshness(self)
        self.building.failures_asked.connect(self.failures)
        self._damaged: Index | None = None
        search.opened.connect(self._look)
        search.changed.connect(self._see_damage)
        search.changed.connect(self._see_build, Qt.ConnectionType.QueuedConnection)
        workspace.window.installEventFilter(self)
        self.freshness.looked.connect(self._tell_changes)

    def new(self) -> None:
        """Ask what a new collection is to be, and build its index."""
        if self.building.may_begin():
            self._ask(CollectionDialog(self.store, self._settings, self._window))

    def update(self) -> None:
        """Ask how the index that is open is to be brought up to date, and do so."""
        self.open_last()
        if self._search.index is None:
            self.open_asked()
        elif self.building.may_begin():
            self._ask_again(self._search.index.folder)

    def open_last(self) -> None:
        """Open the index that was open last, or the only one, and say nothing if it is gone."""
        usual = None if self._search.index is not None else self.store.usual
        if usual is not None:
            self.open(usual, quiet=True)

    def open_asked(self) -> None:
        """Ask for an index, and open it."""
        from .open_dialog import OpenIndexDialog

        index = self._search.index
        now = index.folder if index is not None else self.store.last
        dialog = OpenIndexDialog(self.store, self.remove_asked, now, self._window)
        dialogs.run(dialog)
        if dialog.chosen is not None and self.open(dialog.chosen):
            self._show()

    def open(self, folder: Path, *, quiet: bool = False) -> bool:
        """Open an index; say why not, if not, and what can be done about it.

        What was said of the one before is over then. ``quiet`` says nothing of an index that is
        not there, and lets what was said stand.
        """
        try:
            self._search.open(folder)
        except NoIndexError as error:
            if not quiet:
                self.foot.say(words.unusable(folder, error))
        except UnusableIndexError as error:
            self._offer_anew(folder, error)
        else:
            self.store.note(folder)
            if not (quiet or self.building.busy):
                self.foot.hide()
            return True
        return False

    def remove_asked(self, index: Path, around: QWidget) -> None:
        """Remove an index if the person really wants to."""
        question = self.tr("Remove the index {name}? The records it was made of stay as they are.")
        if not dialogs.ask_yes(around, question.format(name=index.name), self.tr("&Remove")):
            return
        opened = self._search.index
        if opened is not None and opened.folder == index:
            self._search.close()
        try:
            self.store.remove(index)
        except (BusyIndexError, OSError) as error:
            dialogs.show_error(around, error_messages.describe(error))

    def failures(self) -> None:
        """List the files of the index that is open that could not be read."""
        from .failures_dialog import FailuresDialog

        self.open_last()
        index = self._search.index
        if index is None:
            self.open_asked()
            return
        for before in self._window.findChildren(FailuresDialog):
            before.close()
        try:
            with index.games.read_transaction():
                failures = index.games.failures()
        except UnusableIndexError as error:
            self._offer_anew(index.folder, error)
            return
        dialog = FailuresDialog(failures, self._open_file, self._window)
        dialogs.show(dialog)

    def _update_now(self, index: Path) -> None:
        """Bring an index up to date without a question, unless it does not know its folders."""
        folders = folders_of(index)
        if folders:
            self._build(ToBuild(index, tuple(folders)))
        else:
            self._ask_again(index)

    def _ask_again(self, index: Path) -> None:
        self._ask(
            CollectionDialog(
                self.store, self._settings, self._window, index=index, folders=folders_of(index)
            )
        )

    def _ask(self, dialog: CollectionDialog) -> None:
        if dialogs.run(dialog) and dialog.chosen is not None:
            self._build(dialog.chosen)

    def _build(self, work: ToBuild) -> None:
        self.freshness.leave()
        self.building.begin(work)

    def _open_built(self, folder: Path) -> Index | None:
        """Open what was built, whose files need no look; bring up the panel if that is another."""
        before = self._search.index
        opened = self.open(folder, quiet=True)
        self.freshness.leave()
        if not opened:
            return None
        if before is None or before.folder != folder:
            self._show()
        return self._search.index

    def _look(self) -> None:
        """See whether the index that is open is up to date."""
        self.freshness.leave()
        if self._search.index is not None and not self.building.busy:
            self.freshness.look(self._search.index.folder)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever comes back to the window may have built an index elsewhere."""
        if event.type() == QEvent.Type.WindowActivate:
            self._see_build()
        return super().eventFilter(watched, event)

    def _see_build(self) -> None:
        """Ask the index as it is now, if another program or window has changed it."""
        index = self._search.index
        if index is None or index is self._damaged or self.building.busy:
            return
        if index.is_outdated():
            if self.open(index.folder, quiet=True):
                self.freshness.leave()  # who built it has looked at the files
            else:
                self._damaged = index

    def _see_damage(self) -> None:
        """Offer once to build an index anew that turns out to be damaged when it is asked."""
        index, trouble = self._search.index, self._search.trouble
        if index is None or index is self._damaged or self.building.busy:
            return
        if isinstance(trouble, DatabaseError):
            trouble = DamagedIndexError(index.folder, str(trouble))
        if isinstance(trouble, UnusableIndexError):
            self._damaged = index
            self._offer_anew(index.folder, trouble)

    def _offer_anew(self, folder: Path, error: UnusableIndexError) -> None:
        anew = MessageAction(self.tr("Build it anew"), partial(self._update_now, folder))
        self.foot.say(words.unusable(folder, error), anew)

    def _tell_changes(self, found: CollectionChanges) -> None:
        index = self._search.index
        if found and index is not None and not self.building.busy:
            update = MessageAction(self.tr("Update"), partial(self._update_now, index.folder))
            self.foot.say(words.changes(index.folder.name, found), *[update] * (not found.missing))
