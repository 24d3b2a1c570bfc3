"""What is imported and called until the first paint; no time is measured.

After a change that is meant, renew the limits: `python benchmarks/calls.py --write`. Look at what
has come: is it needed before the first paint?
"""

from __future__ import annotations

import json

import pytest

from benchmarks import calls
from benchmarks.calls import Cost

TOLERANCE = 1.05
RENEW = "python benchmarks/calls.py --write"


@pytest.fixture(scope="module")
def limits() -> Cost:
    found = json.loads(calls.LIMITS.read_text("utf-8"))
    return Cost(frozenset(found["modules"]), found["calls"])


@pytest.fixture(scope="module")
def start() -> Cost:
    return calls.start_cost()


def test_no_other_modules_are_imported_before_the_first_paint(start, limits):
    added = sorted(start.modules - limits.modules)
    assert not added, f"imported before the first paint now: {added}; if it must be: {RENEW}"


def test_the_list_has_no_modules_that_the_first_paint_no_longer_imports(start, limits):
    gone = sorted(limits.modules - start.modules)
    assert not gone, f"no longer imported before the first paint: {gone}; {RENEW}"


def test_the_first_paint_takes_hardly_more_calls_of_our_functions(start, limits):
    assert start.calls <= limits.calls * TOLERANCE, f"if it must be: {RENEW}"


def test_what_is_counted_are_modules_of_ours_and_more_calls_than_modules(start):
    assert {name.partition(".")[0] for name in start.modules} == {"goboard_gui"}
    assert "goboard_gui.files.sgf.reading" in start.modules
    assert start.calls > len(start.modules)
