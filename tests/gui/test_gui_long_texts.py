"""Texts of files that are millions of characters long, wherever the window shows them."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QLineEdit, QPlainTextEdit

from goboard_gui.diagram.theme import LIGHT
from goboard_gui.display_text import MAX_DISPLAYED
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.files.texts.paste_dialog import PasteDialog
from goboard_gui.gui.widgets.labels import PlainLabel
from goboard_gui.gui.widgets.qt_texts import as_tip, verbatim
from goboard_gui.gui.widgets.text_fields import MAX_FIELD_LENGTH, MAX_TEXT_LENGTH

LONG = "n" * 300_000
PROPERTIES = ("PB", "PW", "BR", "GN", "EV", "RO", "PC", "DT", "RE", "RU", "C", "N", "GC", "US")
LONGEST = {QPlainTextEdit: MAX_TEXT_LENGTH, QLineEdit: MAX_FIELD_LENGTH}


def test_labels_tooltips_and_menus_show_the_beginning_of_a_long_text(qtbot):
    label = PlainLabel(LONG)
    qtbot.addWidget(label)
    for shown in (label.text(), as_tip(LONG.replace("n", ".")), verbatim(LONG)):
        assert len(shown) < MAX_DISPLAYED + 20
        assert "…" in shown


def texts_shown():
    """Yield all texts that widgets show or pass to screen readers, with their source and limit."""
    for widget in QApplication.allWidgets():
        for text in (
            widget.windowTitle(),
            widget.toolTip(),
            widget.statusTip(),
            widget.accessibleName(),
            widget.accessibleDescription(),
        ):
            yield widget, text, MAX_DISPLAYED
        for action in widget.actions():
            yield action, action.text() + action.toolTip() + action.statusTip(), 4 * MAX_DISPLAYED
        match widget:
            case QLabel():
                yield widget, widget.text(), MAX_DISPLAYED
            case QLineEdit():
                yield widget, widget.text(), MAX_FIELD_LENGTH
            case QPlainTextEdit():
                yield widget, widget.toPlainText(), MAX_TEXT_LENGTH
            case QAbstractItemView() if widget.model() is not None:
                model = widget.model()
                for row in range(min(model.rowCount(QModelIndex()), 5)):
                    cells = (model.index(row, column) for column in range(9))
                    for index in filter(QModelIndex.isValid, cells):
                        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                            found = model.data(index, role)
                            yield widget, found if isinstance(found, str) else "", MAX_DISPLAYED


def too_long() -> list[str]:
    return [
        f"{type(source).__name__} {len(text)}"
        for source, text, most in texts_shown()
        if len(text) > most + 50
    ]


def test_no_panel_and_no_bar_shows_more_than_the_beginning_of_a_long_text(window):
    root = "".join(f"{ident}[{LONG}]" for ident in PROPERTIES)
    tree = read_sgf(f"(;SZ[9]{root}LB[aa:{LONG}];B[aa]N[{LONG}]C[{LONG}])".encode()).games[0]
    window.document.open_games([tree, tree], None, None)
    for dock in window.panels.docks:
        dock.show()
    window.commands[Command.FIND].trigger()
    window.features.find.bar.field.setText("nnn")
    for node in tree.main_line():
        window.document.go_to(node)
        window.document.display_schedule.flush()
        QApplication.processEvents()
        assert too_long() == []


def test_a_long_text_is_pasted_whole_although_its_beginning_is_shown(
    qtbot, document, view_settings
):
    moves = "".join(f";B[{x}{y}];W[{y}{x}]" for x in "abcdefghij" for y in "klmnopqrs") * 5
    dialog = PasteDialog(f"(;SZ[19]{moves})", document, view_settings, LIGHT)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: bool(dialog._found))
    assert dialog.text.isReadOnly()
    assert len(dialog.text.toPlainText()) < 6000
    assert any(len(game.main_line()) == 901 for found in dialog._found for game in found.games)
