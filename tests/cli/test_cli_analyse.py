"""`goboard analyse`, with the scripted engine."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from goboard_gui.cli import analyse
from goboard_gui.cli.common import CommandError
from goboard_gui.cli.output import Output
from goboard_gui.cli.termination import TerminationFlag
from goboard_gui.engine import json_engine, supervisor
from goboard_gui.engine.analysis import Perspective
from goboard_gui.engine.entry import EngineEntry
from goboard_gui.engine.entry_storage import ENGINES_KEY, encode_entry
from goboard_gui.files.opening import open_path
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.gui.core.settings import ENGINES
from goboard_gui.record.stored_analysis.lines import LineAnalyses
from tests.cases import for_each
from tests.engine.harness import DOUBLE, PATIENCE, engine_threads

ROOT = Path(__file__).parents[2]
GAME = "(;SZ[9]KM[6.5]C[a];B[ee];W[cc];B[gg])"
DOUBLE_COMMAND = (sys.executable, "-I", "-S", str(DOUBLE))
POSIX = pytest.mark.skipif(os.name != "posix", reason="other systems have other signals and pipes")
FAST = ("--visits", "8")
"""A limit that the double reaches at once."""


@pytest.fixture(autouse=True)
def no_engine_is_left(monkeypatch):
    """Let no slow start on a busy machine be reported, and no engine run on."""
    for module in (json_engine, supervisor):
        monkeypatch.setattr(module, "START_NOTICE_SECONDS", PATIENCE)
    yield
    assert not engine_threads()


def command(case, value="", *more):
    return shlex.join([*DOUBLE_COMMAND, case, value, *more])


@pytest.fixture
def stored_engines():
    """Return a function that stores engines as the window does, and remove them at the end."""
    store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "goboard", "goboard")

    def put(*entries):
        store.setValue(ENGINES.key, [encode_entry(entry) for entry in entries])
        store.sync()

    yield put
    store.remove(ENGINES.key)
    store.sync()


def stored_values(path, game=0):
    tree = open_path(str(path)).games[game]
    analyses = LineAnalyses()
    for _ in analyses.read_line(tree, tree.main_line()):
        pass
    return [stored.value.score for stored in analyses.by_node.values()]


def test_a_review_prints_a_report_and_the_mistakes(goboard, record):
    """For the double the player to move leads by 2.5 points, so each move loses 5."""
    result = goboard("analyse", record(GAME), "--engine", command("sound"), *FAST)
    assert result.status == 0
    text = " ".join(result.out.split())
    assert "komi 6.5, Japanese rules" in text
    assert "Moves with a known loss 2 1" in text
    assert "Loss per move (points) 5.00 5.00 opening 5.00 5.00 middle game - -" in text
    assert "Total loss 10.0 5.0" in text
    assert "3 to 6 2 1" in text
    assert "Mistakes 2 1 Engine's first choice 0 % 0 %" in text
    assert "1 Black E5 5.0 D4 2 White C7 5.0 D4 3 Black G3 5.0 D4" in text
    assert result.err == f"{record(GAME)}: 4 positions to analyse\n"


def test_points_are_named_in_the_chosen_notation(goboard, record):
    options = "--notation", "sgf", "--engine", command("sound"), *FAST
    assert "Black   ee       5.0  df" in goboard("analyse", record(GAME), *options).out


def test_json_has_an_object_for_each_game(goboard, record):
    path = record(GAME + "(;SZ[9];W[dd])")
    arguments = path, "--all-games", "--json", "--engine", command("sound"), *FAST
    result = goboard("analyse", *arguments)
    first, second = map(json.loads, result.lines)
    assert (first["file"], first["game"], second["game"]) == (str(path), 0, 1)
    assert (first["engine"], first["komi"], first["rules"]) == ("python", 6.5, "japanese")
    assert [each["node"] for each in first["nodes"]] == [0, 1, 2, 3]
    assert [each["loss"] for each in first["nodes"]] == [None, 5, 5, 5]
    root, move, *_ = first["nodes"]
    assert root["move"] is None
    assert move["move"] == {"number": 1, "colour": "black", "point": [4, 4], "name": "E5"}
    assert (move["win_rate"], move["score_lead"], move["visits"]) == (0.4, -2.5, 8)
    assert move["best_moves"] == [
        {
            "point": [3, 5],
            "name": "D4",
            "visits": 8,
            "win_rate": 0.4,
            "score_lead": -2.5,
            "line": [[3, 5], [5, 3]],
        }
    ]
    assert first["players"]["black"]["phases"]["opening"] == {"moves": 2, "loss": 10}
    assert second["nodes"][1]["move"]["colour"] == "white"


def test_the_keys_of_the_json_object_are_documented(goboard, record):
    arguments = record(GAME), "--json", "--engine", command("sound"), *FAST
    game = goboard("analyse", *arguments).json
    node, player = game["nodes"][1], game["players"]["white"]
    keys = {*game, *node, *node["move"], *node["best_moves"][0], *player, *player["phases"]}
    page = (ROOT / "docs/review.md").read_text("utf-8")
    assert [key for key in sorted(keys) if f"`{key}`" not in page] == []


def test_variations_are_reviewed_on_request(goboard, record):
    path = record("(;SZ[9];B[ee](;W[cc])(;W[gc];B[gg]))")
    arguments = "analyse", path, "--json", "--engine", command("sound"), *FAST
    assert [each["node"] for each in goboard(*arguments).json["nodes"]] == [0, 1, 2]
    nodes = goboard(*arguments, "--variations").json["nodes"]
    assert [each["node"] for each in nodes] == [0, 1, 2, 3, 4]
    assert [each["loss"] for each in nodes] == [None, 5, 5, 5, 5]
    text = goboard("analyse", path, "--variations", "--engine", command("sound"), *FAST).out
    assert "3*  Black   G3" in text


def test_values_are_stored_in_a_copy_and_not_analysed_again(goboard, record, tmp_path):
    path, out = record("(;SZ[9])" + GAME), tmp_path / "out.sgf"
    arguments = "--engine", command("sound"), *FAST
    assert goboard("analyse", path, "--game", 1, "-o", out, *arguments).status == 0
    assert stored_values(out, 1) == [2.5, -2.5, 2.5, -2.5]
    assert out.read_text().startswith("(;SZ[9])(;SZ[9]KM[6.5]C[a]SBKV[60.00]SBKS[2.50]GBAN[1 ")
    again = goboard("analyse", out, "--game", 1, "-o", out, *arguments)
    assert (again.status, again.err) == (0, ""), "nothing is missing, and the file stays the same"
    budget = "--visits", 9, "--seconds", 0.1
    more = goboard("analyse", out, "--game", 1, "--engine", command("sound"), *budget)
    assert more.err.startswith(f"{out}: game 1: 4 positions to analyse, at most 0 s\n")
    other = goboard("analyse", out, "--game", 1, "--komi", 7.5, *arguments)
    assert "4 positions to analyse" in other.err


def analyse_without_reader(*arguments, stream):
    """Run the command in a process of its own; nobody reads one of its streams."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as nobody:
        return subprocess.run(
            [sys.executable, "-u", "-m", "goboard_gui", "analyse", *map(str, arguments)],
            **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, stream: nobody},
            check=False,
            cwd=ROOT,
        ).returncode


