"""The structure of PDF files, which assistive software, copying and searching rely on."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pikepdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.cli.main import main
from goboard_gui.diagram.board_page import board_page
from goboard_gui.diagram.book.blocks import (
    AlternativeText,
    BoardBlock,
    Book,
    ChapterStart,
    Contents,
    InlineStone,
    InlineText,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
)
from goboard_gui.diagram.book.page_setup import Margins, PageSetup, Paper, UnitOrder
from goboard_gui.diagram.book.phrases import ENGLISH, stone_description
from goboard_gui.diagram.book.sheet import Pages
from goboard_gui.diagram.book.text_direction import isolate
from goboard_gui.diagram.book.typesetting.boards import board_sheet, outlined_sheet
from goboard_gui.diagram.book.typesetting.pages import typeset_book
from goboard_gui.diagram.fonts import missing_characters
from goboard_gui.diagram.output.pdf import PdfProfile
from goboard_gui.diagram.output.pdf.text_strings import with_actual_text
from goboard_gui.diagram.output.pdf.unicode_mapping import UNMAPPED, with_usual_characters
from goboard_gui.diagram.output.pdf.unmapped_glyphs import (
    unmapped_texts,
    with_texts_of_unmapped_glyphs,
)
from goboard_gui.diagram.theme import LIGHT
from tests.cases import for_each
from tests.diagram import sheet_cases
from tests.diagram.output_cases import told
from tests.diagram.pdf_structure import (
    all_fonts,
    all_forms,
    normalised,
    structure,
    to_unicode,
    written_pdf,
)
from tests.diagram.sheet_cases import BLACK, LONG, TRIANGLE, TWO_UNITS, WHITE, board, body, unit
from tests.examples import examples

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from goboard_gui.diagram.book.blocks import Block, Inline
    from tests.diagram.pdf_structure import Element

pytestmark = pytest.mark.usefixtures("qapp")

A5 = PageSetup(paper=Paper("A5", 148, 210), margins=Margins(10, 10, 10, 10))
TITLED = {"style": ParagraphStyle.TITLE, "spanning": True, "keep_with_next": True}


def tree_of(*blocks: Block, setup: PageSetup = A5, **more) -> Element:
    return structure(written_pdf(typeset_book(Book(blocks, **more), setup)))


def texts_of(blocks: Iterable[Block | BoardBlock]) -> Iterator[str]:
    """The texts of blocks as they are read aloud, in reading order."""
    for block in blocks:
        match block:
            case Unit():
                yield from texts_of(block.blocks)
            case Paragraph():
                yield spoken(block.inline)
            case Table():
                for row in (block.head, *block.rows):
                    yield from row
            case BoardBlock():
                yield from map(spoken, (block.caption, *block.note_table, *block.notes))


def spoken(inline: Inline) -> str:
    return "".join(
        part.text if isinstance(part, InlineText) else stone_description(part, ENGLISH)
        for part in inline
    )


def test_a_figure_is_followed_by_its_caption_notes_and_comments():
    _, chapter = tree_of(*TWO_UNITS).outline()[0], tree_of(*TWO_UNITS).outline()
    names = [[child[0] for child in part] if part[0] == "Sect" else part for part in chapter[1:]]
    assert names[0] == ["H1", "Shusaku – Gennan"]
    section = chapter[2]
    assert [child[0] for child in section[1:]] == ["Figure", "Caption", "Note", "P", "P"]
    assert section[2] == ["Caption", "Figure 1 (1–50)"]
    assert section[3] == ["Note", ["Span", "Black 55"], " at ", ["Span", "Black ▲"]]
    assert section[4][1:6] == [
        "After ",
        ["Span", "Black 33"],
        " the stones ",
        ["Span", "Black ▲"],
        " and ",
    ]


BOOKS = {
    "two units": (TWO_UNITS, A5),
    "in one column": (TWO_UNITS, PageSetup(columns=1)),
    "across": (
        tuple(Unit((board(9), body(LONG * 12))) for _ in range(4)),
        PageSetup(paper=Paper("", 120, 120), columns=2, order=UnitOrder.ACROSS),
    ),
    "a table of notes": (
        (
            Unit(
                (
                    BoardBlock(
                        board().picture,
                        note_table=tuple(
                            (InlineStone(BLACK, str(n)), InlineText(f" at the point {n} of it"))
                            for n in range(1, 60)
                        ),
                        notes=((InlineText("302–318: pass"),),),
                    ),
                )
            ),
        ),
        A5,
    ),
    "a table on several pages": (
        (Table(tuple((str(n), "move", "") for n in range(300)), ("No.", "Black", "White")),),
        A5,
    ),
    "line feeds and wide words": (
        (body("One\ntwo " + "x" * 300 + " 本因坊秀策" * 40 + "\n\nend"),),
        A5,
    ),
    "stones at the ends of lines": (
        (body(*[part for n in range(60) for part in (InlineStone(WHITE, str(n)), " and ")]),),
        A5,
    ),
}


@pytest.mark.parametrize(("blocks", "setup"), BOOKS.values(), ids=BOOKS)
def test_the_text_in_reading_order_is_that_of_the_book(blocks, setup):
    tree = structure(written_pdf(typeset_book(Book(blocks, title="A book"), setup)))
    texts = [element.text() for element in leaves(tree)]
    wanted = filter(None, map(normalised, texts_of(blocks)))
    assert list(filter(None, map(normalised, texts))) == list(wanted)


def leaves(tree: Element) -> list[Element]:
    """The paragraphs, captions, notes and cells of a document."""
    inner = [part for part in tree.named("Note") for part in part.named("P")]
    notes = [note for note in tree.named("Note") if not note.named("P")]
    chosen = {id(each) for each in inner + notes}
    chosen |= {id(each) for each in tree.named("H1", "H2", "P", "Caption", "TH", "TD")}
    return [element for element in tree if id(element) in chosen]


def test_rows_of_a_table_have_the_same_cells_and_its_head_is_read_once():
    rows = tuple((str(n), "", "a long text " * 5) for n in range(80))
    tree = tree_of(Table(rows, ("No.", "Black", "Comment")))
    (table,) = tree.named("Table")
    head, *others = table.named("TR")
    assert [cell.name for cell in head.children] == ["TH"] * 3
    assert all(cell.raw.A.Scope == "/Column" for cell in head.children)
    assert [[cell.name for cell in row.children] for row in others] == [["TD"] * 3] * 80


def test_a_paragraph_on_two_pages_is_one_paragraph():
    pdf = written_pdf(typeset_book(Book((body(LONG * 90),)), A5))
    assert len(pdf.pages) > 1
    (paragraph,) = structure(pdf).named("P")
    assert len(paragraph.children) == len(pdf.pages)


@pytest.mark.parametrize(
    ("styles", "expected"),
    [
        (["TITLE", "HEADING", "HEADING", "TITLE"], ["H1", "H2", "H2", "H1"]),
        (["COVER", "TITLE", "HEADING"], ["H1", "H1", "H2"]),
        (["HEADING", "HEADING", "TITLE", "HEADING"], ["H1", "H2", "H1", "H2"]),
    ],
)
def test_headings_skip_no_level(styles, expected):
    tree = tree_of(*(body("A", style=ParagraphStyle[style]) for style in styles))
    assert [element.name for element in tree if re.fullmatch(r"H\d", element.name)] == expected


def test_every_figure_has_a_description_and_its_place():
    text = AlternativeText("Black to play", "Black to play. Black: A1")
    boards = Unit((board(9, caption=""), BoardBlock(board().picture, alt_text=text)))
    figures = tree_of(boards).named("Figure")
    assert [str(figure.raw.Alt) for figure in figures] == ["9 × 9", text.full]
    for figure in figures:
        left, bottom, right, top = map(float, figure.raw.A.BBox)
        assert 28 < left < right < 148 / 25.4 * 72
        assert 28 < bottom < top < 210 / 25.4 * 72


def test_every_font_is_embedded_and_says_which_characters_its_glyphs_are():
    pdf = written_pdf(typeset_book(Book(TWO_UNITS), A5))
    fonts = list(all_fonts(pdf))
    assert fonts
    for font in fonts:
        (descendant,) = font.DescendantFonts
        assert len(descendant.FontDescriptor.FontFile2.read_bytes()) > 100
        characters = set(to_unicode(font.ToUnicode.read_bytes()).values())
        assert not characters & {"\0", "\t", *map(chr, range(0x2E80, 0x2FD6))}
        names = {str(each) for each in (font.BaseFont, descendant.BaseFont)}
        assert names == {str(descendant.FontDescriptor.FontName)}
        assert re.fullmatch(r"/[A-Z]{6}\+Goboard\w+-\w+", *names)


JAPANESE = "良い手です。とても長い行を白で見て黒の竜と西の門が黄色い。母の龟と戸。"


def test_signs_with_the_glyphs_of_radicals_are_themselves():
    """Fonts for Chinese and Japanese have one glyph for both; the tests' own font has neither."""
    if missing_characters(JAPANESE):
        pytest.skip("no font has these signs")
    (paragraph,) = tree_of(body(JAPANESE), setup=PageSetup(columns=1)).named("P")
    assert normalised(paragraph.text()) == JAPANESE


