from __future__ import annotations

import csv
import io

import pytest

from goboard_gui.notation import NOTATIONS
from tests.cases import for_each

GAME = "(;SZ[9];B[cc];W[]N[x];B[ee](;W[gg])(;W[gc]))"


def compare(goboard, *arguments) -> list[list[str]]:
    """Return the cells of the table, as CSV has them."""
    result = goboard("compare", *arguments, "--format", "csv")
    assert result.status == 0
    assert result.err == ""
    return list(csv.reader(io.StringIO(result.out)))


def test_a_game_has_a_row_for_each_move_of_its_main_line(goboard, record):
    assert compare(goboard, record(GAME), "--notations", "western,andreev") == [
        ["move", "player", "western", "andreev"],
        ["1", "black", "C7", "+2-2"],
        ["2", "white", "pass", "pass"],
        ["3", "black", "E5", "=4=4"],
        ["4", "white", "G3", "-2+2"],
    ]


def test_all_notations_are_compared_that_name_the_board(goboard, record):
    header = compare(goboard, record(GAME))[0]
    assert header[2:] == [known.id for known in NOTATIONS]


def test_one_move_is_one_row(goboard, record):
    table = compare(goboard, record(GAME), "--move", 3, "--notations", "western")
    assert table[1:] == [["3", "black", "E5"]]


def test_to_people_one_move_is_told_line_by_line(goboard, record):
    result = goboard("compare", record(GAME), "--move", 1, "--notations", "western,cartesian")
    assert result.lines == ["move       1", "player     black", "western    C7", "cartesian  (2,6)"]


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        (["--point", "C8", "--notation", "western"], "C8"),
        (["--point", "c-8"], "C8"),
        (["--point=-2+2", "--notation", "andreev"], "G3"),
        (["--point", "-2+2", "--notation", "andreev"], "G3"),
        (["--point", "H7", "--view", "r90", "--labels", "stay"], "H7"),
        (["--point", "H7", "--view", "r90"], "H7"),
    ],
    ids=["a name", "a tolerated one", "with a sign", "with a minus", "names stay", "names travel"],
)
def test_a_point_needs_no_record(goboard, arguments, name):
    table = compare(goboard, *arguments, "--size", "9", "--notations", "western")
    assert table == [["western"], [name]]


@pytest.mark.parametrize(
    ("reading", "names"),
    [([], ["C7", "(2,6)"]), (["--labels", "stay"], ["G7", "(6,6)"])],
    ids=["travel", "stay"],
)
def test_names_are_as_the_view_and_the_reading_have_them(goboard, record, reading, names):
    seen = ["--view", "r90", *reading]
    table = compare(goboard, record(GAME), *seen, "--notations", "western,cartesian")
    assert table[1] == ["1", "black", *names]


@pytest.mark.parametrize(
    ("name", "start"),
    [("t.csv", "\ufeffmove,"), ("t.TSV", "\ufeffmove\t"), ("t.txt", "move  "), ("t.html", "<!D")],
)
def test_the_name_of_the_file_tells_the_form(goboard, record, tmp_path, name, start):
    result = goboard("compare", record(GAME), "-o", tmp_path / name)
    assert (result.status, result.out) == (0, "")
    assert (tmp_path / name).read_text("utf-8").startswith(start)


def test_the_form_asked_for_counts_before_the_name_of_the_file(goboard, record, tmp_path):
    goboard("compare", record(GAME), "-o", tmp_path / "t.csv", "--format", "html")
    assert (tmp_path / "t.csv").read_text("utf-8").startswith("<!DOCTYPE html>")


@for_each(
    ("arguments", "told"),
    [
        ([], "give either a FILE or --point"),
        (["GAME", "--point", "C3"], "give either a FILE or --point"),
        (["--point", "C3"], "--size"),
        (["--point", "C3", "--size", "9", "--move", "1"], "--move requires a FILE"),
        (["GAME", "--size", "9"], "--size requires --point"),
        (["GAME", "--move", "5"], "no move 5"),
        (["GAME", "--move", "0"], "no move 0"),
        (["--point", "Z3", "--size", "9"], "“Z” is not a column"),
        (["GAME", "--notations", "western,shogi"], "no notation 'shogi'"),
        (["GAME", "--notations", ","], "no notation given"),
        (["GAME", "-o", "names.xls"], "unsupported format for a table: .xls"),
        (["GAME", "-o", "names"], "no extension"),
        (["nowhere.sgf"], "nowhere.sgf"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_what_cannot_be_compared_is_told(goboard, record, arguments, told):
    path = record(GAME)
    named = [path if argument == "GAME" else argument for argument in arguments]
    result = goboard("compare", *named)
    assert result.status == 2
    assert result.out == ""
    assert told in result.err


def test_a_table_that_cannot_be_written_is_told(goboard, record, tmp_path):
    result = goboard("compare", record(GAME), "-o", tmp_path / "nowhere" / "t.csv")
    assert result.status == 2
    assert "not saved" in result.err
