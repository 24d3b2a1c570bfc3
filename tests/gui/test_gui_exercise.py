"""Exercises on the board of a window: the record stays as it is, and nothing of it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtWidgets import QApplication

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.commands.command_table import COMMANDS
from goboard_gui.gui.core.settings import FILE_POSITIONS, LIFE_MARKS, MOVE_NUMBERS
from goboard_gui.gui.files.autosave_journal import AutosaveJournal
from goboard_gui.gui.study.exercise.cover import Cover
from goboard_gui.gui.study.exercise.exercise_bar import ExerciseButton
from goboard_gui.gui.study.exercise.restrictions import AVAILABLE_COMMANDS
from goboard_gui.gui.widgets.labels import PlainLabel
from goboard_gui.record.tree import Property
from goboard_gui.record.values.move_numbers import NumberedRange
from tests.cases import for_each
from tests.gui.gui_cases import CTRL, RIGHT, SHIFT, Heard, click, press, turn_wheel

if TYPE_CHECKING:
    from collections.abc import Callable

    from goboard_gui.gui.window.main_window import MainWindow

GAME = b"(;SZ[9]PB[Ann]RE[B+R]C[start];B[ee];W[cc]C[good](;B[gg];W[gc])(;B[cg]))(;SZ[9];B[aa])"
SCRATCH = b"(;SZ[9]AB[ee][ef]AW[ff]PL[W]C[White to play];W[cc])"
E5, G3, A9, C7 = Point(4, 4), Point(6, 6), Point(0, 0), Point(2, 2)
OPENS_WINDOWS = {
    *(Command.NEW_WINDOW, Command.SAVE, Command.CLOSE, Command.QUIT, Command.PALETTE),
    *(Command.SHORTCUTS, Command.PREFERENCES, Command.NUMBERS_COUNT, Command.LAYOUT_SAVE),
    *(Command.LAYOUT_DELETE, Command.TRAINER, Command.CHART, Command.ENGINES),
    *(Command.ENGINE_CONSOLE, Command.WELCOME, Command.MANUAL, Command.KEYS),
    *(Command.ABOUT_NOTATIONS, Command.NEWS, Command.ABOUT, Command.GUESS, Command.SOLVE),
}
"""Commands that open a window or a dialog, or end the exercise; others are run by a test."""


class Practice:
    """An exercise that remembers the moves it gets."""

    ghost_colour = Colour.WHITE
    shows_continuations = False
    takes_several_moves = True

    def __init__(self) -> None:
        self.moves: list[Point | None] = []
        self.ends = 0

    def submit_move(self, point: Point | None) -> bool:
        self.moves.append(point)
        return True

    def decorate(self, picture, naming):
        return picture

    def exercise_ended(self) -> None:
        self.ends += 1


def state_of(window: MainWindow) -> dict[str, object]:
    """Return what belongs to the record of a window, to be compared."""
    document, stack = window.document, window.document.undo_stack
    return {
        "games": document.games,
        "game": document.game_index,
        "cursor": document.record.cursor,
        "line": tuple(document.record.line),
        "undo": (stack.index(), stack.count(), stack.cleanIndex(), stack.undoText()),
        "modified": document.is_modified,
        "title": window.windowTitle(),
        "path": document.path,
        "chosen view": window.view_settings._chosen_view,
        "tool": window.features.tools.selected_tool,
    }


@pytest.fixture
def window(window):
    """Return a window on two games, with an edit, an undone edit, and the cursor in the middle."""
    document = window.document
    document.open_games(read_sgf(GAME).games, None, None)
    document.go_to(1)
    document.set_comment("mine")
    document.end_typing()
    document.set_node_name("undone")
    document.undo_stack.undo()
    document.go_to(2)
    return window


def begun(window) -> Practice:
    practice, tree = Practice(), read_sgf(SCRATCH).games[0]
    window.features.exercises.begin(practice, tree, tree.children(tree.root)[0])
    return practice


def text_of(window) -> str:
    return window.message_strip.text


def test_a_window_shows_the_exercise_and_then_the_record_as_it_was(window):
    before = state_of(window)
    practice = begun(window)
    document = window.document
    assert document.is_exercise
    assert document.session.board[E5] is Colour.BLACK
    assert state_of(window) == before
    assert window.features.exercises.bar.isVisible()
    press(window, Qt.Key.Key_Escape)
    assert state_of(window) == before
    assert document.session is document.record
    assert not document.is_exercise
    assert practice.ends == 1
    assert not window.features.exercises.bar.isVisible()
    document.undo_stack.redo()
    assert document.games != before["games"]


def test_the_edits_of_before_can_be_undone_and_redone_after_it(window):
    games = window.document.games
    begun(window)
    window.features.exercises.end()
    window.commands[Command.UNDO].trigger()
    window.commands[Command.REDO].trigger()
    assert window.document.games == games


EDITS: dict[str, Callable[[MainWindow], object]] = {
    "a move": lambda window: window.document.play(A9),
    "a pass": lambda window: window.document.play(None),
    "setup": lambda window: window.document.set_up({A9: Colour.BLACK}),
    "a resignation": lambda window: window.document.resign(),
    "deletion": lambda window: window.document.remove_node(),
    "a comment": lambda window: window.document.set_comment("other"),
    "a name": lambda window: window.document.set_node_name("other"),
    "another tree": lambda window: window.document.replace_tree("", read_sgf(GAME).games[0]),
    "other games": lambda window: window.document.change_games("", read_sgf(GAME).games, 0),
    "the other game": lambda window: window.document.go_to_game(1),
    "a node of the record": lambda window: window.document.go_to(4),
    "undo": lambda window: window.document.undo_stack.undo(),
    "redo": lambda window: window.document.undo_stack.redo(),
    "an earlier state": lambda window: window.document.undo_stack.setIndex(0),
    "another file": lambda window: window.document_io.confirm_discard(),
    "the file again": lambda window: window.document_io.reload(),
}


@for_each("edit", EDITS)
def test_what_would_change_the_record_or_what_is_displayed_is_refused_with_the_reason(window, edit):
    begun(window)
    session = window.document.session
    before, shown = state_of(window), (session.tree, session.cursor)
    EDITS[edit](window)
    session = window.document.session
    assert (state_of(window), (session.tree, session.cursor)) == (before, shown)
    assert text_of(window) == "Not available during an exercise. Press Esc to end it."


def test_commands_that_concern_the_record_are_disabled_and_say_why(window):
    begun(window)
    actions = window.commands
    reason = "Not available during an exercise. Press Esc to end it."
    for command in COMMANDS:
        if command not in AVAILABLE_COMMANDS:
            assert not actions[command].isEnabled(), command
            assert actions[command].statusTip() == reason, command
    window.features.exercises.end()
    assert actions[Command.UNDO].isEnabled()
    assert actions[Command.PASTE_ANYTHING].isEnabled()


def test_a_command_that_begins_an_exercise_does_not_end_another_one(window):
    practice, actions = begun(window), window.commands
    for command in (Command.GUESS, Command.SOLVE):
        assert not actions[command].isEnabled()
        actions[command].trigger()
    assert practice.ends == 0
    window.features.exercises.end()
    actions[Command.GUESS].trigger()
    assert window.document.is_exercise
    assert actions[Command.GUESS].isEnabled()
    assert not actions[Command.SOLVE].isEnabled()
    actions[Command.GUESS].trigger()
    assert not window.document.is_exercise


def test_no_command_that_stays_available_changes_the_record_or_the_exercise(window, settings):
    begun(window)
    tree, before = window.document.session.tree, state_of(window)
    for command in AVAILABLE_COMMANDS - OPENS_WINDOWS:
        window.commands[command].trigger()
        assert window.document.session.tree is tree, command
        assert state_of(window) == before, command


def test_no_shortcut_changes_the_record_or_the_exercise(window):
    begun(window)
    tree, before = window.document.session.tree, state_of(window)
    actions = window.commands
    for command in COMMANDS:
        for key in actions[command].shortcuts():
            if command in OPENS_WINDOWS:
                continue
            window.board_view.setFocus()
            press(window, Qt.Key(key[0].key()), key[0].keyboardModifiers())
            assert window.document.session.tree is tree, (command, key.toString())
            assert state_of(window) == before, (command, key.toString())


def test_clicks_typed_moves_and_passes_reach_the_exercise_and_nothing_else(window):
    practice = begun(window)
    board = window.board_view.board
    click(board, G3)
    click(board, A9, button=RIGHT)
    click(board, A9, modifiers=CTRL)
    click(board, A9, modifiers=SHIFT)
    window.entry.setText("A1 pass C3")
    window.entry.setFocus()
    press(window, Qt.Key.Key_Return)
    window.commands[Command.PASS].trigger()
    window.player.play(E5)
    assert practice.moves == [G3, Point(0, 8), None, Point(2, 6), None, E5]
    assert QApplication.activePopupWidget() is None


@for_each(
    ("typed", "message"),
    [
        ("+W A1", "Stones can't be set up during an exercise."),
        ("A1 +W C3", "Stones can't be set up during an exercise."),
        ("A1 C3", "Type one move at a time, because each is judged."),
    ],
)
def test_what_is_typed_and_cannot_be_used_stays_with_the_reason(window, typed, message):
    practice = begun(window)
    practice.takes_several_moves = False
    tree = window.document.session.tree
    window.entry.setText(typed)
    window.entry.setFocus()
    press(window, Qt.Key.Key_Return)
    assert window.document.session.tree is tree
    assert window.document.record.tree is window.document.games[0]
    assert practice.moves == []
    assert text_of(window) == message
    assert window.entry.text() == typed
    window.entry.setText("A1")
    assert text_of(window) == ""
    press(window, Qt.Key.Key_Return)
    assert practice.moves == [Point(0, 8)]
    assert window.entry.text() == ""


def test_the_stone_under_the_pointer_is_that_of_the_exercise(window):
    practice = begun(window)
    tool = window.presenter.tool
    assert tool.hover(A9).ghost_colour is Colour.WHITE
    assert tool.hover(E5).ghost_colour is None
    practice.ghost_colour = None
    assert tool.hover(A9).ghost_colour is None


def test_comments_and_names_cannot_be_edited_and_are_those_of_the_exercise(window):
    panel = window.comments.panel
    begun(window)
    window.document.go_to(window.document.session.tree.root)
    assert panel.editor.text == "White to play"
    assert panel.editor.isReadOnly()
    assert not panel.name.isEnabled()
    assert not panel.menu_button.isEnabled()
    panel.editor.setFocus()
    press(window, Qt.Key.Key_A)
    assert panel.editor.text == "White to play"
    window.features.exercises.end()
    assert panel.editor.text == "good"
    assert not panel.editor.isReadOnly()
    assert panel.name.isEnabled()


def test_no_panel_shows_anything_of_the_record(window):
    begun(window)
    window.panels.game_dock.show()
    window.panels.tree_dock.show()
    texts = [label.text() for label in window.panels.game.findChildren(PlainLabel)]
    assert "Black" in texts
    assert not any("Ann" in text or "Result" in text for text in texts)
    assert window.panels.moves.model().rowCount() == 1
    assert window.panels.tree._layout.tree is window.document.session.tree


def test_panels_that_search_the_position_are_covered(window):
    docks = window.panels.collection, window.panels.edits
    covers = [cover for dock in docks for cover in dock.findChildren(Cover)]
    assert [cover.text() for cover in covers] == 2 * ["Hidden during an exercise"]
    for dock in docks:
        dock.show()
        dock.raise_()
    begun(window)
    for dock, cover in zip(docks, covers, strict=True):
        assert not cover.isHidden()
        assert cover.parent() is dock
        assert not dock.widget().isEnabled()
        assert cover.geometry() == dock.widget().geometry()
    window.features.exercises.end()
    assert all(cover.isHidden() for cover in covers)
    assert all(dock.widget().isEnabled() for dock in docks)


def test_life_marks_and_other_decorations_are_hidden(window):
    window.view_settings.set(LIFE_MARKS, "counts")
    calls = []
    window.presenter.add_decoration(lambda picture, naming: calls.append(1) or picture)
    window.presenter.refresh_decorations()
    assert calls
    begun(window)
    calls.clear()
    window.presenter.refresh_decorations()
    assert not calls


def test_the_wheel_and_the_keys_go_no_further_than_the_exercise(window):
    begun(window)
    document = window.document
    cursor = document.session.cursor
    press(window, Qt.Key.Key_Right)
    turn_wheel(window.board_view.board, down=120)
    assert document.session.cursor == cursor
    assert not window.commands[Command.FORWARD].isEnabled()
    press(window, Qt.Key.Key_Left)
    assert document.session.cursor == document.session.tree.root
    press(window, Qt.Key.Key_Right)
    assert document.session.cursor == cursor


def test_another_view_and_turns_of_it_are_undone_at_the_end(window):
    view = window.view_settings.view
    begun(window)
    window.view_settings.show_view(Symmetry.R180)
    window.commands[Command.TURN_RIGHT].trigger()
    assert window.view_settings.view is not view
    window.features.exercises.end()
    assert window.view_settings.view is view
    window.commands[Command.TURN_RIGHT].trigger()
    assert window.view_settings.view is not view


def test_move_numbers_from_a_node_of_the_record_stay_chosen(window):
    window.view_settings.show_numbers_from(1)
    begun(window)
    window.features.exercises.end()
    assert window.view_settings.get(MOVE_NUMBERS) == NumberedRange.FROM.value
    assert window.view_settings.first_numbered_node == 1


def test_files_dropped_on_the_window_are_not_opened(window, qtbot, tmp_path):
    path = tmp_path / "other.sgf"
    path.write_bytes(GAME)
    begun(window)
    before = state_of(window)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    window.features.dropping.handle_drop(data)
    qtbot.waitUntil(lambda: text_of(window).startswith("Not available"))
    assert state_of(window) == before
    assert window.document.is_exercise


def test_the_record_is_saved_and_not_the_exercise(window, tmp_path, person):
    path = tmp_path / "saved.sgf"
    person.answers(save_path=path)
    begun(window)
    window.commands[Command.SAVE].trigger()
    assert window.document_io.saver.wait_until_saved()
    assert b"mine" in path.read_bytes()
    assert b"White to play" not in path.read_bytes()
    assert window.document.is_exercise
    assert not window.document.is_modified
    assert window.windowTitle().startswith("saved.sgf")


def test_the_journal_keeps_the_record_as_it_was_before_the_exercise(window, tmp_path):
    journal = AutosaveJournal(window.document, lambda: [tmp_path], window)
    window.document.go_to(1)
    window.document.set_comment("kept")
    begun(window)
    assert journal.store_document()
    state = journal.journal.state
    assert state.games == window.document.games
    assert (state.game, state.cursor) == (0, 1)
    journal.delete_journal()


def test_the_position_in_the_file_is_that_of_the_record(window, tmp_path):
    window.document.path = tmp_path / "game.sgf"
    window.document_io.positions.remember_position()
    before = window.settings.get(FILE_POSITIONS)
    begun(window)
    window.document_io.positions.remember_position()
    assert window.settings.get(FILE_POSITIONS) == before


def test_a_file_that_another_program_changes_is_reported_and_not_read_again(
    window, tmp_path, person, qtbot
):
    path = tmp_path / "game.sgf"
    path.write_bytes(GAME)
    window.document.undo_stack.setClean()
    window.document_io.open_file(path)
    qtbot.waitUntil(lambda: window.document.path == path)
    practice, before = begun(window), state_of(window)
    path.write_bytes(GAME + b"\n(;SZ[9])")
    qtbot.waitUntil(lambda: "changed by another program" in text_of(window))
    window.message_strip.buttons[0].click()
    assert state_of(window) == before
    assert practice.ends == 0


def test_results_of_a_running_review_still_reach_the_record(window):
    begun(window)
    document = window.document
    tree = document.record.tree
    other = tree.set_properties(1, [*tree.properties(1), Property("GBKT", ["1"])])
    shown = document.session.tree
    assert document.replace_analyses("Review", other)
    assert document.games[0] is document.record.tree is not tree
    assert document.session.tree is shown


def test_closing_the_window_asks_about_the_unsaved_edits_of_the_record(window, person):
    from goboard_gui.gui.widgets.dialogs import UnsavedChoice

    person.answers(unsaved=UnsavedChoice.CANCEL)
    begun(window)
    assert not window.close()
    assert [question for question, *_ in person.asked] == ["unsaved"]
    assert window.document.is_exercise


def test_opening_games_ends_the_exercise(window):
    practice = begun(window)
    window.document.open_games(read_sgf(GAME).games[1:], None, None)
    assert practice.ends == 1
    assert not window.document.is_exercise
    assert window.document.game_count == 1


def test_another_exercise_ends_the_first_one(window):
    first, before = begun(window), state_of(window)
    second = begun(window)
    assert (first.ends, second.ends) == (1, 0)
    assert window.features.exercises.exercise is second
    window.features.exercises.end()
    assert state_of(window) == before


def test_the_next_state_of_an_exercise_keeps_its_tree_and_another_problem_replaces_it(window):
    begun(window)
    document, exercises = window.document, window.features.exercises
    heard = Heard(document, "record_changed", "cursor_moved", "exercise_changed")
    tree = document.session.tree
    exercises.show(tree, tree.root)
    assert heard.take() == {"cursor_moved": 1}
    other = read_sgf(GAME).games[1]
    exercises.show(other, other.root)
    assert heard.take() == {"record_changed": 1}
    assert document.session.tree is other


def test_no_exercise_begins_while_a_game_is_recorded(window):
    window.recording.set_active(True)
    exercises = window.features.exercises
    assert exercises.reason == "Stop recording first."
    begun(window)
    assert not window.document.is_exercise


def test_a_chosen_tool_is_in_use_again_after_the_exercise(window):
    window.commands[Command.TOOL_TRIANGLE].trigger()
    tool = type(window.presenter.tool)
    begun(window)
    press(window, Qt.Key.Key_Escape)
    assert not window.document.is_exercise
    assert window.features.tools.selected_tool is Command.TOOL_TRIANGLE
    assert type(window.presenter.tool) is tool


def test_scoring_ends_when_an_exercise_begins(window):
    window.features.scoring.begin_scoring()
    begun(window)
    assert window.features.scoring.scoring_session is None
    click(window.board_view.board, G3)
    assert window.features.exercises.exercise.moves == [G3]


def test_the_bar_shows_buttons_that_run_their_actions(window):
    begun(window)
    bar, ran = window.features.exercises.bar, []
    bar.show_state("White to play", "1 of 3", Colour.WHITE)
    bar.show_buttons(
        [
            ExerciseButton("Hint", lambda: ran.append("hint")),
            ExerciseButton("Next", lambda: ran.append("next"), enabled=False),
        ]
    )
    assert bar.button_texts == ["Hint"]
    bar.button("Hint").click()
    bar.show_buttons(
        [
            ExerciseButton("Hint", lambda: ran.append("other")),
            ExerciseButton("Next", lambda: ran.append("next")),
        ]
    )
    bar.button("Hint").click()
    bar.button("Next").click()
    assert ran == ["hint", "other", "next"]
    bar.stop_button.click()
    assert not window.document.is_exercise
