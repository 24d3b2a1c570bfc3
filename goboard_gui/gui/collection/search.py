"""Searches of the open index for the current position."""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...game_index.errors import UnusableIndexError
from ...game_index.query import Query
from ...named_tuples import NamedTuple
from ..core.idle_tasks import IdleTask
from .index_opener import IndexOpener
from .large_index_query import LargeIndexQuery, is_large

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from pathlib import Path

    from ...game_index.filters import Filter
    from ...game_index.index import GameSubset, Index
    from ...game_index.results import SearchResult
    from ...go import Size
    from ..core.document import Document


class CompletedSearch(NamedTuple):
    """A finished search: the query, and the result before the game filter is applied."""

    query: Query
    result: SearchResult


class Search(QObject):
    """Search of the open index for the current position; it runs only while a view needs the
    result.

    A search for the whole board finishes immediately. A search for a region runs as an idle task
    and stops when the cursor moves; its first hits are known before its result.
    """

    opened = Signal()
    """Emitted when an index was opened or closed."""
    changed = Signal()
    """Emitted when the result has changed or was cleared."""
    progressed = Signal()
    """Emitted when a running search has made progress."""
    first_hits_found = Signal()
    """Emitted when a running search has found some of the first hits."""
    failed = Signal(object)
    """Emitted with the error when a view could not read the index."""

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._following = False
        self._idle_task = IdleTask(self)
        self._filtering = LargeIndexQuery(self)
        self.opener = IndexOpener(self)
        """Opens indexes in a thread."""
        self._when_opened: list[Callable[[Exception | None], object]] = []
        self._searched: Query | None = None
        self._full_result: SearchResult | None = None
        self._change_pending = False
        self.index: Index | None = None
        """The open index, or None if no collection is open."""
        self.query = Query(document.session.board)
        """The query of the last search, with the options for the next one."""
        self.filter: Filter | None = None
        """The filter of the games, or None for all games."""
        self.subset: GameSubset | None = None
        """The games that match the filter, or None if no index is open or they can't be read."""
        self.result: SearchResult | None = None
        """The result among the filtered games, or None if it is not known yet."""
        self.first_hits: CompletedSearch | None = None
        """The first hits of a running search; their result has only these."""
        self._new_first_hits = False
        self.progress: float | None = None
        """The completed fraction of a running search, or None if no search is running."""
        self.error: UnusableIndexError | None = None
        """The error that made the last search fail, or None."""
        self._idle_task.advanced.connect(self._emit_advance)
        document.position_shown.connect(self._update)

    def open_index(
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
            self.opener.open_index(folder, self._end_opening)

    def _end_opening(self, opened: Index | Exception) -> None:
        waiting, self._when_opened = self._when_opened, []
        error = opened if isinstance(opened, Exception) else None
        if not isinstance(opened, Exception):
            self._use_index(opened)
        for then in waiting:
            then(error)

    def _use_index(self, index: Index) -> None:
        """Replace the open index with another one, and search it if a view needs the result."""
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
        self._filtering.stop_work()
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
    def suspend_searches(self) -> Iterator[None]:
        """Suspend searches while the context is active; at its end, search for the position
        reached.
        """
        followed, self._following = self._following, False
        try:
            yield
        finally:
            self._change_pending = True  # other listeners may have seen the previous result already
            self.set_following(followed)

    def set_query(self, query: Query) -> None:
        """Set the search region and the other options of a query, and search again."""
        self.query = query
        self._update()

    def set_filter(self, game_filter: Filter | None) -> None:
        """Set the game filter; the unfiltered result is kept."""
        if game_filter != self.filter:
            self.filter = game_filter
            self._change_pending = True
            self._select_games()
            if self._change_pending:  # otherwise `_use_subset` has been called already
                self._update_result()
                self._emit_change()

    @property
    def completed_search(self) -> CompletedSearch | None:
        """The finished search for the current position among all games, or None if it isn't
        finished.
        """
        if self._searched is None or self._full_result is None:
            return None
        return CompletedSearch(self._searched, self._full_result)

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
        except UnusableIndexError:
            return False

    def current_result(self) -> SearchResult | None:
        """Return the result for the current position, even before `changed` is emitted.

        Return None if the search would take too long for a paint event.
        """
        if not self.fits_board:
            return None
        query = self._current_query()
        if self._following and self.index is not None and query.is_position:
            self._start_search()
        return self.result if self._searched == query else None

    def _update(self) -> None:
        if self._following and self.index is not None:
            self._start_search()
            self._emit_change()

    def _current_query(self) -> Query:
        """Return the query for the current position."""
        session, last = self._document.session, None
        if self.query.last_move:
            step = session.last_move
            last = step.move.point if step is not None and step.move is not None else None
        self.query = self.query.with_position(session.board, last)
        return self.query

    def _start_search(self) -> None:
        """Search for the current position, unless its result is known or being computed."""
        if not self.fits_board:
            if self._searched is not None:
                self._clear()
                self._searched = None
                self._change_pending = True
            return
        query = self._current_query()
        if self.index is None or query == self._searched:
            return
        self._clear()
        self._searched = query
        self._change_pending = True
        if not query.is_position:
            self.progress = 0.0
            self._idle_task.run(self._search_region(self.index, query))
            return
        try:
            self._full_result = self.index.find(query)
        except UnusableIndexError as error:
            self.error = error
        self._update_result()

    def _search_region(self, index: Index, query: Query) -> Iterator[None]:
        """Iterate over the steps of a search for a region, which an idle task runs."""
        try:
            steps = index.search(query, partial(self._keep_first_hits, query))
            everything = yield from self._track_progress(steps)
            yield from everything.count_incrementally()
        except UnusableIndexError as error:
            self.error = error
        else:
            yield from self._count_filtered(index, everything)
        self.progress = self.first_hits = None
        self._change_pending = True

    def _count_filtered(self, index: Index, everything: SearchResult) -> Iterator[None]:
        """Compute the result for the filtered games in steps, which an idle task runs."""
        try:
            while not self._filtering.running:  # otherwise `_use_subset` will go on
                if self.subset is None:
                    self.subset = index.subset(self.filter)
                subset = self.subset
                answer = yield from subset.restrict_incrementally(everything)
                if answer is not everything:
                    yield from answer.count_incrementally()
                if subset is self.subset:  # the filter has not changed meanwhile
                    self.result = answer
                    break
            self._full_result = everything
        except UnusableIndexError as error:
            self.error = error
        self._change_pending = True

    def _keep_first_hits(self, query: Query, found: SearchResult) -> None:
        self.first_hits = CompletedSearch(query, found)
        self._new_first_hits = True

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
            if self._new_first_hits:
                self._new_first_hits = False
                self.first_hits_found.emit()
        else:
            self._emit_change()

    def _emit_change(self) -> None:
        """Emit `changed` unless it has been emitted since the last change."""
        if self._change_pending:
            self._change_pending = False
            self.changed.emit()

    def _clear(self) -> None:
        """Clear the results and stop a running search."""
        self._idle_task.stop()
        self._searched = self._full_result = self.result = self.progress = self.error = None
        self.first_hits, self._new_first_hits = None, False

    def _update_result(self) -> None:
        """Compute the result for the filtered games from the result for all games.

        That of a region may have millions of hits; they are counted as an idle task.
        """
        if self._full_result is None or self.index is None:
            return
        if self._searched is not None and not self._searched.is_position:
            self.result = None
            self._idle_task.run(self._count_filtered(self.index, self._full_result))
            return
        if self._filtering.running:
            self.result = None  # until it is known which games match
            return
        try:
            if self.subset is None:
                self.subset = self.index.subset(self.filter)
            answer = self.subset.restrict(self._full_result)
            # Computed here, where errors of a damaged index are caught.
            answer.continuations, answer.wins, answer.ended_game_count  # noqa: B018
        except UnusableIndexError as error:
            self.error, self.result = error, None
        else:
            self.result = answer

    def _select_games(self) -> None:
        """Determine which games match the filter; in a large index, this is done in a thread."""
        self.subset = None
        self._filtering.stop_work()
        index = self.index
        if index is None:
            return
        try:
            if self.filter is None or not is_large(index.games):
                self.subset = index.subset(self.filter)
            else:
                query = partial(index.subset, self.filter)
                self._filtering.run(index.games, query, self._use_subset)
        except UnusableIndexError as error:
            self._clear()
            self.error = error

    def _use_subset(self, subset: GameSubset | UnusableIndexError) -> None:
        self._change_pending = True
        if isinstance(subset, UnusableIndexError):
            self._clear()
            self.error = subset
        else:
            self.subset = subset
            self._update_result()
        self._emit_change()
