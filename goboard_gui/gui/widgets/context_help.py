"""Which page of the manual tells of a part of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QWidget

from ..core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QDialog, QPushButton

_H = "Help"
_tr = translator(_H)

PAGES: Mapping[str, str] = {
    "collection": "collections",
    "navigation.comments": "annotating",
    "printing.figures": "printing",
    "files": "files",
    "files.new_game_dialog": "first-steps",
    "navigation.find": "annotating",
    "study.openings": "faces",
    "game.games": "files",
    "game.info": "recording",
    "actions.shortcuts": "keyboard",
    "study.life": "life",
    "navigation.moves": "recording",
    "printing": "printing",
    "game.recording": "recording",
    "game.rules": "scoring",
    "game.scoring": "scoring",
    "study": "names",
    "files.texts": "names",
    "board.tools": "annotating",
    "study.trainer": "names",
    "navigation.tree": "annotating",
    "help.welcome": "first-steps",
    "widgets.rules_box": "scoring",
}
"""Pages by the packages and modules of `gui` that they explain; the longest name counts."""


def page_about(widget: QWidget | None) -> str:
    """The page about what a widget is part of; empty if there is none.

    The part nearest to it counts: a panel before the window around it.
    """
    while widget is not None:
        _, _, module = type(widget).__module__.partition(".gui.")
        while module:
            if module in PAGES:
                return PAGES[module]
            module = module.rpartition(".")[0]
        widget = widget.parentWidget()
    return ""


class Helper(QObject):
    """A window has one among its children if a manual can be shown beside it."""

    asked = Signal(str, object)
    """A page is to be shown, by its name, for a dialog that stays."""


def offer_help(dialog: QDialog) -> None:
    """Let F1 in a dialog open the page about it, if there is one."""
    if page_about(dialog) and dialog.findChild(_HelpKey) is None:
        _HelpKey(dialog)


class _HelpKey(QShortcut):
    def __init__(self, dialog: QDialog) -> None:
        super().__init__(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog)
        self.activated.connect(lambda: show_help(dialog))


def help_button(dialog: QDialog) -> QPushButton:
    """A button that opens the page about a dialog, for those with much to tell."""
    from .buttons import plain_button  # the first window has none, and need not pay for it

    return plain_button(_tr(tr_noop(_H, "Help")), lambda: show_help(dialog))


def show_help(dialog: QDialog) -> None:
    """Open the page about a dialog, if the window that it belongs to has a `Helper`."""
    window: QWidget | None = dialog
    while window is not None and not isinstance(window, QMainWindow):
        window = window.parentWidget()
    helper = window and window.findChild(Helper)
    if helper:
        helper.asked.emit(page_about(dialog), dialog)
