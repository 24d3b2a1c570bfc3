"""Guards against wheels of PySide6 that lose references, as 6.12.0 does below Python 3.12.

The loss kills the program only after thousands of calls, so no other test would see it.
"""

from __future__ import annotations

import sys

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QLabel

CALLS = 300

pytestmark = pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="None is immortal from Python 3.12"
)


def test_calls_to_a_widget_lose_no_reference_to_none(qtbot):
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        label.setText("x")
    assert sys.getrefcount(None) > before - CALLS // 6


def test_calls_to_a_painter_lose_no_reference_to_none(qapp):
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        painter.drawLine(0, 0, 7, 7)
    after = sys.getrefcount(None)
    painter.end()
    assert after > before - CALLS // 6
