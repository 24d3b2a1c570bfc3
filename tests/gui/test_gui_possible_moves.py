"""Comments that may contain moves: the message, and what its buttons do to document and file."""

from __future__ import annotations

from goboard_gui.files.sgf.possible_moves import CommentInterpretation
from goboard_gui.gui.core.settings import LAST_FOLDER
from goboard_gui.gui.widgets import dialogs
from tests.files.sgf_cases import moves

QUOTED = b"(;SZ[9];B[aa];W[bb]C[a;B[cc];B[dd])"
DAMAGED = b"(;SZ[9];B[aa];W[bb]C[a;B[cc];W[dd])"
MAY = "Line 1, column 23: This comment may contain a move (missing ]?)"


def opened(desk, tmp_path, data: bytes):
    path = tmp_path / "game.sgf"
    path.write_bytes(data)
    assert desk.document_io.open_file(path)
    return path


def played(desk) -> str:
    return " ".join("".join(move) for move in moves(desk.document.session.tree))


def offered(desk) -> list[str]:
    return [button.text() for button in desk.strip.buttons]


def test_a_quoted_move_stays_a_comment_and_is_read_as_a_move_when_asked(files_desk, tmp_path):
    path = opened(files_desk, tmp_path, QUOTED)
    assert (files_desk.strip.text, offered(files_desk)) == (MAY, ["Read as Moves"])
    assert played(files_desk) == "Baa Wbb Bdd"
    files_desk.document.go_to(2)
    files_desk.strip.first_button.click()
    assert played(files_desk) == "Baa Wbb Bcc Bdd"
    assert files_desk.document.session.cursor == 2
    assert (files_desk.strip.text, offered(files_desk)) == (
        f"{MAY}; that part was read as a move",
        ["Read as Comment"],
    )
    files_desk.strip.first_button.click()
    assert played(files_desk) == "Baa Wbb Bdd"
    assert (files_desk.strip.text, offered(files_desk)) == (MAY, ["Read as Moves"])
    assert path.read_bytes() == QUOTED


def test_neither_choice_is_an_edit_and_an_untouched_file_is_saved_as_it_is(files_desk, tmp_path):
    path = opened(files_desk, tmp_path, QUOTED)
    for _ in range(2):
        files_desk.strip.first_button.click()
        assert not files_desk.document.is_modified
        assert files_desk.document.undo_stack.count() == 0
    assert files_desk.document_io.save()
    assert path.read_bytes() == QUOTED


def test_a_damaged_move_is_played_and_stays_a_comment_when_asked(files_desk, tmp_path):
    path = opened(files_desk, tmp_path, DAMAGED)
    assert files_desk.strip.text == f"{MAY}; that part was read as a move"
    assert played(files_desk) == "Baa Wbb Bcc Wdd"
    files_desk.strip.first_button.click()
    assert played(files_desk) == "Baa Wbb Wdd"
    files_desk.document.go_to(3)
    files_desk.document.play(None)
    assert files_desk.document_io.save()
    assert path.read_bytes() == DAMAGED.replace(b"B[cc", b"B\\[cc")[:-1] + b";B[])"
    assert files_desk.strip.text == ""


def test_edits_are_asked_about_before_the_file_is_read_again(files_desk, tmp_path, person):
    opened(files_desk, tmp_path, QUOTED)
    files_desk.document.go_to(3)
    files_desk.document.play(None)
    person.answers(unsaved=dialogs.UnsavedChoice.CANCEL)
    files_desk.strip.first_button.click()
    assert played(files_desk) == "Baa Wbb Bdd W"
    assert files_desk.document.is_modified
    assert offered(files_desk) == ["Read as Moves"]
    person.answers(unsaved=dialogs.UnsavedChoice.DISCARD)
    files_desk.strip.first_button.click()
    assert played(files_desk) == "Baa Wbb Bcc Bdd"
    assert not files_desk.document.is_modified


def test_edits_that_are_saved_first_are_there_when_the_file_is_read_again(
    files_desk, tmp_path, person
):
    path = opened(files_desk, tmp_path, QUOTED)
    files_desk.document.go_to(3)
    files_desk.document.play(None)
    person.answers(unsaved=dialogs.UnsavedChoice.SAVE)
    files_desk.strip.first_button.click()
    assert path.read_bytes() == QUOTED[:-1] + b";W[])"
    assert played(files_desk) == "Baa Wbb Bcc Bdd W"


def test_what_was_chosen_holds_when_the_file_is_reloaded(files_desk, tmp_path):
    path = opened(files_desk, tmp_path, QUOTED)
    files_desk.strip.first_button.click()
    path.write_bytes(QUOTED.replace(b"dd", b"ee"))
    assert files_desk.document_io.reload_file()
    assert played(files_desk) == "Baa Wbb Bcc Bee"
    assert files_desk.document.file.reading is CommentInterpretation.AS_MOVES


def test_moves_that_were_read_from_a_comment_are_saved_under_another_name(
    files_desk, tmp_path, person, settings
):
    path = opened(files_desk, tmp_path, DAMAGED)
    files_desk.document.go_to(4)
    files_desk.document.play(None)
    person.answers(save_path=tmp_path / "other.sgf")
    assert files_desk.document_io.save()
    assert path.read_bytes() == DAMAGED
    assert b"C[a];B[cc];W[dd];B[]" in (tmp_path / "other.sgf").read_bytes()
    assert settings.get(LAST_FOLDER) == str(tmp_path)


def test_other_damage_is_told_as_before_and_the_choice_is_offered_with_it(files_desk, tmp_path):
    opened(files_desk, tmp_path, QUOTED.replace(b"B[aa]", b"B[aa] x"))
    assert files_desk.strip.text.startswith(
        "The file is damaged; errors were repaired while it was opened: "
    )
    assert offered(files_desk) == ["Read as Moves", "1 more…"]
