"""Presets: kept under a name, found again in the next run, replaced and deleted when agreed."""

from __future__ import annotations

from pathlib import Path

import pytest

from goboard_gui.diagram.book.options import FileOptions, NamingOptions, PrintChoices, PrintOptions
from goboard_gui.diagram.book.page_setup import PAPERS
from goboard_gui.gui.core.settings import LAST_PRINT_CHOICES
from goboard_gui.gui.printing.presets import OWN_PRESETS, PresetBar, Presets
from goboard_gui.notation import notation
from goboard_gui.record.figures import FixedLengthSplit
from tests.gui.gui_cases import Heard, ini
from tests.gui.printing_cases import choose, take

USUAL = PrintChoices(PrintOptions(NamingOptions(notation("western"))))
MINE = USUAL.with_choice("edition.plan.split", FixedLengthSplit(33)).with_choice(
    "output", FileOptions(600)
)


@pytest.fixture
def presets(settings) -> Presets:
    return Presets(settings, USUAL)


@pytest.fixture
def bar(qtbot, presets) -> PresetBar:
    bar = PresetBar(presets)
    qtbot.addWidget(bar)
    bar.show_choices(MINE)
    return bar


def names(bar: PresetBar) -> list[str]:
    return [text for at in range(bar.box.count()) if (text := bar.box.itemText(at))]


def test_presets_of_the_program_differ_and_keep_the_names_of_the_window(presets):
    chosen = [preset.choose(USUAL) for preset in presets.all_presets]
    assert len(chosen) == len(set(map(repr, chosen))) == 6
    assert {choices.edition.names for choices in chosen} == {USUAL.edition.names}


def test_choices_kept_under_a_name_are_there_in_the_next_run(bar, person, settings):
    assert bar.box.currentIndex() == -1
    person.answers(preset="For Tuesdays")
    bar.save_button.click()
    assert bar.box.currentText() == "For Tuesdays"
    settings.sync()
    again = Presets(ini(Path(settings.file_path)), USUAL)
    assert again.find_preset("For Tuesdays").choose(USUAL) == MINE


def test_a_preset_that_is_taken_tells_what_it_means(bar, presets):
    presets.save_preset("Mine", MINE)
    bar._fill()
    heard = Heard(bar, "chosen")
    bar.box.setCurrentIndex(bar.box.findData("Mine"))
    bar.box.activated.emit(bar.box.currentIndex())
    assert heard.carried["chosen"] == [(MINE,)]


def test_of_presets_that_choose_the_same_the_one_that_was_taken_is_shown(bar, presets, person):
    bar.show_choices(presets.find_preset("Kifu").choose(USUAL))
    assert bar.box.currentText() == "Kifu"
    person.answers(preset="Mine")
    bar.save_button.click()
    assert bar.box.currentText() == "Mine"
    assert bar.remove_button.isEnabled()


@pytest.mark.parametrize("agreed", [True, False])
def test_a_preset_is_replaced_only_when_agreed(bar, presets, person, agreed):
    presets.save_preset("Mine", USUAL.with_choice("edition.comments", False))
    person.answers(preset="Mine", yes=agreed)
    bar.save_button.click()
    assert (presets.find_preset("Mine").choose(USUAL) == MINE) is agreed


@pytest.mark.parametrize("agreed", [True, False])
def test_only_ones_own_presets_are_deleted_and_only_when_agreed(bar, presets, person, agreed):
    assert not bar.remove_button.isEnabled()
    bar.show_choices(presets.find_preset("Kifu").choose(USUAL))
    assert not bar.remove_button.isEnabled()
    person.answers(preset="Mine", yes=agreed)
    bar.show_choices(MINE)
    bar.save_button.click()
    bar.remove_button.click()
    assert ("Mine" in names(bar)) is not agreed


def test_the_names_of_the_programs_presets_are_taken(bar, presets, person):
    person.answers(preset="Kifu")
    bar.save_button.click()
    assert "Kifu" in person.told[0]
    assert presets.find_preset("Kifu").choose(USUAL) != MINE


@pytest.mark.parametrize("name", [None, ""])
def test_without_a_name_nothing_is_kept(bar, settings, person, name):
    person.answers(preset=name)
    bar.save_button.click()
    assert settings.get(OWN_PRESETS) == []


@pytest.mark.parametrize(
    "kept",
    [
        ["", "nonsense", "[]", "3", '{"name": 3}', '{"edition": {}}', "[" * 5000],
        ['{"name": "Odd", "edition": 7, "scope": {"games": 1}}'],
    ],
)
def test_presets_that_cannot_be_read_do_no_harm(settings, kept):
    settings.set(OWN_PRESETS, kept)
    own = [preset for preset in Presets(settings, USUAL).all_presets if preset.own]
    assert [preset.choose(USUAL) for preset in own] in ([], [USUAL])


@pytest.mark.parametrize("last", ["", "nonsense", "[]", "{}", '{"edition": []}'])
def test_last_choices_that_cannot_be_read_are_the_first_preset_or_the_usual(settings, last):
    settings.set(LAST_PRINT_CHOICES, last)
    presets = Presets(settings, USUAL)
    assert presets.last_choices() in (presets.all_presets[0].choose(USUAL), USUAL)


def test_presets_of_the_program_leave_the_paper(print_window, qtbot):
    window = print_window()
    choose(window, "edition.setup.paper", PAPERS["letter"], qtbot)
    assert window.preset_bar.box.currentText() == "Book"
    take(window, "Kifu", qtbot)
    assert window.choices.edition.setup.paper.name == "letter"
    assert window.preset_bar.box.currentText() == "Kifu"


def test_a_preset_of_ones_own_has_its_paper(print_window, qtbot, person):
    window = print_window()
    person.answers(preset="Small")
    choose(window, "edition.setup.paper", PAPERS["A5"], qtbot)
    window.preset_bar.save_preset()
    take(window, "Kifu", qtbot)
    choose(window, "edition.setup.paper", PAPERS["letter"], qtbot)
    take(window, "Small", qtbot)
    assert window.choices.edition.setup.paper.name == "A5"


def test_a_title_is_no_choice_of_ones_own(print_window, qtbot):
    window = print_window()
    choose(window, "edition.title", "Three lessons", qtbot)
    choose(window, "edition.author", "A teacher", qtbot)
    assert window.preset_bar.box.currentText() == "Book"
    assert window.maker.production.pages.title == "Three lessons"
