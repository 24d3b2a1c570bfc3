"""The message about a guessed encoding, its menu, and what is remembered."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from goboard_gui.files.encoding import EncodingSource
from goboard_gui.go import Point
from goboard_gui.gui.board.message_strip import MessageStrip
from goboard_gui.gui.core.remembered_encodings import (
    FILE_ENCODINGS,
    FOLDER_ENCODINGS,
    remember_encoding,
    remember_folder_encoding,
    remembered_encodings,
)
from goboard_gui.gui.files.encoding_message import EncodingMessage
from goboard_gui.gui.widgets.dialogs import UnsavedChoice
from goboard_gui.gui.window.main_window import MainWindow
from tests.cases import for_each

TEXT = "(;SZ[9]PB[张小明]PW[李&大为];B[ee])"
GBK = TEXT.encode("gbk")
GIB = (
    "\\HS\r\n\\[GAMEBLACKNAME=홍길동 (3단)\\]\r\n\\[GAMEWHITENAME=김철수 (3단)\\]\r\n\\HE\r\n"
    "\\GS\r\nSTO 0 2 1 15 3\r\n\\GE\r\n"
).encode("cp949")


@pytest.fixture
def desk(files_desk):
    return files_desk


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(GBK)
    return path


def opened(desk, path):
    assert desk.document_io.open_file(path)
    return desk


def menu_of(desk):
    message = desk.window.findChild(EncodingMessage)
    return message.menu(desk.document_io.opening_report.guess)


def texts(menu) -> list[str]:
    return [action.text() for action in menu.actions() if action.text()]


def black(desk) -> str:
    return desk.document.session.tree.node(0).first_value("PB")


def test_an_uncertain_guess_is_shown_until_another_file_is_opened(desk, path, tmp_path):
    opened(desk, path)
    assert desk.strip.text == "Guessed encoding: GBK"
    assert [button.text() for button in desk.strip.buttons] == ["Change…"]
    certain = tmp_path / "utf8.sgf"
    certain.write_text(TEXT, "utf-8")
    opened(desk, certain)
    assert not desk.strip.has_message


def test_a_guess_made_before_the_window_was_whole_is_shown(qtbot, settings, path):
    window = MainWindow(settings, whole=False)
    qtbot.addWidget(window)
    assert window.document_io.open_file(path)
    window.create_contents()
    window.notify_record_changed()
    assert window.findChild(MessageStrip).text == "Guessed encoding: GBK"


@pytest.mark.parametrize(
    "data",
    [TEXT.encode(), TEXT.encode("utf-16"), b"(;CA[GBK]" + GBK[2:], b"(;SZ[9];B[ee])"],
    ids=["UTF-8", "marked", "stated", "ASCII"],
)
def test_nothing_is_shown_for_an_encoding_that_is_stated(desk, tmp_path, data):
    (tmp_path / "game.sgf").write_bytes(data)
    assert not opened(desk, tmp_path / "game.sgf").strip.has_message


def test_the_menu_has_up_to_four_candidates_with_the_players_in_each(desk, path):
    menu = menu_of(opened(desk, path))
    *candidates, folder, other = texts(menu)
    assert candidates[0] == "GBK: 张小明 – 李&&大为"
    assert 2 <= len(candidates) <= 4
    assert len(set(candidates)) == len(candidates)
    assert [action.isChecked() for action in menu.actions()[:2]] == [True, False]
    assert (folder, other) == ("&Use for This Folder", "&Other Encoding…")


def test_a_menu_shows_another_text_if_the_names_are_ascii(desk, tmp_path):
    (tmp_path / "a.sgf").write_bytes("(;SZ[9]PB[A]PW[B];B[ee]C[黑棋\n胜])".encode("gbk"))
    assert texts(menu_of(opened(desk, tmp_path / "a.sgf")))[0] == "GBK: 黑棋 胜"


def test_the_button_opens_the_menu(desk, path):
    opened(desk, path).strip.first_button.click()
    popup = QApplication.activePopupWidget()
    assert texts(popup)[0].startswith("GBK: ")
    popup.close()


def test_choosing_an_encoding_is_no_edit_and_changes_nothing_on_disk(desk, path):
    opened(desk, path)
    desk.document.go_to(1)
    menu_of(desk).actions()[1].trigger()
    document = desk.document
    assert black(desk) != "张小明"
    assert document.session.cursor == 1
    assert document.file.source.decoded.encoding_source is EncodingSource.CHOSEN
    assert (document.is_modified, document.undo_stack.count()) == (False, 0)
    assert not desk.strip.has_message
    assert path.read_bytes() == GBK


def test_a_chosen_encoding_is_remembered_for_the_file(desk, path, settings):
    menu_of(opened(desk, path)).actions()[1].trigger()
    chosen = desk.document.file.source.encoding
    desk.document_io.open_file(path)
    decoded = desk.document.file.source.decoded
    assert (decoded.encoding, decoded.encoding_source) == (chosen, EncodingSource.REMEMBERED)
    assert not desk.strip.has_message
    assert desk.document_io.reload()
    assert desk.document.file.source.encoding == chosen
    assert remembered_encodings(settings, path) == (chosen,)


def test_choosing_the_guess_confirms_it(desk, path):
    menu_of(opened(desk, path)).actions()[0].trigger()
    assert (black(desk), desk.strip.has_message) == ("张小明", False)
    assert desk.strip.notice == "Encoding of game.sgf: GBK"
    desk.document_io.open_file(path)
    assert not desk.strip.has_message


def test_unsaved_changes_are_asked_about_before_the_file_is_read_again(
    desk, path, person, settings
):
    opened(desk, path)
    desk.document.play(Point(2, 2))
    person.answers(unsaved=UnsavedChoice.CANCEL)
    menu_of(desk).actions()[1].trigger()
    assert (black(desk), desk.document.is_modified) == ("张小明", True)
    assert settings.get(FILE_ENCODINGS) == []
    person.answers(unsaved=UnsavedChoice.DISCARD)
    menu_of(desk).actions()[1].trigger()
    assert (black(desk) == "张小明", desk.document.is_modified) == (False, False)


@pytest.mark.parametrize("by_notice", [False, True], ids=["in the menu", "afterwards"])
def test_an_encoding_can_be_used_for_the_folder(desk, path, tmp_path, by_notice):
    other = tmp_path / "other.sgf"
    other.write_bytes("(;SZ[9]PB[王伟]PW[刘芳])".encode("gbk"))
    menu = menu_of(opened(desk, path))
    if by_notice:
        menu.actions()[0].trigger()
        (button,) = desk.strip.notice_line.buttons
        assert button.text() == "Use for This Folder"
        button.click()
    else:
        next(it for it in menu.actions() if "Folder" in it.text()).trigger()
    assert tmp_path.name in desk.strip.notice
    assert not desk.strip.has_message
    opened(desk, other)
    assert desk.document.file.source.decoded.encoding_source is EncodingSource.REMEMBERED
    assert not desk.strip.has_message


def test_the_encoding_of_a_folder_replaces_nothing_that_is_stated(desk, tmp_path, settings):
    remember_folder_encoding(settings, tmp_path, "koi8-r")
    (tmp_path / "a.sgf").write_text(TEXT, "utf-8")
    opened(desk, tmp_path / "a.sgf")
    assert (black(desk), desk.document.file.source.encoding) == ("张小明", "utf-8")


def test_other_encodings_are_chosen_in_the_dialog(desk, path, monkeypatch):
    requested = []
    desk.document_io.encodings_requested.disconnect()
    desk.document_io.encodings_requested.connect(lambda: requested.append(True))
    next(it for it in menu_of(opened(desk, path)).actions() if "Other" in it.text()).trigger()
    assert requested == [True]


def test_the_choice_in_the_dialog_is_remembered_too(desk, path, settings):
    opened(desk, path).document_io.reopen("euc_jp")
    assert remembered_encodings(settings, path) == ("euc_jp",)


def test_an_imported_file_offers_its_candidates_too(desk, tmp_path):
    path = tmp_path / "game.gib"
    path.write_bytes(GIB)
    opened(desk, path)
    assert (black(desk), desk.strip.text) == ("홍길동", "Guessed encoding: EUC-KR")
    menu = menu_of(desk)
    assert texts(menu)[0] == "EUC-KR: 홍길동 – 김철수"
    assert "&Other Encoding…" not in texts(menu)
    menu.actions()[1].trigger()
    assert black(desk) != "홍길동"
    assert (desk.document.path, desk.document.is_modified) == (None, False)
    assert desk.document_io.saver.imported_file == path
    desk.document_io.open_file(path)
    assert black(desk) != "홍길동"
    assert not desk.strip.has_message


def test_edits_after_a_choice_are_saved_in_the_chosen_encoding_and_state_it(desk, path):
    menu_of(opened(desk, path)).actions()[0].trigger()
    desk.document_io.open_file(path)
    desk.document.go_to(1)
    desk.document.set_comment("好")
    assert desk.document_io.save()
    assert desk.document_io.saver.wait_until_saved()
    assert path.read_bytes() == "(;CA[GBK]SZ[9]PB[张小明]PW[李&大为];B[ee]C[好])".encode("gbk")


def test_a_version_on_disk_is_compared_in_the_encoding_of_the_window(
    desk, path, person, monkeypatch
):
    opened(desk, path).document_io.reopen("euc_kr")
    path.write_bytes(GBK.replace(b"B[ee]", b"B[ef]"))
    found = []
    monkeypatch.setattr(desk.files, "_choose_version", found.append)
    desk.files.compare_disk()
    (result,) = found
    assert result.value.theirs.source.encoding == desk.document.file.source.encoding == "cp949"


def test_the_newest_choices_are_kept(settings, tmp_path, monkeypatch):
    monkeypatch.setattr("goboard_gui.gui.core.remembered_encodings._MAX_ENTRIES", 3)
    for number in range(5):
        remember_encoding(settings, tmp_path / f"{number} a.sgf", "gbk")
    remember_encoding(settings, tmp_path / "3 a.sgf", "big5")
    assert settings.get(FILE_ENCODINGS) == [
        f"big5 {tmp_path}/3 a.sgf",
        f"gbk {tmp_path}/4 a.sgf",
        f"gbk {tmp_path}/2 a.sgf",
    ]
    assert settings.get(FOLDER_ENCODINGS) == []


def test_a_file_name_that_is_not_utf8_is_remembered(settings, tmp_path):
    path = tmp_path / "\udcff.sgf"
    remember_encoding(settings, path, "gbk")
    settings.sync()
    assert remembered_encodings(settings, path) == ("gbk",)
    assert remembered_encodings(settings, tmp_path / "other.sgf") == ()


def test_a_remembered_encoding_is_used_wherever_the_window_reads_the_file(desk, path, settings):
    remember_encoding(settings, path, "euc_jp")
    copy = path.with_name("copy.sgf")
    copy.write_bytes(GBK)
    names = black(opened(desk, path))
    assert names == GBK.decode("euc_jp", "replace")[10:].partition("]")[0]
    desk.document_io.open_copy(copy, lambda _games: None)
    assert (black(desk), desk.strip.has_message) == (names, False)


JOINED = b"(;CA[GBK]" + GBK[2:] + b"\n(;CA[UTF-8]" + TEXT.encode()[2:]


def test_games_in_several_encodings_are_announced_until_one_is_chosen_for_all(desk, tmp_path):
    path = tmp_path / "games.sgf"
    path.write_bytes(JOINED)
    opened(desk, path)
    assert [tree.node(0).first_value("PB") for tree in desk.document.games] == ["张小明"] * 2
    assert desk.strip.text == "Games in several encodings: GBK (1 game), UTF-8 (1 game)"
    assert [button.text() for button in desk.strip.buttons] == ["Change…"]
    requested = []
    desk.document_io.encodings_requested.disconnect()
    desk.document_io.encodings_requested.connect(lambda: requested.append(True))
    desk.strip.first_button.click()
    assert requested == [True]
    desk.document_io.reopen("gbk")
    assert not desk.document.file.source.is_mixed
    assert "several" not in desk.strip.text


def test_an_edit_in_one_of_several_encodings_changes_no_other_game(desk, tmp_path):
    path = tmp_path / "games.sgf"
    path.write_bytes(JOINED)
    opened(desk, path)
    desk.document.go_to(1)
    desk.document.set_comment("好")
    assert desk.document_io.save()
    assert desk.document_io.saver.wait_until_saved()
    assert path.read_bytes() == JOINED.replace(b"B[ee])\n", "B[ee]C[好])\n".encode("gbk"))


def test_all_games_are_saved_in_utf8_if_the_encoding_of_one_lacks_a_letter(desk, tmp_path, person):
    path = tmp_path / "games.sgf"
    path.write_bytes(JOINED)
    opened(desk, path)
    desk.document.go_to(1)
    desk.document.set_comment("😀")
    person.answers(yes=True)
    assert desk.document_io.save()
    assert desk.document_io.saver.wait_until_saved()
    ((_, question, button),) = person.asked
    assert "“😀” in C can't be saved in GBK" in question
    assert button == "Save in UTF-8"
    expected = JOINED.splitlines()[1].decode()
    written = path.read_text("utf-8").splitlines()
    assert written == [expected.replace("B[ee]", "B[ee]C[😀]"), expected]


WRONGLY_DECLARED = {
    "UTF-8 under an old name": (
        "(;CA[GB2312]SZ[9]PB[张小明]PW[李大为];B[ee])".encode(),
        "The declared encoding GB2312 is wrong; read as UTF-8",
    ),
    "a name that nobody knows": (
        "(;CA[martian]SZ[9]PB[张小明]PW[李大为];B[ee])".encode(),
        "The declared encoding martian is unknown; read as UTF-8",
    ),
    "an old name in a later game": (
        "(;CA[UTF-8]SZ[9]PB[张小明])(;CA[GB2312]SZ[9]PB[李大为])".encode(),
        "Game 2: the declared encoding GB2312 is wrong; read as UTF-8",
    ),
    "damage besides": (
        "(;CA[GB2312]SZ[9]PB[张小明]PW[李大为];B[ee];W[c".encode(),
        "The file is damaged; errors were repaired while it was opened: line 1, column ",
    ),
    "a damaged letter": (
        b"(;CA[UTF-8]SZ[9]PB[\xff]PW[" + "张小明".encode() + b"];B[ee])",
        "The file is damaged; errors were repaired while it was opened: line 1, column ",
    ),
    "an import": (
        "\n".join(("[Header]", "Lang=martian", "Size=9", "[Data]", "FE,B1,1,0")).encode(),
        "The declared encoding martian is wrong; read as UTF-8",
    ),
}


@for_each("name", WRONGLY_DECLARED)
def test_a_wrong_declaration_is_not_called_damage(desk, tmp_path, name):
    data, message = WRONGLY_DECLARED[name]
    path = tmp_path / "game.sgf"
    path.write_bytes(data)
    opened(desk, path)
    assert desk.strip.text.startswith(message)
