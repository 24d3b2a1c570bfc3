"""Requests to an engine that behaves: what is sent, what is reported, and what ends what."""

from __future__ import annotations

from time import monotonic

import pytest

from goboard_gui.engine import process, requests, supervisor
from goboard_gui.engine.errors import StartFailure
from goboard_gui.engine.events import (
    AnalysisCompleted,
    EngineStatus,
    MoveReceived,
    MoveSearchBegan,
    StatusChanged,
)
from goboard_gui.engine.limits import AnalysisLimits
from goboard_gui.engine.time_control import CanadianTime, GameTime, TimeLeft
from goboard_gui.go import Board, Colour, Point
from goboard_gui.go.analysis import Value
from tests.cases import for_each
from tests.engine.harness import PATIENCE, desk, engine_threads, is_alive, pids, position

MOVE, HINT = "move D4", "hint D4"
ANALYSE = "kata-analyze {} interval 20 rootInfo true ownership true"


def test_an_analysis_reports_candidates_for_black_until_it_is_stopped(tmp_path):
    with desk(tmp_path, "sound") as engine:
        engine.supervisor.analyse(position("E5"))
        engine.wait_until(lambda: len(engine.analyses()) >= 3)
        assert engine.statuses()[-1] is EngineStatus.ANALYSING
        engine.supervisor.stop_analysis()
        engine.wait_for_status(EngineStatus.READY)
    received = engine.analyses()[-1]
    assert received.position == position("E5")
    [candidate] = received.analysis.candidates
    assert candidate.point == Point(3, 5)
    assert candidate.value == Value(pytest.approx(0.4), -2.5)
    assert ANALYSE.format("W") in engine.sent()
    assert engine.seen() == ["analysis"]


def test_an_analysis_is_reported_at_most_five_times_a_second(tmp_path):
    with desk(tmp_path, "flood of analysis") as engine:
        start = monotonic()
        engine.supervisor.analyse(position())
        engine.wait_until(lambda: len(engine.analyses()) >= 3)
        engine.supervisor.stop_analysis()
        engine.wait_for_status(EngineStatus.READY)
        seconds = monotonic() - start
    assert len(engine.analyses()) <= seconds / supervisor.ANALYSIS_SECONDS + 2


@pytest.mark.parametrize("case", ["sound", "two answers in one write", "flood of analysis"])
def test_each_request_ends_the_analysis_before_it(tmp_path, case):
    with desk(tmp_path, case) as engine:
        engine.supervisor.analyse(position())
        engine.wait_for("analysis")
        engine.supervisor.request_hint(position())
        engine.wait_for("analysis", HINT)
        engine.supervisor.analyse(position("E5"))
        engine.wait_for("analysis", HINT, "analysis")
        assert engine.analyses()[-1].position == position("E5")
        engine.supervisor.request_move(position("E5"))
        engine.wait_for("analysis", HINT, "analysis", MOVE)
        engine.supervisor.analyse(position("E5 D4"))
        engine.supervisor.send_command("komi 7")
        engine.wait_until(lambda: "answer to komi 7" in engine.seen())
        engine.wait_for_status(EngineStatus.READY)


def test_a_request_is_carried_out_wherever_it_overtakes_an_analysis(tmp_path):
    """The analysis is being started, synchronised, or searched for when the move is requested."""
    with desk(tmp_path, "sound") as engine:
        for number, ticks in enumerate((0, 0, 1, 2, 3, 5, 8), 1):
            engine.supervisor.analyse(position("E5 " * (number % 2)))
            engine.wait_ticks(ticks)
            engine.supervisor.request_move(position())
            engine.wait_until(lambda count=number: engine.seen().count(MOVE) == count)
    assert set(engine.seen()) <= {MOVE, "analysis"}


def test_of_many_analyses_the_last_one_runs(tmp_path):
    with desk(tmp_path, "sound") as engine:
        for count in range(30):
            engine.supervisor.analyse(position(" ".join(["E5", "F5", "G5", "H5"][: count % 5])))
        engine.wait_until(
            lambda: engine.analyses() and engine.analyses()[-1].position == position("E5 F5 G5 H5")
        )
        assert sum(ANALYSE[:12] in text for text in engine.sent()) <= 5


