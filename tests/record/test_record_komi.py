"""The komi of a record: a table of ways to write it, each with the program that does so."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.record.properties.conventions.komi import read_komi
from goboard_gui.record.properties.conventions.validation import validate_value
from goboard_gui.record.values.game_rules import declared_komi
from goboard_gui.record.values.scoring import scoring_terms, unreadable_komi_and_handicap
from tests.cases import for_each

WRITTEN = [
    pytest.param("6.5", 6.5, id="FF[4]"),
    pytest.param("6.500000", 6.5, id="q5Go, PandaNet and AlphaGo Zero"),
    pytest.param("0.000000", 0, id="q5Go without komi"),
    pytest.param("7.50000000000000000000", 7.5, id="any number of decimals"),
    pytest.param("-4.50", -4.5, id="CGoban: reverse komi"),
    pytest.param("-100.00", -100, id="KGS: the least komi"),
    pytest.param("100.00", 100, id="KGS: the largest komi"),
    pytest.param("5.5;", 5.5, id="a semicolon at the end"),
    pytest.param("−5.5", -5.5, id="a minus sign of typography"),
    pytest.param("+.5", 0.5, id="nothing before the point"),
    pytest.param("6.", 6, id="nothing behind the point"),
    pytest.param("6,5", 6.5, id="decimal comma"),
    pytest.param(" 6.5 ", 6.5, id="blanks"),
    pytest.param("６．５", 6.5, id="full width"),
    pytest.param("5 1/2", 5.5, id="a fraction"),
    pytest.param("6目半", 6.5, id="in words, Japanese"),
    pytest.param("6집반", 6.5, id="in words, Korean"),
    pytest.param("黒6目半", 6.5, id="Nihon Ki-in: Black gives it"),
    pytest.param("黒 5目", 5, id="Nihon Ki-in: without a half"),
    pytest.param("白3目", -3, id="White gives it"),
    pytest.param("コミ6目半", 6.5, id="komi, in Japanese"),
    pytest.param("黑贴3又3/4子", 7.5, id="Black gives stones, China"),
    pytest.param("贴3.75子", 7.5, id="stones in words, China"),
    pytest.param("黑贴2子", 4, id="whole stones, China"),
    pytest.param("黑贴", None, id="no number in words"),
    pytest.param("3.75", 7.5, id="stones, China"),
    pytest.param("3.750000", 7.5, id="stones, any number of decimals"),
    pytest.param("2.75", 5.5, id="stones, China, before 2002"),
    pytest.param("375", 7.5, id="Fox: hundredths of stones"),
    pytest.param("375.00", 7.5, id="hundredths of stones with decimals"),
    pytest.param("375.000000", 7.5, id="hundredths of stones, saved by q5Go"),
    pytest.param("325", 6.5, id="Fox: hundredths of stones, Japanese rules"),
    pytest.param("650", 6.5, id="Fox: hundredths of points"),
    pytest.param("750", 7.5, id="YuanYu: hundredths of points"),
    pytest.param("50", 50, id="no hundredths but for Fox"),
    pytest.param("361", 361, id="all points of the board"),
    pytest.param("1000", 10, id="hundredths"),
    pytest.param("1000.5", None, id="beyond every board"),
    pytest.param("99999", None, id="as large as can be"),
    pytest.param("1e999", None, id="infinite"),
    pytest.param("nan", None, id="no number"),
    pytest.param("reverse", None, id="a word"),
    pytest.param("6.5.5", None, id="two points"),
    pytest.param("6;5", None, id="a semicolon within"),
]


@for_each(("text", "points"), WRITTEN)
def test_a_komi_is_read_however_it_is_written(text, points):
    (tree,) = read_sgf(f"(;KM[{text}];B[])".encode()).games
    info = read_info(tree)
    assert declared_komi(tree) == points
    assert scoring_terms(tree, 1).komi == (points or 0)
    assert (info.komi, info.unreadable_komi) == (points, None if points is not None else text)
    assert unreadable_komi_and_handicap(tree, 1).komi == (text if points is None else "")


@for_each(
    ("text", "points"),
    [("50", 0.5), ("25", 0.5), ("0", 0), ("375", 7.5), ("650", 6.5), ("6.5", 6.5), ("100", 1)],
)
def test_fox_counts_in_hundredths_even_below_a_hundred(text, points):
    for author in ("AP[foxwq]", "AP[GNU Go:3.8]TC[3]AP[foxwq]", "AP[foxwq:2]"):
        (tree,) = read_sgf(f"(;SZ[19]KM[{text}]{author})".encode()).games
        assert declared_komi(tree) == points
        assert scoring_terms(tree, 0).komi == points
        assert read_info(tree).komi == points


@given(st.integers(-400, 400), st.integers(0, 12))
def test_the_spelling_of_a_number_does_not_matter(quarters, zeros):
    number = quarters / 4
    spelled = f"{number:.2f}{'0' * zeros}"
    assert read_komi(spelled) == read_komi(spelled.replace(".", ",")) == read_komi(f"{number:g}")


@for_each("text", ["", " "])
def test_no_komi_is_not_an_unreadable_one(text):
    (tree,) = read_sgf(f"(;KM[{text}])".encode()).games
    assert declared_komi(tree) is None
    assert unreadable_komi_and_handicap(tree, 0).komi == ""
    assert read_info(tree).unreadable_komi is None


@for_each(
    ("text", "verdict"),
    [
        ("6.500000", (True, ())),
        ("6,5", (False, ("6.5",))),
        ("5.5;", (False, ("5.5",))),
        ("−5.5", (False, ("-5.5",))),
        ("5000.5", (False, ())),
        ("reverse", (False, ())),
    ],
)
def test_what_others_cannot_read_is_told_with_what_they_can(text, verdict):
    assert validate_value("KM", text) == verdict
