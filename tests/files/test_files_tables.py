from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import pytest

import goboard_gui
from goboard_gui.display_text import display_width
from goboard_gui.files.tables import align_columns, csv_text, spreadsheet_bytes
from tests.cases import for_each

PACKAGE = Path(goboard_gui.__file__).parent

ROWS = [["name", "games"], ["呉清源", "1000"], ["x", "7"]]


def test_columns_stand_in_line_whatever_is_written_in_them():
    lines = align_columns(ROWS, numbers=[1]).splitlines()
    assert lines == ["name    games", "呉清源   1000", "x           7"]
    assert len(set(map(display_width, lines))) == 1


def test_what_is_no_number_begins_where_the_others_do():
    assert align_columns(ROWS).splitlines()[2] == "x       7"


def test_lines_do_not_end_in_blanks():
    assert align_columns([["a", ""], ["bb", "c"]]) == "a\nbb  c\n"


def test_there_may_be_no_rows():
    assert align_columns([]) == csv_text([]) == ""


@pytest.mark.parametrize("separator", [",", "\t"])
def test_any_text_is_read_back(separator):
    rows = [['a "b", c', "two\nlines", "tab\there"], ["", "=1+1", "'"]]
    text = csv_text(rows, separator, exact=True)
    assert list(csv.reader(io.StringIO(text), delimiter=separator)) == rows


def test_spreadsheets_are_told_that_it_is_unicode():
    assert spreadsheet_bytes([["呉"]]).decode("utf-8-sig") == "呉\n"
    assert spreadsheet_bytes([]) == b"\xef\xbb\xbf"


@for_each(
    ("cell", "stands"),
    [
        pytest.param("=9-5", " =9-5", id="the name of a point"),
        pytest.param("-3-3", " -3-3", id="a name that is a sum"),
        pytest.param("@SUM(A1)", " @SUM(A1)", id="a function"),
        pytest.param("＝1+1", " ＝1+1", id="a Japanese formula"),
        pytest.param("-6.5", "-6.5", id="a number as text"),
        pytest.param(-6.5, "-6.5", id="a number"),
        pytest.param("C7", "C7", id="another name"),
    ],
)
def test_spreadsheets_reckon_out_no_text(cell, stands):
    assert spreadsheet_bytes([[cell, None]], "\t").decode("utf-8-sig") == f"{stands}\t\n"
    assert csv_text([[cell]]) == f"{stands}\n"
    assert csv_text([[cell]], exact=True) == f"{cell}\n"


def test_every_table_for_other_programs_is_written_here():
    """No module formats CSV or tabbed lines itself, and exact text is only for standard output."""
    sources = {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    writing = {path.stem for path, text in sources.items() if re.search(r"\bcsv\.writer", text)}
    exact = {path.stem for path, text in sources.items() if "exact=True" in text}
    tabbed = {path.stem for path, text in sources.items() if re.search(r'"\\t"\.join', text)}
    assert (writing, exact, tabbed) == ({"tables"}, {"name_table"}, set())
    using = {path.stem for path, text in sources.items() if re.search(r"csv_text|_bytes\(", text)}
    assert {"output", "failures_dialog", "duplicates_dialog", "game_list", "plot_view"} <= using
