"""The window that shows what a collection has twice."""

from __future__ import annotations

import csv
import io

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QApplication

from goboard_gui.game_index.builder import build
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.games.duplicates_dialog import DuplicatesDialog
from goboard_gui.gui.study.openings.openings_dialog import OpeningsDialog
from goboard_gui.gui.widgets import dialogs

POINTS = [f"{column}{row}" for column in "abcdefghi" for row in "acegi"][:40]
ONE = [f"{'BW'[at % 2]}[{point}]" for at, point in enumerate(POINTS)]
TURNED = [f"{move[:2]}{move[3]}{move[2]}]" for move in ONE]
OTHER = [f"{'BW'[at % 2]}[{point[0]}{'bdfh'[at % 4]}]" for at, point in enumerate(POINTS)]


def record(player: str, moves: list[str]) -> str:
    return f"(;SZ[9]PB[{player}]RE[B+2.5]DT[1990];{';'.join(moves)})"


@pytest.fixture
def desk(collection_desk, tmp_path):
    """Return a desk with a collection in which a game is three times, once it is turned."""
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "a.sgf").write_text(record("Ann", ONE))
    (folder / "b.sgf").write_text(record("Bob", OTHER) + record("Anna", ONE))
    (folder / "c.sgf").write_text(record("Anne", TURNED))
    for _ in build(tmp_path / "index", [folder]):
        pass
    collection_desk.collection.search.open_index(tmp_path / "index")
    return collection_desk


@pytest.fixture
def dialog(desk, qtbot) -> DuplicatesDialog:
    desk.actions[Command.COLLECTION_DUPLICATES].trigger()
    dialog = desk.window.findChild(DuplicatesDialog)
    qtbot.waitUntil(lambda: not dialog.is_searching)
    return dialog


def games(dialog) -> list[str]:
    model = dialog.model
    return [
        model.index(row, 0, model.index(group, 0)).data()
        for group in range(model.rowCount())
        for row in range(model.rowCount(model.index(group, 0)))
    ]


def choose(dialog, *rows: int) -> None:
    selection = dialog.tree.selectionModel()
    for row in rows:
        index = dialog.model.index(row, 0, dialog.model.index(0, 0))
        selection.select(index, selection.SelectionFlag.Select | selection.SelectionFlag.Rows)


def test_games_that_are_there_twice_are_listed_in_groups(dialog, qtmodeltester):
    assert dialog.status.text() == "2 duplicates found. No files are deleted."
    assert dialog.model.index(0, 0).data() == "3 games: identical moves"
    assert games(dialog) == ["Ann – ?", "Anna – ?", "Anne – ?"]
    row = [dialog.model.index(1, column, dialog.model.index(0, 0)).data() for column in range(5)]
    assert row == ["Anna – ?", "B+2.5", "1990", "40", "b.sgf #2"]
    assert dialog.model.columnCount(QModelIndex()) == 5
    qtmodeltester.check(dialog.model)


def test_the_list_has_the_keys_from_the_first(dialog):
    assert dialog.focusWidget() is dialog.tree


def test_either_game_is_opened_and_nothing_else_is_done(dialog, desk, tmp_path):
    before = {path: path.read_bytes() for path in (tmp_path / "games").iterdir()}
    choose(dialog, 1)
    dialog.open_button.click()
    assert desk.document.path.name == "b.sgf"
    assert desk.document.game_index == 1
    assert before == {path: path.read_bytes() for path in (tmp_path / "games").iterdir()}


def test_two_games_are_compared_to_their_ends(dialog, desk):
    assert not dialog.compare_button.isEnabled()
    choose(dialog, 0, 1)
    dialog.compare_button.click()
    comparison = desk.window.findChild(OpeningsDialog)
    assert desk.document.path.name == "a.sgf"
    assert comparison.source.title.endswith("b.sgf (2/2)")
    assert comparison.moves.value() == 40
    assert comparison.result_view.verdict.text().startswith("Same opening after 40 moves")


def test_edits_are_asked_about_before_another_game_is_opened(dialog, desk, person):
    desk.document.resign()
    person.answers(unsaved=dialogs.UnsavedChoice.CANCEL)
    choose(dialog, 0, 1)
    dialog.compare_button.click()
    assert desk.document.path is None
    assert desk.window.findChild(OpeningsDialog) is None


def test_a_file_that_is_gone_is_told(dialog, desk, tmp_path):
    (tmp_path / "games" / "c.sgf").unlink()
    choose(dialog, 2)
    dialog.open_button.click()
    assert "c.sgf. If it was moved, update" in desk.strip.text


def test_the_list_is_copied_and_saved(dialog, desk, person, tmp_path):
    dialog.copy_button.click()
    assert desk.strip.confirmation == "List copied"
    lines = QApplication.clipboard().text().splitlines()
    assert [line.split("\t")[3] for line in lines] == ["Players", "Ann – ?", "Anna – ?", "Anne – ?"]
    person.answers(save_path=tmp_path / "twice")
    dialog.save_button.click()
    text = (tmp_path / "twice.csv").read_bytes().decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["Game number in file"] for row in rows] == ["1", "2", "1"]
    assert {row["Comparison"] for row in rows} == {"same"}


def test_another_collection_is_looked_through_anew(dialog, desk, tmp_path, qtbot):
    other = tmp_path / "other"
    other.mkdir()
    (other / "x.sgf").write_text(record("Xia", ONE))
    for _ in build(tmp_path / "other index", [other]):
        pass
    desk.collection.search.open_index(tmp_path / "other index")
    qtbot.waitUntil(lambda: not dialog.is_searching)
    assert dialog.status.text() == "No duplicates found."
    assert games(dialog) == []
    desk.collection.search.close()
    assert dialog.status.text() == "No collection is open."


def test_what_cannot_be_looked_through_is_told(dialog, desk, tmp_path, qtbot):
    for file in (tmp_path / "index").glob("*.db"):
        file.write_bytes(b"no database at all" * 100)
    dialog.start_search()
    qtbot.waitUntil(lambda: not dialog.is_searching)
    assert "damaged" in dialog.status.text()
