"""The dialog with best play: results, moves and the best line, of the position that is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QDialogButtonBox

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point, Size
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.study.best_play_dialog import BestPlayDialog
from goboard_gui.gui.study.commands import StudyCommands
from goboard_gui.record import new_game
from goboard_gui.study import best_play
from goboard_gui.study.best_play import Bounds


def results(dialog: BestPlayDialog) -> dict[str, str]:
    model = dialog.model
    rows = range(model.rowCount())
    return {model.index(row, 0).data(): model.index(row, 1).data() for row in rows}


@pytest.fixture
def desk(desk):
    """Return a desk with the commands for studying."""
    made = desk()
    StudyCommands(made.workspace, made.presenter, made.board)
    return made


@pytest.fixture
def open_dialog(desk):
    def show(width: int, height: int) -> BestPlayDialog:
        desk.document.open_games([new_game(Size(width, height))], None, None)
        desk.actions[Command.BEST_PLAY].trigger()
        return desk.window.findChild(BestPlayDialog)

    yield show
    for dialog in desk.window.findChildren(BestPlayDialog):
        dialog.close()


def test_the_result_each_move_and_the_best_line_are_shown(open_dialog, qtbot):
    dialog = open_dialog(3, 1)
    qtbot.waitUntil(lambda: dialog.line_label.text() != "")
    assert dialog.result_label.text() == "B+3"
    assert results(dialog) == {"A1": "W+3", "B1": "B+3", "C1": "W+3", "pass": "W+3"}
    assert dialog.line_label.text() == "Best line: 1. B1  2. pass  3. pass"
    assert not dialog.stop_button.isEnabled()


def test_the_next_position_is_solved_when_it_is_shown(open_dialog, qtbot, desk):
    dialog = open_dialog(2, 1)
    qtbot.waitUntil(lambda: dialog.result_label.text() == "Draw" and bool(dialog.line_label.text()))
    desk.document.play(Point(0, 0))
    qtbot.waitUntil(lambda: dialog.result_label.text() == "W+2")
    assert set(results(dialog)) == {"B1", "pass"}


def test_a_player_named_wrongly_is_told_and_the_moves_decide(open_dialog, qtbot, desk):
    dialog = open_dialog(3, 1)
    assert dialog.turn_label.isHidden()
    desk.document.open_games([read_sgf(b"(;SZ[3:1]PL[W];B[ba])").games[0]], None, None)
    qtbot.waitUntil(lambda: dialog.result_label.text() == "B+3")
    assert dialog.turn_label.text() == "Black to play (the record says White)"
    assert dialog.turn_label.isVisibleTo(dialog)


def test_a_finished_game_is_shown_as_such(open_dialog, qtbot, desk):
    dialog = open_dialog(3, 1)
    for point in (Point(1, 0), None, None):
        desk.document.play(point)
    qtbot.waitUntil(lambda: dialog.result_label.text() == "The game has ended: B+3")
    qtbot.waitUntil(lambda: not dialog.stop_button.isEnabled())
    assert (results(dialog), dialog.line_label.text(), dialog.search_label.text()) == ({}, "", "")


def test_names_follow_the_notation(open_dialog, qtbot, desk):
    dialog = open_dialog(3, 1)
    qtbot.waitUntil(lambda: dialog.line_label.text() != "")
    desk.view_settings.set_notation("cartesian")
    assert dialog.line_label.text() == "Best line: 1. (1,0)  2. pass  3. pass"
    assert "(1,0)" in results(dialog)


def test_a_search_can_be_stopped_and_what_is_known_stays(open_dialog, qtbot):
    dialog = open_dialog(9, 9)
    assert dialog.result_label.text() == "Searching for the result: between Draw and B+81"
    dialog.stop_button.click()
    assert dialog.search_label.text().startswith("Stopped.")
    assert dialog.result_label.text() == "Not solved: between Draw and B+81"
    assert not dialog.stop_button.isEnabled()


def test_the_bounds_found_so_far_are_shown_while_the_search_runs_and_when_it_has_stopped(
    open_dialog,
):
    dialog = open_dialog(9, 9)
    bounds = Bounds(81)
    bounds.lower, bounds.upper = -3, 5
    dialog._show_report(dialog._found._replace(bounds=bounds))
    assert dialog.result_label.text() == "Searching for the result: between W+3 and B+5"
    dialog.stop_button.click()
    assert dialog.result_label.text() == "Not solved: between W+3 and B+5"


def test_a_search_that_excludes_no_result_shows_no_bounds(open_dialog):
    dialog = open_dialog(9, 9)
    dialog._show_report(dialog._found._replace(bounds=Bounds(81)))
    assert dialog.result_label.text() == "Searching for the result…"
    dialog.stop_button.click()
    assert dialog.result_label.text() == "Not solved"


def test_a_search_that_needs_too_much_memory_says_so(open_dialog, qtbot, monkeypatch):
    monkeypatch.setattr(best_play, "_MOST_BYTES", 1_000_000)
    dialog = open_dialog(9, 9)
    qtbot.waitUntil(lambda: not dialog.stop_button.isEnabled())
    assert dialog.search_label.text().startswith("Stopped: out of memory. ")


def test_a_search_that_fails_is_shown_as_stopped(open_dialog):
    dialog = open_dialog(9, 9)
    dialog._task.cancel()  # or it would report its own end later
    dialog._show_end(MemoryError())
    assert dialog.search_label.text().startswith("Stopped.")
    assert not dialog.stop_button.isEnabled()


def test_the_number_of_positions_has_separators(open_dialog):
    dialog = open_dialog(9, 9)
    dialog.stop_button.click()
    dialog._show_report(dialog._found._replace(visited=71830))
    assert dialog.search_label.text() == "Stopped. 71,830 positions examined"


def test_the_dialog_opens_beside_the_board_if_there_is_room(open_dialog, desk):
    screen = desk.window.screen().availableGeometry()
    desk.window.setGeometry(screen)
    dialog = open_dialog(3, 3)
    board = desk.board
    covered = QRect(board.mapToGlobal(QPoint()), board.size())
    assert not dialog.frameGeometry().intersects(covered)
    assert screen.contains(dialog.frameGeometry())


def test_a_selected_move_is_highlighted_on_the_board_until_the_dialog_closes(
    open_dialog, qtbot, desk
):
    dialog = open_dialog(3, 1)
    dialog.table.selectRow(1)
    assert desk.presenter._highlighted == {Point(1, 0)}
    dialog.findChild(QDialogButtonBox).rejected.emit()
    qtbot.waitUntil(lambda: desk.presenter._highlighted == frozenset())


def test_the_model_keeps_to_the_rules_of_models(open_dialog, qtmodeltester):
    qtmodeltester.check(open_dialog(3, 1).model)
