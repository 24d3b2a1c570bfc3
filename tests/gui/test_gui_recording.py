"""Recording: where clicks add moves, and what they leave alone."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from goboard_gui.go import Colour, Point
from goboard_gui.gui.actions.commands import Command, ExclusiveGroup
from goboard_gui.gui.actions.commands.command_table import command_values
from goboard_gui.gui.core.display_sleep import DBusBlocker
from goboard_gui.gui.core.settings import ALLOW_ILLEGAL
from goboard_gui.gui.game.recording.finish_game_dialog import FinishGameDialog
from goboard_gui.gui.game.recording.recording_commands import RecordingCommands
from goboard_gui.gui.game.scoring.scoring import Scoring
from goboard_gui.gui.widgets import dialogs
from goboard_gui.record.edits.typed import TypedMove, TypedSetup
from tests.effort import effort
from tests.gui.gui_cases import Heard, click, drag, naming_of, point_to, take
from tests.gui.scoring_engine import ScriptedScoringEngine
from tests.record.record_cases import branch, line

if TYPE_CHECKING:
    from tests.gui.desk_cases import Desk

pytestmark = pytest.mark.usefixtures("few_playouts")

BLACK, WHITE = Colour.BLACK, Colour.WHITE
A, B, C, D = Point(2, 2), Point(6, 6), Point(4, 4), Point(3, 2)
THREE = ("SZ[9]", "B[cc]", "W[gg]", "B[ee]")


class Display:
    """A display that a test looks at instead of that of the machine."""

    def __init__(self) -> None:
        self.kept_on = False

    def block(self, reason: str) -> None:
        self.kept_on = True

    def release(self) -> None:
        self.kept_on = False


@pytest.fixture
def recorded(desk) -> Desk:
    """Return a desk on which a game is recorded, at its third move."""
    return record(desk(line(*THREE)))


def record(made: Desk) -> Desk:
    made.document.go_to(made.session.line[-1])
    made.scoring = Scoring(
        made.workspace,
        made.presenter,
        made.player,
        made.tools,
        made.panels.docks[0],
        ScriptedScoringEngine(made.window),
    )
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    made.commands = RecordingCommands(
        made.workspace, made.recording, made.strip, made.notices, made.tools, made.scoring
    )
    made.commands.__dict__["_display"] = made.display = Display()
    made.actions[Command.RECORDING].trigger()
    assert made.recording.is_active
    return made


def moves(made: Desk) -> list[Point | None]:
    return [step.move.point for step in made.session.steps() if step.move is not None]


def offers(made: Desk) -> list[str]:
    return [button.text() for button in made.strip.buttons]


def test_a_click_adds_a_move_at_the_end(recorded):
    click(recorded.board, D)
    assert moves(recorded) == [A, B, C, D]
    assert recorded.session.step.number == 4


def test_a_click_while_an_earlier_move_is_shown_shows_the_last_position_and_plays_there(recorded):
    recorded.document.go_to(1)
    click(recorded.board, D)
    assert moves(recorded) == [A, B, C, D]
    assert recorded.session.step.number == 4
    assert len(recorded.session.tree.children(1)) == 1


def test_a_click_on_the_next_move_of_the_record_does_not_follow_it(recorded):
    recorded.document.go_to(1)
    click(recorded.board, B)
    assert moves(recorded) == [A, B, C]
    assert recorded.session.step.number == 3
    assert recorded.strip.text == "G3 is occupied by move 2."


@pytest.mark.parametrize("allowed", [True, False], ids=["illegal moves allowed", "not allowed"])
def test_nothing_is_recorded_on_an_occupied_point(recorded, allowed):
    recorded.settings.set(ALLOW_ILLEGAL, allowed)
    before, heard = recorded.session.tree, Heard(recorded.player, "move_refused")
    click(recorded.board, A)
    assert recorded.session.tree is before
    assert "occupied" in recorded.strip.text
    assert "Play Anyway" not in offers(recorded)
    assert heard.take() == {"move_refused": 1}


KO = ("SZ[9]", "B[ba]", "W[ca]", "B[ab]", "W[db]", "B[bc]", "W[cc]", "B[cb]", "W[bb]")
RETAKE = Point(2, 1)


@pytest.mark.parametrize("allowed", [True, False], ids=["illegal moves allowed", "not allowed"])
@pytest.mark.parametrize("viewed", [8, 3], ids=["at the end", "viewing an earlier move"])
def test_an_illegal_move_is_recorded_only_when_the_recorder_says_so(desk, allowed, viewed):
    made = record(desk(line(*KO)))
    made.settings.set(ALLOW_ILLEGAL, allowed)
    made.document.go_to(viewed)
    before, heard = made.session.tree, Heard(made.player, "move_refused")
    click(made.board, RETAKE)
    assert made.session.tree is before
    assert made.session.step.number == 8
    assert "Ko" in made.strip.text
    assert offers(made) == ["Play Anyway"]
    assert heard.take() == {"move_refused": 1}
    made.strip.first_button.click()
    assert moves(made)[-1] == RETAKE


@pytest.mark.parametrize(
    ("frozen", "told"), [(True, "this edition of Goboard lacks QtDBus"), (False, "Install it with")]
)
def test_recording_says_once_what_keeps_the_display_on_is_missing(
    recorded, monkeypatch, frozen, told
):
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    monkeypatch.setitem(sys.modules, "PySide6.QtDBus", None)
    recorded.commands.__dict__["_display"] = DBusBlocker()
    shown = []
    for _ in range(2):
        recorded.recording.set_active(False)
        recorded.recording.set_active(True)
        shown.append(recorded.strip.text)
        recorded.strip.dismiss()
    assert told in shown[0]
    assert shown[1] == ""


def test_the_strip_says_which_move_the_next_click_records(recorded):
    assert recorded.strip.notice == ""
    recorded.document.go_to(1)
    assert recorded.strip.notice == "Viewing move 1 of 3. Your next click records move 4."
    recorded.document.go_to(2)
    assert recorded.strip.notice == "Viewing move 2 of 3. Your next click records move 4."
    recorded.strip.notice_line.first_button.click()
    assert recorded.session.step.number == 3
    assert recorded.strip.notice == ""


def test_the_ghost_stone_has_the_colour_of_the_move_that_a_click_records(recorded):
    recorded.document.go_to(2)
    point_to(recorded.board, D)
    assert recorded.cell(D).ghost is WHITE
    recorded.recording.set_active(False)
    point_to(recorded.board, A)
    point_to(recorded.board, D)
    assert recorded.cell(D).ghost is BLACK


def test_a_pass_is_added_at_the_end(recorded):
    recorded.document.go_to(1)
    recorded.actions[Command.PASS].trigger()
    assert moves(recorded) == [A, B, C, None]


def test_typed_moves_are_added_at_the_end_and_stones_are_not_set_up(recorded):
    recorded.document.go_to(1)
    recorded.tools.submit_typed_moves([TypedMove(D), TypedMove(Point(7, 7))])
    assert moves(recorded) == [A, B, C, D, Point(7, 7)]
    before = recorded.session.tree
    recorded.tools.submit_typed_moves([TypedSetup({Point(8, 8): BLACK})])
    assert recorded.session.tree is before
    assert recorded.strip.text == "Stones can't be set up while recording."


def test_moves_are_added_to_the_line_in_which_recording_began(desk):
    tree, (first, *_, end) = branch(line("SZ[9]", "B[cc]", "W[gg]"), 0, "B[ee]", "W[dc]", "B[ff]")
    made = desk(tree)
    made.document.go_to(first)
    record(made)
    assert made.recording.last_node == end
    made.document.go_to(1)
    assert made.recording.last_step.number == 3
    click(made.board, Point(8, 8))
    assert made.session.tree.parent(made.session.cursor) == end
    assert made.session.step.number == 4


def test_hovering_costs_the_same_in_a_long_game_as_in_a_short_one(desk):
    """The ghost stone has the colour of the next move, which is at the end of the line."""
    costs = {}
    for length in (10, 3000):
        passes = ["W[]", "B[]"] * (length // 2)
        tree, (beside, *_) = branch(line("SZ[9]", "B[cc]", *passes), 1, "W[gg]", "B[ee]")
        made = record(desk(tree))
        for node in (made.session.cursor, made.recording.last_node - 4, beside):
            made.document.go_to(node)
            assert made.recording.last_step.number == length + 1
            cost = effort(lambda made=made: made.recording.last_step)
            costs.setdefault(node == beside, set()).add(cost)
    assert max(map(max, costs.values())) < 20
    assert all(len(each) == 1 for each in costs.values())


def test_a_click_never_removes_a_stone(recorded):
    before = recorded.session.tree
    for point in (C, A):
        click(recorded.board, point)
    assert recorded.session.tree is before
    recorded.recording.set_active(False)
    click(recorded.board, C)
    assert moves(recorded) == [A, B]


def test_only_the_last_stone_of_the_line_can_be_dragged(recorded):
    before = recorded.session.tree
    drag(recorded.board, A, D)
    assert recorded.strip.text == "While recording, only the last stone can be dragged."
    assert offers(recorded) == ["Move This Stone…"]
    drag(recorded.board, A, D, presenter=recorded.presenter)
    assert recorded.session.tree is before
    recorded.strip.first_button.click()
    assert "where move 1 (C7) was played" in recorded.strip.text
    recorded.tools.cancel_prompt()
    drag(recorded.board, C, D)
    assert moves(recorded) == [A, B, D]


def test_undo_and_redo_move_the_end_of_the_line(recorded):
    click(recorded.board, D)
    stack = recorded.document.undo_stack
    stack.undo()
    assert moves(recorded) == [A, B, C]
    click(recorded.board, Point(7, 7))
    assert moves(recorded) == [A, B, C, Point(7, 7)]
    stack.undo()
    stack.redo()
    recorded.document.go_to(1)
    click(recorded.board, D)
    assert moves(recorded) == [A, B, C, Point(7, 7), D]


def test_recording_goes_on_after_the_end_of_the_line_was_removed(recorded):
    recorded.document.go_to(2)
    recorded.document.remove_node()
    assert recorded.recording.is_active
    click(recorded.board, D)
    assert moves(recorded) == [A, D]


def test_tools_that_set_up_or_mark_are_disabled(recorded):
    tools = command_values(ExclusiveGroup.TOOLS)
    usable = {tool for tool in tools if recorded.actions[tool].isEnabled()}
    assert usable == {Command.TOOL_PLAY}
    recorded.recording.set_active(False)
    assert all(recorded.actions[tool].isEnabled() for tool in tools)


def test_recording_begins_with_the_play_tool(desk):
    made = desk(line(*THREE))
    take(made, Command.TOOL_TRIANGLE)
    record(made)
    assert made.tools.selected_tool is Command.TOOL_PLAY


def test_recording_ends_when_another_game_is_opened(recorded):
    recorded.document.open_games([line("SZ[9]")], None, None)
    assert not recorded.recording.is_active
    assert not recorded.actions[Command.RECORDING].isChecked()
    assert recorded.strip.notice == "Recording stopped because another game is shown."
    assert not recorded.display.kept_on


def test_the_display_is_kept_on_while_recording(recorded):
    assert recorded.display.kept_on
    recorded.actions[Command.RECORDING].trigger()
    assert not recorded.display.kept_on


def test_a_game_can_be_finished_after_two_passes_or_when_recording_is_turned_off(recorded):
    for _ in range(2):
        recorded.document.play(None)
    assert recorded.strip.text == "Both players passed."
    assert offers(recorded) == ["Finish Game…"]
    recorded.actions[Command.RECORDING].trigger()
    assert recorded.strip.notice == "Recording stopped."
    assert [button.text() for button in recorded.strip.notice_line.buttons] == ["Finish Game…"]


def test_the_result_is_written_and_undoing_it_continues_the_recording(recorded, accepted_result):
    accepted_result("W+R")
    recorded.actions[Command.FINISH_GAME].trigger()
    assert recorded.session.tree.node(0).first_value("RE") == "W+R"
    assert not recorded.recording.is_active
    assert recorded.strip.notice == "Game finished: W+R"
    recorded.strip.notice_line.first_button.click()
    assert recorded.session.tree.node(0).first_value("RE") is None
    assert recorded.recording.is_active


def test_finishing_a_game_ends_scoring_and_the_offer_to_finish_it(recorded, accepted_result):
    accepted_result("W+3.5")
    for _ in range(2):
        recorded.player.play(None)
    assert recorded.scoring.scoring_session is not None
    recorded.strip.first_button.click()
    assert recorded.scoring.scoring_session is None
    assert recorded.strip.text == ""
    assert recorded.strip.notice == "Game finished: W+3.5"
    recorded.strip.notice_line.first_button.click()
    assert recorded.recording.is_active
    assert recorded.strip.text == "Both players passed."


def test_writing_the_score_into_the_record_ends_the_recording_until_it_is_undone(recorded):
    for _ in range(2):
        recorded.player.play(None)
    recorded.scoring._panel.write_requested.emit()
    assert recorded.session.tree.node(0).first_value("RE")
    assert not recorded.recording.is_active
    assert recorded.strip.text == ""
    recorded.document.undo_stack.undo()
    assert recorded.recording.is_active


def test_the_counted_result_is_proposed_after_two_passes(desk, monkeypatch):
    recorded = record(desk(line("SZ[9]KM[6.5]", *THREE[1:])))
    shown = []
    monkeypatch.setattr(dialogs, "run_modal", lambda dialog: shown.append(dialog.result_text))
    for _ in range(2):
        recorded.player.play(None)
    recorded.actions[Command.FINISH_GAME].trigger()
    recorded.scoring.end_scoring()
    recorded.actions[Command.FINISH_GAME].trigger()
    recorded.document.go_to(recorded.session.line[-3])
    recorded.actions[Command.FINISH_GAME].trigger()
    assert shown == ["W+6.5", "B+0.5", "B+R"]


def test_a_question_for_a_point_hides_which_move_the_next_click_records(recorded):
    recorded.document.go_to(2)
    viewing = recorded.strip.notice
    assert "Your next click records move 4" in viewing
    recorded.actions[Command.INSERT_BEFORE].trigger()
    assert recorded.strip.notice == ""
    recorded.tools.cancel_gesture()
    assert recorded.strip.notice == viewing


@pytest.fixture
def accepted_result(monkeypatch):
    """Return what lets a person accept the dialog with a result."""

    def accept(result: str) -> None:
        monkeypatch.setattr(FinishGameDialog, "result_text", property(lambda _self: result))
        monkeypatch.setattr(dialogs, "run_modal", lambda _dialog: True)

    return accept


def test_resigning_ends_the_recording_as_finishing_the_game_does(recorded):
    recorded.document.go_to(2)
    recorded.actions[Command.RESIGN].trigger()
    assert recorded.session.tree.node(0).first_value("RE") == "B+R"  # White is to play at the end
    assert recorded.session.step.number == 3
    assert not recorded.recording.is_active
    assert recorded.strip.notice == "Game finished: B+R"
    recorded.document.undo_stack.undo()
    assert recorded.session.tree.node(0).first_value("RE") is None
    assert recorded.recording.is_active


def test_resigning_ends_scoring(recorded):
    for _ in range(2):
        recorded.player.play(None)
    recorded.actions[Command.RESIGN].trigger()
    assert recorded.scoring.scoring_session is None
    assert not recorded.recording.is_active


ENDED = (*THREE, "W[]", "B[]")


@pytest.mark.parametrize("recording", [True, False], ids=["recording", "not recording"])
def test_after_two_passes_a_click_plays_only_when_the_game_is_resumed(desk, recording):
    made = record(desk(line(*ENDED)))
    made.recording.set_active(recording)
    before, heard = made.session.tree, Heard(made.player, "move_refused", "score_requested")
    for point in (D, Point(7, 7)):
        click(made.board, point)
        assert made.session.tree is before
        name = naming_of(made).name(point)
        assert made.strip.text == f"Both players passed, so {name} was not played."
        assert offers(made) == ["Resume Game", "Score"]
    assert heard.take() == {"move_refused": 2}
    made.strip.buttons[1].click()
    assert heard.take() == {"score_requested": 1}
    click(made.board, D)
    made.strip.buttons[0].click()
    assert moves(made) == [A, B, C, None, None, D]
    click(made.board, Point(7, 7))
    assert moves(made)[-1] == Point(7, 7)


def test_after_two_passes_a_pass_and_typed_moves_resume_the_game_only_on_request(desk):
    made = record(desk(line(*ENDED)))
    before = made.session.tree
    made.actions[Command.PASS].trigger()
    assert made.strip.text == "Both players passed, so the game has ended."
    made.tools.submit_typed_moves([TypedMove(D), TypedMove(Point(7, 7)), TypedMove(Point(8, 8))])
    assert made.session.tree is before
    made.strip.buttons[0].click()
    assert moves(made)[-3:] == [D, Point(7, 7), Point(8, 8)]


def test_typed_moves_stop_at_the_second_pass_of_the_game(recorded):
    recorded.tools.submit_typed_moves([TypedMove(None), TypedMove(None), TypedMove(D)])
    assert moves(recorded) == [A, B, C, None, None]
    assert offers(recorded) == ["Resume Game", "Score"]


def test_after_two_passes_other_reasons_against_a_move_come_first(desk):
    made = record(desk(line(*ENDED)))
    click(made.board, A)
    assert made.strip.text == "C7 is occupied by move 1."


def test_moves_that_follow_two_passes_in_the_record_are_followed_and_have_variations(desk):
    made = desk(line(*ENDED, "W[dc]"))
    made.document.go_to(5)
    click(made.board, D)
    assert made.session.cursor == 6
    made.document.go_to(5)
    click(made.board, Point(7, 7))
    assert len(made.session.tree.children(5)) == 2


def test_a_typed_step_from_a_point_without_a_stone_is_played_with_a_remark(recorded):
    recorded.player.move_explained.connect(recorded.notices.describe_latest_edit)
    recorded.tools.submit_typed_moves([TypedMove(D, start=A, text="c7d7x")])
    assert moves(recorded)[-1] == D
    assert recorded.strip.notice == (
        "The move “c7d7x” starts on a point where the player has no stone"
    )
    recorded.strip.notice_line.first_button.click()
    assert moves(recorded) == [A, B, C]
    recorded.tools.submit_typed_moves([TypedMove(D, start=B, text="g3d7x")])
    assert moves(recorded)[-1] == D
    assert recorded.strip.notice == ""
