"""Journeys with a scripted engine: analysis on the board, hints and moves."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolTip

from goboard_gui.go import Colour, Point
from goboard_gui.go.analysis import Value
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import (
    ANALYSIS_CANDIDATES,
    ANALYSIS_ENGINE,
    ANALYSIS_OWNERSHIP,
    ANALYSIS_PLAYER,
    ANALYSIS_SECONDS,
    PLAY_ENGINE,
)
from goboard_gui.gui.engines import analysis_texts, engine_host, position_analysis
from goboard_gui.gui.engines.engine_list import read_entries, store_entries
from goboard_gui.record.stored_analysis.reading import read_analysis
from tests.cases import for_each
from tests.engine.harness import entry
from tests.gui.gui_cases import point_to

PATIENCE = 60_000
BLACK, WHITE = Colour
D4, F6 = Point(3, 5), Point(5, 3)


@pytest.fixture
def host(monkeypatch, tmp_path):
    """Return the engines of one test; they end with it."""
    monkeypatch.setattr(engine_host, "engine_folder", lambda: tmp_path / "engines")
    engine_host.engine_host.cache_clear()
    yield engine_host.engine_host()
    engine_host.engine_host().finish()
    engine_host.engine_host.cache_clear()


@pytest.fixture
def journey(host, window, settings, qtbot):
    """Return a window whose engine, a double, misbehaves as a case says."""

    def begin(case: str = "well", value: str = ""):
        store_entries(settings, [replace(entry(case, value), name="Double")])
        settings.set(ANALYSIS_ENGINE, "Double")
        settings.set(PLAY_ENGINE, "Double")
        return Journey(window, settings, qtbot)

    return begin


class Journey:
    def __init__(self, window, settings, qtbot) -> None:
        self.window, self.settings, self.qtbot = window, settings, qtbot
        self.actions = window.commands
        self.engines = window.features.engines

    def run(self, command: Command) -> None:
        self.actions[command].trigger()

    def wait(self, condition) -> None:
        self.qtbot.waitUntil(condition, timeout=PATIENCE)

    @property
    def picture(self):
        return self.window.board_view.board.picture

    def candidate(self, point: Point = D4):
        cell = self.picture.cells.get(point)
        return None if cell is None else cell.candidate

    def analyse(self) -> None:
        self.run(Command.ANALYSE)
        self.wait(lambda: self.candidate() is not None)

    @property
    def moves(self) -> list[tuple[Colour, Point | None]]:
        session = self.window.document.session
        return [tuple(step.move) for step in session.steps_to_cursor() if step.move is not None]


def test_analysis_shows_candidates_on_the_board_and_in_the_panel(journey):
    tour = journey()
    tour.analyse()
    assert tour.candidate().texts == ("60.0", "+2.5", "8")
    assert tour.candidate().best
    [row] = tour.engines.panel.table.candidates.rows
    assert row.point == D4
    assert "Double" in tour.engines.panel.state_text()
    assert tour.window.document.session.tree.is_unedited
    tour.run(Command.ANALYSE)
    assert tour.candidate() is None
    assert not tour.engines.analysis.is_active


def test_analysis_follows_the_cursor(journey):
    tour = journey()
    tour.analyse()
    tour.window.document.play(Point(0, 0))
    assert tour.candidate() is None
    tour.wait(lambda: tour.candidate() is not None)
    assert tour.engines.analysis.position.moves[-1].point == Point(0, 0)
    # The engine reports for White, who is to play now, and the numbers are Black's.
    assert tour.candidate().texts == ("40.0", "−2.5", "8")


def test_a_continuation_appears_only_when_the_pointer_comes_to_its_candidate(journey):
    tour = journey()
    board = tour.window.board_view.board
    point_to(board, D4)
    tour.analyse()
    assert tour.engines.overlay.continuation == []
    point_to(board, Point(0, 0))
    point_to(board, D4)
    assert tour.engines.overlay.continuation == [(BLACK, D4), (WHITE, F6)]
    assert tour.picture.cells[F6].ghost is WHITE
    assert tour.picture.cells[F6].number == "2"
    tour.window.board_view.stepped.emit(-1)
    assert tour.engines.overlay.continuation == [(BLACK, D4)]
    tour.window.board_view.stepped.emit(3)
    assert len(tour.engines.overlay.continuation) == 2
    assert tour.moves == []
    point_to(board, Point(8, 8))
    assert tour.engines.overlay.continuation == []


def test_a_continuation_stays_while_the_engine_changes_its_mind(journey):
    tour = journey()
    tour.analyse()
    point_to(tour.window.board_view.board, D4)
    shown = tour.engines.overlay.continuation
    changed = tour.engines.analysis.analysis
    [candidate] = changed.candidates
    other = candidate._replace(line=(D4, Point(8, 8)))
    tour.engines.analysis.analysis = replace(changed, candidates=(other,))
    tour.engines.analysis.changed.emit()
    assert tour.engines.overlay.continuation == shown


def test_analysis_changes_to_another_engine_and_ends_when_there_is_none(journey, settings):
    tour = journey()
    tour.analyse()
    [one] = read_entries(settings)
    store_entries(settings, [one, replace(one, name="Other")])
    settings.set(ANALYSIS_ENGINE, "Other")
    assert tour.engines.analysis.engine_name == "Other"
    tour.wait(lambda: tour.candidate() is not None)
    settings.set(ANALYSIS_ENGINE, "")
    assert not tour.engines.analysis.is_active
    assert tour.candidate() is None


def test_without_a_continuation_the_wheel_steps_through_the_game(journey):
    tour = journey()
    tour.window.document.play(Point(0, 0))
    tour.analyse()
    tour.window.board_view.stepped.emit(-1)
    assert tour.moves == []


def test_a_continuation_is_added_as_a_variation_and_can_be_undone(journey):
    tour = journey()
    tour.window.document.play(Point(0, 0))
    tour.window.document.go_to(tour.window.document.session.tree.root)
    tour.analyse()
    tour.run(Command.ADD_CONTINUATION)
    document = tour.window.document
    root = document.session.tree.root
    assert document.session.cursor == root
    assert len(document.session.tree.children(root)) == 2
    tour.run(Command.UNDO)
    assert len(document.session.tree.children(root)) == 1


def test_analysis_stops_after_its_time_and_keeps_the_result(journey):
    tour = journey()
    tour.settings.set(ANALYSIS_SECONDS, 1)
    tour.analyse()
    tour.wait(lambda: tour.engines.analysis.is_finished)
    assert tour.candidate() is not None
    assert tour.engines.panel.resume_button.isVisibleTo(tour.engines.panel)
    tour.settings.set(ANALYSIS_SECONDS, 60)
    tour.engines.panel.resume_button.click()
    assert not tour.engines.analysis.is_finished
    tour.wait(lambda: tour.candidate() is not None)


def test_analysis_pauses_while_the_window_is_minimised(journey):
    tour = journey()
    tour.analyse()
    tour.window.showMinimized()
    tour.wait(lambda: tour.engines.analysis.is_paused)
    tour.window.document.play(Point(0, 0))
    tour.window.showNormal()
    tour.wait(lambda: tour.candidate() is not None)
    assert tour.engines.analysis.position.moves[-1].point == Point(0, 0)


def test_the_engine_plays_a_move_that_can_be_undone(journey):
    tour = journey()
    tour.run(Command.ENGINE_MOVE)
    tour.wait(lambda: tour.moves == [(BLACK, D4)])
    tour.run(Command.UNDO)
    assert tour.moves == []


def test_a_move_for_another_position_is_discarded(journey):
    tour = journey("slow genmove", "0.5")
    tour.run(Command.ENGINE_MOVE)
    tour.window.document.play(Point(0, 0))
    tour.qtbot.wait(900)
    assert tour.moves == [(BLACK, Point(0, 0))]


def test_a_hint_is_shown_and_plays_nothing_by_itself(journey):
    tour = journey()
    tour.run(Command.HINT)
    strip = tour.window.message_strip
    tour.wait(lambda: "D4" in strip.text)
    assert tour.moves == []
    assert tour.picture.cells[D4].highlighted
    strip.first_button.click()
    assert tour.moves == [(BLACK, D4)]


def test_recording_turns_engines_off_and_tooltips_say_why(journey):
    tour = journey()
    tour.analyse()
    tour.run(Command.RECORDING)
    assert not tour.engines.analysis.is_active
    assert tour.candidate() is None
    for command in (Command.ANALYSE, Command.HINT, Command.ENGINE_MOVE):
        assert not tour.actions[command].isEnabled()
        assert "Recording" in tour.actions[command].toolTip()
    assert "Recording" in tooltip_in_menu(tour, Command.ANALYSE)
    tour.run(Command.RECORDING)
    assert tour.actions[Command.ANALYSE].isEnabled()


def test_recording_in_one_window_turns_engines_off_in_another_that_has_used_none(host, window):
    other = window.new_window()
    window.commands[Command.RECORDING].trigger()
    for command in (Command.ANALYSE, Command.HINT, Command.ENGINE_MOVE):
        assert not other.commands[command].isEnabled()
    window.commands[Command.RECORDING].trigger()
    assert other.commands[Command.ANALYSE].isEnabled()


def tooltip_in_menu(tour: Journey, command: Command) -> str:
    """Return the tooltip that is shown while the pointer rests on a menu entry."""
    action = tour.actions[command]
    menu = next(each for each in action.associatedObjects() if isinstance(each, QMenu))
    menu.popup(tour.window.pos())
    place = menu.actionGeometry(action).center()
    QApplication.sendEvent(menu, QHelpEvent(QEvent.Type.ToolTip, place, menu.mapToGlobal(place)))
    text = QToolTip.text()
    menu.close()
    return text


def test_an_engine_that_ends_at_its_start_is_reported_once(journey):
    tour = journey("exit at start")
    tour.run(Command.ANALYSE)
    strip = tour.window.message_strip
    tour.wait(lambda: "ended before it answered" in strip.text)
    assert not tour.engines.analysis.is_active
    assert not tour.actions[Command.ANALYSE].isChecked()


def test_a_missing_network_is_named_first(journey, settings, tmp_path):
    tour = journey()
    network = str(tmp_path / "net.bin.gz")
    [one] = read_entries(settings)
    command = (*one.command[:-2], "exit at start", "", "-model", network)
    store_entries(settings, [replace(one, command=command)])
    tour.run(Command.ANALYSE)
    strip = tour.window.message_strip
    tour.wait(lambda: strip.text.startswith(f"Network not found: {network}"))


def test_closing_the_window_while_an_engine_starts_slowly_asks_first(journey, monkeypatch, person):
    monkeypatch.setattr("goboard_gui.engine.supervisor.START_NOTICE_SECONDS", 0.1)
    tour = journey("silence at start")
    tour.run(Command.ANALYSE)
    tour.wait(lambda: tour.engines.analysis.engine.is_starting_slowly)
    person.answers(yes=False)
    assert not tour.window.close()
    assert tour.window.isVisible()
    [(_, question, *_)] = person.asked
    assert "Double is still starting" in question
    person.answers(yes=True)
    assert tour.window.close()


def test_an_engine_without_analysis_says_so(journey):
    tour = journey("no analysis")
    tour.run(Command.ANALYSE)
    tour.wait(lambda: "can't analyse" in tour.window.message_strip.text)


def test_what_is_shown_is_chosen_by_settings(journey):
    tour = journey()
    tour.analyse()
    tour.settings.set(ANALYSIS_PLAYER, "white")
    assert tour.candidate().texts[:2] == ("40.0", "−2.5")
    tour.settings.set(ANALYSIS_CANDIDATES, False)
    assert tour.candidate() is None
    tour.settings.set(ANALYSIS_OWNERSHIP, True)


def test_names_are_in_the_chosen_notation(journey):
    tour = journey()
    tour.analyse()
    tour.window.view_settings.set_notation("andreev")
    model = tour.engines.panel.table.candidates
    assert model.index(0, 0).data() == "+3+3"


@for_each(
    ("value", "player", "rate", "score"),
    [
        (Value(0.5, 0.0), BLACK, "50.0", "0.0"),
        (Value(0.123, -1.26), BLACK, "12.3", "−1.3"),
        (Value(0.123, -1.26), WHITE, "87.7", "+1.3"),
        (Value(None, 3.0), BLACK, "", "+3.0"),
        (Value(0.9, None), WHITE, "10.0", ""),
        (Value(0.5, -0.04), BLACK, "50.0", "0.0"),
    ],
)
def test_numbers_are_those_of_the_chosen_player(value, player, rate, score):
    assert analysis_texts.win_rate_text(value, player) == rate
    assert analysis_texts.score_text(value, player) == score


def test_damaged_entries_in_the_settings_are_left_out(settings):
    from goboard_gui.gui.core.settings import ENGINES

    good = entry("well")
    store_entries(settings, [good])
    stored = settings.get(ENGINES)
    bad = ["", "{", "[]", '{"name": "a"}', '{"name": "a", "command": []}', '{"name": 1}']
    bad += [
        '{"name": "a", "command": ["b"], "perspective": "red"}',
        '{"name": "", "command": ["b"]}',
    ]
    settings.set(ENGINES, [*bad, *stored])
    assert read_entries(settings) == [good]


def test_analysis_is_stored_on_request_with_its_terms_and_can_be_undone(journey):
    tour = journey()
    keep = tour.actions[Command.KEEP_ANALYSIS]
    assert not keep.isEnabled()
    tour.analyse()
    tour.wait(keep.isEnabled)
    session = tour.window.document.session
    assert session.tree.is_unedited
    keep.trigger()
    values = dict(session.tree.properties(session.cursor))
    assert (values["SBKV"], values["SBKS"]) == (("60.00",), ("2.50",))
    assert tour.window.message_strip.notice == "The analysis was stored in the record."
    stored = read_analysis(session.tree, session.cursor, session)
    assert (stored.engine, stored.komi, stored.rules) == ("Double", 0.0, "japanese")
    tour.run(Command.ANALYSE)
    assert tour.engines.panel.state_text() == "In the record: Double, 8 visits"
    assert tour.candidate() is not None
    tour.run(Command.UNDO)
    tour.window.document.display_schedule.flush()
    assert tour.engines.panel.state_text() == "Analysis is off."
    assert tour.candidate() is None


def test_the_stored_time_is_that_since_the_first_result(journey, monkeypatch):
    """Before, an engine may tune itself for minutes, which a review must not take for searching."""
    now = [0.0]
    monkeypatch.setattr(position_analysis, "monotonic", lambda: now[0])
    tour = journey()
    tour.run(Command.ANALYSE)
    analysis = tour.engines.analysis
    now[0] = 100.0
    tour.wait(lambda: analysis.to_keep is not None)
    assert analysis.to_keep.seconds == 0
    now[0] = 102.5
    tour.wait(lambda: analysis.to_keep.seconds == 2.5)


def test_analysis_is_off_during_an_exercise_and_on_again_after_it(journey):
    tour = journey()
    tour.window.document.play(Point(0, 0))
    tour.window.document.play(Point(8, 8))
    tour.run(Command.START)
    tour.analyse()
    tour.run(Command.GUESS)
    assert tour.window.document.is_exercise
    assert not tour.engines.analysis.is_active
    assert not tour.actions[Command.ANALYSE].isChecked()
    assert not tour.actions[Command.ANALYSE].isEnabled()
    assert tour.candidate() is None
    tour.run(Command.GUESS)
    assert tour.actions[Command.ANALYSE].isChecked()
    tour.wait(lambda: tour.candidate() is not None)


def test_a_hint_that_was_asked_for_before_an_exercise_is_not_played_in_it(journey):
    tour = journey()
    tour.window.document.play(Point(0, 0))
    tour.run(Command.START)
    tour.run(Command.ENGINE_MOVE)
    tour.run(Command.GUESS)
    assert tour.window.document.is_exercise
    assert not tour.engines.moves.is_waiting
