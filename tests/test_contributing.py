"""That an export format is added as a page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.program_copy import copy_program, goboard

PAGE = Path(__file__).parents[1] / "CONTRIBUTING.md"
SECTION = re.compile(r"^## Add an export format\n(.*?)^## ", re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def with_posts(tmp_path_factory) -> Path:
    """Return a folder with the program to which a format was added as the page says."""
    folder = tmp_path_factory.mktemp("program")
    output = copy_program(folder) / "diagram" / "output"
    section = SECTION.search(PAGE.read_text("utf-8"))[1]
    module, row, writer = re.findall(r"```(?:python|text)\n(.*?)```", section, re.DOTALL)
    added = re.search(r"in `_TEXTS`, `(.*?)`", section)[1]
    (output / "forum.py").write_text(module, "utf-8")
    insert(output / "formats.py", "FORMATS = (\n", "", row)
    insert(output / "book_files.py", "_TEXTS = {", f"{writer}\n\n", f"{added}, ")
    return folder


def insert(file: Path, place: str, before: str, after: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(place) == 1
    file.write_text(text.replace(place, f"{before}{place}{after}"), "utf-8")


def test_the_page_adds_a_format_that_records_are_written_in(with_posts, tmp_path):
    assert "Draw a position or a whole game as post, pdf" in goboard(
        with_posts, "diagram", "--help"
    )
    path = tmp_path / "game.post"
    record = "(;SZ[5]PB[Ann]PW[Ben];B[cc];W[dd]C[Too near.])"
    goboard(with_posts, "diagram", "-", "--figures", "every:50", "-o", path, text=record)
    post = path.read_text("utf-8")
    assert "Ann" in post
    assert "\n 3 . . 1 . . 3\n" in post
    assert "Too near." in post
