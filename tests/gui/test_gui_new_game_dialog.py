from __future__ import annotations

import re
from itertools import takewhile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QPushButton

from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.go import Size
from goboard_gui.gui.actions.preference_table import PAGES, Preference
from goboard_gui.gui.core.settings import (
    CUSTOM_RULES,
    NEW_GAME_HANDICAP,
    NEW_GAME_HEIGHT,
    NEW_GAME_KOMI,
    NEW_GAME_RULES,
    NEW_GAME_WIDTH,
)
from goboard_gui.gui.files.new_game_dialog import NewGame, NewGameDialog
from goboard_gui.gui.widgets.form import FormHeading
from goboard_gui.record.values.game_info import GameInfo
from tests.cases import for_each
from tests.gui.gui_cases import LEFT

NINE, THIRTEEN, NINETEEN = Size(9, 9), Size(13, 13), Size(19, 19)


@pytest.fixture
def dialog(qtbot, settings) -> NewGameDialog:
    dialog = NewGameDialog(settings)
    qtbot.addWidget(dialog)
    return dialog


def press(dialog: NewGameDialog, which: QDialogButtonBox.StandardButton) -> None:
    dialog.findChild(QDialogButtonBox).button(which).click()


def size_buttons(dialog: NewGameDialog) -> dict[str, QPushButton]:
    buttons = {button.text(): button for button in dialog.findChildren(QPushButton)}
    return {text: button for text, button in buttons.items() if "×" in text}


def test_the_first_game_is_a_usual_one(dialog):
    game = dialog.new_game()
    assert (game.size, game.handicap, game.komi) == (NINETEEN, 0, 6.5)
    assert (game.black, game.white) == ("", "")


def test_the_date_is_that_of_today_as_records_write_it(dialog):
    assert re.fullmatch(r"20\d\d-[01]\d-[0-3]\d", dialog.new_game().date)


def test_what_is_filled_in_is_what_is_chosen(dialog):
    dialog.black.setText("  Honinbo Shusaku ")
    dialog.white.setText("Gennan Inseki")
    dialog.size_box.columns.setValue(13)
    dialog.size_box.rows.setValue(9)
    dialog.handicap.setValue(2)
    dialog.komi.setValue(-3.75)
    game = dialog.new_game()
    assert game == NewGame(
        Size(13, 9), 2, -3.75, "Honinbo Shusaku", "Gennan Inseki", date=game.date
    )


def another(qtbot, settings, before: GameInfo | None = None) -> NewGameDialog:
    dialog = NewGameDialog(settings, before=before)
    qtbot.addWidget(dialog)
    return dialog


def test_players_with_ranks_event_and_round_are_in_the_record(dialog):
    for field, text in (
        (dialog.black, "Shusaku"),
        (dialog.black_rank, " 7d "),
        (dialog.white_rank, "3k"),
        (dialog.event_field, "Castle games"),
        (dialog.round_field, "2"),
    ):
        field.setText(text)
    root = dialog.new_game().create_tree().node(0)
    told = [root.first_value(ident) for ident in ("PB", "BR", "PW", "WR", "EV", "RO")]
    assert told == ["Shusaku", "7d", None, "3k", "Castle games", "2"]


def test_size_and_the_komi_of_even_games_are_remembered_when_the_game_begins(
    qtbot, dialog, settings
):
    dialog.set_board_size(NINE)
    dialog.komi.setValue(5.5)
    dialog.handicap.setValue(3)
    dialog.black.setText("Shusaku")
    press(dialog, QDialogButtonBox.StandardButton.Ok)
    game = another(qtbot, settings).new_game()
    assert (game.size, game.handicap, game.komi, game.black) == (NINE, 0, 5.5, "")


def test_event_and_round_of_another_game_are_not_taken_over_even_on_the_same_day(
    qtbot, dialog, settings
):
    date = dialog.new_game().date
    before = GameInfo(black_name="Anna", event="Club championship", round="3", date=date)
    game = another(qtbot, settings, before).new_game()
    assert (game.event, game.round, game.black) == ("", "", "")


@for_each(
    ("rules", "komi"),
    [("Not specified", 0.5), ("Chinese rules", 0.5), ("New Zealand rules", 0), ("Ing rules", 0)],
)
def test_a_handicap_leaves_half_a_point_of_komi_at_most(dialog, rules, komi):
    choose_rules(dialog, rules)
    even = dialog.komi.value()
    dialog.handicap.setValue(4)
    assert dialog.komi.value() == komi
    dialog.handicap.setValue(0)
    assert dialog.komi.value() == even


