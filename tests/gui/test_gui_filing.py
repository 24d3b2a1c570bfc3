from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QWidget

from goboard_gui.files.sgf.reading import read_sgf_file
from goboard_gui.go import Point, Size
from goboard_gui.gui.core.settings import LAST_FOLDER
from goboard_gui.gui.files.document_io import MAX_RECENT_FILES, DocumentIO
from goboard_gui.gui.files.new_game_dialog import NewGame
from goboard_gui.gui.widgets.dialogs import OverwriteChoice, UnsavedChoice
from goboard_gui.record import Property
from goboard_gui.record.values.game_info import with_info
from tests.gui.gui_cases import Heard
from tests.record.record_cases import line

A, C = Point(2, 2), Point(4, 4)
SGF = b"(;GM[1]FF[4]SZ[9]PB[Shusaku]XX[kept];B[ee];W[cc])"
DAMAGED = b"(;GM[1]SZ[9];B[ee];W[cc]"


@pytest.fixture
def document_io(qtbot, document, settings):
    window = QWidget()
    document_io = DocumentIO(document, settings, window)
    yield document_io
    window.deleteLater()


@pytest.fixture
def file(tmp_path):
    """Return what writes a file."""

    def write(data: bytes = SGF, name: str = "game.sgf") -> Path:
        path = tmp_path / name
        path.write_bytes(data)
        return path

    return write


def nodes(path: Path) -> int:
    return len(list(read_sgf_file(path).games[0].preorder()))


def state(document) -> tuple:
    stack = document.undo_stack
    return (
        document.session.tree,
        document.session.cursor,
        document.path,
        document.file,
        document.is_modified,
        stack.count(),
    )


def test_opening_shows_the_games_of_the_file(document_io, document, file):
    path = file(b"(;SZ[9];B[ee])(;SZ[13])")
    assert document_io.open_file(path)
    assert [tree.node(0).first_value("SZ") for tree in document.games] == ["9", "13"]
    assert document.path == path
    assert document_io.title == "game.sgf"
    assert not document.is_modified


def test_a_new_record_has_no_name(document_io):
    assert document_io.title == "Untitled"


def test_a_game_that_has_no_file_yet_is_called_as_that_will_be(document_io, document):
    document_io.new_game(NewGame(Size(9, 9), 0, 6.5, "Anna", "Karl", "2026-11-22"))
    assert document_io.title == "2026-11-22 Anna - Karl"
    document.replace_tree("swap", with_info(document.session.tree, {"PB": "Karl", "PW": None}))
    assert document_io.title == "2026-11-22 Karl"


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        pytest.param(None, "file or folder not found", id="missing"),
        pytest.param(b"", "the file is empty", id="empty"),
        pytest.param(b"hello", "no game record found", id="no game"),
        pytest.param(bytes(range(256)) * 9, "no game record found", id="binary"),
    ],
)
@pytest.mark.parametrize("edited", [False, True], ids=["saved", "edited"])
def test_a_file_that_cannot_be_opened_leaves_the_document_as_it_was(
    document_io, document, file, person, data, problem, edited
):
    document_io.open_file(file(name="before.sgf"))
    document.go_to(1)
    if edited:
        document.play(A)
    before = state(document)
    heard = Heard(document, "record_changed", "file_changed", "cursor_moved")
    path = file(b"", "bad.sgf")
    path.unlink() if data is None else path.write_bytes(data)
    assert not document_io.open_file(path)
    (told,) = person.told
    assert told.startswith(f"{path}: ")
    assert problem in told
    assert state(document) == before
    assert heard.take() == {}


def test_a_folder_is_no_file(document_io, tmp_path, person):
    assert not document_io.open_file(tmp_path)
    assert person.told == [f"{tmp_path}: this is a folder"]


def test_a_damaged_file_is_opened_with_word_of_what_was_mended(document_io, document, file):
    heard = Heard(document_io, "report_changed")
    assert document_io.open_file(file(DAMAGED))
    assert heard.take() == {"report_changed": 1}
    assert str(document_io.opening_report.repairs[0]).startswith("line 1, column ")
    assert len(list(document.session.tree.preorder())) == 3


def test_a_size_that_no_board_has_is_told(document_io, document, file):
    heard = Heard(document_io, "report_changed")
    document_io.open_file(file(b"(;SZ[99];B[ee])"))
    assert heard.take() == {"report_changed": 1}
    assert document_io.opening_report.invalid_sizes == ("99",)
    assert document.session.size == Size(19, 19)


def test_nothing_is_said_of_a_sound_file(document_io, file):
    heard = Heard(document_io, "report_changed")
    document_io.open_file(file())
    assert heard.take() == {}


