"""The manual speaks of the window as it is: its menus, keys, buttons and fields."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QKeySequence

import goboard_gui
from goboard_gui.gui.help.pages import contents, page_text

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

PATH = re.compile(r"(?<!\*)\*([^*]+ ▸ [^*]+)\*(?: \(([^)]+)\))?")
"""A menu, and what is in it, with the keys that do the same."""
BUTTON = re.compile(r"\*\*([^*]+)\*\*")
KEY = re.compile(r"^(?:(?:Ctrl|Alt|Shift)\+)*(?:[A-Z,]|F\d+|[A-Z]\w+)$")
PAGES = [page.name for page in contents()]

OWN_WORDS = {
    "A click went wrong.",
    "You notice later that a stone is one line off.",
    "A move was forgotten.",
    "Passing:",
    "Giving up:",
    "Typing instead of clicking:",
    "Times:",
    "travel",
}
"""What the manual itself puts in bold type."""


def plain(text: str) -> str:
    """Return a text of a menu or a button without the mark of its letter."""
    return re.sub(r"&(.)", r"\1", text)


def entries(actions: list[QAction], menu: str = "") -> dict[str, list[str]]:
    """Return the keys of everything in menus, by its path."""
    found = {}
    for action in actions:
        path = menu + plain(action.text())
        found[path] = [key.toString() for key in action.shortcuts()]
        if action.menu() is not None:
            found |= entries(action.menu().actions(), f"{path} ▸ ")
    return found


def on_one_line(page: str) -> str:
    return re.sub(r"\s+", " ", page_text(page))


@pytest.fixture
def menus(window) -> dict[str, list[str]]:
    return entries(window.menuBar().actions())


def test_every_menu_that_a_page_names_is_there_and_has_the_keys_it_tells(menus):
    named = [(page, *path) for page in PAGES for path in PATH.findall(on_one_line(page))]
    assert len(named) > 100
    wrong = [(page, path) for page, path, _ in named if path not in menus]
    assert wrong == []
    for page, path, key in named:
        if KEY.match(key):
            assert QKeySequence(key).toString() in menus[path], (page, path)


def test_what_is_new_names_menus_as_they_are(menus):
    from goboard_gui.assets import resource

    text = re.sub(r"\s+", " ", resource("CHANGELOG.md").read_text(encoding="utf-8"))
    named = PATH.findall(text)
    assert named
    assert [path for path, _ in named if path not in menus] == []


@pytest.fixture(scope="module")
def texts() -> set[str]:
    """Return all that stands as text in the sources of the window, plain and without ends."""
    files = Path(goboard_gui.__file__).parent.joinpath("gui").rglob("*.py")
    return {
        plain(node.value).rstrip("…:")
        for file in files
        for node in ast.walk(ast.parse(file.read_bytes()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("page", PAGES)
def test_every_button_that_a_page_names_is_in_the_window(page, texts):
    for button in BUTTON.findall(on_one_line(page)):
        if button not in OWN_WORDS:
            assert button.rstrip("…:") in texts, button
