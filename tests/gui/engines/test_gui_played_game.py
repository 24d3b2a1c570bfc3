"""Games against the scripted engine in whole windows."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtWidgets import QApplication

from goboard_gui.go import Colour, Point, Size
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.engines.engines_dialog import EnginesDialog
from goboard_gui.gui.engines.play_dialog import GamePlan
from goboard_gui.gui.widgets import dialogs
from goboard_gui.gui.window.main_window import MainWindow
from goboard_gui.notation.vertices import format_vertex, parse_vertex
from goboard_gui.record import new_game
from goboard_gui.record.tree import Property
from goboard_gui.record.values.game_info import raw_text
from tests.cases import for_each
from tests.engine.harness import entry, pids
from tests.gui.gui_cases import click, drag

BLACK, WHITE = Colour
PATIENCE = 60_000
SIZE = Size(9, 9)


class GameDesk:
    """A window in which a game against the double is played, and what the user does there."""

    def __init__(self, window: MainWindow, qtbot, host, folder) -> None:
        self.window, self.qtbot, self.host, self.folder = window, qtbot, host, folder
        self.document, self.strip = window.document, window.message_strip
        self.actions = window.commands

    def begin(self, *engines: Colour, handicap=0, case="plays", moves="", limit="") -> None:
        """Begin a game on a 9×9 board; ``limit`` is the main time in seconds."""
        double = replace(entry(case, moves), name="Double")
        information = [Property("TM", (limit,))] if limit else []
        plan = GamePlan(new_game(SIZE, handicap, information), dict.fromkeys(engines, double))
        self.window.features.play.begin(plan)

    @property
    def game(self):
        return self.window.features.play._game

    @property
    def moves(self) -> str:
        """The moves of the record's main line."""
        session = self.document.session
        tree = session.tree
        steps = [session.step_at(node) for node in tree.main_line()]
        return " ".join(
            format_vertex(step.move.point, SIZE) for step in steps if step.move is not None
        )

    @property
    def shown_move(self) -> int:
        return self.document.session.step.number

    def wait(self, condition) -> None:
        self.qtbot.waitUntil(condition, timeout=PATIENCE)

    def wait_for_moves(self, moves: str) -> None:
        self.wait(lambda: self.moves == moves)

    def wait_for_turn(self) -> None:
        self.wait(lambda: self.game.state_text() == "Your turn")

    def wait_until_thinking(self) -> None:
        self.wait(lambda: "is thinking" in self.game.state_text())

    def click(self, vertex: str) -> None:
        click(self.window.board_view.board, parse_vertex(vertex, SIZE))

    def go_to(self, number: int) -> None:
        self.document.go_to(self.document.session.line[number])

    def run(self, command: Command) -> None:
        self.actions[command].trigger()

    def answer(self) -> None:
        """Let an engine that plays on demand answer."""
        for engine in self.game._engines.values():
            (engine.folder / "go").touch()

    def press(self, text: str) -> None:
        """Press a button of the message in the strip."""
        lines = self.strip.message_line, self.strip.notice_line
        [button] = [each for line in lines for each in line.buttons if each.text() == text]
        button.click()

    @property
    def result(self) -> str:
        return raw_text(self.document.session.tree, "RE") or ""

    def texts(self) -> list[str]:
        return [self.strip.text, self.strip.notice, self.strip.confirmation]


@pytest.fixture
def desk(host, window, qtbot, tmp_path):
    made = GameDesk(window, qtbot, host, tmp_path)
    yield made
    if made.game is not None:
        made.game.end()


def test_an_engine_answers_each_move(desk):
    desk.begin(WHITE, moves="D4 F6")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_for_moves("E5 D4")
    desk.click("C3")
    desk.wait_for_moves("E5 D4 C3 F6")
    assert desk.shown_move == 4
    assert not desk.actions[Command.RECORDING].isChecked()


def test_an_engine_with_black_begins(desk):
    desk.begin(BLACK, moves="D4 F6")
    desk.wait_for_moves("D4")
    desk.click("E5")
    desk.wait_for_moves("D4 E5 F6")


