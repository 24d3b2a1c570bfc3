"""Justified and hyphenated paragraphs as lines."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QFontMetricsF

from goboard_gui.diagram.book.blocks import InlineStone, InlineText, Paragraph, ParagraphStyle, Unit
from goboard_gui.diagram.book.hyphenation import Hyphenator
from goboard_gui.diagram.book.page_setup import Hyphenation, Margins, PageSetup, Paper
from goboard_gui.diagram.book.typesetting.flow import ParagraphLines
from goboard_gui.diagram.book.typesetting.justification import with_word_spacing
from goboard_gui.diagram.book.typesetting.line_ends import RAGGED, LineSetting
from goboard_gui.diagram.book.typesetting.paragraphs import (
    StoneRun,
    TextRun,
    TypesetLine,
    break_lines,
)
from goboard_gui.diagram.book.typesetting.styles import EM, Styles
from tests.cases import for_each
from tests.diagram.sheet_cases import BLACK, lines_on, sheets_of, text_of

pytestmark = pytest.mark.usefixtures("qapp")

BODY = Styles(10).format_for(ParagraphStyle.BODY).type
ENGLISH, GERMAN = Hyphenator("en"), Hyphenator("de", frozenset({"Shusaku"}))
JUSTIFIED = LineSetting(justified=True)
TEXT = (
    "White neglects the connection of his weakened stones and concentrates on territorial "
    "enlargement, although the remaining possibilities are considerably restricted, because "
    "the opponent's influence increases, and neither the established framework nor the "
    "surrounding territories can be defended sufficiently."
)
GERMAN_TEXT = (
    "Weiß vernachlässigt die Verbindung seiner geschwächten Gruppe und spielt auf "
    "Gebietsvergrößerung, obwohl die verbliebenen Verteidigungsmöglichkeiten dadurch "
    "eingeschränkt werden und Schwarz Angriffsmöglichkeiten bekommt."
)


def set_in(text, width, setting=JUSTIFIED, type_=BODY):
    return break_lines((InlineText(text),), type_, width, setting=setting)


def text_on(line: TypesetLine) -> str:
    return "".join(part.text if isinstance(part, TextRun) else "o" for part in line.parts)


def joined(lines) -> str:
    """Return the text of lines, without the hyphens that are not in it."""
    return "".join(
        text_on(line).removesuffix("-") if line.is_hyphenated else f"{text_on(line)} "
        for line in lines
    ).strip()


def right_edge(line: TypesetLine) -> float:
    """Return the right edge of what is drawn on a line, in millimetres."""
    return max(part.end for part in line.parts) * line.type.em / EM


def test_all_lines_but_the_last_are_as_wide_as_the_column():
    lines = set_in(TEXT, 120)
    assert len(lines) > 2
    for line in lines[:-1]:
        assert line.width == 120
        assert right_edge(line) == pytest.approx(120, abs=0.02)
    assert lines[-1].width < 119
    assert right_edge(lines[-1]) == pytest.approx(lines[-1].width, abs=0.02)
    assert " ".join(map(text_on, lines)) == TEXT


def test_lines_before_line_feeds_are_left_aligned():
    lines = set_in("One line\nand another\n" + TEXT, 120)
    assert [line.width == 120 for line in lines[:3]] == [False, False, True]
    assert [text_on(line) for line in lines[2:]] == [text_on(line) for line in set_in(TEXT, 120)]


def test_ragged_lines_stay_as_they_are():
    assert set_in(TEXT, 120, RAGGED) == break_lines((InlineText(TEXT),), BODY, 120)
    assert set_in(TEXT, 120, LineSetting(hyphenator=ENGLISH)) == set_in(TEXT, 120, RAGGED)


def test_only_spaces_become_wider():
    text = "Some words " * 20
    ragged, justified = set_in(text, 100, RAGGED), set_in(text, 100)
    (before,), (after,) = ragged[0].parts, justified[0].parts
    gaps = before.text.count(" ")
    added = after.font.wordSpacing()
    assert after.text == before.text
    assert added * gaps == pytest.approx(100 * EM / BODY.em - before.end, abs=0.1)


def test_stones_and_styles_move_with_the_words_around_them():
    stone = InlineStone(BLACK, "61")
    inline = (
        InlineText("White cuts, and "),
        InlineText("Black ", bold=True),
        stone,
        InlineText(", however, is the only answer, " + TEXT),
    )
    (plain, *_), (line, *_) = (
        break_lines(inline, BODY, 100, setting=setting) for setting in (RAGGED, JUSTIFIED)
    )
    assert [type(part) for part in line.parts] == [TextRun, TextRun, StoneRun, TextRun]
    assert text_on(line) == text_on(plain)
    added = line.parts[0].font.wordSpacing()
    assert added > 0
    shifts = [new.x - old.x for new, old in zip(line.parts, plain.parts, strict=True)]
    assert shifts == pytest.approx([0, 3 * added, 4 * added, 4 * added], abs=0.1)
    assert right_edge(line) == pytest.approx(100, abs=0.02)


def test_narrow_spaces_of_french_quotation_marks_stay_narrow():
    text = "Le coup «\u202fnobi\u202f» est bon, " + "et il est simple, " * 8
    line = set_in(text, 100)[0]
    narrow = [part for part in line.parts if part.text == "\u202f"]
    assert len(narrow) == 2
    assert all(not part.font.wordSpacing() for part in narrow)
    assert text.startswith(text_on(line))
    assert right_edge(line) == pytest.approx(100, abs=0.02)


def test_a_line_whose_spaces_would_be_very_wide_is_left_aligned():
    word = "m" * int(118 / BODY.text_width("m"))
    lines = set_in(f"See {word} for more of this and that.", 120)
    assert text_on(lines[0]) == "See"
    assert lines[0].width < 20


@for_each("text", ["黒は隅で生きられない。" * 12, "שחור משחק בפינה " * 12])
def test_chinese_characters_and_right_to_left_text_are_set_as_before(text):
    setting = LineSetting(justified=True, hyphenator=ENGLISH)
    assert set_in(text, 90, setting) == set_in(text, 90, RAGGED)


def test_hyphenated_words_make_loose_lines_tighter():
    widths = range(70, 130, 4)
    whole = [_widest_space(set_in(GERMAN_TEXT, width)) for width in widths]
    hyphenated = [set_in(GERMAN_TEXT, width, LineSetting(True, GERMAN)) for width in widths]
    divided = [_widest_space(lines) for lines in hyphenated]
    assert sum(divided) < 0.8 * sum(whole)
    assert {joined(lines) for lines in hyphenated} == {GERMAN_TEXT}
    ends = [line for lines in hyphenated for line in lines if line.is_hyphenated]
    assert ends
    assert all(text_on(line).endswith("-") for line in ends)


def _widest_space(lines) -> float:
    """Return the additional width of the widest spaces; a left-aligned line counts, too."""
    return max(
        200.0 if line.width < lines[0].width else line.parts[0].font.wordSpacing()
        for line in lines[:-1]
    )


def test_a_word_wider_than_its_column_is_hyphenated_in_ragged_text():
    word = "Verteidigungsmöglichkeiten"
    setting = LineSetting(hyphenator=GERMAN)
    lines = set_in(f"Zu viele {word} hier", BODY.text_width("Verteidigungs"), setting)
    assert [text_on(line) for line in lines] == [
        "Zu viele",
        "Verteidi-",
        "gungsmög-",
        "lichkeiten",
        "hier",
    ]
    assert all(line.width <= BODY.text_width("Verteidigungs") for line in lines)
    assert not any(line.is_hyphenated for line in set_in(f"Zu viele {word} hier", 80, setting))


@for_each(
    ("text", "width", "expected"),
    [
        (
            "Donaudampfschifffahrtsgesellschaftskapitänskajüte",
            27,
            ["Donaudampf-", "schifffahrtsge-", "sellschaftskapi-", "tänskajüte"],
        ),
        ("Hmmmmmmmmmmmmmmm", 22, ["Hmmmmm-", "mmmmmm-", "mmmm"]),
        ("https://a.example/mmmmmm/mmmmmmmm", 24, None),
        ("Mm.1.mmmmmmmmmmmmm", 20, None),
    ],
)
@for_each("justified", [True, False])
def test_a_word_wider_than_its_column_is_never_cut_without_a_hyphen(
    text, width, expected, justified
):
    lines = set_in(text, width, LineSetting(justified, GERMAN))
    written = [text_on(line) for line in lines]
    if expected is None:
        assert len(lines) > 1
        assert "".join(written) == text
    else:
        assert written == expected


@for_each("width", [70, 80, 90, 100])
def test_the_lines_around_a_long_word_are_justified(width):
    word = "Pseudopseudohypoparathyroidism-Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio"
    text = f"{TEXT} {word} {TEXT}"
    lines = set_in(text, width, LineSetting(justified=True, hyphenator=ENGLISH))
    ragged = [text_on(line) for line in lines[:-1] if line.width < width]
    assert all(each.split()[-1].removesuffix("-") in word for each in ragged)
    assert joined(lines).replace(" ", "") == text.replace(" ", "")


@for_each("width", range(48, 90, 7))
@for_each("justified", [True, False])
def test_never_more_than_two_lines_in_a_row_end_with_a_hyphen(width, justified):
    words = "Verteidigungsmöglichkeiten Angriffsmöglichkeiten well-known Gebietsvergrößerungen "
    lines = set_in(words * 6, width, LineSetting(justified, GERMAN))
    ends = "".join("-" if text_on(line).endswith("-") else " " for line in lines)
    inserted = "".join("-" if line.is_hyphenated else " " for line in lines)
    assert "---" not in inserted
    for place, line in enumerate(lines):
        assert not (line.is_hyphenated and ends[max(place - 2, 0) : place] == "--")
    assert "".join(joined(lines).split()) == "".join((words * 6).split())


@for_each("width", range(60, 130, 3))
def test_no_part_of_a_word_is_alone_on_the_last_line(width):
    lines = set_in(GERMAN_TEXT, width, LineSetting(True, GERMAN))
    assert not (len(lines) > 1 and lines[-2].is_hyphenated and " " not in text_on(lines[-1]))


def test_names_in_the_game_information_stay_whole():
    text = "Shusaku " * 60
    for hyphenator in (GERMAN, Hyphenator("de")):
        lines = [
            line
            for width in range(70, 100, 3)
            for line in set_in(text, width, LineSetting(True, hyphenator))
        ]
        assert any(line.is_hyphenated for line in lines) is (not hyphenator.names)


@for_each("width", range(70, 100, 6))
def test_emoji_before_a_word_do_not_shift_its_hyphen(width):
    plain, text = (f"{start} {GERMAN_TEXT}" for start in ("mm", "🎉🎉"))
    lines = set_in(text, width, LineSetting(True, GERMAN))
    assert joined(lines) == text
    ends = {text_on(line)[-4:] for line in lines if line.is_hyphenated}
    assert ends <= {end for each in _all_ends(plain) for end in each}


def _all_ends(text):
    for width in range(60, 120, 2):
        lines = set_in(text, width, LineSetting(True, GERMAN))
        yield [text_on(line)[-4:] for line in lines if line.is_hyphenated]


_WORDS = st.lists(
    st.sampled_from(
        [
            *("a", "the", "territorial", "well-established", "opponent’s", "considerably,"),
            *("Q16", "W+3.5", "https://a.example/b", "–", "Black\u00a0–", "  ", "\n"),
            *("“Nobi”", "«\u202fmot\u202f»", "🎉", "黒は", "Verteidigungsmöglichkeiten"),
        ]
    ),
    max_size=40,
)


@given(_WORDS, st.floats(15, 140), st.booleans(), st.sampled_from([None, ENGLISH, GERMAN]))
def test_setting_loses_no_character_and_no_line_is_too_wide(words, width, justified, hyphenator):
    text = " ".join(words)
    lines = set_in(text, width, LineSetting(justified, hyphenator))
    written = joined(lines)
    assert "".join(written.split()) == "".join(text.split())
    for line in lines:
        if line.parts and width > 20:
            assert right_edge(line) <= width + 0.05
        gaps = sum(part.gaps for part in line.parts)
        if any(isinstance(part, TextRun) and part.font.wordSpacing() for part in line.parts):
            assert gaps
            assert line.width == width


@given(st.text("ab \u00a0\u202f\u2003\u3000黒🎉я", max_size=12))
def test_gaps_are_counted_as_qt_widens_them(text):
    font = BODY.font(text)
    for piece in TextRun(0, text, font).pieces():
        spaced = with_word_spacing(font, 50)
        added = (
            QFontMetricsF(spaced).horizontalAdvance(piece.text)
            - QFontMetricsF(font).horizontalAdvance(piece.text)
        )  # fmt: skip
        if piece.text != "\u202f":
            assert added == pytest.approx(50 * piece.gaps)


def page(width, *, justified, hyphenation=Hyphenation.AUTO, text=GERMAN_TEXT, **fields):
    """The lines of a page with one paragraph in a column of a width."""
    paper = Paper("", width + 20, 200)
    setup = PageSetup(
        paper, margins=Margins(10, 10, 10, 10), columns=1, justified=justified,
        hyphenation=hyphenation, page_numbers=False, running_heads=False, text_size=8.0,
    )  # fmt: skip
    paragraph = Paragraph((InlineText(text),), language="de", **fields)
    (sheet,) = sheets_of([Unit((paragraph,))], setup=setup)
    return [placed.line for placed in lines_on(sheet)]


def test_text_is_justified_in_columns_of_at_least_70_mm():
    assert all(line.width == 70 for line in page(70, justified=True)[:-1])
    assert not any(line.width == 69 for line in page(69, justified=True))
    assert not any(line.width == 70 for line in page(70, justified=False))


def test_hyphenation_can_be_turned_off():
    on = page(70, justified=True)
    assert any(line.is_hyphenated for line in on)
    off = page(70, justified=True, hyphenation=Hyphenation.NEVER)
    assert not any(line.is_hyphenated for line in off)


@for_each("style", [ParagraphStyle.TITLE, ParagraphStyle.SUBTITLE, ParagraphStyle.HEADING])
def test_headings_are_neither_justified_nor_hyphenated(style):
    lines = page(70, justified=True, style=style, text=GERMAN_TEXT[:120])
    assert not any(line.is_hyphenated or line.width == 70 for line in lines)


def test_a_paragraph_in_an_unknown_language_is_justified_but_not_hyphenated():
    paragraph = Paragraph((InlineText(GERMAN_TEXT),))
    setup = PageSetup(Paper("", 90, 200), margins=Margins(10, 10, 10, 10), columns=1)
    (sheet,) = sheets_of([Unit((paragraph,))], setup=replace(setup, justified=True))
    lines = [placed.line for placed in lines_on(sheet) if "Weiß" in text_of(placed)]
    assert lines[0].width == 70
    assert not lines[0].is_hyphenated


def test_no_word_is_divided_between_columns_if_that_can_be_avoided():
    lines = set_in(GERMAN_TEXT * 3, 72, LineSetting(True, GERMAN))
    paragraph = ParagraphLines(lines, 72)
    divided = 0
    for count in range(3, len(lines) - 2):
        box, _ = paragraph.split(count * paragraph.leading)
        divided += lines[len(box.items) - 1].is_hyphenated
    assert any(line.is_hyphenated for line in lines[3:-2])
    assert not divided
