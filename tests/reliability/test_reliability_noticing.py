"""Campaigns report problems: what they try is broken here on purpose."""

from __future__ import annotations

import os

import pytest
from PySide6.QtWidgets import QLabel

from benchmarks.campaigns import (
    charsets,
    cost_cases,
    costs,
    coverage,
    engine_walks,
    engines,
    fuzz,
    markup,
    outside,
    paths,
    real_engines,
    recovery,
    roundtrip,
    saving,
    sessions,
    undo,
    widgets,
)
from benchmarks.campaigns.catalogue import CAMPAIGNS
from benchmarks.campaigns.probes import probes
from benchmarks.campaigns.readers import Reader
from benchmarks.campaigns.result import Result
from goboard_gui.files.errors import SaveError, SaveStage
from goboard_gui.files.journal.journal import Journal
from goboard_gui.files.sgf import game_saving
from goboard_gui.files.storage.saving import Fingerprint
from goboard_gui.gui.core.undo import UndoStack
from goboard_gui.gui.widgets import dialogs
from goboard_gui.record import Property
from tests.cases import for_each
from tests.engine import harness as engine_harness


def test_a_property_lost_by_saving_is_noticed(monkeypatch):
    real = roundtrip.serialize_games

    def lossy(file, games, *encoding):
        last = [games[-1].set_properties(0, [Property("GM", ("1",))])]
        return real(file, [*games[:-1], *last], *encoding)

    monkeypatch.setattr(roundtrip, "serialize_games", lossy)
    assert roundtrip.save_edited(range(60), most=1).problems


def test_an_exception_is_noticed(monkeypatch):
    monkeypatch.setattr(fuzz, "read_info", lambda tree: 1 / 0)
    problems = fuzz.use_mutants(range(10)).problems
    assert len(problems) > 5
    assert "ZeroDivisionError" in problems[0]


def test_an_exception_of_any_reader_is_noticed(monkeypatch):
    def broken(data):
        raise LookupError(len(data))

    monkeypatch.setattr(coverage, "READERS", {"broken": Reader(broken, lambda: [b"(;)"])})
    problems = coverage.fuzz_readers([0], guided=False).problems
    assert len(problems) > 5
    assert "LookupError" in problems[0]


def test_a_cost_that_grows_with_the_square_is_noticed(monkeypatch):
    def quadratic(file):
        nodes = list(file.games[0].preorder())
        return [max(0, node) for _ in nodes for node in nodes]

    number = cost_cases.PAIRS.index(("replaying", "nodes"))
    assert not costs.double_inputs([number], counted=True).problems
    monkeypatch.setitem(cost_cases._WORK, "replaying", quadratic)
    (problem,) = costs.double_inputs([number], counted=True).problems
    assert "replaying, nodes" in problem


@for_each(
    ("megabytes", "grows"),
    [((30, 60, 120), False), ((30, 90, 270), True), ((30, 90, 180), False), ((1, 9, 81), False)],
)
def test_memory_that_grows_with_the_square_is_noticed(megabytes, grows):
    measured = [costs.Cost(2**number, memory) for number, memory in enumerate(megabytes)]
    assert costs._grows(measured, 2.6) is grows


def test_what_a_fuzzing_process_prints_is_understood():
    log = """#2\tINITED cov: 12 ft: 12 corp: 1/1b exec/s: 0 rss: 65Mb
#9\tNEW    cov: 36 ft: 36 corp: 2/2b lim: 4 exec/s: 0 rss: 65Mb L: 1/1 MS: 1 ChangeBit-

 === Uncaught Python exception: ===
KeyError: 'x'
Traceback (most recent call last):
  File "/a/benchmarks/campaigns/readers.py", line 5, in _gib
    read(data)
  File "/a/goboard_gui/files/foreign/gib.py", line 7, in read
    {}["x"]

==1== ERROR: libFuzzer: fuzz target exited
stat::number_of_executed_units: 1234
"""
    result = Result()
    problem = coverage._evaluate(result, "GIB", log)
    assert problem == "KeyError: 'x' (goboard_gui/files/foreign/gib.py line 7)"
    assert result.counts == {"executions": 1234, "GIB": 1234}
    assert result.peaks == {"branches of GIB": 36}
    assert coverage._evaluate(result, "GIB", "ERROR: libFuzzer: timeout after 60 s") == (
        "timeout after 60 s"
    )