@for_each("door", ["戸", "户", "戶"])
def test_the_glyph_of_the_radical_of_the_door_is_the_character_of_the_text(door):
    mapping = b"<0001> <0001> <2F3E>"
    expected = f"<0001> <0001> <{ord(door):04X}>".encode()
    assert with_usual_characters(mapping, {"a", door}) == expected


NOWHERE = "\U000f0000"
"""A character of a private plane, which no font has."""


@for_each(
    "text",
    [
        f"a{NOWHERE}b",
        f"{NOWHERE} at the start, {NOWHERE}{NOWHERE} in the middle and at the end {NOWHERE}",
        f"\ue123 and {NOWHERE}",
        LONG + NOWHERE + LONG,
        NOWHERE,
    ],
)
def test_characters_without_a_glyph_are_in_the_text(text):
    pdf = written_pdf(typeset_book(Book((body(text),)), PageSetup(columns=1)))
    (paragraph,) = structure(pdf).named("P")
    assert normalised(paragraph.text()) == normalised(text)
    spans = b"".join(form.read_bytes() for form in all_forms(pdf)).split(b"/ActualText <FEFF")[1:]
    assert all(len(span.split(b">")[0]) <= 8 * text.count(NOWHERE) + 4 for span in spans)


def test_texts_whose_glyphs_cannot_be_told_apart_are_given_as_a_whole():
    content = b"BT /F1 9 Tf <0001> Tj 9 0 Td <0002> Tj ET"
    made = with_texts_of_unmapped_glyphs(content, {b"F1": {1: "a"}}, lambda: "xyz")
    assert made == with_actual_text(content, "xyz")
    assert with_texts_of_unmapped_glyphs(content, {b"F1": {1: "a", 2: "b"}}, str) == content


