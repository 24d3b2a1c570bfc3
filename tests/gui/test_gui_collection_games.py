"""The list of the games of a collection: its rows, its order, its filter, and where it goes."""

from __future__ import annotations

import csv
import io
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.files.sgf import read
from goboard_gui.fuseki.collection.answers import Hit
from goboard_gui.fuseki.collection.building import build
from goboard_gui.fuseki.collection.facts import GameFacts, Outcome
from goboard_gui.fuseki.collection.filters import Filter, Order
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui.collection import game_words
from goboard_gui.gui.collection.filter_row import FilterRow
from goboard_gui.gui.collection.game_model import PAGE, GameModel
from goboard_gui.gui.collection.game_table import COLUMNS, GameTable
from goboard_gui.gui.collection.game_words import Column

if TYPE_CHECKING:
    from goboard_gui.gui.collection.game_list import GameList

DOWN, UP = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


def facts(number: int, **told) -> GameFacts:
    """Return what is said of a game."""
    plain = dict.fromkeys(GameFacts._fields)
    return GameFacts(**{**plain, "number": number, "path": Path(f"/games/{number}.sgf")} | told)


class Games:
    """Games that were never in a file; remembers which were looked at."""

    def __init__(self, count: int) -> None:
        random = Random(count)
        self.known = {
            number: facts(
                number,
                place=0,
                size=Size(19, 19),
                black=f"Player {random.randrange(500)}",
                white=f"Player {random.randrange(500)}",
                moves=random.randrange(300),
            )
            for number in range(1, count + 1)
        }
        self.asked: list[tuple[Filter, Order, bool]] = []
        self.read: list[int] = []

    def numbers(self, meant, order=Order.NUMBER, *, descending=False) -> list[int]:
        self.asked.append((meant, order, descending))
        key = {Order.BLACK: "black", Order.MOVES: "moves"}.get(order, "number")
        games = sorted(self.known.values(), key=lambda game: getattr(game, key))
        return [game.number for game in (reversed(games) if descending else games)]

    def facts(self, numbers) -> list[GameFacts]:
        wanted = list(numbers)
        self.read += wanted
        return [self.known[number] for number in wanted if number in self.known]


class Answer:
    """What was found in some games, each with the moves of its hits."""

    def __init__(self, moves: dict[int, list[int]]) -> None:
        self.moves = moves

    @property
    def games(self):
        import numpy as np

        return np.array(sorted(self.moves), np.int64)

    def hits(self):
        return (hit for game in sorted(self.moves) for hit in self.hits_in(game))

    def hits_in(self, game):
        return tuple(Hit(game, at, Symmetry.IDENTITY, False) for at in self.moves.get(game, ()))


@pytest.fixture
def model(qapp, qtmodeltester) -> GameModel:
    """Return a model that follows all rules of models when the test is through with it."""
    model = GameModel()
    yield model
    if model.rowCount() < 1000:
        qtmodeltester.check(model)


def column(model, which: Column) -> list[str]:
    return [model.index(row, which).data() for row in range(model.rowCount())]


def test_all_games_are_listed_while_nothing_is_asked(model):
    model.show_games(Games(5), None, None)
    assert column(model, Column.FILE) == [f"{number}.sgf" for number in range(1, 6)]
    assert column(model, Column.HIT) == [""] * 5


def test_the_games_of_an_answer_are_listed_with_the_moves_of_their_hits(model):
    model.show_games(Games(5), None, Answer({4: [7, 9, 11], 2: [3]}))
    assert column(model, Column.FILE) == ["2.sgf", "4.sgf"]
    assert column(model, Column.HIT) == ["3", "7 +2"]


def test_no_games_are_read_that_are_not_looked_at(model):
    games = Games(20_000)
    model.show_games(games, None, Answer({number: [1] for number in range(1, 20_001, 2)}))
    assert model.rowCount() == 10_000
    assert games.read == []
    model.index(4_321, Column.WHITE).data()
    assert games.read == list(range(8_601, 8_801, 2))
    assert len(games.read) == PAGE


def test_many_pages_can_be_looked_at_one_after_the_other(model):
    games = Games(20_000)
    model.show_games(games, None, None)
    for row in (*range(0, 20_000, PAGE), 0):
        assert model.index(row, Column.FILE).data() == f"{row + 1}.sgf"
    assert len(model.rows._pages) < 100