def test_an_analysis_that_was_stopped_before_it_began_does_not_run(tmp_path):
    with desk(tmp_path, "sound") as engine:
        engine.supervisor.analyse(position())
        engine.supervisor.stop_analysis()
        engine.wait_for_status(EngineStatus.READY)
        engine.supervisor.request_move(position())
        engine.wait_for(MOVE)
    assert not any("analyze" in text for text in engine.sent())


def test_an_engine_that_does_not_stop_analysing_is_reported(tmp_path, monkeypatch):
    monkeypatch.setattr(supervisor, "SILENCE_SECONDS", 1.5)
    monkeypatch.setattr(process, "GRACE_SECONDS", 0.3)
    told = f"delayed: {ANALYSE.format('B')}"
    with desk(tmp_path, "never stops") as engine:
        engine.supervisor.analyse(position())
        engine.wait_for("analysis")
        engine.supervisor.request_move(position())
        engine.wait_until(lambda: told in engine.seen())
        engine.supervisor.restart()
        engine.wait_until(lambda: len(pids(tmp_path)) == 2)
    assert engine.seen().count(told) == 1
    assert MOVE not in engine.seen()


def test_a_silent_analysis_after_two_passes_is_not_reported(tmp_path, monkeypatch):
    monkeypatch.setattr(supervisor, "SILENCE_SECONDS", 1.0)
    with desk(tmp_path, "analysis", "nothing") as engine:
        engine.supervisor.analyse(position("D4 pass pass"))
        engine.wait_for_status(EngineStatus.ANALYSING)
        engine.wait_ticks(150)
        assert engine.seen() == []
        engine.supervisor.analyse(position("D4 pass"))
        engine.wait_for(f"delayed: {ANALYSE.format('B')}")


LIMITS = [
    (AnalysisLimits(visits=8), 0),
    (AnalysisLimits(visits=10**6, seconds=0.1), 0.1),
    (AnalysisLimits(seconds=0.1), 0.1),
]


@pytest.mark.parametrize(("limits", "least"), LIMITS)
@pytest.mark.parametrize("case", ["sound", "flood of analysis"])
def test_an_analysis_within_limits_reports_its_end_only(tmp_path, case, limits, least):
    with desk(tmp_path, case) as engine:
        start = monotonic()
        for asked in (position("E5"), position("E5 F6")):
            engine.supervisor.analyse_within(asked, limits)
        engine.wait_for("AnalysisCompleted", "AnalysisCompleted")
        seconds = monotonic() - start
    completed = [each for each in engine.events if isinstance(each, AnalysisCompleted)]
    assert [each.position for each in completed] == [position("E5"), position("E5 F6")]
    assert [each.analysis.candidates[0].value.score for each in completed] == [-2.5, 2.5]
    assert seconds >= 2 * least
    assert "kata-analyze W interval 10 rootInfo true" in engine.sent()


HINTS = [
    ("sound", "reg_genmove B", False),
    ("hint by analysis", ANALYSE.format("B"), False),
    ("no hints", "genmove B", True),
]


@pytest.mark.parametrize(("case", "command", "undone"), HINTS)
def test_a_hint_leaves_the_game_of_the_engine_as_it_is(
    tmp_path, monkeypatch, case, command, undone
):
    monkeypatch.setattr(requests, "HINT_SECONDS", 0.2)
    with desk(tmp_path, case) as engine:
        engine.supervisor.request_hint(position())
        engine.wait_for(HINT)
        engine.wait_for_status(EngineStatus.READY)
        engine.supervisor.request_move(position("E5"))
        engine.wait_for(HINT, MOVE)
    sent = engine.sent()
    assert command in sent
    assert ("undo" in sent) is undone
    assert sent.count("clear_board") == 1
    if undone:
        assert sent.index("undo") == sent.index(command) + 1


def test_a_hint_by_analysis_is_a_legal_move(tmp_path, monkeypatch):
    monkeypatch.setattr(requests, "HINT_SECONDS", 0.1)
    line = "info move D4 visits 8 order 0 pv D4 info move F6 visits 2 order 1 pv F6"
    with desk(tmp_path, "hint by analysis", line) as engine:
        engine.supervisor.request_hint(position("D4"))
        engine.wait_for("hint F6")


