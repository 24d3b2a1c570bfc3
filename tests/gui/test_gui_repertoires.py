"""Repertoires in the window: their list, the drill on the board, and the comparison with games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.building.collection_store import OTHER_INDEXES
from goboard_gui.gui.core.settings import NEW_CARDS
from goboard_gui.gui.study.repertoires.comparison_dialog import PLAYERS, RepertoireComparisonDialog
from goboard_gui.gui.study.repertoires.repertoire_list import (
    REPERTOIRES,
    ListedRepertoire,
    listed_repertoires,
    store_repertoires,
)
from goboard_gui.gui.study.repertoires.repertoires_dialog import RepertoiresDialog
from goboard_gui.gui.study.repetition.study_history import study_history
from goboard_gui.gui.widgets.dialogs import UnsavedChoice, visible_dialogs
from goboard_gui.study.repertoires.drill import DrillState
from goboard_gui.study.repetition.study_log import Rating
from tests.cases import for_each
from tests.cli.collections import written
from tests.game_index.scanner import built
from tests.gui.gui_cases import click

BLACK, WHITE = Colour.BLACK, Colour.WHITE
REPERTOIRE = "(;SZ[9];B[cc]C[corner](;W[gg];B[gc])(;W[ee];B[ge]))"
C7, C3, G7, E5, A9 = Point(2, 2), Point(2, 6), Point(6, 2), Point(4, 4), Point(0, 0)
GAMES = {
    "a.sgf": "(;SZ[9]PB[Ann]PW[Bob];B[cc];W[gg];B[ee])",
    "b.sgf": "(;SZ[9]PB[Ann]PW[Bob];B[cc];W[ab])(;SZ[9]PB[Ann]PW[Bob];B[cc];W[ee];B[ge];W[aa])",
    "c.sgf": "(;SZ[9]PB[Bob]PW[Ann];B[aa])",
}


@pytest.fixture
def repertoire(tmp_path):
    """Return the path of a repertoire."""
    path = tmp_path / "mine.sgf"
    path.write_text(REPERTOIRE)
    return path


@pytest.fixture
def opened(window, qtbot):
    """Return a function that opens the list of repertoires and waits until all are read."""

    def begin(*entries: ListedRepertoire) -> RepertoiresDialog:
        store_repertoires(window.settings, entries)
        window.commands[Command.REPERTOIRES].trigger()
        (dialog,) = visible_dialogs(RepertoiresDialog, window)
        wait_until_read(dialog, qtbot)
        return dialog

    return begin


def wait_until_read(dialog: RepertoiresDialog, qtbot) -> None:
    qtbot.waitUntil(lambda: not dialog._files.is_reading)


def cells(model) -> list[list[str]]:
    """Return the texts of a table."""
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def drill_on(window, dialog, qtbot):
    """Begin the drill of the selected repertoire, and return it."""
    dialog.drill()
    qtbot.waitUntil(lambda: window.document.is_exercise)
    return window.features.repertoires.drilling


def play(window, drilling, qtbot, *points: Point) -> None:
    """Play moves of the user by clicks, and wait for the reply to each."""
    for point in points:
        click(window.board_view.board, point)
        qtbot.waitUntil(lambda: drilling.drill.state is not DrillState.REPLY_DUE)


def bar_of(window):
    return window.features.exercises.bar


def ratings() -> list[Rating]:
    """Return the last rating of each card, in the order of their first answers."""
    schedule = study_history().schedule
    return [schedule.last(key).rating for key in schedule.keys]


def test_a_repertoire_is_added_with_the_colour_that_has_fewer_alternatives(
    window, opened, repertoire, person, qtbot
):
    dialog = opened()
    assert not dialog.drill_button.isEnabled()
    person.answers(open_paths=[repertoire])
    dialog.add_button.click()
    wait_until_read(dialog, qtbot)
    assert cells(dialog.model) == [["mine.sgf", "Black", "3", "0", "3", "0"]]
    assert listed_repertoires(window.settings) == [ListedRepertoire(repertoire, BLACK)]
    assert dialog.drill_button.isEnabled()
    dialog.remove_button.click()
    assert cells(dialog.model) == []
    assert repertoire.exists()


def test_the_colour_can_be_changed(window, opened, repertoire, qtbot):
    dialog = opened(ListedRepertoire(repertoire, BLACK))
    dialog.colour.setCurrentIndex(1)
    dialog.colour.activated.emit(1)
    wait_until_read(dialog, qtbot)
    assert cells(dialog.model) == [["mine.sgf", "White", "1", "0", "1", "0"]]
    assert listed_repertoires(window.settings) == [ListedRepertoire(repertoire, WHITE)]


@for_each(
    ("text", "row", "status"),
    [
        (None, ["–", "–", "–", "unreadable"], "file or folder not found"),
        ("no record", ["–", "–", "–", "unreadable"], "mine.sgf"),
        ("(;SZ[9];W[cc])", ["0", "0", "0", "0"], "There are no moves of Black in this record."),
    ],
)
def test_files_without_cards_cannot_be_drilled(window, opened, repertoire, text, row, status):
    if text is None:
        repertoire.unlink()
    else:
        repertoire.write_text(text)
    dialog = opened(ListedRepertoire(repertoire, BLACK))
    assert cells(dialog.model) == [["mine.sgf", "Black", *row]]
    assert status in dialog.status.text()
    assert not dialog.drill_button.isEnabled()
    assert not dialog.compare_button.isEnabled()
    dialog.close()


def test_a_file_that_has_changed_is_read_again(opened, repertoire, qtbot):
    dialog = opened(ListedRepertoire(repertoire, BLACK))
    repertoire.write_text("(;SZ[9];B[cc])")
    dialog._files.read_all()
    wait_until_read(dialog, qtbot)
    assert cells(dialog.model)[0][2] == "1"


def test_warnings_open_the_record_at_their_nodes(window, opened, repertoire):
    repertoire.write_text("(;SZ[9](;B[cc];W[ee];B[ce])(;B[gg];W[ee];B[cc]))")
    dialog = opened(ListedRepertoire(repertoire, BLACK))
    ((place, text),) = cells(dialog.warning_model)
    assert place == "Move 3"
    assert "another first move" in text
    dialog.warnings.activated.emit(dialog.warning_model.index(0, 0))
    assert (window.document.path, window.document.session.cursor) == (repertoire, 6)


def test_damage_of_the_file_is_a_warning_too(window, opened, repertoire):
    repertoire.write_text("(;SZ[19];B[pd];W[dd")
    dialog = opened(ListedRepertoire(repertoire, BLACK))
    assert cells(dialog.model)[0][5] == "2"
    assert cells(dialog.warning_model) == [
        ["line 1, column 17", "the file ends inside a value (W)"],
        ["line 1, column 20", "the file ends inside a game"],
    ]
    dialog.warnings.activated.emit(dialog.warning_model.index(0, 0))
    assert window.document.path == repertoire


def test_a_file_that_is_open_is_not_read_again_to_show_a_warning(window, opened, repertoire):
    repertoire.write_text("(;SZ[9](;B[cc];W[ee];B[ce])(;B[gg];W[ee];B[cc]))")
    window.document_io.open_file(repertoire)
    window.document.set_comment("mine")
    window.document.end_typing()
    dialog = opened(ListedRepertoire(repertoire, BLACK))
    dialog.warnings.activated.emit(dialog.warning_model.index(0, 0))
    assert window.document.session.cursor == 6
    assert window.document.is_modified


def test_unsaved_changes_are_asked_about_before_another_file_is_opened(
    window, opened, repertoire, person
):
    repertoire.write_text("(;SZ[9](;B[cc];W[ee];B[ce])(;B[gg];W[ee];B[cc]))")
    window.document.set_comment("mine")
    window.document.end_typing()
    dialog = opened(ListedRepertoire(repertoire, BLACK))
    person.answers(unsaved=UnsavedChoice.CANCEL)
    dialog.warnings.activated.emit(dialog.warning_model.index(0, 0))
    assert window.document.path is None
    person.answers(unsaved=UnsavedChoice.DISCARD)
    dialog.warnings.activated.emit(dialog.warning_model.index(0, 0))
    assert window.document.path == repertoire


def test_a_drill_asks_for_all_cards_in_any_orientation_and_rates_them(
    window, opened, repertoire, qtbot
):
    before = window.document.games
    drilling = drill_on(window, opened(ListedRepertoire(repertoire, BLACK)), qtbot)
    assert not visible_dialogs(RepertoiresDialog, window)
    assert bar_of(window).text_label.text() == "Find your move."
    assert "mine.sgf · 3 cards left" in bar_of(window).note_label.text()
    play(window, drilling, qtbot, G7)  # another corner
    assert window.document.session.board[C3] is WHITE
    assert bar_of(window).text_label.text() == "Right. Find your move."
    play(window, drilling, qtbot, C7)
    assert bar_of(window).text_label.text() == "Right. This line is finished."
    bar_of(window).button("Next Line").click()
    play(window, drilling, qtbot, C7)
    assert window.document.session.board[E5] is WHITE
    play(window, drilling, qtbot, Point(6, 4))
    assert bar_of(window).text_label.text() == "Right. All cards are answered."
    bar_of(window).stop_button.click()
    assert window.document.games == before
    qtbot.waitUntil(lambda: bool(window.message_strip.text))
    assert window.message_strip.text == "3 cards answered, 0 of them missed."
    assert ratings() == [Rating.GOOD] * 3
    assert len(study_history().schedule.keys_in(str(repertoire))) == 3
    assert repertoire.read_text() == REPERTOIRE


def test_a_wrong_move_shows_the_right_one_and_the_card_returns(window, opened, repertoire, qtbot):
    drilling = drill_on(window, opened(ListedRepertoire(repertoire, BLACK)), qtbot)
    play(window, drilling, qtbot, A9)
    assert bar_of(window).text_label.text() == "Your move is C7. Play it."
    assert window.document.session.board[A9] is None
    assert window.board_view.board.picture.cells[C7].highlighted
    assert bar_of(window).button_texts == []
    play(window, drilling, qtbot, C7)
    assert bar_of(window).text_label.text() == "Find your move."
    assert "3 cards left · 1 missed" in bar_of(window).note_label.text()
    assert ratings() == [Rating.AGAIN]


def test_a_hint_an_easy_answer_and_a_shown_move_change_the_rating(
    window, opened, repertoire, qtbot
):
    drilling = drill_on(window, opened(ListedRepertoire(repertoire, BLACK)), qtbot)
    bar_of(window).button("Hint").click()
    assert window.board_view.board.picture.overlays_below
    play(window, drilling, qtbot, C7)
    assert bar_of(window).button_texts == ["Hint", "Show Move"]
    bar_of(window).button("Show Move").click()
    assert bar_of(window).text_label.text() == "Your move is G7. Play it."
    assert ratings() == [Rating.HARD, Rating.AGAIN]


def test_an_answer_without_a_hint_can_be_rated_as_easy(window, opened, repertoire, qtbot):
    drilling = drill_on(window, opened(ListedRepertoire(repertoire, BLACK)), qtbot)
    play(window, drilling, qtbot, C7)
    assert bar_of(window).button_texts == ["Hint", "Show Move", "Easy"]
    bar_of(window).button("Easy").click()
    assert bar_of(window).button_texts == ["Hint", "Show Move"]
    assert ratings() == [Rating.EASY]


def test_the_moves_of_the_drill_are_hidden_until_they_are_played(window, opened, repertoire, qtbot):
    drilling = drill_on(window, opened(ListedRepertoire(repertoire, BLACK)), qtbot)
    assert len(list(window.document.session.tree.preorder())) == 1
    assert not window.board_view.board.picture.cells
    play(window, drilling, qtbot, C7)
    texts = [
        item.values
        for node in window.document.session.tree.preorder()
        for item in window.document.session.tree.properties(node)
        if item.ident == "C"
    ]
    assert texts == [("corner",)]


def test_passes_are_answered_and_asked_for(window, opened, repertoire, qtbot):
    repertoire.write_text("(;SZ[9];B[cc];W[];B[])")
    drilling = drill_on(window, opened(ListedRepertoire(repertoire, BLACK)), qtbot)
    play(window, drilling, qtbot, C7)
    bar_of(window).button("Show Move").click()
    assert bar_of(window).text_label.text() == "Your move is a pass. Play it."
    window.commands[Command.PASS].trigger()
    qtbot.waitUntil(lambda: drilling.drill.state is DrillState.LINE_ENDED)
    assert len(window.document.session.tree.main_line()) == 4


def test_illegal_moves_and_moves_after_a_look_back_cost_nothing(window, opened, repertoire, qtbot):
    drilling = drill_on(window, opened(ListedRepertoire(repertoire, BLACK)), qtbot)
    play(window, drilling, qtbot, C7)
    before = ratings()
    click(window.board_view.board, C7)  # on a stone
    window.commands[Command.START].trigger()
    click(window.board_view.board, A9)  # only returns to the position
    assert window.document.session.board[C7] is BLACK
    assert ratings() == before
    assert drilling.drill.state is DrillState.TO_MOVE


def test_due_and_new_cards_are_counted_and_limited(window, opened, repertoire, qtbot):
    window.settings.set(NEW_CARDS, 2)
    dialog = opened(ListedRepertoire(repertoire, BLACK))
    assert cells(dialog.model)[0][3:5] == ["0", "2"]
    drilling = drill_on(window, dialog, qtbot)
    assert drilling.drill.waiting_count == 2


def test_if_nothing_is_due_all_cards_can_be_drilled(window, opened, repertoire, person, qtbot):
    window.settings.set(NEW_CARDS, 0)
    dialog = opened(ListedRepertoire(repertoire, BLACK))
    person.answers(yes=False)
    dialog.drill()
    qtbot.waitUntil(lambda: bool(person.asked))
    assert not window.document.is_exercise
    person.answers(yes=True)
    assert drill_on(window, dialog, qtbot).drill.waiting_count == 3


def test_no_drill_begins_while_a_game_is_recorded(window, opened, repertoire):
    dialog = opened(ListedRepertoire(repertoire, BLACK))
    window.recording.set_active(True)
    assert not window.commands[Command.REPERTOIRES].isEnabled()
    assert not dialog.drill_button.isEnabled()
    assert "Stop recording first." in dialog.status.text()
    dialog.table.activated.emit(dialog.model.index(0, 0))
    assert dialog.isVisible()
    window.recording.set_active(False)
    assert dialog.drill_button.isEnabled()
    assert "recording" not in dialog.status.text()


def test_a_key_begins_the_next_line_and_the_list_returns_after_the_drill(
    window, opened, repertoire, tmp_path, qtbot
):
    other = tmp_path / "other.sgf"
    other.write_text(REPERTOIRE)
    dialog = opened(ListedRepertoire(other, BLACK), ListedRepertoire(repertoire, BLACK))
    dialog.table.selectRow(1)
    drilling = drill_on(window, dialog, qtbot)
    play(window, drilling, qtbot, C7, G7)
    assert drilling.drill.state is DrillState.LINE_ENDED
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return, control)
    qtbot.waitUntil(lambda: drilling.drill.state is DrillState.TO_MOVE)
    assert not visible_dialogs(RepertoiresDialog, window)
    window.features.exercises.end()
    (dialog,) = visible_dialogs(RepertoiresDialog, window)
    assert dialog.selected_row.entry.path == repertoire
    wait_until_read(dialog, qtbot)


@pytest.fixture
def comparison(window, tmp_path, qtbot):
    """Return the dialog that compares a small collection with the repertoire."""
    from goboard_gui.study.repertoires.repertoire import read_repertoire

    index = tmp_path / "index"
    built(index, written(tmp_path / "games", GAMES))
    window.settings.set(OTHER_INDEXES, [str(index)])
    repertoire = read_repertoire(read_sgf(REPERTOIRE.encode()).games, BLACK)
    window.features.repertoires.compare(repertoire, "mine.sgf")
    (dialog,) = visible_dialogs(RepertoireComparisonDialog, window)
    return dialog


def compare(dialog: RepertoireComparisonDialog, qtbot, names: str = "ann") -> None:
    dialog.players.setText(names)
    dialog.compare_button.click()
    qtbot.waitUntil(dialog.compare_button.isEnabled)


def test_games_are_listed_with_their_first_deviations(window, comparison, qtbot):
    compare(comparison, qtbot)
    assert [row[:6] for row in cells(comparison.model)] == [
        ["3", "You", "E5", "G7", "Ann", "Bob"],
        ["2", "Opponent", "A8", "G3, E5", "Ann", "Bob"],
    ]
    assert comparison.status.text() == (
        "3 games: you deviate in 1, opponents in 1; 1 reach the end of a line, 0 end before that, "
        "and 0 begin differently."
    )
    assert window.settings.get(PLAYERS) == "ann"
    comparison.shown.setCurrentIndex(1)
    comparison.shown.activated.emit(1)
    assert [row[1] for row in cells(comparison.model)] == ["You"]
    comparison.shown.setCurrentIndex(2)
    comparison.shown.activated.emit(2)
    assert [row[1] for row in cells(comparison.model)] == ["Opponent"]


def test_players_without_games_are_said_to_have_none(window, comparison, qtbot):
    compare(comparison, qtbot, "zoe")
    assert comparison.status.text() == "The collection has no games of these players with Black."


def test_a_listed_game_opens_at_its_deviation(window, comparison, qtbot, tmp_path):
    compare(comparison, qtbot)
    comparison.table.activated.emit(comparison.model.index(0, 0))
    assert window.document.path == tmp_path / "games" / "a.sgf"
    assert window.document.session.cursor == 3
    comparison.table.activated.emit(comparison.model.index(1, 0))
    assert window.document.path == tmp_path / "games" / "b.sgf"
    assert (window.document.game_index, window.document.session.cursor) == (0, 2)


def test_missing_files_and_indexes_are_reported(window, comparison, qtbot, tmp_path):
    (tmp_path / "games" / "a.sgf").unlink()
    compare(comparison, qtbot)
    assert comparison.status.text().endswith("1 game could not be read.")
    (tmp_path / "index" / "games.db").unlink(missing_ok=True)
    for file in (tmp_path / "index").iterdir():
        if file.is_file():
            file.unlink()
    compare(comparison, qtbot)
    assert str(tmp_path / "index") in comparison.status.text()
    assert cells(comparison.model) == []


def test_without_names_or_a_collection_nothing_is_compared(window, comparison):
    comparison.players.setText(" , ")
    assert not comparison.compare_button.isEnabled()


def test_entries_of_the_list_survive_a_restart_and_damaged_ones_are_skipped(window, repertoire):
    store_repertoires(window.settings, [ListedRepertoire(repertoire, WHITE)])
    stored = window.settings.get(REPERTOIRES)
    window.settings.set(REPERTOIRES, ["", "purple /x.sgf", *stored, "black"])
    assert listed_repertoires(window.settings) == [ListedRepertoire(repertoire, WHITE)]
