"""Openings counted by player in the window beside the main one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from goboard_gui.game_index.filters import Filter
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.statistics import report_dialog
from goboard_gui.gui.collection.statistics.report_dialog import ReportDialog

if TYPE_CHECKING:
    from pathlib import Path

TWO_STARS = "(;SZ[9]GN[Two stars];B[cc];W[gc])"


def opened(desk) -> ReportDialog:
    desk.actions[Command.COLLECTION_REPORT].trigger()
    QApplication.processEvents()
    return desk.window.findChild(ReportDialog)


@pytest.fixture
def dialog(desk, search) -> ReportDialog:
    return opened(desk)


@pytest.fixture
def record(tmp_path) -> Path:
    path = tmp_path / "stars.sgf"
    path.write_text(TWO_STARS)
    return path


def table(dialog: ReportDialog) -> list[list[object]]:
    """The rows, without shares."""
    dialog.refresh()
    return [row[:6] for row in dialog.model.sheet[1:]]


def names(dialog: ReportDialog) -> list[str]:
    return [dialog.openings.list.item(row).text() for row in range(dialog.openings.list.count())]


def test_without_openings_it_asks_for_some(dialog):
    assert dialog.chart.plot.empty_text == "Add the openings to be counted."
    assert not dialog.export.save_button.isEnabled()


def test_an_opening_of_a_file_is_counted_in_all_games(dialog, record, person):
    person.answers(open_path=record)
    dialog.openings.file_button.click()
    assert names(dialog) == ["Two stars"]
    assert table(dialog) == [["Two stars", None, 6, 4, 1, 5]]
    (bar,) = dialog.chart.plot.bars
    assert (bar.label, bar.values) == ("Two stars", (4, 1, 5))


def test_columns_are_as_wide_as_what_comes_into_them(dialog, record):
    dialog.openings.add_files([record])
    table(dialog)
    column = dialog.model.column_names.index("opening")
    before = dialog.table.columnWidth(column)
    dialog.openings.list.selectAll()
    dialog.openings.remove_button.click()
    table(dialog)
    record.write_text(TWO_STARS.replace("Two stars", "Two stars of the same side"))
    dialog.openings.add_files([record])
    table(dialog)
    assert dialog.table.columnWidth(column) > before


def test_players_have_columns_of_their_own(dialog, record):
    dialog.openings.add_files([record])
    QTest.keyClicks(dialog.players.field, "gen")
    QTest.keyClick(dialog.players.field, Qt.Key.Key_Return)
    dialog.players.add_players(["Shusaku"])
    QApplication.processEvents()
    assert dialog.players.field.text() == ""
    assert table(dialog) == [
        ["Two stars", "Gennan", 3, 1, 1, 2],
        ["Two stars", "Shusaku", 3, 3, 0, 3],
        ["Two stars", None, 6, 4, 1, 5],
    ]
    assert [bar.label for bar in dialog.chart.plot.bars] == ["Gennan", "Shusaku", "All games"]
    dialog.players.list.item(0).setSelected(True)
    dialog.players.remove_button.click()
    assert [row[1] for row in table(dialog)] == ["Shusaku", None]


def test_a_player_is_clicked_among_those_that_are_offered(dialog):
    field = dialog.players.field
    field.setFocus()
    QTest.keyClicks(field, "sh")
    popup = field.completer().popup()
    place = popup.visualRect(popup.model().index(1, 0)).center()
    QTest.mouseClick(popup.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QApplication.processEvents()
    assert dialog.players.players == ["Shusaku"]
    assert field.text() == ""


def test_a_player_whom_nobody_knows_is_told(dialog, record):
    dialog.openings.add_files([record])
    dialog.players.add_players(["Nobody"])
    dialog.refresh()
    assert dialog.status.text() == "None of these games was played by Nobody."


def test_the_position_at_the_cursor_is_added_and_named_at_once(dialog, desk, qtbot):
    desk.document.play(Point(2, 2))
    dialog.openings.position_button.click()
    editor = dialog.openings.list.findChild(QLineEdit)
    qtbot.waitUntil(lambda: not dialog.openings.list.item(0).icon().isNull())
    assert editor.selectedText() == "Opening 1"
    QTest.keyClicks(editor, "Low")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert names(dialog) == ["Low"]
    ((name, _, games, *_),) = table(dialog)
    assert (name, games) == ("Low", 6)


def test_a_position_that_is_there_in_some_view_is_not_added_again(dialog, desk, record):
    dialog.openings.add_files([record])
    for point in (Point(6, 6), Point(6, 2)):  # the stars of the record, reflected
        desk.document.play(point)
    dialog.openings.position_button.click()
    assert names(dialog) == ["Two stars"]
    assert dialog.status.text() == "This position is already listed as “Two stars”."


def test_an_empty_name_is_none(dialog, record):
    dialog.openings.add_files([record])
    dialog.openings.list.item(0).setText("  ")
    assert names(dialog) == ["Two stars"]


def test_only_so_many_moves_of_files_count(dialog, record):
    dialog.openings.moves.setValue(1)
    dialog.openings.add_files([record])
    dialog.openings.moves.setValue(0)
    dialog.openings.add_files([record])
    assert [row[3:] for row in table(dialog)] == [[5, 0, 5], [4, 1, 5]]


def test_openings_are_removed_with_their_key(dialog, record):
    dialog.openings.add_files([record, record])
    dialog.openings.list.setCurrentRow(0)
    dialog.openings.list.setFocus()
    QTest.keyClick(dialog.openings.list, Qt.Key.Key_Delete)
    assert names(dialog) == ["Two stars"]
    assert len(table(dialog)) == 1


def test_each_opening_has_a_small_board(dialog, record, qtbot):
    dialog.openings.add_files([record])
    item = dialog.openings.list.item(0)
    qtbot.waitUntil(lambda: not item.icon().isNull())


def test_openings_and_players_are_there_the_next_time(dialog, desk, record):
    dialog.openings.add_files([record])
    dialog.openings.list.item(0).setText("Zwei Sterne 二連星")
    dialog.players.add_players(["Shuwa"])
    dialog.close()
    QApplication.processEvents()
    again = opened(desk)
    assert names(again) == ["Zwei Sterne 二連星"]
    assert again.players.players == ["Shuwa"]


def test_what_nobody_can_read_of_the_last_time_is_forgotten(desk, search, settings):
    settings.set(report_dialog.SAVED_OPENINGS, "no record")
    assert names(opened(desk)) == []


def test_a_file_that_is_no_record_is_told_of(dialog, tmp_path, record):
    wrong = tmp_path / "wrong.sgf"
    wrong.write_bytes(b"")
    dialog.openings.add_files([wrong, record])
    assert "wrong.sgf" in dialog.status.text()
    assert names(dialog) == ["Two stars"]


def test_files_are_dropped_on_it(dialog, record, qtbot):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(record))] * 2)
    copy, left, plain = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier
    dialog.dropEvent(QDropEvent(QPointF(5, 5), copy, data, left, plain.NoModifier))
    qtbot.waitUntil(lambda: names(dialog) == ["Two stars", "Two stars"])


def test_there_is_room_for_so_many_and_it_is_told(dialog, tmp_path, monkeypatch):
    monkeypatch.setattr(report_dialog, "MAX_OPENINGS", 3)
    path = tmp_path / "many.sgf"
    path.write_text(TWO_STARS * 5)
    dialog.openings.add_files([path])
    assert len(names(dialog)) == 3
    assert "The list can hold 3 openings" in dialog.status.text()
    assert not dialog.openings.position_button.isEnabled()


def test_only_filtered_games_count_if_one_says_so(dialog, search, record, qtbot):
    dialog.openings.add_files([record])
    search.set_filter(Filter(event="castle"))
    assert table(dialog)[0][2:] == [6, 4, 1, 5]
    qtbot.waitUntil(dialog.filter_box.isEnabled)
    dialog.filter_box.click()
    assert table(dialog)[0][2:] == [3, 3, 0, 3]


def test_it_is_saved_as_a_chart_and_as_a_table(dialog, record, person, tmp_path):
    dialog.openings.add_files([record])
    dialog.refresh()
    for name in ("t.csv", "t.pdf", "t.svg", "t.png"):
        person.answers(save_path=tmp_path / name)
        save = dialog.export.save_table if name == "t.csv" else dialog.export.save_chart
        save()
        assert (tmp_path / name).stat().st_size
    lines = (tmp_path / "t.csv").read_text("utf-8-sig").splitlines()
    assert lines[1].startswith("Two stars,,6,4,1,5,0.83333,")


def test_a_press_on_a_bar_chooses_its_row(dialog, record):
    dialog.openings.add_files([record])
    dialog.players.add_players(["Shusaku"])
    dialog.refresh()
    dialog.chart.grab()
    QTest.mouseClick(
        dialog.chart,
        Qt.MouseButton.LeftButton,
        pos=dialog.chart.bar_rect(1).center().toPoint(),
    )
    assert [row.row() for row in dialog.table.selectionModel().selectedRows()] == [1]
