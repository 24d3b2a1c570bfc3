"""A book of several records, put together in the window that prints."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest

from goboard_gui.diagram.book.options import DocumentType, GameScope, PrintedGame
from goboard_gui.diagram.book.page_setup import PAPERS
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import BoardKind, BoardShape, Size
from goboard_gui.gui.printing.chapters import SAVED_BOOKS, FileRecords
from goboard_gui.gui.printing.print_window import PrintWindow
from goboard_gui.record import new_game
from tests.gui.printing_cases import choose, game, take, warnings_of, words_on

GAME = b"(;SZ[9]PB[Carl]PW[Dora];B[ee];W[ce];B[cc])"
PROBLEMS = b"(;SZ[9]AB[aa]AW[ba];B[ab])(;SZ[9]AB[aa]AW[ca];B[bb])"


@pytest.fixture
def files(tmp_path):
    """Return the files of a game and of two problems."""
    found = [tmp_path / "carl.sgf", tmp_path / "problems.sgf"]
    for path, data in zip(found, (GAME, PROBLEMS), strict=True):
        path.write_bytes(data)
    return found


@pytest.fixture
def print_window(print_window):
    """Return what opens the window that prints, on a short game unless others are given."""
    return lambda *trees: print_window(*(trees or [game(9, 9)]))


def add(window, person, paths, qtbot) -> None:
    person.answers(open_paths=paths)
    window.chapter_bar.add_button.click()
    qtbot.waitUntil(lambda: not window.maker.busy)


def rows(window) -> list[str]:
    shown = window.chapter_bar.list
    return [shown.item(row).text() for row in range(shown.count())]


def go_to(window, row: int) -> None:
    window.chapter_bar.list.setCurrentRow(row)


def test_records_of_other_files_become_chapters_each_made_as_it_looks(
    print_window, qtbot, person, files
):
    window = print_window()
    assert window.chapter_bar.list.isHidden()
    add(window, person, files, qtbot)
    assert window.chapter_bar.list.isVisible()
    assert rows(window) == [
        "Untitled: Game in figures",
        "carl.sgf: Game in figures",
        "problems.sgf: Problem sheet",
    ]
    words = words_on(window)
    assert words.index("Honinbo") < words.index("Carl") < words.index("Problem 2")
    assert window.chapter_bar.list.currentRow() == 1


def drag(window, files, kind):
    """Return what is sent to a window over which files are dragged, or dropped."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    copy, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    place = QPointF(5, 5) if kind is QDropEvent else QPoint(5, 5)
    event = kind(place, copy, data, Qt.MouseButton.LeftButton, none)
    event.setAccepted(False)
    QCoreApplication.sendEvent(window, event)
    return event.isAccepted()


def test_files_that_are_dropped_become_chapters(print_window, qtbot, files):
    window = print_window()
    assert drag(window, files, QDragEnterEvent)
    assert drag(window, files, QDropEvent)
    qtbot.waitUntil(lambda: len(rows(window)) == 3)
    qtbot.waitUntil(lambda: not window.maker.busy)


def test_nothing_is_dropped_while_pages_are_written(print_window, files):
    window = print_window()
    window.chapter_bar.setEnabled(False)
    assert not drag(window, files, QDragEnterEvent)


def test_a_chapter_has_its_own_choices_and_the_paper_of_the_book(
    print_window, qtbot, person, files
):
    window = print_window()
    add(window, person, files, qtbot)
    choose(window, "edition.material", DocumentType.KIFU, qtbot)
    choose(window, "edition.setup.paper", PAPERS["A5"], qtbot)
    go_to(window, 0)
    assert window.choices.edition.material is DocumentType.GAME
    assert window.choices.edition.setup.paper == PAPERS["A5"]
    assert window.choices.edition.setup.columns is None
    go_to(window, 2)
    assert window.choices.edition.material is DocumentType.PROBLEMS
    qtbot.waitUntil(lambda: not window.maker.busy)
    assert {sheet.width for sheet in window.maker.production.sheets} == {148.0}
    assert rows(window)[1] == "carl.sgf: Game on one page (kifu)"


def test_a_preset_is_for_the_chapter_that_is_seen(print_window, qtbot, person, files):
    window = print_window()
    add(window, person, files, qtbot)
    take(window, "Kifu", qtbot)
    assert [text.partition(": ")[2] for text in rows(window)] == [
        "Game in figures",
        "Game on one page (kifu)",
        "Problem sheet",
    ]
    go_to(window, 0)
    assert window.preset_bar.box.currentText() == "Book"


def test_chapters_change_places_and_go(print_window, qtbot, person, files):
    window = print_window()
    add(window, person, files, qtbot)
    bar = window.chapter_bar
    assert bar.up_button.isEnabled()
    bar.up_button.click()
    assert not bar.up_button.isEnabled()
    bar.down_button.click()
    bar.down_button.click()
    assert [text.partition(":")[0] for text in rows(window)] == [
        "Untitled",
        "problems.sgf",
        "carl.sgf",
    ]
    assert not bar.down_button.isEnabled()
    bar.remove_button.click()
    go_to(window, 0)
    bar.remove_button.click()
    assert bar.list.isHidden()
    qtbot.waitUntil(lambda: not window.maker.busy)
    assert "Problem 1" in words_on(window)
    assert "Carl" not in words_on(window)


