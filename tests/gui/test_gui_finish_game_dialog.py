"""The dialog that asks how a game ended."""

from __future__ import annotations

import pytest

from goboard_gui.go import Colour
from goboard_gui.gui.game.recording.finish_game_dialog import FinishGameDialog

BLACK, WHITE = Colour.BLACK, Colour.WHITE


@pytest.fixture
def asked(qtbot):
    def make(stated: str = "", winner: Colour = WHITE) -> FinishGameDialog:
        dialog = FinishGameDialog(stated, winner)
        qtbot.addWidget(dialog)
        return dialog

    return make


def choose(dialog: FinishGameDialog, text: str) -> None:
    buttons = (*dialog.endings.buttons(), *dialog.winners.buttons())
    next(button for button in buttons if button.text().replace("&", "").startswith(text)).click()


CHOICES = {
    "Resignation": "W+R",
    "Timeout": "W+T",
    "Points": "W+0.5",
    "No result": "Void",
}


@pytest.mark.parametrize(("ending", "result"), CHOICES.items(), ids=CHOICES)
def test_each_ending_is_written_as_records_have_it(asked, ending, result):
    dialog = asked()
    choose(dialog, ending)
    assert dialog.result_text == result


def test_the_other_player_can_be_the_winner(asked):
    dialog = asked(winner=WHITE)
    assert dialog.result_text == "W+R"
    choose(dialog, "Black")
    assert dialog.result_text == "B+R"


@pytest.mark.parametrize(("points", "result"), [(3.5, "W+3.5"), (12, "W+12"), (0, "Draw")])
def test_a_counted_game_has_a_margin_or_is_a_draw(asked, points, result):
    dialog = asked()
    choose(dialog, "Points")
    dialog.points.setValue(points)
    assert dialog.result_text == result
    assert all(button.isEnabled() is bool(points) for button in dialog.winners.buttons())


@pytest.mark.parametrize(
    ("stated", "counted", "expected", "focused"),
    [
        ("", False, "B+R", "Black"),
        ("", True, "B+0.5", "points"),
        ("W+T", True, "W+T", "White"),
        ("W+3.5", False, "W+3.5", "points"),
        ("Draw", True, "Draw", "points"),
        ("Void", True, "Void", "No result (void)"),
        ("adjourned", False, "adjourned", "other"),
    ],
)
def test_the_dialog_starts_with_the_likeliest_result(qtbot, stated, counted, expected, focused):
    dialog = FinishGameDialog(stated, BLACK, counted=counted)
    qtbot.addWidget(dialog)
    fields = {"points": dialog.points, "other": dialog.other}
    for button in (*dialog.winners.buttons(), *dialog.endings.buttons()):
        fields[button.text().replace("&", "")] = button
    assert dialog.result_text == expected
    assert dialog.focusWidget() is fields[focused]


def test_any_other_result_can_be_typed_but_not_none(asked):
    dialog = asked()
    choose(dialog, "Other")
    assert not dialog.ok.isEnabled()
    dialog.other.setText(" W+F ")
    assert dialog.result_text == "W+F"
    assert dialog.ok.isEnabled()


@pytest.mark.parametrize("stated", ["B+R", "W+T", "B+3.5", "Void", "Draw", "W+F", "unfinished"])
def test_the_dialog_starts_with_the_stated_result(asked, stated):
    assert asked(stated).result_text == stated


def test_only_the_fields_of_the_chosen_ending_are_enabled(asked):
    dialog = asked()
    for ending, enabled in {
        "Resignation": (True, False, False),
        "Points": (True, True, False),
        "No result": (False, False, False),
        "Other": (False, False, True),
    }.items():
        choose(dialog, ending)
        assert (
            all(button.isEnabled() for button in dialog.winners.buttons()),
            dialog.points.isEnabled(),
            dialog.other.isEnabled(),
        ) == enabled
