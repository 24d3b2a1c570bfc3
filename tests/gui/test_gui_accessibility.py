"""Whoever listens to the screen is told what each field and button is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QScrollBar,
    QTabBar,
    QTabWidget,
    QWidget,
)

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.widgets import appearance

if TYPE_CHECKING:
    from goboard_gui.gui.window.main_window import MainWindow

_READ_BY_THEIR_PARTS = (QScrollBar, QDialogButtonBox, QLabel, QTabBar, QTabWidget)


def nameless(root: QWidget) -> list[str]:
    """Return what can have the keys and is read out without a name."""
    found = []
    for widget in root.findChildren(QWidget):
        takes_keys = widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        inside_another = isinstance(widget.focusProxy(), QWidget) or widget.parent() is None
        if not takes_keys or inside_another or isinstance(widget, _READ_BY_THEIR_PARTS):
            continue
        if widget.objectName().startswith("qt_") or not widget.isVisibleTo(root):
            continue
        read = QAccessible.queryAccessibleInterface(widget)
        # Of a list the text that is chosen is read out first, whatever its name.
        name = widget.accessibleName() or (read and read.text(QAccessible.Text.Name)) or ""
        if isinstance(widget, QComboBox) and not widget.isEditable() and read is not None:
            # On Linux its name is what is chosen in it, whatever it is called.
            labels = read.relations(QAccessible.RelationFlag.Label)
            name = read.text(QAccessible.Text.Description) or ("labelled" if labels else "")
        if not any(letter.isalnum() for letter in name):
            found.append(f"{type(widget).__name__} in {type(widget.parent()).__name__}")
    return found


def new_game(window: MainWindow) -> QWidget:
    from goboard_gui.gui.files.new_game_dialog import NewGameDialog

    return NewGameDialog(window.settings)


def information(window: MainWindow) -> QWidget:
    from goboard_gui.gui.game.info.info_dialog import InfoDialog

    return InfoDialog(window.document.session.tree, window.settings)


def preferences(window: MainWindow) -> QWidget:
    from goboard_gui.gui.actions.preferences_dialog import PreferencesDialog

    return PreferencesDialog(window.settings, window.commands)


def shortcuts(window: MainWindow) -> QWidget:
    from goboard_gui.gui.actions.shortcuts.shortcut_dialog import ShortcutDialog

    return ShortcutDialog(window.settings)


def keys(window: MainWindow) -> QWidget:
    from goboard_gui.gui.help.shortcut_list_dialog import ShortcutListDialog

    return ShortcutListDialog(window.settings, window.commands, window)


def manual(window: MainWindow) -> QWidget:
    from goboard_gui.gui.help.help_window import HelpWindow

    opened = HelpWindow(window.view_settings, window.settings, window)
    opened.show_page("")
    return opened


def about(window: MainWindow) -> QWidget:
    from goboard_gui.gui.help.about_dialog import AboutDialog

    return AboutDialog(window.settings, window)


def games(window: MainWindow) -> QWidget:
    from goboard_gui.gui.game.games.games_dialog import GamesDialog

    return GamesDialog(window.document, window.settings)


def times(window: MainWindow) -> QWidget:
    from goboard_gui.gui.game.recording.times_dialog import TimesDialog

    return TimesDialog(window.settings)


def cleaning(window: MainWindow) -> QWidget:
    from goboard_gui.gui.board.tools.cleanup_dialog import CleanupDialog

    return CleanupDialog(window.document.session)


def pasting(window: MainWindow) -> QWidget:
    from goboard_gui.gui.files.texts.paste_dialog import PasteDialog

    theme = appearance.board_theme(window.settings)
    return PasteDialog("Q16", window.document, window.view_settings, theme)


def openings(window: MainWindow) -> QWidget:
    from goboard_gui.gui.study.openings.openings_dialog import OpeningsDialog

    window.commands[Command.COMPARE_OPENINGS].trigger()
    return window.findChild(OpeningsDialog)


DIALOGS = [
    *(new_game, information, preferences, shortcuts, keys, games, times, cleaning, pasting),
    *(openings, manual, about),
]


def test_all_that_takes_keys_in_a_dialog_or_the_window_has_a_name(qtbot, window):
    found = {}
    for make in DIALOGS:
        dialog = make(window)
        qtbot.addWidget(dialog)
        found[make.__name__] = nameless(dialog)
        dialog.hide()
    assert not any(found.values()), found
    window.commands[Command.FIND].trigger()
    window.features.find.bar.list_button.setChecked(True)
    window.panels.pattern.toggleViewAction().trigger()
    assert nameless(window) == []