@POSIX
def test_results_are_stored_even_if_nobody_reads_the_report(record, tmp_path):
    out, again = tmp_path / "out.sgf", tmp_path / "again.sgf"
    path = record(GAME + GAME)
    options = "--all-games", "--engine", command("sound"), *FAST
    assert analyse_without_reader(path, "-o", out, *options, stream="stdout") == 141
    assert stored_values(out) == [2.5, -2.5, 2.5, -2.5]
    assert analyse_without_reader(out, "-o", again, *options, stream="stdout") == 141
    assert again.read_bytes() == out.read_bytes(), "nothing was missing in the first game"


def test_results_are_stored_even_if_an_error_ends_the_command(
    goboard, record, tmp_path, monkeypatch
):
    count = analyse._ReviewProgress.count

    def fail(progress, node):
        count(progress, node)
        if progress.done == 2:
            raise BrokenPipeError

    monkeypatch.setattr(analyse._ReviewProgress, "count", fail)
    out = tmp_path / "out.sgf"
    result = goboard("analyse", record(GAME), "-o", out, "--engine", command("sound"), *FAST)
    assert result.status == 141
    assert stored_values(out) == [2.5, -2.5]


def test_each_game_is_stored_before_its_report_is_printed(goboard, record, tmp_path, monkeypatch):
    out, stored = tmp_path / "out.sgf", []
    printed = analyse._Batch._print

    def observe(batch, review, *others):
        stored.append([stored_values(out, game) for game in range(2)])
        printed(batch, review, *others)

    monkeypatch.setattr(analyse._Batch, "_print", observe)
    engine = "--engine", command("sound"), *FAST
    result = goboard("analyse", record("(;SZ[9])(;SZ[9])"), "--all-games", "-o", out, *engine)
    assert result.status == 0
    assert stored == [[[2.5], []], [[2.5], [2.5]]]


