"""Engines before they run: entries, presets, detection, checks, and the texts of settings."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.engine import detection, presets, transcript
from goboard_gui.engine.analysis import Perspective
from goboard_gui.engine.capabilities import Capabilities, EngineFamily
from goboard_gui.engine.detection import find_engines
from goboard_gui.engine.entry import EngineEntry, join_command_line, split_command_line
from goboard_gui.engine.errors import KomiError, MissingCommandError, StartError, StartFailure
from goboard_gui.engine.komi import engine_komi, nearest_komi
from goboard_gui.engine.process import EngineProcess, check_program, child_environment
from goboard_gui.engine.time_control import (
    AbsoluteTime,
    CanadianTime,
    FischerTime,
    GameTime,
    JapaneseTime,
    TimeLeft,
    UnlimitedTime,
    time_command,
    time_commands,
    time_left_command,
)
from goboard_gui.engine.transcript import Stream, Transcript
from goboard_gui.go import Colour
from tests.cases import for_each

KATAGO, GNU_GO, LEELA = Capabilities("KataGo"), Capabilities("GNU Go"), Capabilities("Leela Zero")
OTHER = Capabilities("Pachi")


@for_each(
    ("engine", "komi", "text"),
    [
        (KATAGO, 6.5, "6.5"),
        (KATAGO, -400, "-400.0"),
        (KATAGO, 0, "0.0"),
        (GNU_GO, 3.7, "3.7"),
        (GNU_GO, 7, "7.0"),
        (LEELA, 3.75, "3.75"),
        (OTHER, 3.75, "3.75"),
    ],
)
def test_a_komi_is_sent_with_a_point(engine, komi, text):
    assert engine_komi(komi, engine) == text


@for_each(
    ("engine", "komi", "nearest"),
    [
        (KATAGO, 6.3, 6.5),
        (KATAGO, 3.75, 4.0),
        (KATAGO, 401, 400),
        (KATAGO, -1000, -400),
        (GNU_GO, 3.75, 3.8),
        (GNU_GO, 6.51, 6.5),
        (OTHER, float("inf"), 0),
        (LEELA, float("nan"), 0),
    ],
)
def test_a_komi_that_an_engine_would_round_is_refused_with_the_nearest(engine, komi, nearest):
    with pytest.raises(KomiError) as error:
        engine_komi(komi, engine)
    assert error.value.nearest == nearest


@given(st.floats(), st.sampled_from([KATAGO, GNU_GO, LEELA, OTHER]))
def test_the_nearest_komi_is_never_refused(komi, engine):
    nearest = nearest_komi(komi, engine)
    assert float(engine_komi(nearest, engine)) == nearest


TIMES = [
    (AbsoluteTime(600), "time_settings 600 0 0"),
    (CanadianTime(600, 300, 25), "time_settings 600 300 25"),
    (JapaneseTime(600, 30, 5), "kgs-time_settings byoyomi 600 30 5"),
    (FischerTime(600, 10), "kata-time_settings fischer 600 10"),
]


@for_each(("time", "text"), TIMES)
def test_each_time_control_has_a_command_that_must_be_listed(time, text):
    name = text.split()[0]
    assert time_command(time, Capabilities("x", commands=frozenset({name}))) == text
    for listed in (set(), {"time_settings", "kgs-time_settings", "kata-time_settings"} - {name}):
        with pytest.raises(MissingCommandError) as error:
            time_command(time, Capabilities("x", commands=frozenset(listed)))
        assert error.value.command == name


@for_each(
    ("time", "listed", "setting", "black"),
    [
        (JapaneseTime(60, 30, 5), "kgs-time_settings", "kgs-time_settings byoyomi 60 30 5", 3),
        (JapaneseTime(60, 30, 5), "", "time_settings 60 30 1", 1),
        (FischerTime(60, 5), "kata-time_settings", "kata-time_settings fischer 60 5", 3),
        (FischerTime(60, 5), "", "time_settings 60 0 0", 3),
        (CanadianTime(60, 300, 25), "", "time_settings 60 300 25", 3),
        (AbsoluteTime(60), "", "time_settings 60 0 0", 3),
        (UnlimitedTime(), "", "time_settings 0 1 0", None),
    ],
)
def test_overtime_that_an_engine_does_not_know_becomes_the_nearest_one(
    time, listed, setting, black
):
    engine = Capabilities("x", commands=frozenset({"time_settings", "time_left", listed}))
    left = [] if black is None else [f"time_left B 20 {black}", "time_left W 60 0"]
    game = GameTime(time, TimeLeft(20.5, 3), TimeLeft(60))
    assert time_commands(game, engine) == (setting, *left)
    without = Capabilities("x", commands=engine.commands - {"time_left"})
    assert time_commands(game, without) == (setting,)
    with pytest.raises(MissingCommandError):
        time_commands(game, Capabilities("x"))


@for_each(
    ("seconds", "stones", "text"),
    [(12.9, 0, "B 12 0"), (0.4, 3, "B 0 3"), (-5, 0, "B 0 0"), (600, 25, "B 600 25")],
)
def test_the_time_left_is_sent_in_whole_seconds(seconds, stones, text):
    assert time_left_command(Colour.BLACK, seconds, stones) == f"time_left {text}"


@for_each(
    ("name", "family"),
    [
        ("KataGo", EngineFamily.KATAGO),
        ("GNU Go", EngineFamily.GNU_GO),
        ("Leela Zero", EngineFamily.LEELA_ZERO),
        ("Leela", EngineFamily.OTHER),
        ("", EngineFamily.OTHER),
    ],
)
def test_the_family_is_known_by_the_name(name, family):
    assert Capabilities(name).family is family


@for_each(
    ("commands", "analysis", "hint"),
    [
        ("", None, None),
        ("genmove", None, None),
        ("reg_genmove", None, "reg_genmove"),
        ("lz-analyze", "lz-analyze", "lz-analyze"),
        ("lz-analyze kata-analyze", "kata-analyze", "kata-analyze"),
        ("lz-analyze reg_genmove", "lz-analyze", "reg_genmove"),
        (
            "kata-analyze kata-search_analyze_cancellable reg_genmove",
            "kata-analyze",
            "kata-search_analyze_cancellable",
        ),
    ],
)
def test_the_best_listed_command_is_used(commands, analysis, hint):
    capabilities = Capabilities("x", commands=frozenset(commands.split()))
    assert capabilities.analysis_command == analysis
    assert capabilities.hint_command == hint


@for_each(
    ("text", "windows", "command"),
    [
        (r"C:\Go\katago.exe gtp", True, (r"C:\Go\katago.exe", "gtp")),
        (r'"C:\Go engines\katago.exe" gtp', True, (r"C:\Go engines\katago.exe", "gtp")),
        (r"C:\O'Brien\gnugo.exe", True, (r"C:\O'Brien\gnugo.exe",)),
        ('"C:\\folder\\" -x', True, ("C:\\folder\\", "-x")),
        ('a "" b', True, ("a", "", "b")),
        ("a # b", True, ("a", "#", "b")),
        (r"/opt/my\ engine -x", False, ("/opt/my engine", "-x")),
        ("'/opt/my engine' \"a b\"", False, ("/opt/my engine", "a b")),
        (
            "a # b; c | d $(e) `f` ~ *",
            False,
            ("a", "#", "b;", "c", "|", "d", "$(e)", "`f`", "~", "*"),
        ),
        ("  ", False, ()),
    ],
)
def test_a_command_line_is_split_without_a_shell(text, windows, command):
    assert split_command_line(text, windows=windows) == command


@for_each(("text", "windows"), [('"a', True), ("'a", False), ('a "b', False)])
def test_a_missing_quotation_mark_is_an_error(text, windows):
    with pytest.raises(ValueError, match="quotation"):
        split_command_line(text, windows=windows)


ARGUMENTS = st.text(
    st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from("\\ '\t"), max_size=8
)


@given(st.lists(ARGUMENTS, max_size=4), st.booleans())
def test_a_joined_command_line_is_split_into_the_same_arguments(arguments, windows):
    command = tuple(each.replace('"', "") if windows else each for each in arguments)
    text = join_command_line(command, windows=windows)
    assert split_command_line(text, windows=windows) == command


def overrides(command):
    text = command[command.index("-override-config") + 1]
    return dict(each.split("=") for each in text.split(","))


def test_the_preset_of_katago_needs_a_program_and_a_network_only():
    entry = presets.katago("/opt/katago", "/nets/my net.bin.gz")
    for command, mode in ((entry.command, "gtp"), (entry.json_command, "analysis")):
        assert command[:2] == ("/opt/katago", mode)
        assert command[command.index("-model") + 1] == "/nets/my net.bin.gz"
        assert command[command.index("-config") + 1] == "empty.cfg"
        assert overrides(command)["reportAnalysisWinratesAs"] == "BLACK"
    assert {"logAllGTPCommunication", "logSearchInfo", "rules"} <= set(overrides(entry.command))
    assert {"numAnalysisThreads", "nnMaxBatchSize"} <= set(overrides(entry.json_command))
    assert "numSearchThreadsPerAnalysisThread" not in overrides(entry.json_command)
    assert "-quit-without-waiting" in entry.json_command
    assert entry.perspective is Perspective.BLACK


def test_the_other_presets_speak_the_go_text_protocol():
    leela = presets.leela_zero("/usr/games/leelaz", "net.txt")
    assert leela.command == ("/usr/games/leelaz", "--gtp", "--noponder", "--weights", "net.txt")
    assert "--cpu-only" in presets.leela_zero("/leelaz", "net.txt", cpu_only=True).command
    gnu_go = presets.gnu_go("/usr/games/gnugo", level=5)
    assert gnu_go.command == ("/usr/games/gnugo", "--mode", "gtp", "--level", "5")
    assert {leela.perspective, gnu_go.perspective} == {Perspective.SIDE_TO_PLAY}
    assert leela.json_command == gnu_go.json_command == ()


def program(folder, name, mode=0o755):
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    file.write_text("#!/bin/false\n")
    file.chmod(mode)
    return file


@pytest.fixture
def no_other_folders(monkeypatch):
    monkeypatch.setattr(detection, "_MORE_FOLDERS", ())


@pytest.mark.usefixtures("no_other_folders")
def test_programs_are_found_by_their_names_best_first(tmp_path):
    gnu_go = program(tmp_path / "one", "gnugo")
    katago = program(tmp_path / "two", "katago")
    program(tmp_path / "two", "gnugo")
    program(tmp_path / "two", "pachi")
    found = find_engines(f"{tmp_path / 'one'}{os.pathsep}{tmp_path / 'two'}")
    assert found == [
        (EngineFamily.KATAGO, katago),
        (EngineFamily.GNU_GO, gnu_go),
        (EngineFamily.GNU_GO, tmp_path / "two" / "gnugo"),
    ]


@pytest.mark.usefixtures("no_other_folders")
def test_links_to_a_program_are_found_once(tmp_path):
    real = program(tmp_path / "real", "leelaz")
    (tmp_path / "link").mkdir()
    (tmp_path / "link" / "leelaz").symlink_to(real)
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "gnugo").symlink_to("nowhere")
    (tmp_path / "loop").mkdir()
    (tmp_path / "loop" / "gnugo").symlink_to("gnugo")
    folders = ("link", "real", "broken", "loop")
    found = find_engines(os.pathsep.join(str(tmp_path / each) for each in folders))
    assert [each.program for each in found] == [tmp_path / "link" / "leelaz"]


@pytest.mark.usefixtures("no_other_folders")
def test_relative_folders_and_what_can_not_be_started_are_ignored(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    program(tmp_path, "gnugo")
    program(tmp_path / "bin", "katago")
    program(tmp_path / "text", "leelaz", 0o644)
    (tmp_path / "folder" / "katago").mkdir(parents=True)
    absolute = [str(tmp_path / "text"), str(tmp_path / "folder"), "/no"]
    assert find_engines(os.pathsep.join(["", ".", "bin", *absolute])) == []
    assert find_engines("") == []


def test_nothing_is_started_by_looking(tmp_path):
    file = program(tmp_path, "katago")
    file.write_text(f"#!/bin/sh\ntouch {tmp_path}/started\n")
    assert find_engines(str(tmp_path))
    assert not (tmp_path / "started").exists()


@for_each(
    ("path", "reason"),
    [
        ("katago", StartFailure.NOT_ABSOLUTE),
        ("./katago", StartFailure.NOT_ABSOLUTE),
        ("", StartFailure.NOT_ABSOLUTE),
        ("{}/missing", StartFailure.NO_PROGRAM),
        ("{}", StartFailure.NO_PROGRAM),
        ("{}/text", StartFailure.NOT_EXECUTABLE),
        ("{}/run.bat", StartFailure.BATCH_FILE),
        ("{}/RUN.CMD", StartFailure.BATCH_FILE),
        ("{}/broken", StartFailure.NOT_EXECUTABLE),
    ],
)
def test_a_program_that_may_not_or_can_not_be_started_is_reported(
    tmp_path_factory, monkeypatch, path, reason
):
    folder = tmp_path_factory.mktemp("programs")
    monkeypatch.chdir(folder)
    program(folder, "katago")
    program(folder, "text", 0o644)
    program(folder, "run.bat")
    program(folder, "RUN.CMD")
    program(folder, "broken").write_bytes(b"\0\0\0\0")
    named = path.format(folder)
    with pytest.raises(StartError) as error:
        EngineProcess((named,), folder / "work", Transcript(), print, print)
    assert (error.value.program, error.value.reason) == (named, reason)
    if path != "{}/broken":
        with pytest.raises(StartError):
            check_program(named)


def test_an_argument_that_no_program_can_get_is_reported(tmp_path):
    with pytest.raises(StartError):
        EngineProcess((sys.executable, "a\0b"), tmp_path, Transcript(), print, print)


@for_each(
    ("frozen", "environment", "expected"),
    [
        (False, {"LD_LIBRARY_PATH": "/a"}, {"LD_LIBRARY_PATH": "/a"}),
        (True, {"LD_LIBRARY_PATH": "/bundle"}, {}),
        (
            True,
            {"LD_LIBRARY_PATH": "/bundle", "LD_LIBRARY_PATH_ORIG": "/a"},
            {"LD_LIBRARY_PATH": "/a"},
        ),
        (True, {"TMPDIR": "/elsewhere", "PATH": "/bin"}, {"PATH": "/bin"}),
    ],
)
def test_an_engine_gets_the_environment_of_the_user(monkeypatch, frozen, environment, expected):
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    assert child_environment(environment, Path("/ours")) == {**expected, "TMPDIR": "/ours"}


def test_the_program_of_an_entry_is_the_first_word():
    assert EngineEntry("x", ("/a/b", "c")).program == "/a/b"


def test_a_transcript_keeps_the_last_lines_of_each_stream():
    kept = Transcript(limit=20)
    kept.add(Stream.ERRORS, ["an error"])
    for number in range(10):
        kept.add(Stream.RECEIVED, [f"line {number}"])
        kept.add(Stream.SENT, [f"sent {number}"])
    lines = kept.since()
    assert [line.serial for line in lines] == sorted(line.serial for line in lines)
    assert [line.text for line in lines] == ["an error", "line 8", "sent 8", "line 9", "sent 9"]
    assert [line.text for line in kept.since(lines[-1].serial)] == ["sent 9"]
    assert kept.since(lines[-1].serial + 1) == []


def test_a_transcript_cuts_off_a_line_that_is_too_long():
    kept = Transcript(limit=20)
    kept.add(Stream.RECEIVED, ["before", "x" * 100])
    assert [line.text for line in kept.since()] == ["x" * 20]
    kept.add(Stream.RECEIVED, ["after"])
    assert [line.text for line in kept.since()] == ["after"]


def test_a_transcript_keeps_few_lines_even_if_they_are_empty(monkeypatch):
    monkeypatch.setattr(transcript, "MOST_LINES", 100)
    kept = Transcript()
    kept.add(Stream.RECEIVED, [""] * 1000)
    assert len(kept.since()) == 100


def test_the_last_lines_are_those_with_text():
    kept = Transcript()
    kept.add(Stream.ERRORS, ["one", "", "two", "  ", "three", ""])
    kept.add(Stream.RECEIVED, ["other"])
    assert kept.last(Stream.ERRORS, 2) == ("two", "three")
    assert kept.last(Stream.ERRORS, 20) == ("one", "two", "three")
    assert kept.last(Stream.SENT, 1) == ()


def test_threads_add_to_a_transcript_at_the_same_time():
    kept = Transcript()
    threads = [
        Thread(target=lambda each=stream: [kept.add(each, ["x"] * 10) for _ in range(100)])
        for stream in Stream
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [line.serial for line in kept.since()] == list(range(3000))
