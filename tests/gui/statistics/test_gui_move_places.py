"""The dialog with the rows, columns and lines of the first moves."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.statistics.move_places_dialog import (
    DEFAULT_MOVES,
    MovePlacesDialog,
    PlacesScope,
)

GAME = b"(;SZ[9]PB[A];B[aa];W[ei];B[ee](;W[bb])(;W[ia]))"


@pytest.fixture
def dialog(desk):
    """Return the dialog for a short game, without a collection."""
    desk.open(GAME)
    desk.actions[Command.MOVE_PLACES].trigger()
    dialog = desk.window.findChild(MovePlacesDialog)
    yield dialog
    dialog.close()


def counts(dialog: MovePlacesDialog, column: str) -> list[str]:
    place = list(dialog.model.column_names).index(column)
    return [dialog.model.index(row, place).data() for row in range(dialog.model.rowCount())]


def test_the_current_line_of_the_open_game_is_counted_without_a_collection(dialog):
    assert dialog.moves.value() == DEFAULT_MOVES
    assert not dialog.scope.isEnabled()
    assert counts(dialog, "row_moves") == ["1", "0", "0", "0", "1", "0", "0", "1", "1"]
    assert counts(dialog, "line_moves")[:5] == ["2", "1", "0", "0", "1"]
    assert dialog.count_label.text() == (
        "1 game on 9×9 with 4 moves counted. Open a collection to count the moves of its games."
    )
    assert dialog.chart.plot.bars[0].values == (25.0, 25.0, 50.0)


def test_the_dialog_follows_the_line_and_the_number_of_moves(dialog, desk, qtbot):
    desk.document.go_to(5)
    qtbot.waitUntil(lambda: counts(dialog, "row_moves")[-1] == "2")
    dialog.moves.setValue(1)
    qtbot.waitUntil(lambda: counts(dialog, "row_moves") == ["0"] * 8 + ["1"])
    dialog.moves.setValue(3)
    dialog.player.colour.setCurrentIndex(dialog.player.colour.findData("white"))
    qtbot.waitUntil(lambda: counts(dialog, "row_moves") == ["1"] + ["0"] * 8)


def test_all_columns_of_the_table_are_in_sight_and_the_chart_keeps_its_height(dialog):
    table = dialog.table
    assert table.horizontalHeader().length() <= table.viewport().width()
    dialog.resize(600, 340)
    assert dialog.chart.visibleRegion().boundingRect().height() >= 200


def test_selecting_a_row_highlights_its_bar(dialog):
    dialog.chart.bar_clicked.emit(5)
    rows = dialog.table.selectionModel().selectedRows()
    assert [row.row() for row in rows] == [4]


def test_the_games_of_a_collection_and_of_a_player_are_counted(desk, search, qtbot):
    desk.open(b"(;SZ[9];B[cc])")
    desk.actions[Command.MOVE_PLACES].trigger()
    dialog = desk.window.findChild(MovePlacesDialog)
    assert dialog.scope.isEnabled()
    assert dialog.count_label.text() == "1 game on 9×9 with 1 moves counted"
    dialog.scope.setCurrentIndex(dialog.scope.findData(PlacesScope.COLLECTION.value))
    QApplication.processEvents()
    everybody = dialog._places
    assert everybody is not None
    assert everybody.games > 1
    dialog.player.field.set_name("Shusaku")
    dialog.player.field.player_chosen.emit()
    assert 0 < dialog._places.moves < everybody.moves
    dialog.close()
