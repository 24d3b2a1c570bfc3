"""Layouts: which panels and toolbars are shown, and their sizes."""

from __future__ import annotations

import base64
import zlib

import pytest
from PySide6.QtCore import QByteArray, QCoreApplication, Qt
from PySide6.QtWidgets import QMenu, QScrollArea, QTabBar

from goboard_gui.assets import resource_path
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.game_index.builder import build
from goboard_gui.go import Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import WINDOW_STATE
from goboard_gui.gui.game.scoring.score_panel import ScorePanel
from goboard_gui.gui.widgets.dialogs import UnsavedChoice
from goboard_gui.gui.window.layout_commands import LAYOUTS, RECORDING_LAYOUT
from goboard_gui.gui.window.main_window import MainWindow
from goboard_gui.gui.window.recording_layout import OFFERED
from goboard_gui.gui.window.window_layout import (
    ANNOTATE,
    RECORD,
    STUDY,
    WindowLayout,
    parse_layout,
)
from tests.cases import for_each

pytestmark = pytest.mark.usefixtures("few_playouts")

BUILT_IN = {
    Command.LAYOUT_RECORD: RECORD,
    Command.LAYOUT_STUDY: STUDY,
    Command.LAYOUT_ANNOTATE: ANNOTATE,
}

STATE_BEFORE_LAYOUTS = (
    "eNp1UNsNwjAMvIRXxQfqB0MwA6yAugOCgBB9oDaDsAHbMAOzQFE4N02pQNhyk/rOZ8cAHGgvhkZjagEMJrX8qSc/MbYo"
    "kNENclhUismlcHhe4ZwIMKcuXZ2WuggHbKSq5asbz1z4NRljJlZMJJJ4iIIUjnyhRclmphnH+QZruXg0xRF7LxvQJKAz"
    "nNnU0g018r5CHDjz5kEp3fBmqVb8YU7J2BHno39wTnxvlzBsI5KoP5uUrVAj40QlTqh0TyOY7miWY8hYlfqmvQElRl1v"
)
"""What a window without a column for the hidden panels stored: no tree, comments at the left."""

GERMAN_SUMMARY = "50.123 von 50.956 Partien · Schwarz gewinnt 100\u00a0%\nPartieende hier: 1.234"
REGION_SUMMARY = (
    "14.244 von 15.195 Partien · Schwarz gewinnt 48\u00a0%\n"
    "14.310 Treffer · Anteile an 14.244 Partien · 86 ohne weiteren Zug"
)


def shown(window) -> tuple[set[str], set[str]]:
    """Return the names of the visible panels and toolbars."""
    bars = (window.bars.tools, window.bars.marks)
    return (
        {panel.objectName() for panel in window.panels.docks if not panel.isHidden()},
        {bar.objectName() for bar in bars if not bar.isHidden()},
    )


def settle() -> None:
    for _ in range(5):
        QCoreApplication.processEvents()


def show(window, command: Command) -> None:
    window.commands[command].trigger()
    settle()


@pytest.fixture
def large(window):
    window.resize(1280, 800)
    settle()
    return window


@for_each("before", BUILT_IN, ids=lambda command: command.name)
@for_each("command", BUILT_IN, ids=lambda command: command.name)
def test_a_layout_shows_its_panels_and_toolbars_whatever_was_shown_before(large, before, command):
    show(large, before)
    show(large, command)
    assert shown(large) == (set(BUILT_IN[command].panels), BUILT_IN[command].toolbars)


def test_a_layout_changes_nothing_else(large):
    view_settings = large.view_settings
    view_settings.set_notation("sgf")
    view_settings.set_view(Symmetry.R90)
    large.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, large.panels.comments_dock)
    place, zoom = large.geometry(), large.board_view.board.pitch
    for command in BUILT_IN:
        show(large, command)
    assert view_settings.notation.id == "sgf"
    assert view_settings.view is Symmetry.R90
    assert large.geometry() == place
    assert large.board_view.board.pitch == pytest.approx(zoom, rel=0.1)
    area = large.dockWidgetArea(large.panels.comments_dock)
    assert area is Qt.DockWidgetArea.LeftDockWidgetArea


def test_the_score_stays_in_the_tab_group_of_the_game_in_the_default_layout(large):
    large.commands[Command.COUNT].trigger()
    settle()
    show(large, Command.DEFAULT_LAYOUT)
    group = large.tabifiedDockWidgets(large.panels.game_dock)
    assert [dock.objectName() for dock in group] == ["score"]
    # Qt keeps unused tab bars outside of the window.
    bars = [bar for bar in large.findChildren(QTabBar) if large.rect().contains(bar.geometry())]
    assert [bar.count() for bar in bars] == [2]
    large.commands[Command.COUNT].trigger()
    settle()
    assert not group[0].isVisible()


