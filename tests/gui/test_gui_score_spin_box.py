from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from goboard_gui.gui.widgets.spin_boxes import ScoreSpinBox
from tests.cases import for_each


@for_each(
    ("value", "text"),
    [(6.5, "6.5"), (3.75, "3.75"), (0, "0"), (100, "100"), (-10, "-10"), (7.0, "7"), (0.5, "0.5")],
)
@for_each("sign", [".", ","], ids=["point", "comma"])
def test_points_have_no_digits_that_say_nothing(qtbot, value, text, sign):
    box = ScoreSpinBox(-400, 400)
    qtbot.addWidget(box)
    box.setLocale(QLocale("de_DE" if sign == "," else "C"))
    box.setValue(value)
    assert box.text() == text.replace(".", sign)
    box.stepBy(1)
    assert box.value() == value + 0.5


def test_points_are_typed_as_they_are(qtbot):
    box = ScoreSpinBox(0, 400)
    qtbot.addWidget(box)
    box.selectAll()
    qtbot.keyClicks(box, "7.25")
    assert box.value() == 7.25
    qtbot.keyClicks(box, "\b\b\b")
    assert box.value() == 7


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("typed", ["6.5", "6,5"], ids=["a dot", "a comma"])
def test_either_sign_parts_halves_in_every_language(qtbot, language, typed):
    box = ScoreSpinBox(-400, 400)
    qtbot.addWidget(box)
    box.setLocale(QLocale(language))
    box.selectAll()
    qtbot.keyClicks(box, typed)
    assert box.value() == 6.5
