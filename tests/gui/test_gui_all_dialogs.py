"""What holds for every dialog that a command opens, in each language."""

from __future__ import annotations

import shutil
from collections import Counter
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QLabel,
    QMessageBox,
    QTabBar,
    QWidget,
)

from goboard_gui.assets import resource_path
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.building.open_collection_dialog import OpenCollectionDialog
from goboard_gui.gui.help.help_window import HelpWindow
from goboard_gui.gui.widgets.least_screen import LEAST_SCREEN
from tests.gui.clipped_texts import clipped_texts
from tests.gui.gui_cases import QUESTIONS
from tests.gui.test_gui_accessibility import faults

WITHOUT_DOTS = (
    *(Command.KEYS, Command.MANUAL, Command.ABOUT, Command.TRAINER, Command.GALLERY),
    *(Command.COMPARE, Command.CHART, Command.PREFERENCES, Command.SHORTCUTS),
)
"""What opens a window although it asks for nothing."""
OTHER_TITLES = QMessageBox, HelpWindow, OpenCollectionDialog
"""Dialogs that many commands open."""
AT_LEAST = 24
"""So many windows come up at least, else they were not looked at."""


def same_letters(dialog: QDialog) -> list[str]:
    """Return the letters that lead to more than one place of what is seen."""
    texts = []
    for widget in dialog.findChildren(QWidget):
        if not widget.isVisible():
            continue
        match widget:
            case QLabel() if widget.buddy() is not None:
                texts.append(widget.text())
            case QAbstractButton():
                texts.append(widget.text())
            case QGroupBox():
                texts.append(widget.title())
            case QTabBar():
                texts += [widget.tabText(tab) for tab in range(widget.count())]
    letters = Counter(QKeySequence.mnemonic(text).toString() for text in texts)
    del letters[""]
    return [letter for letter, count in letters.items() if count > 1]


def wrong_title(dialog: QDialog, entry: str) -> list[str]:
    """Return the title of a dialog if it is not that of the menu entry that has opened it."""
    wanted = entry.replace("&", "").removesuffix("…")
    same = dialog.windowTitle() == wanted
    return [] if same or isinstance(dialog, OTHER_TITLES) else [dialog.windowTitle()]


def too_large(dialog: QDialog) -> list[QSize]:
    """Return the minimum size of a dialog if small screens have less room."""
    needed = dialog.minimumSizeHint().expandedTo(dialog.minimumSize())
    return [] if needed.boundedTo(LEAST_SCREEN) == needed else [needed]


def astray(dialog: QDialog) -> list[str]:
    """Return the buttons at the foot to which Tab comes before those to their left, or before
    what is above them.
    """
    found = []
    chain, widget = [], dialog.nextInFocusChain()
    while widget is not dialog:
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            chain.append(widget)
        widget = widget.nextInFocusChain()
    for box in dialog.findChildren(QDialogButtonBox):
        buttons = [widget for widget in chain if widget.parent() is box]
        found += [later.text() for one, later in pairwise(buttons) if later.x() < one.x()]
        if buttons and chain[-len(buttons) :] != buttons:
            found.append(f"{buttons[0].text()} first")
    return found


@pytest.mark.usefixtures("language")
def test_no_dialog_has_nameless_fields_the_same_letters_cut_texts_leaps_a_wrong_title_or_excess(
    window, person, monkeypatch, tmp_path
):
    path = tmp_path / "game.sgf"
    shutil.copy(resource_path("samples", "c-game-9x9.sgf"), path)
    person.answers(**dict.fromkeys(QUESTIONS))
    found, seen, triggered = {}, [], []

    def look(dialog: QDialog) -> int:
        dialog.show()
        QCoreApplication.processEvents()
        seen.append(type(dialog).__name__)
        title = wrong_title(dialog, window.commands[triggered[-1]].text())
        clipped = clipped_texts(dialog)
        size = too_large(dialog)
        flaws = faults(dialog), same_letters(dialog), clipped, astray(dialog), title, size
        if any(flaws):
            found[type(dialog).__name__] = flaws
        dialog.close()
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    monkeypatch.setattr(QMessageBox, "exec", look)
    window.document_io.open(path)
    window.document.go_to(window.document.session.line[9])
    asking = [each for each in Command if window.commands[each].text().endswith("…")]
    for command in dict.fromkeys((*asking, *WITHOUT_DOTS)):
        triggered.append(command)
        window.commands[command].trigger()
        for dialog in window.findChildren(QDialog):
            if dialog.isVisible():
                look(dialog)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert found == {}
    assert len(set(seen)) >= AT_LEAST
