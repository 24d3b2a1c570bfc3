"""The window that prints: what is chosen is seen on the pages, and written as it is seen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from goboard_gui.diagram.book.edition import Edition, Material
from goboard_gui.diagram.book.edition import Names as BookNames
from goboard_gui.diagram.book.producing import Production
from goboard_gui.diagram.book.setup import PAPERS
from goboard_gui.diagram.compose import LastMove, Names
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui.commands import Command
from goboard_gui.gui.printing.choices import Games, Line
from goboard_gui.gui.printing.remarks import remarks_on
from goboard_gui.gui.printing.window import PrintWindow
from goboard_gui.notation import notation
from goboard_gui.record import new_game
from goboard_gui.record.figures import AtMoves, Every
from tests.gui.printing_cases import Stand, choose, game, take
from tests.record.record_cases import branch, line, properties

if TYPE_CHECKING:
    from collections.abc import Callable

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def opened(qtbot, settings) -> Callable[..., PrintWindow]:
    """Return what opens the window on some games."""

    def open_on(*trees) -> PrintWindow:
        stand = Stand(list(trees) or [game(80)], settings)
        opened = stand.open(qtbot)
        opened.stand = stand
        return opened

    return open_on


def words_on(window: PrintWindow) -> str:
    """Return what the pages say."""
    from goboard_gui.diagram.book.blocks import Board, Paragraph, Unit, plain

    said = []
    for block in window.maker.production.book.blocks:
        for part in block.blocks if isinstance(block, Unit) else (block,):
            if isinstance(part, Paragraph):
                said.append(plain(part.inline))
            elif isinstance(part, Board):
                said += [plain(part.caption), *map(plain, part.notes)]
    return "\n".join(said)


def test_the_window_shows_the_pages_of_the_game_it_was_opened_with(window, qtbot):
    for column in range(5):
        window.document.play(Point(column, 0))
    window.commands[Command.PRINT].trigger()
    pages = window.findChild(PrintWindow)
    qtbot.waitUntil(lambda: pages.view.count == 1)
    qtbot.waitUntil(lambda: not pages.maker.busy)
    assert "Figure 1 (1–5)" in words_on(pages)
    assert pages.preset_bar.box.currentText() == "Book"
    pages.close()


def test_pages_follow_the_rule_by_which_figures_begin(opened, qtbot):
    window = opened()
    assert words_on(window).count("Figure") == 2
    choose(window, "edition.plan.split.moves", 5, qtbot)
    assert words_on(window).count("Figure") == 16
    assert window.view.count == 4
    assert window.zoom_bar.count.text() == "of 4"
    choose(window, "edition.plan.split", AtMoves(()), qtbot)
    choose(window, "edition.plan.split.last", (30, 60), qtbot)
    assert words_on(window).count("Figure") == 3
    assert window.view.count == 1


@pytest.mark.parametrize("side", [9, 19])
@pytest.mark.parametrize("material", Material, ids=lambda material: material.value)
def test_each_material_has_pages(opened, qtbot, material, side):
    window = opened(game(20, side))
    choose(window, "edition.material", material, qtbot)
    assert window.view.count >= 1
    assert window.save_button.isEnabled()


@pytest.mark.parametrize("material", Material, ids=lambda material: material.value)
def test_an_empty_record_has_pages_too_or_says_that_there_is_nothing(opened, qtbot, material):
    window = opened(new_game(Size(9, 9)))
    choose(window, "edition.material", material, qtbot)
    if window.view.count == 0:
        assert window.remark.text() == "There is nothing to print."
        assert not window.print_button.isEnabled()


def test_what_is_shown_begins_as_the_window_sees_it(qtbot, settings):
    stand = Stand([game(10)], settings)
    stand.viewpoint.choose_notation("kanji")
    stand.viewpoint.choose_view(Symmetry.R90)
    stand.viewpoint.choose_named(Names.CHAIN)
    edition = stand.open(qtbot).choices.edition
    assert edition.names.notation is notation("kanji")
    assert edition.names.view is Symmetry.R90
    assert edition.shown.last_move is LastMove.NOTHING
    assert edition.shown.names is Names.NONE


def test_all_games_of_a_file_are_taken_if_that_is_wanted(opened, qtbot):
    window = opened(*(game(10 + n % 10, 9, name=f"Player {n}") for n in range(30)))
    assert "Player 7" not in words_on(window)
    choose(window, "scope.games", Games.ALL, qtbot)
    assert window.view.count == 30
    assert all(f"Player {n}" in words_on(window) for n in range(30))


def test_all_problems_of_a_record_are_taken_wherever_one_is(opened, qtbot):
    tree = line("SZ[9]", "AB[aa]AW[ba]C[first]")
    for number in range(20):
        tree, _ = tree.add(tree.root, properties(f"AB[cc]AW[dd]C[problem {number}]"))
    window = opened(tree)
    take(window, "Problem sheet 2 × 3", qtbot)
    assert words_on(window).count("Problem ") == 21
    assert window.view.count == 4


def test_the_position_one_is_at_is_printed_and_no_other(opened, qtbot):
    window = opened(game(9, 9))
    window.stand.document.go_to(4)
    choose(window, "edition.material", Material.POSITION, qtbot)
    assert "After move 4" in words_on(window)


def test_the_line_one_is_on_is_printed_or_the_main_one(opened, qtbot):
    tree, ids = branch(game(9, 9), 4, "B[ii]", "W[ih]")
    window = opened(tree)
    window.stand.document.go_to(ids[0])
    choose(window, "scope.line", Line.MAIN, qtbot)
    assert "Figure 1 (1–9)" in words_on(window)
    choose(window, "scope.line", Line.CURRENT, qtbot)
    assert "Figure 1 (1–6)" in words_on(window)


def test_the_first_pages_of_many_are_seen_before_the_last_are_made(opened, qtbot):
    window = opened(*(game(80) for _ in range(30)))
    seen = []
    window.maker.grown.connect(lambda: seen.append(window.view.count))
    choose(window, "scope.games", Games.ALL, qtbot)
    assert any(1 < count < window.view.count for count in seen)


def test_a_choice_made_while_pages_are_made_begins_anew(opened, qtbot):
    window = opened(*(game(80) for _ in range(10)))
    form = window.form.groups[0]
    form.changed.emit("scope.games", Games.ALL)
    qtbot.waitUntil(lambda: window.view.count > 1)
    form.changed.emit("scope.games", Games.THIS)
    qtbot.waitUntil(lambda: not window.maker.busy)
    assert window.view.count == 1


def test_stones_too_small_for_numbers_are_told_of(opened, qtbot):
    window = opened()
    assert window.remark.text() == ""
    choose(window, "edition.setup.columns", 4, qtbot)
    assert "mm are too small for numbers" in window.remark.text()
    choose(window, "edition.setup.columns", None, qtbot)
    assert window.remark.text() == ""


@pytest.mark.parametrize("template", ["{figure", "}", "{nothing} {figure}", "{0}", "", "{" * 99])
def test_a_bad_template_is_shown_as_it_stands(opened, qtbot, template):
    window = opened()
    choose(window, "edition.phrases.figure", template, qtbot)
    assert template.replace("{figure}", "1") in words_on(window)
    assert window.view.count == 1


@pytest.mark.parametrize(
    ("suffix", "magic"),
    [
        (".pdf", b"%PDF-"),
        (".svg", b"<?xml"),
        (".png", b"\x89PNG"),
        (".webp", b"RIFF"),
        (".html", b"<!"),
        (".tex", b""),
        (".txt", b""),
    ],
)
def test_pages_are_saved_as_the_ending_of_the_file_says(
    opened, qtbot, person, tmp_path, suffix, magic
):
    window = opened(game(20, 9))
    path = tmp_path / f"game{suffix}"
    person.answers(save_path=path)
    window.save_button.click()
    qtbot.waitUntil(lambda: window.remark.text().startswith(f"Written: {path.name}"))
    assert path.read_bytes().startswith(magic)
    assert path.stat().st_size > 100
    window.save_button.click()
    assert person.asked[-1][2].endswith(f"Untitled{suffix}")


def test_the_record_lies_in_a_pdf_unless_it_is_not_to(opened, qtbot, tmp_path):
    window = opened(game(20, 9))
    for attached in (True, False):
        choose(window, "edition.attach_record", attached, qtbot)
        window.writing.save(tmp_path / f"{attached}.pdf")
        qtbot.waitUntil((tmp_path / f"{attached}.pdf").exists)
    assert b"/EmbeddedFile" in (tmp_path / "True.pdf").read_bytes()
    assert b"/EmbeddedFile" not in (tmp_path / "False.pdf").read_bytes()


def test_several_pictures_are_numbered_and_written_over_others_only_when_agreed(
    opened, qtbot, person, tmp_path
):
    window = opened(game(80, 19))
    person.answers(save_path=tmp_path / "game.svg", yes=False)
    (tmp_path / "game-002.svg").write_text("mine")
    window.save_button.click()
    assert "game-002.svg" in person.asked[-1][1]
    assert (tmp_path / "game-002.svg").read_text() == "mine"
    assert not window.work_bar.busy
    person.answers(yes=True)
    window.save_button.click()
    qtbot.waitUntil(lambda: "2 files" in window.remark.text())
    assert sorted(path.name for path in tmp_path.glob("*.svg")) == ["game-001.svg", "game-002.svg"]


def test_a_series_has_a_picture_of_each_position(opened, qtbot, person, tmp_path):
    window = opened(game(4, 9))
    person.answers(save_path=tmp_path / "slide.svg")
    window.series_button.click()
    qtbot.waitUntil(lambda: "5 files" in window.remark.text())
    assert len(list(tmp_path.glob("slide-*.svg"))) == 5


def test_another_ending_is_refused_with_those_that_there_are(opened, person, tmp_path):
    window = opened(game(4, 9))
    person.answers(save_path=tmp_path / "game.docx")
    window.save_button.click()
    assert ".docx" in person.told[0]
    assert ".pdf" in person.told[0]


def test_a_file_that_cannot_be_written_is_told_of(opened, qtbot, person, tmp_path):
    window = opened(game(4, 9))
    person.answers(save_path=tmp_path / "missing" / "game.pdf")
    window.save_button.click()
    qtbot.waitUntil(lambda: bool(person.told))
    assert "game.pdf" in person.told[0]
    assert window.save_button.isEnabled()


def test_writing_can_be_left_by_escape_which_then_closes_the_window(opened, qtbot, tmp_path):
    window = opened(*(game(80) for _ in range(30)))
    choose(window, "scope.games", Games.ALL, qtbot)
    window.writing.save(tmp_path / "game.pdf")
    assert window.work_bar.busy
    assert not window.form.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.work_bar.busy
    assert window.form.isEnabled()
    assert window.isVisible()
    assert not (tmp_path / "game.pdf").exists()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_pages_are_made_to_their_end_when_writing_them_was_left_before(opened, qtbot, tmp_path):
    window = opened(*(game(80) for _ in range(30)))
    window.form.groups[0].changed.emit("scope.games", Games.ALL)
    window.writing.save(tmp_path / "game.pdf")
    window.work_bar.cancel_button.click()
    qtbot.waitUntil(lambda: not window.maker.busy)
    assert window.view.count == 30


def test_only_pages_of_the_range_are_printed(opened, qtbot, monkeypatch, tmp_path):
    window = opened(game(80))
    choose(window, "edition.plan.split", Every(5), qtbot)
    path = tmp_path / "some.pdf"

    def choose_pages(dialog: QPrintDialog) -> bool:
        assert (dialog.minPage(), dialog.maxPage()) == (1, 4)
        printer = dialog.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        printer.setFromTo(2, 3)
        return True

    monkeypatch.setattr(QPrintDialog, "exec", choose_pages)
    QTest.keyClick(window, Qt.Key.Key_P, CTRL)
    qtbot.waitUntil(lambda: window.remark.text() == "Sent to the printer.")
    assert path.read_bytes().count(b"/Type /Page\n") == 2


def test_nothing_is_printed_when_the_dialog_is_left(opened, qtbot, monkeypatch, tmp_path):
    window = opened()
    monkeypatch.setattr(QPrintDialog, "exec", lambda _dialog: False)
    window.print_button.click()
    qtbot.waitUntil(lambda: not window.work_bar.busy)
    assert window.remark.text() == ""


def test_a_sideways_page_is_printed_sideways(opened, qtbot):
    from goboard_gui.gui.printing.printer import printer_for

    window = opened()
    choose(window, "edition.setup.paper", PAPERS["A5"], qtbot)
    choose(window, "edition.setup.landscape", True, qtbot)
    sheet = window.maker.production.sheets[0]
    layout = printer_for(sheet, "x").pageLayout()
    full = layout.fullRect(layout.Unit.Millimeter)
    assert (round(full.width()), round(full.height())) == (210, 148)


def test_what_was_chosen_comes_back_but_for_what_the_window_shows(opened, qtbot):
    window = opened()
    choose(window, "edition.plan.split", Every(7), qtbot)
    choose(window, "edition.plan.last", 40, qtbot)
    choose(window, "edition.names.notation", notation("sgf"), qtbot)
    window.close()
    again = opened()
    assert again.choices.edition.plan.split == Every(7)
    assert again.choices.edition.plan.last is None
    assert again.choices.edition.names.notation is notation("western")


def test_ctrl_s_saves(opened, qtbot, person, tmp_path):
    window = opened(game(4, 9))
    person.answers(save_path=tmp_path / "game.pdf")
    QTest.keyClick(window, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil((tmp_path / "game.pdf").exists)


def test_enter_in_a_field_presses_no_button(opened):
    window = opened()
    assert not [b.text() for b in window.findChildren(QPushButton) if b.autoDefault()]


def test_presets_of_the_program_are_what_they_say(opened, qtbot):
    window = opened(game(80))
    made = {}
    for name in ("Club handout", "Kifu", "Problem sheet 2 × 3", "True-size board", "Book"):
        take(window, name, qtbot)
        assert window.preset_bar.box.currentText() == name
        made[name] = window.choices.edition.material, window.view.count
    assert made["Kifu"] == (Material.KIFU, 1)
    assert made["True-size board"][0] is Material.BOARD
    assert made["True-size board"][1] > 4


def test_a_file_lies_beside_the_record(opened, qtbot, person, tmp_path):
    window = opened(game(4, 9))
    window.stand.document.path = tmp_path / "mine.sgf"
    person.answers(save_path=None)
    window.save_button.click()
    assert Path(person.asked[0][2]) == tmp_path / "mine.pdf"


@pytest.mark.parametrize(
    ("unreadable", "told"),
    [
        ("黒", "No font here has 黒: installing fonts-noto-cjk may help."),
        ("🙂", "No font here has 🙂."),
        ("abcdefg", "No font here has a b c d e…."),
        ("", None),
    ],
)
def test_signs_that_no_font_has_are_told_of(unreadable, told):
    production = Production([], Edition(BookNames(notation("western"))))
    production.pages = replace(production.pages, unreadable=frozenset(unreadable))
    assert remarks_on(production) == ([told] if told else [])
