from __future__ import annotations

from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from goboard_gui.diagram.output.clipboard import board_mime_steps, sheet_mime_data
from goboard_gui.diagram.output.images import ImageOptions
from goboard_gui.diagram.theme import DARK
from goboard_gui.stepwise import run_to_end
from tests.diagram.output_cases import board_sheet, numbered_picture

pytestmark = pytest.mark.usefixtures("qapp")

TEXT = "$$ Figure 1\n$$ | . X |"


def test_a_picture_is_there_as_image_svg_and_text():
    data = run_to_end(board_mime_steps(numbered_picture(), TEXT, title="Figure 1"))
    assert {"image/png", "image/svg+xml", "text/plain"} <= set(data.formats())
    assert data.text() == TEXT
    image = QImage.fromData(data.data("image/png"), "PNG")
    assert data.hasImage()
    assert QImage(data.imageData()) == image.convertToFormat(QImage.Format.Format_RGB32)
    root = ElementTree.fromstring(bytes(data.data("image/svg+xml").data()))
    assert root.find("{http://www.w3.org/2000/svg}title").text == "Figure 1"


def test_image_and_svg_are_of_one_size_on_paper():
    data = run_to_end(board_mime_steps(numbered_picture(), TEXT))
    image = QImage.fromData(data.data("image/png"))
    root = ElementTree.fromstring(bytes(data.data("image/svg+xml").data()))
    wide = float(root.get("width").removesuffix("mm"))
    assert image.width() / image.dotsPerMeterX() * 1000 == pytest.approx(wide, abs=0.2)
    assert image.dotsPerMeterX() * 0.0254 == pytest.approx(200, abs=0.1)


def test_what_is_pasted_has_a_ground():
    sheet = board_sheet(numbered_picture())
    data = sheet_mime_data(sheet, TEXT, ImageOptions(background=None, width=300))
    image = QImage.fromData(data.data("image/png"))
    assert image.width() == 300
    assert image.pixelColor(2, 2).name() == "#ffffff"
    dark = QImage.fromData(
        run_to_end(board_mime_steps(numbered_picture(), TEXT, theme=DARK)).data("image/png")
    )
    assert dark.pixelColor(dark.width() // 2, 2).lightness() < 150