@for_each("layout", BUILT_IN, ids=lambda command: command.name)
def test_the_whole_score_is_visible_in_every_layout(language, large, layout):
    sample = resource_path("samples", "c-game-9x9.sgf").read_bytes()
    large.document.open_games(read_sgf(sample).games, None, None)
    show(large, layout)
    large.document.go_to(large.document.session.line[-1])
    large.commands[Command.COUNT].trigger()
    settle()
    panel = large.findChild(ScorePanel)
    area = panel.findChild(QScrollArea)
    assert area.isVisible()
    assert area.verticalScrollBar().maximum() == 0
    assert panel.hint.isVisible()
    assert not area.isAncestorOf(panel.hint)  # it stays visible where the numbers are scrolled
    assert panel.hint.height() >= panel.hint.heightForWidth(panel.hint.width())
    large.commands[Command.COUNT].trigger()
    settle()
    assert not panel.isVisible()


def test_the_move_list_is_tall_and_the_tree_low_at_first(large):
    panels = large.panels
    assert panels.game_dock.height() > 2 * panels.tree_dock.height()
    assert panels.moves.height() > panels.tree_dock.height()


def test_only_bars_and_the_message_strip_take_height_from_the_board_in_the_record_layout(large):
    show(large, Command.LAYOUT_RECORD)
    left = large.height() - sum(
        part.height()
        for part in (large.menuBar(), large.bars.tools, large.statusBar(), large.message_strip)
    )
    assert large.board_view.height() == pytest.approx(left, abs=4)


def test_six_lines_of_comments_and_six_continuations_are_visible_in_the_study_layout(
    large, tmp_path, qtbot
):
    folder = tmp_path / "games"
    folder.mkdir()
    # No two of these first moves are the same in another view.
    for point in ("aa", "ba", "ca", "da", "bb", "cb", "db", "cc"):
        (folder / f"{point}.sgf").write_text(f"(;SZ[9]RE[B+1];B[{point}];W[ee])")
    for _ in build(tmp_path / "index", [folder]):
        pass
    show(large, Command.LAYOUT_STUDY)
    collection = large.features.collection
    collection.building.manager.store.home = tmp_path / "home"
    collection.search.open_index(tmp_path / "index")
    table = collection.panel.table
    qtbot.waitUntil(lambda: table.model().rowCount() == 8)
    settle()
    visible = table.viewport().rect()
    rows = [table.visualRect(table.model().index(row, 0)) for row in range(8)]
    assert len([row for row in rows if visible.contains(row)]) >= 6
    editor = large.comments.panel.editor
    editor.setPlainText("\n".join(f"line {number}" for number in range(6)))
    cursor = editor.textCursor()
    lines = []
    for block in range(6):
        cursor.setPosition(editor.document().findBlockByNumber(block).position())
        lines.append(editor.cursorRect(cursor))
    assert all(editor.viewport().rect().contains(line) for line in lines)
    assert not editor.verticalScrollBar().isVisible()
    assert large.board_view.width() >= large.board_view.height() - 20
    label = collection.panel.result_label
    for summary in (GERMAN_SUMMARY, REGION_SUMMARY):
        label.setText(summary)
        assert label.heightForWidth(label.width()) <= label.height()
    collection.search.close()


def test_a_saved_layout_is_in_the_menu_of_every_window_and_of_the_next_start(
    large, person, settings, qtbot
):
    large.panels.tree_dock.hide()
    large.bars.marks.hide()
    large.resizeDocks([large.panels.game_dock], [360], Qt.Orientation.Horizontal)
    settle()
    wanted = shown(large)
    other = large.new_window()
    qtbot.addWidget(other)
    person.answers(layout_name="  At the club ")
    show(large, Command.LAYOUT_SAVE)
    show(large, Command.LAYOUT_STUDY)
    assert saved_in(large) == saved_in(other) == ["At the club"]
    assert shown(large) != wanted
    entry(large, "At the club").trigger()
    settle()
    assert shown(large) == wanted
    assert large.panels.game_dock.width() == pytest.approx(360, abs=8)
    later = large.new_window()
    qtbot.addWidget(later)
    assert saved_in(later) == ["At the club"]


def saved_in(window) -> list[str]:
    """Return the saved layouts in the menu *Layout*, which stand after those of the program."""
    menu = layout_menu(window)
    texts = [action.text() for action in menu.actions() if action.isVisible()]
    return texts[3 : texts.index("")]


def layout_menu(window) -> QMenu:
    return next(
        menu
        for menu in window.findChildren(QMenu)
        if window.commands[Command.LAYOUT_SAVE] in menu.actions()
    )


def entry(window, name: str):
    return next(action for action in layout_menu(window).actions() if action.text() == name)


def test_a_layout_of_the_same_name_is_replaced_after_a_question(large, person):
    person.answers(layout_name="Mine")
    show(large, Command.LAYOUT_SAVE)
    before = large.layouts.saved_layouts["Mine"]
    large.panels.tree_dock.hide()
    person.answers(yes=False)
    show(large, Command.LAYOUT_SAVE)
    assert large.layouts.saved_layouts == {"Mine": before}
    person.answers(yes=True)
    show(large, Command.LAYOUT_SAVE)
    assert large.layouts.saved_layouts["Mine"] != before
    assert saved_in(large) == ["Mine"]


