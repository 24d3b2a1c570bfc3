"""Names of points and other short texts that stay on one line, in each format."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.book.blocks import Book, InlineStone, InlineText, Paragraph
from goboard_gui.diagram.book.typesetting.paragraphs import (
    TextRun,
    balance_lines,
    break_lines,
)
from goboard_gui.diagram.book.typesetting.styles import Styles
from goboard_gui.diagram.book.unbroken import unbroken_ranges
from goboard_gui.diagram.output.html import to_html
from goboard_gui.diagram.output.latex_text import latex_inline
from goboard_gui.diagram.output.text import wrap_text
from goboard_gui.go import Colour, Size
from goboard_gui.notation import NOTATIONS, Naming, notation
from goboard_gui.notation.prose import rename_points
from tests.cases import for_each

pytestmark = pytest.mark.usefixtures("qapp")

BODY = Styles(10).cell
SIZE = Size(19, 19)
NAMINGS = [naming for it in NOTATIONS if (naming := Naming(it, SIZE)).is_supported]


@for_each(
    ("text", "kept"),
    [
        ("At -3+3 and −3−2.", ["-3+3", "−3−2."]),
        ("–3 or –3–4", ["–3", "–3–4"]),
        ("White d4-e5, then", ["d4-e5,"]),
        ("(K10/L11)", ["(K10/L11)"]),
        ("=9=9/-8-8", ["=9=9/-8-8"]),
        ("the exchange -3-3- -2-2 is", ["-3-3- -2-2"]),
        ("T-6-6- T-5-5", ["T-6-6- T-5-5"]),
        ("(3,15)-(4,16)", ["(3,15)-(4,16)"]),
        ("黒3の十六は4の三-5の三", ["3の十六", "4の三-5の三"]),
        ("黒1-3は", ["1-3"]),
        ("moves 1–3, a 3-dan", ["1–3,", "3-dan"]),
        ("K10-L11-M12-N13-O14-P15", ["K10-L11-M12-N13", "O14-P15"]),
        ("beat Cho Chikun 9p, who", ["Chikun 9p"]),
        ("Honinbo Shusai (9 dan) and Lee Sedol [9d].", ["Shusai (9 dan)", "Sedol [9d]"]),
        (
            "O’Meara 3 dan, Jean-Luc 12 kyu, Meyer 6. Dan, Ng Jr. 9p",
            ["O’Meara 3 dan", "Jean-Luc 12 kyu", "Meyer 6. Dan", "Jr. 9p"],
        ),
        ("Иван 5 дан и Пётр 3-й дан", ["Иван 5 дан", "Пётр 3-й дан"]),
        ("秀哉 九段と呉 九段 조훈현 9단", ["秀哉 九段", "と呉 九段", "조훈현 9단"]),
        ("דוד 3d, محمد \u200e3d", ["דוד 3d", "محمد \u200e3d"]),
        ("he is 9 dan, and move 3 kills", ["9 dan"]),
        ("Black 3 dances, White 9 points, At 9 pm", []),
        ("a well-known and/or B/W", []),
        ("3- und 4-dan", ["4-dan"]),
        ("Kato (9 dan professional), 3. Dan", ["Kato (9 dan professional)", "3. Dan"]),
        ("a move--3 or -- 3, - 3", []),
        ("https://example.org/a1-b2/c3", []),
        ("", []),
        ("-", []),
    ],
)
def test_short_texts_with_digits_and_hyphens_stay_together(text, kept):
    assert [text[start:end] for start, end in unbroken_ranges(text)] == kept


@for_each(
    ("text", "kept"),
    [
        ("Time: 1:30:00 + 3x30 byo-yomi", ["byo-yomi"]),
        ("The ear-reddening game of Jean-Luc 9p", ["ear-reddening", "Jean-Luc 9p"]),
        ("Meijin-sen 1973-74-75", ["Meijin-sen", "1973-74-75"]),
        ("Kato–Sato, B/W - a--b -c d-", []),
        ("https://example.org/a-b", []),
    ],
)
def test_words_with_hyphens_stay_together_in_headings(text, kept):
    assert [text[start:end] for start, end in unbroken_ranges(text, is_heading=True)] == kept
    whole = {word for part in kept for word in part.split()}
    inline = (InlineText(text),)
    for width in range(45, 90):
        first = break_lines(inline, BODY, width, is_heading=True)
        for lines in (first, balance_lines(inline, BODY, width)):
            assert whole <= {word for line in lines for word in written(line).split()}


@given(st.text("ab3 -–/\n(,の十黒", max_size=60))
def test_ranges_are_in_order_apart_and_within_the_text(text):
    places = [place for span in unbroken_ranges(text) for place in span]
    assert places == sorted(places)
    assert not places or (places[0] >= 0 and places[-1] <= len(text))
    assert all(start < end for start, end in unbroken_ranges(text))


def names_in(naming: Naming) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from([*map(naming.name, naming.points())]), min_size=9, max_size=9)


def written(line: object) -> str:
    return "".join(part.text if isinstance(part, TextRun) else "0" for part in line.parts)


@given(st.data(), st.floats(20, 60))
def test_no_name_of_any_notation_is_divided_on_a_page(data, width):
    naming = data.draw(st.sampled_from(NAMINGS))
    names = data.draw(names_in(naming))
    text = f"At {' or at '.join(names)}, then ({') and ('.join(names)})"
    lines = [written(line) for line in break_lines((InlineText(text),), BODY, width)]
    assert " ".join(lines) == text
    assert all(any(name in line.split() for line in lines) for name in text.split())


@given(st.data(), st.floats(40, 70))
def test_no_pair_of_names_is_divided_on_a_page(data, width):
    naming = data.draw(st.sampled_from(NAMINGS))
    western = Naming(notation("western"), SIZE)
    pairs = [
        f"{one}{data.draw(st.sampled_from('-/'))}{other}"
        for one, other in zip(
            data.draw(names_in(western)), data.draw(names_in(western)), strict=True
        )
    ]
    text = rename_points(f"With {' or '.join(pairs)}", western, naming.name).text
    lines = [written(line) for line in break_lines((InlineText(text),), BODY, width)]
    wanted = text.removeprefix("With ").split(" or ")
    numbered = [pair for pair in wanted if any(map(str.isdigit, pair))]
    assert all(any(pair in line for line in lines) for pair in numbered)


def test_a_stone_and_what_is_joined_to_it_stay_together():
    stones = InlineStone(Colour.BLACK, "1"), InlineText("–"), InlineStone(Colour.BLACK, "3")
    for length in range(30):
        lines = [
            written(line)
            for line in break_lines((InlineText(f"{'x' * length} "), *stones), BODY, 50)
        ]
        assert lines[-1].endswith("0–0")


def test_a_range_wider_than_the_line_is_divided_and_nothing_is_lost():
    text = "xy d4-e5-f6 𠮷 office d4-e5"
    for width in range(2, 40):
        lines = [written(line) for line in break_lines((InlineText(text),), BODY, width)]
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@for_each("text", ["Internationalization x", "Figure 3: d4-e5/K10 x", "x (3の十六-4の三)"])
def test_balanced_lines_divide_no_word_that_fits(text):
    for width in range(18, 60):
        first = break_lines((InlineText(text),), BODY, width)
        balanced = balance_lines((InlineText(text),), BODY, width)
        assert len(balanced) == len(first)
        if " ".join(map(written, first)) == text:
            assert " ".join(map(written, balanced)) == text


def test_plain_text_keeps_them_together():
    assert wrap_text("黒は3の十六に打つ。 At -3-3- -2-2.", 11) == [
        "黒は3の十六",
        "に打つ。 At",
        "-3-3- -2-2.",
    ]
    assert wrap_text("黒は3の十六に打つ。", 9) == ["黒は", "3の十六に", "打つ。"]


def test_latex_and_html_keep_them_together_as_well():
    inline = (InlineText("At -3+3, d4-e5\nor K10/L11. Well-known <3の十六>"),)
    assert latex_inline(inline) == (
        r"At \mbox{-3+3}, \mbox{d4-e5}\gobreak{}or K10/L11. Well-known "
        r"\textless{}3\gocjk{の十六}\textgreater{}"
    )
    page = to_html(Book((Paragraph(inline),)))
    assert [*re.findall(r'<span class="unbroken">([^<]*)</span>', page)] == [
        "-3+3,",
        "d4-e5",
        "K10/L11.",
        "3の十六",
    ]
    assert "d4-e5</span><br>" in page
    assert ".unbroken { white-space: nowrap }" in page


@for_each(
    ("name", "rank"),
    [
        ("Lee Sedol", "9p"),
        ("Honinbo Shusai", "(9 dan)"),
        ("Cho Chikun", "[9d]"),
        ("Ernst Meyer", "6. Dan"),
        ("Иван", "5 дан"),
    ],
)
def test_ranks_stay_with_names_in_text_and_headings_of_all_formats(name, rank):
    for length in range(0, 40, 3):
        text = f"{'x' * length} {name} {rank} – {name} {rank}"
        for is_heading in (False, True):
            lines = break_lines((InlineText(text),), BODY, 50, is_heading=is_heading)
            assert "".join(map(written, lines)).count(rank) == 2
            assert sum(written(line).count(f"{name.split()[-1]} {rank}") for line in lines) == 2
    inline = (InlineText(f"So {name} {rank} won."),)
    last = f"{name.split()[-1]} {rank}"
    assert last.replace(" ", "~") in re.sub(r"\\gosign{(.*?)}", r"\1", latex_inline(inline))
    assert f'<span class="unbroken">{last}</span>' in to_html(Book((Paragraph(inline),)))