def test_an_engine_with_white_begins_after_handicap_stones(desk):
    desk.begin(WHITE, handicap=2, moves="D4")
    desk.wait_for_moves("D4")
    assert desk.document.session.step.move.colour is WHITE


def test_two_engines_play_each_other_with_a_process_each(desk, tmp_path):
    desk.begin(BLACK, WHITE, moves="D4 F6 pass")
    desk.wait(lambda: desk.moves.startswith("D4"))
    folders = {engine.folder for engine in desk.game._engines.values()}
    assert len(folders) == 2
    assert len({pid for folder in folders for pid in pids(folder)}) == 2
    # Both play the same moves, so White's first one is illegal.
    desk.wait(lambda: "illegal" in desk.strip.text)
    assert desk.moves == "D4"


def test_looking_back_discards_no_answer_and_the_next_click_plays_at_the_end(desk):
    desk.begin(WHITE, case="plays on demand", moves="D4 F6")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_until_thinking()
    desk.go_to(0)
    desk.answer()
    desk.wait_for_moves("E5 D4")
    assert desk.shown_move == 0
    assert desk.strip.notice == "Viewing move 0 of 2."
    desk.click("C3")
    desk.wait_for_moves("E5 D4 C3")
    assert desk.shown_move == 3


def test_in_the_engines_turn_the_user_cannot_move(desk):
    desk.begin(WHITE, case="plays on demand", moves="D4")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_until_thinking()
    desk.click("C3")
    desk.run(Command.PASS)
    assert desk.strip.text == "Double is thinking…"
    assert desk.moves == "E5"
    desk.answer()
    desk.wait_for_turn()
    desk.window.player.play(Point(0, 0), WHITE)
    assert desk.strip.text == "Black to play"
    assert desk.moves == "E5 D4"


def test_undo_while_the_engine_thinks_discards_its_answer(desk):
    desk.begin(WHITE, case="plays on demand", moves="D4 F6")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_until_thinking()
    desk.run(Command.UNDO)
    desk.wait_for_turn()
    assert desk.moves == ""
    desk.answer()  # the engine plays D4 now, which belongs to no position any more
    desk.click("C3")
    desk.wait(lambda: not any((e.folder / "go").exists() for e in desk.game._engines.values()))
    desk.answer()
    desk.wait_for_moves("C3 F6")


def test_undo_returns_to_the_users_last_turn_and_redo_to_the_next(desk):
    desk.begin(WHITE, moves="D4 F6")
    desk.wait_for_turn()
    for vertex, after in (("E5", "E5 D4"), ("C3", "E5 D4 C3 F6")):
        desk.click(vertex)
        desk.wait_for_moves(after)
    desk.run(Command.UNDO)
    desk.wait_for_moves("E5 D4")
    desk.run(Command.UNDO)
    desk.wait_for_moves("")
    assert desk.game.state_text() == "Your turn"
    desk.run(Command.REDO)
    desk.wait_for_moves("E5 D4")
    desk.run(Command.REDO)
    desk.wait_for_moves("E5 D4 C3 F6")
    assert desk.game.state_text() == "Your turn"


def test_undo_between_two_engines_pauses_the_game(desk):
    desk.begin(BLACK, WHITE, case="plays on demand", moves="D4 F6")
    desk.wait_until_thinking()
    desk.answer()
    desk.wait(lambda: desk.moves.startswith("D4"))
    desk.run(Command.UNDO)
    assert desk.moves == ""
    assert desk.actions[Command.PAUSE_GAME].isChecked()
    assert desk.game.state_text() == "Game paused"


def test_between_two_engines_the_user_can_neither_pass_nor_resign(desk):
    commands = [desk.actions[command] for command in (Command.PASS, Command.RESIGN)]
    desk.begin(BLACK, WHITE, case="plays on demand", moves="D4")
    assert [command.isEnabled() for command in commands] == [False, False]
    assert commands[0].toolTip() == "Engines play both sides."
    desk.run(Command.END_GAME)
    assert [command.isEnabled() for command in commands] == [True, True]


