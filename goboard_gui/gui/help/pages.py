"""Pages of the manual: list, titles and files.

They are Markdown, so that they are read wherever the source is. A folder with the name of a
language holds those that were translated; all others are read in English.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ...assets import resource

if TYPE_CHECKING:
    from pathlib import Path

_INDEX = "README.md"
"""The index page, only used when reading the source."""

_LISTED = re.compile(r"^\S+ \[.*\]\(([a-z-]+)\.md\)", re.MULTILINE)
_TITLE = re.compile(r"^# (.*)$", re.MULTILINE)
_NO_WORD = re.compile(r"[^\w -]")


class ManualPage(NamedTuple):
    """A page's name in links and its title."""

    name: str
    title: str


def manual_pages(language: str = "en") -> list[ManualPage]:
    """Return all pages in reading order, with titles in a language.

    >>> manual_pages()[0]
    ManualPage(name='first-steps', title='First steps')
    """
    listed = _LISTED.findall(_text(resource("manual", _INDEX)))
    return [ManualPage(name, title_in(page_text(name, language))) for name in listed]


def page_text(name: str, language: str = "en") -> str:
    """Return a page as Markdown, in English if it is not translated.

    :raises FileNotFoundError: if there is no such page.
    """
    return _text(_found(f"{name}.md", language))


def picture_file(name: str, language: str = "en") -> Path:
    """Return the file of an image, in the language if there is one.

    :raises FileNotFoundError: if there is no such image.
    """
    return _found(f"pictures/{name}", language)


def title_in(text: str) -> str:
    """Return the first heading of a Markdown text, or "".

    >>> title_in("# First steps\\n\\nClick a point.")
    'First steps'
    """
    found = _TITLE.search(text)
    return found[1] if found else ""


def heading_anchor(heading: str) -> str:
    """Return the anchor of a heading, as Git hosting sites generate it.

    >>> heading_anchor("Names travel, or stay")
    'names-travel-or-stay'
    """
    return _NO_WORD.sub("", heading.strip().lower()).replace(" ", "-")


def _found(name: str, language: str) -> Path:
    try:
        return resource("manual", language, name)
    except FileNotFoundError:
        return resource("manual", name)


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
