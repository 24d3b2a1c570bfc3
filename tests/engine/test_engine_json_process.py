"""KataGo's JSON analysis, spoken by the scripted engine."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from queue import Empty, SimpleQueue

import pytest

from goboard_gui.engine import json_engine, process
from goboard_gui.engine.errors import (
    CommandError,
    CrashError,
    KomiError,
    StartError,
    StartFailure,
    UnexpectedAnswerError,
    UnsendablePositionError,
)
from goboard_gui.engine.events import AnswerDelayed, RulesRefused
from goboard_gui.engine.json_analysis import NoResult, QueryResult, QueryWarning
from goboard_gui.engine.json_engine import JsonEngine
from goboard_gui.engine.limits import AnalysisLimits
from goboard_gui.engine.transcript import Stream
from goboard_gui.go import Board, Point
from tests.engine.harness import PATIENCE, entry, pids, position, wait_until, wait_until_gone

LIMITS = AnalysisLimits(10, 5.0)


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """Let no slow start on a busy machine be reported, unless a test is about that."""
    monkeypatch.setattr(json_engine, "START_NOTICE_SECONDS", PATIENCE)


class Received:
    """A JSON engine, and what it has reported."""

    def __init__(self, folder, case):
        self.events = []
        self._arrived = SimpleQueue()
        self.engine = JsonEngine(entry(case), folder, self._arrived.put)

    def ask(self, *moves):
        return [self.engine.analyse(position(each), LIMITS) for each in moves]

    def wait_for(self, *kinds):
        while len(self.events) < len(kinds):
            self.events.append(self._arrived.get(timeout=PATIENCE))
        assert [type(event) for event in self.events] == list(kinds)
        return self.events

    def wait_until(self, kind):
        """Wait for an event of some kind, and return all events until then."""
        while not self.events or not isinstance(self.events[-1], kind):
            self.events.append(self._arrived.get(timeout=PATIENCE))
        return self.events

    def wait_for_kinds(self, counts):
        while Counter(map(type, self.events)) != counts:
            self.events.append(self._arrived.get(timeout=PATIENCE))

    def is_anything_due(self, seconds):
        """Return whether anything is reported within some time."""
        try:
            self.events.append(self._arrived.get(timeout=seconds))
        except Empty:
            return False
        return True

    def drain(self):
        while not self._arrived.empty():
            self.events.append(self._arrived.get())


@contextmanager
def received(folder, case):
    made = Received(folder, case)
    try:
        yield made
    finally:
        made.engine.close()
        made.drain()
    wait_until_gone(folder)


@pytest.mark.parametrize("case", ["json", "json complaint"])
def test_each_query_gets_its_result(tmp_path, case):
    with received(tmp_path, case) as it:
        idents = it.ask("", "E5", "E5 F6")
        events = it.wait_for(QueryResult, QueryResult, QueryResult)
    assert [event.ident for event in events] == idents
    assert not any(event.searching for event in events)
    assert [event.analysis.candidates[0].point for event in events] == [Point(3, 5)] * 3
    assert [event.analysis.visits for event in events] == [9] * 3


CASES = [
    ("json warning", [QueryWarning, QueryResult]),
    ("json error", [CommandError]),
    ("json error without id", [CommandError, QueryResult]),
    ("json during search", [QueryResult, QueryResult]),
    ("json junk", [UnexpectedAnswerError, QueryResult]),
    ("json cut in the middle", [UnexpectedAnswerError, QueryResult]),
    ("json exit at once", [StartError]),
    ("json exit in the middle", [StartError]),
    ("sound", [StartError]),
]


@pytest.mark.parametrize(("case", "kinds"), CASES, ids=[case for case, _ in CASES])
def test_each_kind_of_answer_is_one_event(tmp_path, case, kinds):
    with received(tmp_path, case) as it:
        it.ask("E5")
        it.wait_for(*kinds)
    assert len(it.events) == len(kinds)


def test_the_error_of_a_query_names_it(tmp_path):
    with received(tmp_path, "json error") as it:
        [ident] = it.ask("E5")
        [error] = it.wait_for(CommandError)
    assert (error.command, error.answer) == (ident, "Illegal move 1: D4")


def test_an_early_end_is_reported_with_its_stderr(tmp_path):
    with received(tmp_path, "json exit at once") as it:
        [error] = it.wait_for(StartError)
        with pytest.raises(CrashError):
            it.ask("")
    assert (error.reason, error.status, error.stderr) == (StartFailure.ENDED, 3, ("no network",))


def test_a_crash_is_not_noticed_if_the_engine_answers_after_its_restart(tmp_path):
    with received(tmp_path, "json exit once") as it:
        idents = it.ask("", "E5", "F6")
        events = it.wait_for(*[QueryResult] * 3)
    assert [event.ident for event in events] == idents


def test_an_engine_is_restarted_once_with_the_queries_that_are_not_answered(tmp_path):
    with received(tmp_path, "json exit after the first answer") as it:
        it.ask("", "E5", "F6")
        it.wait_for(QueryResult, CrashError)
        sent = [text.text for text in it.engine.transcript.since() if text.stream is Stream.SENT]
    assert len(pids(tmp_path)) == 2
    assert sent[:3] == [sent[0], *sent[3:]], "the answered query was sent again"


def test_a_cancelled_query_ends_without_a_result(tmp_path):
    with received(tmp_path, "json waits") as it:
        first, _ = it.ask("", "E5")
        it.engine.cancel(first)
        it.engine.cancel("query-99")
        [event] = it.wait_for(NoResult)
        it.engine.cancel(first)
    assert event.ident == first
    assert len(it.events) == 1


def test_a_program_that_does_not_end_is_killed(tmp_path, monkeypatch):
    monkeypatch.setattr(process, "GRACE_SECONDS", 0.3)
    with received(tmp_path, "ignores its end") as it:
        wait_until(lambda: len(pids(tmp_path)) == 2)
    assert it.events == []


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        (position(komi=6.25), KomiError),
        (position(komi=401), KomiError),
        (position(komi=float("nan")), KomiError),
        (position(setup=Board.from_rows("OX", "X.")), UnsendablePositionError),
    ],
)
def test_what_the_engine_would_misunderstand_is_not_sent(tmp_path, asked, error):
    with received(tmp_path, "json") as it:
        with pytest.raises(error):
            it.engine.analyse(asked, LIMITS)
        it.ask("E5")
        it.wait_for(QueryResult)


def test_silence_is_reported_once_before_the_first_answer_and_after_it(tmp_path, monkeypatch):
    monkeypatch.setattr(json_engine, "_POLL_SECONDS", 0.02)
    monkeypatch.setattr(json_engine, "START_NOTICE_SECONDS", 0.1)
    monkeypatch.setattr(json_engine, "SILENCE_SECONDS", 0.1)
    with received(tmp_path, "json silent after the first") as it:
        first = it.engine.analyse(position(), AnalysisLimits(10))
        *delayed, result = it.wait_until(QueryResult)
        second = it.engine.analyse(position("E5"), AnalysisLimits(10))
        silent = it.wait_until(AnswerDelayed)[-1]
        assert not it.is_anything_due(0.5)
    lines = [each.line for each in delayed]
    assert lines[-1] == "loading"
    assert lines.count("loading") == 1
    assert (result.ident, silent.command) == (first, second)


def test_the_time_of_a_query_is_not_silence(tmp_path, monkeypatch):
    monkeypatch.setattr(json_engine, "_POLL_SECONDS", 0.02)
    monkeypatch.setattr(json_engine, "SILENCE_SECONDS", 0.1)
    with received(tmp_path, "json silent after the first") as it:
        it.engine.analyse(position(), AnalysisLimits(10))
        it.wait_until(QueryResult)
        it.engine.analyse(position("E5"), AnalysisLimits(10, 60))
        assert not it.is_anything_due(0.5)


def test_rules_that_the_engine_does_not_know_are_reported_once(tmp_path):
    with received(tmp_path, "json") as it:
        for _ in range(2):
            it.engine.analyse(position(rules="citizendium"), LIMITS)
        it.engine.analyse(position(rules="nz"), LIMITS)
        it.wait_for_kinds({RulesRefused: 1, QueryResult: 3})
    [refused] = [event for event in it.events if isinstance(event, RulesRefused)]
    assert (refused.rules.id, refused.used) == ("citizendium", "tromp-taylor")
