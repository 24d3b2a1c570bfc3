from __future__ import annotations

import re

import pytest

from goboard_gui.files.sgf import syntax
from goboard_gui.files.sgf.syntax import possessive_repeat
from tests.cases import for_each


@pytest.fixture(params=[True, False], ids=["as Python is", "as if its groups did not work"])
def _python(request, monkeypatch):
    if not request.param:
        monkeypatch.setattr(syntax, "_POSSESSIVE_GROUPS_WORK", False)


@pytest.mark.usefixtures("_python")
@for_each(
    ("part", "times", "text", "matched"),
    [
        ("ab?c", "*", "aca", "ac"),  # what Python 3.11.2 gets wrong: it matches "aca"
        ("ab?c", "*", "x", ""),
        ("ab?c", "+", "abcacab", "abcac"),
        ("a b*c", "?", "a bb", ""),
        (r"[A-Z]+\[x\]", "*", "A[x]BB[x]C;", "A[x]BB[x]"),
    ],
)
def test_a_repetition_that_fails_midway_takes_nothing(part, times, text, matched):
    assert re.match(possessive_repeat(part, times), text)[0] == matched


@pytest.mark.usefixtures("_python")
def test_nothing_once_repeated_is_given_back():
    assert re.match(possessive_repeat("a") + "a", "aaa") is None


@pytest.mark.usefixtures("_python")
def test_once_or_more_wants_one():
    assert re.match(possessive_repeat("ab?", "+"), "b") is None
