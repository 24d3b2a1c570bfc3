"""Warnings about texts of a book, as the print window and the command line show them."""

from dataclasses import replace

import pytest

from goboard_gui.diagram.book.blocks import (
    BoardBlock,
    Book,
    ChapterStart,
    InlineText,
    Paragraph,
    Unit,
)
from goboard_gui.diagram.book.page_setup import PageSetup
from goboard_gui.diagram.book.text_warnings import TextWarning, TextWarningKind
from goboard_gui.diagram.book.typesetting.pages import typeset_book
from goboard_gui.gui.printing.page_warnings import (
    TEXT_WARNINGS,
    TextWarningList,
    text_warning_row,
)

LOST = TextWarningKind.LETTER_LOST


def test_every_kind_of_text_warning_has_a_sentence_in_the_window():
    assert set(TEXT_WARNINGS) == set(TextWarningKind)


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
    ],
)
def test_a_row_names_the_page_the_letters_and_the_move(qapp, page, warning, row):
    assert text_warning_row(page, warning) == row


def test_a_row_of_the_list_shows_its_page(qtbot):
    warnings = TextWarningList()
    qtbot.addWidget(warnings)
    assert warnings.isHidden()
    warnings.show_warnings([(0, TextWarning(LOST, "A", 1)), (4, TextWarning(LOST, "B", 9))])
    assert not warnings.isHidden()
    with qtbot.waitSignal(warnings.page_requested) as signal:
        warnings.setCurrentRow(1)
    assert signal.args == [5]
    with qtbot.waitSignal(warnings.page_requested) as signal:
        warnings.itemClicked.emit(warnings.item(1))
    assert signal.args == [5]
    warnings.show_warnings([])
    assert warnings.isHidden()


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
