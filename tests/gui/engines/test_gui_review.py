"""Journeys with a scripted engine that reviews games: results, cancelling, undo, errors."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import ANALYSIS_ENGINE, REVIEW_VISITS
from goboard_gui.gui.engines import engine_host, game_review, review_commands
from goboard_gui.gui.engines.engine_list import store_entries
from goboard_gui.gui.engines.review_badge import ReviewBadge
from goboard_gui.gui.navigation.moves.move_list import MoveColumn
from goboard_gui.gui.widgets import dialogs
from goboard_gui.gui.widgets.dialogs import UnsavedChoice
from goboard_gui.gui.widgets.minimum_screen import MINIMUM_SCREEN
from goboard_gui.record.stored_analysis.reading import has_analysis, read_analysis
from goboard_gui.study.review.runner import PositionReviewed, ReviewEnded
from tests.engine.harness import entry
from tests.gui.engines.review_cases import GAME

PATIENCE = 120_000
GTP = "sound", "json"


@pytest.fixture
def host(monkeypatch, tmp_path):
    """Return the engines of one test; they end with it."""
    monkeypatch.setattr(engine_host, "engine_folder", lambda: tmp_path / "engines")
    engine_host.engine_host.cache_clear()
    yield engine_host.engine_host()
    engine_host.engine_host().finish()
    engine_host.engine_host.cache_clear()


@pytest.fixture
def review(host, window, settings, qtbot, monkeypatch):
    """Return what opens a game in a window whose engine, a double, misbehaves as a case says."""

    def begin(case: str = "json", value: str = "", game: bytes = GAME) -> Journey:
        made = replace(entry(case, value), name="Double")
        if not case.startswith("json"):
            made = replace(made, json_command=())
        store_entries(settings, [made])
        settings.set(ANALYSIS_ENGINE, "Double")
        settings.set(REVIEW_VISITS, 8)
        window.document.open_games([read_sgf(game).games[0]], None, None)
        return Journey(window, qtbot, monkeypatch)

    return begin


class Journey:
    def __init__(self, window, qtbot, monkeypatch) -> None:
        self.window, self.qtbot = window, qtbot
        self.document, self.strip = window.document, window.message_strip
        self.commands = window.features.review
        self.dialogs = []
        self.prepare = lambda dialog: None
        monkeypatch.setattr(review_commands.dialogs, "run_modal", self._answer)

    def _answer(self, dialog) -> bool:
        self.dialogs.append(dialog)
        self.prepare(dialog)
        if dialog.start_button.isEnabled():
            dialog.accept()
            return True
        return False

    def run(self, command: Command) -> None:
        self.window.commands[command].trigger()

    def start(self) -> None:
        self.run(Command.REVIEW_GAME)
        assert self.commands.review.is_running

    def wait(self, condition) -> None:
        self.qtbot.waitUntil(condition, timeout=PATIENCE)

    def finish(self) -> None:
        self.wait(lambda: not self.commands.review.is_running)
        self.document.display_schedule.flush()

    @property
    def tree(self):
        return self.document.session.tree

    def analysed(self) -> list[int]:
        """Return the move numbers of the main line whose positions have analysis."""
        return [
            number
            for number, node in enumerate(self.tree.main_line())
            if any(ident == "GBAN" for ident, _ in self.tree.properties(node))
        ]


@pytest.fixture
def slowly(monkeypatch):
    """Write results after each of them."""
    monkeypatch.setattr(game_review, "_WRITE_MS", 0)


@pytest.mark.parametrize("case", GTP)
def test_a_review_stores_its_results_in_one_step(review, case):
    tour = review(case)
    cursor = tour.document.session.cursor
    tour.start()
    [dialog] = tour.dialogs
    assert dialog.size_label.text() == "7 positions, at most 35 s"
    assert (dialog.komi.value(), dialog.rules.text()) == (6.5, "Chinese rules")
    tour.finish()
    assert tour.analysed() == list(range(7))
    assert tour.document.session.cursor == cursor
    assert tour.strip.notice == "Review by Double finished: 7 positions."
    assert tour.document.undo_stack.count() == 1
    tour.strip.notice_line.first_button.click()
    assert not has_analysis(tour.tree)
    assert tour.tree.has_same_positions(read_sgf(GAME).games[0]) is False  # of another file
    tour.run(Command.REDO)
    assert tour.analysed() == list(range(7))


def test_the_saved_values_are_percent_and_points_for_black(review):
    tour = review("json")
    tour.start()
    tour.finish()
    for node in tour.tree.main_line():
        values = dict(tour.tree.properties(node))
        assert (values["SBKV"], values["SBKS"]) == (("60.00",), ("1.50",))


def test_losses_of_a_review_appear_in_the_list_of_moves_and_in_the_panel(review):
    tour = review("sound")  # for it, the player to move leads by 2.5 points
    tour.start()
    tour.finish()
    model = tour.window.panels.moves.model()
    losses = [model.index(row, MoveColumn.LOSS).data() for row in range(model.rowCount())]
    assert losses == ["5.0"] * 6
    rows = {row.label.strip(): (row.black, row.white) for row in tour.commands.panel.report.rows}
    assert rows["Points lost per move"] == ("5.0", "5.0")
    titles = [
        tour.commands.panel.report.headerData(
            column, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole
        )
        for column in range(3)
    ]
    assert titles == [None, "Black", "White"]
    assert rows["Mistakes"] == ("3", "3")
    assert rows["3 to 6"] == ("3", "3")
    assert tour.commands.panel.graph.graph.mistakes == [1, 2, 3, 4, 5, 6]
    assert tour.commands.panel.source_label.text() == "Double, Chinese rules, komi 6.5"


def test_a_second_run_analyses_only_what_is_missing(review):
    tour = review("json")
    tour.start()
    tour.finish()
    tour.run(Command.REVIEW_GAME)
    assert tour.dialogs[-1].size_label.text() == (
        "All positions have been analysed with these settings."
    )
    assert not tour.commands.review.is_running
    tour.document.go_to(tour.document.session.line[-1])
    tour.document.play(Point(0, 8))
    tour.prepare = lambda dialog: dialog.komi.setValue(7.5)
    tour.start()
    assert tour.dialogs[-1].total == 8
    tour.finish()
    tour.prepare = lambda dialog: dialog.komi.setValue(7.5)
    tour.document.play(Point(8, 8))
    tour.start()
    assert tour.dialogs[-1].total == 1
    tour.finish()


def test_all_variations_are_reviewed_on_request(review):
    tour = review("json", game=b"(;SZ[9];B[ee](;W[cc])(;W[gg];B[cc]))")
    tour.prepare = lambda dialog: dialog.variations.setChecked(True)
    tour.start()
    assert tour.dialogs[-1].total == 5
    tour.finish()
    assert all(
        any(ident == "GBAN" for ident, _ in tour.tree.properties(node))
        for node in tour.tree.preorder()
    )


@pytest.mark.usefixtures("slowly")
def test_cancelling_keeps_what_is_done_and_the_review_can_be_continued(review):
    tour = review("json silent after the first")
    tour.start()
    tour.wait(lambda: tour.commands.review.progress[0] == 1)
    assert tour.commands.panel.state_label.text() == "Double: 1 of 7 positions"
    tour.commands.panel.progress.cancel_button.click()
    tour.finish()
    assert tour.analysed() == [0]
    assert tour.strip.notice == "Review by Double cancelled after 1 position."
    assert not tour.window.commands[Command.CANCEL_REVIEW].isEnabled()
    tour.run(Command.REVIEW_GAME)
    assert tour.dialogs[-1].total == 6
    tour.run(Command.CANCEL_REVIEW)
    tour.finish()


@pytest.mark.usefixtures("slowly")
def test_an_edit_by_the_user_divides_the_step_and_undo_leaves_it(review):
    tour = review("json waits")
    tour.start()
    deliver = tour.commands.review._receive
    line = list(tour.document.session.line)
    results = results_for(tour, line)
    deliver(results[0])
    tour.wait(lambda: tour.analysed() == [0])
    deliver(results[1])
    tour.wait(lambda: tour.analysed() == [0, 1])
    assert tour.document.undo_stack.count() == 1
    tour.document.set_comment("in between")
    deliver(results[2])
    tour.wait(lambda: tour.analysed() == [0, 1, 2])
    deliver(results[3])
    tour.wait(lambda: tour.analysed() == [0, 1, 2, 3])
    assert tour.document.undo_stack.count() == 3
    tour.run(Command.CANCEL_REVIEW)
    tour.run(Command.UNDO)
    assert tour.analysed() == [0, 1]
    assert dict(tour.tree.properties(line[0]))["C"] == ("in between",)


def results_for(tour, line):
    from goboard_gui.go import Colour
    from tests.gui.engines.review_cases import stored

    players = tuple(Colour)
    return [PositionReviewed(node, stored(players[at % 2], 1.0)) for at, node in enumerate(line)]


@pytest.mark.usefixtures("slowly")
def test_results_for_positions_that_changed_meanwhile_are_dropped(review):
    tour = review("json waits")
    tour.start()
    line = list(tour.document.session.line)
    results = results_for(tour, line)
    tour.document.go_to(line[3])
    tour.document.remove_node()  # and everything after it
    for result in results:
        tour.commands.review._receive(result)
    tour.wait(lambda: tour.analysed() == [0, 1, 2])
    tour.run(Command.CANCEL_REVIEW)


@pytest.mark.usefixtures("slowly")
def test_results_wait_while_an_edit_can_be_redone_until_the_review_ends(review):
    tour = review("json waits")
    tour.start()
    line = list(tour.document.session.line)
    tour.document.go_to(line[-1])
    tour.document.play(Point(0, 8))
    tour.run(Command.UNDO)
    tour.commands.review._receive(results_for(tour, line)[0])
    tour.qtbot.wait(100)
    assert tour.analysed() == []
    tour.run(Command.REDO)
    tour.wait(lambda: tour.analysed() == [0])
    tour.run(Command.CANCEL_REVIEW)


@pytest.mark.usefixtures("slowly")
def test_undoing_the_results_ends_the_review(review):
    tour = review("json waits")
    tour.start()
    line = list(tour.document.session.line)
    tour.commands.review._receive(results_for(tour, line)[0])
    tour.wait(lambda: tour.analysed() == [0])
    tour.run(Command.UNDO)
    assert not tour.commands.review.is_running
    assert tour.analysed() == []
    tour.run(Command.REDO)
    assert tour.analysed() == [0]


@pytest.mark.usefixtures("slowly")
def test_messages_and_prompts_stay_while_results_come_in(review):
    tour = review("json waits")
    tour.start()
    tour.window.features.tools.select_tool(Command.TOOL_PLAY)
    tour.strip.show_message("a message until the next edit")
    tour.commands.review._receive(results_for(tour, list(tour.document.session.line))[0])
    tour.wait(lambda: tour.analysed() == [0])
    assert tour.strip.text == "a message until the next edit"
    tour.run(Command.CANCEL_REVIEW)


@pytest.fixture
def unhurriedly(monkeypatch):
    """Write no result before its time."""
    monkeypatch.setattr(game_review, "_WRITE_MS", 2 * PATIENCE)


def begin_with_two_results(review) -> Journey:
    """Return a review of which two results have arrived that are not in the record yet."""
    tour = review("json waits")
    tour.start()
    for result in results_for(tour, list(tour.document.session.line))[:2]:
        tour.commands.review._receive(result)
    assert tour.analysed() == []
    return tour


def copy_game(tour) -> None:
    tour.document.go_to(tour.document.session.line[-1])
    tour.run(Command.SPLIT_OFF)


ENDS = {
    "another game": lambda tour: tour.document.go_to_game(1),
    "a new game": copy_game,
    "recording": lambda tour: tour.run(Command.RECORDING),
    "cancelling": lambda tour: tour.run(Command.CANCEL_REVIEW),
    "the engine": lambda tour: tour.commands.review._receive(ReviewEnded()),
}


@pytest.mark.usefixtures("unhurriedly")
@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_results_that_have_arrived_are_stored_when_a_review_ends(review, end):
    tour = begin_with_two_results(review)
    tour.document.change_games("games", [*tour.document.games, read_sgf(GAME).games[0]], 0)
    end(tour)
    assert not tour.commands.review.is_running
    tour.document.go_to_game(0)
    assert tour.analysed() == [0, 1]


@pytest.mark.usefixtures("unhurriedly")
def test_results_are_stored_before_it_is_asked_what_becomes_of_them(review, person):
    tour = begin_with_two_results(review)
    assert not tour.document.is_modified
    person.answers(unsaved=UnsavedChoice.CANCEL)
    assert not tour.window.document_io.confirm_discard()
    assert tour.analysed() == [0, 1]
    assert tour.commands.review.is_running
    tour.run(Command.CANCEL_REVIEW)


@pytest.mark.usefixtures("unhurriedly")
def test_results_that_arrive_during_the_question_are_saved_as_well(review, monkeypatch):
    tour = begin_with_two_results(review)
    document_io = tour.window.document_io

    def ask(*_arguments, **_options) -> UnsavedChoice:
        tour.commands.review._receive(results_for(tour, list(tour.document.session.line))[2])
        return UnsavedChoice.SAVE

    saved = []
    monkeypatch.setattr(dialogs, "ask_unsaved", ask)
    monkeypatch.setattr(document_io.saver, "save", lambda: saved.append(tour.analysed()))
    document_io.confirm_discard()
    assert saved == [[0, 1, 2]]
    tour.run(Command.CANCEL_REVIEW)


@pytest.mark.usefixtures("unhurriedly")
def test_undone_edits_do_not_hold_results_back_when_another_game_is_opened(review):
    tour = begin_with_two_results(review)
    tour.document.set_comment("undone")
    tour.run(Command.UNDO)
    tour.document.pending_edits_requested.emit()
    assert tour.analysed() == [0, 1]
    tour.run(Command.CANCEL_REVIEW)


def test_another_record_ends_the_review(review):
    tour = review("json waits")
    tour.start()
    tour.document.open_games([read_sgf(GAME).games[0]], None, None)
    assert not tour.commands.review.is_running
    assert tour.analysed() == []


def test_recording_ends_a_review_and_tooltips_say_why(review):
    tour = review("json waits")
    tour.start()
    tour.run(Command.RECORDING)
    assert not tour.commands.review.is_running
    action = tour.window.commands[Command.REVIEW_GAME]
    assert not action.isEnabled()
    assert "Recording" in action.toolTip()
    assert "Recording" in tour.commands.panel.state_label.text()
    tour.run(Command.RECORDING)
    assert action.isEnabled()


def test_the_progress_is_in_the_panel_and_in_the_status_bar(review, monkeypatch):
    times = iter(range(100))
    monkeypatch.setattr(game_review, "monotonic", lambda: next(times))
    tour = review("json waits")
    tour.start()
    [badge] = tour.window.findChildren(ReviewBadge)
    texts = []
    for result in results_for(tour, list(tour.document.session.line))[:4]:
        tour.commands.review._receive(result)
        texts.append(tour.commands.panel.state_label.text())
    assert texts == [
        "Double: 1 of 7 positions",
        "Double: 2 of 7 positions",
        "Double: 3 of 7 positions, about 4 s left",
        "Double: 4 of 7 positions, about 3 s left",
    ]
    badge.refresh()
    assert badge.text() == "Review: 4/7"
    tour.window.panels.review.hide()
    badge.click()
    assert tour.window.panels.review.isVisible()
    tour.run(Command.CANCEL_REVIEW)
    assert badge.isHidden()


def test_a_review_and_an_analysis_fit_into_a_narrow_window(review):
    tour = review("json waits")
    tour.start()
    tour.run(Command.ANALYSE)
    tour.wait(lambda: tour.window.features.engines.analysis.is_active)
    QCoreApplication.processEvents()
    bar = tour.window.statusBar()
    assert bar.minimumSizeHint().width() <= MINIMUM_SCREEN.width()
    tour.run(Command.CANCEL_REVIEW)


def test_recording_in_another_window_ends_a_review(review):
    tour = review("json waits")
    other = tour.window.new_window()
    tour.start()
    other.commands[Command.RECORDING].trigger()
    assert not tour.commands.review.is_running
    assert not tour.window.commands[Command.REVIEW_GAME].isEnabled()
    other.commands[Command.RECORDING].trigger()
    assert tour.window.commands[Command.REVIEW_GAME].isEnabled()


@pytest.mark.usefixtures("unhurriedly")
def test_a_window_that_is_to_be_closed_asks_about_the_results_and_then_ends_its_review(
    review, person
):
    tour = begin_with_two_results(review)
    running = tour.commands.review
    person.answers(unsaved=UnsavedChoice.CANCEL)
    assert not tour.window.close()
    assert (running.is_running, tour.analysed()) == (True, [0, 1])
    assert len(person.asked) == 1
    person.answers(unsaved=UnsavedChoice.DISCARD)
    assert tour.window.close()
    assert not running.is_running


def test_live_analysis_of_the_engine_stops_first(review, settings):
    tour = review("well")
    tour.run(Command.ANALYSE)
    analysis = tour.window.features.engines.analysis
    tour.wait(lambda: analysis.analysis is not None)
    tour.start()
    tour.wait(lambda: not analysis.is_active)
    tour.finish()
    assert tour.analysed() == list(range(7))


def test_an_engine_that_dies_twice_ends_the_review_with_a_way_on(review):
    tour = review("json exit after the first answer")
    tour.start()
    tour.finish()
    assert tour.analysed() == [0]
    assert "ended unexpectedly" in tour.strip.text
    assert "1 position is stored." in tour.strip.text
    assert [button.text() for button in tour.strip.buttons][:2] == ["Continue Review…", "Engines…"]
    tour.prepare = lambda dialog: None
    tour.strip.first_button.click()
    assert tour.dialogs[-1].total == 6
    assert not tour.strip.has_message
    tour.run(Command.CANCEL_REVIEW)


def undo_results(tour) -> None:
    tour.run(Command.UNDO)


def open_another_file(tour) -> None:
    tour.document.open_games([read_sgf(GAME).games[0]], None, None)


def go_to_another_game(tour) -> None:
    tour.document.change_games("games", [*tour.document.games, read_sgf(GAME).games[0]], 0)
    assert tour.strip.has_message
    tour.document.go_to_game(1)


@pytest.mark.parametrize("leave", [undo_results, open_another_file, go_to_another_game])
def test_the_error_of_a_review_disappears_when_it_no_longer_applies(review, leave):
    tour = review("json exit after the first answer")
    tour.start()
    tour.finish()
    tour.document.go_to(tour.document.session.line[-1])
    assert "1 position is stored." in tour.strip.text
    leave(tour)
    assert not tour.strip.has_message


def test_the_error_of_a_review_stays_while_edits_after_it_are_undone(review):
    tour = review("json exit after the first answer")
    tour.start()
    tour.finish()
    tour.document.set_comment("later")
    tour.run(Command.UNDO)
    assert "1 position is stored." in tour.strip.text


def test_an_engine_without_a_program_is_reported(review, settings):
    tour = review("json")
    gone = replace(entry("json"), name="Gone", command=("/no/engine",), json_command=("/no/e",))
    store_entries(settings, [gone])
    settings.set(ANALYSIS_ENGINE, "Gone")
    tour.start()
    tour.finish()
    assert tour.strip.text.startswith("Program not found: /no/e")
    assert not has_analysis(tour.tree)


def test_a_komi_that_the_engine_refuses_asks_for_another(review):
    tour = review("json", game=b"(;SZ[9]KM[6.3];B[ee])")
    tour.run(Command.REVIEW_GAME)
    [dialog] = tour.dialogs
    assert not dialog.start_button.isEnabled()
    assert dialog.problem.text() == "Double can't play with a komi of 6.3; the nearest is 6.5."
    tour.prepare = lambda dialog: dialog.nearest_button.click()
    tour.start()
    tour.finish()
    session = tour.document.session
    assert read_analysis(session.tree, session.cursor, session).komi == 6.5


def test_refused_moves_are_sent_as_setup_and_marked(review):
    tour = review("json refuses a move", "G3")
    tour.start()
    tour.finish()
    line = tour.document.session.line
    tour.document.go_to(line[4])
    session = tour.document.session
    assert read_analysis(session.tree, session.cursor, session).as_setup
    tour.window.panels.analysis.show()
    tour.document.display_schedule.flush()
    assert "sent as setup" in tour.window.features.engines.panel.state_text()


def test_gnu_go_is_listed_but_cannot_be_chosen(review, settings):
    tour = review("json")
    gnu_go = replace(entry("json"), name="GNU Go", command=("/usr/games/gnugo",), json_command=())
    store_entries(settings, [gnu_go])
    tour.run(Command.REVIEW_GAME)
    [dialog] = tour.dialogs
    assert not dialog.start_button.isEnabled()
    assert not dialog.engines.model().item(0).isEnabled()
    assert dialog.problem.text() == "No engine in the list can analyse positions."


def test_without_an_engine_the_list_of_engines_opens(review, settings, monkeypatch):
    tour = review("json")
    store_entries(settings, [])
    opened = []

    class Dialog:
        def offer_role(self, role, then) -> None:
            opened.append(role)

    monkeypatch.setattr(tour.window.features.engines, "open_engines", Dialog)
    tour.run(Command.REVIEW_GAME)
    assert opened == [ANALYSIS_ENGINE]
    assert tour.dialogs == []