def test_a_name_that_is_lost_is_noticed(monkeypatch):
    real = charsets.read_sgf
    monkeypatch.setattr(charsets, "read_sgf", lambda data, **_: real(data.replace(b"PB", b"PX")))
    assert charsets.read_stated_encodings(step=30, most=1).problems


def test_a_saving_that_writes_over_the_file_itself_is_noticed(monkeypatch, qapp):
    def bare(path, data, *_, system=os, **_options):
        try:
            handle = system.open(path, os.O_WRONLY | os.O_TRUNC)
            system.write(handle, data)
            system.close(handle)
        except OSError as error:
            raise SaveError(path, SaveStage.WRITE, error) from error
        return Fingerprint.from_data(data)

    monkeypatch.setattr(game_saving, "save", bare)
    assert saving.fail_while_saving(step=8).problems
    assert paths.save_file_kinds(step=8).problems
    assert outside.change_outside(step=5).problems


def test_an_edit_that_is_not_kept_is_noticed(monkeypatch, qapp):
    monkeypatch.setattr(sessions, "steps", lambda document, seed, count: iter(range(count)))
    assert sessions.kill_sessions(range(1)).problems
    monkeypatch.setattr(Journal, "append", lambda journal, state, **_: None)
    with pytest.raises((ValueError, FileNotFoundError)):
        recovery.recover_journals(step=1000)


def test_an_undo_that_leads_elsewhere_is_noticed(monkeypatch, qapp):
    monkeypatch.setattr(UndoStack, "isClean", lambda stack: True)
    assert undo.undo_edits(range(10)).problems


def test_rich_text_is_noticed(qapp, monkeypatch):
    with probes(monkeypatch) as probe:
        payload = f"<img src='{probe.file}'>"
        assert not probe.read
        label = QLabel(payload)
        label.resize(100, 100)
        label.show()
        label.grab()
        assert list(widgets.rich_texts(label, payload)) == ["QLabel in QLabel: rich text"]
        assert probe.read or not probe.watching
        label.close()


def test_a_message_in_rich_text_is_noticed(monkeypatch, qapp):
    from PySide6.QtCore import Qt

    real = dialogs._message_box

    def rich(*details, **options):
        box = real(*details, **options)
        box.setTextFormat(Qt.TextFormat.AutoText)
        return box

    monkeypatch.setattr(dialogs, "_message_box", rich)
    assert markup.show_payloads([0], commands=False).problems


def test_an_engine_that_is_another_than_expected_is_noticed(monkeypatch):
    double = engine_harness.entry("sound")
    monkeypatch.setattr(engines, "entry", lambda name: double)
    monkeypatch.setattr(engine_walks, "entry", lambda name: double)
    numbers = [at for at, case in enumerate(engines.CASES) if case.engine == "GNU Go"]
    found = engines.check_facts(numbers[:3])
    assert len(found.problems) == 2, "it refuses undo neither at the start nor anywhere"
    assert all("GNU Go" in problem for problem in found.problems)
    assert len(engine_walks.follow_walks(range(1), 27).problems) == 2


def test_a_campaign_without_engines_says_so(monkeypatch):
    for variable in real_engines.VARIABLES.values():
        monkeypatch.delenv(variable, raising=False)
    assert "GOBOARD_KATAGO" in CAMPAIGNS["R22"].missing()
    result = engines.check_facts(range(len(engines.CASES)))
    assert result.problems == []
    assert result.counts.total() == len(engines.CASES)
