"""The window keeps working while a query looks at all games of a large collection."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from goboard_gui.game_index.database import Database
from goboard_gui.game_index.filters import Filter
from goboard_gui.game_index.index import Index
from goboard_gui.go import Board, Colour, Point, Size
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection import large_index_query
from goboard_gui.gui.collection.games.duplicates_dialog import DuplicatesDialog
from goboard_gui.gui.collection.games.game_texts import GameColumn
from goboard_gui.gui.collection.statistics.move_places_dialog import MovePlacesDialog, PlacesScope
from goboard_gui.gui.collection.statistics.report_dialog import NamedOpening, ReportDialog
from goboard_gui.gui.collection.statistics.statistics_dialog import StatisticsDialog
from goboard_gui.record import new_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from goboard_gui.gui.window.main_window import MainWindow

SIZE = Size(9, 9)
WHOLE_INDEX = "count_moves", "canonical_moves_of"
"""Methods of an index that read all of its positions."""


class MainThreadGuard:
    """Records what the main thread does with all games of an index."""

    def __init__(self) -> None:
        self.noticed: list[str] = []

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Watch the queries that scan a table, and the methods that read all positions."""
        query = Database.query

        def watched_query(self: Database, statement: str, values=(), **options):
            if in_main_thread() and statement.lstrip().startswith("SELECT"):
                plan = self._connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)
                found = {detail for *_, detail in plan}
                scanned = {f"SCAN {table}" for table in ("games", "files")}
                if any(detail.startswith(tuple(scanned)) for detail in found):
                    guard.noticed.append(statement)
            return query(self, statement, values, **options)

        guard = self
        monkeypatch.setattr(Database, "query", watched_query)
        for name in WHOLE_INDEX:
            monkeypatch.setattr(Index, name, self._watched(name, getattr(Index, name)))

    def _watched(self, name: str, real: Callable[..., object]) -> Callable[..., object]:
        def call(*args, **options):
            if in_main_thread():
                self.noticed.append(name)
            return real(*args, **options)

        return call


def in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


@pytest.fixture
def large(window, index, monkeypatch, qtbot) -> MainWindow:
    """Return a window with a collection that counts as large, and no thread is waited for."""
    monkeypatch.setattr(large_index_query, "LARGE", 0)
    monkeypatch.setattr("goboard_gui.gui.core.background.PATIENCE", 0)
    window.document.open_games([new_game(SIZE)], None, None)
    collection = window.features.collection
    collection.search.open_index(index)
    collection.show_panel()
    qtbot.waitUntil(lambda: collection.search.result is not None)
    qtbot.waitUntil(lambda: collection.panel.games.model.rowCount() == 6)
    yield window
    collection.search.close()
    collection.building.manager.staleness_check.cancel()


def dialog(window: MainWindow, command: Command, kind: type) -> object:
    window.commands[command].trigger()
    return window.findChild(kind)


def sort(window: MainWindow) -> Callable[[], object]:
    games = window.features.collection.panel.games
    games.table.sortByColumn(GameColumn.BLACK, Qt.SortOrder.DescendingOrder)
    return lambda: games.model.rows[0].facts.black == "趙治勲"


def filter_games(window: MainWindow) -> Callable[[], object]:
    collection = window.features.collection
    collection.search.set_filter(Filter(black="Shu"))
    return lambda: collection.panel.games.model.rowCount() == 4


def suggest_names(window: MainWindow) -> Callable[[], object]:
    field = window.features.collection.panel.games.filter_bar.text
    field.setText("Ge")
    field.show_suggestions()
    return lambda: field.completer().model().stringList() == ["Gennan"]


def statistics(by: str) -> Callable[[MainWindow], Callable[[], object]]:
    def show(window: MainWindow) -> Callable[[], object]:
        shown = dialog(window, Command.COLLECTION_STATISTICS, StatisticsDialog)
        window.features.collection.search.set_filter(Filter(event="Castle"))
        shown.player.field.set_name("Shusaku")
        shown.by.setCurrentIndex(shown.by.findData(by))
        return lambda: "3 of 6" in shown.count_label.text() and shown.model.rowCount() > 0

    return show


def move_places(scope: PlacesScope, games: int) -> Callable[[MainWindow], Callable[[], object]]:
    def show(window: MainWindow) -> Callable[[], object]:
        window.features.collection.search.set_filter(Filter(event="Castle"))
        shown = dialog(window, Command.MOVE_PLACES, MovePlacesDialog)
        shown.scope.setCurrentIndex(shown.scope.findData(scope.value))
        return lambda: shown.count_label.text().startswith(f"{games} games")

    return show


def report(window: MainWindow) -> Callable[[], object]:
    shown = dialog(window, Command.COLLECTION_REPORT, ReportDialog)
    corner = Board.empty(SIZE).with_stones({Point(2, 2): Colour.BLACK})
    shown.openings.add_openings([NamedOpening("corner", corner)])
    shown.players.add_players(["Shusaku"])
    return lambda: shown.model.rowCount() == 2 and not shown.progress_row.busy


def duplicates(window: MainWindow) -> Callable[[], object]:
    shown = dialog(window, Command.COLLECTION_DUPLICATES, DuplicatesDialog)
    return lambda: not shown.is_searching


def failures(window: MainWindow) -> Callable[[], object]:
    window.commands[Command.COLLECTION_FAILURES].trigger()
    return lambda: any(
        type(it).__name__ == "FailuresDialog" for it in QApplication.topLevelWidgets()
    )


ACTIONS = {
    "sort": sort,
    "filter": filter_games,
    "suggest names": suggest_names,
    **{f"statistics by {by}": statistics(by) for by in ("year", "month", "player", "event")},
    "statistics by next move": statistics("next"),
    "a player's career": statistics("career"),
    "places of listed moves": move_places(PlacesScope.LISTED, 3),
    "places of all moves": move_places(PlacesScope.COLLECTION, 6),
    "opening report": report,
    "duplicates": duplicates,
    "unreadable files": failures,
}


@pytest.mark.parametrize("action", ACTIONS.values(), ids=ACTIONS)
def test_no_action_looks_at_all_games_in_the_main_thread(action, large, monkeypatch, qtbot):
    guard = MainThreadGuard()
    guard.install(monkeypatch)
    done = action(large)
    qtbot.waitUntil(done)
    assert guard.noticed == []


def test_the_guard_notices_a_scan_of_all_games(large, monkeypatch):
    guard = MainThreadGuard()
    guard.install(monkeypatch)
    index = large.features.collection.search.index
    index.games.matching_game_numbers(Filter(black="Shu"))
    index.count_moves(SIZE, 1, {})
    assert len(guard.noticed) == 2
