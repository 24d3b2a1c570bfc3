"""The window that prints: what is chosen is seen on the pages, and written as it is seen."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from goboard_gui.diagram.book.options import (
    DocumentType,
    GameScope,
    LineChoice,
    PrintedGame,
    PrintOptions,
)
from goboard_gui.diagram.book.options import NamingOptions as BookNames
from goboard_gui.diagram.book.page_setup import PageSetup
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.book.production import BookBuilder, build_book
from goboard_gui.diagram.compose import LastMoveMark, NamedPoints
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core import closing
from goboard_gui.gui.core.settings import (
    LAST_MOVE_MARK,
    MOVE_NUMBERS,
    NAMED_POINTS,
    POINT_NAMES,
)
from goboard_gui.gui.core.view_settings import ViewSettings
from goboard_gui.gui.printing.captions import SAVED_CAPTIONS, SavedCaptions
from goboard_gui.gui.printing.chapters import FileRecords
from goboard_gui.gui.printing.page_warnings import page_warnings
from goboard_gui.gui.printing.presets import default_choices
from goboard_gui.gui.printing.print_window import PrintWindow
from goboard_gui.gui.widgets.form import CompactForm
from goboard_gui.gui.widgets.minimum_screen import MINIMUM_SCREEN
from goboard_gui.notation import notation
from goboard_gui.record import new_game
from goboard_gui.record.figures import FixedLengthSplit, MoveNumberSplit
from goboard_gui.record.values.move_numbers import NO_NUMBERS, MoveNumbers, NumberedRange
from tests.cases import for_each
from tests.gui.printing_cases import Stand, choose, game, take, warnings_of, words_on
from tests.record.record_cases import branch, line, properties

CTRL = Qt.KeyboardModifier.ControlModifier


def test_the_window_shows_the_pages_of_the_game_it_was_opened_with(window, qtbot):
    for column in range(5):
        window.document.play(Point(column, 0))
    window.commands[Command.PRINT].trigger()
    qtbot.waitUntil(lambda: window.findChild(PrintWindow) is not None)
    pages = window.findChild(PrintWindow)
    qtbot.waitUntil(lambda: pages.view.page_count == 1)
    qtbot.waitUntil(lambda: not pages.maker.busy)
    assert "Figure 1 (1–5)" in words_on(pages)
    assert pages.preset_bar.box.currentText() == "Book"
    pages.close()


@pytest.mark.usefixtures("language")
def test_the_smallest_print_window_keeps_its_size_while_it_prints(print_window):
    window = print_window(line("SZ[9]", "B[aa]"))
    window.resize(MINIMUM_SCREEN)
    window.show()
    window.progress_row.label.setText("Preparing pages… 1000 of 2000")
    window.progress_row.show()
    for _ in range(3):
        QCoreApplication.processEvents()
    assert window.size() == MINIMUM_SCREEN
    assert window.progress_row.isVisible()


@pytest.mark.usefixtures("language")
def test_no_option_is_cut_off_on_the_smallest_screen(print_window, qtbot):
    window = print_window()
    window.setMinimumSize(QSize(0, 0))
    window.resize(MINIMUM_SCREEN)
    for material in DocumentType:
        window.form.show_choices(window.choices.with_choice("edition.material", material))
        for place, form in enumerate(window.form.forms):
            if window.form.isTabVisible(place):
                window.form.setCurrentIndex(place)
                area = window.form.currentWidget()
                qtbot.waitUntil(lambda form=form: form.isVisible())
                QCoreApplication.processEvents()
                assert area.horizontalScrollBar().maximum() == 0, (material, place)
                assert form.width() <= area.viewport().width()


@pytest.mark.usefixtures("language")
def test_all_tabs_are_seen_at_the_usual_size(qtbot, settings):
    stand = Stand([game(9)], settings)
    window = PrintWindow(stand.document, stand.view_settings, settings)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    tabs = window.form.tabBar()
    assert tabs.sizeHint().width() <= window.form.width()


def forms_without_a_window() -> list[QWidget]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [it for it in QApplication.topLevelWidgets() if isinstance(it, CompactForm)]


def test_a_window_closed_while_its_print_window_is_created_leaves_no_forms(window, qtbot, in_steps):
    window.commands[Command.PRINT].trigger()
    qtbot.waitUntil(lambda: len(forms_without_a_window()) > 1)
    closing.dispose(window)
    assert forms_without_a_window() == []


def test_asking_again_while_the_print_window_is_created_opens_it_once(window, qtbot, in_steps):
    window.commands[Command.PRINT].trigger()
    qtbot.waitUntil(lambda: len(forms_without_a_window()) > 1)
    window.commands[Command.PRINT].trigger()
    in_steps()
    assert len(window.findChildren(PrintWindow)) == 1
    assert forms_without_a_window() == []
    window.findChild(PrintWindow).close()


def test_pages_follow_the_rule_by_which_figures_begin(print_window, qtbot):
    window = print_window()
    assert words_on(window).count("Figure") == 2
    choose(window, "edition.plan.split.moves", 5, qtbot)
    assert words_on(window).count("Figure") == 16
    assert window.view.page_count == 4
    assert window.zoom_bar.count.text() == "of 4"
    choose(window, "edition.plan.split", MoveNumberSplit(()), qtbot)
    choose(window, "edition.plan.split.last", (30, 60), qtbot)
    assert words_on(window).count("Figure") == 3
    assert window.view.page_count == 1


@pytest.mark.parametrize("side", [9, 19])
def test_each_material_has_pages(print_window, qtbot, side):
    window, lacking = print_window(game(20, side)), []
    for material in DocumentType:
        choose(window, "edition.material", material, qtbot)
        if window.view.page_count == 0 or not window.save_button.isEnabled():
            lacking.append(material)
    assert lacking == []


def test_an_empty_record_has_pages_too_or_says_that_there_is_nothing(print_window, qtbot):
    window, wrong = print_window(new_game(Size(9, 9))), {}
    for material in DocumentType:
        choose(window, "edition.material", material, qtbot)
        some = window.view.page_count > 0
        told = warnings_of(window) == ["There is nothing to print."]
        if told is some or window.print_button.isEnabled() is not some:
            wrong[material] = window.view.count, warnings_of(window)
    assert wrong == {}


def test_what_is_shown_begins_as_the_window_sees_it(qtbot, settings):
    stand = Stand([game(10)], settings)
    stand.view_settings.set_notation("kanji")
    stand.view_settings.set_view(Symmetry.R90)
    stand.view_settings.set(POINT_NAMES, True)
    stand.view_settings.set(NAMED_POINTS, NamedPoints.CHAIN.value)
    stand.view_settings.set(LAST_MOVE_MARK, LastMoveMark.TRIANGLE.value)
    stand.view_settings.set(MOVE_NUMBERS, "all")
    edition = stand.open(qtbot).choices.edition
    assert edition.names.notation is notation("kanji")
    assert edition.names.view is Symmetry.R90
    assert edition.shown.last_move is LastMoveMark.TRIANGLE
    assert edition.shown.names is NamedPoints.NONE
    assert edition.numbers == MoveNumbers(NumberedRange.ALL)


def test_numbers_that_begin_at_a_move_are_those_of_the_last_moves_on_paper(qtbot, settings):
    stand = Stand([game(10)], settings)
    tree = stand.document.session.tree
    nodes = list(tree.preorder())
    stand.document.go_to(nodes[4])
    stand.view_settings.show_numbers_from(nodes[4])
    stand.document.go_to(nodes[8])
    expected = MoveNumbers(NumberedRange.LAST, 5, from_one=True)
    assert (
        default_choices(stand.view_settings, stand.document.session, several=False).edition.numbers
        == expected
    )
    stand.document.go_to(nodes[2])
    assert (
        default_choices(stand.view_settings, stand.document.session, several=False).edition.numbers
        == NO_NUMBERS
    )


def test_the_numbers_of_the_window_are_taken_instead_of_those_printed_last(qtbot, settings):
    stand = Stand([game(10)], settings)
    stand.view_settings.set(MOVE_NUMBERS, "all")
    window = stand.open(qtbot)
    window.presets.save_last_used(window.choices)
    window.close()
    stand.view_settings.set(MOVE_NUMBERS, "last")
    assert stand.open(qtbot).choices.edition.numbers.range is NumberedRange.LAST


def test_all_games_of_a_file_are_taken_if_that_is_wanted(print_window, qtbot):
    window = print_window(*(game(10 + n % 10, 9, name=f"Player {n}") for n in range(30)))
    assert "Player 7" not in words_on(window)
    choose(window, "scope.games", GameScope.ALL, qtbot)
    assert window.view.page_count < 15
    choose(window, "edition.new_pages", True, qtbot)
    assert window.view.page_count == 30
    assert all(f"Player {n}" in words_on(window) for n in range(30))


def test_all_problems_of_a_record_are_taken_wherever_one_is(print_window, qtbot):
    tree = line("SZ[9]", "AB[aa]AW[ba]C[first]")
    for number in range(20):
        tree, _ = tree.add(tree.root, properties(f"AB[cc]AW[dd]C[problem {number}]"))
    window = print_window(tree)
    take(window, "Problem sheet 2 × 3", qtbot)
    assert words_on(window).count("Problem ") == 21
    assert window.view.page_count == 4


def test_previews_of_titles_and_captions_show_the_open_game(print_window, qtbot):
    window = print_window(game(80), game(60, name="Anna"))
    example = window.form.editor("edition.phrases.title").example
    assert example.text() == "Honinbo – Meijin"
    window.form.editor("edition.phrases.figure").insert_placeholder("white_name")
    qtbot.waitUntil(lambda: not window.maker.busy)
    figure = window.form.editor("edition.phrases.figure").example
    assert figure.text() == "Figure 1 (1–50)Meijin"
    choose(window, "edition.plan.split", FixedLengthSplit(60), qtbot)
    assert figure.text() == "Figure 1 (1–60)Meijin"
    window.stand.document.go_to_game(1)
    window.chapters.changed.emit()
    qtbot.waitUntil(lambda: not window.maker.busy)
    assert (example.text(), figure.text()) == ("Anna – Meijin", "Figure 1 (1–60)Meijin")
    choose(window, "scope.games", GameScope.ALL, qtbot)
    window.form.editor("edition.phrases.figure").insert_placeholder("game")
    qtbot.waitUntil(lambda: not window.maker.busy)
    assert figure.text() == "Figure 1 (1–60)Meijin2"


def test_an_empty_title_shows_what_is_printed_as_title(print_window, qtbot):
    named = line("SZ[9]PB[Anna]PW[Bert]AN[Carl]", "B[ee]")
    window = print_window(named)
    fields = [window.form.editor(key) for key in ("edition.title", "edition.author")]
    assert [field.placeholderText() for field in fields] == ["Anna – Bert", "Carl"]
    choose(window, "edition.phrases.title", "{black_name} won", qtbot)
    assert fields[0].placeholderText() == "Anna won"
    assert window.maker.production.pages.title == "Anna won"


def test_a_title_has_the_name_of_the_file_with_all_its_dots(print_window, qtbot, tmp_path):
    window = print_window(line("SZ[9]", "B[ee]"))
    window.stand.document.path = tmp_path / "Shusaku vs. Gennan.sgf"
    choose(window, "edition.headers", False, qtbot)
    assert window.maker.production.pages.title == "Shusaku vs. Gennan"


def test_the_position_one_is_at_is_printed_and_no_other(print_window, qtbot):
    window = print_window(game(9, 9))
    window.stand.document.go_to(4)
    choose(window, "edition.material", DocumentType.POSITION, qtbot)
    assert "After move 4" in words_on(window)


def test_the_main_line_is_printed_wherever_one_is_or_the_line_one_is_on(print_window, qtbot):
    tree, ids = branch(game(9, 9), 4, "B[ii]", "W[ih]")
    window = print_window(tree)
    window.stand.document.go_to(ids[0])
    assert window.choices.scope.line is LineChoice.MAIN
    assert "Figure 1 (1–9)" in words_on(window)
    choose(window, "scope.line", LineChoice.CURRENT, qtbot)
    assert "Figure 1 (1–6)" in words_on(window)


def test_the_first_pages_of_many_are_seen_before_the_last_are_made(print_window, qtbot, in_steps):
    window = print_window(*(game(20, 9) for _ in range(12)))
    seen = []
    window.maker.progressed.connect(lambda: seen.append(window.view.page_count))
    choose(window, "scope.games", GameScope.ALL, qtbot)
    assert any(1 < count < window.view.page_count for count in seen)


def test_a_choice_made_while_pages_are_made_begins_anew(print_window, qtbot):
    window = print_window(*(game(20, 9) for _ in range(10)))
    form = window.form.forms[0]
    form.changed.emit("scope.games", GameScope.ALL)
    qtbot.waitUntil(lambda: window.view.page_count > 1)
    form.changed.emit("scope.games", GameScope.THIS)
    qtbot.waitUntil(lambda: not window.maker.busy)
    assert window.view.page_count == 1


def test_stones_too_small_for_numbers_are_told_of(print_window, qtbot):
    window = print_window()
    assert warnings_of(window) == []
    choose(window, "edition.setup.columns", 4, qtbot)
    numbers, stones = sorted(warnings_of(window))
    assert stones.startswith("Page 1: Stones of ")
    assert "mm are too small for numbers" in stones
    assert re.fullmatch(r"Page 1: Numbers on stones are only \d\.\d pt large\.", numbers)
    choose(window, "edition.setup.columns", None, qtbot)
    assert warnings_of(window) == []


def test_a_bad_template_is_shown_as_it_stands(print_window, qtbot):
    window = print_window(game(20, 9))
    for template in ("{figure", "}", "{nothing} {figure}", "{0}", "", "{" * 99):
        choose(window, "edition.phrases.figure", template, qtbot)
        assert template.replace("{figure}", "1") in words_on(window)
        assert window.view.page_count == 1


def test_what_was_chosen_comes_back_but_for_what_the_window_shows(print_window, qtbot):
    window = print_window()
    choose(window, "edition.plan.split", FixedLengthSplit(7), qtbot)
    choose(window, "edition.plan.last", 40, qtbot)
    choose(window, "edition.names.notation", notation("sgf"), qtbot)
    window.close()
    again = print_window()
    assert again.choices.edition.plan.split == FixedLengthSplit(7)
    assert again.choices.edition.plan.last is None
    assert again.choices.edition.names.notation is notation("western")


FIGURE = "edition.phrases.figure"


def test_captions_belong_to_the_record_for_which_they_were_chosen(qtbot, settings, tmp_path):
    def open_file(name: str | None) -> PrintWindow:
        stand = Stand([game(9, 9)], settings)
        stand.document.open_games([game(9, 9)], None, tmp_path / name if name else None)
        return stand.open(qtbot)

    window = open_file("lesson.sgf")
    usual = window.choices
    choose(window, FIGURE, "Lesson {figure}", qtbot)
    choose(window, "edition.comments", False, qtbot)
    window.close()
    for other in ("other.sgf", None):
        window = open_file(other)
        assert window.choices.edition.phrases == usual.edition.phrases
        assert not window.choices.edition.comments
        window.close()
    window = open_file("lesson.sgf")
    assert "Lesson 1" in words_on(window)
    take(window, "Book", qtbot)
    window.close()
    window = open_file("lesson.sgf")
    assert window.choices.edition.phrases == usual.edition.phrases
    window.close()


def test_captions_of_a_preset_stay_for_other_records(print_window, qtbot, person):
    window = print_window()
    choose(window, FIGURE, "Fig. {figure}", qtbot)
    person.answers(preset="House style")
    window.preset_bar.save_preset()
    choose(window, "edition.plan.last", 40, qtbot)
    window.close()
    assert print_window().choices.get(FIGURE) == "Fig. {figure}"


@for_each("saved", ["", "[]", '{"file": 1}', '{"file": "FILE", "templates": {"edition": 1}}'])
def test_saved_captions_that_cannot_be_read_do_no_harm(settings, tmp_path, saved):
    file = tmp_path / "lesson.sgf"
    settings.set(SAVED_CAPTIONS, [saved.replace("FILE", str(file))])
    usual = default_choices(ViewSettings(settings), several=False)
    chosen = usual.with_choice(FIGURE, "Lesson {figure}")
    records = FileRecords(file, [game(3)])
    captions = SavedCaptions(settings)
    assert captions.restore_captions(records, usual, usual) == usual
    captions.save_captions(records, chosen, usual)
    assert SavedCaptions(settings).restore_captions(records, usual, usual) == chosen


def test_captions_of_a_record_without_a_file_are_kept_until_it_is_closed(window, qtbot):
    def print_and_close(caption: str) -> str:
        window.commands[Command.PRINT].trigger()
        qtbot.waitUntil(lambda: window.findChild(PrintWindow) is not None)
        opened = window.findChild(PrintWindow)
        before = opened.choices.get(FIGURE)
        choose(opened, FIGURE, caption, qtbot)
        opened.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return before

    usual = print_and_close("Lesson {figure}")
    assert print_and_close("Lesson {figure}") == "Lesson {figure}"
    window.document.open_games([game(9, 9)], None, None)
    assert print_and_close(usual) == usual


def test_enter_in_a_field_presses_no_button(print_window):
    window = print_window()
    assert not [b.text() for b in window.findChildren(QPushButton) if b.autoDefault()]


def test_presets_of_the_program_are_what_they_say(print_window, qtbot):
    window = print_window(game(80))
    made = {}
    for name in ("Club handout", "Kifu", "Problem sheet 2 × 3", "True-size board", "Book"):
        take(window, name, qtbot)
        assert window.preset_bar.box.currentText() == name
        made[name] = window.choices.edition.material, window.view.page_count
    assert made["Kifu"] == (DocumentType.KIFU, 1)
    assert made["True-size board"][0] is DocumentType.BOARD
    assert made["True-size board"][1] > 4


def test_stones_that_do_not_fit_are_told_of():
    game = PrintedGame(read_sgf(b"(;SZ[19];B[bb])").games[0], 0)
    options = PrintOptions(BookNames(notation("western")), setup=PageSetup(stone_pitch=30.0))
    (told,) = page_warnings(build_book([game], options))
    assert told.text.startswith("Stones of 30.0 mm do not fit. The largest size that fits is 9.")


def test_unknown_placeholders_are_told_of():
    names, phrases = BookNames(notation("western")), ENGLISH._replace(title="{foo}", figure="{foo}")
    production = BookBuilder([], PrintOptions(names, phrases=phrases))
    assert [warning.row for warning in page_warnings(production)] == [
        "Unknown placeholders in captions are printed unchanged: {foo}."
    ]


def test_players_named_wrongly_are_told():
    game = PrintedGame(read_sgf(b"(;SZ[9]PL[W]AB[aa];B[bb])").games[0], 0)
    options = PrintOptions(BookNames(notation("western")), material=DocumentType.POSITION)
    assert [warning.row for warning in page_warnings(build_book([game] * 2, options))] == [
        "2 positions name the wrong side to play (PL); the next move decides."
    ]
