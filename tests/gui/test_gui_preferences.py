"""The preferences: every setting that is one is on a page, found, chosen and reset at once."""

from __future__ import annotations

import importlib
import json
import pkgutil
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QPushButton, QWidget

from goboard_gui import gui
from goboard_gui.diagram.book.page_setup import PAPERS
from goboard_gui.diagram.compose import LastMoveMark, NamedPoints
from goboard_gui.go import rule_set
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.commands.actions import Actions
from goboard_gui.gui.actions.preference_table import PAGES, JsonPreferencePart, Preference
from goboard_gui.gui.actions.preferences_dialog import PreferencesDialog
from goboard_gui.gui.actions.shortcuts.shortcut_dialog import ShortcutDialog
from goboard_gui.gui.actions.shortcuts.shortcut_schemes import Q5GO
from goboard_gui.gui.core.settings import (
    COORDINATE_SIDES,
    CUSTOM_RULES,
    EDGE_COORDINATES,
    FIT_BOARD,
    LANGUAGE,
    LAST_MOVE_MARK,
    LAST_PRINT_CHOICES,
    MOVE_NUMBERS,
    NAMED_POINTS,
    NEW_GAME_HANDICAP,
    NEW_GAME_KOMI,
    NEW_GAME_RULES,
    NOTATION,
    NOTATION_GRID,
    POINT_NAMES,
    READING,
    SECOND_NOTATION,
    SHORTCUT_SCHEME,
    SOUNDS,
    SPOTLIGHT,
    THEME,
    VARIATIONS_FROM_FILE,
    VARIATIONS_SIBLINGS,
    VARIATIONS_STYLE,
    Setting,
)
from goboard_gui.gui.printing.presets import Presets, default_choices
from goboard_gui.gui.widgets import appearance
from goboard_gui.gui.widgets.qt_texts import mnemonic_of, without_mnemonic
from goboard_gui.gui.widgets.value_editors import CheckListEditor, ComboBoxEditor
from goboard_gui.gui.window.commands import WindowCommands
from goboard_gui.gui.window.view_commands import ViewCommands
from goboard_gui.notation import Reading, Side
from goboard_gui.record.values.game_rules import rules_text
from tests.cases import for_each
from tests.examples import examples
from tests.gui.clipped_texts import clipped_texts
from tests.gui.gui_cases import in_language

if TYPE_CHECKING:
    from goboard_gui.diagram.book.options import PrintChoices
    from goboard_gui.gui.core.settings import Settings
    from goboard_gui.gui.core.view_settings import ViewSettings
    from goboard_gui.gui.widgets.form import RowWithDescription
    from tests.gui.desk_cases import Desk

PREFERENCES = [row for page in PAGES for row in page.preferences]

MEMORY = {
    *("window/geometry", "window/state", "window/zoom", "trainer/geometry"),
    *("window/layouts", "window/recording layout", "window/record layout offered"),
    *("games/geometry", "game information/geometry", "print/geometry"),
    *("help/geometry", "help/zoom", "print/books", "print/captions"),
    "print/kind of animation",
    *("files/recent", "files/folder", "palette/recent"),
    *("files/encodings", "files/folder encodings", "files/positions"),
    *("collection/elsewhere", "collection/last", "collection/columns"),
    *("problems/geometry", "problems/recent", "problems/positions", "problems/file"),
    "study/repertoire players",
}
"""Settings that only remember where things were and what was used."""

CHOSEN_ELSEWHERE = {
    "window/own keys",  # in the shortcut editor
    *("engines/list", "engines/analysis", "engines/play"),  # in the dialog of engines
    *("engines/colour", "engines/black", "engines/white"),  # where games of engines begin
    "engines/time limit",  # there, too
    "review/variations",  # where a review begins
    "compare/hidden notations",  # in the table that compares them
    "print/presets",  # where pages are seen
    *("games/rows", "games/moment"),  # above the games of a file
    "board/changed number starts",  # for each window, in its menu of move numbers
    "study/guessed colours",  # where one guesses
    "study/repertoires",  # in their list
    "board/life",  # in each window anew
    "board/view",  # where boards are rotated
    *("record/main time", "record/overtime"),  # when times begin to be written down
    "record/own rules",  # among the rules of a game
    *("new game/shape", "new game/side"),  # where a game begins
    *("trainer/notation", "trainer/width", "trainer/height", "trainer/task", "trainer/region"),
    *("trainer/view", "trainer/reading", "trainer/help", "trainer/questions"),
    *("collection/views", "collection/colours exchanged", "collection/last move"),
    "collection/anchor",
    *("collection/openings", "collection/report players"),  # in the report on them
}
"""Settings that are chosen where they are used, and only there."""


