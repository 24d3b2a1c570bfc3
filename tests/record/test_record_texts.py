"""Texts of values, held against sgfmill, the judge of plain values."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st
from sgfmill import sgf_grammar

from goboard_gui.record.properties import texts
from tests.cases import for_each

NASTY = st.text(st.sampled_from("ab]\\[:;()\n\r\t\v\f\0BWPA表é\u2028 "), max_size=20) | st.text()


def judged(judge, raw: str) -> str:
    return judge(raw.encode("utf-8", "surrogatepass")).decode("utf-8", "surrogatepass")


@given(NASTY)
def test_texts_are_read_as_sgfmill_reads_them(raw):
    assert texts.decode_text(raw) == judged(sgf_grammar.text_value, raw)
    assert texts.decode_simple_text(raw) == judged(sgf_grammar.simpletext_value, raw)


@given(NASTY)
def test_composed_values_are_divided_as_sgfmill_divides_them(raw):
    first, second = sgf_grammar.parse_compose(raw.encode())
    assert texts.split_composed(raw) == (
        first.decode(),
        None if second is None else second.decode(),
    )


@given(NASTY)
def test_what_is_written_is_a_sound_value_and_reads_back(text):
    raw = texts.encode_text(text)
    assert sgf_grammar.is_valid_property_value(raw.encode("utf-8", "surrogatepass"))
    assert texts.decode_text(raw) == judged(sgf_grammar.text_value, raw)
    assert texts.encode_text(texts.decode_text(raw)) == raw


@given(NASTY)
def test_no_bracket_follows_another_as_between_two_values(text):
    assert not re.search(r"\]\s*\[", texts.encode_text(text))


@given(NASTY, NASTY)
def test_a_part_is_not_divided_by_its_own_colons(first, second):
    one, other = texts.split_composed(
        f"{texts.encode_composed_part(first)}:{texts.encode_composed_part(second)}"
    )
    assert texts.decode_simple_text(one) == texts.decode_simple_text(
        texts.encode_simple_text(first)
    )
    assert texts.decode_simple_text(other) == texts.decode_simple_text(
        texts.encode_simple_text(second)
    )


@for_each(
    ("raw", "parts"),
    [
        ("aa:bb", ("aa", "bb")),
        ("aa", ("aa", None)),
        ("", ("", None)),
        (":", ("", "")),
        ("a\\:b:c:d", ("a\\:b", "c:d")),
        ("a\\\\:b", ("a\\\\", "b")),
        ("a\\:b", ("a\\:b", None)),
    ],
)
def test_the_first_colon_without_a_backslash_divides(raw, parts):
    assert texts.split_composed(raw) == parts