SIGNS = st.sampled_from("abc")


@given(st.lists(st.tuples(SIGNS, st.booleans())))
def test_unmapped_glyphs_have_all_the_characters_that_are_not_mapped(signs):
    text = "".join(sign.upper() if is_unmapped else sign for sign, is_unmapped in signs)
    shown = re.sub("[A-Z]", UNMAPPED, text)
    assert unmapped_texts(shown, text) == re.findall("[A-Z]", text)


def test_forms_have_only_the_resources_that_they_use():
    for form in all_forms(written_pdf(typeset_book(Book(TWO_UNITS), A5))):
        content = form.read_bytes()
        assert b"/CSp cs /CSp CS" not in content
        for category in form.Resources.values():
            for key in category.keys():  # noqa: SIM118 – a dictionary of pikepdf
                assert re.search(rf"{key}\b".encode(), content)


def test_equal_stones_share_a_form():
    stones = [part for n in range(40) for part in (InlineStone(BLACK, "4"), " and ")]
    pdf = written_pdf(typeset_book(Book((body(*stones),)), A5))
    stones = [form for form in all_forms(pdf) if b"ActualText" in form.read_bytes()]
    assert len(stones) == 40
    assert len({form.objgen for form in stones}) <= 2  # Qt sets a pen before the first one


