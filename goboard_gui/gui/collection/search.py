"""Searches of the open index for the current position."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from ...game_index.errors import UnusableIndexError
from ...game_index.region import Anchor, Region
from ...go import Crop, Point, Symmetry
from ..core.idle_tasks import IdleTask
from .index_opener import IndexOpener

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from pathlib import Path

    from ...game_index.filters import Filter
    from ...game_index.index import GameSubset, Index
    from ...game_index.results import SearchResult
    from ...go import Board, Size
    from ...record import Session
    from ..core.document import Document


@dataclass(frozen=True)
class SearchOptions:
    """Options of a search: the region to search for, and which transformations of it match.

    ``crop`` is the region to search for, or None for the whole board; the contents of the points in
    ``ignoring`` do not matter. ``anchor`` restricts where on a board the region may be found; None
    derives the restriction from the edges that the region touches. With ``last_move``, the last
    move must also be the same, if it was played in the region.
    """

    crop: Crop | None = None
    ignoring: frozenset[Point] = frozenset()
    anchor: Anchor | None = None
    last_move: bool = False
    views: frozenset[Symmetry] = frozenset(Symmetry)
    swapping: bool = True

    def for_board_size(self, size: Size) -> SearchOptions:
        """Return these options for a board size, without the region if it does not fit on the
        board.
        """
        crop = self.crop
        if crop is None or size.contains(Point(crop.right, crop.bottom)):
            return self
        return replace(self, crop=None, ignoring=frozenset())

    def is_relevant(self, point: Point) -> bool:
        """Return whether the contents of a point (a stone or none) affect the search."""
        return (self.crop is None or self.crop.contains(point)) and point not in self.ignoring


class PositionQuery(NamedTuple):
    """A position to search for and, if the last move has to match as well, its point."""

    board: Board
    last_point: Point | None
    options: SearchOptions

    @classmethod
    def from_session(cls, session: Session, options: SearchOptions) -> PositionQuery:
        """Return the query for the current position of a session."""
        board, step = session.board, session.last_move if options.last_move else None
        last = step.move.point if step is not None and step.move is not None else None
        matters = last is not None and board[last] is not None and options.is_relevant(last)
        return cls(board, last if matters else None, options)

    def region(self) -> Region | None:
        """Return the region to search for, or None if a plain whole-board search is enough."""
        crop, anchor = self.options.crop, self.options.anchor
        if crop is None and self.last_point is None:
            return None
        if crop is None:
            crop, anchor = Crop.whole(self.board.size), Anchor.FIXED
        ignoring = self.options.ignoring
        return Region.from_board(
            self.board, crop, ignoring=ignoring, anchor=anchor, last=self.last_point
        )


INDEX_ERRORS = UnusableIndexError, OSError, LookupError, ValueError
"""Errors that a search can raise if the index is damaged, locked, deleted or has no such boards."""


class CompletedSearch(NamedTuple):
    """A finished search: the position, the options, and the result before the game filter is
    applied.
    """

    board: Board
    options: SearchOptions
    result: SearchResult


class Search(QObject):
    """Search of the open index for the current position; it runs only while a view needs the
    result.

    A search for the whole board finishes immediately. A search for a region runs as an idle task
    and stops when the cursor moves.
    """

    opened = Signal()
    """Emitted when an index was opened or closed."""
    changed = Signal()
    """Emitted when the result has changed or was cleared."""
    progressed = Signal()
    """Emitted when a running search has made progress."""
    failed = Signal(object)
    """Emitted with the error when a view could not read the index."""

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._following = False
        self._idle_task = IdleTask(self)
        self.opener = IndexOpener(self)
        """Opens indexes in a thread."""
        self._when_opened: list[Callable[[Exception | None], object]] = []
        self._query: PositionQuery | None = None
        self._full_result: SearchResult | None = None
        self._change_pending = False
        self.index: Index | None = None
        """The open index, or None if no collection is open."""
        self.options = SearchOptions()
        self.filter: Filter | None = None
        """The filter of the games, or None for all games."""
        self.subset: GameSubset | None = None
        """The games that match the filter, or None if no index is open or they can't be read."""
        self.result: SearchResult | None = None
        """The result among the filtered games, or None if it is not known yet."""
        self.progress: float | None = None
        """The completed fraction of a running search, or None if no search is running."""
        self.error: Exception | None = None
        """The error that made the last search fail, or None."""
        self._idle_task.advanced.connect(self._emit_advance)
        document.position_shown.connect(self._update)

    def open(
        self, folder: Path, then: Callable[[Exception | None], object] = lambda error: None
    ) -> None:
        """Open an index, or reload it if it is already open, and call ``then``.

        ``then`` receives the error if the index can't be used; the old one then stays open. It is
        not called if another index is opened meanwhile.
        """
        if self.opener.folder == folder:
            self._when_opened.append(then)
        else:
            self._when_opened = [then]
            self.opener.open(folder, self._end_opening)

    def _end_opening(self, opened: Index | Exception) -> None:
        waiting, self._when_opened = self._when_opened, []
        error = opened if isinstance(opened, Exception) else None
        if not isinstance(opened, Exception):
            self._use(opened)
        for then in waiting:
            then(error)

    def _use(self, index: Index) -> None:
        """Search an index that was opened."""
        self._close_index()
        self.index = index
        self._select_games()
        self.opened.emit()
        self.changed.emit()
        self._update()

    def stop_work(self) -> None:
        """Close the index; `closing.dispose` calls this when the window closes."""
        self._close_index()

    def close(self) -> None:
        """Close the index."""
        self.opener.cancel()
        if self.index is not None:
            self._close_index()
            self.opened.emit()
            self.changed.emit()

    def _close_index(self) -> None:
        self._clear()
        if self.index is not None:
            self.index.close()
            self.index = None

    def set_following(self, following: bool) -> None:
        """Start or stop searching automatically when the position changes."""
        self._following = following
        if following:
            self._update()
        elif self._idle_task.running:
            self._clear()

    @contextmanager
    def suspended(self) -> Iterator[None]:
        """Suspend searches while the context is active; at its end, search for the position
        reached.
        """
        followed, self._following = self._following, False
        try:
            yield
        finally:
            self._change_pending = True  # other listeners may have seen the previous result already
            self.set_following(followed)

    def set_options(self, options: SearchOptions) -> None:
        """Set the search options and search again."""
        self.options = options
        self._update()

    def set_filter(self, game_filter: Filter | None) -> None:
        """Set the game filter; the unfiltered result is kept."""
        if game_filter != self.filter:
            self.filter = game_filter
            self._select_games()
            self._update_result()
            self.changed.emit()

    @property
    def completed(self) -> CompletedSearch | None:
        """The finished search for the current position among all games, or None if it isn't
        finished.
        """
        if self._query is None or self._full_result is None:
            return None
        return CompletedSearch(self._query.board, self._query.options, self._full_result)

    @property
    def fits_board(self) -> bool:
        """Whether the current board is a rectangle, as those of the index are."""
        return self._document.session.shape.is_rectangle

    @property
    def board_size(self) -> Size:
        """The size of the current board."""
        return self._document.session.size

    @property
    def has_board_size(self) -> bool:
        """Whether the index has games on boards of the current size, in either orientation."""
        try:
            if self.index is None or not self.fits_board:
                return False
            return self.index.has_board_size(self.board_size)
        except INDEX_ERRORS:
            return False

    def current_result(self) -> SearchResult | None:
        """Return the result for the current position, even before `changed` is emitted.

        Return None if the search would take too long for a paint event.
        """
        if not self.fits_board:
            return None
        if self._following and self.index is not None and self._current_query().region() is None:
            self._start_search()
        return self.result if self._query == self._current_query() else None

    def _update(self) -> None:
        if self._following and self.index is not None:
            self._start_search()
            if self._change_pending:
                self._change_pending = False
                self.changed.emit()

    def _current_query(self) -> PositionQuery:
        """Return the query for the current position and options."""
        session = self._document.session
        self.options = self.options.for_board_size(session.size)
        return PositionQuery.from_session(session, self.options)

    def _start_search(self) -> None:
        """Search for the current position, unless its result is known or being computed."""
        if not self.fits_board:
            if self._query is not None:
                self._clear()
                self._query = None
                self._change_pending = True
            return
        question = self._current_query()
        if self.index is None or question == self._query:
            return
        self._clear()
        self._query = question
        self._change_pending = True
        try:
            region = question.region()
            if region is not None:
                self.progress = 0.0
                self._idle_task.run(self._search_region(self.index, region))
                return
            options = question.options
            self._full_result = self.index.find_position(
                question.board, options.views, swapping=options.swapping
            )
        except INDEX_ERRORS as error:
            self.error = error
        self._update_result()

    def _search_region(self, index: Index, region: Region) -> Iterator[None]:
        """Iterate over the steps of a search for a region, which an idle task runs."""
        options = self.options
        try:
            finding = index.find_region_in_steps(region, options.views, swapping=options.swapping)
            everything = yield from self._track_progress(finding)
            if self.subset is None:
                self.subset = index.subset(self.filter)
            subset = self.subset
            answer = subset.restrict(everything)
            yield from answer.count_in_steps()
        except INDEX_ERRORS as error:
            self.error = error
        else:
            self._full_result = everything
            if subset is self.subset:
                self.result = answer
            else:  # the filter has changed meanwhile
                self._update_result()
        self.progress = None
        self._change_pending = True

    def _track_progress(
        self, finding: Generator[float, None, SearchResult]
    ) -> Generator[None, None, SearchResult]:
        """Run a search to its end, updating the progress after each step."""
        while True:
            try:
                self.progress = next(finding)
            except StopIteration as end:
                answer: SearchResult = end.value
                return answer
            yield

    def _emit_advance(self) -> None:
        if self._idle_task.running:
            self.progressed.emit()
        elif self._change_pending:
            self._change_pending = False
            self.changed.emit()

    def _clear(self) -> None:
        """Clear the results and stop a running search."""
        self._idle_task.stop()
        self._query = self._full_result = self.result = self.progress = self.error = None

    def _update_result(self) -> None:
        """Compute the result for the filtered games from the result for all games."""
        if self._full_result is None or self.index is None:
            return
        try:
            if self.subset is None:
                self.subset = self.index.subset(self.filter)
            answer = self.subset.restrict(self._full_result)
            # Computed here, where errors of a damaged index are caught.
            answer.continuations, answer.wins, answer.ended_count  # noqa: B018
        except INDEX_ERRORS as error:
            self.error, self.result = error, None
        else:
            self.result = answer

    def _select_games(self) -> None:
        """Determine which games match the filter."""
        self.subset = None
        if self.index is not None:
            try:
                self.subset = self.index.subset(self.filter)
            except INDEX_ERRORS as error:
                self._clear()
                self.error = error
