"""Indexes that cannot be used: what the commands say, and that they leave them alone."""

from __future__ import annotations

import errno
import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import numpy as np
import pytest

from goboard_gui.game_index.database import VERSION, VERSION_WITH_VARIATIONS
from goboard_gui.game_index.entries import ENTRY_MOVE_SHIFT
from goboard_gui.game_index.paths import DATABASE, SET_ASIDE
from tests.cli.collections import KNIGHT, written
from tests.game_index.index_errors import bytes_of, locked

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.cli.conftest import Result


@pytest.fixture
def index(tmp_path, goboard) -> Path:
    """Return an index of some games."""
    index = tmp_path / "index"
    goboard("collection", "build", index, written(tmp_path / "games"))
    return index


@pytest.fixture
def results(tmp_path, goboard, record, index):
    """Return a function that yields the results of all commands that open the index."""
    knight, games = record(KNIGHT), tmp_path / "games"
    commands = [
        *([name, index] for name in ("failures", "statistics", "duplicates", "build")),
        *(["find", index, knight], ["report", index, knight]),
        *(["build", index, games], ["build", "--thorough", "--json", index, games]),
    ]

    def all_results() -> Iterator[Result]:
        yield from (goboard("collection", *command) for command in commands)

    return all_results


def set_version(index: Path, version: int) -> None:
    with closing(sqlite3.connect(index / DATABASE)) as database:
        database.execute(f"PRAGMA user_version = {version}")


def test_an_index_that_another_program_has_locked_is_left_alone(index, results, monkeypatch):
    monkeypatch.setattr("goboard_gui.game_index.database.LOCK_TIMEOUT_SECONDS", 0)
    monkeypatch.setattr("goboard_gui.game_index.builder.OPEN_TIMEOUT_SECONDS", 0)
    before = bytes_of(index)
    with locked(index):
        for result in results():
            assert (result.status, result.out) == (2, "")
            assert result.err == (
                f"goboard: {index}: another program is using this index "
                f"({DATABASE}: database is locked)\n"
            )
    assert bytes_of(index) == before


def test_an_index_of_a_newer_version_is_left_alone(index, results):
    set_version(index, VERSION_WITH_VARIATIONS + 1)
    before = bytes_of(index)
    for result in results():
        assert (result.status, result.out) == (2, "")
        assert "the index was created by another version of Goboard" in result.err
        assert result.err.endswith("; update Goboard to use it\n")
    assert bytes_of(index) == before


def test_an_index_that_cannot_be_opened_now_is_left_alone(index, results, monkeypatch):
    before = bytes_of(index)

    def fail(*_arguments, **_options):
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr("numpy.load", fail)
    for result in results():
        assert (result.status, result.out) == (2, "")
        assert "the index can't be used at the moment (" in result.err
        assert result.err.endswith(": Too many open files)\n")
    assert bytes_of(index) == before


def test_a_program_that_follows_a_build_reads_why_it_failed(index, goboard, monkeypatch):
    monkeypatch.setattr("goboard_gui.game_index.builder.OPEN_TIMEOUT_SECONDS", 0)
    with locked(index):
        result = goboard("collection", "build", "--progress", index)
    assert result.status == 2
    assert result.err.startswith(f"goboard: {index}: another program is using this index")
    detail = f"{DATABASE}: database is locked"
    assert result.json == {"error": "BUSY", "detail": detail, "newer": False}


def test_a_damaged_index_is_renamed_and_the_message_names_it(index, goboard, tmp_path):
    (index / DATABASE).write_bytes(b"x" * 5000)
    result = goboard("collection", "build", index, tmp_path / "games", "--json")
    assert (result.status, result.json["games"]) == (0, 4)
    kept = index / f"{SET_ASIDE}-1" / DATABASE
    assert result.err == f"goboard: the damaged index was renamed to {kept}\n"
    assert kept.read_bytes() == b"x" * 5000


def test_a_program_that_follows_a_build_reads_where_a_damaged_index_is(index, goboard, tmp_path):
    (index / DATABASE).write_bytes(b"x" * 5000)
    result = goboard("collection", "build", "--progress", index, tmp_path / "games")
    assert (result.status, result.err) == (0, "")
    kept, *reports = [json.loads(line) for line in result.lines]
    assert kept == {"kept": f"{SET_ASIDE}-1/{DATABASE}"}
    assert reports[-1] == {"done": 3, "files": 3, "games": 4, "failed": 0, "unchanged": 0}


def test_an_index_of_an_older_version_is_built_anew_from_its_folders(index, goboard):
    set_version(index, VERSION - 1)
    result = goboard("collection", "failures", index)
    assert result.status == 2
    assert result.err.endswith("; update it with: goboard collection build INDEX\n")
    result = goboard("collection", "build", index, "--json")
    assert (result.status, result.err, result.json["games"]) == (0, "", 4)
    assert [path.name for path in index.glob(f"{SET_ASIDE}*")] == []


def test_a_hit_beyond_its_game_is_an_error_and_a_thorough_build_mends_it(
    index, goboard, tmp_path, record
):
    [file] = (index / "goboard-positions").glob("*.npy")
    intact = np.load(file)
    damaged = intact.copy()
    damaged[1] += np.uint64(100 << ENTRY_MOVE_SHIFT)
    np.save(file, damaged)
    for options in ([], ["--json"]):
        result = goboard("collection", "find", index, record("(;SZ[9])"), *options)
        assert (result.status, result.out) == (2, "")
        assert "the index is damaged" in result.err
        assert "--thorough" in result.err
    result = goboard("collection", "build", index, "--thorough", "--json")
    assert (result.status, result.json["read"]) == (0, 4)
    assert result.err == "goboard: positions of 4 games were damaged; reading them again\n"
    result = goboard("collection", "find", index, record("(;SZ[9])"), "--json")
    assert (result.status, result.json["games"]) == (0, 4)
