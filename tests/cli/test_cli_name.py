from __future__ import annotations

import json

import pytest

from tests.cases import for_each

BOARD = ["--size", "19x19"]


@for_each(
    ("source", "target", "texts", "answers"),
    [
        ("western", "andreev", ["D4", "Q16", "K10"], ["+3+3", "-3-3", "=9=9"]),
        ("andreev", "western", ["-3+3", "+3-3", "-0-0"], ["Q4", "D16", "T19"]),
        ("western", "cartesian", ["C4"], ["(2,3)"]),
        ("cartesian", "western", ["(2 3)", "2,3"], ["C4", "C4"]),
        ("western", "tengen-squares", ["D17", "K10"], ["N7.1", "C"]),
        ("western", "western", [" q-16 "], ["Q16"]),
    ],
)
def test_names_are_translated_one_a_line_in_order(goboard, source, target, texts, answers):
    result = goboard("name", *BOARD, "--from", source, "--to", target, "--", *texts)
    assert (result.status, result.err) == (0, "")
    assert result.lines == answers


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=repr)
def test_names_come_from_standard_input_line_by_line(goboard, end):
    given = end.join(["D4", "−", "Q16"]).encode()
    result = goboard("name", *BOARD, "--from", "western", "--to", "andreev", stdin=given)
    assert result.status == 2
    assert result.lines == ["+3+3", "", "-3-3"]
    assert result.err.startswith("-: line 2: ")


def test_signs_of_other_scripts_are_read_from_standard_input(goboard):
    given = "\ufeff＋3−3\n".encode()
    result = goboard("name", *BOARD, "--from", "andreev", "--to", "western", stdin=given)
    assert result.lines == ["D16"]


def test_bytes_that_are_no_text_name_no_point(goboard):
    result = goboard(
        "name", *BOARD, "--from", "western", "--to", "western", stdin=b"\xff\xfe\nD4\n"
    )
    assert result.status == 2
    assert result.lines == ["", "D4"]


def test_no_names_give_no_answers(goboard):
    result = goboard("name", *BOARD, "--from", "western", "--to", "western", stdin=b"")
    assert (result.status, result.out) == (0, "")


def test_a_text_that_names_no_point_gives_an_empty_line_and_a_reason(goboard):
    result = goboard("name", *BOARD, "--from", "western", "--to", "andreev", "--", "Z9", "D4", "")
    assert result.status == 2
    assert result.lines == ["", "+3+3", ""]
    first, second = result.err.splitlines()
    assert first.startswith("TEXT 1: “Z” is not a column")
    assert second.startswith("TEXT 3: ")


def test_as_json_answers_are_a_list(goboard):
    options = ["--from", "western", "--to", "andreev", "--json", "--", "D4", "I4"]
    result = goboard("name", *BOARD, *options)
    assert result.status == 2
    assert result.json == [
        {"text": "D4", "point": [3, 15], "name": "+3+3"},
        {
            "text": "I4",
            "point": None,
            "name": None,
            "error": "the letter “I” is not used in the notation western",
        },
    ]


def test_as_json_nothing_is_an_empty_list(goboard):
    options = ["--from", "western", "--to", "andreev", "--json"]
    assert goboard("name", *BOARD, *options).json == []


@pytest.mark.parametrize(
    ("size", "text", "answer"),
    [("19x13", "A13", "[0, 0]"), ("19", "A19", "[0, 0]"), ("52×1", "BB1", "[51, 0]")],
)
def test_boards_of_every_size_are_named(goboard, size, text, answer):
    options = ["--size", size, "--from", "western", "--to", "western", "--json", "--", text]
    assert str(goboard("name", *options).json[0]["point"]) == answer


@for_each(
    ("arguments", "told"),
    [
        (["--size", "53x53", "--from", "western", "--to", "western"], "53×53"),
        (["--size", "0x9", "--from", "western", "--to", "western"], "0×9"),
        (["--size", "big", "--from", "western", "--to", "western"], "'big'"),
        (["--size", "19x", "--from", "western", "--to", "western"], "'19x'"),
        (["--size", "9" * 5000, "--from", "western", "--to", "western"], "expected a size"),
        (["--size", "9x9", "--from", "quipu", "--to", "western"], "'quipu'"),
        (["--size", "9x9", "--from", "western"], "--to"),
        (["--from", "western", "--to", "western"], "--size"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value)[:30],
)
def test_wrong_arguments_are_told_with_status_2(goboard, arguments, told):
    result = goboard("name", *arguments)
    assert (result.status, result.out) == (2, "")
    assert told in result.err


def test_names_that_lost_their_minus_signs_are_read_only_when_asked_for(goboard):
    options = ("name", *BOARD, "--from", "andreev", "--to", "western")
    refused = goboard(*options, "--", "33")
    assert (refused.status, refused.lines) == (2, [""])
    repaired = goboard(*options, "--repair", "--", "33", "+3+3", "quatre")
    assert (repaired.status, repaired.lines) == (2, ["Q16", "D4", ""])
    assert repaired.err.splitlines()[0] == "TEXT 1: “33” was read as -3-3"
    assert len(repaired.err.splitlines()) == 2


def test_all_points_of_a_name_are_on_its_line(goboard):
    options = ("name", *BOARD, "--from", "named", "--to", "western")
    result = goboard(*options, "--", "3-4", "10-10", "11-3", "3-3")
    assert (result.status, result.lines) == (
        2,
        ["C16 C4 D17 D3 Q17 Q3 R16 R4", "K10", "", "C17 C3 R17 R3"],
    )
    assert result.err.startswith("TEXT 3: ")


def test_json_has_an_object_for_each_point_of_a_name(goboard):
    options = ("name", *BOARD, "--from", "named", "--to", "andreev", "--json", "--repair")
    result = goboard(*options, "--", "10-3", "x")
    assert result.status == 2
    *found, refused = json.loads(result.out)
    assert found == [
        {"text": "10-3", "point": [2, 9], "name": "+2=9"},
        {"text": "10-3", "point": [9, 2], "name": "=9-2"},
        {"text": "10-3", "point": [9, 16], "name": "=9+2"},
        {"text": "10-3", "point": [16, 9], "name": "-2=9"},
    ]
    assert (refused["text"], refused["point"]) == ("x", None)


def test_points_are_told_by_their_class(goboard):
    result = goboard("name", *BOARD, "--from", "western", "--to", "named", "--", "R16", "K10")
    assert result.lines == ["3-4", "10-10"]


@pytest.mark.parametrize("source", ["draughts", "diagonal"])
def test_draughts_numbers_and_diagonals_are_accepted_either_way(goboard, source):
    options = ("name", "--size", "10x10", "--from", source, "--to", "western")
    assert goboard(*options, "--", "28", "e5", "3'", "E5").lines == ["E5", "E5", "E10", "E6"]
    refused = goboard(*options, "--", "k1")
    assert (refused.status, refused.err[:14]) == (2, "TEXT 1: “k” is")
