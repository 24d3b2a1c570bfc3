"""Working folders of processes, and what remains of them."""

from __future__ import annotations

import subprocess
import sys

from goboard_gui.files.storage.working_folders import WorkingFolder, remove_abandoned_folders

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