def test_open_asks_in_the_folder_of_the_last_file(document_io, document, file, person, tmp_path):
    path = file()
    person.answers(open_path=path)
    document_io.open_with_dialog()
    document_io.open_with_dialog()
    assert person.asked == [("open_path", ""), ("open_path", str(tmp_path))]
    assert document.path == path


def test_open_may_be_cancelled(document_io, document, person):
    before = state(document)
    person.answers(open_path=None)
    document_io.open_with_dialog()
    assert state(document) == before


def test_a_saved_record_may_be_left_unasked(document_io):
    assert document_io.confirm_discard()


@pytest.mark.parametrize(
    ("answer", "leaves", "written"),
    [
        (UnsavedChoice.SAVE, True, 4),
        (UnsavedChoice.DISCARD, True, 3),
        (UnsavedChoice.CANCEL, False, 3),
    ],
    ids=lambda value: str(value),
)
def test_the_guard_saves_discards_or_stays(
    document_io, document, file, person, answer, leaves, written
):
    path = file()
    document_io.open_file(path)
    document.play(A)
    person.answers(unsaved=answer)
    assert document_io.confirm_discard() is leaves
    assert person.asked == [("unsaved", "game.sgf")]
    assert nodes(path) == written
    assert document.is_modified is (answer is not UnsavedChoice.SAVE)


def test_a_new_record_is_suggested_the_name_of_its_players(document_io, document, person):
    document.open_games([line("SZ[9]PB[Lee: Sedol]PW[AlphaGo]DT[2016-03-13]")], None, None)
    person.answers(save_path=None)
    document_io.save_as()
    assert Path(person.asked[0][2]).name == "2016-03-13 Lee Sedol - AlphaGo.sgf"


def test_a_second_game_of_the_same_players_is_not_offered_the_name_of_the_first(
    document_io, settings, tmp_path, person
):
    settings.set(LAST_FOLDER, str(tmp_path))
    person.answers(save_path=None)
    for suffix in ("", " 2", " 3"):
        document_io.new_game(NewGame(Size(9, 9), 0, 6.5, "Anna", "Karl", "2026-11-22"))
        document_io.save()
        offered = tmp_path / f"2026-11-22 Anna - Karl{suffix}.sgf"
        assert person.asked[-1][2] == str(offered)
        offered.write_bytes(SGF)


@pytest.mark.parametrize(
    "answer", [UnsavedChoice.CANCEL, UnsavedChoice.SAVE], ids=["cancel", "save nowhere"]
)
def test_who_stays_is_not_asked_what_to_open(document_io, document, person, answer):
    document.play(A)
    person.answers(unsaved=answer, save_path=None)
    before = state(document)
    document_io.open_with_dialog()
    assert "open_path" not in [question for question, *_ in person.asked]
    assert state(document) == before


def test_a_new_record_is_saved_under_the_name_that_is_given(
    document_io, document, person, tmp_path
):
    document.play(A)
    path = tmp_path / "mine.sgf"
    person.answers(save_path=path)
    assert document_io.save()
    ((question, _title, suggested, kinds),) = person.asked
    assert (question, Path(suggested).name) == ("save_path", "game.sgf")
    assert "*.sgf" in kinds
    assert (document.path, document.is_modified, document_io.title) == (path, False, "mine.sgf")
    assert read_sgf_file(path).games[0].node(1).first_value("B") == "cc"


def test_a_record_that_is_saved_once_is_saved_again_without_a_question(
    document_io, document, person, tmp_path
):
    person.answers(save_path=tmp_path / "mine.sgf")
    document_io.save()
    document.play(A)
    assert document_io.save()
    assert len(person.asked) == 1
    assert nodes(tmp_path / "mine.sgf") == 2


@pytest.mark.parametrize(
    ("name", "written"), [("mine", "mine.sgf"), ("mine.sgf", "mine.sgf"), ("mine.txt", "mine.txt")]
)
def test_a_name_without_an_ending_gets_one(document_io, document, person, tmp_path, name, written):
    person.answers(save_path=tmp_path / name)
    assert document_io.save_as()
    assert document.path == tmp_path / written
    assert document.path.is_file()


def test_saving_may_be_cancelled(document_io, document, person):
    document.play(A)
    before = state(document)
    person.answers(save_path=None)
    assert not document_io.save()
    assert not document_io.save_as()
    assert state(document) == before


def test_a_file_that_nobody_touched_is_written_back_byte_for_byte(document_io, file):
    path = file(SGF + b"\r\n\t ")
    document_io.open_file(path)
    assert document_io.save()
    assert path.read_bytes() == SGF + b"\r\n\t "


def test_what_the_program_does_not_know_is_kept(document_io, document, file):
    path = file()
    document_io.open_file(path)
    document.go_to(2)
    document.play(Point(8, 8))
    document_io.save()
    assert path.read_bytes() == SGF[:-1] + b";B[ii])"