def test_whole_boards_of_one_size_share_the_form_of_the_empty_board():
    figures = [Unit((board(9), body(f"Text {n}"))) for n in range(3)]
    pdf = written_pdf(typeset_book(Book((*figures, Unit((board(13),)))), PageSetup(columns=1)))
    assert len(structure(pdf).named("Figure")) == 4
    with_lines = [form.objgen for form in all_forms(pdf) if form.read_bytes().count(b" l\n") >= 18]
    assert len(with_lines) == 4
    assert len(set(with_lines)) == 2


def test_running_heads_page_numbers_and_rules_are_artifacts():
    setup = PageSetup(running_heads=True, page_numbers=True)
    blocks = (body(LONG * 90), Table((("1", "2"),), ("A", "B")))
    tree = tree_of(*blocks, setup=setup, title="Heads", running_title="Heads")
    assert "Heads" not in tree.text()
    assert not re.search(r"\d / \d", tree.text())


def chapters() -> tuple[Block, ...]:
    return (
        Contents("Contents"),
        PageBreak(),
        *(
            block
            for n in range(1, 4)
            for block in (
                body(f"Game {n}", **TITLED, start=ChapterStart(f"Game {n}", f"game{n}")),
                unit(9, caption=f"Figure {n}"),
                PageBreak(),
            )
        ),
    )


def test_contents_are_a_list_of_links_to_chapters():
    pdf = written_pdf(typeset_book(Book(chapters()), A5))
    tree = structure(pdf)
    (contents,) = tree.named("TOC")
    assert [entry.text() for entry in contents.named("TOCI")] == [
        "Game 1 2",
        "Game 2 3",
        "Game 3 4",
    ]
    for number, link in enumerate(contents.named("Link"), 1):
        assert {str(each.Dest) for each in link.links} == {f"game{number}"}
        assert {str(each.Contents) for each in link.links} == {f"Game {number}"}
    names = list(pdf.Root.Names.Dests.Names)
    assert [str(name) for name in names[::2]] == ["game1", "game2", "game3"]
    assert [pages_of(pdf).index(place[0]) for place in names[1::2]] == [1, 2, 3]


def pages_of(pdf) -> list:
    return [page.obj for page in pdf.pages]


@for_each(
    ("address", "target"),
    [
        ("https://example.org/?a=1", "https://example.org/?a=1"),
        ("www.example.org/a", "https://www.example.org/a"),
        ("me@example.org", "mailto:me@example.org"),
        ("mailto:me@example.org", "mailto:me@example.org"),
        ("me@example", None),
        ("awww.example", None),
        ("www.", None),
    ],
)
def test_addresses_in_comments_are_links(address, target):
    tree = tree_of(body(f"See ({address}), or ask."))
    assert normalised(tree.text()) == f"See ({address}), or ask."
    links = [str(each.A.URI) for link in tree.named("Link") for each in link.links]
    assert links == ([target] if target else [])


def test_the_outline_has_the_contents_and_all_chapters():
    pdf = written_pdf(typeset_book(Book(chapters()), A5))
    titles, item = [], pdf.Root.Outlines.First
    while item is not None:
        titles.append(str(item.Title))
        assert item.Parent == pdf.Root.Outlines
        item = item.get("/Next")
    assert titles == ["Contents", "Game 1", "Game 2", "Game 3"]
    assert pdf.Root.Outlines.Count == 4


def test_titles_and_entries_of_the_outline_have_no_invisible_marks():
    name = f"{isolate(isolate('محمد'))} – Lee"
    start = ChapterStart(name)
    heading = Paragraph((InlineText(name),), anchor="one", start=start, **TITLED)
    pdf = written_pdf(typeset_book(Book((heading, body("text")), title=name, author=name), A5))
    plain = "محمد – Lee"
    assert str(pdf.Root.Outlines.First.Title) == plain
    assert (str(pdf.docinfo.Title), str(pdf.docinfo.Author)) == (plain, plain)
    assert not re.search("[\u2066-\u2069]", pdf.Root.Metadata.read_bytes().decode())


def test_paragraphs_in_other_languages_say_so():
    blocks = body("Deutsch", language="de"), body("English", language="en"), body("?")
    pages = replace(typeset_book(Book(blocks), A5), language="en")
    pdf = written_pdf(pages)
    assert pdf.Root.Lang == "en"
    languages = [str(each.raw.get("/Lang", "")) for each in structure(pdf).named("P")]
    assert languages == ["de", "", ""]


