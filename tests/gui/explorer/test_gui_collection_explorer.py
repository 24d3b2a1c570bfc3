"""The panel of a collection follows the board, and its moves are played by a click."""

from __future__ import annotations

import shutil
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.game_index.errors import IndexErrorCode, UnusableIndexError
from goboard_gui.game_index.filters import Filter
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.query import Query
from goboard_gui.game_index.segments import Segment
from goboard_gui.go import Colour, Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.explorer.continuations import ContinuationColumn, ContinuationsModel
from goboard_gui.gui.collection.explorer.search_options import query_from_settings
from goboard_gui.gui.window.view_commands import ViewCommands
from goboard_gui.record import new_game
from tests.cases import for_each
from tests.gui.explorer_cases import rows
from tests.gui.gui_cases import LEFT, OUTSIDE, click, point_to

BLACK, WHITE = Colour.BLACK, Colour.WHITE
A, B, C = Point(6, 2), Point(2, 6), Point(6, 6)  # gc cg gg
OPENING = b"(;SZ[9];B[gc];W[cg];B[gg])"


@pytest.fixture
def panel(desk, collection, index, qtbot):
    """Return the panel of a desk with the collection open, at the end of an opening."""
    desk.window.resize(760, 720)
    with qtbot.waitSignal(desk.panels.collection.visibilityChanged, check_params_cb=bool):
        desk.actions[Command.COLLECTION_FIND].trigger()
    QApplication.processEvents()
    collection.search.open_index(index)
    collection.building.manager.staleness_check.cancel()
    desk.document.open_games(read_sgf(OPENING).games, None, None)
    desk.document.go_to(desk.document.session.line[-1])
    return collection.panel


def place(panel, row: int) -> QPoint:
    """Return where a row of the continuations is seen."""
    return panel.table.visualRect(panel.table.model().index(row, ContinuationColumn.MOVE)).center()


def counted(desk) -> dict[Point, str]:
    """Return the letters on the board, by view points."""
    cells = desk.view.board.picture.cells
    return {point: cell.continuation.letter for point, cell in cells.items() if cell.continuation}


def lit(desk) -> set[Point]:
    cells = desk.view.board.picture.cells
    return {point for point, cell in cells.items() if cell.highlighted}


def test_without_a_collection_the_panel_offers_to_build_one(desk, qtbot):
    collection = desk.collection
    wanted = []
    for command in (Command.COLLECTION_NEW, Command.COLLECTION_OPEN):
        desk.actions[command].triggered.disconnect()
        desk.actions[command].triggered.connect(lambda _on, it=command: wanted.append(it))
    desk.actions[Command.COLLECTION_FIND].trigger()
    qtbot.waitUntil(lambda: collection.panel.build_button.isVisible())
    QTest.mouseClick(collection.panel.build_button, LEFT)
    QTest.mouseClick(collection.panel.open_button, LEFT)
    assert wanted == [Command.COLLECTION_NEW, Command.COLLECTION_OPEN]
    assert not collection.panel.table.isVisible()


def test_a_row_tells_of_each_move_that_followed_and_is_read_out_in_a_sentence(panel):
    assert rows(panel) == [
        ("A", "C7", "3", "60 %", "100 %"),
        ("B", "C6", "1", "20 %", "0 %"),
    ]
    assert panel.result_label.text() == ("5 of 6 games · Black wins 60\u00a0%\n1 game ends here")
    assert panel.head.name_button.text() == "openings"
    index = panel.table.model().index(0, ContinuationColumn.GAMES)
    told = "A · White C7 · 3 games (60 % of 5) · Black wins 100 %, White 0 %"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == told
    assert index.data(Qt.ItemDataRole.ToolTipRole) == told


def test_the_model_keeps_to_the_rules_of_models(panel, qtmodeltester):
    qtmodeltester.check(panel.table.model())
    qtmodeltester.check(ContinuationsModel())


def test_it_follows_the_cursor(desk, panel):
    desk.document.go_to(desk.document.session.line[1])
    assert rows(panel) == [("A", "C3", "5", "100 %", "60 %")]
    desk.document.go_to(desk.document.session.line[0])
    # Black and White at one point share its letter.
    assert [row[:3] for row in rows(panel)] == [
        ("A", "G7", "4"),
        ("A", "G7", "1"),
        ("B", "E5", "1"),
    ]
    desk.document.play(Point(0, 0))
    assert rows(panel) == []
    assert panel.result_label.text() == "Not found in 6 games"


def test_names_follow_the_notation_and_the_view(desk, panel):
    ViewCommands(desk.workspace)
    desk.actions[Command.NAMES_STAY].trigger()
    desk.view_settings.set_view(Symmetry.MIRROR_HORIZONTAL)
    assert [row[1] for row in rows(panel)] == ["G7", "G6"]
    desk.view_settings.set_notation("tengen-squares")
    assert rows(panel)[0][1] != "G7"


