"""A record whose names all look like markup, as a person reads it in each place of the window."""

from __future__ import annotations

from html import escape

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDockWidget,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QTabBar,
    QToolTip,
)

from goboard_gui.game_index.builder import build
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.files.backup_dialog import BackupDialog
from goboard_gui.gui.files.file_watch import FileWatch
from goboard_gui.gui.game.games.games_dialog import GamesDialog
from goboard_gui.gui.game.info.info_dialog import InfoDialog
from goboard_gui.gui.help.welcome.welcome_page import WelcomePage
from goboard_gui.gui.study.openings.openings_dialog import OpeningsDialog
from goboard_gui.gui.widgets import dialogs
from goboard_gui.gui.widgets.labels import PlainLabel
from goboard_gui.gui.widgets.qt_texts import as_tip, verbatim
from goboard_gui.gui.window.menus import RecentFilesMenu
from tests.gui.gui_cases import QUESTIONS
from tests.gui.printing_cases import game
from tests.gui.reading_cases import read_markup, read_mnemonics, texts_in, texts_of_action

NAME = "a&b <b>x</b>"
FILE = "a&b <b>x<b>.sgf"
"""No name of a file has a slash; the path of one in a folder with such a name does."""
REAL = {function: getattr(dialogs, function) for function in (*QUESTIONS.values(), "show_error")}


def record(*more: str) -> bytes:
    names = "".join(
        f"{ident}[{NAME}]" for ident in ("PB", "PW", "BR", "GN", "EV", "RO", "PC", "RE")
    )
    root = f"(;GM[1]FF[4]CA[UTF-8]SZ[9]{names}N[{NAME}]C[{NAME}]"
    return f"{root};B[ee]N[{NAME}]C[{NAME}]LB[aa:{NAME}];W[cc]{''.join(more)})".encode()


def forms(name: str) -> set[str]:
    """Return a name as it is, escaped in each way, and escaped twice."""
    once = {name, escape(name), name.replace("&", "&&")}
    return once | set(map(escape, once)) | {it.replace("&", "&&") for it in once}


def misread(top) -> list[str]:
    """Return the texts with one of the names that a person reads otherwise."""
    return [
        f"{shown.place}: {shown.read}"
        for shown in texts_in(top)
        for name in (NAME, FILE, FILE.removesuffix(".sgf"))
        if any(form in shown.written for form in forms(name)) and name not in shown.read
    ]


def read(top, *kinds: str) -> list[str]:
    """Return the texts of a window that a person reads, of some kinds of places."""
    return [shown.read for shown in texts_in(top) if shown.place.startswith(kinds)]


@pytest.fixture
def path(tmp_path):
    folder = tmp_path / "a&b <b>x<"
    folder.mkdir()
    path = folder / FILE
    path.write_bytes(record() + b"\n" + record(";B[gg]"))
    return path


@pytest.fixture
def seen(monkeypatch, person) -> list[str]:
    """Let the real questions come up, look at each, and cancel it; return what they say."""
    told: list[str] = []

    def look(dialog) -> int:
        dialog.show()
        assert misread(dialog) == []
        told.extend(read(dialog, "QLabel in QMessageBox", "PlainLabel", "QLineEdit"))
        if isinstance(dialog, QMessageBox):
            told.append(dialog.text())
        dialog.hide()
        return 0

    for function, real in REAL.items():
        monkeypatch.setattr(dialogs, function, real)
    monkeypatch.setattr(QDialog, "exec", look)
    monkeypatch.setattr(QMessageBox, "exec", look)
    return told


@pytest.fixture
def opened(window, path):
    assert window.document_io.open_file(path)
    window.document.go_to(1)
    return window


