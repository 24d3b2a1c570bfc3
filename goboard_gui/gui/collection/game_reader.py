"""Reading of many games of a collection in steps, for exports."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject

from ...game_index.errors import UnusableIndexError
from ..widgets import dialogs
from ..wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

    from PySide6.QtWidgets import QWidget

    from ...diagram.output.book_files import WriteProgress
    from ..widgets.progress_row import TaskProgressRow


T = TypeVar("T")


class GameReader(QObject):
    """Runner of work that reads games in steps, with progress and Cancel in a row."""

    def __init__(self, owner: QWidget, progress_row: TaskProgressRow) -> None:
        super().__init__(owner)
        self._owner = owner
        self._progress_row = progress_row
        self._then: Callable[[], object] | None = None
        self._error: UnusableIndexError | None = None
        progress_row.ended.connect(self._end)

    @property
    def busy(self) -> bool:
        """Whether games are being read."""
        return self._progress_row.busy

    def run(self, work: Generator[WriteProgress, None, None], then: Callable[[], object]) -> None:
        """Read games in steps, and call ``then`` unless that is cancelled or they can't be read,
        which is reported.

        If that takes only milliseconds, ``then`` has been called when this returns.
        """
        self._then, self._error = then, None
        self._progress_row.run(self.tr("Reading games…"), self._catch_error(work))

    def _catch_error(
        self, work: Generator[WriteProgress, None, None]
    ) -> Generator[WriteProgress, None, None]:
        try:
            yield from work
        except UnusableIndexError as error:
            self._error = error

    def _end(self, done: bool) -> None:
        then, self._then = self._then, None
        if self._error is not None:
            dialogs.show_error(self._owner, error_messages.describe_error(self._error))
        elif done and then is not None:
            then()


def collect(
    pieces: Iterable[T], collected: list[T], total: int
) -> Generator[WriteProgress, None, None]:
    """Append about ``total`` pieces to a list, in a step for each."""
    from ...diagram.output.book_files import WriteProgress

    for done, piece in enumerate(pieces):
        collected.append(piece)
        yield WriteProgress(done, total)
