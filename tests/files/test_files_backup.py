"""Copies of what was saved over: the right file's, bounded, whole or not at all."""

from __future__ import annotations

import errno
import os
from datetime import datetime, timedelta

import pytest

from goboard_gui.files.storage import backup
from goboard_gui.files.storage.backup import Backups
from tests.files.failing import Failing

OLD, NEW = b"(;B[aa])", b"(;B[bb])"


class Clock:
    """What time it is."""

    def __init__(self) -> None:
        self.time = datetime(2026, 3, 1, 20, 15, 30)

    def __call__(self) -> datetime:
        return self.time

    def pass_by(self, **span: int) -> None:
        self.time += timedelta(**span)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def backups(tmp_path, clock) -> Backups:
    return Backups(tmp_path / "data" / "backups", clock)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(OLD)
    return path


def contents(backups, path) -> list[bytes]:
    return [copy.path.read_bytes() for copy in backups.list_backups(path)]


def test_what_a_file_held_is_kept(backups, file):
    kept = backups.back_up(file)
    file.write_bytes(NEW)
    assert kept is not None
    assert kept.name == "2026-03-01 201530.sgf"
    (copy,) = backups.list_backups(file)
    assert (copy.when, copy.size, copy.path) == (datetime(2026, 3, 1, 20, 15, 30), len(OLD), kept)
    assert kept.read_bytes() == OLD


def test_the_first_of_a_day_is_kept_and_those_of_other_days_the_latest_first(backups, file, clock):
    for data in (OLD, NEW, b"(;)"):
        file.write_bytes(data)
        backups.back_up(file)
        file.write_bytes(b"(;C[later that day])")
        clock.pass_by(hours=1)
        backups.back_up(file)
        clock.pass_by(days=1)
    assert contents(backups, file) == [b"(;)", NEW, OLD]


def test_another_one_of_the_day_is_kept_when_asked_unless_it_is_the_same(backups, file):
    backups.back_up(file)
    backups.back_up(file, again=True)
    assert contents(backups, file) == [OLD]
    file.write_bytes(NEW)
    backups.back_up(file, again=True)
    assert contents(backups, file) == [NEW, OLD]
    assert len({copy.path for copy in backups.list_backups(file)}) == 2


def test_files_of_one_name_have_nothing_to_do_with_each_other(backups, file, tmp_path):
    other = tmp_path / "elsewhere" / "game.sgf"
    other.parent.mkdir()
    other.write_bytes(NEW)
    backups.back_up(file)
    backups.back_up(other)
    assert (contents(backups, file), contents(backups, other)) == ([OLD], [NEW])


@pytest.mark.skipif(os.name != "posix", reason="links are for those who may make them")
def test_a_link_and_what_it_leads_to_are_one_file(backups, file, tmp_path):
    link = tmp_path / "link.sgf"
    link.symlink_to(file)
    backups.back_up(link)
    assert contents(backups, file) == [OLD]


@pytest.mark.parametrize("name", ["a" * 240 + ".sgf", "名人戦.sgf", "a b/../c?.sgf", ".sgf", "con"])
def test_any_name_will_do(backups, tmp_path, name):
    path = tmp_path / name.replace("/", "_")
    path.write_bytes(OLD)
    backups.back_up(path)
    assert contents(backups, path) == [OLD]


@pytest.mark.skipif(os.name != "posix", reason="names are bytes there")
def test_a_name_that_is_no_text_will_do(backups, tmp_path):
    path = tmp_path / os.fsdecode(b"g\xfcnter.sgf")
    path.write_bytes(OLD)
    backups.back_up(path)
    assert contents(backups, path) == [OLD]


@pytest.mark.parametrize("data", [None, b""], ids=["no file", "an empty file"])
def test_where_there_is_nothing_nothing_is_kept(backups, file, data):
    file.unlink() if data is None else file.write_bytes(data)
    assert backups.back_up(file) is None
    assert backups.list_backups(file) == []


def test_copies_of_more_than_a_month_ago_go(backups, file, tmp_path, clock):
    other = tmp_path / "other.sgf"
    other.write_bytes(NEW)
    backups.back_up(other)
    stranger = backups.folder_of(other) / "mine.txt"
    stranger.write_text("not a copy")
    clock.pass_by(days=20)
    backups.back_up(file)
    clock.pass_by(days=20)
    file.write_bytes(NEW)
    backups.back_up(file)
    assert (contents(backups, file), contents(backups, other)) == ([NEW, OLD], [])
    assert stranger.exists()
    stranger.unlink()
    backups.remove_old_backups()
    assert not stranger.parent.exists()


def test_the_oldest_go_when_all_take_too_much(backups, file, clock, monkeypatch):
    monkeypatch.setattr(backup, "KEPT_BYTES", 25)
    for number in range(5):
        file.write_bytes(b"(;C[%d])" % number * 2)  # 14 bytes
        clock.pass_by(days=1)
        backups.back_up(file)
    assert contents(backups, file) == [b"(;C[4])(;C[4])"]
    file.write_bytes(b"(;C[a large one that is more than all may take])")
    clock.pass_by(days=1)
    backups.back_up(file)
    assert len(contents(backups, file)) == 1


def test_what_is_no_record_for_its_size_is_not_kept(backups, file, monkeypatch):
    monkeypatch.setattr(backup, "_LARGEST", 5)
    with pytest.raises(OSError, match=os.strerror(errno.EFBIG)):
        backups.back_up(file)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EACCES])
def test_whichever_call_fails_there_is_a_whole_copy_or_none(tmp_path, file, clock, number):
    failures = 0
    for nth in range(1, 200):
        system = Failing(nth, number)
        folder = tmp_path / str(nth)
        backups = Backups(folder, clock, system)
        failure = refusal(backups, file)
        failures += failure is not None
        assert failure in (None, number)
        assert contents(backups, file) == ([] if failure else [OLD]), system.failed
        if not system.failed:
            break
    assert failures > 5
    assert not system.failed


def refusal(backups, file) -> int | None:
    """Return the number of the error, if there was one."""
    try:
        backups.back_up(file)
    except OSError as error:
        return error.errno
    return None
