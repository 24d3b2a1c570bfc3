"""Journals that another program removes while they are written, with or without their folder."""

from __future__ import annotations

import shutil

import pytest

from tests.files.journal_cases import begun, only, origin, plain, scripted

REMOVALS = {
    "the folder": lambda journal: shutil.rmtree(journal.path.parent),
    "the journal": lambda journal: journal.path.unlink(),
    "all files": lambda journal: [path.unlink() for path in journal.path.parent.iterdir()],
    "the folder, for another file": lambda journal: _replaced(journal.path),
}


def _replaced(path) -> None:
    path.unlink()
    path.write_bytes(b"not a journal")


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "journals"


@pytest.mark.parametrize("remove", REMOVALS.values(), ids=REMOVALS)
def test_a_removed_journal_is_written_again_with_all_edits(folder, remove):
    told, start = [], origin()
    journal = begun(folder, start, report=told.append)
    for count, desk in enumerate(scripted(3, 20, start.file.games)):
        if count == 10:
            remove(journal)
        journal.append(desk.state)
        journal.maintain()
    assert told == [None]
    journal.release()
    found = only(folder)
    assert (plain(found.state), found.edits, found.damage) == (plain(desk.state), 20, None)


def test_edits_go_to_another_folder_if_the_first_cannot_be_made_again(folder, tmp_path):
    told, start = [], origin()
    other = tmp_path / "other"
    journal = begun(folder, start, report=told.append, other_folders=[other])
    for count, desk in enumerate(scripted(3, 20, start.file.games)):
        if count == 10:
            shutil.rmtree(folder)
            folder.touch()
        journal.append(desk.state)
        journal.maintain()
    assert (told, journal.path.parent) == ([None], other)
    journal.release()
    found = only(other)
    assert (plain(found.state), found.edits) == (plain(desk.state), 20)


def test_without_any_folder_that_is_told_once_and_tried_again(folder):
    told, start = [], origin()
    journal = begun(folder, start, report=told.append)
    for count, desk in enumerate(scripted(3, 20, start.file.games)):
        if count == 10:
            shutil.rmtree(folder)
            folder.touch()
        if count == 15:
            folder.unlink()
            journal._again_at = 0.0
        journal.append(desk.state)
        journal.maintain()
    failure, resumed = told
    assert isinstance(failure, OSError)
    assert resumed is None
    journal.release()
    found = only(folder)
    assert (plain(found.state), found.edits) == (plain(desk.state), 20)


def test_a_discarded_journal_is_not_written_again(folder):
    told, start = [], origin()
    journal = begun(folder, start, report=told.append)
    (desk,) = scripted(3, 1, start.file.games)
    journal.append(desk.state)
    shutil.rmtree(folder)
    journal.discard()
    journal.maintain()
    assert (told, folder.exists()) == ([], False)
