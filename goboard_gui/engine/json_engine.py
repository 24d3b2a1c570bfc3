"""KataGo's JSON analysis engine as a process: queries, their answers, and cancellation."""

from __future__ import annotations

from threading import Event, Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING

from .command_files import missing_files
from .errors import (
    CrashError,
    EngineError,
    StartError,
    StartFailure,
    UnexpectedAnswerError,
)
from .events import AnswerDelayed, RulesRefused, StartDelayed
from .json_analysis import (
    AnalysisQuery,
    BadAnswerError,
    NoResult,
    QueryRefused,
    QueryResult,
    QueryWarning,
    cancellation,
    parse_answer,
    refusal,
)
from .process import EngineProcess
from .rule_names import nearest_rules
from .supervisor import SILENCE_SECONDS, START_NOTICE_SECONDS
from .transcript import Stream, Transcript

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ..go import RuleSet
    from .entry import EngineEntry
    from .limits import AnalysisLimits
    from .position import EnginePosition

_LAST_LINES = 20
_GTP_ANSWERS = ("=", "?")
_POLL_SECONDS = 0.5
"""Seconds between two looks whether the engine is silent."""

JsonEvent = (
    QueryResult
    | QueryWarning
    | NoResult
    | StartDelayed
    | AnswerDelayed
    | RulesRefused
    | EngineError
)


