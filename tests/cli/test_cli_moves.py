from __future__ import annotations

import pytest

from goboard_gui.go import Size
from goboard_gui.notation import notation
from goboard_gui.record.properties.codec import write_point
from tests.cases import for_each
from tests.corpus import material_data

CAPTURE = "(;SZ[5]AB[ba][ab]AW[bb];W[ee];B[cb];W[dd];B[bc])"


def moves(goboard, path, *options):
    result = goboard("moves", path, *options)
    assert result.status == 0
    return result.lines


def test_a_cartesian_record_is_one_running_text(goboard, record):
    path = record("(;SZ[19];B[cp];W[pd];B[ec])")
    assert moves(goboard, path, "--notation", "cartesian") == ["1 (2 3) 2 (15 15) 3 (4 16)"]


def test_passes_of_a_running_text_are_words(goboard, record):
    assert moves(goboard, record("(;B[];W[tt])"), "--notation", "cartesian") == ["1 pass 2 pass"]


@for_each(
    ("text", "told"),
    [
        pytest.param("(;SZ[9];B[aa];W[bb])", "", id="nothing"),
        pytest.param("(;SZ[9];B[aa]C[x])", "comments", id="comments"),
        pytest.param("(;SZ[9];B[aa];W[zz])", "move 2", id="a move without a point"),
        pytest.param("(;SZ[9]AB[aa];W[bb];AE[aa];W[cc])", "", id="nothing: setup"),
        pytest.param("(;SZ[2]AE[aa];B[ba];W[aa];B[bb])", "", id="nothing: a capture"),
        pytest.param("(;SZ[9];B[aa];W[aa])", "", id="nothing: an illegal move"),
    ],
)
def test_what_a_running_text_cannot_say_is_told_apart(goboard, record, text, told):
    result = goboard("moves", record(text), "--notation", "cartesian")
    assert result.status == 0
    assert told in result.err
    assert len(result.err.splitlines()) == (1 if told else 0)


def test_rows_of_actions_list_setup_first_and_captured_stones_before_the_capture(goboard, record):
    assert moves(goboard, record(CAPTURE), "--notation", "andreev") == [
        "+B +0-1",
        "+B +1-0",
        "+W +1-1",
        " 2 -0+0",
        " 3 =2-1",
        " 4 -1+1",
        "-W +1-1",
        " 5 +1=2",
    ]


def test_rows_of_actions_show_what_setup_takes_off_and_changes(goboard, record):
    path = record("(;SZ[3];B[bb];AW[bb]AE[aa];AE[bb])")
    assert moves(goboard, path, "--notation", "andreev") == [
        " 1 =1=1",
        "-B =1=1",
        "+W =1=1",
        "-W =1=1",
    ]


def test_rows_of_actions_never_have_two_stones_on_a_point(goboard, record):
    path = record("(;SZ[2]AB[ba][ab];W[aa];B[ab])")
    assert moves(goboard, path, "--notation", "andreev") == [
        "+B +0+0",
        "+B -0-0",
        " 2 +0-0 illegal: suicide",
        "-W +0-0",
        " 3 +0+0 illegal: occupied",
    ]


def test_numbers_of_rows_stand_in_line(goboard, record):
    text = "".join(f";{'BW'[n % 2]}[{'abcdefghi'[n % 9]}{'abcdefghi'[n // 9]}]" for n in range(12))
    path = record(f"(;SZ[9]AW[ii]{text})")
    rows = moves(goboard, path, "--notation", "andreev")
    assert rows[:2] == ["+W -0+0", " 1 +0-0"]
    assert rows[-1] == "12 +2-1"
    plain = moves(goboard, path)
    assert plain[:2] == ["   set up W J1", " 1 B A9"]
    assert plain[-1] == "12 W C8, takes C9"


@pytest.mark.corpus
def test_the_davar_example_is_written_as_davar_writes_it(goboard, record):
    davar = material_data("spec", "notations.json")
    rows = [row.split()[:2] for row in davar["records"]["davar_sequence"]["text"].splitlines()]
    andreev, size = notation("andreev"), Size(19, 19)
    text = "(;SZ[19]"
    for action, name in rows:
        value = write_point(andreev.parse(name, size))
        if action.startswith("+"):
            text += f"A{action[1]}[{value}]"
        elif action.isdigit():
            text += f";{'WB'[int(action) % 2]}[{value}]"
    written = moves(goboard, record(text + ")"), "--notation", "andreev")
    assert [row.split() for row in written] == rows