GERMAN = "Das ist ein guter Zug, und Schwarz ist nicht mehr zu halten. "
FRENCH = "Le coup est bon, et les noirs ne sont pas dans le coin. "


@for_each(
    ("comments", "flags", "book", "paragraphs"),
    [
        ((), (), "en", ()),
        ((GERMAN,), (), "de", ("",)),
        ((GERMAN * 3, FRENCH), (), "de", ("", "fr")),
        ((GERMAN, FRENCH * 3), (), "fr", ("de", "")),
        ((GERMAN,), ("--language", "fr"), "fr", ("",)),
        (("Не знаю, что здесь было.",), ("--language", "fr"), "fr", ("ru",)),
        (("Lee 9p",), (), "en", ("",)),
    ],
)
def test_a_book_is_in_the_language_that_is_chosen_or_else_in_that_of_most_of_its_text(
    tmp_path, comments, flags, book, paragraphs
):
    record, file = tmp_path / "game.sgf", tmp_path / "game.pdf"
    moves = "".join(f";B[{'abc'[n]}a]C[{text}]" for n, text in enumerate(comments))
    record.write_text(f"(;GM[1]FF[4]SZ[9]CA[UTF-8]{moves})")
    assert main(["diagram", str(record), "-o", str(file), "--as", "game", *flags]) == 0
    with pikepdf.open(file) as pdf:
        assert pdf.Root.Lang == book
        assert f"<rdf:li>{book}</rdf:li>" in pdf.Root.Metadata.read_bytes().decode()
        tree = structure(pdf)
        assert tuple(str(each.raw.get("/Lang", "")) for each in tree.named("P")) == paragraphs
        phrases = "" if book == "en" else "en"
        for figure in tree.named("Figure", "Caption"):
            assert figure.raw.get("/Lang", "") == phrases


DIVIDED = (
    "Die Gebietsverteidigungsmaßnahmen und die Eröffnungsuntersuchungen am Anfang "
    "einer Partie sind selbstverständlich unübersichtliche Auseinandersetzungen. "
)
NARROW = PageSetup(paper=Paper("", 70, 100), margins=Margins(10, 10, 10, 10), columns=1)


def test_words_divided_by_hyphens_are_whole_in_the_structure_and_in_copied_text(tmp_path):
    pages = typeset_book(Book((body(DIVIDED, language="de"),)), replace(NARROW, justified=True))
    pdf = written_pdf(pages)
    (paragraph,) = structure(pdf).named("P")
    assert len(paragraph.children) > 1, "no word is divided"
    assert normalised(paragraph.text()) == normalised(DIVIDED)
    pdf.save(tmp_path / "book.pdf")
    assert DIVIDED.split()[1] in told("pdftotext", tmp_path / "book.pdf", "-")
    spoken = told("pdfinfo", "-struct-text", tmp_path / "book.pdf")
    assert normalised(DIVIDED) in normalised(re.sub(r'"\n *"', "", spoken))


@for_each("sign", ["\ue123", NOWHERE, "𠮷", "😀", "\ue123𠮷\ufe00"])
def test_poppler_reads_the_text_after_characters_whose_glyphs_have_none(tmp_path, sign):
    text = f"Kato {sign} – and {sign} played on."
    pdf = written_pdf(typeset_book(Book((body(text),)), A5))
    (paragraph,) = structure(pdf).named("P")
    assert normalised(paragraph.text()) == text
    for form in all_forms(pdf):
        assert b" Tj" not in form.read_bytes().partition(b"EMC")[2]
    pdf.save(tmp_path / "book.pdf")
    words = "".join(told("pdfinfo", "-struct-text", tmp_path / "book.pdf").split('"')[1::2])
    assert re.sub(f"[{UNMAPPED}{sign}]", "", words).split() == text.replace(sign, "").split()
    copied = told("pdftotext", tmp_path / "book.pdf", "-")
    assert "".join(copied.split()).startswith("".join(text.split()))


NAMES = "山田太郎 九段 – 木谷實 8 dan"