def test_an_answer_is_added_to_the_game_while_a_variation_is_shown(desk):
    desk.begin(WHITE, case="plays on demand", moves="D4 F6")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_until_thinking()
    tree, other = desk.document.session.tree.add(0, [Property("B", ("aa",))])
    desk.document.replace_tree("Add variation", tree, other)
    desk.answer()
    desk.wait_for_moves("E5 D4")
    assert desk.document.session.cursor == other
    desk.click("C3")
    assert desk.moves == "E5 D4 C3"


def test_a_click_on_a_clock_pauses_the_game(desk):
    desk.begin(WHITE, moves="D4", limit="600")
    desk.wait_for_turn()
    clicked = desk.window.panels.game.clock_clicked
    clicked.emit()
    assert desk.game.running is None
    assert desk.actions[Command.PAUSE_GAME].isChecked()
    clicked.emit()
    assert desk.game.running is BLACK


def test_undo_of_a_comment_while_the_engine_thinks_undoes_no_move(desk):
    desk.begin(WHITE, case="plays on demand", moves="D4")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_until_thinking()
    desk.document.set_comment("Tengen")
    desk.run(Command.UNDO)
    QApplication.processEvents()
    assert desk.moves == "E5"
    desk.answer()
    desk.wait_for_moves("E5 D4")


def test_a_pause_keeps_the_answer_until_the_game_goes_on(desk):
    desk.begin(WHITE, case="plays on demand", moves="D4", limit="600")
    desk.wait_for_turn()
    assert desk.game.running is BLACK
    desk.click("E5")
    desk.wait(lambda: desk.game.running is WHITE)
    desk.run(Command.PAUSE_GAME)
    assert desk.game.running is None
    desk.answer()
    desk.wait(lambda: desk.game._held is not None)
    assert desk.moves == "E5"
    desk.click("C3")
    assert desk.strip.text == "Game paused"
    desk.run(Command.PAUSE_GAME)
    assert desk.moves == "E5 D4"
    assert desk.game.running is BLACK


def test_clocks_run_without_move_times_and_are_recorded_and_sent(desk):
    desk.begin(WHITE, moves="D4", limit="600")
    desk.wait_for_turn()
    assert not desk.actions[Command.MOVE_TIMES].isChecked()
    assert not desk.actions[Command.MOVE_TIMES].isEnabled()
    desk.click("E5")
    desk.wait_for_moves("E5 D4")
    session = desk.document.session
    stated = [{item.ident for item in session.tree.properties(node)} for node in session.line[1:]]
    assert stated == [{"B", "BL"}, {"W", "WL"}]
    [engine] = desk.game._engines.values()
    sent = [line.text for line in engine.supervisor.transcript.since()]
    assert any("time_settings 600 0 0" in text for text in sent)
    assert any("time_left W 600 0" in text for text in sent)
    assert "Click to pause the game" in desk.window.panels.game._clocks[BLACK].toolTip()


@for_each("answer", ["Loss on Time", "Play On"])
@for_each(
    ("engine", "case", "late"), [(WHITE, "plays", "Black"), (BLACK, "plays on demand", "Double")]
)
def test_when_time_is_over_the_user_decides(
    host, window, qtbot, tmp_path, engine, case, late, answer
):
    desk = GameDesk(window, qtbot, host, tmp_path)
    desk.begin(engine, case=case, moves="D4", limit="1")
    desk.wait(lambda: desk.strip.text == f"{late}'s time is up.")
    assert desk.result == ""
    assert desk.game.running is None
    desk.press(answer)
    assert desk.strip.text == ("Game finished: W+T" if answer == "Loss on Time" else "")
    assert desk.result == ("W+T" if answer == "Loss on Time" else "")
    desk.game.end()


def test_after_time_was_over_the_game_goes_on_without_clocks(desk):
    desk.begin(WHITE, moves="D4", limit="1")
    desk.wait(lambda: desk.strip.text == "Black's time is up.")
    desk.click("E5")
    assert desk.strip.text == ""
    desk.wait_for_moves("E5 D4")
    assert desk.game.running is None
    session = desk.document.session
    assert [session.tree.node(node).first_value("BL") for node in session.line] == [None, "0", None]
    [engine] = desk.game._engines.values()
    sent = [line.text for line in engine.supervisor.transcript.since()]
    assert any("time_settings 0 1 0" in text for text in sent)