@for_each(
    ("text", "rows"),
    [
        pytest.param("(;SZ[9];B[ee];W[])", ["1 B E5", "2 W pass"], id="moves"),
        pytest.param("(;SZ[9])", [], id="none"),
        pytest.param(
            CAPTURE,
            [
                "  set up B A4 B5, W B4",
                "1 W E1",
                "2 B C4",
                "3 W D2",
                "4 B B3, takes B4",
            ],
            id="setup and a capture",
        ),
        pytest.param("(;SZ[9];B[ee];W[ee])", ["1 B E5", "2 W E5, illegal: occupied"], id="illegal"),
        pytest.param(
            "(;SZ[2]AB[aa][ba][ab];B[bb])",
            ["  set up B A1 A2 B2", "1 B B1, illegal: suicide, loses A1 A2 B1 B2"],
            id="suicide",
        ),
        pytest.param("(;SZ[9];B[zz])", ["1 B zz, not on the board"], id="no point"),
        pytest.param(
            "(;SZ[9];B[\x1b[2J\n])",
            [r"1 B \x1b[2J, not on the board"],
            id="no way to command the terminal",
        ),
        pytest.param(
            f"(;SZ[9];B[{'z' * 100}])", [f"1 B {'z' * 20}…, not on the board"], id="a long one"
        ),
        pytest.param(
            "(;SZ[9];B[ee];AE[ee])", ["1 B E5", "  taken off B E5"], id="a stone taken off"
        ),
        pytest.param(
            "(;SZ[9]AB[ee];AW[ee];B[dd])",
            ["  set up B E5", "  taken off B E5", "  set up W E5", "1 B D6"],
            id="a stone of the other colour set up",
        ),
        pytest.param("(;SZ[9];B[aa](;W[bb])(;W[cc]))", ["1 B A9", "2 W B8"], id="the main line"),
    ],
)
def test_other_notations_give_a_row_for_each_move(goboard, record, text, rows):
    assert moves(goboard, record(text)) == rows


def test_as_json_moves_are_a_list_of_what_they_did(goboard, record):
    result = goboard("moves", record(CAPTURE), "--json", "--notation", "cartesian")
    assert result.err == ""
    assert result.json[1:] == [
        {
            "number": number,
            "colour": colour,
            "point": point,
            "name": name,
            "captured": captured,
            "illegal": None,
        }
        for number, colour, point, name, captured in [
            (2, "black", [2, 1], "(2,3)", []),
            (3, "white", [3, 3], "(3,1)", []),
            (4, "black", [1, 2], "(1,2)", [[1, 1]]),
        ]
    ]


@for_each(
    ("text", "point", "name", "captured", "illegal"),
    [
        pytest.param("(;SZ[2];B[])", None, "pass", [], None, id="a pass"),
        pytest.param("(;SZ[2];B[zz])", None, "zz", [], None, id="no point"),
        pytest.param("(;SZ[2]AB[aa];W[aa])", [0, 0], "A2", [], "occupied", id="occupied"),
        pytest.param("(;SZ[2]AB[ba][ab];W[aa])", [0, 0], "A2", [[0, 0]], "suicide", id="suicide"),
        pytest.param(
            "(;SZ[4:3]AB[ba][ab][cb][bc]AW[ca][db][cc];W[bb];B[cb])",
            [2, 1],
            "C2",
            [[1, 1]],
            "ko",
            id="ko",
        ),
        pytest.param(
            "(;SZ[3:2]AW[aa][ba][ab]AB[bb][ca];B[cb];W[cb];B[])",
            None,
            "pass",
            [],
            None,
            id="after an odd move",
        ),
    ],
)
def test_the_last_move_as_json(goboard, record, text, point, name, captured, illegal):
    last = goboard("moves", record(text), "--json").json[-1]
    assert [last[key] for key in ("point", "name", "captured", "illegal")] == [
        point,
        name,
        captured,
        illegal,
    ]


def test_captured_points_come_row_by_row(goboard, record):
    path = record("(;SZ[3]AB[aa][ba][ab]AW[ca][bb];W[ac])")
    assert goboard("moves", path, "--json").json[0]["captured"] == [[0, 0], [1, 0], [0, 1]]


def test_a_record_without_moves_is_an_empty_list(goboard, record):
    assert goboard("moves", record("(;SZ[9]AB[aa])"), "--json").json == []


@pytest.mark.parametrize(
    ("form", "rows"),
    [
        ("running", ["+B A4 B5 +W B4 2 E1 3 C4 4 D2 5 B3"]),
        ("actions", ["+B A4", "+B B5", "+W B4", " 2 E1", " 3 C4", " 4 D2", "-W B4", " 5 B3"]),
        ("moves", ["  set up B A4 B5, W B4", "1 W E1", "2 B C4", "3 W D2", "4 B B3, takes B4"]),
    ],
)
def test_a_form_can_be_chosen_in_any_notation(goboard, record, form, rows):
    assert moves(goboard, record(CAPTURE), "--form", form) == rows


def test_names_may_be_those_of_a_turned_board(goboard, record):
    path = record("(;SZ[9:5];B[aa];W[ce])")
    assert moves(goboard, path, "--view", "r90") == ["1 B A5", "2 W C1"]
    assert moves(goboard, path, "--view", "r90", "--labels", "stay") == ["1 B E9", "2 W A7"]
    turned = goboard("moves", path, "--view", "r90", "--labels", "stay", "--json")
    assert turned.json == goboard("moves", path, "--json").json


def test_comments_stand_behind_rows_of_actions_and_are_missed_elsewhere(goboard, record):
    path = record("(;SZ[9];B[ee]C[Tengen])")
    actions = goboard("moves", path, "--notation", "andreev")
    assert (actions.lines, actions.err) == (["1 =4=4 Tengen"], "")
    assert goboard("moves", path).err == f"{path}: this format doesn't support comments\n"
