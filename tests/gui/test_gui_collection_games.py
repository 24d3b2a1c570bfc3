"""The list of the games of a collection: its rows, its order, its filter, and where it goes."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.game_index.facts import GameFacts
from goboard_gui.game_index.filters import Filter, SortOrder
from goboard_gui.game_index.results import Hit
from goboard_gui.go import Size, Symmetry
from goboard_gui.gui.collection.game_rows import PAGE, GameRow, GameRowSequence
from goboard_gui.gui.collection.games import game_texts as game_words
from goboard_gui.gui.collection.games.game_table import (
    COLUMNS,
    GameTable,
    GameTableModel,
)
from goboard_gui.gui.collection.games.game_texts import GameColumn

DOWN, UP = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


def facts(number: int, **told) -> GameFacts:
    """Return what is said of a game."""
    plain = dict.fromkeys(GameFacts._fields)
    return GameFacts(**{**plain, "number": number, "path": Path(f"/games/{number}.sgf")} | told)


class Games:
    """Games that were never in a file; remembers which were looked at."""

    folder = Path("index")

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
        self.asked: list[tuple[Filter, SortOrder, bool]] = []
        self.read: list[int] = []

    def highest_game_number(self) -> int:
        return 0  # small enough to be sorted at once

    def matching_game_numbers(
        self, meant, order=SortOrder.NUMBER, *, descending=False
    ) -> list[int]:
        self.asked.append((meant, order, descending))
        key = {SortOrder.BLACK: "black", SortOrder.MOVES: "moves"}.get(order, "number")
        games = sorted(self.known.values(), key=lambda game: getattr(game, key))
        return [game.number for game in (reversed(games) if descending else games)]

    def game_facts(self, numbers) -> list[GameFacts]:
        wanted = list(numbers)
        self.read += wanted
        return [self.known[number] for number in wanted if number in self.known]

    def check_hits(self, hits, facts) -> None:
        """Accept hits at any move."""


class Answer:
    """What was found in some games, each with the moves of its hits."""

    def __init__(self, moves: dict[int, list[int]]) -> None:
        self.moves = moves

    @property
    def games(self):
        import numpy as np

        return np.array(sorted(self.moves), np.int64)

    @property
    def first_hit_moves(self):
        import numpy as np

        return np.array([self.moves[game][0] for game in sorted(self.moves)], np.int64)

    def hits_in(self, game):
        return tuple(Hit(game, at, Symmetry.IDENTITY, False) for at in self.moves.get(game, ()))


@pytest.fixture
def model(qapp, qtmodeltester) -> GameTableModel:
    """Return a model that follows all rules of models when the test is through with it."""
    model = GameTableModel()
    yield model
    if model.rowCount() < 1000:
        qtmodeltester.check(model)


def column(model, which: GameColumn) -> list[str]:
    return [model.index(row, which).data() for row in range(model.rowCount())]


def test_all_games_are_listed_while_nothing_is_asked(model):
    model.show_games(Games(5), None, None)
    assert column(model, GameColumn.FILE) == [f"{number}.sgf" for number in range(1, 6)]
    assert column(model, GameColumn.HIT) == [""] * 5


def test_the_games_of_an_answer_are_listed_with_the_moves_of_their_hits(model):
    model.show_games(Games(5), None, Answer({4: [7, 9, 11], 2: [3]}))
    assert column(model, GameColumn.FILE) == ["2.sgf", "4.sgf"]
    assert column(model, GameColumn.HIT) == ["3", "7 +2"]


def test_no_games_are_read_that_are_not_looked_at(model):
    games = Games(4_000)
    model.show_games(games, None, Answer({number: [1] for number in range(1, 4_001, 2)}))
    assert model.rowCount() == 2_000
    assert games.read == []
    model.index(1_321, GameColumn.WHITE).data()
    assert games.read == list(range(2_641, 2_681, 2))
    assert len(games.read) == PAGE


def test_many_pages_can_be_looked_at_one_after_the_other(model):
    games = Games(8_000)
    model.show_games(games, None, None)
    for row in (*range(0, 8_000, PAGE), 0):
        assert model.index(row, GameColumn.FILE).data() == f"{row + 1}.sgf"
    assert PAGE * len(model.rows._pages) < 8_000


@pytest.mark.parametrize("order", [UP, DOWN])
def test_sorting_is_left_to_the_database_which_is_asked_once(model, order):
    games = Games(2_000)
    model.sort(GameColumn.MOVES, order)
    model.show_games(games, None, None)
    for found in ({number: [1] for number in range(5, 2_000, 7)}, {8: [1], 5: [2]}):
        model.show_games(games, None, Answer(found))
        among = [games.known[number] for number in sorted(found)]
        expected = sorted((game.moves for game in among), reverse=order is DOWN)
        assert [model.rows[row].facts.moves for row in range(model.rowCount())] == expected
    assert len(games.asked) == 1


def test_games_can_be_sorted_by_the_move_that_was_found(model):
    found = {1: [30, 31], 2: [4], 3: [30], 5: [0]}
    model.show_games(Games(5), None, Answer(found))
    for order, expected in ((UP, [5, 2, 1, 3]), (DOWN, [1, 3, 2, 5])):
        model.sort(GameColumn.HIT, order)
        assert [row.number for row in model.rows] == expected


def test_a_filter_is_handed_to_the_database(model):
    games, meant = Games(5), Filter(player="go")
    model.show_games(games, meant, None)
    assert games.asked == [(meant, SortOrder.NUMBER, False)]


def test_games_that_are_gone_meanwhile_keep_their_rows(model):
    games = Games(5)
    model.show_games(games, None, None)
    del games.known[3]
    assert column(model, GameColumn.BLACK)[2] == "(no longer in the index)"
    assert column(model, GameColumn.FILE)[2:4] == ["", "4.sgf"]


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
    row = GameRow(1, facts(1, **{"place": 0} | told), ())
    assert game_words.cell_text(row, which) == shown


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ({"black": None, "black_rank": None, "white": None}, "(1.sgf #3)"),
        ({"black": None, "black_rank": None, "white": "Ann"}, ""),
        ({"black": "Bob", "black_rank": None, "white": None}, "Bob"),
    ],
)
def test_a_game_without_names_is_shown_with_its_file(told, shown):
    row = GameRow(1, facts(1, **{"place": 2} | told), ())
    assert game_words.display_text(row, GameColumn.BLACK) == shown
    assert game_words.cell_text(row, GameColumn.BLACK) == (told["black"] or "")


def test_a_tip_tells_which_of_several_hits_are_in_variations():
    main_line, variation = (
        Hit(1, 4, Symmetry.IDENTITY, False),
        Hit(1, 7, Symmetry.IDENTITY, False, node=9),
    )
    tip = game_words.game_tooltip(facts(1), [main_line, variation, variation])
    assert "Hits after moves 4, 7 var., 7 var." in tip.split("\n")
    assert "Hits" not in game_words.game_tooltip(facts(1), [main_line, main_line])
    many = game_words.hits_text([variation] * 13)
    assert many.endswith("7 var., …")


@pytest.mark.parametrize(
    ("counted", "told"),
    [
        ((1, 1), "1 game"),
        ((1003, 1003), "1,003 games"),
        ((123, 1003), "123 of 1,003 games"),
        ((1003, 1003, 0), "Game 1 of 1,003"),
        ((123, 1003, 4), "Game 5 of 123 (1,003 in total)"),
    ],
)
def test_the_count_tells_of_a_filter(counted, told):
    assert game_words.game_count_text(*counted) == told


@pytest.fixture
def table(model, settings, qtbot) -> GameTable:
    model.show_games(Games(30), None, Answer({3: [1, 2], 7: [0], 9: [5]}))
    table = GameTable(model, settings)
    qtbot.addWidget(table)
    table.resize(300, 200)
    table.show()
    return table


def test_columns_are_sorted_hidden_and_moved_and_stay_so(table, model, settings):
    table.sortByColumn(GameColumn.HIT, UP)
    table.show_column(GameColumn.EVENT, True)
    table.show_column(GameColumn.RESULT, False)
    table.horizontalHeader().moveSection(0, 2)
    assert [row.number for row in model.rows] == [7, 3, 9]
    other = GameTableModel()
    again = GameTable(other, settings)
    assert again.visible_columns == table.visible_columns
    assert again.visible_columns[:3] == [GameColumn.WHITE, GameColumn.HIT, GameColumn.BLACK]
    other.show_games(Games(30), None, Answer({3: [1, 2], 7: [0]}))
    assert [row.number for row in other.rows] == [7, 3]
    assert settings.get(COLUMNS)


def test_the_last_column_stays(table):
    for each in GameColumn:
        table.show_column(each, False)
    assert table.visible_columns == [GameColumn.HIT]


def test_names_are_legible_and_the_date_is_scrolled_away_in_a_narrow_panel(table):
    usual = [GameColumn.BLACK, GameColumn.WHITE, GameColumn.HIT, GameColumn.RESULT, GameColumn.DATE]
    assert table.visible_columns == usual
    last = table.columnViewportPosition(GameColumn.RESULT) + table.columnWidth(GameColumn.RESULT)
    assert last <= table.viewport().width()
    eight_letters = table.fontMetrics().horizontalAdvance("n" * 8)
    assert all(table.columnWidth(name) >= eight_letters for name in usual[:2])
    table.resize(600, 200)
    assert table.horizontalHeader().length() == table.viewport().width()


def test_enter_and_double_clicks_open_with_ctrl_beside(table):
    opened = []
    table.row_opened.connect(lambda row, beside: opened.append((row, beside)))
    table.selectRow(1)
    QTest.keyClick(table, Qt.Key.Key_Return)
    QTest.keyClick(table, Qt.Key.Key_Enter, Qt.KeyboardModifier.ControlModifier)
    at = table.visualRect(table.model().index(2, 0)).center()
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert opened == [(1, False), (1, True), (2, False)]


def test_letters_typed_on_the_list_read_no_games(qapp, settings, qtbot):
    games, model = Games(2_000), GameTableModel()
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


def test_a_hit_beyond_its_game_is_reported_as_damage(tmp_path):
    import numpy as np

    from goboard_gui.game_index.builder import build
    from goboard_gui.game_index.entries import ENTRY_MOVE_SHIFT
    from goboard_gui.game_index.errors import IndexErrorCode
    from goboard_gui.game_index.index import Index
    from goboard_gui.game_index.listing import GameLister
    from goboard_gui.game_index.query import Query
    from goboard_gui.go import Board

    (tmp_path / "a.sgf").write_text("(;SZ[5];B[aa])")
    list(build(tmp_path / "index", [tmp_path]))
    [file] = (tmp_path / "index").rglob("*.npy")
    array = np.load(file)
    array[1] += np.uint64(9 << ENTRY_MOVE_SHIFT)
    np.save(file, array)
    index, told = Index(tmp_path / "index"), []
    answer = index.find(Query(Board.empty(Size(5, 5))))
    listing = GameLister(index.games).list_games(result=answer)
    rows = GameRowSequence(listing, index.games, answer, told.append)
    assert [row.facts for row in rows] == [None]
    assert [error.code for error in told] == [IndexErrorCode.DAMAGED]
    index.close()
