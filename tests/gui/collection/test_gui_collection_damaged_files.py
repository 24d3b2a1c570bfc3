"""Whatever is in the files of an index, the panels show it or say that it can't be used."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.game_index.errors import IndexErrorCode
from goboard_gui.game_index.filters import Filter
from goboard_gui.go import Crop
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.games.duplicates_dialog import DuplicatesDialog
from goboard_gui.gui.collection.statistics.counting import GroupBy
from goboard_gui.gui.collection.statistics.report_dialog import ReportDialog
from goboard_gui.gui.collection.statistics.statistics_dialog import StatisticsDialog
from tests.cli.collections import KNIGHT
from tests.examples import every
from tests.game_index.damage import build_games, cut, damaged_copy, flip


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    return build_games(tmp_path_factory.mktemp("collection"))


@pytest.fixture
def panel(desk, qtbot):
    with qtbot.waitSignal(desk.panels.collection.visibilityChanged, check_params_cb=bool):
        desk.actions[Command.COLLECTION_FIND].trigger()
    return desk.collection.panel


def shown(desk, command: Command, kind: type) -> object:
    desk.actions[command].trigger()
    QApplication.processEvents()
    return desk.window.findChild(kind)


@pytest.mark.parametrize("seed", every(range(30), 10))
@pytest.mark.parametrize("damage", [cut, flip])
def test_a_damaged_file_is_no_crash(desk, panel, qtbot, tmp_path, index, damage, seed):
    search, document = desk.collection.search, desk.document
    damaged_copy(index, tmp_path / "copy", Random(seed), damage)
    document.open_games(read_sgf(KNIGHT.encode()).games, None, None)
    errors = []
    search.open_index(tmp_path / "copy", errors.append)
    qtbot.waitUntil(lambda: bool(errors))
    if search.index is None:
        assert errors[0].code is IndexErrorCode.DAMAGED
        return
    for node in document.session.line:
        document.go_to(node)
        panel.grab()
    for column in range(panel.games.model.columnCount()):
        panel.games.table.sortByColumn(column, Qt.SortOrder.DescendingOrder)
        panel.games.table.selectAll()
        panel.games.export.copy_list()
    panel.games.filter_bar.text.setText("ann")
    panel.games.filter_bar.apply_now()
    for crop in (Crop(0, 0, 5, 5), Crop(2, 2, 4, 4), None):
        search.set_query(replace(search.query, crop=crop, last_move=crop is not None))
        qtbot.waitUntil(lambda: search.progress is None)
        panel.grab()
    statistics = shown(desk, Command.COLLECTION_STATISTICS, StatisticsDialog)
    for by in GroupBy:
        statistics.by.setCurrentIndex(statistics.by.findData(by.value))
        statistics.grab()
    report = shown(desk, Command.COLLECTION_REPORT, ReportDialog)
    report.openings.add_files([index.with_name("games") / "one.sgf"])
    report.players.add_players(["Ann"])
    report.refresh()
    report.grab()
    duplicates = shown(desk, Command.COLLECTION_DUPLICATES, DuplicatesDialog)
    qtbot.waitUntil(lambda: not duplicates.is_searching)
    duplicates.tree.expandAll()
    duplicates.copy_list()
    duplicates.grab()
    search.set_filter(Filter(player="bob"))
    search.close()
