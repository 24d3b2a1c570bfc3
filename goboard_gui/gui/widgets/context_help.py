"""Context help: the manual page about a widget, which F1 and Help buttons open."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakSet

from PySide6.QtGui import QKeySequence, QShortcut

from ..core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QDialog, QPushButton, QWidget

_H = "Help"
_tr = translator(_H)

PAGES: Mapping[str, str] = {
    "collection": "collections",
    "navigation.comments": "annotating",
    "printing.figures": "printing",
    "engines": "engines",
    "engines.game_button": "playing",
    "engines.play_dialog": "playing",
    "files": "files",
    "files.new_game_dialog": "recording",
    "navigation.find": "annotating",
    "study.openings": "faces",
    "game.games": "files",
    "game.info": "recording",
    "actions.shortcuts": "keyboard",
    "study.life": "life",
    "study.best_play_dialog": "life",
    "study.postulates_dialog": "life",
    "study.repertoires": "repertoires",
    "study.repetition": "repetition",
    "study.connection": "life",
    "navigation.moves": "recording",
    "printing": "printing",
    "game.recording": "recording",
    "game.rules": "scoring",
    "game.scoring": "scoring",
    "study": "names",
    "files.texts": "names",
    "board.tools": "annotating",
    "study.problems": "problems",
    "study.exercise": "solving",
    "study.solving": "solving",
    "study.guess_view": "solving",
    "study.guessing": "solving",
    "study.trainer": "names",
    "navigation.tree": "annotating",
    "help.welcome": "window",
    "widgets.failures_dialog": "collections",
    "widgets.rules_combo_box": "scoring",
}
"""Pages of the manual by the package or module of `gui` that they describe.

The longest match is used.
"""


def help_page_for(widget: QWidget | None) -> str:
    """Return the name of the manual page for a widget, or an empty string if there is none.

    The innermost documented part is used, such as a panel rather than the window around it.
    """
    while widget is not None:
        _, _, module = type(widget).__module__.partition(".gui.")
        while module:
            if module in PAGES:
                return PAGES[module]
            module = module.rpartition(".")[0]
        widget = widget.parentWidget()
    return ""


_providers: dict[QWidget, Callable[[str, QDialog], object]] = {}
"""The functions that show the manual, by their main windows."""


def register_help(window: QWidget, show_page: Callable[[str, QDialog], object]) -> None:
    """Register the function that shows manual pages for the dialogs of a window.

    ``show_page`` receives the name of the page and the dialog that requests it.
    """
    _providers[window] = show_page
    window.destroyed.connect(partial(_providers.pop, window))


_with_shortcut: WeakSet[QDialog] = WeakSet()


def add_help_shortcut(dialog: QDialog) -> None:
    """Make F1 open the manual page for a dialog, if there is one."""
    if help_page_for(dialog) and dialog not in _with_shortcut:
        _with_shortcut.add(dialog)
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog)
        shortcut.activated.connect(lambda: show_help(dialog))


def help_button(dialog: QDialog) -> QPushButton:
    """Return a Help button that opens the manual page for a dialog."""
    from .buttons import plain_button  # not needed at start-up

    return plain_button(_tr(tr_noop(_H, "Help")), lambda: show_help(dialog))


def show_help(dialog: QDialog) -> None:
    """Open the manual page for a dialog, if its main window provides help."""
    window: QWidget | None = dialog
    while window is not None and window not in _providers:
        window = window.parentWidget()
    if window is not None:
        _providers[window](help_page_for(dialog), dialog)
