"""Check boxes wrap their texts where there is little room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QFormLayout, QSizePolicy, QWidget

from goboard_gui.gui.widgets.check_boxes import WrappingCheckBox

TEXT = "Repeat the &last move in the next figure"


@pytest.fixture
def box(qtbot) -> WrappingCheckBox:
    """Return a check box in a form of 400 pixels."""
    form = QWidget()
    layout = QFormLayout(form)
    box = WrappingCheckBox(TEXT)
    layout.addRow(box)
    usual = QCheckBox(TEXT)
    usual.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    layout.addRow(usual)
    qtbot.addWidget(form)
    form.resize(400, 200)
    form.show()
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    return box


def lines_of(box: WrappingCheckBox) -> list[tuple[int, int]]:
    """Return the ranges of rows in which a check box draws its text."""
    image = box.grab().toImage()
    left = box.iconSize().width() + 12
    ground = image.pixelColor(image.width() - 1, 0)
    rows = [
        any(image.pixelColor(x, y) != ground for x in range(left, image.width()))
        for y in range(image.height())
    ]
    edges = [y for y in range(1, len(rows)) if rows[y] != rows[y - 1]]
    assert not rows[0]
    assert not rows[-1]
    return list(zip(edges[::2], edges[1::2], strict=True))


def test_a_text_that_fits_is_drawn_as_in_any_check_box(box):
    _, usual = box.parentWidget().findChildren(QCheckBox)
    assert (box.size(), box.sizeHint()) == (usual.size(), usual.sizeHint())
    box.clearFocus()
    assert box.grab().toImage() == usual.grab().toImage()


def test_a_long_text_is_wrapped_and_not_cut_off(box):
    wide = box.height()
    box.parentWidget().resize(150, 200)
    assert box.minimumSizeHint().width() < box.width() < box.sizeHint().width()
    assert box.height() > 1.5 * wide
    assert len(lines_of(box)) >= 2


def test_a_wrapped_check_box_is_used_like_any_other(box):
    box.parentWidget().resize(150, 200)
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().center())
    assert box.isChecked()
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert not box.isChecked()
    box.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    focused = box.grab().toImage()
    box.clearFocus()
    assert box.grab().toImage() != focused


def test_a_check_box_without_a_text_is_as_small_as_any_other(qtbot):
    boxes = [WrappingCheckBox(), QCheckBox()]
    for each in boxes:
        qtbot.addWidget(each)
    assert boxes[0].minimumSizeHint() == boxes[1].minimumSizeHint()
    assert boxes[0].heightForWidth(10) == boxes[1].sizeHint().height()
