"""Context help: the page of the manual about a widget, and F1 in dialogs."""

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
"""Pages of the manual by the package or module of `gui` that they describe; the longest match
wins."""


def help_page_for(widget: QWidget | None) -> str:
    """Return the name of the page about a widget, or "" if there is none.

    The innermost documented part wins: a panel before the window around it.
    """
    while widget is not None:
        _, _, module = type(widget).__module__.partition(".gui.")
        while module:
            if module in PAGES:
                return PAGES[module]
            module = module.rpartition(".")[0]
        widget = widget.parentWidget()
    return ""


class HelpProvider(QObject):
    """A child object of a main window that can show the manual."""

    asked = Signal(str, object)
    """Emitted with the name of the requested page and the dialog that requested it."""


def add_help_shortcut(dialog: QDialog) -> None:
    """Make F1 in a dialog open the page about it, if there is one."""
    if help_page_for(dialog) and dialog.findChild(_HelpShortcut) is None:
        _HelpShortcut(dialog)


class _HelpShortcut(QShortcut):
    def __init__(self, dialog: QDialog) -> None:
        super().__init__(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog)
        self.activated.connect(lambda: show_help(dialog))


def help_button(dialog: QDialog) -> QPushButton:
    """Return a Help button that opens the page about a dialog."""
    from .buttons import plain_button  # not needed at start-up

    return plain_button(_tr(tr_noop(_H, "Help")), lambda: show_help(dialog))


def show_help(dialog: QDialog) -> None:
    """Open the page about a dialog, if its main window has a `HelpProvider`."""
    window: QWidget | None = dialog
    while window is not None and not isinstance(window, QMainWindow):
        window = window.parentWidget()
    helper = window and window.findChild(HelpProvider)
    if helper:
        helper.asked.emit(help_page_for(dialog), dialog)