TITLES = [
    *("Board and Appearance", "Coordinates", "Recording", "Study", "Engines", "Files"),
    *("Sounds", "Printing", "Shortcuts", "Language", "Advanced"),
]
"""The titles of the pages."""


def all_settings() -> list[Setting]:
    modules = [
        importlib.import_module(found.name)
        for found in pkgutil.walk_packages(gui.__path__, f"{gui.__name__}.")
    ]
    found = {
        value.key: value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, Setting)
    }
    return list(found.values())


def test_every_setting_is_shown_once_in_preferences_or_remembered_or_chosen_elsewhere():
    preferred = [row.setting.key for row in PREFERENCES]
    assert len(set(preferred)) == len(preferred)
    known = {*preferred, *MEMORY, *CHOSEN_ELSEWHERE}
    assert {setting.key for setting in all_settings()} == known
    assert len(known) == len(preferred) + len(MEMORY) + len(CHOSEN_ELSEWHERE)


@pytest.fixture
def make(desk):
    """Return what makes a desk with the commands that choose what is seen, and how."""

    def begin() -> Desk:
        made = desk()
        about = made.view, made.document, made.view_settings, made.settings, made.actions
        WindowCommands(made.window, *about).assign_shortcuts()
        ViewCommands(made.workspace)
        return made

    return begin


@pytest.fixture
def here(make) -> Desk:
    return make()


@pytest.fixture
def dialog(here) -> PreferencesDialog:
    """Return the preferences of a desk, on screen."""
    here.actions[Command.PREFERENCES].trigger()
    return here.window.findChild(PreferencesDialog)


@pytest.fixture
def of_window(window) -> PreferencesDialog:
    """Return the preferences of a whole window, on screen."""
    window.commands[Command.PREFERENCES].trigger()
    return window.findChild(PreferencesDialog)


@pytest.fixture
def alone(qtbot, settings) -> PreferencesDialog:
    """Return the preferences without a window beside them."""
    around = QWidget()
    qtbot.addWidget(around)
    dialog = PreferencesDialog(settings, Actions(around), around)
    dialog.around = around
    dialog.show()
    return dialog


def row_of(dialog: PreferencesDialog, setting: Setting) -> RowWithDescription:
    rows = [row for page in dialog.pages for row in page.form.rows]
    return next(row for row in rows if row.field.key is setting)


def editor_of(dialog: PreferencesDialog, setting: Setting):
    return row_of(dialog, setting).editor


def choose(editor: ComboBoxEditor, value: object) -> None:
    """Take a value from a list as a person does."""
    editor.setCurrentIndex(editor.findData(value))
    editor.activated.emit(editor.currentIndex())


def show_page(dialog: PreferencesDialog, title: str) -> None:
    dialog.list.setCurrentRow(TITLES.index(title))


def on_screen(dialog: PreferencesDialog) -> list[str]:
    return [row.field.label for page in dialog.pages for row in page.form.rows if row.isVisible()]


def test_there_is_one_dialog_and_it_opens_on_the_first_page(window, of_window):
    window.commands[Command.PREFERENCES].trigger()
    assert window.findChildren(PreferencesDialog) == [of_window]
    titles = [of_window.list.item(row).text() for row in range(of_window.list.count())]
    assert titles == TITLES
    assert on_screen(of_window)[0] == "Theme"
    assert "Komi" not in on_screen(of_window)
    show_page(of_window, "Printing")
    assert on_screen(of_window) == [
        "Paper size",
        "File format for pages",
        "File format for picture series",
    ]