@pytest.mark.parametrize("order", [UP, DOWN])
def test_sorting_is_left_to_the_database_which_is_asked_once(model, order):
    games = Games(20_000)
    model.sort(Column.MOVES, order)
    model.show_games(games, None, None)
    for found in ({number: [1] for number in range(5, 20_000, 7)}, {8: [1], 5: [2]}):
        model.show_games(games, None, Answer(found))
        among = [games.known[number] for number in sorted(found)]
        expected = sorted((game.moves for game in among), reverse=order is DOWN)
        assert [model.rows[row].facts.moves for row in range(model.rowCount())] == expected
    assert len(games.asked) == 1


def test_games_can_be_sorted_by_the_move_that_was_found(model):
    found = {1: [30, 31], 2: [4], 3: [30], 5: [0]}
    model.show_games(Games(5), None, Answer(found))
    for order, expected in ((UP, [5, 2, 1, 3]), (DOWN, [1, 3, 2, 5])):
        model.sort(Column.HIT, order)
        assert [row.number for row in model.rows] == expected


def test_a_filter_is_handed_to_the_database(model):
    games, meant = Games(5), Filter(player="go")
    model.show_games(games, meant, None)
    assert games.asked == [(meant, Order.NUMBER, False)]


def test_games_that_are_gone_meanwhile_keep_their_rows(model):
    games = Games(5)
    model.show_games(games, None, None)
    del games.known[3]
    assert column(model, Column.BLACK)[2] == "(no longer in the index)"
    assert column(model, Column.FILE)[2:4] == ["", "4.sgf"]


@pytest.mark.parametrize(
    ("told", "which", "shown"),
    [
        pytest.param({"black": "Go Seigen", "black_rank": "9p"}, 0, "Go Seigen 9p", id="rank"),
        pytest.param({"black": "A\nB\x07\u202e"}, 0, "A B\\x07\\u202e", id="unseen-signs"),
        pytest.param({"white": None, "white_rank": "1k"}, 1, "1k", id="rank-alone"),
        pytest.param({"result": "B+Resign"}, 2, "B+R", id="result"),
        pytest.param({"result": "adjourned"}, 2, "adjourned", id="other-result"),
        pytest.param({"result": None}, 2, "", id="no-result"),
        pytest.param({"moves": 211}, 6, "211", id="moves"),
        pytest.param({"place": 2}, 7, "1.sgf #3", id="third-of-a-file"),
    ],
)
def test_a_cell_says_what_the_record_does(told, which, shown):
    row = game_words.GameRow(1, facts(1, **{"place": 0} | told), ())
    assert game_words.cell(row, which) == shown


@pytest.mark.parametrize(
    ("counted", "told"),
    [
        ((1, 1), "1 game"),
        ((1003, 1003), "1,003 games"),
        ((123, 1003), "123 of 1,003 games"),
        ((1003, 1003, 0), "1 of 1,003 games"),
        ((123, 1003, 4), "5 of 123 (1,003 games)"),
    ],
)
def test_the_count_tells_of_a_filter(counted, told):
    assert game_words.count(*counted) == told


@pytest.fixture
def table(model, settings, qtbot) -> GameTable:
    model.show_games(Games(30), None, Answer({3: [1, 2], 7: [0], 9: [5]}))
    table = GameTable(model, settings)
    qtbot.addWidget(table)
    table.resize(300, 200)
    table.show()
    return table


def test_columns_are_sorted_hidden_and_moved_and_stay_so(table, model, settings):
    table.sortByColumn(Column.HIT, UP)
    table.show_column(Column.EVENT, True)
    table.show_column(Column.RESULT, False)
    table.horizontalHeader().moveSection(0, 2)
    assert [row.number for row in model.rows] == [7, 3, 9]
    other = GameModel()
    again = GameTable(other, settings)
    assert again.columns == table.columns
    assert again.columns[:3] == [Column.WHITE, Column.BLACK, Column.DATE]
    other.show_games(Games(30), None, Answer({3: [1, 2], 7: [0]}))
    assert [row.number for row in other.rows] == [7, 3]
    assert settings.get(COLUMNS)


def test_the_last_column_stays(table):
    for each in Column:
        table.show_column(each, False)
    assert table.columns == [Column.HIT]


def test_all_usual_columns_have_room_in_a_narrow_panel(table):
    assert table.columns == [Column.BLACK, Column.WHITE, Column.RESULT, Column.DATE, Column.HIT]
    assert table.horizontalHeader().length() <= table.viewport().width()