def test_a_crash_is_survived_once_and_reported_the_second_time(desk):
    desk.begin(WHITE, case="exit before")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait(lambda: desk.strip.text == "Double ended unexpectedly.")
    [engine] = desk.game._engines.values()
    assert len(pids(engine.folder)) == 2
    assert desk.moves == "E5"
    desk.press("Restart Engine")
    assert desk.strip.text == ""
    desk.wait(lambda: desk.strip.text == "Double ended unexpectedly.")
    desk.run(Command.END_GAME)
    assert desk.game is None
    assert desk.moves == "E5"


def test_an_engine_that_crashes_once_answers_after_its_restart(desk):
    desk.begin(WHITE, case="exit once")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_for_moves("E5 D4")


def test_an_engine_that_never_answers_can_be_stopped_and_restarted(desk):
    desk.begin(WHITE, case="silence")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_until_thinking()
    desk.press("Stop Engine")
    assert desk.strip.text == "Double was stopped."
    desk.press("Restart Engine")
    desk.wait_until_thinking()
    desk.run(Command.STOP_ENGINE)
    assert desk.strip.text == "Double was stopped."
    desk.run(Command.UNDO)
    desk.wait_for_turn()
    assert desk.strip.text == ""


@for_each(
    ("command", "stopped"),
    product((Command.RESTART_ENGINE, Command.PAUSE_GAME), (False, True)),
)
def test_an_engine_whose_failure_was_dismissed_can_be_restarted(
    host, window, qtbot, tmp_path, command, stopped
):
    desk = GameDesk(window, qtbot, host, tmp_path)
    restart = desk.actions[Command.RESTART_ENGINE]
    assert not restart.isEnabled()
    desk.begin(WHITE, case="silence" if stopped else "exit before")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_until_thinking()
    assert restart in window.features.play._button.menu().actions()
    if stopped:
        assert not restart.isEnabled()
        desk.run(Command.STOP_ENGINE)
    desk.wait(lambda: desk.game.state_text() == "Double was stopped")
    desk.strip.dismiss()
    assert not desk.strip.text
    assert restart.isEnabled()
    desk.run(command)
    if command is Command.PAUSE_GAME:
        assert desk.game.state_text() == "Game paused"
        desk.run(command)
    desk.wait_until_thinking()
    desk.game.end()
    assert not restart.isEnabled()


def test_the_status_bar_and_the_message_agree_while_the_engine_is_started_again(desk):
    desk.begin(WHITE, case="silence")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_until_thinking()
    desk.run(Command.STOP_ENGINE)
    seen = []
    desk.game.state_changed.connect(
        lambda: seen.append((desk.game.state_text(), desk.strip.confirmation))
    )
    desk.run(Command.RESTART_ENGINE)
    starting, thinking = "Double is starting…", "Double is thinking…"
    desk.wait(lambda: (starting, starting) in seen and seen[-1] == (thinking, thinking))


def test_the_user_decides_about_an_illegal_move(desk):
    desk.begin(WHITE, case="plays", moves="E5 E5 D4")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait(lambda: desk.strip.text == "Double played an illegal move, E5.")
    assert [button.text() for button in desk.strip.buttons] == ["Ask Again"]
    desk.press("Ask Again")
    desk.wait(lambda: desk.strip.text == "Double played an illegal move, E5.")
    desk.press("Ask Again")
    desk.wait_for_moves("E5 D4")


def test_a_move_that_only_the_rules_forbid_can_be_played_anyway(desk):
    desk.begin(BLACK, moves="B1 A2 J9 A1")
    for before, vertex in (("B1", "A9"), ("B1 A9 A2", "B9"), ("B1 A9 A2 B9 J9", "H9")):
        desk.wait_for_moves(before)
        desk.click(vertex)
    desk.wait_for_moves("B1 A9 A2 B9 J9 H9 A1")
    desk.game.end()
    desk.begin(WHITE, moves="J9 H8 A1")
    for vertex, after in (("B1", "B1 J9"), ("A2", "B1 J9 A2 H8")):
        desk.wait_for_turn()
        desk.click(vertex)
        desk.wait_for_moves(after)
    desk.click("C3")
    desk.wait(lambda: "illegal move, A1" in desk.strip.text)
    desk.press("Play Anyway")
    assert desk.moves == "B1 J9 A2 H8 C3 A1"


