"""What the table of first openings marks; nothing is opened here."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "benchmarks"))

import openings

from tests.cases import for_each


@for_each(
    ("before", "now", "mark", "counts"),
    [
        ([0.050, 0.040], [0.055, 0.044], "", "0 above 1.1, 0 newly above 100 ms"),
        ([0.050, 0.040], [0.050, 0.045], "*", "1 above 1.1, 0 newly above 100 ms"),
        ([0.099, 0.095], [0.101, 0.096], "**", "0 above 1.1, 1 newly above 100 ms"),
        ([0.101, 0.095], [0.105, 0.096], "", "0 above 1.1, 0 newly above 100 ms"),
    ],
)
def test_openings_that_take_too_long_are_marked(before, now, mark, counts, capsys):
    openings.print_table({"panel tree": before}, {"panel tree": now}, {"panel tree": "PanelDock"})
    _head, row, summary = capsys.readouterr().out.splitlines()
    assert row.rpartition("| ")[2] == mark
    assert summary == f"1 openings, {counts}"


def test_the_largest_ratio_comes_first_and_what_opened_once_only_is_named(capsys):
    before = {"a": [0.02, 0.02], "b": [0.02, 0.01], "c": [0.02, 0.02]}
    now = {"a": [0.02, 0.01], "b": [0.02, 0.01], "d": [0.02, 0.02]}
    openings.print_table(before, now, dict.fromkeys("abcd", "Dialog"))
    _head, first, second, *rest, _summary = capsys.readouterr().out.splitlines()
    assert (first[0], second[0]) == ("b", "a")
    assert rest == ["opened only now: d", "opened only before: c"]


def test_texts_choose_openings():
    found = [("menus",), ("panel", "tree"), ("command", "NEW")]
    assert list(openings.chosen(found, [])) == found
    assert list(openings.chosen(found, ["panel", "NEW"])) == found[1:]
