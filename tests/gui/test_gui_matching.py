from __future__ import annotations

import pytest

from goboard_gui.gui.wording.text_search import contains_words, match_rank
from tests.cases import for_each


@pytest.mark.parametrize(
    ("query", "text", "found"),
    [
        ("", "Names at the edges", True),
        ("names", "Names at the edges", True),
        ("EDGE name", "Names at the edges", True),
        ("dges", "Names at the edges", True),
        ("edges points", "Names at the edges", False),
        ("nate", "Names at the edges", False),
    ],
)
def test_all_words_occur_in_any_order(query, text, found):
    assert contains_words(query, text) is found


@for_each(
    ("query", "texts", "rank"),
    [
        pytest.param("", ("Full screen", "View"), 0, id="nothing asked"),
        pytest.param("full", ("Full screen", "View"), 0, id="its first word"),
        pytest.param("full  SCREEN", ("Full screen", "View"), -2, id="the whole name"),
        pytest.param("ful", ("Full screen", "View"), 1, id="its beginning"),
        pytest.param("screen", ("Full screen", "View"), 2, id="a word"),
        pytest.param("cree", ("Full screen", "View"), 3, id="inside a word"),
        pytest.param("fs", ("Full screen", "View"), 6, id="initials"),
        pytest.param("fulscr", ("Full screen", "View"), 6, id="beginnings of words"),
        pytest.param("screen full", ("Full screen", "View"), 2, id="any order"),
        pytest.param("view", ("Full screen", "View"), 5, id="the second text"),
        pytest.param("view full", ("Full screen", "View"), 5, id="a word of each"),
        pytest.param("sf", ("Full screen", "View"), None, id="initials the wrong way round"),
        pytest.param("mb", ("Full screen", "Menu bar"), None, id="initials of the second text"),
        pytest.param("flsc", ("Full screen", "View"), None, id="letters left out inside"),
        pytest.param("full board", ("Full screen", "View"), None, id="one word too many"),
        pytest.param("mtl", ("Back to the main line",), None, id="no later word has it"),
        pytest.param("bml", ("Back to the main line",), 6, id="initials with words left out"),
        pytest.param("ç", ("Leçon",), 3, id="any letter"),
        pytest.param("(a1", ("Western (A1)",), 3, id="a bracket"),
    ],
)
def test_the_likeness_of_texts_to_what_is_typed(query, texts, rank):
    assert match_rank(query, *texts) == rank


@pytest.mark.parametrize(
    ("query", "rank"),
    [
        pytest.param("kiosk mode", -1, id="a whole phrase"),
        pytest.param("kiosk", 5, id="its first word"),
        pytest.param("mode ki", 4, id="beginnings of its words"),
        pytest.param("kimo", None, id="no abbreviation"),
        pytest.param("maximise", 6, id="a hint after it"),
        pytest.param("kiosk maximise", None, id="a word of each"),
        pytest.param("kiosk full", None, id="a word of the name"),
    ],
)
def test_other_names_count_less_than_the_name_unless_they_are_typed_in_full(query, rank):
    aliases = ["kiosk mode", "maximise"]
    assert match_rank(query, "Full screen", aliases=aliases) == rank
    assert match_rank("full", "Full screen", aliases=aliases) == 0


def test_a_long_word_is_looked_up_at_once():
    assert match_rank("a" * 60 + "b", " ".join(["aaaa"] * 60)) is None
