from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QLabel, QToolButton

from goboard_gui.go import Colour, Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import (
    NEW_GAME_HEIGHT,
    NEW_GAME_RECORDED,
    NEW_GAME_WIDTH,
    RECENT_FILES,
    SHOW_WELCOME,
    THEME,
    WINDOW_STATE,
)
from goboard_gui.gui.help.help_window import HelpWindow
from goboard_gui.gui.help.welcome.welcome import Welcome
from goboard_gui.gui.help.welcome.welcome_page import sample_game_path
from goboard_gui.gui.printing.print_window import PrintWindow
from goboard_gui.gui.widgets.dialogs import UnsavedChoice
from goboard_gui.gui.window.view_commands import ViewCommands
from goboard_gui.notation import notation
from tests.cases import for_each
from tests.gui.gui_cases import click

if TYPE_CHECKING:
    from PySide6.QtGui import QImage


@pytest.fixture
def desk(desk):
    """Return a desk whose panels may make room for a welcome."""
    made = desk()
    made.window.resize(760, 600)
    ViewCommands(made.workspace)
    made.welcome = Welcome(
        made.workspace, made.parts.document_io, made.strip, made.recording, made.panels.docks
    )
    return made


@pytest.fixture
def greet(qtbot):
    """Return what lets a window or a desk begin with its welcome, as the program does."""

    def begin(around) -> Welcome:
        around.welcome.show_at_start()
        qtbot.waitUntil(lambda: around.welcome.page is not None)
        return around.welcome

    return begin


@pytest.fixture
def welcome(desk, greet) -> Welcome:
    """Return the welcome of a desk."""
    return greet(desk)


def panels(window) -> set[str]:
    """Return the names of the panels that are seen."""
    docks = window.findChildren(QDockWidget)
    return {dock.objectName() for dock in docks if dock.isVisible()}


def button(welcome, text: str) -> QToolButton:
    [found] = [it for it in welcome.page.findChildren(QToolButton) if it.text() == text]
    return found


def test_it_stands_where_the_panels_are(window, qtbot):
    before = window.board_view.geometry()
    window.welcome.show_page()
    qtbot.waitUntil(lambda: window.welcome.page is not None)
    assert panels(window) == {"welcome"}
    assert window.board_view.geometry() == before


def test_the_board_does_not_move_when_panels_of_another_width_come(window, qtbot):
    window.resize(1000, 700)
    window.resizeDocks(window.panels.docks[:1], [420], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: window.panels.docks[0].width() == 420)
    window.close()
    other = window.new_window()
    qtbot.addWidget(other)
    other.welcome.show_at_start()
    other.show()
    qtbot.waitUntil(lambda: other.welcome.page is not None)
    before = other.board_view.geometry()
    other.welcome.close_page()
    qtbot.waitUntil(lambda: other.panels.docks[0].width() == 420)
    assert other.board_view.geometry() == before


def test_it_comes_at_start_unless_it_is_not_wanted(desk, settings):
    settings.set(SHOW_WELCOME, False)
    desk.welcome.show_at_start()
    assert not desk.welcome.is_shown
    desk.actions[Command.WELCOME].trigger()
    assert desk.welcome.is_shown


def test_its_box_says_whether_it_comes_again(welcome, settings):
    welcome.page.show_at_start.click()
    assert not settings.get(SHOW_WELCOME)
    settings.set(SHOW_WELCOME, True)
    assert welcome.page.show_at_start.isChecked()


def test_a_click_on_the_board_is_a_move_at_once_and_the_panels_come(window, greet, qtbot):
    welcome = greet(window)
    place = window.board_view.geometry()
    click(window.board_view.board, Point(4, 4))
    assert window.document.session.board[Point(4, 4)] is Colour.BLACK
    qtbot.waitUntil(lambda: not welcome.is_shown)
    assert panels(window) == {"game", "tree", "comments"}
    assert window.board_view.geometry() == place


@pytest.mark.parametrize(
    "leave",
    [
        lambda desk: desk.window.findChild(QDockWidget, "welcome").close(),
        lambda desk: desk.parts.document_io.open_file(sample_game_path()),
    ],
    ids=["its button", "a file"],
)
def test_it_leaves_by(desk, welcome, qtbot, leave):
    leave(desk)
    qtbot.waitUntil(lambda: not welcome.is_shown)
    assert panels(desk.window) == {"game", "tree", "comments"}


def test_it_leaves_by_escape(window, greet, qtbot):
    welcome = greet(window)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not welcome.is_shown)
    assert panels(window) == {"game", "tree", "comments"}


def test_it_makes_room_for_a_panel_that_is_asked_for(window, greet, qtbot):
    welcome = greet(window)
    window.panels.life.toggleViewAction().trigger()
    qtbot.waitUntil(lambda: not welcome.is_shown)
    assert window.panels.life.isVisible()


def test_the_board_alone_is_without_it(window, greet):
    greet(window)
    window.commands[Command.ZEN].trigger()
    assert panels(window) == set()
    window.commands[Command.ZEN].trigger()
    assert panels(window) == {"game", "tree", "comments"}


def test_the_panels_are_remembered_and_not_the_welcome(window, greet, settings):
    greet(window)
    window.close()
    assert b"w\0e\0l\0c\0o\0m\0e" not in settings.get(WINDOW_STATE).data()


def test_it_puts_an_empty_board_there_and_stays(desk, welcome, settings):
    for side in (9, 13, 19):
        button(welcome, f"{side}×{side}").click()
        assert desk.document.session.size == Size(side, side)
        assert welcome.is_shown
        assert not desk.document.is_modified
        assert (settings.get(NEW_GAME_WIDTH), settings.get(NEW_GAME_HEIGHT)) == (side, side)