def test_a_title_page_can_be_chosen_for_one_game_and_for_several(
    print_window, qtbot, person, files
):
    window = print_window()
    choose(window, "edition.title", "Handout", qtbot)
    choose(window, "edition.title_page", True, qtbot)
    assert window.view.page_count == 2
    assert words_on(window).startswith("Handout")
    add(window, person, files[:1], qtbot)
    assert window.view.page_count == 3
    assert words_on(window).startswith("Handout")


def test_contents_of_a_book_are_chosen_for_all_its_chapters(print_window, qtbot, person, files):
    window = print_window()
    with pytest.raises(StopIteration):
        window.form.editor("edition.contents")
    add(window, person, files[:1], qtbot)
    choose(window, "edition.contents", True, qtbot)
    assert all(chapter.choices.edition.contents for chapter in window.chapters.all)
    assert window.view.page_count == 3
    choose(window, "edition.setup.right_hand_pages", True, qtbot)
    assert window.view.page_count == 5
    assert all(chapter.choices.edition.setup.right_hand_pages for chapter in window.chapters.all)


def test_what_games_there_are_to_choose_from_depends_on_the_file(
    print_window, qtbot, person, files
):
    window = print_window()
    add(window, person, files, qtbot)
    go_to(window, 2)
    assert window.form.editor("scope.games")
    assert window.choices.scope.games is GameScope.ALL
    go_to(window, 0)
    with pytest.raises(StopIteration):
        window.form.editor("scope.games")


def test_a_file_that_cannot_be_read_is_told_and_left_out(
    print_window, qtbot, person, files, tmp_path
):
    window = print_window()
    add(window, person, [tmp_path / "none.sgf", files[0]], qtbot)
    assert "none.sgf" in person.told[0]
    assert [text.partition(":")[0] for text in rows(window)] == ["Untitled", "carl.sgf"]
    add(window, person, [], qtbot)
    assert len(rows(window)) == 2


def test_a_book_is_named_after_its_first_record(print_window, qtbot, person, files, tmp_path):
    window = print_window()
    window.stand.document.path = tmp_path / "first.sgf"
    add(window, person, files, qtbot)
    person.answers(save_path=tmp_path / "book.pdf")
    window.save_button.click()
    qtbot.waitUntil(lambda: window.message_label.text().startswith("Saved"))
    assert person.asked[-1][2] == str(tmp_path / "first.pdf")
    assert (tmp_path / "book.pdf").read_bytes().startswith(b"%PDF-")


def test_pictures_in_a_series_are_of_the_chapter_that_is_seen(
    print_window, qtbot, person, files, tmp_path
):
    window = print_window()
    add(window, person, files, qtbot)
    person.answers(save_path=tmp_path / "move.svg")
    window.series_button.click()
    qtbot.waitUntil(lambda: window.message_label.text().startswith("Saved"))
    assert len(list(tmp_path.glob("move-*.svg"))) == 4


def test_the_next_window_begins_with_what_was_chosen_for_the_first_chapter(
    print_window, qtbot, person, files
):
    window = print_window()
    add(window, person, files, qtbot)
    go_to(window, 2)
    window.close()
    window = window.stand.open(qtbot)
    assert window.choices.edition.material is DocumentType.GAME
    assert window.chapter_bar.list.isHidden()


def test_the_pages_of_the_chapter_that_is_chosen_come_into_sight(
    print_window, qtbot, person, files
):
    window = print_window(*(game(80) for _ in range(3)))
    choose(window, "scope.games", GameScope.ALL, qtbot)
    choose(window, "edition.new_pages", True, qtbot)
    add(window, person, files, qtbot)
    assert window.view.page_number == 4
    made = window.maker.production
    go_to(window, 0)
    assert window.view.page_number == 1
    go_to(window, 2)
    assert window.view.page_number == 5
    assert window.maker.production is made


def test_a_book_is_put_together_again_as_it_was(print_window, qtbot, person, files, tmp_path):
    window = print_window()
    stand, settings = window.stand, window.stand.settings
    stand.document.path = tmp_path / "first.sgf"
    assert window.chapter_bar.again_button.isHidden()
    add(window, person, files, qtbot)
    choose(window, "edition.title", "Handout", qtbot)
    choose(window, "edition.material", DocumentType.KIFU, qtbot)
    before = [chapter.choices for chapter in window.chapters.all]
    window.close()

    window = stand.open(qtbot)
    assert words_on(window).count("Carl") == 0
    bar = window.chapter_bar
    assert "carl.sgf, problems.sgf" in bar.again_button.toolTip()
    bar.again_button.click()
    assert [chapter.choices for chapter in window.chapters.all] == before
    assert rows(window)[1] == "carl.sgf: Game on one page (kifu)"
    assert bar.again_button.isHidden()
    bar.remove_button.click()
    window.close()

    files[0].unlink()
    window = stand.open(qtbot)
    assert "problems.sgf" in window.chapter_bar.again_button.toolTip()
    go_to(window, 0)
    files[1].unlink()
    window.chapter_bar.refresh()
    assert window.chapter_bar.again_button.isHidden()
    settings.set(SAVED_BOOKS, ["nonsense", "[]", '[{"file": 3}]', "{}"])
    window.chapter_bar.refresh()
    assert window.chapter_bar.again_button.isHidden()


