"""E-books: what is in the archive, on its pages and in its pictures, and where links lead."""

from __future__ import annotations

import re
import zipfile
from dataclasses import replace
from datetime import UTC, datetime
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QColor, QImage

from goboard_gui.diagram.book.assembly import make_book
from goboard_gui.diagram.book.blocks import (
    AlternativeText,
    BoardBlock,
    Book,
    InlineStone,
    InlineText,
    PageBreak,
    Paragraph,
    Unit,
)
from goboard_gui.diagram.book.isbn import IsbnError, parse_isbn
from goboard_gui.diagram.book.options import (
    AnswerPlacement,
    DocumentType,
    NamingOptions,
    PrintedGame,
    PrintOptions,
    RecordAttachment,
)
from goboard_gui.diagram.book.page_setup import PageSide
from goboard_gui.diagram.output.epub import EpubOptions, epub_steps
from goboard_gui.diagram.output.epub.signed_names import join_signs
from goboard_gui.diagram.picture import Cell, Picture
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Crop, Point
from goboard_gui.notation import notation
from goboard_gui.record.figures import FixedLengthSplit, PlanOptions, VariationDiagrams
from goboard_gui.record.properties.marks import Mark
from goboard_gui.stepwise import run_to_end
from tests.cases import for_each
from tests.diagram.diagram_cases import empty_board
from tests.diagram.epub_cases import XHTML, OpenedEpub

pytestmark = pytest.mark.usefixtures("qapp")

BLACK, WHITE = Colour.BLACK, Colour.WHITE
WESTERN = NamingOptions(notation("western"))
ANDREEV = NamingOptions(notation("andreev"))
OPTIONS = PrintOptions(
    WESTERN,
    plan=PlanOptions(FixedLengthSplit(2), variations=VariationDiagrams.FROM_ONE),
    contents=True,
)
GAME = "PB[Ann]PW[Bob];B[aa];W[bb](;B[cc]C[Now];W[dd])(;B[ee];W[ff])"
PROBLEM = "AB[aa][bb]AW[cc]PL[B](;B[dd]C[RIGHT The vital point];W[ee])(;B[ff];W[dd]C[WRONG])"


def games(*texts: str, size: int = 9) -> list[PrintedGame]:
    trees = [read_sgf(f"(;SZ[{size}]{text})".encode()).games[0] for text in texts]
    return [PrintedGame(tree, tree.root) for tree in trees]


def epub(book: Book, names: NamingOptions = WESTERN, **said) -> bytes:
    return run_to_end(epub_steps(book, EpubOptions(names, **said)))


def opened(book: Book, names: NamingOptions = WESTERN, **said) -> OpenedEpub:
    return OpenedEpub(epub(book, names, **said))


def two_games(**said) -> OpenedEpub:
    return opened(make_book(games(GAME, GAME), OPTIONS), **said)


def problems(placement: AnswerPlacement = AnswerPlacement.AFTER) -> OpenedEpub:
    options = replace(OPTIONS.with_document_type(DocumentType.PROBLEMS), contents=False)
    options = replace(options, problems=options.problems._replace(answers=placement))
    return opened(make_book(games(PROBLEM, PROBLEM.replace("aa", "hh")), options))


def said(text: str, **more) -> Paragraph:
    return Paragraph((InlineText(text),), **more)


def board(picture: Picture | None = None, **more) -> Unit:
    text = AlternativeText("Figure 1. Upper side.", "Figure 1. Upper side. Moves: …")
    picture = picture or Picture(empty_board(9, labelled=False))
    return Unit((BoardBlock(picture, **{"alt_text": text, **more}),))


def test_an_archive_begins_with_its_type_and_has_everything_in_its_root_folder():
    book = two_games()
    assert (book.infos[0].filename, book.infos[0].compress_type) == ("mimetype", zipfile.ZIP_STORED)
    assert book.files["mimetype"] == b"application/epub+zip"
    names = set(book.files) - {"META-INF/container.xml"}
    assert not any("/" in name for name in names)
    assert all(name == name.lower() for name in names)
    assert set(book.media_types) == names - {"mimetype", "package.opf"}


