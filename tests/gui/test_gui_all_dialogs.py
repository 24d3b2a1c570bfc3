"""What holds for every dialog that a command opens, in each language."""

from __future__ import annotations

import shutil
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
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
from shiboken6 import isValid

from goboard_gui.assets import resource_path
from goboard_gui.engine.entry import EngineEntry
from goboard_gui.gui.actions.commands import COMMANDS_BY_NAME, Command
from goboard_gui.gui.collection.building.open_collection_dialog import OpenCollectionDialog
from goboard_gui.gui.engines.engine_list import store_entries
from goboard_gui.gui.help.help_window import HelpWindow
from goboard_gui.gui.widgets.minimum_screen import MINIMUM_SCREEN
from tests.gui.clipped_texts import clipped_texts
from tests.gui.gui_cases import QUESTIONS
from tests.gui.test_gui_accessibility import faults

if TYPE_CHECKING:
    from goboard_gui.gui.window.main_window import MainWindow

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
    return [] if needed.boundedTo(MINIMUM_SCREEN) == needed else [needed]


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


def speakers(window: MainWindow) -> dict[str, tuple[QObject, list[str]]]:
    """Return what a dialog may be connected to, and the signals of each."""
    found = {
        "document": window.document,
        "undo stack": window.document.undo_stack,
        "settings": window.settings,
        "view_settings": window.view_settings,
        "filing": window.document_io,
        "presenter": window.presenter,
        "player": window.player,
        "board": window.board_view.board,
        "board view": window.board_view,
        "search": window.features.collection.search,
        "tools": window.features.tools,
    }
    return {name: (speaker, _signals(speaker)) for name, speaker in found.items()}


def receivers(speakers: dict[str, tuple[QObject, list[str]]]) -> dict[str, int]:
    """Return how many receivers each of the signals has."""
    return {
        f"{name}: {signal}": speaker.receivers(f"2{signal}")
        for name, (speaker, signals) in speakers.items()
        for signal in signals
    }


def _signals(speaker: QObject) -> list[str]:
    meta = speaker.metaObject()
    methods = (meta.method(index) for index in range(meta.methodCount()))
    return [
        bytes(method.methodSignature().data()).decode()
        for method in methods
        if method.methodType() == method.MethodType.Signal and method.name() != b"destroyed"
    ]


@pytest.mark.usefixtures("language")
def test_dialogs_have_names_letters_order_titles_and_room_and_leave_nobody_who_listens(
    window, person, monkeypatch, tmp_path
):
    path = tmp_path / "game.sgf"
    shutil.copy(resource_path("samples", "c-game-9x9.sgf"), path)
    person.answers(**dict.fromkeys(QUESTIONS))
    found, left, seen, triggered = {}, {}, set(), []
    opened: list[QDialog] = []

    def look(dialog: QDialog) -> int:
        dialog.show()
        QCoreApplication.processEvents()
        opened.append(dialog)
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
    store_entries(window.settings, [EngineEntry("KataGo", ("/katago",), ("/katago",))])
    window.document_io.open_file(path)
    window.document.go_to(window.document.session.line[9])
    window.features.collection.show_panel()  # makes the panel, which stays
    QCoreApplication.processEvents()
    signals = speakers(window)
    asking = [
        each for each in COMMANDS_BY_NAME.values() if window.commands[each].text().endswith("…")
    ]
    for command in dict.fromkeys((*asking, *WITHOUT_DOTS)):
        triggered.append(command)
        before = receivers(signals)
        window.commands[command].trigger()
        for dialog in window.findChildren(QDialog):
            if dialog.isVisible():
                look(dialog)
        seen |= {type(dialog).__name__ for dialog in opened}
        new = {name: count for name, count in receivers(signals).items() if count > before[name]}
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        alive = [type(dialog).__name__ for dialog in opened if isValid(dialog)]
        if new or alive:
            left[command.name] = new, alive
        opened.clear()
    assert found == {}
    assert left == {}
    assert len(seen) >= AT_LEAST
