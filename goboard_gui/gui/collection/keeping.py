"""Keeps the collections of a window: builds their indexes, opens them, and sees what changed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from ...fuseki.collection.errors import BusyIndexError, NoIndexError, UnusableIndexError
from .. import dialogs
from ..message_bar import Offer
from . import building_words as words
from .builder import Builder
from .foot import Foot
from .freshness import Freshness
from .new_dialog import CollectionDialog, ToBuild
from .store import Store, folders_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from ..parts import Parts
    from .freshness import Changes
    from .search import Search


class Keeping(QObject):
    """What it has to say stands at the foot of the panel, or where it is seen if that is not."""

    def __init__(
        self, search: Search, parts: Parts, show: Callable[[], object], parent: QObject
    ) -> None:
        """``show`` brings the panel up, which has the `foot`."""
        super().__init__(parent)
        self._search = search
        self._window = parts.window
        self._settings = parts.settings
        self._message = parts.view.message
        self._filing = parts.filing
        self._show = show
        self._work: ToBuild | None = None
        self._said = ""
        self.foot = Foot()
        self.store = Store(parts.settings)
        self.builder = Builder(parts.window)
        self.freshness = Freshness(self)
        self._connect()

    def _connect(self) -> None:
        builder, foot = self.builder, self.foot
        foot.cancelled.connect(builder.cancel)
        foot.cancelled.connect(foot.progress.show_ending)
        builder.progressed.connect(self._show_pace)
        builder.finished.connect(self._finished)
        builder.cancelled.connect(self._cancelled)
        builder.failed.connect(self._failed)
        self._search.opened.connect(self._look)
        self.freshness.looked.connect(self._tell_changes)

    def new(self) -> None:
        """Ask what a new collection is to be, and build its index."""
        if self._may_build():
            self._ask(CollectionDialog(self.store, self._settings, self._window))

    def update(self) -> None:
        """Ask how the index that is open is to be brought up to date, and do so."""
        if self._search.index is None:
            self.open_last()
        if self._search.index is None:
            self.open_asked()
        elif self._may_build():
            self._ask_again(self._search.index.folder)

    def update_now(self, index: Path) -> None:
        """Bring an index up to date without a question, unless it does not know its folders."""
        folders = folders_of(index)
        if folders:
            self.build(ToBuild(index, tuple(folders)))
        else:
            self._ask_again(index)

    def build(self, work: ToBuild) -> None:
        """Build an index, and open it when that is done."""
        if not self._may_build():
            return
        self.freshness.leave()
        self._forget_said()
        self._show()
        self._work = work
        self.foot.begin(work.index.name)
        self.builder.build(work.index, work.folders, thorough=work.thorough)
        self._show_pace()

    def open_last(self) -> None:
        """Open the index that was open last, if there was one, and say nothing if it is gone."""
        last = self.store.last
        if self._search.index is None and last is not None:
            self.open(last, quiet=True)

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
        """Open an index; say why not, if not, and what can be done about it."""
        try:
            self._search.open(folder)
        except NoIndexError as error:
            if not quiet:
                self._say(words.unusable(error))
        except UnusableIndexError as error:
            anew = Offer(self.tr("Build it anew"), partial(self.update_now, folder))
            self._say(words.unusable(error), anew)
        else:
            self.store.note(folder)
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
            dialogs.tell(around, str(error))

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
        dialog = FailuresDialog(index.games.failures(), self._open_file, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialogs.fit(dialog)
        dialog.show()

    def _open_file(self, path: Path) -> None:
        if self._filing.may_leave():
            self._filing.open(path)

    def _may_build(self) -> bool:
        if self.builder.busy:
            dialogs.tell(self._window, self.tr("Another index is being built in this window."))
        return not self.builder.busy

    def _ask_again(self, index: Path) -> None:
        self._ask(
            CollectionDialog(
                self.store, self._settings, self._window, index=index, folders=folders_of(index)
            )
        )

    def _ask(self, dialog: CollectionDialog) -> None:
        if dialogs.run(dialog) and dialog.chosen is not None:
            self.build(dialog.chosen)

    def _show_pace(self) -> None:
        if not self.builder.ending:
            self.foot.progress.show_pace(self.builder.pace)

    def _finished(self) -> None:
        games, failures = self._open_built()
        if self._work is not None and games is not None:
            show = Offer(self.tr("Show them"), self.failures)
            told = words.built(self._work.index.name, games, failures)
            self._say(told, *[show] * bool(failures))

    def _cancelled(self) -> None:
        games, _ = self._open_built()
        if self._work is not None:
            told = words.stopped(self._work.index.name, self.builder.pace.progress, games or 0)
            self._say(told, Offer(self.tr("Go on"), partial(self.build, self._work)))

    def _failed(self, why: str) -> None:
        self.foot.end()
        if self._work is not None:
            told = self.tr("{name} could not be built: {why}")
            again = Offer(self.tr("Try again"), partial(self.build, self._work))
            self._say(told.format(name=self._work.index.name, why=why), again)

    def _open_built(self) -> tuple[int | None, int]:
        """Open what was built: how many games there are, if it can be, and unreadable files."""
        self.foot.end()
        work, index = self._work, None
        if work is not None and self.open(work.index, quiet=True):
            index = self._search.index
        self.freshness.leave()
        return (None, 0) if index is None else (len(index), len(index.games.failures()))

    def _look(self) -> None:
        """See whether the index that is open is up to date."""
        self.freshness.leave()
        if self._search.index is not None and not self.builder.busy:
            self.freshness.look(self._search.index.folder)

    def _tell_changes(self, found: Changes) -> None:
        index = self._search.index
        if not found or index is None:
            return
        update = Offer(self.tr("Update"), partial(self.update_now, index.folder))
        self.foot.say(words.changes(index.folder.name, found), *[update] * (not found.missing))

    def _say(self, text: str, *offers: Offer) -> None:
        """Say something in the panel, or over the board while that is not seen."""
        self._forget_said()
        around = self.foot.parentWidget()
        if around is not None and around.isVisible():
            self.foot.say(text, *offers)
        else:
            self._said = text
            self._message.keep(text, *offers)

    def _forget_said(self) -> None:
        self.foot.offer.hide()
        self._message.drop(self._said)
