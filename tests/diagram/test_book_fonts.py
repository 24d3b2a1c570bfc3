"""The fonts that pages are printed with."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtGui import QFont, QFontInfo, QRawFont

from goboard_gui.assets import resource_path
from goboard_gui.diagram import fonts
from goboard_gui.diagram.theme import PRINT
from tests.cases import for_each
from tests.effort import effort

FILES = (
    "goboard-sans.ttf",
    "goboard-sans-bold.ttf",
    "goboard-serif.ttf",
    "goboard-serif-bold.ttf",
    "goboard-serif-italic.ttf",
    "goboard-serif-bold-italic.ttf",
)
BOOK_FILES = (
    "goboard-book.ttf",
    "goboard-book-bold.ttf",
    "goboard-book-italic.ttf",
    "goboard-book-bold-italic.ttf",
)
TEXTS = {
    "western": "Abcxyz 0123456789 –—‘’“”…·×±½",
    "punctuation": "«»‹›„“”‚‘’–—‑•†‡′″−÷¼¾№€‰§¶¿¡",
    "northern and eastern": "ÅÆØåæøÄÖÜßĄĆĘŁŃŚŹŻčďěňřšťůžőű",
    "vietnamese": "Đặng Lê Nguyễn Vũ",
    "greek": "Γκο, το παιχνίδι",
    "cyrillic": "Го, игра в облавные шашки; Ґ є і ї, ђ љ њ ћ џ, ў",
    "turkish and romanian": "ğışçöüİ ăâîșț",
    "pinyin": "Gǔ Lì, Kē Jié, Chén Yàoyè",
    "signs": "←↑→↓▲△●○■□◆◇★☆①②③",
}

pytestmark = pytest.mark.usefixtures("qapp")


@for_each(
    ("name", "text"),
    [
        pytest.param(name, text, id=f"{name}-{kind}")
        for name in (*FILES, *BOOK_FILES)
        for kind, text in TEXTS.items()
        if kind != "signs" or "sans" in name  # which running text takes from there
    ],
)
def test_each_face_has_the_letters_of_the_languages_that_need_no_other_font(name, text):
    font = QRawFont(str(resource_path("fonts", name)), 40)
    assert {sign for sign in text if not font.supportsCharacter(ord(sign))} == set()


@for_each("name", (*FILES, *BOOK_FILES))
def test_a_face_is_small(name):
    assert resource_path("fonts", name).stat().st_size < 250_000


def test_the_faces_for_books_need_less_than_1_2_megabytes_together():
    sizes = [resource_path("fonts", name).stat().st_size for name in BOOK_FILES]
    assert sum(sizes) < 1_200_000


@for_each("name", BOOK_FILES)
def test_figures_of_the_faces_for_books_are_as_high_as_capitals_and_equally_wide(name):
    font = QRawFont(str(resource_path("fonts", name)), 1000)
    glyphs = font.glyphIndexesForString("0123456789")
    capital = font.boundingRect(font.glyphIndexesForString("H")[0]).height()
    assert len({point.x() for point in font.advancesForGlyphIndexes(glyphs)}) == 1
    for glyph in glyphs:
        assert font.boundingRect(glyph).height() == pytest.approx(capital, rel=0.05)
        assert font.boundingRect(glyph).bottom() < 0.05 * capital  # none hangs below the line


@for_each("name", BOOK_FILES)
def test_lower_case_letters_of_books_are_about_as_high_as_those_of_their_fallback(name):
    fallback = name.replace("book", "serif")
    book, serif = (
        QRawFont(str(resource_path("fonts", each)), 1000).xHeight() for each in (name, fallback)
    )
    assert book == pytest.approx(serif, rel=0.05)


def test_the_licence_of_the_faces_for_books_lies_beside_them_and_they_avoid_its_reserved_names():
    licence = resource_path("fonts", "goboard-book-LICENSE.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert 'Reserved Font Names "Gentium" and "SIL"' in licence
    for name in BOOK_FILES:
        font = QRawFont(str(resource_path("fonts", name)), 40)
        names = font.fontTable("name").data()
        assert font.familyName() == fonts.BOOK
        assert names.count("Gentium".encode("utf-16-be")) == 1  # in the licence
        assert "with Reserved Font Names".encode("utf-16-be") in names


def test_their_licence_lies_beside_them_and_their_names_are_not_those_of_the_original():
    licence = resource_path("fonts", "goboard-text-LICENSE.txt").read_text(encoding="utf-8")
    assert "Bitstream Vera Fonts Copyright" in licence
    assert "Arev Fonts Copyright" in licence
    for name in FILES:
        family = QRawFont(str(resource_path("fonts", name)), 40).familyName()
        assert family in (fonts.SANS, fonts.SERIF)


@for_each("family", (fonts.BOOK, fonts.SERIF))
@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("italic", [False, True])
def test_running_text_has_four_faces_of_its_own(family, bold, italic):
    fonts.load_families((family,))
    font = QFont(family)
    font.setBold(bold)
    font.setItalic(italic)
    raw = QRawFont.fromFont(font)
    assert raw.familyName() == family
    assert (raw.weight() >= QFont.Weight.Bold, raw.style() != QFont.Style.StyleNormal) == (
        bold,
        italic,
    )


def test_boards_on_paper_are_written_in_a_face_of_ours():
    fonts.load_families(PRINT.families)
    assert QFontInfo(QFont(list(PRINT.families))).family() == fonts.SANS


def test_they_are_loaded_when_something_is_printed_and_not_before():
    code = (
        "from PySide6.QtGui import QFontDatabase, QGuiApplication\n"
        "from goboard_gui.diagram import theme, fonts\n"
        "from goboard_gui.diagram.painting.lettering import Lettering, TextRendering\n"
        "app = QGuiApplication(['test', '-platform', 'offscreen'])\n"
        "known = lambda: fonts.SANS in QFontDatabase.families()\n"
        "known_for_books = lambda: fonts.BOOK in QFontDatabase.families()\n"
        "Lettering(theme.LIGHT.families, TextRendering.PIXELS).width('Q16')\n"
        "assert not known()\n"
        "Lettering(theme.PRINT.families, TextRendering.TEXT).width('Q16')\n"
        "assert known() and not known_for_books()\n"
        "from goboard_gui.diagram.book.typesetting.styles import Styles\n"
        "Styles(9.5).cell.text_width('Komi')\n"
        "assert known_for_books()\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@for_each(
    "text",
    ["Black 61", *TEXTS.values(), "16の四", "a\tb\nc\u200d\ufe0f\xa0\u3000", "\ud800"],
    ids=[str(number) for number in range(len(TEXTS) + 4)],
)
def test_what_ours_have_and_what_is_not_seen_is_readable_everywhere(text):
    assert fonts.missing_characters(text) == frozenset()


def test_the_signs_of_a_long_text_are_found_without_a_step_for_each():
    text = "Black 61の四" * 10_000
    assert fonts.east_asian_characters(text) == "の四"
    assert effort(lambda: fonts.east_asian_characters(text)) < 20


def test_what_no_font_has_is_named_once():
    private = "\U0010f123"
    assert fonts.missing_characters(f"a{private}b{private}") == {private}
