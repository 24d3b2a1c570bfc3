"""The games of a collection counted in the window beside the main one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from goboard_gui.diagram.plots.games import ENGLISH, PlotTexts
from goboard_gui.diagram.plots.painter import SCREEN_DARK, SCREEN_LIGHT
from goboard_gui.diagram.plots.plot import Plot
from goboard_gui.game_index.filters import Filter
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.statistics import statistics_texts
from goboard_gui.gui.collection.statistics.plot_export import aligned_text
from goboard_gui.gui.collection.statistics.statistics_dialog import StatisticsDialog
from goboard_gui.gui.core.settings import THEME
from goboard_gui.gui.widgets import appearance
from goboard_gui.gui.widgets.minimum_screen import MINIMUM_SCREEN
from tests.cases import for_each
from tests.gui.gui_cases import LEFT

if TYPE_CHECKING:
    from goboard_gui.gui.widgets.plot_view import PlotView

DESCENDING, ASCENDING = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


@pytest.fixture
def dialog(desk, search) -> StatisticsDialog:
    """Return the statistics of the collection, whose panel shows all games."""
    desk.actions[Command.COLLECTION_STATISTICS].trigger()
    QApplication.processEvents()
    return desk.window.findChild(StatisticsDialog)


def choose(dialog: StatisticsDialog, by: str) -> None:
    dialog.by.setCurrentIndex(dialog.by.findData(by))


def column(dialog: StatisticsDialog, title: str) -> list[str]:
    place = list(dialog.model.titles).index(title)
    return [dialog.model.index(row, place).data() for row in range(dialog.model.rowCount())]


def bars(dialog: StatisticsDialog) -> list[tuple[str, tuple[float, ...]]]:
    plot = dialog.chart.plot
    assert isinstance(plot, Plot)
    return [(bar.label, bar.values) for bar in plot.bars]


def middle(chart: PlotView, number: int) -> QPointF:
    chart.grab()  # it is painted, and knows where its bars are
    return chart.bar_rect(number).center()


def press(chart: PlotView, number: int) -> None:
    QTest.mouseClick(chart, LEFT, pos=middle(chart, number).toPoint())


def test_the_years_are_in_the_table_and_in_the_chart(dialog):
    assert column(dialog, "From") == ["1846", "1848", "1850", "1853"]
    assert column(dialog, "Games") == ["2", "1", "1", "1"]
    assert column(dialog, "Black win rate") == ["50.0\u00a0%", "0.0\u00a0%", "", "100.0\u00a0%"]
    assert dialog.table.isColumnHidden(1)
    assert [label for label, _ in bars(dialog)] == [str(year) for year in range(1846, 1854)]
    assert bars(dialog)[0][1] == (1, 1, 0)
    assert "1 without a date" in dialog.chart.plot.value_title
    assert dialog.count_label.text() == "6 of 6 games counted"


@for_each(
    ("by", "title", "expected"),
    [
        ("decade", "From", ["1840", "1850"]),
        ("month", "From", ["1846-09", "1846-10", "1848-02", "1850-02"]),
        ("player", "Player", ["Shuwa", "Gennan", "Shusaku", "趙治勲"]),
        ("event", "Event", ["Castle", "Private"]),
    ],
)
def test_games_are_counted_by_what_one_chooses(dialog, by, title, expected):
    choose(dialog, by)
    assert column(dialog, title) == expected


def test_a_table_is_sorted_by_its_heads_and_the_chart_with_it(dialog):
    choose(dialog, "player")
    dialog.table.sortByColumn(0, ASCENDING)
    assert column(dialog, "Player") == ["Gennan", "Shusaku", "Shuwa", "趙治勲"]
    assert [label for label, _ in bars(dialog)] == ["Gennan", "Shusaku", "Shuwa", "趙治勲"]
    dialog.table.sortByColumn(1, DESCENDING)
    assert column(dialog, "Games") == ["5", "3", "3", "1"]
    dialog.table.sortByColumn(-1, ASCENDING)
    assert column(dialog, "Player")[0] == "Shuwa"


def test_nobody_is_the_best_after_one_game(dialog):
    choose(dialog, "player")
    dialog.table.sortByColumn(list(dialog.model.titles).index("Percentage"), DESCENDING)
    assert column(dialog, "Percentage")[:2] == ["66.7\u00a0%", "100.0\u00a0%"]


def test_games_follow_the_position_and_the_whole_collection_does_not(dialog, desk, qtbot):
    desk.document.play(Point(4, 4))
    qtbot.waitUntil(lambda: dialog.count_label.text().startswith("1 of 6"))
    assert column(dialog, "From") == ["1853"]
    assert dialog.chart.plot.title == "Games by year (games with this position)"
    dialog.scope.setCurrentIndex(1)
    assert column(dialog, "Games") == ["2", "1", "1", "1"]
    assert dialog.chart.plot.title == "Games by year"


def test_a_filter_of_the_panel_counts(dialog, search, qtbot):
    search.set_filter(Filter(player="gennan"))
    qtbot.waitUntil(lambda: dialog.count_label.text().startswith("3 of 6"))
    assert column(dialog, "From") == ["1846", "1850", "1853"]


def test_the_chart_has_room_for_its_bars_in_the_smallest_window(dialog):
    dialog.resize(MINIMUM_SCREEN)
    QApplication.processEvents()
    assert dialog.size() == MINIMUM_SCREEN
    for by in ("year", "player"):
        choose(dialog, by)
        assert middle(dialog.chart, 0).x() < dialog.chart.width()


def test_a_click_on_a_bar_lists_its_games_and_counts_as_before(dialog, search):
    press(dialog.chart, 2)
    assert search.filter == Filter(since="1848", until="1848")
    assert search.subset.games == 1
    assert dialog.count_label.text() == "6 of 6 games counted"
    assert dialog.listed_label.text() == "Game list filtered by: 1848"
    assert [row.row() for row in dialog.table.selectionModel().selectedRows()] == [1]
    dialog.all_button.click()
    assert search.filter is None
    assert not dialog.all_button.isVisible()


def test_a_click_keeps_what_the_panel_asks_for_anyway(dialog, search, qtbot):
    search.set_filter(Filter(event="castle"))
    qtbot.waitUntil(lambda: dialog.count_label.text().startswith("3 of 6"))
    choose(dialog, "player")
    press(dialog.chart, 0)
    assert search.filter == Filter(event="castle", player="Shusaku")
    press(dialog.chart, 1)
    assert search.filter == Filter(event="castle", player="Shuwa")
    dialog.all_button.click()
    assert search.filter == Filter(event="castle")


def test_the_filter_above_the_list_says_what_a_click_made_it(dialog, desk, search):
    row = desk.collection.panel.games.filter_bar
    press(dialog.chart, 0)
    assert (row.since.text(), row.until.text()) == ("1846", "1846")
    assert row.game_filter == search.filter
    row.clear()
    assert search.filter is None


def test_a_filter_that_is_taken_away_counts_no_more(dialog, search, qtbot):
    search.set_filter(Filter(player="gennan"))
    qtbot.waitUntil(lambda: dialog.count_label.text().startswith("3 of 6"))
    search.set_filter(None)
    qtbot.waitUntil(lambda: dialog.count_label.text().startswith("6 of 6"))


def test_the_row_that_is_chosen_stays_so_when_the_games_are_counted_anew(dialog):
    dialog.table.selectRow(1)
    dialog.refresh()
    assert [row.row() for row in dialog.table.selectionModel().selectedRows()] == [1]


def test_next_moves_are_named_as_the_board_names_them(dialog, search):
    choose(dialog, "next")
    assert column(dialog, "Move") == ["Black G7", "Black E5"]
    assert column(dialog, "Games") == ["5", "1"]
    assert [label for label, _ in bars(dialog)] == ["Black G7", "Black E5"]
    press(dialog.chart, 0)
    assert search.filter is None
    search.close()
    dialog.refresh()
    assert "No collection is open" in dialog.chart.plot.empty_text


def test_enter_in_the_table_lists_the_games_of_a_row(dialog, search):
    choose(dialog, "event")
    dialog.table.selectRow(1)
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert search.filter == Filter(event="Private")
    assert dialog.isVisible()


@for_each(
    ("colour", "games", "won", "meant"),
    [
        ("", ["2", "1"], ["1", "1"], Filter(player="Shusaku", since="1846", until="1846")),
        ("black", ["2"], ["1"], Filter(black="Shusaku", since="1846", until="1846")),
        ("white", ["1"], ["1"], Filter(white="Shusaku", since="1848", until="1848")),
    ],
)
def test_a_player_is_followed_over_time(dialog, search, colour, games, won, meant):
    choose(dialog, "player")
    dialog.table.selectRow(2)
    dialog.career_button.click()
    box = dialog.player.colour
    box.setCurrentIndex(box.findData(colour))
    assert column(dialog, "Games") == games
    assert column(dialog, "Won") == won
    assert "Shusaku" in dialog.chart.plot.title
    press(dialog.chart, 0)
    assert search.filter == meant


def test_a_part_of_a_name_chooses_the_player_with_most_games(dialog):
    choose(dialog, "career")
    assert "Choose a player" in dialog.chart.plot.empty_text
    QTest.keyClicks(dialog.player.field, "sHU")
    QTest.keyClick(dialog.player.field, Qt.Key.Key_Return)
    assert dialog.player.field.name == "Shuwa"
    assert sum(map(int, column(dialog, "Games"))) == 4
    assert dialog.isVisible()
    dialog.player.field.setText("nobody")
    QTest.keyClick(dialog.player.field, Qt.Key.Key_Return)
    assert dialog.chart.plot.empty_text == "None of these games was played by nobody."
    assert not dialog.export.save_button.isEnabled()


def test_what_is_under_the_pointer_is_told(dialog):
    place = middle(dialog.chart, 0)
    glob = dialog.chart.mapToGlobal(place.toPoint())
    QApplication.sendEvent(dialog.chart, QHelpEvent(QEvent.Type.ToolTip, place.toPoint(), glob))
    assert "1846: 2 in total; Black wins: 1, White wins: 1" in QToolTip.text()
    move(dialog.chart, place)
    assert dialog.chart.cursor().shape() is Qt.CursorShape.PointingHandCursor
    move(dialog.chart, QPointF(2, 2))
    assert dialog.chart.cursor().shape() is Qt.CursorShape.ArrowCursor


def move(chart: PlotView, place: QPointF) -> None:
    none = Qt.MouseButton.NoButton
    there = QPointF(chart.mapToGlobal(place))
    kind, plain = QEvent.Type.MouseMove, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(chart, QMouseEvent(kind, place, there, none, none, plain))


@for_each("extension", [".pdf", ".svg", ".png"])
def test_the_chart_is_saved(dialog, person, tmp_path, extension):
    path = tmp_path / f"years{extension}"
    person.answers(save_path=path)
    dialog.export.save_chart()
    assert path.stat().st_size > 1000


@for_each(
    ("name", "expected"),
    [
        ("t.csv", "\ufeffsince,until,games,black_wins,white_wins,neither,black_share,low,high\n"),
        ("t", "\ufeffsince,until,games,"),
        ("t.tsv", "\ufeffsince\tuntil\tgames\t"),
        ("t.txt", "From  To    Games  Black won"),
    ],
)
def test_the_table_is_saved(dialog, person, tmp_path, name, expected):
    person.answers(save_path=tmp_path / name)
    dialog.export.save_table()
    (path,) = tmp_path.glob("t*.*")
    assert path.read_text("utf-8").startswith(expected)
    path.unlink()


def test_a_copied_text_has_no_formulas():
    sheet = [["player", "games"], ["=cmd|x", 3], ["Ann", 12]]
    assert aligned_text(sheet).splitlines()[1:] == [" =cmd|x      3", "Ann         12"]


def test_a_form_that_is_none_is_refused(dialog, person, tmp_path):
    person.answers(save_path=tmp_path / "t.odt")
    dialog.export.save_table()
    dialog.export.save_chart()
    assert person.told[0] == "Couldn't save “t.odt”: tables can only be saved as .csv, .tsv, .txt."
    assert "unsupported format .odt" in person.told[1]
    assert not list(tmp_path.glob("t.*"))


def test_table_and_chart_are_copied(dialog, collection_desk):
    told: list[str] = []
    collection_desk.messages.posted.connect(told.append)
    dialog.export.copy_table()
    assert QApplication.clipboard().text().startswith("since\tuntil\tgames")
    dialog.export.copy_text()
    assert QApplication.clipboard().text().startswith("From")
    dialog.export.copy_chart()
    data = QApplication.clipboard().mimeData()
    assert data.hasImage()
    assert "1846: 2 in total" in data.text()
    assert told == ["Table copied", "Table copied", "Chart copied"]


def test_the_chart_has_the_colours_of_the_window(dialog, settings):
    chart = dialog.chart
    for name, theme in ((appearance.DARK, SCREEN_DARK), (appearance.LIGHT, SCREEN_LIGHT)):
        settings.set(THEME, name)
        assert chart.grab().toImage().pixelColor(2, 2).name() == theme.background


def test_it_says_so_when_no_collection_is_open(dialog, search, qtbot):
    search.close()
    qtbot.waitUntil(lambda: not dialog.model.rowCount())
    assert "No collection is open" in dialog.chart.plot.empty_text


def test_the_words_of_charts_are_those_of_the_command_line():
    assert statistics_texts.TEMPLATES.keys() | {"decimal_point"} == set(PlotTexts._fields)
    assert statistics_texts.plot_texts() == ENGLISH


@pytest.mark.parametrize(
    ("column", "value", "shown"),
    [
        ("games", 50956, "50,956"),
        ("year", 1846, "1846"),
        ("last_year", 2005, "2005"),
        ("share", 0.4321, "43.2\u00a0%"),
        ("share", 0.0002, "<0.1\u00a0%"),
        ("share", 0.0, "0.0\u00a0%"),
        ("player", None, "All games"),
        ("share", None, ""),
    ],
)
def test_numbers_are_written_as_in_the_panel(column, value, shown):
    assert statistics_texts.cell_text(column, value) == shown
