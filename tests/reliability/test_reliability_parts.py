"""Campaigns are run in parts that end in time, are kept in a file, continued and added up."""

from __future__ import annotations

import itertools

import pytest

from benchmarks.campaigns import __main__ as command
from benchmarks.campaigns.catalogue import Campaign
from benchmarks.campaigns.mutants import mutant, mutants
from benchmarks.campaigns.parts import Cases, Part, append, disjoint, gaps, numbered, read
from benchmarks.campaigns.result import Result


def part(start: int, stop: int, *problems: str, **counts: int) -> Part:
    return Part("R0", 1, start, stop, 2.0, "abc", counts, {"seconds": float(stop)}, list(problems))


def test_cases_end_when_the_time_has_come_but_not_before_the_first():
    clock = itertools.count()
    cases = Cases(5, 100, 3, lambda: next(clock))
    assert list(cases) == [5, 6, 7, 8]
    assert cases.reached == 9
    late = Cases(5, 100, 0, lambda: 1)
    assert list(late) == [5]
    assert late.reached == 6


def test_items_are_found_by_their_numbers_and_numbers_beyond_them_are_used_up():
    assert list(numbered([1, 3], "abcdef")) == [(1, "b"), (3, "d")]
    cases = Cases(2, 10, 1, lambda: 0)
    assert list(numbered(cases, "abcd")) == [(2, "c"), (3, "d")]
    assert cases.reached == 10


def test_a_mutant_depends_on_its_number_and_the_seed_only():
    files = [b"(;SZ[9];B[aa];W[bb])", b"(;C[text])"]
    first = dict(itertools.islice(mutants(files, 7), 20))
    assert len(set(first.values())) > 10
    assert mutant(files, "7:13") == first[13]
    assert dict(itertools.islice(mutants(files, 8), 20)) != first


@pytest.mark.parametrize(
    ("covered", "left"),
    [
        ([], [(0, 100)]),
        ([(0, 40)], [(40, 100)]),
        ([(60, 80), (0, 40)], [(40, 60), (80, 100)]),
        ([(0, 50), (30, 40), (45, 200)], []),
        ([(150, 200)], [(0, 100)]),
    ],
)
def test_what_no_part_covers_is_left(covered, left):
    assert list(gaps([part(*both) for both in covered], 0, 100)) == left


def test_parts_that_overlap_are_not_added_up_twice():
    one, other, inside = part(0, 50), part(50, 60), part(20, 30)
    assert disjoint([inside, other, one]) == ([one, other], [inside])


def test_results_are_added_up():
    total = Result()
    total.add(part(0, 10, "bad", kills=3).result)
    total.add(part(10, 20, kills=4, strays=1).result)
    assert total == Result({"kills": 7, "strays": 1}, {"seconds": 20.0}, ["bad"])
    assert total.describe() == (
        "kills 7, strays 1, at most 20.00 seconds | NOT held (1 problems)\n    bad"
    )
    total.problems.clear()
    assert total.describe().endswith(" | held")


def test_a_line_that_was_torn_is_left_out_and_harms_no_other(tmp_path):
    path = tmp_path / "new folder" / "results.jsonl"
    assert read(path) == []
    append(path, part(0, 10, "\udc80"))
    with path.open("ab") as file:
        file.write(b'{"campaign": "R0", "seed"')
    append(path, part(10, 20))
    assert [(it.start, it.stop) for it in read(path)] == [(0, 10), (10, 20)]


@pytest.fixture
def run(monkeypatch, tmp_path):
    """Return what runs a command on a campaign of 10 cases, of which number 7 has a problem."""

    def cases_of(cases, seed):
        result = Result()
        for number in cases:
            tried.append((seed, number))
            result.counts["cases"] += 1
            result.check(number != 7, f"case {number}")
            clock.append(clock[-1] + 60)
        return result

    tried: list[tuple[int, int]] = []
    clock = [0.0]
    campaign = Campaign("ten cases", cases_of, lambda: 10, {}, 1, endless=True)
    monkeypatch.setattr(command, "CAMPAIGNS", {"R0": campaign})
    monkeypatch.setattr(command, "monotonic", lambda: clock[-1])

    def run_command(*words: str) -> tuple[int, list[tuple[int, int]]]:
        tried.clear()
        clock.append(clock[-1])
        status = command.main([*words, "--results", str(tmp_path / "results.jsonl")])
        return status, list(tried)

    return run_command


def test_a_command_goes_on_where_the_last_one_ended(run, capsys):
    assert run("R0", "--minutes", "4") == (0, [(1, number) for number in range(4)])
    assert "6 cases left" in capsys.readouterr().out
    assert run("R0", "--minutes", "4") == (1, [(1, number) for number in range(4, 8)])
    assert run("R0") == (0, [(1, 8), (1, 9)])
    assert run("R0") == (0, [])
    assert "are done" in capsys.readouterr().out
    assert run("--sum") == (1, [])
    assert "10 cases (a full run has 10) in 3 parts, 600 s" in capsys.readouterr().out


def test_a_seed_and_a_range_have_results_of_their_own(run, capsys):
    run("--range", "2:4", "--seed", "5")
    assert run("--range", "0:5", "--seed", "5") == (0, [(5, 0), (5, 1)])
    assert run("--range", "0:5", "--seed", "5") == (0, [(5, 4)])
    assert run("--range", "12:14") == (0, [(1, 12), (1, 13)])
    capsys.readouterr()
    assert run("--sum", "--seed", "5") == (0, [])
    assert "seed 5 | 5 cases" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [["--range", "5"], ["--range", "5:5"], ["--minutes", "121"], ["--minutes", "0"], ["R9"]],
)
def test_what_cannot_be_run_is_refused(run, words, capsys):
    with pytest.raises(SystemExit) as stopped:
        run(*words)
    assert stopped.value.code == 2
    assert capsys.readouterr().err
