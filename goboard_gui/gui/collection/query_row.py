"""Progress row for a query of a large index."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal

from ..core.disk_patience import SHOWN_AFTER
from ..widgets.progress_row import ProgressRow
from .large_index_query import LargeIndexQuery

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from ...game_index.database import GameDatabase


class IndexQueryRow(ProgressRow):
    """Row that runs one query of an index at a time, and is visible if the query takes long."""

    stopped = Signal()
    """Emitted when the user has cancelled a query."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._query = LargeIndexQuery(self)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_AFTER)
        self._timer.timeout.connect(self.show)
        self.cancelled.connect(self._stop)
        self.show_progress(0, 0)
        self.hide()

    @property
    def busy(self) -> bool:
        """Whether a query is running."""
        return self._query.running

    def run(
        self,
        games: GameDatabase,
        text: str,
        query: Callable[[GameDatabase], object],
        then: Callable[[Any], object],
    ) -> None:
        """Make a query as `LargeIndexQuery.run` does; ``text`` says what is being done."""
        self.label.setText(text)
        self._timer.start()
        self._query.run(games, query, partial(self._end, then))

    def abandon(self) -> None:
        """Drop the running query, if any, without a signal."""
        self._query.cancel()
        self._timer.stop()
        self.hide()

    def _stop(self) -> None:
        self.abandon()
        self.stopped.emit()

    def _end(self, then: Callable[[Any], object], result: object) -> None:
        self._timer.stop()
        self.hide()
        then(result)