def test_rules_chosen_after_the_handicap_bring_the_komi_of_such_a_game(dialog):
    dialog.handicap.setValue(2)
    choose_rules(dialog, "Ing rules")
    assert dialog.komi.value() == 0
    dialog.handicap.setValue(0)
    assert dialog.komi.value() == 8


def test_the_komi_that_was_agreed_on_for_a_handicap_stays_with_more_stones(dialog):
    dialog.handicap.setValue(2)
    dialog.komi.setValue(-5)
    dialog.handicap.setValue(3)
    assert dialog.komi.value() == -5


def test_a_preferred_handicap_has_its_komi_at_once(qtbot, settings):
    settings.set(NEW_GAME_HANDICAP, 2)
    assert another(qtbot, settings).new_game().komi == 0.5


def test_the_preferences_say_which_of_them_a_new_game_changes(dialog, settings):
    changed = []
    settings.changed.connect(changed.append)
    dialog.set_board_size(NINE)
    choose_rules(dialog, "Chinese rules")
    dialog.komi.setValue(5.5)
    dialog.recorded.click()
    press(dialog, QDialogButtonBox.StandardButton.Ok)
    settings.changed.disconnect(changed.append)
    rows = [row for page in PAGES for row in page.rows]
    (first,) = [row for row in rows if isinstance(row, FormHeading) and "New Game" in row.help]
    below = takewhile(lambda row: isinstance(row, Preference), rows[rows.index(first) + 1 :])
    assert first.help == "New Game remembers your last choices, except for the handicap"
    assert {row.setting for row in below} == {*changed, NEW_GAME_HANDICAP}


def test_nothing_is_remembered_of_a_game_that_does_not_begin(dialog, settings):
    dialog.set_board_size(NINE)
    dialog.komi.setValue(0.5)
    press(dialog, QDialogButtonBox.StandardButton.Cancel)
    assert settings.get(NEW_GAME_WIDTH) == 19
    assert settings.get(NEW_GAME_KOMI) == 6.5


def choose_rules(dialog: NewGameDialog, title: str) -> None:
    place = dialog.rules.findText(title)
    dialog.rules.setCurrentIndex(place)
    dialog.rules.activated.emit(place)


def test_a_game_states_no_rules_unless_some_are_chosen(dialog):
    assert dialog.new_game().rules == ""
    assert not dialog.new_game().create_tree().node(0).has_any_property("RU")


@pytest.mark.parametrize(
    ("title", "stated", "komi"),
    [("New Zealand rules", "NZ", 7.0), ("Ing rules", "GOE", 8.0), ("Not specified", "", 6.5)],
)
def test_the_rules_bring_their_usual_komi(dialog, title, stated, komi):
    choose_rules(dialog, title)
    assert (dialog.new_game().rules, dialog.new_game().komi) == (stated, komi)


def test_rules_are_written_and_remembered_with_a_komi_of_choice(qtbot, dialog, settings):
    choose_rules(dialog, "Chinese rules")
    dialog.komi.setValue(0.5)
    root = dialog.new_game().create_tree().node(0)
    assert (root.first_value("RU"), root.first_value("KM")) == ("Chinese", "0.5")
    press(dialog, QDialogButtonBox.StandardButton.Ok)
    again = NewGameDialog(settings)
    qtbot.addWidget(again)
    assert (again.new_game().rules, again.new_game().komi) == ("Chinese", 0.5)


def test_ones_own_rules_are_offered_if_there_are_some(qtbot, settings):
    own = "koNATURALscoreAREAtaxNONEsui1"
    settings.set(CUSTOM_RULES, own)
    dialog = NewGameDialog(settings)
    qtbot.addWidget(dialog)
    choose_rules(dialog, "Custom rules")
    assert dialog.new_game().create_tree().node(0).first_value("RU") == own


@pytest.mark.parametrize("kept", ["Hahn", "koSPIGHT"])
def test_rules_that_nobody_knows_any_more_are_not_stated(qtbot, settings, kept):
    settings.set(NEW_GAME_RULES, kept)
    dialog = NewGameDialog(settings)
    qtbot.addWidget(dialog)
    assert dialog.new_game().rules == ""


