"""Combo boxes of notations."""

from __future__ import annotations

from goboard_gui.gui.widgets.combo_boxes import NotationComboBox
from goboard_gui.notation import notation


def test_a_title_that_does_not_fit_is_elided(qtbot):
    box = NotationComboBox()
    qtbot.addWidget(box)
    box.show_notation(notation("andreev"))
    box.resize(box.sizeHint())
    assert box.visible_text == "Andreev signed corners"
    box.resize(box.sizeHint().width() // 2, box.height())
    start, end = box.visible_text[:-1], box.visible_text[-1:]
    assert end == "…"
    assert "Andreev signed corners".startswith(start)
    box.grab()  # draws it