def test_a_move_is_remembered_as_played(tmp_path):
    with desk(tmp_path, "sound") as engine:
        engine.supervisor.request_move(position("E5"))
        engine.wait_for(MOVE)
        engine.supervisor.request_move(position("E5 D4 F6"))
        engine.wait_until(lambda: engine.seen() == [MOVE, "IllegalMoveError"])
    at = engine.sent().index("genmove W")
    assert engine.sent()[at + 1 : at + 3] == ["play B F6", "genmove W"]
    assert engine.error().point == Point(3, 5)


TIME = GameTime(CanadianTime(60, 30, 5), TimeLeft(12.7, 3), TimeLeft(60))
TIME_COMMANDS = ["time_settings 60 30 5", "time_left B 12 3", "time_left W 60 0"]


def test_the_time_left_is_sent_right_before_the_search_which_is_reported(tmp_path):
    with desk(tmp_path, "keeps time") as engine:
        engine.supervisor.prepare(position("E5"), TIME)
        engine.wait_for("prepared")
        assert "genmove W" not in engine.sent()
        engine.supervisor.request_move(position("E5"), TIME)
        engine.wait_for("prepared", MOVE)
    at = engine.sent().index("genmove W")
    assert engine.sent()[at - 3 : at] == TIME_COMMANDS
    kinds = [type(event) for event in engine.events]
    assert kinds.index(MoveSearchBegan) < kinds.index(MoveReceived)


def test_an_engine_without_time_commands_fails_before_the_game(tmp_path):
    with desk(tmp_path, "sound") as engine:
        engine.supervisor.prepare(position(), TIME)
        engine.wait_for("MissingCommandError")
        assert engine.error().command == "time_settings"


def test_a_request_that_has_not_begun_can_be_discarded(tmp_path):
    with desk(tmp_path, "slow genmove", "2") as engine:
        engine.supervisor.request_move(position())
        engine.wait_until(lambda: "genmove B" in engine.sent())
        engine.supervisor.request_move(position("E5"))
        engine.supervisor.discard_requests()
        engine.supervisor.request_move(position("E5 D4"))
        engine.wait_until(lambda: len(engine.seen()) == 2)
    assert [text for text in engine.sent() if text.startswith("genmove")] == ["genmove B"] * 2


def test_the_board_is_unknown_after_an_error_or_a_command_of_the_console(tmp_path):
    with desk(tmp_path, "refuses play", "E5") as engine:
        engine.supervisor.request_move(position())
        engine.wait_for(MOVE)
        engine.supervisor.request_move(position("F6 E5 D4"))
        engine.wait_for(MOVE, "RejectedMoveError")
        error = engine.error()
        assert (error.number, error.point, error.answer) == (2, Point(4, 4), "play is refused")
        engine.supervisor.request_move(position())
        engine.wait_for(MOVE, "RejectedMoveError", MOVE)
        engine.supervisor.send_command("komi 5")
        engine.supervisor.request_move(position())
        engine.wait_for(MOVE, "RejectedMoveError", MOVE, "answer to komi 5", MOVE)
    assert engine.sent().count("clear_board") == 3
    assert "play B D4" not in engine.sent(), "moves after a rejected one were sent"


@for_each(
    ("typed", "sent"),
    [
        ("name", "name"),
        ("  komi\t6.5  ", "komi 6.5"),
        ("komi 6.5\nquit", "komi 6.5 quit"),
        ("komi 6.5\r\nclear_board", "komi 6.5 clear_board"),
        ("komi \ud800", "komi \ud800"),
        ("", None),
        (" \n ", None),
        ("# comment", None),
    ],
)
def test_a_typed_command_is_one_line(tmp_path_factory, typed, sent):
    with desk(tmp_path_factory.mktemp("console"), "sound") as engine:
        engine.supervisor.send_command(typed)
        engine.supervisor.send_command("version")
        expected = [] if sent is None else [f"answer to {sent}"]
        engine.wait_for(*expected, "answer to version")


def test_quit_in_the_console_stops_the_engine(tmp_path):
    with desk(tmp_path, "sound") as engine:
        engine.supervisor.start()
        engine.wait_for_status(EngineStatus.READY)
        engine.supervisor.send_command("quit")
        engine.wait_for_status(EngineStatus.STOPPED)
        assert not any(map(is_alive, pids(tmp_path)))
    assert engine.seen() == []