def test_a_click_plays_the_move(desk, panel):
    QTest.mouseClick(panel.table.viewport(), LEFT, pos=place(panel, 0))
    step = desk.document.session.step
    assert (step.move.point, step.move.colour, step.number) == (Point(2, 2), WHITE, 4)
    assert [row[1] for row in rows(panel)] == ["E6", "E5"]


def test_the_row_under_the_pointer_lights_its_point(desk, panel):
    QTest.mouseMove(panel.table.viewport(), place(panel, 1))
    assert lit(desk) == {Point(2, 3)}
    QApplication.sendEvent(panel.table.viewport(), QEvent(QEvent.Type.Leave))
    assert lit(desk) == set()


def test_the_point_under_the_pointer_selects_its_row(desk, panel):
    board = desk.view.board
    point_to(board, Point(2, 3))
    assert [index.row() for index in panel.table.selectionModel().selectedRows()] == [1]
    point_to(board, OUTSIDE)
    assert not panel.table.selectionModel().hasSelection()


def test_with_the_keys_one_goes_through_the_moves_and_plays_one(desk, panel):
    panel.table.setFocus(Qt.FocusReason.TabFocusReason)
    cursor = desk.document.session.cursor
    QTest.keyClick(desk.window.windowHandle(), Qt.Key.Key_Down)
    QTest.keyClick(desk.window.windowHandle(), Qt.Key.Key_Down)
    assert desk.document.session.cursor == cursor
    assert lit(desk) == {Point(2, 3)}
    QTest.keyClick(desk.window.windowHandle(), Qt.Key.Key_Return)
    assert desk.document.session.step.move.point == Point(2, 3)
    assert lit(desk) == set()


def test_a_click_leaves_the_keys_to_the_board_and_the_index_is_let_go_with_the_window(
    window, collection_in_window, index, qtbot
):
    window.resize(760, 720)
    collection_in_window.show_panel()
    qtbot.waitUntil(lambda: collection_in_window.panel.isVisible())
    QApplication.processEvents()  # the panel gets its room
    panel = collection_in_window.panel
    collection_in_window.search.open_index(index)
    window.document.open_games(read_sgf(OPENING).games, None, None)
    window.document.go_to(window.document.session.line[-1])
    window.board_view.setFocus()
    QTest.mouseClick(panel.table.viewport(), LEFT, pos=place(panel, 0))
    assert window.document.session.step.number == 4
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Left)
    assert window.document.session.step.number == 3
    window.document.undo_stack.setClean()
    window.close()
    assert panel._search.index is None


def test_the_moves_are_lettered_on_the_board_as_it_is_seen(desk, panel):
    assert counted(desk) == {Point(2, 2): "A", Point(2, 3): "B"}
    desk.view_settings.set_view(Symmetry.R90)
    assert counted(desk) == {Point(6, 2): "A", Point(5, 2): "B"}
    shown = desk.view.board.picture.cells[Point(6, 2)].continuation
    assert (shown.colour, shown.games, shown.black_wins, shown.step) == (WHITE, 3, 100, 4)


def test_letters_of_the_record_are_not_given_twice(desk, panel):
    desk.document.open_games(
        read_sgf(b"(;SZ[9];B[gc];W[cg];B[gg]LB[aa:A][cd:x])").games, None, None
    )
    desk.document.go_to(desk.document.session.line[-1])
    assert [row[0] for row in rows(panel)] == ["B", "x"]


def test_the_variations_of_the_record_lose_letters_that_others_have(desk, panel):
    desk.actions[Command.VARIATIONS_LETTERS].trigger()
    for _ in range(2):
        desk.document.go_to(desk.document.session.line[2])
        desk.document.play(Point(0, 0))
    desk.document.go_to(desk.document.session.line[2])
    cells = desk.view.board.picture.cells
    assert cells[C].variation is not None
    assert {cell.variation.letter for cell in cells.values() if cell.variation} == {""}


def test_a_click_on_a_lettered_point_plays_there(desk, panel):
    click(desk.view.board, Point(2, 3))
    assert desk.document.session.step.move.point == Point(2, 3)


def test_the_letters_can_be_switched_off(desk, panel):
    action = desk.actions[Command.COLLECTION_LETTERS]
    assert action.isChecked()
    action.trigger()
    assert counted(desk) == {}
    assert len(rows(panel)) == 2
    action.trigger()
    assert counted(desk) != {}


def test_a_hidden_panel_shows_and_asks_nothing(desk, panel, monkeypatch):
    desk.panels.collection.hide()
    assert counted(desk) == {}
    monkeypatch.setattr(Index, "find", lambda *_, **__: pytest.fail("nobody looks"))
    desk.document.go_to(desk.document.session.line[1])
    point_to(desk.view.board, A)