def test_enter_and_double_clicks_open_with_ctrl_beside(table):
    opened = []
    table.opened.connect(lambda row, beside: opened.append((row, beside)))
    table.selectRow(1)
    QTest.keyClick(table, Qt.Key.Key_Return)
    QTest.keyClick(table, Qt.Key.Key_Enter, Qt.KeyboardModifier.ControlModifier)
    at = table.visualRect(table.model().index(2, 0)).center()
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert opened == [(1, False), (1, True), (2, False)]


def test_letters_typed_on_the_list_read_no_games(qapp, settings, qtbot):
    games, model = Games(20_000), GameModel()
    model.show_games(games, None, None)
    table = GameTable(model, settings)
    qtbot.addWidget(table)
    QTest.keyClicks(table, "Player 499")
    assert len(games.read) <= PAGE


@pytest.mark.parametrize(
    ("key", "modifiers", "taken"),
    [
        (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier, True),
        (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier, True),
        (Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier, True),
        (Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier, True),
        (Qt.Key.Key_F4, Qt.KeyboardModifier.NoModifier, False),
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, False),
    ],
)
def test_the_list_keeps_the_keys_of_a_list_from_the_window(table, key, modifiers, taken):
    event = QKeyEvent(QKeyEvent.Type.ShortcutOverride, key, modifiers)
    event.ignore()
    QApplication.sendEvent(table, event)
    assert event.isAccepted() is taken


@pytest.fixture
def row(qapp, qtbot) -> FilterRow:
    names = ["Go Seigen", "Go Saien", "Honinbo Shusaku"]
    row = FilterRow(lambda begun: [name for name in names if begun.lower() in name.lower()])
    qtbot.addWidget(row)
    row.show()
    return row


def test_a_filter_means_what_is_in_its_fields(row):
    assert row.meant is None
    row.text.setText("  castle game ")
    assert row.meant == Filter(text="castle game")
    row.unfold(True)
    row.player.setText("Shusaku")
    assert row.meant == Filter(text="castle game", player="Shusaku")
    row.colour.setCurrentIndex(2)
    row.since.setText("1846")
    row.until.setText("11 Sep 1846")
    row.event_field.setText("ear-reddening")
    row.winner.setCurrentIndex(1)
    assert row.meant == Filter(
        text="castle game",
        white="Shusaku",
        since="1846",
        until="1846-09-11",
        event="ear-reddening",
        outcome=Outcome.BLACK,
    )


def test_a_filter_is_told_once_after_typing_and_at_once_for_enter(row, qtbot):
    told = []
    row.changed.connect(lambda: told.append(row.meant))
    QTest.keyClicks(row.text, "go")
    assert told == []
    qtbot.waitUntil(lambda: bool(told))
    QTest.keyClicks(row.text, " s")
    QTest.keyClick(row.text, Qt.Key.Key_Return)
    assert told == [Filter(text="go"), Filter(text="go s")]


def test_that_a_filter_is_on_is_seen_and_can_be_undone(row):
    told = []
    row.changed.connect(lambda: told.append(row.meant))
    assert row.clear_button.isHidden()
    row.winner.setCurrentIndex(3)
    row.event_field.setText("x")
    row.settle()
    assert not row.clear_button.isHidden()
    row.clear_button.click()
    assert row.clear_button.isHidden()
    assert told[-1] is None


@pytest.mark.parametrize("text", ["20x", "1846-13", "1846-02-30", "1846,1847", "5/6/1996"])
def test_a_date_that_cannot_be_read_is_said_at_its_field_and_does_not_count(row, text):
    row.since.setText(text)
    assert row.problem.text() == f"“{text}” is no date: write a year, 1985-05 or 1985-05-31."
    assert not row.problem.isHidden()
    assert row.meant is None
    row.since.setText("1846-09")
    assert row.problem.isHidden()
    assert row.meant == Filter(since="1846-09")


def test_names_of_players_are_offered_and_taken(row, qtbot):
    row.activateWindow()
    qtbot.waitUntil(row.isActiveWindow)
    row.text.setFocus()
    QTest.keyClicks(row.text, "go s")
    row.text.offer()
    popup = row.text.completer().popup()
    assert popup.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Escape)
    assert (popup.isVisible(), row.text.text()) == (False, "go s")
    row.text.offer()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert row.text.text() == "Go Seigen"


