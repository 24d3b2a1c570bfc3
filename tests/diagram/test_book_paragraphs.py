"""Running text as lines."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.blocks import InlineStone, InlineText
from goboard_gui.diagram.book.sheet import Sheet
from goboard_gui.diagram.book.typesetting.paragraphs import (
    PlacedLine,
    StoneRun,
    TextRun,
    TypesetLine,
    break_lines,
)
from goboard_gui.diagram.book.typesetting.styles import Styles
from goboard_gui.diagram.picture import StatusMark
from goboard_gui.record.properties.marks import Mark
from tests.cases import for_each
from tests.diagram.sheet_cases import BLACK, LONG, WHITE, difference, image

pytestmark = pytest.mark.usefixtures("qapp")

STYLES = Styles(10)
BODY = STYLES.cell
STONE = InlineStone(BLACK, "61")


def texts(lines: tuple[TypesetLine, ...]) -> list[str]:
    """What is written on each line; a stone is an `o`."""
    return [
        "".join(part.text if isinstance(part, TextRun) else "o" for part in line.parts)
        for line in lines
    ]


def test_a_text_is_broken_between_words_and_no_line_is_too_wide():
    lines = break_lines((InlineText(LONG * 3),), BODY, 60)
    assert " ".join(texts(lines)) == (LONG * 3).strip()
    assert all(0 < line.width <= 60 for line in lines)
    assert len(lines) == pytest.approx(BODY.text_width(LONG * 3) / 60, abs=1.5)


def test_line_feeds_break_lines_and_empty_lines_stay():
    assert texts(break_lines((InlineText("One\nTwo\n\nThree"),), BODY, 60)) == [
        "One",
        "Two",
        "",
        "Three",
    ]


@pytest.mark.parametrize(
    "inline", [(), (InlineText(""),), (InlineText(""), InlineText("", bold=True))]
)
def test_nothing_takes_no_line(inline):
    assert break_lines(inline, BODY, 60) == ()


def test_chinese_and_japanese_break_between_signs_but_not_before_a_full_stop():
    lines = texts(break_lines((InlineText("黒は左辺を囲った。" * 12),), BODY, 40))
    assert "".join(lines) == "黒は左辺を囲った。" * 12
    assert len(lines) > 5
    assert not any(line.startswith("。") for line in lines)


def test_a_word_longer_than_a_line_is_broken_anywhere():
    lines = texts(break_lines((InlineText("x" * 300),), BODY, 40))
    assert "".join(lines) == "x" * 300
    assert len(lines) > 3


def test_a_stone_is_as_wide_as_it_is_drawn_and_keeps_its_place():
    (line,) = break_lines((InlineText("at "), STONE, InlineText(", then")), BODY, 60)
    before, stone, after = line.parts
    assert isinstance(stone, StoneRun)
    assert stone.x == pytest.approx(BODY.text_width("at ") / BODY.em * 100, abs=1)
    assert after.x - stone.x == pytest.approx(130, abs=1)
    assert (before.text, after.text) == ("at ", ", then")


def test_a_stone_is_not_parted_from_the_comma_after_it():
    words = "many words that come before it at "
    for length in range(len(words)):
        lines = texts(
            break_lines((InlineText(words[length:]), STONE, InlineText(", and")), BODY, 40)
        )
        assert not any(line.startswith(",") for line in lines)


def test_what_parts_texts_on_one_line_is_seen_only_between_them():
    words = [f"word{number}" for number in range(40)]
    between = InlineText("\u00a0· ", is_separator=True)
    inline = tuple(part for word in words for part in (between, InlineText(word)))[1:]
    lines = break_lines(inline, BODY, 60)
    assert len(lines) > 3
    assert not any("·" in (line[:1], line[-1:]) for line in texts(lines))
    assert [word for line in texts(lines) for word in line.split("\u00a0· ")] == words
    assert all(line.width == pytest.approx(BODY.text_width(texts([line])[0])) for line in lines)


@given(st.lists(st.text("ab \n。·", min_size=1, max_size=20), max_size=9), st.floats(5, 60))
def test_lines_keep_their_width_whatever_parts_the_texts_on_them(words, width):
    inline = tuple(
        InlineText(word, is_separator=place % 2 == 1) for place, word in enumerate(words)
    )
    assert all(0 <= line.width <= width for line in break_lines(inline, BODY, width))


def test_what_parts_texts_is_seen_where_nothing_is_parted():
    assert texts(break_lines((InlineText("a"), InlineText(" ·", is_separator=True)), BODY, 60)) == [
        "a ·"
    ]


def test_bold_and_italic_are_faces_of_their_own():
    (line,) = break_lines(
        (InlineText("a"), InlineText("b", bold=True), InlineText("c", italic=True)), BODY, 60
    )
    assert [(p.font.bold(), p.font.italic()) for p in line.parts] == [
        (False, False),
        (True, False),
        (False, True),
    ]


ODD = {
    "arabic": "العربية",
    "hebrew": "שלום Go עולם 19",
    "override": "a\u202eb",
    "surrogates": "\ud800\udfff",
    "rare": "𠮷野家" * 20,
    "emoji": "👩\u200d👧",
    "zero": "a\0b",
    "tab": "\t",
}


@for_each("text", ODD.values(), ids=ODD)
def test_odd_texts_are_set_and_drawn(text):
    lines = break_lines((InlineText(text), STONE, InlineText(text, bold=True)), BODY, 30)
    items = tuple(PlacedLine(5, 5 + 5 * number, line) for number, line in enumerate(lines))
    assert sum(isinstance(part, StoneRun) for line in lines for part in line.parts) == 1
    assert image(Sheet(50, 50, items), 60).width() == 118


def test_signs_that_take_two_units_of_utf16_lose_nothing():
    inline = (InlineText("𠮷野 "), STONE, InlineText("𠮷" * 30), InlineText("abc", bold=True))
    assert "".join(texts(break_lines(inline, BODY, 25))) == "𠮷野 o" + "𠮷" * 30 + "abc"


INLINE = st.lists(
    st.one_of(
        st.builds(
            InlineText,
            st.text("ab c\n,。漢𠮷é", max_size=30),
            st.booleans(),
            st.booleans(),
            is_separator=st.just(False),
        ),
        st.builds(
            InlineStone,
            st.sampled_from([BLACK, WHITE, None]),
            st.sampled_from(["", "1", "61", "148", "a"]),
            st.sampled_from([None, *StatusMark]),
        ),
    ),
    max_size=8,
).map(tuple)


@given(INLINE, st.floats(20, 100))
def test_each_letter_and_each_stone_is_in_one_line(inline, width):
    lines = break_lines(inline, BODY, width)
    written = "".join("".join(texts(lines)).split())
    wanted = "".join(p.text if isinstance(p, InlineText) else "o" for p in inline)
    assert written == "".join(wanted.split())
    stones = [p.stone for line in lines for p in line.parts if isinstance(p, StoneRun)]
    assert stones == [part for part in inline if isinstance(part, InlineStone)]
    assert all(line.width <= width for line in lines)


def large(stone: InlineStone):
    """A stone in a line."""
    (line,) = break_lines((stone,), BODY, 60)
    return image(Sheet(8, 8, (PlacedLine(1, 1, line),)), 300)


@pytest.mark.parametrize("colour", [BLACK, WHITE])
def test_stones_with_numbers_letters_and_marks_differ(colour):
    kinds = [
        InlineStone(colour),
        InlineStone(colour, "7"),
        InlineStone(colour, "148"),
        InlineStone(colour, "A"),
        InlineStone(colour, mark=Mark.TRIANGLE),
        InlineStone(None, "a"),
        InlineStone(None, mark=Mark.CROSS),
    ]
    images = [large(kind) for kind in kinds]
    assert all(
        difference(one, other) > 0.2 for i, one in enumerate(images) for other in images[i + 1 :]
    )


def test_a_stone_stands_in_the_middle_of_the_capitals_beside_it():
    (line,) = break_lines((InlineStone(BLACK),), BODY, 60)
    drawn = image(Sheet(8, 8, (PlacedLine(1, 1, line),)), 600)
    dark = [y for y in range(drawn.height()) if drawn.pixelColor(60, y).value() < 128]
    middle = (dark[0] + dark[-1]) / 2 / 600 * 25.4
    capitals = 1 + BODY.baseline - 0.365 * BODY.em
    assert middle == pytest.approx(capitals, abs=0.1)
    assert line.width == pytest.approx(1.3 * BODY.em, abs=0.1)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Kato Masao 9p – Sato Sunao 8p", ("Masao 9p –", "Sunao 8p")),
        ("Problem 10 – wrong (instead of 3)", ("Problem 10 –", "of 3")),
    ],
)
@given(width=st.floats(30, 120))
def test_no_line_of_a_heading_begins_with_a_dash_or_the_number_of_a_word(text, kept, width):
    lines = texts(break_lines((InlineText(text),), BODY, width, is_heading=True))
    assert " ".join(lines) == text
    assert all(any(part in line for line in lines) for part in kept)
