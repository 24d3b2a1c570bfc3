"""Builds of the indexes of a window, and the messages about them."""

from __future__ import annotations

from functools import partial
from operator import methodcaller
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ....game_index.errors import UnusableIndexError
from ...widgets import dialogs
from ...widgets.message_row import MessageAction
from ..large_index_query import LargeIndexQuery
from .build_status import (
    build_cancelled_text,
    build_finished_text,
    damaged_index_text,
    unusable_index_text,
)
from .builder import IndexBuilder

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from ....files.errors import ReadError
    from ....game_index.index import Index
    from .build_status import BuildStatus
    from .new_collection_dialog import BuildRequest


class BuildController(QObject):
    """Controller that runs one index build at a time, and opens the index when the build has
    ended.
    """

    failures_requested = Signal()
    """Emitted when the user wants to see which files could not be read."""

    def __init__(
        self,
        status: BuildStatus,
        open_index: Callable[[Path, Callable[[Index | None], object]], object],
        window: QWidget,
    ) -> None:
        """Connect a builder with the display of its progress.

        ``open_index`` opens an index and calls a function with it, or with None if it can't be
        used.
        """
        super().__init__(window)
        self._status = status
        self._open_index = open_index
        self._window = window
        self._request: BuildRequest | None = None
        self.builder = builder = IndexBuilder(window)
        self._counting = LargeIndexQuery(self)
        status.cancelled.connect(self._cancel)
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
                self._window, self.tr("Another index is already being built in this window.")
            )
        return not self.busy

    def start(self, work: BuildRequest) -> None:
        """Start a build, or show an error message if another one is running."""
        if self.ensure_idle():
            self._request = work
            self._status.show_progress(work.index.name)
            self.builder.build(
                work.index, work.folders, thorough=work.thorough, variations=work.variations
            )
            self._show_pace()

    def _cancel(self) -> None:
        self._status.progress_row.show_cancelling()
        self.builder.cancel()

    def _show_pace(self) -> None:
        if not self.builder.cancelling:
            self._status.progress_row.show_pace(self.builder.pace)

    def _finished(self) -> None:
        if self._request is not None:
            self._open_index(self._request.index, partial(self._show_finished, self._request))

    def _show_finished(self, request: BuildRequest, index: Index | None) -> None:
        if index is None:
            return
        self._counting.run(
            index.games, methodcaller("failures"), partial(self._show_built, request, len(index))
        )

    def _show_built(
        self, request: BuildRequest, games: int, failures: list[ReadError] | UnusableIndexError
    ) -> None:
        # If the index is locked again already, the next search reports that.
        count = 0 if isinstance(failures, UnusableIndexError) else len(failures)
        show = MessageAction(self.tr("Show Files"), self.failures_requested.emit)
        text = build_finished_text(request.index.name, games, count)
        self._status.show_result(self._with_damaged_index(text), *[show] * bool(count))

    def _cancelled(self) -> None:
        if self._request is not None:
            self._open_index(self._request.index, partial(self._show_cancelled, self._request))

    def _show_cancelled(self, request: BuildRequest, index: Index | None) -> None:
        games = 0 if index is None else len(index)
        text = build_cancelled_text(request.index.name, self.builder.pace.progress, games)
        self._status.show_result(
            self._with_damaged_index(text),
            MessageAction(self.tr("Resume"), partial(self.start, request)),
        )

    def _with_damaged_index(self, text: str) -> str:
        """Return a message that also says where the build has moved a damaged index, if it has."""
        kept = self.builder.kept
        return f"{text} {damaged_index_text(kept)}" if kept else text

    def _failed(self, why: str) -> None:
        if self._request is not None:
            text = self.tr("Couldn't build the index “{name}”: {why}")
            text = text.format(name=self._request.index.name, why=why)
            error = self.builder.error
            if error is not None:
                text = unusable_index_text(error.folder, error)
            again = MessageAction(self.tr("Retry"), partial(self.start, self._request))
            useless = error is not None and error.newer
            self._status.show_problem(self._with_damaged_index(text), *[again] * (not useless))
