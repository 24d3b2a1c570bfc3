from __future__ import annotations

import csv
import io
import json
from html.parser import HTMLParser

import pytest

from goboard_gui.go import Colour, OffBoardError, Point, Size, Symmetry
from goboard_gui.notation import NOTATIONS, Naming, Reading, notation
from goboard_gui.record import Session
from goboard_gui.study.name_table import (
    TABLE_SUFFIXES,
    NameTableRow,
    TableFormat,
    encode_table,
    move_name_table,
    point_name_table,
    supported_point_namings,
    write_table,
)
from tests.record.record_cases import line

NINE = Size(9, 9)
GAME = line("SZ[9]", "B[cc]", "C[no move]", "W[]", "B[zz]", "B[ee]")


def columns(*ids: str, size: Size = NINE, view=Symmetry.IDENTITY, reading=Reading.TRAVEL):
    return tuple(Naming(notation(key), size, view, reading) for key in ids)


def game(*ids: str):
    return move_name_table(Session(GAME).steps(), columns(*ids))


def test_a_game_has_a_row_for_each_move_and_a_name_for_each_notation():
    assert game("western", "andreev").rows == (
        NameTableRow(1, 1, Colour.BLACK, Point(2, 2), ("C7", "+2-2")),
        NameTableRow(3, 2, Colour.WHITE, None, ("pass", "pass")),
        NameTableRow(4, 3, Colour.BLACK, None, ("?", "?")),
        NameTableRow(5, 4, Colour.BLACK, Point(4, 4), ("E5", "=4=4")),
    )


@pytest.mark.parametrize(
    ("view", "reading", "name"),
    [
        (Symmetry.IDENTITY, Reading.TRAVEL, "C8"),
        (Symmetry.R90, Reading.TRAVEL, "C8"),
        (Symmetry.R90, Reading.STAY, "H7"),
    ],
    ids=["as recorded", "names travel", "names stay"],
)
def test_names_are_those_of_the_view_and_the_reading(view, reading, name):
    table = point_name_table([Point(2, 1)], columns("western", view=view, reading=reading))
    assert table.rows == (NameTableRow(None, None, None, Point(2, 1), (name,)),)


def test_a_point_off_the_board_is_refused():
    with pytest.raises(OffBoardError):
        point_name_table([Point(9, 0)], columns("western"))


@pytest.mark.parametrize("size", [Size(1, 1), Size(19, 13), Size(52, 52)], ids=str)
def test_all_notations_are_offered_that_name_the_board_as_it_is_seen(size):
    like = Naming(notation("western"), size, Symmetry.R90, Reading.STAY)
    offered = supported_point_namings(like)
    assert {naming.notation.id for naming in offered} == {
        known.id for known in NOTATIONS if known.supports(like.view_size)
    }
    assert {(n.size, n.view, n.reading) for n in offered} == {(size, Symmetry.R90, Reading.STAY)}


def test_a_table_of_csv_or_tsv_reads_back_as_what_it_shows():
    expected = [
        ["move", "player", "cartesian", "andreev"],
        ["1", "black", "(2,6)", "+2-2"],
        ["2", "white", "pass", "pass"],
        ["3", "black", "?", "?"],
        ["4", "black", "(4,4)", "=4=4"],
    ]
    for form, separator in ((TableFormat.CSV, ","), (TableFormat.TSV, "\t")):
        text = write_table(game("cartesian", "andreev"), form)
        assert list(csv.reader(io.StringIO(text), delimiter=separator)) == expected


def test_plain_text_stands_in_line():
    assert write_table(game("western", "cartesian"), TableFormat.TEXT) == (
        "move  player  western  cartesian\n"
        "1     black   C7       (2,6)\n"
        "2     white   pass     pass\n"
        "3     black   ?        ?\n"
        "4     black   E5       (4,4)\n"
    )


def test_a_single_row_of_plain_text_stands_upright():
    one = move_name_table(Session(line("SZ[9]", "B[cc]")).steps(), columns("western", "cartesian"))
    assert write_table(one, TableFormat.TEXT) == (
        "move       1\nplayer     black\nwestern    C7\ncartesian  (2,6)\n"
    )
    point = point_name_table([Point(2, 2)], columns("western", "cartesian"))
    assert write_table(point, TableFormat.TEXT) == "western    C7\ncartesian  (2,6)\n"


class _Table(HTMLParser):
    """The cells of a table, row by row."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self._inside = False
        self.feed(text)

    def handle_starttag(self, tag, _attributes):
        if tag == "tr":
            self.rows.append([])
        self._inside = tag in ("td", "th")

    def handle_endtag(self, _tag):
        self._inside = False

    def handle_data(self, data):
        if self._inside:
            self.rows[-1].append(data)


def test_a_page_shows_titles_and_names():
    page = write_table(game("western", "andreev"), TableFormat.HTML)
    rows = _Table(page).rows
    assert rows[0] == ["move", "player", "Western (A1)", "Andreev (signed corners)"]
    assert rows[4] == ["4", "black", "E5", "=4=4"]
    assert '<meta charset="utf-8">' in page


def test_a_page_shows_every_notation_as_text_whatever_signs_it_uses():
    like = Naming(notation("western"), NINE)
    points = [Point(0, 0), Point(4, 4), Point(8, 3)]
    for point in points:
        table = point_name_table([point], supported_point_namings(like))
        assert _Table(write_table(table, TableFormat.HTML)).rows[1] == list(table.rows[0].names)


def test_json_tells_points_of_the_record_and_names_by_notation():
    value = json.loads(write_table(game("western", "andreev"), TableFormat.JSON))
    assert value["size"] == [9, 9]
    assert (value["view"], value["reading"]) == ("id", "travel")
    assert value["notations"] == ["western", "andreev"]
    assert value["rows"][:2] == [
        {
            "number": 1,
            "colour": "black",
            "point": [2, 2],
            "names": {"western": "C7", "andreev": "+2-2"},
        },
        {
            "number": 2,
            "colour": "white",
            "point": None,
            "names": {"western": "pass", "andreev": "pass"},
        },
    ]


def test_a_point_by_itself_is_no_move():
    table = point_name_table([Point(2, 2)], columns("western"))
    assert write_table(table, TableFormat.CSV) == "western\nC7\n"
    assert json.loads(write_table(table, TableFormat.JSON))["rows"] == [
        {"point": [2, 2], "names": {"western": "C7"}}
    ]


@pytest.mark.parametrize("form", TableFormat)
def test_a_record_without_moves_and_a_choice_of_no_notation_are_tables_too(form):
    assert write_table(move_name_table([], columns("western")), form).endswith("\n")
    assert write_table(game(), form).endswith("\n")


@pytest.mark.parametrize("form", TableFormat)
def test_a_file_is_what_is_written_in_utf_8_marked_for_spreadsheets(form):
    table = game("western")
    data = encode_table(table, form)
    marked = form in (TableFormat.CSV, TableFormat.TSV)
    assert data.startswith(b"\xef\xbb\xbf") is marked
    assert data.decode("utf-8-sig") == write_table(table, form)


def test_each_form_has_a_suffix():
    assert set(TABLE_SUFFIXES.values()) == set(TableFormat)