def test_every_preference_is_shown_with_words_as_it_is(alone, settings):
    found = {row.setting.key: objection(alone, settings, row) for row in PREFERENCES}
    assert {key: told for key, told in found.items() if told} == {}


def objection(dialog: PreferencesDialog, settings: Settings, preference: Preference) -> str:
    """Return what a row does not show of its setting, nothing if it shows all."""
    setting = preference.setting
    row = row_of(dialog, setting)
    editor = row.editor
    if not row.field.label:
        return "no words"
    if isinstance(setting.default, bool):
        settings.set(setting, not setting.default)
        return "" if editor.isChecked() is not setting.default else "not switched"
    if isinstance(editor, ComboBoxEditor):
        offered = [editor.itemData(place) for place in range(editor.count())]
        if setting.allowed is not None and offered != list(setting.allowed):
            return f"offered: {offered}"
        unshown = []
        for value in offered:
            preference.set_value(settings, value)
            if editor.currentData() != value:
                unshown.append(value)
        return f"not shown: {unshown}" if unshown else ""
    if isinstance(editor, CheckListEditor):
        settings.set(setting, setting.default[1:])
        checked = [value for value, box in editor.boxes.items() if box.isChecked()]
        wanted = [value for value in editor.boxes if value in setting.default[1:]]
        return "" if checked == wanted else f"checked: {checked}"
    settings.set(setting, setting.default + 1)
    shown = editor.value(), settings.get(setting)
    return "" if shown == (setting.default + 1,) * 2 else f"shown and kept: {shown}"


SEARCHES = {
    "komi": ["Komi"],
    "move mark": ["Last-move mark"],
    "dark": ["Theme"],
    "system": ["Theme", "Language"],
    "paper": ["Paper size"],
    "sabaki": ["Shortcut scheme"],
    "korean second": ["Second notation"],
    "mirroring": ["Rotate corners instead of mirroring"],
    "new games": [
        *("Columns", "Rows", "Rules", "Handicap stones", "Komi", "Record new games"),
    ],
    "recording scoring": ["Record move times", "Start scoring after two passes"],
    "what no one prefers": [],
}
"""Queries, and the rows that they find."""


def test_the_search_finds_rows_on_all_pages(alone):
    found, nothing = {}, {}
    for query in SEARCHES:
        alone.search.setText(query)
        found[query], nothing[query] = on_screen(alone), alone.nothing.isVisible()
        alone.search.clear()
        assert on_screen(alone)[0] == "Theme"
        assert not alone.nothing.isVisible()
    assert found == SEARCHES
    assert nothing == {query: not rows for query, rows in SEARCHES.items()}


def test_no_words_of_what_may_be_chosen_are_cut(alone):
    boxes = editor_of(alone, COORDINATE_SIDES).boxes.values()
    assert [box.text() for box in boxes if box.width() < box.sizeHint().width()] == []


