"""The manual speaks of the window as it is: its menus, keys, buttons and fields."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QKeySequence

from goboard_gui.assets import resource_path
from goboard_gui.gui.help.manual import ManualPage, manual_pages, page_text
from goboard_gui.gui.window.main_window import MainWindow
from tests.cases import for_each
from tests.gui.gui_cases import in_language
from tests.packaging_scripts import packaging_script

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction

PATH = re.compile(r"(?<!\*)\*([^*]+ ▸ [^*]+)\*(?: \(([^)]+)\))?")
"""A menu, and what is in it, with the keys that do the same."""
BUTTON = re.compile(r"\*\*([^*]+)\*\*")
KEY = re.compile(r"(?:(?:Ctrl|Strg|Alt|Shift|Umschalt)\+)*(?:[A-Z0-9,]|F\d+|[A-Z]\w+( [a-z]\w+)?)")
PART = re.compile(r"^(#+) |^!\[.*/(\w+\.png)\)$|^(\|)|^(    .*)", re.MULTILINE)
"""A heading, a picture, a row of a table, a line to be typed."""

PAGES = [page.name for page in manual_pages()]
TRANSLATED = ("de",)
"""The languages that have all pages."""

QUOTED = {"en": re.compile(r"“([^”]+)”"), "de": re.compile(r"„([^“]+)“")}
"""A message or another text that a page quotes, by language."""

OWN_QUOTES = {
    "en": {
        "black",
        "55 at 49, 148 at H19, Black 173: pass",
        "57 at 31",
        "Lesson 1, moves 5–10",
        "Properties",
        "Diagram B2",
        "B1-W2-B3",
        "Diagram 3 (instead of 17)",
        "4",
        "Black 4",
        "(Dia. 3)",
        "W62",
        "ab at G3; A at D4",
    },
    "de": {
        "4",
        "Schwarz 4",
        "schwarz",
        "55 auf 49, 148 auf H19, Schwarz 173: Passen",
        "57 auf 31",
        "Lektion 1, Züge 5–10",
        "Eigenschaften",
        "Diagramm B2",
        "B1-W2-B3",
        "Seite A4",
        "Vitamin B12",
        "auf",
        "spielt",
        "Diagramm 3 (statt 17)",
        "(Dia. 3)",
        "W62",
        "Lösung",
        "White to play",
        "Falsch",
        "falsch",
        "Problem 3",
        "ab at G3; A at D4",
    },
}
"""Quotes from records, captions and the system's dialogs instead of the window, by language."""

OWN_WORDS = {
    "en": {
        "A click went wrong.",
        "You notice later that a stone is one line off.",
        "A move was forgotten.",
        "Passing:",
        "Giving up:",
        "Typing instead of clicking:",
        "Times:",
        "travel",
    },
    "de": {
        "Ein Klick ging daneben.",
        "Ein Stein liegt, wie sich später zeigt, eine Linie daneben.",
        "Ein Zug fehlt.",
        "Passen:",
        "Aufgeben:",
        "Tippen statt klicken:",
        "Zeiten:",
        "gehen die Namen mit",
    },
}
"""What the manual itself puts in bold type."""


def plain(text: str) -> str:
    """Return a text of a menu or a button without the mark of its letter."""
    return re.sub(r"&(.)", r"\1", text)


def entries(actions: list[QAction], menu: str = "") -> dict[str, list[str]]:
    """Return the keys of everything in menus as they are shown, by its path."""
    found = {}
    for action in actions:
        path = menu + plain(action.text())
        shown = QKeySequence.SequenceFormat.NativeText
        found[path] = [key.toString(shown) for key in action.shortcuts()]
        if action.menu() is not None:
            found |= entries(action.menu().actions(), f"{path} ▸ ")
    return found


def on_one_line(page: str, language: str = "en") -> str:
    return re.sub(r"\s+", " ", page_text(page, language))


def buttons(page: str, language: str) -> set[str]:
    named = set(BUTTON.findall(on_one_line(page, language))) - OWN_WORDS[language]
    return {button.rstrip("…:") for button in named}


@pytest.fixture
def menus_in(qtbot, settings) -> Callable[[str], dict[str, list[str]]]:
    """Return what tells the menus of a window in a language, in their order."""

    def menus(language: str) -> dict[str, list[str]]:
        with in_language(language):
            window = MainWindow(settings)
            qtbot.addWidget(window)
            return entries(window.menuBar().actions())

    return menus


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_every_menu_that_a_page_names_is_there_and_has_the_keys_it_tells(language, menus_in):
    menus = menus_in(language)
    named = [(page, *path) for page in PAGES for path in PATH.findall(on_one_line(page, language))]
    assert len(named) > 100
    assert [(page, path) for page, path, _ in named if path not in menus] == []
    keys = [(page, path, key) for page, path, key in named if KEY.fullmatch(key)]
    assert len(keys) > 40
    assert [(page, path, key) for page, path, key in keys if key not in menus[path]] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translated_page_names_the_same_menus_as_the_english_one(language, menus_in):
    translated = dict(zip(menus_in("en"), menus_in(language), strict=True))
    for page in PAGES:
        wanted = {translated[path] for path, _ in PATH.findall(on_one_line(page))}
        assert {path for path, _ in PATH.findall(on_one_line(page, language))} == wanted, page


