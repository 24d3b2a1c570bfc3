from __future__ import annotations

import re
import subprocess
import sys
from time import process_time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from goboard_gui.record import regular_expressions
from goboard_gui.record.folding import fold_record_text
from goboard_gui.record.regular_expressions import (
    MAX_LENGTH,
    Expression,
    ExpressionError,
    ExpressionErrorKind,
    ExpressionTimeoutError,
)
from tests.cases import for_each

LONG = "a" * 50_000 + "b"
"""A text in which nested repetitions of a have more ways to go than can ever be tried."""


def found(written: str, text: str, **options: bool) -> list[str]:
    """Return the parts of a text that an expression matches, as they are written there."""
    folded = fold_record_text(text, case=options.get("case", False))
    spans = [
        folded.original_range(*span)
        for span in Expression(written, **options).find(folded.text, 99)
    ]
    return [text[start:end] for start, end in spans]


_letters = st.sampled_from(
    ["a", "b", ".", "[ab]", "[^a]", r"\w", r"\d", "^", "$", r"\b", r"\B", ""]
)


def _grown(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    counted = st.sampled_from(["*", "+", "?", "{2}", "{1,}", "{0,2}", "{0}", "*?", "+?"])
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
@example("a|a.*b", "aab")
def test_what_is_found_is_what_python_finds_but_for_matches_of_nothing(written, text):
    matches = re.compile(written, re.MULTILINE).finditer(text)
    spans = [match.span() for match in matches if match.group()]
    assert list(Expression(written, case=True).find(text, 99)) == spans


@for_each(
    ("written", "text", "expected"),
    [
        (r"\(\d+\)", "(1) and (23", ["(1)"]),
        ("[a-c]+", "xabcd", ["abc"]),
        ("[]a]+", "a]b", ["a]"]),
        ("[a-]+", "b-a-", ["-a-"]),
        (r"[\]\d]+", "a]1", ["]1"]),
        (r"[\Wa]+", "b, a", [", a"]),
        ("a{,2}", "a{,2} aaa", ["a", "aa", "a"]),
        ("{", "{", ["{"]),
        (r"a\nb", "a\nb", ["a\nb"]),
        ("a.b", "a\nb acb", ["acb"]),
        ("^.+$", "one\n\ntwo", ["one", "two"]),
        (r"\bko\b", "ko, koko ko", ["ko", "ko"]),
        ("", "text", []),
        ("x*", "text", ["x"]),
        ("黒|白", "黒は白", ["黒", "白"]),
        ("ko|koko", "koko", ["ko", "ko"]),
        ("(?:a|ab)(?:bb|)", "abb", ["abb"]),
        ("a*?b", "aab", ["aab"]),
        ("a++a|b", "aab", ["b"]),
        (r"(\w)\1", "letters", ["tt"]),
        ("ko(?=!)", "ko ko!", ["ko"]),
        (r"(?<!\d )moves", "2 moves, moves", ["moves"]),
        (r"[a-\d]+", "a-1b", ["a-1"]),
        ("^*a", "aa", ["a", "a"]),
        ("(a{99}){99}", "a", []),
        (r"(?r)\d\d", "12345", ["23", "45"]),
    ],
)
def test_the_usual_signs_mean_the_usual(written, text, expected):
    assert found(written, text) == expected


@for_each(
    ("written", "text", "options", "expected"),
    [
        ("[A-C]X|É", "bx é ax", {}, ["bx", "é", "ax"]),
        ("[A-C]x", "bx Bx", {"case": True}, ["Bx"]),
        ("[^A]", "Aab", {}, ["b"]),
        (r"\Wq1", " Ｑ１", {}, [" Ｑ１"]),
        ("Ｑ１６", "at Q16", {"case": True}, ["Q16"]),
        ("Ｑ１６", "at q16", {"case": True}, []),
        ("[１２]+", "at 12", {}, ["12"]),
        ("[Ā-ſ]+", "xāž", {}, ["āž"]),
        ("Straße", "STRASSE", {}, ["STRASSE"]),
        ("aß{2}", "assss", {}, ["assss"]),
        ("ﬁ+", "fifi", {}, ["fifi"]),
        ("ﬁ", "ﬁ", {}, ["ﬁ"]),
        ("（a）", "(a) a", {}, ["(a)"]),
        ("a{１}", "a a{1}", {}, ["a{1}"]),
        (r"\１", "1", {}, ["1"]),
        ("(?P<Größe>Ü)(?P=Größe)", "üÜ", {}, ["üÜ"]),
        ("(?#ß)ko", "Ko", {}, ["Ko"]),
    ],
)
def test_letters_are_folded_as_those_of_texts_are(written, text, options, expected):
    assert found(written, text, **options) == expected


@for_each(
    ("written", "expected"),
    [
        ("a|bc", ["a", "bc"]),
        ("(?x) a | bc  # letters", ["a", "bc"]),
        ("a|bc(?#letters)", ["a", "bc"]),
    ],
)
def test_whole_words_are_asked_for_around_the_whole_expression(written, expected):
    assert found(written, "a ab bc bcd", words=True) == expected


@for_each(
    ("written", "place"),
    [
        ("(a", 2),
        ("a)b", 1),
        ("x[a", 3),
        ("[]", 2),
        ("[c-a]", 4),
        ("*a", 0),
        ("a|+", 2),
        ("a{3,2}", 2),
        ("a\\", 2),
        (r"\1", 2),
        (r"[\q]", 3),
        ("(" * 51, 51),
        ("Ｑ(", 2),
        ("(?V1)a", None),
    ],
)
def test_an_invalid_expression_is_refused_with_the_place_and_the_reason(written, place):
    with pytest.raises(ExpressionError) as raised:
        Expression(written, words=True)
    assert (raised.value.kind, raised.value.position) == (ExpressionErrorKind.INVALID, place)
    assert raised.value.reason in str(raised.value)
    assert raised.value.reason
    assert (f"character {(place or 0) + 1}:" in str(raised.value)) is (place is not None)


@for_each(
    ("written", "kind"),
    [
        ("a" * 501, ExpressionErrorKind.TOO_LONG),
        ("a{99999}", ExpressionErrorKind.TOO_LARGE),
        (r"\X{999999999}", ExpressionErrorKind.TOO_LARGE),
        ("((a{999}){999}){999}", ExpressionErrorKind.TOO_LARGE),
        ("((){999}){999}", ExpressionErrorKind.TOO_LARGE),
        ("(a{999}){99}", ExpressionErrorKind.TOO_LARGE),
        ("(" * 20 + "a" + ")+" * 20, ExpressionErrorKind.TOO_LARGE),
        ("(?x)" + "(" * 20 + "a" + ") +" * 20, ExpressionErrorKind.TOO_LARGE),
        ("(?>" * 20 + "a" + "){2,}" * 20, ExpressionErrorKind.TOO_LARGE),
    ],
)
def test_an_expression_beyond_the_bounds_is_refused_before_it_is_compiled(written, kind):
    with pytest.raises(ExpressionError) as raised:
        Expression(written)
    assert (raised.value.kind, raised.value.position) == (kind, None)
    assert str(raised.value) == kind.value


@for_each(
    "written",
    [
        "a" * MAX_LENGTH,
        "(" * 249 + "a" + ")" * 249,
        r"(\w+\s+)+" * 5,
        "(a|b)?" * 80,
        "(((((a+)*)*)+)+)+",
        r"\d{1,9999}",
    ],
)
def test_expressions_within_the_bounds_are_not_refused(written):
    assert list(Expression(written).find("", 99)) == []


@given(st.text(r"ab()[]{}|*+?^$\d-,12ßＱ（#x:<", max_size=12), st.booleans(), st.booleans())
def test_any_text_is_an_expression_or_refused(written, case, words):
    place = None
    try:
        list(Expression(written, case=case, words=words).find("ab12, ba", 99))
    except ExpressionError as error:
        place = error.position
    except ExpressionTimeoutError:
        pass
    assert 0 <= (place or 0) <= len(written)


@for_each(
    "written",
    [
        "(a+)+$",
        "(a|aa)+$",
        "((a+)+)+$",
        "(a*)*$",
        "(a|a)*$",
        "a*a*a*a*a*$",
        r"(.*)(.*)(.*)\d",
        r"(.+)\1+\d",
        r"(\w+)\s*\1+$",
        "(?=(a+)+$)",
        "(?:a?){50}a{50}$",
        "(?R)",
    ],
)
def test_an_expression_that_tries_too_many_ways_is_stopped(monkeypatch, written):
    monkeypatch.setattr(regular_expressions, "TIME_LIMIT", 0.005)
    with pytest.raises(ExpressionTimeoutError):
        list(Expression(written).find(LONG, 99))


def test_what_was_found_before_an_expression_is_stopped_stays():
    finding = Expression("ko|(a+)+$").find(f"ko, ko {LONG}", 99)
    assert [next(finding), next(finding)] == [(0, 2), (4, 6)]
    with pytest.raises(ExpressionTimeoutError):
        next(finding)


def test_an_expression_is_stopped_as_soon_as_its_time_is_over(monkeypatch):
    assert found("ko", "a ko") == ["ko"]
    monkeypatch.setattr(regular_expressions, "TIME_LIMIT", 0.0)
    with pytest.raises(ExpressionTimeoutError):
        found("ko", "a ko")


def test_the_time_between_two_places_is_not_that_of_the_expression():
    finding = Expression("ko").find("ko ko", 99)
    assert next(finding) == (0, 2)
    end = process_time() + 2 * regular_expressions.TIME_LIMIT
    while process_time() < end:
        pass
    assert list(finding) == [(3, 5)]


def test_no_more_places_are_found_than_are_asked_for():
    assert list(Expression("a").find("aaa", 2)) == [(0, 1), (1, 2)]


def test_the_package_that_finds_expressions_is_imported_with_the_first_one():
    script = (
        "import sys; from goboard_gui.record import Tree, Property;"
        "from goboard_gui.record.finding import TextQuery, find_matches;"
        "tree = Tree.new([Property('C', ('a ko',))]);"
        "assert list(find_matches(tree, TextQuery('ko', words=True)));"
        "assert 'regex' not in sys.modules;"
        "assert list(find_matches(tree, TextQuery('k.', regular=True)));"
        "assert 'regex' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
