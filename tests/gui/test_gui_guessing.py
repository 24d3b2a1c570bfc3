"""Guessing the next move in a window."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_gui.diagram.picture import StatusMark, TintRole
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import GUESSED_COLOURS
from goboard_gui.record.properties.marks import Mark
from tests.cases import for_each
from tests.gui.gui_cases import CTRL, RIGHT, SHIFT, click, naming_of, point_to, press

GAME = b"(;SZ[9]PB[Ann]RE[B+R];B[ee]C[first];W[cc](;B[gg];W[gc])(;B[cg]))"
PROBLEM = (
    b"(;SZ[9]AB[aa]AW[ba](;B[ee]C[Wrong];W[cc];B[dd])(;B[gg];W[cg];B[gc]C[Correct])"
    b"(;B[hh]C[Correct]))"
)
E5, C7, G3, G7, C3, H2 = (
    Point(4, 4),
    Point(2, 2),
    Point(6, 6),
    Point(6, 2),
    Point(2, 6),
    Point(7, 7),
)


def begun(window, record=GAME, at=0):
    window.document.open_games(read_sgf(record).games, None, None)
    window.document.go_to(at)
    window.features.guessing._random = Random(1)
    window.commands[Command.GUESS].trigger()
    return window


@pytest.fixture
def guess(window):
    """Return a window in which the moves of a game are guessed, from its start."""
    return begun(window)


def play(window, *points) -> None:
    for point in points:
        click(window.board_view.board, naming_of(window).to_view(point))


def reply(window) -> None:
    timer = window.features.guessing._reply_timer
    while timer.isActive():
        timer.stop()
        timer.timeout.emit()


def number(window) -> int:
    """Return the number of the move that is displayed."""
    return window.document.session.step.number


def told(window) -> str:
    return window.features.exercises.bar.text_label.text()


def score(window) -> str:
    return window.features.exercises.bar.note_label.text()


def cells(window):
    return window.board_view.board.picture.cells


def over(window) -> bool:
    bar = window.features.exercises.bar
    states = {
        bar.isVisible(),
        window.document.is_exercise,
        window.commands[Command.GUESS].isChecked(),
        window.features.guessing.game is not None,
    }
    assert len(states) == 1
    return not states.pop()


def test_a_right_guess_is_played_and_the_next_is_asked(guess):
    assert told(guess) == "Black to play. Where is move 1?"
    play(guess, E5)
    assert number(guess) == 1
    assert told(guess) == "E5 is correct on the first guess. White to play. Where is move 2?"
    assert score(guess).startswith("Correct on first guess: 1 of 1 (100%)")


def test_nothing_of_the_record_is_shown_before_it_is_guessed(guess):
    window = guess
    session = window.document.session
    assert session.tree.children(session.cursor) == ()
    assert window.panels.moves.model().rowCount() == 0
    assert "RE" not in dict(session.tree.properties(session.tree.root))
    assert not window.commands[Command.FORWARD].isEnabled()
    play(window, E5)
    assert window.comments.panel.editor.text == "first"
    play(window, C7)
    assert window.panels.moves.model().rowCount() == 2
    assert not any(cell.variation for cell in cells(window).values())
    window.commands[Command.GUESS].trigger()
    assert over(window)
    assert window.panels.moves.model().rowCount() == 4


def test_a_wrong_guess_is_marked_and_the_hint_closes_in(guess):
    board = guess.board_view.board
    areas = []
    for point in (Point(0, 0), Point(7, 0), Point(0, 7)):
        click(board, point)
        assert cells(guess)[point].status_mark is StatusMark.MISTAKE
        (tint,) = board.picture.overlays_below
        assert E5 in tint.points
        areas.append(len(tint.points))
    assert areas == [16, 9, 1]
    assert tint.role is TintRole.RIGHT
    assert cells(guess)[E5].highlighted
    assert told(guess) == "The move is E5. Click the highlighted point."
    assert number(guess) == 0
    click(board, E5)
    assert number(guess) == 1
    assert board.picture.overlays_below == ()
    assert score(guess).startswith("Correct on first guess: 0 of 1 (0%) · Guesses: 4 · ")


def test_a_variation_of_the_record_is_told_and_marked(guess):
    play(guess, E5, C7, C3)
    assert number(guess) == 2
    assert told(guess).startswith("C3 is played in a variation")
    assert cells(guess)[C3].status_mark is Mark.CIRCLE
    play(guess, G3)
    assert score(guess).startswith("Correct on first guess: 3 of 3")


def test_no_press_of_any_kind_changes_the_record_or_tells_of_it(guess):
    games, board = guess.document.games, guess.board_view.board
    for button, keys in ((RIGHT, Qt.KeyboardModifier.NoModifier), (None, CTRL), (None, SHIFT)):
        options = {"button": button} if button else {}
        click(board, E5, modifiers=keys, **options)
    assert number(guess) == 0
    play(guess, E5, E5)
    assert guess.message_strip.text == "E5 is occupied."
    assert number(guess) == 1
    assert guess.document.games is games
    assert guess.document.undo_stack.count() == 0


def test_the_pointer_shows_the_colour_that_is_asked_and_no_rule(guess):
    point_to(guess.board_view.board, C7)
    assert cells(guess)[C7].ghost is Colour.BLACK


def test_typed_names_are_guesses_one_after_the_other_up_to_a_wrong_one(guess):
    games = guess.document.games
    guess.entry.setText("E5 C7 A1 G3")
    QTest.keyClick(guess.entry, Qt.Key.Key_Return)
    assert number(guess) == 2
    assert told(guess).startswith("Not A1")
    guess.entry.setText("+B A2")
    QTest.keyClick(guess.entry, Qt.Key.Key_Return)
    assert number(guess) == 2
    assert guess.document.games is games


@for_each(("colours", "first", "then"), [("black", E5, 2), ("white", C7, 3)])
def test_the_moves_of_the_other_colour_are_played_at_once(window, colours, first, then):
    begun(window)
    choice = window.features.guessing._choice
    choice.setCurrentIndex(choice.findData(colours))
    choice.activated.emit(choice.currentIndex())
    assert window.settings.get(GUESSED_COLOURS) == colours
    play(window, first)
    assert number(window) == then
    window.settings.set(GUESSED_COLOURS, "both")


def test_at_the_end_of_the_line_the_score_is_told_and_the_record_is_as_before(guess):
    play(guess, E5, C7, G3, G7)
    assert over(guess)
    assert guess.document.session.cursor == 0
    assert guess.message_strip.text.startswith("No more moves. Correct on first guess: 4 of 4")
    guess.message_strip.first_button.click()
    assert guess.document.session.cursor == 4


def test_a_move_can_be_skipped_and_an_earlier_one_guessed_again(guess):
    bar = guess.features.exercises.bar
    play(guess, Point(0, 0))
    bar.button("Skip").click()
    assert told(guess) == "White to play. Where is move 2?"
    assert score(guess).startswith("Correct on first guess: 0 of 1")
    bar.button("Previous Move").click()
    assert told(guess) == "Black to play. Where is move 1?"


def test_a_click_in_an_earlier_position_returns_to_the_question(guess):
    play(guess, E5)
    press(guess, Qt.Key.Key_Left)
    assert number(guess) == 0
    play(guess, C7)
    assert number(guess) == 1
    play(guess, C7)
    assert number(guess) == 2


ENDS = {
    "the button": lambda window: window.features.exercises.bar.stop_button.click(),
    "its command": lambda window: window.commands[Command.GUESS].trigger(),
    "Esc": lambda window: press(window, Qt.Key.Key_Escape),
    "another file": lambda window: window.document.open_games(read_sgf(GAME).games, None, None),
}


@for_each("end", ENDS)
def test_it_ends_by(window, end):
    begun(window)
    ENDS[end](window)
    assert over(window)
    assert not window.presenter.tool.secret


def test_in_a_problem_a_wrong_move_of_the_record_is_refuted(window):
    guess = begun(window, PROBLEM)
    play(guess, E5)
    assert told(guess) == "E5 is wrong; this is why."
    reply(guess)
    assert guess.document.session.board[C7] is Colour.WHITE
    assert number(guess) == 3
    guess.features.exercises.bar.button("Guess Again").click()
    assert number(guess) == 0
    assert cells(guess)[E5].status_mark is StatusMark.MISTAKE
    play(guess, G3, C3, G7)
    assert over(guess)


def test_in_a_problem_a_second_right_move_is_right(window):
    guess = begun(window, PROBLEM)
    play(guess, H2)
    assert over(guess)
    assert guess.message_strip.text.startswith("No more moves. Correct on first guess: 1 of 1")


def test_on_a_symmetrical_board_all_equal_points_are_right(window):
    guess = begun(window, b"(;SZ[9];B[gc];W[cc];B[gg])")
    play(guess, C3)
    assert told(guess).startswith("C3 is correct on the first guess.")
    assert guess.document.session.board[C3] is Colour.BLACK


def test_at_the_end_of_a_line_there_is_nothing_to_guess(window):
    begun(window, at=4)
    assert over(window)
    assert window.message_strip.text == "There is no next move to guess here."


def test_hints_lie_where_the_turned_board_has_the_point(guess):
    guess.view_settings.set_view(Symmetry.R90)
    play(guess, E5)
    play(guess, Point(0, 0))
    seen = naming_of(guess).to_view(C7)
    (tint,) = guess.board_view.board.picture.overlays_below
    assert seen in tint.points
    click(guess.board_view.board, seen)
    assert number(guess) == 2


def test_the_bar_stays_in_zen_mode_and_does_not_come_back_once_guessing_is_over(guess):
    guess.commands[Command.ZEN].trigger()
    assert guess.features.exercises.bar.isVisible()
    assert not guess.bars.tools.isVisible()
    press(guess, Qt.Key.Key_Escape)
    assert over(guess)
    guess.commands[Command.ZEN].trigger()
    assert guess.bars.tools.isVisible()
    assert over(guess)


def test_guessing_is_not_available_while_a_game_is_recorded(window):
    window.recording.set_active(True)
    assert not window.commands[Command.GUESS].isEnabled()
    assert window.commands[Command.GUESS].statusTip() == "Stop recording first."
