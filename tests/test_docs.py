"""Whatever the documentation points at is there."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtGui import QImageReader

from goboard_gui.gui.help.manual import heading_anchor
from tests.cases import for_each

from .packaging_scripts import packaging_script

CALLOUTS_KEY = packaging_script("callouts").CALLOUTS_KEY
ROOT = Path(__file__).resolve().parents[1]
MANUAL = ROOT / "docs" / "manual"
FILES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
PICTURE = re.compile(r"^!\[[^\]]+\]\(([^)\s]+)\)\n\n(.*?)\n\n", re.MULTILINE | re.DOTALL)
"""A picture and the paragraph after it."""
NUMBERS = "①②③④⑤⑥⑦⑧⑨⑩"
"""The numbers of callouts; many fonts have no others."""
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def links(file: Path) -> list[str]:
    """Return where links and pictures of a file lead, but for addresses in the web."""
    text = FENCED.sub("", file.read_text(encoding="utf-8"))
    return [link for link in LINK.findall(text) if "://" not in link]


@for_each("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_links_and_pictures_lead_to_what_exists(file):
    for link in links(file):
        path, _, heading = link.partition("#")
        there = (file.parent / path).resolve() if path else file
        assert there.exists(), link
        if heading:
            known = [
                heading_anchor(text) for text in HEADING.findall(there.read_text(encoding="utf-8"))
            ]
            assert heading in known, link


def test_the_search_for_links_finds_some():
    assert sum(len(links(file)) for file in FILES) > 40


def test_pages_of_the_manual_lead_to_nothing_that_is_not_shipped_with_it():
    for file in MANUAL.rglob("*.md"):
        for link in links(file):
            path = (file.parent / link.partition("#")[0]).resolve()
            assert path.is_relative_to(MANUAL), f"{link} in {file.name}"


def test_every_page_of_the_manual_is_listed_where_the_program_looks():
    pages = {file.name for file in MANUAL.glob("*.md")}
    assert {"README.md", *links(MANUAL / "README.md")} >= pages


def test_every_picture_of_the_manual_is_on_a_page_and_all_of_them_stay_small():
    pictures = set(MANUAL.rglob("*.png"))
    shown = {
        (file.parent / link).resolve() for file in MANUAL.rglob("*.md") for link in links(file)
    }
    assert pictures
    assert pictures <= shown
    assert sum(path.stat().st_size for path in pictures) < 2_500_000


def callout_count(picture: Path) -> int:
    """Return the number of callouts that a PNG file states, or 0."""
    return int(QImageReader(str(picture)).text(CALLOUTS_KEY) or 0)


@for_each(
    "file",
    [file for file in FILES if file.is_relative_to(MANUAL)],
    ids=lambda file: file.relative_to(MANUAL).as_posix(),
)
def test_every_number_in_a_picture_has_an_entry_in_the_legend_below_it(file):
    text = file.read_text(encoding="utf-8")
    pictures = PICTURE.findall(text)
    assert len(pictures) == len(re.findall("^!", text, re.MULTILINE))
    legends = []
    for link, below in pictures:
        count = callout_count((file.parent / link).resolve())
        assert count <= len(NUMBERS), link
        numbers = NUMBERS[:count]
        assert re.findall(f"[{NUMBERS}]", below) == list(numbers), link
        entries = re.split(f"[{NUMBERS}]", below)[1:]
        assert all(re.search(r"\w", entry) for entry in entries), link
        legends += numbers
    assert sum(text.count(number) for number in NUMBERS) == len(legends)


def test_some_pictures_have_callouts():
    assert sum(callout_count(path) > 0 for path in MANUAL.rglob("*.png")) > 15


def test_a_picture_that_shows_texts_of_the_window_exists_in_every_language():
    shown = {
        (file.parent / link).resolve()
        for file in (MANUAL / "de").glob("*.md")
        for link in links(file)
        if link.startswith("../pictures/")
    }
    assert shown
    assert {path.name for path in shown if callout_count(path)} == set()
    english = {path.name for path in (MANUAL / "pictures").glob("*.png")}
    german = {path.name for path in (MANUAL / "de" / "pictures").glob("*.png")}
    assert english - german == {path.name for path in shown}
    assert german <= english