def test_an_engine_resigns_and_undo_of_that_lets_the_game_go_on(desk):
    desk.begin(WHITE, moves="resign D4")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait(lambda: desk.result == "B+R")
    assert desk.game.is_finished
    assert desk.strip.text == "Game finished: B+R"
    desk.press("Review Game…")  # which needs an engine that analyses
    [engines] = dialogs.visible_dialogs(EnginesDialog, desk.window)
    engines.close()
    desk.click("C3")
    assert desk.moves == "E5 C3"  # nothing is held any more
    desk.run(Command.UNDO)
    desk.run(Command.UNDO)
    desk.wait_for_turn()
    desk.click("F6")
    assert not desk.result


@for_each(("engine", "result"), [(WHITE, "W+R"), (BLACK, "B+R")])
def test_resign_is_the_users_resignation_in_any_turn(host, window, qtbot, tmp_path, engine, result):
    desk = GameDesk(window, qtbot, host, tmp_path)
    desk.begin(engine, case="plays on demand", moves="D4")
    desk.wait(lambda: desk.game.state_text() != "Double is starting…")
    desk.run(Command.RESIGN)
    assert desk.result == result
    assert not desk.actions[Command.PAUSE_GAME].isEnabled()
    desk.game.end()


@pytest.mark.usefixtures("few_playouts")
def test_two_passes_open_the_score_and_its_result_ends_the_game(desk):
    desk.begin(WHITE, moves="D4 pass")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_for_moves("E5 D4")
    desk.run(Command.PASS)
    desk.wait_for_moves("E5 D4 pass pass")
    scoring = desk.window.features.scoring
    assert scoring.scoring_session is not None
    assert desk.game.is_finished
    scoring._write_result()
    assert desk.result
    assert not desk.window.recording.is_active


@pytest.mark.usefixtures("few_playouts")
def test_two_passes_while_looking_back_offer_the_score(desk):
    desk.begin(WHITE, case="plays on demand", moves="pass")
    desk.wait_for_turn()
    desk.run(Command.PASS)
    desk.wait_until_thinking()
    desk.go_to(0)
    desk.answer()
    desk.wait_for_moves("pass pass")
    assert desk.window.features.scoring.scoring_session is None
    desk.press("Score")
    assert desk.shown_move == 2
    assert desk.window.features.scoring.scoring_session is not None


@pytest.mark.usefixtures("few_playouts")
@for_each(
    ("engine", "moves", "text"),
    [
        (WHITE, "pass pass", "Both players passed, so E5 was not played."),
        (BLACK, "pass", "The game has ended"),
    ],
)
def test_after_two_passes_only_the_users_turn_can_resume_the_game(
    host, window, qtbot, tmp_path, engine, moves, text
):
    desk = GameDesk(window, qtbot, host, tmp_path)
    desk.begin(engine, moves=moves)
    desk.wait_for_turn()
    desk.run(Command.PASS)
    desk.wait_for_moves("pass pass")
    desk.window.player.play(Point(4, 4))
    assert desk.strip.text == text
    assert desk.moves == "pass pass"
    if engine is WHITE:
        desk.press("Resume Game")
        desk.wait_for_moves("pass pass E5 pass")
    desk.game.end()


def test_after_a_crash_the_journal_has_all_moves_and_recording_is_off(
    host, settings, qtbot, tmp_path
):
    window = MainWindow(settings, journals=lambda: [tmp_path / "journals"])
    window.show()
    desk = GameDesk(window, qtbot, host, tmp_path)
    desk.begin(WHITE, case="plays on demand", moves="D4")
    desk.wait_for_turn()
    desk.window.player.play(Point(4, 4))
    desk.wait_until_thinking()
    desk.go_to(0)
    desk.answer()
    desk.wait_for_moves("E5 D4")
    state = window.autosave_journal.journal.state
    assert state.games == window.document.games
    assert (state.cursor, state.recorded) == (0, None)
    desk.game.end()
    window.document.undo_stack.setClean()
    window.close()


