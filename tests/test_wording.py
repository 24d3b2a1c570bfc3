"""Former phrases that read as translations don't come back into texts for users."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from .packaging_scripts import packaging_script

ROOT = Path(__file__).resolve().parents[1]

PHRASES = (
    "No command is called so",
    "Games of the file",
    "Write down times",
    "The players have so much time",
    "Let stones be heard",
    "Stones placed by hand",
    "lie a little beside their points",
    "Reset this page",
    "Colours of the window",
    "As the system has it",
    "Keys like those of",
    "Structure of the notation",
    "Light up lines under the pointer",
    "recaptures at once",
    "would have no liberty",
    "It was played elsewhere",
    "Esc adds none",
    "Esc leaves it as it is",
    "is of the same colour now",
    "Exchange the colours from there on",
    "Let Black's stones be White's",
    "Let this line come first",
    "come first at every fork above",
    "bytes that are no text",
    "the file cannot be read",
    "there is no such file or folder",
    "was not saved",
    "nothing may be written there",
    "has changes that are not saved",
    "Programs understand 5k, 3d and 9p",
    "points are nobody's",
    "Click stones to let them die or live",
    "The record does not say by which rules",
    "is 1 better off than by territory",
    "better off than by territory",
    "Put a heart on chains",
    "Begin to count by itself",
    "Who passes gives a stone",
    "Words, with what is filled in within braces",
    "Height of cells",
    "Numbers of pages",
    "Travel with the board",
    "PDF holds the record",
    "letters stay letters",
    "In variations, what matters",
    "Not at all: one board",
    "Judgements in words",
    "is no format of a diagram",
    "there is no charset",
    "Whose each point of the board is",
    "Signs that no font has",
    "are told once",
    "A collection answers",
    "games too many",
    "However it lies",
    "With colours exchanged, too",
    "looks the same in no other view",
    "has its own names",
    "Right at once",
    "first guesses miss by",
    "play it where it is lit",
    "Captured stones go by themselves",
    "Whoever has gone back",
    "two moves of a side",
    "lets the line you are on be the game",
    "Click what you see otherwise",
    "What you clicked stands",
    "All eight views has them by their names",
    "The foot of the window",
    "is looked for in corners",
    "any other off the edges",
    "tells how far chance may have moved it",
    "While the panel has the keys",
    "it is ended in the middle of your work",
    "on a display that nobody sees",
    "how file managers come to know records",
    "the rooms of the house",
)
"""Former texts of the program and its manual, without regard to case."""

EXCEPTIONS = {"{name} was not saved.": "the outcome of Cancel, without a reason that may vary"}
"""Texts that may contain a phrase, each with the reason."""


def _texts() -> dict[str, str]:
    """Return the source strings of the window, each with its context.

    A test of the catalogues compares them with the source.
    """
    path = ROOT / "resources" / "translations" / "goboard_de.ts"
    messages = packaging_script("catalogues").read(path).values()
    return {it.text.source: f"[{it.text.context}]" for it in messages if not it.vanished}


def _pages() -> dict[str, str]:
    """Return the English pages, each with its path, without the glossary, which has a column of
    words to avoid."""
    paths = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    paths += (ROOT / "docs" / "manual").glob("*.md")
    paths += set((ROOT / "docs").glob("*.md")) - {ROOT / "docs" / "glossary.md"}
    return {path.read_text(encoding="utf-8"): str(path.relative_to(ROOT)) for path in paths}


def _command_line() -> dict[str, str]:
    """Return the strings of the command line, each with its file."""
    found = {}
    for path in (ROOT / "goboard_gui" / "cli").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docstrings = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)
        }  # strings that stand alone
        found |= {
            node.value: str(path.relative_to(ROOT))
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
            if node not in docstrings
        }
    return found


def _found(texts: dict[str, str], phrases: tuple[str, ...] = PHRASES) -> list[str]:
    """Return where phrases appear; line breaks and emphasis between words do not hide them."""
    patterns = {
        phrase: re.compile(
            r"[\s&*]+".join(rf"\b{re.escape(word)}" for word in phrase.split()), re.IGNORECASE
        )
        for phrase in phrases
    }
    plain = {text: text.replace("&", "") for text in texts if text not in EXCEPTIONS}
    lowered = {text: found.lower() for text, found in plain.items()}
    return [
        f"{texts[text]}: {phrase}"
        for phrase, pattern in patterns.items()
        for text, found in plain.items()
        if phrase.split()[0].lower() in lowered[text] and pattern.search(found)
    ]


def test_the_list_has_phrases_and_no_single_words():
    assert len(PHRASES) > 70
    assert [phrase for phrase in PHRASES if len(phrase.split()) < 3] == []


@pytest.mark.parametrize("texts", [_texts, _pages, _command_line])
def test_a_former_phrase_appears_in_no_text(texts):
    assert _found(texts()) == []


def test_exceptions_are_texts_of_the_program():
    assert set(EXCEPTIONS) <= set(_texts())


@pytest.mark.parametrize(
    "text",
    ["&Write down times", "Please write\ndown times.", "Write *down* times"],
    ids=["a mnemonic", "a line break", "emphasis"],
)
def test_a_phrase_is_found_however_it_is_written(text):
    assert _found({text: "here"}, ("Write down times",)) == ["here: Write down times"]


def test_words_that_only_begin_like_a_phrase_are_not_found():
    assert _found({"the games of the filed": "here"}, ("games of the files",)) == []
