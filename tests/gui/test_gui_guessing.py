"""Guessing the next move in a window."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from goboard_gui.diagram.picture import StatusMark, TintRole
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.board.tools.tool import PointQuery
from goboard_gui.gui.core.settings import GUESSED_COLOURS
from goboard_gui.gui.study.guessing import MoveGuessing
from goboard_gui.gui.widgets.point_entry import PointEntry
from goboard_gui.gui.window.document_display import DocumentDisplay
from goboard_gui.gui.window.status_bar import StatusBar
from goboard_gui.record.properties.marks import Mark
from tests.gui.collection_desk import desk_of
from tests.gui.gui_cases import CTRL, RIGHT, SHIFT, click, naming_of, point_to

GAME = b"(;SZ[9];B[ee];W[cc](;B[gg];W[gc])(;B[cg]))"
E5, C7, G3, G7, C3 = Point(4, 4), Point(2, 2), Point(6, 6), Point(6, 2), Point(2, 6)


@pytest.fixture
def desk(desk):
    """Return a desk on which moves can be guessed, with the list of moves and the other panels."""
    made = desk()
    made.panels.fill_docks(naming_of(made), QWidget())
    made.guessing = MoveGuessing(
        made.workspace, made.presenter, made.tools, made.panels.moves, made.panels.tree, Random(1)
    )
    made.guessing.message_posted.connect(made.strip.show_message)
    entry = PointEntry(naming_of(made), list)
    status = StatusBar(made.document, made.view_settings, entry, made.window)
    showing = DocumentDisplay(made.parts, status)
    made.guessing.active_changed.connect(showing.show_moves)
    return made


@pytest.fixture
def guess(desk):
    """Return a desk on which the moves of a game are guessed, from its start."""
    return begun(desk)


@pytest.fixture
def guess_in_window(window):
    """Return a whole window in which they are, as a desk."""
    desk = desk_of(window)
    desk.guessing = window.features.guessing
    return begun(desk)


def begun(desk, record=GAME):
    desk.document.open_games(read_sgf(record).games, None, None)
    desk.actions[Command.GUESS].trigger()
    return desk


def cursor(desk) -> int:
    return desk.document.session.cursor


def told(desk) -> str:
    return desk.guessing._view.bar.question_label.text()


def score(desk) -> str:
    return desk.guessing._view.bar.score_label.text()


def rows(desk) -> int:
    return desk.panels.moves.model().rowCount()


def cells(desk):
    return desk.view.board.picture.cells


def over(desk) -> bool:
    hidden = [desk.guessing._view.bar.isHidden(), desk.guessing._view.tree_cover.isHidden()]
    return hidden == [True, True] and not desk.actions[Command.GUESS].isChecked()


def test_a_right_guess_is_played_and_the_next_is_asked(guess):
    assert told(guess) == "Black to play. Where is move 1?"
    click(guess.view.board, E5)
    assert cursor(guess) == 1
    assert told(guess) == "E5 is correct on the first guess. White to play. Where is move 2?"
    assert score(guess).startswith("Correct on first guess: 1 of 1 (100%)")


def test_what_comes_is_hidden_until_one_leaves(guess):
    desk = guess
    assert rows(desk) == 0
    assert desk.guessing._view.tree_cover.isVisible()
    for point in (E5, C7):
        click(desk.view.board, point)
    assert rows(desk) == 2
    assert not any(cell.variation for cell in cells(desk).values())
    desk.actions[Command.GUESS].trigger()
    assert over(desk)
    assert rows(desk) == 4
    assert any(cell.variation for cell in cells(desk).values())


def test_a_wrong_guess_is_marked_and_the_hint_closes_in(guess):
    board = guess.view.board
    areas = []
    for point in (Point(0, 0), Point(8, 0), Point(0, 8)):
        click(board, point)
        assert cells(guess)[point].status_mark is StatusMark.MISTAKE
        (tint,) = board.picture.overlays_below
        assert E5 in tint.points
        areas.append(len(tint.points))
    assert areas == [16, 9, 1]
    assert tint.role is TintRole.RIGHT
    assert cells(guess)[E5].highlighted
    assert told(guess) == "The move is E5. Click the highlighted point."
    assert cursor(guess) == 0
    click(board, E5)
    assert cursor(guess) == 1
    assert board.picture.overlays_below == ()
    assert score(guess).startswith("Correct on first guess: 0 of 1 (0%) · Guesses: 4 · ")


def test_a_variation_of_the_record_is_told_and_marked(guess):
    for point in (E5, C7, C3):
        click(guess.view.board, point)
    assert cursor(guess) == 2
    assert told(guess).startswith("C3 is played in a variation")
    assert cells(guess)[C3].status_mark is Mark.CIRCLE
    click(guess.view.board, G3)
    assert score(guess).startswith("Correct on first guess: 3 of 3")


def test_no_press_of_any_kind_changes_the_record_or_tells_of_it(guess):
    tree = guess.document.session.tree
    for button, keys in ((RIGHT, Qt.KeyboardModifier.NoModifier), (None, CTRL), (None, SHIFT)):
        options = {"button": button} if button else {}
        click(guess.view.board, E5, modifiers=keys, **options)
    assert cursor(guess) == 0
    click(guess.view.board, E5)
    click(guess.view.board, E5)
    assert told(guess) == "E5 is occupied."
    assert cursor(guess) == 1
    assert guess.document.session.tree is tree
    assert guess.document.undo_stack.count() == 0


def test_the_pointer_shows_the_colour_that_is_asked_and_no_rule(guess):
    point_to(guess.view.board, C7)
    assert cells(guess)[C7].ghost is Colour.BLACK


def test_typed_names_are_guesses_one_after_the_other_up_to_a_wrong_one(window, guess_in_window):
    guess, entry = guess_in_window, window.entry
    tree = guess.document.session.tree
    entry.setText("E5 C7 A1 G3")
    QTest.keyClick(entry, Qt.Key.Key_Return)
    assert cursor(guess) == 2
    assert told(guess).startswith("Not A1")
    entry.setText("+B A2")
    QTest.keyClick(entry, Qt.Key.Key_Return)
    assert guess.document.session.tree is tree


@pytest.mark.parametrize(
    ("colours", "first", "then"), [("black", E5, 2), ("white", C7, 3)], ids=["black", "white"]
)
def test_the_moves_of_the_other_colour_are_played_at_once(guess, colours, first, then):
    bar = guess.guessing._view.bar
    bar.colours.setCurrentIndex(bar.colours.findData(colours))
    bar.colours.activated.emit(bar.colours.currentIndex())
    assert guess.settings.get(GUESSED_COLOURS) == colours
    click(guess.view.board, first)
    assert cursor(guess) == then


def test_at_the_end_of_the_line_the_score_is_told(guess):
    for point in (E5, C7, G3, G7):
        click(guess.view.board, point)
    assert over(guess)
    assert cursor(guess) == 4
    assert guess.strip.text.startswith("No more moves. Correct on first guess: 4 of 4")


def test_going_on_by_keys_leaves_a_move_out_and_back_asks_again(guess):
    click(guess.view.board, Point(0, 0))
    guess.actions[Command.FORWARD].trigger()
    assert told(guess) == "White to play. Where is move 2?"
    assert score(guess).startswith("Correct on first guess: 0 of 1")
    guess.actions[Command.BACK].trigger()
    assert told(guess) == "Black to play. Where is move 1?"
    guess.settings.set(GUESSED_COLOURS, "black")
    guess.actions[Command.FORWARD].trigger()
    assert cursor(guess) == 2
    guess.actions[Command.BACK].trigger()
    assert cursor(guess) == 0


ENDS = {
    "the button": lambda desk: desk.guessing._view.bar.end_requested.emit(),
    "a tool": lambda desk: desk.actions[Command.TOOL_CIRCLE].trigger(),
    "an edit": lambda desk: desk.actions[Command.PASS].trigger(),
    "another file": lambda desk: desk.document.open_games(read_sgf(GAME).games, None, None),
    "stepping to the end": lambda desk: desk.actions[Command.END].trigger(),
}


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_it_ends_by(guess, end):
    end(guess)
    assert ended(guess, guess.tools)


def test_it_ends_by_escape(window, guess_in_window):
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert ended(guess_in_window, window.features.tools)


def ended(guess, tools) -> bool:
    taken = guess.actions[tools.selected_tool].isChecked() and not guess.presenter._tool.secret
    return over(guess) and taken


def test_who_writes_a_comment_goes_on_guessing(guess):
    click(guess.view.board, Point(0, 0))
    guess.document.set_comment("a hane?")
    assert not over(guess)
    assert cells(guess)[Point(0, 0)].status_mark is StatusMark.MISTAKE


def test_in_a_problem_the_right_move_is_asked_for_although_the_first_one_is_wrong(desk):
    problem = b"(;SZ[9]AB[aa]AW[ba](;B[ee]C[Wrong];W[cc])(;B[gg];W[cg];B[gc]C[Correct]))"
    guess = begun(desk, problem)
    click(guess.view.board, E5)
    assert cells(guess)[E5].status_mark is StatusMark.MISTAKE
    click(guess.view.board, G3)
    assert cursor(guess) == 3
    for point in (C3, G7):
        click(guess.view.board, point)
    assert over(guess)
    assert cursor(guess) == 5


def test_a_question_that_waits_for_a_click_comes_before_the_guess(guess):
    click(guess.view.board, E5)
    tree = guess.document.session.tree
    guess.tools.ask_for_point(PointQuery("Where?", Colour.BLACK), lambda _point: None)
    click(guess.view.board, C7)
    assert cursor(guess) == 1
    click(guess.view.board, C7)
    assert cursor(guess) == 2
    assert guess.document.session.tree is tree


def test_at_the_end_of_a_line_there_is_nothing_to_guess(desk):
    desk.actions[Command.GUESS].trigger()
    assert not desk.actions[Command.GUESS].isChecked()
    assert desk.strip.text == "There is no next move to guess here."


def test_hints_lie_where_the_turned_board_has_the_point(guess):
    guess.view_settings.set_view(Symmetry.R90)
    click(guess.view.board, E5)
    click(guess.view.board, Point(0, 0))
    seen = naming_of(guess).to_view(C7)
    (tint,) = guess.view.board.picture.overlays_below
    assert seen in tint.points
    click(guess.view.board, seen)
    assert cursor(guess) == 2


def test_the_bar_does_not_come_back_with_other_bars_once_guessing_is_over(window, guess_in_window):
    window.commands[Command.ZEN].trigger()
    guess_in_window.guessing.stop()
    window.commands[Command.ZEN].trigger()
    assert window.bars.tools.isVisible()
    assert over(guess_in_window)
