"""Builds what was chosen, shows how far it is, and says what came of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...board.message_bar import MessageAction
from ...widgets import dialogs
from . import words
from .builder import Builder

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from ....game_index.index import Index
    from .foot import Foot
    from .new_dialog import ToBuild


class Building(QObject):
    """One index at a time; it is opened when it is done, and what there is of one cancelled."""

    failures_asked = Signal()
    """A person wants to see which files could not be read."""

    def __init__(
        self, foot: Foot, open_index: Callable[[Path], Index | None], window: QWidget
    ) -> None:
        """``open_index`` opens one and gives it, None if it cannot be used."""
        super().__init__(window)
        self._foot = foot
        self._open_index = open_index
        self._window = window
        self._work: ToBuild | None = None
        self.builder = builder = Builder(window)
        foot.cancelled.connect(self._cancel)
        builder.progressed.connect(self._show_pace)
        builder.finished.connect(self._finished)
        builder.cancelled.connect(self._cancelled)
        builder.failed.connect(self._failed)

    @property
    def busy(self) -> bool:
        """Whether an index is being built."""
        return self.builder.busy

    def may_begin(self) -> bool:
        """Whether none is being built; say so if one is."""
        if self.busy:
            dialogs.show_error(
                self._window, self.tr("Another index is being built in this window.")
            )
        return not self.busy

    def begin(self, work: ToBuild) -> None:
        """Build an index, unless another one is being built."""
        if self.may_begin():
            self._work = work
            self._foot.begin(work.index.name)
            self.builder.build(work.index, work.folders, thorough=work.thorough)
            self._show_pace()

    def _cancel(self) -> None:
        self._foot.progress.show_ending()
        self.builder.cancel()

    def _show_pace(self) -> None:
        if not self.builder.ending:
            self._foot.progress.show_pace(self.builder.pace)

    def _finished(self) -> None:
        if self._work is None:
            return
        index = self._open_index(self._work.index)
        if index is not None:
            failures = len(index.games.failures())
            show = MessageAction(self.tr("Show them"), self.failures_asked.emit)
            told = words.built(self._work.index.name, len(index), failures)
            self._foot.say(told, *[show] * bool(failures))

    def _cancelled(self) -> None:
        if self._work is None:
            return
        index = self._open_index(self._work.index)
        games = 0 if index is None else len(index)
        told = words.stopped(self._work.index.name, self.builder.pace.progress, games)
        self._foot.say(told, MessageAction(self.tr("Go on"), partial(self.begin, self._work)))

    def _failed(self, why: str) -> None:
        if self._work is not None:
            told = self.tr("{name} could not be built: {why}")
            again = MessageAction(self.tr("Try again"), partial(self.begin, self._work))
            self._foot.say(told.format(name=self._work.index.name, why=why), again)
