"""The dialog for games against engines, and the window in which a game begins."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QDialog

from goboard_gui.engine.presets import gnu_go, katago
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point, Size
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import (
    MAIN_TIME,
    NEW_GAME_HEIGHT,
    NEW_GAME_WIDTH,
    OVERTIME,
    PLAY_COLOUR,
    PLAY_ENGINE,
)
from goboard_gui.gui.engines.engine_list import store_entries
from goboard_gui.gui.engines.engines_dialog import EnginesDialog
from goboard_gui.gui.engines.play_dialog import PlayDialog
from goboard_gui.gui.widgets import dialogs
from goboard_gui.record import Session, new_game
from goboard_gui.record.properties.time_control import Overtime
from goboard_gui.record.values.game_info import raw_texts
from tests.cases import for_each
from tests.engine.harness import entry

if TYPE_CHECKING:
    from goboard_gui.gui.window.main_window import MainWindow

BLACK, WHITE = Colour
GNU_GO, KATAGO = gnu_go("/usr/games/gnugo"), katago("/opt/katago", "/net.bin.gz")
OTHER = replace(GNU_GO, name="Other", command=("/opt/other", "--gtp"))
SIZE = Size(9, 9)


@pytest.fixture
def open_dialog(qtbot, settings):
    """Return what opens the dialog for a record, at the end of its main line."""
    settings.set(NEW_GAME_WIDTH, 9)
    settings.set(NEW_GAME_HEIGHT, 9)

    def begin(sgf: bytes = b"(;SZ[9])", engines=(GNU_GO, KATAGO, OTHER)) -> PlayDialog:
        store_entries(settings, engines)
        session = Session(read_sgf(sgf).games[0])
        session.go_to(session.line[-1])
        dialog = PlayDialog(settings, session)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return begin


def test_the_first_game_is_the_users_with_black_against_the_engine_that_plays(
    settings, open_dialog
):
    settings.set(PLAY_ENGINE, "KataGo")
    plan = open_dialog().plan()
    assert plan.engines == {WHITE: KATAGO}
    texts = raw_texts(plan.tree)
    assert (texts["PW"], texts["KM"], "PB" in texts, "TM" in texts) == (
        "KataGo",
        "6.5",
        False,
        False,
    )


def test_a_new_game_has_what_was_chosen_and_is_offered_again(settings, open_dialog):
    dialog = open_dialog()
    dialog.size_box.set_board_size(Size(13, 13))
    dialog.handicap.setValue(3)
    dialog.seats[BLACK].choose("GNU Go")
    dialog.seats[BLACK].strength.setValue(4)
    dialog.seats[WHITE].choose(None)
    dialog.limited.setChecked(True)
    dialog.limit.main.setValue(10)
    dialog.limit.overtime.setCurrentIndex(dialog.limit.overtime.findData(Overtime.FISCHER))
    dialog.limit.seconds.setValue(15)
    plan = dialog.plan()
    assert plan.engines == {BLACK: gnu_go("/usr/games/gnugo", level=4)}
    texts = raw_texts(plan.tree)
    assert {ident: texts[ident] for ident in ("PB", "KM", "HA", "TM", "OT")} == {
        "PB": "GNU Go",
        "KM": "0.5",
        "HA": "3",
        "TM": "600",
        "OT": "15 fischer",
    }
    dialog.accept()
    again = open_dialog()
    assert again.size_box.board_size == Size(13, 13)
    assert [again.seats[colour].entry is None for colour in Colour] == [False, True]
    assert again.limited.isChecked()
    assert again.limit.time_control == dialog.limit.time_control
    assert settings.get(PLAY_COLOUR) == "white"


@for_each("players", [(KATAGO, GNU_GO), (OTHER, OTHER), (None, OTHER), (GNU_GO, None)])
def test_the_players_of_the_last_game_are_offered_again(settings, open_dialog, players):
    settings.set(PLAY_ENGINE, "KataGo")
    dialog = open_dialog()
    for seat, engine in zip(dialog.seats.values(), players, strict=True):
        seat.choose(None if engine is None else engine.name)
    dialog.accept()
    assert tuple(seat.entry for seat in open_dialog().seats.values()) == players


def test_an_engine_that_was_removed_is_replaced_by_the_one_that_plays(settings, open_dialog):
    settings.set(PLAY_ENGINE, "KataGo")
    dialog = open_dialog()
    for seat in dialog.seats.values():
        seat.choose("Other")
    dialog.accept()
    again = open_dialog(engines=(GNU_GO, KATAGO))
    assert [seat.entry for seat in again.seats.values()] == [KATAGO, KATAGO]


def test_the_dialog_needs_no_more_room_for_any_choice(open_dialog):
    dialog = open_dialog(GAME)
    for seat in dialog.seats.values():
        seat.choose(None)
    needed = {dialog.layout().totalMinimumSize().height()}
    for start, name in product((dialog.here, dialog.new), ("GNU Go", "KataGo", "Other")):
        start.setChecked(True)
        for seat in dialog.seats.values():
            seat.choose(name)
        needed.add(dialog.layout().totalMinimumSize().height())
    assert len(needed) == 1


@for_each(
    ("name", "visible", "enabled", "text"),
    [
        (None, False, False, "As configured"),
        ("GNU Go", True, True, "Level 10"),
        ("KataGo", True, True, "As configured"),
        ("Other", True, False, "As configured"),
    ],
)
def test_the_strength_can_be_set_where_that_is_known(open_dialog, name, visible, enabled, text):
    seat = open_dialog().seats[WHITE]
    seat.choose(name)
    box = seat.strength
    assert (box.isVisible(), box.isEnabled(), box.text()) == (visible, enabled, text)
    if name == "KataGo":
        box.setValue(100)
        assert box.text() == "100 visits"
        assert seat.entry.command[-1] == "maxVisits=100"


GAME = b"(;SZ[9]PB[A]PW[GNU Go]BR[3d]KM[5.5]RU[Chinese]RE[W+R]TM[600]OT[3x20 byo-yomi]" + (
    b";B[ee]BL[500](;W[cc]WL[450.5];B[gg]BL[400])(;W[gc]))"
)


def test_from_here_continues_in_a_copy_with_its_times(open_dialog):
    dialog = open_dialog(GAME)
    assert not dialog.keep_clocks.isVisible()
    dialog.here.setChecked(True)
    assert dialog.keep_clocks.isChecked()
    assert dialog.limited.isChecked()
    assert not dialog.handicap.isEnabled()
    tree = dialog.plan().tree
    assert raw_texts(tree) == {
        **{"PB": "A", "PW": "GNU Go", "KM": "5.5", "RU": "Chinese"},
        **{"TM": "600", "OT": "3x20 byo-yomi", "DT": raw_texts(tree)["DT"]},
    }
    assert [tree.node(node).first_value("BL") for node in tree.main_line()] == [
        *(None, "500", None, "400")
    ]
    assert all(len(tree.children(node)) <= 1 for node in tree.preorder())


def test_the_players_and_times_of_other_games_are_not_continued(open_dialog):
    dialog = open_dialog(GAME.replace(b"GNU Go", b"C"))
    dialog.here.setChecked(True)
    assert dialog.keep_clocks.isVisible()
    assert not dialog.keep_clocks.isChecked()
    assert not dialog.limited.isChecked()
    assert "PB" not in raw_texts(dialog.plan().tree)


def test_an_engine_keeps_its_colour_when_its_game_is_continued(open_dialog):
    dialog = open_dialog(GAME.replace(b"PB[A]PW[GNU Go]", b"PB[KataGo]PW[A]"))
    dialog.here.setChecked(True)
    assert [dialog.seats[colour].entry for colour in Colour] == [KATAGO, None]


def test_from_here_with_a_new_limit_both_players_have_all_their_time(open_dialog):
    dialog = open_dialog(GAME)
    dialog.here.setChecked(True)
    dialog.keep_clocks.setChecked(False)
    dialog.limit.main.setValue(1)
    dialog.komi.setValue(0.5)
    tree = dialog.plan().tree
    texts = raw_texts(tree)
    assert (texts["TM"], texts["KM"], "PB" in texts) == ("60", "0.5", False)
    assert not any(tree.node(node).has_any_property("BL", "WL") for node in tree.preorder())


@for_each("rules", ["japanese", "Rules of my club"])
def test_rules_that_are_not_changed_stay_as_they_are_written(open_dialog, rules):
    dialog = open_dialog(GAME.replace(b"Chinese", rules.encode()))
    dialog.here.setChecked(True)
    assert raw_texts(dialog.plan().tree)["RU"] == rules


def test_the_komi_of_a_new_game_comes_back(open_dialog):
    dialog = open_dialog(GAME)
    for start, komi, rules in ((dialog.here, 5.5, "Chinese"), (dialog.new, 6.5, "")):
        start.setChecked(True)
        assert (dialog.komi.value(), dialog.rules.text) == (komi, rules)


@for_each(
    ("sgf", "possible"),
    [
        (b"(;SZ[9])", False),
        (b"(;SZ[9];B[ee])", True),
        (b"(;SZ[9:13];B[ee])", True),
        (b"(;SZ[9]AB[ee])", True),
        (b"(;SZ[9];B[];W[])", False),
        (b"(;GM[q5go-1]TO[3]SZ[9];B[ee])", False),
    ],
)
def test_from_here_needs_a_game_that_has_begun_on_a_rectangle(open_dialog, sgf, possible):
    assert open_dialog(sgf).here.isEnabled() is possible


def test_without_an_engine_at_a_seat_no_game_begins(open_dialog):
    dialog = open_dialog()
    assert dialog.start.isEnabled()
    dialog.seats[WHITE].choose(None)
    assert not dialog.start.isEnabled()
    assert dialog.message.text == "Choose an engine for at least one player."
    empty = open_dialog(engines=())
    assert not empty.start.isEnabled()
    assert empty.message.text == "No engine has been added yet."
    empty.message.first_button.click()
    assert empty.wants_engines


@pytest.fixture
def accept(monkeypatch, settings):
    """Let the dialog be accepted, with a double as the engine, from the start that is named."""
    store_entries(settings, [replace(entry("plays", "D4 F6"), name="Double")])
    settings.set(OVERTIME, "")
    settings.set(MAIN_TIME, 600)

    def begin(start: str) -> None:
        def run(dialog: QDialog) -> bool:
            getattr(dialog, start).setChecked(True)
            dialog.accept()
            return True

        monkeypatch.setattr(dialogs, "run_modal", run)

    return begin


def other_windows(window: MainWindow) -> list[MainWindow]:
    return [each for each in window.open_windows if each is not window]


def test_a_new_game_begins_in_the_window_if_its_record_is_new_too(host, window, accept):
    accept("new")
    window.commands[Command.PLAY_GAME].trigger()
    assert other_windows(window) == []
    assert window.recording.is_engine_game
    window.features.play.end_game()


def test_a_game_leaves_another_record_alone(host, window, accept, qtbot):
    window.document.play(Point(4, 4))
    before = window.document.session.tree
    accept("here")
    window.commands[Command.PLAY_GAME].trigger()
    [other] = other_windows(window)
    assert window.document.session.tree is before
    assert not window.recording.is_active
    qtbot.waitUntil(lambda: len(other.document.session.line) == 3, timeout=60_000)
    assert other.document.is_modified
    other.features.play.end_game()
    other.document.undo_stack.setClean()
    other.close()


def test_the_way_from_no_engine_leads_over_the_list_of_engines(host, window, monkeypatch):
    monkeypatch.setattr(dialogs, "run_modal", lambda dialog: dialog._ask_for_engines())
    window.commands[Command.PLAY_GAME].trigger()
    QApplication.processEvents()
    assert dialogs.visible_dialogs(EnginesDialog, window)


def test_the_record_of_a_new_game_is_empty(open_dialog):
    plan = open_dialog().plan()
    assert plan.tree.children(plan.tree.root) == new_game(SIZE).children(0) == ()
