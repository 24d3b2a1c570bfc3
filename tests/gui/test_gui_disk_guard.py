"""The guard of `conftest` notices the files that the window's thread looks at, and no others."""

from __future__ import annotations

import os
from threading import Thread

import pytest

from goboard_gui.files.sgf.reading import read_sgf_file
from goboard_gui.gui.files import document_saver, file_watch
from goboard_gui.gui.files.autosave_journal import has_journals
from goboard_gui.gui.printing import chapters

LOOKS = {
    "stat": lambda path: file_watch._status(path),
    "lstat": lambda path: list(file_watch._places(path)),
    "exists": lambda path: document_saver._unused_path(path.parent, path.stem),
    "open": lambda path: file_watch._examine(path, None, b""),
    "is_file": lambda path: chapters._existing([Chapter(path)]),
}


class Chapter:
    def __init__(self, path) -> None:
        self.path = path


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;SZ[9])")
    return path


@pytest.mark.parametrize("look", LOOKS)
def test_what_the_window_looks_at_is_noticed(disk_guard, path, look):
    LOOKS[look](path)
    assert any(f"{path}" in noticed and "gui/" in noticed for noticed in disk_guard.noticed)
    disk_guard.noticed.clear()


@pytest.mark.parametrize("look", LOOKS)
def test_a_thread_may_look_at_it(disk_guard, path, look):
    thread = Thread(target=LOOKS[look], args=(path,))
    thread.start()
    thread.join()
    assert disk_guard.noticed == []


def test_a_test_may_look_at_it(disk_guard, path):
    assert path.exists()
    assert os.listdir(path.parent) == [path.name]  # noqa: PTH208 - the guard watches it
    assert read_sgf_file(path).games
    assert disk_guard.noticed == []


def test_the_window_may_look_at_the_folders_of_the_program(disk_guard, tmp_path):
    assert not has_journals([tmp_path])
    assert disk_guard.noticed == []