def test_a_streaming_command_of_the_console_ends_with_the_next_request(tmp_path):
    with desk(tmp_path, "sound") as engine:
        engine.supervisor.send_command("kata-analyze B 10")
        engine.wait_until(
            lambda: any("info" in line.text for line in engine.supervisor.transcript.since())
        )
        engine.supervisor.request_move(position())
        engine.wait_until(lambda: engine.seen() == ["answer to kata-analyze B 10", MOVE])


def test_restart_ends_a_request_and_goes_on_with_the_analysis(tmp_path):
    with desk(tmp_path, "sound") as engine:
        engine.supervisor.analyse(position())
        engine.wait_for("analysis")
        engine.supervisor.restart()
        engine.wait_until(lambda: len(pids(tmp_path)) == 2)
        count = len(engine.analyses())
        engine.wait_until(lambda: len(engine.analyses()) > count + 2)
        assert not is_alive(pids(tmp_path)[0])
    assert engine.seen() == ["analysis"]


def test_requests_return_at_once_while_an_engine_is_being_ended(tmp_path, monkeypatch):
    monkeypatch.setattr(process, "GRACE_SECONDS", 1.0)
    with desk(tmp_path, "ignores its end") as engine:
        engine.supervisor.request_move(position())
        engine.wait_for(MOVE)
        engine.supervisor.stop()
        before = monotonic()
        engine.supervisor.analyse(position())
        engine.supervisor.stop_analysis()
        engine.supervisor.request_move(position())
        assert monotonic() - before < 1.5
        engine.wait_for(MOVE, MOVE)
        assert [is_alive(pid) for pid in pids(tmp_path)] == [False, False, True, True]


def test_what_can_not_be_sent_is_reported_and_nothing_is_sent(tmp_path):
    surrounded = Board.from_rows("OX.", "X..", "...")
    with desk(tmp_path, "sound") as engine:
        engine.supervisor.request_move(position(setup=surrounded))
        engine.wait_for("UnsendablePositionError")
    assert engine.sent()[4:] == ["quit"]


def test_a_missing_command_is_reported(tmp_path):
    with desk(tmp_path, "no analysis") as engine:
        engine.supervisor.analyse(position())
        engine.wait_for("MissingCommandError")
        engine.wait_for_status(EngineStatus.READY)


def test_the_capabilities_are_known_after_the_start(tmp_path):
    with desk(tmp_path, "sound") as engine:
        engine.supervisor.start()
        engine.wait_for_status(EngineStatus.READY)
    [ready] = [
        each
        for each in engine.events
        if isinstance(each, StatusChanged) and each.status is EngineStatus.READY
    ]
    assert ready.capabilities.name == "Double"
    assert ready.capabilities.analysis_command == "kata-analyze"
    assert ready.capabilities.hint_command == "reg_genmove"


def test_a_folder_that_can_not_be_made_is_reported(tmp_path):
    file = tmp_path / "file"
    file.touch()
    with desk(file / "folder", "sound") as engine:
        engine.supervisor.start()
        engine.wait_for("StartError")
    assert engine.error().reason is StartFailure.NO_FOLDER


def test_closing_at_once_leaves_nothing(tmp_path):
    with desk(tmp_path, "sound") as engine:
        engine.supervisor.request_move(position())
        engine.supervisor.close()
        assert engine.supervisor.join(PATIENCE)
    assert not engine_threads()
    assert engine.seen() == []


def test_the_working_folder_and_temporary_files_are_ours(tmp_path):
    folder = tmp_path / "new" / "engine"
    with desk(folder, "sound") as engine:
        engine.supervisor.start()
        engine.wait_for_status(EngineStatus.READY)
        assert (folder / "pids").exists()
        assert (folder / process.EMPTY_FILE).read_bytes() == b""
        assert (folder / "tmp").is_dir()


def test_a_move_by_white_is_for_white(tmp_path):
    with desk(tmp_path, "sound") as engine:
        engine.supervisor.request_move(position(first=Colour.WHITE))
        engine.wait_for(MOVE)
    assert "genmove W" in engine.sent()
