"""What people do, done with the pointer and the keys of the X server in a real window."""

from __future__ import annotations

import shutil

import pytest

from goboard_gui.files.sgf.reading import read_sgf_file
from goboard_gui.go import Colour, IllegalReason, Point, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import SPOTLIGHT
from goboard_gui.gui.printing.print_window import PrintWindow
from goboard_gui.gui.widgets import dialogs
from goboard_gui.record import Session

from .hands import click, click_at, hold, point_at, press, release, type_text

pytestmark = pytest.mark.skipif(not shutil.which("xdotool"), reason="xdotool is not installed")


@pytest.fixture
def play(window, qtbot):
    """Click moves in, one after another, each seen in the record before the next."""

    def play(*places: tuple[int, int]) -> None:
        for column, row in places:
            before = window.document.session.step.number
            click(window, Point(column, row))
            qtbot.waitUntil(lambda n=before: window.document.session.step.number == n + 1)

    return play


def test_a_game_is_clicked_in_with_a_capture_a_ko_and_a_refused_suicide(window, qtbot, play):
    # . X O X        Black takes (2, 0) with the stone at (3, 0).
    # . . X .
    play((1, 0), (2, 0), (2, 1), (8, 8), (3, 0))
    session = window.document.session
    assert session.board[Point(2, 0)] is None
    assert session.step.prisoners.black == 1

    click(window, Point(2, 0))  # White's suicide between three black stones
    message = window.message_strip
    qtbot.waitUntil(lambda: message.has_message)
    assert "would be suicide" in message.text
    assert session.step.number == 5

    click_at(message.first_button.mapToGlobal(message.first_button.rect().center()))
    qtbot.waitUntil(lambda: session.step.number == 6)
    assert session.step.illegal is IllegalReason.SUICIDE
    press("ctrl+z")
    qtbot.waitUntil(lambda: window.document.session.step.number == 5)


def test_a_ko_is_not_taken_back_at_once(window, qtbot, play):
    # . X O .        White takes (2, 1) with a stone at (1, 1).
    # X . X O
    # . X O .
    play((1, 0), (2, 0), (0, 1), (3, 1), (1, 2), (2, 2), (2, 1), (1, 1))
    session = window.document.session
    assert session.step.captured == (Point(2, 1),)
    click(window, Point(2, 1))
    qtbot.waitUntil(lambda: window.message_strip.has_message)
    assert "Ko" in window.message_strip.text
    press("Escape")
    qtbot.waitUntil(lambda: not window.message_strip.has_message)


def test_keys_and_wheel_go_through_the_moves(window, qtbot, play):
    play((2, 2), (6, 6), (2, 6), (6, 2))

    def number() -> int:
        return window.document.session.step.number

    for key, reached in (("Left", 3), ("Home", 0), ("Right", 1), ("End", 4)):
        press(key)
        qtbot.waitUntil(lambda reached=reached: number() == reached)
    click(window, Point(4, 4), button=4)  # the wheel, turned up
    qtbot.waitUntil(lambda: number() == 3)
    click(window, Point(4, 4), button=5)
    qtbot.waitUntil(lambda: number() == 4)


def test_a_held_key_goes_on_and_stops_when_it_is_let_go(window, qtbot):
    for row in range(9):
        for column in (0, 2, 4):
            window.document.play(Point(column, row))
    session = window.document.session
    last = session.step.number
    hold("Left")
    try:
        qtbot.waitUntil(lambda: session.step.number <= last - 4, timeout=5000)
    finally:
        release("Left")
    qtbot.wait(300)
    here = session.step.number
    qtbot.wait(300)
    assert session.step.number == here


def test_moves_are_typed_in_the_chosen_notation_and_esc_gives_the_keys_back(window, qtbot):
    press("alt+1")
    qtbot.waitUntil(lambda: window.view_settings.notation.id == "andreev")
    press("ctrl+l")
    qtbot.waitUntil(window.entry.hasFocus)
    type_text("=4=4 +2-2")
    press("Return")
    session = window.document.session
    qtbot.waitUntil(lambda: session.step.number == 2)
    assert session.board.stones() == {Point(4, 4): Colour.BLACK, Point(2, 2): Colour.WHITE}
    type_text("=3=4")
    press("Return")
    qtbot.waitUntil(lambda: window.message_strip.has_message)
    assert "=4" in window.message_strip.text
    press("Escape", "Left")
    qtbot.waitUntil(lambda: session.step.number == 1)


def test_a_click_on_a_turned_board_means_the_point_that_is_seen_there(window, qtbot, play):
    for view, key in ((Symmetry.R90, "ctrl+bracketright"), (Symmetry.R180, "ctrl+bracketright")):
        press(key)
        qtbot.waitUntil(lambda view=view: window.view_settings.view is view)
    play((1, 0))
    assert window.document.session.step.move.point == Point(7, 8)
    press("ctrl+shift+0")
    qtbot.waitUntil(lambda: window.view_settings.view is Symmetry.IDENTITY)
    assert Point(7, 8) in window.board_view.board.picture.cells


def test_the_pointer_shows_whose_turn_it_is_and_may_highlight_the_lines(window, qtbot):
    window.view_settings.set(SPOTLIGHT, True)
    point_at(window, Point(3, 5))
    qtbot.waitUntil(lambda: window.status.point.text() == "D4")
    picture = window.board_view.board.picture
    assert picture.cells[Point(3, 5)].ghost is Colour.BLACK
    assert picture.spotlight


def test_a_game_is_saved_opened_again_and_printed(window, qtbot, play, tmp_path, monkeypatch):
    play((2, 2), (6, 6))
    path = tmp_path / "game.sgf"
    monkeypatch.setattr(dialogs, "ask_save_path", lambda *_: path)
    press("ctrl+s")
    qtbot.waitUntil(lambda: not window.document.is_modified)
    saved = Session(read_sgf_file(path).games[0])
    assert len(saved.line) == 3

    window.commands[Command.START].trigger()
    assert window.document_io.open_file(path)
    press("End")
    qtbot.waitUntil(lambda: window.document.session.step.number == 2)

    monkeypatch.setattr(dialogs, "ask_save_path", lambda *_: tmp_path / "game.pdf")
    press("ctrl+p")
    qtbot.waitUntil(lambda: window.findChild(PrintWindow) is not None)
    pages = window.findChild(PrintWindow)
    qtbot.waitUntil(lambda: pages.view.page_count == 1)
    press("ctrl+s")
    qtbot.waitUntil((tmp_path / "game.pdf").exists)
    press("Escape")
    qtbot.waitUntil(window.isActiveWindow)
    assert (tmp_path / "game.pdf").read_bytes().startswith(b"%PDF")