def test_all_games_of_a_file_are_saved(document_io, document, file):
    path = file(b"(;SZ[9];B[ee])(;SZ[13])")
    document_io.open_file(path)
    for game in (1, 0):
        document.go_to_game(game)
        document.play(A)
    document_io.save()
    games = read_sgf_file(path).games
    assert [len(list(tree.preorder())) for tree in games] == [3, 2]


def test_saving_under_another_name_leaves_the_first_file_alone(
    document_io, document, file, person, tmp_path
):
    path = file()
    document_io.open_file(path)
    document.play(A)
    person.answers(save_path=tmp_path / "other.sgf")
    assert document_io.save_as()
    assert person.asked[0][2] == str(path)
    assert path.read_bytes() == SGF
    assert document_io.title == "other.sgf"
    document.play(C)
    document_io.save()
    assert path.read_bytes() == SGF


def test_a_damaged_file_is_saved_under_another_name(document_io, document, file, person, tmp_path):
    path = file(DAMAGED)
    document_io.open_file(path)
    document.play(A)
    other = tmp_path / "whole.sgf"
    person.answers(save_path=other)
    assert document_io.save()
    assert person.asked[0][2] == str(tmp_path / "game-repaired.sgf")
    assert path.read_bytes() == DAMAGED
    assert read_sgf_file(other).diagnostics == ()
    document.play(C)
    assert document_io.save()
    assert len(person.asked) == 1


@pytest.mark.parametrize("overwrite", [False, True], ids=["leave it", "overwrite"])
def test_a_file_that_another_program_changed_is_not_overwritten_unasked(
    document_io, document, file, person, overwrite
):
    path = file()
    document_io.open_file(path)
    document.play(A)
    theirs = b"(;SZ[9]C[theirs])"
    path.write_bytes(theirs)
    person.answers(changed=OverwriteChoice.OVERWRITE if overwrite else OverwriteChoice.CANCEL)
    assert document_io.save() is overwrite
    assert person.asked == [("changed", "game.sgf")]
    assert (path.read_bytes() == theirs) is not overwrite
    assert document.is_modified is not overwrite


def test_a_file_that_another_program_rewrote_as_it_was_is_not_asked_about(
    document_io, document, file
):
    path = file()
    document_io.open_file(path)
    document.play(A)
    os.utime(path, (1, 1))
    assert document_io.save()


def test_a_file_that_was_deleted_is_written_again_if_the_person_wants_it(
    document_io, document, file, person
):
    path = file()
    document_io.open_file(path)
    document.play(A)
    path.unlink()
    person.answers(yes=False)
    assert not document_io.save()
    assert not path.exists()
    person.answers(yes=True)
    assert document_io.save()
    assert nodes(path) == 4
    assert "game.sgf was deleted or moved." in person.asked[0][1]


def test_a_file_that_cannot_be_written_is_told_and_nothing_counts_as_saved(
    document_io, document, person, tmp_path
):
    document.play(A)
    before = state(document)
    person.answers(save_path=tmp_path / "no such folder" / "game.sgf", elsewhere=False)
    assert not document_io.save()
    _, (question, told) = person.asked
    assert "Couldn't save" in told
    assert "no such folder" in told
    assert question == "elsewhere"
    assert state(document) == before
    assert document_io.recent_files == []


def test_what_cannot_be_written_to_its_file_can_be_saved_elsewhere_at_once(
    document_io, document, file, person, tmp_path
):
    path = file()
    path.chmod(0o444)
    document_io.open_file(path)
    document.play(A)
    before = path.read_bytes()
    person.answers(elsewhere=True, save_path=tmp_path / "mine.sgf")
    assert document_io.save()
    assert person.asked[0][1] == f"Couldn't save {path}: the file is read-only"
    assert path.read_bytes() == before
    assert document.path == tmp_path / "mine.sgf"
    assert nodes(document.path) == 4


LATIN = "(;SZ[9]CA[ISO-8859-1]PB[Jürgen])".encode("latin-1")


@pytest.mark.parametrize("agrees", [False, True], ids=["cancel", "utf-8"])
def test_a_text_that_the_charset_cannot_hold_asks_for_utf_8(
    document_io, document, file, person, agrees
):
    path = file(LATIN)
    document_io.open_file(path)
    tree = document.session.tree
    named = [*tree.properties(0), Property("PW", ("古力",))]
    document.replace_tree("Name", tree.set_properties(0, named))
    person.answers(yes=agrees)
    assert document_io.save() is agrees
    ((_, question, button),) = person.asked
    assert "can't be saved in" in question
    assert "“古”" in question
    assert button == "Save in UTF-8"
    if agrees:
        root = read_sgf_file(path).games[0].node(0)
        assert [root.first_value(ident) for ident in ("PB", "PW")] == ["Jürgen", "古力"]
        assert "古力".encode() in path.read_bytes()
    else:
        assert path.read_bytes() == LATIN