@for_each("language", TRANSLATED)
@for_each("page", PAGES)
def test_a_translated_page_has_the_parts_of_the_english_one(page, language):
    assert PART.findall(page_text(page, language)) == PART.findall(page_text(page))


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_index_of_a_translated_manual_lists_its_pages(language):
    index = resource_path("manual", language, "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\d+\. \[(.*)\]\((.*)\.md\)$", index, re.MULTILINE)
    assert [ManualPage(name, title) for title, name in listed] == manual_pages(language)


def test_what_is_new_names_menus_as_they_are(menus_in):
    menus = menus_in("en")
    text = re.sub(r"\s+", " ", resource_path("CHANGELOG.md").read_text(encoding="utf-8"))
    named = PATH.findall(text)
    assert named
    assert [path for path, _ in named if path not in menus] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_is_new_is_told_in_each_language_by_the_same_parts(language, menus_in):
    english = resource_path("CHANGELOG.md").read_text(encoding="utf-8")
    translated = page_text("news", language)
    assert PART.findall(translated) == PART.findall(english)
    menus = menus_in(language)
    named = PATH.findall(re.sub(r"\s+", " ", translated))
    assert named
    assert [path for path, _ in named if path not in menus] == []


@pytest.fixture(scope="module", params=TRANSLATED)
def catalogue(request) -> tuple[str, dict[str, set[str]]]:
    """Return a language, and what each text may be in it, plain and without its end."""
    file = resource_path("translations", f"goboard_{request.param}.ts")
    found = defaultdict(set)
    for message in ElementTree.parse(file).iter("message"):
        if message.find("translation").get("type") == "vanished":
            continue
        source, translation = (
            plain(message.findtext(part) or "").rstrip("…:") for part in ("source", "translation")
        )
        found[source].add(translation)
    return request.param, found


@for_each("page", PAGES)
def test_every_button_that_a_page_names_is_in_the_window(page, catalogue):
    _, words = catalogue
    assert buttons(page, "en") <= {*words}


@for_each("page", PAGES)
def test_a_translated_page_names_the_same_buttons_as_the_english_one(page, catalogue):
    language, words = catalogue
    named = buttons(page, language)
    wanted = [words[button] for button in buttons(page, "en")]
    assert [texts for texts in wanted if not texts & named] == []
    assert named <= set().union(*wanted)


def message_pattern(text: str) -> str:
    """Return a pattern that matches a text with its placeholders filled in."""
    return re.sub(r"\\\{\w+\\\}|%Ln|%n", r"\\S+", re.escape(text.rstrip(".")))


def quotes(page: str, language: str) -> set[str]:
    """Return the texts of the window that a page quotes; the status bar joins several."""
    found = set(QUOTED[language].findall(on_one_line(page, language))) - OWN_QUOTES[language]
    return {part.rstrip(".") for quote in found for part in quote.split(" · ")}


def unknown_quotes(page: str, language: str, whole: re.Pattern[str]) -> set[str]:
    """Return the quotes that match no text with its placeholders filled in."""
    return {quote for quote in quotes(page, language) if not whole.fullmatch(quote)}


@pytest.fixture(scope="module")
def messages() -> dict[str, re.Pattern[str]]:
    """Return a pattern by language, of all texts of the window with a word besides placeholders."""
    catalogues = packaging_script("catalogues")
    found = defaultdict(set)
    for language in QUOTED:
        file = resource_path("translations", f"goboard_{language}.ts")
        for message in catalogues.read(file).values():
            if not message.vanished:
                found[language].update(message.forms)
                found["en"].add(message.text.source)
    return {
        language: re.compile(
            "|".join(
                message_pattern(text)
                for text in known
                if re.search(r"[^\W\d_]{2}", re.sub(r"\{\w*\}", "", text))
            )
        )
        for language, known in found.items()
    }


@for_each("language", QUOTED)
@for_each("page", PAGES)
def test_every_message_that_a_page_quotes_is_in_the_window(page, language, messages):
    assert unknown_quotes(page, language, messages[language]) == set()


def test_some_pages_quote_messages():
    assert sum(len(quotes(page, "en")) for page in PAGES) > 4
