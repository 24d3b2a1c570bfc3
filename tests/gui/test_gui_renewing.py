"""A window whose language is changed: it is made anew, and nothing that one worked at is lost."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QMenu, QMessageBox, QToolButton

from goboard_gui.files.journal.recovery import recoverable
from goboard_gui.files.sgf import read
from goboard_gui.go import Point
from goboard_gui.gui import settings as keys
from goboard_gui.gui.commands import Command
from goboard_gui.gui.language.languages import Languages
from goboard_gui.gui.preferences.dialog import PreferencesDialog
from goboard_gui.gui.window.main_window import MainWindow
from goboard_gui.gui.window.renewing import Renewing


@pytest.fixture
def languages(qapp, settings):
    """Return what follows the language of the settings; English holds again afterwards."""
    before = QLocale()
    made = Languages(settings, qapp)
    yield made
    made.use("en")
    QLocale.setDefault(before)


@pytest.fixture
def window(qtbot, settings, languages, tmp_path):
    made = MainWindow(settings, journals=lambda: tmp_path / "journals")
    made.show()
    yield made
    made.document.undo_stack.setClean()
    made.close()


@pytest.fixture
def switch(qtbot, window):
    """Return what chooses a language, and waits until the window has it."""

    def choose(key: str) -> None:
        before = window.commands
        window.bars.languages[key].trigger()
        qtbot.waitUntil(lambda: window.commands is not before and window.updatesEnabled())

    return choose


def titles(window) -> list[str]:
    return [action.text().replace("&", "") for action in window.menuBar().actions()]


def test_menus_are_in_the_language_chosen_last(window, switch):
    assert titles(window)[:3] == ["File", "Edit", "Record"]
    switch("de")
    assert titles(window)[:2] == ["Datei", "Bearbeiten"]
    assert window.bars.languages["de"].isChecked()
    switch("en")
    assert titles(window)[:3] == ["File", "Edit", "Record"]


def test_who_reads_the_welcome_goes_on_in_the_other_language(qtbot, window, switch):
    window.welcome.show()
    switch("de")
    qtbot.waitUntil(lambda: window.welcome.page is not None)
    open_command = window.commands[Command.OPEN].text().replace("&", "")
    shown = {button.text() for button in window.welcome.page.findChildren(QToolButton)}
    assert open_command in shown
    assert not window.panels.docks[0].isVisible()


def test_a_clock_that_runs_goes_on_as_it_was(window, switch):
    window.document.open(read(b"(;SZ[9]TM[600])").games, None, None)
    window.commands[Command.MOVE_TIMES].trigger()
    window.document.play(Point(2, 2))
    before = window.editing.times.course
    switch("de")
    assert window.editing.times.course == before
    running = [clock for clock in window.panels.game.findChildren(QToolButton) if clock.text()]
    assert [clock.font().bold() for clock in running] == [False, True]


def test_a_window_that_was_about_to_be_painted_is_painted_when_it_is_made_anew(qtbot, window):
    window.welcome.show()  # it fills itself when it is painted
    window.update()
    window.findChild(Renewing)._renew()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateRequest)
    assert not window.updatesEnabled()
    qtbot.waitUntil(lambda: window.welcome.page is not None)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_two_entries_of_a_menu_have_the_same_letter(window, switch, language):
    switch(language)
    for menu in [window.menuBar(), *window.menuBar().findChildren(QMenu)]:
        entries = [action.text() for action in menu.actions() if not action.isSeparator()]
        letters = Counter(QKeySequence.mnemonic(entry).toString() for entry in entries)
        del letters[""]
        assert [letter for letter, count in letters.items() if count > 1] == [], entries


def test_what_was_done_in_the_old_window_goes_on_in_the_new_one(window, switch):
    points = window.document.session.size.points()
    for place in (3, 40, 60):
        window.document.play(points[place])
    window.document.undo_stack.undo()
    document, view = window.document, window.viewpoint
    view.choose_notation("andreev")
    cursor, tree = document.session.cursor, document.session.tree
    switch("de")
    assert (window.document, window.viewpoint) == (document, view)
    assert (document.session.cursor, document.session.tree) == (cursor, tree)
    assert view.notation.id == "andreev"
    assert window.isWindowModified()
    assert window.panels.moves.model().rowCount() > 0
    assert window.commands[Command.UNDO].isEnabled()
    window.commands[Command.REDO].trigger()
    assert document.session.step.number == 3
    for _ in range(3):
        window.commands[Command.UNDO].trigger()
    assert not window.commands[Command.UNDO].isEnabled()
    assert not window.isWindowModified()


def test_edits_are_kept_for_recovery_before_and_after(window, switch, tmp_path):
    points = window.document.session.size.points()
    window.document.play(points[3])
    journal = window.journaling.journal
    assert journal is not None
    switch("de")
    assert window.journaling.journal is journal
    window.document.play(points[40])
    assert journal.state.games[0] is window.document.session.tree
    assert not recoverable(tmp_path / "journals")  # the lock is held all the time
    window.document.undo_stack.setClean()
    window.document.saved(window.document.file, tmp_path / "saved.sgf")
    assert window.journaling.journal is None


def test_what_is_clicked_afterwards_is_played_once(window, switch):
    switch("de")
    switch("en")
    window.document.play(window.document.session.size.points()[0])
    assert window.document.undo_stack.count() == 1
    assert window.panels.moves.model().rowCount() == 1


def test_nobody_of_the_old_window_is_left(window, switch):
    old = [window.commands, window.board_view, window.exploring, window.menuBar(), window.entry]
    gone = []
    for part in old:
        part.destroyed.connect(lambda: gone.append(1))
    switch("de")
    assert len(gone) == len(old)
    count = len(window.children())
    switch("en")
    assert len(window.children()) == count


def test_panels_stay_where_they_were(window, switch):
    tree, game = window.panels.docks[1], window.panels.docks[0]
    tree.hide()
    QCoreApplication.processEvents()
    size, board = window.size(), window.board_view.size()
    switch("de")
    QCoreApplication.processEvents()
    assert window.board_view.size() == board
    assert [dock.isHidden() for dock in window.panels.docks[:2]] == [False, True]
    assert game is not window.panels.docks[0]
    assert window.size() == size


def test_dialogs_are_closed_and_the_preferences_come_back_in_new_words(window, switch):
    window.commands[Command.TRAINER].trigger()
    window.commands[Command.PREFERENCES].trigger()
    dialog = window.findChild(PreferencesDialog)
    dialog.list.setCurrentRow(2)
    switch("de")
    (shown,) = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    assert isinstance(shown, PreferencesDialog)
    assert shown.list.currentRow() == 2


def test_a_question_is_answered_before_the_window_is_made_anew(qtbot, window):
    before = window.commands
    question = QMessageBox(window)
    question.open()
    window.bars.languages["de"].trigger()
    window.findChild(Renewing)._renew()
    assert window.commands is before
    assert question.isVisible()
    question.close()
    qtbot.waitUntil(lambda: window.commands is not before)
    assert titles(window)[0] == "Datei"


def test_a_language_chosen_in_one_window_holds_in_all(qtbot, window, settings):
    other = MainWindow(settings)
    other.show()
    before = other.commands
    window.bars.languages["de"].trigger()
    qtbot.waitUntil(lambda: other.commands is not before)
    assert titles(other)[0] == "Datei"
    assert other.bars.languages["de"].isChecked()
    other.close()


def test_the_board_alone_stays_alone(window, switch):
    window.commands[Command.ZEN].trigger()
    switch("de")
    assert window.zen.on
    assert window.menuBar().isHidden()
    window.commands[Command.ZEN].trigger()
    assert window.menuBar().isVisible()


@pytest.mark.parametrize(
    ("language", "written"), [("en", "1,234.5"), ("de", "1.234,5")], ids=["English", "German"]
)
def test_numbers_are_written_as_the_language_does(settings, languages, language, written):
    settings.set(keys.LANGUAGE, language)
    assert QLocale().toString(1234.5, "f", 1) == written


def test_the_texts_of_qt_are_translated_too(settings, languages):
    settings.set(keys.LANGUAGE, "de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    settings.set(keys.LANGUAGE, "en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
