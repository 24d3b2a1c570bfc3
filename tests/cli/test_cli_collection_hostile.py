"""Odd, broken and malicious files among the records of a collection, and as what is asked for."""

from __future__ import annotations

import json

import pytest

from tests.cli.collections import written
from tests.cli.test_cli_hostile import OWN
from tests.corpus import material, material_files

QUERIES = [
    ["find", "--json"],
    ["find", "--ignore", "A1", "--json"],
    ["find", "--last-move"],
    ["find", "--region", "A1:A1", "--json"],
    ["report", "--player", "A", "--json"],
    ["report", "--moves", "2", "--csv"],
]

REGION = ["--region", "A1:C3", "--anywhere"]


@pytest.fixture(scope="module")
def hostile(tmp_path_factory):
    """Return a folder of such files."""
    folder = tmp_path_factory.mktemp("hostile")
    for name, data in OWN.items():
        (folder / f"{name}.sgf").write_bytes(data)
    return folder


def try_all(goboard, index, files, queries=QUERIES):
    for path in files:
        for command, *options in queries:
            result = goboard("collection", command, index, path, *options)
            assert result.status in (0, 2), (command, path)
            assert "Traceback" not in result.err
            assert not {"\x1b", "\0"}.intersection(result.out + result.err), (command, path)
            if result.status == 0 and "--json" in options:
                json.loads(result.out)


def test_no_record_brings_a_build_or_a_question_down(goboard, hostile, tmp_path):
    index = tmp_path / "index"
    result = goboard("collection", "build", index, hostile, "--json")
    assert result.status == 0
    failed = {each["file"] for each in result.json["failed"]}
    assert 0 < len(failed) < len(OWN)
    assert result.json["games"] >= len(OWN) - len(failed)
    try_all(goboard, index, sorted(hostile.iterdir()))
    for command in ("statistics", "duplicates", "failures"):
        result = goboard("collection", command, index)
        assert (result.status, result.err) == (0, "")
        assert not {"\x1b", "\0"}.intersection(result.out)
        json.loads(goboard("collection", command, index, "--json").out)


@pytest.mark.corpus
def test_no_file_of_the_corpus_does(goboard, tmp_path):
    files = material_files("corpus", "hostile")
    index = tmp_path / "index"
    assert goboard("collection", "build", index, material("corpus", "hostile")).status == 0
    try_all(goboard, index, files, QUERIES[1:2])


@pytest.mark.parametrize("ending", ["npy", "moments"])
def test_numbers_of_an_index_that_are_not_what_was_written_bring_nothing_down(
    goboard, record, tmp_path, ending
):
    index = tmp_path / "index"
    written(tmp_path / "games")
    goboard("collection", "build", index, tmp_path / "games")
    [file] = index.glob(f"*/*.{ending}")
    data = file.read_bytes()
    kept = len(data) // 2 + 64  # of positions, that is where the entries begin
    file.write_bytes(data[:kept] + b"\xfe" * (len(data) - kept))
    empty = record("(;SZ[9])")
    told = [goboard("collection", "find", index, empty, *region) for region in ([], REGION)]
    told.append(goboard("collection", "duplicates", index))
    assert {result.status for result in told} <= {0, 2}
    assert not any("Traceback" in result.err for result in told)
    assert any("the index is damaged" in result.err for result in told) == (ending == "npy")


@pytest.mark.parametrize(
    "options",
    [
        ["--player", "\0"],
        ["--player", "\udcff"],
        ["--text", '"; DROP TABLE games; --'],
        ["--text", "%"],
        ["--event", "'"],
        ["--black", " "],
        ["--since", "0000"],
        ["--until", "9999-12-31"],
        ["--limit", "999999999"],
    ],
)
def test_no_argument_brings_a_question_down(goboard, record, tmp_path, options):
    written(tmp_path / "games")
    goboard("collection", "build", tmp_path / "index", tmp_path / "games")
    path = record("(;SZ[9];B[cc])")
    result = goboard("collection", "find", tmp_path / "index", path, *options)
    assert result.status in (0, 2)
    assert "Traceback" not in result.err
