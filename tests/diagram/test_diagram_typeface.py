from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QGuiApplication,
    QImage,
    QPainter,
    QRawFont,
    QTextLayout,
)

from goboard_gui.assets import resource_path
from goboard_gui.diagram import fonts
from goboard_gui.diagram.book.typesetting.styles import TypeStyle
from goboard_gui.diagram.painting.lettering import Lettering, TextRendering
from tests.cases import for_each

pytestmark = pytest.mark.usefixtures("qapp")

SIGNS = "一二三四五六七八九十廿卅〇零のノ之・黒白パス"


@pytest.fixture
def font() -> QRawFont:
    return QRawFont(str(resource_path("fonts", "goboard-kanji.otf")), 40)


@for_each("sign", SIGNS)
def test_the_font_has_each_sign_of_japanese_records(font, sign):
    assert font.supportsCharacter(ord(sign))
    (glyph,) = font.glyphIndexesForString(sign)
    assert not font.pathForGlyph(glyph).isEmpty()


def test_the_font_is_small_and_its_licence_lies_beside_it():
    assert resource_path("fonts", "goboard-kanji.otf").stat().st_size < 20_000
    licence = resource_path("fonts", "goboard-kanji-LICENSE.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "Adobe" in licence.splitlines()[0]


def ink(text: str, rendering: TextRendering) -> QImage:
    image = QImage(120, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    lettering = Lettering(("DejaVu Sans",), rendering)
    with QPainter(image) as qp:
        lettering.draw_text(qp, text, QPointF(60, 30), 40, QColor("black"))
    return image


@pytest.mark.parametrize("rendering", TextRendering)
def test_signs_are_drawn_each_in_its_own_shape(rendering):
    images = [ink(sign, rendering) for sign in "一二三四十"]
    nothing = ink("", rendering)
    assert nothing not in images
    assert not any(one == other for one in images for other in images if one is not other)


def test_signs_are_about_as_wide_as_high():
    assert Lettering(("DejaVu Sans",), TextRendering.PIXELS).width("十九") == pytest.approx(
        2, abs=0.1
    )


def test_widgets_know_the_family_once_a_text_needs_it():
    fonts.ensure_glyphs("16の四")
    assert QFontInfo(QFont(fonts.FAMILY)).family() == fonts.FAMILY


def test_widgets_draw_the_signs_with_a_font_that_has_them():
    fonts.ensure_glyphs("四")
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    images = []
    for sign in "四五":
        image.fill(QColor("white"))
        with QPainter(image) as qp:
            font = QGuiApplication.font()
            font.setPixelSize(40)
            qp.setFont(font)
            qp.drawText(5, 45, sign)
        images.append(image.copy())
    assert images[0] != images[1]


def test_the_font_is_not_loaded_for_other_texts():
    code = (
        "from PySide6.QtGui import QFontDatabase, QGuiApplication\n"
        "from goboard_gui.diagram import fonts\n"
        "from goboard_gui.diagram.painting.lettering import Lettering, TextRendering\n"
        "app = QGuiApplication(['test', '-platform', 'offscreen'])\n"
        "known = lambda: fonts.FAMILY in QFontDatabase.families()\n"
        "lettering = Lettering(('DejaVu Sans',), TextRendering.PIXELS)\n"
        "lettering.width('Q16')\n"
        "assert not known()\n"
        "lettering.width('16の四')\n"
        "assert known()\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("family", ["DejaVu Serif", fonts.SERIF])
def test_no_characters_are_joined_so_that_all_can_be_searched(family):
    if family not in QFontDatabase.families():
        pytest.skip("the font is not installed")
    font = TypeStyle((family,), 4.0).font("office")
    assert all(font.featureValue(QFont.Tag(tag)) == 0 for tag in ("liga", "clig", "dlig"))
    layout = QTextLayout("office fi", font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    assert sum(len(run.glyphIndexes()) for run in layout.glyphRuns()) == len("office fi")
