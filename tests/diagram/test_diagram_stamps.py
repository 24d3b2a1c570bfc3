from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from goboard_gui.diagram.layout import Layout
from goboard_gui.diagram.painting import stones
from goboard_gui.diagram.painting.device import Device
from goboard_gui.diagram.painting.labels import NameStyle, draw_name
from goboard_gui.diagram.painting.stamps import ImageStampRenderer, Stamp
from goboard_gui.diagram.painting.surface import Surface
from goboard_gui.diagram.theme import LIGHT
from goboard_gui.go import Colour, Size
from tests.cases import for_each

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

pytestmark = pytest.mark.usefixtures("qapp")

STAMPS = {
    "stone": Stamp(stones.draw_stone, (Colour.WHITE, 2)),
    "name": Stamp(draw_name, ("K10", Colour.BLACK, NameStyle(0.3))),
}


def has_ink(image: QImage, columns: range, rows: range) -> bool:
    return any(image.pixelColor(x, y).alpha() for x in columns for y in rows)


@for_each("stamp", STAMPS.values(), ids=STAMPS)
@for_each("pitch", range(44, 60))
def test_images_of_stamps_have_ink_at_all_four_borders(stamp, pitch):
    surface = Surface.for_device(Device.for_pixels(1.0), Layout.at_pitch(Size(9, 9), pitch), LIGHT)
    image, _, _ = ImageStampRenderer(surface.stamp_renderer.cell_style, 0.5).image(stamp)
    columns, rows = range(image.width()), range(image.height())
    assert has_ink(image, columns, rows[:1])
    assert has_ink(image, columns, rows[-1:])
    assert has_ink(image, columns[:1], rows)
    assert has_ink(image, columns[-1:], rows)
