"""The row in which one says which games of a collection are meant."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_gui.game_index.facts import Outcome
from goboard_gui.game_index.filters import Filter
from goboard_gui.game_index.ranges import Range, parse_rank_range
from goboard_gui.gui.collection.games.filter_bar import GameFilterBar


@pytest.fixture
def row(qapp, qtbot) -> GameFilterBar:
    names = ["Go Seigen", "Go Saien", "Honinbo Shusaku"]

    def suggest(begun, then):
        then([name for name in names if begun.lower() in name.lower()])

    row = GameFilterBar(suggest)
    qtbot.addWidget(row)
    row.show()
    return row


def test_a_filter_means_what_is_in_its_fields(row):
    assert row.game_filter is None
    row.text.setText("  castle game ")
    assert row.game_filter == Filter(text="castle game")
    row.show_details(True)
    row.player.setText("Shusaku")
    assert row.game_filter == Filter(text="castle game", player="Shusaku")
    row.colour.setCurrentIndex(2)
    row.since.setText("1846")
    row.until.setText("11 Sep 1846")
    row.event_field.setText("ear-reddening")
    row.winner.setCurrentIndex(1)
    assert row.game_filter == Filter(
        text="castle game",
        white="Shusaku",
        since="1846",
        until="1846-09-11",
        event="ear-reddening",
        outcome=Outcome.BLACK,
    )


def test_a_filter_is_told_once_after_typing_and_at_once_for_enter(row, qtbot):
    told = []
    row.changed.connect(lambda: told.append(row.game_filter))
    QTest.keyClicks(row.text, "go")
    assert told == []
    qtbot.waitUntil(lambda: bool(told))
    QTest.keyClicks(row.text, " s")
    QTest.keyClick(row.text, Qt.Key.Key_Return)
    assert told == [Filter(text="go"), Filter(text="go s")]


def test_that_a_filter_is_on_is_seen_and_can_be_undone(row):
    told = []
    row.changed.connect(lambda: told.append(row.game_filter))
    assert row.clear_button.isHidden()
    row.winner.setCurrentIndex(3)
    row.event_field.setText("x")
    row.apply_now()
    assert not row.clear_button.isHidden()
    row.clear_button.click()
    assert row.clear_button.isHidden()
    assert told[-1] is None


@pytest.mark.parametrize("text", ["20x", "1846-13", "1846-02-30", "1846,1847", "5/6/1996"])
def test_a_date_that_cannot_be_read_is_said_at_its_field_and_does_not_count(row, text):
    row.since.setText(text)
    assert (
        row.problem.text()
        == f"“{text}” is not a valid date. Enter it as 1985, 1985-05 or 1985-05-31."
    )
    assert not row.problem.isHidden()
    assert row.game_filter is None
    row.since.setText("1846-09")
    assert row.problem.isHidden()
    assert row.game_filter == Filter(since="1846-09")


def test_names_of_players_are_offered_and_taken(row, qtbot):
    row.activateWindow()
    qtbot.waitUntil(row.isActiveWindow)
    row.text.setFocus()
    QTest.keyClicks(row.text, "go s")
    row.text.show_suggestions()
    popup = row.text.completer().popup()
    assert popup.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Escape)
    assert (popup.isVisible(), row.text.text()) == (False, "go s")
    row.text.show_suggestions()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert row.text.text() == "Go Seigen"


def test_names_that_come_late_are_not_offered(qapp, qtbot):
    waiting = []
    row = GameFilterBar(lambda begun, then: waiting.append((begun, then)))
    qtbot.addWidget(row)
    row.text.setText("go")
    row.text.show_suggestions()
    row.text.setText("shu")
    row.text.show_suggestions()
    names = row.text.completer().model()
    for begun, then in reversed(waiting):
        then({"go": ["Go Seigen"], "shu": ["Honinbo Shusaku"]}[begun])
    assert names.stringList() == ["Honinbo Shusaku"]
    row.text.clear()
    row.text.show_suggestions()
    assert names.stringList() == []


def test_a_player_who_is_chosen_is_meant_and_nobody_else(row, qtbot):
    row.activateWindow()
    qtbot.waitUntil(row.isActiveWindow)
    row.show_details(True)
    row.player.setFocus()
    QTest.keyClicks(row.player, "aku")
    row.player.show_suggestions()
    popup = row.player.completer().popup()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert row.game_filter == Filter(player='"Honinbo Shusaku"')
    row.player.show_suggestions()
    assert popup.isVisible()


def test_escape_empties_a_field_before_it_leaves_it(row):
    row.text.setText("go")
    QTest.keyClick(row.text, Qt.Key.Key_Escape)
    assert row.text.text() == ""


def test_ranges_are_part_of_the_filter(row):
    told = row.rank, row.komi, row.handicap, row.moves
    for field, text in zip(told, ("1d-9d", "5.5..7.5", "0", "100.."), strict=True):
        field.setText(text)
    row.place.setText("Tokyo")
    row.round.setText("final")
    meant = Filter(
        rank=parse_rank_range("1d-9d"),
        komi=Range(5.5, 7.5),
        handicap=Range(0, 0),
        moves=Range(100, None),
        place="Tokyo",
        round="final",
    )
    assert row.game_filter == meant
    row.clear()
    assert row.game_filter is None
    row.show_filter(meant)
    assert row.game_filter == meant
    assert row.moves.text() == "100.."


def test_what_is_not_a_range_is_said_and_ignored(row):
    row.rank.setText("strong")
    row.komi.setText("6,5")
    assert "“strong” is not a range of ranks" in row.problem.text()
    assert row.rank.accessibleDescription()
    assert row.game_filter == Filter(komi=Range(6.5, 6.5))
