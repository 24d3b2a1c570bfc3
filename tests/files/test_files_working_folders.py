"""Working folders of processes, and what remains of them."""

from __future__ import annotations

import errno
import shutil
import subprocess
import sys

import pytest

from goboard_gui.files.storage import working_folders
from goboard_gui.files.storage.working_folders import (
    WorkingFolder,
    remove_abandoned_folders,
    temporary_folder,
)

ABANDON = """
import os, sys
from pathlib import Path
from goboard_gui.files.storage.working_folders import WorkingFolder
folder = WorkingFolder(Path(sys.argv[1]), "engine")
folder.create()
(folder.path / "log.txt").write_text("left behind")
print(folder.path, flush=True)
os._exit(1)
"""


def test_each_working_folder_is_new(tmp_path):
    first, second = (WorkingFolder(tmp_path / "state", "engine") for _ in range(2))
    first.create()
    second.create()
    assert first.path != second.path
    assert first.path.is_dir()
    assert second.path.is_dir()
    first.remove()
    second.remove()
    assert list((tmp_path / "state").iterdir()) == []


def test_folders_of_ended_processes_are_removed_and_those_in_use_stay(tmp_path):
    used = WorkingFolder(tmp_path, "engine")
    used.create()
    (used.path / "log.txt").write_text("in use")
    left = subprocess.run(
        [sys.executable, "-c", ABANDON, str(tmp_path)], capture_output=True, text=True, check=False
    ).stdout.strip()
    assert (tmp_path / left / "log.txt").exists()
    remove_abandoned_folders(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted([used.path, used.path.with_suffix(".lock")])
    used.remove()


def test_a_missing_folder_has_nothing_to_remove(tmp_path):
    remove_abandoned_folders(tmp_path / "missing")
    assert not (tmp_path / "missing").exists()


@pytest.fixture
def busy(monkeypatch):
    """Let folders be removed only at the last of a number of attempts, like those with mounts."""

    def begin(attempts: int) -> list[object]:
        left = [None] * (attempts - 1)
        really_remove = shutil.rmtree

        def remove(folder, *, ignore_errors: bool = False) -> None:
            if not left:
                really_remove(folder, ignore_errors=ignore_errors)
                return
            left.pop()
            if not ignore_errors:
                raise OSError(errno.EROFS, "Read-only file system")

        monkeypatch.setattr(working_folders, "_PAUSE", 0)
        monkeypatch.setattr(shutil, "rmtree", remove)
        return left

    return begin


def test_a_folder_in_which_something_is_still_mounted_is_removed_a_little_later(busy, tmp_path):
    folder = WorkingFolder(tmp_path, "engine")
    folder.create()
    busy(3)
    folder.remove()
    assert list(tmp_path.iterdir()) == []
    busy(3)
    with temporary_folder() as temporary:
        assert temporary.is_dir()
    assert not temporary.exists()


def test_a_folder_that_can_t_be_removed_stays_without_an_error(busy, tmp_path):
    left = busy(1000)
    with temporary_folder() as temporary:
        pass
    assert temporary.is_dir()
    left.clear()
    shutil.rmtree(temporary)