def test_the_same_records_give_the_same_bytes(monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    book = make_book(games(GAME), OPTIONS)
    assert epub(book, modified=5e8) == epub(book, modified=5e8)
    assert epub(book) == epub(book)
    one, other = (opened(book).metadata("identifier"), two_games().metadata("identifier"))
    assert one != other


@for_each(
    ("prescribed", "modified", "stated"),
    [
        ("1700000000", 5e8, 1_700_000_000),
        (None, 5e8 + 0.7, 500_000_000),
        ("tomorrow", 5e8, 500_000_000),
        (None, None, datetime(1980, 1, 1, tzinfo=UTC).timestamp()),
    ],
)
def test_the_date_is_the_prescribed_one_or_that_of_the_newest_record(
    prescribed, modified, stated, monkeypatch
):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    if prescribed:
        monkeypatch.setenv("SOURCE_DATE_EPOCH", prescribed)
    (moment,) = two_games(modified=modified).properties("dcterms:modified")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", moment)
    assert datetime.fromisoformat(moment).timestamp() == stated


def test_a_book_says_what_it_is():
    book = Book((said("Text"),), title="A & B", author="Me", language="de")
    found = opened(book, publisher="<P>", isbn="3-16-148410-X")
    assert found.metadata("title") == ["A & B"]
    assert found.metadata("creator") == ["Me"]
    assert found.metadata("publisher") == ["<P>"]
    assert found.metadata("language") == ["de"]
    identifier, isbn = found.metadata("identifier")
    assert identifier.startswith("urn:uuid:")
    assert isbn == "urn:isbn:9783161484100"


def test_a_book_says_how_accessible_it_is_in_the_words_of_the_standard():
    found = two_games()
    features = {"alternativeText", "longDescription", "readingOrder", "structuralNavigation"}
    features |= {"tableOfContents", "displayTransformability"}
    assert set(found.properties("schema:accessibilityFeature")) == features
    assert found.properties("schema:accessMode") == ["textual", "visual"]
    assert found.properties("schema:accessModeSufficient") == ["textual,visual", "textual"]
    assert found.properties("schema:accessibilityHazard") == ["none"]
    assert all(found.properties("schema:accessibilitySummary"))


def test_each_game_has_a_file_and_the_contents_lead_there_and_back():
    found = two_games()
    assert found.order == ["cover.xhtml", "nav.xhtml", "c001.xhtml", "c002.xhtml"]
    leads = {(page, place) for page, _, place in found.links()}
    for name in ("c001.xhtml", "c002.xhtml"):
        assert ("nav.xhtml", name) in leads
        assert (name, "nav.xhtml") in leads
    assert found.files["toc.ncx"].count(b"<navPoint ") == 2


def test_a_book_without_a_page_of_contents_does_not_show_one():
    found = opened(make_book(games(GAME), replace(OPTIONS, contents=False)))
    assert found.order == ["cover.xhtml", "c001.xhtml"]
    assert not any(place == "nav.xhtml" for _, _, place in found.links())


@for_each("make", [two_games, problems, lambda: problems(AnswerPlacement.FACING)])
def test_every_link_leads_somewhere(make):
    found = make()
    assert {place for _, _, place in found.links()} <= found.anchors()


def test_diagrams_and_their_places_in_the_game_link_to_each_other():
    found = opened(make_book(games(GAME.replace("C[Now]", "")), OPTIONS))
    leads = {(text, place) for _, text, place in found.links()}
    assert ("Dia. 1", "c001.xhtml#game-1-diagram-1") in leads
    assert ("instead of 3", "c001.xhtml#game-1-figure-1") in leads


def test_problems_and_answers_link_to_each_other_and_answers_have_pages_of_their_own():
    found = problems()
    leads = {(page, text, place) for page, text, place in found.links()}
    question, answer = "c001.xhtml", "c002.xhtml"
    assert (question, "Solution 1", f"{answer}#answer-1") in leads
    assert (answer, "Solution 1", f"{question}#problem-1") in leads
    assert "vital" in found.text(answer)
    assert "vital" not in found.text(question)


def test_answers_on_the_page_after_each_page_of_problems_have_files_of_their_own():
    found = problems(AnswerPlacement.FACING)
    assert found.order == ["cover.xhtml", "c001.xhtml", "c002.xhtml"]
    assert "vital" not in found.text("c001.xhtml")


def test_every_picture_has_a_short_text_and_the_same_is_visible():
    found = two_games()
    for name, image in found.pictures().items():
        assert 0 < len(image.get("alt")) <= 150
        if name != "cover.png":
            svg = ElementTree.fromstring(found.files[name])
            title, description = (svg.find(f"{{*}}{tag}").text for tag in ("title", "desc"))
            assert description.startswith(title)
    text = found.text("c001.xhtml")
    assert "Figure 1 (1–2)" in text.replace("\u00a0", " ")
    assert "First move: Black 1 A9." in text
    assert "Moves: Black 1 A9, 2 B8." in text


def test_lists_of_moves_and_their_boards_link_to_each_other():
    leads = {(text, place) for _, text, place in two_games().links()}
    assert ("Moves", "c001.xhtml#moves-1") in leads
    assert ("Figure 1 (1–2)", "c001.xhtml#game-1-figure-1") in leads


def test_a_position_says_who_is_to_play():
    options = OPTIONS.with_document_type(DocumentType.POSITION)
    (game,) = games("AB[aa];W[bb];B[cc]")
    found = opened(make_book([game._replace(node=2)], options))
    assert "White to play" in found.text(found.order[-1])


def test_sections_and_figures_have_blocks_in_them():
    for make in (two_games, problems):
        for page in make().pages.values():
            for tag in ("section", "figure"):
                for element in page.iter(f"{XHTML}{tag}"):
                    assert not (element.text or "").strip()
                    kinds = {child.tag.removeprefix(XHTML) for child in element}
                    assert kinds & {"div", "p", "figure", "h2"}


def test_a_whole_board_is_a_thousand_wide_and_others_have_the_same_pitch():
    pictures = [
        Picture(empty_board(19, labelled=True)),
        Picture(empty_board(9, labelled=True)),
        Picture(empty_board(19, labelled=False), crop=Crop(0, 0, 9, 9)),
    ]
    found = opened(Book(tuple(map(board, pictures))))
    sizes = {name: (img.get("width"), img.get("height")) for name, img in found.pictures().items()}
    assert sizes["b001.svg"] == ("1000", "1000")
    spacings = []
    for name in ("b001.svg", "b002.svg", "b003.svg"):
        svg = ElementTree.fromstring(found.files[name])
        assert svg.get("viewBox") == f"0 0 {svg.get('width')} {svg.get('height')}"
        assert (svg.get("width"), svg.get("height")) == sizes[name]
        lines = (
            line.get("points").split() for line in svg.iter("{http://www.w3.org/2000/svg}polyline")
        )
        upright = sorted(
            {float(a.split(",")[0]) for a, b in lines if a.split(",")[0] == b.split(",")[0]}
        )
        spacings.append(upright[1] - upright[0])
    assert spacings == pytest.approx([spacings[0]] * 3, rel=1e-3)


def test_boards_have_the_same_pitch_in_narrow_columns_too():
    pictures = [Picture(empty_board(size, labelled=True)) for size in (19, 9)]
    for shown, shares in ((pictures, [100, 49.3]), (pictures[1:], [100])):
        found = opened(Book(tuple(map(board, shown))))
        images = [img for name, img in found.pictures().items() if name != "cover.png"]
        styles = [
            re.fullmatch(r"width: (.+)%; max-width: (\d+)px", it.get("style")) for it in images
        ]
        assert [style[2] for style in styles] == [img.get("width") for img in images]
        assert [float(style[1]) for style in styles] == pytest.approx(shares, abs=3)
    style = found.files["style.css"].decode()
    assert "img { height: auto }" in style


def test_pictures_are_opaque_and_hold_text_as_paths():
    picture = Picture(empty_board(9), {Point(1, 1): Cell(stone=BLACK, label="1")})
    data = opened(Book((board(picture),))).files["b001.svg"].decode()
    assert "<text" not in data
    assert re.search(r'<rect x="0" y="0" width="(\d+)" height="\1" ?/>', data)
    assert "currentColor" not in data
    assert not re.search(r'id="[0-9]', data)


def test_boards_for_kindle_are_bitmaps_of_1600_pixels():
    found = opened(Book((board(Picture(empty_board(19))),)), bitmaps=True)
    image = QImage.fromData(found.files["b001.png"])
    assert (image.width(), image.height()) == (1600, 1600)
    assert found.pictures()["b001.png"].get("width") == "1000"
    assert image.pixelColor(0, 0) == QColor("white")


@for_each(
    ("stone", "words"),
    [
        (InlineStone(BLACK, "61"), "at Black 61."),
        (InlineStone(BLACK, "61", text="61"), "at 61."),
        (InlineStone(WHITE), "at White."),
        (InlineStone(WHITE, mark=Mark.CIRCLE), "at White (circle)."),
        (InlineStone(None, mark=Mark.TERRITORY_BLACK), "at Black's territory."),
        (InlineStone(None, "A"), "at A."),
    ],
)
def test_stones_in_text_are_words(stone, words):
    found = opened(Book((Paragraph((InlineText("at "), stone, InlineText("."))),)))
    assert found.text("title.xhtml").strip() == words


def test_passes_are_listed_with_one_word_for_each_colour():
    (game,) = games(";B[aa];W[];B[]")
    found = opened(make_book([game], replace(OPTIONS, plan=PlanOptions())))
    assert "Black\u00a03: pass" in found.text(
        "c001.xhtml"
    ) or "White\u00a02, Black\u00a03: pass" in found.text("c001.xhtml")
    assert "White White" not in found.text("c001.xhtml")


@for_each(
    ("text", "joined"),
    [
        ("-3+2", "\u22123+2"),
        ("+3-2, -3-2", "+3\u2060\u22122, \u22123\u2060\u22122"),
        ("=2-1", "=2\u2060\u22121"),
        ("3:-2", "3:\u2060\u22122"),
        ("(-3,-2)", "(\u2060\u22123,\u2060\u22122)"),
        ("2026-12-01, 3-4, d4-e5, B-3", "2026-12-01, 3-4, d4-e5, B-3"),
        ("1–2 - 3", "1–2 - 3"),
    ],
)
def test_signs_of_names_stay_with_them(text, joined):
    assert join_signs(text) == joined
    assert join_signs(joined) == joined


def test_signed_names_in_right_to_left_text_have_a_mark_before_them():
    found = opened(Book((said("שלום -3+2, +3-2"),)), ANDREEV)
    assert "\u200e\u22123+2, \u200e+3\u2060\u22122" in found.text("title.xhtml")


def test_a_book_in_hebrew_is_turned_from_right_to_left():
    spine = opened(Book((said("שלום"),), language="he")).package.find("{*}spine")
    assert spine.get("page-progression-direction") == "rtl"


def test_paragraphs_in_other_languages_say_so_in_both_ways():
    found = opened(Book((said("Ja", language="de"),), language="en"))
    (paragraph,) = (each for each in found.elements("p") if each.text == "Ja")
    assert paragraph.get("lang") == "de"
    assert paragraph.get("{http://www.w3.org/XML/1998/namespace}lang") == "de"
    assert found.metadata("language") == ["en"]


def test_the_style_leaves_fonts_and_colours_to_the_reader():
    style = two_games().files["style.css"].decode()
    assert not re.search(r"(?:^|[^-])color|font-family|background", style)


def test_a_book_needs_nothing_from_elsewhere():
    for name, data in two_games().files.items():
        if name.endswith((".xhtml", ".svg", ".css")):
            assert not re.search(rb"<script|(?:src|href)=\"https?:|url\(", data), name


def test_the_record_is_linked_in_the_metadata_only_and_shown_if_wanted():
    options = replace(OPTIONS, attach_record=RecordAttachment.ALWAYS)
    book = make_book(games(GAME), options)
    found = opened(book)
    link = found.package.find("{*}metadata/{*}link")
    assert (link.get("rel"), link.get("href")) == ("record", "game.sgf")
    assert "game.sgf" not in found.media_types
    assert b"PB[Ann]" in found.files["game.sgf"]
    assert not any("game.sgf" in place for _, _, place in found.links())
    shown = opened(book, record_page=True)
    assert shown.order[-1] == "record.xhtml"
    assert "PB[Ann]" in shown.text("record.xhtml")


def test_a_title_page_is_a_page_of_its_own():
    book = Book((said("Title"), PageBreak(), said("Text")), title="Title")
    found = opened(book)
    assert found.order == ["cover.xhtml", "title.xhtml", "c001.xhtml"]


def test_pages_of_problems_are_one_file():
    blocks = (board(), PageBreak(), board(), PageBreak(side=PageSide.RIGHT), said("Answer"))
    start = replace(blocks[0], start=None)
    found = opened(Book((start, *blocks[1:])))
    assert found.order[0] == "cover.xhtml"
    assert "Answer" in found.text(found.order[-1])


@for_each(
    ("text", "digits"),
    [("978-3-16-148410-0", "9783161484100"), ("316148410X", "9783161484100")],
)
def test_an_isbn_may_be_written_in_several_ways(text, digits):
    assert parse_isbn(text) == digits


@for_each(
    "text", ["978-3-16-148410-1", "12", "", "ABC", "3161484101", "９７８３１６１４８４１００"]
)
def test_a_wrong_isbn_is_an_error_that_names_it(text):
    with pytest.raises(IsbnError) as error:
        parse_isbn(text)
    assert error.value.text == text


def test_an_empty_book_can_be_opened():
    assert opened(Book(())).order[0] == "cover.xhtml"
