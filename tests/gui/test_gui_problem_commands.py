"""The commands for problems in a window: what the list does with its problems."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.printing.print_window import PrintWindow
from goboard_gui.gui.study.problems.problems_window import ProblemsWindow
from goboard_gui.gui.widgets import dialogs
from tests.gui.gui_cases import press

PROBLEMS = "(;SZ[9]GN[One]AB[aa]AW[ba](;B[ab]C[Correct])(;B[bb];W[ab]))(;SZ[9]AB[cc]AW[dc];B[cd])"
GAME = "(;SZ[9];B[ee];W[cc];B[gg])"


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "problems.sgf"
    path.write_text(PROBLEMS)
    return path


@pytest.fixture
def game(window, tmp_path):
    """Open a game in the window, at its second node, and return its path."""
    path = tmp_path / "game.sgf"
    path.write_text(GAME)
    window.document_io.open_file(path)
    window.document.go_to(1)
    return path


@pytest.fixture
def problems(window, game, path, qtbot) -> ProblemsWindow:
    """Return the list, with the problems of a file."""
    window.commands[Command.PROBLEMS].trigger()
    (opened,) = dialogs.visible_dialogs(ProblemsWindow, window)
    opened.open_collection(path)
    qtbot.waitUntil(lambda: not opened.loader.busy)
    return opened


def test_the_list_makes_room_for_the_board_and_comes_back(window, problems, game, qtbot):
    document = window.document
    window.commands[Command.PROBLEMS].trigger()
    assert dialogs.visible_dialogs(ProblemsWindow, window) == [problems]
    problems.solve_button.click()
    assert document.is_exercise
    assert problems.isHidden()
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Qt.Key.Key_Escape)
    assert not document.is_exercise
    assert problems.isVisible()
    assert (document.path, document.session.cursor) == (game, 1)


def test_the_list_comes_back_at_the_problem_that_was_reached(window, problems, qtbot):
    assert problems.table.current_problem.number == 1
    problems.solve_button.click()
    window.commands[Command.SOLVE_NEXT].trigger()
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Qt.Key.Key_Escape)
    assert problems.table.current_problem.number == 2


def test_solving_something_else_does_not_bring_the_list(window, problems):
    problems.close()
    window.document.go_to(0)
    window.commands[Command.SOLVE].trigger()
    press(window, Qt.Key.Key_Escape)
    assert dialogs.visible_dialogs(ProblemsWindow, window) == []


def test_while_a_game_is_recorded_the_list_says_why_nothing_can_be_solved(window, problems):
    solving = (problems.solve_button, problems.study_button, problems.solve_action)
    window.recording.set_active(True)
    assert problems.status_label.isVisible()
    assert problems.status_label.text() == "Stop recording first."
    assert not any(each.isEnabled() for each in solving)
    assert problems.open_button.isEnabled()
    problems.table.opened.emit()
    assert not window.document.is_exercise
    problems.close()
    window.commands[Command.PROBLEMS].trigger()
    (again,) = dialogs.visible_dialogs(ProblemsWindow, window)
    assert again.status_label.text() == "Stop recording first."
    window.recording.set_active(False)
    assert again.status_label.isHidden()


def test_a_record_is_opened_at_its_problem(window, problems, path, qtbot):
    problems.table.select_problem(problems.problems[1])
    problems.open_button.click()
    document = window.document
    qtbot.waitUntil(lambda: document.path == path)
    assert (document.game_index, document.session.cursor) == (1, 0)
    assert problems.isHidden()


def test_a_record_that_has_changed_is_opened_with_a_message(window, problems, path, qtbot):
    problems.table.select_problem(problems.problems[1])
    path.write_text("(;SZ[9];B[ee])")
    problems.open_button.click()
    qtbot.waitUntil(lambda: window.document.path == path)
    assert "problems.sgf has changed" in window.message_strip.text


def test_a_record_that_is_gone_is_an_error(problems, path, person, qtbot):
    path.unlink()
    problems.open_button.click()
    qtbot.waitUntil(lambda: bool(person.told))
    assert "problems.sgf" in person.told[0]
    assert problems.isVisible()


def test_problems_are_printed_in_the_print_window(window, problems, qtbot):
    problems.table.selectAll()
    problems.print_button.click()
    qtbot.waitUntil(lambda: bool(dialogs.visible_dialogs(PrintWindow, window)))
    (printing,) = dialogs.visible_dialogs(PrintWindow, window)
    assert [game.number for game in printing.chapters.current_chapter.games()] == [1, 2]
    printing.close()


def test_the_position_is_added_to_a_file(window, game, path, person):
    person.answers(extended_path=path)
    window.commands[Command.ADD_PROBLEM].trigger()
    assert path.read_text().count("GN[One]") == 1
    assert path.read_text().count("AB[ee]") == 1
    assert "1 problem added to problems.sgf." in window.message_strip.confirmation


def test_an_empty_board_is_no_problem(window):
    window.commands[Command.ADD_PROBLEM].trigger()
    assert "There is no problem here" in window.message_strip.text


def test_mistakes_are_asked_for_in_a_dialog(window, game, monkeypatch):
    shown = []
    monkeypatch.setattr(dialogs, "run_modal", lambda dialog: shown.append(dialog.windowTitle()))
    window.commands[Command.MISTAKE_PROBLEMS].trigger()
    assert shown == ["Problems from Mistakes"]