def test_a_pass_of_the_engine_is_announced(desk):
    desk.begin(WHITE, moves="pass")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_for_moves("E5 pass")
    assert desk.strip.notice == "Double passes."


def test_turning_recording_on_asks_whether_to_end_the_game(desk, person):
    desk.begin(WHITE, moves="D4")
    desk.wait_for_turn()
    person.answers(yes=False)
    desk.run(Command.RECORDING)
    assert not desk.actions[Command.RECORDING].isChecked()
    assert desk.game is not None
    person.answers(yes=True)
    desk.run(Command.RECORDING)
    assert desk.actions[Command.RECORDING].isChecked()
    assert desk.game is None
    assert desk.window.recording.is_recording
    assert "Double" in person.asked[-1][1]
    desk.run(Command.RECORDING)


def test_recording_in_another_window_asks_as_well(desk, settings, person):
    desk.begin(WHITE, moves="D4")
    desk.wait_for_turn()
    other = MainWindow(settings)
    person.answers(yes=False)
    other.recording.set_active(True)
    assert not other.recording.is_active
    assert desk.game is not None
    person.answers(yes=True)
    other.recording.set_active(True)
    assert other.recording.is_recording
    assert desk.game is None
    assert desk.strip.notice == "The game against Double was ended."
    other.recording.set_active(False)
    other.close()


def test_while_any_window_records_no_game_can_begin(desk, settings):
    other = MainWindow(settings)
    play = desk.actions[Command.PLAY_GAME]
    assert play.isEnabled()
    other.recording.set_active(True)
    assert not play.isEnabled()
    assert "Engines are off while a game is recorded" in play.toolTip()
    assert not desk.actions[Command.ANALYSE].isEnabled()
    other.recording.set_active(False)
    assert play.isEnabled()
    other.close()


def test_the_game_ends_with_its_record(desk):
    desk.begin(WHITE, moves="D4")
    desk.wait_for_turn()
    desk.document.open_games([new_game(SIZE)], None, None)
    assert desk.game is None
    assert desk.host.games == []


def test_an_engine_that_cannot_play_the_game_is_reported_before_it_begins(desk):
    desk.begin(WHITE, case="refuses boardsize")
    desk.wait(lambda: desk.game is None)
    assert desk.strip.text == "Double can't play 9×9."
    assert [button.text() for button in desk.strip.buttons] == ["Other Game…", "Engines…"]


def test_the_button_in_the_status_bar_shows_the_state_and_what_can_be_done(desk):
    desk.begin(WHITE, case="plays on demand", moves="D4")
    button = desk.window.features.play._button
    assert button.text() == "Double is starting…"
    desk.wait_for_turn()
    assert button.text() == "Your turn"
    desk.click("E5")
    desk.wait_until_thinking()
    assert button.text() == "Double is thinking…"
    assert Command.END_GAME.name in [each.objectName() for each in button.menu().actions()]
    desk.run(Command.END_GAME)
    assert not button.isVisible()
    assert desk.strip.notice == "The game against Double was ended."


def test_hints_are_for_the_users_turn_at_the_end_of_the_game(desk):
    hint, engine_move = desk.actions[Command.HINT], desk.actions[Command.ENGINE_MOVE]
    desk.begin(WHITE, moves="D4")
    desk.wait_for_turn()
    assert hint.isEnabled()
    assert not engine_move.isEnabled()
    desk.click("E5")
    assert not hint.isEnabled()
    desk.wait_for_moves("E5 D4")
    assert hint.isEnabled()
    desk.go_to(1)
    assert not hint.isEnabled()
    assert "last move" in hint.toolTip()
    desk.run(Command.END_GAME)
    assert hint.isEnabled()
    assert engine_move.isEnabled()


