from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox

from goboard_gui.engine.analysis import Perspective
from goboard_gui.engine.entry import EngineEntry, join_command_line
from goboard_gui.gui.core.settings import ANALYSIS_ENGINE, ENGINES, PLAY_ENGINE
from goboard_gui.gui.engines import engines_dialog
from goboard_gui.gui.engines.engine_list import add_entry, chosen_entry, read_entries
from goboard_gui.gui.widgets.minimum_screen import MINIMUM_SCREEN
from tests.cases import for_each

LEFT = Qt.MouseButton.LeftButton


def rows(dialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def select(dialog, start: str) -> None:
    found = next(row for row, text in enumerate(rows(dialog)) if text.startswith(start))
    dialog.list.setCurrentRow(found)


def page(dialog):
    return dialog.pages.currentWidget()


def add_found(dialog, start: str) -> None:
    select(dialog, f"{start} – ")
    QTest.mouseClick(page(dialog).add_button, LEFT)


def type_into(field, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


@pytest.fixture
def settings_entries(settings):
    """Return what reads the stored engines."""
    return lambda: read_entries(settings)


@pytest.fixture
def two(dialog, settings, double):
    """Return the dialog with two engines, of which the first analyses and the second plays."""
    add_entry(settings, EngineEntry("First", double("analyses")))
    add_entry(settings, EngineEntry("Second", double()))
    settings.set(ANALYSIS_ENGINE, "First")
    settings.set(PLAY_ENGINE, "Second")
    select(dialog, "First")
    return dialog


def test_programs_on_the_machine_are_listed_and_nothing_is_started(dialog, found, host):
    assert rows(dialog) == [
        "Found on this computer",
        *(f"{each.family.value} – {each.program}" for each in found),
    ]
    assert not found[0].program.exists()
    assert host.running() == []


def test_without_any_engine_the_dialog_says_where_they_are_published(workspace, host, monkeypatch):
    monkeypatch.setattr(engines_dialog, "found_programs", list)
    dialog = engines_dialog.EnginesDialog(workspace, workspace.window)
    links = dialog.empty_page.findChild(engines_dialog.EngineLinks).toPlainText()
    assert page(dialog) is dialog.empty_page
    addresses = ("github.com/lightvector/KataGo", "katagotraining.org", "leela-zero", "gnugo")
    assert [address for address in addresses if address not in links] == []
    engines_dialog.closing.dispose(dialog)


def test_katago_is_added_with_a_network_and_both_command_lines(dialog, found, settings_entries):
    add_found(dialog, "KataGo")
    (entry,) = settings_entries()
    assert entry.name == "KataGo"
    assert entry.command[:4] == (str(found[0].program), "gtp", "-model", str(found[0].networks[0]))
    assert entry.json_command[1] == "analysis"
    assert entry.perspective is Perspective.BLACK
    assert page(dialog) is dialog.entry_form


def test_an_engine_that_lacks_its_network_is_not_added_until_one_is_chosen(
    dialog, person, tmp_path, settings_entries
):
    select(dialog, "Leela Zero")
    form = page(dialog)
    assert not form.add_button.isEnabled()
    assert "needs a network" in form.problem.text()
    person.answers(path=tmp_path / "weights.txt")
    QTest.mouseClick(form.network_button, LEFT)
    QTest.mouseClick(form.cpu_only, LEFT, pos=form.cpu_only.rect().topLeft() + QPoint(8, 8))
    QTest.mouseClick(form.add_button, LEFT)
    command = settings_entries()[0].command
    assert "--cpu-only" in command
    assert command[-1] == str(tmp_path / "weights.txt")


def test_what_was_typed_about_a_program_stays_while_another_is_looked_at(dialog):
    select(dialog, "Leela Zero")
    page(dialog).network.setEditText("/nets/typed.txt")
    select(dialog, "GNU Go")
    page(dialog).level.setValue(3)
    select(dialog, "Leela Zero")
    assert page(dialog).network.currentText() == "/nets/typed.txt"
    add_found(dialog, "GNU Go")
    assert dialog.entry_form.command.text().endswith("--level 3")


def test_the_first_engines_are_marked_for_what_they_can_do(dialog, settings):
    add_found(dialog, "GNU Go")
    assert (settings.get(ANALYSIS_ENGINE), settings.get(PLAY_ENGINE)) == ("", "GNU Go")
    add_found(dialog, "KataGo")
    assert (settings.get(ANALYSIS_ENGINE), settings.get(PLAY_ENGINE)) == ("KataGo", "GNU Go")
    assert rows(dialog)[:3] == ["Your engines", "GNU Go (moves)", "KataGo (analysis)"]


def test_a_second_engine_of_the_same_kind_gets_a_number(dialog, settings_entries):
    for _ in range(3):
        add_found(dialog, "GNU Go")
    assert [each.name for each in settings_entries()] == ["GNU Go", "GNU Go 2", "GNU Go 3"]


def test_another_program_is_added_by_the_file_dialog_as_an_absolute_path(
    dialog, person, settings_entries, tmp_path, monkeypatch
):
    (tmp_path / "my engine").touch()
    monkeypatch.chdir(tmp_path)
    person.answers(path=Path("my engine"))
    QTest.mouseClick(dialog.add_button, LEFT)
    QTest.mouseClick(page(dialog).add_button, LEFT)
    assert settings_entries() == [EngineEntry("my engine", (str(tmp_path / "my engine"),))]


@for_each(
    ("name", "wanted"),
    [
        ("start.bat", "/engines/start.bat is a batch file. Choose the program that it starts."),
        ("START.CMD", "/engines/START.CMD is a batch file. Choose the program that it starts."),
    ],
)
def test_a_batch_file_is_refused(dialog, person, name, wanted):
    person.answers(path=Path("/engines", name))
    QTest.mouseClick(dialog.add_button, LEFT)
    assert page(dialog).problem.text() == wanted
    assert not page(dialog).add_button.isEnabled()


def test_changes_are_stored_and_marks_follow_a_new_name(two, settings, settings_entries, double):
    type_into(two.entry_form.name, "Other name")
    type_into(two.entry_form.command, join_command_line(double("slow")))
    type_into(two.entry_form.json_command, join_command_line(double("analysis")))
    two.entry_form.perspective.setFocus()
    QTest.keyClick(two.entry_form.perspective, Qt.Key.Key_End)
    two.entry_form.perspective.activated.emit(2)
    assert settings_entries()[0] == EngineEntry(
        "Other name", double("slow"), double("analysis"), Perspective.WHITE
    )
    assert settings.get(ANALYSIS_ENGINE) == "Other name"
    assert two.list.currentItem().text() == "Other name (analysis)"


def test_a_name_that_is_taken_gets_a_number(two, settings_entries):
    type_into(two.entry_form.name, "Second")
    assert [each.name for each in settings_entries()] == ["Second 2", "Second"]
    assert two.entry_form.name.text() == "Second 2"


@pytest.mark.parametrize(
    ("command", "problem"),
    [
        ("", "The command line is missing."),
        ("katago gtp", "katago is not a full path."),
        ("'/opt/katago gtp", "A quotation mark is missing: '/opt/katago gtp"),
        ("/opt/go.bat", "/opt/go.bat is a batch file. Choose the program that it starts."),
    ],
)
def test_a_command_line_that_can_t_be_used_is_not_stored_and_not_lost(
    two, settings_entries, double, person, command, problem
):
    form = two.entry_form
    form.command.setFocus()
    form.command.selectAll()
    QTest.keyClick(form.command, Qt.Key.Key_Delete)
    QTest.keyClicks(form.command, command)
    select(two, "Second")
    assert settings_entries()[0].command == double("analyses")
    select(two, "First")
    assert (form.command.text(), form.problem.text()) == (command, problem)
    assert not form.test_button.isEnabled()
    person.answers(yes=False)
    two.close()
    assert two.isVisible()
    assert problem in person.asked[0][1]
    person.answers(yes=True)
    two.close()
    assert not two.isVisible()


def test_an_engine_is_removed_and_brought_back_with_its_marks(two, settings, settings_entries):
    before = settings_entries()
    QTest.mouseClick(two.entry_form.remove_button, LEFT)
    assert [each.name for each in settings_entries()] == ["Second"]
    assert settings.get(ANALYSIS_ENGINE) == ""
    QTest.mouseClick(two.message.first_button, LEFT)
    assert settings_entries() == before
    assert settings.get(ANALYSIS_ENGINE) == "First"


def test_marks_are_set_and_cleared(two, settings):
    QTest.mouseClick(two.entry_form.for_play, LEFT)
    assert settings.get(PLAY_ENGINE) == "First"
    QTest.mouseClick(two.entry_form.for_play, LEFT)
    assert settings.get(PLAY_ENGINE) == ""


def test_what_another_window_stores_is_shown(two, settings, double):
    add_entry(settings, EngineEntry("Third", double()))
    assert "Third" in rows(two)
    assert two.list.currentItem().text() == "First (analysis)"


def test_damaged_entries_do_no_harm(dialog, settings):
    settings.set(ENGINES, ["{", json.dumps({"name": "", "command": []})])
    assert rows(dialog)[0] == "Found on this computer"


# Commands that need an engine


@pytest.mark.parametrize(
    ("role", "button", "name"),
    [
        (ANALYSIS_ENGINE, "Add and Analyse", "KataGo"),
        (PLAY_ENGINE, "Add and Continue", "KataGo"),
    ],
)
def test_one_click_adds_an_engine_and_goes_on_with_the_command(
    dialog, settings, role, button, name
):
    done = []
    dialog.offer_role(role, lambda: done.append(settings.get(role)))
    assert dialog.offer.first_button.text() == button
    assert dialog.offer.first_button.hasFocus()
    QTest.mouseClick(dialog.offer.first_button, LEFT)
    assert done == [name]
    assert not dialog.isVisible()


def test_one_click_marks_an_engine_that_is_there_already(dialog, settings, double):
    add_entry(settings, EngineEntry("Mine", double("analyses")))
    done = []
    dialog.offer_role(ANALYSIS_ENGINE, lambda: done.append(settings.get(ANALYSIS_ENGINE)))
    assert dialog.offer.first_button.text() == "Analyse with This Engine"
    QTest.mouseClick(dialog.offer.first_button, LEFT)
    assert done == ["Mine"]


def test_a_command_goes_on_once_after_the_user_marks_an_engine_by_hand(two, settings):
    settings.set(ANALYSIS_ENGINE, "")
    done = []
    two.offer_role(ANALYSIS_ENGINE, lambda: done.append(1))
    for _ in range(3):
        QTest.mouseClick(two.entry_form.for_analysis, LEFT)
    assert done == [1]
    assert two.isVisible()
    assert not two.offer.isVisible()


def test_gnu_go_is_not_offered_for_analysis(dialog, settings):
    done = []
    dialog.offer_role(ANALYSIS_ENGINE, lambda: done.append(1))
    select(dialog, "GNU Go – ")
    assert not dialog.offer.first_button.isEnabled()
    assert dialog.offer.text == "GNU Go doesn't analyse positions; KataGo and Leela Zero do."
    select(dialog, "KataGo – ")
    assert dialog.offer.text == "Analysing positions needs an engine."
    add_found(dialog, "GNU Go")
    assert not dialog.offer.first_button.isEnabled()
    assert done == []
    assert chosen_entry(settings, ANALYSIS_ENGINE) is None


def test_programs_that_were_added_say_so_and_can_be_added_again(dialog, settings):
    before = rows(dialog)
    add_found(dialog, "GNU Go")
    [added] = [row for row in rows(dialog) if row.endswith(" (added)")]
    assert added.startswith("GNU Go – ")
    QTest.mouseClick(dialog.entry_form.remove_button, LEFT)
    assert rows(dialog) == before


def test_an_offer_that_the_user_closes_does_not_come_back(dialog):
    done = []
    dialog.offer_role(ANALYSIS_ENGINE, lambda: done.append(1))
    QTest.mouseClick(dialog.offer.close_button, LEFT)
    add_found(dialog, "KataGo")
    assert not dialog.offer.isVisible()
    assert done == []


def test_programs_that_are_found_late_are_offered(
    workspace, host, found, settings, slow_disk, qtbot
):
    dialog = engines_dialog.EnginesDialog(workspace, workspace.window)
    dialog.show()
    done = []
    dialog.offer_role(ANALYSIS_ENGINE, lambda: done.append(1))
    qtbot.waitUntil(dialog.offer.first_button.isEnabled)
    QTest.mouseClick(dialog.offer.first_button, LEFT)
    assert done == [1]
    engines_dialog.closing.dispose(dialog)


# Room


def test_the_dialog_fits_on_the_smallest_screen_with_all_that_it_can_show(two, settings):
    settings.set(ANALYSIS_ENGINE, "")
    two.offer_role(ANALYSIS_ENGINE, list)
    QTest.mouseClick(two.entry_form.remove_button, LEFT)
    two.entry_form.show_test("\n".join(map(str, range(30))), running=False, reason="")
    needed = two.minimumSizeHint()
    assert needed.boundedTo(MINIMUM_SCREEN) == needed
    assert two.findChild(QDialogButtonBox).isVisible()


def test_a_program_found_twice_is_listed_once(dialog, found, person):
    person.answers(path=found[2].program)
    before = rows(dialog)
    QTest.mouseClick(dialog.add_button, LEFT)
    assert rows(dialog) == before
    assert dialog.list.currentItem().text().startswith("GNU Go")
