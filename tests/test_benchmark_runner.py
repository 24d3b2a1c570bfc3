"""What the runner of the benchmarks makes of samples; nothing is measured here."""

from __future__ import annotations

import json
import shlex
import sys
from contextlib import ExitStack, nullcontext
from math import inf, isnan, nan
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "benchmarks"))

import _kept
import _peer
import _timing
import run
from _timing import Row, Seconds, amount

from tests.cases import for_each

RESULT = {
    **{"commit": "abc", "uncommitted": False, "date": "2026-12-01", "versions": {"Python": "3.11"}},
    **{"rounds": 11, "other_load": 0.01, "notes": ["no peer, as it is not installed"]},
}
ROW = {
    **{"item": "replay / peer", "unit": "s", "goal": 0.5, "ratio": 0.625},
    "ours": {"min": 0.001, "median": 0.0025, "max": 0.003, "cpu": 0.002, "samples": 11},
    "peer": {"min": 0.004, "median": 0.004, "max": 0.004, "cpu": None, "samples": 11},
}


def taken(ours: float | None, peer: float | None, **others: object) -> dict[str, object]:
    """Return a sample in which each time on the clock took half as much processor time."""
    values = {
        who: None if value is None else {"value": value, "cpu": value / 2}
        for who, value in (("ours", ours), ("peer", peer))
    }
    return {"item": "work", "unit": "s", "goal": 2, **values, **others}


def test_a_row_has_the_spread_of_what_each_process_measured():
    samples = [taken(3, None), taken(None, 2), taken(1, None), taken(None, 2), taken(8, None)]
    (row,) = run.summarize(samples)
    assert row["ours"] == {"min": 1, "median": 3, "max": 8, "cpu": 1.5, "samples": 3}
    assert row["peer"]["samples"] == 2
    assert row["ratio"] == 1.5


def test_a_row_without_a_goal_is_valid_json():
    (row,) = run.summarize([taken(1, 1, goal=inf)])
    assert row["goal"] is None


@for_each(
    ("change", "reason"),
    [
        ({}, None),
        ({"other_load": 0.05}, None),
        ({"other_load": 0.06}, "other processes used 6% of a core"),
        ({"rounds": 10}, "10 rounds are fewer than 11"),
        ({"uncommitted": True}, "there are uncommitted changes"),
        ({"rows": []}, "nothing was measured"),
    ],
)
def test_disturbed_and_incomplete_results_are_not_published(change, reason):
    assert run.obstacle(RESULT | {"rows": [ROW]} | change) == reason


def test_the_tables_of_the_page_are_replaced_and_other_benchmarks_stay(tmp_path):
    published, page = tmp_path / "performance.json", tmp_path / "performance.md"
    page.write_text(f"above\n{run.BEGIN}\nold\n{run.END}\nbelow\n", "utf-8")
    good = RESULT | {"rows": [ROW]}
    assert run.publish({"sgf": good}, published, page) == []
    disturbed = good | {"other_load": 0.5}
    assert run.publish({"replay": good, "paint": disturbed}, published, page) == [
        "paint is not published: other processes used 50% of a core"
    ]
    assert list(json.loads(published.read_text("utf-8"))) == ["replay", "sgf"]
    text = page.read_text("utf-8")
    assert text.startswith(f"above\n{run.BEGIN}\n")
    assert text.endswith(f"{run.END}\nbelow\n")
    assert "old" not in text
    line = "| replay / peer | 2.5 ms (1 ms–3 ms) | 2 ms | 4 ms | – | **0.625** | 0.5 |"
    assert text.count(line) == 2
    assert "no peer, as it is not installed" in text


def test_nothing_is_written_if_all_results_were_disturbed(tmp_path):
    disturbed = RESULT | {"rows": [ROW], "other_load": 1.0}
    assert len(run.publish({"sgf": disturbed}, tmp_path / "a.json", tmp_path / "a.md")) == 1
    assert list(tmp_path.iterdir()) == []


def test_the_page_has_the_place_for_the_tables():
    text = run.PAGE.read_text("utf-8")
    assert text.count(run.BEGIN) == text.count(run.END) == 1


def test_items_that_a_peer_cannot_do_are_left_out():
    assert run.summarize([taken(1, None), taken(None, None)]) == []


@for_each(("number", "measured"), [(0, {"ours": 1.0}), (1, {"peer": 2.0}), (2, {})])
def test_a_process_of_the_runner_measures_one_contender_that_has_warmed_up(
    monkeypatch, capsys, number, measured
):
    monkeypatch.setenv(_timing.SAMPLE, str(number))
    turns = []
    contenders = {
        "ours": lambda: turns.append("ours") or 1.0,
        "peer": lambda: turns.append("peer") or 2.0,
    }
    times = _timing.interleaved(contenders)
    assert {name: it for name, it in times.items() if it == it} == measured
    assert turns == [*measured] * 2
    assert json.loads(capsys.readouterr().out) == {"contenders": 2}


@for_each(("number", "measured"), [("0", [1, 0]), ("1", [0, 2]), ("2", [0, 0]), (None, [1, 2])])
def test_work_that_must_not_warm_up_is_measured_at_once(monkeypatch, number, measured):
    if number is None:
        monkeypatch.delenv(_timing.SAMPLE, raising=False)
    else:
        monkeypatch.setenv(_timing.SAMPLE, number)
    times = _timing.once_each({"ours": lambda: 1, "peer": lambda: 2}, 0)
    assert [*times.values()] == measured


