"""Solving problems on the board of a window."""

from __future__ import annotations

from random import Random
from threading import Event, current_thread, main_thread
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from goboard_gui.diagram.picture import StatusMark, TintRole
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import (
    FAIL_AT_ONCE,
    HIDE_SOLUTIONS,
    SWAP_PROBLEM_COLOURS,
    TURN_PROBLEMS,
)
from goboard_gui.gui.study.repetition.study_history import study_history
from goboard_gui.record.analysis.problems import find_problems_in_games
from goboard_gui.study.problem_solving.open_problem import problem_at
from goboard_gui.study.problem_solving.solvable_problem import make_solvable
from goboard_gui.study.repetition.study_log import Rating
from tests.cases import for_each
from tests.gui.gui_cases import CTRL, SHIFT, click, press

if TYPE_CHECKING:
    from goboard_gui.gui.study.solving.solving import Solving
    from goboard_gui.gui.window.main_window import MainWindow

PROBLEM = (
    b"(;SZ[9]GN[Corner]RE[B+R]AB[aa][ba]AW[ab][bb]PL[B]C[Live]"
    b"(;B[ee];W[gg];B[ff]C[RIGHT Well done](;W[aa]))"
    b"(;B[cc]C[no];W[dd]C[refuted];B[dc];W[ed])"
    b"(;B[ff];W[ee];B[gg]C[RIGHT]))"
)
UNSOLVED = b"(;SZ[9]AB[aa][ba]AW[ab][bb]PL[W])"
GAME = b"(;SZ[9];B[ee];W[gg];B[cc])"
E5, G3, F4, C7, D6, C3, D7, E6, A1 = (
    Point(4, 4),
    Point(6, 6),
    Point(5, 5),
    Point(2, 2),
    Point(3, 3),
    Point(2, 6),
    Point(3, 2),
    Point(4, 3),
    Point(0, 8),
)


@pytest.fixture
def window(window):
    """Return a window in which nothing has been answered, and that keeps what is."""
    history = study_history()
    window.ratings = []
    add = history._add

    def keep(answer) -> None:
        window.ratings.append((answer.rating, answer.is_correction, answer.collection))
        add(answer)

    history._add = keep
    return window


def ratings(window) -> list[tuple[Rating, bool]]:
    """Return the ratings in the order in which they were given, and which are corrections."""
    return [(rating, is_correction) for rating, is_correction, _ in window.ratings]


def solving(window: MainWindow) -> Solving:
    return window.features.solving.solving


def problems(*files: bytes):
    found = []
    for data in files:
        games = read_sgf(data).games
        found += [make_solvable(None, games, start) for start in find_problems_in_games(games)]
    return found


def begun(window: MainWindow, data: bytes = PROBLEM) -> MainWindow:
    window.document.open_games(read_sgf(data).games, None, None)
    window.commands[Command.SOLVE].trigger()
    solving(window)._random = Random(1)
    return window


def play(window: MainWindow, *points: Point) -> None:
    """Click points, and let the opponent reply after each."""
    for point in points:
        click(window.board_view.board, window.presenter.point_naming.to_view(point))
        reply(window)


def reply(window: MainWindow) -> None:
    timer = solving(window)._reply_timer
    while timer.isActive():
        timer.stop()
        timer.timeout.emit()


def text(window) -> str:
    return window.features.exercises.bar.text_label.text()


def note(window) -> str:
    return window.features.exercises.bar.note_label.text()


def buttons(window) -> list[str]:
    return window.features.exercises.bar.button_texts


def press_button(window, name: str) -> None:
    window.features.exercises.bar.button(name).click()


def test_the_start_is_shown_without_anything_that_follows(window):
    begun(window)
    session = window.document.session
    assert window.document.is_exercise
    assert session.tree.children(session.cursor) == ()
    assert b"RE" not in str(session.tree.properties(session.tree.root)).encode()
    assert text(window) == "Black to play. Live"
    assert note(window) == "Corner"
    assert window.presenter.tool.hover(E5).ghost_colour is Colour.BLACK
    assert not any(cell.variation for cell in window.board_view.board.picture.cells.values())
    assert buttons(window) == ["Hint", "Solution"]


