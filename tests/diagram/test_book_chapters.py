"""Books of several chapters: games of several files, each with an edition of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_gui.diagram.book.blocks import (
    BoardBlock,
    Book,
    InlineText,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Unit,
)
from goboard_gui.diagram.book.options import (
    AnswerPlacement,
    Chapter,
    DocumentType,
    NamingOptions,
    PrintedGame,
    PrintOptions,
    ProblemOptions,
    RecordAttachment,
)
from goboard_gui.diagram.book.page_setup import PageSetup
from goboard_gui.diagram.book.production import BookBuilder, build_book
from goboard_gui.diagram.book.typesetting.pages import split_sections, typeset_book
from goboard_gui.diagram.output.latex import to_latex
from goboard_gui.notation import notation
from tests.diagram.sheet_cases import boards_on, lines_on, text_of, unit
from tests.record.record_cases import line

pytestmark = pytest.mark.usefixtures("qapp")

EDITION = PrintOptions(NamingOptions(notation("western")), title="Handout", new_pages=True)
PROBLEMS = replace(
    EDITION,
    material=DocumentType.PROBLEMS,
    problems=ProblemOptions(3, 1, answers=AnswerPlacement.NONE),
)
KIFU = EDITION.with_document_type(DocumentType.KIFU)


def game(name: str) -> PrintedGame:
    tree = line(f"SZ[9]PB[{name}]PW[Bert]", "B[ee]", "W[ce]")
    return PrintedGame(tree, tree.root, f"{name}.sgf")


def problem(name: str, other: str = "ai") -> PrintedGame:
    """Return a problem; another stone tells it apart from others."""
    tree = line(f"SZ[9]GN[{name}]AB[aa]AW[ba][{other}]", "B[ab]")
    return PrintedGame(tree, tree.root)


def texts(sheet) -> str:
    return " ".join(map(text_of, lines_on(sheet)))


def test_each_chapter_begins_a_page_and_is_made_by_its_own_edition():
    further = [
        Chapter([problem("One"), problem("Two", "bi"), problem("Three", "ci")], PROBLEMS),
        Chapter([game("Carl")], KIFU),
    ]
    pages = build_book([game("Anna")], EDITION, further).pages
    sheets = pages.sheets
    assert pages.chapter_starts == (0, 1, 2)
    assert [len(boards_on(sheet)) for sheet in sheets] == [1, 3, 1]
    one, two, three = (item.rect for item in boards_on(sheets[1]))
    assert one.top() == two.top() == three.top()
    assert "Anna" in texts(sheets[0])
    assert "Problem 3" in texts(sheets[1])
    assert "Carl" in texts(sheets[2])


def test_pages_are_numbered_through_all_chapters():
    further = [Chapter([game("Carl")], replace(KIFU, title="Another"))]
    sheets = build_book([game("Anna")], EDITION, further).pages.sheets
    assert [texts(sheet).rpartition("  ")[2][-5:] for sheet in sheets] == ["1 / 2", "2 / 2"]


def test_numbers_of_pages_stand_in_the_middle_of_each_page_as_it_lies():
    lying = replace(EDITION, setup=PageSetup(landscape=True))
    upright, flat = build_book(
        [game("Anna")], EDITION, [Chapter([game("Carl")], lying)]
    ).pages.sheets
    assert (upright.width, flat.width) == (flat.height, upright.height)
    for sheet in upright, flat:
        number = next(told for told in lines_on(sheet) if "/ 2" in text_of(told))
        middle = number.rect.center().x()
        assert middle == pytest.approx(sheet.width / 2)


def test_a_book_of_chapters_may_have_a_page_for_its_title():
    edition = replace(EDITION, title_page=True)
    sheets = build_book([game("Anna")], edition, [Chapter([game("Carl")], EDITION)]).pages.sheets
    assert len(sheets) == 3
    title = lines_on(sheets[0])[0]
    assert text_of(title) == "Handout"
    assert 0.25 < title.y / sheets[0].height < 0.4
    assert not boards_on(sheets[0])


def test_without_a_title_that_is_taken_which_all_chapters_share():
    untitled = replace(EDITION, title="")
    made = build_book([game("Anna")], untitled, [Chapter([game("Anna")], untitled)])
    assert made.pages.title == "Anna"
    made = build_book([game("Anna")], untitled, [Chapter([game("Carl")], untitled)])
    assert made.pages.title == ""


def test_the_records_of_all_chapters_are_attached():
    edition = replace(EDITION, attach_record=RecordAttachment.ALWAYS)
    made = build_book([game("Anna")], edition, [Chapter([game("Carl")], edition)])
    (attached,) = made.pages.attachments
    assert b"Anna" in attached.data
    assert b"Carl" in attached.data


def test_a_board_has_its_true_size_only_if_it_is_alone():
    true = EDITION.with_document_type(DocumentType.BOARD)
    alone = build_book([game("Anna")], true).pages
    assert alone.smallest_pitch == 22.0
    made = build_book([game("Anna")], true, [Chapter([game("Carl")], EDITION)])
    assert made.pages.smallest_pitch < 10
    assert [len(boards_on(sheet)) for sheet in made.pages.sheets] == [1, 1]


def test_the_first_chapter_is_seen_while_a_later_one_is_made():
    further = [Chapter([game(f"Carl {number}") for number in range(60)], EDITION)]
    production = BookBuilder([game("Anna")], EDITION, further)
    steps = production.steps()
    while not production.sheets:
        next(steps)
    assert not production.done
    assert "Anna" in texts(production.sheets[0])
    for _ in steps:
        pass
    assert len(production.sheets) == 61


def test_a_book_is_cut_where_pages_of_another_setup_begin():
    wide = PageSetup(landscape=True)
    first, second = unit(9), unit(9)
    found = list(split_sections([first, PageBreak(), first, PageBreak(wide), second], PageSetup()))
    assert [(len(part.blocks), part.setup) for part in found] == [(3, PageSetup()), (1, wide)]
    assert [part.blocks for part in split_sections([], wide)] == [()]
    assert [part.setup for part in split_sections([PageBreak(wide), second], PageSetup())] == [wide]


def test_each_section_has_the_columns_of_its_setup():
    book = Book((unit(9), unit(9), PageBreak(PageSetup(columns=1)), unit(9), unit(9)))
    first, second = typeset_book(book, PageSetup(columns=2)).sheets
    assert len({item.rect.top() for item in boards_on(first)}) == 1
    assert len({item.rect.left() for item in boards_on(second)}) == 1


def test_latex_has_the_columns_of_each_section_and_the_paper_of_the_first():
    some = Unit((BoardBlock(unit(9).blocks[0].picture), Paragraph((InlineText("Words."),))))
    book = Book((some, some, PageBreak(PageSetup(columns=1)), some, some))
    source = to_latex(book, PageSetup(columns=2, landscape=True)).text
    preamble, _, body = source.partition(r"\begin{document}")
    before, after = body.split(r"\clearpage")
    assert before.count(r"\begin{multicols}{2}") == 1
    assert r"\begin{multicols}" not in after
    assert "paperwidth=297mm" in preamble


def test_a_title_that_is_empty_makes_no_page():
    cover = Paragraph((InlineText(""),), ParagraphStyle.COVER, spanning=True)
    assert typeset_book(Book((cover,)), PageSetup()).sheets == ()