@for_each(("enough", "repetitions"), [(inf, _timing.ROUNDS), (0, 1)])
def test_short_work_is_repeated_and_long_work_is_not(monkeypatch, enough, repetitions):
    turns = []
    monkeypatch.setattr(_timing, "ENOUGH", enough)
    _timing.repeated(lambda: turns.append(0))
    assert len(turns) == repetitions


def test_a_reported_row_leaves_out_what_was_not_measured(monkeypatch, capsys):
    monkeypatch.setenv(_timing.SAMPLE, "0")
    _timing.report(Row("work", Seconds(4, 2) / 2, nan, 1))
    row = json.loads(capsys.readouterr().out)
    assert (row["ours"], row["peer"]) == ({"value": 2.0, "cpu": 1.0}, None)


def test_rows_are_text_for_who_runs_a_benchmark_by_hand(monkeypatch, capsys):
    monkeypatch.delenv(_timing.SAMPLE, raising=False)
    _timing.report(Row("work", 0.001, 0.002, 0.6))
    assert capsys.readouterr().out == "work | 1 ms | 2 ms | 0.500 | <= 0.6\n"


def test_amounts_have_units():
    assert (amount(0.01234, "s"), amount(2.3456, "s")) == ("12.3 ms", "2,346 ms")
    assert amount(97.31, "MB") == "97.3 MB"


BENCHMARK = """
import json
def compare_results():
    print("compared")
    {compared}
def main():
    print("measured")
"""


def test_results_are_compared_in_a_process_of_their_own(monkeypatch, tmp_path):
    monkeypatch.setattr(run, "HERE", tmp_path)
    (tmp_path / "agreeing.py").write_text(BENCHMARK.format(compared=""))
    (tmp_path / "plain.py").write_text("def main(): pass")
    (tmp_path / "differing.py").write_text(
        BENCHMARK.format(compared="raise SystemExit('3, not 4')")
    )
    assert run.compare_results("agreeing") == ["compared"]
    assert run.compare_results("plain") == []
    with pytest.raises(run.BenchmarkError, match="differing failed"):
        run.measure("differing", 1, None)


def test_files_are_kept_for_all_processes_of_a_run(monkeypatch, tmp_path):
    made = []

    def make(path: Path) -> None:
        made.append(path)
        path.write_text("a record")

    monkeypatch.setenv(_kept.FOLDER, str(tmp_path))
    _kept._folder.cache_clear()
    assert _kept.kept("game.sgf", make) == _kept.kept("game.sgf", make) == tmp_path / "game.sgf"
    assert made == [tmp_path / "game.sgf"]
    _kept._folder.cache_clear()


def test_the_run_goes_on_after_a_benchmark_that_fails(monkeypatch, capsys):
    def measure(name: str, *_: object) -> run.Result:
        if name == "sgf":
            raise run.BenchmarkError("sgf failed with exit status 1")
        return RESULT | {"rows": [ROW]}

    written = []
    monkeypatch.setattr(sys, "argv", ["run.py", "sgf", "paint"])
    monkeypatch.setattr(run, "compile_bytecode", lambda: None)
    monkeypatch.setattr(run, "display", lambda: nullcontext(None))
    monkeypatch.setattr(run, "measure", measure)
    monkeypatch.setattr(run, "write", lambda _path, results: written.append([*results]))
    monkeypatch.setenv(_kept.FOLDER, "")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")  # both are put back afterwards
    assert run.main() == 1
    assert written == [["paint"]]
    assert "sgf failed with exit status 1" in capsys.readouterr().out


ECHO = """
import json, sys
asked = []
for line in sys.stdin:
    question, given = json.loads(line)
    asked.append(question)
    answer = {"games": given, "asked": asked, "seconds": 2, "cpu": 1}
    print(json.dumps(None if question == "unknown" else answer), flush=True)
"""


def asked(monkeypatch, program: str, stack: ExitStack) -> _peer.Peer:
    monkeypatch.setenv("GOBOARD_KOMBILO", shlex.join([sys.executable, "-c", program]))
    return _peer.peer("Kombilo", stack)


def test_a_program_that_a_variable_names_is_asked(monkeypatch):
    with ExitStack() as stack:
        program = asked(monkeypatch, ECHO, stack)
        program.prepare("open", "a folder")
        answer, time = program.ask("index", 7), program.seconds("edge")
    assert (answer["games"], answer["asked"]) == (7, ["open", "index"])
    assert (time, time.cpu) == (2, 1)


def test_what_a_program_cannot_do_takes_no_time(monkeypatch):
    with ExitStack() as stack:
        program = asked(monkeypatch, ECHO, stack)
        assert isnan(program.seconds("unknown"))


def test_a_program_that_is_not_asked_is_not_started(monkeypatch):
    with ExitStack() as stack:
        program = asked(monkeypatch, "raise SystemExit(1)", stack)
        program.prepare("open", "a folder")
    assert program._process is None


def test_a_program_that_ends_is_named(monkeypatch):
    with ExitStack() as stack:
        program = asked(monkeypatch, "input()", stack)
        with pytest.raises(SystemExit, match="ended when it was asked: open"):
            program.ask("open")


def test_a_peer_that_is_not_named_is_left_out_with_the_reason(monkeypatch, capsys):
    for name, variable in _peer.PEERS.items():
        monkeypatch.delenv(variable, raising=False)
        assert _peer.peer(name, ExitStack()) is None
        assert variable in capsys.readouterr().out
        assert f"`{variable}`" in run.PAGE.read_text("utf-8")