def test_the_report_is_printed_even_if_the_copy_cannot_be_written(
    goboard, record, tmp_path, monkeypatch
):
    def fail(*_args, **_options):
        raise CommandError("the disk is full")

    monkeypatch.setattr(Output, "write", fail)
    engine = "--engine", command("sound"), *FAST
    result = goboard("analyse", record(GAME), "-o", tmp_path / "out.sgf", *engine)
    assert (result.status, result.err.count("the disk is full")) == (2, 1)
    assert "Total loss" in result.out


def test_the_copy_can_be_printed_instead_of_the_report(goboard, record):
    result = goboard("analyse", record(GAME), "-o", "-", "--engine", command("sound"), *FAST)
    assert result.out.startswith("(;SZ[9]KM[6.5]C[a]SBKV[60.00]")
    assert read_sgf(result.out.encode()).games


def test_the_owners_of_points_are_stored_on_request(goboard, record):
    line = f"info move D4 visits 8 winrate 0.6 order 0 pv D4 ownership {'1 ' * 81}"
    arguments = record("(;SZ[9])"), "-o", "-", "--engine", command("lines", line), *FAST
    assert "ownership=" not in goboard("analyse", *arguments).out
    assert f"ownership={'-' * 81}" in goboard("analyse", *arguments, "--ownership").out


def test_owners_stay_where_nothing_is_analysed_again(goboard, record, tmp_path):
    line = f"info move D4 visits 8 winrate 0.6 order 0 pv D4 ownership {'1 ' * 81}"
    engine, out = ("--engine", command("lines", line), *FAST), tmp_path / "out.sgf"
    goboard("analyse", record("(;SZ[9])"), "-o", out, *engine, "--ownership")
    before = out.read_bytes()
    assert goboard("analyse", out, "-o", out, *engine).status == 0
    assert out.read_bytes() == before


def test_other_formats_and_standard_input_are_reviewed(goboard):
    """A text diagram becomes a record with a position."""
    board = "\n".join([". . . . .", ". X O . .", ". . . . .", ". . . . .", ". . . . ."])
    options = "--rules", "aga", "--engine", command("sound"), *FAST
    result = goboard("analyse", "-", "-o", "-", *options, stdin=board.encode())
    assert result.status == 0
    assert "AB[bb]" in result.out
    assert "rules=aga" in result.out


def test_an_engine_of_the_list_is_chosen_by_its_name(goboard, record, stored_engines):
    broken, fine = (*DOUBLE_COMMAND, "exit at start"), (*DOUBLE_COMMAND, "sound")
    stored_engines(
        EngineEntry("Größe", broken, (*DOUBLE_COMMAND, "json")),
        EngineEntry("Black's", fine, (), Perspective.BLACK),
    )
    arguments = "analyse", record(GAME), "--json", *FAST, "--engine"
    by_json = goboard(*arguments, "Größe").json
    assert (by_json["engine"], by_json["nodes"][1]["score_lead"]) == ("Größe", 1.5)
    assert goboard(*arguments, "Black's").json["nodes"][1]["score_lead"] == 2.5
    refused = goboard(*arguments, "Nobody")
    assert refused.status == 2
    assert "'Nobody' (engines in the list: Größe, Black's)" in refused.err
    assert goboard(*arguments, "Größe", "--perspective", "white").status == 2


def test_the_key_of_the_list_is_that_of_the_window():
    assert ENGINES.key == ENGINES_KEY


@for_each(
    ("words", "options", "score"),
    [
        ((), (), -2.5),
        (("reportAnalysisWinratesAs=BLACK",), (), 2.5),
        (("a=1,reportAnalysisWinratesAs = WHITE",), (), -2.5),
        ((), ("--perspective", "black"), 2.5),
        (("reportAnalysisWinratesAs=BLACK",), ("--perspective", "turn"), -2.5),
        (("analysis",), (), 1.5),
    ],
)
def test_the_perspective_of_a_command_line_is_known_or_chosen(
    goboard, record, words, options, score
):
    case = "json" if "analysis" in words else "sound"
    engine = command(case, "", *words)
    result = goboard("analyse", record(GAME), "--json", *FAST, "--engine", engine, *options)
    assert result.json["nodes"][1]["score_lead"] == score


