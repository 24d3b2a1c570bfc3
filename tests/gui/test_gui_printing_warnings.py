"""Warnings about texts of a book, as the print window and the command line show them."""

import pytest

from goboard_gui.diagram.book.blocks import BoardBlock, Book, InlineText, Paragraph, Unit
from goboard_gui.diagram.book.text_warnings import TextWarning, TextWarningKind, group_by_kind
from goboard_gui.gui.printing.page_warnings import TEXT_WARNINGS, text_warning_sentence

LOST = TextWarningKind.LETTER_LOST


def test_every_kind_of_text_warning_has_a_sentence_in_the_window():
    assert set(TEXT_WARNINGS) == set(TextWarningKind)


@pytest.mark.parametrize(
    ("warnings", "sentence"),
    [
        ([TextWarning(LOST, "A", 12)], "In a comment, but not on its board: A (move 12)."),
        ([TextWarning(LOST, "A")], "In a comment, but not on its board: A."),
        (
            [TextWarning(LOST, letter, 7) for letter in "ABCDE"],
            "In a comment, but not on its board: A (move 7), B (move 7), C (move 7) and 2 more.",
        ),
    ],
)
def test_a_sentence_names_the_first_letters_and_counts_the_others(qapp, warnings, sentence):
    assert text_warning_sentence(LOST, warnings) == sentence


def test_a_replaced_letter_is_shown_with_the_new_one(qapp):
    kind = TextWarningKind.LETTER_REPLACED
    sentence = text_warning_sentence(kind, [TextWarning(kind, "A", 60, "C")])
    assert sentence == "Letters replaced in comments and on boards: A → C (move 60)."


def test_a_book_collects_the_warnings_of_its_boards_and_paragraphs_in_order():
    warnings = [TextWarning(LOST, letter) for letter in "ABC"]
    one, two, three = ((warning,) for warning in warnings)
    board = BoardBlock(None, warnings=one)
    text = (InlineText("Hm"),)
    blocks = (Unit((board, Paragraph(text, warnings=two))), Paragraph(text, warnings=three))
    assert Book(blocks).text_warnings == warnings


def test_warnings_are_grouped_by_kind_in_a_fixed_order():
    replaced = TextWarning(TextWarningKind.LETTER_REPLACED, "A", 1, "B")
    lost = TextWarning(LOST, "C", 2)
    assert list(group_by_kind([replaced, lost])) == [
        (LOST, [lost]),
        (TextWarningKind.LETTER_REPLACED, [replaced]),
    ]