def test_escape_empties_a_field_before_it_leaves_it(row):
    row.text.setText("go")
    QTest.keyClick(row.text, Qt.Key.Key_Escape)
    assert row.text.text() == ""


RECORDS = (
    "(;SZ[9]PB[Ann]BR[1d]PW[Wim]RE[B+Resign]DT[1990-01-02]EV[Cup, final];B[cc];W[gg])",
    "(;SZ[9]PB[Bea]PW[Wim]DT[1991];B[ee];W[gg]C[a note](;B[aa])(;B[bb]))",
    "(;SZ[9]PB[Cör]PW[Wim]DT[1992];B[dd])(;SZ[9]PB[Cäs];B[dd];W[aa])",
)


@pytest.fixture
def games(window, tmp_path, qtbot) -> GameList:
    """Return the list of a window with a collection of four games."""
    folder = tmp_path / "games"
    folder.mkdir()
    for number, text in enumerate(RECORDS):
        (folder / f"{number}.sgf").write_text(text)
    for _ in build(tmp_path / "index", [folder]):
        pass
    collection = window.exploring.collection
    collection.find()
    collection.search.open(tmp_path / "index")
    qtbot.waitUntil(lambda: collection.search.answered is not None)
    return collection.panel.games


def test_the_list_follows_the_board_and_the_filter(games, window):
    assert games.count.told.text() == "4 games"
    window.presenter.play(Point(3, 3))
    assert games.model.rowCount() == 2
    games.filter.text.setText("cäs")
    games.filter.settle()
    assert games.count.told.text() == "1 of 2 games"
    window.document.remove()
    assert games.count.told.text() == "1 of 4 games"


def test_selected_rows_are_copied_as_they_are_seen(games):
    games.table.show_column(Column.DATE, False)
    games.table.selectRow(0)
    games.export.copy()
    assert QApplication.clipboard().text() == "Ann 1d\tWim\tB+R\t0\n"
    games.table.selectAll()
    QTest.keyClick(games.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert len(QApplication.clipboard().text().splitlines()) == 4


def test_the_list_is_saved_with_all_that_is_said(games, person, tmp_path):
    person.answers(save_path=tmp_path / "list")
    games.export.save_list()
    text = (tmp_path / "list.csv").read_bytes().decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["Black"] for row in rows] == ["Ann", "Bea", "Cör", "Cäs"]
    assert rows[0]["Event"] == "Cup, final"
    assert rows[0]["Found after move"] == "0"
    assert list(map(itemgetter("Game of the file"), rows)) == ["1", "1", "1", "2"]


def test_games_are_saved_as_one_file_with_all_that_their_records_hold(
    games, person, tmp_path, qtbot
):
    person.answers(save_path=tmp_path / "all.sgf")
    games.export.save_games()
    qtbot.waitUntil(lambda: (tmp_path / "all.sgf").exists())
    data = (tmp_path / "all.sgf").read_bytes()
    assert data.startswith(b"(;CA[UTF-8]" + RECORDS[0].encode()[2:])  # byte for byte
    assert len(read(data).games) == 4
    assert "Cäs" in read(data).source.text
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
    assert len(read((tmp_path / "two.sgf").read_bytes()).games) == 2


def test_games_that_cannot_be_read_are_told_and_the_others_saved(games, person, tmp_path, qtbot):
    (tmp_path / "games" / "1.sgf").unlink()
    person.answers(save_path=tmp_path / "all.sgf")
    games.export.save_games()
    qtbot.waitUntil(lambda: bool(person.told))
    assert person.told[0].startswith("1 game could not be read now, and is not in the file:")
    assert len(read((tmp_path / "all.sgf").read_bytes()).games) == 3


def test_no_file_of_the_collection_is_written_over(games, person, tmp_path):
    path = tmp_path / "games" / "1.sgf"
    person.answers(save_path=path)
    games.export.save_games()
    assert person.told == ["1.sgf is one of the files of the collection. Choose another name."]
    assert path.read_text() == RECORDS[1]


def test_the_menu_offers_what_can_be_done(games):
    games.menu.aboutToShow.emit()
    assert not games.menu.open_action.isEnabled()
    games.table.selectRow(1)
    games.menu.aboutToShow.emit()
    assert games.menu.open_action.isEnabled()
    games.menu.open_action.trigger()
    assert games.hits.game == games.model.rows[1].number
