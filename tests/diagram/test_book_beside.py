"""Small boards beside short comments on a page."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_gui.diagram.book.blocks import BoardBlock, InlineText, Paragraph, Unit
from goboard_gui.diagram.book.page_setup import PAPERS, PageSetup
from goboard_gui.diagram.book.typesetting.boards import PlacedBoard
from goboard_gui.diagram.book.typesetting.pages import typeset
from goboard_gui.diagram.book.typesetting.paragraphs import PlacedLine
from goboard_gui.diagram.compose import DisplayOptions, compose_picture
from goboard_gui.go import Board, Crop, Size
from goboard_gui.notation import Naming, notation

pytestmark = pytest.mark.usefixtures("qapp")

PICTURE = compose_picture(
    Board.empty(Size(19, 19)),
    Naming(notation("western"), Size(19, 19)),
    DisplayOptions(edges=frozenset()),
)._replace(crop=Crop(0, 0, 6, 6))
SMALL = BoardBlock(PICTURE, pitch=3.6, beside_text=True)


def page(text, board=SMALL, columns=2):
    """The lines and the boards of a page with a comment and its board."""
    setup = replace(PageSetup(PAPERS["A4"], columns=columns), page_numbers=False)
    (sheet,) = typeset([Unit((Paragraph((InlineText(text),)), board))], setup)
    return (
        [item.rect for item in sheet.items if isinstance(item, PlacedLine)],
        [item.rect for item in sheet.items if isinstance(item, PlacedBoard)],
    )


@pytest.mark.parametrize("words", [1, 10, 30])
def test_a_board_stands_to_the_right_of_a_short_comment(words):
    lines, (board,) = page("word " * words)
    assert all(line.right() < board.left() for line in lines)
    assert lines[0].top() == pytest.approx(board.top())


def test_a_board_to_the_right_of_its_comment_has_no_caption():
    with_caption = replace(SMALL, caption=(InlineText("After move 3"),))
    lines, boards = page("word", with_caption)
    assert (len(lines), len(boards)) == (1, 1)
    assert len(page("word " * 200, with_caption, columns=1)[0]) == 1 + len(
        page("word " * 200, columns=1)[0]
    )


def test_a_board_stands_below_a_comment_that_is_much_taller():
    lines, (board,) = page("word " * 200, columns=1)
    assert all(line.bottom() <= board.top() + 1e-6 for line in lines)


@pytest.mark.parametrize(
    "board",
    [
        replace(SMALL, pitch=9.0),
        replace(SMALL, notes=((InlineText("A at B"),),)),
        replace(SMALL, beside_text=False),
    ],
    ids=["wide", "with notes", "not asked for"],
)
def test_a_board_without_room_or_with_notes_stands_below(board):
    lines, (placed,) = page("word", board)
    assert lines[0].bottom() <= placed.top() + 1e-6


def test_text_and_board_are_as_wide_as_other_text_on_a_wide_page():
    lines, (board,) = page("word", columns=1)
    others, _ = page("word", replace(SMALL, beside_text=False), columns=1)
    assert lines[0].left() == others[0].left()
    assert PAPERS["A4"].width - board.right() == pytest.approx(lines[0].left(), abs=1.0)
