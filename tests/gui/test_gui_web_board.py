from __future__ import annotations

import pytest
from PySide6.QtGui import QDesktopServices

from goboard_gui.diagram.web_board.texts import ENGLISH_TEXTS
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.printing.web_board_texts import TEMPLATES, translated_web_texts
from tests.diagram.web_board_cases import OpenedPage

GAMES = b"(;SZ[9]PB[Anna]PW[Karl];B[ee];W[cc])(;SZ[9]AB[aa]AW[ba];B[ab])"


@pytest.fixture
def opened(window, tmp_path):
    """Return a function that opens the games of an SGF text in the window."""

    def run(text: bytes) -> None:
        file = read_sgf(text)
        window.document.open_games(file.games, None, tmp_path / "club.sgf")

    return run


def export(window):
    window.commands[Command.EXPORT_WEB_BOARD].trigger()


def test_the_words_of_pages_are_those_that_are_translated():
    assert translated_web_texts() == ENGLISH_TEXTS
    views = {field for field in ENGLISH_TEXTS._fields if field.startswith("view_")}
    assert TEMPLATES.keys() | views == set(ENGLISH_TEXTS._fields)


def test_the_current_game_becomes_a_page_that_can_be_opened(window, person, tmp_path, monkeypatch):
    shown = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()) or True
    )
    window.document.play(Point(2, 2))
    path = tmp_path / "page.html"
    person.answers(save_path=path)
    export(window)
    found = OpenedPage(path.read_text(encoding="utf-8"))
    assert len(found.data["nodes"]) == 2
    assert found.data["start"] == 1
    assert window.message_strip.confirmation == f"Saved: page.html in {tmp_path}"
    (button,) = window.message_strip.notice_line.buttons
    button.click()
    assert shown == [str(path)]


def test_the_page_is_named_after_the_record_and_lies_beside_it(window, opened, person, tmp_path):
    opened(b"(;SZ[9])")
    person.answers(save_path=tmp_path / "without ending")
    export(window)
    assert person.asked[0][2] == str(tmp_path / "club.html")
    assert (tmp_path / "without ending.html").exists()


def test_all_games_of_a_file_go_into_a_folder(window, opened, person, tmp_path, qtbot):
    opened(GAMES)
    person.answers(all_games=True, folder=tmp_path / "site")
    (tmp_path / "site").mkdir()
    export(window)
    expected = f"Saved: index.html in {tmp_path / 'site'}"
    qtbot.waitUntil(lambda: window.message_strip.confirmation == expected)
    names = sorted(path.name for path in (tmp_path / "site").iterdir())
    assert names == ["001.html", "002.html", "index.html"]
    assert "problem" in OpenedPage((tmp_path / "site" / "002.html").read_text()).data
    assert OpenedPage((tmp_path / "site" / "index.html").read_text()).text_in("h1") == "club"


def test_one_game_of_several_can_be_chosen(window, opened, person, tmp_path):
    opened(GAMES)
    person.answers(all_games=False, save_path=tmp_path / "page.html")
    export(window)
    assert OpenedPage((tmp_path / "page.html").read_text()).text_in("h1") == "Anna – Karl"


def test_an_export_may_be_cancelled(window, opened, person, tmp_path):
    opened(GAMES)
    person.answers(all_games=None)
    export(window)
    person.answers(all_games=True, folder=None)
    export(window)
    person.answers(all_games=False, save_path=None)
    export(window)
    assert list(tmp_path.iterdir()) == []


def test_pages_in_a_folder_are_replaced_only_after_confirmation(window, opened, person, tmp_path):
    opened(GAMES)
    (tmp_path / "index.html").write_text("old")
    person.answers(all_games=True, folder=tmp_path, yes=False)
    export(window)
    assert person.asked[-1][:2] == (
        "yes",
        f"“{tmp_path.name}” already contains web boards. Replace them?",
    )
    assert (tmp_path / "index.html").read_text() == "old"
    assert not (tmp_path / "001.html").exists()


def test_boards_of_other_shapes_are_refused(window, opened, person):
    opened(b"(;GM[q5go-1]TO[3]SZ[9])")
    export(window)
    assert person.told == ["Couldn't export: web boards show only rectangular boards."]