def test_the_opponent_replies_and_the_right_move_solves_the_problem(window):
    begun(window)
    solving(window)._reply_timer.setInterval(60_000)  # a busy machine takes longer than usual
    click(window.board_view.board, E5)
    assert solving(window)._reply_timer.isActive()
    assert window.presenter.tool.hover(A1).ghost_colour is None
    click(window.board_view.board, F4)
    assert window.document.session.board[F4] is None
    reply(window)
    assert window.document.session.board[G3] is Colour.WHITE
    play(window, F4)
    assert text(window) == "Right! The problem is solved. Well done"
    assert note(window) == "Rated: Good · Corner"
    assert ratings(window) == [(Rating.GOOD, False)]
    press_button(window, "Easy")
    assert ratings(window)[-1] == (Rating.EASY, True)
    assert note(window) == "Rated: Easy · Corner"


def test_a_wrong_move_is_refuted_before_it_is_called_wrong(window):
    begun(window)
    click(window.board_view.board, C7)
    assert not text(window).startswith("Wrong")
    reply(window)
    assert text(window) == "Wrong."
    assert window.document.session.board[Point(4, 3)] is Colour.WHITE
    assert ratings(window) == [(Rating.AGAIN, False)]
    assert buttons(window) == ["Take Back", "Try Again", "Solution"]
    press_button(window, "Try Again")
    play(window, E5, F4)
    assert text(window).startswith("Right!")
    assert ratings(window) == [(Rating.AGAIN, False)]


def test_a_wrong_move_can_be_reported_at_once(window, settings):
    settings.set(FAIL_AT_ONCE, True)
    begun(window)
    click(window.board_view.board, C7)
    assert text(window) == "Wrong. no"


def test_taking_back_does_not_undo_the_failure(window):
    begun(window)
    play(window, C7)
    press(window, Qt.Key.Key_Backspace)
    assert window.document.session.board[C7] is None
    assert text(window) == "Black to play. This attempt counts as failed. Live"
    play(window, E5, F4)
    assert text(window).startswith("Right, after a mistake.")
    assert ratings(window) == [(Rating.AGAIN, False)]


def test_a_move_that_is_not_in_the_record_is_taken_back_and_can_be_counted_as_right(window):
    begun(window)
    play(window, A1)
    assert text(window) == "Not in the record: A1. Try another move. Live"
    assert window.document.session.board[A1] is None
    assert window.board_view.board.picture.cells[A1].status_mark is StatusMark.MISTAKE
    assert ratings(window) == [(Rating.AGAIN, False)]
    press_button(window, "Count as Right")
    assert text(window).startswith("Right!")
    assert window.document.session.board[A1] is Colour.BLACK
    assert ratings(window)[1:] == [(Rating.GOOD, True)]


def test_an_illegal_click_costs_nothing(window):
    begun(window, b"(;SZ[9]AB[aa][ba]AW[ab][bb][ca]PL[W]AW[fe][ee][fd][ed];W[hh])")
    window.document.session  # noqa: B018
    refused = []
    window.player.move_refused.connect(lambda: refused.append(1))
    play(window, Point(0, 0))
    assert refused
    assert window.message_strip.text
    assert ratings(window) == []
    assert not solving(window)._attempt.has_failed


def test_hints_narrow_the_area_without_showing_the_move_and_make_the_rating_hard(window):
    begun(window)
    areas = []
    while window.commands[Command.SOLVE_HINT].isEnabled():
        window.commands[Command.SOLVE_HINT].trigger()
        (tint,) = window.board_view.board.picture.overlays_below
        assert tint.role is TintRole.GLOW
        assert E5 in tint.points or F4 in tint.points
        areas.append(len(tint.points))
    assert areas == sorted(areas, reverse=True)
    assert areas == [16, 9]
    play(window, E5, F4)
    assert window.board_view.board.picture.overlays_below == ()
    assert ratings(window) == [(Rating.HARD, False)]
    assert "Easy" not in buttons(window)


def test_the_solution_lists_the_right_lines_and_their_comments_are_shown_when_stepping(window):
    begun(window)
    window.commands[Command.SOLVE_SOLUTION].trigger()
    assert text(window) == "Solution: step through the right lines."
    assert ratings(window) == [(Rating.AGAIN, False)]
    choice = solving(window)._choice
    assert choice.isVisible()
    assert [choice.itemText(row) for row in range(choice.count())] == ["1: E5 G3 F4", "2: F4 E5 G3"]
    for _ in range(3):
        press(window, Qt.Key.Key_Right)
    assert window.comments.panel.editor.text == "Well done"
    choice.setCurrentIndex(1)
    choice.activated.emit(1)
    press(window, Qt.Key.Key_Right)
    assert window.document.session.board[F4] is Colour.BLACK
    press(window, Qt.Key.Key_Left)
    assert any(cell.variation for cell in window.board_view.board.picture.cells.values())


