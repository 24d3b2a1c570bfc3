from __future__ import annotations

import json
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.errors import SaveError
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import Naming, Reading, notation
from goboard_gui.study.history import History, HistoryFile, parse_answer, serialize_answer
from goboard_gui.study.lesson import PracticeSubject, Task
from tests.study.study_cases import NINE, answer, answers

WESTERN = PracticeSubject("western", NINE, Task.FIND)


@pytest.fixture
def file(tmp_path) -> HistoryFile:
    return HistoryFile(tmp_path / "deep" / "study.jsonl")


def kept(file: HistoryFile) -> int:
    history, damaged = file.load()
    assert not damaged
    return len(history)


@given(answers())
def test_an_answer_is_read_back_from_its_line(given_):
    line = serialize_answer(given_)
    assert "\n" not in line
    assert line.isascii()
    assert parse_answer(line) == given_


@given(answers())
def test_the_same_name_is_the_same_point_however_the_board_was_turned(given_):
    naming = Naming(notation("western"), given_.size, given_.view, given_.reading)
    plain = Naming(notation("western"), given_.practice_subject.size)
    assert plain.name(given_.named_point) == naming.name(given_.point)


def test_answers_are_found_by_subject_and_point():
    turned = {"view": Symmetry.R90, "reading": Reading.STAY, "size": Size(9, 5)}
    given_ = [answer(Point(2, 2)), answer(Point(0, 0), **turned), answer(Point(2, 2), right=False)]
    history = History([*given_, answer(helped=True)])
    assert history.answers_on_subject(WESTERN) == {Point(2, 2): [given_[0], given_[2]]}
    tall = PracticeSubject("western", Size(5, 9), Task.FIND)
    assert history.answers_on_subject(tall) == {Point(4, 0): [given_[1]]}
    assert history.answers_on_subject(PracticeSubject("sgf", NINE, Task.FIND)) == {}
    assert len(history) == 4


def test_one_subject_is_forgotten_and_the_others_are_not():
    history = History([answer(), answer(task=Task.TYPE)])
    history.delete_answers(WESTERN)
    assert history.answers_on_subject(WESTERN) == {}
    assert [subject.task for subject in history.subjects] == [Task.TYPE]
    history.delete_answers()
    assert len(history) == 0


@given(st.lists(answers(), max_size=8))
def test_a_history_is_read_as_it_was_written(tmp_path_factory, given_):
    file = HistoryFile(tmp_path_factory.mktemp("study") / "study.jsonl")
    history = History()
    for each in given_:
        file.append(each)
        history.add(each)
    loaded, damaged = file.load()
    assert not damaged
    assert loaded.subjects == history.subjects
    for subject in history.subjects:
        assert loaded.answers_on_subject(subject) == history.answers_on_subject(subject)


def test_without_a_file_there_is_no_history(file):
    assert kept(file) == 0
    file.delete_answers()
    assert not file.path.exists()


DAMAGES = {
    "nothing but braces": b"{}",
    "cut short": serialize_answer(answer()).encode()[:40],
    "no text": b"\xff\xfe\x00",
    "a list": b"[1]",
    "null": b"null",
    "deep": b"[" * 100_000,
    "a newer version": b'{"v":2}',
    "endless digits": b'{"v":' + b"9" * 5000 + b"}",
    **{
        f"{field} is {value!r:.40}": json.dumps(
            json.loads(serialize_answer(answer())) | {field: value}
        ).encode()
        for field, value in [
            ("size", [0, 9]),
            ("size", [9, 53]),
            ("size", [True, 9]),
            ("size", 9),
            ("point", [9, 0]),
            ("point", [1.5, 0]),
            ("point", None),
            ("chosen", [-1, 0]),
            ("view", "r45"),
            ("task", []),
            ("right", 1),
            ("seconds", float("nan")),
            ("seconds", -1),
            ("seconds", 10**309),
            ("seconds", "soon"),
            ("at", "yesterday"),
            ("at", "0001-01-01T00:00:00+14:00"),
            ("at", 5),
            ("notation", None),
        ]
    },
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_line_is_told_and_costs_no_other(file, damage):
    file.append(answer(Point(1, 1)))
    with file.path.open("ab") as raw:
        raw.write(damage + b"\n")
    file.append(answer(Point(2, 2)))
    history, damaged = file.load()
    assert list(history.answers_on_subject(WESTERN)) == [Point(1, 1), Point(2, 2)]
    assert [line.number for line in damaged] == [2]
    assert str(damaged[0]).startswith("line 2: ")


@pytest.mark.parametrize("cut", range(1, 200, 7))
def test_after_a_line_that_was_cut_short_a_new_one_begins(file, cut):
    for column in range(3):
        file.append(answer(Point(column, 0)))
    data = file.path.read_bytes()
    file.path.write_bytes(data[:-cut])
    file.append(answer(Point(8, 8)))
    history, damaged = file.load()
    assert {Point(0, 0), Point(8, 8)} <= set(history.answers_on_subject(WESTERN))
    assert len(history) + len(damaged) <= 4


def test_blank_lines_and_other_line_ends_are_no_damage(file):
    file.append(answer())
    file.path.write_bytes(file.path.read_bytes().replace(b"\n", b"\r\n") + b"\n \n")
    assert kept(file) == 1


def test_a_time_without_zone_is_taken_for_utc():
    line = serialize_answer(answer()).replace("+00:00", "")
    assert parse_answer(line) == answer()


def test_what_comes_from_a_later_program_is_passed_over_field_by_field():
    fields = json.loads(serialize_answer(answer())) | {"mood": "good"}
    assert parse_answer(json.dumps(fields)) == answer()


def test_forgetting_one_subject_keeps_the_rest_of_the_file_as_it_is(file):
    for each in (answer(), answer(task=Task.TYPE), answer()):
        file.append(each)
    with file.path.open("ab") as raw:
        raw.write(b'{"v":2,"of":"the future"}\n')
    lines = file.path.read_bytes().splitlines(keepends=True)
    file.delete_answers(WESTERN)
    assert file.path.read_bytes() == lines[1] + lines[3]


def test_forgetting_all_leaves_an_empty_file(file):
    file.append(answer())
    file.path.write_bytes(file.path.read_bytes() + b"damaged\n")
    file.delete_answers()
    assert file.path.read_bytes() == b""
    file.append(answer())
    assert kept(file) == 1


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="modes bind no administrator")
def test_a_folder_that_may_not_be_written_is_told(tmp_path):
    tmp_path.chmod(0o500)
    with pytest.raises(SaveError):
        HistoryFile(tmp_path / "study.jsonl").append(answer())
    tmp_path.chmod(0o700)


def test_a_path_that_is_no_file_is_told(tmp_path):
    file = HistoryFile(tmp_path)
    with pytest.raises(SaveError):
        file.append(answer())
    with pytest.raises(SaveError):
        file.delete_answers(WESTERN)
    with pytest.raises(OSError, match=r"directory|denied"):
        file.load()
