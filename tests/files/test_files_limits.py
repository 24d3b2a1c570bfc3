"""Texts made to take long or much: read in time that grows with their length only."""

from __future__ import annotations

import time
import tracemalloc
from contextlib import suppress

import pytest

from goboard_gui.files.errors import ReadError
from goboard_gui.files.sgf import read

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
    "runaway values": lambda n: b"(;B[aa]" + b"C[x[]a" * n + b";B[bb])",
    "values in values": lambda n: b"(;" + b"B[;" * n + b"]",
    "escapes": lambda n: b"(;C" + b"[\\]" * n,
    "values without names": lambda n: b"(;B[aa]" + b"[a](-" * n,
    "games": lambda n: b"(;B[aa])" * n,
    "smileys": lambda n: b"(;-)" * n,
    "junk": lambda n: b"(;B[aa]" + b"- " * n + b")",
    "lamed starts": lambda n: b"x;GM" * n,
    "invalid UTF-8": lambda n: b"(;CA[UTF-8]C[" + b"\xff" * n + b"])",
    "no charset": lambda n: "(;C[日本]".encode("gbk") * n,
}


@pytest.mark.parametrize("make", SHAPES.values(), ids=SHAPES)
def test_four_times_the_text_takes_about_four_times_as_long(make):
    small, large = _best_time(make(3_000)), _best_time(make(24_000))
    # Eight times the text; sixty-four times the work would be quadratic.
    assert large < 24 * small + 0.02


def _best_time(data: bytes) -> float:
    best = float("inf")
    for _ in range(3):
        begin = time.process_time()
        with suppress(ReadError):
            read(data)
        best = min(best, time.process_time() - begin)
    return best


def test_a_hundred_thousand_nodes_take_few_bytes_each():
    data = b"(;SZ[19]" + b"(;B[aa]C[x]" * 100_000 + b")" * 100_000 + b")"
    tracemalloc.start()
    file = read(data)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(file.games[0].source) == 100_001
    assert peak < 300 * 100_000


def test_a_line_of_a_hundred_thousand_moves_is_walked_without_recursion():
    tree = read(b"(;SZ[19]" + b";B[aa]" * 100_000 + b")").games[0]
    assert len(tree.main_line()) == 100_001