def test_other_moves_can_be_tried_after_the_end_and_in_the_solution(window):
    begun(window)
    games = window.document.games
    play(window, E5, F4, A1, C3)
    assert text(window) == "Try other moves; the record stays as it is."
    assert window.document.session.board[C3] is not None
    window.commands[Command.SOLVE_SOLUTION].trigger()
    assert not window.commands[Command.SOLVE_TAKE_BACK].isEnabled()
    play(window, C3, D7)
    assert window.document.session.board[C3] is Colour.BLACK
    press(window, Qt.Key.Key_Backspace)
    assert window.document.session.board[D7] is None
    assert window.document.session.board[C3] is Colour.BLACK
    press_button(window, "Take Back")
    assert window.document.session.board[C3] is None
    assert not window.commands[Command.SOLVE_TAKE_BACK].isEnabled()
    press(window, Qt.Key.Key_Escape)
    assert window.document.games is games
    assert not window.document.is_modified


def test_a_problem_without_a_solution_is_played_by_both_sides_and_rated_by_the_user(window):
    begun(window, UNSOLVED)
    assert text(window).startswith("White to play. No solution is known")
    play(window, E5, G3)
    assert window.document.session.board[G3] is Colour.BLACK
    assert buttons(window) == ["Take Back", "Try Again", "Failed", "Hard", "Good", "Easy"]
    press_button(window, "Failed")
    press_button(window, "Good")
    assert ratings(window) == [(Rating.AGAIN, False), (Rating.GOOD, True)]
    assert not window.commands[Command.SOLVE_SOLUTION].isEnabled()


def test_a_click_in_an_earlier_position_returns_to_the_latest(window):
    begun(window)
    play(window, E5)
    press(window, Qt.Key.Key_Home)
    click(window.board_view.board, F4)
    assert window.document.session.board[G3] is Colour.WHITE
    assert window.document.session.board[F4] is None
    play(window, F4)
    assert text(window).startswith("Right!")


def test_typed_moves_and_the_keyboard_cursor_solve_problems(window):
    begun(window)
    window.entry.setText("E5")
    window.entry.setFocus()
    press(window, Qt.Key.Key_Return)
    reply(window)
    window.player.play(F4)
    assert text(window).startswith("Right!")


def test_a_pass_can_be_the_solution(window):
    begun(window, b"(;SZ[9]AB[aa]AW[bb]PL[B](;B[]C[RIGHT])(;B[cc]))")
    window.commands[Command.PASS].trigger()
    assert text(window).startswith("Right!")


def test_a_hint_says_that_the_right_move_is_a_pass(window):
    begun(window, b"(;SZ[9]AB[aa]AW[bb]PL[B](;B[]C[RIGHT])(;B[cc]))")
    window.commands[Command.SOLVE_HINT].trigger()
    assert window.message_strip.text == "The right move is a pass."


def test_a_series_shows_one_problem_after_the_other_and_the_failed_ones_again(window, settings):
    settings.set(TURN_PROBLEMS, False)
    other = PROBLEM.replace(b"Corner", b"Other").replace(b"AB[aa]", b"AB[ha]")
    window.features.solving.begin(problems(PROBLEM, other), "folder")
    assert note(window) == "Problem 1 of 2 · Corner"
    play(window, C7)
    press_button(window, "Next")
    assert note(window) == "Problem 2 of 2 · Other"
    play(window, E5, F4)
    window.commands[Command.SOLVE_NEXT].trigger()
    assert note(window) == "Problem 1 of 2 · once more · Corner"
    assert "Next" not in buttons(window)
    play(window, E5, F4)
    assert ratings(window) == [(Rating.AGAIN, False), (Rating.GOOD, False)]
    press_button(window, "Next")
    assert not window.document.is_exercise
    assert window.message_strip.confirmation == "No more problems."
    assert {collection for *_, collection in window.ratings} == {"folder"}


def test_buttons_keep_their_places_and_the_bar_its_height(window, settings):
    settings.set(TURN_PROBLEMS, False)
    long = PROBLEM.replace(b"C[no]", b"C[" + 40 * b"A long comment\non lines. " + b"]")
    window.features.solving.begin(problems(long, UNSOLVED))
    bar, seen = window.features.exercises.bar, []

    def look() -> None:
        QApplication.processEvents()
        shown = [bar.button(name) for name in names]
        places = tuple(button.geometry().getCoords() for button in [*shown, bar.stop_button])
        seen.append((bar.height(), places, window.board_view.height()))

    names = ["Hint", "Take Back", "Try Again", "Solution", "Next"]
    look()
    for point in (E5, A1, F4):
        play(window, point)
        look()
    press_button(window, "Try Again")
    play(window, C7)
    look()
    press_button(window, "Solution")
    look()
    press_button(window, "Next")
    look()
    assert len(set(seen)) == 1


