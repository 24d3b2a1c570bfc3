"""The mutants that show whether tests notice wrong code."""

from __future__ import annotations

import ast

from benchmarks.code_mutants import Finder, apply
from tests.cases import for_each


@for_each(
    ("source", "mutated"),
    [
        ("a = b < c", ["a = b <= c"]),
        ("a = b is not None", ["a = b is None"]),
        ("a = b in c", ["a = b not in c"]),
        ("a = b and c", ["a = b or c"]),
        ("a = b + 1", ["a = b - 1", "a = b + 2"]),
        ("a = True", ["a = False"]),
        ("if a: b()", ["if not (a): b()"]),
        ("while a: break", ["while a: continue"]),
        ("def f(a: x[1] = 2): return a", ["def f(a: x[1] = 3): return a"]),
        ("if TYPE_CHECKING: a = 1", []),
        ("a = 'ü' + b", []),
        ("a = (b +\n    c)", []),
    ],
)
def test_a_mutant_differs_in_one_operator_or_number(source, mutated):
    mutants = Finder("a.py", source).mutants
    assert [apply(mutant, source) for mutant in mutants] == mutated
    for text in mutated:
        ast.parse(text)


def test_a_mutant_changes_its_line_and_no_equal_one():
    source = "a = 1\nb = 2\na = 1\n"
    mutant = Finder("a.py", source).mutants[2]
    assert apply(mutant, source) == "a = 1\nb = 2\na = 2\n"
    assert apply(mutant, f"c = 1\n{source}") == "c = 1\na = 1\nb = 2\na = 2\n"
    assert apply(mutant, "a = 1\n") is None