ERRORS = [
    ("no analysis", "this engine can't analyse: it has neither kata-analyze nor lz-analyze"),
    ("exit at start", "ended before it answered (status 3)"),
    ("exit during analysis", "the engine ended unexpectedly (status 3)"),
    ("silent analysis", "kata-analyze: no answer for"),
    ("analysis", "the program is not a JSON analysis engine"),
]


@pytest.mark.parametrize(("case", "message"), ERRORS)
def test_an_error_of_the_engine_is_reported(goboard, record, case, message):
    engine = "--engine", command(case), "--seconds", "0.1"
    result = goboard("analyse", record(GAME), *engine)
    assert (result.status, result.out) == (2, "")
    assert message in result.err


@pytest.mark.parametrize("words", [("does not read",), ("json waits", "", "analysis")])
def test_an_engine_that_says_nothing_is_reported(goboard, record, monkeypatch, words):
    """Neither engine ever answers; the user interrupts the review after the message."""
    for module in (json_engine, supervisor):
        monkeypatch.setattr(module, "START_NOTICE_SECONDS", 0.1)
    notify = analyse._ReviewProgress.notify

    def interrupt(progress, text):
        notify(progress, text)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(analyse._ReviewProgress, "notify", interrupt)
    result = goboard("analyse", record(GAME), "--engine", command(*words))
    assert result.status == 130
    assert "the engine is starting: it has not answered yet" in result.err


SMALL_BOARDS = [("json small boards", "", "analysis"), ("refuses boardsize", "25")]


@pytest.mark.parametrize("words", SMALL_BOARDS, ids=["JSON", "GTP"])
def test_a_board_that_is_too_large_for_an_engine_is_reported_once(goboard, record, words):
    files = [record(f"(;SZ[{size}];B[aa];W[bb])", f"{size}.sgf") for size in ("25", "9")]
    result = goboard("analyse", *files, "--json", "--engine", command(*words), *FAST)
    large, small = map(json.loads, result.lines)
    assert result.status == 2
    assert result.err.count("25×25") == 1
    assert large["error"].endswith("can't play 25×25")
    assert [each["score_lead"] is None for each in small["nodes"]] == [False] * 3


def test_what_was_done_before_a_crash_is_stored(goboard, record, tmp_path):
    out = tmp_path / "out.sgf"
    engine = "--engine", command("json exit after the first answer", "", "analysis")
    result = goboard("analyse", record(GAME), "-o", out, *engine, *FAST)
    assert result.status == 2
    assert stored_values(out) == [1.5]


def test_gaps_are_reported_and_the_rest_is_reviewed(goboard, record):
    engine = "--engine", command("json refuses a stone", "C7", "analysis")
    result = goboard("analyse", record(GAME), "--json", *engine, *FAST)
    assert result.status == 0
    assert [each["score_lead"] for each in result.json["nodes"]] == [1.5, 1.5, None, None]
    assert result.json["nodes"][3]["error"].endswith("Illegal move 1: C7")
    assert "2 positions without a result: the engine refused a position: " in result.err


def test_a_komi_that_the_engine_refuses_asks_for_another(goboard, record):
    path = record("(;SZ[9]KM[6.3];B[ee])")
    engine = "--engine", command("json", "", "analysis"), *FAST
    refused = goboard("analyse", path, *engine)
    assert refused.status == 2
    assert refused.err.endswith("choose another with --komi, such as --komi 6.5\n")
    assert goboard("analyse", path, "--komi", 6.5, *engine).status == 0


def test_rules_that_engines_do_not_know_are_replaced(goboard, record):
    engine = "--engine", command("json", "", "analysis"), *FAST
    result = goboard("analyse", record("(;SZ[9]RU[Citizendium])"), "--json", *engine)
    assert result.json["rules"] == "tromp-taylor"
    assert "not known to engines; using Tromp" in result.err


