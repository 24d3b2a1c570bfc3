"""What the scripted engine does wrong: nothing but legal moves is reported, and one message."""

from __future__ import annotations

import os
import signal

import pytest

from goboard_gui.engine import process, supervisor
from goboard_gui.engine.errors import StartFailure
from goboard_gui.engine.events import EngineStatus
from goboard_gui.go import Board
from tests.engine.harness import desk, engine_threads, is_alive, pids, position

MOVE = "move D4"
BAD = "UnexpectedAnswerError"

ANSWERS_TO_GENMOVE = [
    ("CR LF", "", MOVE),
    ("one byte at a time", "", MOVE),
    ("no id", "", MOVE),
    ("no blank after the sign", "", MOVE),
    ("blank before the sign", "", MOVE),
    ("NUL", "", MOVE),
    ("junk of 10 MB", "", MOVE),
    ("10 MB of stderr", "", MOVE),
    ("complaint at start", "", MOVE),
    ("nothing listed", "", MOVE),
    ("refuses name", "", MOVE),
    ("refuses list_commands", "", MOVE),
    ("genmove", "pass", "move pass"),
    ("genmove", "PASS", "move pass"),
    ("genmove", "d4", MOVE),
    ("genmove", "resign", "resigns"),
    ("genmove", "Resign", "resigns"),
    ("genmove", "I5", BAD),
    ("genmove", "T19", BAD),
    ("genmove", "D0", BAD),
    ("genmove", "E5 D4", BAD),
    ("genmove", "\N{FULLWIDTH LATIN CAPITAL LETTER D}4", BAD),
    ("genmove", "nan", BAD),
    ("wrong id", "", BAD),
    ("an empty answer", "", BAD),
    ("invalid UTF-8", "", BAD),
    ("a line of 10 MB", "", BAD),
    ("refuses genmove", "", "CommandError"),
    ("refuses boardsize", "", "UnsupportedBoardError"),
    ("refuses clear_board", "", "CommandError"),
    ("refuses komi", "", "CommandError"),
    ("lies", "", "CommandError"),
]


@pytest.mark.parametrize(("case", "value", "told"), ANSWERS_TO_GENMOVE)
def test_an_answer_is_a_legal_move_or_one_message(tmp_path, case, value, told):
    with desk(tmp_path, case, value) as engine:
        engine.supervisor.request_move(position())
        engine.wait_for(told)
        engine.wait_for_status(EngineStatus.READY)
    assert engine.seen() == [told]


@pytest.mark.parametrize("case", ["an answer twice", "an answer to nothing", "an old answer"])
def test_an_answer_too_many_is_reported_once_and_the_moves_still_arrive(tmp_path, case):
    with desk(tmp_path, case) as engine:
        engine.supervisor.request_move(position())
        engine.wait_for(BAD, MOVE)
        engine.supervisor.request_move(position("E5"))
        engine.wait_for(BAD, MOVE, MOVE)
        engine.wait_for_status(EngineStatus.READY)
    assert engine.sent().count("clear_board") == 2, "the board was not regarded as unknown"
    assert engine.seen() == [BAD, MOVE, MOVE]


KO = Board.from_rows(
    ".........",
    ".........",
    "....XO...",
    "...XO.O..",
    "....XO...",
    ".........",
    ".........",
    "XX.......",
    ".X.......",
)


@pytest.mark.parametrize(
    ("moves", "vertex", "told"),
    [
        ("", "D6", "IllegalMoveError"),
        ("", "E6", "IllegalMoveError"),
        ("", "F6", "move F6"),
        ("F6", "E6", "IllegalMoveError"),
        ("F6 H9 J9", "E6", "move E6"),
        ("H9", "A1", "IllegalMoveError"),
        ("", "A1", "move A1"),
    ],
    ids=["own stone", "other stone", "capture", "ko", "ko after a threat", "suicide", "eye"],
)
def test_moves_are_judged_by_the_rules_of_the_record(tmp_path, moves, vertex, told):
    with desk(tmp_path, "genmove", vertex) as engine:
        engine.supervisor.request_move(position(moves, setup=KO))
        engine.wait_for(told)


