"""Characters that no installed font contains: which page they are on, and which package helps."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.blocks import (
    BoardBlock,
    Book,
    InlineText,
    PageBreak,
    Paragraph,
    Table,
    Unit,
)
from goboard_gui.diagram.book.text_warnings import GLYPH_KINDS, TextWarning, TextWarningKind
from goboard_gui.diagram.book.typesetting.glyph_check import board_texts, glyph_warnings
from goboard_gui.diagram.book.typesetting.pages import typeset_book
from goboard_gui.diagram.font_packages import by_font_package, font_package
from goboard_gui.diagram.picture import Cell
from goboard_gui.go import Point
from tests.cases import for_each
from tests.diagram.sheet_cases import A4, board, body

pytestmark = pytest.mark.usefixtures("qapp")

PRIVATE = [chr(0xE000 + number) for number in range(20)]
"""Characters that no font contains."""


@for_each(
    ("characters", "package"),
    [
        ("古力ひカㄅ한、（Ａ㊀", "fonts-noto-cjk"),
        ("\U00020b9f", "fonts-hanazono"),
        ("عאกकবགမአ𞤀ᚠ", "fonts-noto-core"),
        ("⚀♘∰⟶𝔸♫", "fonts-noto-core"),
        ("😀👍⛔🇩🪀", "fonts-noto-color-emoji"),
        ("\ue000\U0010f123\ufdd0\ud800", ""),
    ],
)
def test_the_package_for_a_character_is_that_of_its_script(characters, package):
    assert {character: font_package(character) for character in characters} == dict.fromkeys(
        characters, package
    )


@given(st.sets(st.characters()))
def test_each_character_is_in_one_package_which_is_known_if_it_is_a_letter(characters):
    found = by_font_package(characters)
    assert sorted("".join(found.values())) == sorted(characters)
    for package, members in found.items():
        assert list(members) == sorted(members)
        assert package.startswith("fonts-") or not any(
            category(each) in ("Lu", "Ll", "Lm") for each in members
        )


@pytest.fixture
def lacking(monkeypatch):
    """Return a function that pretends that no font contains some characters."""

    def lack(characters: str) -> None:
        monkeypatch.setattr(
            "goboard_gui.diagram.book.typesetting.glyph_check.missing_characters",
            lambda text: frozenset(text) & frozenset(characters),
        )

    return lack


def test_a_warning_names_the_characters_of_each_package(lacking):
    lacking("ก古力\ue000")
    assert glyph_warnings(["กa古", "\ue000力", "古"]) == [
        TextWarning(TextWarningKind.GLYPHS_UNKNOWN, "\ue000"),
        TextWarning(TextWarningKind.GLYPHS_MISSING, "力 古", new="fonts-noto-cjk"),
        TextWarning(TextWarningKind.GLYPHS_MISSING, "ก", new="fonts-noto-core"),
    ]
    assert glyph_warnings(["abc"]) == []


def with_label(label: str) -> BoardBlock:
    """Return a board with a label on a point."""
    block = board(9)
    return replace(block, picture=block.picture._replace(cells={Point(2, 3): Cell(label=label)}))


def test_the_characters_of_all_texts_are_reported_with_the_page_that_they_are_on():
    a, b, c, d, e, f, g, h = PRIVATE[:8]
    text = InlineText
    blocks = (
        body(a),
        PageBreak(),
        Unit((replace(board(9), caption=(text(b),), notes=((text(c),),)),)),
        PageBreak(),
        Table(((d, "x"), ("y", "z")), ("1", e)),
        PageBreak(),
        Unit((with_label(f), Paragraph((text("a"), text(g, italic=True))))),
        PageBreak(),
        body("nothing"),
    )
    pages = typeset_book(Book(blocks, running_title=h), replace(A4, running_heads=True))
    found = {index: set(warning.text.split()) - {h} for index, warning in pages.text_warnings}
    assert found == {0: {a}, 1: {b, c}, 2: {d, e}, 3: {f, g}, 4: set()}
    assert {warning.kind for _, warning in pages.text_warnings} <= GLYPH_KINDS
    assert any(h in warning.text for _, warning in pages.text_warnings)


def test_a_board_alone_has_its_labels_caption_and_notes():
    a, b, c, d = PRIVATE[:4]
    block = replace(
        with_label(a),
        caption=(InlineText(b),),
        notes=((InlineText(c),),),
        note_table=((InlineText(d),),),
    )
    assert set(PRIVATE[:4]) <= set("".join(board_texts(block)))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not use fontconfig")
def test_without_fonts_on_the_machine_a_document_names_what_it_needs(tmp_path):
    config = tmp_path / "fonts.conf"
    config.write_text(f"<fontconfig><dir>{tmp_path}/none</dir></fontconfig>", "utf-8")
    record = tmp_path / "game.sgf"
    record.write_text("(;CA[UTF-8]SZ[9]PB[古力];B[ee]C[ก नन 한 △ ✓ 😀])", "utf-8")
    command = [sys.executable, "-m", "goboard_gui", "diagram", record, "-o", tmp_path / "game.pdf"]
    result = subprocess.run(
        [*command, "--as", "game"],
        env={**os.environ, "FONTCONFIG_FILE": str(config), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    lines = [line.partition("game.pdf: ")[2] for line in result.stderr.splitlines()]
    assert lines == [
        "no installed font contains 力 (U+529B), 古 (U+53E4), 한 (U+D55C); "
        "installing fonts-noto-cjk may help",
        "no installed font contains 😀 (U+1F600); installing fonts-noto-color-emoji may help",
        "no installed font contains न (U+0928), ก (U+0E01); installing fonts-noto-core may help",
    ]
