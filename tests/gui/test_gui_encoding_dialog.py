from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from goboard_gui.files.sgf.decoding import decode
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.files import encoding_dialog
from goboard_gui.gui.files.encoding_dialog import ENCODINGS, EncodingDialog
from goboard_gui.gui.widgets.dialogs import UnsavedChoice
from tests.cases import for_each
from tests.examples import every

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

TEXTS = {
    "utf-8": ("柯潔", "白の中押し勝ち"),
    "utf-16-le": ("柯潔", "白の中押し勝ち"),
    "utf-16-be": ("柯潔", "白の中押し勝ち"),
    "gbk": ("柯洁", "白中盘胜，功夫"),
    "big5": ("張栩", "許功蓋先手"),
    "shift_jis": ("本因坊", "表能ソ十九路"),
    "euc_jp": ("本因坊", "白の中押し勝ち"),
    "iso2022_jp": ("本因坊", "白の中押し勝ち"),
    "euc_kr": ("이세돌", "백 불계승"),
    "johab": ("이세돌", "백 불계승"),
    "cp1251": ("Динерштейн", "Белые сдались"),
    "koi8-r": ("Динерштейн", "Белые сдались"),
    "koi8-u": ("Кравець", "Біла їжа"),
    "iso8859-5": ("Динерштейн", "Белые сдались"),
    "cp866": ("Динерштейн", "Белые сдались"),
    "iso8859-1": ("Jürgen", "Très joué"),
    "iso8859-15": ("Jürgen", "Prix: 5€"),
    "mac-roman": ("Jürgen", "Très joué"),
    "cp1250": ("Dvořák", "Černý vzdal"),
    "iso8859-2": ("Dvořák", "Černý vzdal"),
    "cp1253": ("Γιώργος", "Καλή κίνηση"),
    "cp1254": ("Yılmaz", "İyi hamle, ağır"),
    "cp1257": ("Jānis", "Labs gājiens"),
    "cp874": ("สมชาย", "เดินดี"),
    "cp1258": ("Đông", "Đi hay, thưa ông"),
}


def record(name: str, comment: str, encoding: str) -> bytes:
    texts = f"GN[{name}]EV[{comment}]PC[{name}]C[{comment}]"
    return f"(;GM[1]SZ[9]PB[{name}]{texts};B[ee]C[{comment} 1];W[cc])".encode(encoding)


KOREAN = record("이세돌", "백 불계승", "cp949")


@pytest.fixture
def choosing(qtbot):
    def begin(data: bytes, *used: str) -> EncodingDialog:
        dialog = EncodingDialog(data, used)
        qtbot.addWidget(dialog)
        return dialog

    return begin


def rows(dialog: EncodingDialog) -> dict[str, list[str]]:
    items = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    return {
        item.data(1, Qt.ItemDataRole.UserRole): [item.text(column) for column in range(3)]
        for item in items
    }


def choose(dialog: EncodingDialog, encoding: str) -> None:
    dialog.list.setCurrentItem(dialog.list.topLevelItem(list(rows(dialog)).index(encoding)))


def test_every_encoding_of_the_list_is_tried_here():
    assert list(TEXTS) == [encoding for group in ENCODINGS.values() for encoding, _ in group]


@for_each("encoding", TEXTS)
def test_the_preview_shows_what_the_file_says_in_the_selected_encoding(choosing, encoding):
    name, comment = TEXTS[encoding]
    dialog = choosing(record(name, comment, encoding), "utf-8")
    choose(dialog, encoding)
    told = dialog.preview.toPlainText()
    for line in (f"Black: {name}", f"Game: {name}", f"Event: {comment}", f"Place: {name}"):
        assert line in told.splitlines()
    assert told.endswith(f"{comment}\n\n{comment} 1")
    assert dialog.result_label.text() == "The whole file is valid in this encoding."
    assert dialog.selected_encoding == encoding
    assert rows(dialog)[encoding][2] != "invalid for this file"


@for_each("encoding", [name for name in TEXTS if not name.startswith("utf-16")])
def test_the_encoding_in_use_is_marked_and_selected(choosing, encoding):
    data = record(*TEXTS[encoding], encoding)
    dialog = choosing(data, decode(data, encoding).encoding)
    assert [key for key, row in rows(dialog).items() if row[2] == "currently used"] == [encoding]
    assert dialog.selected_encoding == encoding


def test_an_encoding_in_use_that_is_not_in_the_list_is_added(choosing):
    dialog = choosing("(;PB[א])".encode("cp1255"), "cp1255")
    assert rows(dialog)["cp1255"] == ["", "CP1255", "currently used"]
    assert dialog.selected_encoding == "cp1255"


def test_all_encodings_in_use_are_marked_and_the_first_is_selected(choosing):
    dialog = choosing(KOREAN, "cp949", "utf-8")
    assert [key for key, row in rows(dialog).items() if row[2] == "currently used"] == [
        "utf-8",
        "euc_kr",
    ]
    assert dialog.selected_encoding == "euc_kr"


