"""The file that stores rated answers; `test_study_history` tests what it has in common with the
trainer's.
"""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.errors import SaveError
from goboard_gui.files.storage.file_lock import FileLock
from goboard_gui.study import answer_file
from goboard_gui.study.repetition.study_log import (
    Rating,
    StudyLog,
    parse_study_answer,
    serialize_study_answer,
)
from tests.study.repetition_cases import rated, study_answers

ROOT = Path(__file__).parents[2]


@pytest.fixture
def log(tmp_path) -> StudyLog:
    return StudyLog(tmp_path / "deep" / "repetition.jsonl")


@given(study_answers)
def test_an_answer_is_read_back_from_its_line(answer):
    line = serialize_study_answer(answer)
    assert "\n" not in line
    assert line.isascii()
    assert parse_study_answer(line) == answer


@given(st.lists(study_answers, max_size=6))
def test_a_log_is_read_as_it_was_written(tmp_path_factory, answers):
    log = StudyLog(tmp_path_factory.mktemp("study") / "repetition.jsonl")
    for answer in answers:
        log.append(answer)
    loaded = log.load()
    assert loaded.answers == tuple(answers)
    assert not loaded.damaged


def test_a_line_has_the_documented_fields():
    line = serialize_study_answer(rated("problem x", Rating.AGAIN, collection="a.sgf"))
    assert json.loads(line) == {
        "v": 1,
        "at": "2026-03-01T12:00:00+00:00",
        "day": "2026-03-01",
        "card": "problem x",
        "rating": "again",
        "collection": "a.sgf",
    }


def test_times_are_stored_in_utc():
    local = datetime(2026, 3, 1, 14, tzinfo=timezone(timedelta(hours=2)))
    answer = rated("problem x")
    assert local == answer.at
    assert '"at":"2026-03-01T12:00:00+00:00"' in serialize_study_answer(answer)
    assert parse_study_answer(serialize_study_answer(answer)).at.tzinfo is UTC


LINE = serialize_study_answer(rated("problem x"))
DAMAGES = {
    "nothing but braces": "{}",
    "cut short": LINE[:40],
    "a list": "[1]",
    "a newer version": '{"v":2}',
    **{
        f"{name} is {value!r}": json.dumps(json.loads(LINE) | {name: value})
        for name, value in [
            ("card", None),
            ("day", "yesterday"),
            ("day", "9999-12-31"),
            ("day", 5),
            ("at", "0001-01-01T00:00:00+14:00"),
            ("rating", "perfect"),
            ("rating", 3),
            ("rating", []),
            ("collection", 7),
            ("correction", 1),
        ]
    },
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_line_is_reported_and_costs_no_other(log, damage):
    log.append(rated("problem one"))
    with log.path.open("a") as raw:
        raw.write(damage + "\n")
    log.append(rated("problem two"))
    loaded = log.load()
    assert loaded.answers == (rated("problem one"), rated("problem two"))
    assert [line.number for line in loaded.damaged] == [2]


def test_unknown_fields_of_later_versions_are_ignored():
    line = json.dumps(json.loads(LINE) | {"mood": "good"})
    assert parse_study_answer(line) == rated("problem x")


def test_answers_that_were_added_meanwhile_are_read_alone(log):
    log.append(rated("problem one"))
    loaded = log.load()
    assert log.read_after(loaded.end).answers == ()
    with log.path.open("a") as raw:
        raw.write("damaged\n")
    log.append(rated("problem two"))
    added = log.read_after(loaded.end)
    assert added.answers == (rated("problem two"),)
    assert [line.number for line in added.damaged] == [2]
    assert added.end == log.load().end


def test_a_line_that_another_program_is_writing_is_read_when_it_is_complete(log):
    log.append(rated("problem one"))
    loaded = log.load()
    with log.path.open("a") as raw:
        raw.write(LINE[:30])
        raw.flush()
        added = log.read_after(loaded.end)
        assert added.answers == added.damaged == ()
        raw.write(LINE[30:] + "\n")
    assert log.read_after(added.end).answers == (rated("problem x"),)


def test_a_rewritten_log_has_to_be_loaded_again(log):
    nothing = log.load()
    for key in ("problem one", "problem two"):
        log.append(rated(key))
    assert len(log.read_after(nothing.end).answers) == 2
    loaded = log.load()
    log.forget_cards({"problem one"})
    assert log.read_after(loaded.end) is None
    log.path.unlink()
    assert log.read_after(loaded.end) is None


@pytest.mark.parametrize(
    ("forget", "kept"),
    [
        (lambda log: log.forget_cards({"problem one"}), [2, 3]),
        (lambda log: log.forget_collection("a.sgf"), [1, 2]),
        (lambda log: log.forget_all(), []),
    ],
    ids=["one card", "a collection", "all"],
)
def test_forgetting_keeps_all_other_lines(log, forget, kept):
    answers = [
        rated("problem one", collection="a.sgf"),
        rated("problem one", day=1),
        rated("problem two"),
        rated("repertoire one", collection="a.sgf"),
    ]
    for answer in answers:
        log.append(answer)
    with log.path.open("a") as raw:
        raw.write('{"v":2,"of":"the future"}\n')
    forget(log)
    loaded = log.load()
    assert list(loaded.answers) == [answers[number] for number in kept]
    assert len(loaded.damaged) == bool(kept)


APPENDING = """
import sys
from dataclasses import replace
from pathlib import Path
from goboard_gui.study.repetition.cards import CardKey
from goboard_gui.study.repetition.study_log import StudyLog, parse_study_answer
log, name = StudyLog(Path(sys.argv[1])), sys.argv[2]
answer = parse_study_answer(sys.argv[3])
for number in range(60):
    log.append(replace(answer, key=CardKey(f"problem {name} {number}")))
    if number % 20 == 10:
        log.forget_cards({f"problem {name} {number}"})
"""


def test_programs_that_append_and_forget_at_once_lose_no_line(log):
    names = ("one", "two")
    programs = [
        subprocess.Popen([sys.executable, "-c", APPENDING, log.path, name, LINE], cwd=ROOT)
        for name in names
    ]
    assert [program.wait() for program in programs] == [0, 0]
    loaded = log.load()
    assert not loaded.damaged
    expected = {
        f"problem {name} {number}" for name in names for number in range(60) if number % 20 != 10
    }
    assert {answer.key for answer in loaded.answers} == expected
    assert len(loaded.answers) == len(expected)


def test_a_log_that_stays_locked_is_reported_and_unchanged(log, monkeypatch):
    monkeypatch.setattr(answer_file, "_LOCK_SECONDS", 0.05)
    log.append(rated("problem one"))
    data = log.path.read_bytes()
    lock = FileLock.acquire(log.path.with_name(log.path.name + ".lock"))
    for change in (lambda: log.append(rated("problem two")), log.forget_all):
        with pytest.raises(SaveError):
            change()
    lock.release()
    assert log.path.read_bytes() == data
    assert [path.name for path in log.path.parent.iterdir()] == [log.path.name]
