from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Size
from goboard_gui.notation import Naming, notation
from goboard_gui.notation.addresses import find_addresses
from goboard_gui.notation.prose import find_move_numbers, find_names
from tests.cases import for_each

SITE = "https://a.org"
WESTERN = Naming(notation("western"), Size(19, 19))


@for_each(
    ("text", "expected"),
    [
        ("see http://a.org/x?y=1&z=%20#top now", ["http://a.org/x?y=1&z=%20#top"]),
        ("HTTPS://A.ORG", ["HTTPS://A.ORG"]),
        (f"{SITE}/a. {SITE}/b, {SITE}/c!", [f"{SITE}/{letter}" for letter in "abc"]),
        (f"({SITE}) [{SITE}/x]", [SITE, f"{SITE}/x"]),
        (f"({SITE}/Ko_(rule)), so", [f"{SITE}/Ko_(rule)"]),
        (f"({SITE}/a(b)", [f"{SITE}/a(b)"]),
        (f"“{SITE}”, '{SITE}/x'", [SITE, f"{SITE}/x"]),
        (f'<{SITE}/x> "{SITE}/y"', [f"{SITE}/x", f"{SITE}/y"]),
        (f"{SITE}/…", [f"{SITE}/"]),
        (f"詳細は{SITE}/碁を見て", [f"{SITE}/"]),
        (f"（{SITE}/x）。", [f"{SITE}/x"]),
        ("https://аpple.com", []),
        ("www.a.org", []),
        ("javascript:alert(1) file:///etc/passwd ftp://a.org data:text/html,x", []),
        ("http:// https://. http://)", []),
        (f"{SITE}/{'x' * 1987}", []),
        (f"{SITE}/{'x' * 1986}", [f"{SITE}/{'x' * 1986}"]),
        (f"{SITE}/{')' * 9000}", [f"{SITE}/"]),
        ("", []),
    ],
)
def test_addresses_are_those_of_the_web_without_what_ends_the_sentence(text, expected):
    assert [address.url for address in find_addresses(text)] == expected


@given(st.text("htps:/w.a(b)[]Q16 ,é黒\n", max_size=40).map(lambda text: text.replace("h", SITE)))
def test_an_address_stands_where_it_is_said_to(text):
    end = 0
    for address in find_addresses(text):
        assert address.start >= end
        assert text[address.start : address.end] == address.url
        end = address.end


@pytest.mark.parametrize(
    ("text", "names", "moves"),
    [
        (f"{SITE}/Q16/#12 but R4 #3", ["R4"], [3]),
        (f"{SITE}/Q16)、R4", ["R4"], []),
        ("www.a.org/C3/#5", [], []),
        ("a.org/Q16, Q16@a.org, mailto:Q16@a.org, ftp://Q16, Q16.R4.sgf but C3", ["C3"], []),
        ("Good.Q16 and alive.R4/Q5", ["Q16", "R4", "Q5"], []),
    ],
)
def test_nothing_in_an_address_names_a_point_or_a_move(text, names, moves):
    assert [text[start:end] for start, end, _ in find_names(text, WESTERN)] == names
    assert [mention.number for mention in find_move_numbers(text)] == moves
