"""Callouts on pictures of the manual (`packaging/callouts.py`)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from tests.packaging_scripts import packaging_script

callouts = packaging_script("callouts")
Callout = callouts.Callout
LEFT, TOP = Qt.Edge.LeftEdge, Qt.Edge.TopEdge
RIGHT, BOTTOM = Qt.Edge.RightEdge, Qt.Edge.BottomEdge
RED = QColor("#b3261e").rgb()


@pytest.fixture
def shown(qtbot) -> QWidget:
    """Return a window of 200×100 pixels with a part of 20×10 pixels at (60, 30)."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(200, 100)
    part = QWidget(widget)
    part.setObjectName("part")
    part.setGeometry(60, 30, 20, 10)
    widget.show()
    return widget


def part(shown: QWidget) -> QWidget:
    return shown.findChild(QWidget, "part")


def picture(shown: QWidget, scale: int = 2) -> QImage:
    image = QImage(scale * shown.width(), scale * shown.height(), QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    return image


def test_a_callout_is_placed_by_its_widget_and_clipped_by_the_widgets_around_it(shown):
    assert Callout(part(shown), LEFT).place(shown) == QRect(60, 30, 20, 10)
    assert Callout(part(shown), LEFT, QRect(5, 5, 50, 50)).place(shown) == QRect(65, 35, 15, 5)


def test_a_callout_of_a_hidden_widget_is_an_error(shown):
    part(shown).hide()
    with pytest.raises(ValueError, match="visible"):
        Callout(part(shown), LEFT).place(shown)


@pytest.mark.parametrize(
    ("sides", "grown"),
    [
        ([LEFT], (52, 0)),
        ([RIGHT, RIGHT], (52, 0)),
        ([TOP], (0, 52)),
        ([LEFT, TOP, RIGHT, BOTTOM], (104, 104)),
    ],
)
def test_a_picture_grows_by_a_margin_for_each_side_with_callouts(shown, sides, grown):
    marked = [Callout(part(shown), side) for side in sides]
    image = callouts.add_callouts(picture(shown), shown, marked)
    assert (image.width() - 400, image.height() - 200) == grown
    assert image.text(callouts.CALLOUTS_KEY) == str(len(sides))


@pytest.mark.parametrize(
    ("side", "end"),
    [(LEFT, (52 + 114, 70)), (RIGHT, (166, 70)), (TOP, (140, 52 + 54)), (BOTTOM, (140, 86))],
)
def test_the_line_ends_at_the_edge_of_the_widget(shown, side, end):
    image = callouts.add_callouts(picture(shown), shown, [Callout(part(shown), side)])
    assert image.pixel(*end) == RED
    inside = {LEFT: (12, 0), RIGHT: (-12, 0), TOP: (0, 12), BOTTOM: (0, -12)}[side]
    assert image.pixel(end[0] + inside[0], end[1] + inside[1]) != RED


@given(st.lists(st.floats(0, 500), min_size=1, max_size=10))
def test_circles_do_not_overlap_and_keep_their_order(wanted):
    placed = callouts._moved_apart(wanted, 500)
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    sorted_places = [placed[at] for at in order]
    steps = [after - before for before, after in pairwise(sorted_places)]
    assert all(step >= 45.9 for step in steps)
    assert all(22.9 <= place <= 477.1 for place in placed)


@pytest.mark.parametrize(("side", "upright"), [(LEFT, False), (TOP, True)])
def test_a_line_passes_beside_letters(shown, side, upright):
    image = picture(shown)
    letters = QRect(130, 20, 16, 16) if upright else QRect(20, 70, 16, 8)
    for x in range(letters.left(), letters.right(), 4):
        for y in range(letters.top(), letters.bottom(), 4):
            image.setPixelColor(x, y, QColor("#000000"))
    left, top = (0, 52) if upright else (52, 0)
    marked = callouts.add_callouts(image, shown, [Callout(part(shown), side)])
    whole = marked.copy(left, top, image.width(), image.height())
    assert whole.copy(letters) == image.copy(letters)
    red = [(x, y) for x in range(400) for y in range(200) if whole.pixel(x, y) == RED]
    assert any(120 <= x <= 160 if upright else 60 <= y <= 80 for x, y in red)
