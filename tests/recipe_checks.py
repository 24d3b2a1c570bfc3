"""Checks of what the recipes of a page add to the window, run with a copy of the program.

The argument is a folder for files. The output is a JSON object with an entry for each check: its
name and its errors, or an empty string if it passed.
"""

from __future__ import annotations

import json
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDeadlineTimer, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from goboard_gui.diagram.book.options import DEFAULTS
from goboard_gui.diagram.book.presets import to_data
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.preferences_dialog import PreferencesDialog
from goboard_gui.gui.actions.shortcuts.command_palette import CommandPalette
from goboard_gui.gui.core import settings as all_settings
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.core.settings import Settings
from goboard_gui.gui.printing.print_window import PrintWindow
from goboard_gui.gui.widgets.context_help import help_page_for
from goboard_gui.gui.window.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction

PATIENCE = 30_000
"""How long to wait for an expected change, in milliseconds."""


class Desk:
    """A main window, and helpers to use it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        file = str(folder / "settings.ini")
        self.settings = Settings(QSettings(file, QSettings.Format.IniFormat))
        self.window = MainWindow(self.settings)
        self.window.show()
        self.process_events()

    def process_events(self) -> None:
        """Process pending events, and the events that follow from them."""
        for _ in range(5):
            QApplication.processEvents()

    def open(self, text: str) -> None:
        """Show the end of the main line of a record."""
        trees = read_sgf(text.encode()).games
        self.window.document.open_games(trees, None, None)
        self.window.document.go_to(trees[0].main_line()[-1])
        self.process_events()

    def record(self) -> str:
        """Return the main line of the record as SGF."""
        tree = self.window.document.session.tree
        nodes = (tree.properties(node) for node in tree.main_line())
        texts = (f"{each.ident}[{']['.join(each.values)}]" for node in nodes for each in node)
        return "".join(texts)

    def offered(self, words: str) -> QAction:
        """Return the action that the command palette finds first for some words."""
        palette = CommandPalette(self.window, self.settings)
        palette.field.setText(words)
        action = palette.model.matches[0].action
        dispose(palette)
        return action

    def titles_of(self, action: QAction) -> set[str]:
        """Return the titles of the menus that contain an action."""
        return {
            menu.title().replace("&", "")
            for menu in self.window.findChildren(QMenu)
            if action in menu.actions()
        }

    def expect_soon(self, value: Callable[[], object], expected: object) -> None:
        """Wait until a value is as expected; fail if it is not after `PATIENCE`."""
        patience = QDeadlineTimer(PATIENCE)
        while value() != expected and not patience.hasExpired():
            QApplication.processEvents()
        expect(value(), expected)


def expect(found: object, expected: object) -> None:
    """Fail with a message that contains both values if they differ."""
    assert found == expected, f"{found!r} instead of {expected!r}"


def check_print_option(desk: Desk) -> None:
    assert to_data(DEFAULTS, DEFAULTS)["edition"]["capitals"] is False
    window = PrintWindow(desk.window.document, desk.window.view_settings, desk.settings)
    window.show()
    field = window.form.editor("edition.capitals")
    expect(field.text().replace("&", ""), "Title in capital letters")
    assert not field.isChecked()
    dispose(window)


def check_file_format(desk: Desk) -> None:
    path = desk.folder / "game.golines"
    path.write_text("GO LINES\nblack 3 3\nwhite 7 7\n", "utf-8")
    desk.window.document_io.open_file(path)
    desk.expect_soon(lambda: desk.window.document_io.title, path.name)
    assert "B[cc]W[gg]" in desk.record()


def check_command(desk: Desk) -> None:
    desk.open("(;SZ[9])")
    action = desk.window.commands[Command.COUNT_STONES]
    assert desk.offered("count stones") is action
    expect(desk.titles_of(action), {"Study"})
    expect(action.shortcut().toString(), "Ctrl+Alt+Shift+S")
    assert not action.isEnabled()
    desk.open("(;SZ[9];B[cc];W[gg];B[cg])")
    assert action.isEnabled()
    action.trigger()
    expect(desk.window.message_strip.notice_line.text, "Stones: Black 2, White 1")


def check_edit(desk: Desk) -> None:
    record = "(;SZ[9](;B[cc](;W[gg];B[cg])(;W[gc]))(;B[gg];W[cc])(;B[ee]))"
    desk.open(record)
    document = desk.window.document
    before = document.session.tree
    action = desk.window.commands[Command.DELETE_SINGLE_MOVES]
    expect(desk.titles_of(action), {"Variations"})
    action.trigger()
    expect(document.undo_stack.undoText(), "Delete single moves")
    notice = "Deleted 2 variations (number of moves: 2)"
    desk.expect_soon(lambda: desk.window.message_strip.notice, notice)
    tree = document.session.tree
    first, other = tree.children(tree.root)
    expect([len(tree.children(each)) for each in (first, other)], [1, 1])
    document.undo_stack.undo()
    assert document.session.tree is before
    desk.open("(;SZ[9];B[cc])")
    action.trigger()
    assert not document.is_modified


def check_panel(desk: Desk) -> None:
    desk.open("(;SZ[9];B[cc];W[gg];B[cg])")
    dock = desk.window.panels.stones
    assert dock.isHidden()
    expect(desk.titles_of(dock.toggleViewAction()), {"Panels and Toolbars"})
    expect(dock.toggleViewAction().shortcut().toString(), "Ctrl+Alt+Shift+P")
    dock.toggleViewAction().trigger()
    desk.expect_soon(lambda: dock.widget().text(), "Black 2, White 1")
    expect(help_page_for(dock.widget()), "scoring")
    desk.window.document.play(Point(0, 0))
    desk.expect_soon(lambda: dock.widget().text(), "Black 2, White 2")


def check_preference(desk: Desk) -> None:
    desk.open("(;SZ[9])")
    path = desk.folder / "games" / "a.sgf"
    path.parent.mkdir()
    path.write_text("(;SZ[9])", "utf-8")
    desk.window.document_io.open_file(path)
    desk.expect_soon(lambda: desk.window.document.path, path)
    assert desk.window.windowTitle().startswith("a.sgf")
    dialog = PreferencesDialog(desk.settings, desk.window.commands, desk.window)
    setting = all_settings.FOLDER_IN_TITLE
    rows = [row for page in dialog.pages for row in page.form.rows]
    next(row for row in rows if row.field.key is setting).editor.click()
    dispose(dialog)
    assert desk.window.windowTitle().startswith("games/a.sgf")
    desk.settings.sync()
    stored = QSettings(desk.settings.file_path, QSettings.Format.IniFormat)
    assert stored.value("window/folder in title") in (True, "true")


def check_mark(desk: Desk) -> None:
    desk.open("(;SZ[9];B[cc])")
    board = desk.window.board_view.board
    before = board.grab().toImage()
    assert not desk.window.commands[Command.TOOL_PLUS].icon().isNull()
    desk.window.commands[Command.TOOL_PLUS].trigger()
    place = board.mapTo(desk.window, board.centre(Point(4, 4)).toPoint())
    QTest.mouseClick(desk.window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseMove(desk.window.windowHandle(), place * 0)
    desk.process_events()
    assert "B[cc]GBPL[ee]" in desk.record()
    assert board.grab().toImage() != before


CHECKS: dict[str, Callable[[Desk], None]] = {
    name.removeprefix("check_"): check
    for name, check in list(globals().items())
    if name.startswith("check_")
}


def main() -> None:
    """Run all checks in a window."""
    app = QApplication([])
    raised: list[str] = []
    sys.excepthook = lambda *error: raised.append("".join(traceback.format_exception(*error)))
    desk = Desk(Path(sys.argv[1]))
    failed = {}
    for name, check in CHECKS.items():
        try:
            check(desk)
        except Exception:
            raised.append(traceback.format_exc())
        failed[name] = "\n".join(raised)
        raised.clear()
    dispose(desk.window)
    app.processEvents()
    print(json.dumps(failed))


if __name__ == "__main__":
    main()
