from __future__ import annotations

import ast
import csv
import io
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import goboard_gui
from goboard_gui.display_text import display_width
from goboard_gui.files.tables import align_columns, csv_text, spreadsheet_bytes
from tests.cases import for_each

if TYPE_CHECKING:
    from collections.abc import Iterator

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
        pytest.param("+1846", "+1846", id="a year"),
        pytest.param("-inf", " -inf", id="a name that Python takes for a number"),
        pytest.param("+1_0", " +1_0", id="digits that are joined"),
        pytest.param(-6.5, "-6.5", id="a number"),
        pytest.param("C7", "C7", id="another name"),
    ],
)
def test_spreadsheets_reckon_out_no_text(cell, stands):
    assert spreadsheet_bytes([[cell, None]], "\t").decode("utf-8-sig") == f"{stands}\t\n"
    assert csv_text([[cell]]) == f"{stands}\n"
    assert csv_text([[cell]], exact=True) == f"{cell}\n"


OUTPUTS = {
    ("cli/collection/output.py", "print_csv"): "goboard collection statistics, report --csv",
    ("cli/collection/output.py", "write_statistics"): "goboard collection statistics, report -o",
    (
        "gui/widgets/failures_dialog.py",
        "copy_list",
    ): "files that could not be read, copied",
    ("gui/collection/games/duplicates_dialog.py", "copy_list"): "duplicates, copied",
    ("gui/collection/games/duplicates_dialog.py", "save_list"): "duplicates in a file",
    ("gui/collection/games/game_list.py", "copy_list"): "games of a collection, copied",
    ("gui/collection/games/game_list.py", "save_list"): "games of a collection in a file",
    ("gui/collection/statistics/plot_export.py", ""): "numbers of a chart in a file",
    ("gui/collection/statistics/plot_export.py", "copy_table"): "numbers of a chart, copied",
    ("study/name_table.py", "encode_table"): "goboard compare -o; compared notations in a file",
    ("study/name_table.py", "spreadsheet_text"): "compared notations, copied",
}
"""Every output of CSV and TSV for spreadsheets: the function that makes it."""
EXACT = {
    ("study/name_table.py", "_csv"): "goboard compare --format csv",
    ("study/name_table.py", "_tsv"): "goboard compare --format tsv",
}
"""Those on standard output that have only numbers and names of points and notations."""
MAKERS = ("csv_text", "spreadsheet_bytes", "spreadsheet_pieces")


def makers_of_tables(source: str) -> Iterator[tuple[str, bool]]:
    """Yield the functions that use one of `MAKERS`, and whether the text is exact."""
    if not any(name in source for name in MAKERS):
        return
    tree = ast.parse(source)
    enclosing = {
        inner: function.name
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for inner in ast.walk(function)
    }
    exact = {
        id(call.func)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and any(word.arg == "exact" for word in call.keywords)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in MAKERS:
            yield enclosing.get(node, ""), id(node) in exact


def test_every_output_of_csv_and_tsv_is_listed_and_made_by_one_module():
    found = {
        (path.relative_to(PACKAGE).as_posix(), function, exact)
        for path in PACKAGE.rglob("*.py")
        if path.name != "tables.py"
        for function, exact in makers_of_tables(path.read_text("utf-8"))
    }
    assert {(path, function) for path, function, exact in found if not exact} == {*OUTPUTS}
    assert {(path, function) for path, function, exact in found if exact} == {*EXACT}


def test_no_other_module_writes_csv_or_joins_cells_by_tabs():
    sources = {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    writing = {path.stem for path, text in sources.items() if re.search(r"\bcsv\.", text)}
    tabbed = {path.stem for path, text in sources.items() if re.search(r'"\\t"\.join', text)}
    assert (writing, tabbed) == ({"tables"}, set())
