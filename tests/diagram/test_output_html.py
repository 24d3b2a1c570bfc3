from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
from goboard_gui.diagram.book.page_setup import PageSetup, Typeface
from goboard_gui.diagram.book.phrases import ENGLISH
from goboard_gui.diagram.output.html import html_parts, to_html
from goboard_gui.diagram.output.svg import to_svg
from goboard_gui.diagram.picture import Cell, Picture
from goboard_gui.diagram.theme import LIGHT
from goboard_gui.go import Colour, Crop, Point
from goboard_gui.record.properties.marks import Mark
from tests.cases import for_each
from tests.diagram.diagram_cases import empty_board
from tests.diagram.output_cases import board_sheet, numbered_picture, rendered_svg
from tests.examples import examples

pytestmark = pytest.mark.usefixtures("qapp")

BLACK, WHITE = Colour.BLACK, Colour.WHITE
VOID = {"meta", "br", "hr"}
PICTURE = numbered_picture()


class Page(HTMLParser):
    """What a reader of HTML finds: the elements, and the text in each of them but spans."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[tuple[str, ...], str]] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append((tuple(tag for tag in self.open if tag != "span"), data))

    def text_in(self, *tags: str) -> str:
        return "".join(text for within, text in self.texts if within[-len(tags) :] == tags)

    def attributes(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


def page(*blocks, **said) -> Page:
    return Page(to_html(Book(blocks, **said)))


def said(text: str) -> Paragraph:
    return Paragraph((InlineText(text),))


def svgs(html: str) -> list[bytes]:
    return [f"<svg{part.partition('</svg>')[0]}</svg>".encode() for part in html.split("<svg")[1:]]


def test_a_page_says_what_it_is():
    html = to_html(Book((), title="A <title>", author='"Me"'), language="ja")
    found = Page(html)
    assert html.startswith("<!DOCTYPE html>\n")
    assert found.attributes("html") == [{"lang": "ja"}]
    assert found.text_in("title") == "A <title>"
    meta = found.attributes("meta")
    assert {"charset": "utf-8"} in meta
    assert {"name": "author", "content": '"Me"'} in meta
    assert any(known.get("name") == "viewport" for known in meta)
    assert "break-inside: avoid" in found.text_in("style")


def test_a_page_needs_no_other_file():
    html = to_html(Book((Unit((BoardBlock(PICTURE),)),)), theme=LIGHT)
    for attributes in Page(html).elements:
        for key, value in attributes[1].items():
            if key in ("src", "href", "xlink:href"):
                assert value.startswith(("data:image/png;base64,", "#board1-image"))
    assert "<script" not in html
    assert "url(" not in html


@for_each(
    ("style", "tag"),
    [
        (ParagraphStyle.COVER, "h1"),
        (ParagraphStyle.TITLE, "h1"),
        (ParagraphStyle.SUBTITLE, "p"),
        (ParagraphStyle.HEADING, "h2"),
        (ParagraphStyle.BODY, "p"),
        (ParagraphStyle.SMALL, "p"),
    ],
)
def test_paragraphs_are_what_their_style_says(style, tag):
    found = page(Paragraph((InlineText("One\nline"),), style))
    assert found.text_in(tag) == "One\nline"
    assert ("br", {}) in found.elements


def test_only_the_title_of_a_book_of_several_games_is_a_heading_of_the_first_level():
    starts = (ChapterStart("A", "a"), ChapterStart("B", "b"))
    titles = (Paragraph((InlineText("A"),), ParagraphStyle.TITLE, start=start) for start in starts)
    cover = Paragraph((InlineText("Book"),), ParagraphStyle.COVER)
    heading = Paragraph((InlineText("Answers"),), ParagraphStyle.HEADING)
    found = page(cover, Contents("Contents"), *titles, heading)
    assert found.text_in("h1") == "Book"
    assert found.text_in("h2") == "ContentsAA"
    assert found.text_in("h3") == "Answers"


def test_paragraphs_are_centred_and_kept_with_what_follows():
    (attributes,) = page(
        Paragraph((InlineText("x"),), ParagraphStyle.SMALL, centred=True, keep_with_next=True)
    ).attributes("p")
    assert attributes["class"].split() == ["small", "centred", "keep"]


def test_letters_are_bold_and_slanted():
    found = page(
        Paragraph(
            (InlineText("a"), InlineText("b", bold=True), InlineText("c", bold=True, italic=True))
        )
    )
    assert found.text_in("p", "b") == "b"
    assert found.text_in("i", "b") == "c"


def test_a_board_has_its_caption_and_notes_below_it_and_is_read_out_by_its_short_text():
    board = BoardBlock(
        PICTURE,
        (InlineText("Figure 1"),),
        ((InlineText("5 at 3"),), (InlineText("7: pass"),)),
        alt_text=AlternativeText("Figure 1. Upper side.", "Figure 1. Upper side. Moves: …"),
    )
    found = page(Unit((board, said("Comment"))))
    assert found.text_in("figure", "figcaption", "p") == "Figure\u00a015 at 37: pass"
    svg = found.attributes("svg")[0]
    assert (svg["role"], svg["aria-label"]) == ("img", "Figure 1. Upper side.")
    assert found.text_in("div", "p") == "Comment"


def test_notes_in_a_table_are_a_list_in_columns():
    table = ((InlineText("5 at 3"),), (InlineStone(BLACK, "7"), InlineText(" at 1")))
    found = page(Unit((BoardBlock(PICTURE, notes=((InlineText("8: pass"),),), note_table=table),)))
    assert found.text_in("figcaption", "ul", "li") == "5 at 3 at 1"
    assert found.text_in("figcaption", "p") == "8: pass"
    assert "figcaption ul { " in found.text_in("style")
    assert "columns: 8em" in found.text_in("style")


def test_a_board_without_texts_has_none_below_it():
    assert not page(Unit((BoardBlock(PICTURE),))).attributes("figcaption")


def test_a_board_is_drawn_as_everywhere():
    picture = PICTURE._replace(empty_board=empty_board(9, labelled=False))
    (svg,) = svgs(to_html(Book((Unit((BoardBlock(picture, pitch=4.0),)),))))
    alone = to_svg(board_sheet(picture, pitch=4.0), background=None, keep_text=True)
    assert rendered_svg(svg, 8) == rendered_svg(alone, 8)


def test_lines_of_boards_are_as_far_apart_as_is_said():
    part = Picture(empty_board(9, labelled=False), crop=Crop(0, 0, 4, 4))
    blocks = (Unit((BoardBlock(part), BoardBlock(part, pitch=3.0))),)
    html = to_html(Book(blocks), pitch=6.0)
    widths = [float(ElementTree.fromstring(svg).get("width")[:-2]) for svg in svgs(html)]
    assert widths[0] == pytest.approx(2 * widths[1])


@pytest.mark.parametrize(
    ("stone", "spoken", "written"),
    [
        (InlineStone(BLACK, "61"), "Black 61", "61"),
        (InlineStone(WHITE, "148"), "White 148", "148"),
        (InlineStone(WHITE), "White", ""),
        (InlineStone(WHITE, mark=Mark.TRIANGLE), "White △", ""),
        (InlineStone(None, "A"), "A", "A"),
        (InlineStone(BLACK, "61", text="61"), "61", "61"),
        (InlineStone(BLACK, "61", text="Schwarz 61"), "Schwarz 61", "61"),
    ],
)
def test_small_stones_stand_in_the_text_and_are_read_out(stone, spoken, written):
    found = page(Paragraph((InlineText("at "), stone, InlineText("."))))
    (svg,) = found.attributes("svg")
    assert svg["aria-label"] == spoken
    assert svg["class"] == "stone"
    assert svg["height"] == "1.27em"
    assert "".join(text for within, text in found.texts if within[-1:] == ("text",)) == written
    assert found.text_in("main", "p") == "at ."


def test_small_stones_are_read_out_in_the_words_of_the_book():
    phrases = ENGLISH._replace(black_move="Schwarz {number}")
    html = to_html(Book((Paragraph((InlineStone(BLACK, "3"),)),)), phrases=phrases)
    assert Page(html).attributes("svg")[0]["aria-label"] == "Schwarz 3"


def test_tables_have_heads_rows_and_cells():
    found = page(Table((("1", "D4 & <E5>"), ("2", "Q16")), ("No.", "Move")))
    assert found.text_in("table", "thead", "tr", "th") == "No.Move"
    assert found.text_in("table", "tbody", "tr", "td") == "1D4 & <E5>2Q16"
    assert {attributes["scope"] for attributes in found.attributes("th")} == {"col"}


def test_what_begins_a_page_is_parted_from_what_was_before():
    found = page(PageBreak(), said("one"), PageBreak(), PageBreak(), said("two"))
    assert [tag for tag, _ in found.elements][-3:] == ["p", "hr", "p"]


def test_images_of_two_boards_are_not_mixed_up():
    board = BoardBlock(PICTURE)
    html = to_html(Book((Unit((board, board)),)), theme=LIGHT)
    names = [attributes["id"] for attributes in Page(html).attributes("image")]
    assert len(names) == len(set(names))
    used = {use["xlink:href"] for use in Page(html).attributes("use")}
    assert used == {f"#{name}" for name in names}


def test_blocks_come_one_by_one():
    blocks = [said("one"), Unit((BoardBlock(PICTURE),)), said("two")]
    parts = list(html_parts(Book(tuple(blocks))))
    assert len(parts) == len(blocks) + 2
    assert "two" in parts[-2]
    assert "".join(parts) == to_html(Book(tuple(blocks)))


texts = st.text(max_size=40) | st.text(alphabet="<>&\"'/!- ab;=\n", max_size=40)


def visible(text: str) -> str:
    """A text without control characters and halves of characters."""
    kept = (
        sign for sign in text if sign in "\n\t" or not (ord(sign) < 32 or 127 <= ord(sign) < 160)
    )
    return "".join("?" if "\ud800" <= sign <= "\udfff" else sign for sign in kept)


@given(text=texts)
@examples(0.8)
def test_no_text_is_taken_for_markup(text):
    picture = Picture(empty_board(5, labelled=False), {Point(1, 1): Cell(label=text)})
    blocks = (
        Paragraph((InlineText(text),)),
        Unit((BoardBlock(picture, (InlineText(text),)),)),
        Table(((text,),), (text,)),
    )
    html = to_html(Book(blocks, title=text, author=text))
    html.encode()
    found = Page(html)
    shown = visible(text)
    assert found.text_in("main", "p") == shown
    assert found.text_in("td") == found.text_in("th") == shown
    assert found.text_in("title") == (shown or "Goboard")
    assert {"name": "author", "content": shown} in found.attributes("meta")
    known = "html head meta title style body main p br div figure figcaption table thead tbody"
    known += " tr th td a span svg g text polyline circle rect path"
    assert {tag for tag, _ in found.elements} <= set(known.split())


def test_a_paragraph_in_another_language_than_the_book_says_so():
    german = Paragraph((InlineText("Das „Ohr“"),), language="de")
    english = replace(german, language="en")
    text = to_html(Book((german, english)), language="en")
    assert '<p dir="auto" lang="de">Das „Ohr“</p>' in text
    assert '<p dir="auto">Das „Ohr“</p>' in text


def test_a_page_is_in_the_language_of_its_book_and_captions_say_if_they_are_in_another_one():
    blocks = (Unit((BoardBlock(PICTURE, (InlineText("Figure 1"),)),)),)
    text = to_html(Book(blocks, language="de"), language="en")
    assert '<html lang="de">' in text
    assert '<figure lang="en">' in text
    assert "<figure>" in to_html(Book(blocks), language="en")


def test_text_is_not_justified_whatever_pages_have():
    assert "justify" not in to_html(Book(()), setup=PageSetup(justified=True))


@for_each(
    ("typeface", "family"), [(Typeface.BOOK, "Goboard Book"), (Typeface.DEJAVU, "Goboard Serif")]
)
def test_the_typeface_comes_first(typeface, family):
    assert f'font-family: "{family}", ' in to_html(Book(()), setup=PageSetup(typeface=typeface))


def test_addresses_in_comments_are_links():
    text = to_html(Book((Paragraph((InlineText("See https://a.org/?x&y or me@a.org."),)),)))
    assert '<a href="https://a.org/?x&amp;y">https://a.org/?x&amp;y</a>' in text
    assert '<a href="mailto:me@a.org">me@a.org</a>.' in text
