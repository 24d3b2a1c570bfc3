"""The table that `make coverage` prints (`packaging/coverage_table.py`)."""

from __future__ import annotations

import pytest

from .packaging_scripts import packaging_script


@pytest.fixture(scope="module")
def reporting():
    return packaging_script("coverage_table")


def measured(statements: int, lines: int, branches: int, taken: int) -> dict:
    counts = (statements, lines, branches, taken)
    names = ("num_statements", "covered_lines", "num_branches", "covered_branches")
    return {"summary": dict(zip(names, counts, strict=True))}


def test_packages_are_summed_with_all_that_is_below_them(reporting):
    files = {
        "goboard_gui/go/board.py": measured(100, 90, 40, 30),
        "goboard_gui/go/rules/ko.py": measured(100, 100, 10, 10),
        "goboard_gui/gui/window/panels.py": measured(1000, 500, 100, 25),
        "goboard_gui/__main__.py": measured(10, 8, 0, 0),
        "/elsewhere/goboard_gui/cli/show.py": measured(1, 1, 1, 1),
    }
    assert reporting.table(files) == [
        "package              lines   covered  branches   covered",
        "(top level)             10    80.0 %         0         -",
        "cli                      1   100.0 %         1   100.0 %",
        "go                     200    95.0 %        50    80.0 %",
        "gui                  1,000    50.0 %       100    25.0 %",
        "all but gui            211    94.3 %        51    80.4 %",
        "all                  1,211    57.7 %       151    43.7 %",
    ]
