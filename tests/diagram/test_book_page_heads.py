"""Running heads and page numbers on the pages of books."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_gui.diagram.book.blocks import Book, ChapterStart, PageBreak, ParagraphStyle, Table
from goboard_gui.diagram.book.options import (
    AnswerPlacement,
    DocumentType,
    NamingOptions,
    PrintedGame,
    PrintOptions,
    ProblemOptions,
)
from goboard_gui.diagram.book.page_setup import PAPERS, Margins, PageSetup
from goboard_gui.diagram.book.production import build_book
from goboard_gui.diagram.book.text_warnings import TextWarning, TextWarningKind
from goboard_gui.diagram.book.typesetting.page_areas import text_area
from goboard_gui.diagram.book.typesetting.pages import typeset_book
from goboard_gui.diagram.book.typesetting.paragraphs import MarginLine
from goboard_gui.notation import notation
from tests.diagram.sheet_cases import LONG, body, text_of, unit
from tests.record.record_cases import line

pytestmark = pytest.mark.usefixtures("qapp")

ONE_A_PAGE = PageSetup(columns=1, rows=1)
EDITION = PrintOptions(
    NamingOptions(notation("western")), title="Book", setup=ONE_A_PAGE, new_pages=True
)


def margin_lines(sheet) -> list[MarginLine]:
    return [item for item in sheet.items if isinstance(item, MarginLine)]


def heads(sheet) -> list[str]:
    return [text_of(item) for item in margin_lines(sheet) if item.y < sheet.height / 2]


def footers(sheet) -> list[str]:
    return [text_of(item) for item in margin_lines(sheet) if item.y > sheet.height / 2]


def game(name: str, *moves: str) -> PrintedGame:
    tree = line(f"SZ[9]PB[{name}]PW[Bert]", *(moves or ("B[ee]", "W[ce]")))
    return PrintedGame(tree, tree.root, f"{name}.sgf")


def long_game(name: str) -> PrintedGame:
    """A game that is printed in two figures."""
    return game(
        name, *(f"{'BW'[n % 2]}[{'abcdefghi'[n // 9]}{'abcdefghi'[n % 9]}]" for n in range(80))
    )


def test_the_head_of_a_page_has_the_title_of_the_book_and_of_the_game_it_begins_with():
    sheets = build_book([long_game("Anna"), long_game("Carl")], EDITION).pages.sheets
    assert [heads(sheet) for sheet in sheets] == [
        [],
        ["Book", "Anna – Bert"],
        [],
        ["Book", "Carl – Bert"],
    ]


def test_a_game_that_begins_below_another_is_named_by_the_next_page():
    options = replace(EDITION, new_pages=False, setup=replace(ONE_A_PAGE, rows=None))
    games = [game("Anna"), *(game(name) for name in ("Carl", "Dora", "Emil", "Fred", "Gina"))]
    options = replace(options, setup=replace(options.setup, paper=PAPERS["A5"]))
    sheets = build_book(games, options).pages.sheets
    assert len(sheets) >= 3
    for sheet in sheets:
        assert heads(sheet) in ([], ["Book", "Anna – Bert"])


def test_a_title_that_is_that_of_the_game_stands_once_in_the_middle():
    _, second = build_book([long_game("Anna")], replace(EDITION, title="")).pages.sheets
    (head,) = (item for item in margin_lines(second) if item.y < second.height / 2)
    assert text_of(head) == "Anna – Bert"
    assert head.rect.center().x() == pytest.approx(second.width / 2)


def test_a_page_that_begins_with_a_game_without_a_printed_title_has_a_head():
    sheets = build_book([game("Anna"), game("Carl")], replace(EDITION, headers=False)).pages.sheets
    assert list(map(heads, sheets)) == [["Book", "Anna – Bert"], ["Book", "Carl – Bert"]]


def test_a_title_page_has_neither_head_nor_number():
    sheets = build_book([game("Anna")], replace(EDITION, title_page=True)).pages.sheets
    assert [(heads(sheet), footers(sheet)) for sheet in sheets] == [([], []), ([], ["2 / 2"])]


def test_heads_and_numbers_can_be_left_out():
    setup = replace(ONE_A_PAGE, running_heads=False)
    sheets = build_book([long_game("Anna")], replace(EDITION, setup=setup)).pages.sheets
    assert [(heads(sheet), footers(sheet)) for sheet in sheets] == [
        ([], ["1 / 2"]),
        ([], ["2 / 2"]),
    ]
    setup = replace(ONE_A_PAGE, page_numbers=False)
    sheets = build_book([long_game("Anna")], replace(EDITION, setup=setup)).pages.sheets
    assert [footers(sheet) for sheet in sheets] == [[], []]
    assert heads(sheets[1])


def test_the_pages_of_solutions_have_their_heading_in_the_head():
    trees = [line(f"SZ[9]AB[aa]AW[ba][{at}i]GN[Corner]", "B[ab]", "W[ca]") for at in "ab"]
    options = replace(
        EDITION.with_document_type(DocumentType.PROBLEMS),
        problems=ProblemOptions(1, 1, answers=AnswerPlacement.AFTER),
    )
    games = [PrintedGame(tree, tree.root) for tree in trees]
    first, second, third, fourth = build_book(games, options).pages.sheets
    assert heads(first) == []
    assert heads(second) == ["Book"]
    assert heads(third) == []
    assert heads(fourth) == ["Book", "Solutions"]


@pytest.mark.parametrize(
    "block",
    [
        body("Anna", style=ParagraphStyle.TITLE, spanning=True),
        body("Anna", style=ParagraphStyle.HEADING),
        body("Words."),
        unit(9),
        Table((("1", "A1"),)),
    ],
    ids=["title", "heading", "body", "unit", "table"],
)
def test_a_chapter_can_start_with_any_block(block):
    started = replace(block, start=ChapterStart("Anna"))
    pages = typeset_book(
        Book((started, PageBreak(), unit(9))),
        PageSetup(),
    )
    assert heads(pages.sheets[1]) == ["Anna"]
    printed = getattr(block, "is_heading", False)
    assert heads(pages.sheets[0]) == ([] if printed else ["Anna"])


def test_a_head_too_long_for_the_page_leaves_out_the_book_and_is_cut_short():
    blocks = (replace(unit(9), start=ChapterStart("Game of a long name " * 20)),)
    setup = PageSetup(PAPERS["A6"])
    pages = typeset_book(Book(blocks, running_title="Book"), setup)
    (sheet,) = pages.sheets
    (head,) = (item for item in margin_lines(sheet) if item.y < sheet.height / 2)
    title, kept = blocks[0].start.title, text_of(head).removesuffix("…")
    assert title.startswith(f"{kept} ")
    assert pages.text_warnings == ((0, TextWarning(TextWarningKind.HEAD_SHORTENED, title)),)
    assert text_of(head).endswith("…")
    assert text_area(setup).left() <= head.rect.left()
    assert head.rect.right() <= text_area(setup).right()


def test_a_title_that_is_shortened_on_many_pages_is_reported_once():
    blocks = [part for n in range(3) for part in (unit(9), PageBreak())]
    setup = PageSetup(PAPERS["A6"])
    pages = typeset_book(Book(tuple(blocks), running_title="A long title " * 20), setup)
    assert len(pages.sheets) == 3
    assert [index for index, _ in pages.text_warnings] == [0]


@pytest.mark.parametrize("top", [0.0, 5.0, 10.0, 15.0, 40.0])
def test_a_head_stands_between_the_edge_and_the_text(top):
    setup = PageSetup(margins=Margins(top=top))
    (sheet,) = typeset_book(Book((body(LONG),), running_title="Book"), setup).sheets
    (head,) = (item for item in margin_lines(sheet) if item.y < sheet.height / 2)
    assert head.rect.top() >= 0
    assert head.rect.bottom() < text_area(setup).top()
