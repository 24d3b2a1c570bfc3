"""The search of the manual: the results of queries and their order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.theme import LIGHT
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.help.manual import HelpLibrary
from goboard_gui.gui.help.manual_browser import ManualBrowser, ManualSearch
from goboard_gui.gui.help.manual_search import (
    MatchKind,
    Paragraph,
    Section,
    match_word,
    search_sections,
)
from goboard_gui.notation import DEFAULT_NOTATION
from tests.cases import for_each
from tests.examples import examples
from tests.gui.gui_cases import in_language

WHOLE, BEGINNING, COMPOUND, SYNONYM = MatchKind


def section(*texts: str, page: str = "page") -> Section:
    paragraphs, position = [], 0
    for text in texts:
        paragraphs.append(Paragraph(text, position))
        position += len(text.encode("utf-16-le")) // 2 + 1
    return Section(page, texts[0], paragraphs)


def order(sections: list[Section], query: str, *, compounds: bool = True) -> list[str]:
    return [hit.heading for hit in search_sections(sections, query, compounds=compounds)]


@for_each(
    ("word", "text", "kind"),
    [
        ("stone", "stone", WHOLE),
        ("stone", "Stone", WHOLE),
        ("stone", "stones", BEGINNING),
        ("stone", "milestone", COMPOUND),
        ("stein", "Vorgabesteine", COMPOUND),
        ("steine", "Vorgabesteine", COMPOUND),
        ("nummer", "Zugnummern", COMPOUND),
        ("brett", "Brettrand", BEGINNING),
        ("gebiet", "Spielgebiet", COMPOUND),
        ("stones", "stone", None),
        ("art", "Start", None),  # less than three letters before it
        ("ei", "Partei", None),  # less than three letters
        ("übersicht", "Übersicht", WHOLE),
        ("übersicht", "U\u0308bersicht", WHOLE),
        ("ubersicht", "Übersichtstafel", BEGINNING),
        ("uebersicht", "Übersicht", WHOLE),
        ("mobius", "Möbius", WHOLE),
        ("moebius", "Möbiusband", BEGINNING),
        ("möbius", "Mobius", None),
        ("drücken", "drucken", None),
        ("drucken", "drücken", WHOLE),
        ("drucken", "ausdrücken", COMPOUND),
        ("strasse", "Straße", WHOLE),
        ("weiss", "Weiß", WHOLE),
        ("weiss", "WEISS", WHOLE),
        ("cafe", "Café", WHOLE),
        ("ō", "Ōsaka", BEGINNING),
        ("19", "19", WHOLE),
    ],
)
def test_a_word_matches_as_a_whole_at_its_beginning_or_in_a_compound(word, text, kind):
    match = match_word(word, text, compounds=True)
    assert (match and match.kind) == kind


@for_each(("word", "text"), [("stein", "Vorgabesteine"), ("board", "keyboard")])
def test_compounds_are_found_only_on_request(word, text):
    assert match_word(word, text) is None


@for_each(
    ("query", "found"),
    [
        ("stein", ["one stone", "more stones", "compound"]),
        ("STEIN", ["one stone", "more stones", "compound"]),
        ("steine", ["more stones", "compound"]),
        ("  stein ", ["one stone", "more stones", "compound"]),
        ("stein schwarz", ["more stones"]),
        ("Schwarz Stein", ["more stones"]),
        ("stein rot", []),
        ("", []),
        (" … ", []),
    ],
)
def test_whole_words_come_before_beginnings_and_those_before_compounds(query, found):
    sections = [
        section("compound", "Vorgabesteine"),
        section("more stones", "Schwarze Steine", "mit Steinen"),
        section("one stone", "Ein Stein liegt dort."),
        section("none", "Bretter"),
    ]
    assert order(sections, query) == found


def test_equal_matches_are_sorted_by_phrase_then_spelling_then_heading_then_page():
    sections = [
        section("scattered", "colours: swap them"),
        section("in text", "Swap colours from here"),
        section("Swap colours", "as a heading"),
        section("later", "to swap colours"),
    ]
    assert order(sections, "swap colours") == ["Swap colours", "in text", "later", "scattered"]
    sections = [section("a", "den Knopf drücken"), section("b", "auf Papier drucken")]
    assert order(sections, "drucken") == ["b", "a"]
    assert order(sections, "drücken") == ["a"]
    assert order(sections, "druecken") == ["a"]


def test_a_section_is_as_good_as_its_worst_word():
    (hit,) = search_sections([section("page", "swap the colours")], "swap colour")
    assert hit.kind is BEGINNING


@for_each(
    ("query", "shown", "all_shown"),
    [
        ("point", "point", ["points", "point"]),
        ("poin", "points", ["points", "point"]),
        ("of the", "of", ["of", "the"]),
    ],
)
def test_the_best_match_is_shown_and_all_are_highlighted(query, shown, all_shown):
    texts = ("All 4の points 𝄞", "A point of the board")
    (hit,) = search_sections([section(*texts)], query)
    units = "\n".join(texts).encode("utf-16-le")

    def text(place) -> str:
        return units[2 * place.start : 2 * place.end].decode("utf-16-le")

    assert text(hit.place) == shown
    assert [text(place) for place in hit.places] == all_shown


@for_each(
    ("text", "excerpt"),
    [
        ("Click a stone.", "Click a stone."),
        ("x " * 40 + "stone" + " y" * 40, "…" + "x " * 19 + "stone" + " y" * 19 + "…"),
        ("x. " * 40 + "stone" + " y…" * 40, "…" + "x. " * 13 + "stone" + " y…" * 12 + " y…"),
        ("x " * 40 + ". " + "x " * 18 + "stone", "…" + "x " * 18 + "stone"),
        ("\ufffc stone", "stone"),
    ],
)
def test_an_excerpt_is_cut_between_words(text, excerpt):
    (hit,) = search_sections([section("Heading", text)], "stone")
    assert hit.excerpt == excerpt


@examples(0.4)
@given(
    st.lists(st.text(alphabet="abäß é", max_size=12), min_size=1, max_size=6),
    st.text(alphabet="abä ", max_size=4),
)
def test_every_place_is_within_its_section_and_results_are_sorted_by_kind(texts, query):
    sections = [section(f"{number}", text) for number, text in enumerate(texts)]
    hits = search_sections(sections, query, compounds=True)
    assert [hit.kind for hit in hits] == sorted(hit.kind for hit in hits)
    for hit in hits:
        length = sum(len(part.text) + 1 for part in sections[int(hit.heading)].paragraphs)
        assert hit.place in hit.places
        assert all(0 <= place.start < place.end < length for place in hit.places)


def test_sections_that_name_a_synonym_follow_those_with_the_word_itself():
    sections = [
        section("Scale", "Choose *View ▸ Zoom ▸ Fit to Window* there."),
        section("Window", "A window to fit."),
        section("Maximise", "Fit to Window"),
    ]
    hits = search_sections(sections, "maximise", synonyms=["View Fit", "fit to window", ""])
    assert [(hit.heading, hit.kind) for hit in hits] == [
        ("Maximise", WHOLE),
        ("Scale", SYNONYM),
    ]
    place = hits[1].place
    assert "Scale\nChoose *View ▸ Zoom ▸ Fit to Window* there."[slice(*place)] == "Fit to Window"


@pytest.mark.parametrize(
    ("language", "query", "page", "command"),
    [
        ("en", "undo closing database", "collections", None),
        ("en", "opening explorer", "collections", "Find Position in Collection"),
        ("en", "forgotten move", "recording", "Insert Move"),
        ("de", "Datenbank", "collections", "Stellung in Sammlung suchen"),
    ],
)
def test_the_manual_is_searched_with_the_words_of_the_command_palette(
    qapp, language, query, page, command
):
    with in_language(language):
        browser = ManualBrowser(library := HelpLibrary(lambda: DEFAULT_NOTATION, lambda: LIGHT))
        hits = ManualSearch(library, browser).find(query)
        named = [hit for hit in hits if command and command in hit.excerpt]
        assert bool(named) is (command is not None)
        assert page in {hit.page for hit in named} or command is None
        if named:
            ManualSearch(library, browser).show_hit(named[0])
            assert browser.textCursor().hasSelection()
        dispose(browser)