def test_a_corrected_stone_asks_the_engine_again(desk):
    desk.begin(WHITE, case="plays on demand", moves="D4 F6")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_until_thinking()
    session = desk.document.session
    moved = session.tree.set_properties(session.cursor, (Property("B", ("cc",)),))
    desk.document.replace_tree("Move stone", moved)
    desk.answer()
    desk.wait(lambda: not any((e.folder / "go").exists() for e in desk.game._engines.values()))
    desk.answer()
    desk.wait_for_moves("C7 F6")


def test_a_click_or_a_drag_on_a_stone_offers_no_correction_during_a_game(desk):
    desk.begin(WHITE, moves="D4")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_for_moves("E5 D4")
    for vertex in ("E5", "D4"):
        desk.click(vertex)
        assert desk.strip.text == f"{vertex} is occupied."
        assert not desk.strip.buttons
    board = desk.window.board_view.board
    for vertex in ("E5", "D4"):
        desk.strip.dismiss()
        drag(board, parse_vertex(vertex, SIZE), parse_vertex("C3", SIZE))
        assert desk.strip.text == "Stones can't be dragged during a game against an engine."
    assert desk.moves == "E5 D4"


def test_deleted_moves_are_reported_and_undo_brings_them_back(desk):
    desk.begin(WHITE, case="plays on demand", moves="D4 F6 C6", limit="600")
    desk.wait_for_turn()
    for vertex, moves in (("E5", "E5 D4"), ("C3", "E5 D4 C3 F6")):
        desk.click(vertex)
        desk.wait_until_thinking()
        desk.answer()
        desk.wait_for_moves(moves)
    desk.go_to(1)
    desk.run(Command.REMOVE)
    assert desk.moves == ""
    assert desk.game.state_text() == "Your turn"
    assert desk.game.running is BLACK
    desk.wait(lambda: [button.text() for button in desk.strip.notice_line.buttons] == ["Undo"])
    desk.press("Undo")
    assert desk.moves == "E5 D4 C3 F6"
    assert desk.game.state_text() == "Your turn"
    desk.click("G7")
    desk.wait_until_thinking()
    desk.answer()
    desk.wait_for_moves("E5 D4 C3 F6 G7 C6")


def test_undo_of_a_deletion_while_the_engine_thinks_takes_back_no_more(desk):
    desk.begin(WHITE, case="plays on demand", moves="D4 F6")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_until_thinking()
    desk.run(Command.REMOVE)
    assert desk.moves == ""
    desk.wait_for_turn()
    desk.run(Command.UNDO)
    QApplication.processEvents()
    assert desk.moves == "E5"
    desk.wait_until_thinking()
    desk.answer()  # to the request whose position was deleted
    desk.wait(lambda: not any((e.folder / "go").exists() for e in desk.game._engines.values()))
    desk.answer()
    desk.wait_for_moves("E5 F6")


def test_a_deletion_after_which_the_engine_is_to_move_pauses_the_game(desk):
    desk.begin(WHITE, moves="D4 F6")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_for_moves("E5 D4")
    desk.run(Command.REMOVE)
    assert desk.moves == "E5"
    assert desk.actions[Command.PAUSE_GAME].isChecked()
    desk.wait(lambda: "Undo" in [button.text() for button in desk.strip.notice_line.buttons])
    desk.press("Undo")
    assert desk.moves == "E5 D4"
    assert desk.game.state_text() == "Your turn"
    assert not desk.actions[Command.PAUSE_GAME].isChecked()
    desk.run(Command.REMOVE)
    desk.run(Command.PAUSE_GAME)
    desk.wait_for_moves("E5 F6")


def test_undo_of_a_deletion_leaves_a_game_paused_that_the_user_has_paused(desk):
    desk.begin(WHITE, moves="D4 F6")
    desk.wait_for_turn()
    desk.click("E5")
    desk.wait_for_moves("E5 D4")
    desk.run(Command.PAUSE_GAME)
    desk.run(Command.REMOVE)
    desk.run(Command.UNDO)
    assert desk.moves == "E5 D4"
    assert desk.game.state_text() == "Game paused"
