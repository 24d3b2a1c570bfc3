"""Values of properties, and game information."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf import values
from goboard_gui.files.sgf.game_info import info_properties, read_info
from goboard_gui.files.sgf.reading import new_sgf_file, read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.go import Colour
from goboard_gui.record.tree import Property, Tree
from goboard_gui.record.values.game_info import GameInfo
from tests.cases import for_each

NASTY = st.text(st.sampled_from("ab]\\[:;()\n\r\t\0BWPA表é\u2028 "), max_size=20) | st.text()


def normalised(text: str) -> str:
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(" " if char in "\t\v\f\0" else char for char in text)


@given(NASTY)
def test_a_text_comes_back_but_for_its_tabs(text):
    assert values.decode_text(values.encode_text(text)) == normalised(text)


@given(NASTY)
def test_a_text_comes_back_out_of_a_file(text):
    tree = Tree.new([Property("C", (values.encode_text(text),))])
    file = read_sgf(write_sgf(new_sgf_file([tree]), [tree]))
    assert file.diagnostics == ()
    assert values.decode_text(file.games[0].node(0).first_value("C")) == normalised(text)


@given(NASTY)
def test_a_simple_text_has_one_line(text):
    raw = values.encode_simple_text(text)
    assert "\n" not in values.decode_simple_text(raw)
    assert values.decode_simple_text(raw) == values.decode_text(raw)


@given(NASTY, NASTY)
def test_composed_values_come_apart_again(first, second):
    raw = values.write_composed(values.encode_simple_text(first), values.encode_simple_text(second))
    before, after = values.split_composed(raw)
    assert values.decode_simple_text(before) == values.decode_simple_text(
        values.encode_simple_text(first)
    )
    assert after is not None
    assert values.decode_simple_text(after) == values.decode_simple_text(
        values.encode_simple_text(second)
    )


@for_each(
    ("raw", "text", "simple"),
    [
        ("a\\\nb", "ab", "ab"),
        ("a\r\nb\rc\n\rd", "a\nb\nc\nd", "a b c d"),
        ("a\tb\vc", "a b c", "a b c"),
        ("\\a\\]\\\\\\:", "a]\\:", "a]\\:"),
        ("表\\]示", "表]示", "表]示"),
        ("\udcff", "\udcff", "\udcff"),
    ],
)
def test_texts_are_read_as_the_format_says(raw, text, simple):
    assert (values.decode_text(raw), values.decode_simple_text(raw)) == (text, simple)


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_a_number_comes_back_whatever_its_size(number):
    raw = values.encode_real(number)
    assert "e" not in raw
    assert values.read_real(raw) == number


@pytest.mark.parametrize("number", [math.inf, -math.inf, math.nan])
def test_only_finite_numbers_are_written(number):
    with pytest.raises(values.BadValueError):
        values.encode_real(number)


@for_each("raw", ["", "x", "1e999", "nan", "6,5", "1_9", "٣", "1" * 10_000 + "x"])
def test_what_is_no_number_is_refused_with_the_value(raw):
    with pytest.raises(values.BadValueError) as refused:
        values.read_real(raw)
    assert refused.value.value == raw
    with pytest.raises(values.BadValueError):
        values.read_number(raw)


@pytest.mark.parametrize("digits", [10, 19, 20, 4_300, 4_301, 10_000])
@pytest.mark.parametrize("sign", ["", "-"])
def test_whole_numbers_have_nine_digits_at_most(sign, digits):
    assert values.read_number(f"{sign}000999999999") == int(f"{sign}999999999")
    with pytest.raises(values.BadValueError):
        values.read_number(f"{sign}1{'0' * (digits - 1)}")


def test_whole_numbers_and_colours_are_read_and_written():
    assert values.read_number(" -3 ") == -3
    assert values.encode_number(-3) == "-3"
    assert values.read_colour(" w ") is Colour.WHITE
    assert values.encode_colour(Colour.WHITE) == "W"
    with pytest.raises(values.BadValueError):
        values.read_colour("x")


FULL = GameInfo(
    *("Honinbo Shusaku", "4d", "Honinbo", "Gennan Inseki", "8d", "Inoue", "Ear-reddening game"),
    *("Castle]", "1", "1846-09-11", "Osaka", "Japanese"),
    komi=0.5,
    handicap=2,
    time="3600",
    overtime="none",
    result="B+2",
    opening="Shusaku",
    annotator="x",
    source="y",
    user="z",
    copyright="c",
    comment="two\nlines \\ ]",
)


def test_game_information_comes_back():
    assert read_info(Tree.new(info_properties(FULL))) == FULL
    assert info_properties(GameInfo()) == []
    assert read_info(Tree.new()) == GameInfo()


@for_each(
    ("raw", "komi"),
    [
        ("6.5", 6.5),
        ("6,5", 6.5),
        ("5 1/2", 5.5),
        ("5½", 5.5),
        ("½", 0.5),
        (".5", 0.5),
        ("-7", -7.0),
        ("0", 0.0),
        ("+5.5 points", 5.5),
        ("6目半", 6.5),
        ("6目", 6.0),
        ("", None),
        ("abc", None),
        ("1e999", None),
        ("9" * 10_000, None),
        (".", None),
    ],
)
def test_komi_is_read_as_people_write_it(raw, komi):
    assert read_info(Tree.new([Property("KM", (raw,))])).komi == komi


@pytest.mark.parametrize(("raw", "stones"), [("2", 2), (" 9 ", 9), ("对手", None), ("", None)])
def test_a_handicap_that_is_no_number_says_nothing(raw, stones):
    assert read_info(Tree.new([Property("HA", (raw,))])).handicap == stones


def test_information_in_the_second_node_counts_where_the_root_has_none():
    tree = read_sgf(b"(;SZ[9]PB[A];PB[B]PW[C];B[aa]PW[D])").games[0]
    info = read_info(tree)
    assert (info.black_name, info.white_name) == ("A", "C")
