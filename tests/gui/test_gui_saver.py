"""Copies of what files held, and what saving asks; plain saving is in the tests of document_io."""

from __future__ import annotations

import errno
import os

import pytest
from PySide6.QtWidgets import QWidget

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point
from goboard_gui.gui.files.document_saver import DocumentSaver
from goboard_gui.gui.widgets.dialogs import OverwriteChoice
from tests.gui.gui_cases import Heard

A, C = Point(2, 2), Point(4, 4)
SGF = b"(;GM[1]FF[4]SZ[9];B[ee];W[cc])"
THEIRS = b"(;GM[1]FF[4]SZ[9];B[ee];W[gg])"


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "backups"


@pytest.fixture
def saver(qtbot, document, settings, folder):
    window = QWidget()
    yield DocumentSaver(document, settings, window, lambda: folder)
    window.deleteLater()


@pytest.fixture
def path(tmp_path, document):
    path = tmp_path / "game.sgf"
    path.write_bytes(SGF)
    file = read_sgf(SGF)
    document.open_games(file.games, file, path)
    return path


def copies(saver, path) -> list[bytes]:
    return [copy.path.read_bytes() for copy in saver.backups.list_backups(path)]


def test_the_first_save_of_a_day_keeps_what_the_file_held(saver, document, path):
    for point in (A, C):
        document.play(point)
        assert saver.save()
    assert copies(saver, path) == [SGF]


def test_what_another_file_held_is_kept_when_it_is_saved_over(
    saver, document, path, tmp_path, person
):
    other = tmp_path / "other.sgf"
    other.write_bytes(THEIRS)
    person.answers(save_path=other)
    assert saver.save_as()
    assert (copies(saver, path), copies(saver, other)) == ([], [THEIRS])


def test_a_new_file_leaves_no_copy(saver, document, person, folder, tmp_path):
    person.answers(save_path=tmp_path / "new.sgf")
    assert saver.save()
    assert not folder.exists()


def test_what_another_program_wrote_is_kept_even_if_there_was_a_copy_that_day(
    saver, document, path, person
):
    document.play(A)
    assert saver.save()
    path.write_bytes(THEIRS)
    document.play(C)
    person.answers(changed=OverwriteChoice.OVERWRITE)
    assert saver.save()
    assert copies(saver, path) == [THEIRS, SGF]


def test_saving_over_asks_nothing_and_keeps_what_was_there(saver, document, path):
    path.write_bytes(THEIRS)
    document.play(A)
    assert saver.overwrite()
    assert copies(saver, path) == [THEIRS]


@pytest.mark.parametrize("settled", [False, True], ids=["left open", "settled"])
def test_to_compare_before_saving_leaves_the_rest_to_the_comparison(
    saver, document, path, person, settled
):
    heard = Heard(saver, "compare_requested")
    if settled:
        saver.compare_requested.connect(saver.overwrite)
    path.write_bytes(THEIRS)
    document.play(A)
    person.answers(changed=OverwriteChoice.COMPARE)
    assert saver.save() is settled
    assert heard.take() == {"compare_requested": 1}
    assert (path.read_bytes() == THEIRS) is not settled


def test_where_no_copy_can_be_made_it_is_saved_and_that_is_told(saver, document, path, folder):
    folder.write_text("this is no folder")
    heard = Heard(saver, "warned")
    document.play(A)
    assert saver.save()
    ((told,),) = heard.carried["warned"]
    assert os.strerror(errno.EEXIST) in told or os.strerror(errno.ENOTDIR) in told
    assert not document.is_modified
    assert path.read_bytes() != SGF


def test_ones_own_version_can_be_kept_as_a_copy(saver, document, path):
    document.play(A)
    assert saver.back_up_document()
    (copy,) = copies(saver, path)
    assert len(list(read_sgf(copy).games[0].preorder())) == 4
    assert path.read_bytes() == SGF


def test_a_file_of_another_format_is_never_written_over(saver, document, person, tmp_path):
    source = tmp_path / "game.gib"
    source.write_bytes(b"a game in another format")
    saver.set_imported_file(source, document.games)
    person.answers(save_path=source)
    assert not saver.save()
    assert source.read_bytes() == b"a game in another format"
    assert "game.gib" in person.told[0]
    (tmp_path / "link.sgf").hardlink_to(source)
    person.answers(save_path=tmp_path / "link.sgf")
    assert not saver.save()
    assert source.read_bytes() == b"a game in another format"
    person.asked.pop()
    ((_, _, suggested, _),) = person.asked
    assert suggested == str(tmp_path / "game.sgf")
    person.answers(save_path=tmp_path / "game.sgf")
    assert saver.save()
    assert document.path == tmp_path / "game.sgf"
    assert saver.imported_file is None


def test_what_is_opened_after_an_imported_game_was_not_imported(saver, document, tmp_path):
    saver.set_imported_file(tmp_path / "game.gib", document.games)
    document.play(A)
    assert saver.imported_file == tmp_path / "game.gib"
    document.open_games(read_sgf(SGF).games, None, None)
    assert saver.imported_file is None