def test_the_players_of_the_next_games_are_shown(choosing):
    games = KOREAN + record("柯潔", "x", "utf-8") + record("이세돌", "x", "utf-8")
    dialog = choosing(games, "cp949", "utf-8")
    assert "\n\nGame 2: 柯潔\n\nGame 3: 이세돌" not in dialog.preview.toPlainText()
    assert dialog.result_label.text().endswith(" All games will be read in this encoding.")
    choose(dialog, "utf-8")
    assert dialog.preview.toPlainText().endswith("\n\nGame 2: 柯潔\n\nGame 3: 이세돌")
    assert "All games" not in choosing(KOREAN, "cp949").result_label.text()


def test_bytes_that_are_no_text_in_an_encoding_are_shown_as_such(choosing):
    dialog = choosing(b"(;SZ[9]PB[J\xfcrgen]C[\xe9t\xe9])", "cp1252")
    choose(dialog, "utf-8")
    assert dialog.preview.toPlainText() == "Black: J⟨FC⟩rgen\n\n⟨E9⟩t⟨E9⟩"
    assert dialog.result_label.text().endswith(": 3")
    assert rows(dialog)["utf-8"][2] == "invalid for this file"
    assert rows(dialog)["iso8859-1"][2] == "currently used"


def test_an_encoding_in_which_there_is_no_game_cannot_be_chosen(choosing):
    dialog = choosing(KOREAN, "cp949")
    assert dialog.ok_button.isEnabled()
    choose(dialog, "utf-16-le")
    assert not dialog.ok_button.isEnabled()
    assert dialog.preview.toPlainText() == ""
    assert "No game" in dialog.result_label.text()
    choose(dialog, "gbk")
    assert dialog.ok_button.isEnabled()


def test_a_file_without_texts_says_so(choosing):
    dialog = choosing(b"(;SZ[9];B[ee])", "utf-8")
    assert "No text" in dialog.preview.toPlainText()


def test_texts_are_never_read_as_markup(choosing):
    dialog = choosing(b"(;PB[<b>x</b><img src=file:///etc/passwd>])", "utf-8")
    assert dialog.preview.toPlainText() == "Black: <b>x</b><img src=file:///etc/passwd>"


@pytest.fixture
def answer(monkeypatch):
    """Return what lets the person choose an encoding, or none, when asked for one."""

    def let(encoding: str | None) -> None:
        def run(dialog: EncodingDialog) -> int:
            if encoding is not None:
                choose(dialog, encoding)
            dialog.deleteLater()
            return int(QDialog.DialogCode.Rejected if encoding is None else 1)

        monkeypatch.setattr(encoding_dialog.dialogs, "run_modal", run)

    return let


@pytest.fixture
def korean(files_desk, tmp_path):
    """Return a desk with a Korean file read as Cyrillic, at its last move."""
    path = tmp_path / "game.sgf"
    path.write_bytes(KOREAN)
    files_desk.document_io.open_file(path)
    files_desk.document_io.reopen("cp1251")
    files_desk.document.go_to(2)
    assert black(files_desk) != "이세돌"
    return files_desk


def black(desk) -> str:
    return str(desk.document.session.tree.node(0).first_value("PB"))


def command(desk) -> QAction:
    return desk.actions[Command.REOPEN_ENCODING]


def test_only_a_file_is_reopened(files_desk, tmp_path):
    assert not command(files_desk).isEnabled()
    path = tmp_path / "game.sgf"
    path.write_bytes(KOREAN)
    files_desk.document_io.open_file(path)
    assert command(files_desk).isEnabled()


def test_a_file_read_in_a_wrong_encoding_is_read_in_the_right_one(korean, answer):
    document = korean.document
    path = document.path
    answer("euc_kr")
    command(korean).trigger()
    assert black(korean) == "이세돌"
    assert document.session.cursor == 2
    assert (document.path, document.is_modified) == (path, False)
    assert path.read_bytes() == KOREAN


@for_each("encoding", every([key for key in TEXTS if not key.startswith("utf-16")], 3))
def test_a_wrong_choice_changes_no_byte_on_the_disk_even_when_saved(korean, answer, encoding):
    path = korean.document.path
    assert korean.document_io.open_file(path)
    answer(encoding)
    command(korean).trigger()
    assert path.read_bytes() == KOREAN
    if not korean.document.file.is_damaged:
        assert korean.document_io.save()
    assert path.read_bytes() == KOREAN


def test_who_cancels_goes_on_as_before(korean, answer):
    before = korean.document.file, black(korean)
    answer(None)
    command(korean).trigger()
    assert (korean.document.file, black(korean)) == before


@pytest.mark.parametrize("leaves", [False, True])
def test_edits_are_asked_about_before_a_file_is_reopened(korean, answer, person, leaves):
    korean.document.remove_node()
    person.answers(unsaved=UnsavedChoice.DISCARD if leaves else UnsavedChoice.CANCEL)
    answer("euc_kr")
    command(korean).trigger()
    assert person.asked == [("unsaved", "game.sgf")]
    assert (black(korean) == "이세돌") is leaves
    assert korean.document.is_modified is not leaves
    assert korean.document.session.cursor == 1


def test_an_edit_after_reopening_is_saved_in_the_chosen_encoding(korean, answer):
    answer("euc_kr")
    command(korean).trigger()
    korean.document.set_comment("백 승")
    assert korean.document_io.save()
    data = korean.document.path.read_bytes()
    assert "CA[EUC-KR]" in data.decode("cp949")
    assert "C[백 승]" in data.decode("cp949")