def test_poppler_reads_headings_in_synthetic_bold_divided_words_and_stones_once(tmp_path):
    divided = body(DIVIDED, InlineStone(BLACK), " Anna ", InlineStone(WHITE, "4"), language="de")
    book = Book((body(NAMES, **TITLED), divided, body(NAMES)))
    pdf = written_pdf(typeset_book(book, replace(NARROW, justified=True)))
    texts = [NAMES, f"{DIVIDED}Black Anna White 4", NAMES]
    assert [normalised(it.text()) for it in structure(pdf).named("H1", "P")] == texts
    assert not any(b"/ActualText <>" in form.read_bytes() for form in all_forms(pdf))
    pdf.save(tmp_path / "book.pdf")
    words = told("pdfinfo", "-struct-text", tmp_path / "book.pdf").split('"')[1::2]
    assert "".join(words) == "".join(texts).replace("White 4", "4")  # it reads only glyphs


def test_text_drawn_as_shapes_has_its_characters_in_the_structure():
    block = board(9, caption="Figure 1", notes=((InlineText("A note"),),))
    tree = structure(written_pdf(Pages((outlined_sheet(board_sheet(block)),))))
    texts = [str(each.raw.ActualText) for each in tree.named("Caption", "Note")]
    assert texts == ["Figure 1", "A note"]


def test_right_to_left_text_is_in_reading_order_in_the_structure():
    hebrew = "שחור שיחק"
    (paragraph,) = tree_of(body(hebrew)).named("P")
    assert str(paragraph.raw.ActualText) == hebrew


STONE = InlineStone(BLACK, "4")


@for_each(
    ("parts", "copied"),
    [
        (("אחרי ", STONE, " הלבן משחק (טוב מאוד) וסוף"), "(טוב מאוד)"),
        (("[", STONE, "] שלום «עולם»"), "«עולם»"),
        (("بعد ", STONE, " يلعب (جيد جدا) في C7 [قوي]"), "(جيد جدا)"),
        (("Black (", STONE, ") is (טוב) here"), "Black 4"),
    ],
)
def test_right_to_left_text_with_stones_comes_back_as_it_was_written(tmp_path, parts, copied):
    pdf = written_pdf(typeset_book(Book((body(*parts),)), PageSetup(columns=1)))
    (paragraph,) = structure(pdf).named("P")
    assert normalised(paragraph.text()) == spoken(body(*parts).inline)
    pdf.save(tmp_path / "book.pdf")
    assert copied in told("pdftotext", tmp_path / "book.pdf", "-")


def test_a_numbered_stone_is_copied_on_its_line(tmp_path):
    text = body("After ", STONE, " White plays elsewhere.")
    written_pdf(typeset_book(Book((text,)), A5)).save(tmp_path / "book.pdf")
    assert "After Black 4 White plays" in told("pdftotext", tmp_path / "book.pdf", "-")


def test_stones_without_a_number_are_words_for_readers_that_know_only_glyphs(tmp_path):
    names = (InlineStone(BLACK), " Anna – ", InlineStone(WHITE), " Karl and ", TRIANGLE)
    pages = typeset_book(Book((body(*names, **TITLED),)), A5)
    pdf = written_pdf(pages)
    assert normalised(structure(pdf).text()) == "Black Anna – White Karl and Black ▲"
    pdf.save(tmp_path / "book.pdf")
    assert "Black Anna – White Karl" in told("pdftotext", tmp_path / "book.pdf", "-")
    told_words = told("pdfinfo", "-struct-text", tmp_path / "book.pdf").split('"')[1::2]
    assert told_words == ["Black", " Anna – ", "White", " Karl and ", "Black ▲"]
    printed = written_pdf(pages, PdfProfile(invisible_text=False))
    for made, count in ((pdf, 3), (printed, 0)):
        assert sum(b"3 Tr" in form.read_bytes() for form in all_forms(made)) == count


def test_the_caption_of_a_single_board_is_read_after_its_description():
    page = board_page(board(9).picture, caption="A first line\nand a second one")
    tree = structure(written_pdf(Pages((page,), "Title", description="An empty board")))
    figure, caption = tree.named("Figure", "Caption")
    assert figure.raw.Alt == "An empty board"
    assert caption.raw.ActualText == "A first line and a second one"