@for_each("recorded", [True, False])
def test_a_game_begun_there_is_recorded_if_new_games_are(desk, welcome, settings, recorded):
    settings.set(NEW_GAME_RECORDED, recorded)
    for side in (19, 9):
        button(welcome, f"{side}×{side}").click()
        assert desk.recording.is_active is recorded
        assert desk.strip.notice == ""


def test_a_small_board_can_be_made_to_fill_the_window_at_once(window, greet, settings):
    settings.set(NEW_GAME_RECORDED, False)
    welcome = greet(window)
    message = window.message_strip
    button(welcome, "19×19").click()
    assert not message.has_message
    button(welcome, "9×9").click()
    assert message.first_button.text() == "Fit to Window"
    before = window.board_view.board.pitch
    message.first_button.click()
    assert window.board_view.board.pitch > before
    assert not message.has_message
    button(welcome, "13×13").click()
    assert not message.has_message


def test_its_names_are_those_of_the_board(desk, welcome):
    welcome.page.names["tengen-squares"].click()
    assert desk.view_settings.notation is notation("tengen-squares")
    assert welcome.page.names["tengen-squares"].isChecked()
    desk.view_settings.set_notation("western")
    assert [key for key, it in welcome.page.names.items() if it.isChecked()] == ["western"]
    desk.view_settings.set_notation("named")  # which has none there
    assert not any(it.isChecked() for it in welcome.page.names.values())


def test_its_pictures_turn_with_the_board(desk, welcome):
    def picture() -> QImage:
        return welcome.page.rows[3].picture.grab().toImage()

    before = picture()
    turn = desk.actions[Command.TURN_RIGHT]
    [button] = [it for it in welcome.page.findChildren(QToolButton) if it.defaultAction() is turn]
    button.click()
    assert desk.view_settings.view is Symmetry.R90
    assert picture() != before


def test_the_manual_is_at_hand(window, greet):
    welcome = greet(window)
    welcome.page.manual_button.click()
    assert window.findChild(HelpWindow).isVisible()


def test_the_sample_is_a_record_of_its_own(desk, welcome, settings):
    welcome.page.sample_button.click()
    assert len(desk.document.session.line) > 100
    assert desk.document.path is None
    assert settings.get(RECENT_FILES) == []


def test_the_sample_is_seen_on_pages(qtbot, window, greet):
    welcome = greet(window)
    welcome.page.print_button.click()
    assert len(window.document.session.line) > 100
    qtbot.waitUntil(lambda: window.findChild(PrintWindow) is not None)
    assert window.findChild(PrintWindow).isVisible()


def test_no_pages_are_shown_where_the_record_is_not_left_for_the_sample(desk, welcome, person):
    desk.document.set_comment("not saved yet")
    printed = []
    desk.actions[Command.PRINT].triggered.connect(lambda: printed.append(True))
    page = welcome.page
    person.answers(unsaved=UnsavedChoice.CANCEL)
    page.sample_chosen.emit(True)
    assert len(desk.document.session.line) == 1
    assert printed == []
    person.answers(unsaved=UnsavedChoice.DISCARD)
    page.sample_chosen.emit(True)
    assert len(desk.document.session.line) > 100
    assert printed == [True]


def test_recent_files_are_opened_at_a_click(desk, settings, tmp_path, qtbot):
    paths = [tmp_path / f"{number}.sgf" for number in range(6)]
    for path in paths:
        path.write_bytes(b"(;SZ[9];B[ee])")
    settings.set(RECENT_FILES, list(map(str, paths)))
    desk.welcome.show_page()
    qtbot.waitUntil(lambda: desk.welcome.page is not None)
    lines = desk.welcome.page.recent.lines
    assert [line.path for line in lines] == paths[:4]
    lines[1].click()
    assert desk.document.path == paths[1]


def test_a_long_name_of_a_file_does_not_widen_the_window(desk, settings, tmp_path, qtbot):
    name = f"{'a very long name & no end ' * 5}.sgf"
    settings.set(RECENT_FILES, [str(tmp_path / name)])
    desk.welcome.show_page()
    qtbot.waitUntil(lambda: desk.welcome.page is not None)
    [line] = desk.welcome.page.recent.lines
    assert line.accessibleName() == name
    assert line.width() <= desk.welcome.page.viewport().width()


def test_what_is_typed_and_recorded_is_not_lost_by_a_click(desk, person, qtbot):
    click(desk.view.board, Point(4, 4))
    desk.welcome.show_page()
    qtbot.waitUntil(lambda: desk.welcome.page is not None)
    person.answers(unsaved=False)
    button(desk.welcome, "9×9").click()
    assert person.asked
    assert desk.document.session.board[Point(4, 4)] is Colour.BLACK


def test_sentences_of_any_length_are_seen_whole(welcome, qtbot):
    row = welcome.page.rows[4]
    row.set_description("A longer sentence, as other languages have them for the same thing. " * 3)
    told = [it for it in row.findChildren(QLabel) if it.wordWrap()]
    assert len(told) == 2
    qtbot.waitUntil(lambda: all(it.height() >= it.heightForWidth(it.width()) for it in told))


def test_each_picture_shows_something(welcome, settings):
    for theme in ("light", "dark"):
        settings.set(THEME, theme)
        for row in welcome.page.rows:
            image = row.picture.grab().toImage()
            middle = image.height() // 2
            assert len({image.pixel(x, middle) for x in range(image.width())}) > 2
