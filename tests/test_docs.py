"""Whatever the documentation points at is there."""

from __future__ import annotations

import re
from pathlib import Path

from goboard_gui.gui.help.manual import heading_anchor
from tests.cases import for_each

ROOT = Path(__file__).resolve().parents[1]
MANUAL = ROOT / "docs" / "manual"
FILES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
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
