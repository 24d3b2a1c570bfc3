"""Reviews that run in threads of their own: positions are analysed, and results reported."""

from __future__ import annotations

from dataclasses import replace
from queue import SimpleQueue
from threading import Event, Thread
from typing import TYPE_CHECKING

from ...engine.errors import (
    CommandError,
    DifferentBoardError,
    EngineError,
    KomiError,
    MissingCommandError,
    RejectedMoveError,
    StartError,
    StartFailure,
    UnsendablePositionError,
    UnsupportedBoardError,
)
from ...named_tuples import NamedTuple
from ...record.stored_analysis.model import StoredAnalysis
from .engines import Completed, Ended, GtpReviewEngine, JsonReviewEngine, Notice, Refused
from .positions import DEFAULT_LIMITS, reached_seconds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from ...engine.entry import EngineEntry
    from ...engine.limits import AnalysisLimits
    from ...engine.position import EnginePosition, Play
    from ...go import Board
    from ...go.analysis import Analysis
    from .engines import Outcome, ReviewEngine
    from .positions import ReviewPosition, ReviewTerms

_MOVES_REFUSED = RejectedMoveError, UnsendablePositionError, DifferentBoardError, CommandError
"""The errors after which a position is sent as setup."""
_HOPELESS = KomiError, MissingCommandError, UnsupportedBoardError
"""The errors that all positions of a review have in common."""


class PositionReviewed(NamedTuple):
    """The position at a node has been analysed."""

    node: int
    stored: StoredAnalysis


class PositionFailed(NamedTuple):
    """The position at a node can't be analysed; the review goes on."""

    node: int
    error: EngineError


class ReviewEnded(NamedTuple):
    """The review has ended: completely, cancelled, or because of an error."""

    error: EngineError | None = None
    is_cancelled: bool = False


ReviewEvent = PositionReviewed | PositionFailed | ReviewEnded | Notice


