from __future__ import annotations

from pathlib import Path

import pytest

import goboard_gui
from tests.cases import for_each
from tests.display_rules import Checker

GUI = Path(goboard_gui.__file__).parent / "gui"
SEEN_AT_LEAST = 150


def told(source: str, module: str = "game/x.py") -> list[str]:
    return [found.advice for found in Checker(source, module).found]


@pytest.fixture(scope="module")
def checked() -> list[Checker]:
    """Return all modules of the window, checked."""
    return [
        Checker(file.read_text(encoding="utf-8"), file.relative_to(GUI).as_posix())
        for file in GUI.rglob("*.py")
    ]


def test_every_text_from_outside_is_displayed_literally(checked):
    broken = [f"gui/{it.module}, {found}" for it in checked for found in it.found]
    assert not broken, "\n" + "\n".join(broken)


def test_the_check_sees_tooltips_labels_and_message_boxes(checked):
    assert sum(it.seen for it in checked) >= SEEN_AT_LEAST


PLANTED = {
    "tip from a variable": ("button.setToolTip(name)", "as_tip"),
    "tip from a path": ("action.setToolTip(str(path))", "as_tip"),
    "tip with a field": ('w.setToolTip(self.tr("Open {name}").format(name=name))', "as_tip"),
    "tip from an f-string": ('w.setToolTip(f"{name}")', "as_tip"),
    "tip sometimes": ('w.setToolTip(name if name else "")', "as_tip"),
    "tip of a tree item": ("item.setToolTip(2, why)", "as_tip"),
    "What's This": ("w.setWhatsThis(comment)", "as_tip"),
    "tip of a tab": ("tabs.setTabToolTip(0, title)", "as_tip"),
    "tip shown": ("QToolTip.showText(place, text, self)", "as_tip"),
    "tip of an item": ("box.setItemData(0, text, Qt.ItemDataRole.ToolTipRole)", "as_tip"),
    "tip of a model": (
        "def data(self, index, role):\n"
        "    if role == Qt.ItemDataRole.ToolTipRole:\n"
        "        return self.rows[0].name",
        "as_tip",
    ),
    "tip of a model that matches": (
        "def data(self, index, role):\n"
        "    match role:\n"
        "        case Qt.ItemDataRole.ToolTipRole:\n"
        "            return self.rows[0].name or None",
        "as_tip",
    ),
    "label": ("label = QLabel(name)", "PlainLabel"),
    "label of a module": ("label = QtWidgets.QLabel()", "PlainLabel"),
    "class of labels": ("class Title(QLabel):\n    pass", "PlainLabel"),
    "label with markup": ("label = MarkupLabel()", "PlainLabel"),
    "label that guesses": ("label.setTextFormat(Qt.TextFormat.AutoText)", "plain text"),
    "message box": ("box = QMessageBox(self)", "widgets/dialogs.py"),
    "message box at once": ("QMessageBox.warning(self, 'Goboard', text)", "widgets/dialogs.py"),
    "class of message boxes": ("class Box(QtWidgets.QMessageBox):\n    pass", "dialogs.py"),
    "label of an input": ("QInputDialog.getText(self, title, text)", "widgets/dialogs.py"),
    "label in a form": ('form.addRow(f"{name}:", field)', "PlainLabel"),
    "action": ('menu.addAction(self.tr("Open {name}").format(name=name))', "verbatim"),
    "button": ('QPushButton(f"{name}…")', "verbatim"),
    "check box": ('QCheckBox("Only " + name)', "verbatim"),
    "tab": ('tabs.addTab(page, f"{name}")', "verbatim"),
    "dock title": ('QDockWidget(f"Game: {name}", window)', "verbatim"),
    "both, tip": ("w.setToolTip(as_tip(verbatim(name)))", "already"),
    "both, action": ("menu.addAction(verbatim(as_tip(name)))", "already"),
    "twice": ("w.setToolTip(as_tip(as_tip(name)))", "already"),
    "label and tip": ("PlainLabel(as_tip(name))", "already"),
    "text of a label": ("label.setText(as_tip(name))", "for tooltips"),
    "action with a tip": ("menu.addAction(as_tip(name))", "for tooltips"),
    "question": ("dialogs.confirm(self, verbatim(name), yes)", "already"),
}


@for_each(("source", "advice"), PLANTED.values(), ids=PLANTED)
def test_a_planted_violation_is_found(source, advice):
    assert any(advice in found for found in told(source))


ALLOWED = {
    "literal": 'w.setToolTip("Next")',
    "translation": 'w.setToolTip(self.tr("Next"))\nw.setWhatsThis(_tr("Next"))',
    "escaped": "w.setToolTip(as_tip(name))\nitem.setToolTip(2, as_tip(why))",
    "choice": 'w.setToolTip(as_tip(name) if name else "")\nw.setToolTip(as_tip(name) or None)',
    "tip of another": "button.setToolTip(action.toolTip())",
    "model": (
        "def data(self, index, role):\n"
        "    if role == Qt.ItemDataRole.ToolTipRole:\n"
        "        return as_tip(self.rows[0].name) or None\n"
        "    return self.rows[0].name"
    ),
    "labels": "PlainLabel(name)\nElidedLabel()\nclass A(PlainLabel):\n    pass",
    "types": "def f(label: QLabel) -> QLabel: ...\nwindow.findChildren(QLabel)",
    "buttons of boxes": "roles = QMessageBox.ButtonRole.AcceptRole",
    "questions": "dialogs.confirm(self, text.format(name=name), yes)",
    "action": "menu.addAction(verbatim(name))\nmenu.addAction(title, self.open)",
    "parts": 'menu.addAction(self.tr("Open {name}").format(name=verbatim(name)))',
    "format of a label": "label.setTextFormat(Qt.TextFormat.PlainText)",
}


@for_each("source", ALLOWED.values(), ids=ALLOWED)
def test_what_the_rules_allow_passes(source):
    assert told(source) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("widgets/labels.py", "class PlainLabel(QLabel):\n    pass"),
        ("widgets/dialogs.py", "box = QtWidgets.QMessageBox(parent)"),
        ("widgets/form.py", "labels = [MarkupLabel() for _ in texts]"),
    ],
)
def test_the_modules_of_the_helpers_may_use_what_they_wrap(module, source):
    assert told(source, module) == []
    assert told(source)