@pytest.mark.parametrize(
    ("case", "value", "reason", "status"),
    [
        ("? to each command", "", StartFailure.NOT_GTP, None),
        ("version", "1", StartFailure.NOT_GTP, None),
        ("speaks JSON", "", StartFailure.NOT_GTP, None),
        ("exit at start", "", StartFailure.ENDED, 3),
    ],
)
def test_a_program_that_is_not_an_engine_is_reported_once(tmp_path, case, value, reason, status):
    with desk(tmp_path, case, value) as engine:
        engine.supervisor.start()
        engine.wait_for("StartError")
        assert engine.statuses()[-1] is EngineStatus.FAILED
    error = engine.error()
    assert (error.reason, error.status) == (reason, status)
    assert error.program == engine.supervisor.entry.program
    if status is not None:
        assert error.stderr == tuple(f"line {at}" for at in range(11, 31))
    assert engine.seen() == ["StartError"]


@pytest.mark.parametrize(
    ("case", "told"),
    [
        ("exit before", ["restarted", "CrashError"]),
        ("exit during", ["restarted", "CrashError"]),
        ("exit once", ["restarted", MOVE]),
        ("exit after", [MOVE, "CrashError"]),
        ("closed output", ["restarted", "CrashError"]),
    ],
)
def test_a_crashed_engine_is_restarted_once(tmp_path, monkeypatch, case, told):
    monkeypatch.setattr(process, "GRACE_SECONDS", 0.3)
    with desk(tmp_path, case) as engine:
        engine.supervisor.request_move(position("E5"))
        engine.wait_for(*told)
    assert engine.seen() == told
    assert len(pids(tmp_path)) == (1 if case == "exit after" else 2)


def test_an_analysis_goes_on_after_a_crash(tmp_path):
    with desk(tmp_path, "exit during analysis") as engine:
        engine.supervisor.analyse(position())
        engine.wait_until(lambda: "CrashError" in engine.seen())
    assert engine.seen() == ["analysis", "restarted", "analysis", "CrashError"]


def test_an_engine_that_has_failed_starts_again_for_the_next_request(tmp_path):
    with desk(tmp_path, "exit once") as engine:
        engine.supervisor.request_move(position())
        engine.wait_for("restarted", MOVE)
        os.kill(pids(tmp_path)[-1], signal.SIGKILL)
        engine.wait_for("restarted", MOVE, "CrashError")
        engine.supervisor.request_move(position())
        engine.wait_for("restarted", MOVE, "CrashError", MOVE)
    assert len(pids(tmp_path)) == 3


@pytest.mark.parametrize(
    ("case", "told"),
    [
        ("silence", "delayed: genmove B"),
        ("endless lines", "delayed: genmove B"),
        ("endless line", "delayed: genmove B"),
        ("endless empty lines", "delayed: genmove B"),
        ("endless answer", "delayed: genmove B"),
        ("endless answers", BAD),
        ("silence at clear_board", "NoAnswerError"),
        ("silence at name", "NoAnswerError"),
        ("silence at boardsize", "delayed: boardsize 9"),
    ],
)
def test_silence_and_floods_are_reported_once_and_leave_the_timer_firing(
    tmp_path, monkeypatch, case, told
):
    monkeypatch.setattr(supervisor, "SILENCE_SECONDS", 1.5)
    monkeypatch.setattr(supervisor, "ANSWER_SECONDS", 1.5 if case.startswith("silence") else 10)
    monkeypatch.setattr(process, "GRACE_SECONDS", 0.3)
    with desk(tmp_path, case) as engine:
        engine.supervisor.request_move(position())
        engine.wait_for(told)
        engine.wait_ticks(20)
        engine.supervisor.stop()
        engine.wait_until(
            lambda: engine.statuses()[-1] in {EngineStatus.STOPPED, EngineStatus.FAILED}
        )
    assert engine.seen() == [told]