class JsonEngine:
    """A running JSON analysis engine, to which any number of queries can be sent.

    ``notify`` is called in a thread with each result and warning, and with the error if a query was
    refused or the engine ended. An engine that ends unexpectedly is started again once, and gets
    the unanswered queries again. One that speaks the Go Text Protocol is reported as an error.
    Silence while an answer is due is reported, too, and rules that the engine does not know are,
    once.
    """

    def __init__(
        self, entry: EngineEntry, folder: Path, notify: Callable[[JsonEvent], object]
    ) -> None:
        """Start the engine in a working folder.

        :raises StartError: if it can't be started.
        """
        self.transcript = Transcript()
        self._entry, self._folder, self._notify = entry, folder, notify
        self._lock = Lock()
        self._queries: dict[str, AnalysisQuery] = {}
        self._cancelled: set[str] = set()
        self._count = 0
        self._may_restart = True
        self._has_answered = False
        self._bad_answer_reported = False
        self._last_sign = monotonic()
        """The time of the last output, or of a query before which none was due."""
        self._reported: str | None = None
        """What was reported about the current silence."""
        self._refused_rules: set[RuleSet] = set()
        self._ended = Event()
        with self._lock:  # output that comes before the end of the assignment waits
            self._process: EngineProcess | None = self._start()
        Thread(target=self._watch_silence, name="engine silence", daemon=True).start()

    def analyse(
        self,
        position: EnginePosition,
        limits: AnalysisLimits,
        *,
        ownership: bool = False,
        report_seconds: float | None = None,
    ) -> str:
        """Send a query about a position, and return its id.

        With ``report_seconds``, preliminary results follow at that interval.

        :raises UnsendablePositionError: if setup and moves do not lead to the position of the
            record.
        :raises KomiError: if the engine would refuse the komi.
        :raises CrashError: if the engine has ended.
        """
        with self._lock:
            if self._process is None or self._ended.is_set():
                raise CrashError(None)
            self._count += 1
            query = AnalysisQuery(
                f"query-{self._count}", position, limits, ownership, report_seconds
            )
            text = query.to_json()
            if not self._queries:
                self._last_sign = monotonic()
            self._queries[query.ident] = query
            self._process.send_line(text)
            used = nearest_rules(position.rules)
            is_refused = used != position.rules and position.rules not in self._refused_rules
            self._refused_rules.add(position.rules)
        if is_refused:
            self._notify(RulesRefused(position.rules, used.id))
        return query.ident

    def cancel(self, ident: str) -> None:
        """Cancel a query; results that are already under way may still arrive."""
        with self._lock:
            if ident in self._queries and self._process is not None:
                self._count += 1
                self._cancelled.add(ident)
                self._process.send_line(cancellation(f"cancel-{self._count}", ident))

    def close(self) -> None:
        """End the process, and wait for that."""
        with self._lock:
            process, self._process = self._process, None
            self._queries.clear()
        self._ended.set()
        if process is not None:
            process.end()

    def _start(self) -> EngineProcess:
        return EngineProcess(
            self._entry.json_command,
            self._folder,
            self.transcript,
            self._receive,
            self._receive_end,
        )

    def _watch_silence(self) -> None:
        while not self._ended.wait(_POLL_SECONDS):
            with self._lock:
                event = self._silence()
            if event is not None:
                self._notify(event)

    def _silence(self) -> StartDelayed | AnswerDelayed | None:
        """Return what is to be reported about silence, or None if that is nothing new."""
        query = next(iter(self._queries.values()), None)
        if query is None:
            return None
        silent = monotonic() - self._last_sign
        if not self._has_answered:
            line = next(iter(self.transcript.last(Stream.ERRORS, 1)), "")
            if silent < START_NOTICE_SECONDS or line == self._reported:
                return None
            self._reported = line
            return StartDelayed(line)
        seconds = SILENCE_SECONDS + (query.limits.seconds or 0)
        if silent < seconds or self._reported is not None:
            return None
        self._reported = query.ident
        return AnswerDelayed(query.ident, seconds)

    def _receive(self, process: EngineProcess, lines: list[str]) -> None:
        with self._lock:
            self._last_sign, self._reported = monotonic(), None
        for line in lines:
            event: JsonEvent | None = None
            with self._lock:
                if process is not self._process or self._ended.is_set():
                    pass
                elif line.startswith("{"):  # an AppImage complains before
                    event = self._read(line)
                elif line.startswith(_GTP_ANSWERS) and not self._has_answered:
                    event = self._give_up(line)
            if event is not None:
                self._notify(event)
        process.release_batch()

    def _read(self, line: str) -> JsonEvent | None:
        """Return what a line of the engine means, or None if nobody needs to know."""
        try:
            answer = parse_answer(line, self._queries)
        except BadAnswerError:
            if self._bad_answer_reported:
                return None
            self._bad_answer_reported = True
            return UnexpectedAnswerError("", line)
        self._has_answered = True
        match answer:
            case QueryResult(ident, searching=searching):
                if not searching:
                    self._forget(ident)
                return answer
            case NoResult(ident):
                self._forget(ident)
                return answer
            case QueryWarning():
                return answer
            case QueryRefused(ident):
                query = self._queries.get(ident or "")
                self._forget(ident or "")
                return refusal(answer, query)
        return None

    def _give_up(self, line: str) -> StartError:
        """Expect no more answers, because the program speaks the Go Text Protocol."""
        self._ended.set()
        self._queries.clear()
        program = self._entry.json_command[0]
        return StartError(program, StartFailure.NOT_JSON, stderr=(line,))

    def _forget(self, ident: str) -> None:
        self._queries.pop(ident, None)
        self._cancelled.discard(ident)

    def _receive_end(self, process: EngineProcess, status: int) -> None:
        with self._lock:
            if process is not self._process or self._ended.is_set():
                return
            self._process = None
            error: EngineError | None = self._error(status)
            for ident in list(self._cancelled):
                self._forget(ident)
            if self._has_answered and self._may_restart and self._queries:
                self._may_restart = False
                error = self._restart()
            if error is not None:
                self._queries.clear()
                self._ended.set()
        if error is not None:
            self._notify(error)

    def _error(self, status: int) -> EngineError:
        """Return the error that says how the engine ended."""
        stderr = self.transcript.last(Stream.ERRORS, _LAST_LINES)
        if self._has_answered:
            return CrashError(status, stderr)
        command = self._entry.json_command
        missing = tuple(missing_files(command))
        return StartError(command[0], StartFailure.ENDED, status, stderr, missing)

    def _restart(self) -> StartError | None:
        """Start the engine again and send the unanswered queries; return an error if it fails."""
        try:
            self._process = self._start()
        except StartError as error:
            return error
        self._last_sign = monotonic()
        for query in self._queries.values():
            self._process.send_line(query.to_json())
        return None
