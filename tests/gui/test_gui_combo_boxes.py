"""Combo boxes of notations."""

from __future__ import annotations

from PySide6.QtWidgets import QStyleOptionComboBox

from goboard_gui.gui.widgets.combo_boxes import NotationComboBox
from goboard_gui.notation import notation
from tests.gui.gui_cases import turn_wheel


def visible_text(box: NotationComboBox) -> str:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    return option.currentText


def test_a_title_that_does_not_fit_is_elided(qtbot):
    box = NotationComboBox()
    qtbot.addWidget(box)
    box.show_notation(notation("andreev"))
    box.resize(box.sizeHint())
    assert visible_text(box) == "Andreev (signed corners)"
    box.resize(box.sizeHint().width() // 2, box.height())
    assert visible_text(box).endswith("…")
    assert "Andreev (signed corners)".startswith(visible_text(box)[:-1])


def test_the_wheel_chooses_no_notation(qtbot):
    box = NotationComboBox()
    qtbot.addWidget(box)
    box.show()
    box.setCurrentIndex(1)
    turn_wheel(box, down=120)
    assert box.currentIndex() == 1