def test_a_small_board_is_fitted_to_the_window_while_solving(window):
    window.resize(1000, 700)
    window.document.open_games(read_sgf(PROBLEM).games, None, None)
    QApplication.processEvents()
    before = window.board_view.board.pitch
    window.features.solving.begin(problems(PROBLEM))
    QApplication.processEvents()
    assert window.board_view.fitting_factor == 1
    assert window.board_view.board.pitch > before
    press(window, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert window.board_view.board.pitch == before


def test_a_series_is_turned_at_random_and_the_view_is_restored(window, settings):
    before = window.view_settings.view
    window.features.solving.solving._random = Random(3)
    window.features.solving.begin(problems(PROBLEM))
    assert window.view_settings.view is not Symmetry.IDENTITY
    play(window, E5, F4)
    assert text(window).startswith("Right!")
    press(window, Qt.Key.Key_Escape)
    assert window.view_settings.view is before


def test_colours_are_swapped_only_if_no_text_mentions_them(window, settings):
    settings.set(SWAP_PROBLEM_COLOURS, True)
    window.features.solving.solving._random = Random(2)
    seen = set()
    for _ in range(12):
        window.features.solving.begin(problems(PROBLEM))
        seen.add(window.document.session.board[Point(0, 0)])
    assert seen == {Colour.BLACK, Colour.WHITE}
    named = PROBLEM.replace(b"C[Live]", b"C[Black to live]")
    for _ in range(12):
        window.features.solving.begin(problems(named))
        assert window.document.session.board[Point(0, 0)] is Colour.BLACK


def test_the_record_cursor_and_edits_are_as_before_after_solving(window):
    window.document.open_games(read_sgf(PROBLEM).games, None, None)
    window.document.go_to(5)
    window.document.set_comment("mine")
    before = window.document.games, window.document.undo_stack.index()
    window.commands[Command.SOLVE].trigger()
    play(window, E5, F4)
    press(window, Qt.Key.Key_Escape)
    assert (window.document.games, window.document.undo_stack.index()) == before
    assert window.document.session.cursor == 5
    assert window.document.is_modified


def test_a_position_of_a_game_is_a_problem_and_its_next_move_the_answer(window):
    begun(window, GAME)
    play(window, E5)
    assert text(window).startswith("Right!") or window.document.session.board[G3] is not None


def test_where_nothing_follows_there_is_no_problem(window):
    window.document.open_games(read_sgf(GAME).games, None, None)
    window.document.go_to(3)
    window.commands[Command.SOLVE].trigger()
    assert window.message_strip.text == "There is no problem here: no moves follow."
    assert not window.document.is_exercise


def test_commands_for_solving_are_disabled_otherwise(window):
    commands = [
        *(Command.SOLVE_HINT, Command.SOLVE_TAKE_BACK, Command.SOLVE_SOLUTION),
        *(Command.SOLVE_AGAIN, Command.SOLVE_NEXT, Command.SOLVE_COUNT_RIGHT),
    ]
    assert not any(window.commands[command].isEnabled() for command in commands)
    begun(window)
    assert window.commands[Command.SOLVE_SOLUTION].isEnabled()
    press(window, Qt.Key.Key_Escape)
    assert not any(window.commands[command].isEnabled() for command in commands)


def test_no_other_exercise_can_be_begun_while_solving(window):
    begun(window)
    play(window, E5)
    window.commands[Command.SOLVE_SOLUTION].trigger()
    shown = window.document.session.tree
    for command in (Command.SOLVE, Command.GUESS, Command.PROBLEMS, Command.REPERTOIRES):
        action = window.commands[command]
        assert not action.isEnabled(), command
        assert action.statusTip() == "Not available during an exercise. Press Esc to end it."
        action.trigger()
    assert window.document.session.tree is shown
    press(window, Qt.Key.Key_Escape)
    assert window.commands[Command.SOLVE].isEnabled()
    assert window.commands[Command.GUESS].isEnabled()


@pytest.fixture
def opened(window, tmp_path, qtbot):
    """Return what opens a file with a record in the window."""

    def open_file(data: bytes, name: str = "problem.sgf"):
        path = tmp_path / name
        path.write_bytes(data)
        window.document_io.open_file(path)
        qtbot.waitUntil(lambda: window.document.path == path)
        return window

    return open_file


def is_hidden(window) -> bool:
    shown = window.board_view.board.picture.cells.values()
    hidden = {
        window.panels.moves.model().rowCount() == 0,
        not any(cell.variation for cell in shown),
        not window.panels.tree.isEnabled(),
    }
    assert len(hidden) == 1
    return hidden.pop()


def test_a_problem_that_is_opened_is_offered_and_its_solution_hidden(opened):
    window = opened(PROBLEM)
    assert is_hidden(window)
    assert window.message_strip.text == "This looks like a problem. Its solution is hidden."
    window.message_strip.buttons[0].click()
    assert window.document.is_exercise
    assert window.message_strip.text == ""
    press(window, Qt.Key.Key_Escape)
    assert is_hidden(window)
    window.message_strip.buttons[1].click()
    assert not is_hidden(window)
    assert window.message_strip.text == ""


def test_while_recording_keys_and_the_offer_say_why_no_exercise_can_begin(opened):
    window, reason = opened(PROBLEM), "Stop recording first."
    window.recording.set_active(True)
    strip = window.message_strip
    window.board_view.setFocus()
    ways = [
        lambda: press(window, Qt.Key.Key_F9),
        lambda: press(window, Qt.Key.Key_F9, CTRL | SHIFT),
        window.features.offer._begin_solving,
    ]
    for begin in ways:
        strip.clear_transient()
        begin()
        assert strip.text == reason
    assert not window.document.is_exercise


def test_steps_forward_show_only_the_moves_that_were_reached(opened):
    window = opened(PROBLEM)
    for number in (1, 2):
        press(window, Qt.Key.Key_Right)
        assert window.document.session.step.number == number
        assert window.panels.moves.model().rowCount() == number
        assert not any(cell.variation for cell in window.board_view.board.picture.cells.values())
        assert not window.panels.tree.isEnabled()
        assert window.message_strip.text == "This looks like a problem. Its solution is hidden."
    window.commands[Command.START].trigger()
    assert is_hidden(window)


SHOWING = {
    "the offer is closed": lambda window: window.message_strip.message_line.closed.emit(),
    "the user asks for it": lambda window: window.message_strip.buttons[1].click(),
    "the record is edited": lambda window: window.document.set_comment("mine"),
}


@for_each("way", SHOWING)
def test_the_solution_is_shown_when(opened, way):
    window = opened(PROBLEM, f"{len(way)}.sgf")
    assert is_hidden(window)
    SHOWING[way](window)
    assert window.panels.moves.model().rowCount()
    assert window.panels.tree.isEnabled()
    assert window.message_strip.text == ""


@for_each("data", [GAME, UNSOLVED])
def test_records_that_are_no_problems_are_not_offered(opened, data):
    window = opened(data, f"{len(data)}.sgf")
    assert window.message_strip.text == ""


def test_solutions_are_not_hidden_if_the_user_does_not_want_it(opened, settings):
    settings.set(HIDE_SOLUTIONS, False)
    assert not is_hidden(opened(PROBLEM))


def test_the_state_is_announced_to_screen_readers(window, monkeypatch):
    spoken = []
    monkeypatch.setattr("PySide6.QtGui.QAccessible.isActive", lambda: True)
    window.features.narrator.announced.connect(spoken.append)
    begun(window)
    play(window, C7)
    assert "Black to play. Live" in spoken
    assert spoken[-1] == "Wrong."


def test_the_bar_shows_one_line_of_a_comment_and_nothing_twice(window):
    begun(window, PROBLEM.replace(b"C[Live]", b"C[Black to play.\n\nhttps://example.org]"))
    assert text(window) == "Black to play. https://example.org"
    begun(window, PROBLEM.replace(b"C[Live]", b"C[\n Live in the corner.\nOr die.]"))
    assert text(window) == "Black to play. Live in the corner."


def test_the_problem_of_an_open_record_is_found_in_a_thread(window, qtbot, monkeypatch):
    module = "goboard_gui.gui.study.solving.solving"
    monkeypatch.setattr("goboard_gui.gui.core.background.PATIENCE", 0)
    released, threads = Event(), []

    def find(*arguments):
        threads.append(current_thread())
        released.wait(30)
        return problem_at(*arguments)

    monkeypatch.setattr(f"{module}.problem_at", find)
    begun(window)
    assert not window.document.is_exercise
    released.set()
    qtbot.waitUntil(lambda: window.document.is_exercise)
    assert threads != [main_thread()]
    window.features.exercises.end()
    released.clear()
    window.commands[Command.SOLVE].trigger()
    window.document.open_games(read_sgf(GAME).games, None, None)  # the problem is gone
    released.set()
    qtbot.waitUntil(lambda: not window.document_io.loader.busy)
    assert not window.document.is_exercise