def test_one_failure_does_not_stop_the_others(goboard, record, tmp_path):
    files = [
        tmp_path / "missing.sgf",
        record("no game", "text.sgf"),
        record("(;GM[1]SZ[9:99])", "large.sgf"),
        record(GAME),
    ]
    result = goboard("analyse", *files, "--json", "--engine", command("sound"), *FAST)
    assert result.status == 2
    assert [json.loads(line)["file"] for line in result.lines][-1] == str(files[-1])
    assert "missing.sgf" in result.err
    assert "text.sgf" in result.err


def test_an_engine_that_does_not_start_is_tried_once(goboard, record):
    files = [record(GAME, f"{at}.sgf") for at in range(3)]
    result = goboard("analyse", *files, "--engine", command("exit at start"))
    assert result.err.count("ended before it answered") == 1


@for_each(
    ("arguments", "message"),
    [
        (["--visits", "0"], "at least one visit"),
        (["--seconds", "-1"], "positive number of seconds"),
        (["--seconds", "nan"], "expected a number"),
        (["--komi", "x"], "expected a number"),
        (["--game", "1"], "there is no game 1"),
        (["--game", "0", "--all-games"], "not allowed with argument"),
        (["--json", "-o", "-"], "both write to standard output"),
        (["-o", "nowhere/out.sgf"], "there is no folder"),
        (["--engine", "nonesuch"], "no engine or program found"),
        (["--engine", "'"], "No closing quotation"),
        (["--engine", ""], "no engine or program found"),
    ],
)
def test_wrong_arguments_are_errors_before_anything_is_analysed(
    goboard, record, arguments, message
):
    engine = ["--engine", command("exit at start")]
    result = goboard("analyse", record(GAME), *engine, *arguments)
    assert (result.status, result.out) == (2, "")
    assert message in result.err
    assert "to analyse" not in result.err


def test_an_output_is_for_one_file(goboard, record, tmp_path):
    files = record(GAME), record(GAME, "other.sgf")
    arguments = *files, "-o", tmp_path / "out.sgf", "--engine", command("sound")
    result = goboard("analyse", *arguments)
    assert (result.status, result.err) == (2, "goboard: --output works with one FILE only\n")


def test_damaged_input_is_not_overwritten(goboard, record):
    path = record("(;SZ[9];B[ee];W[cc")
    before = path.read_bytes()
    result = goboard("analyse", path, "-o", path, "--engine", command("sound"), *FAST)
    assert result.status == 2
    assert path.read_bytes() == before


ENDS = [signal.SIGINT, signal.SIGTERM, pytest.param(getattr(signal, "SIGHUP", None), marks=POSIX)]


@pytest.mark.parametrize("number", ENDS)
def test_an_interruption_stores_what_is_done(
    goboard, record, tmp_path, monkeypatch, number, request
):
    count = analyse._ReviewProgress.count

    def interrupt(progress, node):
        count(progress, node)
        if progress.done == 2:
            signal.raise_signal(number)

    monkeypatch.setattr(analyse._ReviewProgress, "count", interrupt)
    out, other = tmp_path / "out.sgf", record(GAME, "other.sgf")
    engine = "--engine", command("silent analysis after", "2"), *FAST
    before = signal.signal(number, signal.SIG_DFL)  # it may be ignored
    request.addfinalizer(lambda: signal.signal(number, before))
    result = goboard("analyse", record(GAME), "-o", out, *engine)
    assert result.status == 128 + number
    assert stored_values(out) == [2.5, -2.5]
    assert "stopped after 2 of 4 positions" in result.err
    assert "Total loss" in result.out
    result = goboard("analyse", record(GAME), other, *engine)
    assert result.status == 128 + number
    assert str(other) not in result.err, "the batch ends"


def test_a_terminal_shows_the_progress_with_an_estimate(record, goboard, monkeypatch):
    monkeypatch.setattr(analyse, "_REPORT_SECONDS", 0)
    path = record(GAME)
    result = goboard("analyse", path, "--engine", command("sound"), *FAST)
    assert [line.partition(": ")[2].partition(", ")[0] for line in result.err.splitlines()] == [
        "4 positions to analyse",
        *(f"{done} of 4 positions" for done in range(1, 5)),
    ]
    assert result.err.splitlines()[-1].endswith(", 0 s left")


@POSIX
def test_an_ignored_signal_ends_no_command():
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with TerminationFlag() as ending:
            signal.raise_signal(signal.SIGHUP)
            assert ending.signal_number is None
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)
