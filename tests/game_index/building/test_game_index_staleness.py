"""What has changed of the files of a collection since its index was built."""

from __future__ import annotations

import os
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from goboard_gui.game_index.builder import build
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.staleness import CollectionChanges, find_changes
from tests.gui.collection_cases import write_games

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def few(tmp_path) -> Path:
    return write_games(tmp_path / "few", 4)


@pytest.fixture
def index(tmp_path, few) -> Path:
    """Return the index of a few games."""
    for _ in build(tmp_path / "index", [few]):
        pass
    return tmp_path / "index"


def test_changes_are_counted_without_reading_records(index, few):
    assert not find_changes(index)
    (few / "00001.sgf").rename(few / "new.sgf")
    (few / "00003.sgf").touch()
    paused = []
    assert find_changes(index, lambda: paused.append(1)) == CollectionChanges(1, 1, 1)
    assert len(paused) == 4


def test_files_of_a_folder_that_cannot_be_looked_through_do_not_count_as_gone(
    index, few, monkeypatch
):
    below = write_games(few / "below", 3, 10)
    for _ in build(index, [few]):
        pass
    scan = os.scandir

    def scandir(folder):
        if os.fsdecode(folder) == str(below):
            raise PermissionError
        return scan(folder)

    monkeypatch.setattr(os, "scandir", scandir)
    (few / "00001.sgf").unlink()
    assert find_changes(index) == CollectionChanges(0, 0, 1)
    for _ in build(index, [few]):
        pass
    with closing(Index(index)) as opened:
        assert len(opened) == 6