class Review:
    """A running review, which starts an engine of its own and ends it at the end.

    ``notify`` is called in the thread of the review with each event, at last with `ReviewEnded`.
    """

    def __init__(
        self,
        entry: EngineEntry,
        positions: Iterable[ReviewPosition],
        terms: ReviewTerms,
        folder: Path,
        notify: Callable[[ReviewEvent], object],
        *,
        limits: AnalysisLimits = DEFAULT_LIMITS,
        ownership: bool = False,
        create_folder: Callable[[], object] = lambda: None,
        remove_folder: Callable[[], object] = lambda: None,
    ) -> None:
        """Start the review.

        ``positions`` is consumed in the thread of the review, as results arrive. ``folder`` is the
        working folder of the engine, which ``create_folder`` creates and ``remove_folder`` removes,
        in the thread of the review.
        """
        self._entry, self._folder = entry, folder
        self._positions, self._terms, self._limits = iter(positions), terms, limits
        self._ownership = ownership
        self._create_folder, self._remove_folder = create_folder, remove_folder
        self._notify = notify
        self._inbox: SimpleQueue[object] = SimpleQueue()
        self._cancelled, self._closed = Event(), Event()
        self._sent: dict[int, _Sent] = {}
        """What the engine has not answered, by the identity of the position that it got."""
        self._refused: list[tuple[Board, tuple[Play, ...]]] = []
        """Moves after a setup of which the engine has refused the last one."""
        self._has_results = False
        self._first_failure: EngineError | None = None
        self._thread = Thread(target=self._work, name="engine review", daemon=True)
        self._thread.start()

    def cancel(self) -> None:
        """End the review early; what has been reported stays true."""
        self._cancelled.set()
        self._inbox.put(None)

    def close(self) -> None:
        """End the review without further events; `join` waits for that."""
        self._closed.set()
        self.cancel()

    def join(self, seconds: float | None = None) -> bool:
        """Wait until the review and its engine have ended; return whether they have."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _work(self) -> None:
        engine: ReviewEngine | None = None
        end = ReviewEnded(is_cancelled=True)  # a bug that ends the thread must not pass for success
        try:
            engine = self._start_engine()
            self._analyse_all(engine)
            end = ReviewEnded(is_cancelled=self._cancelled.is_set())
        except EngineError as error:
            end = ReviewEnded(error)
        finally:
            self._report(end)
            if engine is not None:
                engine.close()
            self._remove_folder()

    def _start_engine(self) -> ReviewEngine:
        """Start the engine.

        :raises StartError: if it can't be started.
        """
        try:
            self._create_folder()
        except OSError as error:
            detail = (f"{self._folder}: {error.strerror}",)
            raise StartError(self._entry.program, StartFailure.NO_FOLDER, stderr=detail) from error
        chosen = JsonReviewEngine if self._entry.json_command else GtpReviewEngine
        return chosen(
            self._entry, self._folder, self._limits, self._inbox.put, ownership=self._ownership
        )

    def _analyse_all(self, engine: ReviewEngine) -> None:
        """Analyse all positions.

        :raises EngineError: if the engine can't go on, or has analysed none of them.
        """
        while not self._cancelled.is_set():
            while len(self._sent) < engine.capacity:
                following = next(self._positions, None)
                if following is None:
                    break
                self._send(engine, following, as_setup=self._is_refused(following.position))
            if not self._sent:
                break
            outcome = engine.outcome(self._inbox.get())
            if outcome is not None:
                self._handle(engine, outcome)
        if self._first_failure is not None and not self._has_results:
            raise self._first_failure

    def _is_refused(self, position: EnginePosition) -> bool:
        return any(
            position.setup == setup and position.moves[: len(moves)] == moves
            for setup, moves in self._refused
        )

    def _send(self, engine: ReviewEngine, item: ReviewPosition, *, as_setup: bool) -> None:
        """Send a position, as setup if the engine can't get it by its moves.

        :raises EngineError: if the engine can't go on.
        """
        position = _as_setup(item.position) if as_setup else item.position
        self._sent[id(position)] = _Sent(item, position, as_setup)
        try:
            engine.analyse(position)
        except UnsendablePositionError as error:
            self._handle(engine, Refused(position, error))

    def _handle(self, engine: ReviewEngine, outcome: Outcome) -> None:
        match outcome:
            case Completed(position, analysis):
                self._report_result(self._sent.pop(id(position)), analysis)
            case Refused(position, error):
                self._handle_refusal(engine, self._sent.pop(id(position)), error)
            case Ended(error):
                raise error
            case _:
                self._report(outcome)

    def _report_result(self, sent: _Sent, analysis: Analysis) -> None:
        self._has_results = True
        stored = StoredAnalysis(
            replace(analysis, value=analysis.search_value, visits=analysis.total_visits),
            engine=self._terms.engine,
            komi=self._terms.komi,
            rules=self._terms.rules.id,
            seconds=reached_seconds(analysis, self._limits),
            as_setup=sent.as_setup,
        )
        for node in sent.item.nodes:
            self._report(PositionReviewed(node, stored))

    def _handle_refusal(self, engine: ReviewEngine, sent: _Sent, error: EngineError) -> None:
        """Send a position as setup, or report that it can't be analysed.

        :raises EngineError: if that is true of all positions.
        """
        if isinstance(error, _HOPELESS):
            raise error
        setup, moves = sent.position.setup, sent.position.moves
        if moves and isinstance(error, _MOVES_REFUSED):
            if isinstance(error, RejectedMoveError):
                self._refused.append((setup, moves[: error.number]))
            self._send(engine, sent.item, as_setup=True)
            return
        self._first_failure = self._first_failure or error
        for node in sent.item.nodes:
            self._report(PositionFailed(node, error))

    def _report(self, event: ReviewEvent) -> None:
        if not self._closed.is_set():
            self._notify(event)


class _Sent(NamedTuple):
    """A position that the engine has got, possibly as setup."""

    item: ReviewPosition
    position: EnginePosition
    as_setup: bool


def _as_setup(position: EnginePosition) -> EnginePosition:
    """Return a position without the moves that led to it."""
    return replace(position, setup=position.board, moves=(), handicap=False)