def test_all_values_of_a_narrow_box_can_be_read_in_its_list(alone):
    box = editor_of(alone, NOTATION)
    needed = box.sizeHint().width()
    box.setFixedWidth(needed // 2)
    box.showPopup()
    assert box.view().width() >= needed
    box.hidePopup()


def test_of_several_values_one_stays_if_there_are_some_at_first(alone):
    boxes = editor_of(alone, COORDINATE_SIDES).boxes.values()
    for wanted in (True, False):
        for box in boxes:
            if box.isChecked() is not wanted:
                box.click()
    assert sum(box.isChecked() for box in boxes) == 1


def test_words_stand_beside_the_first_of_several_lines(alone):
    row = row_of(alone, COORDINATE_SIDES)
    first = next(iter(row.editor.boxes.values()))
    assert row.labels[0].mapTo(row, QPoint()).y() <= first.mapTo(row, QPoint()).y() + 4


def test_a_tip_of_a_command_is_in_the_language_of_commands():
    [preference] = [row for row in PREFERENCES if row.setting is NOTATION_GRID]
    english = preference.translated_description
    assert english
    with in_language("de"):
        assert preference.translated_description != english


def test_the_words_that_are_searched_stand_out(qtbot, dialog):
    label, tip = row_of(dialog, EDGE_COORDINATES).labels
    shown = label.text()
    assert without_mnemonic(shown) == "Coordinates at edges"
    QTest.keyClicks(dialog.search, "EDGES show")
    assert "Coordinates at <span" in label.text()
    assert ">Show</span>" in tip.text()
    before = label.text()
    choose(editor_of(dialog, THEME), appearance.DARK)
    qtbot.waitUntil(lambda: label.text() != before)
    dialog.search.clear()
    assert label.text() == shown


def test_pages_without_what_is_searched_are_grey_and_a_click_leaves_the_search(alone):
    QTest.keyClicks(alone.search, "mirrored")
    usable = [
        alone.list.item(row).text()
        for row in range(alone.list.count())
        if alone.list.item(row).flags() & Qt.ItemFlag.ItemIsEnabled
    ]
    assert usable == ["Coordinates"]
    place = alone.list.visualItemRect(alone.list.item(1)).center()
    QTest.mouseClick(alone.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert alone.search.text() == ""
    assert on_screen(alone)[0] == "Notation"


@pytest.fixture
def other(make) -> Desk:
    """Return a second desk that goes its own ways."""
    return make()


def test_names_that_are_preferred_are_seen_in_all_windows(here, other, dialog):
    other.view_settings.set_notation("andreev")
    other.view_settings.set(EDGE_COORDINATES, False)
    assert here.view_settings.notation.id == "western"
    choose(editor_of(dialog, NOTATION), "tengen-squares")
    choose(editor_of(dialog, SECOND_NOTATION), "western")
    editor_of(dialog, EDGE_COORDINATES).click()
    editor_of(dialog, COORDINATE_SIDES).boxes["left"].click()
    editor_of(dialog, POINT_NAMES).click()
    choose(editor_of(dialog, NAMED_POINTS), "empty")
    editor_of(dialog, NOTATION_GRID).click()
    editor_of(dialog, SPOTLIGHT).click()
    choose(editor_of(dialog, READING), "stay")
    choose(editor_of(dialog, LAST_MOVE_MARK), "number")
    for each in (here, other):
        view_settings = each.view_settings
        assert view_settings.notation.id == "tengen-squares"
        assert view_settings.display_options.second.id == "western"
        assert view_settings.display_options.edges == {Side.TOP, Side.RIGHT, Side.BOTTOM}
        assert view_settings.display_options.names is NamedPoints.EMPTY
        assert view_settings.display_options.structure
        assert view_settings.display_options.spotlight
        assert view_settings.reading is Reading.STAY
        assert view_settings.display_options.last_move is LastMoveMark.NUMBER
        assert not each.actions[Command.NAMES_STAY].isChecked()


def test_what_is_chosen_already_is_preferred_in_the_other_windows_too(here, other, dialog):
    other.view_settings.set_notation("andreev")
    here.view_settings.set_notation("western")
    choose(editor_of(dialog, NOTATION), "western")
    assert other.view_settings.notation.id == "western"


def test_named_points_are_chosen_without_showing_names(here, dialog):
    choose(editor_of(dialog, NAMED_POINTS), "chain")
    assert here.view_settings.display_options.names is NamedPoints.NONE
    editor_of(dialog, POINT_NAMES).click()
    assert here.view_settings.display_options.names is NamedPoints.CHAIN


def test_one_side_at_least_has_names(alone, settings):
    sides = editor_of(alone, COORDINATE_SIDES).boxes
    for side in ("top", "right", "bottom"):
        sides[side].click()
    assert settings.get(COORDINATE_SIDES) == ["left"]
    assert not sides["left"].isEnabled()
    sides["left"].click()
    assert settings.get(COORDINATE_SIDES) == ["left"]
    sides["top"].click()
    assert sides["left"].isEnabled()


def test_what_a_menu_chooses_is_shown(here, dialog):
    here.actions[Command.SHOW_STRUCTURE].trigger()
    assert editor_of(dialog, NOTATION_GRID).isChecked()
    here.actions[Command.VARIATIONS_LETTERS].trigger()
    assert editor_of(dialog, VARIATIONS_STYLE).currentData() == "letters"


def test_switches_and_the_menus_agree(window, of_window):
    disagreeing = []
    for setting, command in (
        (FIT_BOARD, Command.FIT),
        (VARIATIONS_SIBLINGS, Command.VARIATIONS_SIBLINGS),
        (VARIATIONS_FROM_FILE, Command.VARIATIONS_FILE),
    ):
        action, editor = window.commands[command], editor_of(of_window, setting)
        before = action.isChecked()
        editor.click()
        switched = action.isChecked()
        action.trigger()
        if (switched, editor.isChecked()) != (not before, before):
            disagreeing.append(setting.key)
    assert disagreeing == []


def test_look_and_keys_are_chosen_at_once(here, dialog, settings):
    choose(editor_of(dialog, THEME), appearance.DARK)
    assert here.actions[Command.DARK].isChecked()
    choose(editor_of(dialog, SHORTCUT_SCHEME), Q5GO)
    assert here.actions[Command.FIGURE].shortcut().toString() == "G"


def test_a_button_leads_to_all_shortcuts(here, dialog):
    row_of(dialog, SHORTCUT_SCHEME).findChild(QPushButton).click()
    assert here.window.findChild(ShortcutDialog).isVisible()
    here.window.findChild(ShortcutDialog).close()


def test_numbers_hold_when_they_are_typed_to_the_end(alone, settings):
    show_page(alone, "Recording")
    komi = editor_of(alone, NEW_GAME_KOMI)
    assert komi.text() == "6.5"
    komi.selectAll()
    QTest.keyClicks(komi, "0.5")
    assert settings.get(NEW_GAME_KOMI) == 6.5
    QTest.keyClick(komi, Qt.Key.Key_Return)
    assert settings.get(NEW_GAME_KOMI) == 0.5
    assert alone.isVisible()


def test_a_game_without_handicap_is_preferred_in_words(alone, settings):
    editor = editor_of(alone, NEW_GAME_HANDICAP)
    assert editor.text() == "None"
    settings.set(NEW_GAME_HANDICAP, 2)
    assert editor.text() == "2"


@for_each("preference", PREFERENCES, ids=lambda row: row.setting.key)
def test_every_preference_has_a_description(preference, qapp):
    assert preference.translated_description


def test_a_new_language_is_said_to_need_a_restart_once_it_is_chosen(alone):
    show_page(alone, "Language")
    row = row_of(alone, LANGUAGE)
    note = row.labels[-1]
    assert "next time" in note.text()
    for language, shown in (("en", False), ("de", True), ("en", False)):
        choose(row.editor, language)
        assert note.isVisible() is shown
        assert ("next time" in row.editor.accessibleDescription()) is shown


def test_what_is_not_possible_here_says_why(qtbot, settings):
    around = QWidget()
    qtbot.addWidget(around)
    actions = Actions(around)
    actions[Command.SOUNDS].setEnabled(False)
    actions[Command.SOUNDS].setStatusTip("There is no loudspeaker")
    dialog = PreferencesDialog(settings, actions, around)
    row = row_of(dialog, SOUNDS)
    assert not row.editor.isEnabled()
    assert row.labels[1].text() == "There is no loudspeaker"
    dialog.show()
    show_page(dialog, "Sounds")
    QTest.mouseClick(row.labels[0], Qt.MouseButton.LeftButton)
    assert not settings.get(SOUNDS)


def test_a_click_on_the_words_switches(alone, settings):
    row = row_of(alone, NOTATION_GRID)
    QTest.mouseClick(row.labels[0], Qt.MouseButton.LeftButton)
    assert settings.get(NOTATION_GRID)
    row = row_of(alone, NOTATION)
    QTest.mouseClick(row.labels[0], Qt.MouseButton.LeftButton)
    assert settings.get(NOTATION) == NOTATION.default


def change_from_default(settings: Settings, row: Preference) -> None:
    """Give a preference another value than its default, one that can be chosen."""
    default = row.default
    if isinstance(default, list):
        other = default[1:]
    elif row.choices is not None:
        choices = row.choices(settings)
        others = [each.value for each in choices if each.offered and each.value != default]
        other = others[-1 if row.setting is SECOND_NOTATION else 0]  # not that of the first
    else:
        other = not default if isinstance(default, bool) else default + 1
    row.set_value(settings, other)
    assert row.value(settings) == other != default


def test_a_page_restores_exactly_the_defaults_of_its_own_preferences(here, dialog, settings):
    assert [page.reset_button.isEnabled() for page in dialog.pages] == [False] * len(TITLES)
    for row in PREFERENCES:
        change_from_default(settings, row)
    for group, page, title in zip(PAGES, dialog.pages, TITLES, strict=True):
        show_page(dialog, title)
        assert page.reset_button.isEnabled()
        page.reset_button.click()
        assert not page.reset_button.isEnabled()
        assert here.view_settings.get(LAST_MOVE_MARK) == settings.get(LAST_MOVE_MARK)
        restored = {row.setting.key for row in PREFERENCES if row.value(settings) == row.default}
        assert restored == {row.setting.key for row in group.preferences}
        for row in group.preferences:
            change_from_default(settings, row)


@pytest.mark.usefixtures("language")
def test_every_row_of_a_page_has_a_mnemonic_of_its_own(alone):
    for page in alone.pages:
        texts = [row.labels[0].text() for row in page.form.rows]
        texts += [page.reset_button.text(), alone.close_button.text()]
        letters = [mnemonic_of(text) for text in texts if "&" in text]
        assert len(set(letters)) == len(letters) >= len(page.form.rows) + 1, texts


def press_mnemonic(dialog: PreferencesDialog, setting: Setting) -> None:
    letter = mnemonic_of(row_of(dialog, setting).labels[0].text())
    key = Qt.Key[f"Key_{letter.upper()}"]
    QTest.keyClick(dialog, key, Qt.KeyboardModifier.AltModifier)


def test_a_mnemonic_switches_a_check_box_and_leads_to_any_other_editor(alone, settings, qtbot):
    alone.activateWindow()
    qtbot.waitUntil(alone.isActiveWindow)
    show_page(alone, "Coordinates")
    press_mnemonic(alone, NOTATION_GRID)
    qtbot.waitUntil(lambda: settings.get(NOTATION_GRID))
    press_mnemonic(alone, NAMED_POINTS)
    assert editor_of(alone, NAMED_POINTS).hasFocus()
    press_mnemonic(alone, COORDINATE_SIDES)
    assert editor_of(alone, COORDINATE_SIDES).boxes["top"].hasFocus()
    assert settings.get(COORDINATE_SIDES) == COORDINATE_SIDES.default


def test_a_mnemonic_scrolls_to_its_row(alone, qtbot):
    alone.activateWindow()
    qtbot.waitUntil(alone.isActiveWindow)
    alone.resize(alone.width(), 200)
    editor = editor_of(alone, VARIATIONS_STYLE)
    assert editor.visibleRegion().isEmpty()
    press_mnemonic(alone, VARIATIONS_STYLE)
    assert editor.visibleRegion().boundingRect() == editor.rect()


def test_while_a_search_shows_several_pages_there_are_no_mnemonics(alone):
    alone.search.setText("board")
    labels = [row.labels[0].text() for page in alone.pages for row in page.form.rows]
    assert not any(mnemonic_of(text) for text in labels)


def test_a_click_in_the_list_and_the_arrow_keys_choose_a_page(alone):
    alone.list.setFocus()
    QTest.keyClick(alone.list, Qt.Key.Key_Down)
    assert on_screen(alone)[0] == "Notation"
    QTest.keyClick(alone.list, Qt.Key.Key_End)
    assert on_screen(alone)[-1] == "Rotate games to match the search"


def test_tab_leads_from_the_search_to_the_list_of_pages(alone, qtbot):
    alone.activateWindow()
    qtbot.waitUntil(alone.search.hasFocus)
    QTest.keyClick(alone.search, Qt.Key.Key_Tab)
    assert alone.list.hasFocus()


def test_numbers_from_a_chosen_move_are_shown_but_not_offered(alone, settings):
    numbers = editor_of(alone, MOVE_NUMBERS)
    settings.set(MOVE_NUMBERS, "from")
    assert numbers.currentText() == "From a chosen move"
    disabled = [
        numbers.itemData(place)
        for place in range(numbers.count())
        if not numbers.model().index(place, 0).flags() & Qt.ItemFlag.ItemIsEnabled
    ]
    assert disabled == ["from"]


def test_custom_rules_can_be_preferred(qtbot, settings):
    own = rules_text(rule_set("japanese")._replace(komi=5.5))
    settings.set(CUSTOM_RULES, own)
    settings.set(NEW_GAME_RULES, own)
    around = QWidget()
    qtbot.addWidget(around)
    dialog = PreferencesDialog(settings, Actions(around), around)
    assert editor_of(dialog, NEW_GAME_RULES).currentData() == own


def last_options(settings: Settings, view_settings: ViewSettings) -> PrintChoices:
    return Presets(settings, default_choices(view_settings, several=False)).last_choices()


def test_the_preferred_paper_is_that_of_the_print_options_and_changes_nothing_else(
    here, dialog, settings
):
    at_first = last_options(settings, here.view_settings)
    paper = editor_of(dialog, LAST_PRINT_CHOICES)
    assert paper.currentData() == at_first.edition.setup.paper.name
    choose(paper, "letter")
    wanted = at_first.with_choice("edition.setup.paper", PAPERS["letter"])
    assert last_options(settings, here.view_settings) == wanted
    wide = wanted.with_choice("edition.setup.landscape", True)
    presets = Presets(settings, default_choices(here.view_settings, several=False))
    presets.save_last_used(wide.with_choice("edition.setup.paper", PAPERS["A5"]))
    assert paper.currentData() == "A5"
    choose(paper, "letter")
    assert last_options(settings, here.view_settings) == wide


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from("abcd"), inner),
)