def test_the_files_opened_or_saved_last_are_remembered_the_latest_first(
    document_io, file, person, settings, tmp_path
):
    heard = Heard(document_io, "recent_changed")
    a, b = file(name="a.sgf"), file(name="b.sgf")
    for path in (a, b, a):
        document_io.open_file(path)
    assert document_io.recent_files == [a, b]
    person.answers(save_path=tmp_path / "c.sgf")
    document_io.save_as()
    assert document_io.recent_files == [tmp_path / "c.sgf", a, b]
    assert heard.count["recent_changed"] == 4
    assert settings.get(LAST_FOLDER) == str(tmp_path)


def test_no_more_than_a_dozen_files_are_remembered(document_io, file):
    paths = [file(name=f"{number}.sgf") for number in range(MAX_RECENT_FILES + 3)]
    for path in paths:
        document_io.open_file(path)
    assert document_io.recent_files == list(reversed(paths))[:MAX_RECENT_FILES]


def test_a_relative_path_is_remembered_as_an_absolute_one(document_io, file, monkeypatch, tmp_path):
    file()
    monkeypatch.chdir(tmp_path)
    document_io.open_file(Path("game.sgf"))
    assert document_io.recent_files == [tmp_path / "game.sgf"]


def test_a_recent_file_that_is_missing_is_forgotten(document_io, file, person):
    a, b = file(name="a.sgf"), file(name="b.sgf")
    document_io.open_file(a)
    document_io.open_file(b)
    a.unlink()
    heard = Heard(document_io, "recent_changed")
    document_io.open_file(a)
    assert document_io.recent_files == [b]
    assert heard.take() == {"recent_changed": 1}
    assert len(person.told) == 1


def test_a_new_game_begins_with_what_was_chosen(document_io, document):
    document.play(A)
    document_io.new_game(NewGame(Size(13, 13), 2, 0.5, "Shu]saku", "Gennan", "1846-09-11"))
    root = document.session.tree.node(0)
    values = {ident: root.values(ident) for ident in ("SZ", "HA", "KM", "PW", "DT")}
    assert values == {
        "SZ": ("13",),
        "HA": ("2",),
        "KM": ("0.5",),
        "PW": ("Gennan",),
        "DT": ("1846-09-11",),
    }
    assert root.first_value("PB") == "Shu\\]saku"
    assert len(document.session.board.stones()) == 2
    assert (document.path, document.file, document.is_modified) == (None, None, False)
    assert not document.undo_stack.canUndo()


def test_a_new_game_without_names_has_none_in_its_record(document_io, document):
    document_io.new_game(NewGame(Size(9, 9), 0, 6.5, "", "", "2024-02-29"))
    assert not document.session.tree.node(0).has_any_property("PB", "PW", "HA", "AB")


GIB = b"\\HS\n\\[GAMEBLACKNAME=Ann\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\nSTO 0 3 2 3 15\n\\GE\n"


def test_a_record_of_another_format_is_opened_and_saved_as_sgf(document_io, document, file, person):
    path = file(GIB, "game.gib")
    assert document_io.open_file(path)
    assert document.session.tree.node(0).first_value("PB") == "Ann"
    assert document_io.title == "game.gib"
    assert document_io.recent_files == [path]
    assert not document.is_modified
    document.play(A)
    person.answers(save_path=path.with_suffix(".sgf"))
    assert document_io.save()
    assert person.asked[0][2] == str(path.with_suffix(".sgf"))
    assert path.read_bytes() == GIB
    assert nodes(document.path) == 4
    assert document_io.title == "game.sgf"


def test_a_format_that_is_not_read_is_refused_with_the_reason(document_io, document, file, person):
    before = document.session.tree
    assert not document_io.open_file(file(b"no record at all", "game.bdx"))
    assert "the format is undocumented" in person.told[0]
    assert document.session.tree is before


def test_a_file_that_becomes_one_of_another_format_is_not_written_over(document_io, document, file):
    path = file()
    document_io.open_file(path)
    path.write_bytes(GIB)
    assert document_io.reload()
    assert document.path is None
    assert document.session.tree.node(0).first_value("PB") == "Ann"


def test_all_formats_that_are_read_are_offered(monkeypatch, document_io):
    offered = []
    monkeypatch.undo()
    monkeypatch.setattr(QDialog, "exec", lambda dialog: offered.append(dialog.nameFilters()) or 0)
    document_io.open_with_dialog()
    together, *kinds = offered[0]
    for ending in ("*.sgf", "*.SGF", "*.gib", "*.ngf", "*.ugf", "*.ugi", "*.txt"):
        assert ending in together
    assert kinds[-1] == "All files (*)"
