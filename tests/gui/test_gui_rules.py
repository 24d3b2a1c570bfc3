"""Rules of the game: chosen in the dialog, one by one, and what they make of the moves."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import RULE_SETS, Compensation, Counting, IllegalReason, Ko, Point, rule_set
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import CUSTOM_RULES
from goboard_gui.gui.game.rules.commands import RulesCommands
from goboard_gui.gui.game.rules.rules_dialog import RulesDialog
from goboard_gui.gui.wording import rule_texts
from goboard_gui.record.values.game_rules import identify_rules, parse_rules
from tests.cases import for_each
from tests.gui.gui_cases import click

SENDING_TWO = "SZ[5:4]AB[da][bb][cb][db][bc][bd]AW[ba][ab][ac]"
REPEATING = f"(;{SENDING_TWO}%s;B[ed];W[ca];B[aa];W[ba])"
OWN_TEXT = "koNATURALscoreAREAtaxNONEsui1"


@pytest.fixture
def desk(desk):
    """Return a desk where rules are chosen."""
    made = desk()
    made.rules = RulesCommands(made.workspace, made.strip)
    return made


def open_record(desk, text: str) -> None:
    desk.open(text.encode())


def choose(desk, key: str) -> None:
    """Choose a known rule set, without the dialog."""
    desk.rules.set_rules(rule_set(key))


def stated(desk) -> str | None:
    return desk.document.session.tree.node(0).first_value("RU")


@for_each(
    ("text", "which"),
    [
        ("(;SZ[9])", "Not specified"),
        ("(;SZ[9]RU[Hahn])", "Japanese rules"),
        ("(;SZ[9]RU[japanese])", "Japanese rules"),
        ("(;SZ[9]RU[New Zealand])", "New Zealand rules"),
        (f"(;SZ[9]RU[{OWN_TEXT}komi3])", "Custom rules"),
        ("(;SZ[9]RU[koPOSITIONALscoreAREAtaxNONEsui1])", "Tromp–Taylor rules"),
    ],
)
def test_the_dialog_begins_with_the_rules_of_the_record(desk, monkeypatch, text, which):
    seen = []
    monkeypatch.setattr(RulesDialog, "exec", lambda it: seen.append(it.sets.currentText()) or 0)
    open_record(desk, text)
    desk.actions[Command.RULES_OWN].trigger()
    assert seen == [which]
    assert desk.document.undo_stack.count() == 0


@for_each("known", RULE_SETS, ids=lambda known: known.id)
def test_rules_from_the_dialog_are_written_and_undone_as_one_edit(desk, monkeypatch, known):
    def person(dialog) -> int:
        choose_set(dialog, rule_texts.rules_title(known))
        return QDialog.DialogCode.Accepted

    open_record(desk, "(;SZ[9]RU[Hahn]KM[0])")
    monkeypatch.setattr(RulesDialog, "exec", person)
    desk.actions[Command.RULES_OWN].trigger()
    assert stated(desk) == known.name
    assert desk.document.session.rules == known.rules
    assert desk.document.undo_stack.count() == 1
    desk.actions[Command.UNDO].trigger()
    assert stated(desk) == "Hahn"


def test_a_record_need_not_state_any_rules(desk, monkeypatch):
    def person(dialog) -> int:
        assert dialog.ko.isEnabled()
        choose_set(dialog, "Not specified")
        assert dialog.selected_rules is None
        assert not dialog.ko.isEnabled()
        assert not dialog.sets_komi
        return QDialog.DialogCode.Accepted

    open_record(desk, "(;SZ[9]RU[NZ])")
    monkeypatch.setattr(RulesDialog, "exec", person)
    desk.actions[Command.RULES_OWN].trigger()
    assert stated(desk) is None


def test_the_rules_that_are_stated_already_change_nothing(desk):
    open_record(desk, "(;SZ[9]RU[NZ]KM[0])")
    choose(desk, "nz")
    assert desk.document.undo_stack.count() == 0


def test_the_komi_of_a_handicap_is_what_is_usual_by_other_rules_too(desk, qtbot):
    open_record(desk, "(;SZ[9]RU[Japanese]KM[0.5]HA[2]AB[cc][gg];W[ee])")
    message = desk.strip
    choose(desk, "nz")
    qtbot.waitUntil(lambda: "komi" in message.text)
    assert (
        message.text == "The record's komi is still 0.5; the standard komi under these rules is 0."
    )


def choose_in_window(window, monkeypatch, key: str) -> None:
    """Choose a known rule set in the dialog."""

    def person(dialog) -> int:
        choose_set(dialog, rule_texts.rules_title(rule_set(key)))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(RulesDialog, "exec", person)
    window.commands[Command.RULES_OWN].trigger()


def test_moves_are_marked_and_told_when_the_rules_forbid_them_now(window, qtbot, monkeypatch):
    text = REPEATING % "RU[Japanese]KM[6.5]"
    window.document.open_games(read_sgf(text.encode()).games, None, None)
    model = window.panels.moves.model()
    note = model.index(model.rowCount() - 1, model.columnCount() - 1)
    assert "repeats a position" in note.data()
    choose_in_window(window, monkeypatch, "chinese")
    message = window.message_strip
    qtbot.waitUntil(lambda: "komi" in message.text)
    assert (
        message.text
        == "The record's komi is still 6.5; the standard komi under these rules is 7.5."
    )
    assert message.notice == "Move 4 is now illegal"
    message.notice_line.buttons[1].click()
    session = window.document.session
    assert session.step.number == 4
    assert session.step.illegal is IllegalReason.SUPERKO
    choose_in_window(window, monkeypatch, "nz")
    qtbot.waitUntil(lambda: "now legal" in message.text)
    assert message.text.startswith("1 move is now legal.")
    assert session.step.illegal is None
    assert window.document.session.step.number == 4
    assert window.document.session.tree.node(0).first_value("KM") == "6.5"


def test_rules_that_judge_alike_say_nothing_of_moves(desk):
    open_record(desk, REPEATING % "RU[Japanese]KM[6.5]")
    choose(desk, "korean")
    assert not desk.strip.has_message


@pytest.mark.parametrize("undone", [True, False])
def test_an_edit_in_between_ends_the_telling(desk, in_steps, undone):
    open_record(desk, REPEATING % "RU[Japanese]KM[7.5]")
    choose(desk, "chinese")
    if undone:
        desk.actions[Command.UNDO].trigger()
    in_steps()
    assert desk.strip.notice == ("" if undone else "Move 4 is now illegal")


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("Chinese", "Superko: B4 would repeat the position after move 1."),
        (
            "koSITUATIONALscoreAREAtaxNONEsui1",
            "Superko: B4 would repeat the position after move 2 with the same side to play.",
        ),
    ],
)
def test_a_click_that_the_records_rules_forbid_is_refused_and_played_anyway(desk, rules, said):
    open_record(desk, f"(;{SENDING_TWO}RU[{rules}];B[ed];W[];B[];W[ca];B[aa])")
    desk.document.go_to(desk.document.session.line[-1])
    click(desk.view.board, Point(1, 0))
    message = desk.strip
    assert message.text == said
    message.first_button.click()
    assert desk.document.session.step.illegal is IllegalReason.SUPERKO


def test_what_a_pass_alone_made_may_be_played_by_natural_rules(desk):
    open_record(desk, f"(;{SENDING_TWO}RU[{OWN_TEXT}];B[ed];W[];B[];W[ca];B[aa])")
    desk.document.go_to(desk.document.session.line[-1])
    click(desk.view.board, Point(1, 0))
    assert desk.document.session.step.illegal is None
    assert desk.document.session.step.number == 6


def test_suicide_is_played_where_the_record_allows_it(desk):
    open_record(desk, "(;SZ[9]RU[NZ]AB[aa]AW[ca][ab][bb])")
    click(desk.view.board, Point(1, 0))
    assert set(desk.document.session.step.captured) == {Point(0, 0), Point(1, 0)}
    assert desk.document.session.step.illegal is None


def test_own_rules_are_chosen_one_by_one_written_and_remembered(desk, settings, monkeypatch):
    open_record(desk, "(;SZ[9]RU[AGA]KM[6.5])")

    def person(dialog) -> int:
        assert dialog.selected_rules is rule_set("aga")
        dialog.ko.setCurrentIndex(dialog.ko.findData(Ko.NATURAL))
        dialog.passes.setChecked(False)
        dialog.komi.setValue(5.5)
        dialog.set_komi.setChecked(True)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(RulesDialog, "exec", person)
    desk.actions[Command.RULES_OWN].trigger()
    text = "koNATURALscoreAREAtaxNONEsui0whbN-1fpok1komi5.5"
    assert stated(desk) == text
    assert desk.document.session.tree.node(0).first_value("KM") == "5.5"
    assert desk.document.undo_stack.count() == 1
    assert settings.get(CUSTOM_RULES) == text
    desk.actions[Command.UNDO].trigger()
    assert stated(desk) == "AGA"
    assert desk.document.session.tree.node(0).first_value("KM") == "6.5"


def test_own_rules_that_are_given_up_leave_everything_as_it_was(desk, monkeypatch):
    open_record(desk, "(;SZ[9]RU[AGA])")
    monkeypatch.setattr(RulesDialog, "exec", lambda _: QDialog.DialogCode.Rejected)
    desk.actions[Command.RULES_OWN].trigger()
    assert stated(desk) == "AGA"
    assert desk.document.undo_stack.count() == 0


@for_each(
    ("record", "remembered", "begins"),
    [
        ("(;SZ[9]RU[Hahn])", "", "Japanese"),
        ("(;SZ[9]RU[Hahn])", OWN_TEXT, OWN_TEXT),
        ("(;SZ[9]RU[Hahn])", "Hahn", "Japanese"),
        ("(;SZ[9]RU[NZ])", OWN_TEXT, "NZ"),
    ],
)
def test_own_rules_begin_with_those_of_the_record_or_the_last(
    desk, settings, monkeypatch, record, remembered, begins
):
    settings.set(CUSTOM_RULES, remembered)
    open_record(desk, record)
    seen = []
    monkeypatch.setattr(
        RulesDialog, "exec", lambda dialog: seen.append(dialog.selected_rules.name) or 0
    )
    desk.actions[Command.RULES_OWN].trigger()
    assert seen == [begins]


@pytest.fixture
def dialog(qtbot) -> RulesDialog:
    dialog = RulesDialog(rule_set("korean"), 6.5)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose_set(dialog: RulesDialog, title: str) -> None:
    place = dialog.sets.findText(title)
    dialog.sets.setCurrentIndex(place)
    dialog.sets.activated.emit(place)


@for_each("known", RULE_SETS, ids=lambda known: known.id)
def test_a_known_set_fills_in_all_fields(dialog, known):
    choose_set(dialog, rule_texts.rules_title(known))
    assert dialog.selected_rules is known
    assert dialog.ko.currentData() is known.ko
    assert dialog.suicide.isChecked() is known.suicide
    assert dialog.komi.value() == known.komi


def test_the_dialog_tells_which_set_the_fields_are(dialog):
    assert dialog.sets.currentText() == "Korean rules"
    dialog.suicide.setChecked(True)
    assert dialog.sets.currentText() == "Custom rules"
    dialog.suicide.setChecked(False)
    assert dialog.sets.currentText() == "Japanese rules"
    choose_set(dialog, "Tromp–Taylor rules")
    dialog.komi.setValue(7)
    assert dialog.sets.currentText() == "Custom rules"
    dialog.komi.setValue(7.5)
    assert dialog.sets.currentText() == "Tromp–Taylor rules"


def test_every_field_makes_other_rules(dialog):
    start = dialog.selected_rules._replace(id="mine")
    choose = {
        "suicide": (True, lambda: dialog.suicide.setChecked(True)),
        "ko": (Ko.NATURAL, lambda: dialog.ko.setCurrentIndex(3)),
        "counting": (Counting.AREA, lambda: dialog.counting.setCurrentIndex(0)),
        "seki_points": (True, lambda: dialog.seki.setChecked(True)),
        "dead_stones_removed": (False, lambda: dialog.dead.setChecked(False)),
        "black_wins_ties": (True, lambda: dialog.ties.setChecked(True)),
        "pass_stones": (True, lambda: dialog.passes.setChecked(True)),
        "compensation": (Compensation.BUT_ONE, lambda: dialog.compensation.setCurrentIndex(2)),
        "komi": (0.5, lambda: dialog.komi.setValue(0.5)),
    }
    for field, (value, act) in choose.items():
        act()
        start = start._replace(**{field: value})
        assert dialog.selected_rules == identify_rules(start)
        assert parse_rules(dialog.selected_rules.name) == dialog.selected_rules


def test_komi_is_offered_to_be_written_only_where_the_record_has_another(dialog):
    assert dialog.set_komi.isHidden()
    dialog.komi.setValue(7)
    assert dialog.set_komi.text() == "Se&t the record's komi to 7 (now 6.5)"
    assert not dialog.sets_komi
    dialog.set_komi.setChecked(True)
    assert dialog.sets_komi
    dialog.komi.setValue(6.5)
    assert not dialog.sets_komi


def test_a_record_without_komi_is_offered_one(qtbot):
    dialog = RulesDialog(rule_set("nz"), None)
    qtbot.addWidget(dialog)
    assert dialog.set_komi.text() == "Se&t the record's komi to 7"


def test_each_rule_set_has_a_name_and_is_offered(dialog):
    assert [known.id for known in RULE_SETS if not known.english.endswith(" rules")] == []
    offered = [dialog.sets.itemData(place) for place in range(dialog.sets.count())]
    assert [known.id for known in RULE_SETS if known not in offered] == []


@pytest.mark.parametrize("known", RULE_SETS, ids=lambda known: known.id)
def test_each_set_is_explained_in_sentences(known):
    told = rule_texts.rules_explanation(known)
    assert told.startswith("Suicide is")
    assert told.endswith(".")
    assert "{" not in told
    assert f"The standard komi is {known.komi:g}" in told
