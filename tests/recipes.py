"""The recipes of a page for contributors, applied to a copy of the program.

A recipe is a section with code blocks. The last path in the text before a block is that of its
file, either relative to the package or from another folder of the project on. A block of the
language ``diff`` changes the file: its hunks, separated by ``@@``, are lines that are there, lines
to remove and lines to add. Any other block is a new file.
"""

from __future__ import annotations

import re
from textwrap import dedent
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PACKAGE = "goboard_gui"
_BLOCK = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
_PATH = re.compile(r"`([\w.-]+/[\w./-]+\.\w+)`")


class Block(NamedTuple):
    """A code block of a recipe, with the path of its file as the page names it."""

    path: str
    language: str
    code: str


def recipe(page: str, title: str) -> list[Block]:
    """Return the blocks of a section of a page."""
    section = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", page, re.DOTALL | re.MULTILINE)
    assert section is not None, f"there is no section {title}"
    return list(blocks(section[1]))


def blocks(section: str) -> Iterator[Block]:
    """Yield the code blocks of a text that have a language; other text names their files."""
    end = 0
    for match in _BLOCK.finditer(section):
        paths = _PATH.findall(section, end, match.start())
        end = match.end()
        yield Block(paths[-1], match[1], dedent(match[2]))


def follow(blocks: list[Block], folder: Path) -> None:
    """Change the copy of the program in a folder as a recipe says."""
    for block in blocks:
        top = block.path.partition("/")[0]
        file = (folder if (folder / top).exists() else folder / PACKAGE) / block.path
        if block.language == "diff":
            file.write_text(changed(file.read_text("utf-8"), block), "utf-8")
        else:
            assert not file.exists(), f"{block.path} exists already"
            file.write_text(block.code, "utf-8")


def changed(text: str, block: Block) -> str:
    """Return the text of a file after the changes of a block."""
    for hunk in block.code.split("@@\n"):
        lines = hunk.splitlines(keepends=True)
        old = "".join(line[1:] or line for line in lines if line[0] != "+")
        new = "".join(line[1:] or line for line in lines if line[0] != "-")
        places = [match.start() for match in re.finditer(f"^{re.escape(old)}", text, re.MULTILINE)]
        assert len(places) == 1, f"{block.path} has {len(places)} places such as:\n{old}"
        text = text[: places[0]] + new + text[places[0] + len(old) :]
    return text
