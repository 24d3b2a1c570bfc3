"""An index is removed with all that belongs to it, and with nothing else."""

from __future__ import annotations

import pytest

from goboard_gui.files.storage.file_lock import FileLock
from goboard_gui.game_index.builder import build
from goboard_gui.game_index.errors import IndexErrorCode
from goboard_gui.game_index.paths import DATABASE, LOCK, SEGMENTS
from goboard_gui.game_index.removal import remove_index
from tests.game_index.index_errors import raises_code


@pytest.fixture
def games(tmp_path):
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "a.sgf").write_text("(;SZ[9];B[ee];W[cc])")
    return folder


def test_nothing_is_left_of_an_index(tmp_path, games):
    index = tmp_path / "indexes" / "index"
    for _ in build(index, [games]):
        pass
    assert list((index / SEGMENTS).iterdir())
    remove_index(index)
    assert list((tmp_path / "indexes").iterdir()) == []
    assert [file.name for file in games.iterdir()] == ["a.sgf"]


def test_what_else_lies_in_the_folders_stays(games):
    for _ in build(games, [games]):
        pass
    (games / SEGMENTS / "notes.txt").write_text("mine")
    remove_index(games)
    left = {path.relative_to(games).as_posix() for path in games.rglob("*")}
    assert left == {"a.sgf", SEGMENTS, f"{SEGMENTS}/notes.txt"}


def test_half_an_index_is_removed_too(tmp_path):
    index = tmp_path / "index"
    index.mkdir()
    (index / DATABASE).write_bytes(b"no database")
    remove_index(index)
    assert not index.exists()


def test_an_index_that_is_being_built_stays(tmp_path, games):
    index = tmp_path / "index"
    for _ in build(index, [games]):
        pass
    lock = FileLock.acquire(index / LOCK)
    with raises_code(IndexErrorCode.BUSY):
        remove_index(index)
    lock.release()
    assert (index / DATABASE).is_file()


def test_there_must_be_a_folder(tmp_path):
    with pytest.raises(OSError, match="no such"):
        remove_index(tmp_path / "no such")
