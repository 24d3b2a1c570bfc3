"""Texts made to take long or much are read or refused; `benchmarks/hostile.py` has the times."""

from __future__ import annotations

import tracemalloc

import pytest

from goboard_gui.files.errors import ReadError
from goboard_gui.files.sgf.reading import read_sgf

SHAPES = {
    "opening brackets": lambda n: b"(;" * n,
    "value brackets": lambda n: b"(;C" + b"[" * n,
    "names without values": lambda n: b"(;" + b";B" * n,
    "bare brackets": lambda n: b"(;" + b"(" * n,
    "blanks": lambda n: b"(;SZ[9]" + b" " * 20 * n + b";B[aa])",
    "blanks before": lambda n: b" " * 20 * n + b"(;B[aa])",
    "blanks between brackets": lambda n: b"(;B[aa]" + b"( " * n,
    "deep": lambda n: b"(;B[aa]" * n + b")" * n,
    "wide": lambda n: b"(;B[aa]" + b"(;W[bb])" * n + b")",
    "one long name": lambda n: b"(;" + b"a" * n + b")",
    "letters and digits": lambda n: b"(;x" + b"A1" * n + b")",
    "unescaped brackets": lambda n: b"(;C[x[]" + b"]x" * n + b";B[aa])",
    "runaway values": lambda n: b"(;B[aa]" + b"C[x[]a" * (n // 4) + b";B[bb])",
    "values in values": lambda n: b"(;" + b"B[;" * n + b"]",
    "escapes": lambda n: b"(;C" + b"[\\]" * n,
    "values without names": lambda n: b"(;B[aa]" + b"[a](-" * (n // 4),
    "games": lambda n: b"(;B[aa])" * (n // 10),
    "smileys": lambda n: b"(;-)" * n,
    "junk": lambda n: b"(;B[aa]" + b"- " * n + b")",
    "lamed starts": lambda n: b"x;GM" * n,
    "invalid UTF-8": lambda n: b"(;CA[UTF-8]C[" + b"\xff" * n + b"])",
    "no charset": lambda n: "(;C[日本]".encode("gbk") * n,
}


@pytest.mark.parametrize("make", SHAPES.values(), ids=SHAPES)
def test_long_texts_are_read_or_refused(make):
    # Twice the text and four times the work would run into the time limit of all tests.
    data = make(40_000)
    try:
        told = [tree.node(tree.root) for tree in read_sgf(data).games]
    except ReadError as error:
        told = [str(error)]
    assert all(told)


def test_ten_thousand_nodes_take_few_bytes_each():
    data = b"(;SZ[19]" + b"(;B[aa]C[x]" * 10_000 + b")" * 10_000 + b")"
    tracemalloc.start()
    file = read_sgf(data)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(file.games[0].source) == 10_001
    assert peak < 300 * 10_000


def test_a_line_of_thirty_thousand_moves_is_walked_without_recursion():
    tree = read_sgf(b"(;SZ[19]" + b";B[aa]" * 30_000 + b")").games[0]
    assert len(tree.main_line()) == 30_001