def test_a_layout_can_be_deleted_once_there_is_one(large, person):
    assert not large.commands[Command.LAYOUT_DELETE].isEnabled()
    for name in ("One", "Two"):
        person.answers(layout_name=name)
        show(large, Command.LAYOUT_SAVE)
    person.answers(layout=None)
    show(large, Command.LAYOUT_DELETE)
    assert saved_in(large) == ["One", "Two"]
    person.answers(layout="One")
    show(large, Command.LAYOUT_DELETE)
    assert saved_in(large) == ["Two"]


def test_no_name_saves_nothing(large, person):
    for name in (None, "  "):
        person.answers(layout_name=name)
        show(large, Command.LAYOUT_SAVE)
    assert large.layouts.saved_layouts == {}


def record(window, on: bool) -> None:
    window.recording.set_active(on)
    settle()


QUESTION = "Use the “Record” layout while recording?"


def test_the_record_layout_is_offered_once_when_recording_begins(large):
    record(large, True)
    assert large.message_strip.text == QUESTION
    before = shown(large)
    record(large, False)
    assert large.message_strip.text == ""
    record(large, True)
    assert large.message_strip.text == ""
    assert shown(large) == before


@for_each("command", BUILT_IN, ids=lambda command: command.name)
def test_the_offer_disappears_when_another_layout_is_chosen(large, settings, command):
    for setting in (OFFERED, RECORDING_LAYOUT):
        settings.set(setting, setting.default)
    record(large, True)
    assert large.message_strip.text == QUESTION
    show(large, command)
    assert large.message_strip.text == ""
    record(large, False)


def test_the_layout_last_used_while_recording_is_restored(large):
    record(large, True)
    large.message_strip.first_button.click()
    settle()
    assert shown(large) == (set(RECORD.panels), RECORD.toolbars)
    large.panels.comments_dock.show()
    settle()
    wanted = shown(large)
    record(large, False)
    assert shown(large) == wanted
    show(large, Command.LAYOUT_ANNOTATE)
    record(large, True)
    assert shown(large) == wanted
    assert large.message_strip.text == ""


def test_a_window_closed_while_recording_keeps_its_layout_for_the_next_game(
    large, settings, qtbot, person
):
    person.answers(unsaved=UnsavedChoice.DISCARD)
    record(large, True)
    show(large, Command.LAYOUT_RECORD)
    large.close()
    later = MainWindow(settings)
    qtbot.addWidget(later)
    later.show()
    show(later, Command.LAYOUT_STUDY)
    record(later, True)
    assert shown(later) == (set(RECORD.panels), RECORD.toolbars)


@for_each("layout", BUILT_IN.values())
def test_a_stored_layout_is_read_as_it_was(layout):
    assert parse_layout(layout.to_text("Ä “b”")) == ("Ä “b”", layout)


@for_each(
    "text",
    [
        "",
        "[]",
        "{",
        "null",
        '{"name": "a"}',
        '{"name": "", "panels": {}, "front": [], "toolbars": []}',
        '{"name": 3, "panels": {}, "front": [], "toolbars": []}',
        '{"name": "a", "panels": {"game": 3}, "front": [], "toolbars": []}',
        '{"name": "a", "panels": {"game": ["x", 3]}, "front": [], "toolbars": []}',
        '{"name": "a", "panels": [], "front": [], "toolbars": []}',
        '{"name": "a", "panels": {}, "front": null, "toolbars": []}',
    ],
)
def test_an_invalid_layout_is_ignored(large, settings, text):
    assert parse_layout(text) is None
    settings.set(LAYOUTS, [text, ANNOTATE.to_text("Good")])
    assert saved_in(large) == ["Good"]


def test_panels_that_no_longer_exist_are_ignored(large):
    layout = WindowLayout({"gone": (100, 100), "game": (300, 300)}, frozenset({"gone", "tools"}))
    large.layouts.show_layout(layout)
    settle()
    assert shown(large) == ({"game"}, {"tools"})


def test_a_state_that_was_stored_before_there_were_layouts_is_still_read(window, settings, qtbot):
    state = zlib.decompress(base64.b64decode(STATE_BEFORE_LAYOUTS))
    window.close()
    settings.set(WINDOW_STATE, QByteArray(state))
    later = MainWindow(settings)
    qtbot.addWidget(later)
    later.resize(1180, 860)
    later.show()
    settle()
    assert shown(later) == ({"game", "comments", "life"}, {"tools"})
    area = later.dockWidgetArea(later.panels.comments_dock)
    assert area is Qt.DockWidgetArea.LeftDockWidgetArea
    later.commands[Command.LAYOUT_ANNOTATE].trigger()
    settle()
    assert shown(later) == (set(ANNOTATE.panels), ANNOTATE.toolbars)
    later.commands[Command.DEFAULT_LAYOUT].trigger()
    settle()
    area = later.dockWidgetArea(later.panels.comments_dock)
    assert area is Qt.DockWidgetArea.RightDockWidgetArea
    assert later.rect().contains(later.panels.comments_dock.geometry())
