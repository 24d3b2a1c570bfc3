"""The list of games beside the board: what it follows, and what is copied and saved of it."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from operator import itemgetter
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.game_index.builder import build
from goboard_gui.game_index.database import GameDatabase
from goboard_gui.game_index.errors import IndexErrorCode, UnusableIndexError
from goboard_gui.game_index.facts import GameFacts
from goboard_gui.game_index.filters import Filter
from goboard_gui.game_index.index import Index
from goboard_gui.go import Crop, Point, Size, Symmetry
from goboard_gui.gui.collection import large_index_query
from goboard_gui.gui.collection.game_rows import GameRow
from goboard_gui.gui.collection.games.game_texts import (
    GameColumn,
    export_row,
    export_titles,
)
from tests.cases import for_each

if TYPE_CHECKING:
    from goboard_gui.gui.collection.games.game_list import GameList

RECORDS = (
    "(;SZ[9]PB[Ann]BR[1d]PW[Wim]RE[B+Resign]DT[1990-01-02]EV[Cup, final];B[cc];W[gg])",
    "(;SZ[9]PB[Bea]PW[Wim]DT[1991];B[ee];W[gg]C[a note](;B[aa])(;B[bb]))",
    "(;SZ[9]PB[Cör]PW[Wim]DT[1992];B[dd])(;SZ[9]PB[Cäs];B[dd];W[aa])",
)


@pytest.fixture
def games(collection_desk, tmp_path, qtbot) -> GameList:
    """Return the list of a desk with a collection of four games."""
    folder = tmp_path / "games"
    folder.mkdir()
    for number, text in enumerate(RECORDS):
        (folder / f"{number}.sgf").write_text(text)
    for _ in build(tmp_path / "index", [folder]):
        pass
    collection = collection_desk.collection
    collection.show_panel()
    collection.search.open_index(tmp_path / "index")
    qtbot.waitUntil(lambda: collection.search.completed_search is not None)
    return collection.panel.games


def test_the_list_follows_the_board_and_the_filter(games, collection_desk):
    assert games.count_bar.label.text() == "4 games"
    collection_desk.player.play(Point(3, 3))
    assert games.model.rowCount() == 2
    games.filter_bar.text.setText("cäs")
    games.filter_bar.apply_now()
    assert games.count_bar.label.text() == "1 of 2 games"
    collection_desk.document.remove_node()
    assert games.count_bar.label.text() == "1 of 4 games"


def test_a_large_collection_is_sorted_and_filtered_in_a_thread(
    games, collection_desk, monkeypatch, qtbot
):
    monkeypatch.setattr(large_index_query, "LARGE", 0)
    monkeypatch.setattr("goboard_gui.gui.core.background.PATIENCE", 0)
    held, threads = Event(), []

    def numbers(self, *asked, **options):
        threads.append(current_thread())
        held.wait()
        return read(self, *asked, **options)

    read = GameDatabase.matching_game_numbers
    monkeypatch.setattr(GameDatabase, "matching_game_numbers", numbers)
    games.table.selectRow(1)
    games.table.sortByColumn(GameColumn.WHITE, Qt.SortOrder.DescendingOrder)
    games.table.sortByColumn(GameColumn.BLACK, Qt.SortOrder.DescendingOrder)
    assert games.count_bar.label.text() == "Sorting…"
    assert games.model.rowCount() == 4
    held.set()
    qtbot.waitUntil(lambda: games.count_bar.label.text() == "4 games")
    assert listed(games) == ["Cör", "Cäs", "Bea", "Ann"]
    held.clear()
    games.search.set_filter(Filter(text="c"))
    assert games.search.subset is games.search.result is None
    held.set()
    qtbot.waitUntil(lambda: games.search.result is not None)
    qtbot.waitUntil(lambda: games.count_bar.label.text() == "3 of 4 games")
    assert listed(games) == ["Cör", "Cäs", "Ann"]
    assert games.search.subset.games == 3
    collection_desk.player.play(Point(3, 3))
    assert listed(games) == ["Cör", "Cäs"]
    assert main_thread() not in threads


def test_names_in_a_large_collection_are_read_in_a_thread(games, monkeypatch, qtbot):
    monkeypatch.setattr(large_index_query, "LARGE", 0)
    monkeypatch.setattr("goboard_gui.gui.core.background.PATIENCE", 0)
    read, threads = GameDatabase.players, []

    def players(self, *asked):
        threads.append(current_thread())
        return read(self, *asked)

    monkeypatch.setattr(GameDatabase, "players", players)
    names = games.filter_bar.text.completer().model()
    games.filter_bar.text.setText("be")
    games.filter_bar.text.show_suggestions()
    qtbot.waitUntil(lambda: names.stringList() == ["Bea"])
    assert main_thread() not in threads

    def fail(*_asked):
        raise UnusableIndexError(Path("few"), IndexErrorCode.DAMAGED, "torn")

    monkeypatch.setattr(GameDatabase, "players", fail)
    with qtbot.waitSignal(games.search.failed):
        games.filter_bar.text.show_suggestions()


@for_each("rows", [(), (2,), (3, 1), (0, 1, 3)])
def test_selected_rows_are_listed_from_top_to_bottom(games, rows):
    selection = games.table.selectionModel()
    selection.clearSelection()
    for row in rows:
        flag = selection.SelectionFlag
        selection.select(games.model.index(row, 0), flag.Select | flag.Rows)
    assert games.table.selected_rows == sorted(rows)
    games.table.selectAll()
    assert games.table.selected_rows == [0, 1, 2, 3]


def test_a_large_collection_that_cannot_be_sorted_is_reported(games, monkeypatch, qtbot):
    monkeypatch.setattr(large_index_query, "LARGE", 0)

    def fail(*_asked, **_options):
        raise UnusableIndexError(Path("few"), IndexErrorCode.DAMAGED, "torn")

    monkeypatch.setattr(GameDatabase, "matching_game_numbers", fail)
    with qtbot.waitSignal(games.model.unreadable):
        games.table.sortByColumn(GameColumn.BLACK, Qt.SortOrder.DescendingOrder)
    assert games.model.rowCount() == 0
    games.search.set_filter(Filter(text="c"))
    qtbot.waitUntil(lambda: games.search.error is not None)


def listed(games: GameList) -> list[str]:
    return [row.facts.black for row in games.model.rows]


@pytest.mark.usefixtures("in_steps")
def test_the_first_hits_of_a_search_are_listed_while_it_runs(games, monkeypatch, qtbot):
    release, index = [], games.search.index
    everything = index.find(replace(games.search.query, crop=Crop(0, 0, 1, 1)))

    def search(_query, report_first):
        report_first(everything.restrict_to_games(np.array([True, False, False, False])))
        while not release:
            yield 0.5
        return everything

    monkeypatch.setattr(index, "search", search)
    games.search.set_query(replace(games.search.query, crop=Crop(0, 0, 1, 1)))
    qtbot.waitUntil(lambda: games.count_bar.label.text() == "First 1 game")
    assert games.search.progress == 0.5
    assert [games.model.rows[0].number] == [games.model.rows.game_number(0)] == [0]
    assert games.model.rows[0].hits
    release.append(True)
    qtbot.waitUntil(lambda: games.count_bar.label.text() == "4 games")
    assert games.search.first_hits is None


def test_no_letter_typed_into_a_filter_searches_again(games, monkeypatch, qtbot):
    monkeypatch.setattr(Index, "search", lambda *_: pytest.fail("the result is known"))
    field, kept = games.filter_bar.text, games.search.completed_search.result
    for letters in ("a", "an", "ann"):
        QTest.keyClicks(field, letters[-1])
        qtbot.waitUntil(lambda text=letters: games.search.filter == Filter(text=text))
    assert games.count_bar.label.text() == "1 of 4 games"
    games.filter_bar.clear()
    assert games.count_bar.label.text() == "4 games"
    assert games.search.completed_search.result is kept


def test_an_order_that_damage_forbids_is_told(games, monkeypatch):
    def numbers(*_args, **_options):
        raise UnusableIndexError(Path("few"), IndexErrorCode.DAMAGED, "malformed")

    monkeypatch.setattr(games.search.index.games, "matching_game_numbers", numbers)
    failed = []
    games.search.failed.connect(failed.append)
    games.table.sortByColumn(GameColumn.DATE, Qt.SortOrder.AscendingOrder)
    assert games.model.rowCount() == 0
    assert games.count_bar.label.text() == "few: the index is damaged (malformed)"
    assert [error.code for error in failed] == [IndexErrorCode.DAMAGED]


def test_selected_rows_are_copied_as_they_are_seen(games, collection_desk):
    told: list[str] = []
    collection_desk.messages.posted.connect(told.append)
    games.table.show_column(GameColumn.DATE, False)
    games.table.selectRow(0)
    games.export.copy_list()
    assert QApplication.clipboard().text() == "Ann 1d\tWim\t0\tB+R\n"
    games.table.selectAll()
    QTest.keyClick(games.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert len(QApplication.clipboard().text().splitlines()) == 4
    assert told == ["Selected rows copied"] * 2


def test_the_list_is_saved_with_all_that_is_said(games, person, tmp_path, qtbot):
    person.answers(save_path=tmp_path / "list")
    saved = []
    games.export.saved.connect(saved.append)
    games.export.save_list()
    qtbot.waitUntil(lambda: saved == [tmp_path / "list.csv"])
    text = (tmp_path / "list.csv").read_bytes().decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["Black"] for row in rows] == ["Ann", "Bea", "Cör", "Cäs"]
    assert rows[0]["Event"] == "Cup, final"
    assert rows[0]["Move of first hit"] == "0"
    assert list(map(itemgetter("Game number in file"), rows)) == ["1", "1", "1", "2"]


def test_a_long_list_is_read_in_steps_that_can_be_cancelled(games, person, tmp_path, in_steps):
    person.answers(save_path=tmp_path / "list.csv")
    games.export.save_list()
    assert games.progress_row.isVisibleTo(games)
    games.menu.aboutToShow.emit()
    assert not games.menu.save_games_action.isEnabled()
    games.progress_row.cancel_button.click()
    in_steps()
    assert not (tmp_path / "list.csv").exists()
    games.menu.aboutToShow.emit()
    assert games.menu.save_games_action.isEnabled()


def test_cancel_stays_visible_in_a_narrow_panel(games):
    row = games.progress_row
    row.show()
    row.label.setText("Reading games… " * 9)
    assert row.minimumSizeHint().width() < row.cancel_button.sizeHint().width() + 80


def test_games_are_saved_as_one_file_with_all_that_their_records_hold(
    games, person, tmp_path, qtbot
):
    person.answers(save_path=tmp_path / "all.sgf")
    games.export.save_games()
    qtbot.waitUntil(lambda: (tmp_path / "all.sgf").exists())
    data = (tmp_path / "all.sgf").read_bytes()
    assert data.startswith(b"(;CA[UTF-8]" + RECORDS[0].encode()[2:])  # byte for byte
    assert len(read_sgf(data).games) == 4
    assert "Cäs" in read_sgf(data).source.text
    assert b"(;B[aa])(;B[bb])" in data


def test_several_selected_games_are_all_that_is_saved(games, person, tmp_path, qtbot):
    person.answers(save_path=tmp_path / "two.sgf")
    for number in (0, 3):
        index = games.model.index(number, 0)
        games.table.selectionModel().select(
            index,
            games.table.selectionModel().SelectionFlag.Select
            | games.table.selectionModel().SelectionFlag.Rows,
        )
    games.export.save_games()
    qtbot.waitUntil(lambda: (tmp_path / "two.sgf").exists())
    assert len(read_sgf((tmp_path / "two.sgf").read_bytes()).games) == 2


def test_games_that_cannot_be_read_are_told_and_the_others_saved(games, person, tmp_path, qtbot):
    (tmp_path / "games" / "1.sgf").unlink()
    person.answers(save_path=tmp_path / "all.sgf")
    games.export.save_games()
    qtbot.waitUntil(lambda: bool(person.told))
    assert person.told[0].startswith("1 game couldn't be read and is missing from the saved file:")
    assert len(read_sgf((tmp_path / "all.sgf").read_bytes()).games) == 3


def test_no_file_of_the_collection_is_written_over(games, person, tmp_path):
    path = tmp_path / "games" / "1.sgf"
    person.answers(save_path=path)
    games.export.save_games()
    assert person.told == ["“1.sgf” is one of the files in the collection. Choose another name."]
    assert path.read_text() == RECORDS[1]


def test_the_menu_says_when_only_selected_games_are_saved(games):
    def texts() -> list[str]:
        games.menu.aboutToShow.emit()
        return [games.menu.save_list_action.text(), games.menu.save_games_action.text()]

    everything = ["Save &List…", "Save &Games in One File…"]
    assert texts() == everything
    games.table.selectRow(0)
    assert texts() == everything
    games.table.selectAll()
    count = games.model.rowCount()
    assert texts() == [
        f"Save &List of {count} Selected Games…",
        f"Save {count} Selected &Games in One File…",
    ]


def test_the_menu_offers_what_can_be_done(games):
    games.menu.aboutToShow.emit()
    assert not games.menu.open_action.isEnabled()
    games.table.selectRow(1)
    games.menu.aboutToShow.emit()
    assert games.menu.open_action.isEnabled()
    games.menu.open_action.trigger()
    assert games.hits.current_game == games.model.rows[1].number


def test_nothing_is_listed_where_nothing_can_be_looked_for(games, monkeypatch):
    def fail(*_asked, **_options):
        raise UnusableIndexError(Path("few"), IndexErrorCode.DAMAGED, "torn")

    monkeypatch.setattr(games.search.index, "find", fail)
    games.search.set_query(replace(games.search.query, views=frozenset({Symmetry.IDENTITY})))
    assert games.model.rowCount() == 0
    assert games.count_bar.label.text() == "0 games"


@for_each(
    ("result", "exported"),
    [("W+3.75", "W+7.5"), ("W+Resign", "W+R"), ("adjourned", "adjourned"), (None, None)],
)
def test_an_exported_result_is_in_points_and_as_in_sgf(result, exported):
    info = dict.fromkeys(GameFacts._fields[6:])
    facts = GameFacts(1, Path("a.sgf"), 0, Size(9, 9), 2, None, **info)
    row = export_row(GameRow(1, facts._replace(result=result), ()))
    assert row[export_titles().index("Result")] == exported