@examples(0.4)
@given(data=json_values, value=st.text())
def test_a_part_of_a_json_setting_is_changed_alone(data, value):
    part = JsonPreferencePart("a.b", "default")
    before = json.dumps(data)
    after = json.loads(part.replace_in(before, value))
    assert part.read_from(json.dumps(after)) == value
    whole = data if isinstance(data, dict) else {}
    inner = whole.get("a") if isinstance(whole.get("a"), dict) else {}
    assert after == whole | {"a": inner | {"b": value}}


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "{}", '{"a": 3}', '{"a": "b"}', "[" * 5000])
def test_a_part_missing_from_json_has_its_default(text):
    part = JsonPreferencePart("a.b", "default")
    assert part.read_from(text) == "default"
    assert part.read_from(part.replace_in(text, "other")) == "other"


def test_every_field_says_what_it_is_for(alone):
    for kind in (QCheckBox, QComboBox):
        for field in alone.findChildren(kind):
            assert field.accessibleName() or field.text()


@pytest.fixture
def large_font(qtbot):
    """Make all texts half as large again."""
    usual = QApplication.font()
    larger = QApplication.font()
    larger.setPointSizeF(1.5 * usual.pointSizeF())
    QApplication.setFont(larger)
    yield
    QApplication.setFont(usual)


@pytest.mark.usefixtures("language", "large_font")
def test_no_text_of_a_page_is_cut_by_a_large_font_on_a_small_screen(alone):
    alone.resize(1240, 740)
    cut = []
    for row in range(len(alone.pages)):
        alone.list.setCurrentRow(row)
        QApplication.processEvents()
        cut += clipped_texts(alone)
        inside = alone.pages[row].parentWidget()
        assert inside.width() == inside.parentWidget().width()  # no scrolling to the right
    assert cut == []
    assert alone.list.sizeHintForColumn(0) <= alone.list.viewport().width()


@pytest.mark.usefixtures("language")
def test_all_values_can_be_read_in_full_in_every_language(alone):
    for page in alone.pages:
        for row in page.form.rows:
            if isinstance(row.editor, ComboBoxEditor):
                assert row.editor.sizeHint().width() <= row.editor.parentWidget().width(), row.field