def test_a_slow_start_is_reported_with_the_last_line_of_stderr_and_can_be_cancelled(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(supervisor, "START_NOTICE_SECONDS", 0.2)
    monkeypatch.setattr(process, "GRACE_SECONDS", 0.3)
    with desk(tmp_path, "silence at start") as engine:
        engine.supervisor.analyse(position())
        engine.wait_until(lambda: "start delayed: Tuning 4/60" in engine.seen())
        engine.supervisor.stop()
        engine.wait_for_status(EngineStatus.STOPPED)
        assert not any(map(is_alive, engine.pids()))
    assert set(engine.seen()) <= {"start delayed: ", "start delayed: Tuning 4/60"}


@pytest.mark.parametrize("case", ["no engine", "does not read"])
def test_a_start_has_no_limit(tmp_path, monkeypatch, case):
    monkeypatch.setattr(supervisor, "START_NOTICE_SECONDS", 0.1)
    for limit in ("SILENCE_SECONDS", "ANSWER_SECONDS"):
        monkeypatch.setattr(supervisor, limit, 0.1)
    monkeypatch.setattr(process, "GRACE_SECONDS", 0.3)
    with desk(tmp_path, case) as engine:
        engine.supervisor.start()
        engine.wait_for("start delayed: ")
        engine.wait_ticks(30)
        assert engine.statuses() == [EngineStatus.STARTING]
    assert engine.seen() == ["start delayed: "]


@pytest.mark.parametrize("case", ["ignores its end", "a child left behind", "does not read"])
def test_nothing_is_left_of_an_engine_after_its_end(tmp_path, monkeypatch, case):
    monkeypatch.setattr(process, "GRACE_SECONDS", 0.3)
    with desk(tmp_path, case) as engine:
        engine.supervisor.request_move(position())
        if case == "does not read":
            for _ in range(100):
                engine.supervisor.send_command("x" * 10_000)
            engine.wait_until(lambda: len(pids(tmp_path)) == 1)
        else:
            engine.wait_for(MOVE)
            assert len(pids(tmp_path)) == 2
            assert all(map(is_alive, pids(tmp_path)))
    assert not any(map(is_alive, pids(tmp_path)))
    assert not engine_threads()


def test_a_child_in_a_session_of_its_own_does_not_delay_the_end(tmp_path, monkeypatch):
    monkeypatch.setattr(process, "GRACE_SECONDS", 0.3)
    with desk(tmp_path, "a child in its own session") as engine:
        engine.supervisor.request_move(position())
        engine.wait_for(MOVE)
        engine.supervisor.close()
        engine.wait_until(lambda: engine.supervisor.join(0))
        own, child = pids(tmp_path)
        assert not is_alive(own)
        os.kill(child, signal.SIGKILL)  # it is out of reach, and keeps the output open


@pytest.mark.parametrize("value", ["0", "60"])
def test_an_answer_without_the_end_of_its_line_is_not_used(tmp_path, monkeypatch, value):
    monkeypatch.setattr(supervisor, "SILENCE_SECONDS", 1.5)
    with desk(tmp_path, "no newline at the end", value) as engine:
        engine.supervisor.request_move(position())
        expected = ["restarted", "CrashError"] if value == "0" else ["delayed: genmove B"]
        engine.wait_for(*expected)
        monkeypatch.setattr(process, "GRACE_SECONDS", 0.3)
    assert engine.seen() == expected


@pytest.mark.parametrize(
    "number", ["nan", "inf", "-inf", "-1", "1e999", "1_0", "", "99999999999999999999"]
)
def test_numbers_that_make_no_sense_are_unknown(tmp_path, number):
    line = f"info move D4 visits 8 winrate {number} scoreLead {number} prior {number} order 0 pv D4"
    with desk(tmp_path, "analysis", line.replace("-1 prior", "nan prior")) as engine:
        engine.supervisor.analyse(position())
        engine.wait_until(lambda: engine.seen())
        engine.supervisor.stop_analysis()
        engine.wait_for_status(EngineStatus.READY)
    [candidate] = engine.analyses()[0].analysis.candidates
    assert candidate.value.win_rate is None
    assert candidate.prior is None
    assert set(engine.seen()) == {"analysis"}