def test_a_position_is_asked_once(desk, panel, monkeypatch):
    found = Index.find
    asked = []
    monkeypatch.setattr(
        Index,
        "find",
        lambda index, query: asked.append(query.board) or found(index, query),
    )
    desk.document.go_to(desk.document.session.line[1])
    point_to(desk.view.board, Point(4, 4))
    desk.view_settings.set_view(Symmetry.R180)
    assert asked == [desk.document.session.board]


def test_the_games_that_are_meant_are_counted_without_asking_again(panel, monkeypatch):
    monkeypatch.setattr(Index, "find", lambda *_, **__: pytest.fail("it is known"))
    panel._search.set_filter(Filter(since="1900"))
    assert rows(panel) == []
    assert panel.result_label.text() == "No games match the filter."
    panel._search.set_filter(None)
    assert len(rows(panel)) == 2


OPTIONS = {
    "as it lies": ("any_view", "4 of 6 games"),
    "colours as they are": ("swapping", "4 of 6 games"),
    "with its last move": ("last_move", "5 of 6 games"),
}


@for_each(("option", "found"), OPTIONS.values(), ids=OPTIONS)
def test_an_option_is_asked_for_at_once_and_remembered(desk, panel, qtbot, option, found):
    options = panel.head.options
    getattr(options, option).trigger()
    qtbot.waitUntil(lambda: panel.result_label.text().startswith(found))
    options.refresh()
    board = desk.document.session.board
    asked = panel._search.query
    assert replace(asked, last=None) == query_from_settings(desk.settings, board) != Query(board)
    getattr(options, option).trigger()
    qtbot.waitUntil(lambda: panel.result_label.text().startswith("5 of 6 games"))
    assert query_from_settings(desk.settings, board) == Query(board)


def test_the_last_move_must_be_the_one_at_the_cursor(desk, panel, qtbot):
    panel.head.options.last_move.trigger()
    desk.document.open_games(read_sgf(b"(;SZ[9];B[gg];W[cg];B[gc])").games, None, None)
    desk.document.go_to(desk.document.session.line[-1])
    panel.head.options.any_view.trigger()
    qtbot.waitUntil(lambda: panel.result_label.text() == "Not found in 6 games")
    panel.head.options.last_move.trigger()
    assert panel.result_label.text().startswith("4 of 6 games")


def test_views_are_chosen_one_by_one_and_one_is_always_left(panel):
    options = panel.head.options
    options.any_view.trigger()
    options.views[Symmetry.R180].trigger()
    assert panel.result_label.text().startswith("5 of 6 games")
    assert not options.any_view.isChecked()
    for view in (Symmetry.R180, Symmetry.IDENTITY):
        options.views[view].trigger()
    assert panel._search.query.views == {Symmetry.IDENTITY}
    assert options.views[Symmetry.IDENTITY].isChecked()


TROUBLES = {
    "damaged": (partial(UnusableIndexError, Path("few"), IndexErrorCode.DAMAGED), "damaged (gone)"),
    "gone": (OSError, "can't be used at the moment (goboard-positions: gone)"),
    "no memory": (MemoryError, "can't be used at the moment (goboard-positions: out of memory)"),
    "cut off": (IndexError, "damaged (goboard-positions: gone)"),
}


@for_each(("kind", "told"), TROUBLES.values(), ids=TROUBLES)
def test_an_index_that_fails_is_told_of_and_asked_again(desk, panel, monkeypatch, kind, told):
    def fail(*_, **__):
        raise kind("gone")

    with monkeypatch.context() as patched:
        patched.setattr(Segment, "find_entries", fail)
        desk.document.go_to(desk.document.session.line[1])
        said = panel.result_label.text()
        assert said.startswith("The index can't be used: ")
        assert said.endswith(f"{told}. Update the collection.")
        assert rows(panel) == []
        assert counted(desk) == {}
    desk.document.go_to(desk.document.session.line[2])
    assert panel.result_label.text().startswith("5 of 6 games")


def test_there_may_be_no_games_on_such_a_board(desk, panel):
    desk.document.open_games([new_game(Size(13, 9))], None, None)
    assert panel.result_label.text() == "The collection has no games on a 13×9 board."


@for_each(
    "data", [b"(;SZ[9]AB[gc]AW[cg]PL[B];B[gg])", b"(;SZ[9]AB[gc][gg]AW[cg]PL[W])"], ids=["B", "W"]
)
def test_positions_that_were_set_up_are_found(desk, panel, data):
    desk.document.open_games(read_sgf(data).games, None, None)
    desk.document.go_to(desk.document.session.line[-1])
    assert panel.result_label.text().startswith("5 of 6 games")


def test_the_menu_has_the_collections_there_are(panel, index, tmp_path):
    home = tmp_path / "home"
    shutil.copytree(index, home / "another & one")
    panel.head.collections.aboutToShow.emit()
    (first, *_) = panel.head.collections.actions()
    assert (first.text(), first.isChecked()) == ("another && one", False)
    first.trigger()
    panel._search.index.games.game_count()
    assert panel.head.name_button.text() == "another && one"
    assert len(rows(panel)) == 2