def test_a_text_that_is_escaped_wrongly_or_not_at_all_is_found(qtbot):
    top = QDockWidget()
    qtbot.addWidget(top)
    label, other, button, menu = QLabel(top), PlainLabel("", top), QPushButton(top), QMenu(top)
    for wrong in (
        lambda: label.setText(NAME),
        lambda: other.setText(as_tip(NAME)),
        lambda: button.setText(NAME),
        lambda: button.setToolTip(NAME),
        lambda: button.setToolTip(as_tip(verbatim(NAME))),
        lambda: top.setWindowTitle(NAME),
        lambda: menu.addAction(NAME),
        lambda: menu.setTitle(NAME),
    ):
        wrong()
        assert misread(top) != []
        for widget in (label, other, button):
            widget.setText("")
        button.setToolTip("")
        top.setWindowTitle("")
        menu.setTitle("")
        menu.clear()
        assert misread(top) == []
    label.setText(as_tip(NAME))
    other.setText(NAME)
    button.setText(verbatim(NAME))
    button.setToolTip(as_tip(NAME))
    top.setWindowTitle(verbatim(NAME))
    menu.addAction(verbatim(NAME)).setToolTip(as_tip(NAME))
    assert misread(top) == []


def test_the_window_and_its_docks_tabs_and_tips_show_it_as_it_is(opened):
    assert misread(opened) == []
    assert opened.windowHandle().title() == f"{FILE} (1/2) — Goboard"
    game, event = read(opened.panels.game, "ElidedLabel"), read(opened.panels.game, "PlainLabel")
    assert game == [f"{NAME} {NAME}", NAME]
    assert any(text.startswith(NAME) for text in event)
    assert opened.comments.panel.editor.toPlainText() == NAME
    docks = [read_mnemonics(dock.windowTitle()) for dock in opened.panels.docks]
    assert docks[:2] == ["Game", "Tree"]
    for dock in (opened.panels.life, opened.panels.pattern):
        dock.show()
    QApplication.processEvents()
    tabs = [tab for bar in opened.findChildren(QTabBar) for tab in read(bar, "tab of")]
    assert tabs
    assert set(tabs) <= {*docks, "Welcome"}
    view = opened.panels.tree.view
    place = view.node_position(1)
    event = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)
    assert read_markup(QToolTip.text()) == f"Move 1: Black E5\n{NAME}\n\n{NAME}"
    QToolTip.hideText()


def test_the_recent_files_and_the_welcome_page_show_it_as_it_is(opened, qtbot, path):
    (menu,) = opened.findChildren(RecentFilesMenu)
    action, status, *_ = texts_of_action(menu.actions()[0], tips=menu.toolTipsVisible())
    assert (action.read, status.read) == (FILE, str(path))
    exact = path.parent / "b>.sgf"  # the path of this one has the very text
    page = WelcomePage(opened._parts.workspace, [path, exact])
    qtbot.addWidget(page)
    assert misread(page) == []
    first, second = page.recent.lines
    assert first.accessibleName() == FILE
    assert read(first, "tip") == [str(path), ""]
    assert read(second, "tip")[0].endswith(f"{NAME}.sgf")


def test_the_collection_shows_its_name_and_games_as_they_are(opened, path, tmp_path):
    collection = opened.features.collection
    home = tmp_path / "a&b <b>x<b>"
    collection.building.manager.store.home = tmp_path
    for _ in build(home, [path.parent]):
        pass
    try:
        opened.commands[Command.COLLECTION_FIND].trigger()
        collection.search.open_index(home)
        QCoreApplication.processEvents()
        assert misread(opened) == []
        head = collection.panel.head
        assert read_mnemonics(head.name_button.text()) == home.name
        head.collections.aboutToShow.emit()
        entry, _status, tip = texts_of_action(head.collections.actions()[0])
        assert (entry.read, tip.read) == (home.name, str(home))
        table = collection.panel.games.table
        assert NAME in read(table, "item")
        assert any(str(path) in text and NAME in text for text in read(table, "tip of an item"))
        for command in (
            *(Command.COLLECTION_DUPLICATES, Command.COLLECTION_STATISTICS),
            *(Command.COLLECTION_REPORT,),
        ):
            opened.commands[command].trigger()
            QCoreApplication.processEvents()
            shown = [dialog for dialog in opened.findChildren(QDialog) if dialog.isVisible()]
            assert shown
            for dialog in shown:
                assert misread(dialog) == []
                dialog.close()
    finally:
        collection.building.manager.staleness_check.cancel()
        collection.search.close()