@for_each(
    ("size", "most"),
    [
        (Size(1, 1), 0),
        (Size(6, 19), 0),
        (Size(7, 7), 4),
        (Size(9, 9), 9),
        (Size(10, 10), 4),
        (Size(13, 12), 4),
        (Size(19, 19), 9),
        (Size(52, 52), 4),
    ],
    ids=str,
)
def test_no_more_handicap_can_be_chosen_than_there_are_places_for(dialog, size, most):
    dialog.handicap.setValue(9)
    dialog.set_board_size(size)
    dialog.handicap.setValue(99)
    assert dialog.new_game().handicap == most
    assert dialog.handicap.isEnabled() is (most > 0)


def test_a_remembered_handicap_that_the_size_has_no_place_for_is_lowered(qtbot, settings):
    settings.set(NEW_GAME_WIDTH, 8)
    settings.set(NEW_GAME_HEIGHT, 8)
    settings.set(NEW_GAME_HANDICAP, 9)
    dialog = NewGameDialog(settings)
    qtbot.addWidget(dialog)
    assert dialog.new_game().handicap == 4


@pytest.mark.parametrize("size", [NINE, THIRTEEN, NINETEEN], ids=str)
def test_a_usual_size_is_one_click_away(qtbot, dialog, size):
    qtbot.mouseClick(size_buttons(dialog)[str(size)], LEFT)
    assert dialog.new_game().size == size


def test_the_button_of_the_size_is_down_and_no_other(dialog):
    buttons = size_buttons(dialog)
    assert list(buttons) == ["9×9", "13×13", "19×19"]
    for size, down in ((NINE, ["9×9"]), (Size(9, 13), []), (NINETEEN, ["19×19"]), (NINE, ["9×9"])):
        dialog.set_board_size(size)
        assert [text for text, button in buttons.items() if button.isChecked()] == down


@for_each(("asked", "got"), [(0, 1), (-3, 1), (53, 52), (37, 37)])
def test_sides_have_limits(dialog, asked, got):
    dialog.size_box.columns.setValue(asked)
    dialog.size_box.rows.setValue(asked)
    assert dialog.new_game().size == Size(got, got)


def test_enter_begins_the_game(dialog):
    assert dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).isDefault()
    assert not any(button.autoDefault() for button in size_buttons(dialog).values())


def test_the_letter_of_every_label_leads_to_a_field_one_can_type_in(dialog):
    labels = [label for label in dialog.findChildren(QLabel) if "&" in label.text()]
    assert len(labels) == 9
    for label in labels:
        assert label.buddy().focusPolicy() & Qt.FocusPolicy.TabFocus, label.text()


LAST = GameInfo(
    black_name="Bea",
    white_name="Wim",
    event="Spring Open",
    round="2",
    date="2026-04-11",
    place="Ulm",
    rules="AGA",
    komi=7.0,
    time="3600",
    overtime="3x30 byo-yomi",
    result="B+R",
)


def test_the_next_game_of_an_event_keeps_its_rules_and_clears_players_and_result(qtbot, settings):
    dialog = NewGameDialog(settings, before=LAST, same_event=True)
    qtbot.addWidget(dialog)
    dialog.black.setText("Cas")
    info = read_info(dialog.new_game().create_tree())
    kept = ("event", "round", "date", "place", "rules", "komi", "time", "overtime")
    assert {name: getattr(info, name) for name in kept} == {
        name: getattr(LAST, name) for name in kept
    }
    assert (info.black_name, info.white_name, info.result, info.handicap) == (
        "Cas",
        None,
        None,
        None,
    )


def test_a_handicap_is_not_kept_for_the_next_game_of_an_event(qtbot, settings):
    settings.set(NEW_GAME_HANDICAP, 4)
    last = LAST._replace(handicap=4, komi=0.5)
    dialog = NewGameDialog(settings, before=last, same_event=True)
    qtbot.addWidget(dialog)
    assert dialog.new_game().handicap == 0
    assert dialog.new_game().komi == settings.get(NEW_GAME_KOMI)


def test_another_game_of_another_day_keeps_neither_event_nor_time_limit(qtbot, settings):
    dialog = NewGameDialog(settings, before=LAST)
    qtbot.addWidget(dialog)
    game = dialog.new_game()
    assert (game.event, game.place, game.time) == ("", "", "")
    assert game.date != LAST.date


def test_whether_a_game_is_recorded_is_remembered(qtbot, settings, dialog):
    assert dialog.recorded.isChecked()
    dialog.recorded.setChecked(False)
    dialog.accept()
    again = NewGameDialog(settings)
    qtbot.addWidget(again)
    assert not again.recorded.isChecked()
