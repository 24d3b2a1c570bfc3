from __future__ import annotations

import re
from itertools import islice

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from goboard_gui.record.expression import Expression
from goboard_gui.record.expression_syntax import ExpressionError, Flaw
from tests.cases import for_each


def found(written: str, text: str, **options: bool) -> list[str]:
    spans = [span for span in Expression(written, **options).find(text) if span is not None]
    return [text[start:end] for start, end in spans]


def longest_leftmost(written: str, text: str) -> list[tuple[int, int]]:
    """Return what an expression finds, trying every place and length with the standard library."""
    spans: list[tuple[int, int]] = []
    start = 0
    while start < len(text):
        for end in range(len(text), start, -1):
            rest = len(text) - end
            if re.compile(rf"(?m:{written})(?=[\s\S]{{{rest}}}\Z)").match(text, start):
                spans.append((start, end))
                start = end
                break
        else:
            start += 1
    return spans


_letters = st.sampled_from(
    ["a", "b", ".", "[ab]", "[^a]", r"\w", r"\d", "^", "$", r"\b", r"\B", ""]
)


def _grown(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    counted = st.sampled_from(["*", "+", "?", "{2}", "{1,}", "{0,2}", "{0}"])
    return st.one_of(
        st.builds("(?:{}{})".format, inner, inner),
        st.builds("(?:{}|{})".format, inner, inner),
        st.builds("(?:{}){}".format, inner, counted),
    )


_expressions = st.recursive(_letters, _grown, max_leaves=6)


@given(_expressions, st.text("ab1 \n", max_size=8))
@example("(?:a*)*b", "aaba")
@example("(?:a|ab)(?:bb|)", "abb")
@example("(?:^a|b$)+", "ab\nab")
@example(r"(?:\b)*a", "aa")
def test_what_is_found_is_leftmost_and_of_that_longest(written, text):
    spans = [span for span in Expression(written).find(text) if span is not None]
    assert spans == longest_leftmost(written, text)


@for_each(
    ("written", "text", "expected"),
    [
        (r"\(\d+\)", "(1) and (23", ["(1)"]),
        ("[a-c]+", "xabcd", ["abc"]),
        ("[]a]+", "a]b", ["a]"]),
        ("[a-]+", "b-a-", ["-a-"]),
        (r"[\]\d]+", "a]1", ["]1"]),
        (r"[\Wa]+", "b, a", [", a"]),
        ("a{,2}", "a{,2} aa", ["a{,2}"]),
        ("{", "{", ["{"]),
        (r"a\nb", "a\nb", ["a\nb"]),
        ("a.b", "a\nb acb", ["acb"]),
        ("^.+$", "one\n\ntwo", ["one", "two"]),
        (r"\bko\b", "ko, koko ko", ["ko", "ko"]),
        ("", "text", []),
        ("x*", "text", ["x"]),
        ("黒|白", "黒は白", ["黒", "白"]),
    ],
)
def test_the_usual_signs_mean_the_usual(written, text, expected):
    assert found(written, text) == expected


@for_each(
    ("written", "flaw", "place"),
    [
        ("(a", Flaw.UNCLOSED_GROUP, 0),
        ("a)b", Flaw.UNOPENED_GROUP, 1),
        ("x[a", Flaw.UNCLOSED_CLASS, 1),
        ("[]", Flaw.UNCLOSED_CLASS, 0),
        ("[c-a]", Flaw.BAD_RANGE, 1),
        (r"[a-\d]", Flaw.BAD_RANGE, 1),
        ("*a", Flaw.NOTHING_TO_REPEAT, 0),
        ("a|+", Flaw.NOTHING_TO_REPEAT, 2),
        ("^*", Flaw.NOTHING_TO_REPEAT, 0),
        ("a{3,2}", Flaw.BAD_COUNT, 1),
        ("a\\", Flaw.ENDS, 2),
        (r"\1", Flaw.UNKNOWN_ESCAPE, 1),
        (r"[\q]", Flaw.UNKNOWN_ESCAPE, 2),
        ("a*?", Flaw.UNSUPPORTED, 2),
        ("a++", Flaw.UNSUPPORTED, 2),
        ("(?=a)", Flaw.UNSUPPORTED, 0),
        ("a" * 1001, Flaw.TOO_LARGE, 1000),
        ("(" * 51, Flaw.TOO_LARGE, 50),
        ("(a{99}){99}", Flaw.TOO_LARGE, 0),
        ("((){999}){999}", Flaw.TOO_LARGE, 0),
    ],
)
def test_a_flaw_is_told_with_its_place(written, flaw, place):
    with pytest.raises(ExpressionError) as raised:
        Expression(written)
    assert (raised.value.flaw, raised.value.place) == (flaw, place)
    assert f"letter {place + 1}" in str(raised.value)


@given(st.text(r"ab()[]{}|*+?^$\d-,12", max_size=12))
def test_any_text_is_an_expression_or_refused(written):
    place = 0
    try:
        list(Expression(written).find("ab12, ba"))
    except ExpressionError as error:
        place = error.place
    assert 0 <= place <= len(written)


@for_each(
    "written",
    ["(a+)+$", "(a|a)*b", "a*a*a*a*a*b", "(.*)(.*)(.*)x", "(a|b|ab)*bc", "(a|b)*a(a|b){12}c"],
)
def test_no_expression_takes_more_than_a_few_steps_a_letter(written):
    text = "ab" * 20_000
    expression = Expression(written)
    list(expression.find(text))
    states = 60
    assert expression.work < 4 * states * len(text)


def test_long_texts_are_paused_in():
    spans = list(Expression("b").find("a" * 50_000 + "b"))
    assert spans[-1] == (50_000, 50_001)
    assert spans.count(None) == len(spans) - 1 >= 3


def test_a_way_ahead_that_leads_to_nothing_is_paused_in_too():
    finding = Expression("a|a.*b").find("a" * 60_000)
    assert sum(span is None for span in islice(finding, 12)) >= 6


def test_capitals_are_small_letters_where_texts_are_folded_so():
    expression = Expression("[A-C]X|É", str.lower)
    assert [span for span in expression.find("bx é ax") if span] == [(0, 2), (3, 4), (5, 7)]
    assert found("[A-C]x", "bx Bx") == ["Bx"]


def test_whole_words_are_asked_for_around_the_whole_expression():
    assert found("a|bc", "a ab bc bcd", words=True) == ["a", "bc"]