def test_pictures_are_stored_without_loss():
    picture = sheet_cases.picture(9, moves=20)
    with written_pdf(Pages((board_page(picture, theme=LIGHT),))) as pdf:
        images = [
            image
            for form in all_forms(pdf)
            for image in form.Resources.get("/XObject", pikepdf.Dictionary()).values()
        ]
        assert images
        assert {str(image.Filter) for image in images} == {"/FlateDecode"}


PIECES = st.one_of(
    st.text("abc déλЖ -/\n本", max_size=40),
    st.builds(InlineStone, st.sampled_from([BLACK, WHITE]), st.sampled_from(["4", "128"])),
    st.just(TRIANGLE),
    st.just(InlineText("https://example.org/a_long_address/with/parts")),
)
PARAGRAPHS = st.builds(
    lambda parts, style: body(*parts, style=style),
    st.lists(PIECES, max_size=6),
    st.sampled_from(ParagraphStyle),
)
BOARDS = st.builds(
    lambda side, notes: board(side, notes=((InlineText("A note "), TRIANGLE),) * notes),
    st.integers(1, 9),
    st.integers(0, 3),
)
TABLES = st.builds(
    lambda rows, head: Table((("cell", "", "3"),) * rows, ("a", "b", "c") if head else ()),
    st.integers(1, 40),
    st.booleans(),
)
UNITS = st.lists(st.one_of(BOARDS, PARAGRAPHS, TABLES), max_size=4).map(lambda b: Unit(tuple(b)))
SETUPS = st.builds(
    PageSetup,
    paper=st.just(Paper("", 100, 120)),
    margins=st.just(Margins(10, 10, 10, 10)),
    columns=st.sampled_from([1, 2]),
    order=st.sampled_from(UnitOrder),
    page_numbers=st.booleans(),
)


@examples(0.3)
@given(st.lists(st.one_of(UNITS, PARAGRAPHS, TABLES), min_size=1, max_size=5), SETUPS)
def test_no_text_of_a_book_is_lost_or_out_of_order(blocks, setup):
    pages = typeset_book(Book(tuple(blocks)), setup)
    if not pages.sheets:
        return
    tree = structure(written_pdf(pages))
    texts = [element.text() for element in leaves(tree)]
    wanted = filter(None, map(normalised, texts_of(blocks)))
    assert list(filter(None, map(normalised, texts))) == list(wanted)


def test_a_long_description_of_a_drawing_is_cut_after_a_line():
    lines = "\n".join(f"A bar with the number {n}" for n in range(200))
    page = board_page(board(9).picture)
    (figure,) = structure(written_pdf(Pages((page,), description=lines))).named("Figure")
    text = str(figure.raw.Alt)
    assert 950 < len(text) <= 1000
    assert text.endswith(" …")
    assert lines.startswith(text.removesuffix(" …") + "\n")


@for_each(
    ("arguments", "expected"),
    [
        (("--move", "2"), ["Board 9 × 9. Last move: White C7. Black: G7. White: C7."]),
        (("--move", "1", "--captions"), ["After move 1. Last move: Black G7. Black: G7."]),
        (
            ("--as", "board", "--move", "2", "--stones"),
            ["Board 9 × 9. Last move: White C7. Black: G7. White: C7."],
        ),
        (("--as", "board"), ["Board 9 × 9"]),
        (
            ("--separate", "--as", "game"),
            ["Figure 1 (1–2). Last move: White 2 C7. Moves: Black 1 G7, 2 C7."],
        ),
    ],
)
def test_boards_on_their_own_have_the_same_descriptions_as_in_books(tmp_path, arguments, expected):
    record, file = tmp_path / "game.sgf", tmp_path / "board.pdf"
    record.write_text("(;GM[1]FF[4]SZ[9];B[gc];W[cc])")
    assert main(["diagram", str(record), "-o", str(file), *arguments]) == 0
    with pikepdf.open(next(tmp_path.glob("board*.pdf"))) as pdf:
        assert pdf.Root.Lang == "en"
        assert sorted({str(each.raw.Alt) for each in structure(pdf).named("Figure")}) == expected
