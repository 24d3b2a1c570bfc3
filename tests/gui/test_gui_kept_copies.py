"""The copy that an interrupted save has left, offered when its file is opened."""

from __future__ import annotations

import pytest

from goboard_gui.files.storage.kept_copies import copy_suffix
from goboard_gui.go import Point
from goboard_gui.gui.files.interrupted_save_offer import InterruptedSaveOffer
from goboard_gui.gui.widgets.dialogs import UnsavedChoice

WHOLE, DAMAGED = b"(;GM[1]FF[4]SZ[9];B[ee];W[cc])", b"(;GM[1]FF[4]SZ[9];B["


@pytest.fixture
def desk(files_desk, tmp_path):
    files_desk.path = tmp_path / "game.sgf"
    files_desk.path.write_bytes(DAMAGED)
    files_desk.copy = tmp_path / f".goboard-1-1{copy_suffix(files_desk.path)}"
    files_desk.copy.write_bytes(WHOLE)
    files_desk.document_io = files_desk.parts.document_io
    return files_desk


@pytest.fixture
def offered(qtbot, desk):
    """Return the desk with the damaged file open, and the copy offered."""
    desk.document_io.open_file(desk.path)
    qtbot.waitUntil(lambda: "interrupted" in shown(desk))
    return desk


def shown(desk) -> str:
    return " | ".join(message.text for message in desk.strip._pinned)


def choose(desk, text: str) -> None:
    actions = [action for each in desk.strip._pinned for action in each.actions]
    next(action for action in actions if action.text == text).action()


@pytest.mark.parametrize("name", ["game.sgf", "other.sgf"])
def test_the_copy_is_opened_and_removed_when_it_is_saved(qtbot, offered, person, name):
    choose(offered, "Open Copy")
    assert len(offered.document.session.tree.main_line()) == 3
    assert (offered.document.path, offered.document.is_modified) == (offered.path, True)
    assert "interrupted" not in shown(offered)
    assert offered.copy.exists()
    path = offered.path.with_name(name)
    person.answers(save_path=path)
    assert offered.document_io.save_as()
    qtbot.waitUntil(lambda: not offered.copy.exists())
    assert b"W[cc]" in path.read_bytes()


@pytest.mark.usefixtures("slow_disk")
def test_what_is_edited_while_the_copy_is_read_is_not_lost(qtbot, offered, person):
    choose(offered, "Open Copy")
    offered.document.play(Point(0, 0))
    edited = offered.document.session.tree
    person.answers(unsaved=UnsavedChoice.CANCEL)
    qtbot.waitUntil(lambda: not offered.document_io.loader.busy)
    assert offered.document.session.tree is edited
    assert [asked[0] for asked in person.asked] == ["unsaved"]


def test_the_file_is_restored_from_the_copy_by_saving(qtbot, offered):
    assert "damaged" in shown(offered)
    choose(offered, "Open Copy")
    assert "damaged" not in shown(offered)
    assert offered.document_io.save()
    qtbot.waitUntil(lambda: not offered.copy.exists())
    assert offered.path.read_bytes() == WHOLE


def test_the_copy_is_not_among_the_recent_files(offered):
    choose(offered, "Open Copy")
    assert offered.document_io.recent_files == [offered.path]


def test_a_copy_that_is_declined_is_deleted_after_a_question(qtbot, offered, person):
    person.answers(yes=False)
    choose(offered, "Delete Copy")
    assert offered.copy.exists()
    person.answers(yes=True)
    choose(offered, "Delete Copy")
    qtbot.waitUntil(lambda: not offered.copy.exists())
    assert "interrupted" not in shown(offered)


def test_a_copy_stays_until_it_is_opened_or_declined(qtbot, offered, person, tmp_path):
    person.answers(save_path=tmp_path / "other.sgf")
    assert offered.document_io.save_as()
    assert offered.copy.exists()


def test_without_a_copy_nothing_is_offered(qtbot, desk):
    desk.copy.unlink()
    desk.document_io.open_file(desk.path)
    offer = desk.notices.findChild(InterruptedSaveOffer)
    qtbot.waitUntil(lambda: offer._task is None)
    assert "interrupted" not in shown(desk)
