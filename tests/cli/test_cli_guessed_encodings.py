"""The command line reports a guessed encoding wherever it reads a file."""

from __future__ import annotations

import json

import pytest

from tests.cases import for_each

NAMES = "(;SZ[9]PB[张小明]PW[李大为];B[ee])"
SAID = "encoding guessed: GBK; others that fit: "


@for_each(
    "command",
    [
        ("show", "{path}"),
        ("moves", "{path}"),
        ("convert", "{path}", "-"),
        ("diagram", "{path}", "--plan"),
        ("score", "{path}", "--rules", "japanese"),
    ],
)
def test_a_guess_is_reported_and_does_not_fail_the_command(goboard, record, command):
    path = record(NAMES.encode("gbk"))
    result = goboard(*(part.format(path=path) for part in command))
    assert result.status == 0
    assert result.err.startswith(f"{path}: {SAID}")
    assert result.err.count("\n") == 1


def test_a_check_lists_it_as_a_warning_of_its_own_kind(goboard, record):
    path = record(NAMES.encode("gbk"))
    (warning,) = goboard("check", path, "--json").json["warnings"]
    assert (warning["kind"], warning["game"], warning["node"]) == ("encoding", None, None)
    assert warning["text"].startswith(SAID)
    result = goboard("check", path)
    assert result.status == 0
    assert result.lines[0] == f"{path}: 1 game, 2 nodes, 1 move, 1 warning"


def test_a_text_record_is_read_in_the_same_way(goboard, tmp_path):
    path = tmp_path / "moves.txt"
    path.write_bytes("1 B ５五\n2 W ３七\n".encode("cp932"))
    result = goboard("read", path, "--notation", "kanji", "--size", "9x9")
    assert (result.status, "encoding guessed: Shift_JIS" in result.err) == (0, True)


@pytest.mark.parametrize(
    "data",
    [
        NAMES.encode(),
        NAMES.replace("SZ", "CA[GBK]SZ").encode("gbk"),
        NAMES.encode("utf-16"),
        NAMES.replace("]PW", "]C[白棋占小目，黑棋下一步应该挂角，然后再拆二。]PW").encode("gbk"),
    ],
    ids=["UTF-8", "stated", "marked", "certain"],
)
def test_an_encoding_that_is_stated_or_certain_is_not_reported(goboard, record, data):
    assert goboard("show", record(data)).err == ""


def test_another_encoding_can_be_stated(goboard, record):
    path = record(NAMES.encode("gbk"))
    result = goboard("convert", path, "-", "--input-charset", "GBK", "--charset", "UTF-8")
    assert (result.err, "PB[张小明]" in result.out) == ("", True)


def test_a_report_is_printed_as_json_with_every_key_as_before(goboard, record):
    keys = json.loads(goboard("check", record(NAMES.encode("gbk")), "--json").out)
    assert set(keys) == {"file", "games", "nodes", "moves", "illegal", "warnings", "error"}


JOINED = (
    NAMES.replace("SZ", "CA[GB2312]SZ").encode("gbk")
    + b"\n"
    + "(;CA[UTF-8]SZ[9]PB[李世石]PW[柯洁];B[ee])".encode()
)
SEVERAL = "games in several encodings: GBK (1 game), UTF-8 (1 game)"


def test_games_in_several_encodings_are_reported(goboard, record):
    path = record(JOINED)
    result = goboard("show", path, "--game", 1)
    assert (result.status, result.err) == (0, f"{path}: {SEVERAL}\n")
    (warning,) = goboard("check", path, "--json").json["warnings"]
    assert (warning["kind"], warning["text"]) == ("encoding", SEVERAL)


@for_each(
    ("options", "expected"),
    [
        ((), JOINED),
        (("--game", "0"), JOINED.splitlines()[0]),
        (("--game", "1"), JOINED.splitlines()[1]),
        (
            ("--charset", "UTF-8"),
            JOINED.splitlines()[0].decode("gbk").replace("GB2312", "UTF-8").encode()
            + b"\n"
            + JOINED.splitlines()[1],
        ),
    ],
)
def test_games_in_several_encodings_are_converted(goboard, record, tmp_path, options, expected):
    out = tmp_path / "out.sgf"
    assert goboard("convert", record(JOINED), out, *options).status == 0
    assert out.read_bytes() == expected


def test_an_encoding_that_lacks_a_letter_of_one_game_is_refused(goboard, record, tmp_path):
    data = JOINED.replace("李世石".encode(), "이세돌".encode())
    result = goboard("convert", record(data), tmp_path / "out.sgf", "--charset", "GBK")
    assert (result.status, "“이” in PB cannot be written in GBK" in result.err) == (2, True)
