"""Collections are built from the window, which goes on meanwhile."""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING

import pytest

from goboard_gui.files.storage.file_lock import FileLock
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.paths import LOCK
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.building import builder as builder_module
from goboard_gui.gui.collection.building.new_collection_dialog import (
    BuildRequest,
    NewCollectionDialog,
)
from goboard_gui.gui.widgets.failures_dialog import FailuresDialog
from tests.gui.collection_cases import (
    BuildInThisProcess,
    Fake,
    game_count,
    offered,
    offers,
    said,
    told,
    use,
    waiting_program,
    write_games,
)

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def go_on(tmp_path) -> Path:
    """Return the file that a build waits for in the middle."""
    return tmp_path / "go on"


@pytest.fixture
def goes_on_here(monkeypatch):
    """Return what lets the next build of a window be made in this process."""

    def use_this_process(keeping) -> None:
        use(keeping, builder_module.goboard_command())
        monkeypatch.setattr(builder_module, "QProcess", BuildInThisProcess)

    return use_this_process


no_terms = pytest.mark.skipif(sys.platform == "win32", reason="Windows asks no process to end")


def test_a_collection_is_built_and_opened_while_one_goes_on(
    qtbot, desk, keeping, games, answering, go_on
):
    write_games(games / "more", 20, 60)
    (games / "broken.sgf").write_text("nothing of the kind")

    def fill_in(dialog):
        dialog.folders.add_folders([games])
        dialog.name.setText("All of them")
        dialog.accept()

    answering(NewCollectionDialog, fill_in)
    use(keeping, waiting_program(go_on))
    desk.actions[Command.COLLECTION_NEW].trigger()
    assert keeping.status.progress_row.isVisible()
    assert told(keeping).startswith("Building index “All of them” · ")
    qtbot.waitUntil(lambda: "of 81 files" in told(keeping))
    desk.actions[Command.PASS].trigger()
    assert desk.document.session.step.number == 1
    assert keeping.build_controller.busy
    go_on.touch()
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    assert said(keeping) == "“All of them” is ready: 80 games. Unreadable files: 1."
    assert game_count(keeping) == 80
    assert desk.panels.collection.isVisible()
    assert keeping.store.last_opened == keeping.store.home / "All of them"
    offers(keeping)[0].click()
    failures = desk.window.findChild(FailuresDialog)
    assert [path.name for path, _ in failures.model.rows] == ["broken.sgf"]
    assert said(keeping) == ""


@no_terms
def test_what_was_read_before_one_cancels_is_there_and_one_may_go_on(
    qtbot, keeping, games, go_on, goes_on_here
):
    use(keeping, waiting_program(go_on))
    work = BuildRequest(keeping.store.home / "games", (games,))
    keeping.build_controller.start(work)
    qtbot.waitUntil(lambda: (keeping.build_controller.builder.pace.progress or [0])[0] > 0)
    keeping.status.progress_row.cancel_button.click()
    assert "Saving the games" in told(keeping)
    assert not keeping.status.progress_row.cancel_button.isEnabled()
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    read = game_count(keeping)
    assert 0 < read < 60
    assert f"The {read} games read so far can be used" in said(keeping)
    assert offered(keeping) == ["Resume"]
    goes_on_here(keeping)
    offers(keeping)[0].click()
    assert keeping.build_controller.busy
    assert game_count(keeping) == read
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    assert said(keeping) == "“games” is ready: 60 games."
    assert keeping.build_controller.builder.pace.progress.unchanged == read


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such signal")
def test_a_build_that_is_killed_is_told_of_and_made_again(
    qtbot, keeping, games, go_on, goes_on_here
):
    use(keeping, waiting_program(go_on))
    keeping.build_controller.start(BuildRequest(keeping.store.home / "games", (games,)))
    qtbot.waitUntil(lambda: (keeping.build_controller.builder.pace.progress or [0])[0] > 0)
    os.kill(keeping.build_controller.builder._process.processId(), signal.SIGKILL)
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    assert "Couldn't build the index “games”: " in said(keeping)
    assert offered(keeping) == ["Retry"]
    goes_on_here(keeping)
    offers(keeping)[0].click()
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    assert game_count(keeping) == 60


def test_an_index_that_somebody_else_builds_is_left_to_them(
    qtbot, keeping, index, few, builds_here
):
    lock = FileLock.acquire(index / LOCK)
    keeping.build_controller.start(BuildRequest(index, (few,)))
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    assert "Another program is using this index." in said(keeping)
    lock.release()


def test_a_folder_that_is_not_there_is_told_of_and_nothing_is_forgotten(
    qtbot, keeping, index, tmp_path, builds_here
):
    keeping.build_controller.start(BuildRequest(index, (tmp_path / "no such",)))
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    assert "no such" in said(keeping)
    keeping.open_index(index)
    assert game_count(keeping) == 4


def test_a_window_builds_one_index_at_a_time(
    qtbot, desk, keeping, few, tmp_path, person, monkeypatch
):
    monkeypatch.setenv("FAKE_STARTED", "")
    use(keeping, Fake(tmp_path).command("waits"))
    keeping.build_controller.start(BuildRequest(tmp_path / "one", (few,)))
    desk.actions[Command.COLLECTION_NEW].trigger()
    keeping.build_controller.start(BuildRequest(tmp_path / "two", (few,)))
    assert len(person.told) == 2
    assert keeping.build_controller.builder.index == tmp_path / "one"


@no_terms
def test_a_build_ends_with_its_window(qtbot, window, tmp_path, games, go_on):
    keeping = window.features.collection.building.manager
    keeping.store.home = tmp_path / "home"
    use(keeping, waiting_program(go_on))
    index = keeping.store.home / "games"
    keeping.build_controller.start(BuildRequest(index, (games,)))
    qtbot.waitUntil(lambda: (keeping.build_controller.builder.pace.progress or [0])[0] > 0)
    window.document.undo_stack.setClean()
    window.close()
    assert not keeping.build_controller.busy
    FileLock.acquire(index / LOCK).release()
    assert 0 < len(Index(index)) < 60
