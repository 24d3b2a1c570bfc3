from __future__ import annotations

import pytest
from PySide6.QtWidgets import QToolBar

from goboard_gui.gui.widgets.combo_boxes import ToolBarNotationComboBox
from goboard_gui.notation import NOTATIONS
from tests.gui.gui_cases import Heard


@pytest.fixture
def box(qtbot, view_settings) -> ToolBarNotationComboBox:
    box = ToolBarNotationComboBox(view_settings)
    qtbot.addWidget(box)
    return box


def test_the_box_offers_all_notations_and_shows_the_chosen_one(box, view_settings):
    assert [box.itemText(row) for row in range(box.count())] == [n.title for n in NOTATIONS]
    for notation in NOTATIONS:
        view_settings.set_notation(notation.id)
        assert box.currentText() == notation.title


def test_what_is_chosen_in_the_box_is_chosen_everywhere_once(box, view_settings):
    heard = Heard(view_settings, "changed")
    box.setCurrentIndex(0)
    box.activated.emit(0)
    assert view_settings.notation is NOTATIONS[0]
    assert heard.take() == {"changed": 1}


def test_the_box_may_be_narrower_than_the_longest_title_and_its_list_is_not(qtbot, view_settings):
    bar, box = QToolBar(), ToolBarNotationComboBox(view_settings)
    qtbot.addWidget(bar)
    bar.addWidget(box)
    bar.setFixedWidth(box.sizeHint().width() - 20)
    bar.show()
    assert box.isVisible()
    assert box.view().minimumWidth() >= box.sizeHint().width()
