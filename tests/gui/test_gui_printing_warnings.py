"""Warnings about texts of a book, as the print window and the command line show them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from goboard_gui.diagram.book.blocks import (
    BoardBlock,
    Book,
    ChapterStart,
    InlineText,
    Paragraph,
    Unit,
)
from goboard_gui.diagram.book.options import PrintOptions
from goboard_gui.diagram.book.page_setup import PageSetup
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.book.production import BookBuilder
from goboard_gui.diagram.book.sheet import Pages, Sheet
from goboard_gui.diagram.book.text_warnings import GLYPH_KINDS, TextWarning, TextWarningKind
from goboard_gui.diagram.book.typesetting.boards import PlacedBoard
from goboard_gui.diagram.book.typesetting.pages import typeset_book
from goboard_gui.diagram.theme import PRINT
from goboard_gui.gui.printing.page_warnings import (
    TEXT_WARNINGS,
    PageWarning,
    WarningList,
    page_warnings,
    text_warning,
)
from tests.diagram.book_cases import names
from tests.diagram.output_cases import numbered_picture

LOST = TextWarningKind.LETTER_LOST


def test_every_kind_of_text_warning_has_a_sentence_in_the_window():
    assert set(TEXT_WARNINGS) == set(TextWarningKind) - GLYPH_KINDS


@pytest.mark.parametrize(
    ("page", "warning", "row"),
    [
        (1, TextWarning(LOST, "A", 12), "Page 1: In a comment, but not on its board: A (move 12)."),
        (3, TextWarning(LOST, "A"), "Page 3: In a comment, but not on its board: A."),
        (
            2,
            TextWarning(TextWarningKind.LETTER_REPLACED, "A", 60, "C"),
            "Page 2: Letters replaced in comments and on boards: A → C (move 60).",
        ),
        (
            4,
            TextWarning(TextWarningKind.GLYPHS_MISSING, "ก ข", new="fonts-noto-core"),
            "Page 4: No installed font can display U+0E01, U+0E02 (Thai). "
            "Installing the package fonts-noto-core may help.",
        ),
        (
            5,
            TextWarning(TextWarningKind.GLYPHS_UNKNOWN, "\ue000"),
            "Page 5: No installed font can display U+E000.",
        ),
    ],
)
def test_a_row_names_the_page_the_letters_and_the_move(qapp, page, warning, row):
    assert text_warning(page, warning).row == row


def test_a_row_of_the_list_shows_its_page(qtbot):
    warnings = WarningList()
    qtbot.addWidget(warnings)
    assert warnings.isHidden()
    warnings.show_warnings([PageWarning("Small stones", 1), PageWarning("Lost letters", 5)])
    assert not warnings.isHidden()
    with qtbot.waitSignal(warnings.page_requested) as signal:
        warnings.setCurrentRow(1)
    assert signal.args == [5]
    with qtbot.waitSignal(warnings.page_requested) as signal:
        warnings.itemClicked.emit(warnings.item(1))
    assert signal.args == [5]
    warnings.show_warnings([])
    assert warnings.isHidden()


def test_a_warning_about_the_whole_document_leads_to_no_page(qtbot):
    warnings = WarningList()
    qtbot.addWidget(warnings)
    warnings.show_warnings([PageWarning("There is nothing to print."), PageWarning("Small", 2)])
    with qtbot.assertNotEmitted(warnings.page_requested):
        warnings.setCurrentRow(0)
        warnings.itemClicked.emit(warnings.item(0))
    assert [warnings.item(row).text() for row in (0, 1)] == [
        "There is nothing to print.",
        "Page 2: Small",
    ]


def test_the_list_of_warnings_is_used_with_the_keyboard_and_read_aloud(qtbot):
    warnings = WarningList()
    qtbot.addWidget(warnings)
    warnings.show_warnings([PageWarning("One", 1), PageWarning("Two", 2)])
    pages = []
    warnings.page_requested.connect(pages.append)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Home):
        QTest.keyClick(warnings, key)
    assert pages == [1, 2, 1]
    spoken = QAccessible.queryAccessibleInterface(warnings)
    assert spoken.text(QAccessible.Text.Name) == "Warnings"
    assert spoken.child(1).text(QAccessible.Text.Name) == "Page 2: Two"


def test_a_selected_warning_stays_selected_when_pages_are_made_again(qtbot):
    warnings = WarningList()
    qtbot.addWidget(warnings)
    warnings.show_warnings([PageWarning("One", 1), PageWarning("Two", 2)])
    warnings.setCurrentRow(1)
    with qtbot.assertNotEmitted(warnings.page_requested):
        warnings.show_warnings([PageWarning("Zero"), PageWarning("Two", 2), PageWarning("Two", 2)])
    assert warnings.currentRow() == 1
    warnings.show_warnings([PageWarning("Zero")])
    assert warnings.currentRow() == -1


def test_long_warnings_are_wrapped_and_many_are_scrolled(qtbot):
    warnings = WarningList()
    qtbot.addWidget(warnings)
    warnings.resize(300, 100)
    heights = []
    for shown in (["One"], ["One " * 40], ["One " * 40] * 2, ["One"] * 10_000):
        warnings.show_warnings([PageWarning(text, 1) for text in shown])
        heights.append(warnings.height())
    one, two, full, many = heights
    assert one < two <= full == many
    assert many < 6 * one


def test_a_long_row_is_shown_completely_at_every_width(qtbot):
    window, warnings = QWidget(), WarningList()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(warnings)
    column.addStretch(1)
    window.resize(900, 300)
    window.show()
    text = "Labels too wide for their points, explained below the board: " + "many words " * 9
    warnings.show_warnings([PageWarning(text, 1)])

    def is_complete() -> bool:
        shown = warnings.visualItemRect(warnings.item(0))
        room = QRect(0, 0, shown.width(), 0)
        needed = warnings.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        return needed.height() <= shown.height() <= warnings.viewport().height()

    heights = []
    for width in (900, 500, 900):
        window.resize(width, 300)
        QApplication.processEvents()
        qtbot.waitUntil(is_complete)
        heights.append(warnings.height())
    assert heights[0] == heights[2] < heights[1]


def test_warnings_about_the_document_come_before_those_about_its_pages_in_their_order():
    made = BookBuilder([], PrintOptions(names(), phrases=ENGLISH._replace(title="{foo}")))
    picture = numbered_picture()
    sheets = [
        Sheet(100.0, 100.0, (PlacedBoard(picture, 0.0, 0.0, pitch, 1.0, PRINT),))
        for pitch in (4.0, 2.1, 2.1)
    ]
    lost = [(index, TextWarning(LOST, "A")) for index in (0, 1, 2)]
    made.pages = Pages(tuple(sheets), smallest_pitch=2.1, text_warnings=tuple(lost))
    assert [warning.row for warning in page_warnings(made)] == [
        "Unknown placeholders in captions are printed unchanged: {foo}.",
        "Page 1: In a comment, but not on its board: A.",
        "Page 2: In a comment, but not on its board: A.",
        "Page 2: Stones of 2.1 mm are too small for numbers. Try fewer columns.",
        "Page 3: In a comment, but not on its board: A.",
    ]


def test_equal_warnings_about_a_page_are_shown_once():
    made = BookBuilder([], PrintOptions(names()))
    lost = TextWarning(LOST, "A", 3)
    made.pages = Pages((), text_warnings=((0, lost), (1, lost), (0, lost)))
    assert [warning.row for warning in page_warnings(made)] == [
        "Page 1: In a comment, but not on its board: A (move 3).",
        "Page 2: In a comment, but not on its board: A (move 3).",
    ]


def test_pages_know_where_their_warnings_are(qapp):
    texts = [Paragraph((InlineText(f"{n} word " * 400),)) for n in range(6)]
    late = replace(texts[5], warnings=(TextWarning(LOST, "B", 9),))
    early = replace(texts[0], warnings=(TextWarning(LOST, "A", 1),))
    units = tuple(Unit((text,)) for text in (early, *texts[1:5], late))
    pages = typeset_book(Book(units), PageSetup())
    (first, a), (last, b) = pages.text_warnings
    assert (first, a.text, b.text) == (0, "A", "B")
    assert 0 < last < len(pages.sheets)


def test_a_book_collects_the_warnings_of_its_boards_and_paragraphs_in_order():
    warnings = [TextWarning(LOST, letter) for letter in "ABC"]
    one, two, three = ((warning,) for warning in warnings)
    board = BoardBlock(None, warnings=one)
    text = (InlineText("Hm"),)
    blocks = (Unit((board, Paragraph(text, warnings=two))), Paragraph(text, warnings=three))
    assert Book(blocks).text_warnings == warnings


def test_a_warning_of_a_book_has_the_title_of_its_game():
    lost = (TextWarning(LOST, "A"),)
    text = Paragraph((InlineText("Hm"),), warnings=lost)
    blocks = [
        Unit((text,), start=ChapterStart(title)) if title else Unit((text,))
        for title in ("", "One", "", "Two")
    ]
    assert [title for title, _ in Book(tuple(blocks)).titled_warnings()] == [
        "",
        "One",
        "One",
        "Two",
    ]
