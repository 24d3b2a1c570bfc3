from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.fuseki.records import APR2912, APR2912_TEXT

TURNED = """\
=== Pattern for apr2912.sgf ===
lev= 6 num moves = 4
W:200000000000::354294
N:100000000000::177147
E:020000000001::118099
S:000000000000::0
-----
lev= 7 num moves = 10
W:00000000000000::0
N:00000000100010::246
E:02000201001020::1076766
S:01002002000000::572265
-----
"""


def test_the_example_of_the_paper_is_printed_as_there(goboard, record):
    result = goboard("pattern", record(APR2912, "apr2912.sgf"), "--moves", 14)
    assert (result.status, result.out, result.err) == (0, f"{APR2912_TEXT}\n", "")


def test_a_quarter_turn_moves_the_areas(goboard, record):
    result = goboard("pattern", record(APR2912, "apr2912.sgf"), "--view", "r90")
    assert (result.status, result.out) == (0, TURNED)


def test_a_pattern_may_come_from_standard_input(goboard):
    result = goboard("pattern", "-", stdin=b"(;SZ[3];B[bb])")
    assert result.lines == ["=== Pattern for - ===", "lev= 0 num moves = 1", "C:1::1", "-----"]


def test_moves_are_counted_by_row_column_and_line(goboard, record):
    path = record("(;SZ[5:3];B[aa];W[ec];B[ab])")
    assert goboard("pattern", path, "--places", "--moves", 2).lines == [
        "   row  column  line",
        "1    1       1     2",
        "2    0       0     0",
        "3    1       0",
        "4            0",
        "5            1",
    ]
    assert goboard("pattern", path, "--places", "--json").json == {
        "moves": 3,
        "rows": [1, 1, 1],
        "columns": [2, 0, 0, 0, 1],
        "lines": [3, 0],
    }
    refused = goboard("pattern", path, "--places", "--view", "r90")
    assert refused.status == 2
    assert "without --view" in refused.err


def test_only_one_form_is_printed(goboard, record):
    result = goboard("pattern", record("(;SZ[9];B[cc])"), "--rows", "--places")
    assert (result.status, result.out) == (2, "")
    assert "--places: not allowed with argument --rows" in result.err


def test_an_empty_board_has_no_level_to_print(goboard, record):
    path = record(APR2912, "apr2912.sgf")
    assert goboard("pattern", path, "--moves", 0).lines == ["=== Pattern for apr2912.sgf ==="]
    assert goboard("pattern", path, "--moves", 0, "--json").json == {
        "levels": {},
        "canonical": "19x19",
        "opening": None,
    }


@for_each("options", [[], ["--view", "r90"], ["--moves", 4]])
def test_the_name_of_the_opening_follows_its_pattern(goboard, record, options):
    path = record("(;SZ[19];B[pd];W[dp];B[pp];W[dd];B[jj])")
    assert goboard("pattern", path, *options).lines[-1] == "Opening: Two star points"
    assert goboard("pattern", path, *options, "--json").json["opening"] == "Two star points"


def test_json_has_strings_and_numbers_by_levels_and_areas(goboard, record):
    path = record("(;SZ[5];B[cc];W[db];B[ea])")
    result = goboard("pattern", path, "--json")
    assert result.status == 0
    assert result.json["levels"] == {
        "0": {"stones": 1, "C": ["1", 1]},
        "1": {"stones": 1, "W": ["00", 0], "N": ["00", 0], "E": ["20", 6], "S": ["00", 0]},
        "2": {
            "stones": 1,
            "W": ["0000", 0],
            "N": ["0000", 0],
            "E": ["1000", 27],
            "S": ["0000", 0],
        },
    }
    assert goboard("pattern", path, "--json", "--view", "r90").out == result.out


def test_canonical_is_the_same_for_all_views_of_a_record(goboard, record):
    path = record(APR2912)
    straight = goboard("pattern", path, "--json").json["canonical"]
    for view in ("r90", "r180", "r270", "mh", "mv", "td", "ta"):
        turned = record(goboard("turn", path, "--view", view).out, f"{view}.sgf")
        assert goboard("pattern", turned, "--json").json["canonical"] == straight
    other = goboard("pattern", path, "--json", "--moves", 13).json["canonical"]
    assert other != straight


def test_numbers_of_any_length_are_exact(goboard, record):
    result = goboard("pattern", record("(;SZ[52];B[aZ])"), "--json")
    assert result.json["levels"]["26"]["W"] == ["1" + "0" * 50, 3**50]


def test_names_that_would_break_the_line_are_written_out(goboard, record):
    path = record("(;SZ[3])", "a\x1b\nb.sgf")
    assert goboard("pattern", path).lines == [r"=== Pattern for a\x1b\nb.sgf ==="]


def test_a_game_and_a_move_are_chosen(goboard, record):
    path = record("(;SZ[3];B[aa])(;SZ[3];B[bb];W[aa])")
    result = goboard("pattern", path, "--game", 1, "--moves", 1)
    assert result.lines[1:] == ["lev= 0 num moves = 1", "C:1::1", "-----"]


def test_captured_stones_are_not_counted(goboard, record):
    path = record("(;SZ[3];B[ab];W[aa];B[ba])")
    assert goboard("pattern", path, "--json").json["levels"]["1"]["N"] == ["01", 1]


@pytest.mark.parametrize(
    "options", [["--moves", "3"], ["--moves", "x"], ["--game", "1"], ["--view", "r45"]]
)
def test_what_is_not_there_is_refused(goboard, record, options):
    result = goboard("pattern", record("(;SZ[3];B[aa];W[bb])"), *options)
    assert (result.status, result.out) == (2, "")
    assert result.err


def test_a_file_that_is_no_record_is_told(goboard, record):
    result = goboard("pattern", record("nothing"))
    assert result.status == 2
    assert "game.sgf" in result.err


def test_rows_are_strings_and_their_ternary_numbers_from_the_top(goboard, record):
    lines = goboard("pattern", record(APR2912, "apr2912.sgf"), "--rows").lines
    assert lines[0] == "=== Rows of apr2912.sgf ==="
    assert [line[:3] for line in lines[1:]] == [f"{row:>2}:" for row in range(19, 0, -1)]
    assert lines[3] == "17:0002000201001020000::29072682"
    assert lines[4] == "16:0000200000000010100::9566028"
    assert lines[1] == "19:0000000000000000000::0"


@pytest.mark.parametrize(
    ("options", "rows"),
    [
        ([], ["3:1200::45", "2:0010::3", "1:0002::2"]),
        (["--moves", "1"], ["3:1000::27", "2:0000::0", "1:0000::0"]),
        (["--view", "r90"], ["4:001::1", "3:002::2", "2:010::3", "1:200::18"]),
    ],
)
def test_rows_are_those_of_the_chosen_position_and_view(goboard, record, options, rows):
    path = record("(;SZ[4:3];B[aa];W[ba];B[cb];W[dc])", "a.sgf")
    result = goboard("pattern", path, "--rows", *options)
    assert result.lines == ["=== Rows of a.sgf ===", *rows]


def test_rows_as_json_are_never_turned(goboard, record):
    path = record("(;SZ[3:2];B[aa];W[ca])", "a.sgf")
    result = goboard("pattern", path, "--rows", "--view", "r90", "--json")
    assert result.json == {"rows": [["102", 11], ["000", 0]]}
