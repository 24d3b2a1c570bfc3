"""Supervisor of an engine: starts it, carries out requests one by one, and reports events.

A supervisor has a thread of its own. Requests return at once; they and the output of the process
are handled in that thread in the order of their arrival. A request is a generator that yields
commands and receives their answers, so that it reads like a conversation with the engine.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from . import requests
from .analysis_lines import parse_analysis_line
from .capabilities import ANALYSIS_COMMANDS, Capabilities
from .command_files import missing_files
from .errors import (
    CrashError,
    EngineError,
    NoAnswerError,
    StartError,
    StartFailure,
    UnexpectedAnswerError,
)
from .events import (
    AnalysisReceived,
    AnswerDelayed,
    EngineEvent,
    EngineRestarted,
    EngineStatus,
    RequestFailed,
    StartDelayed,
    StatusChanged,
)
from .gtp import AnalysisLine, Answer, AnswerBegin, AnswerReader
from .process import EngineProcess, Pacer
from .requests import Command, Conversation, EngineMemory
from .transcript import Stream, Transcript

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from .entry import EngineEntry
    from .limits import AnalysisLimits
    from .position import EnginePosition
    from .time_control import GameTime

START_NOTICE_SECONDS = 3.0
"""Seconds after which a start is reported as slow."""
ANSWER_SECONDS = 10.0
"""Seconds in which an engine must answer a command that needs no thought."""
SILENCE_SECONDS = 10.0
"""Seconds of silence that are reported where output is due."""
ANALYSIS_SECONDS = 0.2
"""Seconds between two reports of an analysis, at least; the first one is immediate."""
_LAST_LINES = 20
"""The number of lines of stderr that are reported with an error."""


@dataclass
class _Sent:
    """A command that was sent, and what is done with its answer."""

    command: Command
    number: int
    sent_at: float
    since: float
    answered: Callable[[Answer], object]
    begun: bool = False
    silence_reported: bool = False


@dataclass
class _Request:
    """A request: how its conversation begins, and the conversation once it has begun."""

    begin: Callable[[EngineMemory], Conversation]
    position: EnginePosition | None = None
    is_analysis: bool = False
    is_cancelled: bool = False
    """Whether the engine shall no longer be asked to search for it."""
    conversation: Conversation | None = None


class _AnalysisText(NamedTuple):
    """A line of analysis that has not been parsed: an engine may write more than are reported."""

    request: _Request
    position: EnginePosition
    command: str
    line: str


@dataclass
class _Run:
    """What belongs to one process, and is discarded with it."""

    process: EngineProcess
    started: float
    reader: AnswerReader = field(default_factory=AnswerReader)
    sent: deque[_Sent] = field(default_factory=deque)
    last_number: int = 0
    answered: bool = False
    numbers_answers: bool = False
    """Whether the engine repeats the numbers of commands in its answers."""
    notice: str | None = None
    unexpected_reported: bool = False


class EngineSupervisor:
    """An engine that is started when it is first needed.

    ``notify`` is called in the supervisor's thread with each event.
    """

    def __init__(
        self,
        entry: EngineEntry,
        folder: Path,
        notify: Callable[[EngineEvent], object],
        *,
        create_folder: Callable[[], object] = lambda: None,
        remove_folder: Callable[[], object] = lambda: None,
    ) -> None:
        """Create the supervisor; ``folder`` is the working folder of the engine.

        In the supervisor's thread, ``create_folder`` is called before each start of the engine, and
        ``remove_folder`` at last.
        """
        self.entry = entry
        self.transcript = Transcript()
        """What was sent to the engine and what it wrote; other threads may read it."""
        self._folder = folder
        self._create_folder, self._remove_folder = create_folder, remove_folder
        self._notify = notify
        self._inbox: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self._run: _Run | None = None
        self._memory = EngineMemory()
        self._capabilities: Capabilities | None = None
        self._requests: deque[_Request] = deque()
        self._current: _Request | None = None
        self._status = EngineStatus.STOPPED
        self._may_restart = True
        self._newest: _AnalysisText | None = None
        self._analysis_due = 0.0
        self._thread = Thread(target=self._work, name="engine supervisor", daemon=True)
        self._thread.start()

    # Requests, which other threads make

    def start(self) -> None:
        """Start the engine, if it is not running."""
        self._inbox.put(self._start_if_stopped)

    def analyse(self, position: EnginePosition) -> None:
        """Analyse a position until something else is requested.

        Later requests also cancel a hint that is still being searched for, without an event.
        """
        begin = partial(requests.analyse, position)
        self._inbox.put(partial(self._add, _Request(begin, position, is_analysis=True)))

    def analyse_within(
        self, position: EnginePosition, limits: AnalysisLimits, *, ownership: bool = False
    ) -> None:
        """Analyse a position until a limit is reached, whatever else is requested before.

        Without limits, it ends with the next request.
        """
        begin = partial(requests.analyse_within, position, limits, ownership=ownership)
        self._inbox.put(partial(self._add, _Request(begin, position)))

    def stop_analysis(self) -> None:
        """Stop analysing, and forget an analysis that has not begun."""
        self._inbox.put(self._stop_analysis)

    def request_hint(self, position: EnginePosition) -> None:
        """Ask for a move, without changing the engine's game."""
        self._inbox.put(partial(self._add, _Request(partial(requests.hint, position), position)))

    def prepare(self, position: EnginePosition, time: GameTime | None = None) -> None:
        """Bring the engine to a position from which it shall play, with a time limit or without."""
        begin = partial(requests.prepare, position, time)
        self._inbox.put(partial(self._add, _Request(begin, position)))

    def request_score(self, position: EnginePosition) -> None:
        """Ask for the status of the stones in a final position and the score, which may take half a
        minute and can't be interrupted.
        """
        self._inbox.put(partial(self._add, _Request(partial(requests.score, position), position)))

    def request_move(self, position: EnginePosition, time: GameTime | None = None) -> None:
        """Ask the engine to move, after telling it the time that is left, if any is given."""
        begin = partial(requests.move, position, time)
        self._inbox.put(partial(self._add, _Request(begin, position)))

    def discard_requests(self) -> None:
        """Forget the requests that have not begun, without an event."""
        self._inbox.put(lambda: self._requests.clear())

    def send_command(self, text: str) -> None:
        """Send a command of the console; the engine's board counts as unknown from then on.

        ``quit`` stops the engine. Comments, which engines do not answer, are not sent.
        """
        text = " ".join(text.split())
        if text == "quit":
            self.stop()
        elif text and not text.startswith("#"):
            self._inbox.put(partial(self._add, _Request(partial(requests.console, text))))

    def restart(self) -> None:
        """End the process and start it again, whatever it is doing."""
        self._inbox.put(self._restart)

    def stop(self) -> None:
        """End the process, and discard all requests; it can be started again."""
        self._inbox.put(self._stop)

    def close(self) -> None:
        """End the process and the supervisor's thread; `join` waits for that."""
        self._inbox.put(self._stop)
        self._inbox.put(None)

    def join(self, seconds: float | None = None) -> bool:
        """Wait until the supervisor has been closed; return whether it has."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    # The supervisor's thread

    def _work(self) -> None:
        while True:
            try:
                work = self._inbox.get(timeout=self._seconds_to_deadline())
            except Empty:
                self._meet_deadlines()
                continue
            if work is None:
                self._remove_folder()
                return
            work()
            self._meet_deadlines()

    def _start_if_stopped(self) -> None:
        if self._run is None:
            self._may_restart = True
            self._start()

    def _start(self) -> None:
        self._memory, self._capabilities = EngineMemory(self.entry.perspective), None
        self._set_status(EngineStatus.STARTING)
        try:
            self._create_folder()
            process = EngineProcess(
                self.entry.command,
                self._folder,
                self.transcript,
                lambda process, lines: self._inbox.put(partial(self._receive, process, lines)),
                lambda process, status: self._inbox.put(
                    partial(self._receive_end, process, status)
                ),
            )
        except StartError as error:
            self._fail(error)
            return
        except OSError as error:
            detail = (f"{self._folder}: {error.strerror}",)
            self._fail(StartError(self.entry.program, StartFailure.NO_FOLDER, stderr=detail))
            return
        self._run = _Run(process, monotonic())
        self._begin(_Request(requests.handshake))

    def _add(self, request: _Request) -> None:
        """Queue a request; analyses that have not begun are dropped, as it would end them."""
        self._drop_analyses()
        self._requests.append(request)
        if self._run is None:
            self._start_if_stopped()
        else:
            self._interrupt_search()
            self._begin_next()

    def _drop_analyses(self) -> None:
        self._requests = deque(each for each in self._requests if not each.is_analysis)

    def _stop_analysis(self) -> None:
        self._drop_analyses()
        if self._current is not None and self._current.is_analysis:
            self._newest = None
            self._interrupt_search()

    def _restart(self) -> None:
        kept = [each for each in (self._current, *self._requests) if each and each.is_analysis]
        self._end_process()
        self._requests = deque(_Request(each.begin, each.position, True) for each in kept[-1:])
        self._may_restart = True
        self._start()

    def _stop(self) -> None:
        self._end_process()
        self._requests.clear()
        self._set_status(EngineStatus.STOPPED)

    def _end_process(self) -> None:
        run, self._run, self._current, self._newest = self._run, None, None, None
        if run is not None:
            run.process.end(goodbye="quit" if run.answered else None)

    def _begin_next(self) -> None:
        """Begin the next request if the engine is free."""
        run = self._run
        if run is None or self._current is not None or run.sent:
            return
        if self._requests:
            self._begin(self._requests.popleft())
        else:
            self._set_status(EngineStatus.READY)

    def _begin(self, request: _Request) -> None:
        self._current, self._analysis_due = request, 0.0
        request.conversation = request.begin(self._memory)
        if self._capabilities is not None:
            busy = EngineStatus.ANALYSING if request.is_analysis else EngineStatus.BUSY
            self._set_status(busy)
        self._continue(request, None)

    def _continue(self, request: _Request, answer: Answer | EngineError | None) -> None:
        """Give a conversation its answer, and send its next command or publish its event."""
        conversation = request.conversation
        assert conversation is not None
        while True:
            try:
                if isinstance(answer, EngineError):
                    said = conversation.throw(answer)
                else:
                    said = conversation.send(answer)
            except StopIteration:
                self._end_request(request)
                return
            except StartError as error:
                self._fail_start(error)
                return
            except EngineError as error:
                self._memory.forget_board()
                self._notify(RequestFailed(error, request.position))
                self._end_request(request)
                return
            if isinstance(said, Command) and said.interruptible and request.is_cancelled:
                conversation.close()
                self._end_request(request)
                return
            if isinstance(said, Command):
                self._send(said, partial(self._answer, request))
                return
            self._notify(said)
            answer = None

    def _end_request(self, request: _Request) -> None:
        if self._current is request:
            self._current = None
        if self._capabilities is None:  # the handshake is the first request
            self._capabilities = self._memory.capabilities
            self._set_status(EngineStatus.READY)
        self._begin_next()

    def _answer(self, request: _Request, answer: Answer) -> None:
        if self._current is request:
            self._continue(request, answer)

    def _send(self, command: Command, answered: Callable[[Answer], object]) -> None:
        run = self._run
        assert run is not None
        run.last_number += 1
        now = monotonic()
        run.sent.append(_Sent(command, run.last_number, now, now, answered))
        run.process.send_line(f"{run.last_number} {command.text}")

    def _interrupt_search(self) -> None:
        """End a search that can be interrupted, by a command whose answer means nothing.

        A request that has not begun to search will not do so, unless it comes from the console.
        """
        current, run = self._current, self._run
        if run is None or current is None or not run.sent:
            return
        current.is_cancelled = True
        sent = run.sent[0]
        if sent.command.interruptible and len(run.sent) == 1:
            sent.since, sent.silence_reported = monotonic(), False
            has_stop = self._memory.capabilities.has("stop")
            self._send(Command("stop" if has_stop else "name"), lambda answer: None)

    # What the process writes

    def _receive(self, process: EngineProcess, lines: list[str]) -> None:
        run = self._run
        if run is not None and process is run.process:
            self._read_lines(run, lines)
        process.release_batch()

    def _read_lines(self, run: _Run, lines: list[str]) -> None:
        newest: str | None = None
        pacer = Pacer()
        for line in lines:
            pacer.give_way()
            if line.startswith("{") and not run.answered:
                self._fail_start(StartError("", StartFailure.NOT_GTP, stderr=(line,)))
                return
            for part in run.reader.read_line(line):
                if isinstance(part, AnalysisLine):
                    newest = part.text
                    continue
                if newest is not None:
                    self._receive_analysis(run, newest)
                    newest = None
                if isinstance(part, Answer):
                    self._receive_answer(run, part)
                else:
                    self._receive_begin(run, part)
                if self._run is not run:
                    return
        if newest is not None:
            self._receive_analysis(run, newest)

    def _receive_begin(self, run: _Run, begun: AnswerBegin) -> None:
        sent = run.sent[0] if run.sent else None
        if sent is not None and begun.number in (None, sent.number):
            sent.begun, sent.since = begun.success, monotonic()

    def _receive_analysis(self, run: _Run, line: str) -> None:
        sent = run.sent[0] if run.sent else None
        request = self._current
        if sent is None or request is None or request.position is None:
            return
        if len(run.sent) == 1:  # otherwise the answer is due
            sent.since, sent.silence_reported = monotonic(), False
        name = sent.command.text.split()[0]
        if name not in ANALYSIS_COMMANDS or not sent.begun:
            return
        if len(run.sent) == 1 or not request.is_analysis:
            self._newest = _AnalysisText(request, request.position, name, line)

    def _receive_answer(self, run: _Run, answer: Answer) -> None:
        sent = run.sent[0] if run.sent else None
        unnumbered = answer.number is None and not run.numbers_answers
        if sent is None or not (unnumbered or answer.number == sent.number):
            self._receive_unexpected(run, sent, answer)
            return
        run.sent.popleft()
        run.answered = True
        run.numbers_answers = answer.number is not None
        if run.sent:
            run.sent[0].since = monotonic()
        self._publish_analysis()
        sent.answered(answer)
        if self._run is run:
            self._begin_next()

    def _receive_unexpected(self, run: _Run, sent: _Sent | None, answer: Answer) -> None:
        """Report an answer that belongs to no command; nothing on the board is known then.

        Answers to earlier commands change nothing else, and are reported once. After an answer to a
        command that was not sent, the right one can't be expected, so the request fails.
        """
        self._memory.board_doubtful = True
        command = "" if sent is None else sent.command.text
        error = UnexpectedAnswerError(command, answer.text)
        if sent is None or answer.number is None or answer.number < sent.number:
            if not run.unexpected_reported:
                run.unexpected_reported = True
                self._notify(RequestFailed(error))
        elif self._capabilities is None:
            self._fail_start(StartError("", StartFailure.NOT_GTP, stderr=(answer.text,)))
        else:
            request, self._current = self._current, None
            run.sent.clear()
            self._notify(RequestFailed(error, None if request is None else request.position))
            self._begin_next()

    def _receive_end(self, process: EngineProcess, status: int) -> None:
        run = self._run
        if run is None or process is not run.process:
            return
        self._run = None
        stderr = self.transcript.last(Stream.ERRORS, _LAST_LINES)
        current, self._current = self._current, None
        if self._capabilities is None:
            program, missing = self.entry.program, tuple(missing_files(self.entry.command))
            self._fail(StartError(program, StartFailure.ENDED, status, stderr, missing))
        elif self._may_restart and current is not None and current.position is not None:
            self._may_restart = False
            self._notify(EngineRestarted(CrashError(status, stderr)))
            if not (current.is_analysis and current.is_cancelled):
                self._requests.appendleft(
                    _Request(current.begin, current.position, current.is_analysis)
                )
            self._start()
        else:
            self._fail(CrashError(status, stderr))

    def _fail_start(self, error: StartError) -> None:
        """Give up because a program does not speak the protocol; add what it wrote to stderr."""
        stderr = (*error.stderr, *self.transcript.last(Stream.ERRORS, _LAST_LINES))
        self._fail(StartError(self.entry.program, error.reason, error.status, stderr))

    def _fail(self, error: EngineError) -> None:
        """Give up: report the error, discard all requests, and end the process."""
        position = self._current.position if self._current else None
        run, self._run, self._current, self._newest = self._run, None, None, None
        self._requests.clear()
        self._set_status(EngineStatus.FAILED)
        self._notify(RequestFailed(error, position))
        if run is not None:
            run.process.end(goodbye="quit" if run.answered else None)

    def _set_status(self, status: EngineStatus) -> None:
        if status is not self._status:
            self._status = status
            self._notify(StatusChanged(status, self._capabilities))

    # Deadlines

    def _seconds_to_deadline(self) -> float | None:
        """Return the seconds until something must be done, or None if nothing must."""
        deadlines = []
        if self._newest is not None:
            deadlines.append(self._analysis_due)
        run = self._run
        if run is not None:
            if self._status is EngineStatus.STARTING:
                deadlines.append(max(run.started + START_NOTICE_SECONDS, monotonic() + 1))
            if run.sent and self._is_timed(run):
                deadlines += self._deadlines_of(run.sent[0], is_last=len(run.sent) == 1)
        return max(min(deadlines) - monotonic(), 0) if deadlines else None

    @staticmethod
    def _is_timed(run: _Run) -> bool:
        """Return whether the time for the next answer is limited; for the first one it is not."""
        return run.answered

    def _deadlines_of(self, sent: _Sent, *, is_last: bool) -> Iterator[float]:
        command = sent.command
        if not sent.silence_reported:
            yield sent.since + (ANSWER_SECONDS if command.limited else SILENCE_SECONDS)
        if command.limits.seconds is not None and is_last:
            yield sent.sent_at + command.limits.seconds

    def _meet_deadlines(self) -> None:
        if self._newest is not None and monotonic() >= self._analysis_due:
            self._publish_analysis()
        run = self._run
        if run is None:
            return
        if self._status is EngineStatus.STARTING:
            self._report_slow_start(run)
        if run.sent and self._is_timed(run):
            self._check_silence(run, run.sent[0])

    def _publish_analysis(self) -> None:
        """Parse the newest line of an analysis and report it."""
        newest, self._newest = self._newest, None
        if newest is None:
            return
        if newest.request.is_analysis:  # others are not reported, but may have enough visits
            self._analysis_due = monotonic() + ANALYSIS_SECONDS
        position = newest.position
        analysis = parse_analysis_line(
            newest.line, newest.command, position.to_play, position.size, self.entry.perspective
        )
        if analysis is None:
            return
        self._memory.analysis = analysis.on_board(position.board)
        if newest.request.is_analysis:
            self._notify(AnalysisReceived(position, self._memory.analysis))
        run = self._run
        if run is not None and len(run.sent) == 1:
            most = run.sent[0].command.limits.visits
            if most is not None and analysis.total_visits >= most:
                self._interrupt_search()

    def _report_slow_start(self, run: _Run) -> None:
        if monotonic() < run.started + START_NOTICE_SECONDS:
            return
        line = next(iter(self.transcript.last(Stream.ERRORS, 1)), "")
        if line != run.notice:
            run.notice = line
            self._notify(StartDelayed(line))

    def _check_silence(self, run: _Run, sent: _Sent) -> None:
        most = sent.command.limits.seconds
        if most is not None and monotonic() - sent.sent_at >= most:
            self._interrupt_search()
        silent = monotonic() - sent.since
        if sent.command.limited:
            if silent >= ANSWER_SECONDS:
                self._fail(NoAnswerError(sent.command.text, ANSWER_SECONDS))
        elif silent >= SILENCE_SECONDS and not sent.silence_reported:
            sent.silence_reported = True
            if sent.command.output_due or len(run.sent) > 1:
                self._notify(AnswerDelayed(sent.command.text, SILENCE_SECONDS))
