"""Odd, broken and malicious files end in a word and a status, whatever is asked of them."""

from __future__ import annotations

import json

import pytest

from tests.corpus import material_files

# Deeper than Python can recurse, but no deeper than that.
OWN = {
    "nothing": b"",
    "only zeros": bytes(1000),
    "random bytes": bytes(range(256)) * 8,
    "no record": b"<html>(not a record)</html>",
    "cut off": b"(;SZ[9];B[aa];W[b",
    "only opening": b"(" * 1500,
    "games in games": b"(;" * 1100,
    "no values": b"(;SZ;B;W[aa])",
    "empty variation": b"(;SZ[9]();B[aa])",
    "huge size": b"(;SZ[1000000000];B[aa])",
    "negative size": b"(;SZ[-5];B[aa])",
    "digits without end": b"(;SZ[" + b"9" * 20_000 + b"]HA[" + b"9" * 20_000 + b"]AB[aa])",
    "points off the board": b"(;SZ[9]AB[zz][aa:zz]AE[:]AW[];B[ZZ];W[1];B[aaa])",
    "arrows to nowhere": b"(;SZ[9]AR[aa][:][aa:zz]LB[aa][]LN[a])",
    "UTF-16": "(;SZ[9];B[aa])".encode("utf-16"),
    "an unknown charset": b"(;CA[martian]SZ[9]C[\xff];B[aa])",
    "a charset that is none": b"(;CA[rot13]SZ[9];B[aa])",
    "escapes of a terminal": b"(;CA[\x1b[31m]SZ[\x1b[1m]RU[\x1b]RE[\x1b]\x1b\0x[1];B[\x1b])",
    "everything twice": b"(;SZ[9]SZ[13]AB[aa]AB[aa];B[aa]B[bb]W[cc])",
    "deep": b"(;SZ[9]" + b";B[aa];W[bb]" * 530 + b")",
    "nested": b"(;SZ[9]" + b"(;B[aa]" * 1050 + b")" * 1051,
}
COMMANDS = [
    ["show", "--notation", "tengen-squares", "--view", "ta"],
    ["show", "--json"],
    ["moves", "--notation", "andreev"],
    ["moves", "--notation", "cartesian"],
    ["moves", "--json"],
    ["check"],
    ["check", "--rules", "citizendium", "--json"],
    ["problems"],
    ["problems", "--json"],
    ["turn", "--view", "r90"],
    ["score", "--rules", "aga", "--dead", "none", "--json"],
    ["score", "--rules", "japanese", "--marked"],
    ["life", "--json"],
    ["pattern"],
    ["pattern", "--json"],
    ["same"],
    ["same", "--json"],
]


def try_all(goboard, path):
    for command, *options in COMMANDS:
        files = [path] * (2 if command == "same" else 1)
        result = goboard(command, *files, *options)
        assert result.status in (0, 1, 2), (command, path)
        assert "Traceback" not in result.err
        if command != "turn":
            assert not {"\x1b", "\0"}.intersection(result.out + result.err), (command, path)
        if result.status == 2:
            assert str(path) in result.err
        if "--json" in options and (result.status != 2 or command == "check"):
            json.loads(result.out)


@pytest.mark.parametrize("name", OWN)
def test_no_bytes_bring_a_command_down(goboard, record, name):
    try_all(goboard, record(OWN[name]))


@pytest.mark.corpus
def test_no_file_of_the_corpus_brings_a_command_down(goboard):
    files = material_files("corpus", "hostile")
    assert len(files) > 50
    for path in files:
        try_all(goboard, path)