def test_copied_games_have_no_formulas(collection_desk, tmp_path):
    folder = tmp_path / "games"
    folder.mkdir()
    for number, name in enumerate(("=HYPERLINK(1)", "@SUM(1)", "+1+1", "-6.5")):
        game = f"(;SZ[9]PB[{name}]PW[=cmd|x]RE[B+R];B[cc];W[{'abcd'[number]}a])"
        (folder / f"{number}.sgf").write_text(game)
    for _ in build(tmp_path / "index", [folder]):
        pass
    collection = collection_desk.collection
    collection.search.open_index(tmp_path / "index")
    collection.search.set_following(True)
    collection.panel.games.table.selectAll()
    collection.panel.games.export.copy_list()
    rows = [line.split("\t") for line in QApplication.clipboard().text().splitlines()]
    assert {row[0] for row in rows} == {" =HYPERLINK(1)", " @SUM(1)", " +1+1", "-6.5"}
    assert {row[1] for row in rows} == {" =cmd|x"}
    collection.search.close()


def test_the_openings_show_it_as_it_is(opened, path):
    opened.commands[Command.COMPARE_OPENINGS].trigger()
    dialog = opened.findChild(OpeningsDialog)
    dialog.compare_with(path, 1)
    assert misread(dialog) == []
    assert FILE in dialog.record.text()
    assert any(FILE in text for text in read(dialog.source.box, "item"))
    dialog.result_view.show_failure(f"{path}: no")
    assert misread(dialog) == []
    assert f"Couldn't compare the openings: {path}: no" in read(dialog.result_view, "PlainLabel")


def test_the_dialogs_about_the_file_show_it_as_it_is(opened, monkeypatch, path):
    shown = {}

    def look(dialog) -> int:
        dialog.show()
        QCoreApplication.processEvents()
        assert misread(dialog) == []
        shown[type(dialog)] = [text.read for text in texts_in(dialog)]
        dialog.hide()
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    opened.document_io.saver.backups.store(path, path.read_bytes())
    for command in (Command.GAME_INFO, Command.GAMES, Command.OPEN_BACKUP, Command.TIDY):
        opened.commands[command].trigger()
        for dialog in opened.findChildren(QDialog):
            if dialog.isVisible():
                look(dialog)
    assert shown[InfoDialog].count(NAME) > 4
    assert any(NAME in text for text in shown[GamesDialog])
    assert any(FILE in text for text in shown[BackupDialog])
    assert misread(opened) == []


def test_questions_and_errors_show_it_as_it_is(opened, seen, path):
    opened.document.play(None, anyway=True)
    assert not opened.document_io.confirm_discard()
    assert seen.pop() == f"Save changes to “{FILE}”?"
    path.write_bytes(record())
    opened.document_io.save()
    assert any(FILE in text for text in seen)
    seen.clear()
    opened.document_io.open_file(path.with_name(f"no {FILE}"))
    assert seen[-1].startswith(f"{path.with_name('no ' + FILE)}: ")


def test_the_message_strip_shows_it_as_it_is(opened, path, qtbot):
    watch = opened.findChild(FileWatch)
    watch._timer.setInterval(0)
    opened.document.play(None, anyway=True)
    qtbot.waitUntil(lambda: watch._task is None and watch._expected is not None)
    path.write_bytes(record())
    watch._suspect()
    qtbot.waitUntil(lambda: FILE in opened.message_strip.text)
    assert misread(opened.message_strip) == []
    assert any(FILE in text for text in read(opened.message_strip, "ElidedLabel"))
    assert any(FILE in text for text in read(opened.message_strip, "tip"))


def test_presets_and_chapters_show_it_as_it_is(print_window, seen, path):
    window = print_window(game(20, name=NAME))
    bar = window.preset_bar
    bar._presets.save_preset(NAME, bar._choices)
    bar._fill()
    window.chapter_bar.add_files([path])
    assert misread(window) == []
    assert NAME in read(bar, "item")
    assert any(FILE in text for text in read(window.chapter_bar, "item"))
    bar.box.setCurrentIndex(bar.box.findData(NAME))
    bar.remove_preset()
    assert any(NAME in text for text in seen)
