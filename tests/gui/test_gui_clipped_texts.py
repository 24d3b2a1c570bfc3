"""Clipped texts: the search for them, and the panels, which have none."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSpinBox,
    QTabBar,
    QTreeWidget,
    QTreeWidgetItem,
)

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.widgets.labels import ElidedLabel
from tests.gui.clipped_texts import clipped_texts
from tests.gui.explorer_cases import built
from tests.gui.test_gui_layouts import BUILT_IN, settle

TEXT = "A text of quite some length"


def wrapped_label() -> QLabel:
    label = QLabel(TEXT)
    label.setWordWrap(True)
    return label


def combo_box() -> QComboBox:
    box = QComboBox()
    box.addItem(TEXT)
    return box


def tab_bar() -> QTabBar:
    bar = QTabBar()
    bar.addTab("One")
    bar.addTab(TEXT)
    return bar


def spin_box() -> QSpinBox:
    box = QSpinBox()
    box.setSuffix(f" {TEXT}")
    return box


def field() -> QLineEdit:
    line = QLineEdit()
    line.setPlaceholderText(TEXT)
    return line


def texts_in_list() -> QListWidget:
    listed = QListWidget()
    listed.addItem(TEXT)
    return listed


def tree(heading: str = "", inner: str = "") -> QTreeWidget:
    listed = QTreeWidget()
    listed.setHeaderLabels([heading, ""])
    listed.addTopLevelItem(QTreeWidgetItem(["One"]))
    listed.topLevelItem(0).addChild(QTreeWidgetItem([inner]))
    listed.expandAll()
    listed.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    listed.header().setStretchLastSection(False)
    listed.header().resizeSection(1, 20)
    return listed


MAKERS = {
    "a label": lambda: QLabel(TEXT),
    "a label that ends with dots": lambda: ElidedLabel(TEXT),
    "a button": lambda: QPushButton(TEXT),
    "a check box": lambda: QCheckBox(TEXT),
    "a group": lambda: QGroupBox(TEXT),
    "a box": combo_box,
    "a tab": tab_bar,
    "a number with a unit": spin_box,
    "an empty field": field,
    "a list": texts_in_list,
    "a header": lambda: tree(heading=TEXT),
    "a row below another": lambda: tree(inner=TEXT),
}


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_a_text_is_found_where_it_has_too_little_room_and_only_there(qtbot, make):
    widget = make()
    qtbot.addWidget(widget)
    widget.resize(400, 120)
    widget.show()
    QCoreApplication.processEvents()
    assert clipped_texts(widget) == []
    widget.setFixedWidth(90)
    QCoreApplication.processEvents()
    assert any(TEXT in found for found in clipped_texts(widget))


def test_a_wrapped_text_is_found_if_its_last_line_has_no_room(qtbot):
    label = wrapped_label()
    qtbot.addWidget(label)
    label.resize(90, 120)
    label.show()
    assert clipped_texts(label) == []
    label.setFixedHeight(20)
    assert clipped_texts(label) != []


@pytest.fixture
def with_collection(language, window, tmp_path):
    """Return a window of usual size with a collection open."""
    collection = window.features.collection
    keeping = collection.building.manager
    keeping.store.home = tmp_path / "home"
    collection.search.open_index(built(tmp_path))
    keeping.staleness_check.cancel()
    window.resize(1180, 860)
    yield window
    keeping.staleness_check.cancel()
    collection.search.close()


def test_no_layout_and_no_panel_has_cut_texts(with_collection):
    window = with_collection
    found = {}
    for layout in (*BUILT_IN, Command.DEFAULT_LAYOUT):
        window.commands[layout].trigger()
        settle()
        found[layout.name] = clipped_texts(window)
    for dock in window.panels.docks:
        for other in window.panels.docks:
            other.setVisible(other is dock)
        settle()
        found[dock.objectName()] = clipped_texts(dock)
    assert {where: texts for where, texts in found.items() if texts} == {}
