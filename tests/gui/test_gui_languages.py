"""The language of the window: chosen for the next start, the same until the program ends."""

from __future__ import annotations

from collections import Counter
from datetime import datetime

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.preferences_dialog import PreferencesDialog
from goboard_gui.gui.core.i18n import LANGUAGES, format_time
from goboard_gui.gui.core.languages import (
    active_language,
    language_change_notice,
    language_for_next_start,
    preferred_language,
)
from goboard_gui.gui.core.settings import LANGUAGE
from goboard_gui.gui.study.trainer.trainer_window import TrainerWindow
from tests.cases import for_each
from tests.gui.gui_cases import in_language

NOTICES = {
    "en": "The language will change the next time Goboard starts.",
    "de": "Die Sprache wechselt beim nächsten Start von Goboard.",
}
MENUS = {"en": ["File", "Edit", "Game"], "de": ["Datei", "Bearbeiten", "Partie"]}


def titles(window) -> list[str]:
    return [action.text().replace("&", "") for action in window.menuBar().actions()]


def notices(window) -> list[str]:
    """Return the sentences shown below the language box of the preferences of a window."""
    dialog = window.findChild(PreferencesDialog)
    rows = [row for page in dialog.pages for row in page.form.rows]
    [row] = [row for row in rows if row.field.key is LANGUAGE]
    below = [label for label in row.labels if label.y() > row.editor.y()]
    return [
        label.text()
        for label in below
        if label.parent() is row.editor.parent() and label.isVisible()
    ]


def open_language_page(window) -> PreferencesDialog:
    window.commands[Command.PREFERENCES].trigger()
    dialog = window.findChild(PreferencesDialog)
    [page] = [
        page for page in dialog.pages if any(row.field.key is LANGUAGE for row in page.form.rows)
    ]
    dialog.list.setCurrentRow(dialog.pages.index(page))
    QCoreApplication.processEvents()
    return dialog


def test_a_window_is_in_the_language_of_the_program_and_says_when_that_changes(
    language, window, settings
):
    settings.set(LANGUAGE, language)
    assert titles(window)[:3] == MENUS[language]
    assert active_language() == language
    dialog = open_language_page(window)
    assert notices(window) == []
    settings.set(LANGUAGE, next(other for other in LANGUAGES if other != language))
    QCoreApplication.processEvents()
    assert notices(window) == [NOTICES[language]]
    dialog.close()


@pytest.mark.parametrize("chosen_in", ["the preferences", "the menu"])
def test_choosing_a_language_changes_no_window_of_the_running_program(
    window, settings, chosen_in, qtbot
):
    window.commands[Command.TOOL_TRIANGLE].trigger()
    before = window.commands, titles(window)
    if chosen_in == "the menu":
        window.bars.languages["de"].trigger()
    else:
        settings.set_for_all_windows(LANGUAGE, "de")
    QCoreApplication.processEvents()
    assert (window.commands, titles(window)) == before
    assert window.commands[Command.TOOL_TRIANGLE].isChecked()
    assert window.bars.languages["de"].isChecked()
    other = window.new_window()
    qtbot.addWidget(other)
    assert titles(other) == titles(window)
    assert other.bars.languages["de"].isChecked()
    other.commands[Command.TRAINER].trigger()
    trainer = other.findChild(TrainerWindow)
    assert trainer.windowTitle() == "Coordinate Trainer"
    trainer.close()
    assert language_for_next_start(settings) == "de"


def test_a_language_chosen_in_the_menu_is_announced_for_the_next_start(window):
    message = window.message_strip
    window.bars.languages["en"].trigger()
    assert message.text == ""
    window.bars.languages["de"].trigger()
    assert message.text == NOTICES["en"]


@pytest.mark.parametrize(("stored", "wanted"), [("de", "de"), ("en", "en"), ("tlh", None)])
def test_the_next_start_is_in_the_chosen_language_or_else_in_that_of_the_system(
    settings, monkeypatch, stored, wanted
):
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("de_AT"))
    settings._store.setValue(LANGUAGE.key, stored)
    assert language_for_next_start(settings) == (wanted or "de")


@pytest.mark.parametrize(
    ("system", "wanted"), [("de_AT", "de"), ("en_GB", "en"), ("fr_FR", "en"), ("C", "en")]
)
def test_the_language_of_a_system_is_one_that_there_is_a_catalogue_of(system, wanted):
    assert preferred_language(QLocale(system)) == wanted


def test_no_two_entries_of_a_menu_have_the_same_letter(language, window):
    for menu in [window.menuBar(), *window.findChildren(QMenu)]:
        entries = [action.text() for action in menu.actions() if not action.isSeparator()]
        letters = Counter(QKeySequence.mnemonic(entry).toString() for entry in entries)
        del letters[""]
        assert [letter for letter, count in letters.items() if count > 1] == [], entries


WRITTEN = {"en": "1,234.5", "de": "1.234,5"}
CANCEL = {"en": "Cancel", "de": "Abbrechen"}


def test_numbers_are_written_as_the_language_does(language):
    assert QLocale().toString(1234.5, "f", 1) == WRITTEN[language]


def test_numbers_are_written_as_in_a_country_of_the_language(monkeypatch):
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("de_CH"))
    with in_language("de"):
        assert QLocale().name() == "de_CH"
    with in_language("en"):
        assert QLocale().name() == "en_US"


def test_the_texts_of_qt_are_translated_too(language):
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == CANCEL[language]


def test_a_language_leaves_nothing_behind_in_the_tests_that_follow(qapp):
    before = QLocale(), language_change_notice(), len(qapp.children())
    with in_language("de"):
        assert language_change_notice() == NOTICES["de"]
    assert (QLocale(), language_change_notice(), len(qapp.children())) == before


@for_each("code", LANGUAGES)
def test_times_are_written_with_iso_dates_in_every_language(code):
    with in_language(code):
        moment = datetime(2026, 3, 9, 7, 5, 59).astimezone().timestamp()
        assert format_time(moment) == "2026-03-09 07:05"
