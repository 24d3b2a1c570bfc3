"""From the list of games to hits in them, from hit to hit, and back to the question."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from goboard_gui.go import Crop, Point, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.games.game_texts import GameColumn
from goboard_gui.gui.core.settings import TURN_GAMES
from goboard_gui.gui.widgets import dialogs
from tests.gui.collection_desk import desk_of
from tests.gui.gui_cases import naming_of
from tests.gui.hit_cases import ASKED, FOUND, Collector, six_games

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def index(tmp_path_factory) -> Path:
    return six_games(tmp_path_factory.mktemp("collection"))


@pytest.fixture
def collector(collection_desk, index, qtbot, person) -> Collector:
    """Return a person with a desk and a small collection."""
    return Collector(collection_desk, index, qtbot, person)


@pytest.fixture
def asked(collector) -> Collector:
    """Return one who has asked for a position of two stones."""
    collector.ask()
    assert collector.files == FOUND
    return collector


@pytest.fixture
def asked_in_window(window, index, qtbot, person) -> Collector:
    """Return one who has asked for it in a whole window, which may open others."""
    collector = Collector(desk_of(window), index, qtbot, person)
    collector.ask()
    return collector


def test_a_game_is_opened_at_the_move_of_its_hit(asked):
    asked.open("b.sgf")
    assert asked.place == ("b.sgf", 0, 2)
    assert asked.message == "Move 2 of Bea – Wim; compared with the search position: rotated right."
    assert asked.document.session.board[Point(6, 2)] is not None


def test_the_right_game_of_a_file_is_opened(asked):
    asked.open("c.sgf #2")
    assert asked.place == ("c.sgf", 1, 2)
    assert (
        asked.message == "Move 2 of Cas – Wil; compared with the search position: colours swapped."
    )


def test_the_next_hits_are_those_of_the_game_and_then_of_the_next_games(asked):
    seen = []
    for _ in range(6):
        asked.next()
        seen.append((*asked.place, asked.message.partition(";")[2]))
    assert seen == [
        ("a.sgf", 0, 2, ""),
        ("b.sgf", 0, 2, " compared with the search position: rotated right."),
        ("c.sgf", 1, 2, " compared with the search position: colours swapped."),
        ("d.sgf", 0, 2, " hit 1 of 3; compared with the search position: rotated 180°."),
        ("d.sgf", 0, 3, " hit 2 of 3; compared with the search position: rotated 180°."),
        ("d.sgf", 0, 4, " hit 3 of 3; compared with the search position: rotated 180°."),
    ]
    asked.next()
    assert asked.message == "This is the last hit."
    assert asked.place == ("d.sgf", 0, 4)


def test_previous_hits_are_those_of_the_game_and_then_the_last_of_games_before(asked):
    asked.open("d.sgf")
    seen = []
    for _ in range(3):
        asked.previous()
        seen.append(asked.place)
    assert seen == [("c.sgf", 1, 2), ("b.sgf", 0, 2), ("a.sgf", 0, 2)]
    asked.previous()
    assert asked.message == "This is the first hit."
    asked.open("d.sgf")
    asked.next()
    asked.next()
    asked.previous()
    assert asked.place == ("d.sgf", 0, 3)


def test_the_hits_of_the_question_stay_listed_while_one_goes_through_a_game(asked):
    asked.open("b.sgf")
    asked.go(Command.FORWARD)
    assert asked.search.result.game_count == 1  # the panel follows the board
    assert asked.files == FOUND
    assert not asked.games.count_bar.back_button.isHidden()
    told = asked.games.count_bar.label
    assert (told.text(), told.font().bold()) == ("Game 2 of 4", True)
    assert told.toolTip() == "Results of an earlier search: Game 2 of 4"
    asked.next()
    assert asked.place == ("c.sgf", 1, 2)


def test_the_way_back_leads_to_the_very_position_that_was_asked_about(asked):
    question = asked.document.session.tree
    asked.go(Command.BACK)
    asked.go(Command.FORWARD)
    asked.open("a.sgf")
    asked.next()
    asked.go(Command.FORWARD)
    assert asked.person.asked == [("unsaved", "Untitled")]  # once, for the question itself
    asked.back()
    assert asked.document.session.tree is question
    assert asked.place == ("", 0, 2)
    assert asked.document.is_modified
    assert asked.games.count_bar.back_button.isHidden()
    assert asked.files == FOUND
    assert not asked.commands[Command.COLLECTION_BACK].isEnabled()


def test_a_question_that_is_saved_on_the_way_comes_back_saved(asked, tmp_path):
    asked.person.answers(unsaved=dialogs.UnsavedChoice.SAVE, save_path=tmp_path / "question.sgf")
    asked.open("a.sgf")
    assert asked.place[0] == "a.sgf"
    asked.back()
    assert asked.place == ("question.sgf", 0, 2)
    assert not asked.document.is_modified


def test_whoever_stays_with_the_question_follows_no_hits(asked):
    asked.person.answers(unsaved=dialogs.UnsavedChoice.CANCEL)
    asked.open("a.sgf")
    assert asked.place == ("", 0, 2)
    assert asked.games.count_bar.back_button.isHidden()


def test_edits_of_an_opened_game_are_asked_about_before_the_next_hit(asked):
    asked.open("a.sgf")
    asked.desk.player.play(Point(0, 8))
    asked.person.answers(unsaved=dialogs.UnsavedChoice.CANCEL)
    asked.next()
    assert asked.place == ("a.sgf", 0, 3)
    asked.person.answers(unsaved=dialogs.UnsavedChoice.DISCARD)
    asked.next()
    assert asked.place == ("b.sgf", 0, 2)


def test_what_is_not_saved_may_stay_in_its_window_while_hits_come_in_another(asked_in_window):
    asked = asked_in_window
    asked.person.answers(unsaved=dialogs.UnsavedChoice.NEW_WINDOW)
    asked.open("b.sgf")
    (other,) = asked.desk.window.open_windows[1:]
    assert asked.place == ("", 0, 2)
    assert asked.document.is_modified
    assert (other.document.path.name, other.document.session.step.number) == ("b.sgf", 2)
    other.commands[Command.COLLECTION_NEXT_HIT].trigger()
    assert other.document.path.name == "c.sgf"
    other.close()


def test_the_list_follows_the_board_again_when_the_hits_are_let_go(asked):
    asked.open("b.sgf")
    asked.go(Command.FORWARD)
    asked.games.count_bar.close_button.click()
    assert asked.files == ["b.sgf"]
    asked.open("b.sgf")
    assert asked.place == ("b.sgf", 0, 3)


def test_something_else_that_is_opened_ends_the_trail(asked, tmp_path):
    asked.open("b.sgf")
    (tmp_path / "other.sgf").write_text("(;SZ[9];B[aa])")
    asked.desk.parts.document_io.open_file(tmp_path / "other.sgf")
    assert asked.games.count_bar.back_button.isHidden()
    assert len(asked.files) == 6


def test_another_question_ends_the_trail(asked):
    asked.open("b.sgf")
    asked.search.set_query(replace(asked.search.query, views=frozenset({Symmetry.IDENTITY})))
    assert asked.games.count_bar.back_button.isHidden()
    assert asked.files == ["b.sgf"]


def test_a_filter_narrows_the_hits_that_one_follows(asked):
    asked.open("a.sgf")
    asked.games.filter_bar.text.setText("wes")
    asked.games.filter_bar.apply_now()
    assert asked.files == ["d.sgf"]
    asked.next()
    assert asked.place == ("d.sgf", 0, 2)
    asked.games.filter_bar.clear()
    assert asked.files == FOUND
    asked.previous()
    assert asked.place == ("c.sgf", 1, 2)


def test_hits_follow_the_order_of_the_list(asked):
    asked.games.table.sortByColumn(GameColumn.BLACK, Qt.SortOrder.DescendingOrder)
    assert asked.files == ["d.sgf", "c.sgf #2", "b.sgf", "a.sgf"]
    asked.next()
    asked.previous()
    assert asked.message == "This is the first hit."


def test_games_lie_as_they_are_recorded_unless_one_wants_them_as_the_question(asked):
    asked.open("b.sgf")
    assert asked.desk.view_settings.view is Symmetry.IDENTITY
    asked.desk.settings.set(TURN_GAMES, True)
    naming = naming_of(asked.desk)
    board = asked.document.session.board
    seen = {naming.to_view(point) for point in board.stones()}
    assert seen == set(ASKED)
    assert naming.to_view(Point(6, 2)) == Point(2, 2)
    asked.next()
    assert asked.desk.view_settings.view is Symmetry.IDENTITY
    asked.next()
    assert asked.desk.view_settings.view is Symmetry.R180
    asked.back()
    assert asked.desk.view_settings.view is Symmetry.IDENTITY


def test_a_region_lies_in_an_opened_game_where_it_was_found(asked, qtbot):
    asked.search.set_query(
        replace(asked.search.query, crop=Crop(0, 0, 3, 3), ignoring=frozenset({Point(0, 0)}))
    )
    qtbot.waitUntil(lambda: asked.search.completed_search is not None)
    assert asked.files[:2] == ["a.sgf", "b.sgf"]
    asked.open("b.sgf")
    assert asked.search.query.crop in (Crop(5, 0, 8, 3), Crop(0, 5, 3, 8))
    assert asked.search.query.ignoring <= {Point(8, 0), Point(0, 8)}
    lit = {point for tint in asked.desk.view.board.picture.overlays_below for point in tint.points}
    assert lit >= set(asked.search.query.crop.points()) - asked.search.query.ignoring
    asked.next()
    assert not asked.games.count_bar.back_button.isHidden()
    asked.back()
    assert asked.search.query.crop == Crop(0, 0, 3, 3)


def test_without_a_question_games_are_opened_where_they_begin(collector):
    collector.open("e.sgf")
    assert collector.place == ("e.sgf", 0, 0)
    assert collector.message == "Before the first move of Eva – ?."


def test_no_game_is_gone_to_where_none_is_found(collector):
    collector.desk.player.play(Point(8, 4))
    collector.next()
    assert collector.message == "There are no games in the list."


def test_another_window_shows_a_hit_and_goes_on_from_there(asked_in_window, qtbot):
    asked = asked_in_window
    asked.games.table.selectRow(1)
    asked.games.open_current(beside=True)
    (other,) = asked.desk.window.open_windows[1:]
    assert asked.place == ("", 0, 2)
    assert other.document.path.name == "b.sgf"
    assert other.document.session.step.number == 2
    other.commands[Command.COLLECTION_NEXT_HIT].trigger()
    assert other.document.path.name == "c.sgf"
    asked.desk.window.activateWindow()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    other.commands[Command.COLLECTION_BACK].trigger()
    qtbot.waitUntil(asked.desk.window.isActiveWindow)
    other.close()


def test_an_index_that_is_closed_ends_the_trail(asked):
    asked.open("a.sgf")
    asked.search.close()
    assert asked.games.count_bar.back_button.isHidden()
    assert asked.files == []
    asked.next()
    assert asked.message == "There are no games in the list."