def test_a_record_that_was_two_chapters_of_a_book_is_so_again(
    print_window, qtbot, person, files, tmp_path
):
    window = print_window()
    stand = window.stand
    stand.document.path = tmp_path / "first.sgf"
    add(window, person, [files[0], files[0]], qtbot)
    choose(window, "edition.material", DocumentType.KIFU, qtbot)
    before = rows(window)
    window.close()
    window = stand.open(qtbot)
    window.chapter_bar.again_button.click()
    assert rows(window) == before
    assert len(before) == 3


def test_a_book_of_one_record_is_not_offered_again(print_window, qtbot, person, files, tmp_path):
    window = print_window()
    stand = window.stand
    stand.document.path = tmp_path / "first.sgf"
    add(window, person, files[:1], qtbot)
    window.close()
    window = stand.open(qtbot)
    window.chapter_bar.again_button.click()
    go_to(window, 1)
    window.chapter_bar.remove_button.click()
    window.close()
    assert stand.settings.get(SAVED_BOOKS) == []


def test_fields_of_boards_with_joined_edges_are_those_of_the_chapter(print_window, files, qtbot):
    window = print_window(game(10, 9))
    there = {row.field.key: row for form in window.form.forms for row in form.rows}
    lines = there["edition.shown.continued_lines"].editor
    assert lines.isHidden()
    torus = new_game(BoardShape(BoardKind.TORUS, Size(9, 9)))
    window.chapters.add_records([FileRecords(Path("torus.sgf"), [game(10, 9), torus])])
    assert not lines.isHidden()
    window.chapters.select_chapter(0)
    assert lines.isHidden()


def test_a_preset_leaves_the_title_and_the_paper_of_a_book(print_window, qtbot, person, files):
    window = print_window()
    choose(window, "edition.title", "Handout", qtbot)
    take(window, "Kifu", qtbot)
    assert window.choices.edition.title == "Handout"
    assert window.preset_bar.box.currentText() == "Kifu"
    add(window, person, files, qtbot)
    choose(window, "edition.setup.paper", PAPERS["A5"], qtbot)
    take(window, "Club handout", qtbot)
    assert window.choices.edition.setup.columns == 1
    assert window.choices.edition.setup.paper == PAPERS["A5"]
    assert window.choices.edition.title == "Handout"


@pytest.mark.parametrize("place", [0, 1])
def test_it_is_told_that_boards_of_a_book_are_not_of_true_size(
    print_window, qtbot, person, files, place
):
    window = print_window()
    add(window, person, files[:1], qtbot)
    go_to(window, place)
    assert warnings_of(window) == []
    choose(window, "edition.material", DocumentType.BOARD, qtbot)
    (told,) = warnings_of(window)
    assert told.startswith("True-size boards can only be printed on their")


def test_the_keys_of_other_lists_order_chapters_too(print_window, qtbot, person, files):
    window = print_window()
    add(window, person, files, qtbot)
    shown = window.chapter_bar.list
    shown.setFocus()
    QTest.keyClick(shown, Qt.Key.Key_Down)
    QTest.keyClick(shown, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [text.partition(".")[0] for text in rows(window)][1:] == ["problems", "carl"]
    QTest.keyClick(shown, Qt.Key.Key_Delete)
    assert [text.partition(".")[0] for text in rows(window)][1:] == ["carl"]
    QTest.keyClick(shown, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert rows(window)[0].startswith("carl")
    QTest.keyClick(shown, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert rows(window)[1].startswith("carl")


def test_a_sheet_of_chosen_problems_has_only_these_with_their_numbers(
    qtbot, settings, view_settings
):
    tree = read_sgf(b"(;SZ[9](;AB[aa]AW[ba];B[ab])(;AB[aa]AW[ca];B[bb])(;AB[cc]AW[ca];B[bb]))")
    (tree,) = tree.games
    second, third = (PrintedGame(tree, node, number=node) for node in (3, 5))
    window = PrintWindow(
        FileRecords(None, [tree]), view_settings, settings, problems=[third, second]
    )
    qtbot.addWidget(window)
    qtbot.waitUntil(lambda: not window.maker.busy)
    assert window.choices.edition.material is DocumentType.PROBLEMS
    words = words_on(window)
    assert [number for number in range(1, 9) if f"Problem {number}" in words] == [3, 5]
    choose(window, "edition.material", DocumentType.GAME, qtbot)
    assert "Problem" not in words_on(window)
    choose(window, "edition.material", DocumentType.PROBLEMS, qtbot)
    assert len(window.chapters.current_chapter.games()) == 2
