"""The order and the numbers of the pages of books: contents, blank pages, Roman numbers."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.assembly import make_book
from goboard_gui.diagram.book.blocks import (
    Book,
    ChapterStart,
    Contents,
    InlineText,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Unit,
)
from goboard_gui.diagram.book.contents_titles import chapter_starts, contents_titles
from goboard_gui.diagram.book.options import (
    Chapter,
    DocumentType,
    NamingOptions,
    PrintedGame,
    PrintOptions,
)
from goboard_gui.diagram.book.page_setup import PAPERS, PageSetup
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.book.production import BookBuilder, build_book
from goboard_gui.diagram.book.typesetting.page_areas import text_area
from goboard_gui.diagram.book.typesetting.page_marks import is_blank
from goboard_gui.diagram.book.typesetting.pages import typeset_book
from goboard_gui.diagram.book.typesetting.pagination import roman_number
from goboard_gui.diagram.book.typesetting.paragraphs import MarginLine
from goboard_gui.diagram.output.html import to_html
from goboard_gui.diagram.output.text import to_text
from goboard_gui.notation import notation
from tests.diagram.sheet_cases import boards_on, body, lines_on, text_of, unit
from tests.record.record_cases import line

pytestmark = pytest.mark.usefixtures("qapp")

A6 = PageSetup(PAPERS["A6"])
EDITION = PrintOptions(
    NamingOptions(notation("western")),
    title="Book",
    title_page=True,
    contents=True,
    new_pages=True,
)
KIFU = EDITION.with_document_type(DocumentType.KIFU)


def game(name: str, info: str = "") -> PrintedGame:
    tree = line(f"SZ[9]PB[{name}]PW[Bert]{info}", "B[ee]", "W[ce]")
    return PrintedGame(tree, tree.root, f"{name}.sgf")


GAMES = [game(name) for name in ("Anna", "Carl", "Dora")]


def laid_out(options: PrintOptions, **setup) -> PrintOptions:
    return replace(options, setup=replace(options.setup, **setup))


def number_of(sheet) -> str:
    """What stands at the foot of a page."""
    foot = (it for it in sheet.items if isinstance(it, MarginLine) and it.y > sheet.height / 2)
    return next(map(text_of, foot), "")


def content_of(sheet) -> list[str]:
    return [text_of(it) for it in lines_on(sheet) if not isinstance(it, MarginLine)]


def entries_on(sheets) -> dict[str, str]:
    """The page numbers in the contents, by title: what stands on one line."""
    found = {}
    for sheet in sheets:
        rows: dict[float, list] = {}
        for it in lines_on(sheet):
            if not isinstance(it, MarginLine):
                rows.setdefault(it.y, []).append(it)
        for row in rows.values():
            texts = [text_of(it) for it in sorted(row, key=lambda it: it.x)]
            if len(texts) == 3 and set(texts[1]) == {" ", "."}:
                found[texts[0]] = texts[2]
    return found


def test_contents_name_the_pages_on_which_games_start():
    sheets = build_book(GAMES, EDITION).pages.sheets
    assert [number_of(sheet) for sheet in sheets] == ["", "2 / 5", "3 / 5", "4 / 5", "5 / 5"]
    assert content_of(sheets[1])[0] == "Contents"
    assert entries_on(sheets) == {"Anna – Bert": "3", "Carl – Bert": "4", "Dora – Bert": "5"}


def test_front_matter_can_have_roman_numbers_and_the_games_begin_at_the_first_number():
    for first in (1, 11):
        options = laid_out(EDITION, roman_front_matter=True, first_page=first)
        sheets = build_book(GAMES, options).pages.sheets
        numbers = [f"{first + number} / {first + 2}" for number in range(3)]
        assert [number_of(sheet) for sheet in sheets] == ["", "ii", *numbers]
        assert list(entries_on(sheets).values()) == [str(first + number) for number in range(3)]


def test_a_book_without_front_matter_has_no_roman_numbers():
    options = laid_out(replace(EDITION, title_page=False, contents=False), roman_front_matter=True)
    sheets = build_book(GAMES, options).pages.sheets
    assert [number_of(sheet) for sheet in sheets] == ["1 / 3", "2 / 3", "3 / 3"]


@pytest.mark.parametrize("roman", [False, True])
def test_contents_and_games_can_start_on_right_hand_pages_after_blank_ones(roman):
    options = laid_out(EDITION, right_hand_pages=True, roman_front_matter=roman)
    pages = build_book(GAMES, options).pages
    blank = [is_blank(sheet) for sheet in pages.sheets]
    assert blank == [False, True, False, True, False, True, False, True, False]
    assert all(not lines_on(sheet) for sheet in pages.sheets if is_blank(sheet))
    shown = ["", "", "iii", "", "1 / 5", "", "3 / 5", "", "5 / 5"]
    plain = ["", "", "3 / 9", "", "5 / 9", "", "7 / 9", "", "9 / 9"]
    assert [number_of(sheet) for sheet in pages.sheets] == (shown if roman else plain)
    assert list(entries_on(pages.sheets).values()) == (
        ["1", "3", "5"] if roman else ["5", "7", "9"]
    )


def test_games_that_share_pages_start_where_they_fit():
    options = laid_out(replace(EDITION, new_pages=False), right_hand_pages=True)
    sheets = build_book(GAMES, options).pages.sheets
    assert [is_blank(sheet) for sheet in sheets] == [False, True, False, True, False]
    assert set(entries_on(sheets).values()) == {"5"}


def test_a_book_never_begins_with_a_blank_page():
    options = laid_out(
        replace(EDITION, title_page=False, contents=False), right_hand_pages=True, first_page=2
    )
    sheets = build_book(GAMES[:1], options).pages.sheets
    assert [number_of(sheet) for sheet in sheets] == ["2 / 2"]


def test_chapters_of_a_book_begin_at_their_titles_after_blank_pages():
    options = laid_out(EDITION, right_hand_pages=True)
    pages = build_book(GAMES[:1], options, [Chapter(GAMES[1:], KIFU)]).pages
    first, second = pages.chapter_starts
    assert first == 0
    assert "Carl" in "".join(content_of(pages.sheets[second]))
    assert list(entries_on(pages.sheets)) == ["Anna – Bert", "Carl – Bert", "Dora – Bert"]


def test_one_game_has_no_contents():
    assert len(build_book(GAMES[:1], EDITION).pages.sheets) == 2


def test_the_contents_of_problems_are_the_problems_and_the_solutions():
    tree = line("SZ[9]AB[aa]AW[ba]GN[Corner]", "B[ab]", "W[ca]")
    options = EDITION.with_document_type(DocumentType.PROBLEMS)
    problems = [PrintedGame(tree, tree.root, "corners.sgf")] * 2
    sheets = build_book(problems, replace(options, title_page=False)).pages.sheets
    assert entries_on(sheets) == {"Book": "2", "Solutions": "3"}
    sheets = build_book(problems, options).pages.sheets
    assert entries_on(sheets) == {"Book": "3", "Solutions": "4"}
    other = PrintedGame(tree, tree.root, "edges.sgf")
    sheets = build_book([problems[0], other], options).pages.sheets
    assert entries_on(sheets) == {"Book": "3", "Solutions": "4"}
    pages = build_book(problems, options, [Chapter([other, problems[0]], options)]).pages
    assert list(entries_on(pages.sheets)) == ["corners", "Solutions", "Problems"]
    events = [PrintedGame(line("AB[aa]EV[Cup]", "B[ab]"), 0, "corners.sgf")] * 2
    sheets = build_book(events, options).pages.sheets
    assert entries_on(sheets) == {"Cup": "3", "Solutions": "4"}


def test_games_of_one_title_are_told_apart_by_their_details():
    games = [game("Anna", "RO[1]DT[2026-01-02]"), game("Anna", "RO[2]DT[2026-01-03]"), GAMES[1]]
    starts = chapter_starts(make_book(games, EDITION).blocks)
    assert contents_titles(starts, ENGLISH) == [
        "Anna – Bert\u00a0· Round\u00a01\u00a0· 2026-01-02",
        "Anna – Bert\u00a0· Round\u00a02\u00a0· 2026-01-03",
        "Carl – Bert",
    ]
    assert contents_titles([ChapterStart("")], ENGLISH) == ["Black – White"]


@given(
    counts=st.lists(st.integers(1, 3), min_size=1, max_size=60),
    name=st.sampled_from(["Game", "A game with a name that is much longer than a line of A6 " * 2]),
    front=st.booleans(),
    right=st.booleans(),
    roman=st.booleans(),
    first=st.sampled_from([1, 2, 97, 9990]),
)
def test_each_entry_of_any_contents_names_the_page_of_its_title(
    counts, name, front, right, roman, first
):
    cover = Paragraph((InlineText("Book"),), ParagraphStyle.COVER, spanning=True)
    blocks = [cover, PageBreak()] if front else []
    blocks += [Contents("Contents")]
    for number, count in enumerate(counts):
        start = ChapterStart(f"{name} {number}", f"game-{number}")
        blocks += [PageBreak(), body(f"Title {number}", spanning=True, start=start)]
        for _ in range(count - 1):
            blocks += [PageBreak(), body("Text", spanning=True)]
    setup = replace(
        A6, right_hand_pages=right, roman_front_matter=roman, first_page=first, running_heads=False
    )
    sheets = typeset_book(Book(tuple(blocks)), setup).sheets
    where = {}
    for sheet in sheets:
        texts = content_of(sheet)
        if len(texts) == 1 and texts[0].startswith("Title"):
            where[texts[0]] = number_of(sheet).partition(" /")[0]
            assert not right or int(where[texts[0]]) % 2 == 1 or first % 2 == 0
    assert list(where) == [f"Title {number}" for number in range(len(counts))]
    area = text_area(setup)
    contents = [sheet for sheet in sheets if not set(content_of(sheet)) & {*where, "Text"}]
    pages = [
        text_of(it)
        for sheet in contents
        for it in lines_on(sheet)
        if not isinstance(it, MarginLine) and it.rect.right() > area.right() - 0.01
    ]
    assert pages == list(where.values())
    for sheet in contents:
        for it in lines_on(sheet):
            assert area.left() - 1e-6 <= it.rect.left()
            assert it.rect.right() <= area.right() + 1e-6


def test_contents_are_shown_as_a_heading_until_their_page_numbers_are_known():
    production = BookBuilder([game(f"Anna {number}") for number in range(60)], EDITION)
    steps = production.steps()
    while len(production.sheets) < 3:
        next(steps)
    assert not production.done
    assert content_of(production.sheets[1]) == ["Contents"]
    for _ in steps:
        pass
    assert len(entries_on(production.sheets)) == 60


def test_contents_in_html_are_links_to_the_games():
    text = to_html(make_book(GAMES, EDITION))
    links = re.findall(r'<li dir="auto"><a href="#([^"]*)">([^<]*)</a>', text)
    assert links == [
        (f"game-{n}", f"{name}\u00a0– Bert") for n, name in enumerate(("Anna", "Carl", "Dora"), 1)
    ]
    for anchor, _ in links:
        assert text.count(f'id="{anchor}"') == 1


def test_contents_in_a_text_file_are_a_list_of_titles():
    text = to_text(make_book(GAMES, EDITION))
    assert "Contents\n" in text
    assert "\nAnna – Bert\nCarl – Bert\nDora – Bert\n" in text


def test_small_roman_numbers():
    assert [roman_number(number) for number in (1, 3, 8, 40, 94, 444)] == [
        *("i", "iii", "viii", "xl", "xciv", "cdxliv")
    ]


def test_boards_are_repeated_on_left_pages_as_they_are_after_blank_ones():
    start = ChapterStart("Game")
    long = replace(
        Unit((unit(9).blocks[0], *(body("Some words about it. " * 40) for _ in range(30)))),
        start=start,
    )
    blocks = (replace(unit(9), start=start), PageBreak(), long)
    setup = PageSetup(columns=2, repeat_board=True, right_hand_pages=True)
    first, blank, *others = typeset_book(Book(blocks), setup).sheets
    assert is_blank(blank)
    assert [len(boards_on(sheet)) for sheet in (first, *others[:4])] == [1, 1, 1, 0, 1]
