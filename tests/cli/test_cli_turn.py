from __future__ import annotations

import pytest

GAME = "(;SZ[3:2]GN[\u56f2\u7881]AB[aa];W[ba]LB[ca:x](;B[])(;B[ab]))\n"


def test_a_turned_record_is_written_to_standard_output(goboard, record):
    result = goboard("turn", record(GAME), "--view", "r90")
    assert (result.status, result.err) == (0, "")
    assert result.out == "(;SZ[2:3]GN[\u56f2\u7881]AB[ba];W[bb]LB[bc:x](;B[])(;B[aa]))\n"


def test_a_turned_record_is_written_to_a_file(goboard, record, tmp_path):
    output = tmp_path / "turned.sgf"
    result = goboard("turn", record(GAME), "--view", "mh", "-o", output)
    assert (result.status, result.out, result.err) == (0, "", "")
    assert "AB[ca];W[ba]LB[aa:x]" in output.read_text("utf-8")


def test_a_record_may_be_turned_in_place(goboard, record):
    path = record(GAME)
    assert goboard("turn", path, "--view", "r180", "-o", path).status == 0
    assert goboard("turn", path, "--view", "r180", "-o", path).status == 0
    assert path.read_text("utf-8") == GAME


def test_a_record_that_is_not_turned_keeps_its_very_bytes(goboard, record, tmp_path):
    data = b"text before\r\n( ;SZ[9] B[ee]\r\n C[\xd2\xb5] CA[GB2312] )\r\n"
    output = tmp_path / "same.sgf"
    assert goboard("turn", record(data), "--view", "id", "-o", output).status == 0
    assert output.read_bytes() == data


def test_analysis_that_cannot_be_turned_is_removed_and_reported(goboard, record, tmp_path):
    path = record("(;SZ[9];B[aa]SBKV[50]LZ[x];W[bb]KT[x]QLZV[1:0.5];B[cc]SBKS[1])")
    message = f"{path}: removed the analysis of 2 positions (LZ, KT)\n"
    result = goboard("turn", path, "--view", "r90")
    assert (result.status, result.err) == (0, message)
    assert result.out == "(;SZ[9];B[ia]SBKV[50];W[hb]QLZV[1:0.5];B[gc]SBKS[1])"
    before = path.read_bytes()
    refused = goboard("turn", path, "--view", "r90", "-o", path)
    assert refused.status == 2
    assert path.read_bytes() == before


def test_the_other_games_of_a_collection_stay_as_they_are(goboard, record):
    path = record("(;SZ[3];B[aa])(;SZ[3];B[aa])(;SZ[3];B[aa])")
    result = goboard("turn", path, "--view", "r90", "--game", "1")
    assert result.out == "(;SZ[3];B[aa])(;SZ[3];B[ca])(;SZ[3];B[aa])"


def test_the_text_keeps_its_charset(goboard, record, tmp_path):
    data = "(;CA[Shift_JIS]SZ[9]PB[表];B[aa])".encode("shift_jis")
    output = tmp_path / "turned.sgf"
    assert goboard("turn", record(data), "--view", "r90", "-o", output).status == 0
    assert output.read_bytes() == data.replace(b"B[aa]", b"B[ia]")


def test_a_damaged_file_is_turned_but_not_overwritten(goboard, record, tmp_path):
    path = record("(;SZ[9];B[aa];W[b")
    refused = goboard("turn", path, "--view", "r90", "-o", path)
    assert refused.status == 2
    assert "damaged" in refused.err
    assert path.read_text("utf-8") == "(;SZ[9];B[aa];W[b"
    output = tmp_path / "other.sgf"
    assert goboard("turn", path, "--view", "r90", "-o", output).status == 0
    assert "B[ia]" in output.read_text("utf-8")


def test_a_file_that_cannot_be_written_is_told(goboard, record, tmp_path):
    output = tmp_path / "no" / "such" / "folder.sgf"
    result = goboard("turn", record(GAME), "--view", "r90", "-o", output)
    assert result.status == 2
    assert result.err.startswith(f"{output}: ")


@pytest.mark.parametrize("options", [[], ["--view", "r91"]], ids=["none", "unknown"])
def test_a_view_must_be_named(goboard, record, options):
    result = goboard("turn", record(GAME), *options)
    assert (result.status, result.out) == (2, "")
    assert "--view" in result.err
